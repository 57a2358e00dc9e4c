"""Storage, the Findings Pile and the box: gaining, discarding, paying (TW-021 to TW-023, TW-706, TW-1205)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter, mul
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, Option, needs, option
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.cards import Exploration
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import FINDINGS, GOODS, key, leads, line, yes
from holdfast.games.this_war.options import Goods
from holdfast.games.this_war.rules import COUNT, FAMILIES, FOOD, IDS, ITEM, KINDS, MEDICAL
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.tokens import TokenRemove
from holdfast.games.this_war.vocabulary import Family, Item, Loss, Where
from holdfast.games.this_war.world import City


def picker(items: tuple[int, ...]) -> "itemgetter[Any]":
    """Takes what a stock holds of each of these kinds; kinds in a row are taken at once."""
    row = range(items[0], items[-1] + 1)
    return itemgetter(slice(row.start, row.stop)) if items == tuple(row) else itemgetter(*items)


PICKED = {family: picker(items) for family, items in FAMILIES.items()}
COMMISSION = "commission"
"""TW-962: why something is given up before a barter."""


def gain(w: City, stock: list[int], item: int, n: int) -> int:
    """TW-021: what the box still holds."""
    box = w.box
    if n > box[item]:
        n = box[item]
    box[item] -= n
    stock[item] += n
    return n


def discard(w: City, stock: list[int], item: int, n: int) -> None:
    """TW-022: back to the box, from where it can be found again."""
    stock[item] -= n
    w.box[item] += n


def amount(stock: list[int], family: str) -> int:
    """How many tokens or resources of a family lie there."""
    items = FAMILIES[family]
    return stock[items[0]] if len(items) == 1 else sum(PICKED[family](stock))


def there(stock: list[int], family: str) -> Iterable[int]:
    """The kinds of a family of which there is at least one."""
    return compress(FAMILIES[family], PICKED[family](stock))


def total_value(w: City, stock: list[int]) -> int:
    """The barter value of all tokens there."""
    return sum(map(mul, stock, w.values()))


class Gain(Effect[City]):
    """Tokens or resources from the box, as many as there are (TW-021)."""

    item: Item
    n: int = 1
    where: Where = "here"
    beat = "gain"
    accounts_for = (*FINDINGS, "waits", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        item = ITEM[self.item]
        w.moved = ((item, gain(w, w.stock(self.where), item, self.n)),)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-021: what the box could give; a Fitting pays out in the Morning (TW-332)."""
        goods = phrases.goods(w.moved)
        if not some(w.moved):
            return line("box-empty", item=getattr(self, "item", ""), n=2)
        if by.place == "fitting":
            return line("pay-out", card=key(w, by.card), goods=goods)
        place = (
            w.content.cards[by.card].key if by.card >= 0 and isinstance(w.content.cards[by.card], Exploration) else ""
        )
        outside = w.stock(self.where) is w.pile
        return line(
            "gained",
            stored=phrases.stored(w, w.moved),
            goods=goods,
            outside=yes(outside),
            place=place,
            placed=yes(place),
        )


class GainFirst(Effect[City]):
    """The first of these that the box still holds; if it holds none, the entry names the first."""

    items: tuple[Item, ...]
    where: Where = "here"
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        for item in self.items:
            if w.box[ITEM[item]]:
                return (Gain(item, 1, self.where),)
        return (Gain(self.items[0], 1, self.where),)


def lost_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return gone(w, by, w.moved) if some(w.moved) else None


