"""Discovery tokens and Starting Items (RC-407 ff., RC-606 ff.)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Discovery, Sigil, StartingItem
from holdfast.games.robinson.log import DISCOVERIES, KEPT_FOR_LATER, actor, fields, last_cards, line
from holdfast.games.robinson.things.options import KeepToken
from holdfast.games.robinson.things.resources import to_future
from holdfast.games.robinson.world import Island


def sigil(w: Island, card: Discovery) -> Sigil | None:
    """RC-901: what a scenario token is in this Scenario."""
    return w.scenario_card().sigils[card.sigil] if card.sigil else None


class DrawDiscovery(Effect[Island]):
    """RC-407, RC-411: face up into Future Resources, or available at once outside Actions; an empty stack gives none."""

    n: int = 1
    beat = "card"
    accounts_for = (*DISCOVERIES, *KEPT_FOR_LATER)

    def apply(self, w: Island, by: Cause) -> Effects:
        after = []
        for _ in range(min(self.n, w.size("discovery"))):
            card = w.draw("discovery", "found")
            if w.waits(by):
                w.take(card, "found")
                to_future(w, card, by.who)
            else:
                after.append(TokenAvailable(card))
        return tuple(after)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        zone = "future" if w.waits(by) else "found"
        cards = last_cards(w, zone, self.n, "discovery")
        known = sigils(cards)
        alone = "yes" if known and "|" not in cards else "no"
        return line("draw-discovery", who=actor(w, by), cards=cards, sigils=known, alone=alone) if cards else None


def sigils(cards: str) -> str:
    """RC-901: found tokens with a sigil, whose meaning in this Scenario the entry shows."""
    found = [key.partition("/")[2] for key in cards.split("|")]
    return "|".join([key for key in dict.fromkeys(found) if key.startswith("sigil-")])


class ScoutDiscovery(Effect[Island]):
    """RC-627, RC-1216: draw n, keep one, discard the others for good."""

    n: int = 2
    beat = "card"
    accounts_for = DISCOVERIES

    def apply(self, w: Island, by: Cause) -> Effects:
        for _ in range(min(self.n, w.size("discovery"))):
            w.draw("discovery", "found")
        return (KeepDiscovery(),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = last_cards(w, "found", 9)
        return line("scout-discovery", who=actor(w, by), cards=cards, sigils=sigils(cards)) if cards else None


class KeepDiscovery(Question[Island]):
    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(by.who) if by.who >= 0 else w.first,) if w.size("found") else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for i, card in enumerate(w.zones["found"].top):
            menu.add(KeepToken(w.content.cards[card].id, i + 1), DiscoveryKept(card))


class DiscoveryKept(Effect[Island]):
    card: int
    beat = "card"
    accounts_for = (*DISCOVERIES, *KEPT_FOR_LATER)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.zones["found"].top:
            if card != self.card:
                w.move(card, "found", "discovery-gone")
        if w.waits(by):
            w.take(self.card, "found")
            to_future(w, self.card, by.who)
            return ()
        return (TokenAvailable(self.card),)


class TokenAvailable(Effect[Island]):
    """RC-1190: wood and food tokens turn into their cubes; every other token is kept until it is used."""

    card: int
    accounts_for = (*DISCOVERIES, "zones.starting", "zones.kept", "uses.*", *KEPT_FOR_LATER)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.owner.pop(self.card, None)
        card = w.card(self.card, Discovery)
        meaning = sigil(w, card)
        at_once = card.at_once if meaning is None else meaning.at_once
        w.move(self.card, w.locate(self.card, "future", "found"), "discovery-gone" if at_once else "discoveries")
        return (Under(Cause(w.first, -1, self.card, "token"), at_once),) if at_once else ()


class DrawStartingItem(Effect[Island]):
    """RC-1220: from those in the box; if none is left, nothing."""

    n: int = 1
    beat = "card"
    accounts_for = ("zones.starting-box", "zones.starting", "uses.*", *KEPT_FOR_LATER)

    def apply(self, w: Island, by: Cause) -> Effects:
        for _ in range(min(self.n, w.size("starting-box"))):
            card = w.draw("starting-box", "found-items")
            w.take(card, "found-items")
            if w.waits(by):
                to_future(w, card, by.who)
            else:
                ready_item(w, card)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        zone = "future" if w.waits(by) else "starting"
        cards = last_cards(w, zone, self.n, "starting-item")
        return line("draw-starting-item", who=actor(w, by), cards=cards) if cards else None


def ready_item(w: Island, card: int) -> None:
    """RC-124: face up, with its use markers."""
    w.owner.pop(card, None)
    w.put(card, "starting")
    w.uses[card] = w.card(card, StartingItem).uses
