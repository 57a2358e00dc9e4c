"""House rules 1.2: how the lost try to return."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.cards import Choice
from holdfast.games.naufragos.dice.log import Faces
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.exploration.lost import (
    AfterFirst,
    Attempt,
    Found,
    looking_for_the_camp,
    lost_group,
    lost_roll,
    lower_markers,
    second_pawns,
    use_pawns,
)
from holdfast.games.naufragos.exploration.returning import return_bonus
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.plot.decisions import Decide, Vote
from holdfast.games.naufragos.world import Shore


class HrAttempt(Attempt):
    """Rows 17 and 18, NA-273: markers down by the number of pawns, then each member rolls in turn."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = lost_group(w, self.members)
        if group is None:
            return ()
        use_pawns(w, group)
        lower_markers(w, group, len(group.members))
        return tuple([LostRoll(seat, self.members) for seat in w.living() if seat in group.members])


class LostRoll(Effect[Shore]):
    """NA-273, NA-593: one member's roll; nobody rolls after a success."""

    seat: int
    members: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if lost_group(w, self.members) is None or not w.is_lost(self.seat):
            return ()
        return (Roll("return", 2, (self.seat,), (ReadLostRoll(self.seat, self.members),)),)


class ReadLostRoll(ReadsDice, Effect[Shore]):
    """NA-274, NA-282: one success brings back the whole group."""

    seat: int
    members: tuple[int, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        result = total(w)
        group = lost_group(w, self.members)
        if group is None:
            return ()
        result += return_bonus(w, group.members, self.seat)
        return (Found(group.members),) if result >= group.difficulty else ()

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        return lost_roll(w, faces, self.members, self.seat)


class HrAfterFirst(AfterFirst):
    """Rows 19 and 20, NA-277: a second attempt if the group wishes."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.solo():
            return (LostAlone(),)
        if lost_group(w, self.members) is None:
            return second_pawns(w, self.members)
        try_again = Choice("try-again", (Attempt(self.members),))
        return (GroupDecides(self.members, (try_again, Choice("stay-lost"))),)


class GroupDecides(Effect[Shore]):
    """NA-277, NA-691: the lost group decides as a whole."""

    members: tuple[int, ...]
    choices: tuple[Choice, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        members = [s for s in w.living() if s in self.members]
        if len(members) == 1:
            return (Decide(self.choices, str(members[0])),)
        return (Vote(tuple(members), self.choices),) if members else ()


class LostAlone(Question[Shore]):
    """NA-279, NA-284, NA-286: a lost solo player may try again with the second pawn and with the white one, in any
    order; once back, the pawns left may be placed."""

    white: bool = True
    """The white pawn is still at hand."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (0,) if w.is_lost(0) and (self.white or w.free_pawns[0]) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.free_pawns[0]:
            menu.add("try-again", Attempt((0,)), LostAlone(self.white))
        if self.white:
            menu.add("white-attempt", WhiteAttempt(), LostAlone(white=False))
        menu.add("stay-lost")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.is_lost(0):
            return ()
        return (*((WhitePawn(),) if self.white else ()), *second_pawns(w, (0,)))


class WhiteAttempt(Effect[Shore]):
    """NA-279: the marker 1 space down, 2 dice; no coloured pawn is used."""

    accounts_for = ("groups", "free_pawns")

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = lost_group(w, (0,))
        if group is None:
            return ()
        lower_markers(w, group, 1)
        return (LostRoll(0, (0,)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-279: alone, with the white pawn."""
        return looking_for_the_camp(w, (0,), "white")
