"""A card as it holds at one table: what it says of other numbers of castaways is left out, the rest stands as it is printed."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Both, Either, If, Not
from holdfast.games.naufragos.cards import EveryTurn, IslandCard
from holdfast.games.naufragos.conditions import PlayersAtLeast, ShelterBelow, Solo

Decided = Any
"""A condition that is still open, or whether it holds."""


def at_table(card: Card, players: int) -> Card:
    """The card for this number of castaways."""
    if not isinstance(card, IslandCard):
        return card
    event, trip = card.event, card.trip
    if event is not None:
        again = event.standing and EveryTurn(event.standing.at, held(event.standing.then, players))
        event = replace(event, then=held(event.then, players), standing=again)
    return replace(card, event=event, trip=trip and replace(trip, then=held(trip.then, players)))


def held(effects: Sequence[Any], players: int) -> tuple[Any, ...]:
    """Effects without the ways that this table cannot take."""
    said: list[Any] = []
    for effect in effects:
        if not isinstance(effect, If):
            said.append(effect)
            continue
        cond = decided(effect.cond, players)
        then, otherwise = held(effect.then, players), held(effect.otherwise, players)
        if isinstance(cond, bool):
            said += then if cond else otherwise
        elif then or otherwise:
            said.append(replace(effect, cond=cond, then=then, otherwise=otherwise))
    return tuple(said)


def decided(cond: Any, players: int) -> Decided:
    """Whether a condition holds at this table, or what is still open of it."""
    match cond:
        case PlayersAtLeast():
            return players >= cond.n
        case Solo():
            return players == 1
        case ShelterBelow():
            return ShelterBelow(cond.n if players == 1 else max(cond.n, cond.together))
        case Not():
            one = decided(cond.cond, players)
            return not one if isinstance(one, bool) else Not(one)
        case Both() | Either():
            return joined(cond, decided(cond.a, players), decided(cond.b, players))
        case _:
            return cond


def joined(cond: Both | Either, a: Decided, b: Decided) -> Decided:
    """Of two conditions the one that decides, or the one that is open, or both."""
    settles = isinstance(cond, Either)
    """A false one settles *and*, a true one *or*; the other leaves it to its neighbour."""
    for one, other in ((a, b), (b, a)):
        if isinstance(one, bool):
            return one if one is settles else other
    return replace(cond, a=a, b=b)