class Lose(Effect[City]):
    """Discard `n` of a token or a family; the Leader chooses which (TW-706). As a cost it must be possible in full,
    as an effect it goes as far as possible (TW-1205). Blank tokens are not chosen: they go last."""

    item: Loss
    n: int = 1
    where: Where = "here"
    if_possible: bool = False
    beat = "loss"
    accounts_for = GOODS
    log = lost_entry

    def blocks(self, w: City, by: Cause) -> Blocks:
        if self.if_possible:
            return ()
        have = amount(w.stock(self.where), self.family())
        return needs(have >= self.n, "TW-1205", "no-items", what=self.item, need=self.n, have=have)

    def family(self) -> str:
        return "any-token" if self.item == "most-valuable" else self.item

    def apply(self, w: City, by: Cause) -> Effects:
        stock = w.stock(self.where)
        w.moved = ()
        if self.item == "most-valuable":
            for _ in range(self.n):
                tokens = list(there(stock, "any-token"))
                if tokens:
                    best = max(tokens, key=w.worth)
                    discard(w, stock, best, 1)
                    w.moved = (*w.moved, (best, 1))
            return ()
        items = list(there(stock, self.item))
        n = min(self.n, amount(stock, self.item))
        if not n:
            return ()
        if len(items) == 1:
            discard(w, stock, items[0], n)
            w.moved = ((items[0], n),)
            return ()
        return (PickLoss(self.item, n, self.where),)


class PickLoss(Decision):
    """The Leader gives up tokens or resources of a family: all at once, where one answer can say it, or one after the other;
    several of a kind, and of which there is most."""

    relentless: ClassVar[bool] = False
    family: Family
    n: int
    where: Where

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.n and amount(w.stock(self.where), self.family) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        stock, where, n = w.stock(self.where), self.where, self.n
        kinds = list(there(stock, self.family))
        several_kinds = len(kinds) > 1
        parts = menu.backs if n > 1 and several_kinds else menu.options
        for item in kinds:
            parts.append(several(seat, item, 1, self.family, n - 1, where))
            for k in range(2, min(n, stock[item]) + 1 if several_kinds else 0):
                (menu.options if k == n else parts).append(several(seat, item, k, self.family, n - k, where))
        gone = plenty(stock, kinds, n) if n > 1 else []
        if len(gone) > 1:
            menu.add("plenty", *[GiveUp(item, k, where) for item, k in gone])


@lru_cache(maxsize=16384)
def several(seat: Seat, item: int, n: int, family: Family, left: int, where: Where) -> Option:
    """Some of a kind, and what is then still to be given: made once and kept."""
    return option(
        Goods("give", IDS[item], n if n > 1 else 0), seat, (GiveUp(item, n, where), PickLoss(family, left, where))
    )


def plenty(stock: list[int], kinds: list[int], n: int) -> list[tuple[int, int]]:
    """So many things of those kinds of which there is most, since it is missed least; of as many, food and medicine last."""
    left = {item: stock[item] for item in kinds}
    for _ in range(min(n, sum(left.values()))):
        left[max(kinds, key=lambda item: (left[item], item not in FOOD and item not in MEDICAL))] -= 1
    return [(item, stock[item] - left[item]) for item in kinds if left[item] < stock[item]]


class GiveUp(Effect[City]):
    """So many of one kind, back to the box."""

    item: int
    n: int
    where: Where
    beat = "loss"
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.stock(self.where), self.item, self.n)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return gone(w, by, ((self.item, self.n),))


class LoseValue(Effect[City]):
    """Discard tokens whose total value is at least `n`; the surplus is lost (TW-962)."""

    n: int
    where: Where = "here"
    log = unlogged

    def blocks(self, w: City, by: Cause) -> Blocks:
        have = total_value(w, w.stock(self.where))
        return needs(have >= self.n, "TW-1205", "no-value", need=self.n, have=have)

    def apply(self, w: City, by: Cause) -> Effects:
        return (PickValue(self.n, self.where),)


