"""How likely locks, snipers, checks and blows are, followed to where their dice are read, beside exact counts."""

from collections.abc import Callable

import pytest

from holdfast.games.this_war.actions.visitors import Arrival
from holdfast.games.this_war.rules import STANDARD
from tests.bots.odds import odds, said
from tests.games.this_war.table import Table

Shares = tuple[float, float, float]


def house(name: str, today: tuple[str, ...] = (), **things: int) -> Table:
    t = Table()
    t.people(name)
    t.store(**things)
    t.w.today = today
    t.day()
    return t


def street(name: str, noise: int) -> Table:
    t = Table()
    t.people(name)
    t.next_cards("furniture")
    t.outside("school", name, noise=noise)
    t.choose("reveal")
    return t


def loud(noise: int) -> Table:
    t = street("arica", noise)
    t.choose("search")
    return t


def arrival() -> Table:
    t = Table()
    t.people("boris", "arica")
    t.in_phase("day", Arrival({"hunger": 1}))
    return t


def most_empathy() -> float:
    t = arrival()
    return max([t.w.empathy(p) for p in t.w.group]) / 10


def even(success: float) -> Shares:
    return success, 0.0, 1 - success


ROLLS: dict[str, tuple[Callable[[], Table], str, Shares]] = {
    "a lock": (lambda: house("boris", lockpick=1), "pick:u7", even(0.7)),
    "a thief's lock": (lambda: house("arica", lockpick=1), "pick:u7", even(0.91)),
    "a sniper": (lambda: house("boris"), "outside:g1", even(0.9)),
    "snipers about": (lambda: house("boris", ("snipers",)), "outside:g1", even(0.7)),
    "rummaging": (lambda: house("boris"), "rummage:c3", even(1.0)),
    "a handyman's rummaging": (lambda: house("marin"), "rummage:c3", even(1.0)),
    "noise": (lambda: loud(7 - STANDARD.search_noise), "roll", even(0.3)),
    "stealth": (lambda: loud(7 - STANDARD.search_noise), "stealth", even(0.8)),
    "more noise": (lambda: loud(1), "roll", even(0.9 - STANDARD.search_noise / 10)),
    "a heart of stone": (arrival, "refuse", even(1 - most_empathy())),
}


@pytest.mark.parametrize("roll", ROLLS)
def test_the_shares_are_exact(roll: str) -> None:
    """TW-309, TW-315, TW-323, TW-607, TW-1207, TW-1713."""
    begin, key, expected = ROLLS[roll]
    said(odds(begin(), key), *expected)
