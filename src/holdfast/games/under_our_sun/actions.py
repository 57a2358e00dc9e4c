"""A character's turn: every action with its price and its conditions (US-301 to US-365, US-630 to US-647)."""

from collections.abc import Container
from functools import lru_cache
from typing import Any, ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Frozen, Question, Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, block, needs
from holdfast.core.lookups import PerContent
from holdfast.games.under_our_sun.barter import Barter
from holdfast.games.under_our_sun.cards import Task, Tile
from holdfast.games.under_our_sun.crimes import crimes
from holdfast.games.under_our_sun.dice import Test
from holdfast.games.under_our_sun.enemies import SpawnOpen
from holdfast.games.under_our_sun.fighting import Asker, Priced, asking, combat_options
from holdfast.games.under_our_sun.geography import neighbours
from holdfast.games.under_our_sun.goods import DropWater, PayGoods, drop_options
from holdfast.games.under_our_sun.interactions import (
    Build,
    Cook,
    Eat,
    Gather,
    LightFire,
    MakeAmmunition,
    MakeKitchen,
    PayRecipe,
    Rain,
    Refill,
    SetUpCamp,
    Sleep,
    Strip,
    TakeDownCamp,
    can_build,
    can_gather,
    in_hand,
    payable,
    sleep_cost,
    tent_to_build,
    thrifty,
)
from holdfast.games.under_our_sun.items import UseItem, usable
from holdfast.games.under_our_sun.kit import Kit
from holdfast.games.under_our_sun.loot import LootBody, OpenBox
from holdfast.games.under_our_sun.map import RevealTile, unrevealed
from holdfast.games.under_our_sun.missions import TO_DO, Deliver, wanted
from holdfast.games.under_our_sun.moving import Travel, move_cost, pace, prices
from holdfast.games.under_our_sun.numbers import AMMUNITION, DEEP_SLEEP_LEAST, FIT, HAVEN, MOST_AP, MOST_DEALERS
from holdfast.games.under_our_sun.people import Cure, Heal, Spend
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.stealth import Paid
from holdfast.games.under_our_sun.teams import sol_options
from holdfast.games.under_our_sun.traders import (
    LAWRENCE,
    Dealing,
    deals_with,
    display,
    traders_here,
)
from holdfast.games.under_our_sun.world import Sands, near

CHARGE = 2
COOK = 2
COSTS = range(MOST_AP + 1)
ALL_COSTS = len(COSTS)
NO_ITEMS: dict[str, int] = {}
SNEAK = 100
TOO_MANY = 99
"""More characters than there are."""
FOOD, METAL, WOOD = PLACE["food"], PLACE["metal"], PLACE["wood"]
FULL = block("US-318", "tile-full")
RESTED = block("US-051", "already-fit")
WATCHED = block("US-355", "enemy-here")
BARRED = block("US-969", "traitor")


