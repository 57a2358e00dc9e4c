"""What the Actions do (RC-301 to RC-438), and what Items and skills do to them."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Last, Reroll, Under, Window
from holdfast.core.engine.menu import Menu
from holdfast.core.table.world import Lasting
from holdfast.games.robinson.cards import (
    Event,
    ScenarioInvention,
    Wreckage,
)
from holdfast.games.robinson.combat import FightOver
from holdfast.games.robinson.exploration import ExploreDone
from holdfast.games.robinson.inventions import to_future
from holdfast.games.robinson.numbers import PERSONAL_DETERMINATION, face
from holdfast.games.robinson.people import Determination, Heal, Morale, Wound
from holdfast.games.robinson.resources import Gain, Level
from holdfast.games.robinson.survey import PERSONAL
from holdfast.games.robinson.tokens import RemoveToken, space_of
from holdfast.games.robinson.world import JENNY, Island, Planned


class BeastToken(Effect[Island]):
    """RC-475, RC-476, RC-487: 1 Wound to the taker for each, unless Weapon level and temporary bonus reach 1."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        lurking = "beast" in w.spots[space_of(w, by)].tokens
        field = p.kind == "explore" and w.token("explore", "beast")
        if not lurking and not field:
            return ()
        cleared = (RemoveToken("beast", "explore"),) if field else ()
        if w.levels["weapon"] >= 1:
            return cleared
        return (Window("fight"), BeastTokenBites(lurking + field), FightOver(), *cleared)


class BeastTokenBites(Effect[Island]):
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("taker", self.n),) if w.levels["weapon"] + w.temporary < 1 else ()


class Succeed(Effect[Island]):
    """RC-355: the Action succeeds; what was assigned is spent, and it brings what it was for."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        spend(w, p)
        match p.kind:
            case "build":
                return (Built(p.name),)
            case "gather":
                space, _, source = p.name.partition("-")
                gathered = Gathered(space, source, p.how == "token")
                return (gathered, Window("gathered")) if w.has("basket") or w.has("sack") else (gathered,)
        return (ExploreDone(p.name),)


def spend(w: Island, p: Planned) -> None:
    """RC-355: assigned resources are spent on success only."""
    if not (p.wood or p.fur or p.food):
        return
    w.acting = replace(p, wood=0, fur=0, food=0)
    w.stock["wood"] -= p.wood
    w.stock["fur"] -= p.fur
    perishable = min(p.food, w.stock["food"])
    w.stock["food"] -= perishable
    w.stock["ration"] -= p.food - perishable


class Built(Effect[Island]):
    """RC-343, RC-351 to RC-353: Shelter, a level, or an Invention that waits for the end of the phase.

    An Invention discarded since it was planned is built all the same (RC-274).
    """

    what: str

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.what == "shelter":
            w.shelter = True
            w.today = (*w.today, "new-shelter")
            return ()
        if self.what in w.levels:
            return (Level(self.what, 1),)
        for zone in ("inventions", "scenario", *PERSONAL[: w.players], "invention-discard"):
            card = w.find(zone, "cross" if self.what.startswith("cross-") else self.what)
            if card >= 0:
                it = w.content.cards[card]
                if isinstance(it, ScenarioInvention) and it.again:
                    return (Last(Lasting("actions-end", how="due", then=it.gives)),)
                w.take(card, zone)
                to_future(w, card, by.who)
                personal = zone.startswith("personal")
                return (Determination("taker", PERSONAL_DETERMINATION),) if personal else ()
        return ()


class Gathered(Effect[Island]):
    """RC-372, RC-374, RC-375: one of the source's kind, and one more for a +1 token of that kind."""

    space: str
    source: str
    only_token: bool = False

    def apply(self, w: Island, by: Cause) -> Effects:
        kind = "wood" if self.source == "wood" else "food"
        tokens = w.spots[self.space].tokens
        n = 0 if self.only_token else 1
        if kind in tokens or (kind == "wood" and "hatchet" in tokens):
            spent = f"token-{self.space}-{kind}"
            if spent not in w.used:
                n += 1
            w.used = (*w.used, spent)
        return (Gain(kind, n),) if n else ()


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


class ArrangeCamp(Question[Island]):
    """RC-431 to RC-434, RC-486, RC-1233: two Determination and Morale, with four players one of the two."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.players == 4 and not w.token("arrange", "blocked") and "bible" not in w.today else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("determination", Determination("taker", 2))
        menu.add("morale", Morale(1))

    def apply(self, w: Island, by: Cause) -> Effects:
        bible = "bible" in w.today
        w.today = tuple([flag for flag in w.today if flag != "bible"])
        if w.token("arrange", "blocked"):
            return (RemoveToken("blocked", "arrange"),)
        morale = (Morale(1),) if w.players < 4 else ()
        if bible:
            return (Determination("taker", 3), Heal("taker"), *morale)
        return (Determination("taker", 2), *morale)


class RestAction(Effect[Island]):
    """RC-435 to RC-438, RC-947: heal 1; the Bed heals 2 and gives Determination, the Hammock gives Determination."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if by.who == JENNY:
            return (Heal("taker"),)
        if w.has("bed"):
            return (Heal("taker", 2), Determination("taker", 1))
        return (Heal("taker"), Determination("taker", 1)) if w.treasure("hammock") else RESTED


RESTED: Effects = (Heal("taker"),)


# --- what Items and skills do to an Action -----------------------------------------------------------------------------


class MoreGathered(Effect[Island]):
    """RC-376, RC-377: one more of the gathered kind, also if the Action failed."""

    def apply(self, w: Island, by: Cause) -> Effects:
        source = (w.acting.name if w.acting else by.target).partition("-")[2]
        return (Gain("wood" if source == "wood" else "food"),)


class Bible(Effect[Island]):
    """RC-1215, bible: this Arranging gives 3 Determination and heals 1."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.today = (*w.today, "bible")
        return ()


class RerollDie(Question[Island]):
    """RC-623, RC-737: one die of the roll on the table again; the new result stands."""

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rolled = w.rolled()
        assert rolled is not None
        for i, die in enumerate(("wound", "success", "adventure")):
            if not rolled.fixed >> i & 1:
                menu.add(f"reroll:{die}:{face(rolled.kind, i, rolled.faces[i])}", Reroll((i,)))
