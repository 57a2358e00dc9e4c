"""Building (RC-341 to RC-358): what a successful Action builds."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Last
from holdfast.core.state.world import Lasting
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import ScenarioInvention
from holdfast.games.robinson.log import KEPT_FOR_LATER, line
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.things.resources import Level, to_future
from holdfast.games.robinson.world import PERSONAL, Island


class Built(Effect[Island]):
    """RC-343, RC-351 to RC-353: Shelter, a level, or an Invention that waits for the end of the phase.

    An Invention discarded since it was planned is built all the same (RC-274).
    """

    what: str
    beat = "build"
    accounts_for = (
        "shelter",
        "today",
        "zones.inventions",
        "zones.invention-discard",
        "zones.scenario",
        "zones.personal-*",
        *KEPT_FOR_LATER,
    )

    def apply(self, w: Island, by: Cause) -> Effects:
        return build(w, by, self.what)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if self.what in w.levels:
            return None
        name, _, space = self.what.partition("-")
        if name == "cross" and space in w.spots:
            return line("built-cross", space=space)
        return line("built", what=self.what, now="yes" if self.what == "shelter" else "no")


def build(w: Island, by: Cause, what: str) -> Effects:
    """RC-343, RC-351 to RC-353."""
    if what == "shelter":
        w.shelter = True
        w.begin_today("new-shelter")
        return ()
    if what in w.levels:
        return (Level(what, 1),)
    for zone in ("inventions", "scenario", *PERSONAL[: w.players], "invention-discard"):
        card = w.find(zone, "cross" if what.startswith("cross-") else what)
        if card >= 0:
            it = w.content.cards[card]
            if isinstance(it, ScenarioInvention) and it.again:
                return (Last(Lasting("actions-end", how="due", then=it.gives)),)
            w.take(card, zone)
            to_future(w, card, by.who)
            personal = zone.startswith("personal")
            return (Determination("taker", w.rules.personal_determination),) if personal else ()
    return ()
