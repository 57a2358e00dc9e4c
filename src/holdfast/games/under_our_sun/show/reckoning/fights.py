"""Attacks: their dice, and who answers them (US-612 to US-667, US-720)."""

from math import prod

from holdfast.core.engine.effects import Window
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.combat.attacks import Dodge, Hurl, Strike, targets
from holdfast.games.under_our_sun.combat.crimes import Assault, Blow, Counter, Evade, Hurt, SpendAp
from holdfast.games.under_our_sun.combat.enemy_attacks import CancelHit, KeepHit, attackers_on, untapped
from holdfast.games.under_our_sun.combat.first_combat_turn import PayOff
from holdfast.games.under_our_sun.combat.hits import Armour, Soften, Suffer
from holdfast.games.under_our_sun.combat.joining import Joined
from holdfast.games.under_our_sun.combat.weapons import attack_dice, enemy_dice
from holdfast.games.under_our_sun.dice.luck import reading, result
from holdfast.games.under_our_sun.dice.odds import at_least
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.enemies.wandering import may_enter
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.show.reckoning.sheet import Readings, Sheet, percent
from holdfast.games.under_our_sun.trade.stealing import Anger
from holdfast.games.under_our_sun.world import Sands


def strike(it: Sheet, blow: Strike) -> None:
    """US-616, US-630, US-633: the dice, the ammunition, and who answers."""
    w, char, weapon = it.w, blow.char, blow.weapon
    it.who(char)
    foe = w.foe(blow.foe)
    if foe is None:
        return
    it.about(foe.card)
    first = bool(w.fights and w.fight().first)
    dice = attack_dice(w, char, weapon, foe.pos, first, blow.sneak, blow.burst)
    it.rolls(dice, "attack", ("hit", 1), ("kill", w.life(foe) - foe.damage))
    if weapon >= 0 and w.gear(weapon).uses:
        it.pay(w.gear(weapon).ammo or "use", 2 if blow.burst else 1)
    if w.pos[char] == foe.pos:
        if not blow.sneak:
            attacked(it, char, foe.pos)
    elif not blow.quiet_shot and distance(w.pos[char], foe.pos) == 1:
        reacts(it, char, foe, weapon)


def reacts(it: Sheet, char: int, foe: Foe, weapon: int) -> None:
    """US-635 to US-639, US-655: the target of a shot comes closer, or shoots back."""
    w = it.w
    held = any(w.exposed(c) for c in w.here(foe.pos))
    comes = not held and not foe.only and may_enter(w, foe, w.pos[char])
    if comes:
        dice = "BB" if weapon >= 0 and "slow-approach" in w.gear(weapon).perks else "B"
        it.risk("comes-closer", percent(at_least(dice, len(dice))), "US-635")
    if dice := enemy_dice(w, foe, w.fighter(foe), True, False):
        it.risk("else-shoots-back" if comes else "shoots-back", percent(at_least(dice)), "US-636")


def sneak_attack(it: Sheet, blow: SneakAttack) -> None:
    """US-642, US-643: one test; who fails it is seen by all around."""
    w, char = it.w, blow.char
    it.who(char)
    it.pay("ap", blow.ap)
    dice = dice_for(w, char, "stealth")
    it.rolls(dice, "sneak-attack", ("success", 1))
    it.risk("fight-if-seen", len(w.against(char)) + w.open_symbols(w.pos[char]), "US-643")
    it.read(blow.strike)


def hurl(it: Sheet, throw: Hurl) -> None:
    """US-1165: only the printed dice, against all of them."""
    w, char = it.w, throw.char
    it.who(char)
    it.about(throw.weapon)
    left = [w.life(foe) - foe.damage for foe in targets(w, char, throw.pos)] or [1]
    least, most = min(left), max(left)
    fells = [("kill", most)] if len(left) == 1 else [("kill-one", least), ("kill-all", most)][least == most :]
    it.rolls(w.gear(throw.weapon).dice, "attack", ("hit", 1), *fells)
    it.pay("use")
    if throw.pos == w.pos[char]:
        attacked(it, char, throw.pos)


def attacked(it: Sheet, char: int, pos: str, dodge: str = "") -> None:
    """US-612: enemies that have not attacked in this combat turn, if there are any; a new turn finds all of them ready."""
    w = it.w
    answered(it, char, attackers_on(w, char, pos) if w.fights else w.against(char), "US-612", dodge)


def answered(it: Sheet, char: int, foes: list[Foe], rule: str, dodge: str = "") -> None:
    """US-615, US-631: so many attack, and how likely one of them hits him who may dodge with these dice."""
    if foes:
        it.risk("attacked", len(foes), rule)
        it.risk("struck", percent(hit_by(it.w, char, foes, dodge)), "US-615")


def hit_by(w: Sands, char: int, foes: list[Foe], dodge: str) -> float:
    """How likely at least one attack goes through; a dodge cancels one of them."""
    first = bool(w.fights and w.fight().first)
    odds = [at_least(enemy_dice(w, foe, w.fighter(foe), False, first)) for foe in foes]
    missed = prod([1 - chance for chance in odds])
    if dodge:
        for i, foe in enumerate(foes):
            others = prod([1 - chance for k, chance in enumerate(odds) if k != i])
            missed += odds[i] * others * avoided(w, char, foe, dodge)
    return 1 - missed


