"""What scavengers take along and carry home (TW-603, TW-604, TW-635 to TW-639)."""

from functools import lru_cache
from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.leader import Decision, put
from holdfast.games.this_war.log import BLANK_TOKENS, GOODS, Logs, brought, line
from holdfast.games.this_war.options import Goods, TokenNamed
from holdfast.games.this_war.rules import (
    AMMO,
    FIREARMS,
    HATCHET,
    IDS,
    KNIFE,
    LOCKPICK,
    RESOURCES,
    SAWBLADE,
    SHOVEL,
    WEIGHT,
)
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import discard, gain, there
from holdfast.games.this_war.things.tokens import move_token
from holdfast.games.this_war.vocabulary import Blank
from holdfast.games.this_war.world import City

GEAR = ("hand-cart", "ring-of-keys", "police-whistle", "forged-papers")
"""Blank tokens that can be taken along."""
OPENS = {"closed-door": LOCKPICK, "rubble": SHOVEL, "bars": SAWBLADE}
"""TW-622: the tools for what bars the way."""
Pack = tuple[tuple[int, int], ...]
"""Things that are taken along, and how many of each."""
TAKE = tuple([Goods("take", id) for id in IDS])
FILL = tuple([Goods("fill", id) for id in IDS])
HOME_WITH = tuple([Goods("home-with", id) for id in IDS])


# --- taken along ----------------------------------------------------------------------------------------------------


def capacity(w: City) -> int:
    """TW-636: what the scavengers can carry together."""
    inventory = SHEETS[w.content].inventory
    room = w.rules.hand_cart if "hand-cart" in w.tonight and w.token("hand-cart") is not None else 0
    for p in w.scavengers:
        room += inventory[p]
    return room


