"""Buttons outside: Locations, Unknown cards, Noise."""

from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.cards import Exploration, Location, NightRaid
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.rules import CARDS_AT, HARDER_CARDS_AT, NOBODY
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.labels.goods import offer
from holdfast.games.this_war.text.nouns import described, person
from holdfast.games.this_war.things.stores import Gain
from holdfast.games.this_war.world import City


def go(button: Button) -> str | None:
    """TW-042, TW-601: a Location with its danger and the cards there are."""
    if not button.rest:
        return None
    space = button.rest[0]
    place = button.w.place(button.w.places()[space])
    cards = (HARDER_CARDS_AT if button.w.options["difficulty"] == "harder" else CARDS_AT)[space]
    return button.say(
        "live-go",
        name=button.localizer.noun(place.key),
        space=button.localizer.noun(space),
        danger=button.say(f"danger-{place.danger}"),
        n=cards - 2 if "curfew" in button.w.tonight else cards,
        obstacles=button.localizer.listed([button.localizer.noun(obstacle) for obstacle in place.obstacles]),
        shut="yes" if place.obstacles else "no",
        finds=button.localizer.listed([button.localizer.noun(item, 2) for item in special(place)]),
        special="yes" if special(place) else "no",
        start=said(button.localizer, [effect for effect in place.start if not isinstance(effect, ReadPage)]),
        **{"start-is": "some" if place.start else "none"},
        barter="yes" if place.trade is not None else "no",
        goods=offer(button.localizer, place.trade.offer) if place.trade is not None else "",
    )


def special(place: Location) -> list[str]:
    """TW-619: what may be found there and hardly anywhere else."""
    found = [effect.item for then in place.specials.values() for effect in then if isinstance(effect, Gain)]
    return list(dict.fromkeys(found))


def draw_two(button: Button) -> str | None:
    """TW-1713: whose eye it is."""
    p = button.w.with_ability("scavenger")
    return button.say("live-draw-two", who=person(button.localizer, button.w, p)) if p != NOBODY else None


def swap(button: Button) -> str | None:
    """TW-808: a Location that would be exchanged."""
    space = button.rest[0]
    name = button.localizer.noun(button.w.content.cards[button.w.places()[space]].key)
    return button.say("live-exchange", name=name, space=button.localizer.noun(space))


def reveal(button: Button) -> str | None:
    return button.say("live-reveal", n=button.w.unknown)


def stop(button: Button) -> str | None:
    """TW-635, TW-636: on the way home what there is room for can be picked up."""
    room = capacity(button.w) - button.w.weight()
    return button.say("live-stop", n=room) if room > 0 else None


def reveal_on(button: Button) -> str | None:
    """TW-134: with several players the Journal passes after each card."""
    return button.say("live-reveal-on") if button.w.players > 1 else None


def leave(button: Button) -> str | None:
    """TW-617: nothing is chosen; for a Night Raid it means to stand up to it."""
    raid_card = isinstance(button.localizer.card(button.card), NightRaid)
    return button.say("offered-stand" if raid_card else "offered-leave")


def roll_noise(button: Button) -> str | None:
    return button.say("live-roll", n=button.w.noise)


def unknown(button: Button) -> str | None:
    """TW-625: a card that was looked at; what it says is told with the answer that keeps it. An obstacle the Location does not
    have is an empty passage (TW-616)."""
    key = f"exploration/{button.rest[0]}"
    card = button.localizer.card(key)
    passage = isinstance(card, Exploration) and card.obstacle and card.obstacle not in obstacles(button.w)
    if passage:
        what = button.say("free-passage", what=button.localizer.noun(key))
    else:
        what = described(button.localizer, key) if button.head == "next" else button.localizer.noun(key)
    return button.say(f"live-{button.head}-card", what=what)


def obstacles(w: City) -> tuple[str, ...]:
    return tuple(w.place(w.location).obstacles)
