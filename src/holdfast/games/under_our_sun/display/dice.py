"""Dice for who looks on, as facts: what each counts, for what they were rolled, by whom, and which enemy's they are."""

from typing import Any

from holdfast.core.engine.effect import Record
from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.dice.karma import GhostBoots, KarmaRoll, RollAgain
from holdfast.games.under_our_sun.dice.rolls import Roll, about, net, roller
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.world import Sands

LAYING = Roll | KarmaRoll | RollAgain | GhostBoots
"""Effects that roll dice, or roll them again."""


class Whose(Record):
    """An enemy by its card and its number."""

    card: str
    id: int


class Throw(Rolled, tag="rolled", kw_only=True):
    """Dice as they fell: for what, where, by which character (none: an enemy), what each counts and what they come to."""

    context: str
    counts: tuple[int, ...]
    place: str
    who: int
    total: int
    foe: Whose | None = None


def thrown(rolled: Rolled, foe: Whose | None = None) -> Throw:
    """Dice on the table as facts."""
    context, colours, place, who = about(rolled.kind)
    return Throw(
        rolled.kind,
        rolled.faces,
        rolled.sides,
        rolled.by,
        rolled.fixed,
        context=context,
        dice=tuple(colours),
        counts=tuple([DICE[c][face] for c, face in zip(colours, rolled.faces, strict=True)]),
        place=place,
        who=who,
        total=net(rolled),
        foe=foe,
    )


def dice_shown(w: Sands, effect: Any, outcomes: tuple[int, ...]) -> Throw | None:
    """Dice that have just been rolled, or changed, with whose they are."""
    rolled = w.rolled()
    if not isinstance(effect, LAYING) or rolled is None:
        return None
    foe = w.foe(getattr(reader(w, effect), "foe", -1)) if roller(rolled) < 0 else None
    return thrown(rolled, Whose(w.content.cards[foe.card].key, foe.id) if foe is not None else None)


def reader(w: Sands, effect: LAYING) -> Any:
    """What will read the dice knows whose they are: it follows the roll, or lies under the window of the change."""
    if isinstance(effect, Roll):
        return effect.then[0]
    return next(w.coming(), None)
