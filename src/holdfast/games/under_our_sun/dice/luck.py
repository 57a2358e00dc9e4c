"""What a roll is about: what it must reach, and whether rolling dice again could change its outcome for the better."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from holdfast.core.engine.menu import Option
from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.combat.attacks import Blast, KeepDodge, Stunned, Wounds
from holdfast.games.under_our_sun.combat.crimes import Evaded, Exchange, Reaction, Struck
from holdfast.games.under_our_sun.combat.enemy_attacks import Approach, KeepHit, attackers_on
from holdfast.games.under_our_sun.combat.hits import Bitten
from holdfast.games.under_our_sun.dice.odds import sums
from holdfast.games.under_our_sun.dice.rolls import colours, roller
from holdfast.games.under_our_sun.dice.tests import ReadRows, ReadTest
from holdfast.games.under_our_sun.enemies.wandering import ReadHarm
from holdfast.games.under_our_sun.flow.events import Winnings
from holdfast.games.under_our_sun.people.characters import Damage, Infect
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.things.loot import FoundAmmunition
from holdfast.games.under_our_sun.trade.stealing import Theft
from holdfast.games.under_our_sun.world import Sands

LIKELY = 0.25
"""The chance to fell an enemy that is worth a question."""
FAR = 99
"""More than any dice can reach."""
HARD = 2
"""Successes of an enemy with which a blow is worth karma; a lighter one only where it wounds or kills."""


class Aim(NamedTuple):
    """What a roll should come to: `need` successes (`high`), fewer than `need` (`low`), or another row of a table."""

    wish: str
    need: int
    each: bool = False
    """Every single success counts, not only reaching the number."""


TABLE = Aim("other", 0)


def reading(w: Sands) -> Any:
    """The effect that will read the roll under way, or nothing."""
    return next(w.coming(), None)


def left(w: Sands, id: int) -> int:
    """The HP an enemy has left."""
    foe = w.foe(id)
    return max(0, w.life(foe) - foe.damage) if foe is not None else 0


def aim(w: Sands, seat: int) -> Aim:
    """What this seat wishes of the roll under way."""
    reader = reading(w)
    match reader:
        case ReadTest():
            return Aim("high", reader.test.need)
        case Wounds():
            return Aim("high", left(w, reader.foe), each=True)
        case Blast():
            return Aim("high", max([left(w, id) for id in reader.foes], default=0), each=True)
        case ReadHarm():
            return Aim("high", left(w, reader.id), each=True)
        case Stunned():
            return Aim("high", 1)
        case KeepDodge():
            fight = w.fight()
            char = fight.participants[fight.at]
            brutes = [foe for foe in attackers_on(w, char, w.pos[char]) if "brute" in w.fighter(foe).perks]
            return Aim("high", 2 if brutes else 1)
        case Evaded():
            ranged = reader.evade.ranged
            return Aim("high", reader.evade.n if ranged else 1, each=ranged)
        case KeepHit():
            return Aim("low", 1, each=True)
        case Bitten():  # an infection does not outlast death (US-776)
            return Aim("low", 1 if w.hp[reader.char] else FAR)
        case Approach():
            return Aim("low", reader.need)
        case FoundAmmunition():
            return Aim("high", w.gear(reader.card).uses, each=True)
        case Winnings():
            return Aim("high", 2, each=True)
        case Theft():
            return Aim("high", FAR, each=True)
        case Struck() | Exchange():
            return struck_aim(w, reader, seat)
        case ReadRows() if harmful(reader):
            return Aim("low", 1)
    return TABLE


def harmful(reader: ReadRows) -> bool:
    """A table on which whatever a success brings does harm: nobody wishes for one."""
    brought = [effect for row, then in reader.rows.items() if row != "0" for effect in then]
    return bool(brought) and all(isinstance(effect, Damage | Infect) for effect in brought)


def struck_aim(w: Sands, reader: Struck | Exchange, seat: int) -> Aim:
    """US-667: who strikes wishes for more, who is struck for less; nobody else has a part in it."""
    if w.seat_of(reader.char) == seat:
        return Aim("high", FAR, each=True)
    return Aim("low", 1, each=True) if w.seat_of(reader.other) == seat else Aim("high", 0)


def values(rolled: Rolled) -> list[int]:
    """US-402: what each die counts."""
    return [DICE[c][face] for c, face in zip(colours(rolled), rolled.faces, strict=True)]


def result(rolled: Rolled) -> int:
    return max(0, sum(values(rolled)))


def helps(w: Sands, seat: int, dice: list[int], most: int) -> bool:
    """US-435: could rolling up to `most` of these dice again serve the wish? An attack is good enough, unless its target
    may well fall; and loot is, unless there is none."""
    rolled = w.rolled()
    if rolled is None:
        return False
    wish = aim(w, seat)
    now = result(rolled)
    each = values(rolled)
    kinds = [DICE[c] for c in colours(rolled)]
    rises = sorted([max(kinds[i]) - each[i] for i in dice], reverse=True)[:most]
    falls = sorted([each[i] - min(kinds[i]) for i in dice], reverse=True)[:most]
    best, worst = max(0, sum(each) + sum(rises)), max(0, sum(each) - sum(falls))
    match wish.wish:
        case "high" if isinstance(reading(w), Wounds | Blast | ReadHarm):
            return now < wish.need <= best and fells(rolled, dice, most, wish.need) >= LIKELY
        case "high":
            return now < wish.need and (best > now if wish.each else best >= wish.need)
        case "low":
            return now >= wish.need and (worst < now if wish.each else worst < wish.need)
    reader = reading(w)
    if isinstance(reader, ReadRows):
        if reader.exact and row(reader, now):
            return False
        return any(row(reader, n) != row(reader, now) for n in range(worst, best + 1))
    return best > now or worst < now


def turns_out(w: Sands, seat: int, dice: Sequence[int]) -> float:
    """US-435: the chance that rolling just these dice again serves the wish: reaches what is needed, or betters the roll."""
    rolled, wish = w.rolled(), aim(w, seat)
    assert rolled is not None
    each, now, cast = values(rolled), result(rolled), colours(rolled)
    kept = sum([n for i, n in enumerate(each) if i not in dice])
    ways = [(max(0, kept + n), chance) for n, chance in sums("".join([cast[i] for i in dice])).items()]
    match wish.wish:
        case "high":
            return sum([chance for n, chance in ways if (n > now if wish.each else n >= wish.need)])
        case "low":
            return sum([chance for n, chance in ways if (n < now if wish.each else n < wish.need)])
    return sum([chance for n, chance in ways if n != now])


def fells(rolled: Rolled, dice: Sequence[int], most: int, need: int) -> float:
    """The chance that an attack reaches the needed successes if its worst dice, among these and at most `most`, are rolled
    again."""
    each, cast = values(rolled), colours(rolled)
    worst = sorted([i for i in dice if each[i] <= 0], key=lambda i: each[i])[:most]
    kept = sum([n for i, n in enumerate(each) if i not in worst])
    return sum([chance for n, chance in sums("".join([cast[i] for i in worst])).items() if kept + n >= need])


def row(reader: ReadRows, n: int) -> Any:
    """What a table gives for a number of successes."""
    rows = reader.rows
    return rows.get(str(min(2, n))) or (rows.get("1", ()) if n >= 2 else ())


def loose(rolled: Rolled) -> list[int]:
    """Dice that have not been rolled again yet."""
    return [i for i in range(len(rolled.faces)) if not rolled.fixed >> i & 1]


def concerned(w: Sands, option: Option) -> bool:
    """Is it a roll of this seat's own, or one in which somebody would fall?

    Others look after their own rolls: one is interrupted for them only where a test fails or an enemy's hit kills; and
    for oneself only where it hits hard.
    """
    rolled = w.rolled()
    if rolled is None:
        return False
    who = roller(rolled)
    if who >= 0:
        failed = not result(rolled) and isinstance(reading(w), ReadTest)
        return w.seat_of(who) == option.seat or failed or isinstance(reading(w), Struck | Exchange | Reaction)
    if not w.fights or not isinstance(reading(w), KeepHit):
        return True
    fight = w.fight()
    target = fight.participants[fight.at]
    hits = result(rolled) + sum([n for _, n in fight.hits])
    if w.seat_of(target) != option.seat:
        return hits >= w.hp[target]
    left = w.hp[target] - hits
    return result(rolled) >= HARD or left <= 0 or left <= w.rules.wounded_hp < w.hp[target]
