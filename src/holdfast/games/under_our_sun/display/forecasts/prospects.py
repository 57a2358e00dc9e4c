"""What an attack promises (US-616, US-649): its dice, and the best of those that somebody may choose among."""

from functools import partial

from holdfast.games.under_our_sun.combat.attacks import Strike, attacks_on, targets
from holdfast.games.under_our_sun.combat.weapons import attack_dice
from holdfast.games.under_our_sun.dice.odds import at_least, mean
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.world import Sands


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
