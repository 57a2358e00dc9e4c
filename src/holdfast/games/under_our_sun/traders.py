"""Traders: Lawrence and the dealers (US-118, US-711 to US-743)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Frozen, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.combat import CombatTurn, FirstCombatTurn
from holdfast.games.under_our_sun.dice import GhillieNet, Roll, dice_for, successes
from holdfast.games.under_our_sun.enemies import SpawnOpen, put_foe
from holdfast.games.under_our_sun.goods import (
    Overflow,
    TakeCard,
    add,
    from_bag,
    hand_over,
    held_in,
    home_of,
    join,
    kinds,
    load,
    overflow,
    receive,
)
from holdfast.games.under_our_sun.hooks import ON_DEALER_BEATEN, ON_DEATH
from holdfast.games.under_our_sun.interactions import LoadWeapons, Strip
from holdfast.games.under_our_sun.loot import draw_loot_card
from holdfast.games.under_our_sun.numbers import (
    DEALER_CARDS,
    HAVEN,
    KINDS,
    MOST_DEALERS,
    TRADER_CUBES,
    TRADER_WATER,
    VALUE,
)
from holdfast.games.under_our_sun.pieces import AMMO, NOTHING, Dealer, Foe
from holdfast.games.under_our_sun.world import Sands, me

LAWRENCE = 0


def display(trader: int) -> str:
    return "lawrence" if trader == LAWRENCE else f"dealer-{trader}"


DISPLAYS = tuple([display(trader) for trader in range(MOST_DEALERS + 1)])


def dealer(w: Sands, id: int) -> Dealer | None:
    for it in w.dealers:
        if it.id == id:
            return it
    return None


def stock(w: Sands, trader: int) -> tuple[int, tuple[int, ...]]:
    """Water and cubes of a trader's display."""
    if trader == LAWRENCE:
        return w.lawrence_water, w.lawrence
    it = dealer(w, trader)
    return (it.water, it.goods) if it is not None else (0, NOTHING)


def change_stock(w: Sands, trader: int, what: str, n: int) -> None:
    """US-721: what is paid joins the display."""
    if trader == LAWRENCE:
        if what == "water":
            w.lawrence_water += n
        else:
            w.lawrence = add(w.lawrence, what, n)
        return
    it = dealer(w, trader)
    assert it is not None
    new = replace(it, water=it.water + n) if what == "water" else replace(it, goods=add(it.goods, what, n))
    w.dealers = tuple([new if d.id == trader else d for d in w.dealers])


def traders_here(w: Sands, char: int) -> list[int]:
    """US-711, US-718, US-738, US-969: traders on the tile who deal with this character."""
    found = [LAWRENCE] if deals_with(w, char, LAWRENCE) else []
    pos = w.pos[char]
    for it in w.dealers:
        if it.pos == pos and not angry(w, it.id, char):
            found.append(it.id)
    return found


def deals_with(w: Sands, char: int, trader: int) -> bool:
    """Is this one of them?"""
    pos = w.pos[char]
    if trader == LAWRENCE:
        return pos == HAVEN and not (w.revealed and w.traitor(char))
    it = dealer(w, trader)
    return it is not None and it.pos == pos and not angry(w, trader, char)


def angry(w: Sands, trader: int, char: int) -> bool:
    found = False
    for foe in w.foes:
        if foe.only >> char & 1 and foe.card == dealer_card(w, trader):
            found = True
    return found


def dealer_card(w: Sands, trader: int) -> int:
    return w.content.index[f"mission-and-other/dealer-{trader}"]


class PlaceDealer(Effect[Sands]):
    """US-741, US-742: a display of water, random cubes and item cards of the loot deck; at most two at once."""

    water: int = TRADER_WATER

    def apply(self, w: Sands, by: Cause) -> Effects:
        free = [n for n in range(1, MOST_DEALERS + 1) if dealer(w, n) is None]
        if not free:
            return ()
        id = free[0]
        goods = NOTHING
        for _ in range(TRADER_CUBES):
            what = from_bag(w)
            goods = add(goods, what, 1) if what else goods
        w.dealers = (*w.dealers, Dealer(id, w.pos[me(w, by)], self.water, goods))
        loot_cards(w, display(id), DEALER_CARDS)
        return ()


