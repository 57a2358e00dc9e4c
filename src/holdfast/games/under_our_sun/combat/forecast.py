"""Forecasts of attacks: their dice, and who answers them (US-612 to US-667, US-720)."""

from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Window
from holdfast.core.facts import Probability
from holdfast.core.forecast import Forecasts
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.combat.attacks import Dodge, Hurl, Strike, targets
from holdfast.games.under_our_sun.combat.crimes import Assault, Blow, Counter, Evade, Hurt, SpendAp
from holdfast.games.under_our_sun.combat.enemy_attacks import CancelHit, KeepHit, attackers_on, untapped
from holdfast.games.under_our_sun.combat.first_combat_turn import PayOff
from holdfast.games.under_our_sun.combat.hits import Armour, Soften, Suffer
from holdfast.games.under_our_sun.combat.joining import Joined
from holdfast.games.under_our_sun.combat.odds import Coming, aim, best_blow, comings, killed, struck
from holdfast.games.under_our_sun.combat.weapons import attack_dice, enemy_dice
from holdfast.games.under_our_sun.dice.luck import reading, result
from holdfast.games.under_our_sun.dice.odds import at_least
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.enemies.wandering import may_enter
from holdfast.games.under_our_sun.forecast import Sheet, percent
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.trade.stealing import Anger
from holdfast.games.under_our_sun.world import Sands

FORECASTS = Forecasts()


@FORECASTS.of(Strike)
def strike(it: Sheet, blow: Strike) -> None:
    """US-616, US-630, US-633: the dice, the ammunition, and who answers."""
    w, char, weapon = it.w, blow.char, blow.weapon
    it.concerns(char)
    foe = w.foe(blow.foe)
    if foe is None:
        return
    it.about(foe.card)
    aimed(it, blow, foe)
    if weapon >= 0 and w.gear(weapon).uses:
        it.pays(w.gear(weapon).ammo or "use", 2 if blow.burst else 1)
    if w.pos[char] == foe.pos:
        if not blow.sneak:
            attacked(it, char, foe.pos)
        return
    if blow.unseen:
        return
    if blow.quiet_shot or distance(w.pos[char], foe.pos) > 1 or (w.fights and foe.id in w.tapped_foes):
        around(it, char, [])
        return
    survives = 1 - at_least(aim(w, blow, foe), w.life(foe) - foe.damage)
    comes = survives * approaches(w, char, foe, weapon)
    if comes:
        it.risk("comes-closer", percent(comes), "US-635")
    if dice := enemy_dice(w, foe, w.fighter(foe), True, False):
        it.risk("else-shoots-back" if comes else "shoots-back", percent(at_least(dice)), "US-636")
    around(it, char, [Coming(dice, 1 - comes)])


def aimed(it: Sheet, blow: Strike, foe: Foe) -> None:
    """A hit and a kill differ if a kill takes more than one success."""
    left = it.w.life(foe) - foe.damage
    it.rolls_dice(aim(it.w, blow, foe), "attack", *[("hit", 1), ("kill", left)][left == 1 :])


def approaches(w: Sands, char: int, foe: Foe, weapon: int) -> float:
    """US-635, US-639, US-655: how likely the target of a shot that has survived it comes over."""
    if any(w.exposed(c) for c in w.here(foe.pos)) or foe.only or not may_enter(w, foe, w.pos[char]):
        return 0.0
    dice = "BB" if weapon >= 0 and "slow-approach" in w.gear(weapon).perks else "B"
    return at_least(dice, len(dice))


def around(it: Sheet, char: int, back: list[Coming]) -> None:
    """US-639: enemies on the shooter's own tile attack too."""
    w = it.w
    here = w.against(char)
    foes = untapped(w, here) if w.fights else here
    blows = comings(w, char, foes)
    if blows and it.risk_words() & REACTIONS:
        it.risk("attacked-too", len(blows), "US-639")
        it.risk("struck-in-all", percent(struck([*back, *blows])), "US-615")
        deadly(it, char, [*back, *blows])
    elif blows:
        answered(it, char, foes, "US-639")
    else:
        deadly(it, char, back)


