"""What things are worth, in action points: one table for goods, perks and effects, so that cards nobody knew work too.

The numbers are data (`weights.yaml`); a novice's are the same but for his mistakes.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Record, tag_of
from holdfast.core.memo import MemoPerContent
from holdfast.games.under_our_sun.cards import Gear, inside
from holdfast.games.under_our_sun.dice.odds import mean

FILE = Path(__file__).with_name("weights.yaml")


class Weights(Record, kw_only=True):
    """A player's numbers; `weights.yaml` says what each of them means."""

    skill: str
    unknown: float
    charge: float
    night: float
    life: tuple[float, float, float]
    haste: float
    alone: float
    way: float
    stand: float
    loot: float
    dark: float
    foresight: int
    forgets: int
    karma: bool
    errand: dict[str, float]
    goods: dict[str, float]
    perks: dict[str, float]
    effects: dict[str, float]
    weapon: dict[str, float]
    mission: dict[str, float]
    crew: dict[str, float]
    """Who is good in any mission, and (below) in which."""
    crews: dict[str, dict[str, float]]


@cache
def weights(skill: str) -> Weights:
    """Those of a friend; a novice's differ where his mistakes are."""
    numbers: dict[str, Any] = msgspec.yaml.decode(FILE.read_bytes())
    mistakes = numbers.pop("novice")
    return msgspec.convert({"skill": skill, **numbers, **(mistakes if skill == "novice" else {})}, Weights)


def effects_worth(k: Weights, effects: object) -> float:
    """What effects of a card are worth to who takes it: each by its name, times its amount."""
    total = 0.0
    for effect in inside(effects):
        worth = k.effects.get(tag_of(type(effect)))
        if worth is not None:
            amount = getattr(effect, "n", None) or getattr(effect, "hp", None) or 1
            total += k.goods.get(getattr(effect, "what", ""), worth) * amount if worth > 0 else worth * amount
    return total


Worths = dict[tuple[str, int], float]
WORTHS: MemoPerContent[Worths] = MemoPerContent(lambda content: {})
"""What cards are good for besides their dice, by the player's skill and the card; looked through once."""


def use_worth(k: Weights, content: Content, card: int) -> float:
    """Perks, water, room, and what it does when it is used."""
    known = WORTHS[content]
    key = (k.skill, card)
    if key not in known:
        gear = content.cards[card]
        assert isinstance(gear, Gear)
        worth = sum([k.perks.get(perk, 0.0) for perk in gear.perks])
        worth += k.errand["bottle"] * gear.water + k.errand["pack"] * gear.mixed
        if gear.use is not None:
            times = gear.uses or k.errand["tapped"]
            worth += times * max(0.0, effects_worth(k, gear.use.then) - k.errand["use"] * gear.use.ap)
        known[key] = worth
    return known[key]


def weapon_worth(k: Weights, gear: Gear, melee: float, ranged: float, fight: float, shots: float) -> float:
    """What a weapon adds to others that add so much on average; `fight` is what fighting is worth in this mission, and
    `shots` what the first weapon for them is worth."""
    if not gear.dice:
        return 0.0
    if "area-once" in gear.perks or "area-each" in gear.perks:
        return k.weapon["area"] * fight
    if "ranged" in gear.marks:
        return fight * (k.weapon["ranged"] * max(0.1, mean(gear.dice) - ranged) + shots * (not ranged))
    return fight * k.weapon["melee"] * max(0.0, mean(gear.dice) - melee)
