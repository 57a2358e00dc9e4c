"""Goods: resource places, the supply, the random bag, what does not fit (US-047 to US-066, US-359)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.lexicon import Good
from holdfast.games.under_our_sun.numbers import KINDS, RESOURCES
from holdfast.games.under_our_sun.pieces import GEAR, ITEMS, NOTHING, PLACE
from holdfast.games.under_our_sun.world import Sands, me


def add(goods: tuple[int, ...], what: str, n: int) -> tuple[int, ...]:
    """So many more of a kind."""
    i = PLACE[what]
    new = list(goods)
    new[i] += n
    return tuple(new)


@lru_cache(maxsize=8192)
def kinds(goods: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """What there is of some goods, and how much; looked through once."""
    return tuple([(what, n) for what, n in zip(KINDS, goods, strict=True) if n])


def join(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([x + y for x, y in zip(a, b, strict=True)])


def take_supply(w: Sands, what: str, n: int) -> int:
    """US-007, US-066: resource cubes are limited; food and ammunition are not."""
    if what not in RESOURCES:
        return n
    left = w.supply[what]
    if n > left:
        n = left
    w.supply[what] = left - n
    return n


def to_supply(w: Sands, what: str, n: int) -> None:
    """US-065: spent cubes go to the supply."""
    if what in RESOURCES:
        w.supply[what] += n


def return_all(w: Sands, goods: tuple[int, ...]) -> None:
    for what, n in zip(KINDS, goods, strict=True):
        to_supply(w, what, n)


def receive(w: Sands, char: int, what: str, n: int) -> None:
    """Goods into a character's hands; water above what he can carry is lost (US-050)."""
    if what == "water":
        w.water[char] = min(w.water_room(char), w.water[char] + n)
    else:
        w.goods[char] = add(w.goods[char], what, n)


def hand_over(w: Sands, char: int, what: str, n: int) -> None:
    """Goods out of a character's hands."""
    if what == "water":
        w.water[char] -= n
    else:
        w.goods[char] = add(w.goods[char], what, -n)


def spend(w: Sands, char: int, what: str, n: int) -> int:
    """Goods back to the supply, as far as there are; returns what is missing."""
    paid = min(n, w.have(char, what))
    hand_over(w, char, what, paid)
    to_supply(w, what, paid)
    return n - paid


class PayGoods(Effect[Sands]):
    """The price of a choice or of a mission action."""

    char: int
    what: str
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, self.what, self.n)
        return ()


def within_reach(w: Sands, char: int, what: str) -> int:
    """US-341, US-755: own goods and, on a camp tile, those of the camp."""
    own = w.water[char] if what == "water" else w.goods[char][PLACE[what]]
    return own + in_camp(w, char, what)


def in_camp(w: Sands, char: int, what: str) -> int:
    """What lies in the store of the camp where he is, if it is open to him (US-969)."""
    pos = w.pos[char]
    if not w.camp(pos) or (w.traitor(char) and w.ground(pos).store):
        return 0
    spot = w.spots[pos]
    return spot.stored_water if what == "water" else spot.dropped[PLACE[what]]


def pay(w: Sands, char: int, what: str, n: int) -> None:
    """A price in full: own goods first, then those of the camp."""
    missing = spend(w, char, what, n)
    if missing:
        pay_from_camp(w, w.pos[char], what, missing)


def pay_from_camp(w: Sands, pos: str, what: str, n: int) -> None:
    if what == "water":
        w.change(pos, stored_water=w.spots[pos].stored_water - n)
    else:
        w.change(pos, dropped=add(w.spots[pos].dropped, what, -n))
        to_supply(w, what, n)


class Gain(Effect[Sands]):
    """US-1153: goods from the supply; what does not fit must be dropped at once (US-049)."""

    what: Good
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        if not w.alive(char):
            return ()
        n = take_supply(w, self.what, self.n)
        receive(w, char, self.what, n)
        return (Received(char, (self.what,) * n), Overflow(char))


