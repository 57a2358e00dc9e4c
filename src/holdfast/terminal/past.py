"""What the answers of a game left behind in its log, and which of them no person had to give."""

from collections.abc import Iterable
from pathlib import Path

from holdfast.core.engine.game import Game
from holdfast.core.engine.orders import needless
from holdfast.core.words.log import Log


class Past:
    """Where in the log the lines of each answer end, and which answers were given by standing order."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.marks = [len(log.lines)]
        self.passed: set[int] = set()

    def add(self, by_itself: bool) -> None:
        if by_itself:
            self.passed.add(len(self.marks) - 1)
        self.marks.append(len(self.log.lines))

    def forget(self) -> None:
        """Lines of an answer that failed."""
        del self.log.lines[self.marks[-1] :]

    def back(self, to: int) -> None:
        del self.marks[to + 1 :]
        self.passed = {answer for answer in self.passed if answer < to}
        self.forget()


def history(game: Game, packs: Iterable[Path] = ()) -> Past:
    """The past of a game, by giving the recorded answers again; what standing orders would have passed, they did."""
    log = Log(game.kind)
    journal = game.journal or []
    again = game.kind.opened(game.players, game.options, game.seed, game.opening, packs, (log,))
    past = Past(log)
    for entry in journal:
        go_on = None if again.over else needless(again, entry.seat)
        if not again.replay((entry,)):
            break
        past.add(go_on is not None and go_on.key == entry.key)
    past.marks += past.marks[-1:] * (len(journal) + 1 - len(past.marks))
    return past
