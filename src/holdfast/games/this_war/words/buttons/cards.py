"""Buttons that are cards: what they cost and what they do."""

from holdfast.games.this_war.words.buttons.button import Button, price
from holdfast.games.this_war.words.cards.effects import said
from holdfast.games.this_war.words.nouns import amounts, described, key_of


def idea(button: Button) -> str | None:
    """TW-313: a Fitting with its price, and what it is good for."""
    key = f"fitting/{button.rest[0]}"
    words = button.say(
        "priced",
        what=button.teller.noun(key),
        price=amounts(button.teller, getattr(button.teller.card(key), "cost", {})),
    )
    card = button.teller.card(key)
    does = (
        button.teller.kind.words.card(button.teller, card)
        if card is not None and button.teller.kind is not None
        else ""
    )
    return button.say("card-does", name=button.teller.noun(key), does=does) if does else words


def objective(button: Button) -> str | None:
    """TW-207: the Objective with its price."""
    goal = button.w.goal()
    if goal is None:
        return None
    nth = int(button.rest[0]) - 1 if button.rest else 0
    return button.say("live-objective", what=button.teller.noun(goal.key), price=price(button.teller, goal.cost[nth]))


def finding(button: Button) -> str | None:
    return described(button.teller, f"findings/{button.rest[0]}")


def card_named(button: Button) -> str | None:
    """A card with what it does."""
    decks = {"narrative": "narrative-action", "raid": "night-raid", "character": "character"}
    key = key_of(button.teller, button.rest[0], (decks[button.head],))
    return described(button.teller, key) if key else None


def way(button: Button) -> str | None:
    """One of several bundles: what it costs or does."""
    words = price(button.teller, button.option.then) or said(button.teller, button.option.then)
    return words[:1].upper() + words[1:] if words else None
