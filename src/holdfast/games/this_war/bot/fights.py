"""Fights and Night Raids: whether to fight, with what, and whom to strike (TW-701 to TW-719, TW-901 to TW-956)."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.engine.menu import Option
from holdfast.core.memo import MemoPerContent
from holdfast.core.player import Reason
from holdfast.games.this_war.bot.judgement import Judgement, because, then
from holdfast.games.this_war.cards import NightRaid
from holdfast.games.this_war.combat.weapons import deadly
from holdfast.games.this_war.rules import (
    AMMO,
    FIREARMS,
    HATCHET,
    IDS,
    KNIFE,
    PISTOL,
    RIFLE,
    SHOTGUN,
    UNARMED,
    WEAPONS,
    WORST,
    WOUNDS,
)

MEANS = {"grey": 0.33, "yellow": 0.67, "red": 1.0}
"""How many hits a die brings on average."""
THREATS = {"": 0.4, "none": 0.4}
"""The Wounds that an enemy with these arms deals in a round."""


# --- is it worth it? ------------------------------------------------------------------------------------------------


def threat(arms: str) -> float:
    if arms in THREATS:
        return THREATS[arms]
    return 2.0 if "rifle" in arms else 1.4 if "pistol" in arms or "shotgun" in arms else 0.9


def strength(s: Judgement) -> float:
    """How many hits a round those who would fight now may hope for."""
    stock, numbers = s.w.stock(), s.mind.fight
    usable = [i for i in WEAPONS for _ in range(stock[i]) if i not in FIREARMS or stock[AMMO]]
    usable.sort(key=lambda i: i not in FIREARMS)
    total = 0.0
    for k, p in enumerate(sorted(s.present, key=lambda p: -s.w.prowess(p))):
        base = numbers["bare"] if k >= len(usable) else numbers["gun" if usable[k] in FIREARMS else "melee"]
        total += base * (1 + numbers["prowess"] * s.w.prowess(p))
    return total


def fight_worth(s: Judgement, enemies: int, arms: Iterable[str]) -> float:
    """What a fight may bring, less the Wounds it costs and what it means to kill."""
    numbers = s.mind.fight
    each = [threat(text) for text in arms]
    danger = sum(each) / max(1, len(each)) * enemies * 1.25
    rounds = s.rules.enemy_life * enemies / max(0.2, strength(s))
    taken = danger * (rounds + 1) / 2
    life = sum([4 - s.level(p, WOUNDS) for p in s.present])
    ruin = numbers["death"] if taken > 0.7 * life else 0.0
    return numbers["loot"] - numbers["wound"] * taken - ruin - numbers["each"] * enemies


# --- rounds ---------------------------------------------------------------------------------------------------------


def standing(s: Judgement) -> list[Any]:
    return [foe for foe in s.w.fight.foes if foe.wounds < s.rules.enemy_life]


def foe_threat(foe: Any) -> float:
    base = 1.1 if foe.weapon in FIREARMS else 0.75 if foe.weapon != UNARMED else 0.35
    return float(base * (2 if foe.weapon == RIFLE else 1) * (1 + 0.4 * foe.prowess))


def holds_out(s: Judgement) -> bool:
    """Can the group go on without somebody falling?"""
    foes, stock = standing(s), s.w.stock()
    danger, ours = sum([foe_threat(foe) for foe in foes]), 0.0
    for p in s.present:
        held = s.w.held[p]
        base = 0.35
        if held in FIREARMS:
            base = 1.2 if stock[AMMO] else 0.35
        elif held != UNARMED:
            base = 0.85
        ours += base * (1 + 0.35 * s.w.prowess(p))
    taken = danger * sum([s.rules.enemy_life - foe.wounds for foe in foes]) / max(ours, 0.2) * 0.55
    spare = sum([3 - s.level(p, WOUNDS) for p in s.present])
    return bool(taken <= danger or taken <= 0.6 * spare)


def fight_on(s: Judgement, option: Option) -> float:
    deed = s.deed(option).deed
    if deed == "fight":
        return 1.0 if holds_out(s) else 0.0
    return 0.5 if deed == "flee" else -1.0


def why_fight(s: Judgement, option: Option) -> Reason:
    says = "fight-on" if s.deed(option).deed == "fight" else "flee"
    return because(says, n=len(standing(s)), wounds=max([s.level(p, WOUNDS) for p in s.present], default=0))


def strike_whom(s: Judgement, option: Option) -> float:
    """The one who falls by it, then the one who can hurt most."""
    foe = s.w.fight.foes[s.deed(option).n - 1]
    falls = 5 if s.rules.enemy_life - foe.wounds <= getattr(s.q, "n", 1) else 0
    return float(falls + 3 * foe_threat(foe) + foe.wounds)


def why_strike(s: Judgement, option: Option) -> Reason:
    foe = s.w.fight.foes[s.deed(option).n - 1]
    return because("strike", n=s.deed(option).n, wounds=foe.wounds)


def outrun(s: Judgement, option: Option) -> float:
    return foe_threat(s.w.fight.foes[s.deed(option).n - 1])


# --- weapons and dice -----------------------------------------------------------------------------------------------


ORDER = (SHOTGUN, RIFLE, PISTOL, HATCHET, KNIFE)
IN_A_RAID = (SHOTGUN, HATCHET, RIFLE, PISTOL, KNIFE)
"""The best weapon first: a Hatchet may end a Raid and needs no Ammo."""


def arm(s: Judgement, option: Option) -> float:
    """The best that strikes; firearms only with something to shoot."""
    if not option.then:
        return 0.0
    item = then(option).item
    if s.deed(option).deed == "arm-all":
        return 9.0
    if item in FIREARMS and not s.w.stock()[AMMO]:
        return -1.0
    return float(len(ORDER) - (IN_A_RAID if s.w.phase == "raid" else ORDER).index(item))


def why_arm(s: Judgement, option: Option) -> Reason:
    if not option.then:
        return because("unarmed", who=s.name(s.q.person))
    return because("arm", who=s.name(then(option).person), item=IDS[then(option).item])


def shoot(s: Judgement, option: Option) -> float:
    """In a Raid a shot is for what the boards do not hold off; in a fight for everything."""
    shots = s.deed(option).n
    raid = s.w.raid
    if raid is not None and s.w.fight is None:
        need = raid.damage + 3 * raid.wounds - 2 * s.boards - 2 * raid.hits
        if need <= 1:
            return -float(shots)
        return 1.0 if shots == 1 + (raid.wounds >= 2) else 0.9 if shots else 0.0
    return float(shots)


def why_shoot(s: Judgement, option: Option) -> Reason:
    return because("shoot" if s.deed(option).n else "no-shot", who=s.name(s.q.person), ammo=s.w.stock()[AMMO])


def blow(s: Judgement, option: Option) -> float:
    """Keep what is better than another roll; a miss is better trusted to fate."""
    q = s.q
    deed = s.deed(option).deed
    means = MEANS[q.colour] + (0.5 if q.weapon in (HATCHET, SHOTGUN) else 0.0)
    if deed == "again":
        return means
    if deed == "keep":
        return 4.0 if deadly(q.face, q.weapon) else float(max(0, q.face))
    return 0.2 if deed == "trust" else 0.1


def why_blow(s: Judgement, option: Option) -> Reason:
    return because(f"blow-{s.deed(option).deed}", who=s.name(s.q.person), hits=max(0, s.q.face))


def foe_story(s: Judgement, option: Option) -> float:
    """A miss may be rolled again by who has rerolls left; fate ends that."""
    trust = s.deed(option).deed == "trust"
    return 1.0 if trust == bool(s.q.again) else 0.0


def why_foe_story(s: Judgement, option: Option) -> Reason:
    return because("foe-story", n=s.q.again)


def danger_rolled(s: Judgement, option: Option) -> float:
    deed = s.deed(option).deed
    return -float(s.q.hits) if deed == "keep" else -MEANS[s.q.colour]


def why_danger(s: Judgement, option: Option) -> Reason:
    return because(f"danger-{s.deed(option).deed}", who=s.name(s.q.person), hits=s.q.hits)


def target_us(s: Judgement, option: Option) -> float:
    return -s.hurt(then(option).person, WOUNDS, 1)


def why_target(s: Judgement, option: Option) -> Reason:
    p = then(option).person
    return because("bears", who=s.name(p), wounds=s.level(p, WOUNDS))


# --- Raids ----------------------------------------------------------------------------------------------------------


def guards_roll(s: Judgement, option: Option) -> float:
    """A guard who needs no Ammo comes first."""
    p = s.deed(option).who
    return 1.0 if s.w.held[p] not in FIREARMS else 0.0


def why_guards(s: Judgement, option: Option) -> Reason:
    return because("guards-roll", who=s.name(s.deed(option).who))


def shields(s: Judgement, option: Option) -> float:
    wounds = s.w.raid.wounds - then(option).wounds
    damage = s.w.raid.damage - then(option).damage
    each = min([s.hurt(p, WOUNDS, 1) for p in s.w.guards()], default=0.0)
    return float(-max(each, 3.0) * wounds - damage)


def why_shields(s: Judgement, option: Option) -> Reason:
    worst = max([s.level(p, WOUNDS) for p in s.w.guards()], default=0)
    return because("shields", n=s.deed(option).n, wounds=worst)


def hidden_shelf(s: Judgement, option: Option) -> float:
    worth_it = s.w.raid.damage - s.boards >= 2
    return 1.0 if bool(option.then) == worth_it else 0.0


def why_shelf(s: Judgement, option: Option) -> Reason:
    return because("shelf" if option.then else "no-shelf", damage=s.w.raid.damage)


def which_raid(s: Judgement, option: Option) -> float:
    return -float(s.w.night_raid(then(option).card).wounds)


def why_raid(s: Judgement, option: Option) -> Reason:
    return because("which-raid", wounds=s.w.night_raid(then(option).card).wounds)


def wave(s: Judgement, option: Option) -> float:
    """TW-722: nobody at home can slip away from a Raid; people met outside mostly let one go."""
    return -float(s.deed(option).n)


def why_wave(s: Judgement, option: Option) -> Reason:
    return because("wave", n=s.deed(option).n)


# --- tonight's Raid -------------------------------------------------------------------------------------------------


class Card(NamedTuple):
    card: int
    wounds: int
    red: bool


def raids(content: Content) -> tuple[Card, ...]:
    found = [(c, card) for c, card in enumerate(content.cards) if isinstance(card, NightRaid)]
    return tuple([Card(c, card.wounds, bool(card.corner)) for c, card in found])


RAIDS = MemoPerContent(raids)


def raid_wounds(s: Judgement) -> list[int]:
    """TW-1602: the Wounds of the Night Raids that may come: those that are not discarded, and the mildest of as many red ones
    as came in."""
    gone = set(s.w.zones["raid-discard"].top)
    left = [card for card in RAIDS[s.content] if card.card not in gone]
    red = sorted([card.wounds for card in left if card.red])
    came = max(0, len(red) - s.w.size("red-raids"))
    return [card.wounds for card in left if not card.red] + red[:came] or [1]


def guarding(s: Judgement, guards: list[int], wounds: list[int]) -> float:
    """What tonight's Raid costs these guards: Wounds that no board, door or blow holds off, on who can bear them."""
    numbers = s.mind.night
    storage = s.storage
    armed = sum([storage[i] for i in WEAPONS if i not in FIREARMS or storage[AMMO]])
    walls = s.boards + ("reinforced-door" in s.built)
    soft = 0.0
    for k, p in enumerate(sorted(guards, key=lambda p: -s.w.prowess(p))):
        soft += (0.8 if k < armed else 0.38) * (1 + 0.4 * s.w.prowess(p))
    total = 0.0
    seen: dict[int, float] = {}
    for n in wounds:
        if n not in seen:
            seen[n] = borne(s, guards, max(0.0, n - walls - numbers["soft"] * soft))
        total += seen[n]
    return total / len(wounds) - 0.5 * soft


def borne(s: Judgement, guards: list[int], wounds: float) -> float:
    """Wounds one after the other, each on whom it costs least."""
    cost, pain = s.hurts[WOUNDS], 0.0
    levels = {p: s.level(p, WOUNDS) for p in guards}
    while wounds > 0 and levels:
        p = min(levels, key=lambda q: cost[levels[q] + 1] - cost[levels[q]])
        pain += (cost[levels[p] + 1] - cost[levels[p]]) * min(1.0, wounds)
        levels[p] += 1
        if levels[p] >= WORST:
            del levels[p]
        wounds -= 1
    return pain
