"""Weapons: who is armed with what, and which die it rolls (TW-701, TW-708, TW-905, TW-935)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.combat.grid import fighters
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import IN_HANDS, line, one
from holdfast.games.this_war.options import Goods
from holdfast.games.this_war.people.leaving import drop_weapon
from holdfast.games.this_war.rules import (
    AMMO,
    AXE,
    BLAST,
    HATCHET,
    IDS,
    ITEM,
    KNIFE,
    MELEE,
    PISTOL,
    RIFLE,
    SHOTGUN,
    UNARMED,
    WEAPONS,
)
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City

BEST = (SHOTGUN, HATCHET, RIFLE, PISTOL, KNIFE)
"""In this order weapons are handed out where all are armed at once; what shoots only with Ammo."""


def colour_of(weapon: int) -> DieColour:
    """TW-708: Grey without a weapon, Yellow for melee, Red for firearms."""
    if weapon == UNARMED:
        return "grey"
    return "yellow" if weapon in MELEE else "red"


def deadly(face: int, weapon: int) -> bool:
    """TW-007, TW-935: the Hatchet symbol for a Hatchet, the Shotgun symbol for a Shotgun."""
    return (face == AXE and weapon == HATCHET) or (face == BLAST and weapon == SHOTGUN)


def weapons_of(text: str) -> tuple[int, ...]:
    """`none`, `knife`, or `pistol+knife` for an enemy with two (TW-938)."""
    return tuple([ITEM[name] for name in text.split("+") if name not in ("", "none")])


def armoury(w: City) -> list[int]:
    """Kinds of weapons that can be handed out now (TW-701, TW-905)."""
    stock = w.stock()
    return [i for i in WEAPONS if stock[i]]


class ArmAll(Effect[City]):
    """TW-905, TW-917, TW-701: each fighter may be given one weapon."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        put_back(w)
        bare = w.fight.disarmed if w.fight is not None else 0
        return tuple([Arm(p) for p in fighters(w) if not bare >> p & 1]) if armoury(w) else ()


def put_back(w: City) -> None:
    """The weapons in their hands go back to where they came from, those of the fallen too (TW-1019)."""
    for p, weapon in enumerate(w.held):
        if weapon != UNARMED:
            drop_weapon(w, p)


class Arm(Decision):
    """The weapon that one of them takes, if any."""

    person: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in armoury(w):
            menu.add(Goods("weapon", IDS[item]), TakeWeapon(self.person, item))
        menu.add("unarmed")
        line, best = self.line(w), self.best(w)
        if len(line) > 1 and best:
            menu.add("arm-all", *[TakeWeapon(p, item) for p, item in zip(line, best, strict=False)], Armed())

    def line(self, w: City) -> list[int]:
        """Who is still to be armed, the ablest first."""
        return sorted([arm.person for arm in w.row(Arm)], key=lambda p: -w.prowess(p))

    def best(self, w: City) -> list[int]:
        """Weapons that can be handed out, the best first: what kills at once, then what shoots, if there is Ammo."""
        stock = w.stock()
        order = BEST if stock[AMMO] else (HATCHET, KNIFE)
        return [item for item in order for _ in range(stock[item])]


class Armed(Effect[City]):
    """Nobody else is asked what they take."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.call_off(Arm)
        return ()


class TakeWeapon(Effect[City]):
    """TW-905, TW-701: a weapon is put into somebody's hands."""

    person: int
    item: int
    beat = "gain"
    accounts_for = IN_HANDS

    def apply(self, w: City, by: Cause) -> Effects:
        w.stock()[self.item] -= 1
        w.held[self.person] = self.item
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("take-weapon", weapon=phrases.weapon(self.item), **one(w, self.person))
