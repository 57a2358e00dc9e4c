"""Which offers of a moment matter then, and which can as well wait (TW-1303, TW-1304, TW-1841)."""

from collections.abc import Callable

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.dusk import NOURISHES
from holdfast.games.this_war.numbers import HUNGER, ITEM
from holdfast.games.this_war.world import City

STARVING = 3
"""One level more, and he is lost (TW-1006)."""


def matters(w: City, moment: str, option: Option) -> bool:
    """An offer that could not wait for its own time."""
    helps = HELPS.get(option.key.partition(":")[0])
    return helps is None or helps(w, moment, option)


def eat(w: City, moment: str, option: Option) -> bool:
    """TW-404, TW-1303: there is a meal at Dusk; until then, and after it, only a starving man cannot wait."""
    _, name, item = option.key.split(":")
    hungry = w.level(w.person(name), HUNGER) >= STARVING
    return hungry and NOURISHES[ITEM[item]] > 0


def assign(w: City, moment: str, option: Option) -> bool:
    """TW-802, TW-1304: medicine acts when the Fate card is resolved, and Dawn asks about it in time."""
    return moment == "meds"


HELPS: dict[str, Callable[[City, str, Option], bool]] = {"eat": eat, "assign": assign}
"""Offers by the head of their key; one that is not here always matters."""
