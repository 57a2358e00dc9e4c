"""How likely things are, counted exactly: dice that must reach a number, the way home, the next card of a deck."""

from itertools import product
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.zones import Zone
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.strength import Fight, strength
from holdfast.games.naufragos.exploration.lost import lower
from holdfast.games.naufragos.exploration.returning import return_bonus
from holdfast.games.naufragos.world import Group, Shore

FACES = range(1, 7)
TWO_DICE = tuple([sum([a + b >= need for a, b in product(FACES, FACES)]) / 36 for need in range(14)])


def two_dice(need: int) -> float:
    """The sum of two dice is at least this."""
    return TWO_DICE[min(13, max(0, need))]


def one_die(need: int) -> float:
    """One die shows at least this."""
    return min(6, max(0, 7 - need)) / 6


def low_die(most: int) -> float:
    """One die shows at most this (NA-425)."""
    return min(6, max(0, most)) / 6


def scarred(dice: int) -> float:
    """NA-333: at least one of so many dice shows a 1."""
    return 1 - (5 / 6) ** dice


def wound_dice(w: Shore, seat: int) -> int:
    """NA-333, NA-335: the dice of the wounds step, as things stand."""
    return w.wounds[seat] + (1 if w.wounds[seat] and not w.is_lost(seat) and w.camp_flag("more-dice") else 0)


def homecoming(w: Shore, group: tuple[int, ...], harder: int = 0) -> float:
    """NA-581, NA-582: one attempt of these explorers: [2013] one roll for all, [HR1.2] one each, and one is enough."""
    difficulty = w.difficulty + harder
    if not w.rules.each_rolls:
        return two_dice(difficulty - return_bonus(w, group))
    lost = 1.0
    for seat in group:
        lost *= 1 - two_dice(difficulty - return_bonus(w, group, seat))
    return 1 - lost


def way_back(w: Shore, group: Group) -> float:
    """NA-272 to NA-274: one attempt of a lost group, whose marker goes down before: [2013] one roll, [HR1.2] one each."""
    if not w.rules.each_rolls:
        return two_dice(lower(w, group.difficulty, 1) - return_bonus(w, group.members))
    difficulty = lower(w, group.difficulty, len(group.members))
    lost = 1.0
    for seat in group.members:
        lost *= 1 - two_dice(difficulty - return_bonus(w, group.members, seat))
    return 1 - lost


def victory(w: Shore, by: Cause, fight: Fight) -> float:
    """NA-631 to NA-633: a fight that begins now, before anybody joins and without powder."""
    seats = tuple(whom(w, by, fight.who))
    return one_die(fight.n + fight.attack - strength(w, seats)) if seats else 0.0


def coming(face: Any, deck: str) -> dict[int, float]:
    """The cards that a seat may draw next from a deck, each with its chance: a card that it knows on top comes for sure."""
    zone = face.zones[deck]
    return among(face, zone.top[-1:] or zone.mixed or zone.bottom[-1:], zone)


def among(face: Any, entries: tuple[int, ...], zone: Zone) -> dict[int, float]:
    """One of these entries of a zone. Which of its unseen cards lies where is not to be seen: it may be any of them."""
    chances: dict[int, float] = {card: 1 / len(entries) for card in entries if card >= 0}
    hidden = sum([card < 0 for card in entries])
    if not hidden:
        return chances
    backs = [entry for entry in zone.entries() if entry < 0]
    for back in set(backs):
        unseen = [card for card in face.content.pools[~back] if not face.knows(card)]
        share = hidden / len(entries) * backs.count(back) / len(backs) / len(unseen)
        for card in unseen:
            chances[card] = chances.get(card, 0.0) + share
    return chances


def sting(w: Shore, seat: int, tiles: int) -> dict[str, float]:
    """NA-024, NA-116: how likely the jellyfish and the shark, of which there is one each, are among so many fish tiles; an
    empty stack is made again."""
    face = ObservedWorld(w, seat)
    discard = face.zones["fish-discard"]
    next_one = coming(face, "fish") or among(face, discard.entries(), discard)
    harmful: dict[str, float] = {}
    for card, chance in next_one.items():
        kind = w.piece(card).kind
        spared = kind == "jellyfish" and (w.perk(seat, "jellyfish") >= 0 or w.ability(seat) == "fisher")
        if kind and not spared:
            harmful[kind] = min(1.0, harmful.get(kind, 0.0) + tiles * chance)
    return harmful
