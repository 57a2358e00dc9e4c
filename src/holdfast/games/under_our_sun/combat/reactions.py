"""How enemies answer a shot from another tile (US-635 to US-639, US-655, US-1165)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.under_our_sun.combat.attacks import TapFoe, up
from holdfast.games.under_our_sun.combat.enemy_attacks import ApplyHits, FoeAttack, attackers_on, attacks
from holdfast.games.under_our_sun.combat.weapons import enemy_dice
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.enemies.wandering import Scare, StepFoe, may_enter
from holdfast.games.under_our_sun.pieces import Fight
from holdfast.games.under_our_sun.world import Sands


def reactions(fight: Fight, char: int) -> Effects:
    """US-639: of those he shot at, then of those around him."""
    return (*[React(char, id) for id in fight.targets], OwnTile(char))


class React(Effect[Sands]):
    """US-635 to US-639, US-655: the target of a shot from another tile comes closer, or shoots back; no die is rolled
    where it cannot come. After a throw only survivors react, and Animals run from a Fire Bottle (US-1165)."""

    char: int
    foe: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        foe = w.foe(self.foe)
        if foe is None or foe.id in w.tapped_foes or fight.quiet or (fight.thrown and not up(w, foe)):
            return ()
        if fight.scares and w.fighter(foe).kind == "Animal":
            return (TapFoe(foe.id), Scare(foe.id, w.pos[self.char]))
        ward = [c for c in w.here(foe.pos) if w.exposed(c)]
        if ward or foe.only or not up(w, foe) or not may_enter(w, foe, w.pos[self.char]):
            return (ShootBack(foe.id, self.char),)
        dice = "BB" if fight.slow else "B"
        return (Roll("approach", dice, foe.pos, (Approach(foe.id, self.char, len(dice)),)),)


class Approach(Effect[Sands]):
    """US-635: it moves to the shooter's tile, which is its action; else it stays and shoots back if it can."""

    foe: int
    char: int
    need: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if successes(w) < self.need:
            return (ShootBack(self.foe, self.char),)
        return (TapFoe(self.foe), StepFoe(self.foe, w.pos[self.char]))


class ShootBack(Effect[Sands]):
    """US-636: a ranged counter-attack, if it has a ranged value."""

    foe: int
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is None or not enemy_dice(w, foe, w.fighter(foe), True, False):
            return ()
        return (FoeAttack(self.foe, self.char, ranged=True), ApplyHits(self.char))


class OwnTile(Effect[Sands]):
    """US-639: untapped enemies on the shooter's own tile attack him too."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foes = attackers_on(w, self.char, w.pos[self.char])
        return (*attacks(foes, self.char), ApplyHits(self.char)) if foes else ()
