"""Summaries of the bots' answers before a person is asked: one sentence per bot.

Lines are joined if they begin with the same bot's name, mention no other player, read out no card and involve no dice
or draws. All other lines are printed on their own, as in the log.
"""

from collections.abc import Iterable
from typing import NamedTuple

from holdfast.core.engine.effect import Seat
from holdfast.core.text.localizer import sentence
from holdfast.core.text.log import LogEntry
from holdfast.terminal.session import Session

NOBODY = -1
HEADINGS = ("—", "·")
"""Beginnings of log headings; lines after a heading belong to no player."""


class SpokenLine(NamedTuple):
    """A log line with its text and its player."""

    line: LogEntry
    words: str
    seat: Seat
    joins: bool
    """Whether it may be joined with adjacent lines."""


class BotSummaries:
    """Assignment of log lines to bots, and the joined sentences."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.names = {seat: called(session, seat) for seat in range(session.game.players)}

    def read(self, since: int) -> list[SpokenLine]:
        """Return the log lines from `since`, each with its player."""
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
        """Return whether a line begins with this player and mentions no other."""
        rest = without(words, self.names[seat])
        others = [name for one, names in self.names.items() if one != seat for name in names]
        return rest[:1].islower() and not any(name.casefold() in rest.casefold() for name in others)

    def joined(self, lines: Iterable[SpokenLine]) -> list[tuple[str, list[LogEntry]]]:
        """Return the joined sentences with their log lines."""
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
    """Assign lines without a player to the bot whose lines surround them, unless a heading intervenes."""
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
    """Return the beginnings of lines about a player: the name with and without article, or the first name."""
    name, the = (
        session.name(seat),
        sentence(session.localizer.noun(f"the-who-{seat}", w=session.game.world)).rstrip("."),
    )
    return tuple(dict.fromkeys([the, name, *([name.split()[0]] if the == name else [])]))


def without(words: str, names: tuple[str, ...]) -> str:
    """Return a line without the name it begins with."""
    name = next(name for name in names if words.startswith(name))
    return words.removeprefix(name).strip()


def join(told: str, before: str, clause: str) -> str:
    """Append a clause; one with the same introduction follows a comma."""
    head, colon, what = clause.partition(": ")
    alike = colon and before.startswith(f"{head}: ")
    return f"{told.removesuffix('.')}{', ' if alike else '; '}{what if alike else clause}"
