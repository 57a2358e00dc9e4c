"""No field of a card takes any word whatever: what a pack misspells is refused, not met in play."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import holdfast
from holdfast.authoring.pack_check import check_pack, new_pack
from holdfast.core.cards.errors import InvalidPack
from holdfast.games.robinson.cards import DECKS
from holdfast.games.robinson.setup.reference_checks import NAMES
from holdfast.games.robinson.vocabulary import registry

DEFINITION = holdfast.definition("robinson")
ENGINE = "made by the engine of what was planned, explored or chosen; no card writes it"
SHARED = "of the common effects, which no card of this game writes"
OPEN: dict[str, str] = {
    "*.id": "ids of cards and skills, made by cards",
    "*.deck": "the file's name",
    "*.source": "where a card comes from",
    "Choice.key": "the word of a button, made by cards",
    "Ballot.*": SHARED,
    "Tally.*": SHARED,
    "Throw.*": SHARED,
    "Due.*": SHARED,
    "EndOf.*": SHARED,
    "Window.*": SHARED,
    "Last.*": SHARED,
    "Over.*": SHARED,
    "Under.*": SHARED,
    "Assign.*": ENGINE,
    "InOrder.slots": ENGINE,
    "BuildExtra.*": ENGINE,
    "ActOn.*": ENGINE,
    "Built.*": ENGINE,
    "HomelyBuilt.*": ENGINE,
    "Join.*": ENGINE,
    "TakeBack.*": ENGINE,
    "Resolve.*": ENGINE,
    "ExploreDone.*": ENGINE,
    "SiteExplored.*": ENGINE,
    "SiteEntered.*": ENGINE,
    "TempleExplored.*": ENGINE,
    "Rescued.*": ENGINE,
    "HuntSite.*": ENGINE,
    "Burning.*": ENGINE,
    "SpecialAction.*": ENGINE,
    "Reclamation.*": ENGINE,
    "MarkerRemoved.*": ENGINE,
    "TokenRemoved.what": ENGINE,
    "RerollSuccess.*": ENGINE,
    "UseSkill.*": ENGINE,
}
"""Fields that may hold any word, and why."""


def bare(kind: inspect.Type) -> bool:
    """Does a type hold a text that is neither one of a list nor of a pattern?"""
    match kind:
        case inspect.StrType():
            return kind.pattern is None
        case inspect.Metadata():
            return bare(kind.type)
        case inspect.VarTupleType() | inspect.ListType() | inspect.CollectionType():
            return bare(kind.item_type)
        case inspect.TupleType():
            return any(bare(item) for item in kind.item_types)
        case inspect.UnionType():
            return any(bare(option) for option in kind.types)
    return False


def structs() -> dict[str, type[Any]]:
    """All that a card or a save may hold, by name: effects, conditions, cards, and what is inside cards."""
    found = {kind.__name__: kind for kind in (*registry().values(), *DECKS.values())}
    for name in ("Price", "Use", "Threat", "Skill", "Sigil"):
        found[name] = getattr(__import__("holdfast.games.robinson.cards", fromlist=[name]), name)
    return found


def test_no_field_takes_any_word() -> None:
    loose = []
    for name, kind in structs().items():
        told = inspect.type_info(kind)
        assert isinstance(told, inspect.StructType)
        for field in told.fields:
            allowed = {f"{name}.*", f"{name}.{field.name}", f"*.{field.name}"} & set(OPEN)
            if bare(field.type) and not allowed and (name, field.name) not in NAMES:
                loose.append(f"{name}.{field.name}")
    assert loose == []


HEAD = """cards:
  mine:
    name: {en: Mine, it: Mia, es: Mía}
    flavour: {en: x, it: x, es: x}
