"""Attacks on characters and dealers (US-647, US-660 to US-667, US-720)."""

from collections.abc import Sequence
from functools import lru_cache

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.actions.actor import Actor
from holdfast.games.under_our_sun.combat.attacks import Attack, Strike, from_hiding, worn
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.hits import TakeHit
from holdfast.games.under_our_sun.combat.options import AttackCharacter, RobDealer, StrikeBack
from holdfast.games.under_our_sun.combat.weapons import BARE_HANDS, arm_name, arms, attack_dice, bursts, melee
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.dice.tests import Test, dice_for
from holdfast.games.under_our_sun.log import BLOWS, DEED, Args, RollReader, Told, answers, line, one, to_whom, yes
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.map.moving import Step
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.people.characters import Spend, come_out, own_doing, seat_cause
from holdfast.games.under_our_sun.pieces import Dealer
from holdfast.games.under_our_sun.trade.stealing import Anger
from holdfast.games.under_our_sun.trade.traders import angry, dealer_card
from holdfast.games.under_our_sun.world import Sands


def assaults(actor: Actor) -> dict[AttackCharacter, "Assault"]:
    """US-661, US-423, US-634: whom he may attack, with what; only in semi-cooperative games, and a hidden one in melee."""
    w, char, kit, pos = actor.w, actor.char, actor.kit, actor.w.pos
    if not w.rules.semi or (not kit.ranged and pos.count(actor.pos) == 1):
        return {}
    found: dict[AttackCharacter, Assault] = {}
    for other in w.living():
        near_by, hides = pos[other] == pos[char], w.hidden >> other & 1
        if other == char or not (near_by or (kit.ranged and not hides)):
            continue
        for card in BARE_HANDS + melee(w, char) if hides else arms(w, char, pos[other], kit):
            it, blow, plain = assault(char, other, card, arm_name(w.content, card))
            found[it] = plain
            if bursts(w, char, card):
                found[replace(it, burst="burst")] = Assault(char, other, (replace(blow, burst=True),))
            if not near_by and w.is_hidden(char):
                for how, then in unseen(w, blow).items():
                    found[replace(it, hiding=how)] = Assault(char, other, then)
    return found


@lru_cache(maxsize=4096)
def assault(char: int, other: int, weapon: int, name: str) -> tuple[AttackCharacter, "Blow", "Assault"]:
    """The plain one: the answer, the blow and all of it; made once."""
    blow = Blow(char, other, weapon)
    return AttackCharacter(other, name), blow, Assault(char, other, (blow,))


def unseen(w: Sands, blow: "Blow") -> dict[str, tuple[AnyEffect, ...]]:
    """US-1108, Scout's Longbow: shots from stealth mode to which the target does not react."""
    found: dict[str, tuple[AnyEffect, ...]] = {}
    ambush = f"phase:ambush:{blow.char}"
    if w.able(blow.char, "ambush") and w.fresh(ambush):
        found["ambush"] = (Spend(ambush), replace(blow, unanswered=True))
    if "longbow" in w.gear(blow.weapon).perks:
        found["unseen"] = (Test("stealth", (replace(blow, unanswered=True, unseen=True),), (blow,)),)
    return found


class Assault(Effect[Sands]):
    """US-667: an attack on a character, who is exposed by it (US-417). Nobody joins; enemies on the attacker's tile
    answer the attacker only; who is at 0 HP dies when it is over."""

    char: int
    other: int
    blow: tuple[AnyEffect, ...]
    ap: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= self.ap
        return (*come_out(w, self.other), CombatTurn(self.char, w.pos[self.char], self.blow), CheckMission())


class Blow(Effect[Sands]):
    """The attacker's roll; then the attacked one may react, but not at distance 2 (Sniper Rifle)."""

    char: int
    other: int
    weapon: int
    burst: bool = False
    unanswered: bool = False
    unseen: bool = False
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        shown = () if self.unseen else come_out(w, self.char)
        far = distance(w.pos[self.char], w.pos[self.other]) > 1
        return (*shown, *fling(w, self, Struck(self.char, self.other, self.unanswered or far)))


def fling(w: Sands, blow: Blow, then: AnyEffect) -> Effects:
    """US-616, US-634: the dice of an attack on a character, and what it takes from the weapon."""
    pos = w.pos[blow.other]
    dice = attack_dice(w, blow.char, blow.weapon, pos, False, False, blow.burst)
    use = worn(w, blow.char, blow.weapon, blow.burst)
    return (*use, Roll("attack", dice, pos, (then,), blow.char))


class Struck(RollReader):
    """The result is known, and nothing has happened yet."""

    char: int
    other: int
    unanswered: bool = False
    log = unlogged
    accounts_for = BLOWS

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        return (Hurt(self.char, self.other, n),) if self.unanswered else (Reaction(self.char, self.other, n),)

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-blow", counter="no", **dice, **to_whom(self.other), **one(w, self.char))


