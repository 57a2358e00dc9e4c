"""Buttons that are cards: what they cost and what they do."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.words.nouns import (
    amounts,
    described,
    key_of,
)

if TYPE_CHECKING:
    pass
from holdfast.games.this_war.words.buttons.button import Ask, price
from holdfast.games.this_war.words.cards.effects import said


def idea(ask: Ask) -> str | None:
    """TW-313: a Fitting with its price, and what it is good for."""
    key = f"fitting/{ask.rest[0]}"
    words = ask.say(
        "priced", what=ask.teller.noun(key), price=amounts(ask.teller, getattr(ask.teller.card(key), "cost", {}))
    )
    card = ask.teller.card(key)
    does = ask.teller.kind.words.card(ask.teller, card) if card is not None and ask.teller.kind is not None else ""
    return ask.say("card-does", name=ask.teller.noun(key), does=does) if does else words


def objective(ask: Ask) -> str | None:
    """TW-207: the Objective with its price."""
    goal = ask.w.goal()
    if goal is None:
        return None
    nth = int(ask.rest[0]) - 1 if ask.rest else 0
    return ask.say("live-objective", what=ask.teller.noun(goal.key), price=price(ask.teller, goal.cost[nth]))


def finding(ask: Ask) -> str | None:
    return described(ask.teller, f"findings/{ask.rest[0]}")


# --- cards ------------------------------------------------------------------------------------------------------------------------


def card_named(ask: Ask) -> str | None:
    """A card with what it does."""
    decks = {"narrative": "narrative-action", "raid": "night-raid", "character": "character"}
    key = key_of(ask.teller, ask.rest[0], (decks[ask.head],))
    return described(ask.teller, key) if key else None


def way(ask: Ask) -> str | None:
    """One of several bundles: what it costs or does."""
    words = price(ask.teller, ask.option.then) or said(ask.teller, ask.option.then)
    return words[:1].upper() + words[1:] if words else None
