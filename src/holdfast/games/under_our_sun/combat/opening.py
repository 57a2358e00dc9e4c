"""How a character opens a combat turn: in his turn, when he is called, at the end of the phase (US-630 to US-647)."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, needs
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.cards import Character
from holdfast.games.under_our_sun.combat.attacks import (
    Dodge,
    Strike,
    attack_options,
    no_punches,
    punch,
    standing,
    strike_key,
    targets,
    up,
)
from holdfast.games.under_our_sun.combat.weapons import BARE_HANDS, IN_SHOT, arm_name, melee
from holdfast.games.under_our_sun.numbers import MOST_AP
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.world import Sands

SNEAK_ATTACK = 2


class Asker(Struct, gc=False):
    """Puts the actions of one character into a menu, with the reason where one is closed.

    `free`: they cost nothing, though they are answered like paid ones. `after` follows each of them.
    """

    w: Sands
    char: int
    menu: Menu
    free: bool
    after: tuple[AnyEffect, ...]
    ap: int
    kit: Kit
    sheet: Character
    pos: str
    against: list[Foe]

    def price(self, ap: int) -> Blocks:
        return () if self.ap >= ap else needs(False, "US-302", "no-ap", need=ap, have=self.ap)

    def act(
        self, key: str, ap: int, *then: AnyEffect, kind: str = "other", blocks: Blocks = (), tile: str = ""
    ) -> None:
        """A paid action."""
        if self.menu.explain or (self.ap >= ap and not blocks):
            self.put(key, ap, Paid(self.char, 0 if self.free else ap, then, kind, tile, key), blocks)

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

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None:
        """An attack on his own tile for 1 AP."""
        self.act(key, 1, *then, kind="attack")

    def strikes(self, w: Sands, menu: Menu, char: int, foe: int, weapons: tuple[int, ...]) -> None:
        """Plain attacks there with each of these weapons."""
        if self.free or self.after or not self.ap or menu.explain:
            Blows(self, self.pos).strikes(w, menu, char, foe, weapons)
        else:
            menu.options += paid_strikes(w.content, menu.seat, char, foe, weapons)

    def punches(self, w: Sands, menu: Menu, char: int, foes: list[Foe]) -> None:
        """Plain attacks there with bare hands."""
        if self.free or self.after or not self.ap or menu.explain:
            Blows(self, self.pos).punches(w, menu, char, foes)
        else:
            punch(PAID_PUNCHES[menu.seat][char], self, w, menu, char, foes)


PAID_PUNCHES = no_punches()


def asking(w: Sands, char: int, menu: Menu, free: bool = False, after: tuple[AnyEffect, ...] = ()) -> Asker:
    """With what he has and where he stands."""
    cards: tuple[Any, ...] = w.content.cards
    ap, foes = MOST_AP if free else w.ap[char], w.against(char) if w.foes else []
    return Asker(w, char, menu, free, after, ap, w.kit(char), cards[w.characters[char]], w.pos[char], foes)


class Priced:
    """Stands for the options of a menu where somebody without action points asks why: each is put in at its price."""

    def __init__(self, ask: Asker) -> None:
        self.ask = ask

    def append(self, option: Option) -> None:
        self.ask.usual(option)


class Blows:
    """Attacks on one tile for 1 AP each: on another tile they are shots, and that tile is the fight tile (US-624); his
    own need not be named."""

    def __init__(self, ask: Asker, tile: str) -> None:
        self.ask = ask
        here = ask.pos == tile
        self.tile = "" if here else tile
        self.kind = "attack" if here else "shoot"

    def add(self, menu: Menu, key: str, *then: AnyEffect) -> None:
        self.ask.act(key, 1, *then, kind=self.kind, tile=self.tile)

    def strikes(self, w: Sands, menu: Menu, char: int, foe: int, weapons: tuple[int, ...]) -> None:
        ask = self.ask
        if ask.ap and not menu.explain:
            ap = 0 if ask.free else 1
            menu.options += paid_strikes(w.content, menu.seat, char, foe, weapons, self.kind, self.tile, ap, ask.after)
            return
        for card in weapons:
            self.add(menu, strike_key(w.content, self.kind, foe, card), Strike(char, foe, card))

    def punches(self, w: Sands, menu: Menu, char: int, foes: list[Foe]) -> None:
        for foe in foes:
            self.strikes(w, menu, char, foe.id, BARE_HANDS)


@lru_cache(maxsize=8192)
def paid_strikes(
    content: Content,
    seat: Seat,
    char: int,
    foe: int,
    weapons: tuple[int, ...],
    kind: str = "attack",
    tile: str = "",
    ap: int = 1,
    after: tuple[AnyEffect, ...] = (),
) -> tuple[Option, ...]:
    """Attacks for an action point, or called for without; made once."""
    found: tuple[Option, ...] = ()
    for card in weapons:
        key = strike_key(content, kind, foe, card)
        found += (Option(key, seat, (Paid(char, ap, (Strike(char, foe, card),), kind, tile, key), *after)),)
    return found


def dodge(seat: Seat, char: int, ap: int, after: tuple[AnyEffect, ...]) -> Option:
    return Option("dodge", seat, (Paid(char, ap, (Dodge(char),), "dodge", key="dodge"), *after))


DODGES = tuple([tuple([dodge(seat, char, 1, ()) for char in range(6)]) for seat in range(6)])
"""A dodge for an action point, by seat and character."""


def combat_options(ask: Asker) -> None:
    """US-630 to US-632, US-642, US-647, US-1165: attack, dodge and sneak attack here, shots and throws around."""
    w, kit, here = ask.w, ask.kit, ask.against
    shoots = kit.ranged or kit.bombs
    if not w.foes or (not here and not shoots and not w.fights):
        return
    char, menu, pos = ask.char, ask.menu, ask.pos
    for foe in here:
        if foe.damage:
            here = standing(w, here)
            break
    foes = here if not w.fights else targets(w, char, pos)
    if foes and kit.armed:
        attack_options(w, char, pos, menu, ask, foes, kit)
    elif foes:
        ask.punches(w, menu, char, foes)
    if shoots:
        near, places = IN_SHOT[pos], set()
        for foe in w.foes:
            place = foe.pos
            if place != pos and place in near:
                places.add(place)
        for place in sorted(places):
            attack_options(w, char, place, menu, Blows(ask, place), targets(w, char, place), kit)
    if not here:
        return
    if menu.explain or not ask.ap:
        ask.act("dodge", 1, Dodge(char), kind="dodge")
    elif ask.free or ask.after:
        menu.options.append(dodge(menu.seat, char, 0 if ask.free else 1, ask.after))
    else:
        menu.options.append(DODGES[menu.seat][char])
    if w.hidden >> char & 1:
        for foe in here:
            for card in BARE_HANDS + melee(w, char):
                strike = Strike(char, foe.id, card, sneak=True)
                sneak = SneakAttack(char, (strike,), 0 if ask.free else SNEAK_ATTACK)
                ask.put(f"sneak-attack:foe-{foe.id}:{arm_name(w.content, card)}", SNEAK_ATTACK, sneak)


def can_open(w: Sands, char: int) -> bool:
    """US-641: is there an enemy in his reach, and a combat action he can pay?"""
    if not w.foes or not w.ap[char]:
        return False
    for foe in w.against(char):
        if up(w, foe):
            return True
    if w.fights and targets(w, char, w.pos[char]):
        return True
    kit = w.kit(char)
    if not kit.ranged and not kit.bombs:
        return False
    menu = Menu(w.seat_of(char))
    combat_options(asking(w, char, menu))
    return bool(menu.options)
