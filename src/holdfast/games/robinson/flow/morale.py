"""The Morale phase (RC-231 to RC-237, RC-745)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.log import NEW_PHASE, answered, heading, line, the
from holdfast.games.robinson.people.determination import Determination, uplifting
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Heal
from holdfast.games.robinson.world import Island


class MoralePhase(Effect[Island]):
    """RC-745, RC-746: alone, Morale rises first."""

    beat = "phase"
    accounts_for = NEW_PHASE
    log = heading("morale")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "morale"
        return ALONE if w.players == 1 else TOGETHER


class ApplyMorale(Question[Island]):
    """RC-005, RC-233, RC-235: at the top the First Player may heal instead; Item bonuses come in any case."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.morale == w.rules.morale_high else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        bonus = item_bonus(w)
        menu.add("determination", Determination("first", w.rules.gain_at(w.morale) + bonus))
        gained = (Determination("first", bonus),) if bonus else ()
        menu.add("heal", Heal("first"), *gained)

    def log_answer(self, w: Island, by: Cause, entry: Entry) -> LogEntry | None:
        return answered(w, by, entry) if entry.key == "heal" else None

    def apply(self, w: Island, by: Cause) -> Effects:
        n = w.rules.gain_at(w.morale) + item_bonus(w)
        return (Determination("first", n),) if n else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-231 to RC-235: what the First Player must discard; gains have their own entry."""
        n = w.rules.gain_at(w.morale) + item_bonus(w)
        return line("morale-counts", who=the(w.first), morale=w.morale, n=n, items=uplifting(w)) if n <= 0 else None


def item_bonus(w: Island) -> int:
    """RC-234: for the Diary and the Drums."""
    return w.rules.diary_determination * w.has("diary") + w.rules.drums_determination * w.has("drums")


TOGETHER: Effects = (Window("before-morale"), ApplyMorale(), Window("after-morale"))
ALONE: Effects = (Window("before-morale"), Morale(1), ApplyMorale(), Window("after-morale"))
