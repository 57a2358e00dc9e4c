"""Lost castaways try to return (NA-270 to NA-285)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.dice.log import Faces, against
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.exploration.returning import return_bonus, return_modifiers
from holdfast.games.naufragos.log import AWAY, group, line
from holdfast.games.naufragos.pawns.placing import PlacePawn
from holdfast.games.naufragos.world import Group, Shore


def lower(w: Shore, difficulty: int, n: int) -> int:
    """NA-281: lost markers go down to the end of the track."""
    return max(w.rules.lowest_difficulty, difficulty - n)


def lower_markers(w: Shore, group: Group, n: int) -> None:
    """The markers of one group, so many spaces down."""
    lowered = Group(group.members, lower(w, group.difficulty, n))
    w.groups = tuple([lowered if g.members == group.members else g for g in w.groups])


class LostReturn(Effect[Shore]):
    """NA-270, NA-285: group after group, clockwise by the first member from the starting player."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.groups:
            return ()
        order = w.turn_order(w.starter)
        groups = sorted(w.groups, key=lambda g: min([order.index(s) for s in g.members]))
        return tuple([FirstAttempt(g.members) for g in groups])


def lost_group(w: Shore, members: tuple[int, ...]) -> Group | None:
    """The group as it is now: somebody may have died, or they may be back."""
    return next((g for g in w.groups if set(g.members) <= set(members)), None)


class FirstAttempt(Effect[Shore]):
    """NA-272, NA-275, NA-276: [2013] one pawn each, markers 1 down, one roll; the second attempt is compulsory."""

    members: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Attempt(self.members), AfterFirst(self.members))


class Attempt(Effect[Shore]):
    """NA-272, NA-274: each member uses a pawn, the markers move down, the group rolls."""

    members: tuple[int, ...]
    accounts_for = ("groups", "free_pawns")

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = lost_group(w, self.members)
        if group is None:
            return ()
        use_pawns(w, group)
        lower_markers(w, group, 1)
        return (Roll("return", 2, group.members, (ReadAttempt(group.members),)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-272, NA-273: each of them uses a pawn, and their markers go down."""
        return looking_for_the_camp(w, self.members, "coloured")


def looking_for_the_camp(w: Shore, members: tuple[int, ...], pawn: str) -> LogEntry | None:
    """The log entry of an attempt (NA-272, NA-273, NA-279)."""
    lost = lost_group(w, members)
    return None if lost is None else line("attempt", n=lost.difficulty, pawn=pawn, **group(w, lost.members))


def use_pawns(w: Shore, group: Group) -> None:
    """One pawn of each member."""
    for seat in group.members:
        w.free_pawns[seat] = max(0, w.free_pawns[seat] - 1)


def lost_roll(w: Shore, faces: Faces, members: tuple[int, ...], roller: int = -1) -> LogEntry | None:
    """The log entry of an attempt of the lost: [2013] of all of them, [HR1.2] of one."""
    lost = lost_group(w, members)
    if lost is None:
        return None
    seats = lost.members if roller < 0 else (roller,)
    return against("lost", w, faces, seats, return_modifiers(w, lost.members, roller), lost.difficulty)


class ReadAttempt(ReadsDice, Effect[Shore]):
    """NA-274, NA-282: at least the number of the markers."""

    members: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        result = total(w) + return_bonus(w, self.members)
        group = lost_group(w, self.members)
        return (Found(self.members),) if group is not None and result >= group.difficulty else ()

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        return lost_roll(w, faces, self.members)


class Found(Effect[Shore]):
    """NA-283: they are back in the camp."""

    members: tuple[int, ...]
    beat = "move"
    accounts_for = AWAY

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in self.members:
            w.away &= ~(1 << seat)
        w.groups = tuple([g for g in w.groups if g.members != self.members])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("found", **group(w, self.members))


class AfterFirst(Effect[Shore]):
    """NA-275, NA-276: back, they place their second pawn; otherwise they try again."""

    members: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if lost_group(w, self.members) is not None:
            return (Attempt(self.members),)
        return second_pawns(w, self.members)


def second_pawns(w: Shore, members: tuple[int, ...]) -> Effects:
    """NA-275: clockwise from the starting player."""
    return tuple([PlacePawn(s) for s in w.living() if s in members])
