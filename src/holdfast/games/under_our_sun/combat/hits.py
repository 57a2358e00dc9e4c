"""What an attack on a character does, and what softens it (US-618, US-645, US-1104, US-1125)."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.log import DECKS, DEED, Args, LogOnly, RollReader, Told, key, line, one
from holdfast.games.under_our_sun.missions.hostages import HostageHurt
from holdfast.games.under_our_sun.options import ByMeans
from holdfast.games.under_our_sun.people.characters import CHARS, Infect, LoseHealth, Spend, seat_cause
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.goods import Lose, UseOne
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.world import Sands

PLATE, VEST = 2, 2
"""US-645: what a plate and a vest keep off of one attack."""


class TakeHit(Question[Sands]):
    """Thickskin's Bulwark: he may take the whole attack on another character of his tile (US-1104)."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1

    def guard(self, w: Sands) -> int:
        c = w.having("bulwark")
        return c if c >= 0 and guards(w, c, self.char, self.by_char) else -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        guard = self.guard(w)
        return (w.seat_of(guard),) if guard >= 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        guard = self.guard(w)
        menu.add("bulwark", Spend(f"phase:bulwark:{guard}"), Soften(guard, self.n, self.foe, self.by_char))
        menu.add("no-bulwark", Soften(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return struck(w, self.char, self.n, self.foe, self.by_char, guarded=False)


def guards(w: Sands, guard: int, char: int, by_char: int) -> bool:
    """US-1104: can he who has the Bulwark stand in for this character now, once per phase?"""
    if w.pos[guard] != w.pos[char] or guard in (char, by_char) or not w.hp[char]:
        return False
    return w.exposed(guard) and w.hp[guard] > 0 and w.fresh(f"phase:bulwark:{guard}")


def struck(w: Sands, char: int, n: int, foe: int, by_char: int = -1, guarded: bool = True) -> Effects:
    """An attack on somebody who may be `guarded` by another, and may soften it, by armour or a tough hide."""
    pos = w.pos
    if guarded and pos.count(pos[char]) > 1:
        guard = w.having("bulwark")
        if guard >= 0 and guards(w, guard, char, by_char):
            return (TakeHit(char, n, foe, by_char),)
    kit = w.kit(char)
    cards: tuple[Any, ...] = w.content.cards
    hide = "tough-hide" in cards[w.characters[char]].able and HIDES[char] not in w.used
    if hide or kit.armour or "plate" in kit.perks:
        soften = Soften(char, n, foe, by_char)
        if soften.open(w) and (soften.plate(w, kit) or soften.chosen(w, kit)):
            return (soften,)
    return suffer(w, char, n, foe, by_char)


class Soften(Question[Sands]):
    """US-645: interrupts before damage: jacket, armour, vest, Tough hide; several may be combined."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1
    used: tuple[int, ...] = ()
    plated: bool = False

    def means(self, w: Sands, kit: Kit) -> list[tuple[int, str]]:
        out: list[tuple[int, str]] = []
        for card, perk in kit.armour:
            if (perk == "jacket" or w.uses.get(card, 0) > 0) and card not in self.used:
                out.append((card, perk))
        return out

    def hide(self, w: Sands) -> bool:
        cards: tuple[Any, ...] = w.content.cards
        return "tough-hide" in cards[w.characters[self.char]].able and HIDES[self.char] not in w.used

    def plate(self, w: Sands, kit: Kit) -> bool:
        return not self.plated and "plate" in kit.perks and w.fresh(f"phase:plate:{self.char}")

    def open(self, w: Sands) -> bool:
        return self.n > 0 and w.hp[self.char] > 0

    def chosen(self, w: Sands, kit: Kit) -> bool:
        """Is there anything to choose?"""
        return bool(self.means(w, kit)) or self.hide(w)

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        if not self.open(w):
            return ()
        kit = w.kit(self.char)
        return (w.seat_of(self.char),) if not self.plate(w, kit) and self.chosen(w, kit) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        names: list[str] = []
        for card, perk in self.means(w, w.kit(self.char)):
            name = w.content.cards[card].id
            if name in names:  # one of each at a time: the answer names no card
                continue
            names.append(name)
            less = min(VEST, self.n) if perk == "vest" else 1
            after = replace(self, n=self.n - less, used=(*self.used, card))
            wear = TurnCard(card) if perk == "jacket" else UseOne(card)
            menu.add(ByMeans("armour", name), Armour(self.char, card, after.n), wear, after)
        if self.hide(w):
            menu.add("tough-hide", Spend(HIDES[self.char]), replace(self, n=self.n - 1))
        menu.add("take-it", Suffer(self.char, self.n, self.foe, self.by_char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.open(w):
            kit = w.kit(self.char)
            if self.plate(w, kit):
                return (Spend(f"phase:plate:{self.char}"), replace(self, n=max(0, self.n - PLATE), plated=True))
            if self.chosen(w, kit):
                return ()
        return suffer(w, self.char, self.n, self.foe, self.by_char)


class Armour(LogOnly):
    """US-645: what takes a part of a hit, and how much of it is left, for the log."""

    char: int
    card: int
    left: int
    beat = "use"
    accounts_for = ("uses", "tapped", "zones.gear-*", "zones.items-*", *DECKS)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-645: armour that takes a blow."""
        return line("armour", card=key(w, self.card), n=self.left, **one(w, self.char))


HIDES = tuple([f"phase:tough-hide:{char}" for char in range(6)])


class Suffer(Effect[Sands]):
    """US-618, US-1125: HP are really lost; what the enemy's card says follows."""

    char: int
    n: int
    foe: int = -1
    by_char: int = -1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return suffer(w, self.char, self.n, self.foe, self.by_char)


def suffer(w: Sands, char: int, n: int, id: int, by_char: int) -> Effects:
    """What `Suffer` does: an attack of an enemy or of another character has gone through."""
    hp, blow = w.hp[char], n
    if n > hp:
        n = hp
    if n <= 0:
        return ()
    perks: tuple[str, ...] = ()
    foe = w.foe(id) if id >= 0 else None
    if foe is not None:
        cards: tuple[Any, ...] = w.content.cards
        by_char, perks = foe.by, cards[foe.card].fighter.perks
    if by_char >= 0:
        w.blood = (*w.blood, (by_char, char))
    w.suffered("fights", n)
    out: Effects = (LoseHealth(((char, n),)),)
    if blow >= 3 and w.hostages:  # while he leads them still (US-1207)
        out = (HostageHurt(char), *out)
    if perks:
        if "rat" in perks:
            out += (Roll("bite", "B", w.pos[char], (Bitten(char),)),)
        if n >= 2 and "crawler" in perks:
            out += (Infect(CHARS[char]),)
        if "carrion" in perks:
            out += (Under(seat_cause(w, char), (Lose("food"),)),)
    return out


class Bitten(RollReader):
    """Rat Pack: a success infects."""

    char: int
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Infect(str(self.char)),) if successes(w) else ()

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-bite", **dice, **one(w, self.char))
