"""Fights: whether to begin one, whom to strike with what, when to dodge, whom to help (US-601 to US-659)."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, Reason
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.combat.attacks import Hurl, Strike
from holdfast.games.under_our_sun.combat.weapons import attack_dice, enemy_dice
from holdfast.games.under_our_sun.dice.odds import mean
from holdfast.games.under_our_sun.enemies.wandering import may_enter
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.rules import HAVEN


def reason(says: str, **args: int | str) -> Reason:
    return Reason(f"because-{says}", tuple(args.items()))


def attack_of(option: Option) -> Strike | Hurl | None:
    """The attack that an answer is, if it is one."""
    then: Sequence[Any] = option.then
    if then and isinstance(then[0], Paid):
        then = then[0].then
    return next((effect for effect in then if isinstance(effect, Strike | Hurl)), None)


# --- attacks -------------------------------------------------------------------------------------------------------------


def helpers(o: Outlook, char: int) -> list[int]:
    """Who can join him."""
    w = o.w
    return [c for c in w.here(o.pos[char]) if c != char and o.ap[c] > 0 and o.exposed(c) and o.hp[c] > 2]


def best_attack(o: Outlook, char: int, options: Sequence[Option]) -> RankedOption | None:
    """The enemy that is nearest to its end, by the best weapon that is there; a throw at several."""
    w, here = o.w, o.pos[char]
    first = bool(w.fights and w.fights[-1].first)
    best: RankedOption | None = None
    crowd = len(o.against(char))
    for option in options:
        attack = attack_of(option)
        if isinstance(attack, Hurl) and attack.pos == here and crowd >= 2:
            return RankedOption(option, 2.0, reason("throw", n=crowd))
        if not isinstance(attack, Strike) or attack.sneak:
            continue
        foe = w.foe(attack.foe)
        if foe is None or foe.pos != here:
            continue
        hit = mean(attack_dice(w, char, attack.weapon, here, first, False, attack.burst))
        left = o.remaining(foe)
        score = min(1.3, hit / max(1, left)) * (1 + o.harm(foe)) + 0.05 * hit
        if attack.weapon >= 0 and w.gear(attack.weapon).ammo:
            score -= 0.05
        if best is None or score > best.worth:
            best = RankedOption(option, score, reason("strike", left=left, n=crowd))
    return best


def best_shot(o: Outlook, char: int, options: Sequence[Option]) -> RankedOption | None:
    """A shot at another tile: an enemy that must be beaten, or one that cannot shoot back."""
    w, here = o.w, o.pos[char]
    best: RankedOption | None = None
    for option in options:
        attack = attack_of(option)
        if not isinstance(attack, Strike):
            continue
        foe = w.foe(attack.foe)
        if foe is None or foe.pos == here or foe.only:
            continue
        hit = mean(attack_dice(w, char, attack.weapon, foe.pos, False, False, attack.burst))
        held = any(o.exposed(c) for c in w.here(foe.pos))
        life = o.life(char)
        answered = not attack.quiet_shot and distance(here, foe.pos) == 1
        back = mean(enemy_dice(w, foe, w.fighter(foe), True, False)) * life if answered else 0.0
        comes = answered and not held and may_enter(w, foe, here)
        risk = 0.375 * o.harm(foe) * life if comes else 0.0
        left = max(1, o.remaining(foe))
        score = wants_dead(o, foe) * min(1.0, hit / left) - 1 - back - risk - 0.5 * attack.burst
        if score > 0 and (best is None or score > best.worth):
            best = RankedOption(option, score, reason("shoot", left=left))
    return best


def wants_dead(o: Outlook, foe: Foe) -> float:
    """What it is worth that this enemy falls."""
    if "boss" in o.w.fighter(foe).perks:
        return 40.0
    if foe.wave:
        return 12.0
    if any(h.pos == foe.pos and not h.freed for h in o.w.hostages):
        return 12.0
    if foe.pos == o.goal():
        return 10.0
    return 4.0 if any(o.exposed(c) for c in o.w.here(foe.pos)) else 2.0


def fight_worth(o: Outlook, char: int, foes: list[Foe], gains: list[float], leaves: bool, hold: float) -> float:
    """Is it better to beat them than to act, or to go, under their blows?

    `gains`: what acts here would bring; `leaves`: there is something to do elsewhere; `hold`: what the place is worth."""
    w, life = o.w, o.life(char)
    mine = o.blow(char) + 0.9 * sum([o.blow(c) for c in helpers(o, char)])
    left = sum([o.remaining(foe) for foe in foes])
    harm = o.harms(foes)
    rounds = max(1.0, left / max(0.3, mine))
    suffer = harm * (rounds + 1) / 2 if len(foes) > 1 else harm * max(1.0, rounds - 0.3)
    if "gate" in o.card.perks and o.pos[char] == HAVEN:
        lost = len(foes) * (2 if o.dark else 1)
        last = o.dark and w.day == w.days
        if lost >= w.score.get("integrity", 9) - (0 if last else 2):
            return 30.0
        if last:
            return -5.0  # the walls will hold until the morning, and who does nothing is not attacked
    if suffer >= o.hp[char] - 0.5:
        return -5.0
    boss = any("boss" in w.fighter(foe).perks for foe in foes)
    worth = o.k.loot * len(foes) + (25.0 if boss else 0.0) + (20.0 if o.pos[char] == HAVEN else 0.0)
    worth += sum([min(gain, harm * life) for gain in gains if gain > 0]) + (harm * life if leaves else 0.0) + 0.7 * hold
    return worth - rounds - life * suffer


def holds_back(o: Outlook, char: int, foes: list[Foe]) -> bool:
    """A character who does nothing among enemies is not attacked, and keeps them there for others to shoot at (US-303, US-655)."""
    w, here = o.w, o.pos[char]
    if any("boss" in w.fighter(foe).perks for foe in foes):
        return any(c != char and o.shoots(c) and distance(o.pos[c], here) <= 3 for c in o.living)
    ready = [c for c in o.living if c != char and distance(o.pos[c], here) == 1 and o.shoots(c) and not w.threatened(c)]
    if not ready:
        return False
    if here == HAVEN and "gate" in o.card.perks:
        waiting = [c for c in ready if not w.acted >> c & 1]
        cost = len(foes) * (2 if o.dark else 1)
        spare = cost < w.score.get("integrity", 0) - 1 and not (w.day == w.days and o.dark)
        return bool(waiting) or spare
    return True


# --- questions of a fight ------------------------------------------------------------------------------------------------


def first_act(o: Outlook, char: int, options: Sequence[Option]) -> list[RankedOption]:
    """US-604: an attack for nothing, or a dodge for who can take no blow."""
    foes = o.against(char)
    dodge = next((option for option in options if attack_of(option) is None), options[0])
    attack = best_attack(o, char, options)
    hp = o.hp[char]
    why = reason("dodge", hp=hp, n=len(foes))
    if attack is None:
        return [RankedOption(dodge, 0.0, why)]
    harm = max([o.harm(foe, True) for foe in foes], default=0.0)
    skill = o.passes(char, "skill")
    left = sum([o.remaining(foe) for foe in foes])
    weak = o.blow(char, True) / max(1, left) < 0.3 and skill > 0.6 and not helpers(o, char)
    away = RankedOption(dodge, skill * harm, why)
    if (hp <= 2 or weak) and skill * harm > 0.35:
        return [away, attack]
    return [attack, away]


def join(o: Outlook, char: int, options: Sequence[Option]) -> list[RankedOption]:
    """US-650: several strike for one answer of the enemies."""
    yes = [option for option in options if option.then]
    no = next(option for option in options if not option.then)
    free = next((option for option in yes if getattr(option.then[0], "free", False)), None)
    fight = o.w.fights[-1]
    joining = RankedOption(free or yes[0], 1.0, reason("join", n=len(o.w.foes_at(fight.tile))))
    against = stays_out(o, char, free is not None)
    staying = RankedOption(no, 1.0, reason(against or "stay-out-last", hp=o.hp[char]))
    return [staying, joining] if against else [joining, staying]


def stays_out(o: Outlook, char: int, free: bool) -> str:
    """Why he does not join, or nothing."""
    w = o.w
    fight = w.fights[-1]
    foes = [foe for foe in w.foes_at(fight.tile) if o.remaining(foe) > 0]
    if not foes:
        return "stay-out-last"
    if o.pos[char] != fight.tile:
        return ""
    if o.pos[fight.active] != fight.tile and o.hp[fight.active] > 0:
        return "stay-out-shot"  # who shoots from elsewhere is not answered unless somebody here acts
    if any("boss" in w.fighter(foe).perks for foe in foes):
        shooters = [c for c in o.living if w.kit(c).ranged and o.pos[c] != fight.tile]
        return "" if not shooters and o.hp[char] > 3 else "stay-out-boss"
    untapped = [foe for foe in foes if foe.id not in w.tapped_foes]
    if o.hp[char] <= 2 and o.harms(untapped) / max(1, len(fight.participants)) > 0.4:
        return "stay-out"
    left = sum([o.remaining(foe) for foe in foes])
    return "" if free or w.acted >> char & 1 or left > 1 else "stay-out-last"


def joiner_act(o: Outlook, char: int, options: Sequence[Option]) -> list[RankedOption]:
    """The blow he has come for."""
    attack = best_attack(o, char, options) or best_shot(o, char, options)
    if attack is not None:
        return [attack]
    striking = next((option for option in options if attack_of(option) is not None), options[0])
    return [RankedOption(striking, 0.0, reason("join", n=len(o.foes)))]


def last_blows(o: Outlook, char: int, options: Sequence[Option]) -> list[RankedOption]:
    """US-641: points that are left at the end of a phase."""
    rest = RankedOption(options[-1], 0.0, reason("let-be", hp=o.hp[char]))
    foes = o.against(char)
    if not foes or not o.exposed(char):
        shot = best_shot(o, char, options)
        return [shot, rest] if shot is not None else [rest]
    attack = best_attack(o, char, options)
    if attack is None or holds_back(o, char, foes) or fight_worth(o, char, foes, [], True, 0.0) <= 0:
        return [rest] if attack is None else [rest, attack]
    return [attack, rest]
