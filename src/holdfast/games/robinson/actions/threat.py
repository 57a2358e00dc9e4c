"""The Threat Action (RC-301 to RC-312)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, replace
from holdfast.core.engine.effects import Under
from holdfast.core.text.log import unlogged
from holdfast.games.robinson.cards import Event, Wreckage
from holdfast.games.robinson.log import THREATS, its_card
from holdfast.games.robinson.planning.plan import price
from holdfast.games.robinson.world import Island


class ThreatAction(Effect[Island]):
    """RC-304, RC-305, RC-307, RC-308: pay, take the benefit, discard the card; its Threat effect never happens."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        zone = f"threat-{p.name}"
        if not w.size(zone):
            return ()
        card = w.zones[zone].top[-1]
        here = replace(by, card=card, place="action")
        threat = w.content.cards[card]
        if isinstance(threat, Wreckage):
            return (*price(p), ThreatAverted(card), Under(here, threat.two if p.how == "two" else threat.one))
        assert isinstance(threat, Event)
        return (*price(p), ThreatAverted(card), Under(here, threat.threat.then))


class ThreatAverted(Effect[Island]):
    """RC-304, RC-308: the card is discarded, and nothing of what it threatened happens."""

    card: int
    beat = "card"
    accounts_for = THREATS
    log = its_card("threat-averted")

    def apply(self, w: Island, by: Cause) -> Effects:
        pile = "wreckage" if isinstance(w.content.cards[self.card], Wreckage) else "event-discard"
        w.move(self.card, w.locate(self.card, "threat-left", "threat-right"), pile)
        return ()
