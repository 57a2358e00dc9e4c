"""What may be done at any time: eating, laying medicine, kept cards (TW-1301 to TW-1305, TW-1841)."""

from functools import lru_cache

from holdfast.core.effect import Cause, Effect, Effects, Seat
from holdfast.core.menu import Menu, Option
from holdfast.games.this_war.dawn import AssignMeds
from holdfast.games.this_war.dusk import Eat
from holdfast.games.this_war.numbers import BANDAGES, CANNED, HERBAL, HUNGER, IDS, ILLNESS, MEDS, RAW, VEGETABLE, WOUNDS
from holdfast.games.this_war.world import OFFERS, City

EATING = frozenset({"day", "dusk", "evening", "scavenging", "meds"})
"""Moments at which somebody may eat: not in a fight and not while a Script is open (TW-1301)."""


def offers(w: City, moment: str, seat: Seat, menu: Menu) -> None:
    """TW-1302: those in the Shelter use Storage, scavengers the Findings Pile."""
    outside = moment == "scavenging"
    stock = w.pile if outside else w.storage
    who = w.searching() if outside else w.at_home()
    if moment in EATING and (stock[CANNED] or stock[RAW] or stock[VEGETABLE]):
        for p in who:
            eating(w, seat, p, moment, stock, menu)
    if stock[MEDS] or stock[HERBAL] or stock[BANDAGES]:
        for p in who:
            medicine(w, seat, p, stock, menu)
    if moment == "day" and w.kept("extra-shift") >= 0:
        for p in who:
            if w.actions(p) < 3 and f"extra-shift:{w.id(p)}" not in w.today:
                menu.add(f"extra-shift:{w.id(p)}", ExtraShift(p), stay=True)


def eating(w: City, seat: Seat, p: int, moment: str, stock: list[int], menu: Menu) -> None:
    """TW-1303: food that does something for him now: it stills hunger, or it counts as today's meal (TW-406)."""
    hungry = w.level(p, HUNGER)
    unfed = moment == "day" and not w.fed >> p & 1
    if hungry and stock[CANNED]:
        menu.take(eat(seat, p, w.id(p), CANNED))
    if hungry and stock[RAW]:
        menu.take(eat(seat, p, w.id(p), RAW))
    if unfed and stock[VEGETABLE]:
        menu.take(eat(seat, p, w.id(p), VEGETABLE))


@lru_cache(maxsize=1024)
def eat(seat: Seat, p: int, name: str, item: int) -> Option:
    return Option(f"eat:{name}:{IDS[item]}", seat, (Eat(p, item),), stay=True)


def medicine(w: City, seat: Seat, p: int, stock: list[int], menu: Menu) -> None:
    """TW-802, TW-803, TW-1304: for the ill and the wounded, one of each kind."""
    if w.level(p, ILLNESS) and w.meds[p] < 0:
        for item in (MEDS, HERBAL):
            if stock[item]:
                menu.take(treat(seat, p, w.id(p), item))
    if w.level(p, WOUNDS) and stock[BANDAGES] and not w.bandaged >> p & 1:
        menu.take(treat(seat, p, w.id(p), BANDAGES))


@lru_cache(maxsize=1024)
def treat(seat: Seat, p: int, name: str, item: int) -> Option:
    return Option(f"assign:{name}:{IDS[item]}", seat, (AssignMeds(p, item),), stay=True)


class ExtraShift(Effect[City]):
    """TW-1841 (6), TW-1842: one Character ignores black circles today; the Fatigue comes later."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("extra-shift"), "kept", "narrative-discard")
        w.remember(f"extra-shift:{w.id(self.person)}")
        return ()


OFFERS.append(offers)
