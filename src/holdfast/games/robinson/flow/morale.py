"""The Morale phase (RC-231 to RC-237, RC-745)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.numbers import MORALE_GAIN, MORALE_HIGH
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Heal
from holdfast.games.robinson.world import Island


class MoralePhase(Effect[Island]):
    """RC-745, RC-746: alone, Morale rises first."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "morale"
        return ALONE if w.players == 1 else TOGETHER


class ApplyMorale(Question[Island]):
    """RC-005, RC-233, RC-235: at the top the First Player may heal instead; Item bonuses come in any case."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.morale == MORALE_HIGH else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        bonus = item_bonus(w)
        menu.add("determination", Determination("first", MORALE_GAIN[MORALE_HIGH] + bonus))
        gained = (Determination("first", bonus),) if bonus else ()
        menu.add("heal", Heal("first"), *gained)

    def apply(self, w: Island, by: Cause) -> Effects:
        n = MORALE_GAIN[w.morale] + item_bonus(w)
        return (Determination("first", n),) if n else ()


def item_bonus(w: Island) -> int:
    """RC-234: Diary one, Drums two more."""
    return w.has("diary") + 2 * w.has("drums")


TOGETHER: Effects = (Window("before-morale"), ApplyMorale(), Window("after-morale"))
ALONE: Effects = (Window("before-morale"), Morale(1), ApplyMorale(), Window("after-morale"))
