"""How answers are written: every key that the rules write is known by its facts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from holdfast.core.facts import Facts, UnknownKey
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Chooser
from holdfast.games.this_war.display.deeds import DEEDS, USES
from holdfast.games.this_war.flow.evening import TASKS
from holdfast.games.this_war.printed import SHEETS
from holdfast.games.this_war.rules import FAMILIES, IDS
from holdfast.games.this_war.vocabulary import CHARACTERS

WRITERS = ("add", "closed", "Option", "do", "shift", "together")
"""What is called with a key, or with the verb of one."""
PARTS = {"foe": "1", "off-wounds": "2", "raids": "1", "wood": "1", "way": "1", "objective": "1"}
"""What follows where it is no word."""


def written(node: ast.expr) -> str | None:
    """A key as it stands in the source; whatever is filled in is somebody, somewhere or something."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts])
    return None


def keys_in_the_rules() -> Iterator[str]:
    """Every key that a module of the game writes by a literal."""
    for file in sorted(Path(DEFINITION.folder).rglob("*.py")):
        if file.parent.name in ("text", "display", "bot", "log", "labels", "card_text"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for key in [written(argument) for argument in node.args[:3]] if name in WRITERS else ():
                    if key and re.fullmatch(r"[a-z][a-z-]*(:.+)?", key):
                        yield key


def test_every_key_that_the_rules_write_is_a_deed_of_its_own() -> None:
    found = set(keys_in_the_rules())
    assert len(found) > 70
    for key in found:
        head = key.partition(":")[0]
        texts = [key.replace("{}", PARTS.get(head, "arica"))]
        if key == head:
            texts.append(f"{head}:g3")  # a verb that is done somewhere
        if key.count("{}") == 2:
            texts.append(key.replace("{}", "arica", 1).replace("{}", "2"))  # so many of something
        assert any(deed(text) not in ("", "choose") for text in texts), key


def deed(key: str) -> str:
    """The deed of a key, or nothing where it is not read."""
    try:
        return DEEDS.read(key).deed
    except UnknownKey:
        return ""


@pytest.mark.parametrize("task", TASKS)
def test_tasks_of_the_evening_are_deeds(task: str) -> None:
    assert DEEDS.read(task).deed == task


def test_choices_of_all_cards_are_read() -> None:
    """TW-1203."""
    words = {c.key for card in DEFINITION.content().unique if isinstance(card, Chooser) for c in card.choices}
    assert len(words) > 150
    for word in words:
        assert DEEDS.read(word).deed


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
    assert DEEDS.read(key) == facts


@pytest.mark.parametrize("key", ["chimney:g3", "eat:arica:raw-food:now", "off-wounds:two", "Rest", ""])
def test_keys_that_nobody_wrote_are_not_swallowed(key: str) -> None:
    with pytest.raises(UnknownKey):
        DEEDS.read(key)


def test_people_are_numbered_in_the_order_of_their_cards() -> None:
    """TW-1710."""
    assert SHEETS[DEFINITION.content()].id == tuple(CHARACTERS.split())


@pytest.mark.rule("TW-964")
def test_everything_that_is_bartered_is_for_something() -> None:
    sorted_out = [item for items in USES.values() for item in items]
    assert sorted(sorted_out) == sorted([IDS[item] for item in FAMILIES["any-token"]])