class Received(Effect[Sands]):
    """What a character has just been given, for the log."""

    char: int
    goods: tuple[str, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class GoodsLost(Effect[Sands]):
    """What a character has just lost, for the log."""

    char: int
    what: str
    n: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


def lose(w: Sands, char: int, what: str, n: int) -> Effects:
    """As much as there is."""
    gone = n - spend(w, char, what, n)
    return (GoodsLost(char, what, gone),) if gone else ()


class Lose(Effect[Sands]):
    """US-808: as much as there is."""

    what: Good
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        return lose(w, me(w, by), self.what, self.n)


class LoseFirst(Effect[Sands]):
    """The first of these kinds that the character has."""

    what: tuple[Good, ...]
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        for what in self.what:
            if w.have(char, what):
                return lose(w, char, what, self.n)
        return ()


class LoseWaterTo(Effect[Sands]):
    """Broken Bottle: board water above this is lost; bottles keep theirs (US-1173)."""

    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        bottles = w.water_room(char) - w.sheet(char).water
        return lose(w, char, "water", max(0, w.water[char] - bottles - self.n))


class FillWater(Effect[Sands]):
    """The whole water supply is filled."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        w.water[char] = w.water_room(char)
        return ()


class GainRandom(Effect[Sands]):
    """US-064, US-065: cubes of the random bag."""

    n: int = 1

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


def from_bag(w: Sands) -> str:
    """One random cube; an empty bag first gets one of each kind that the supply still has, and food."""
    bag = w.bag
    cubes = sum(bag.values())
    if not cubes:
        for what in RESOURCES:
            if w.supply[what]:
                w.supply[what] -= 1
                bag[what] = 1
        bag["food"] = 1
        cubes = sum(bag.values())
    left = w.chance.below(cubes)
    for what, n in bag.items():
        if left < n:
            bag[what] = n - 1
            return what
        left -= n
    return ""


class LoseResources(Question[Sands]):
    """Torn Pack: so many cubes of his choice go to the supply; water does not count."""

    n: int = 1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = me(w, by)
        return (w.seat_of(char),) if self.n and sum(w.goods[char]) and w.alive(char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for what, _ in kinds(w.goods[me(w, by)]):
            menu.add(f"lose:{what}", Lose(what), replace(self, n=self.n - 1))


# --- dropping ----------------------------------------------------------------------------------------------------------


class Overflow(Question[Sands]):
    """US-049: what does not fit on the board must be dropped on the tile at once."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return () if w.fits(self.char) else (w.owner[self.char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Overflow(self.char))


def overflow(w: Sands, char: int) -> Effects:
    """US-049: something must be dropped, or nothing where all has room."""
    return () if w.fits(char) else (Overflow(char),)


def drop_options(w: Sands, char: int, menu: Menu, after: AnyEffect) -> None:
    """One thing at a time: a cube, an item, an objective token, equipment."""
    for what, _ in kinds(w.goods[char]):
        menu.add(f"drop:{what}", DropGoods(char, what), after)
    shown: set[str] = set()
    for card in w.things(char):
        id = w.content.cards[card].id
        if id not in shown:
            shown.add(id)
            menu.add(f"drop:{id}", DropThing(char, card), after)
    for token in sorted(set(w.carried[char])):
        menu.add(f"drop:{token}", DropToken(char, token), after)


class DropGoods(Effect[Sands]):
    """US-359: on the tile; in a camp it is stored."""

    char: int
    what: str
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        w.goods[self.char] = add(w.goods[self.char], self.what, -self.n)
        if w.outcast(self.char):
            to_supply(w, self.what, self.n)
            return ()
        w.change(pos, dropped=add(w.spots[pos].dropped, self.what, self.n))
        return (Bait(pos),) if self.what == "food" else ()


class Bait(Effect[Sands]):
    """M4: 3 food dropped on the boss's tile take a green die from it until the end of the phase."""

    pos: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((foe for foe in w.foes_at(self.pos) if "boss" in w.fighter(foe).perks), None)
        food = KINDS.index("food")
        if boss is None or "baited" in w.today or w.spots[self.pos].dropped[food] < 3:
            return ()
        w.change(self.pos, dropped=add(w.spots[self.pos].dropped, "food", -3))
        w.today = (*w.today, "baited")
        return ()


class DropThing(Effect[Sands]):
    """An item or a piece of equipment on the ground; water above the new capacity is lost (US-1173), in a camp it is
    stored (US-359)."""

    char: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if w.outcast(char):
            put_away(w, self.card)
            return (Overflow(char),)
        w.move(self.card, held_in(w, char, self.card), "ground")
        pos = w.pos[char]
        w.lying[self.card] = pos
        over = w.water[char] - w.water_room(char)
        if over > 0:
            w.water[char] -= over
            if w.camp(pos):
                w.change(pos, stored_water=w.spots[pos].stored_water + over)
        return (Overflow(char),)


class DropToken(Effect[Sands]):
    """US-1218: an objective token is laid down; it is never removed in Preparation."""

    char: int
    token: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        left = list(w.carried[self.char])
        left.remove(self.token)
        w.carried[self.char] = tuple(left)
        pos = w.pos[self.char]
        w.change(pos, tokens=(*w.spots[pos].tokens, self.token))
        return ()


class DropWater(Effect[Sands]):
    """US-359: poured out it is lost; in a camp it is stored."""

    char: int
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        w.water[self.char] -= self.n
        if w.camp(pos) and not w.outcast(self.char):
            w.change(pos, stored_water=w.spots[pos].stored_water + self.n)
        return ()


class DropAll(Effect[Sands]):
    """US-777: on elimination all goods lie on the tile."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        w.change(
            pos,
            dropped=join(w.spots[pos].dropped, w.goods[char]),
            tokens=(*w.spots[pos].tokens, *w.carried[char]),
        )
        w.goods[char] = NOTHING
        w.carried[char] = ()
        for card in w.things(char):
            w.move(card, held_in(w, char, card), "ground")
            w.lying[card] = pos
        w.water[char] = 0
        return ()


# --- cards gained and lost -----------------------------------------------------------------------------------------------


def held_in(w: Sands, char: int, card: int) -> str:
    """Where a character has a card of his."""
    return GEAR[char] if card in w.zones[GEAR[char]].top else ITEMS[char]


def source(w: Sands, char: int, card: int) -> str:
    """Where a card lies that he may take: on offer, found, on the ground or at a trader's; else in its own deck, or
    among his finds."""
    zones = w.zones
    for name in SOURCES:
        if card in zones[name].top:
            return name
    deck = w.content.cards[card].deck
    return w.locate(card, f"finds-{w.owner[char]}" if deck == "loot" else deck)


SOURCES = ("offer", "found", "ground", "lawrence", "dealer-1", "dealer-2")


def kind_zone(w: Sands, char: int, card: int) -> str:
    return GEAR[char] if w.gear(card).kind == "equipment" else ITEMS[char]


def load(w: Sands, card: int) -> None:
    """US-345, US-704: a card that is gained is filled."""
    uses = w.gear(card).uses
    if uses:
        w.uses[card] = uses


class TakeCard(Effect[Sands]):
    """US-340, US-366: a card onto a matching free area, filled unless `found`; what does not fit is dropped."""

    char: int
    card: int
    found: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, card = self.char, self.card
        w.move(card, source(w, char, card), kind_zone(w, char, card))
        w.lying.pop(card, None)
        if not self.found:
            load(w, card)
        return overflow(w, char)


def home_of(w: Sands, card: int) -> str:
    """US-504: where a used card goes: its open deck, or under the loot deck."""
    deck = w.content.cards[card].deck
    return "loot-discard" if deck == "loot" else deck


def put_away(w: Sands, card: int) -> None:
    """A card leaves play for its deck."""
    zones, holder, lies = w.zones, -1, ""
    for char in range(w.crew):
        if card in zones[ITEMS[char]].top:
            lies = ITEMS[char]
        elif card in zones[GEAR[char]].top:
            holder, lies = char, GEAR[char]
    w.move(card, lies or w.locate(card, "ground"), home_of(w, card))
    w.uses.pop(card, None)
    w.lying.pop(card, None)
    if card in w.tapped:
        w.tapped = tuple([c for c in w.tapped if c != card])
    if holder >= 0:
        w.water[holder] = min(w.water[holder], w.water_room(holder))


STAYS = frozenset({"chainsaw", "torch"})
"""Cards that stay when they are empty: a saw is refuelled, a torch burns until the phase ends."""


class UseOne(Effect[Sands]):
    """US-344, US-345: one use: a token less, turned, or gone; weapons that can be refilled stay (US-367)."""

    card: int

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
