"""House rules 1.2: the night in the open, wounds, and the things of the dead."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.engine.effects import Under, Window
from holdfast.games.naufragos.castaways.belongings import bury, leave
from holdfast.games.naufragos.castaways.death import Bequeath, ShareOut
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.night.meals import FireStep, fire_at_night
from holdfast.games.naufragos.night.wounds import WoundRoll, WoundsStep, roll_for_wounds, wound_rolls
from holdfast.games.naufragos.world import Shore


class HrFireStep(FireStep):
    """Row 38, NA-322: each lost castaway loses 1 energy for the night in the open."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.away:
            return fire_at_night(w)
        lost = tuple([Energy(str(s), -1) for s in w.living() if w.is_lost(s)])
        return (*fire_at_night(w), Under(IN_THE_OPEN, lost))


IN_THE_OPEN = Cause(target="night-out")


class HrBequeath(Bequeath):
    """Rows 40 to 42, NA-178 to NA-180: what a lost castaway had is lost; otherwise it waits in the camp."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.was_lost:
            bury(w, self.seat)
        else:
            leave(w, self.seat)
        return ()


class HrWoundsStep(WoundsStep):
    """Rows 40 and 42, NA-178, NA-180: at the end of this step the things of the dead are shared out."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return wound_rolls(w) + SHARE


class HrWoundRoll(WoundRoll):
    """NA-242: before the roll a waiting white pawn may be resolved, and perhaps heal."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.white_waits and w.wounds[self.seat]:
            return (Window("dice"), RollForWounds(self.seat))
        return roll_for_wounds(w, self.seat)


class RollForWounds(Effect[Shore]):
    """NA-333: the dice are counted after that."""

    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return roll_for_wounds(w, self.seat)


class ShareLegacy(Effect[Shore]):
    """NA-178, NA-180: by those not lost; if everybody is, the things wait."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ShareOut(tuple(w.not_lost())),) if w.zones["estate"].top or w.estate_food else ()


SHARE = (ShareLegacy(),)
