"""How fights and dice are told: who against whom, the dice by colour, their successes, and what these mean."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.combat.attacks import Blast, KeepDodge, Stunned, Wounds, up
from holdfast.games.under_our_sun.combat.crimes import Evaded, Exchange, Struck
from holdfast.games.under_our_sun.combat.enemy_attacks import KeepHit
from holdfast.games.under_our_sun.combat.hits import Bitten
from holdfast.games.under_our_sun.combat.reactions import Approach
from holdfast.games.under_our_sun.dice.luck import result
from holdfast.games.under_our_sun.dice.rolls import colours, context, roller
from holdfast.games.under_our_sun.dice.tests import ReadRows, ReadTest
from holdfast.games.under_our_sun.enemies.leaving import RemoveBody
from holdfast.games.under_our_sun.enemies.wandering import ReadHarm
from holdfast.games.under_our_sun.flow.events import Winnings
from holdfast.games.under_our_sun.log import Args, Told, group, key, line, one, other, yes
from holdfast.games.under_our_sun.rules import KARMA_KEPT
from holdfast.games.under_our_sun.things.loot import FoundAmmunition, Opened
from holdfast.games.under_our_sun.trade.stealing import Theft
from holdfast.games.under_our_sun.trade.traders import dealer_card
from holdfast.games.under_our_sun.world import Sands, me

WRECKED = 3
"""Successes with which the Wrecker makes its target reel."""


# --- fights -------------------------------------------------------------------------------------------------------------


def combat_turn(w: Sands, e: Any, by: Cause) -> Told:
    """US-601, US-320: an opening exchange, or enemies who strike at somebody's back; the rest is told by its dice."""
    against = w.against(e.active)
    foes = "|".join([phrases.foe(w, foe) for foe in against])
    if e.first:
        just_appeared = [foe.id for foe in against] == list(range(w.next_id - len(against), w.next_id))
        alone = just_appeared and not e.also
        return None if alone else line("fight", foes=foes, **group(w, (e.active, *e.also)))
    return line("break-away", foes=foes, n=len(against), **one(w, e.active)) if not e.act else None


def joined(w: Sands, e: Any, by: Cause) -> Told:
    """US-649, US-1103: with what it has cost."""
    return line("joined", free=yes(e.free), now=w.ap[e.char], **one(w, e.char))


def cancel_hit(w: Sands, e: Any, by: Cause) -> Told:
    foe = w.foe(e.foe)
    return line("cancel-hit", foe=phrases.foe(w, foe), **one(w, answering(w))) if foe is not None else None


def answering(w: Sands) -> int:
    """The participant whose answer is due."""
    fight = w.fight()
    return fight.participants[fight.at]


def spend(w: Sands, e: Any, by: Cause) -> Told:
    """US-053: abilities that are seen at work by nothing else."""
    ability, _, char = e.flag.partition(":")[2].partition(":")
    return line("ability", ability=ability, **one(w, int(char))) if ability in ABILITIES else None


ABILITIES = ("bulwark", "tough-hide", "plate", "treat", "ambush")


def worn(w: Sands, e: Any, by: Cause) -> Told:
    """US-645: armour that takes a blow."""
    return line("armour", card=key(w, e.card), n=e.left, **one(w, e.char))


# --- dice that are rolled again -----------------------------------------------------------------------------------------


def karma_roll(w: Sands, e: Any, outcomes: Sequence[int]) -> Told:
    """US-435: its karma dice fall last, and those that show their symbol are kept."""
    lost = len([face for face in outcomes[-len(e.dice) :] if face >= KARMA_KEPT])
    return line("karma-roll", n=len(e.dice), lost=lost, now=w.karma[e.char], **one(w, e.char))


def roll_again(w: Sands, e: Any, by: Cause) -> Told:
    """US-1103: with what the dice come to now: nothing about them tells later that they were rolled again."""
    roll = w.rolled()
    now = result(roll) if roll is not None else 0
    return line("roll-again", again=len(e.dice), n=now, **one(w, int(e.flag.rpartition(":")[2])))


