"""Somebody whose actions are put into a menu, each at its price (US-302)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from msgspec import Struct

from holdfast.core.engine.effect import AnyEffect, Effects, Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, needs
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.cards import Character
from holdfast.games.under_our_sun.combat.attacks import DODGES, Attack
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.world import Sands


class Actor(Struct, gc=False):
    """A character with what he has and where he stands. What he cannot pay is shown to who asks why.

    `free`: his actions cost nothing, though they are answered like paid ones. `after` follows each of them.
    """

    w: Sands
    char: int
    menu: Menu
    ap: int
    kit: Kit
    sheet: Character
    pos: str
    against: list[Foe]
    free: bool = False
    after: tuple[AnyEffect, ...] = ()

    def price(self, ap: int) -> Blocks:
        return () if self.ap >= ap else needs(False, "US-302", "no-ap", need=ap, have=self.ap)

    def act(self, key: str, ap: int, *then: AnyEffect, kind: str = "other", blocks: Blocks = ()) -> None:
        """A paid action."""
        self.put(key, ap, Paid(self.char, 0 if self.free else ap, then, kind, key=key), blocks)

    def attack(self, attacks: Iterable[Attack], tile: str) -> None:
        """Attacks on one tile for 1 AP each: on another tile they are shots, and that tile is the fight tile (US-624);
        his own need not be named."""
        kind, fight_tile = ("attack", "") if self.pos == tile else ("shoot", tile)
        fee, seat, char, after = 0 if self.free else 1, self.menu.seat, self.char, self.after
        put = self.menu.options.append if self.ap else self.usual
        for attack in attacks:
            put(paid_attack(seat, char, fee, attack, kind, fight_tile, after))

    def dodge(self) -> None:
        """US-631: for 1 AP too."""
        fee = 0 if self.free else 1
        self.usual(paid_attack(self.menu.seat, self.char, fee, DODGES[self.char], "dodge", "", self.after))

    def put(self, key: str, ap: int, it: AnyEffect, blocks: Blocks = ()) -> None:
        """An action that sees to its price itself."""
        menu = self.menu
        if self.ap >= ap and not blocks:
            menu.options.append(Option(key, menu.seat, (it, *self.after)))
        elif menu.explain:
            menu.add(key, it, *self.after, blocks=(*self.price(ap), *blocks))

    def usual(self, option: Option, ap: int = 1, blocks: Blocks = ()) -> None:
        """An action that was made once, at its price."""
        if self.ap >= ap and not blocks:
            self.menu.options.append(option)
        elif self.menu.explain:
            self.menu.add(option.key, *option.then, blocks=(*self.price(ap), *blocks))


@lru_cache(maxsize=8192)
def paid_attack(seat: Seat, char: int, fee: int, it: Attack, kind: str, tile: str, after: Effects) -> Option:
    """Made once."""
    return Option(it.key, seat, (Paid(char, fee, it.then, kind, tile, it.key), *after))


def acting(w: Sands, char: int, menu: Menu, ap: int, free: bool = False, after: tuple[AnyEffect, ...] = ()) -> Actor:
    """With so many action points to spend."""
    cards: tuple[Any, ...] = w.content.cards
    foes = w.against(char) if w.foes else []
    return Actor(w, char, menu, ap, w.kit(char), cards[w.characters[char]], w.pos[char], foes, free, after)
