"""Combat actions: attack, shoot, throw and dodge (US-613 to US-617, US-630 to US-634, US-1165)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Option, option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.memo import Memo
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.combat.options import AttackFoe, ThrowAt
from holdfast.games.under_our_sun.combat.weapons import (
    BARE,
    BARE_HANDS,
    ammunition,
    arm_name,
    arms,
    attack_dice,
    bombs,
    bursts,
    in_throw,
)
from holdfast.games.under_our_sun.dice.rolls import Roll, roller, successes
from holdfast.games.under_our_sun.dice.tests import Test, dice_for
from holdfast.games.under_our_sun.enemies.leaving import HurtFoe, hurt_foe
from holdfast.games.under_our_sun.log import (
    BLOWS,
    DEED,
    Args,
    LogOnly,
    RollReader,
    Told,
    foe_roll,
    key,
    line,
    one,
    to_whom,
    yes,
)
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.people.characters import Spend, come_out
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.goods import UseOne
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands


def up(w: Sands, foe: Foe) -> bool:
    """US-613: it can still be chosen as a target. (Its life is never less than the HP on its card.)"""
    damage = foe.damage
    if not damage:
        return True
    cards: tuple[Any, ...] = w.content.cards
    return damage < cards[foe.card].fighter.hp or damage < w.life(foe)


def standing(w: Sands, foes: list[Foe]) -> list[Foe]:
    """Those of some enemies, as `up`."""
    found = []
    for foe in foes:
        if not foe.damage or up(w, foe):
            found.append(foe)
    return found


Terms = tuple[Seat, int, str, str, Effects]
"""Who answers, what an attack costs him, of which kind it is, the fight tile of a shot, and what follows."""


class Attack:
    """An attack that can be made: the answer, and what it does, without its price.

    `paid` are the answers that were made of it, by their terms, and by the seat alone where it costs nothing."""

    __slots__ = ("paid", "spec", "then")

    def __init__(self, spec: OptionSpec | str, then: tuple[AnyEffect, ...]) -> None:
        self.spec = spec
        self.then = then
        self.paid: dict[Terms | Seat, Option] = {}


def free_attack(it: Attack, seat: Seat) -> Option:
    """Made once."""
    it.paid[seat] = made = option(it.spec, seat, it.then)
    return made


def strikes(at: tuple[Content, str, int, int, tuple[int, ...]]) -> tuple[Attack, ...]:
    """Plain attacks, in one word, of a character on an enemy with each of these weapons."""
    content, word, char, foe, weapons = at
    return tuple(
        [Attack(AttackFoe(word, foe, arm_name(content, card)), (Strike(char, foe, card),)) for card in weapons]
    )


STRIKES = Memo(strikes)


def targets(w: Sands, char: int, tile: str) -> list[Foe]:
    """US-613, US-647, US-968: enemies there that can be attacked; a dealer who is at peace with him is robbed instead,
    but in a fight that is under way everybody may attack it."""
    found = []
    for foe in w.foes:
        if foe.pos != tile or (foe.damage and not up(w, foe)):
            continue
        if not foe.only or foe.only >> char & 1 or w.fights:
            found.append(foe)
    return w.strangers(found) if w.revealed and found and w.traitor(char) else found


def attacks_on(w: Sands, char: int, tile: str, foes: list[Foe], kit: Kit) -> list[Attack]:
    """Every one of these targets on the tile with every weapon; from next to it only shots, some of them from hiding;
    throws."""
    found: list[Attack] = []
    if not foes:
        return found
    away = w.pos[char] != tile
    weapons = arms(w, char, tile, kit) if kit.armed or away else BARE_HANDS
    word = "shoot" if away else "attack"
    if "burst" in kit.perks or (away and w.is_hidden(char)):
        for foe in foes:
            for card in weapons:
                found += STRIKES[w.content, word, char, foe.id, (card,)]
                plain = AttackFoe(word, foe.id, arm_name(w.content, card))
                found += special_shots(w, Strike(char, foe.id, card), away, plain)
    else:
        for foe in foes:
            found += STRIKES[w.content, word, char, foe.id, weapons]
    if kit.bombs and in_throw(w, char, tile):
        for card in bombs(w, char):
            found.append(Attack(ThrowAt(arm_name(w.content, card), tile), (Hurl(char, tile, card),)))
    return found


def special_shots(w: Sands, strike: "Strike", away: bool, plain: AttackFoe) -> list[Attack]:
    """Bursts, and shots from hiding."""
    char, card = strike.char, strike.weapon
    found: list[Attack] = []
    hiding = away and w.is_hidden(char)
    if hiding:
        shots = from_hiding(w, char, card, strike)
        found += [Attack(replace(plain, hiding=how), shot) for how, shot in shots.items()]
    if bursts(w, char, card):
        burst = replace(strike, burst=True)
        plain = replace(plain, burst="burst")
        found.append(Attack(plain, (burst,)))
        if hiding:
            shots = from_hiding(w, char, card, burst)
            found += [Attack(replace(plain, hiding=how), shot) for how, shot in shots.items()]
    return found


def from_hiding(w: Sands, char: int, weapon: int, strike: "Strike") -> dict[str, tuple[AnyEffect, ...]]:
    """US-1108, Scout's Longbow: shots from stealth mode to which the target does not react."""
    found: dict[str, tuple[AnyEffect, ...]] = {}
    if w.able(char, "ambush") and w.fresh(f"phase:ambush:{char}"):
        found["ambush"] = (Spend(f"phase:ambush:{char}"), replace(strike, quiet_shot=True))
    if "longbow" in w.gear(weapon).perks:
        found["unseen"] = (Test("stealth", (replace(strike, quiet_shot=True, unseen=True),), (strike,)),)
    return found


