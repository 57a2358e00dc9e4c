"""What blows on one character come to: that one goes through, that they take all he has left (US-615, US-625, US-631, US-645)."""

from collections.abc import Iterable
from functools import partial
from math import prod
from typing import NamedTuple

from holdfast.games.under_our_sun.combat.attacks import Strike, attacks_on, targets
from holdfast.games.under_our_sun.combat.hits import PLATE, VEST, Soften
from holdfast.games.under_our_sun.combat.weapons import attack_dice, enemy_dice
from holdfast.games.under_our_sun.dice.odds import at_least, mean, spread
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.world import Sands


class Coming(NamedTuple):
    """An attack on him with these dice."""

    dice: str
    likely: float = 1.0
    """That it is made at all."""
    avoided: int = 1
    """The successes of a dodge that avoid it (US-631, US-1125); 0: none do."""


def comings(w: Sands, char: int, foes: Iterable[Foe]) -> list[Coming]:
    """Those of enemies on their own tile; who has no dice at this time of day does not attack (US-520)."""
    return [coming for foe in foes if (coming := coming_from(w, char, foe)).dice]


def coming_from(w: Sands, char: int, foe: Foe) -> Coming:
    fighter = w.fighter(foe)
    perks = fighter.perks
    first = bool(w.fights and w.fight().first)
    avoided = 0 if "bear" in perks and w.wounded(char) else 2 if "brute" in perks else 1
    return Coming(enemy_dice(w, foe, fighter, False, first), avoided=avoided)


def struck(blows: list[Coming], dodge: str = "") -> float:
    """How likely at least one of them goes through; a dodge cancels one."""
    odds = [blow.likely * at_least(blow.dice) for blow in blows]
    missed = prod([1 - chance for chance in odds])
    if dodge:
        for i, blow in enumerate(blows):
            others = prod([1 - chance for k, chance in enumerate(odds) if k != i])
            missed += odds[i] * others * (at_least(dodge, blow.avoided) if blow.avoided else 0.0)
    return 1 - missed


def killed(w: Sands, char: int, blows: list[Coming], dodge: str = "") -> float:
    """How likely all of them together take what he has left, and what he can keep off; a dodge cancels the hardest."""
    least = w.hp[char] + kept_off(w, char)
    if not dodge:
        return too_much(blows, least, 0)
    none, once, *more = (*spread(dodge), 0.0)
    return none * too_much(blows, least, 0) + once * too_much(blows, least, 1) + sum(more) * too_much(blows, least, 2)


def kept_off(w: Sands, char: int) -> int:
    """US-645, US-1104: what plate, armour and hide take of a blow."""
    blow, kit = Soften(char, 1), w.kit(char)
    armour = sum([VEST if perk == "vest" else 1 for _, perk in blow.means(w, kit)])
    return armour + blow.hide(w) + PLATE * blow.plate(w, kit)


def too_much(blows: list[Coming], least: int, dodged: int) -> float:
    """How likely they do so much damage, the hardest left out that so many successes avoid."""
    found = {(0, 0): 1.0}
    for blow in blows:
        after: dict[tuple[int, int], float] = {}
        for (total, hardest), chance in found.items():
            for n, of in enumerate(spread(blow.dice)):
                likely = blow.likely * of + (0 if n else 1 - blow.likely)
                most = max(hardest, n) if 0 < blow.avoided <= dodged else hardest
                after[total + n, most] = after.get((total + n, most), 0.0) + chance * likely
        found = after
    return sum([chance for (total, hardest), chance in found.items() if total - hardest >= least])


def aim(w: Sands, blow: Strike, foe: Foe) -> str:
    """US-616: the dice of an attack."""
    first = bool(w.fights and w.fight().first)
    return attack_dice(w, blow.char, blow.weapon, foe.pos, first, blow.sneak, blow.burst)


def best_blow(w: Sands, char: int) -> tuple[Strike, Foe] | None:
    """US-649: the attack most likely to fell somebody, of those that he who joins a fight may choose among."""
    tile = w.fight().tile
    foes = {foe.id: foe for foe in targets(w, char, tile)}
    attacks = attacks_on(w, char, tile, list(foes.values()), w.kit(char))
    blows = [(effect, foes[effect.foe]) for it in attacks for effect in it.then if isinstance(effect, Strike)]
    return max(blows, key=partial(promise, w), default=None)


def promise(w: Sands, blow: tuple[Strike, Foe]) -> tuple[float, float]:
    """How likely it fells its target, and what it does on average."""
    dice, foe = aim(w, *blow), blow[1]
    return at_least(dice, w.life(foe) - foe.damage), mean(dice)
