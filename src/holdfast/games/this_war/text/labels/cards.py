"""Buttons that are cards: what they cost and what they do."""

from holdfast.games.this_war.cards import Findings
from holdfast.games.this_war.city.searching import TakeOne
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.labels.button import Button, price
from holdfast.games.this_war.text.nouns import amounts, described, good_for, key_of


def idea(button: Button) -> str | None:
    """TW-313: a Fitting with its price, beside what it must stand, and what it is good for."""
    key = f"fitting/{button.rest[0]}"
    card = button.localizer.card(key)
    what = button.localizer.noun(key)
    known = [button.w.content.keys[other] for zone in ("fittings", "built") for other in button.w.zones[zone].top]
    what = button.say("one-more", what=what) if what in [button.localizer.noun(other) for other in known] else what
    words = button.say("priced", what=what, price=amounts(button.localizer, getattr(card, "cost", {})))
    if beside := getattr(card, "next_to", ""):
        words = button.say("only-beside", what=words, beside=button.localizer.noun(f"fitting/{beside}"))
    return button.say("serves", what=words, does=good_for(button.localizer, key))


def objective(button: Button) -> str | None:
    """TW-207: the Objective with its price."""
    goal = button.w.goal()
    if goal is None:
        return None
    nth = int(button.rest[0]) - 1 if button.rest else 0
    return button.say(
        "live-objective", what=button.localizer.noun(goal.key), price=price(button.localizer, goal.cost[nth])
    )


def finding(button: Button) -> str | None:
    """TW-619, TW-1713: what of a Findings card counts here: its row, and whether it has a star."""
    card = button.localizer.card(f"findings/{button.rest[0]}")
    if not isinstance(card, Findings) or not isinstance(button.question, TakeOne):
        return described(button.localizer, f"findings/{button.rest[0]}")
    brings = said(button.localizer, card.rows[button.question.row]).rstrip(".") or button.say("finds-nothing-here")
    words = {"name": button.localizer.noun(card.key), "brings": brings, "star": "yes" if card.star else "no"}
    return button.say("live-finding", **words)


def card_named(button: Button) -> str | None:
    """A card with what it does."""
    decks = {"narrative": "narrative-action", "raid": "night-raid", "character": "character"}
    key = key_of(button.localizer, button.rest[0], (decks[button.head],))
    return described(button.localizer, key) if key else None


def way(button: Button) -> str | None:
    """One of several bundles: what it costs or does."""
    words = price(button.localizer, button.option.then) or said(button.localizer, button.option.then)
    return words[:1].upper() + words[1:] if words else None
