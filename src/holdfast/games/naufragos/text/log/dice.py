"""How dice are told: the faces, everything that is added with its name, what must be reached, and whether it was."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.naufragos.actions.campfire import ReadSparks, kindling
from holdfast.games.naufragos.actions.rest import ReadRest
from holdfast.games.naufragos.dice.disputes import SideResult
from holdfast.games.naufragos.dice.rolls import ReadTable, under_way
from holdfast.games.naufragos.dice.strength import Blow, strengths
from holdfast.games.naufragos.exploration.returning import ReadReturn, return_modifiers
from holdfast.games.naufragos.flow.lost import ReadAttempt, lost_group
from holdfast.games.naufragos.flow.wounds import ReadWounds
from holdfast.games.naufragos.rulesets.hr12.expedition import ReadOne
from holdfast.games.naufragos.rulesets.hr12.lost import ReadLostRoll
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.text.log.lines import Told, came_to, group, key, line
from holdfast.games.naufragos.world import Shore

Added = list[tuple[str, int]]
"""What is added to the dice, by which word."""


def throw_dice(w: Shore, e: Any, by: Cause) -> Told:
    """NA-582, NA-632, NA-425, NA-333: what the roll is about depends on the effect that will read it."""
    roll = under_way(w)
    faces, reader = list(roll.faces), roll.reader
    match reader:
        case ReadReturn():
            return against("return", w, faces, reader.group, return_modifiers(w, reader.group), w.difficulty)
        case ReadOne():
            roller = reader.group[reader.rolled]
            return against("return", w, faces, (roller,), return_modifiers(w, reader.group, roller), w.difficulty)
        case ReadAttempt() | ReadLostRoll():
            return lost_roll(w, faces, reader)
        case Blow() if w.fight is not None:
            fight = w.fight
            extra = [("log-powder", fight.extra)] if fight.extra else []
            added = [*strengths(w, fight.seats), *extra]
            return against("strength", w, faces, fight.seats, added, fight.against, fight.attack)
        case SideResult():
            side = reader.rolls.sides[len(reader.rolls.results)]
            return plain("side", w, faces, side, strengths(w, side))
        case ReadSparks():
            return sparks(w, faces, reader)
        case ReadWounds():
            if not faces:
                return line("no-wounds-roll", **group(w, (reader.seat,)))
            ones = "yes" if 1 in faces else "no"
            return line("roll-wounds", dice=phrases.loose_dice(faces), ones=ones, **group(w, (reader.seat,)))
        case ReadRest():
            return plain("rest", w, faces, (reader.seat,), [])
        case ReadTable():
            return plain("table", w, faces, w.rollers, [], card=key(w, by.card) if by.card >= 0 else "")
    return None


def read_table(w: Shore, e: Any, by: Cause) -> Told:
    """A result of which the card says nothing."""
    return None if came_to(w, 1) else line("nothing-comes")


def against(
    about: str, w: Shore, faces: list[int], seats: tuple[int, ...], added: Added, target: int, above: bool = False
) -> Told:
    """A roll that must reach a number, or go above it (NA-632)."""
    added = [*added, *spent(w)]
    result = max(0, sum(faces) + sum([n for _, n in added]))
    enough = result > target if above else result >= target
    return line(
        f"roll-{about}",
        dice=phrases.dice(faces, added),
        result=result,
        target=target,
        enough="yes" if enough else "tie" if result == target else "no",
        **group(w, seats),
    )


def plain(about: str, w: Shore, faces: list[int], seats: tuple[int, ...], added: Added, **more: str) -> Told:
    """A roll whose result what follows tells."""
    added = [*added, *spent(w)]
    result = sum(faces) + sum([n for _, n in added])
    parts = "several" if added else "one"
    return line(f"roll-{about}", dice=phrases.dice(faces, added), result=result, parts=parts, **more, **group(w, seats))


def lost_roll(w: Shore, faces: list[int], reader: ReadAttempt | ReadLostRoll) -> Told:
    lost = lost_group(w, reader.members)
    if lost is None:
        return None
    roller = reader.seat if isinstance(reader, ReadLostRoll) else -1
    seats = lost.members if roller < 0 else (roller,)
    return against("lost", w, faces, seats, return_modifiers(w, lost.members, roller), lost.difficulty)


def sparks(w: Shore, faces: list[int], reader: ReadSparks) -> Told:
    """NA-425, NA-684: low is good, and what helps is taken off."""
    helps = [(word, -n) for word, n in spent(w)]
    helps += [(key(w, card), -n) for card, n in kindling(w, reader.seat)]
    result = max(0, sum(faces) + sum([n for _, n in helps]))
    return line(
        "roll-fire",
        dice=phrases.dice(faces, helps),
        stake=reader.n,
        result=result,
        parts="several" if helps else "one",
        enough="yes" if result <= reader.n else "no",
        **group(w, (reader.seat,)),
    )


def spent(w: Shore) -> Added:
    """NA-680, NA-683: what a story token or luck adds to the roll under way."""
    word = "log-token" if w.rules.bags and w.rules.story_dice else "log-luck"
    return [(word, w.bonus)] if w.bonus else []
