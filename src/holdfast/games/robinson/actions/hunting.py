"""Hunting: Beasts and the Hunting deck (RC-321 to RC-327)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.actions.combat import Fight, spoils
from holdfast.games.robinson.cards import Beast
from holdfast.games.robinson.island.tokens import RemoveToken
from holdfast.games.robinson.things.decks import Reshuffle, spent
from holdfast.games.robinson.world import Island


def forget_beasts(w: Island, deck: str) -> None:
    """RC-804: once a deck is shuffled, what was known of its Beasts is void."""
    for card in w.zones[deck].mixed:
        if card >= 0:
            w.seen[card] = 0


class BeastAppears(Effect[Island]):
    """RC-405: the top Beast card, unseen, is shuffled into the Hunting deck; `on_top` for the Defence plan (RC-629)."""

    on_top: bool = False

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "beast"):
            return (Reshuffle("beast"), self)
        if w.size("beast"):
            w.pass_unseen("beast", "hunting", self.on_top)
            forget_beasts(w, "hunting")
        return ()


class FightTopBeast(Effect[Island]):
    """RC-324, RC-326, RC-1236: draw the top Hunting card and fight it; an empty deck: nothing (RC-274)."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("hunting"):
            return ()
        card = w.draw("hunting", "resolving")
        return (Under(Cause(by.seat, by.who, card, by.place, by.target), (FightBeast(),)),)


class FightBeast(Effect[Island]):
    """RC-326: the fight with a Beast card, which is then discarded; a Beast token makes only a hunted one stronger."""

    def apply(self, w: Island, by: Cause) -> Effects:
        beast = w.card(by.card, Beast)
        hunted = by.place == "action" and w.token("hunt", "beast")
        fight = Fight(beast.strength + hunted, beast.weapon, beast.food, beast.fur, 0, beast.extra)
        return (fight, *((RemoveToken("beast", "hunt"),) if hunted else ()), DiscardBeast(by.card))


class DiscardBeast(Effect[Island]):
    card: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, "resolving"), "beast-discard")
        return ()


class TakeTopBeast(Effect[Island]):
    """RC-1206: no comparison of strength; everything else of the top Hunting card, which is discarded."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("hunting"):
            return ()
        card = w.draw("hunting", "resolving")
        beast = w.card(card, Beast)
        taken = spoils(Fight(0, beast.weapon, beast.food, beast.fur, 0, beast.extra))
        return (Under(Cause(by.seat, by.who, card, by.place, by.target), (*taken, DiscardBeast(card))),)


class DiscardTopBeast(Effect[Island]):
    """RC-1235: the top Hunting card goes face up to the discard pile; IF POSSIBLE."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (BeastGoes(),) if w.size("hunting") else ()


class BeastGoes(Effect[Island]):
    """The top Hunting card is turned over and discarded."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.draw("hunting", "beast-discard")
        return ()


class LookAtTopBeast(Effect[Island]):
    """RC-804: everybody knows it until the next shuffle; `or_bottom` lets the one who looked put it under."""

    or_bottom: bool = False

    def apply(self, w: Island, by: Cause) -> Effects:
        cards = w.look("hunting", 1)
        return (TopOrBottom(),) if cards and self.or_bottom and w.size("hunting") > 1 else ()


class TopOrBottom(Question[Island]):
    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("leave")
        menu.add("under", TopToBottom())


class TopToBottom(Effect[Island]):
    """The top Hunting card goes to the bottom."""

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.look("hunting", 1, 0):
            w.take(card, "hunting")
            w.put_under(card, "hunting")
        return ()


class StrongestBeastOnTop(Effect[Island]):
    """RC-1236: draw n Beasts, the strongest onto the Hunting deck, the others shuffled back."""

    n: int = 3

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
            menu.add(f"beast:{w.content.cards[card].id}", BeastOnTop(card))


class BeastOnTop(Effect[Island]):
    card: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "found-beasts", "hunting")
        for card in w.zones["found-beasts"].top:
            w.take(card, "found-beasts")
            w.shuffle_in(card, "beast")
        forget_beasts(w, "beast")
        return ()


class SetBeastAside(Effect[Island]):
    """RC-1203, dangerous-night: the top Beast card lies aside, unseen, until the next morning."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "beast"):
            return (Reshuffle("beast"), self)
        if w.size("beast"):
            w.pass_unseen("beast", "aside", on_top=True)
        return ()


class FightBeastsAside(Effect[Island]):
    """RC-1203: before the next round's Event draw the First Player fights it with all steps."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("aside"):
            return ()
        card = w.draw("aside", "resolving")
        return (Under(Cause(w.first, w.first, card, "fight"), (FightBeast(),)), FightBeastsAside())


class AsideIntoHunting(Effect[Island]):
    """RC-1203, dangerous-night, Threat Action: the Beast laid aside is shuffled into the Hunting deck; no fight."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.size("aside"):
            w.pass_unseen("aside", "hunting")
            forget_beasts(w, "hunting")
        return ()