REACTIONS = frozenset({"comes-closer", "shoots-back", "else-shoots-back", "survivors-react"})


@FORECASTS.of(SneakAttack)
def sneak_attack(it: Sheet, blow: SneakAttack) -> None:
    """US-642, US-643: one test; who fails it is seen by all around."""
    w, char = it.w, blow.char
    it.concerns(char)
    it.pays("ap", blow.ap)
    dice = dice_for(w, char, "stealth")
    it.rolls_dice(dice, "sneak-attack", ("success", 1))
    it.risk("exposes", 0, "US-427")
    it.risk("fight-if-seen", len(w.against(char)) + w.open_symbols(w.pos[char]), "US-643")
    test, it.roll = it.roll, None
    it.read(blow.strike)
    if test is not None and it.roll is not None:
        kill = next((chance.of for chance in it.roll.chances if chance.what == "kill"), 0.0)
        test = replace(test, chances=(*test.chances, Probability("kill", at_least(dice) * kill)))
    it.roll = test


@FORECASTS.of(Hurl)
def hurl(it: Sheet, throw: Hurl) -> None:
    """US-1165: only the printed dice, against all of them."""
    w, char = it.w, throw.char
    it.concerns(char)
    it.about(throw.weapon)
    left = [w.life(foe) - foe.damage for foe in targets(w, char, throw.pos)] or [1]
    least, most = min(left), max(left)
    fells = [("kill", most)] if len(left) == 1 else [("kill-one", least), ("kill-all", most)][least == most :]
    it.rolls_dice(w.gear(throw.weapon).dice, "attack", ("hit", 1), *fells)
    it.pays("use")
    if throw.pos == w.pos[char]:
        attacked(it, char, throw.pos)
        return
    flees = "scares" in w.gear(throw.weapon).perks
    dice, back = w.gear(throw.weapon).dice, []
    for foe in targets(w, char, throw.pos):
        if not flees or w.fighter(foe).kind != "Animal":
            it.risk("survivors-react", 0, "US-1165")
            stays = 1 - approaches(w, char, foe, -1)
            survives = 1 - at_least(dice, w.life(foe) - foe.damage)
            back.append(Coming(enemy_dice(w, foe, w.fighter(foe), True, False), survives * stays))
    around(it, char, back)


def attacked(it: Sheet, char: int, pos: str, dodge: str = "") -> None:
    """US-612: enemies that have not attacked in this combat turn, if there are any; a new turn finds all of them ready."""
    w = it.w
    answered(it, char, attackers_on(w, char, pos) if w.fights else w.against(char), "US-612", dodge)


def answered(it: Sheet, char: int, foes: list[Foe], rule: str, dodge: str = "") -> None:
    """US-615, US-631: the number of attackers, and how likely one of them hits a character who may dodge with these dice."""
    blows = comings(it.w, char, foes)
    if blows:
        it.risk("attacked", len(blows), rule)
        it.risk("struck", percent(struck(blows, dodge)), "US-615")
        deadly(it, char, blows, dodge)


def deadly(it: Sheet, char: int, blows: list[Coming], dodge: str = "") -> None:
    """US-618, US-625: how likely they take all he has."""
    if chance := percent(killed(it.w, char, blows, dodge)):
        it.risk("killed", chance, "US-618")


def dodge_dice(it: Sheet, char: int) -> str:
    """US-631, US-660."""
    return dice_for(it.w, char, "skill") + ("Y" if it.w.perk(char, "dodge-Y") >= 0 else "")


@FORECASTS.of(Dodge)
def dodge(it: Sheet, away: Dodge) -> None:
    it.concerns(away.char)
    dice = dodge_dice(it, away.char)
    it.rolls_dice(dice, "dodge", ("success", 1))
    attacked(it, away.char, it.w.pos[away.char], dice)


