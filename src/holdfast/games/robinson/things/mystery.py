"""Mystery cards: Treasures, Traps and Monsters, how they are drawn and what becomes of them (RC-692 to RC-699)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Under, Window
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.cards import Mystery
from holdfast.games.robinson.log import (
    KEPT_FOR_LATER,
    MYSTERIES,
    ON_TABLE,
    actor,
    fields,
    its_card,
    key,
    last_cards,
    line,
    log_label,
)
from holdfast.games.robinson.things.decks import Reshuffle
from holdfast.games.robinson.things.resources import to_future
from holdfast.games.robinson.world import Island, Search


class DrawMystery(Effect[Island]):
    """RC-692, RC-697: turn cards until those wanted are found.

    `either` is one Monster or Trap (RC-1237); `any` cards are drawn whatever they are and must all be resolved
    (RC-971).
    """

    treasure: int = 0
    trap: int = 0
    monster: int = 0
    either: int = 0
    any: int = 0
    n: int = 0
    beat = "card"
    accounts_for = MYSTERIES

    def apply(self, w: Island, by: Cause) -> Effects:
        w.searches = (*w.searches, Search())
        n = self.n or self.treasure + self.trap + self.monster + self.either + self.any
        return (TurnMystery(self.treasure, self.trap, self.monster, self.either, self.any, n), SearchOver())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("draw-mystery", who=actor(w, by))


class TurnMystery(Effect[Island]):
    """RC-692, RC-695: the next card; one that is not wanted is laid aside; an empty deck is reshuffled once."""

    treasure: int
    trap: int
    monster: int
    either: int
    any: int
    n: int
    again: bool = True
    quiet = True
    beat = "card"
    accounts_for = MYSTERIES

    def wants(self) -> bool:
        return self.n > 0 and self.treasure + self.trap + self.monster + self.either + self.any > 0

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.searches[-1].stopped or not self.wants():
            return ()
        if not w.size("mystery"):
            new = self.again and w.size("mystery-discard")
            return (Reshuffle("mystery"), replace(self, again=False)) if new else (NothingFound(),)
        card = w.draw("mystery", "turned")
        rest = self.without(w.card(card, Mystery).type)
        if rest is None:
            return (PassedOver(card), self)
        return (Under(replace(by, card=card), (Window("mystery"), MeetMystery())), GoOnDrawing(rest))

    def without(self, type: str) -> "TurnMystery | None":
        """What is wanted after a card of this type, or None if it is not wanted."""
        left = replace(self, n=self.n - 1)
        if self.any:
            return replace(left, any=self.any - 1)
        if type == "treasure":
            return replace(left, treasure=self.treasure - 1) if self.treasure else None
        if type == "trap" and self.trap:
            return replace(left, trap=self.trap - 1)
        if type == "monster" and self.monster:
            return replace(left, monster=self.monster - 1)
        return replace(left, either=self.either - 1) if self.either else None

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A card that somebody may still turn away; others are logged when they are met."""
        cards = last_cards(w, "turned", 1)
        if (
            not cards
            or not w.likely("mystery")
            or self.without(w.card(w.zones["turned"].top[-1], Mystery).type) is None
        ):
            return None
        return line("turned-over", card=cards)


class PassedOver(Effect[Island]):
    """RC-694: an unwanted card is laid aside until the search is over."""

    card: int
    beat = "card"
    accounts_for = MYSTERIES
    log = its_card("passed-over")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "turned", "ignored")
        return ()


class NothingFound(Effect[Island]):
    """RC-695: there are no more cards to be turned."""

    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class GoOnDrawing(Question[Island]):
    """RC-693: after each resolved card the drawer may stop or go on; a site must be drawn to its end."""

    rest: TurnMystery
    accounts_for = MYSTERIES
    log_answer = log_label

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        if w.searches[-1].stopped or not self.rest.wants() or self.rest.any:
            return ()
        return (w.seat_of(by.who) if by.who >= 0 else w.first,)

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("draw-on", self.rest)
        menu.add("stop")

    def apply(self, w: Island, by: Cause) -> Effects:
        return (self.rest,) if self.rest.any and not w.searches[-1].stopped else ()