def loot_cards(w: Sands, to: str, n: int) -> None:
    """US-119: draw until objects appear; the other cards are shuffled back."""
    aside: list[int] = []
    while n:
        card = draw_loot_card(w, to)
        if card < 0:
            break
        if w.gear(card).kind == "goods":
            aside.append(card)
            continue
        load(w, card)
        n -= 1
    for card in aside:
        w.take(card, to)
        w.shuffle_in(card, "loot")


# --- dealing -----------------------------------------------------------------------------------------------------------


class Dealing(Question[Sands]):
    """US-711 to US-717: any number of deals for the one action point."""

    char: int
    trader: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        return (w.owner[char],) if w.alive(char) and deals_with(w, char, self.trader) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, trader = self.char, self.trader
        options, deals = menu.options, DEALS[seat][char][trader] or deals_of(seat, char, trader)
        have = w.water[char]
        money = have + TO_TRADE[w.goods[char]].worth
        for id, card, price, hero, _ in one_of_each(w.content, w.zones[DISPLAYS[trader]].top):
            stranger = hero and hero != w.sheet(char).id
            if money >= price and not stranger:
                options.append(buy(seat, char, trader, id, card, price))
            elif menu.explain:
                dear = needs(money >= price, "US-712", "too-dear", need=price)
                blocks = dear + needs(not stranger, "US-743", "hero-item")
                menu.add(f"buy:{id}", Bill(char, trader, price, card), blocks=blocks)
        water, goods = stock(w, trader)
        exchanges(w, deals, char, money, goods, min(water, w.water_room(char) - have) if water else 0, options)
        things = w.things(char)
        if things:
            stocked = water > 0 or goods != NOTHING
            for id, card, price, _, recipe in one_of_each(w.content, things):
                if stocked and price // 2:
                    options.append(sell(seat, char, trader, id, card))
                if recipe and have:
                    options.append(dismantle(seat, char, trader, id, card))
        if have:
            options += deals.rounds
        if trader != LAWRENCE and w.ap[char]:
            options.append(deals.steal)
        options.append(deals.leave)


@lru_cache(maxsize=4096)
def one_of_each(content: Content, cards: tuple[int, ...]) -> tuple[tuple[str, int, int, str, bool], ...]:
    """The first card of each name: its name, itself, its price, its hero, and whether it has a recipe."""
    found: dict[str, tuple[str, int, int, str, bool]] = {}
    for card in cards:
        gear = content.cards[card]
        assert isinstance(gear, Gear)
        found.setdefault(gear.id, (gear.id, card, gear.price, gear.hero, bool(gear.recipe)))
    return tuple(found.values())


# --- the answers of a deal, made once ------------------------------------------------------------------------------------


GIVEN = ("water", *KINDS)
WORTH = tuple([VALUE[what] for what in GIVEN])
DEAREST = max(WORTH)
"""More than this of one kind makes no difference to a swap."""


CUPS = tuple([((0, n),) for n in range(DEAREST + 1)])
"""So much water among the wares."""


