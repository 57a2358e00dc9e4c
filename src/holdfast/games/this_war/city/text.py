"""Labels and prompts outside: Locations, Unknown cards, Noise."""

from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.cards import Exploration, Findings, Location, NightRaid
from holdfast.games.this_war.city.encounters import Meet, how_many
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.listening import BeforeNoise
from holdfast.games.this_war.city.packing import OPENS, Carry, Equip, TakeToPile, capacity
from holdfast.games.this_war.city.searching import FindOne, TakeOne
from holdfast.games.this_war.city.unknown import SortUnknown
from holdfast.games.this_war.flow.scavenging import ChooseLocation, unknown_cards
from holdfast.games.this_war.rules import BLACK, IDS, NOBODY
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.nouns import described, item_named, paid, people, person
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, LoseValue, total_value
from holdfast.games.this_war.things.text import offer
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def go(button: Button) -> str | None:
    """TW-042, TW-601: a Location with its danger and the cards there are."""
    space = button.it.where
    place = button.w.place(button.w.places()[space])
    return button.say(
        "live-go",
        name=button.localizer.noun(place.key),
        space=button.localizer.noun(space),
        danger=button.say(f"danger-{place.danger}"),
        n=unknown_cards(button.w, space),
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
    space = button.it.where
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
    """TW-625: a card that was looked at; the option that keeps it shows its text. An obstacle the Location does not
    have is an empty passage (TW-616)."""
    key = button.it.card
    card = button.localizer.card(key)
    passage = isinstance(card, Exploration) and card.obstacle and card.obstacle not in obstacles(button.w)
    if passage:
        what = button.say("free-passage", what=button.localizer.noun(key))
    else:
        what = described(button.localizer, key) if button.deed == "next" else button.localizer.noun(key)
    return button.say(f"live-{button.deed}-card", what=what)


def obstacles(w: City) -> tuple[str, ...]:
    return tuple(w.place(w.location).obstacles)


def finding(button: Button) -> str | None:
    """TW-619, TW-1713: what of a Findings card counts here: its row, and whether it has a star."""
    card = button.localizer.card(button.it.card)
    if not isinstance(card, Findings) or not isinstance(button.question, TakeOne):
        return described(button.localizer, button.it.card)
    brings = said(button.localizer, card.rows[button.question.row]).rstrip(".") or button.say("finds-nothing-here")
    words = {"name": button.localizer.noun(card.key), "brings": brings, "star": "yes" if card.star else "no"}
    return button.say("live-finding", **words)


def pack(button: Button) -> str | None:
    """TW-603: what is taken along."""
    goods = [(step.item, step.n) for step in button.option.then if isinstance(step, TakeToPile)]
    return button.say(f"live-{button.deed}", what=paid(button.localizer, goods))


def looked_at(button: Button) -> str | None:
    """TW-625: all cards that were looked at and are not decided yet."""
    question = button.question
    if not isinstance(question, SortUnknown):
        return None
    names = [button.localizer.noun(button.w.content.cards[card].key) for card in question.cards]
    return button.say(f"live-{button.deed}", what=", ".join(names))


# --- prompts ----------------------------------------------------------------------------------------------------


def load(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-604, TW-636: what the scavengers carry, and what they can."""
    most, weight = capacity(w), w.weight()
    over = "yes" if weight > most else "no"
    return {"people": people(localizer, w, w.scavengers), "most": most, "weight": weight, "over": over}


def packing(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-622: besides, which tools open a way at this Location."""
    ways = [(way, tool) for way, tool in OPENS.items() if way in w.place(w.location).obstacles]
    tools = [
        localizer.say("tool-opens", tool=item_named(localizer, IDS[tool]), way=localizer.noun(way))
        for way, tool in ways
    ]
    return load(localizer, w, effect) | {"tools": localizer.listed(tools), "tools-is": "some" if tools else "none"}


def search_prompt(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1713: who looks twice."""
    return {"who": person(localizer, w, w.with_ability("scavenger"))}


def explore(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-607: how likely the next roll for Noise brings somebody."""
    words = {"place": localizer.noun(w.place(w.location).key), "noise": w.noise, "percent": 100 * w.noise // BLACK}
    return load(localizer, w, effect) | words | {"n": w.unknown}


def noise_prompt(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"noise": w.noise}


def meet(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1766: how many there are, as the danger of the place changes it; what can be paid, where somebody wants to be paid."""
    card = w.resident(w.zones["resident-now"].top[-1])
    costs = [effect for choice in card.choices for effect in (*choice.cost, *choice.effects)]
    pays = any(isinstance(effect, LoseValue | Barter) for effect in costs)
    words = {"worth": total_value(w, w.pile), "pays": "yes" if pays else "no"}
    n = how_many(w, card)
    danger = w.place(w.location).danger if card.enemies and n != card.enemies else "medium"
    return {"n": n, "card": localizer.noun(card.key), "danger": danger, **words}


LABELS: dict[str, Live] = {
    "choose-location-go": go,
    "exchange": swap,
    "reveal": reveal,
    "reveal-on": reveal_on,
    "explore-stop": stop,
    "offered-leave": leave,
    "findings": finding,
    "draw-two": draw_two,
    "as-before": pack,
    "pack": pack,
    "as-they-lie": looked_at,
    "return-all": looked_at,
    "before-noise-roll": roll_noise,
    "next": unknown,
    "return": unknown,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    ChooseLocation: load,
    Equip: packing,
    Carry: load,
    FindOne: search_prompt,
    Explore: explore,
    BeforeNoise: noise_prompt,
    Meet: meet,
}
