"""Labels and prompts of the house and its Day Actions: cards, Fittings, what they cost."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.actions.places import Sorted
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.actions.visitors import Arrival
from holdfast.games.this_war.cards import Fitting
from holdfast.games.this_war.house.building import ChooseSlot
from holdfast.games.this_war.house.cracks import PickCrack
from holdfast.games.this_war.house.fittings import Serve
from holdfast.games.this_war.house.options import DigTogether, Place
from holdfast.games.this_war.house.shelter_cards import may_lie
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, RUBBLE, SPACE, SPACES, accessible
from holdfast.games.this_war.house.standing import empty_slots, free_beside, neighbours
from holdfast.games.this_war.people.health import freezing
from holdfast.games.this_war.pieces import fuel_of
from holdfast.games.this_war.rules import HUNGER, ITEM, MISERY, WATER, WORST
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.nouns import amounts, good_for, lies_at, paid, people, person, where
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def at_card(button: Button) -> str | None:
    """TW-318 to TW-323: a card in the house, by its kind and space."""
    space = button.it.where
    partner = button.it.who if isinstance(button.it, DigTogether) else ""
    job = button.job
    words = button.say(
        f"live-{button.deed}",
        what=lies_at(button.localizer, button.w, space),
        where=where(button.localizer, space),
        who=person(button.localizer, button.w, button.w.person(partner)) if partner else "",
        tool="no" if job is not None and job.tool < 0 else "yes",
    )
    if twice(button.w, SPACE[space]):
        return button.say("serves", what=words, does=button.say("dug-twice"))
    words = button.say("serves", what=words, does=finds(button.localizer, button.w, space))
    rooms = [SPACES[room].upper() for room in behind(button.w, SPACE[space])]
    return button.say("opens", what=words, rooms=button.localizer.listed(rooms)) if rooms else words


def twice(w: City, space: int) -> bool:
    """TW-325: is it certain that Remnants lie under this Rubble, so that the first dig brings nothing?"""
    return w.house[space] == RUBBLE and all(card.remnants for card in may_lie(w, space))


def finds(localizer: "Localizer", w: City, space: str) -> str:
    """TW-318, TW-324: what clearing a slot brings, as far as it can be known: exactly that, or a number of several things, the
    most likely ones first."""
    loots = [card.loot for card in may_lie(w, SPACE[space])]
    if not loots:
        return localizer.say("finds-nothing")
    if all(loot == loots[0] for loot in loots):
        return amounts(localizer, loots[0])
    found = Counter[str]()
    for loot in loots:
        found.update(loot)
    things = [localizer.noun(item, 2) for item, _ in found.most_common()]
    pieces = [sum(loot.values()) for loot in loots]
    low, high = min(pieces), max(pieces)
    span = localizer.say("range-one" if low == high else "range-to", low=low, high=high)
    return localizer.say("finds-some", n=high, span=span, things=localizer.listed(things))


def behind(w: City, space: int) -> list[int]:
    """TW-035: the spaces that can be reached once a slot is cleared, and cannot yet."""
    cleared = [EMPTY if at == space else kind for at, kind in enumerate(w.house)]
    opened = accessible(cleared) & ~w.reach
    return [room for room in range(len(SPACES)) if opened >> room & 1]


def in_a_row(localizer: "Localizer", w: City, option: Option) -> tuple[str, str] | None:
    """TW-319, TW-329, TW-331: heaps of one kind differ only in where they lie, and Fittings are all moved or taken down alike."""
    match option.spec:
        case Place("move" | "demolish" as deed, space):
            return localizer.say(f"row-{deed}"), f"{lies_at(localizer, w, space)} ({space.upper()})"
        case Place("search", space):
            what = localizer.say("row-search", what=lies_at(localizer, w, space), finds=finds(localizer, w, space))
            return what, where(localizer, space)
    return None


def work(button: Button) -> str | None:
    """TW-317: a Fitting, and what can be done there; its price, where the card's own words do not say it."""
    space, bare, extra = button.it.where, button.it.what, button.it.by
    kind = button.w.house[SPACE[space]]
    if kind < FITTING:
        return None
    fitting = button.w.content.cards[kind - FITTING]
    job = button.job
    if fuel := fuel_of(bare):
        does = heat(button, kind - FITTING, *fuel)
    else:
        does = button.localizer.name(f"{fitting.key}/work/{bare}") or button.localizer.noun(bare)
    pays = paid(button.localizer, job.paid) if job is not None and extra and not fuel else ""
    if extra:
        helper = button.localizer.noun({"flour": "sack-of-flour", "coal": "sack-of-coal"}[extra])
        does = button.say("with-help", what=does, help=helper)
    words = button.say("live-use", fitting=button.localizer.noun(fitting.key), code=space.upper(), does=does)
    words = button.say("priced", what=words, price=pays) if pays else words
    brief = f"good-for-{fitting.id}-{bare}"
    return button.say("serves", what=words, does=button.say(brief)) if button.localizer.has(brief) else words