class TakeTurn(Question[Sands]):
    """US-203, US-208, US-302: any actions in any order while the points last; Wait ends the turn."""

    char: int
    moment: ClassVar[str] = "turn"
    stays: ClassVar[bool] = True

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        return () if (w.acted | w.dead | w.gone | w.crossed) >> char & 1 else (w.owner[char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = self.char
        own = DEEDS[seat][char] or deeds(seat, char)
        if w.ap[char] or menu.explain:
            actions(asking(w, char, menu), own)
        else:
            cards: tuple[Any, ...] = w.content.cards
            able = cards[w.characters[char]].able
            if "far-sight" in able and sees_far(w, char, able):
                ways(asking(w, char, menu), w, char, own, able)
            kit = w.kit(char)
            if kit.usable:
                free_activities(w, char, menu, usable(w, char, kit))
        if w.rules.semi:
            sol_options(w, char, menu)
        menu.options.append(own.wait)

    def backs(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        """US-359: discarding."""
        char = self.char
        if w.water[char] or w.goods[char] != NOTHING or w.carried[char] or w.things(char):
            own = DEEDS[seat][char] or deeds(seat, char)
            menu.backs.append(own.discard)

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


def actions(ask: Asker, own: "Deeds") -> None:
    """All that has a price, then what has none."""
    w, char, menu = ask.w, ask.char, ask.menu
    kit, pos, able = ask.kit, ask.pos, ask.sheet.able
    items = usable(w, char, kit) if kit.usable else NO_ITEMS
    if menu.explain:
        exploring(ask, able)
        movement(ask)
    else:
        ways(ask, w, char, own, able)
    spot = w.spots[pos]
    cards: tuple[Any, ...] = w.content.cards
    camp = spot.tent >= 0 or cards[spot.tile].camp
    interactions(ask, w, char, kit, own, spot, camp)
    if "treat" in able:
        medicine(ask, own)
    if camp or kit.tent >= 0 or spot.fire or w.goods[char] != NOTHING:
        crafts(ask, w, char, kit, own, spot, camp)
    if items or "chainsaw" in kit.perks or (kit.built and "strip-down" in able):
        handiwork(ask, able, items)
    if ask.against or (w.foes and (kit.armed or w.fights)):
        combat_options(ask)
    dealers = w.dealers
    if dealers or w.rules.semi:
        crimes(ask)
    company = w.pos.count(pos) > 1
    if company or dealers or pos == HAVEN:
        dealings(ask, w, char, own, company)
    mission_actions(ask, w, char, own, spot)
    if items:
        free_activities(w, char, menu, items)


def still_legal(w: Sands, char: int, key: str) -> bool:
    """US-421: could this action, paid already, be declared now?"""
    menu = Menu(w.seat_of(char))
    have, w.ap[char] = w.ap[char], MOST_AP
    TakeTurn(char).options(w, Cause(w.seat_of(char), char), menu.seat, menu)
    w.ap[char] = have
    return any(option.key == key for option in menu.options)


class Again(Effect[Sands]):
    """Lies under a turn in older saves only: `TakeTurn` itself stays until the turn is ended."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        turn = TakeTurn(self.char)
        return (turn,) if turn.asked(w, by) else ()


class EndTurn(Effect[Sands]):
    """US-204, US-640: with points left this is Wait; they serve for combat until the phase ends."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        bit = 1 << self.char
        w.acted |= bit
        if w.ap[self.char]:
            w.waiting |= bit
        elif w.waiting & bit:
            w.waiting ^= bit
        return ()


Steps = dict[int, tuple[Option, ...]]
"""Move and Sneak to a place by their prices (see `Means`), made when they are first asked for."""


def steps(known: Steps, both: int, seat: Seat, char: int, place: str) -> tuple[Option, ...]:
    """To a place for both prices in one number."""
    move, sneak = divmod(both, SNEAK)
    found: tuple[Option, ...] = ()
    if move and sneak:
        for price in (move * SNEAK, sneak):
            found += known.get(price) or steps(known, price, seat, char, place)
    elif both:
        found = (travel(char, place, "move" if move else "sneak", (move or sneak) - 1, seat),)
    known[both] = found
    return found


Way = tuple[str, Steps, Option, Option]
"""A place next to a character, and his options to go there, to explore it, to charge there."""


class WaysTo(dict[str, Way]):
    """By the place, made when it is first asked for; `free`: with an Explore that costs nothing."""

    def __init__(self, seat: Seat, char: int, free: bool) -> None:
        self.who = seat, char, free

    def __missing__(self, place: str) -> Way:
        seat, char, free = self.who
        key = f"explore:{place}"
        paid = Paid(char, 0 if free else 1, reveal(char, place, free), "explore", key=key)
        charge = travel(char, place, "charge", CHARGE, seat)
        known: Steps = {}
        self[place] = way = place, known, Option(key, seat, (paid,)), charge
        return way


class WaysFrom(dict[str, tuple[frozenset[str], tuple[Way, ...]]]):
    """By his position, the places around and his ways there by the numbers of the directions."""

    def __init__(self, to: WaysTo) -> None:
        self.to = to

    def __missing__(self, pos: str) -> tuple[frozenset[str], tuple[Way, ...]]:
        places = neighbours(pos)
        self[pos] = made = frozenset(places), tuple([self.to[place] for place in places])
        return made


def travel(char: int, place: str, how: str, ap: int, seat: Seat) -> Option:
    return Option(f"{how}:{place}", seat, (Travel(char, place, how, ap),))


def reveal(char: int, place: str, free: bool) -> tuple[AnyEffect, ...]:
    return (Spend(FAR_SEEN[char]), RevealTile(place)) if free else (RevealTile(place),)


class Deeds(Frozen):
    """The actions of a character that are always the same, for 1 AP where nothing else is said."""

    gather: Option
    refill: Option
    rain: Option
    eat: Option
    open: Option
    treat: tuple[Option, ...]
    """By the other character."""
    disinfect: tuple[Option, ...]
    build: Option
    ammunition: tuple[tuple[int, Option], ...]
    """US-342: by the place among the goods of what it is made from."""
    camp_down: Option
    campfire: Option
    kitchen: Option
    cook: Option
    """2 AP."""
    sleep: tuple[Option, ...]
    """By its price."""
    trade: tuple[Option, ...]
    """By the other character."""
    deal: tuple[Option, ...]
    """By the trader."""
    wait: Option
    discard: Option
    mission: Cause
    """Who does the tasks of the mission."""
    ways: WaysFrom
    free_ways: WaysFrom


DEEDS: list[list[Deeds | None]] = [[None] * 6 for _ in range(6)]
"""By seats and characters, made when they are first asked for."""


def deeds(seat: Seat, char: int) -> Deeds:
    def deed(key: str, *then: AnyEffect, ap: int = 1) -> Option:
        return Option(key, seat, (Paid(char, ap, then, key=key),))

    made = [(PLACE[cube], deed(f"make:{it}", MakeAmmunition(char, it))) for it, (cube, _) in AMMUNITION.items()]
    DEEDS[seat][char] = own = Deeds(
        gather=deed("gather", Gather(char)),
        refill=deed("refill", Refill(char)),
        rain=deed("rain", Rain(char)),
        eat=deed("eat", Eat(char)),
        open=deed("open", OpenBox(char)),
        treat=tuple([deed(f"treat:char-{c}", Spend(TREATED[char]), Heal(str(c))) for c in range(6)]),
        disinfect=tuple([deed(f"disinfect:char-{c}", Cure(str(c))) for c in range(6)]),
        build=deed("build", Build(char)),
        ammunition=tuple(made),
        camp_down=deed("camp-down", TakeDownCamp(char)),
        campfire=deed("campfire", LightFire(char)),
        kitchen=deed("kitchen", MakeKitchen(char)),
        cook=deed("cook", Cook(char), ap=COOK),
        sleep=tuple([deed("sleep", Sleep(char), ap=ap) for ap in COSTS]),
        trade=tuple([deed(f"trade:char-{other}", Barter(char, other)) for other in range(6)]),
        deal=tuple([deed(f"trader:{display(trader)}", Dealing(char, trader)) for trader in range(MOST_DEALERS + 1)]),
        wait=Option("wait", seat, (EndTurn(char),)),
        discard=Option("discard", seat, (Discard(char),), back=True),
        mission=Cause(seat, char, -1, "mission"),
        ways=WaysFrom(WaysTo(seat, char, False)),
        free_ways=WaysFrom(WaysTo(seat, char, True)),
    )
    return own


@lru_cache(maxsize=4096)
def loot(seat: Seat, char: int, id: int) -> Option:
    """Made once, as the following ones."""
    key = f"loot:body-{id}"
    return Option(key, seat, (Paid(char, 1, (LootBody(char, id),), key=key),))


@lru_cache(maxsize=4096)
def use(seat: Seat, char: int, id: str, card: int, ap: int) -> Option:
    """US-304: what costs nothing is no action that somebody could see."""
    key = f"use:{id}"
    return Option(key, seat, (Paid(char, ap, (UseItem(char, card),), key=key if ap else ""),))


@lru_cache(maxsize=4096)
def strip(seat: Seat, char: int, id: str, card: int) -> Option:
    key = f"strip:{id}"
    return Option(key, seat, (Paid(char, 1, (Strip(char, card),), key=key),))


@lru_cache(maxsize=4096)
def camp_up(seat: Seat, char: int, card: int, built: bool) -> Option:
    key, price = ("camp-build", (PayRecipe(char, card),)) if built else ("camp-up", ())
    return Option(key, seat, (Paid(char, 1, (*price, SetUpCamp(char, card)), key=key),))


# --- movement ----------------------------------------------------------------------------------------------------------


def sees_far(w: Sands, char: int, able: Container[str]) -> bool:
    """US-208, US-304: the Scout's first Explore of a phase is free, so it needs no points at all."""
    return "far-sight" in able and (not w.used or FAR_SEEN[char] not in w.used)


FAR_SEEN = tuple([f"phase:far-sight:{char}" for char in range(6)])
TREATED = tuple([f"phase:treat:{char}" for char in range(6)])


def ways(ask: Asker, w: Sands, char: int, own: Deeds, able: Container[str]) -> None:
    """As `exploring` and `movement` say, but quickly: it is asked more often than anything else."""
    ap = ask.ap
    content, where, spots = w.content, w.pos, w.spots
    cards: tuple[Any, ...] = content.cards
    prices_of = MEANS[content][pace(w, char, ask.kit.perks, able) * ALL_COSTS + ap]
    free = "far-sight" in able and sees_far(w, char, able)
    around, found = own.free_ways[ask.pos] if free else own.ways[ask.pos]
    crowded = around.intersection(where)
    left = w.zones["stack"]
    stack = left.mixed or left.top or left.bottom
    options: list[Option] = ask.menu.options
    moves: list[Option] = []
    charges: list[Option] = []
    for place, go, explore, charge in found:
        spot = spots.get(place)
        if spot is None:
            if stack:
                options.append(explore)
                charges.append(charge)
        elif (tile := spot.tile) < 0:
            options.append(explore)
            charges.append(charge)
        elif (
            not crowded
            or place not in crowded
            or where.count(place) < (cards[tile].fields or TOO_MANY)
            or w.room(place)
        ):
            both = prices_of[tile]
            try:
                moves += go[both]
            except KeyError:
                moves += steps(go, both, ask.menu.seat, char, place)
    options += moves
    if ap >= CHARGE:
        options += charges


class Means(dict[int, dict[int, int]]):
    """By his pace and his action points, by tiles, both prices of a step in one number: that of Move times `SNEAK`, and
    that of Sneak; each of them is 1 more, or 0 where the action points are not enough."""

    def __init__(self, content: Content) -> None:
        self.tiles = [(i, card.mv) for i, card in enumerate(content.cards) if isinstance(card, Tile)]

    def __missing__(self, key: int) -> dict[int, int]:
        pace, ap = divmod(key, ALL_COSTS)
        self[key] = found = dict[int, int]()
        for tile, mv in self.tiles:
            move, sneak = [cost + 1 if cost <= ap else 0 for cost in prices(mv, pace)]
            found[tile] = move * SNEAK + sneak
        return found


MEANS = PerContent(Means)


def movement(ask: Asker) -> None:
    """US-311 to US-318: every step with the reason why it is closed."""
    w, char, menu = ask.w, ask.char, ask.menu
    pos = w.pos[char]
    for place in near(w, pos):
        full = () if w.room(place) else (FULL,)
        for how, sneaking in (("move", False), ("sneak", True)):
            cost = move_cost(w, char, place, sneaking)
            menu.add(f"{how}:{place}", Travel(char, place, how, cost), blocks=(*ask.price(cost), *full))
    for place in unrevealed(w, pos):
        menu.add(f"charge:{place}", Travel(char, place, "charge", CHARGE), blocks=ask.price(CHARGE))


def exploring(ask: Asker, able: Container[str]) -> None:
    """US-331: the same for exploring."""
    w, char = ask.w, ask.char
    free = sees_far(w, char, able)
    for place in unrevealed(w, w.pos[char]):
        ask.act(f"explore:{place}", 0 if free else 1, *reveal(char, place, free), kind="explore")


# --- interactions --------------------------------------------------------------------------------------------------------


def interactions(ask: Asker, w: Sands, char: int, kit: Kit, own: Deeds, spot: Spot, camp: bool) -> None:
    """US-336 to US-358: what there is on his tile, and sleep."""
    ap, menu, sheet = ask.ap, ask.menu, ask.sheet
    into = menu.options if ap else Priced(ask)
    hidden = w.hidden >> char & 1
    if hidden and w.open_symbols(ask.pos):
        ask.act("recon", 1, SpawnOpen(ask.pos, 1), kind="recon")
    if (spot.printed != NOTHING and w.spare(char, kit) > 0) or can_gather(w, char, spot, kit):
        into.append(own.gather)
    wet = spot.water or spot.stored_water
    storm = w.keyword == "storm"
    if (wet or storm) and w.water[char] < sheet.water + kit.water:
        if wet:
            into.append(own.refill)
        if storm:
            into.append(own.rain)
    if w.goods[char][FOOD] and w.hp[char] < sheet.hp:
        into.append(own.eat)
    if w.bodies:
        pos = ask.pos
        for body in w.bodies:
            if body.pos == pos:
                into.append(loot(menu.seat, char, body.id))
    if spot.box:
        into.append(own.open)
    if menu.explain or (ap >= DEEP_SLEEP_LEAST and w.well[char] < FIT and (hidden or not ask.against)):
        cost = sleep_cost(w, char, camp)
        if menu.explain or w.revealed:
            ask.usual(own.sleep[cost], cost, sleepless(ask))
        elif ap >= cost:
            into.append(own.sleep[cost])


def sleepless(ask: Asker) -> Blocks:
    """US-051, US-355, US-969: the reasons why he finds no sleep."""
    w, char = ask.w, ask.char
    blocks: Blocks = () if w.well[char] < FIT else (RESTED,)
    if ask.against and not w.hidden >> char & 1:
        blocks += (WATCHED,)
    if w.revealed and w.outcast(char):
        blocks += (BARRED,)
    return blocks


def medicine(ask: Asker, own: Deeds) -> None:
    """US-1106: Treat once per phase, Disinfect whenever needed."""
    w = ask.w
    fresh = not w.used or TREATED[ask.char] not in w.used
    if not fresh and not w.infected:
        return
    into = ask.menu.options if ask.ap else Priced(ask)
    cards: tuple[Any, ...] = w.content.cards
    for other in w.here(ask.pos):
        if fresh and w.hp[other] < cards[w.characters[other]].hp:
            into.append(own.treat[other])
        if w.infected >> other & 1:
            into.append(own.disinfect[other])


# --- crafts --------------------------------------------------------------------------------------------------------------


def crafts(ask: Asker, w: Sands, char: int, kit: Kit, own: Deeds, spot: Spot, camp: bool) -> None:
    """US-340 to US-342, US-360 to US-364: what he makes of his goods, and of those of the camp; tents and fires."""
    into = ask.menu.options if ask.ap else Priced(ask)
    goods = w.goods[char]
    have = in_hand(w, char) if camp and spot.dropped != NOTHING else goods
    tents: dict[int, bool] = {}
    if have != NOTHING:
        enough = payable(w.content, have, "thrift" in ask.sheet.able and thrifty(w, char))
        tents = enough.tents
        if enough.recipes and can_build(w, char, enough.recipes):
            into.append(own.build)
        for place, made in own.ammunition:
            if have[place]:
                into.append(made)
    if camp:
        if spot.tent >= 0:
            into.append(own.camp_down)
    else:
        if kit.tent >= 0:
            into.append(camp_up(ask.menu.seat, char, kit.tent, False))
        if tents:
            tent = tent_to_build(w, tents)
            if tent >= 0:
                into.append(camp_up(ask.menu.seat, char, tent, True))
    if not spot.fire:
        if kit.fire and goods[WOOD] and w.keyword != "storm":
            into.append(own.campfire)
    elif spot.fire == "campfire":
        if goods[METAL]:
            into.append(own.kitchen)
    elif goods[FOOD]:
        ask.usual(own.cook, COOK)


def handiwork(ask: Asker, able: Container[str], items: dict[str, int]) -> None:
    """What he does with his own cards."""
    w, char, seat = ask.w, ask.char, ask.menu.seat
    if "strip-down" in able:
        parts: dict[str, int] = {}
        for card in w.things(char)[::-1]:
            gear = w.gear(card)
            if gear.recipe:
                parts[gear.id] = card
        for id, card in parts.items():
            ask.usual(strip(seat, char, id, card))
    saw = ask.kit.perks.get("chainsaw", -1)
    if saw >= 0 and w.uses.get(saw, 0) < w.gear(saw).uses and w.have(char, "alcohol"):
        ask.act("refuel", 1, PayGoods(char, "alcohol", 1), Refuel(saw))
    cards: tuple[Any, ...] = w.content.cards
    for id, card in items.items():
        it = cards[card].use
        if it is not None and it.ap:
            ask.usual(use(seat, char, id, card, it.ap), it.ap)


class Refuel(Effect[Sands]):
    """Chainsaw: back to its uses."""

    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.uses[self.card] = w.gear(self.card).uses
        return ()


# --- others ----------------------------------------------------------------------------------------------------------------


def dealings(ask: Asker, w: Sands, char: int, own: Deeds, company: bool) -> None:
    """US-346, US-711: trade with a character or a trader on the tile."""
    pos = ask.pos
    into = ask.menu.options if ask.ap else Priced(ask)
    if company:
        gone, trade = w.gone | w.crossed | 1 << char, own.trade
        for other, where in enumerate(w.pos):
            if where == pos and not gone >> other & 1:
                into.append(trade[other])
    if w.dealers:
        for trader in traders_here(w, char):
            into.append(own.deal[trader])
    elif pos == HAVEN and (not w.revealed or deals_with(w, char, LAWRENCE)):
        into.append(own.deal[LAWRENCE])


def mission_actions(ask: Asker, w: Sands, char: int, own: Deeds, spot: Spot) -> None:
    """US-365, US-1217: the tasks of the current mission card, and deliveries."""
    todo = TO_DO[w.content][w.mission][w.stage].get(spot.tile)
    if todo is None:
        return
    explain, goal = ask.menu.explain, todo.goal
    if todo.dear and not goal and not explain and w.goods[char] == NOTHING:
        return
    if w.revealed and w.traitor(char):
        return
    pos, only, by = ask.pos, todo.only, own.mission
    for task in todo.tasks:
        if task.pay and not explain and not can_pay(w, char, task):
            continue
        if task.when is not None and not task.when.holds(w, by):
            continue
        if task.tile and not only and w.where(task.tile) != pos:
            continue
        blocks: Blocks = ()
        if explain:
            for what, n in task.pay.items():
                blocks += needs(w.have(char, what) >= n, "US-808", "cannot-pay", need=n, what=what)
        ask.act(f"mission:{task.key}", task.ap, *task_effects(char, task), blocks=blocks)
    if goal and (only or w.where(w.ground(pos).number) == pos) and can_deliver(w, char):
        ask.act("mission:deliver", 1, Deliver(char))


def can_pay(w: Sands, char: int, task: Task) -> bool:
    """US-808."""
    enough = True
    for what, n in task.pay.items():
        enough &= w.have(char, what) >= n
    return enough


def can_deliver(w: Sands, char: int) -> bool:
    """US-1217: he has something of what is wanted."""
    return any("part" in w.carried[char] if what == "part" else w.have(char, what) for what in wanted(w))


def task_effects(char: int, task: Task) -> tuple[AnyEffect, ...]:
    price = tuple([PayGoods(char, what, n) for what, n in task.pay.items()])
    return (*price, Test(task.test, task.then, task.fail)) if task.test else (*price, *task.then)


def free_activities(w: Sands, char: int, menu: Menu, items: dict[str, int]) -> None:
    """US-304, US-343: items without a price."""
    cards: tuple[Any, ...] = w.content.cards
    for id, card in items.items():
        it = cards[card].use
        if it is not None and not it.ap:
            menu.options.append(use(menu.seat, char, id, card, 0))


class Discard(Question[Sands]):
    """US-359: any number of things are dropped; in a camp they are stored."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Discard(self.char))
        if w.water[self.char]:
            menu.add("drop:water", DropWater(self.char), Discard(self.char))
        menu.add("drop:done")
