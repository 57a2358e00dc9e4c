"""Beats: the animated steps of one answer.

A game declares which of its effects start a beat and of what kind (`TextHooks.beats`, beside its messages). Log entries
and changes up to the next beat belong to it.
"""

from collections.abc import Mapping

from msgspec import Struct

from holdfast.core.engine.effect import AnyEffect, Cause, tag_of
from holdfast.core.state.world import World

DEED = "deed"
"""The kind of an answer's first beat, the answer itself."""
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
    """One animated step: its kind, place and actor, and the table before it.

    `line` and `die` count the earlier log lines and dice rolls.
    """

    kind: str
    before: World
    line: int
    die: int
    place: str = ""
    seat: int = -1
    who: int = -1


class Beats:
    """Splits the effects of an answer into beats. Called for every effect after it was applied."""

    def __init__(self, kinds: Mapping[str, str], begins: World) -> None:
        self._kinds = kinds
        self._lies = begins
        """The table before the next effect."""
        self.found = [Beat(DEED, begins, 0, 0)] if kinds else []

    def applied(self, effect: AnyEffect, by: Cause, w: World, told: bool, line: int, die: int) -> None:
        """Handle an effect; `told` says whether it has a log entry. Effects without one start no beat: they may be hidden."""
        if not self._kinds:
            return
        kind = self._kinds.get(tag_of(type(effect))) if told else None
        if kind is not None:
            self.found.append(Beat(kind, self._lies, line, die, by.place or by.target, by.seat, by.who))
        self._lies = w.copy()
