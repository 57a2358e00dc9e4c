"""Buttons of the Day Actions: cards in the house, Fittings, what they cost."""

from collections import Counter
from typing import TYPE_CHECKING

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions.places import Sorted
from holdfast.games.this_war.house.building import ChooseSlot
from holdfast.games.this_war.house.fittings import COAL_WARMS
from holdfast.games.this_war.house.shelter_cards import may_lie
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, RUBBLE, SPACE, SPACES, accessible
from holdfast.games.this_war.house.standing import free_beside, neighbours
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.nouns import amounts, good_for, lies_at, paid, person, where
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def at_card(button: Button) -> str | None:
    """TW-318 to TW-323: a card in the house, by what it is and where it lies."""
    space = button.rest[0]
    with_ = person(button.localizer, button.w, button.w.person(button.rest[1])) if len(button.rest) > 1 else ""
    job = button.job
    words = button.say(
        f"live-{button.head}",
        what=lies_at(button.localizer, button.w, space),
        where=where(button.localizer, space),
        who=with_,
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
    """TW-318, TW-324: what clearing a slot brings, as far as it can be known: exactly that, or so many of several things, the
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
    head, _, space = option.key.partition(":")
    if head in ("move", "demolish") and space:
        return localizer.say(f"row-{head}"), f"{lies_at(localizer, w, space)} ({space.upper()})"
    if head != "search" or not space:
        return None
    what = localizer.say("row-search", what=lies_at(localizer, w, space), finds=finds(localizer, w, space))
    return what, where(localizer, space)


def work(button: Button) -> str | None:
    """TW-317: a Fitting, and what can be done there; its price, where the card's own words do not say it."""
    space, key = button.rest
    kind = button.w.house[SPACE[space]]
    if kind < FITTING:
        return None
    fitting = button.w.content.cards[kind - FITTING]
    bare, _, extra = key.partition("+")
    job = button.job
    if bare.startswith("heat-"):
        does = heat(button, kind - FITTING, bare)
    else:
        does = button.localizer.name(f"{fitting.key}/work/{bare}") or button.localizer.noun(bare)
    pays = paid(button.localizer, job.paid) if job is not None and extra and not bare.startswith("heat-") else ""
    if extra:
        helper = button.localizer.noun({"flour": "sack-of-flour", "coal": "sack-of-coal"}[extra])
        does = button.say("with-help", what=does, help=helper)
    words = button.say("live-use", fitting=button.localizer.noun(fitting.key), code=space.upper(), does=does)
    words = button.say("priced", what=words, price=pays) if pays else words
    brief = f"good-for-{fitting.id}-{bare}"
    return button.say("serves", what=words, does=button.say(brief)) if button.localizer.has(brief) else words


def heat(button: Button, card: int, key: str) -> str:
    """TW-1734: what is burnt, and to what it brings the Cold."""
    wood, book = int(key[5]), int(key[7])
    fuel, cold, job = button.w.fitting(card).fuel, button.w.cold, button.job
    warmth = fuel.wood * wood + fuel.book * book if fuel is not None else 0
    if job is not None and "sack-of-coal" in job.extra.split():
        warmth += COAL_WARMS
    burnt = (
        paid(button.localizer, job.paid) if job is not None else amounts(button.localizer, {"wood": wood, "book": book})
    )
    return button.say("live-heat", what=burnt, now=cold, then=max(0, cold - warmth), off=min(cold, warmth))


def build(button: Button) -> str | None:
    """TW-326: a Fitting with its price, and what makes it cheaper."""
    id, *helps = button.rest[0].split("+")
    key = f"fitting/{id}"
    job = button.job
    words = button.say("live-build", what=button.localizer.noun(key))
    for name in helps:
        words = button.say("with-help", what=words, help=button.localizer.noun(name))
    cost = getattr(button.localizer.card(key), "cost", {})
    pays = paid(button.localizer, job.paid) if job is not None else amounts(button.localizer, cost)
    return button.say("serves", what=button.say("priced", what=words, price=pays), does=good_for(button.localizer, key))


def shift(button: Button) -> str | None:
    """TW-329, TW-331: which Fitting, and where it stands."""
    space = button.rest[0]
    return button.say(
        f"live-{button.head}", what=lies_at(button.localizer, button.w, space), where=where(button.localizer, space)
    )


def slot(button: Button) -> str | None:
    """TW-328: an empty slot; and how many others beside it are free, where something else must stand next to it."""
    space = button.rest[0]
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
        what=lies_at(button.localizer, button.w, button.rest[0]),
        where=where(button.localizer, button.rest[0]),
    )