class MeetMystery(Effect[Island]):
    """RC-696, RC-1239: a Treasure waits for the end of the Action phase or acts at once; the others act now."""

    beat = "card"
    accounts_for = (*MYSTERIES, *KEPT_FOR_LATER, *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.holds("turned", by.card):
            return ()
        card = w.card(by.card, Mystery)
        if card.type != "treasure":
            w.move(by.card, "turned", "resolving")
            return (*card.effect, DiscardMystery())
        w.searches = (*w.searches[:-1], replace(w.searches[-1], treasures=(*w.searches[-1].treasures, by.card)))
        if w.phase == "action":
            w.take(by.card, "turned")
            to_future(w, by.card, by.who)
            return ()
        return (TakeTreasure(by.card),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        card = w.card(by.card, Mystery)
        if w.locate(by.card) == "mystery-discard":
            return None
        return line("meet-mystery", who=actor(w, by), card=card.key, type=card.type)


class TakeTreasure(Effect[Island]):
    """RC-615: a Treasure acts, or is kept until it is used up."""

    card: int
    beat = "card"
    accounts_for = ("today", "uses.*", "zones.treasures", "zones.turned", *KEPT_FOR_LATER, *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.card(self.card, Mystery)
        who = w.owner.pop(self.card, by.who if by.who >= 0 else w.first)
        w.move(self.card, w.locate(self.card, "future", "turned"), "treasures" if card.keep else "resolving")
        if card.uses:
            w.uses[self.card] = card.uses
        w.begin_today(f"new-{card.id}")
        here = Cause(w.seat_of(who), who, self.card, "treasure")
        return (Under(here, card.effect if card.keep else (*card.effect, DiscardMystery())),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("take-treasure", card=key(w, self.card), kept="yes" if w.card(self.card, Mystery).keep else "no")


class DiscardMystery(Effect[Island]):
    """RC-214, RC-694: to the discard pile of its own deck, unless it has gone elsewhere meanwhile."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.holds("resolving", by.card):
            w.move(by.card, "resolving", "mystery-discard")
        return ()


class SearchOver(Effect[Island]):
    """RC-694: ignored cards are shuffled back; what was found is remembered until the Action ends."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.acting is not None or len(w.searches) > 1:
            w.loot += w.searches[-1].treasures
        elif w.loot:
            w.loot = ()
        w.searches = w.searches[:-1]
        return (ShuffledBack(),) if not w.searches and w.size("ignored") else ()


class ShuffledBack(Effect[Island]):
    """RC-694: what was passed over goes back into the Mystery deck."""

    accounts_for = MYSTERIES
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.zones["ignored"].top:
            w.take(card, "ignored")
            w.shuffle_in(card, "mystery")
        return ()


class StopDrawing(Effect[Island]):
    """A Trap ends the drawing; outside a drawing it does nothing."""

    accounts_for = ("searches",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.searches:
            w.searches = (*w.searches[:-1], replace(w.searches[-1], stopped=True))
        return ()


class DiscardTreasuresDrawn(Effect[Island]):
    """RC-685, trapdoor: all Treasures of this Action, whichever of its draws brought them."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        found = (*w.loot, *[treasure for search in w.searches for treasure in search.treasures])
        return tuple([TreasureLost(card) for card in found if w.locate(card) in ("future", "treasures")])


class TreasureLost(Effect[Island]):
    """RC-685: one of them."""

    card: int
    beat = "loss"
    accounts_for = ("uses.*", "zones.treasures", *KEPT_FOR_LATER)
    log = its_card("treasure-lost")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.uses.pop(self.card, None)
        w.owner.pop(self.card, None)
        w.move(self.card, w.locate(self.card, "future", "treasures"), "mystery-discard")
        return ()


class IgnoreMystery(Effect[Island]):
    """Scenario 4: the turned Trap or Monster is ignored; it counts as drawn and is discarded."""

    accounts_for = MYSTERIES

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.zones["turned"].top[-1:]:
            w.move(card, "turned", "mystery-discard")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = last_cards(w, "mystery-discard", 1)
        return line("ignore-mystery", card=cards) if cards else None
