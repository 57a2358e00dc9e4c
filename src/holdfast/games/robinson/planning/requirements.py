"""What a target requires (RC-269): how far it may be, how many pawns, what it costs; and the survey that finds out."""

from functools import cache
from typing import TYPE_CHECKING

from holdfast.core.engine.menu import Block, block
from holdfast.games.robinson.cards import Price
from holdfast.games.robinson.island.geography import distances
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.plan import THRIFT, thrifty
from holdfast.games.robinson.planning.planned import Target, target
from holdfast.games.robinson.world import Island, Spot

if TYPE_CHECKING:
    from holdfast.games.robinson.scenarios.difference import Difference

HEAVY = frozenset({"pawn", "fog", "ash"})
"""RC-478, RC-926, RC-969: what makes every Action on a tile need one more pawn."""


class Survey:
    """Collects what can be planned; in an explaining survey also what cannot, and why."""

    __slots__ = ("away", "differs", "explain", "food", "found", "fur", "shut", "thrifty", "wood")

    def __init__(self, w: Island, differs: "Difference", explain: bool = False) -> None:
        self.differs = differs
        self.explain = explain
        self.found: list[Target] = []
        self.shut: list[tuple[Begin, Block]] = []
        self.wood = w.stock["wood"]
        self.fur = w.stock["fur"]
        self.food = w.stock_for("food")
        self.thrifty = carpenter(w)
        self.away = distances(w.camp, w.land)
        """How far each space is from the Camp, the nearest first."""

    def open(self, found: Target) -> None:
        self.found.append(found)

    def close(self, begin: Begin, rule: str, says: str, **args: int | str) -> None:
        if self.explain:
            self.shut.append((begin, block(rule, says, **args)))


def unavailable(w: Island, items: tuple[str, ...]) -> list[str]:
    return [item for item in items if not w.has(item)]


def prices(
    w: Island,
    s: Survey,
    kind: str,
    name: str,
    pay: tuple[Price, ...],
    least: int,
    most: int,
    again: bool = False,
    taker: int = -1,
) -> None:
    """RC-302, RC-303, RC-624: each way to pay is a target of its own; the Carpenter may save one wood."""
    one = len(pay) == 1
    for price in pay:
        wood, fur, food = price.wood, price.fur, price.food
        if price.item and not w.has(price.item):
            how = "" if one else price_name(price)
            s.close(Begin(kind, name, how), "RC-303", "needs-item", item=f"invention/{price.item}")
            continue
        if fur <= s.fur and food <= s.food:
            if wood and s.thrifty >= 0 and taker in (-1, s.thrifty) and wood - 1 <= s.wood:
                saved = f"thrift-{fur}" if fur else "thrift"
                s.open(target(kind, name, saved, wood - 1, fur, food, least, most, again, s.thrifty))
            if wood <= s.wood:
                how = "" if one else price_name(price)
                s.found.append(target(kind, name, how, wood, fur, food, least, most, again, taker))
                continue
        if s.explain:
            lacking = [("wood", wood, s.wood), ("fur", fur, s.fur), ("food", food, s.food)]
            what, n, have = next(item for item in lacking if item[1] > item[2])
            how = "" if one else price_name(price)
            s.close(Begin(kind, name, how), "RC-269", f"needs-{what}", n=n, have=have)


def price_name(price: Price) -> str:
    if price.item:
        return price.item
    if price.wood and price.fur:
        return f"mixed-{price.fur}"
    return "wood" if price.wood else "fur" if price.fur else "food"


def carpenter(w: Island) -> int:
    """RC-605, RC-632: the seat that can use Economical construction now, or -1."""
    if THRIFT in w.used:
        return -1
    cards = w.content.cards
    for seat, character in enumerate(w.characters):
        if cards[character].id == "carpenter":
            able = thrifty(w, seat) and not w.holds_today("no-skills", seat)
            return seat if able else -1
    return -1


@cache
def weapon_price(wood: int) -> tuple[Price, ...]:
    """RC-007: never fur."""
    return (Price(wood=wood),)


@cache
def either(wood: int, fur: int) -> tuple[Price, ...]:
    """RC-342: entirely in wood or entirely in fur, never mixed."""
    return (Price(wood=wood), Price(fur=fur))


def heavy(spot: Spot) -> int:
    """RC-278, RC-478: minus-one-pawn tokens of a tile or space."""
    if not spot.tokens:
        return 0
    return sum(token in HEAVY for token in spot.tokens)


def reach(w: Island) -> int:
    return 99 if w.rules.far_actions else w.rules.reach
