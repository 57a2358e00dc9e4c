"""What stands on the buttons of fights: whom one attacks with what, the HP that are left, the dice that are rolled."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.under_our_sun.combat.attacks import Hurl, Strike
from holdfast.games.under_our_sun.combat.crimes import Blow
from holdfast.games.under_our_sun.combat.options import (
    AttackCharacter,
    AttackFoe,
    DodgeAttack,
    RobDealer,
    StrikeBack,
    ThrowAt,
)
from holdfast.games.under_our_sun.combat.weapons import attack_dice
from holdfast.games.under_our_sun.text.labels.ask import within
from holdfast.games.under_our_sun.text.nouns.names import dice, foe, foe_left, named, person, tile_name
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def strike(localizer: "Localizer", w: Sands, option: Option, it: Any) -> str | None:
    """US-616: target, weapon and the dice that are rolled."""
    hit = within(option.then, Strike)
    target = w.foe(it.foe) if hit is not None else None
    if hit is None or target is None:
        return None
    first = bool(w.fights) and w.fight().first
    return localizer.say(
        f"live-{option.key.partition(':')[0]}",
        foe=foe_left(localizer, w, it.foe),
        to=foe_left(localizer, w, it.foe, "to"),
        weapon=named(localizer, w, it.weapon),
        how=how(localizer, it),
        place=tile_name(localizer, w, target.pos),
        dice=dice(localizer, attack_dice(w, hit.char, hit.weapon, target.pos, first, hit.sneak, hit.burst)),
        shots=loaded(w, hit.weapon),
    )


def loaded(w: Sands, weapon: int) -> int:
    """Shots that are left, or -1 for a weapon that needs nothing."""
    return w.uses.get(weapon, 0) if weapon >= 0 and w.gear(weapon).uses else -1


def throw(localizer: "Localizer", w: Sands, option: Option, it: ThrowAt) -> str | None:
    """US-1165: a whole tile, with the printed dice."""
    hurl = within(option.then, Hurl)
    if hurl is None:
        return None
    where, rolls = tile_name(localizer, w, it.where), dice(localizer, w.gear(hurl.weapon).dice)
    return localizer.say("live-throw", weapon=named(localizer, w, it.weapon), place=where, dice=rolls)


def attack_character(localizer: "Localizer", w: Sands, option: Option, it: AttackCharacter) -> str | None:
    """US-661: a character, with the HP he has."""
    blow = within(option.then, Blow)
    if blow is None:
        return None
    who, weapon = person(localizer, w, it.other), named(localizer, w, it.weapon)
    return localizer.say(
        "live-assault",
        who=who,
        n=w.hp[it.other],
        weapon=weapon,
        how=how(localizer, it),
        dice=blow_dice(localizer, w, blow),
    )


def strike_back(localizer: "Localizer", w: Sands, option: Option, it: StrikeBack) -> str | None:
    """US-662: the attacked one strikes back."""
    blow = within(option.then, Blow)
    if blow is None:
        return None
    weapon = named(localizer, w, it.weapon)
    return localizer.say("live-counter", weapon=weapon, how=how(localizer, it), dice=blow_dice(localizer, w, blow))


def blow_dice(localizer: "Localizer", w: Sands, blow: Blow) -> str:
    return dice(localizer, attack_dice(w, blow.char, blow.weapon, w.pos[blow.other], False, False, blow.burst))


def rob(localizer: "Localizer", w: Sands, option: Option, it: RobDealer) -> str:
    """US-720: which dealer, with what, and how."""
    who, weapon = named(localizer, w, f"dealer-{it.dealer}"), named(localizer, w, it.weapon)
    return localizer.say("live-rob", who=who, weapon=weapon, how=how(localizer, it))


def how(localizer: "Localizer", it: Any) -> str:
    """US-1108: a burst, an ambush, an unseen shot; nothing for a common attack."""
    words = (getattr(it, "burst", ""), getattr(it, "hiding", ""))
    return "".join([localizer.say(f"how-{word}") for word in words if word])


def dodge(localizer: "Localizer", w: Sands, option: Option, it: DodgeAttack) -> str:
    """US-631: which attack a dodge cancels, and how hard it would hit."""
    hits = sum([n for other, n in w.fight().hits if other == it.foe])
    return localizer.say("live-avoid", of=foe(localizer, w, it.foe, "of"), n=hits)


LABELS: dict[type[OptionSpec], Callable[["Localizer", Sands, Option, Any], str | None]] = {
    AttackFoe: strike,
    ThrowAt: throw,
    AttackCharacter: attack_character,
    StrikeBack: strike_back,
    RobDealer: rob,
    DodgeAttack: dodge,
}
