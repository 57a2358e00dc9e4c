"""How answers are written: every key that the rules write is known by its facts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import Chooser
from holdfast.games.this_war.display.options import READER, USES
from holdfast.games.this_war.flow.evening import TASKS
from holdfast.games.this_war.options import Word
from holdfast.games.this_war.rules import FAMILIES, IDS
from holdfast.games.this_war.vocabulary import CHARACTERS

WRITERS = ("add", "closed", "option", "do")
"""Functions that are called with an option or its key."""


def words_in_the_rules() -> Iterator[str]:
    """Every option of a single word that a module of the game writes as a literal."""
    for file in sorted(Path(DEFINITION.folder).rglob("*.py")):
        if file.parent.name in ("text", "display", "bot", "card_text") or file.name == "text.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for argument in node.args[:3] if name in WRITERS else ():
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def test_every_option_of_a_single_word_is_a_word_of_the_rules() -> None:
    found = set(words_in_the_rules())
    assert len(found) > 50
    assert [word for word in found if not isinstance(READER.spec(word), Word)] == []


@pytest.mark.parametrize("task", TASKS)
def test_tasks_of_the_evening_are_deeds(task: str) -> None:
    assert READER.read(task).deed == task


def test_choices_of_all_cards_are_read() -> None:
    """TW-1203."""
    words = {c.key for card in DEFINITION.content().unique if isinstance(card, Chooser) for c in card.choices}
    assert len(words) > 150
    for word in words:
        assert READER.read(word).deed


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("build:radio+tool-box+carpenter", Facts("build", "radio", by="tool-box+carpenter")),
        ("build:bed", Facts("build", "bed")),
        ("use:g3:cook+flour", Facts("use", "cook", "g3", by="flour")),
        ("use:u1:heat-3-0", Facts("use", "heat-3-0", "u1")),
        ("use:half-rations", Facts("use-kept", "half-rations")),
        ("dig-with:c2:anton", Facts("dig-with", where="c2", who=2)),
        ("eat:arica:raw-food", Facts("eat", "raw-food", who=0)),
        ("eat:raw-food", Facts("eat", "raw-food")),
        ("drink", Facts("drink")),
        ("drink:zlata:moonshine", Facts("drink-up", "moonshine", who=11)),
        ("leave", Facts("leave")),
        ("leave:broken-pistol", Facts("leave-behind", "broken-pistol")),
        ("go", Facts("set-out")),
        ("go:far", Facts("go", where="far")),
        ("off-wounds:2", Facts("off-wounds", n=2)),
        ("chimney-pot", Facts("choose", "chimney-pot")),
    ],
)
def test_facts_that_are_written_in_a_key(key: str, facts: Facts) -> None:
    assert READER.read(key) == facts


@pytest.mark.parametrize("key", ["chimney:g3", "eat:arica:raw-food:now", "off-wounds:two", "Rest", ""])
def test_keys_that_nobody_wrote_are_not_swallowed(key: str) -> None:
    with pytest.raises(UnknownKey):
        READER.read(key)


def test_people_are_numbered_in_the_order_of_their_cards() -> None:
    """TW-1710."""
    assert SHEETS[DEFINITION.content()].id == tuple(CHARACTERS.split())


@pytest.mark.rule("TW-964")
def test_everything_that_is_bartered_is_for_something() -> None:
    sorted_out = [item for items in USES.values() for item in items]
    assert sorted(sorted_out) == sorted([IDS[item] for item in FAMILIES["any-token"]])
