"""The reference of effects for card authors follows from the code and the cards."""

import json
from typing import Annotated, Any, Literal

import msgspec
import pytest
from click.testing import CliRunner, Result
from msgspec import Meta

import holdfast
from holdfast.authoring import effect_docs as handbook
from holdfast.cli import main
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.yaml_positions import YamlSource
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord

games = pytest.mark.parametrize("game", list(holdfast.GAMES))


def run(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], prog_name="holdfast", env={"LANG": "C", "LC_ALL": "C"})


def test_a_sentence_over_two_lines_is_whole() -> None:
    assert handbook.entry(holdfast.definition("robinson"), "draw-mystery").about.endswith(".")


@games
def test_every_example_can_be_written_on_a_card(game: str) -> None:
    kind = holdfast.definition(game)
    hook, content = EffectDecoder(kind.components.registry()), kind.content()
    for entry in handbook.entries(kind):
        if entry.example is None:
            continue
        data = YamlSource("x.yaml", entry.example.written).data
        as_kind = AnyCondition if entry.what == "condition" else AnyEffect
        assert handbook.to_yaml(msgspec.to_builtins(hook(as_kind, data))) == entry.example.written
        assert entry.example.name == content.cards[content.index[entry.example.card]].name


@games
def test_what_is_offered_can_be_read_in_three_languages(game: str) -> None:
    found = handbook.entries(holdfast.definition(game))
    examples = [entry.example for entry in found if entry.example is not None]
    assert len(examples) > 60
    assert not any(entry.own for entry in found if entry.example is not None)
    mute = [one.written for one in examples if not all(one.says[lang] for lang in LANGUAGES)]
    assert len(mute) < len(examples) / 5, mute


class Part(BoundedRecord):
    key: str
    when: AnyCondition | None = None


@pytest.mark.parametrize(
    ("kind", "says"),
    [
        (int, "a number"),
        (Annotated[int, Meta(ge=1, le=6)], "a number from 1 to 6"),
        (bool, "true or false"),
        (Literal["a", "b"], "one of a, b"),
        (Annotated[str, Meta(pattern=r"^(me|all|\d)$")], "one of me, all or a digit"),
        (Annotated[str, Meta(pattern=r"^(me|all|[0-5](\|[0-5])*)$")], "one of me, all"),
        (Annotated[str, Meta(pattern="^[1-6](-[1-6])?$", examples=["4", "1-3"])], "a word such as 4 or 1-3"),
        (Annotated[str, Meta(pattern="^[xyz]+$")], "a word like ^[xyz]+$"),
        (tuple[AnyEffect, ...], "effects"),
        (tuple[tuple[AnyEffect, ...], ...], "a list, each effects"),
        (AnyCondition | None, "a condition or nothing"),
        (dict[str, int], "a mapping, under each word a number"),
        (tuple[str, int], "a row of a word, a number"),
        (tuple[Part, ...], "a list, each a mapping of key (a word), when (a condition or nothing)"),
    ],
)
def test_a_type_in_plain_words(kind: Any, says: str) -> None:
    assert handbook.plainly(kind) == says


@pytest.mark.parametrize(
    ("data", "text"),
    [
        ({"do": "x", "n": -1, "ok": True}, "{do: x, n: -1, ok: true}"),
        (["a b", "1", "true", "yes: no", ""], '[a b, "1", "true", "yes: no", ""]'),
        (None, "null"),
    ],
)
def test_data_as_it_is_written(data: object, text: str) -> None:
    assert handbook.to_yaml(data) == text
    assert YamlSource("x.yaml", f"[{text}]").data == [data]


def test_the_command_for_people_and_for_programs() -> None:
    said = run("effects", "robinson", "wound")
    assert said.exit_code == 0, said.stderr
    assert "who: " in said.stdout
    assert "en: Each player gets 1 Wound." in said.stdout
    assert "it: " in said.stdout
    assert "en: " not in run("effects", "robinson", "wound", "--lang", "it").stdout
    [plain] = json.loads(run("effects", "robinson", "wound", "--json").stdout)
    assert list(plain) == ["name", "what", "about", "fields", "example", "own"]
    assert [field["name"] for field in plain["fields"]] == ["who", "n"]
    assert set(plain["example"]["says"]) == set(LANGUAGES)


def test_the_engines_own_are_listed_when_asked_for() -> None:
    offered = json.loads(run("effects", "robinson", "--json").stdout)
    every = json.loads(run("effects", "robinson", "--all", "--json").stdout)
    assert not any(one["own"] for one in offered)
    assert len(every) > len(offered)
    assert [one for one in every if not one["own"]] == offered


def test_a_slip_of_the_pen_is_told() -> None:
    said = run("effects", "robinson", "wuond")
    assert said.exit_code == 2
    assert "robinson has no effect or condition 'wuond'; did you mean 'wound'?" in said.stderr
