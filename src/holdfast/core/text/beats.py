"""Beats: what an answer set off, one thing after another, so that it can be shown as it happened.

A game names in one place which of its effects begin a beat and of what kind it is (`TextHooks.beats`, beside its words).
Whatever is told after it, until the next one begins, belongs to it; so does every change on the table.
"""

from collections.abc import Mapping

from msgspec import Struct

from holdfast.core.engine.effect import AnyEffect, Cause, tag_of
from holdfast.core.state.world import World

DEED = "deed"
"""The answer itself, with which an answer's beats begin."""
KINDS = frozenset(
    {
        DEED,
        "phase",
        "dice",
        "card",
        "tile",
        "page",
        "move",
        "build",
        "use",
        "fight",
        "gain",
        "loss",
        "wound",
        "heal",
        "death",
        "end",
    }
)


class Beat(Struct):
    """One thing that happened: of what kind, where, by whom, and the table as it lay before.

    `line` and `die` count the lines of the log and the throws of dice that had been told before it.
    """

    kind: str
    before: World
    line: int
    die: int
    place: str = ""
    seat: int = -1
    who: int = -1


class Beats:
    """Parts what happens after an answer into beats. Told of every effect, after it was applied."""

    def __init__(self, kinds: Mapping[str, str], begins: World) -> None:
        self._kinds = kinds
        self._lies = begins
        """The table before the effect that is told of next."""
        self.found = [Beat(DEED, begins, 0, 0)] if kinds else []

    def applied(self, effect: AnyEffect, by: Cause, w: World, told: bool, line: int, die: int) -> None:
        """An effect; `told` says whether the log tells of it. What is not told is no beat: it may be hidden."""
        if not self._kinds:
            return
        kind = self._kinds.get(tag_of(type(effect))) if told else None
        if kind is not None:
            self.found.append(Beat(kind, self._lies, line, die, by.place or by.target, by.seat, by.who))
        self._lies = w.copy()