"""


def pack(folder: Path, deck: str, body: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / f"{deck}.yaml").write_text(
        HEAD + "".join(f"    {line}\n" for line in body.splitlines()), encoding="utf-8"
    )
    return folder


@pytest.mark.parametrize(
    ("deck", "body", "line"),
    [
        ("beast", "strength: 3\nextra: [{do: wound, who: everyone}]", 6),
        ("beast", "strength: 3\nextra: [{do: level, track: wepon, n: 1}]", 6),
        ("beast", "strength: 3\nextra: [{do: gain, what: wod}]", 6),
        ("beast", "strength: 3\nextra: [{do: put-token, token: pown, at: build}]", 6),
        ("beast", "strength: 3\nextra: [{do: put-token, token: pawn, at: bild}]", 6),
        ("beast", "strength: 3\nextra: [{do: exhaust, which: nearest}]", 6),
        ("starting-item", "use: {at: [anytime], then: [{do: morale, n: 1}]}", 5),
        ("starting-item", "use: {at: [any], when: {is: level-at-least, track: rof, n: 1}, then: []}", 5),
        ("invention", "terrain: hill\ncost: [{wood: 1}]", 5),
        ("mystery", "type: tresure", 5),
        ("tile", "terrain: hills\nsymbols: [wood, fsh]", 6),
    ],
)
def test_a_wrong_word_is_refused_with_its_place(tmp_path: Path, deck: str, body: str, line: int) -> None:
    with pytest.raises(InvalidPack) as error:
        DEFINITION.content((pack(tmp_path / "pack", deck, body),))
    assert re.match(rf"{deck}\.yaml:{line}:\d+: card 'mine': ", str(error.value))


@pytest.mark.parametrize(
    ("deck", "body", "near"),
    [
        ("invention", "items: [shovl]\ncost: [{wood: 1}]", "'shovel'"),
        ("beast", "strength: 3\nextra: [{do: build-free, items: [rop]}]", "'rope'"),
        ("invention", "type: personal\ncharacter: carpentr", "'carpenter'"),
    ],
)
def test_a_name_that_nothing_bears_is_refused_with_the_nearest(tmp_path: Path, deck: str, body: str, near: str) -> None:
    with pytest.raises(InvalidPack, match=f"{deck}.yaml: card 'mine': .*; did you mean {near}"):
        DEFINITION.content((pack(tmp_path / "pack", deck, body),))


def example(folder: Path, file: str, *changes: tuple[str, str]) -> list[str]:
    """What is wrong with the example pack, changed like this."""
    mine = folder / "mine"
    new_pack(DEFINITION, mine)
    text = (mine / file).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (mine / file).write_text(text, encoding="utf-8")
    return [str(one) for one in check_pack(DEFINITION, mine)]


def test_a_name_that_nothing_bears_is_pointed_at(tmp_path: Path) -> None:
    [wrong] = example(tmp_path, "scenario.yaml", ("item: beacon-fire", "item: beacn-fire"))
    says = "card 'beacon': no invention is called 'beacn-fire'; did you mean 'beacon-fire'?"
    assert wrong == f"scenario.yaml:14:49: {says}"


def test_a_scenario_that_is_unfinished_is_pointed_at(tmp_path: Path) -> None:
    [wrong] = example(tmp_path, "scenario.yaml", ("weather: [[], [], [rain]", "weather: [[], [rain]"))
    assert wrong == "scenario.yaml:10:14: card 'beacon': weather has 5 lists of dice for 6 rounds"


def test_one_mistake_on_a_card_is_not_another_on_a_card_that_names_it(tmp_path: Path) -> None:
    [wrong] = example(tmp_path, "scenario.yaml", ("is: sheltered", "is: shelterd"))
    assert "no condition is called 'shelterd'; did you mean 'sheltered'?" in wrong


def test_a_wrong_who_names_the_words_and_no_pattern(tmp_path: Path) -> None:
    [wrong] = example(tmp_path, "event.yaml", ("who: taker, n: 1", "who: takr, n: 1"))
    assert wrong.endswith("did you mean 'taker'? It is one of taker, bearer, first, each, camp, hit")


def test_the_cards_of_the_box_name_nothing_that_is_not_there() -> None:
    assert DEFINITION.components.strays(DEFINITION.content().cards) == []


def test_what_is_right_is_taken(tmp_path: Path) -> None:
    mine = pack(
        tmp_path / "pack", "beast", "strength: 3\nextra: [{do: wound, who: each}, {do: level, track: weapon, n: 1}]"
    )
    content = DEFINITION.content((mine,))
    assert msgspec.to_builtins(content.cards[content.index["beast/mine"]])["strength"] == 3
