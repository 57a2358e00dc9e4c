"""Build, make ammunition, take apart (US-340 to US-342, US-716, US-1107)."""

from collections.abc import Iterable
from functools import lru_cache
from operator import ge

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import BoundedRecord, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import MemoPerContent
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.log import DECKS, DEED, HANDS, Told, key, line, one
from holdfast.games.under_our_sun.options import Build as BuildCard
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import AMMUNITION, KINDS, RESOURCES
from holdfast.games.under_our_sun.things.dropping import Overflow, poured_out
from holdfast.games.under_our_sun.things.gear import put_away, room_for_card
from holdfast.games.under_our_sun.things.goods import LoadWeapons, Received, TakeCard
from holdfast.games.under_our_sun.things.supply import add, join, pay, receive, take_supply
from holdfast.games.under_our_sun.vocabulary import Good
from holdfast.games.under_our_sun.world import Sands


class Recipe(BoundedRecord):
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
    return join(w.goods[char], w.spots[pos].dropped)


def affordable(have: tuple[int, ...], recipe: Recipe, spare: int) -> bool:
    """All resources of a recipe are there; the Mechanic's thrift spares one of several (US-1107)."""
    if all(map(ge, have, recipe.need)):
        return True
    if not spare or sum(recipe.need) < 2:
        return False
    return sum([n - have[kind] for kind, n in recipe.parts if have[kind] < n]) <= spare


def thrifty(w: Sands, char: int) -> bool:
    return w.able(char, "thrift") and w.fresh(f"day:thrift:{char}")


class Makings(BoundedRecord):
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
WORKSHOPS = MemoPerContent(lambda content: (Workshop(content, 0), Workshop(content, 1)))
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
                        menu.add(BuildCard(recipe.id, what), PayRecipe(char, card, what), TakeCard(char, card))


@lru_cache(maxsize=4096)
def build(seat: Seat, char: int, id: str, card: int) -> Option:
    """Made once."""
    return option(BuildCard(id), seat, (PayRecipe(char, card), TakeCard(char, card)))


class PayRecipe(Effect[Sands]):
    """US-340: the resources go back to the supply."""

    char: int
    card: int
    without: str = ""
    beat = "build"
    accounts_for = (*DEED, "spots.*.dropped", *HANDS, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        for what, n in w.gear(self.card).recipe.items():
            n -= what == self.without
            if n:
                pay(w, self.char, what, n)
        if self.without:
            w.spend(f"day:thrift:{self.char}")
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-340: what is built, with its price."""
        price = {what: n - (what == self.without) for what, n in w.gear(self.card).recipe.items()}
        return line("build", card=key(w, self.card), goods=phrases.goods(price), **one(w, self.char))


class MakeAmmunition(Effect[Sands]):
    """US-342: 1 metal gives 2 cartridges, 1 wood gives 3 arrows."""

    char: int
    what: Good
    beat = "build"
    accounts_for = (*DEED, "spots.*.dropped", *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, AMMUNITION[self.what], 1)
        receive(w, self.char, self.what, w.rules.ammunition(self.what))
        return (LoadWeapons(self.char), Overflow(self.char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("make", goods=phrases.goods({self.what: w.rules.ammunition(self.what)}), **one(w, self.char))


class Strip(Effect[Sands]):
    """US-716, US-1107: an item is taken apart: all resources of its recipe, from the supply."""

    char: int
    card: int
    beat = "use"
    accounts_for = (*DEED, "tapped", *HANDS, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, water = self.char, w.water[self.char]
        recipe = w.gear(self.card).recipe
        put_away(w, self.card)
        parts: list[str] = []
        for what, n in recipe.items():
            parts += [what] * receive(w, char, what, take_supply(w, what, n))
        return (*poured_out(char, water - w.water[char]), Received(char, tuple(parts)), Overflow(char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("strip", card=key(w, self.card), **one(w, self.char))