class PickValue(Decision):
    """Tokens are given up until they cover the price: all at once, where one answer can say it, or one after the other."""

    relentless: ClassVar[bool] = False
    n: int
    where: Where

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.n > 0 and total_value(w, w.stock(self.where)) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        stock, n = w.stock(self.where), self.n
        kinds = list(there(stock, "any-token"))
        paid = covering(stock, w.values(), kinds, n)
        for item in kinds:
            worth = w.worth(item)
            for k in range(1, min(stock[item], -(-n // worth) if len(kinds) > 1 else 1) + 1):
                left = n - k * worth
                rest: Effects = (replace(self, n=left),) if left > 0 else ()
                given = Goods("give", IDS[item], k if k > 1 else 0)
                parts = menu.backs if rest and len(paid) > 1 else menu.options
                parts.append(option(given, seat, (GiveUp(item, k, self.where), *rest)))
        if len(paid) > 1:
            menu.add("cover", *[GiveUp(item, k, self.where) for item, k in paid])


def covering(stock: list[int], values: Sequence[int], kinds: Sequence[int], n: int) -> list[tuple[int, int]]:
    """TW-962: tokens that cover a price with as little too much as can be, of what there is most, food and medicine last; nothing
    where all together do not."""
    best: dict[int, tuple[tuple[int, int], ...]] = {0: ()}
    for item in sorted(kinds, key=lambda kind: (kind in FOOD or kind in MEDICAL, -stock[kind])):
        value = values[item]
        for total, paid in list(best.items()):
            for k in range(1, stock[item] + 1):
                if total >= n:
                    break
                total += value
                best.setdefault(total, (*paid, (item, k)))
    return list(best[min([total for total in best if total >= n])]) if max(best) >= n else []


class LoseAll(Effect[City]):
    """Discard everything of these families; `any` takes the blank tokens too."""

    families: tuple[Family, ...]
    where: Where = "here"
    beat = "loss"
    accounts_for = GOODS
    log = lost_entry

    def apply(self, w: City, by: Cause) -> Effects:
        stock = w.stock(self.where)
        w.moved = ()
        for family in self.families:
            for item in FAMILIES[family]:
                if stock[item]:
                    w.moved = (*w.moved, (item, stock[item]))
                    discard(w, stock, item, stock[item])
        if "any" not in self.families:
            return ()
        place = "findings" if stock is w.pile else "storage"
        return tuple([TokenRemove(token.name) for token in w.tokens if token.place == place])


class RemoveFromBox(Effect[City]):
    """TW-022: tokens of the box go to the Waste Bag, if there are any."""

    item: Item
    n: int = 1
    accounts_for = ("box", "waste")

    def apply(self, w: City, by: Cause) -> Effects:
        item = ITEM[self.item]
        n = min(self.n, w.box[item])
        w.box[item] -= n
        w.waste[item] += n
        w.moved = ((item, n),)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        ((_, n),) = w.moved
        return line("remove-from-box", item=self.item, n=n) if n else None


class FoodPrice(Effect[City]):
    """TW-967: each food token is worth `n` more until the next Chapter."""

    n: int
    beat = "loss"
    accounts_for = ("food_price",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.food_price += self.n
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("food-price", n=self.n)


def some(amounts: tuple[tuple[int, int], ...]) -> bool:
    return any(n for _, n in amounts)


def gone(w: City, by: Cause, goods: tuple[tuple[int, int], ...]) -> LogEntry:
    """What is lost, and to whom: rats (TW-1866), raiders, who take what the Leader says (TW-706), or a Commission (TW-962)."""
    why = by.place if by.place in ("rats", "raid", COMMISSION) else "price"
    return line("lost", goods=phrases.goods(goods), why=why, **leads(w))


def unpayable(w: City, by: Cause, cost: tuple[AnyEffect, ...]) -> Blocks:
    """TW-1205: why a cost cannot be paid in full; what has no `blocks` can always be done."""
    found: Blocks = ()
    for effect in cost:
        blocks = getattr(effect, "blocks", None)
        if blocks is not None:
            found += blocks(w, by)
    return found


def miscounted(w: City) -> list[str]:
    """TW-010, TW-016: every token is somewhere, none twice."""
    wrong = []
    for item in range(KINDS):
        out = len([p for p in range(len(w.held)) if w.held[p] == item])
        out += len([p for p in range(len(w.meds)) if w.meds[p] == item])
        if IDS[item] == "bandages":
            out += w.bandaged.bit_count()
        out += len([job for job in w.jobs if job.tool == item])
        total = w.storage[item] + w.pile[item] + w.box[item] + w.waste[item] + out
        if total != COUNT[item] or min(w.storage[item], w.pile[item], w.box[item]) < 0:
            wrong.append(f"{total} {IDS[item]}, the box had {COUNT[item]}")
    return wrong
