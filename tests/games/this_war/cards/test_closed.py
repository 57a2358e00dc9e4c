"""Packs that cannot be wrong in silence: every word a card may write is one of a closed list, or is looked up otherwise."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pytest

from holdfast.authoring.pack_check import check_pack
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war import vocabulary as lexicon
from holdfast.games.this_war.card_lookup import sheets
from holdfast.games.this_war.cards import DECKS, Check, Choice, Fuel, Pick, Select, Story, Trade, Turn, Work
from holdfast.games.this_war.house.spaces import SLOT_SPACES, SPACES
from holdfast.games.this_war.rules import FAMILIES, IDS, STATES

PARTS = (Check, Choice, Fuel, Pick, Select, Story, Trade, Turn, Work)
"""What stands in cards besides effects and conditions."""
FREE = {
    "id": "checked by the reader of packs",
    "name": "the title, in three languages",
    "flavour": "a text, in three languages",
    "mild": "a text, in three languages",
    "label": "a text, in three languages",
    "profession": "a text, in three languages",
    "text": "a text, in three languages",
    "source": "where a card comes from",
    "deck": "the name of its file",
    "key": "a choice or a work is called as its card likes",
    "goto": "a Script, looked up by the words of the card",
    "script": "a Script, looked up by the words of the card",
    "scripts": "Scripts by colour, looked up by the words of the card",
    "talk": "Scripts by colour, looked up by the words of the card",
}
"""Fields of any card, effect or condition that may say anything, and why."""
ENGINE = {
    "ballot.about", "ballot.cast", "ballot.choices", "tally.outcomes", "throw.kind", "window.moment_", "due.moment",
    "end-of.until", "cheer.how", "mend.what", "build-fitting.helps", "heat.coal", "removed.how", "defeat.rule",
}  # fmt: skip
"""Fields that only the engine fills: no card lays these effects."""


def open_words(kind: Any) -> Iterator[str]:
    """Whether a type lets any word through."""
    if kind is str:
        yield "str"
    if get_origin(kind) is Annotated:
        if not any(isinstance(meta, msgspec.Meta) and meta.pattern for meta in kind.__metadata__):
            yield from open_words(kind.__origin__)
        return
    if get_origin(kind) is not None:
        for part in get_args(kind):
            yield from open_words(part)


def fields(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind, include_extras=True)
    return {name: hints[name] for name in kind.__struct_fields__}


def test_no_field_takes_any_word() -> None:
    kinds: dict[str, type[Any]] = {**lexicon.registry(), **DECKS, **{part.__name__: part for part in PARTS}}
    found = {
        f"{name}.{field}"
        for name, kind in kinds.items()
        for field, words in fields(kind).items()
        if [*open_words(words)] and field not in FREE
    }
    named = {"flag-day.name", "present.name", "take-token.name", "token-use.name"}
    assert found == ENGINE
    for field in named:
        tag, _, name = field.partition(".")
        assert not [*open_words(fields(kinds[tag])[name])], f"{field} is no title"


def test_the_lists_are_those_of_the_game() -> None:
    """Where a list of words and the rules say the same, they say the same."""
    content = DEFINITION.content()
    assert tuple(lexicon.ITEMS.split()) == IDS
    assert {*lexicon.ITEMS.split(), *lexicon.KINSHIP.split()} == set(FAMILIES)

    def words(kind: Any) -> set[str]:
        (meta,) = [meta for meta in kind.__metadata__ if isinstance(meta, msgspec.Meta)]
        return set(re.findall(r"[^()^$|]+", str(meta.pattern)))

    assert words(lexicon.CharacterId) == set(sheets(content).id)
    assert words(lexicon.FittingName) == {card.id for card in content.deck("fitting")}
    assert words(lexicon.ColourName) == {card.id for card in content.deck("colour")}
    assert words(lexicon.Stricken) == set(STATES)
    assert words(lexicon.Slot) == {SPACES[space] for space in SLOT_SPACES}


NAMES = "    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"
WRONG = [
    ("event", "    effects: [{do: gain, item: gold}]\n", "gold"),
    ("event", "    effects: [{do: lose, item: wepon}]\n", "wepon"),
    ("event", "    effects: [{do: state, who: everyone, state: misery, n: 1}]\n", "everyone"),
    ("event", "    effects: [{do: state, who: {chosen: 1, of: everybody}, state: misery, n: 1}]\n", "everybody"),
    ("event", "    effects: [{do: state, who: all, state: joy, n: 1}]\n", "joy"),
    ("event", "    effects: [{do: flag-day, name: snow}]\n", "snow"),
    ("event", "    effects: [{do: if, cond: {is: built, fitting: raido}, then: []}]\n", "raido"),
    ("event", "    effects: [{do: if, cond: {is: count, of: people, op: '>=', n: 2}, then: []}]\n", "people"),
    ("visitor", "    effects: [{do: token, name: watchdog, place: yard}]\n", "yard"),
    ("visitor", "    effects: [{do: barter, offer: [purple]}]\n", "purple"),
    (
        "night-raid",
        "    damage: 1\n    wounds: 1\n    after: [{do: remove-character, who: guards, cause: eaten}]\n",
        "eaten",
    ),
    ("narrative-action", "    perk: hiden-shelf\n", "hiden-shelf"),
    ("event", "    effects: [{do: game-over, result: triumph}]\n", "triumph"),
    ("event", "    effects: [{do: roll, rows: {1-11: []}}]\n", "1-11"),
    ("script-people", "    number: 1001\n    tags: [vistor]\n", "vistor"),
    ("script-people", "    number: 1001\n    select: {bind: someone, of: all-present}\n", "someone"),
]


@pytest.mark.rule("TW-1852")
@pytest.mark.parametrize(("deck", "body", "word"), WRONG)
def test_a_wrong_word_is_refused_where_it_stands(tmp_path: Path, deck: str, body: str, word: str) -> None:
    """By file, line and column: the word itself, or at least the place that holds it."""
    text = f"cards:\n  mine:\n{NAMES}{body}"
    (tmp_path / f"{deck}.yaml").write_text(text, encoding="utf-8")
    found = check_pack(DEFINITION, tmp_path)
    assert found
    place = re.match(rf"{deck}\.yaml:(\d+):(\d+): card 'mine': ", found[0])
    assert place, found[0]
    line = text.splitlines()[int(place[1]) - 1]
    assert word in line[int(place[2]) - 1 :], found[0]


@pytest.mark.rule("TW-1852")
@pytest.mark.parametrize(
    ("deck", "body"),
    [
        ("event", "    effects: [{do: open-script, script: evt-shel}]\n"),
        ("event", "    effects: [{do: pending, deck: events, script: evt-shel}]\n"),
        ("event", "    effects: [{do: epilogue, script: evt-shel}]\n"),
        ("event", "    effects: [{do: by-colour, scripts: {red: evt-shel}}]\n"),
        ("event", "    effects: [{do: if, cond: {is: was-read, script: evt-shel}, then: []}]\n"),
        ("event", "    effects: [{do: read-page, script: evt-shel}]\n"),
        ("script-people", "    number: 1001\n    goto: evt-shel\n"),
        ("script-people", "    number: 1001\n    effects: [{do: goto, script: evt-shel}]\n"),
    ],
)
def test_a_script_that_does_not_exist_is_named_with_the_nearest(tmp_path: Path, deck: str, body: str) -> None:
    (tmp_path / f"{deck}.yaml").write_text(f"cards:\n  mine:\n{NAMES}{body}", encoding="utf-8")
    found = check_pack(DEFINITION, tmp_path)
    assert found
    assert "card 'mine'" in found[0]
    assert "no Script is called 'evt-shel'; did you mean 'evt-shell'?" in found[0]
