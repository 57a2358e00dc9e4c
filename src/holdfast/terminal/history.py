"""What the answers of a game left behind in its log, and which of them no person had to give."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.text.log import Log


class SessionHistory:
    """Where in the log the lines of each answer end, which answers were given by standing order, and what was taken back."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.marks = [len(log.lines)]
        self.passed: set[int] = set()
        self._taken: list[list[tuple[Entry, bool]]] = []

    def add(self, entry: Entry, by_itself: bool) -> None:
        """One more answer. The same again goes on towards where the game was; any other leads elsewhere."""
        last = self._taken.pop() if self._taken else []
        if last and (entry.seat, entry.question, entry.key) != (last[0][0].seat, last[0][0].question, last[0][0].key):
            self._taken.clear()
        elif last[1:]:
            self._taken.append(last[1:])
        if by_itself:
            self.passed.add(len(self.marks) - 1)
        self.marks.append(len(self.log.lines))

    def forget(self) -> None:
        """Lines of an answer that failed."""
        del self.log.lines[self.marks[-1] :]

    def back(self, to: int, entries: list[Entry]) -> None:
        """These answers are taken back. Where dice fell they are gone: who answers again rolls anew."""
        if any(entry.outcomes for entry in entries):
            self._taken.clear()
        else:
            self._taken.append([(entry, to + n in self.passed) for n, entry in enumerate(entries)])
        del self.marks[to + 1 :]
        self.passed = {answer for answer in self.passed if answer < to}
        self.forget()

    def lines_of_luck(self, journal: list[Entry]) -> Iterator[int]:
        """Lines of answers in which dice fell or cards were drawn."""
        for entry, begin, end in zip(journal, self.marks, self.marks[1:], strict=False):
            if entry.outcomes:
                yield from range(begin, end)

    def again(self) -> list[tuple[Entry, bool]]:
        """What was taken back last and may be given again, with whether a standing order gave it."""
        return self._taken[-1] if self._taken else []


def history(game: Game, packs: Iterable[Path] = ()) -> SessionHistory:
    """The past of a game, by giving the recorded answers again; what standing orders would have passed, they did."""
    log = Log(game.definition)
    journal = game.journal or []
    again = game.definition.reopened(game, packs, (log,))
    past = SessionHistory(log)
    for entry in journal:
        go_on = None if again.over else default_pass(again, entry.seat)
        if not again.replay((entry,)):
            break
        past.add(entry, go_on is not None and go_on.key == entry.key)
    past.marks += past.marks[-1:] * (len(journal) + 1 - len(past.marks))
    return past
