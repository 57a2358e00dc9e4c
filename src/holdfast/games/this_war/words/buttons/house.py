"""Buttons of the Day Actions: cards in the house, Fittings, what they cost."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.actions.places import Sorted
from holdfast.games.this_war.house.spaces import FITTING, SPACE
from holdfast.games.this_war.words.nouns import amounts, lies_at, paid, person, signed, where

if TYPE_CHECKING:
    pass
from holdfast.games.this_war.words.buttons.button import Ask

# --- Day Actions -------------------------------------------------------------------------------------------------------------


def at_card(ask: Ask) -> str | None:
    """TW-318 to TW-323: a card in the house, by what it is and where it lies."""
    space = ask.rest[0]
    with_ = person(ask.teller, ask.w, ask.w.person(ask.rest[1])) if len(ask.rest) > 1 else ""
    job = ask.job
    return ask.say(
        f"live-{ask.head}",
        what=lies_at(ask.teller, ask.w, space),
        where=where(ask.teller, space),
        who=with_,
        tool="no" if job is not None and job.tool < 0 else "yes",
    )


def work(ask: Ask) -> str | None:
    """TW-317: a Fitting, and what can be done there; its price, where the card's own words do not say it."""
    space, key = ask.rest
    kind = ask.w.house[SPACE[space]]
    if kind < FITTING:
        return None
    fitting = ask.w.content.cards[kind - FITTING]
    bare, _, extra = key.partition("+")
    job = ask.job
    if bare.startswith("heat-"):
        does = heat(ask, kind - FITTING, bare)
    else:
        does = ask.teller.name(f"{fitting.key}/work/{bare}") or ask.teller.noun(bare)
    changed = bool(extra) or bare.startswith("heat-")
    pays = paid(ask.teller, job.paid) if job is not None and changed else ""
    if extra:
        helper = ask.teller.noun({"flour": "sack-of-flour", "coal": "sack-of-coal"}[extra])
        does = ask.say("with-help", what=does, help=helper)
    words = ask.say("live-use", fitting=ask.teller.noun(fitting.key), code=space.upper(), does=does)
    return ask.say("priced", what=words, price=pays) if pays else words


def heat(ask: Ask, card: int, key: str) -> str:
    """TW-1734: what is burnt, and how much Cold it takes."""
    wood, book = int(key[5]), int(key[7])
    fuel = ask.w.fitting(card).fuel
    warmth = fuel.wood * wood + fuel.book * book if fuel is not None else 0
    return ask.say("live-heat", what=amounts(ask.teller, {"wood": wood, "book": book}), cold=signed(-warmth))


def build(ask: Ask) -> str | None:
    """TW-326: a Fitting with its price, and what makes it cheaper."""
    id, *helps = ask.rest[0].split("+")
    key = f"fitting/{id}"
    job = ask.job
    words = ask.say("live-build", what=ask.teller.noun(key))
    for name in helps:
        words = ask.say("with-help", what=words, help=ask.teller.noun(name))
    cost = getattr(ask.teller.card(key), "cost", {})
    pays = paid(ask.teller, job.paid) if job is not None else amounts(ask.teller, cost)
    return ask.say("priced", what=words, price=pays)


def shift(ask: Ask) -> str | None:
    """TW-329, TW-331: which Fitting, and where it stands."""
    space = ask.rest[0]
    return ask.say(f"live-{ask.head}", what=lies_at(ask.teller, ask.w, space), where=where(ask.teller, space))


def sort(ask: Ask) -> str | None:
    """TW-316."""
    it = next((e for e in ask.option.then if isinstance(e, Sorted)), None)
    return amounts(ask.teller, {"wood": it.wood, "component": it.components}) if it is not None else None


def fitting(ask: Ask) -> str | None:
    return ask.say("live-fitting", what=lies_at(ask.teller, ask.w, ask.rest[0]), where=where(ask.teller, ask.rest[0]))
