"""The Threat Action (RC-301 to RC-312)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.engine.effects import Under
from holdfast.games.robinson.cards import Event, Wreckage
from holdfast.games.robinson.planning.plan import spend
from holdfast.games.robinson.world import Island


class ThreatAction(Effect[Island]):
    """RC-304, RC-305, RC-307, RC-308: pay, take the benefit, discard the card; its Threat effect never happens."""

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        zone = f"threat-{p.name}"
        if not w.size(zone):
            return ()
        spend(w, p)
        card = w.zones[zone].top[-1]
        here = Cause(by.seat, by.who, card, "action", by.target)
        threat = w.content.cards[card]
        if isinstance(threat, Wreckage):
            w.move(card, zone, "wreckage")
            return (Under(here, threat.two if p.how == "two" else threat.one),)
        assert isinstance(threat, Event)
        w.move(card, zone, "event-discard")
        return (Under(here, threat.threat.then),)
