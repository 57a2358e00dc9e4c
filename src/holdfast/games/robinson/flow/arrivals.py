"""The end of the Action phase (RC-294, RC-295): what was gained arrives at the Camp."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Adventure, Discovery, Invention, Mystery, ScenarioInvention, StartingItem
from holdfast.games.robinson.log import DISCOVERIES, GAINS, KEPT_FOR_LATER, STORE, fields, its_card, line
from holdfast.games.robinson.people.persons import PERSONS
from holdfast.games.robinson.scenarios.occasions import ActionsEnd, CheckGoal
from holdfast.games.robinson.things.discovery import TokenAvailable, ready_item
from holdfast.games.robinson.things.inventions import GainItem
from holdfast.games.robinson.things.items import ShortcutPending
from holdfast.games.robinson.things.mystery import TakeTreasure
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.vocabulary import Resource
from holdfast.games.robinson.world import RESOURCES, Island


class EndOfActions(Effect[Island]):
    """RC-294, RC-295: pawns return; resources, tokens, Treasures, Items, scenario Items, win check."""

    beat = "deed"
    accounts_for = ("phase", "plan", "extras", "today")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.plan = ()
        w.extras = ()
        w.targets = ()
        w.phase = "actions-end"
        if "items-out" in w.today:
            w.end_today("items-out")
        return arrivals(w) + END


def arrivals(w: Island) -> Effects:
    """RC-295, RC-548: Resources, Discovery tokens, Treasures and Starting Items of everybody who is at the Camp."""
    goods: list[AnyEffect] = []
    if any(w.future):
        for what in RESOURCES:
            if n := w.all_gained(what) - sum([w.gained(who, what) for who in w.outside]):
                goods.append(BroughtHome(what, n))
    things: list[AnyEffect] = []
    tokens: list[AnyEffect] = []
    treasures: list[AnyEffect] = []
    for card in w.zones["future"].top:
        if w.owner.get(card, -1) in w.outside:
            continue
        match w.content.cards[card]:
            case Discovery():
                tokens.append(TokenAvailable(card))
            case Mystery():
                treasures.append(TakeTreasure(card))
            case StartingItem() | Adventure():
                things.append(AtHand(card))
    return tuple(goods + things + tokens + treasures)


class BroughtHome(Effect[Island]):
    """RC-295: what was gained of one resource by all who are at the Camp is Available now."""

    what: Resource
    n: int
    beat = "gain"
    accounts_for = (*STORE, *GAINS)

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in range(PERSONS):
            if who not in w.outside:
                w.gain_later(who, self.what, -w.gained(who, self.what))
        w.stock[self.what] += self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("brought-home", n=self.n, what=self.what, now=w.stock_for(self.what))


class AtHand(Effect[Island]):
    """RC-295: a Starting Item, or an Adventure card with a use, can be used from now on."""

    card: int
    beat = "gain"
    accounts_for = (*DISCOVERIES, "zones.starting", "zones.kept", "uses.*", *KEPT_FOR_LATER)
    log = its_card("token-available")

    def apply(self, w: Island, by: Cause) -> Effects:
        if isinstance(w.content.cards[self.card], StartingItem):
            w.take(self.card, "future")
            ready_item(w, self.card)
        else:
            w.owner.pop(self.card)
            w.move(self.card, "future", "kept")
        return ()


class ItemsReady(Question[Island]):
    """RC-295: Items in the order of the group's choice, scenario Items last.

    Those stay on the Scenario card, so they wait for nobody who is outside (RC-353).
    """

    def items(self, w: Island) -> list[int]:
        waiting = w.zones["future"].top
        if not waiting:
            return []
        here, plain = [], []
        for c in waiting:
            card = w.content.cards[c]
            if isinstance(card, ScenarioInvention):
                here.append(c)
            elif isinstance(card, Invention) and w.owner.get(c, -1) not in w.outside:
                plain.append(c)
        return plain or here

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.items(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.items(w):
            menu.add(OfCard("item", w.content.cards[card].id), GainItem(card), ShortcutPending(), stay=True)


END: Effects = (ItemsReady(), ActionsEnd(), CheckGoal())
"""How the Action phase ends once everything has arrived."""
