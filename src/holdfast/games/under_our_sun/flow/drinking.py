"""Thirst, at the beginning of a turn (US-235 to US-237, US-778)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.log import LogOnly, Told, line, one, yes
from holdfast.games.under_our_sun.options import ByMeans
from holdfast.games.under_our_sun.people.characters import CHARS, Damage
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.things.supply import in_camp, pay, pay_from_camp, within_reach
from holdfast.games.under_our_sun.world import Sands


def thirst(w: Sands, char: int) -> int:
    """US-235, US-1142: how much water he must drink."""
    sun = w.sun_card() if w.phase != "night" else None
    if sun is None or sun.drink == 1 or w.perk(char, "sun-suit") >= 0:
        return 1
    return 1 if sun.shade and w.camp(w.pos[char]) else sun.drink


def both_waters(w: Sands, char: int) -> bool:
    """US-237: may he drink his own water or the camp's?"""
    return w.spots[w.pos[char]].stored_water > 0 and w.water[char] > 0 and in_camp(w, char, "water") > 0


class DrinkFrom(Question[Sands]):
    """US-237: what he drinks first, where there is both; what is missing comes from the other."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(ByMeans("drink", "own"), Drink(self.char))
        menu.add(ByMeans("drink", "camp"), Drink(self.char, camp=True))


class Drink(Effect[Sands]):
    """US-235, US-237, US-778: own water first, then the camp's, or the other way; each missing water costs 1 HP. Then
    the sun burns."""

    char: int
    camp: bool = False
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return drink(w, self.char, self.camp)


def drink(w: Sands, char: int, camp: bool = False) -> Effects:
    """What `Drink` does, at once."""
    sun = w.sun_card() if w.sun >= 0 and w.phase != "night" else None
    need = 1 if sun is None or sun.drink == 1 else thirst(w, char)
    have = own = w.water[char]
    if camp:
        first = min(need, in_camp(w, char, "water"))
        pay_from_camp(w, w.pos[char], "water", first)
        have = first + min(need - first, have)
        w.water[char] -= have - first
    elif have >= need:
        w.water[char] = have - need
        have = need
    else:
        have = min(need, within_reach(w, char, "water"))
        pay(w, char, "water", have)
    missing = need - have
    w.suffered("thirst", min(missing, w.hp[char]) if missing else 0)
    burns = sun is not None and sun.burn and exposed_to_sun(w, char)
    stored = have - (own - w.water[char])
    if need == 1 and not missing and not burns and not stored:
        return DRANK[char]
    drank = Drank(char, have, missing, burns, stored)
    if not missing and not burns:
        return (drank,)
    thirsty = (Damage(CHARS[char], missing),) if missing else ()
    return (drank, *thirsty, Damage(CHARS[char], w.rules.sun_damage)) if burns else (drank, *thirsty)


def exposed_to_sun(w: Sands, char: int) -> bool:
    """US-778: neither in New Haven nor in a camp, and without a sun suit."""
    pos = w.pos[char]
    return pos != HAVEN and not w.camp(pos) and w.perk(char, "sun-suit") < 0


class Drank(LogOnly):
    """How much he has drunk, how much was missing, whether the sun burns him, and how much came from the camp, for the log."""

    char: int
    n: int
    missing: int
    burns: bool
    stored: int = 0
    beat = "use"
    accounts_for = ("turn", "water", "spots.*.stored_water", "visited")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-235, US-237: it also says whose turn begins."""
        return line(
            "drank",
            n=self.n,
            need=thirst(w, self.char),
            missing=self.missing,
            burns=yes(self.burns),
            source="own" if not self.stored else "store" if self.stored == self.n else "both",
            stored=self.stored,
            now=w.water[self.char],
            of=w.water_room(self.char),
            **one(w, self.char),
        )


DRANK = tuple([(Drank(char, 1, 0, False),) for char in range(6)])
"""What most turns begin with."""