class Reaction(Question[Sands]):
    """US-660, US-662 to US-664: counter-attack, dodge, come closer, or nothing; one reaction for each attack."""

    char: int
    other: int
    n: int = 0
    accounts_for = DEED
    log_answer = answers("rush", "rush")

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.other),) if w.ap[self.other] else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, other = self.char, self.other
        pos = w.pos[char]
        away = distance(pos, w.pos[other])
        for card in arms(w, other, pos, w.kit(other)):
            back = Blow(other, char, card)
            name = arm_name(w.content, card)
            menu.add(StrikeBack(name), SpendAp(other, 1), Counter(back, self.n))
            if bursts(w, other, card):
                menu.add(StrikeBack(name, "burst"), SpendAp(other, 1), Counter(replace(back, burst=True), self.n))
        menu.add("react-dodge", SpendAp(other, 1), Evade(char, other, self.n, away > 0))
        cost = w.ground(pos).mv
        if away == 1 and w.ap[other] >= cost and w.room(pos):
            menu.add("rush", SpendAp(other, cost), Hurt(char, other, self.n), Rush(char, other))
        menu.add("do-nothing", Hurt(char, other, self.n))

    def apply(self, w: Sands, by: Cause) -> Effects:
        return () if w.ap[self.other] else (Hurt(self.char, self.other, self.n),)


class SpendAp(Effect[Sands]):
    """US-660, US-664: a reaction is paid with AP of this phase."""

    char: int
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= self.n
        return ()


class Hurt(Effect[Sands]):
    """The damage of one character's attack on another."""

    char: int
    other: int
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (TakeHit(self.other, self.n, by_char=self.char),) if self.n > 0 else ()


class Counter(Effect[Sands]):
    """US-660: simultaneous: both have rolled before either is hurt. It is the roll of him who strikes back (US-437)."""

    blow: Blow
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        back = self.blow
        return own_doing(w, by, back.char, fling(w, back, Exchange(back.char, back.other, self.n)))


class Exchange(RollReader):
    """`char` has struck back at `other`, whose attack did `n`: now both are hurt."""

    char: int
    other: int
    n: int
    log = unlogged
    accounts_for = BLOWS

    def apply(self, w: Sands, by: Cause) -> Effects:
        back = successes(w)
        return (Hurt(self.other, self.char, self.n), Hurt(self.char, self.other, back))

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-blow", counter="yes", **dice, **to_whom(self.other), **one(w, self.char))


class Evade(Effect[Sands]):
    """US-660, US-662: a melee dodge avoids the whole attack; from a distance each success takes 1 damage away. It is the
    roll of him who dodges (US-437)."""

    char: int
    other: int
    n: int
    ranged: bool
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        dice = dice_for(w, self.other, "skill") + ("Y" if w.perk(self.other, "dodge-Y") >= 0 else "")
        return own_doing(w, by, self.other, (Roll("dodge", dice, w.pos[self.other], (Evaded(self),), self.other),))


class Evaded(RollReader):
    """What is left of the attack."""

    evade: Evade
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        it, won = self.evade, successes(w)
        left = max(0, it.n - won) if it.ranged else (0 if won else it.n)
        return (Hurt(it.char, it.other, left),)

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-evade", ranged=yes(self.evade.ranged), **dice, **one(w, self.evade.other))


class Rush(Effect[Sands]):
    """US-663: with a strength test he moves onto the attacker's tile, if he lives; nothing is provoked (US-667)."""

    char: int
    other: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.hp[self.other]:
            return ()
        test = Test("strength", (Step(self.other, w.pos[self.char]),))
        return (Under(seat_cause(w, self.other), (test,)),)


def crimes(actor: Actor) -> None:
    """US-647, US-720: attacks on characters and dealers."""
    w, char = actor.w, actor.char
    for it, assault in assaults(actor).items():
        actor.put(it, 1, replace(assault, ap=0) if actor.free else assault)
    for dealer in w.dealers:
        if not angry(w, dealer.id, char):
            actor.attack(robberies(actor, dealer), dealer.pos)


def robberies(actor: Actor, it: Dealer) -> list[Attack]:
    """US-720: with every weapon that reaches the dealer, in every manner."""
    w, char = actor.w, actor.char
    found: list[Attack] = []
    for card in arms(w, char, it.pos, actor.kit):
        name = arm_name(w.content, card)
        for burst, hiding in manners(w, char, card, it.pos != actor.pos):
            rob = RobStrike(char, it.id, card, tuple(filter(None, (burst, hiding))))
            found.append(Attack(RobDealer(it.id, name, burst, hiding), (Anger(char, it.id), rob)))
    return found


def manners(w: Sands, char: int, weapon: int, away: bool) -> list[tuple[str, str]]:
    """Plainly, in a burst, or from hiding (as `special_shots` has them against enemies)."""
    found = [("", ""), ("burst", "")] if bursts(w, char, weapon) else [("", "")]
    if away and w.is_hidden(char):
        hidden = from_hiding(w, char, weapon, Strike(char, -1, weapon))
        found += [(burst, hiding) for burst, _ in list(found) for hiding in hidden]
    return found


class RobStrike(Effect[Sands]):
    """US-720: robbing is an attack on the dealer, from next to it a ranged one."""

    char: int
    trader: int
    weapon: int
    how: tuple[str, ...] = ()
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = next(f for f in w.foes if f.card == dealer_card(w, self.trader))
        strike = Strike(self.char, foe.id, self.weapon, burst="burst" in self.how)
        hiding = [how for how in self.how if how != "burst"]
        return from_hiding(w, self.char, self.weapon, strike)[hiding[0]] if hiding else (strike,)