def avoided(w: Sands, char: int, foe: Foe, dodge: str) -> float:
    """US-631, US-1125: how likely the attack of this enemy can be avoided."""
    perks = w.fighter(foe).perks
    if "bear" in perks and w.wounded(char):
        return 0.0
    return at_least(dodge, 2 if "brute" in perks else 1)


def dodge_dice(it: Sheet, char: int) -> str:
    """US-631, US-660."""
    return dice_for(it.w, char, "skill") + ("Y" if it.w.perk(char, "dodge-Y") >= 0 else "")


def dodge(it: Sheet, away: Dodge) -> None:
    it.who(away.char)
    dice = dodge_dice(it, away.char)
    it.rolls(dice, "dodge", ("success", 1))
    attacked(it, away.char, it.w.pos[away.char], dice)


def evade(it: Sheet, away: Evade) -> None:
    it.who(away.other)
    it.rolls(dodge_dice(it, away.other), "dodge", ("success", 1))
    it.risk("hurt", away.n, "US-660")


def assault(it: Sheet, crime: Assault) -> None:
    """US-660, US-667: the other is exposed and may strike back."""
    it.who(crime.char, crime.other)
    it.pay("ap", crime.ap)
    it.read(crime.blow)
    if it.w.ap[crime.other]:
        it.risk("strikes-back", 0, "US-660")


def blow(it: Sheet, hit: Blow) -> None:
    w = it.w
    dice = attack_dice(w, hit.char, hit.weapon, w.pos[hit.other], False, False, hit.burst)
    it.rolls(dice, "attack", ("hit", 1), ("kill", w.hp[hit.other]))


def counter(it: Sheet, back: Counter) -> None:
    it.who(back.blow.char, back.blow.other)
    it.read((back.blow,))
    it.risk("hurt", back.n, "US-660")


def left_as_it_is(it: Sheet, passed: Window) -> None:
    """US-625, US-631: nobody rolls again: do the attacks on the table take all he has? A dodge still avoids the worst."""
    w = it.w
    roll, reader = w.rolled(), reading(w)
    if roll is None or not w.fights or not isinstance(reader, KeepHit):
        return
    fight = w.fight()
    hits = sorted([result(roll), *[n for _, n in fight.hits]])
    all_of_them = sum(hits[: len(hits) - (fight.dodge >= 1)])
    if all_of_them >= w.hp[fight.participants[fight.at]]:
        it.risk("all-hp", all_of_them, "US-625")


def angers(it: Sheet, crime: Anger) -> None:
    it.risk("makes-enemy", 0, "US-720")


def joined(it: Sheet, fight: Joined) -> None:
    """US-649, US-652, US-653: enemies that have not attacked yet may attack him, but for one that each earlier participant
    draws upon himself."""
    w = it.w
    it.who(fight.char)
    if fight.free:
        it.risk("free-join-spent", 0, "US-1103")
    else:
        it.pay("ap")
    if w.is_hidden(fight.char):
        it.risk("exposes", 0, "US-651")
    turn = w.fight()
    if w.pos[fight.char] != turn.tile:
        return
    earlier = [c for c in turn.participants if not (turn.sneak and c == turn.active) and attackers_on(w, c, turn.tile)]
    if (n := len(untapped(w, w.against(fight.char))) - len(earlier)) > 0:
        it.risk("may-be-attacked", n, "US-653")


def spend_ap(it: Sheet, price: SpendAp) -> None:
    it.pay("ap", price.n)


def suffer(it: Sheet, hit: Suffer) -> None:
    it.who(hit.char)
    it.pay("hp", min(hit.n, it.w.hp[hit.char]))


def soften(it: Sheet, hit: Soften) -> None:
    """What is left of the hit, if nothing else softens it."""
    it.who(hit.char)
    if left := min(hit.n, it.w.hp[hit.char]):
        it.risk("hurt", left, "US-645")


def hurt(it: Sheet, hit: Hurt) -> None:
    it.who(hit.other)
    it.pay("hp", min(hit.n, it.w.hp[hit.other]))


def armour(it: Sheet, worn: Armour) -> None:
    it.about(worn.card)


def cancel(it: Sheet, hit: CancelHit) -> None:
    foe = it.w.foe(hit.foe)
    if foe is not None:
        it.about(foe.card)
    it.gain("hp", dict(it.w.fight().hits).get(hit.foe, 0))


def pay_off(it: Sheet, bribe: PayOff) -> None:
    it.who(bribe.char)
    it.pay("water", 2)


READ: Readings = {
    Strike: strike,
    SneakAttack: sneak_attack,
    Hurl: hurl,
    Dodge: dodge,
    Evade: evade,
    Assault: assault,
    Blow: blow,
    Counter: counter,
    Anger: angers,
    Joined: joined,
    SpendAp: spend_ap,
    Suffer: suffer,
    Soften: soften,
    Hurt: hurt,
    Armour: armour,
    CancelHit: cancel,
    PayOff: pay_off,
    Window: left_as_it_is,
}
