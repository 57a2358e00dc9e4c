"""Interactions: gather, refill, build, eat, rain, sleep, camp, fire, cook (US-336 to US-364, US-750 to US-766)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import ge
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Frozen, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.lookups import PerContent
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.goods import (
    Overflow,
    TakeCard,
    add,
    join,
    kind_zone,
    pay,
    put_away,
    receive,
    spend,
    take_supply,
)
from holdfast.games.under_our_sun.kit import Kit
from holdfast.games.under_our_sun.numbers import (
    AMMUNITION,
    COOKED,
    DEEP_SLEEP_LEAST,
    FIT,
    KINDS,
    RESOURCES,
    SLEEP,
    SLEEP_LEAST,
)
from holdfast.games.under_our_sun.pieces import ITEMS, NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.world import Sands

# --- gathering ---------------------------------------------------------------------------------------------------------


def on_ground(w: Sands, pos: str) -> list[int]:
    return [card for card, where in w.lying.items() if where == pos]


def room_on_weapons(w: Sands, char: int, what: str) -> bool:
    """US-703: for ammunition, a weapon that still takes some."""
    return what in AMMUNITION and any(
        w.gear(card).ammo == what and w.uses.get(card, 0) < w.gear(card).uses for card in w.things(char)
    )


def room_for_card(w: Sands, char: int, card: int, freed: int = 0) -> bool:
    """US-336, US-340: a matching free area, when so many cubes have been paid (US-341)."""
    gear = w.gear(card)
    if gear.kind == "equipment":
        return w.fits(char, cubes=-freed, gear=1, mixed=gear.mixed)
    return w.fits(char, items=1, cubes=-freed)


@lru_cache(maxsize=8192)
def lying_about(printed: tuple[int, ...], dropped: tuple[int, ...]) -> Sequence[str]:
    """The kinds of cubes on a tile; looked through once."""
    return [what for what, a, b in zip(KINDS, printed, dropped, strict=True) if a or b]


def takeable(w: Sands, char: int) -> tuple[Sequence[str], list[int], list[str]]:
    """US-336, US-338: the cubes, cards and objective tokens of his tile for which he has room; tracks are read."""
    pos = w.pos[char]
    spot = w.spots[pos]
    cubes = lying_about(spot.printed, spot.dropped)
    if cubes and w.spare(char, w.kit(char)) < 1 and not w.fits(char, cubes=1):
        cubes = loadable_cubes(w, char, cubes)
    cards: list[int] = []
    if w.lying:
        for card in on_ground(w, pos):
            if room_for_card(w, char, card):
                cards.append(card)
    tokens = sorted(set(spot.tokens) - {"track"}) if spot.tokens and w.fits(char, items=1) else []
    return cubes, cards, tokens


def loadable_cubes(w: Sands, char: int, cubes: Sequence[str]) -> list[str]:
    return [what for what in cubes if room_on_weapons(w, char, what)]


def can_gather(w: Sands, char: int, spot: Spot, kit: Kit) -> bool:
    """Is there anything on his tile for which he has room, with what his cards are good for?"""
    if spot.printed != NOTHING or spot.dropped != NOTHING:
        return w.spare(char, kit) > 0 or any(takeable(w, char))
    return bool(spot.tokens or (w.lying and w.pos[char] in w.lying.values())) and any(takeable(w, char))


class Gather(Question[Sands]):
    """US-336, US-338: one item, or up to two resources, from printed, dropped and stored goods."""

    char: int
    taken: int = 0
    cubes: tuple[str, ...] = ()

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if self.taken >= 2 or not w.alive(self.char):
            return ()
        char = self.char
        if not self.taken:
            more = can_gather(w, char, w.spots[w.pos[char]], w.kit(char))
        else:
            more = bool(takeable(w, char)[0])
        return (w.owner[char],) if more else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        cubes, cards, tokens = takeable(w, self.char)
        for what in cubes:
            menu.options.append(take_cube(seat, self, what))
        if not self.taken:
            shown: set[str] = set()
            for card in cards:
                id = w.content.cards[card].id
                if id not in shown:
                    shown.add(id)
                    menu.add(f"take:{id}", TakeCard(self.char, card, found=True))
            for token in tokens:
                menu.add(f"take:{token}", TakeToken(self.char, token))
        menu.options.append(take_no_more(seat, self))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return self.gathered()

    def gathered(self) -> Effects:
        return (Gathered(self.char, self.cubes),) if self.cubes else ()


@lru_cache(maxsize=4096)
def take_cube(seat: Seat, gather: Gather, what: str) -> Option:
    """Made once."""
    more = replace(gather, taken=gather.taken + 1, cubes=(*gather.cubes, what))
    return Option(f"take:{what}", seat, (TakeCube(gather.char, what), more))


@lru_cache(maxsize=4096)
def take_no_more(seat: Seat, gather: Gather) -> Option:
    return Option("take:done", seat, gather.gathered())


class Gathered(Effect[Sands]):
    """What one action has gathered, for the log."""

    char: int
    cubes: tuple[str, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class TakeCube(Effect[Sands]):
    """A cube from the tile: dropped ones first."""

    char: int
    what: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        spot = w.spots[pos]
        if spot.dropped[PLACE[self.what]]:
            w.change(pos, dropped=add(spot.dropped, self.what, -1))
        else:
            w.change(pos, printed=add(spot.printed, self.what, -1))
        receive(w, self.char, self.what, 1)
        return (LoadWeapons(self.char),) if self.what in AMMUNITION else ()


class TakeToken(Effect[Sands]):
    """US-1218: an objective token is picked up."""

    char: int
    token: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        tokens = list(w.spots[pos].tokens)
        tokens.remove(self.token)
        w.change(pos, tokens=tuple(tokens))
        w.carried[self.char] = (*w.carried[self.char], self.token)
        w.score["held"] = 1
        return (Overflow(self.char),)


class Refill(Effect[Sands]):
    """US-339: the whole water supply, as far as the tile and the camp have water."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        spot = w.spots[pos]
        need = w.water_room(self.char) - w.water[self.char]
        from_tile = min(need, spot.water)
        from_camp = min(need - from_tile, spot.stored_water)
        w.change(pos, water=spot.water - from_tile, stored_water=spot.stored_water - from_camp)
        w.water[self.char] += from_tile + from_camp
        return ()