class Strike(Effect[Sands]):
    """US-427, US-616, US-630, US-633: the roll of one attack on an enemy; it exposes, a shot spends ammunition.

    A dealer is from now on the enemy of its attacker (US-720)."""

    char: int
    foe: int
    weapon: int = BARE
    sneak: bool = False
    burst: bool = False
    quiet_shot: bool = False
    """The target does not react (US-1108)."""
    unseen: bool = False
    """He stays hidden (Scout's Longbow)."""
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, weapon, id = self.char, self.weapon, self.foe
        foe = w.foe(id)
        if foe is None:
            return ()
        shown = come_out(w, char) if w.hidden and not self.unseen else ()
        if foe.only and not foe.only >> char & 1:
            w.set_foe(id, only=foe.only | 1 << char)
            shown += (Provoked(char, foe.card),)
        pos, here = foe.pos, w.pos[char]
        fight = w.fights[-1]
        dice = attack_dice(w, char, weapon, pos, fight.first, self.sneak, self.burst)
        fight.targets = (id,)
        roll = Roll("attack", dice, pos, (Wounds(char, id, weapon),), char)
        if weapon < 0:
            return (*shown, roll) if shown else (roll,)
        fight.slow = "slow-approach" in w.gear(weapon).perks
        fight.quiet = self.quiet_shot or (here != pos and distance(here, pos) > 1)
        return (*shown, *worn(w, char, weapon, self.burst), roll)


class Provoked(LogOnly):
    """US-720: a dealer who fights one more from now on, for the log."""

    char: int
    dealer: int

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("anger", dealer=key(w, self.dealer), **to_whom(self.char))


def worn(w: Sands, char: int, weapon: int, burst: bool) -> Effects:
    """US-345, US-634: what an attack takes from its weapon: ammunition, or a use."""
    if weapon < 0 or not w.gear(weapon).uses:
        return ()
    if w.gear(weapon).ammo:
        ammunition(w, char, weapon, burst)
        return ()
    return (UseOne(weapon),)


def note_beaten(w: Sands, char: int, foe: Foe, n: int) -> None:
    """US-508, US-720: who brought an enemy to 0 HP."""
    cards: tuple[Any, ...] = w.content.cards
    if foe.damage + n >= cards[foe.card].fighter.hp and foe.damage < w.life(foe) <= foe.damage + n:
        w.fights[-1].beaten += ((foe.id, char),)


WRECKED = 3
"""Successes with which the Wrecker taps its target."""


class Wounds(RollReader):
    """US-617: every success is 1 damage; stun baton and Wrecker may tap the target before it answers."""

    char: int
    foe: int
    weapon: int
    log = unlogged
    accounts_for = BLOWS

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        foe = w.foe(self.foe) if n else None
        if foe is None:
            return ()
        note_beaten(w, self.char, foe, n)
        hurt = hurt_foe(w, foe, n)
        if self.weapon < 0 or not w.gear(self.weapon).perks:
            return hurt
        perks = w.gear(self.weapon).perks
        out: list[AnyEffect] = [*hurt]
        if "stun" in perks:
            out.append(Roll("stun", "Y", w.pos[self.char], (Stunned(self.foe),), self.char))
        if "wrecker" in perks and n >= WRECKED:
            out.append(TapFoe(self.foe))
        return tuple(out)

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        """US-616, US-617: the attack, and what is left of its target."""
        foe = w.foe(self.foe)
        if foe is None:
            return None
        n = int(dice["n"])
        gear = w.gear(self.weapon) if self.weapon >= 0 else None
        sneak = bool(w.fights) and w.fight().sneak and w.fight().answering == w.fight().active
        how = "shoot" if foe.pos != w.pos[self.char] else "sneak" if sneak else "strike"
        return line(
            "roll-attack",
            foe=phrases.foe(w, foe),
            how=how,
            weapon=gear.key if gear is not None else "",
            shots=w.uses.get(self.weapon, 0) + w.have(self.char, gear.ammo) if gear is not None and gear.ammo else -1,
            armed=yes(gear),
            reels=yes(gear is not None and "wrecker" in gear.perks and n >= WRECKED),
            lost=phrases.lost(w, foe, n),
            left=phrases.left(w, foe, n),
            **dice,
            **one(w, self.char),
        )


