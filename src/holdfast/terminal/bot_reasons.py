"""Why companions did what they did since a person last answered, for whoever asks."""

from typing import Any

from holdfast.core.engine.effect import Seat
from holdfast.core.player import Reason
from holdfast.core.text.localizer import Localizer, MissingText

MOST = 4
"""So many answers of each are told, the latest."""


class BotReasons:
    """What each companion answered, and why, in words of that moment. The next answer after one of a person begins them anew."""

    def __init__(self) -> None:
        self._given: dict[Seat, dict[str, list[str]]] = {}
        self._closed = False

    def add(self, seat: Seat, answer: str, why: str) -> None:
        """Answers for one and the same reason are told together; a secret one is not told."""
        if self._closed:
            self._given.clear()
            self._closed = False
        if why:
            answers = self._given.setdefault(seat, {}).setdefault(why, [])
            if answer and answer not in answers:
                answers.append(answer)

    def close(self) -> None:
        """A person has answered: what companions do from now on is news."""
        self._closed = True

    def told(self) -> list[tuple[Seat, list[str], str]]:
        """Who did what, and why, by seats."""
        return [
            (seat, answers, why)
            for seat, reasons in sorted(self._given.items())
            for why, answers in list(reasons.items())[-MOST:]
        ]


def reason_text(why: Reason | None, localizer: Localizer, w: Any) -> str:
    """A player's reason as it stands now; without words, nothing."""
    try:
        return localizer.because(why, w) if why is not None else ""
    except MissingText:
        return ""
