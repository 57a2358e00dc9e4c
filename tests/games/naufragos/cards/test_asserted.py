"""Every card does exactly what the tables of rules-cards.md say, and nothing else."""

from collections.abc import Iterable, Iterator

import msgspec
import pytest

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Question
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.state.world import World
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.cards import Character, Choice, IslandCard
from tests.games.naufragos.cards.expectations import LINES
from tests.games.naufragos.deeds import Line, forbidden, happens, written
from tests.games.naufragos.table import Table


@pytest.mark.parametrize("line", [ln for ln in LINES if not ln.how.startswith("no-")], ids=str)
def test_a_card_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.parametrize("line", [ln for ln in LINES if ln.how.startswith("no-")], ids=str)
def test_a_card_asks_for_what_the_catalogue_says(line: Line) -> None:
    assert forbidden(line) == {line.result}


class Witness(Observer):
    """Everything that was done and everything that was chosen while lines were played."""

    def __init__(self) -> None:
        self.done: list[AnyEffect] = []
        self.chosen: set[str] = set()

    def applied(self, effect: AnyEffect, by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        self.done.append(effect)

    def answered(self, entry: Entry, by: Cause, w: World, forced: bool) -> None:
        self.chosen.add(entry.key)


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


CONTENT = Table().w.content
CARDS = [card for card in CONTENT.unique if isinstance(card, IslandCard)]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_the_lines_of_a_card_leave_no_branch_out(card: IslandCard) -> None:
    """Every effect in the data of a card happened in one of its lines, and every branch was chosen."""
    witness = Witness()
    for line in LINES:
        if line.card == card.key and not line.how.startswith("no-"):
            happens(line, witness)
    for part in inside(card):
        if isinstance(part, Choice):
            assert part.key in witness.chosen, f"nobody chose {part.key}"
        elif not isinstance(part, Question):
            assert part in witness.done, f"{part} never happened"


def test_the_list_of_verified_cards_names_those_whose_effect_is_asserted() -> None:
    """All of them: castaways in test_cards_characters.py, everything else line by line."""
    castaways = {card.key for card in CONTENT.unique if isinstance(card, Character)}
    assert {line.card for line in LINES} == {card.key for card in CARDS}
    listed = (DEFINITION.folder / "verified.txt").read_text(encoding="utf-8").split()
    assert listed == sorted({line.card for line in LINES} | castaways)
    assert len(listed) == 234
    for card in CONTENT.unique:
        assert DEFINITION.card_status(card) == ("verified" if card.key in listed else "implemented")
