"""What a roll is about: what it must reach, how good a result is, and whether spending something could change it."""

from itertools import product
from typing import Any

from holdfast.core.engine.effect import tag_of
from holdfast.games.naufragos.actions.campfire import ReadSparks, tinder
from holdfast.games.naufragos.actions.rest import ReadRest, warmth
from holdfast.games.naufragos.dice.disputes import SideResult
from holdfast.games.naufragos.dice.rolls import RESULTS, ReadTable, under_way
from holdfast.games.naufragos.dice.strength import Blow, Strike, strength
from holdfast.games.naufragos.exploration.lost import ReadAttempt, lost_group
from holdfast.games.naufragos.exploration.returning import ReadReturn, return_bonus
from holdfast.games.naufragos.night.wounds import ReadWounds
from holdfast.games.naufragos.pawns.resolving import order
from holdfast.games.naufragos.pawns.spaces import space_price
from holdfast.games.naufragos.rules import ACTION_OF, OPEN_PRICE
from holdfast.games.naufragos.rulesets.hr12.expedition import ReadOne
from holdfast.games.naufragos.rulesets.hr12.lost import ReadLostRoll
from holdfast.games.naufragos.world import Shore

FAR = 99
"""More than any dice can reach."""
HARM = frozenset({"wound", "trauma", "downgrade", "lose-item", "lose-story", "helped"})
"""Effects that nobody wants, whatever their number says."""
SMALL = frozenset({"energy", "food", "wood"})
"""What comes and goes every day weighs half as much as a wound or a token."""


def needed_sum(w: Shore, reader: Any) -> int:
    """The least sum of the dice that succeeds, all modifiers taken off; 0 where there is no such number."""
    match reader:
        case ReadReturn():
            return w.difficulty - return_bonus(w, reader.group)
        case ReadOne():
            return w.difficulty - return_bonus(w, reader.group, reader.group[reader.rolled])
        case ReadAttempt() | ReadLostRoll():
            group = lost_group(w, reader.members)
            roller = reader.seat if isinstance(reader, ReadLostRoll) else -1
            return group.difficulty - return_bonus(w, group.members, roller) if group else FAR
        case Blow() | Strike() if w.fight is not None:
            fight = w.fight
            return fight.against + fight.attack - strength(w, fight.seats) - fight.extra
        case ReadRest():
            return 4
    return 0


def highest(w: Shore, reader: ReadSparks) -> int:
    """NA-425: the highest face with which the fire lights; wax candles help."""
    return reader.n + tinder(w, reader.seat)


def good(w: Shore, reader: Any, faces: tuple[int, ...], bonus: int) -> float:
    """How good a result is for those who roll; only more or less matters."""
    result = sum(faces) + bonus
    match reader:
        case ReadWounds():
            return float(1 not in faces)
        case ReadSparks():
            return float(sum(faces) - bonus <= highest(w, reader))
        case ReadTable():
            return row_worth(reader, min(6, result))
        case ReadRest():
            return float(more_by_rest(w, reader.seat) > 0 and result >= needed_sum(w, reader))
        case SideResult():
            return result
    return float(result >= needed_sum(w, reader))


def more_by_rest(w: Shore, seat: int) -> int:
    """NA-040: the energy that a good roll gives beyond a bad one, as far as there is room for it."""
    low, high = w.rules.rest[w.shelter]
    return min(high - low, w.top(seat) - w.energy[seat] - low - warmth(w, seat))


def energy_at(w: Shore, seat: int, space: str) -> int:
    """NA-248, NA-290: the energy left when the pawn on this space is resolved: [HR1.2] without the price of the same owner's pawns
    before it, and with what a rest before it gives in any case."""
    when = order(w)
    energy = w.energy[seat]
    for mine in sorted([s for s, owner in w.pawns.items() if owner == seat and when(s) < when(space)], key=when):
        action, nth = ACTION_OF[mine]
        if action == "rest":
            energy = min(w.top(seat), energy + w.rules.rest[w.shelter][0] + warmth(w, seat))
        elif action == "camp":
            energy -= w.camp_card(w.on_camp(mine)).cost
        elif w.rules.bags and action not in OPEN_PRICE:
            energy -= space_price(w, seat, action, nth)
    return max(0, energy)


def row_worth(table: ReadTable, result: int) -> float:
    """A row of a card's table: harm is bad, anything else is good."""
    for row, then in table.rows.items():
        if result in RESULTS[row]:
            return sum([welcome(effect) for effect in then])
    return 0.0


def welcome(effect: Any) -> float:
    tag = tag_of(type(effect))
    n = getattr(effect, "n", 1)
    if tag in SMALL:
        return n / 2
    return -abs(n) if tag in HARM else 1.0 if tag == "item" else float(n)


def throws(dice: int) -> list[tuple[int, ...]]:
    return list(product(range(1, 7), repeat=dice))


def on_the_mean(w: Shore, reader: Any, dice: int, bonus: int) -> float:
    """How good a throw of so many dice will be."""
    results = [good(w, reader, faces, bonus) for faces in throws(dice)]
    return sum(results) / len(results)


def worthwhile(w: Shore, reader: Any, gain: float) -> bool:
    """Any gain is worth a thought, where something succeeds or fails; but nobody thinks of a token for half an energy, or for
    less than half of what a card gives or takes."""
    match reader:
        case ReadRest():
            return gain * more_by_rest(w, reader.seat) >= 1
        case ReadTable():
            return gain >= 0.5
    return gain > NOTHING_TO_SPEAK_OF


NOTHING_TO_SPEAK_OF = 1e-9


def repeat_helps(w: Shore, bonus: int) -> bool:
    """NA-680: would the repeated roll on the mean be better than what lies there? The second result stands."""
    roll = under_way(w)
    again = on_the_mean(w, roll.reader, min(2, len(roll.faces)), bonus)
    return worthwhile(w, roll.reader, again - good(w, roll.reader, roll.faces, w.bonus))


def adding_helps(w: Shore, n: int) -> bool:
    """NA-683: would the throw on the mean be better with n more?"""
    roll = under_way(w)
    if isinstance(roll.reader, ReadWounds):
        return True
    plain = on_the_mean(w, roll.reader, roll.dice, 0)
    return worthwhile(w, roll.reader, on_the_mean(w, roll.reader, roll.dice, n) - plain)


def fight_is_open(w: Shore) -> bool:
    """NA-636: with the lowest face the fight would be lost; in a dispute (NA-692) nothing is certain."""
    fight = w.fight
    return fight is not None and (not fight.against or needed_sum(w, Strike((), ())) > 1)
