"""A whole turn (NA-200): read this first."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import EndOf, Window
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.camp.camp_board import Standing, harm_seen
from holdfast.games.naufragos.exploration.lost import LostReturn, lower
from holdfast.games.naufragos.exploration.summit import turn_left, turns_left
from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.flow.event import EventPhase
from holdfast.games.naufragos.log import DAY, PAWNS, WHITE, came_to, fields, line, one
from holdfast.games.naufragos.night.meals import Eating, FireStep
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.pawns.placing import Placing
from holdfast.games.naufragos.pawns.resolving import Resolving
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import NOBODY, Group, Shore, nobody_rescued


class Turn(Effect[Shore]):
    """NA-200: event, actions, survival, end of turn."""

    beat = "phase"
    accounts_for = ("turn", "starter", *DAY, *PAWNS)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.turn += 1
        w.today = ()
        w.scorched = w.prepared = w.alert = 0
        w.white, w.white_waits = "", False
        w.lost_turns += w.away.bit_count()
        return PHASES

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-203: [HR1.2] where no event is left, no turn begins."""
        if not turns_left(w):
            return None
        last = "yes" if w.last_turn == w.turn else "no"
        return line("turn", n=w.turn, of=w.turn - 1 + turns_left(w), last=last, **one(w, w.starter))


class ActionsPhase(Effect[Shore]):
    """NA-200 B: the starting player's white pawn, castaways not lost, lost castaways, resolution."""

    beat = "phase"
    accounts_for = (*PAWNS, *WHITE, "fed", "left", "dog_fed")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "actions"
        w.pawns = {}
        w.free_pawns = [w.rules.pawns] * w.players
        if w.dead:
            for seat in range(w.players):
                if w.is_dead(seat):
                    w.free_pawns[seat] = 0
        w.done = [()] * w.players
        steps = ACTIONS_OF_THE_LOST if w.groups else ACTIONS
        return (Standing("actions"), *steps) if harm_seen(w, "actions") else steps

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("phase", phase="actions")


class ActionsOver(Effect[Shore]):
    """NA-252: [2013] the white pawn stays on its card until the end of this phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.pawns = {}
        if not w.white_waits:
            w.white = ""
        return ()


class SurvivalPhase(Effect[Shore]):
    """NA-200 C, NA-725: eat, keep warm; then the rescue of a last turn is checked."""

    beat = "phase"
    accounts_for = (*PAWNS, *WHITE, "fed", "left", "dog_fed")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "survival"
        steps = WAKEFUL_NIGHT if w.wakeful() else NIGHT
        return (Standing("survival"), *steps) if harm_seen(w, "survival") else steps

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("phase", phase="survival")


class EndOfTurn(Effect[Shore]):
    """NA-200 D, NA-330: [2013] the wounds step, after the rescue check; then upkeep."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "end"
        return END


class Upkeep(Effect[Shore]):
    """NA-350 to NA-357: perishable food rots, lost markers go down, the token passes on."""

    accounts_for = ("groups",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        barrel = w.holder("keeps-cube") if w.cubes else NOBODY
        rotten = w.cubes - 1 if barrel >= 0 and not w.is_lost(barrel) else w.cubes
        if w.groups:
            before, w.groups = w.groups, lowered(w)
            nearer = [now for now, then in zip(w.groups, before, strict=True) if now.difficulty < then.difficulty]
            w.came_to = tuple([(seat, 1) for group in nearer for seat in group.members])
        out: Effects = (Rot(rotten),) if rotten else ()
        if w.fire and not w.not_lost():
            out += (Fire(on=False),)
        if w.lasting:
            out += (EndOf("turn"),)
        if w.wakeful():
            out += (Window("end"),)
        return out + PASS_ON

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-351: markers that went down; for the lost the way home becomes easier."""
        groups = [group for group in w.groups if came_to(w, 0, group.members[0])]
        return (
            line("nearer", groups="|".join([phrases.lost(g.members, g.difficulty) for g in groups])) if groups else None
        )


def lowered(w: Shore) -> tuple[Group, ...]:
    """NA-351: 1 space down."""
    return tuple([Group(g.members, lower(w, g.difficulty, 1)) for g in w.groups])


class Rot(Effect[Shore]):
    """NA-350: perishable food that nobody ate."""

    n: int
    beat = "loss"
    accounts_for = ("cubes",)
    log = fields("n")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.cubes -= self.n
        return ()


class PassToken(Effect[Shore]):
    """NA-352 to NA-356: to the next castaway clockwise who is not lost; if all are lost, to the next one."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.white, w.white_waits = "", False
        if not w.solo():
            w.starter = w.after(w.starter)
        return ()


class NextTurn(Effect[Shore]):
    """NA-202, NA-733, NA-917: [2013] a last event without a rescue is the end."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Turn(),) if turn_left(w) else (nobody_rescued(w, "no-events", "NA-202"),)


PHASES = (EventPhase(), ActionsPhase(), SurvivalPhase(), EndOfTurn())
ACTIONS = (WhitePawn(), Placing(), Resolving(), ActionsOver())
ACTIONS_OF_THE_LOST = (WhitePawn(), Placing(), LostReturn(), Resolving(), ActionsOver())
NIGHT = (Eating(), FireStep(), RescueCheck())
WAKEFUL_NIGHT = (Eating(), Window("fire"), FireStep(), RescueCheck())
END = (WoundsStep(), Upkeep())
PASS_ON = (PassToken(), NextTurn())