def rate(give: str, want: str) -> tuple[int, int]:
    """US-713: how many are given, and how many there are for them at most."""
    a, b = VALUE[give], VALUE[want]
    return -(-b // a), max(1, a // b)


LEAST = tuple([tuple([rate(give, want)[0] if give != want else 99 for want in GIVEN]) for give in GIVEN])
"""How many he must have to give; of the same kind there are never enough."""


class Deals(Frozen):
    """The answers of one character to one trader."""

    swaps: tuple[tuple[tuple[Option, ...], ...], ...]
    """By what is given, what is wanted, how many of that the trader has."""
    orders: tuple[Option | None, ...]
    """By what is wanted, where that is worth more than the smallest change."""
    rounds: tuple[Option, ...]
    """US-715: ammunition for water."""
    steal: Option
    leave: Option


DEALS: list[list[list[Deals | None]]] = [[[None] * (MOST_DEALERS + 1) for _ in range(6)] for _ in range(6)]
"""By seats, characters and traders, made when they are first asked for."""


def deals_of(seat: Seat, char: int, trader: int) -> Deals:
    more, pay = Dealing(char, trader), PayTrader(char, trader, "water", 1)

    def swap(give: str, want: str) -> tuple[Option, ...]:
        """US-713: as few as are worth one, and as many as there are for them at most."""
        need, most = rate(give, want)
        deals = [Swap(char, trader, give, need, want, n) for n in range(1, most + 1)]
        options = [Option(f"swap:{give}:{want}", seat, (deal, more)) for deal in deals]
        return (options[0], *options, *[options[-1]] * (DEAREST - most))

    orders = [Option(f"order:{what}", seat, (Order(char, trader, what, VALUE[what]),)) for what in GIVEN]
    DEALS[seat][char][trader] = deals = Deals(
        tuple([tuple([swap(give, want) for want in GIVEN]) for give in GIVEN]),
        tuple([it if worth > 1 else None for it, worth in zip(orders, WORTH, strict=True)]),
        tuple([Option(f"buy:{what}", seat, (pay, BuyRound(char, what), more)) for what in AMMO]),
        Option("steal", seat, (Steal(char, trader),)),
        Option("done", seat),
    )
    return deals


class Stall(Frozen):
    """Some goods as they can be traded."""

    wares: tuple[tuple[int, int], ...]
    """What there is by its place in `GIVEN`, and how much, as far as that makes a difference."""
    worth: int
    """In water."""


class Stalls(dict[tuple[int, ...], Stall]):
    """By the goods, looked through when they are first asked for."""

    def __missing__(self, goods: tuple[int, ...]) -> Stall:
        if len(self) >= MOST_STALLS:
            self.clear()
        wares = tuple([(place, min(n, DEAREST)) for place, n in enumerate(goods, 1) if n])
        self[goods] = stall = Stall(wares, sum([n * VALUE[what] for what, n in zip(KINDS, goods, strict=True)]))
        return stall


MOST_STALLS = 8192
TO_TRADE = Stalls()


@lru_cache(maxsize=4096)
def buy(seat: Seat, char: int, trader: int, id: str, card: int, price: int) -> Option:
    return Option(f"buy:{id}", seat, (Bill(char, trader, price, card),))


def exchanges(
    w: Sands, deals: Deals, char: int, money: int, goods: tuple[int, ...], for_water: int, options: list[Option]
) -> None:
    """US-713: what is given must be worth at least what is taken; water may be given as change."""
    own, water = w.goods[char], w.water[char]
    held, there = TO_TRADE[own].wares, TO_TRADE[goods].wares
    if water:
        held = CUPS[water if water < DEAREST else DEAREST] + held
    swapped = CUPS[for_water if for_water < DEAREST else DEAREST] + there if for_water else there
    for give, have in held:
        least, swaps = LEAST[give], deals.swaps[give]
        for want, n in swapped:
            if have >= least[want]:
                options.append(swaps[want][n])
    if len(held) < 2:
        return
    for want, _ in there:
        order = deals.orders[want]
        if order is not None:
            have = own[want - 1]
            if len(held) - (have > 0) > 1 and WORTH[want] * (have + 1) <= money:
                options.append(order)


@lru_cache(maxsize=4096)
def sell(seat: Seat, char: int, trader: int, id: str, card: int) -> Option:
    return Option(f"sell:{id}", seat, (Sell(char, trader, card), Dealing(char, trader)))


@lru_cache(maxsize=4096)
def dismantle(seat: Seat, char: int, trader: int, id: str, card: int) -> Option:
    work = (PayTrader(char, trader, "water", 1), Strip(char, card), Dealing(char, trader))
    return Option(f"dismantle:{id}", seat, work)


class PayTrader(Effect[Sands]):
    """US-721: everything paid to a trader joins its display."""

    char: int
    trader: int
    what: str
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        hand_over(w, self.char, self.what, self.n)
        change_stock(w, self.trader, self.what, self.n)
        return ()


class Bill(Question[Sands]):
    """US-712, US-713: the price in water and resources, piece by piece; change in water as far as there is any."""

    char: int
    trader: int
    price: int
    card: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.price > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.water[self.char]:
            n = min(self.price, w.water[self.char])
            for part in sorted({1, n}):
                menu.add(f"pay:water:{part}", PayTrader(self.char, self.trader, "water", part), self._rest(part))
        for what, _ in kinds(w.goods[self.char]):
            menu.options.append(instalment(seat, self, what))

    def _rest(self, paid: int) -> "Bill":
        return Bill(self.char, self.trader, self.price - paid, self.card)

    def apply(self, w: Sands, by: Cause) -> Effects:
        give_change(w, self.char, self.trader, -self.price)
        return (TakeCard(self.char, self.card), Dealing(self.char, self.trader))


@lru_cache(maxsize=4096)
def instalment(seat: Seat, price: "Bill | Order", what: str) -> Option:
    """One piece towards a price; made once."""
    paid = PayTrader(price.char, price.trader, what, 1)
    return Option(f"pay:{what}", seat, (paid, replace(price, price=price.price - VALUE[what])))


class Swap(Effect[Sands]):
    """US-713: goods for goods at their worth in water; what is left of it in wares, where there is no water."""

    char: int
    trader: int
    give: str
    given: int
    want: str
    wanted: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, trader = self.char, self.trader
        give, given = self.give, self.given
        want, wanted = self.want, self.wanted
        hand_over(w, char, give, given)
        change_stock(w, trader, give, given)
        change_stock(w, trader, want, -wanted)
        receive(w, char, want, wanted)
        more = given * VALUE[give] - wanted * VALUE[want]
        if more > 0 and want != "water":
            more -= give_change(w, char, trader, more)
        return (Payout(char, trader, more), *overflow(w, char)) if more > 0 else overflow(w, char)


class Order(Question[Sands]):
    """US-713: one piece of the display for several kinds of goods, piece by piece; change in water as far as there is
    any."""

    char: int
    trader: int
    want: str
    price: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.price > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        if self.want != "water" and w.water[self.char]:
            menu.options.append(instalment(seat, self, "water"))
        for what, _ in kinds(w.goods[self.char]):
            if what != self.want:
                menu.options.append(instalment(seat, self, what))

    def apply(self, w: Sands, by: Cause) -> Effects:
        change_stock(w, self.trader, self.want, -1)
        receive(w, self.char, self.want, 1)
        give_change(w, self.char, self.trader, -self.price)
        return (Overflow(self.char), Dealing(self.char, self.trader))


def give_change(w: Sands, char: int, trader: int, n: int) -> int:
    """US-713: what was paid too much comes back in water, as far as there is any and it can be carried; how much."""
    water, _ = stock(w, trader)
    n = max(0, min(n, water, w.water_room(char) - w.water[char]))
    if n:
        change_stock(w, trader, "water", -n)
        receive(w, char, "water", n)
    return n


class Sell(Effect[Sands]):
    """US-714: half its price, rounded down; the card joins the display."""

    char: int
    trader: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.move(self.card, held_in(w, self.char, self.card), display(self.trader))
        w.water[self.char] = min(w.water[self.char], w.water_room(self.char))
        return (Payout(self.char, self.trader, w.gear(self.card).price // 2), Overflow(self.char))


class Payout(Question[Sands]):
    """US-714: the seller takes water, or resources of the display, at most what is owed and what is there."""

    char: int
    trader: int
    n: int

    def water(self, w: Sands) -> int:
        there, _ = stock(w, self.trader)
        return min(self.n, there, w.water_room(self.char) - w.water[self.char])

    def wares(self, w: Sands) -> list[str]:
        _, goods = stock(w, self.trader)
        return [what for what, _ in kinds(goods) if VALUE[what] <= self.n]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.wares(w) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        n = self.water(w)
        if n:
            menu.add(f"pay:water:{n}", TakeStock(self.char, self.trader, "water", n), replace(self, n=self.n - n))
        for what in self.wares(w):
            menu.add(f"pay:{what}", TakeStock(self.char, self.trader, what), replace(self, n=self.n - VALUE[what]))
        menu.add("done")

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = self.water(w)
        return (TakeStock(self.char, self.trader, "water", n),) if n else ()


class BuyRound(Effect[Sands]):
    """US-715: ammunition, 1 water each."""

    char: int
    what: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        receive(w, self.char, self.what, 1)
        return (LoadWeapons(self.char), Overflow(self.char))


# --- stealing and robbing ------------------------------------------------------------------------------------------------


class Steal(Effect[Sands]):
    """US-717: a further action point and a stealth test; each success takes a cube. Beside active enemies it is a combat
    turn of its own (US-303), within that of the interaction."""

    char: int
    trader: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= 1
        dice = dice_for(w, self.char, "stealth")
        pos, after = w.pos[self.char], Dealing(self.char, self.trader)
        attempt = Roll("test-stealth", dice, pos, (Theft(self.char, self.trader),), self.char)
        if w.threatened(self.char):
            return (CombatTurn(self.char, pos, (attempt,)), Untap(), after)
        return (attempt, after)


class Untap(Effect[Sands]):
    """US-611: in the combat turn that goes on, no enemy has attacked yet."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.tapped_foes = ()
        return ()


class Theft(Effect[Sands]):
    """US-717, US-718: the loot, or the trader's anger; who was hidden is seen by all (US-421)."""

    char: int
    trader: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        if n:
            return (Snatch(self.char, self.trader, n),)
        symbols = (SpawnOpen(w.pos[self.char]),) if w.is_hidden(self.char) else ()
        caught = (Anger(self.char, self.trader), *symbols, FirstCombatTurn(self.char))
        if w.perk(self.char, "ghillie") >= 0:
            return (GhillieNet(self.char, (Snatch(self.char, self.trader, 1),), caught),)
        return caught


class Snatch(Question[Sands]):
    """US-717: any cube of the display, water included."""

    char: int
    trader: int
    n: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        water, goods = stock(w, self.trader)
        return (w.seat_of(self.char),) if self.n and (water or any(goods)) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        water, goods = stock(w, self.trader)
        for what, n in (("water", water), *zip(KINDS, goods, strict=True)):
            if n:
                menu.add(f"snatch:{what}", TakeStock(self.char, self.trader, what), replace(self, n=self.n - 1))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Overflow(self.char),)


class TakeStock(Effect[Sands]):
    char: int
    trader: int
    what: str
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        change_stock(w, self.trader, self.what, -self.n)
        receive(w, self.char, self.what, self.n)
        return ()


class Anger(Effect[Sands]):
    """US-718, US-720: from now on the dealer is this character's enemy."""

    char: int
    trader: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.expose(self.char)
        card = dealer_card(w, self.trader)
        foe = next((f for f in w.foes if f.card == card), None)
        if foe is None:
            it = dealer(w, self.trader)
            assert it is not None
            w.move(card, w.locate(card), "enemies")
            put_foe(w, card, it.pos, only=1 << self.char, met=True)
        else:
            w.set_foe(foe.id, only=foe.only | 1 << self.char)
        return ()


def trader_of(w: Sands, card: int) -> int:
    return int(w.content.cards[card].id.removeprefix("dealer-"))


class Robbed(Effect[Sands]):
    """US-719: two cards of his choice and all the goods; the trader leaves the game, no body is left."""

    char: int
    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        assert foe is not None
        trader = trader_of(w, foe.card)
        water, goods = stock(w, trader)
        w.foes = tuple([f for f in w.foes if f.id != self.foe])
        w.move(foe.card, "enemies", "box")
        w.dealers = tuple([d for d in w.dealers if d.id != trader])
        if w.alive(self.char):
            receive(w, self.char, "water", water)
            w.goods[self.char] = join(w.goods[self.char], goods)
        return (Spoils(self.char, trader, 2), Overflow(self.char))


ON_DEALER_BEATEN.append(lambda w, foe, char: (Robbed(char, foe),))


class Spoils(Question[Sands]):
    """US-719: which two cards; the remaining ones return to their decks."""

    char: int
    trader: int
    n: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        cards = w.zones[display(self.trader)].top
        return (w.seat_of(self.char),) if self.n and cards and w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        shown: set[str] = set()
        for card in w.zones[display(self.trader)].top:
            id = w.content.cards[card].id
            if id not in shown:
                shown.add(id)
                menu.add(f"take:{id}", TakeCard(self.char, card), replace(self, n=self.n - 1))
        menu.add("take:done", replace(self, n=0))

    def apply(self, w: Sands, by: Cause) -> Effects:
        for card in w.zones[display(self.trader)].top:
            w.move(card, display(self.trader), home_of(w, card))
            w.uses.pop(card, None)
        return ()


def calm(w: Sands, pos: str) -> Effects:
    """US-738: an unbeaten trader alone on its tile loses all damage; whoever fled is barred for good, and the dealer
    stays his enemy (US-718)."""
    angry_ones = [foe for foe in w.foes if foe.only and foe.pos == pos] if w.dealers else []
    return left_alone(w, angry_ones) if angry_ones and not w.here(pos) else ()


def left_alone(w: Sands, angry_ones: list[Foe]) -> Effects:
    out: list[AnyEffect] = []
    for foe in angry_ones:
        trader = trader_of(w, foe.card)
        it = dealer(w, trader)
        assert it is not None
        if foe.damage or foe.only != it.barred:
            out.append(Calmed(trader, foe.only))
        w.set_foe(foe.id, damage=0)
        w.dealers = tuple([replace(d, barred=foe.only) if d.id == trader else d for d in w.dealers])
    return tuple(out)


def calm_at_death(w: Sands, char: int) -> Effects:
    """US-738: a dead pawn is no company."""
    return calm(w, w.pos[char])


ON_DEATH.append(calm_at_death)


class Calmed(Effect[Sands]):
    """A dealer who is left alone, and whom he will not serve any more, for the log."""

    trader: int
    barred: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()