class Stunned(RollReader):
    """Stun Baton: a success taps the target."""

    foe: int
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (TapFoe(self.foe),) if successes(w) else ()

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return foe_roll("stun", w, self.foe, dice)


class TapFoe(Effect[Sands]):
    """US-611: it has had its action of this combat turn; the rampaging Matriarch is never tapped."""

    foe: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is not None:
            tap(w, foe, w.fighter(foe).perks)
        return ()


def tap(w: Sands, foe: Foe, perks: tuple[str, ...]) -> None:
    tapped = w.tapped_foes
    if tapped and foe.id in tapped:
        return
    if not perks or "boss" not in perks or not rampages(w, foe):
        w.tapped_foes = tapped + (foe.id,)  # noqa: RUF005 - quicker than unpacking


class Dodge(Effect[Sands]):
    """US-631: a skill test; its result is kept for the answer."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        shown = come_out(w, char) if w.hidden else ()
        dice = dice_for(w, char, "skill")
        if "dodge-Y" in w.kit(char).perks:
            dice += "Y"
        roll = Roll("dodge", dice, w.pos[char], KEEP_DODGE, char)
        return (*shown, roll) if shown else (roll,)


class KeepDodge(RollReader):
    """The result of a dodge, for the answer."""

    quiet: ClassVar[bool] = True
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.fights[-1].dodge = successes(w)
        return ()

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-dodge", **dice, **one(w, roller(roll)))


KEEP_DODGE = (KeepDodge(),)
DODGES = tuple([Attack("dodge", (Dodge(char),)) for char in range(6)])
"""By the character."""


def rampages(w: Sands, foe: Foe) -> bool:
    """M4: the Matriarch attacks every participant, until card 3 gives her company."""
    return "boss" in w.fighter(foe).perks and not (w.stage >= 2 and len(w.foes_at(foe.pos)) > 1)


# --- thrown at a whole tile -----------------------------------------------------------------------------------------


class Hurl(Effect[Sands]):
    """US-1165: only the printed dice; every enemy there is hit, once for all or each apart. On the own tile it is an
    Attack on the oldest; thrown farther each survivor reacts. A dealer is the enemy of the thrower (US-720)."""

    char: int
    pos: Position
    weapon: int
    beat = "fight"
    accounts_for = BLOWS

    def apply(self, w: Sands, by: Cause) -> Effects:
        perks = w.gear(self.weapon).perks
        dice = w.gear(self.weapon).dice
        shown = come_out(w, self.char)
        hit = targets(w, self.char, self.pos)
        foes = tuple([foe.id for foe in hit])
        for foe in hit:
            if foe.only and not foe.only >> self.char & 1:
                w.change_foe(foe, only=foe.only | 1 << self.char)
                shown += (Provoked(self.char, foe.card),)
        fight = w.fight()
        fight.targets = foes
        fight.thrown = True
        fight.scares = "scares" in perks
        groups = [foes] if "area-once" in perks else [(id,) for id in foes]
        rolls = [Roll("attack", dice, self.pos, (Blast(self.char, group),), self.char) for group in groups]
        here = self.pos == w.pos[self.char]
        scared = [FrightenHere(id) for id in foes] if here and "scares" in perks else []
        return (*shown, UseOne(self.weapon), *rolls, *scared)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("hurl", card=key(w, self.weapon), place=phrases.place(w, self.pos), **one(w, self.char))


class Blast(RollReader):
    """Each of these enemies takes the result."""

    char: int
    foes: tuple[int, ...]
    log = unlogged
    accounts_for = BLOWS

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = successes(w)
        for foe in w.foes:
            if n and foe.id in self.foes:
                note_beaten(w, self.char, foe, n)
        return tuple([HurtFoe(id, n) for id in self.foes])

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        foes = [foe for foe in w.foes if foe.id in self.foes]
        blows = "|".join([phrases.blow(w, foe, int(dice["n"])) for foe in foes])
        return line("roll-blast", foes=blows, **dice)


class FrightenHere(Effect[Sands]):
    """Fire Bottle on the own tile: a surviving Animal runs at the end of the combat turn."""

    foe: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        if foe is not None and up(w, foe) and w.fighter(foe).kind == "Animal":
            w.fight().scared += (self.foe,)
        return ()
