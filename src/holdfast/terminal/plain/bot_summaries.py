"""What companions did before a person is asked again: told together for each of them, the ordinary in one sentence.

Lines are joined where they begin with the same companion, name nobody else and read out no card, and where no dice or draws
were made; nothing of them is left out. Whatever else happens has a line of its own, as in the log.
"""

from collections.abc import Iterable
from typing import NamedTuple

from holdfast.core.engine.effect import Seat
from holdfast.core.text.localizer import sentence
from holdfast.core.text.log import LogEntry
from holdfast.terminal.session import Session

NOBODY = -1
HEADINGS = ("—", "·")
"""What the log's own headings begin with: after one of them nobody in particular acts."""


class SpokenLine(NamedTuple):
    """A line of the log with its words, and whose it is."""

    line: LogEntry
    words: str
    seat: Seat
    joins: bool
    """It may be told in one sentence with the lines around it."""


class BotSummaries:
    """Reads whose doing the lines of a log are."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.names = {seat: called(session, seat) for seat in range(session.game.players)}

    def read(self, since: int) -> list[SpokenLine]:
        """The lines from one on. What names nobody at its beginning is his between whose lines it stands."""
        session = self.session
        lucky = set(session.past.lines_of_luck(session.game.journal or []))
        found: list[SpokenLine] = []
        for n, line in enumerate(session.log.lines[since:], since):
            words = sentence(session.spoken(line))
            seat = next((one for one, names in self.names.items() if words.startswith(names)), NOBODY)
            joins = seat in session.bots and n not in lucky and self.alone(words, seat) and not session.cards(line)
            found.append(SpokenLine(line, words, seat, joins))
        return between(found)

    def alone(self, words: str, seat: Seat) -> bool:
        """Does a line say what one companion does, and of nobody else?"""
        rest = without(words, self.names[seat])
        others = [name for one, names in self.names.items() if one != seat for name in names]
        return rest[:1].islower() and not any(name.casefold() in rest.casefold() for name in others)

    def joined(self, lines: Iterable[SpokenLine]) -> list[tuple[str, list[LogEntry]]]:
        """Sentences with the lines that they tell."""
        told: list[tuple[str, list[LogEntry]]] = []
        last: SpokenLine | None = None
        for one in lines:
            if last is not None and last.joins and one.joins and one.seat == last.seat:
                words, several = told[-1]
                told[-1] = (
                    join(words, without(last.words, self.names[one.seat]), without(one.words, self.names[one.seat])),
                    several,
                )
                several.append(one.line)
            else:
                told.append((one.words, [one.line]))
            last = one
        return told


def between(lines: list[SpokenLine]) -> list[SpokenLine]:
    """Lines of nobody between two of one companion, with no heading among them, are told with his."""
    last, begun = NOBODY, 0
    for n, one in enumerate(lines):
        if one.seat != NOBODY:
            if one.seat == last:
                lines[begun:n] = [each._replace(seat=last) for each in lines[begun:n]]
            last, begun = one.seat, n + 1
        elif one.words.startswith(HEADINGS):
            last = NOBODY
    return lines


def called(session: Session, seat: Seat) -> tuple[str, ...]:
    """What lines about somebody may begin with: with and without an article, or the first name alone."""
    name, the = (
        session.name(seat),
        sentence(session.localizer.noun(f"the-who-{seat}", w=session.game.world)).rstrip("."),
    )
    return tuple(dict.fromkeys([the, name, *([name.split()[0]] if the == name else [])]))


def without(words: str, names: tuple[str, ...]) -> str:
    """A line without the name that it begins with."""
    name = next(name for name in names if words.startswith(name))
    return words.removeprefix(name).strip()


def join(told: str, before: str, clause: str) -> str:
    """One clause more; what is done in the same words is said after a comma."""
    head, colon, what = clause.partition(": ")
    alike = colon and before.startswith(f"{head}: ")
    return f"{told.removesuffix('.')}{', ' if alike else '; '}{what if alike else clause}"