def heat(button: Button, card: int, wood: int, book: int) -> str:
    """TW-1734: what is burnt, and to what it brings the Cold."""
    fuel, cold, job = button.w.fitting(card).fuel, button.w.cold, button.job
    warmth = fuel.wood * wood + fuel.book * book if fuel is not None else 0
    if job is not None and "sack-of-coal" in job.extra.split():
        warmth += button.w.rules.coal_warms
    burnt = (
        paid(button.localizer, job.paid) if job is not None else amounts(button.localizer, {"wood": wood, "book": book})
    )
    return button.say("live-heat", what=burnt, now=cold, then=max(0, cold - warmth), off=min(cold, warmth))


def build(button: Button) -> str | None:
    """TW-326: a Fitting with its price, and what makes it cheaper."""
    key = f"fitting/{button.it.what}"
    job = button.job
    words = button.say("live-build", what=button.localizer.noun(key))
    for name in filter(None, button.it.by.split("+")):
        words = button.say("with-help", what=words, help=button.localizer.noun(name))
    cost = getattr(button.localizer.card(key), "cost", {})
    pays = paid(button.localizer, job.paid) if job is not None else amounts(button.localizer, cost)
    return button.say("serves", what=button.say("priced", what=words, price=pays), does=good_for(button.localizer, key))


def shift(button: Button) -> str | None:
    """TW-329, TW-331: which Fitting, and where it is."""
    space = button.it.where
    return button.say(
        f"live-{button.deed}", what=lies_at(button.localizer, button.w, space), where=where(button.localizer, space)
    )


def slot(button: Button) -> str | None:
    """TW-328: an empty slot; and how many others beside it are free, where something else must stand next to it."""
    space = button.it.where
    question = button.question
    if not isinstance(question, ChooseSlot) or not neighbours(button.w, button.w.fitting(question.card(button.w))):
        return where(button.localizer, space)
    free = free_beside(button.w, SPACE[space])
    return button.say("live-slot", where=where(button.localizer, space), n=len(free))


def sort(button: Button) -> str | None:
    """TW-316."""
    it = button.follows(Sorted)
    return amounts(button.localizer, {"wood": it.wood, "component": it.components}) if it is not None else None


def fitting(button: Button) -> str | None:
    return button.say(
        "live-fitting",
        what=lies_at(button.localizer, button.w, button.it.where),
        where=where(button.localizer, button.it.where),
    )


def idea(button: Button) -> str | None:
    """TW-313: a Fitting with its price, beside what it must stand, and what it is good for."""
    key = button.it.card
    card = button.localizer.card(key)
    what = button.localizer.noun(key)
    known = [button.w.content.keys[other] for zone in ("fittings", "built") for other in button.w.zones[zone].top]
    what = button.say("one-more", what=what) if what in [button.localizer.noun(other) for other in known] else what
    words = button.say("priced", what=what, price=amounts(button.localizer, getattr(card, "cost", {})))
    if beside := getattr(card, "next_to", ""):
        words = button.say("only-beside", what=words, beside=button.localizer.noun(f"fitting/{beside}"))
    return button.say("serves", what=words, does=good_for(button.localizer, key))


