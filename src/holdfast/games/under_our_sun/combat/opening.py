"""How a character opens a combat turn: in his turn, when he is called, at the end of the phase (US-630 to US-647)."""

from holdfast.games.under_our_sun.actions.actor import Actor
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.combat.attacks import Strike, attacks_on, standing, targets
from holdfast.games.under_our_sun.combat.joining import reaches
from holdfast.games.under_our_sun.combat.options import AttackFoe
from holdfast.games.under_our_sun.combat.weapons import BARE_HANDS, IN_SHOT, arm_name, melee
from holdfast.games.under_our_sun.world import Sands


def combat_options(actor: Actor) -> None:
    """US-630 to US-632, US-642, US-647, US-1165: attack, dodge and sneak attack here, shots and throws around."""
    w, kit, here = actor.w, actor.kit, actor.against
    shoots = kit.ranged or kit.bombs
    if not w.foes or (not here and not shoots and not w.fights):
        return
    char, pos, struck = actor.char, actor.pos, here
    if w.fights:  # outside of a fight, beaten enemies have fallen
        here, struck = standing(w, here), targets(w, char, pos)
    if struck:
        actor.attack(attacks_on(w, char, pos, struck, kit), pos)
    if shoots:
        near = IN_SHOT[pos]
        places = {foe.pos for foe in w.foes if foe.pos != pos and foe.pos in near}
        for place in sorted(places):
            actor.attack(attacks_on(w, char, place, targets(w, char, place), kit), place)
    if not here:
        return
    actor.dodge()
    if w.hidden >> char & 1:
        for foe in here:
            for card in BARE_HANDS + melee(w, char):
                strike = Strike(char, foe.id, card, sneak=True)
                sneak = SneakAttack(char, (strike,), 0 if actor.free else w.rules.sneak_attack_ap)
                actor.put(AttackFoe("sneak-attack", foe.id, arm_name(w.content, card)), w.rules.sneak_attack_ap, sneak)


def can_open(w: Sands, char: int) -> bool:
    """US-641: is there an enemy in his reach, and a combat action he can pay?"""
    if not w.ap[char]:
        return False
    pos = w.pos[char]
    if reaches(w, char, pos):
        return True
    kit = w.kit(char)
    if not (kit.ranged or kit.bombs):
        return False
    near = IN_SHOT[pos]
    return any(reaches(w, char, tile) for tile in {foe.pos for foe in w.foes if foe.pos in near})