class Rain(Effect[Sands]):
    """US-351: 1 water during a Storm."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        receive(w, self.char, "water", 1)
        return ()


class Eat(Effect[Sands]):
    """US-350: 1 food, 1 HP."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        spend(w, self.char, "food", 1)
        w.hp[self.char] = min(w.sheet(self.char).hp, w.hp[self.char] + 1)
        return ()


# --- building ----------------------------------------------------------------------------------------------------------


class Recipe(Frozen):
    """A card that can be built."""

    id: str
    deck: str
    copies: tuple[int, ...]
    parts: tuple[tuple[int, int], ...]
    """What it takes, by the places of the kinds."""
    need: tuple[int, ...]
    """The same as goods."""
    tent: bool


@lru_cache(maxsize=16)
def recipes(content: Content) -> tuple[Recipe, ...]:
    """Every card that can be built."""
    copies: dict[str, list[int]] = {}
    for i, card in enumerate(content.cards):
        if isinstance(card, Gear) and card.deck in ("item", "equipment") and card.recipe:
            copies.setdefault(card.key, []).append(i)
    out = []
    for cards in copies.values():
        gear = content.cards[cards[0]]
        assert isinstance(gear, Gear)
        parts = tuple([(PLACE[what], n) for what, n in gear.recipe.items()])
        need = tuple([gear.recipe.get(what, 0) for what in KINDS])
        out.append(Recipe(gear.id, gear.deck, tuple(cards), parts, need, "tent" in gear.perks))
    return tuple(out)


def in_hand(w: Sands, char: int) -> tuple[int, ...]:
    """US-341: own goods and, on a camp tile, those of the camp."""
    pos = w.pos[char]
    if not w.camp(pos) or (w.traitor(char) and w.ground(pos).store):
        return w.goods[char]
    return tuple([a + b for a, b in zip(w.goods[char], w.spots[pos].dropped, strict=True)])


def affordable(have: tuple[int, ...], recipe: Recipe, spare: int) -> bool:
    """All resources of a recipe are there; the Mechanic's thrift spares one of several (US-1107)."""
    if all(map(ge, have, recipe.need)):
        return True
    if not spare or sum(recipe.need) < 2:
        return False
    return sum([n - have[kind] for kind, n in recipe.parts if have[kind] < n]) <= spare


def thrifty(w: Sands, char: int) -> bool:
    return w.able(char, "thrift") and w.fresh(f"day:thrift:{char}")


class Makings(Frozen):
    """What some goods are enough for."""

    recipes: tuple[Recipe, ...]
    tents: dict[int, bool]
    """The tents of the item deck, and whether they are enough; nothing where they are for none of them."""


