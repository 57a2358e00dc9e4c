"""Buttons outside: Locations, Unknown cards, Noise."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.cards import NightRaid
from holdfast.games.this_war.numbers import CARDS_AT, HARDER_CARDS_AT
from holdfast.games.this_war.words.nouns import described

if TYPE_CHECKING:
    pass
from holdfast.games.this_war.words.buttons.button import Ask

# --- outside -------------------------------------------------------------------------------------------------------------------


def go(ask: Ask) -> str | None:
    """TW-042, TW-601: a Location with its danger and the cards there are."""
    if not ask.rest:
        return None
    space = ask.rest[0]
    place = ask.w.place(ask.w.places()[space])
    cards = (HARDER_CARDS_AT if ask.w.options["difficulty"] == "harder" else CARDS_AT)[space]
    return ask.say(
        "live-go",
        name=ask.teller.noun(place.key),
        space=ask.teller.noun(space),
        danger=ask.say(f"danger-{place.danger}"),
        n=cards - 2 if "curfew" in ask.w.tonight else cards,
    )


def swap(ask: Ask) -> str | None:
    """TW-808: a Location that would be exchanged."""
    space = ask.rest[0]
    name = ask.teller.noun(ask.w.content.cards[ask.w.places()[space]].key)
    return ask.say("live-exchange", name=name, space=ask.teller.noun(space))


def reveal(ask: Ask) -> str | None:
    return ask.say("live-reveal", n=ask.w.unknown)


def leave(ask: Ask) -> str | None:
    """TW-617: nothing is chosen; for a Night Raid it means to stand up to it."""
    raid_card = isinstance(ask.teller.card(ask.card), NightRaid)
    return ask.say("offered-stand" if raid_card else "offered-leave")


def roll_noise(ask: Ask) -> str | None:
    return ask.say("live-roll", n=ask.w.noise)


def unknown(ask: Ask) -> str | None:
    """TW-625: a card that was looked at."""
    return ask.say(f"live-{ask.head}-card", what=described(ask.teller, f"exploration/{ask.rest[0]}"))
