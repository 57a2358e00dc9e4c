"""Labels and prompts about the island and the Camp."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.cards import Event, Tile
from holdfast.games.robinson.flow.production import camp_yield
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS
from holdfast.games.robinson.island.options import AtSpace, OnSpace, Stay
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def at_space(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: AtSpace) -> str:
    """A space, with its tile if it is about the tile."""
    if w is None or it.deed not in ("move-camp", "tile", "shortcut") or w.tile(it.where) is None:
        return localizer.option_label(w, tag, option, it)
    notes = (site(localizer, w, it.where),) if it.deed == "move-camp" else ()
    return localizer.option_label(w, tag, option, it, where=place(localizer, w, it.where, *notes))


def on_space(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: OnSpace) -> str:
    return localizer.option_label(w, tag, option, it, where=localizer.noun(f"{it.where}-{it.what}", w=w))


def stay(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: Stay) -> str:
    if w is None or tag != "move-camp":
        return localizer.option_label(w, tag, option, it)
    return localizer.say("opt-stay-here", what=site(localizer, w, w.camp))


def place(localizer: "Localizer", w: Island, space: str, *notes: str) -> str:
    """A space with its tile: terrain, sources, and notes."""
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


def moving(localizer: "Localizer", w: Island, question: OpenQuestion, it: MoveCamp) -> str:
    """RC-534 to RC-538: whether the Camp moves, and what becomes of its Shelter, Roof and Palisade."""
    if it.forced and question.by.card >= 0:
        card = w.content.cards[question.by.card]
        asked = localizer.say("ask-raided" if raided(w, card) else "ask-driven-out", card=localizer.noun(card.key))
    else:
        asked = localizer.say("ask-move-camp", forced="yes" if it.forced else "no")
    shelter = "built" if w.shelter else "natural" if w.natural_shelter() else "none"
    return f"{asked} {localizer.say('camp-moves', shelter=shelter)}"


def raided(w: Island, card: Card) -> bool:
    """RC-993: is it the raid of the Book icon that drives the Camp away, and not the Event itself?"""
    if w.rules.scenario != "cannibals" or not isinstance(card, Event) or card.icon != "book":
        return False
    return not any(isinstance(effect, MoveCamp) for effect in within(card.event))


LABELS: "dict[type[Any], Label]" = {AtSpace: at_space, OnSpace: on_space, Stay: stay}
PROMPTS: "dict[type[Any], Prompt]" = {MoveCamp: moving}