def ghost_boots(w: Sands, e: Any, by: Cause) -> Told:
    return line("ghost-boots", **one(w, me(w, by)))


# --- dice that stand ----------------------------------------------------------------------------------------------------


def rolled(w: Sands, e: Any, by: Cause) -> Told:
    """US-437: nobody rolls again, and the dice are about to be read: of dice that lie as they fell only what they mean."""
    if e.moment_ != "rolled":
        return None
    told = told_by(w, tuple(w.coming()), by)
    return told if told is None or rolled_again(w) else stage(told, "stands")


def rolled_again(w: Sands) -> bool:
    """Has somebody changed the roll on the table? A cool head leaves no mark on the dice, and is told with their sum."""
    roll = w.rolled()
    return roll is None or bool(roll.fixed) or context(roll) == "test-stealth2"


def stands(w: Sands, e: Any, by: Cause) -> Told:
    """US-437: a roll that nobody could change; of any other what it is for and the dice, until nobody changes it."""
    told = told_by(w, e.then, by)
    if not w.changers:
        return told
    roll = w.rolled()
    if told is not None or roll is None or not e.then:
        return stage(told, "cast") if told is not None else None
    return line("rolls-dice", dice=phrases.dice(colours(roll)), n=result(roll))


def stage(told: LogEntry, begins: str) -> Told:
    """A roll in two lines: as it is `cast`, and where it `stands` what comes of it, if anything is left to say."""
    about = told.message.removeprefix("log-roll-")
    if about in AT_ONCE:
        return told if begins == "cast" else None
    args = dict(told.args)
    said = (about in ONLY_HITS and not args["n"]) or (args.get("about"), args.get("passed")) == ("box", "yes")
    return None if begins == "stands" and said else LogEntry(f"log-{begins}-{about}", told.args)


AT_ONCE = frozenset({"ammunition", "blow", "dodge", "enemy", "loot", "table"})
"""Rolls whose meaning is told by what follows."""
ONLY_HITS = frozenset({"attack", "harm", "stun"})
"""Rolls that mean nothing without a success; of a container that opens another line tells."""


def told_by(w: Sands, then: Sequence[AnyEffect], by: Cause) -> Told:
    """The dice on the table by the effect that will read them, the first of those that follow."""
    roll = w.rolled()
    if roll is None or not then:
        return None
    reader: Any = then[0]
    dice: Args = {"dice": phrases.dice(colours(roll)), "n": result(roll)}
    match reader:
        case Wounds():
            return attack(w, reader, dice)
        case Blast():
            foes = [foe for foe in w.foes if foe.id in reader.foes]
            blows = "|".join([phrases.blow(w, foe, result(roll)) for foe in foes])
            return line("roll-blast", foes=blows, **dice)
        case KeepHit():
            return foe_attack(w, reader, dice)
        case KeepDodge():
            return line("roll-dodge", **dice, **one(w, roller(roll)))
        case Struck() | Exchange():
            counter = yes(isinstance(reader, Exchange))
            return line("roll-blow", counter=counter, **dice, **other(reader.other), **one(w, reader.char))
        case Evaded():
            return line("roll-evade", ranged=yes(reader.evade.ranged), **dice, **one(w, reader.evade.other))
        case ReadTest():
            return test(w, reader, roll, dice, by)
        case _:
            return others(w, reader, roll, dice, then)


