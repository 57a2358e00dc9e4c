"""Every card does exactly what the tables of rules-cards.md say, and nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import msgspec
import pytest

from holdfast.core.engine.effect import Effect, Question
from holdfast.core.state.world import World
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.cards import Enemy, Event, Gear, Night, Sun
from holdfast.games.under_our_sun.flow.events import Choice
from tests.games.under_our_sun.cards import expected_enemies, expected_events, expected_items
from tests.games.under_our_sun.deeds import Line, Witness, happens, refused, written
from tests.games.under_our_sun.table import Table

LINES = [*expected_events.LINES, *expected_items.LINES, *expected_enemies.LINES]
DONE = [line for line in LINES if not line.how.startswith("no-")]
FORBIDDEN = [replace(line, how=line.how[3:]) for line in LINES if line.how.startswith("no-")]
CONTENT = Table().w.content
CARDS = [card for card in CONTENT.unique if isinstance(card, Event | Night | Sun | Gear | Enemy)]


def of(*decks: str) -> list[Line]:
    return [line for line in DONE if line.card.partition("/")[0] in decks]


@pytest.mark.rule("US-1151", "US-1153", "US-1231")
@pytest.mark.parametrize("line", of("event"), ids=str)
def test_an_event_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1131", "US-1133", "US-1231")
@pytest.mark.parametrize("line", of("night"), ids=str)
def test_a_night_card_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1141", "US-1142", "US-1231")
@pytest.mark.parametrize("line", of("sun"), ids=str)
def test_a_sun_card_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1161", "US-1165", "US-1166", "US-1167", "US-1231", "US-1232")
@pytest.mark.parametrize("line", of("item"), ids=str)
def test_an_item_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1171", "US-1173", "US-1231", "US-1232")
@pytest.mark.parametrize("line", of("equipment"), ids=str)
def test_equipment_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1181", "US-1182", "US-1183", "US-1184", "US-1231", "US-1232")
@pytest.mark.parametrize("line", of("loot"), ids=str)
def test_loot_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1121", "US-1123", "US-1125", "US-1204", "US-1231")
@pytest.mark.parametrize("line", of("enemy", "mission-and-other"), ids=str)
def test_an_enemy_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.rule("US-1153", "US-1167", "US-1183", "US-1232")
@pytest.mark.parametrize("line", FORBIDDEN, ids=str)
def test_a_card_asks_for_what_the_catalogue_says(line: Line) -> None:
    assert refused(line)


def inside(thing: object) -> Iterator[Effect[World] | Choice]:
    """Every effect and every branch of a decision in a card's data."""
    if isinstance(thing, Effect | Choice):
        yield thing
    if isinstance(thing, msgspec.Struct):
        parts: Iterable[object] = [getattr(thing, name) for name in thing.__struct_fields__]
    else:
        parts = thing.values() if isinstance(thing, dict) else thing if isinstance(thing, tuple) else ()
    for part in parts:
        yield from inside(part)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_the_lines_of_a_card_leave_no_branch_out(card: Event | Night | Sun | Gear | Enemy) -> None:
    """Every effect in the data of a card happened in one of its lines, and every branch was chosen."""
    witness = Witness()
    lines = [line for line in DONE if line.card == card.key]
    assert lines
    for line in lines:
        happens(line, witness)
    for part in inside(card):
        if isinstance(part, Choice):
            assert part.key in witness.chosen, f"nobody chose {part.key}"
        elif not isinstance(part, Question):
            assert part in witness.done, f"{part} never happened"


def test_the_list_of_verified_cards_names_those_whose_effect_is_asserted() -> None:
    """Line by line here; characters in test_characters.py, the rest in test_tables.py and test_missions.py."""
    told = {line.card for line in LINES if not line.card.startswith("mission-and-other")}
    assert told == {card.key for card in CARDS}
    listed = (DEFINITION.folder / "verified.txt").read_text(encoding="utf-8").split()
    assert listed == sorted(card.key for card in CONTENT.unique)
    for card in CONTENT.unique:
        assert DEFINITION.card_status(card) == "verified"