class Workshop(dict[tuple[int, ...], Makings]):
    """By the goods, looked through once for all who have the same of what recipes take."""

    def __init__(self, content: Content, spare: int) -> None:
        self.spare = spare
        self.recipes = recipes(content)
        self.kinds = 1 + max([place for recipe in self.recipes for place, _ in recipe.parts], default=0)
        """So many kinds of goods are taken at all: the last ones never."""

    def __missing__(self, have: tuple[int, ...]) -> Makings:
        if len(self) >= MOST_MAKINGS:
            self.clear()
        enough: list[Recipe] = []
        tents: dict[int, bool] = {}
        if any(have[: len(RESOURCES)]):
            enough = [recipe for recipe in self.recipes if affordable(have, recipe, self.spare)]
            for recipe in self.recipes:
                if recipe.tent and recipe.deck == "item":
                    tents |= dict.fromkeys(recipe.copies, affordable(have, recipe, 0))
        self[have] = makings = Makings(tuple(enough), tents if any(tents.values()) else {})
        return makings


MOST_MAKINGS = 8192
WORKSHOPS = PerContent(lambda content: (Workshop(content, 0), Workshop(content, 1)))
"""Without and with the Mechanic's thrift."""


def payable(content: Content, have: tuple[int, ...], spare: bool) -> Makings:
    """What these goods are enough for."""
    workshop = WORKSHOPS[content][spare]
    return workshop[have[: workshop.kinds]]


def buildable(w: Sands, char: int, have: tuple[int, ...]) -> Iterable[tuple[Recipe, int]]:
    """US-340, US-341: cards of the open decks whose recipe can be paid, and for which an area is free then."""
    found: dict[str, tuple[Recipe, int]] = {}
    for recipe in payable(w.content, have, thrifty(w, char)).recipes:
        card = to_build(w, char, recipe)
        if card >= 0:
            found[recipe.id] = recipe, card
    return found.values()


def can_build(w: Sands, char: int, enough: Iterable[Recipe]) -> bool:
    """Is there any such card among those for which his resources are enough?"""
    found = False
    for recipe in enough:
        if to_build(w, char, recipe) >= 0:
            found = True
            break
    return found


def to_build(w: Sands, char: int, recipe: Recipe) -> int:
    """A copy in its open deck, if an area for it is free when it has been paid, or -1."""
    lie = w.zones[recipe.deck].top
    for card in recipe.copies:
        if card in lie:
            free = room_for_card(w, char, card) or room_for_card(w, char, card, own_part(w, char, recipe.parts))
            return card if free else -1
    return -1


def tent_to_build(w: Sands, tents: dict[int, bool]) -> int:
    """US-360: the first tent of the deck, if all its resources are there, or -1."""
    for card in w.zones["item"].top:
        if card in tents:
            return card if tents[card] else -1
    return -1


def own_part(w: Sands, char: int, parts: tuple[tuple[int, int], ...], spared: int = -1) -> int:
    """US-341: the cubes of a recipe that come from his own places, without one spared kind."""
    own = w.goods[char]
    return sum([min(n - (kind == spared), own[kind]) for kind, n in parts])


class Build(Question[Sands]):
    """US-340: which card?"""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        if not w.alive(char):
            return ()
        enough = payable(w.content, in_hand(w, char), thrifty(w, char))
        return (w.owner[char],) if can_build(w, char, enough.recipes) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, have = self.char, in_hand(w, self.char)
        spare = thrifty(w, char)
        for recipe, card in buildable(w, char, have):
            if affordable(have, recipe, 0):
                menu.options.append(build(seat, char, recipe.id, card))
            if spare and sum(recipe.need) > 1:
                for place, _ in recipe.parts:
                    what, freed = KINDS[place], own_part(w, char, recipe.parts, place)
                    if all(map(ge, have, add(recipe.need, what, -1))) and room_for_card(w, char, card, freed):
                        key = f"build:{recipe.id}:without-{what}"
                        menu.add(key, PayRecipe(char, card, what), TakeCard(char, card))


@lru_cache(maxsize=4096)
def build(seat: Seat, char: int, id: str, card: int) -> Option:
    """Made once."""
    return Option(f"build:{id}", seat, (PayRecipe(char, card), TakeCard(char, card)))


class PayRecipe(Effect[Sands]):
    """US-340: the resources go back to the supply."""

    char: int
    card: int
    without: str = ""

    def apply(self, w: Sands, by: Cause) -> Effects:
        for what, n in w.gear(self.card).recipe.items():
            n -= what == self.without
            if n:
                pay(w, self.char, what, n)
        if self.without:
            w.spend(f"day:thrift:{self.char}")
        return ()