@FORECASTS.of(Evade)
def evade(it: Sheet, away: Evade) -> None:
    it.concerns(away.other)
    it.rolls_dice(dodge_dice(it, away.other), "dodge", ("success", 1))
    it.risk("hurt", away.n, "US-660")


@FORECASTS.of(Assault)
def assault(it: Sheet, crime: Assault) -> None:
    """US-660, US-667: the other is exposed and may strike back."""
    it.concerns(crime.char, crime.other)
    it.pays("ap", crime.ap)
    it.read(crime.blow)
    if it.w.ap[crime.other]:
        it.risk("strikes-back", 0, "US-660")


@FORECASTS.of(Blow)
def blow(it: Sheet, hit: Blow) -> None:
    w = it.w
    dice = attack_dice(w, hit.char, hit.weapon, w.pos[hit.other], False, False, hit.burst)
    it.rolls_dice(dice, "attack", ("hit", 1), ("kill", w.hp[hit.other]))


@FORECASTS.of(Counter)
def counter(it: Sheet, back: Counter) -> None:
    it.concerns(back.blow.char, back.blow.other)
    it.read((back.blow,))
    it.risk("hurt", back.n, "US-660")


@FORECASTS.of(Window)
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


@FORECASTS.of(Anger)
def angers(it: Sheet, crime: Anger) -> None:
    it.risk("makes-enemy", 0, "US-720")


@FORECASTS.of(Joined)
def joined(it: Sheet, fight: Joined) -> None:
    """US-649, US-652, US-653: enemies that have not attacked yet may attack him, but for one that each earlier participant
    draws upon himself."""
    w = it.w
    it.concerns(fight.char)
    if fight.free:
        it.risk("free-join-spent", 0, "US-1103")
    else:
        it.pays("ap")
    if w.is_hidden(fight.char):
        it.risk("exposes", 0, "US-651")
    if (best := best_blow(w, fight.char)) is not None:
        aimed(it, *best)
    turn = w.fight()
    if w.pos[fight.char] != turn.tile:
        return
    earlier = [c for c in turn.participants if not (turn.sneak and c == turn.active) and attackers_on(w, c, turn.tile)]
    ready = comings(w, fight.char, untapped(w, w.against(fight.char)))
    if (n := len(ready) - len(earlier)) > 0:
        it.risk("may-be-attacked", n, "US-653")
        hard = sorted(ready, key=lambda coming: -at_least(coming.dice))
        it.risk("struck-at-most", percent(struck(hard[:n])), "US-615")


@FORECASTS.of(SpendAp)
def spend_ap(it: Sheet, price: SpendAp) -> None:
    it.pays("ap", price.n)


@FORECASTS.of(Suffer)
def suffer(it: Sheet, hit: Suffer) -> None:
    it.concerns(hit.char)
    it.pays("hp", min(hit.n, it.w.hp[hit.char]))


@FORECASTS.of(Soften)
def soften(it: Sheet, hit: Soften) -> None:
    """What is left of the hit, if nothing else softens it."""
    it.concerns(hit.char)
    if left := min(hit.n, it.w.hp[hit.char]):
        it.risk("hurt", left, "US-645")


@FORECASTS.of(Hurt)
def hurt(it: Sheet, hit: Hurt) -> None:
    it.concerns(hit.other)
    it.pays("hp", min(hit.n, it.w.hp[hit.other]))


@FORECASTS.of(Armour)
def armour(it: Sheet, worn: Armour) -> None:
    it.about(worn.card)


@FORECASTS.of(CancelHit)
def cancel(it: Sheet, hit: CancelHit) -> None:
    foe = it.w.foe(hit.foe)
    if foe is not None:
        it.about(foe.card)
    it.brings("hp", dict(it.w.fight().hits).get(hit.foe, 0))


@FORECASTS.of(PayOff)
def pay_off(it: Sheet, bribe: PayOff) -> None:
    it.concerns(bribe.char)
    it.pays("water", 2)