def rummagers(button: Button) -> str | None:
    """TW-315: everybody who has nothing to do yet."""
    who = [step.job.person for step in button.option.then if isinstance(step, Assigned)]
    return button.say("live-rummage-all", who=people(button.localizer, button.w, who))


def music(button: Button) -> str | None:
    """TW-1715: for one, or with a Guitar for all."""
    return button.say("live-music", all="yes" if button.w.storage[ITEM["guitar"]] else "no")


def first(button: Button) -> str | None:
    """TW-307: whose assignment comes first."""
    return button.say("live-first", who=button.name(button.it.who))


# --- prompts ----------------------------------------------------------------------------------------------------


def assign(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-402, TW-404, TW-1006: people who may be lost at Dusk are named as long as something can be done about it. In each turn
    the first question shows Water and Cold too (TW-401, TW-1801)."""
    last = [p for p in w.here() if w.level(p, HUNGER) == WORST - 1 and not w.has_eaten(p)]
    dry = w.storage[WATER] < len(w.here())
    near = [p for p in w.here() if dry and WORST - 1 in (w.level(p, HUNGER), w.level(p, MISERY)) and p not in last]
    words = {"starving": people(localizer, w, last), "starving-n": len(last)}
    words |= {"thirsty": people(localizer, w, near), "thirsty-n": len(near)}
    first = not w.idle
    water, need = w.storage[WATER], len(w.here())
    short = {
        "water": water,
        "need": need,
        "short": "no" if not dry or not first or near else "yes" if water else "none",
    }
    words |= {**short, "cold": freezing(w) if first else 0}
    return {"who": person(localizer, w, effect.next(w)), "turn": w.turn, **words}


def slot_prompt(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-328: the place matters for what must stand beside it."""
    card = w.fitting(effect.card(w))
    return {"what": localizer.noun(card.key), **room(localizer, w, card)}


def serve(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"served": people(localizer, w, effect.served), "served-is": "some" if effect.served else "none"}


def arrival(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"states": ", ".join([f"{localizer.noun(name)} {n}" for name, n in effect.states.items()])}


def door(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    out = [person(localizer, w, job.person) for job in w.jobs if job.what == "outside"]
    return {"door": localizer.listed(out), "out": "yes" if out else "no"}


def crack(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"off": "yes" if effect.off else "no"}


def room(localizer: "Localizer", w: City, card: Fitting) -> dict[str, str]:
    """TW-328: what must stand beside this Fitting, and whether it could; or for what else room should be left."""
    beside = [localizer.noun(other.key) for other in neighbours(w, card)]
    if beside:
        free = any(free_beside(w, space) for space in empty_slots(w, card.next_to))
        return {"beside": localizer.listed(beside), "beside-is": "some" if free else "full"}
    if card.next_to:
        return {"beside": "", "beside-is": "tied"}
    known = [w.fitting(other) for other in w.zones["fittings"].top]
    pairs = [
        (localizer.noun(other.key), localizer.noun(f"fitting/{other.next_to}")) for other in known if other.next_to
    ]
    told = [localizer.say("only-beside", what=what, beside=base) for what, base in pairs]
    return {"beside": "; ".join(told), "beside-is": "others" if told else "none"}


LABELS: dict[str, Live] = {
    "first": first,
    "search": at_card,
    "dig": at_card,
    "dig-with": at_card,
    "pick": at_card,
    "unlock": at_card,
    "saw": at_card,
    "assign-use": work,
    "build": build,
    "move": shift,
    "demolish": shift,
    "idea": idea,
    "sort-wood": sort,
    "slot": slot,
    "music": music,
    "rummage-all": rummagers,
    "fitting": fitting,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    Assign: assign,
    ChooseSlot: slot_prompt,
    Serve: serve,
    Arrival: arrival,
    ResolveTurn: door,
    PickCrack: crack,
}
