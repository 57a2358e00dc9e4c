"""Goods and cards gained, lost, loaded and used (US-050, US-064 to US-066, US-340 to US-345, US-702, US-703)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import (
    DECKS,
    DEED,
    GROUND,
    HANDS,
    STALLS,
    Args,
    LogOnly,
    Told,
    line,
    mixed,
    one,
    water,
    yes,
)
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.pieces import OPEN_DECKS
from holdfast.games.under_our_sun.things.dropping import GoodsLost, Overflow, overflow, poured_out
from holdfast.games.under_our_sun.things.gear import kind_zone, load, put_away, source
from holdfast.games.under_our_sun.things.supply import add, from_bag, kinds, receive, spend, take_supply
from holdfast.games.under_our_sun.trade.traders import LAWRENCE, dealer, trader_key
from holdfast.games.under_our_sun.vocabulary import Good
from holdfast.games.under_our_sun.world import Sands, me


class PayGoods(Effect[Sands]):
    """The price of a choice or of a mission action."""

    char: int
    what: Good
    n: int
    beat = "loss"
    accounts_for = (*DEED, "goods", "water", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, self.what, self.n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("paid", goods=phrases.goods({self.what: self.n}), **one(w, self.char))


class Gain(Effect[Sands]):
    """US-1153: goods from the supply; what does not fit must be dropped at once (US-049)."""

    what: Good
    n: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if not w.alive(char):
            return ()
        n = receive(w, char, self.what, take_supply(w, self.what, self.n))
        return (Received(char, (self.what,) * n), Overflow(char))


class Received(LogOnly):
    """What a character has just been given, for the log."""

    char: int
    goods: tuple[str, ...]
    beat = "gain"
    accounts_for = (*HANDS, "bag")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("received", goods=mixed(self.goods), **one(w, self.char)) if self.goods else None


def spilt(w: Sands, char: int) -> Effects:
    """US-1173: water beyond what he can carry is lost."""
    n = max(0, w.water[char] - w.water_room(char))
    w.water[char] -= n
    return poured_out(char, n)


def lose(w: Sands, char: int, what: str, n: int) -> Effects:
    """As much as there is."""
    gone = n - spend(w, char, what, n)
    return (GoodsLost(char, what, gone),) if gone else ()


class Lose(Effect[Sands]):
    """US-808: as much as there is."""

    what: Good
    n: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return lose(w, me(w, by), self.what, self.n)


class LoseFirst(Effect[Sands]):
    """The first of these kinds that the character has."""

    what: tuple[Good, ...]
    n: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        for what in self.what:
            if w.have(char, what):
                return lose(w, char, what, self.n)
        return (GoodsLost(char, self.what[0], 0),)


class LoseWaterTo(Effect[Sands]):
    """Broken Bottle: board water above this is lost; bottles keep theirs (US-1173)."""

    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        bottles = w.water_room(char) - w.sheet(char).water
        return lose(w, char, "water", max(0, w.water[char] - bottles - self.n))


class FillWater(Effect[Sands]):
    """The whole water supply is filled."""

    beat = "use"
    accounts_for = (*DEED, "water", "spots.*.water", "spots.*.stored_water")
    log = water("refill")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        w.water[char] = w.water_room(char)
        return ()


class GainRandom(Effect[Sands]):
    """US-064, US-065: cubes of the random bag."""

    n: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if not w.alive(char):
            return ()
        found: list[str] = []
        for _ in range(self.n):
            what = from_bag(w)
            if what:
                receive(w, char, what, 1)
                found.append(what)
        return (Received(char, tuple(found)), Overflow(char))


class LoseResources(Question[Sands]):
    """Torn Pack: so many cubes of his choice go to the supply; water does not count."""

    n: int = 1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = me(w, by)
        return (w.seat_of(char),) if self.n and sum(w.goods[char]) and w.alive(char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for what, _ in kinds(w.goods[me(w, by)]):
            menu.add(WithThing("lose", what), Lose(what), replace(self, n=self.n - 1))


class TakeCard(Effect[Sands]):
    """US-340, US-366: a card onto a matching free area, filled unless `found`; what does not fit is dropped."""

    char: int
    card: int
    found: bool = False
    trader: int = -1
    """Of whom he has bought it, or by whom it was left when he was beaten; for the log."""
    beat = "card"
    accounts_for = (
        "zones.offer",
        "points",
        *HANDS,
        *STALLS,
        "zones.dealer-*",
        "uses",
        *DECKS,
        *DEED,
        "zones.found",
        "zones.finds-*",
        *GROUND,
    )

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, card = self.char, self.card
        w.move(card, source(w, char, card), kind_zone(w, char, card))
        w.lying.pop(card, None)
        if not self.found:
            load(w, card)
        return overflow(w, char)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """A card comes to somebody; a built one was logged with its price."""
        card = w.gear(self.card)
        if w.phase == "setup":
            return line("starts-with", card=card.key, n=card.stars, **one(w, self.char))
        if self.trader == LAWRENCE or dealer(w, self.trader) is not None:
            args: Args = {"trader": trader_key(self.trader), "price": card.price}
            return line("buys", card=card.key, **args, **one(w, self.char))
        if self.trader >= 0:
            return line("seizes", card=card.key, **one(w, self.char))
        if not self.found and card.deck in OPEN_DECKS and by.place != "event":
            return None
        shots = w.uses.get(self.card, 0) if card.ammo else 0
        return line("takes", card=card.key, loaded=yes(card.ammo), n=shots, of=card.uses, **one(w, self.char))


STAYS = frozenset({"chainsaw", "torch"})
"""Cards that stay when they are empty: a saw is refuelled, a torch burns until the phase ends."""


class UseOne(Effect[Sands]):
    """US-344, US-345: one use: a token less, turned, or gone; weapons that can be refilled stay (US-367)."""

    card: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        gear = w.gear(self.card)
        if gear.tap:
            w.tapped = (*w.tapped, self.card)
        elif gear.uses:
            w.uses[self.card] = w.uses.get(self.card, 0) - 1
            if not w.uses[self.card] and not gear.ammo and not STAYS.intersection(gear.perks):
                holder = next((c for c in range(w.crew) if self.card in w.things(c)), -1)
                put_away(w, self.card)
                if holder >= 0:
                    return (Overflow(holder),)
        return ()


class LoadWeapons(Effect[Sands]):
    """US-702, US-703: loose ammunition goes into weapons with room for it, for free."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        for card in w.things(self.char):
            gear = w.gear(card)
            if gear.ammo:
                n = min(w.have(self.char, gear.ammo), gear.uses - w.uses.get(card, 0))
                w.goods[self.char] = add(w.goods[self.char], gear.ammo, -n)
                w.uses[card] = w.uses.get(card, 0) + n
        return ()
