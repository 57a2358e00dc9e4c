"""Log entries of how characters fare."""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause, Outcomes
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import Told, group, hp, line, one, to_whom, yes
from holdfast.games.under_our_sun.world import Sands

Changes = tuple[tuple[int, int], ...]

ABILITIES = ("bulwark", "tough-hide", "plate", "treat", "ambush")
"""US-053: abilities that no other entry shows."""


def log_ability(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    name, _, char = effect.flag.partition(":")[2].partition(":")
    return line("ability", ability=name, **one(w, int(char))) if name in ABILITIES else None


def log_losses(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """US-221, US-780: in Preparation it is hunger."""
    chars = [char for char, _ in effect.losses]
    hungry = w.phase == "preparation" and not w.fights and not by.place
    lost = {n for _, n in effect.losses}
    message = (
        "hungry" if hungry else "damage" if len(chars) == 1 else "damage-each" if len(lost) == 1 else "damage-some"
    )
    newly = len(chars) == 1 and w.hp[chars[0]] <= w.rules.wounded_hp < w.hp[chars[0]] + max(lost)
    return line(message, n=max(lost), **hp(w, chars) | {"newly": yes(newly)}, **group(w, chars))


def log_tiredness(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """US-220: all of them grow tired in Preparation: one line, after the last."""
    crew = w.living()
    if not tires(w, by) or not crew or (effect.who.isdigit() and int(effect.who) != crew[-1]):
        return None
    return line("tiredness", crew="|".join([phrases.well(w, char) for char in crew]))


def tires(w: Sands, by: Cause) -> bool:
    return w.phase == "preparation" and not by.place


def log_changes(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """What has really changed for whom: characters without a change are not named."""
    return CHANGES[effect.what](w, effect.changes, by)


def healed(w: Sands, changes: Changes, by: Cause) -> Told:
    chars, n = [char for char, _ in changes], max([n for _, n in changes])
    helped = len(chars) == 1 and by.who >= 0 and by.who not in chars
    if helped:
        return line("heal-other", n=n, **hp(w, chars), **to_whom(chars[0]), **one(w, by.who))
    if len(chars) == 1:
        return line("heal", n=n, **hp(w, chars), **group(w, chars))
    alike = len({n for _, n in changes}) == 1
    return line("heal-each" if alike else "heal-some", n=n, **hp(w, chars), **group(w, chars))


def infected(w: Sands, changes: Changes, by: Cause) -> Told:
    sick, chars = changes[0][1] > 0, [char for char, _ in changes]
    if not sick and len(chars) == 1 and by.who >= 0 and by.who not in chars:
        return line("cure-other", **to_whom(chars[0]), **one(w, by.who))
    return line("infect" if sick else "cure", **group(w, chars))


def feels(w: Sands, changes: Changes, by: Cause) -> Told:
    if tires(w, by):
        return None
    return line("well-being", n=changes[0][1], crew="|".join([phrases.well(w, char) for char, _ in changes]))


def action_points(w: Sands, changes: Changes, by: Cause) -> Told:
    char, n = changes[0]
    if len({n for _, n in changes}) > 1:
        return line("points-now", crew="|".join([phrases.count(phrases.name(c), w.ap[c]) for c, _ in changes]))
    return line("action-points", n=n, now=w.ap[char], **group(w, [char for char, _ in changes]))


def karma(w: Sands, changes: Changes, by: Cause) -> Told:
    return line("regain-karma", crew="|".join([phrases.count(phrases.name(c), w.karma[c]) for c, _ in changes]))


CHANGES: dict[str, Callable[[Sands, Changes, Cause], Told]] = {
    "hp": healed,
    "infected": infected,
    "well": feels,
    "ap": action_points,
    "karma": karma,
}
