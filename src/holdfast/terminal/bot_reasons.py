"""Bots' reasons for their answers since a person last answered."""

from typing import Any

from holdfast.core.engine.effect import Seat
from holdfast.core.player import Reason
from holdfast.core.text.localizer import Localizer, MissingText

MOST = 4
"""Maximum number of reasons reported per bot, the latest ones."""


class BotReasons:
    """Each bot's answers and their reasons, worded at the time of the answer."""

    def __init__(self) -> None:
        self._given: dict[Seat, dict[str, list[str]]] = {}
        self._closed = False

    def add(self, seat: Seat, answer: str, why: str) -> None:
        """Record an answer under its reason; answers with the same reason are grouped, and a secret answer is passed
        as ""."""
        if self._closed:
            self._given.clear()
            self._closed = False
        if why:
            answers = self._given.setdefault(seat, {}).setdefault(why, [])
            if answer and answer not in answers:
                answers.append(answer)

    def close(self) -> None:
        """Start a new collection with the next answer, because a person has answered."""
        self._closed = True

    def told(self) -> list[tuple[Seat, list[str], str]]:
        """Return seat, answers and reason of every recorded reason, in seat order."""
        return [
            (seat, answers, why)
            for seat, reasons in sorted(self._given.items())
            for why, answers in list(reasons.items())[-MOST:]
        ]


def reason_text(why: Reason | None, localizer: Localizer, w: Any) -> str:
    """Return the text of a bot's reason, or "" if it has none."""
    try:
        return localizer.because(why, w) if why is not None else ""
    except MissingText:
        return ""