class Equip(Decision):
    """TW-603, TW-604: any tokens of the Storage, as far as they can carry them; no resources."""

    relentless: ClassVar[bool] = False

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go")
        if not any(w.pile):
            self.whole(w, menu)
        room = capacity(w) - w.weight()
        options, take = menu.backs if len(menu.options) > 1 else menu.options, TAKE_ALONG[seat]
        for item in there(w.storage, "any-token"):
            if WEIGHT[item] <= room:
                options.append(take[item])
                most = min(w.storage[item], room // WEIGHT[item]) if WEIGHT[item] else w.storage[item]
                for n in range(2, most + 1):
                    options.append(take_some(seat, item, n))
            elif menu.explain:
                put(menu, take[item], needs(False, "TW-604", "too-heavy", need=WEIGHT[item], have=room))
        for token in w.tokens:
            if token.name in GEAR and token.place == "storage":
                options.append(option(TokenNamed("token", token.name), seat, (TakeToken(token.name),), stay=True))

    def whole(self, w: City, menu: Menu) -> None:
        """A pack as one answer: what they had with them last time; or a weapon each, and what opens the ways of this place. Then
        single things stand apart."""
        last = w.packed if all(w.storage[item] >= n for item, n in w.packed) and light(w, w.packed) else ()
        if last:
            menu.add("as-before", *[TakeToPile(item, n) for item, n in last])
        fit = fitted(w)
        if fit and sorted(fit) != sorted(last):
            menu.add("pack", *[TakeToPile(item, n) for item, n in fit])

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in there(w.pile, "any-token"):
            menu.add(Goods("leave", IDS[item]), BackToStorage(item), stay=True, back=True)


def light(w: City, pack: Pack) -> bool:
    """TW-604: can they carry it?"""
    return sum([WEIGHT[item] * n for item, n in pack]) <= capacity(w)


def fitted(w: City) -> Pack:
    """Tools for what bars the way at this Location (TW-622), then a weapon each, Ammo with what shoots; as far as they can
    carry it."""
    storage, ways = w.storage, w.place(w.location).obstacles
    pack: Pack = tuple([(tool, 1) for way, tool in OPENS.items() if way in ways and storage[tool]])
    armed = 0
    for weapon in (*(FIREARMS if storage[AMMO] else ()), HATCHET, KNIFE):
        n = min(storage[weapon], len(w.scavengers) - armed)
        if n and light(w, (*pack, (weapon, n))):
            pack, armed = (*pack, (weapon, n)), armed + n
    shots: Pack = ((AMMO, min(2, storage[AMMO])),) if any(item in FIREARMS for item, _ in pack) else ()
    if light(w, (*pack, *shots)):
        pack = (*pack, *shots)
    return pack if light(w, pack) else ()


@lru_cache(maxsize=4096)
def take_some(seat: Seat, item: int, n: int) -> Option:
    return option(Goods("take", IDS[item], n), seat, (TakeToPile(item, n),), stay=True)


@lru_cache(maxsize=4096)
def pick_some(seat: Seat, item: int, n: int) -> Option:
    return option(Goods("take", IDS[item], n), seat, (PickUp(item, n),), stay=True)


def packed_entry(message: str) -> Logs:
    """TW-603: a token is taken along, or left at home after all; with what they carry now (TW-604)."""

    def entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        goods = phrases.goods([(effect.item, getattr(effect, "n", 1))])
        return line(message, goods=goods, n=w.weight(), room=capacity(w))

    return entry


class TakeToPile(Effect[City]):
    """TW-603: `n` tokens of a kind are taken along."""

    item: int
    n: int = 1
    accounts_for = (*GOODS, *BLANK_TOKENS, "tonight")
    log = packed_entry("packed")

    def apply(self, w: City, by: Cause) -> Effects:
        w.storage[self.item] -= self.n
        w.pile[self.item] += self.n
        return ()


def taking_along(seat: Seat) -> list[Option]:
    return [option(key, seat, (TakeToPile(item),), stay=True) for item, key in enumerate(TAKE)]


TAKE_ALONG = Memo(taking_along)
"""What each seat may take along, by the kind of token."""


class BackToStorage(Effect[City]):
    """TW-603: a token is left at home after all."""

    item: int
    accounts_for = GOODS
    log = packed_entry("unpacked")

    def apply(self, w: City, by: Cause) -> Effects:
        w.pile[self.item] -= 1
        w.storage[self.item] += 1
        return ()


class TakeToken(Effect[City]):
    """A blank token is taken along; a Hand Cart carries more and makes noise."""

    name: Blank
    accounts_for = (*GOODS, *BLANK_TOKENS, "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        move_token(w, self.name, "findings")
        if self.name == "hand-cart":
            w.tonight_too("hand-cart")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("packed", goods=self.name, n=w.weight(), room=capacity(w))


# --- carried home ---------------------------------------------------------------------------------------------------


class Carry(Decision):
    """TW-635, TW-636, TW-639: any resources may be added; what is too heavy is left behind, or eaten (TW-1303)."""

    relentless: ClassVar[bool] = False
    moment: ClassVar[str] = "carrying"
    logs_forced: ClassVar[bool] = True
    accounts_for = ("location", "stopped")

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if w.scavengers else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        room = capacity(w) - w.weight()
        if room >= 0:
            menu.add("home")
        else:
            heavy = [item for item, n in enumerate(w.pile) if n and WEIGHT[item]]
            for item in heavy:
                menu.add(Goods("leave", IDS[item]), LeaveBehind(item), stay=True)
                if len(heavy) > 1:
                    for k in range(2, min(w.pile[item], -(room // WEIGHT[item])) + 1):
                        menu.add(Goods("leave", IDS[item], k), LeaveBehind(item, k), stay=True)
            return
        if room:
            options = menu.options
            for item in RESOURCES:
                most = min(room, w.box[item])
                if most:
                    options.append(option(TAKE[item], seat, (PickUp(item, 1),), stay=True))
                for n in range(2, most):
                    options.append(pick_some(seat, item, n))
                if 1 < most < room:
                    options.append(option(FILL[item], seat, (PickUp(item, most),), stay=True))
                if most == room:
                    options.append(option(HOME_WITH[item], seat, (PickUp(item, most),)))

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if capacity(w) >= w.weight():
            for item, n in enumerate(w.pile):
                if n and WEIGHT[item]:
                    menu.add(Goods("leave", IDS[item]), LeaveBehind(item), stay=True, back=True)

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        """TW-636: what they carry; the entry of what they pick up last includes it."""
        if entry.key != "home":
            return None
        return line("carry", goods=phrases.stock(w.pile), n=w.weight(), **brought(w))


class LeaveBehind(Effect[City]):
    """TW-636: pieces that are not carried home."""

    item: int
    n: int = 1
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.pile, self.item, self.n)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("leave-behind", goods=phrases.goods([(self.item, self.n)]))


class PickUp(Effect[City]):
    """TW-635: `n` pieces of a resource are added from the supply."""

    item: int
    n: int
    beat = "gain"
    accounts_for = (*GOODS, "location", "stopped")

    def apply(self, w: City, by: Cause) -> Effects:
        gain(w, w.pile, self.item, self.n)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-635: on the way; the last entry lists everything that is carried home."""
        picked = phrases.goods([(self.item, self.n)])
        if w.question("carry") is not None:
            return line("pick-up", goods=picked)
        return line("carry-with", picked=picked, goods=phrases.stock(w.pile), n=w.weight(), **brought(w))