class MakeAmmunition(Effect[Sands]):
    """US-342: 1 metal gives 2 cartridges, 1 wood gives 3 arrows."""

    char: int
    what: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        resource, n = AMMUNITION[self.what]
        pay(w, self.char, resource, 1)
        receive(w, self.char, self.what, n)
        return (LoadWeapons(self.char), Overflow(self.char))


class LoadWeapons(Effect[Sands]):
    """US-702, US-703: loose ammunition goes into weapons with room for it, for free."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        for card in w.things(self.char):
            gear = w.gear(card)
            if gear.ammo:
                n = min(w.have(self.char, gear.ammo), gear.uses - w.uses.get(card, 0))
                w.goods[self.char] = add(w.goods[self.char], gear.ammo, -n)
                w.uses[card] = w.uses.get(card, 0) + n
        return ()


class Strip(Effect[Sands]):
    """US-716, US-1107: an item is taken apart: all resources of its recipe, from the supply."""

    char: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        recipe = w.gear(self.card).recipe
        put_away(w, self.card)
        for what, n in recipe.items():
            receive(w, self.char, what, take_supply(w, what, n))
        return (Overflow(self.char),)


# --- sleep, camp, fire -------------------------------------------------------------------------------------------------


def sleep_cost(w: Sands, char: int, camp: bool) -> int:
    """US-353, US-354: 4; 1 more at Night in the open, 1 less in a Storm, 1 less in a camp; never below 3."""
    cost = SLEEP - (w.keyword == "storm") - (1 if camp else -(w.phase == "night"))
    if cost < SLEEP_LEAST:
        cost = SLEEP_LEAST
    return max(DEEP_SLEEP_LEAST, cost - 1) if w.today and f"sleep-cheaper:{char}" in w.today else cost


class Sleep(Effect[Sands]):
    """US-352, US-355: well-being up by one, unless an enemy pawn has come."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.exposed(self.char) and w.against(self.char):
            return ()
        w.well[self.char] = min(FIT, w.well[self.char] + 1)
        w.today = tuple([flag for flag in w.today if flag != f"sleep-cheaper:{self.char}"])
        return ()


class SetUpCamp(Effect[Sands]):
    """US-360: the tent card is set aside for a camp on the own tile."""

    char: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, ITEMS[self.char], "item"), "camps")
        w.change(w.pos[self.char], tent=self.card)
        return ()


class TakeDownCamp(Effect[Sands]):
    """US-361, US-753: the tent comes back, and all that was stored; what does not fit stays, water beyond is lost."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        spot = w.spots[pos]
        for card in (spot.tent, *on_ground(w, pos)):
            w.move(card, w.locate(card), kind_zone(w, char, card))
            w.lying.pop(card, None)
        w.goods[char] = join(w.goods[char], spot.dropped)
        w.change(pos, tent=-1, stored_water=0, dropped=NOTHING)
        receive(w, char, "water", spot.stored_water)
        return (LoadWeapons(char), Overflow(char))


class LightFire(Effect[Sands]):
    """US-362: a campfire for 1 wood, or for a flare."""

    char: int
    wood: bool = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.wood:
            pay(w, self.char, "wood", 1)
        w.change(w.pos[self.char], fire="campfire")
        return ()


class MakeKitchen(Effect[Sands]):
    """US-363: 1 metal turns the campfire into a field kitchen."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "metal", 1)
        w.change(w.pos[self.char], fire="kitchen")
        return ()


class Cook(Effect[Sands]):
    """US-364: 1 food becomes 3."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "food", 1)
        receive(w, self.char, "food", COOKED)
        return (Overflow(self.char),)


class PutOutFires(Effect[Sands]):
    """US-760: a Storm puts out every fire."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([PutOut(pos) for pos, spot in w.spots.items() if spot.fire])


class TorchesOut(Effect[Sands]):
    """Torch: at the end of the phase a lit one is burnt down, wherever it is."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        burnt: list[int] = []
        for card, left in w.uses.items():
            if not left and "torch" in w.gear(card).perks:
                burnt.append(card)
        for card in burnt:
            put_away(w, card)
        return ()


class PutOut(Effect[Sands]):
    """US-764: a field kitchen leaves 1 metal."""

    pos: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        spot = w.spots[self.pos]
        dropped = add(spot.dropped, "metal", take_supply(w, "metal", 1)) if spot.fire == "kitchen" else spot.dropped
        w.change(self.pos, fire="", dropped=dropped)
        return ()
