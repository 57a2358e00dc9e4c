"""Hunting: Beasts and the Hunting deck (RC-321 to RC-327)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.actions.combat import Fight, spoils
from holdfast.games.robinson.cards import Beast
from holdfast.games.robinson.island.tokens import RemoveToken
from holdfast.games.robinson.log import BEASTS, ON_TABLE, fields, key, last_cards, line, log_label, open_cards, top_of
from holdfast.games.robinson.things.decks import Reshuffle, spent
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.world import Island


def forget_beasts(w: Island, deck: str) -> None:
    """RC-804: once a deck is shuffled, what was known of its Beasts is void."""
    for card in w.zones[deck].mixed:
        if card >= 0:
            w.seen[card] = 0


class BeastAppears(Effect[Island]):
    """RC-405: the top Beast card, unseen, is shuffled into the Hunting deck; `on_top` for the Defence plan (RC-629)."""

    on_top: bool = False
    beat = "card"
    accounts_for = BEASTS

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "beast"):
            return (Reshuffle("beast"), self)
        if w.size("beast"):
            w.pass_unseen("beast", "hunting", self.on_top)
            forget_beasts(w, "hunting")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("beast-appears", n=w.size("hunting"), on_top="yes" if self.on_top else "no")


class FightTopBeast(Effect[Island]):
    """RC-324, RC-326, RC-1236: draw the top Hunting card and fight it; an empty deck: nothing (RC-274)."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("hunting"):
            return ()
        card = w.draw("hunting", "resolving")
        return (Under(replace(by, card=card), (FightBeast(),)),)


class FightBeast(Effect[Island]):
    """RC-326: the fight with a Beast card, which is then discarded; a Beast token makes only a hunted one stronger."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        beast = w.card(by.card, Beast)
        hunted = by.place == "action" and w.token("hunt", "beast")
        fight = Fight(beast.strength + hunted, beast.weapon, beast.food, beast.fur, 0, beast.extra)
        return (fight, *((RemoveToken("beast", "hunt"),) if hunted else ()), DiscardBeast(by.card))


class DiscardBeast(Effect[Island]):
    card: int
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, "resolving"), "beast-discard")
        return ()


class TakeTopBeast(Effect[Island]):
    """RC-1206: no comparison of strength; everything else of the top Hunting card, which is discarded."""

    accounts_for = (*BEASTS, *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("hunting"):
            return ()
        card = w.draw("hunting", "resolving")
        beast = w.card(card, Beast)
        taken = spoils(Fight(0, beast.weapon, beast.food, beast.fur, 0, beast.extra))
        return (Under(replace(by, card=card), (*taken, DiscardBeast(card))),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = [c for c in w.zones["resolving"].top if w.content.cards[c].deck == "beast"]
        return line("take-top-beast", card=key(w, cards[-1])) if cards else None


class DiscardTopBeast(Effect[Island]):
    """RC-1235: the top Hunting card goes face up to the discard pile; IF POSSIBLE."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (BeastGoes(),) if w.size("hunting") else ()


class BeastGoes(Effect[Island]):
    """The top Hunting card is turned over and discarded."""

    beat = "card"
    accounts_for = (*BEASTS, "zones.beast-discard")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.draw("hunting", "beast-discard")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("beast-goes", card=last_cards(w, "beast-discard", 1), n=w.size("hunting"))


class LookAtTopBeast(Effect[Island]):
    """RC-804: all know it until the next shuffle; with `or_bottom` the player may put it under the deck."""

    or_bottom: bool = False
    beat = "card"
    accounts_for = BEASTS
    log = top_of("hunting", "look-at-top-beast")

    def apply(self, w: Island, by: Cause) -> Effects:
        cards = w.look("hunting", 1)
        return (TopOrBottom(),) if cards and self.or_bottom and w.size("hunting") > 1 else ()


class TopOrBottom(Question[Island]):
    accounts_for = ("zones.hunting",)
    log_answer = log_label

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("leave")
        menu.add("under", TopToBottom())


class TopToBottom(Effect[Island]):
    """The top Hunting card goes to the bottom."""

    accounts_for = BEASTS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.look("hunting", 1, 0):
            w.take(card, "hunting")
            w.put_under(card, "hunting")
        return ()


class StrongestBeastOnTop(Effect[Island]):
    """RC-1236: draw n Beasts, the strongest onto the Hunting deck, the others shuffled back."""

    n: int = 3
    accounts_for = BEASTS
    log = open_cards("found-beasts", "strongest-beast-on-top")

    def apply(self, w: Island, by: Cause) -> Effects:
        for drawn in range(self.n):
            if spent(w, "beast"):
                return (Reshuffle("beast"), StrongestBeastOnTop(self.n - drawn))
            if w.size("beast"):
                w.draw("beast", "found-beasts")
        return (PickStrongest(),)


class PickStrongest(Question[Island]):
    """On a tie the group chooses."""

    def strongest(self, w: Island) -> list[int]:
        cards = w.zones["found-beasts"].top
        best = max([w.card(c, Beast).strength for c in cards], default=0)
        return [c for c in cards if w.card(c, Beast).strength == best]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.size("found-beasts") else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.strongest(w):
            menu.add(OfCard("beast", w.content.cards[card].id), BeastOnTop(card))


class BeastOnTop(Effect[Island]):
    card: int
    accounts_for = BEASTS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "found-beasts", "hunting")
        for card in w.zones["found-beasts"].top:
            w.take(card, "found-beasts")
            w.shuffle_in(card, "beast")
        forget_beasts(w, "beast")
        return ()


class SetBeastAside(Effect[Island]):
    """RC-1203, dangerous-night: the top Beast card is laid aside, unseen, until the next morning."""

    accounts_for = BEASTS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "beast"):
            return (Reshuffle("beast"), self)
        if w.size("beast"):
            w.pass_unseen("beast", "aside", on_top=True)
        return ()


class FightBeastsAside(Effect[Island]):
    """RC-1203: before the next round's Event draw the First Player fights it with all steps."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("aside"):
            return ()
        card = w.draw("aside", "resolving")
        return (Under(Cause(w.first, w.first, card, "fight"), (FightBeast(),)), FightBeastsAside())


class AsideIntoHunting(Effect[Island]):
    """RC-1203, dangerous-night, Threat Action: the Beast laid aside is shuffled into the Hunting deck; no fight."""

    accounts_for = BEASTS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.size("aside"):
            w.pass_unseen("aside", "hunting")
            forget_beasts(w, "hunting")
        return ()
