"""Log positions of the answers of a game, answers given by standing order, and the redo stack."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.text.log import Log


class SessionHistory:
    """The end of each answer in the log, the answers given by standing order, and the undone answers."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.marks = [len(log.lines)]
        self.passed: set[int] = set()
        self._taken: list[list[tuple[Entry, bool]]] = []

    def add(self, entry: Entry, by_itself: bool) -> None:
        """Record an answer; the redo stack survives only if this is the undone answer."""
        last = self._taken.pop() if self._taken else []
        if last and (entry.seat, entry.question, entry.key) != (last[0][0].seat, last[0][0].question, last[0][0].key):
            self._taken.clear()
        elif last[1:]:
            self._taken.append(last[1:])
        if by_itself:
            self.passed.add(len(self.marks) - 1)
        self.marks.append(len(self.log.lines))

    def forget(self) -> None:
        """Delete the log lines of an answer that failed."""
        del self.log.lines[self.marks[-1] :]

    def back(self, to: int, entries: list[Entry]) -> None:
        """Move these answers to the redo stack; answers with random outcomes clear it instead."""
        if any(entry.outcomes for entry in entries):
            self._taken.clear()
        else:
            self._taken.append([(entry, to + n in self.passed) for n, entry in enumerate(entries)])
        del self.marks[to + 1 :]
        self.passed = {answer for answer in self.passed if answer < to}
        self.forget()

    def lines_of_luck(self, journal: list[Entry]) -> Iterator[int]:
        """Yield the log lines of answers with dice or drawn cards."""
        for entry, begin, end in zip(journal, self.marks, self.marks[1:], strict=False):
            if entry.outcomes:
                yield from range(begin, end)

    def again(self) -> list[tuple[Entry, bool]]:
        """Return the answers to redo, each with whether a standing order gave it."""
        return self._taken[-1] if self._taken else []


def history(game: Game, packs: Iterable[Path] = ()) -> SessionHistory:
    """Rebuild the history of a game by replaying its answers; an answer counts as passed if a standing order would
    have given it."""
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
