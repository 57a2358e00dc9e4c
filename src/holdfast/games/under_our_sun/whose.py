"""Whose dice fell, for who looks on: the dice on the table only say that it was an enemy."""

from typing import Any

from holdfast.core.effect import replace
from holdfast.core.world import Rolled
from holdfast.games.under_our_sun.dice import Roll
from holdfast.games.under_our_sun.world import Sands


def enemy_dice(w: Sands, effect: Any, outcomes: tuple[int, ...]) -> Rolled | None:
    """Dice that an enemy has just rolled, with its card and its number: what reads them knows whose they are."""
    if not isinstance(effect, Roll) or effect.char >= 0:
        return None
    foe, rolled = w.foe(getattr(effect.then[0], "foe", -1)), w.rolled()
    if foe is None or rolled is None:
        return None
    return replace(rolled, by=replace(rolled.by, target=f"{w.content.cards[foe.card].key} {foe.id}"))
