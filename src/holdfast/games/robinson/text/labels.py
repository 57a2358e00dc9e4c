"""What stands on the buttons: planned Actions with their price, things to use with what they do, choices of a card."""

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.menu import Option
from holdfast.games.robinson.actions.gathering import MoreGathered
from holdfast.games.robinson.anytime.skills import UseSkill
from holdfast.games.robinson.cards import Adventure, Tile
from holdfast.games.robinson.flow.action import in_order
from holdfast.games.robinson.flow.event import IntoEventDeck
from holdfast.games.robinson.flow.extra_building import BuildExtra
from holdfast.games.robinson.flow.production import camp_yield
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS, SPACES
from holdfast.games.robinson.people import text as people
from holdfast.games.robinson.planning.options import Begin, JoinAction, ResolveAction, TakeBackAction
from holdfast.games.robinson.planning.plan import THRIFT_COST, Assign
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import card_text, later, sigil_text
from holdfast.games.robinson.text.log.actions import doers
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.text.purpose import item, purpose
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer

USED_FROM = {"use": ("starting-item",), "token": ("discovery",), "treasure": ("mystery",), "item": ("invention",)}
"""Which deck an offer's id belongs to; ids are unique within a deck only (RC-1238)."""
KEPT_FROM = ("exploration-adventure", "gathering-adventure", "building-adventure")
CARDS = {
    "beast": "beast",
    "character": "character",
    "keep": "discovery",
    "put": "tile",
    "tile": "tile",
    "take": "invention",
    "item": "invention",
    "flip": "invention",
    "mark": "invention",
    "discard": "invention",
    "build-free": "invention",
}
"""Which deck the id in an answer's key belongs to."""
READ_OUT = frozenset({"put", "tile", "take", "keep"})
"""Answers that are told with what the card says."""
DOES = frozenset({"build-free", "discard", "flip", "mark", "item"})
"""Answers about an Invention or Item, told with what it does and which cards ask for it."""
AT_TILE = frozenset({"move-camp", "tile", "shortcut"})
"""Answers about a space, told with its tile."""
MOST_TARGETS = 5_000
EXPLAINED = frozenset({"build", "gather"})
"""Actions that say what they are for when somebody may join them: of these no other answer tells it any more."""
OWN = frozenset({"rest", "arrange"})
"""RC-431, RC-435: what several may do in a round, each for themselves."""


