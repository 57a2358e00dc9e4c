"""Somebody whose actions are put into a menu, each at its price (US-302)."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from msgspec import Struct

from holdfast.core.engine.effect import AnyEffect
from holdfast.core.engine.menu import Blocks, Menu, Option, needs, option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.cards import Character
from holdfast.games.under_our_sun.combat.attacks import DODGES, Attack, Terms
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
    offer: Callable[[Option], None]
    """Takes an action that was made once and costs 1 AP."""
    free: bool = False
    after: tuple[AnyEffect, ...] = ()

    def price(self, ap: int) -> Blocks:
        return needs(self.ap >= ap, "US-302", "no-ap", need=ap, have=self.ap)

    def act(self, spec: OptionSpec | str, ap: int, *then: AnyEffect, kind: str = "other", blocks: Blocks = ()) -> None:
        """A paid action."""
        key = spec if isinstance(spec, str) else spec.key
        self.put(spec, ap, Paid(self.char, 0 if self.free else ap, then, kind, key=key), blocks)

    def attack(self, attacks: Iterable[Attack], tile: str) -> None:
        """Attacks on one tile for 1 AP each: on another tile they are shots, and that tile is the fight tile (US-624);
        his own need not be named."""
        kind, fight_tile = ("attack", "") if self.pos == tile else ("shoot", tile)
        terms = (self.menu.seat, 0 if self.free else 1, kind, fight_tile, self.after)
        offer = self.offer
        for attack in attacks:
            offer(attack.paid.get(terms) or paid_attack(attack, self.char, terms))

    def dodge(self) -> None:
        """US-631: for 1 AP too."""
        dodge, terms = DODGES[self.char], (self.menu.seat, 0 if self.free else 1, "dodge", "", self.after)
        self.offer(dodge.paid.get(terms) or paid_attack(dodge, self.char, terms))

    def put(self, answer: OptionSpec | str, ap: int, it: AnyEffect, blocks: Blocks = ()) -> None:
        """An action that sees to its price itself."""
        menu = self.menu
        if self.ap >= ap and not blocks:
            menu.add(answer, it, *self.after)
        elif menu.explain:
            menu.add(answer, it, *self.after, blocks=(*self.price(ap), *blocks))

    def usual(self, it: Option, ap: int = 1, blocks: Blocks = ()) -> None:
        """An action that was made once, at its price."""
        if self.ap >= ap and not blocks:
            self.menu.options.append(it)
        elif self.menu.explain:
            self.menu.add(it.spec or it.key, *it.then, blocks=(*self.price(ap), *blocks))


def paid_attack(it: Attack, char: int, terms: Terms) -> Option:
    """Made once."""
    seat, fee, kind, tile, after = terms
    key = it.spec if isinstance(it.spec, str) else it.spec.key
    it.paid[terms] = made = option(it.spec, seat, (Paid(char, fee, it.then, kind, tile, key), *after))
    return made


def acting(w: Sands, char: int, menu: Menu, ap: int, free: bool = False, after: tuple[AnyEffect, ...] = ()) -> Actor:
    """With so many action points to spend."""
    cards: tuple[Any, ...] = w.content.cards
    foes = w.against(char) if w.foes else []
    offer = menu.options.append if ap else partial(unpaid, menu)
    return Actor(w, char, menu, ap, w.kit(char), cards[w.characters[char]], w.pos[char], foes, offer, free, after)


def unpaid(menu: Menu, it: Option) -> None:
    """US-302: of him who has no point left."""
    menu.add(it.spec or it.key, *it.then, blocks=NO_POINT)


NO_POINT = needs(False, "US-302", "no-ap", need=1, have=0)
