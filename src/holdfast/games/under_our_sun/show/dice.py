"""Whose dice fell, for who looks on: the dice on the table only say that it was an enemy."""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.core.table.world import Rolled
from holdfast.games.under_our_sun.dice.karma import KarmaRoll, awaited
from holdfast.games.under_our_sun.dice.rolls import Roll, roller
from holdfast.games.under_our_sun.world import Sands


def dice_shown(w: Sands, effect: Any, outcomes: tuple[int, ...]) -> Rolled | None:
    """Dice that an enemy has just rolled, or that karma changed, with its card and its number."""
    rolled = w.rolled()
    if not isinstance(effect, Roll | KarmaRoll) or rolled is None or roller(rolled) >= 0:
        return None
    foe = w.foe(getattr(reader(w, effect), "foe", -1))
    if foe is None:
        return None
    return replace(rolled, by=replace(rolled.by, target=f"{w.content.cards[foe.card].key} {foe.id}"))


def reader(w: Sands, effect: Roll | KarmaRoll) -> Any:
    """What will read the dice knows whose they are: it follows the roll, or lies under the window of the change."""
    if isinstance(effect, Roll):
        return effect.then[0]
    return next(iter(awaited(w)), None)
