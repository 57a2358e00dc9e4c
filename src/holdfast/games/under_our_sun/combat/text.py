"""What stands on the buttons of fights: whom one attacks with what, the HP that are left, the dice that are rolled."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.combat.attacks import Hurl, Strike
from holdfast.games.under_our_sun.combat.crimes import Blow, Reaction
from holdfast.games.under_our_sun.combat.enemy_attacks import attackers_on
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstAct, Greeting
from holdfast.games.under_our_sun.combat.hits import Soften, TakeHit
from holdfast.games.under_our_sun.combat.joining import Joined, JoinerAct, JoinFight
from holdfast.games.under_our_sun.combat.odds import aim as aim_dice
from holdfast.games.under_our_sun.combat.odds import best_blow
from holdfast.games.under_our_sun.combat.options import (
    AttackCharacter,
    AttackFoe,
    DodgeAttack,
    RobDealer,
    StrikeBack,
    ThrowAt,
)
from holdfast.games.under_our_sun.combat.weapons import arm_name, attack_dice, enemy_dice
from holdfast.games.under_our_sun.dice.text import softened
from holdfast.games.under_our_sun.flow.day import LastBlows
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, within
from holdfast.games.under_our_sun.text.nouns.names import (
    dice,
    foe,
    foe_left,
    in_sentence,
    key_of,
    named,
    person,
    tile_name,
)
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def strike(ask: Ask) -> str | None:
    """US-616: target, weapon and the dice that are rolled."""
    teller, w, it = ask.localizer, ask.w, ask.it
    hit = within(ask.option.then, Strike)
    target = w.foe(it.foe) if hit is not None else None
    if hit is None or target is None:
        return None
    first = bool(w.fights) and w.fight().first
    return teller.say(
        f"live-{it.deed}",
        foe=foe_left(teller, w, it.foe),
        to=foe_left(teller, w, it.foe, "to"),
        weapon=named(teller, w, it.weapon),
        how=how(teller, it),
        place=tile_name(teller, w, target.pos),
        dice=dice(teller, attack_dice(w, hit.char, hit.weapon, target.pos, first, hit.sneak, hit.burst)),
        shots=loaded(w, hit.weapon),
    )


def loaded(w: Sands, weapon: int) -> int:
    """Shots that are left, or -1 for a weapon that needs nothing."""
    return w.uses.get(weapon, 0) if weapon >= 0 and w.gear(weapon).uses else -1


def throw(ask: Ask) -> str | None:
    """US-1165: a whole tile, with the printed dice."""
    teller, w, it = ask.localizer, ask.w, ask.it
    hurl = within(ask.option.then, Hurl)
    if hurl is None:
        return None
    where, rolls = tile_name(teller, w, it.where), dice(teller, w.gear(hurl.weapon).dice)
    return teller.say("live-throw", weapon=named(teller, w, it.weapon), place=where, dice=rolls)


def attack_character(ask: Ask) -> str | None:
    """US-661: a character, with the HP he has."""
    teller, w, it = ask.localizer, ask.w, ask.it
    blow = within(ask.option.then, Blow)
    if blow is None:
        return None
    who, weapon = person(teller, w, it.other), named(teller, w, it.weapon)
    return teller.say(
        "live-assault", who=who, n=w.hp[it.other], weapon=weapon, how=how(teller, it), dice=blow_dice(teller, w, blow)
    )


def strike_back(ask: Ask) -> str | None:
    """US-662: the attacked one strikes back."""
    teller, w, it = ask.localizer, ask.w, ask.it
    blow = within(ask.option.then, Blow)
    if blow is None:
        return None
    weapon = named(teller, w, it.weapon)
    return teller.say("live-counter", weapon=weapon, how=how(teller, it), dice=blow_dice(teller, w, blow))


def blow_dice(localizer: "Localizer", w: Sands, blow: Blow) -> str:
    return dice(localizer, attack_dice(w, blow.char, blow.weapon, w.pos[blow.other], False, False, blow.burst))


def rob(ask: Ask) -> str | None:
    """US-720: which dealer, with what, and how."""
    teller, w, it = ask.localizer, ask.w, ask.it
    who, weapon = named(teller, w, f"dealer-{it.dealer}"), named(teller, w, it.weapon)
    return teller.say("live-rob", who=who, weapon=weapon, how=how(teller, it))


def how(localizer: "Localizer", it: Any) -> str:
    """US-1108: a burst, an ambush, an unseen shot; nothing for a common attack."""
    words = (getattr(it, "burst", ""), getattr(it, "hiding", ""))
    return "".join([localizer.say(f"how-{word}") for word in words if word])


def dodge(ask: Ask) -> str | None:
    """US-631: which attack a dodge cancels, and how hard it would hit."""
    teller, w, it = ask.localizer, ask.w, ask.it
    hits = sum([n for other, n in w.fight().hits if other == it.foe])
    return teller.say("live-avoid", of=foe(teller, w, it.foe, "of"), n=hits)


def join(ask: Ask) -> str | None:
    """US-649: what he could strike best; what he does is asked when his turn comes."""
    it = within(ask.option.then, Joined)
    best = best_blow(ask.w, it.char) if it is not None and ask.w.fights else None
    if best is None:
        return None
    return ask.say(
        f"live-{ask.it.deed}",
        foe=foe_left(ask.localizer, ask.w, best[0].foe),
        weapon=ask.name(arm_name(ask.w.content, best[0].weapon)),
        dice=dice(ask.localizer, aim_dice(ask.w, *best)),
    )


def stay_out(ask: Ask) -> str | None:
    """US-612, US-653: how many attack the one who fights alone."""
    if not ask.w.fights or ask.tag != "join-fight":
        return None
    fight = ask.w.fight()
    foes = attackers_on(ask.w, fight.active, fight.tile) if not fight.sneak else []
    if len(fight.participants) > 1 or not foes:
        return None
    active, to = (in_sentence(ask.localizer, ask.w, fight.active, form) for form in ("the", "to"))
    return ask.say("live-stay-out", n=len(foes), active=active, to=to, hp=ask.w.hp[fight.active])


def stand_in(ask: Ask) -> str | None:
    """US-1104: who bears the hit then, and what he has to bear it with."""
    hit = next((e for e in ask.option.then if isinstance(e, Soften)), None)
    if hit is None:
        return None
    less = softened(ask.localizer, ask.w, hit.char, hit.n)
    who = in_sentence(ask.localizer, ask.w, hit.char)
    return ask.say(f"live-{ask.it.deed}", who=who, n=hit.n, hp=ask.w.hp[hit.char], softened=less)


def armour(ask: Ask) -> str | None:
    """US-645: how much of the damage it keeps off."""
    card = key_of(ask.localizer, ask.it.by)
    perks = getattr(ask.localizer.card(card), "perks", ())
    turned = "yes" if "jacket" in perks else "no"
    return ask.say("live-armour", name=ask.name(ask.it.by), n=2 if "vest" in perks else 1, turned=turned)


LABELS: Labels = {
    AttackFoe: strike,
    ThrowAt: throw,
    AttackCharacter: attack_character,
    StrikeBack: strike_back,
    RobDealer: rob,
    DodgeAttack: dodge,
    "join": join,
    "join-free": join,
    "stay-out": stay_out,
    "bulwark": stand_in,
    "no-bulwark": stand_in,
    "armour": armour,
}


def enemy(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    it = w.foe(effect.id)
    strikes = dice(localizer, enemy_dice(w, it, w.fighter(it), False, True)) if it is not None else ""
    return {"foe": foe_left(localizer, w, effect.id), "dice": strikes, "water": w.water[char]}


def foes_on(localizer: "Localizer", w: Sands, pos: str) -> str:
    return localizer.listed([foe_left(localizer, w, it.id) for it in w.foes_at(pos)]) or localizer.say("nothing-at-all")


def fight(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """Who is fought, and where."""
    pos = w.fight().tile if w.fights else w.pos[char]
    active = w.fight().active if w.fights else char
    return {
        "foes": foes_on(localizer, w, pos),
        "place": tile_name(localizer, w, pos),
        "active": in_sentence(localizer, w, active),
        "ap": w.ap[char],
    }


def hit(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """An attack that has landed: by whom, on whom, how hard."""
    by = in_sentence(localizer, w, effect.by_char) if effect.by_char >= 0 else foe(localizer, w, effect.foe)
    return {"foe": by, "victim": in_sentence(localizer, w, effect.char), "n": effect.n, "hp": w.hp[effect.char]}


def blow(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"from": in_sentence(localizer, w, effect.char), "n": effect.n, "ap": w.ap[char], "hp": w.hp[char]}


PROMPTS: Prompts = {
    Greeting: enemy,
    FirstAct: fight,
    JoinFight: fight,
    JoinerAct: fight,
    LastBlows: fight,
    TakeHit: hit,
    Soften: hit,
    Reaction: blow,
}