def label(localizer: "Localizer", w: Island | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, or nothing where its message says enough."""
    head, *rest = option.key.split(":")
    if tag == "decide":
        return choice(localizer, option, card)
    if head == "stay" and tag == "move-camp" and w is not None:
        return localizer.say("opt-stay-here", what=site(localizer, w, w.camp))
    if head == "in-order" and w is not None:
        order = [whose(localizer, w, *slot.split(":", 1)) or slot for slot in in_order(w)]
        return localizer.say("opt-in-order", actions=localizer.listed(order))
    if head == "skill":
        return skill(localizer, w, rest[0], option)
    if head == "friday-reroll":
        return None
    if option.stay and (head in USED_FROM or head == "kept") and tag != "items-ready":
        return use(localizer, w, head, rest[0], option)
    return answer(localizer, w, tag, option, head, rest)


def answer(
    localizer: "Localizer", w: Island | None, tag: str, option: Option, head: str, rest: list[str]
) -> str | None:
    """An answer that names a card or a person: by its message, with the name said as it should be."""
    if not rest:
        return None
    deck = CARDS.get(head)
    named = deck is not None and (localizer.name(f"{deck}/{rest[0]}") or localizer.name(f"scenario-{deck}/{rest[0]}"))
    if named:
        word = localizer.noun(f"{deck}/{rest[0]}", w=w) if deck == "discovery" else named
    elif w is not None and rest[0] in SPACES and head in AT_TILE and w.tile(rest[0]) is not None:
        notes = (site(localizer, w, rest[0]),) if head == "move-camp" else ()
        word = place(localizer, w, rest[0], *notes)
    else:
        return None
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    more = {name: int(x) if x.isdigit() else x for name, x in zip("bcd", rest[1:], strict=False)}
    said = localizer.say(message, a=word, **more)
    if named and w is not None and option.then and head in DOES and is_item(w, rest[0]):
        return localizer.say("opt-told", what=said, text=item(localizer, w, rest[0]))
    if not named or not option.then or head not in READ_OUT:
        return said
    if w is not None and rest[0].startswith("sigil-"):
        return localizer.say("opt-told", what=said, text=sigil_text(localizer, w.scenario_card(), rest[0][-1]))
    card = localizer.card(f"{deck}/{rest[0]}") or localizer.card(f"scenario-{deck}/{rest[0]}")
    return said if card is None else localizer.say("opt-told", what=said, text=card_text(localizer, card))


def begin(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: Begin) -> str:
    """A target with what it costs, the pawns it takes, and what it is for."""
    said = plan(localizer, w, option, it)
    return for_what(localizer, w, localizer.say(f"plan-{it.hands}", action=said) if it.hands else said, option)


def join(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: JoinAction) -> str:
    pawn = localizer.noun(it.by)
    if w is None or (p := planned(w, it.kind, it.name)) is None:
        return localizer.say("opt-join", action=whose(localizer, w, it.kind, it.name), pawn=pawn)
    does = purpose(localizer, w, option.seat, p) if p.kind in EXPLAINED else ""
    said = localizer.say("opt-join", action=joined(localizer, w, p), pawn=pawn)
    return localizer.say("plan-for", plan=said, does=does) if does else said


def resolve(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: ResolveAction) -> str:
    return localizer.say("opt-resolve", action=whose(localizer, w, it.kind, it.name), pawn="")


def is_item(w: Island, name: str) -> bool:
    return f"invention/{name}" in w.content.index or f"scenario-invention/{name}" in w.content.index


def whose(localizer: "Localizer", w: Island | None, kind: str, name: str) -> str | None:
    """A planned Action; of those that several may do, each for themselves, whose it is."""
    p = planned(w, kind, name) if w is not None and kind in OWN else None
    if p is None:
        return action(localizer, w, kind, name)
    alike = [other for other in w.plan if other.kind == kind and doers(other) == doers(p)] if w is not None else []
    again = f"{p.name}+{alike.index(p) + 1}" if p in alike[1:] else p.name
    return localizer.say("planned-by", action=action(localizer, w, kind, again), who=by_whom(localizer, w, p))


def joined(localizer: "Localizer", w: Island, p: Planned) -> str | None:
    """A planned Action that has room; of several alike, how it is paid and whose it is."""
    alike = [q for q in w.plan if (q.kind, q.name) == (p.kind, p.name)]
    if len(alike) == 1 or p.kind in OWN or any(told_apart(q) == told_apart(p) for q in alike if q is not p):
        return whose(localizer, w, p.kind, p.slot.partition(":")[2])
    said, cost = action(localizer, w, p.kind, p.name), price(localizer, p)
    if cost:
        said = localizer.say("plan", action=said, notes=cost)
    return localizer.say("planned-by", action=said, who=by_whom(localizer, w, p))


def told_apart(p: Planned) -> tuple[str, int, int, int]:
    return doers(p), p.wood, p.fur, p.food


def planned(w: Island, kind: str, name: str) -> Planned | None:
    """What is planned there."""
    slot = f"{kind}:{name}"
    return next((p for p in w.plan if p.slot == slot), None)


def by_whom(localizer: "Localizer", w: Island | None, p: Planned) -> str:
    return localizer.listed([localizer.noun(word, w=w) for word in doers(p).split("|")])


def take_back(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: TakeBackAction) -> str:
    """A planned Action that is given up: whose it is, and what was assigned to it."""
    said = whose(localizer, w, it.kind, it.name)
    if w is None:
        return localizer.say("opt-take-back", action=said, pawn="")
    p = planned(w, it.kind, it.name)
    if p is not None and it.kind not in OWN:
        said = localizer.say("planned-by", action=said, who=by_whom(localizer, w, p))
    back = assigned(localizer, p) if p is not None else ""
    return localizer.say("opt-take-back", action=localizer.say("comes-back", action=said, what=back) if back else said)


def place(localizer: "Localizer", w: Island, space: str, *notes: str) -> str:
    """A space with its tile as it lies there now: terrain, sources, and what else is to be noted."""
    spot = w.spots[space]
    land = w.card(spot.tile, Tile)
    parts = [localizer.noun(land.terrain)]
    for symbol in land.symbols:
        noun = localizer.noun(f"symbol-{symbol}")
        parts.append(localizer.say("spent-source", source=noun) if symbol in spot.exhausted else noun)
    parts += [localizer.noun("natural-shelter")] if land.shelter else []
    return localizer.say("space-tile", space=space, tile=localizer.noun(land.key), text=", ".join((*parts, *notes)))


def produces(localizer: "Localizer", w: Island, space: str) -> str:
    """RC-241: what the Camp would produce there."""
    return localizer.say("would-produce", what=amounts(localizer, camp_yield(w, space)) or localizer.say("board-none"))


def site(localizer: "Localizer", w: Island, space: str) -> str:
    """RC-533: what a Camp there has of it."""
    return f"{produces(localizer, w, space)}; {beside(localizer, w, space)}"


def beside(localizer: "Localizer", w: Island, space: str) -> str:
    """RC-276, RC-533: what would be near the Camp there: sources to gather from, and spaces to explore."""
    near = NEIGHBOURS[space]
    sources = Counter([source for other in near for source in w.sources(other)])
    parts = [
        localizer.say("near-source", source=localizer.noun(f"sign-{source}"), n=n) for source, n in sources.items()
    ]
    if unknown := sum([w.spots[other].tile < 0 and not w.gone & BIT[other] for other in near]):
        parts.append(localizer.say("near-unexplored", n=unknown))
    return localizer.say("would-be-near", what=", ".join(parts) or localizer.say("board-none"))


# --- planning -----------------------------------------------------------------------------------------------------------


def plan(localizer: "Localizer", w: Island | None, option: Option, it: Begin) -> str:
    """A target with what it costs and the pawns it takes; but for Threat Actions, whose card may be another, it is always
    called the same."""
    planned = planned_by(option)
    extra = bool(option.then) and isinstance(option.then[0], BuildExtra)
    if it.kind == "threat":
        return target(localizer, action(localizer, w, it.kind, it.name) or it.name, it.how, planned, extra)
    return always(localizer, it.kind, it.name, it.how, planned, extra)


def planned_by(option: Option) -> Planned | None:
    return next((e.it for e in option.then if isinstance(e, Assign | BuildExtra)), None)


def for_what(localizer: "Localizer", w: Island | None, said: str, option: Option) -> str:
    """An Action with what it is for."""
    it = planned_by(option)
    does = purpose(localizer, w, option.seat, it) if w is not None and it is not None else ""
    return localizer.say("plan-for", plan=said, does=does) if does else said


@lru_cache(MOST_TARGETS)
def always(localizer: "Localizer", kind: str, name: str, how: str, it: Planned | None, extra: bool) -> str:
    return target(localizer, action(localizer, None, kind, name) or name, how, it, extra)


def target(localizer: "Localizer", what: str, how: str, it: Planned | None, extra: bool) -> str:
    how = paid(localizer, it.how if it is not None else how)
    if it is None:
        return localizer.say("plan-how", action=what, how=how) if how else what
    notes = [note for note in (price(localizer, it), how, "" if extra else pawns(localizer, it)) if note]
    return localizer.say("plan", action=what, notes=", ".join(notes)) if notes else what


def price(localizer: "Localizer", p: Planned) -> str:
    return amounts(localizer, {"wood": p.wood, "fur": p.fur, "food": p.food})


def assigned(localizer: "Localizer", p: Planned) -> str:
    """RC-282, RC-621: what comes back with an Action that is given up."""
    tokens = THRIFT_COST * p.how.startswith("thrift")
    return amounts(localizer, {"wood": p.wood, "fur": p.fur, "food": p.food, "determination": tokens})


def paid(localizer: "Localizer", how: str) -> str:
    """How a target is paid or done, where the price alone does not say so."""
    head = how.partition("-")[0]
    if head in ("", "wood", "fur", "food", "mixed"):
        return ""
    if localizer.has(f"how-{head}"):
        return localizer.say(f"how-{head}")
    return localizer.say("how-item", item=localizer.noun(how))


def pawns(localizer: "Localizer", p: Planned) -> str:
    if p.kind in ("rest", "arrange"):
        return ""
    if len(p.pawns) > 1:
        return "" if p.most <= len(p.pawns) else localizer.say("pawns-of", n=len(p.pawns), most=p.most)
    return localizer.say("pawns", least=p.least, most=p.most, sure="yes" if p.least == p.most else "no")


# --- offers and choices ---------------------------------------------------------------------------------------------------


def said(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """What follows, in words; the bookkeeping has none."""
    return localizer.clause([e for e in effects if localizer.has(f"fx-{tag_of(type(e))}")])


def skill(localizer: "Localizer", w: Island | None, skill_id: str, option: Option) -> str:
    seats = [w.character(option.seat).key] if w is not None and w.characters else []
    keys = [*seats, *[f"character/{name}" for name in ("carpenter", "cook", "explorer", "soldier")]]
    name = next((n for key in keys if (n := localizer.name(f"{key}/{skill_id}"))), skill_id)
    cost = next((e.cost for e in option.then if isinstance(e, UseSkill)), 0)
    return localizer.say("opt-skill", name=name, cost=cost, does=said(localizer, option.then))


def use(localizer: "Localizer", w: Island | None, head: str, card_id: str, option: Option) -> str:
    decks = USED_FROM.get(head, KEPT_FROM)
    key = next((f"{deck}/{card_id}" for deck in decks if localizer.name(f"{deck}/{card_id}")), card_id)
    if w is not None and w.acting is not None and any(isinstance(effect, MoreGathered) for effect in option.then):
        what = "wood" if w.acting.name.endswith("-wood") else "food"
        return localizer.say("opt-more-gathered", name=localizer.noun(key, w=w), what=amounts(localizer, {what: 1}))
    message = f"opt-use-{head}" if localizer.has(f"opt-use-{head}") else "opt-use"
    return localizer.say(message, name=localizer.noun(key, w=w), does=said(localizer, option.then))


def choice(localizer: "Localizer", option: Option, card: str) -> str | None:
    """A branch of a card: its own words, if it has any, and what they mean."""
    own = localizer.name(f"{card}/choice/{option.key}")
    if not option.then:
        return own
    if not own:
        return localizer.effects(option.then)
    does, story = said(localizer, option.then), localizer.card(card)
    if isinstance(story, Adventure) and story.later and any(isinstance(e, IntoEventDeck) for e in option.then):
        does = "; ".join(
            filter(None, (said(localizer, without_return(option.then)), later(localizer, story).rstrip(".")))
        )
    return localizer.say("choice", words=own, does=does)


def without_return(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """RC-691: all but that the card comes back, which what it does then tells."""
    return tuple([effect for effect in effects if not isinstance(effect, IntoEventDeck)])


LABELS: "dict[type[Any], Label]" = {
    Begin: begin,
    JoinAction: join,
    TakeBackAction: take_back,
    ResolveAction: resolve,
    **people.LABELS,
}
