"""`verified.txt` names exactly the cards whose effects a test of its own asserts."""

from holdfast.games.this_war import DEFINITION
from tests.games.this_war.cards import test_characters as people
from tests.games.this_war.cards import test_home as home
from tests.games.this_war.cards import test_house as house
from tests.games.this_war.cards import test_outside as outside

NARRATIVE = (
    "a-shared-cigarette", "reading-aloud", "quarrel-settled", "a-song", "old-photograph", "makeshift-splint",
    "hot-stones", "melted-snow", "sleep-ill-watch", "silence", "extra-shift", "half-rations", "careful-steps",
    "hidden-shelf", "a-promise",
)  # fmt: skip
VISITORS = (
    "new-arrival-1", "new-arrival-2", "new-arrival-3", "barterer", "doctor", "gossip", "visitor", "twist-of-fate",
)  # fmt: skip
EXPLORATION = (
    "furniture", "debris", "pantry", "closed-door", "rubble", "bars", "basement-entrance", "open-space", "hideout", "map",
    "twist-of-fate", "creaking-boards", "dead-silence",
)  # fmt: skip
ENDING = ("ceasefire", "last-offensive", "empty-streets")


def asserted() -> set[str]:
    """The cards in the tables of the tests beside this one, and those that its tests name one by one."""
    characters = {name for name, _ in people.HABITS} | {name for name, *_ in people.CASES}
    by_deck = {
        "character": characters,
        "fitting": set(house.COSTS),
        "shelter": set(house.LOOT),
        "location": set(outside.PLACES),
        "exploration": set(EXPLORATION),
        "findings": {f"findings-{n}" for n in range(1, len(outside.ROWS) + 1)},
        "resident": set(outside.RESIDENTS),
        "night-raid": set(home.RAIDS),
        "visitor": set(VISITORS),
        "event": set(home.COLD) - set(ENDING),
        "ending-event": set(ENDING),
        "chapter": {"chapter-1", "chapter-2", "chapter-3"},
        "objective": {*home.REWARDS, "see-it-through"},
        "narrative-action": set(NARRATIVE),
        "fate": {f"fate-{n}" for n in range(1, 8)},
        "colour": {"red", "blue", "green", "yellow", "white"},
    }
    return {f"{deck}/{id}" for deck, ids in by_deck.items() for id in ids}


def test_every_card_is_asserted_and_verified() -> None:
    cards = {card.key for card in DEFINITION.content().unique if card.deck not in DEFINITION.components.pieces}
    assert asserted() == cards
    for card in DEFINITION.content().unique:
        if card.deck not in DEFINITION.components.pieces:
            assert DEFINITION.card_status(card) == "verified", card.key