def others(w: Sands, reader: Any, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
    """Rolls about bites, traps, loot and games."""
    match reader:
        case Stunned():
            return with_foe("stun", w, reader.foe, dice)
        case Approach():
            return with_foe("approach", w, reader.foe, dice | {"comes": yes(int(dice["n"]) >= reader.need)})
        case ReadHarm():
            what = "barricade" if colours(roll) == "Y" else "trap"
            return with_foe("harm", w, reader.id, dice | {"what": what})
        case Bitten():
            return line("roll-bite", **dice, **one(w, reader.char))
        case Theft():
            dealer = key(w, dealer_card(w, reader.trader))
            return line("roll-theft", dealer=dealer, **dice, **one(w, reader.char))
        case Winnings():
            return line("roll-gamble", stake=reader.n, **dice, **one(w, roller(roll)))
        case FoundAmmunition():
            return line("roll-ammunition", card=phrases.card(key(w, reader.card)), **dice, **one(w, reader.char))
        case ReadRows() if context(roll) == "loot":
            return loot_body(w, roller(roll), dice, then)
        case ReadRows():
            return line("roll-table", **dice, **one(w, roller(roll)))
    return None


def attack(w: Sands, reader: Wounds, dice: Args) -> Told:
    """US-616, US-617: the attack, and what is left of its target."""
    foe = w.foe(reader.foe)
    if foe is None:
        return None
    n = int(dice["n"])
    gear = w.gear(reader.weapon) if reader.weapon >= 0 else None
    sneak = bool(w.fights) and w.fight().sneak and answering(w) == w.fight().active
    how = "shoot" if foe.pos != w.pos[reader.char] else "sneak" if sneak else "strike"
    return line(
        "roll-attack",
        foe=phrases.foe(w, foe),
        how=how,
        weapon=gear.key if gear is not None else "",
        shots=w.uses.get(reader.weapon, 0) + w.have(reader.char, gear.ammo) if gear is not None and gear.ammo else -1,
        armed=yes(gear),
        reels=yes(gear is not None and "wrecker" in gear.perks and n >= WRECKED),
        lost=phrases.lost(w, foe, n),
        left=phrases.left(w, foe, n),
        **dice,
        **one(w, reader.char),
    )


def foe_attack(w: Sands, reader: KeepHit, dice: Args) -> Told:
    """US-613, US-615: even one that falls strikes once more."""
    foe = w.foe(reader.foe)
    if foe is None:
        return None
    char = answering(w)
    how = "shoot" if foe.pos != w.pos[char] else "strike" if up(w, foe) else "last"
    return line("roll-enemy", foe=phrases.foe(w, foe), how=how, **dice, **other(char))


def test(w: Sands, reader: ReadTest, roll: Rolled, dice: Args, by: Cause) -> Told:
    """US-402: a test, and whether it was passed; that of a card has nobody who could notice anything."""
    it = reader.test
    about = "box" if it.ok and isinstance(it.ok[0], Opened) else "card" if by.place else it.attribute
    passed = yes(int(dice["n"]) >= it.need)
    return line("roll-test", about=about, attribute=it.attribute, passed=passed, **dice, **one(w, roller(roll)))


def fallen(w: Sands, e: Any, by: Cause) -> Told:
    """US-516, US-617: their bodies lie there, and so many enemies more may come up from the symbols of the tile."""
    bodies = [body for body in w.bodies if body.id in e.foes]
    if not bodies:
        return None
    names = "|".join([phrases.foe(w, body) for body in bodies])
    pos = bodies[0].pos
    tile = w.tile(pos)
    more = w.free_symbols(pos) if tile is not None and tile.enemies else -1
    return line("fallen", foes=names, n=len(bodies), more=more, place=phrases.place(w, pos))


def with_foe(about: str, w: Sands, id: int, dice: Args) -> Told:
    foe = w.foe(id)
    if foe is None:
        return None
    n = int(dice["n"])
    args: Args = {"lost": phrases.lost(w, foe, n), "left": phrases.left(w, foe, n)}
    return line(f"roll-{about}", foe=phrases.foe(w, foe), **args, **dice)


def loot_body(w: Sands, char: int, dice: Args, then: Sequence[AnyEffect]) -> Told:
    """US-349: the body is still there."""
    ids = [e.id for e in then if isinstance(e, RemoveBody)]
    body = next((body for body in w.bodies if body.id in ids), None)
    return line("roll-loot", foe=phrases.foe(w, body), **dice, **one(w, char)) if body is not None else None
