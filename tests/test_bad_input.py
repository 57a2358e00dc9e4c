"""Whatever a person or a program does wrong with Robinson: one clear message, and the game stands as it stood."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

import holdfast
from holdfast.cli import main
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.engine.game import Game
from holdfast.core.state import save as saves
from holdfast.core.state.save import BadSave

DEFINITION = holdfast.definition("robinson")
BEAST = """\
cards:
  sea-serpent:
    name: {en: Sea Serpent, it: Serpente marino, es: Serpiente marina}
    flavour: {en: Long., it: Lungo., es: Larga.}
    strength: 3
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves and caches of the test's own; every file that a test writes lies in one folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path.parent / "cache"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def run(*args: object, text: str = "") -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="holdfast")


def complaint(*args: object) -> str:
    """What the command line says to a mistake: one line on standard error, nothing else."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("holdfast: ")
    return line


def planning(players: int = 3, seed: int = 1) -> Game:
    """A game in which everybody plans, and seat 0 is the First Player."""
    game = holdfast.new("robinson", players, {"first_player": "1"}, seed)
    random = Random(seed)
    while game.question.tag != "planning":
        game.choose(random.choice(game.question.options))
    return game


# --- a table that cannot be set ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("--players 5", "robinson is for 1 to 4 players, not 5"),
        ("--option scenario=atlantis", "option scenario of robinson is one of castaways, cursed-island"),
        ("--option treasure=on", "robinson has no option 'treasure'; it has language, scenario"),
        ("--option scenario=jenny --option book_cards=12", "book_cards is half or 0 to 8 in jenny, not 12 (RC-752)"),
        ("--players 2 --option first_player=3", "first_player is random or 1 to 2, not 3 (RC-129)"),
        ("--lang la", "there is no language 'la'; there are en, it, es"),
        ("--option starting_items=9", "option starting_items of robinson is one of 2, 0, 1, 3, 4, not '9'"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_table_that_cannot_be_set(command: str, args: str, says: str, tmp_path: Path) -> None:
    if command == "simulate" and "--lang" in args:
        args = "--option language=la"
        says = "option language of robinson is one of en, it, es, not 'la'"
    assert says in complaint(command, "robinson", *args.split())
    assert not (tmp_path / "home").exists(), "nothing was kept"


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"players": 0}, "robinson is for 1 to 4 players, not 0"),
        ({"players": "2"}, "robinson is for 1 to 4 players, not '2'"),
        ({"players": True}, "robinson is for 1 to 4 players, not True"),
        ({"players": 2.5}, "robinson is for 1 to 4 players, not 2.5"),
        ({"options": {"scenario": None}}, "option scenario of robinson is one of castaways.* not 'None'"),
        ({"options": {"dog": True}}, "option dog of robinson is one of off, on, not 'True'"),
        ({"options": {7: "on"}}, "robinson has no option 7; it has language"),
        ({"seed": "seven"}, "a seed is a whole number, not 'seven'"),
        ({"seed": 0.5}, "a seed is a whole number, not 0.5"),
    ],
)
def test_a_program_asks_for_a_table_that_cannot_be_set(wish: dict[str, Any], says: str) -> None:
    with pytest.raises(holdfast.UnknownName, match=f"^{says}"):
        holdfast.new("robinson", **wish)


# --- answers ----------------------------------------------------------------------------------------------------------


def refused(game: Game, answer: Any, seat: int | None = None) -> list[str]:
    """The rules by which an answer is refused; nothing has changed."""
    before, options = game.save(), [option.key for option in game.question.options]
    with pytest.raises(holdfast.Refused, match=r"nothing was changed$") as caught:
        game.choose(answer, seat)
    assert game.save() == before
    assert [option.key for option in game.question.options] == options
    return [block.rule for block in caught.value.blocks]


def test_a_key_that_does_not_exist() -> None:
    assert refused(planning(), "build:submarine", 0) == ["HF-01"]


def test_a_key_that_a_rule_forbids() -> None:
    game = planning()
    game.choose("rest:rest", 0)
    game.choose("rest:rest", 0)
    assert refused(game, "rest:rest", 0) == ["RC-262"]
    assert refused(game, "hunt:beast", 1) == ["RC-321"]


def test_a_seat_that_is_not_there_or_has_answered() -> None:
    game = planning()
    for seat in (-1, 3, 99):
        assert refused(game, "rest:rest", seat) == ["HF-02"]
    game.choose("ready", 1)
    assert refused(game, "ready", 1) == ["HF-02"]


def test_an_answer_that_is_only_another_seats() -> None:
    game = planning(players=2)
    friday = next(option for option in game.question.options_for(0) if option.key.startswith("friday:"))
    assert refused(game, friday.key, 1)
    assert refused(game, msgspec.structs.replace(friday, seat=1))


def test_an_answer_to_the_question_before() -> None:
    game = planning()
    option = game.question.options_for(0)[0]
    for seat in range(3):
        game.choose("ready", seat)
    assert refused(game, option)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(
        holdfast.UnknownName, match=f"there is no seat {seat}; seats are 0 to 2, and None is a spectator"
    ):
        planning().view(seat)


def test_nonsense_typed_at_the_table_changes_nothing(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    nonsense = [
        "fly",
        "99999999999999999999",
        "-1",
        "why",
        "why fly",
        "undo",
        "load nowhere.json",
        "rules",
        "seat 9",
        "🏝",
        "who-nobody",
        "threat:nowhere",
        "why explore:X9",
    ]
    text = "\n".join([f"save {first}", *nonsense, f"save {second}", "quit"])
    said = run("play", "robinson", "--seed", 3, "--option", "starting_items=4", text=text)
    assert (said.exit_code, said.stderr) == (0, "")
    assert "Traceback" not in said.stdout
    assert first.read_bytes() == second.read_bytes()


# --- saves ------------------------------------------------------------------------------------------------------------


def signed(document: dict[str, Any]) -> bytes:
    """A document with a fitting checksum, as a meddling program would write it."""
    world = msgspec.Raw(json.dumps(document["world"]).encode())
    plain = msgspec.convert(document | {"world": world, "sum": ""}, saves.Document)
    return msgspec.json.encode(msgspec.structs.replace(plain, sum=saves._checksum(plain)))


def changed(**world: Any) -> Callable[[bytes], bytes]:
    """A save whose world was changed and whose checksum was made to fit."""

    def change(data: bytes) -> bytes:
        document = json.loads(data)
        return signed(document | {"world": document["world"] | world})

    return change


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda data: data[: len(data) // 2], "or only a part of one; load another copy"),
        (lambda data: data.replace(b'"wood":0', b'"wood":9', 1), "its checksum does not fit"),
        (lambda data: data + b" " * saves.MAX_BYTES, "larger than 16 MiB: it is not a save of Holdfast"),
        (
            lambda data: data.replace(b'"format":1', b'"format":2', 1),
            "made by a newer Holdfast; .* upgrade and load it",
        ),
        (lambda data: signed(json.loads(data) | {"players": 7}), "robinson is for 1 to 4 players, not 7"),
        (lambda data: signed(json.loads(data) | {"players": 2}), "3 seats are not 2"),
        (changed(wounds=[-1, 0, 0, 0, 0, 0]), "not a legal one .a number is below zero.; load another copy"),
        (changed(stack=[[{"do": "launch-rocket"}, {}]]), "no effect is called 'launch-rocket'"),
        (changed(stack=[]), "cannot be played .*ran out before the game was over.*; load another copy"),
        (changed(camp="Z9"), "not a legal one .the island has other spaces than the board.; load another copy"),
        (changed(zones={}), "load another copy"),
        (changed(morale="high"), r"cannot be read .*Expected `int`, got `str`.*; load another copy"),
    ],
    ids=[
        "half",
        "altered",
        "oversized",
        "newer",
        "players",
        "seats",
        "negative",
        "effect",
        "stack",
        "camp",
        "zones",
        "type",
    ],
)
def test_a_save_that_cannot_be_opened(damage: Callable[[bytes], bytes], says: str, tmp_path: Path) -> None:
    data = damage(planning().save())
    with pytest.raises((BadSave, holdfast.UnknownName), match=says):
        holdfast.load(data)
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    for command in (("replay", file), ("why", file, "ready"), ("play", "robinson", "--load", file)):
        assert "bad.json: " in complaint(*command)
    assert file.read_bytes() == data
    assert not (tmp_path / "home").exists(), "the game that was kept before is not written over"


def test_a_bad_save_does_not_end_the_game_at_the_table(tmp_path: Path) -> None:
    bad, before, after = (tmp_path / name for name in ("bad.json", "before.json", "after.json"))
    bad.write_bytes(planning().save()[:-100])
    said = run("play", "robinson", "--seed", 3, text=f"save {before}\nload {bad}\nsave {after}\nquit\n")
    assert (said.exit_code, said.stderr) == (0, "")
    assert "bad.json: this file is not a save of Holdfast" in said.stdout
    assert before.read_bytes() == after.read_bytes()


# --- packs ------------------------------------------------------------------------------------------------------------


def bomb() -> str:
    lines = ["a0: &a0 [x, x]", *(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]" for i in range(1, 30))]
    return "\n".join(lines)


PACKS = [
    (BEAST.replace("strength: 3", "strenght: 3"), "beast.yaml:5:5: card 'sea-serpent': .* did you mean 'strength'"),
    (BEAST.replace("strength: 3", "strength: big"), "beast.yaml:5:15: card 'sea-serpent': expected `int`, got `str`"),
    (BEAST + "    extra: [{do: wuond}]\n", "beast.yaml:6:13: .*no effect is called 'wuond'; did you mean 'wound'"),
    (BEAST + "    extra: [{do: if, cond: {is: sunny}}]\n", "beast.yaml:6:28: .*no condition is called 'sunny'"),
    (BEAST.replace("sea-serpent", "tiger"), "beast.yaml:2:3: card 'tiger': stands in this deck already"),
    (BEAST + BEAST[7:], "beast.yaml:6:3: 'sea-serpent' stands here twice"),
    (BEAST.replace(", es: Serpiente marina", ""), "beast.yaml:3:11: card 'sea-serpent': no name in es"),
    (BEAST + f"    extra: {'[' * 40}\n", "beast.yaml:6:.*: nested deeper than 24 levels"),
    (bomb(), "beast.yaml:2:10: aliases are not allowed in a pack"),
    ("cards: [", "beast.yaml:.*"),
]
NAMES = ["field", "type", "effect", "condition", "built-in", "twice", "text", "deep", "bomb", "yaml"]


@pytest.mark.parametrize(("text", "says"), PACKS, ids=NAMES)
def test_a_pack_with_a_mistake(text: str, says: str, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "beast.yaml").write_text(text)
    with pytest.raises(InvalidPack, match=f"^{says}"):
        holdfast.new("robinson", packs=[pack])
    checked = run("check", pack)
    assert (checked.exit_code, checked.stdout) == (1, "")
    [line] = checked.stderr.splitlines()
    assert line.startswith("beast.yaml:")
    for command in (("play", "robinson"), ("simulate", "robinson"), ("cards", "robinson")):
        assert "beast.yaml:" in complaint(*command, "--pack", pack)
    assert (pack / "beast.yaml").read_text() == text


def test_the_pack_without_the_mistakes_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "beast.yaml").write_text(BEAST)
    game = holdfast.new("robinson", packs=[tmp_path])
    assert game.world.size("beast") == holdfast.new("robinson").world.size("beast") + 1
