"""How fights and Night Raids are told: weapons, each die with its face, fate, Wounds, shields, losses, crime."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.combat.fight import finished
from holdfast.games.this_war.combat.grid import fight, raid
from holdfast.games.this_war.combat.weapons import colour_of
from holdfast.games.this_war.rules import AMMO, DICE, FOE_LIFE, OUT_OF_AMMO, STORY
from holdfast.games.this_war.text.fates import fated
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import Args, Outcomes, group, key, line, one, top, yes
from holdfast.games.this_war.text.log.people import changed
from holdfast.games.this_war.world import City

# --- fights ----------------------------------------------------------------------------------------------------------


def begun(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-901 to TW-904: without anybody there is no fight."""
    now = w.fight
    if now is None or not outcomes:
        return None
    foes = "|".join([phrases.foe(i, foe) for i, foe in enumerate(now.foes)])
    return line("fight", foes=foes, n=len(now.foes), **group(w, w.present()))


def armed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("take-weapon", weapon=phrases.weapon(e.item), **one(w, e.person))


def new_round(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("new-round", n=fight(w).round)


def step(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-925, TW-927: a Backstab is told once, before the shots."""
    return line("backstab", side=e.side) if e.side and e.firearms else None


def fight_over(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-915: told when nobody is asked for another round."""
    now = w.fight
    if now is None or not finished(w) or now.fled:
        return None
    how = "parted" if now.parted else "won" if w.present() else "lost"
    return line("fight-over", how=how, n=now.kills, all=yes(now.kills == len(now.foes)))


def shots(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("shots", shots=e.n, left=w.stock()[AMMO], weapon=phrases.weapon(w.held[e.person]), **one(w, e.person))


def strike(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-907: one die of a Character; none where both sides have stepped back (TW-956)."""
    if not outcomes:
        return None
    side = DICE[e.colour][outcomes[0]]
    words: Args = {"die": phrases.die(e.colour), "face": phrases.face(side), "again": e.again}
    return line("strike", weapon=phrases.weapon(e.weapon), story=yes(side == STORY), **words, **one(w, e.person))


def lands(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-714, TW-912: a die that is not rolled again; in a Raid with the hits so far (TW-709)."""
    hits = w.raid.hits if w.raid is not None and w.fight is None else 0
    return line("lands", face=phrases.face(e.face), hits=hits, raid=yes(w.raid is not None and w.fight is None))


def foe_strike(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-913: an enemy rolls until its die does something; who shot may have an empty magazine by now. Nobody rolls where
    both sides have stepped back (TW-956)."""
    if not outcomes:
        return None
    now = fight(w)
    foe = now.foes[e.foe]
    fired = now.foes_fired >> e.foe & 1
    colour = "red" if fired else colour_of(foe.weapon)
    sides = [DICE[colour][o] for o in outcomes]
    dry = fired and e.shots == 1 and (e.dry or sides[-1] == OUT_OF_AMMO) and sides[-1] != STORY
    who = phrases.enemy(e.foe) if dry else phrases.foe(e.foe, foe)
    words: Args = {"foe": who, "die": phrases.die(colour), "faces": "|".join([phrases.face(side) for side in sides])}
    return line("foe-strike", dry=yes(dry), **words)


def story(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-951, TW-953: what fate makes of a blow; nothing where the colour of the die differs."""
    card = w.zones["fate-discard"].top[-1]
    found = w.fate(card).story
    foe = getattr(e, "foe", -1)
    colour = e.colour if foe < 0 else colour_of(fight(w).foes[foe].weapon)
    fits = found.die == colour
    deeds = "|".join([phrases.deed(what, n) for what, n in fated(w, found)]) if fits else ""
    who: Args = one(w, e.person) if foe < 0 else {"who": phrases.foe(foe, fight(w).foes[foe]), "people": 1, "sex": "m"}
    return line("story", card=key(w, card), die=phrases.die(found.die), fits=yes(fits), deeds=deeds, **who)


def mark_foe(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    foe = phrases.foe(e.foe, fight(w).foes[e.foe])
    return line("mark-foe", foe=foe, n=e.n, disarms=yes(e.disarms))


def mark_us(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """In a Raid it happens at once, in a fight together with the other blows."""
    if w.fight is None:
        return changed(w)
    return line("mark-us", n=e.n, disarms=yes(e.disarms), **one(w, e.person))


def wound_foe(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-910: at the third Wound it is dead."""
    foe = fight(w).foes[e.foe]
    words: Args = {"foe": phrases.foe(e.foe, foe), "now": foe.wounds, "dead": yes(foe.wounds >= FOE_LIFE)}
    return line("wound-foe", n=e.n, **words)


def disarmed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("disarmed", **one(w, e.person))


def fled(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("fled", home=yes(w.phase != "scavenging"), **group(w, w.present()))


def loot(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("loot", goods=phrases.goods(w.moved)) if any(n for _, n in w.moved) else None


# --- Night Raids ----------------------------------------------------------------------------------------------------


def raided(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-702: the card with its numbers as they now are; with two to choose from it is told later (TW-1821)."""
    now = w.raid
    if now is None:
        return line("two-raids", cards="|".join([key(w, card) for card in w.zones["raid-now"].top]))
    card = key(w, now.card)
    words: Args = {"damage": now.damage, "wounds": now.wounds, "text": phrases.flavour(card)}
    return line("raid", card=card, **words, **group(w, w.guards()))


def shelf(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("use-shelf", card=top(w, "narrative-discard"), n=raid(w).damage)


def shielded(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-709: hits and Board-Ups, and what is left."""
    now = raid(w)
    if not (e.wounds or e.damage or now.wounds or now.damage):
        return None
    off = "both" if e.wounds and e.damage else "wounds" if e.wounds else "damage" if e.damage else "none"
    words: Args = {"hits": now.hits, "boards": w.boards.bit_count(), "off": off}
    return line("shielded", off_wounds=e.wounds, off_damage=e.damage, wounds=now.wounds, damage=now.damage, **words)


def raid_ends(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-724 (8): how it ended, where nothing was lost."""
    now = raid(w)
    if now.ignored:
        return line("driven-off")
    return line("held") if not now.damage and not now.wounds else None


def raid_over(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-724 (9): the weapons go back."""
    return line("raid-over", goods=phrases.goods(w.moved), armed=yes(w.moved))


def crime(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("crime", raids=e.raids, residents=e.residents)


def raid_mod(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    if e.ignore:
        return line("raid-ignored")
    return line("raid-mod", damage=e.damage, wounds=e.wounds)
