"""The command line as a person and a program use it; what is wrong is one line on standard error."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import holdfast
from holdfast.cli import main
from holdfast.server.notifications.webhook import WebhookRules
from tests.tiny import DEFINITION

ROOT = Path(__file__).parents[2]
START = "import holdfast; holdfast.GAMES['tiny'] = 'tests.tiny'; from holdfast.cli import main; main()"


def run(*args: object, text: str = "") -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], input=text, prog_name="holdfast")


def read(*args: object) -> Any:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Nobody has any wood left."""
    game = DEFINITION.new(2, {"language": "en"}, seed=5)
    game.world.wood = 0
    for seat in (0, 1):
        game.choose("ready", seat)
    file = tmp_path / "game.json"
    file.write_bytes(game.save())
    return file


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    assert run("new-pack", "tiny", folder).exit_code == 0
    return folder


# --- wrong in every way ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "says"),
    [
        ("plya", "No such command 'plya'"),
        ("play chess", "no game 'chess'; there are"),
        ("play tiny --players 9", "for 1 to 3 players, not 9"),
        ("play tiny --players 0", "for 1 to 3 players, not 0"),
        ("play tiny --players two", "'two' is not a valid integer"),
        ("play tiny --option moon=full", "has no option 'moon'; it has language"),
        ("play tiny --option doors=9", "option doors of tiny is one of 0, 1"),
        ("play tiny --option doors", "NAME=VALUE, not 'doors'"),
        ("play tiny --option doors=1 --option doors=2", "given twice"),
        ("play tiny --lang de", "no language 'de'; there are en, it, es"),
        ("play tiny --option language=de", "option language"),
        ("play tiny --seat-bots 2=random", "no seat 2 in a game of 1"),
        ("play tiny --seat-bots 1=clever", "no bot 'clever'"),
        ("play tiny --load nowhere.json", "nowhere.json cannot be read"),
        ("play tiny --load x --players 2", "leave them out with --load"),
        ("play tiny --pack nowhere", "nowhere is not a folder"),
        ("play tiny --loud", "No such option"),
        ("rules", "Missing argument"),
        ("rules TY-99", "no rule TY-99; did you mean"),
        ("rules unicorn --game tiny", "no rule has words like 'unicorn'"),
        ("rules wood --game chess", "no game 'chess'"),
        ("cards chess", "no game 'chess'"),
        ("cards tiny --deck fate", "no deck 'fate'; it has weather"),
        ("cards tiny --lang de", "no language 'de'"),
        ("why nowhere.json build", "nowhere.json cannot be read"),
        ("replay nowhere.json", "nowhere.json cannot be read"),
        ("simulate chess", "no game 'chess'"),
        ("simulate tiny --players 1-9", "for 1 to 3 players, not 1-9"),
        ("simulate tiny --players 3-1", "for 1 to 3 players, not 3-1"),
        ("simulate tiny --players some", "like 2, 1-4 or 1,3-4, not 'some'"),
        ("simulate tiny --games 0", "'--games'"),
        ("simulate tiny --bot clever", "no bot 'clever'"),
        ("simulate tiny --option sea=rough --players 1", "only rough for two"),
        ("new-pack chess here", "no game 'chess'"),
        ("check here --game chess", "no game 'chess'"),
    ],
)
def test_a_mistake_is_one_line_on_standard_error(
    args: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(holdfast, "GAMES", {"tiny": "tests.tiny"})
    result = run(*args.split())
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    assert line.startswith("holdfast: ")
    assert says in line
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["why {} build", "replay {}", "play tiny --load {}"])
@pytest.mark.parametrize("damage", [b"", b"{}", b'{"format": 99}', b"\x00\xff"])
def test_a_bad_save_is_named(command: str, damage: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(damage)
    result = run(*command.format(file).split())
    assert (result.exit_code, result.stdout) == (2, "")
    [line] = result.stderr.splitlines()
    assert "bad.json: this" in line


def test_a_save_of_another_game_is_not_played_as_this_one(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other: Any = type("Other", (), {"name": "other"})()
    known = holdfast.definition
    monkeypatch.setattr(holdfast, "definition", lambda name: other if name == "other" else known(name))
    result = run("play", "other", "--load", save)
    assert result.exit_code == 2
    assert "is a game of tiny, not of other" in result.stderr


# --- looking things up ---------------------------------------------------------------------------------------------------


def test_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holdfast, "GAMES", {"tiny": "tests.tiny"})
    [tiny] = read("games")
    assert tiny["players"] == [1, 2, 3]
    assert tiny["options"]["sea"] == ["calm", "rough"]
    assert "  sea = calm, rough" in run("games").stdout


def test_games_that_can_be_played_with_a_pack(tmp_path: Path) -> None:
    run("new-pack", "robinson", tmp_path / "mine")
    [robinson] = read("games", "--pack", tmp_path / "mine")
    assert robinson["name"] == "robinson"
    assert robinson["options"]["scenario"][-1] == "beacon"
    assert "beacon" not in run("games").stdout
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "chess.yaml").write_text("cards: {}")
    refused = run("games", "--pack", tmp_path / "other")
    assert refused.exit_code == 2
    assert "has no deck 'chess'" in refused.stderr


def test_rules_by_id_and_by_words() -> None:
    assert "TY-01 (Turns)\n  Building takes one wood." in run("rules", "ty-01", "--game", "tiny").stdout
    assert [rule["id"] for rule in read("rules", "the", "raft", "--game", "tiny")] == ["TY-03"]


def test_a_rule_with_a_table() -> None:
    said = run("rules", "afloat", "--game", "tiny").stdout
    assert "  Planks  The boat\n  ──────  ─────────────────\n  0–2     lies on the beach\n  3       is afloat" in said
    [rule] = read("rules", "TY-02", "--game", "tiny")
    assert rule["table"] == [["Planks", "The boat"], ["0–2", "lies on the beach"], ["3", "is afloat (TY-03)"]]


def test_rules_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "TY-01 (I turni)\n  Per costruire serve" in run("rules", "ty-01", "--game", "tiny", "--lang", "it").stdout
    assert [rule["id"] for rule in read("rules", "COSI", "--game", "tiny", "--lang", "it")] == ["TY-01"]
    [missing] = read("rules", "TY-03", "--game", "tiny", "--lang", "it")
    assert (missing["chapter"], missing["lang"]) == ("La fine", "en")
    assert "(Turns)" in run("rules", "TY-01", "--game", "tiny", "--lang", "es").stdout
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "(I turni)" in run("rules", "TY-01", "--game", "tiny").stdout
    assert run("rules", "TY-01", "--lang", "xx").exit_code == 2


def test_cards_as_a_program_reads_them() -> None:
    storm = next(card for card in read("cards", "tiny") if card["id"] == "storm")
    assert list(storm) == ["game", "deck", "id", "count", "status", "source", "names", "text"]
    assert (storm["game"], storm["deck"], storm["count"], storm["source"]) == ("tiny", "weather", 2, "original")
    assert storm["names"] == {"en": "Storm", "it": "Tempesta", "es": "Tormenta"}
    assert storm["text"]["it"] == "La legna cambia di -1."


def test_cards_as_a_person_reads_them() -> None:
    said = run("cards", "tiny", "--deck", "weather", "--lang", "es").stdout
    assert "Tormenta ×2 [weather/storm, original, implemented]\n  La madera cambia en -1." in said


def test_the_language_of_the_computer_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Tempesta" in run("cards", "tiny").stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Storm" in run("cards", "tiny").stdout


# --- saved games -----------------------------------------------------------------------------------------------------------


def test_why(save: Path) -> None:
    said = run("why", save, "build")
    assert said.exit_code == 0
    assert said.stdout == "There is no wood; building takes 1 (TY-01)\nTY-01: Building takes one wood.\n"
    assert "No hay madera" in run("why", save, "build", "--lang", "es").stdout
    plain = read("why", save, "build", "--seat", "1")
    assert (plain["legal"], plain["blocks"][0]["rule"]) == (False, "TY-01")
    assert read("why", save, "fish")["legal"]


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nonsense"], "no option “nonsense”"),
        (["build", "--seat", "2"], "Seat 2 is not asked"),
        (["build", "--seat", "7"], "no seat 7"),
        (["build", "--seat", "0"], "no seat 0"),
    ],
)
def test_why_of_what_is_not_there(save: Path, args: list[str], says: str) -> None:
    result = run("why", save, *args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert says in result.stderr


def test_replay(save: Path) -> None:
    assert run("replay", save).stdout.splitlines()[0] == "Round 1 begins."
    assert "Comincia il turno 1." in run("replay", save, "--lang", "it").stdout
    plain = read("replay", save)
    assert (plain["game"], plain["answers"], plain["outcome"]) == ("tiny", 2, None)
    assert plain["log"][-1] == "The sailor: Ready."


def test_replay_tells_the_end(tmp_path: Path) -> None:
    game = DEFINITION.new(1, {"doors": "2"}, seed=1)
    game.choose("ready")
    game.choose("door:2")
    (tmp_path / "won.json").write_bytes(game.save())
    said = run("replay", tmp_path / "won.json").stdout
    assert said.endswith("The game is won.\nThe raft reaches home.\nScore: 0\n")
    assert said.count("The raft reaches home.") == 1
    assert "TY-02" not in said, "the rule is a code: `--json` has it"
    assert "La partita è vinta." in run("replay", tmp_path / "won.json", "--lang", "it").stdout
    assert read("replay", tmp_path / "won.json")["outcome"]["rule"] == "TY-02"


def test_a_save_of_other_cards_comes_with_a_warning(save: Path, pack: Path) -> None:
    result = run("replay", save, "--pack", pack)
    assert result.exit_code == 0
    assert "the cards have changed since; 2 of 2 answers still fit" in result.stderr


# --- packs ----------------------------------------------------------------------------------------------------------------------


def test_a_new_pack_is_right_and_can_be_played_with(pack: Path) -> None:
    checked = run("check", pack, "--game", "tiny")
    assert checked.exit_code == 0, checked.stderr
    assert "no mistakes" in checked.stdout
    assert "Rainbow" in run("cards", "tiny", "--pack", pack).stdout
    assert "Round: 1" in run("play", "tiny", "--pack", pack).stdout


def test_a_new_pack_never_writes_over_anything(pack: Path) -> None:
    before = (pack / "weather.yaml").read_text()
    result = run("new-pack", "tiny", pack)
    assert result.exit_code == 2
    assert "not empty; name a new folder. Nothing was written" in result.stderr
    assert (pack / "weather.yaml").read_text() == before


def test_a_game_without_an_example_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DEFINITION, "folder", tmp_path)
    result = run("new-pack", "tiny", tmp_path / "mine")
    assert result.exit_code == 2
    assert "no example pack to start from; nothing was written" in result.stderr


def test_check_reports_every_mistake_of_every_file(pack: Path) -> None:
    card = (pack / "weather.yaml").read_text()
    more = card.partition("rainbow:")[2].replace("do: wood", "do: wood, m: 1").replace("n: 2", "n: two")
    (pack / "weather.yaml").write_text(card.replace("do: wood", "do: wod") + f"  hail:{more}  storm: 5\n")
    (pack / "wether.yaml").write_text(card)
    result = run("check", pack, "--game", "tiny")
    assert (result.exit_code, result.stdout) == (1, "")
    first, second, third, fourth, fifth, last = result.stderr.splitlines()
    assert first.startswith("weather.yaml:6:")
    assert "did you mean 'wood'?" in first
    assert second.startswith("weather.yaml:10:23: card 'hail': in wood: object contains unknown field `m`")
    assert third.startswith("weather.yaml:10:32: card 'hail': in wood: expected `int`, got `str`")
    assert fourth.startswith("weather.yaml:11:3: card 'storm': stands in this deck already")
    assert fifth.startswith("weather.yaml:11:10: card 'storm': a card is a mapping")
    assert "tiny has no deck 'wether'; did you mean 'weather'?" in last
    plain = run("check", pack, "--game", "tiny", "--json")
    assert plain.exit_code == 1
    faults = json.loads(plain.stdout)["faults"]
    assert [fault["card"] for fault in faults] == ["rainbow", "hail", "hail", "storm", "storm", ""]
    message = "expected `int`, got `str`"
    assert faults[2] == {
        "file": "weather.yaml", "line": 10, "column": 32, "card": "hail", "message": f"in wood: {message}"
    }  # fmt: skip


def test_check_explains_what_is_no_pack(tmp_path: Path, pack: Path) -> None:
    assert "is not a folder" in run("check", tmp_path / "none", "--game", "tiny").stderr
    (tmp_path / "empty").mkdir()
    assert "no deck file (*.yaml) in this folder" in run("check", tmp_path / "empty", "--game", "tiny").stderr
    (pack / "weather.yaml").write_text((pack / "weather.yaml").read_text().replace("rainbow", "storm"))
    result = run("check", pack, "--game", "tiny")
    assert (result.exit_code, "stands in this deck already" in result.stderr) == (1, True)


# --- many games -------------------------------------------------------------------------------------------------------------------


def test_simulate_for_programs() -> None:
    plain = read("simulate", "tiny", "--games", 12, "--players", "1-2", "--option", "doors=any", "--processes", 1)
    assert list(plain) == ["games", "decisions", "seconds", "decisions_per_second", "wins", "by", "errors"]
    assert plain["games"] == sum(group["games"] for group in plain["by"]) == 12
    assert {group["players"] for group in plain["by"]} == {1, 2}
    assert list(plain["by"][0]) == ["players", "options", "games", "wins", "stats"]


def test_simulate_for_people() -> None:
    said = run("simulate", "tiny", "--games", 9, "--option", "doors=1", "--processes", 1)
    assert said.exit_code == 0
    assert "of 9 games won" in said.stdout
    assert "last round" in said.stdout
    assert said.stderr == ""


def test_simulate_fails_where_games_do(tmp_path: Path) -> None:
    args = ["simulate", "tiny", "--games", 9, "--option", "fault=on", "--processes", 1]
    result = run(*args, "--json", "--saves", tmp_path / "saves")
    assert result.exit_code == 1
    error = json.loads(result.stdout)["errors"][0]
    assert "break" in run("why", error["save"], "break", "--json").stdout
    said = run(*args)
    assert said.exit_code == 1
    assert "games did not end as they should" in said.stdout


# --- playing ------------------------------------------------------------------------------------------------------------------------


def test_play_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = run("play", "tiny", "--plain", "--seed", 5, "--lang", "it", text=f"ready\nsave {file}\n")
    assert said.exit_code == 0
    assert "Siete pronti?" in said.stdout
    assert said.stderr == ""
    assert "Che cosa fai?" in run("play", "tiny", "--load", file).stdout
    assert "What do you do?" in run("play", "tiny", "--load", file, "--lang", "en").stdout


def test_the_same_seed_is_the_same_game() -> None:
    args = ("play", "tiny", "--players", 2, "--seat-bots", "2=random", "--seed", 8)
    assert run(*args, text="1\n1\n1\n1\n").stdout == run(*args, text="1\n1\n1\n1\n").stdout


def test_without_a_command_the_table_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    wished: list[object] = []
    monkeypatch.setattr("holdfast.server.run.run", lambda *args: wished.append(args))
    assert run("--no-browser").exit_code == 0
    assert wished == [("127.0.0.1", None, "", False, 0.15, (), None, WebhookRules(), False)]


def test_the_watchdog_is_an_option_of_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    wished: list[object] = []
    monkeypatch.setattr("holdfast.server.run.run", lambda *args: wished.append(args[-1]))
    assert run("serve", "--no-browser", "--debug").exit_code == 0
    assert wished == [True]
    assert "--debug" in run("serve", "--help").stdout


def test_a_game_of_bots_only() -> None:
    said = run("play", "tiny", "--players", 2, "--seat-bots", "1=random,2=rollout:5").stdout
    assert "The game is" in said


def test_keys_of_answers_are_shown_on_wish() -> None:
    assert "1. Ready\n" in run("play", "tiny", "--plain").stdout
    assert "1. Ready [ready]\n" in run("play", "tiny", "--plain", "--keys").stdout


# --- as real processes ------------------------------------------------------------------------------------------------------------------


def piped(*args: str, data: bytes = b"") -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-c", START, *args],
        input=data,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        env=os.environ.copy(),
    )


def test_a_game_through_a_pipe() -> None:
    done = piped("play", "tiny", "--option", "doors=4", "--lang", "es", data=b"ready\nnada\ndoor:4\nquit\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "Partida ganada." in done.stdout.decode()


def test_bytes_that_are_no_text_are_a_wrong_answer() -> None:
    done = piped("play", "tiny", data=b"\xff\xfe\x00\nready\n")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "What do you do?" in done.stdout.decode()


def test_processes_and_a_closed_pipe() -> None:
    done = piped("simulate", "tiny", "--games", "40", "--processes", "2", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["games"] == 40
    command = [sys.executable, "-c", START, "cards", "tiny", "--json"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_the_library_does_not_load_the_command_line() -> None:
    code = "import sys, holdfast; print([m for m in ('click', 'yaml', 'fluent.runtime', 'textual', 'rich') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", sorted(holdfast.GAMES))
def test_check_finds_out_for_which_game_a_pack_is(game: str) -> None:
    example = holdfast.definition(game).folder / "pack-example"
    said = run("check", example)
    assert said.exit_code == 0, said.stderr
    assert f"holdfast play {game} --pack" in said.stdout


def test_check_asks_where_a_pack_fits_no_game(tmp_path: Path) -> None:
    (tmp_path / "songs.yaml").write_text("cards: {}", encoding="utf-8")
    assert "does not say which game it is for" in run("check", tmp_path).stderr


BLANK = "cards:\n  mine:\n    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"


def test_check_takes_the_game_in_which_the_fewest_mistakes_are_and_says_so(tmp_path: Path) -> None:
    """Several games have a deck of Events: the card has one mistake as one of Robinson, more as one of another."""
    body = "    icon: book\n    threat: {name: {en: A, it: B, es: C}, then: [{do: wuond, who: taker}]}\n"
    (tmp_path / "event.yaml").write_text(BLANK + body, encoding="utf-8")
    said = run("check", tmp_path)
    assert said.exit_code == 1
    heading, mistake = said.stderr.splitlines()
    assert heading == f"{tmp_path}, as cards of robinson (--game says which game is meant):"
    assert "did you mean 'wound'?" in mistake
    assert json.loads(run("check", tmp_path, "--json").stdout)["game"] == "robinson"
    other = run("check", tmp_path, "--game", "naufragos")
    assert other.exit_code == 1
    assert "unknown field `icon`" in other.stderr
    assert "as cards of" not in other.stderr


def test_check_says_for_each_game_what_is_wrong_where_it_is_wrong_in_all(tmp_path: Path) -> None:
    (tmp_path / "event.yaml").write_text("cards: [", encoding="utf-8")
    said = run("check", tmp_path)
    assert said.exit_code == 1
    games = [name for name in holdfast.GAMES if "event" in holdfast.definition(name).components.decks]
    assert [line for line in said.stderr.splitlines() if "as cards of" in line] == [
        f"{tmp_path}, as cards of {name} (--game says which game is meant):" for name in games
    ]
    plain = json.loads(run("check", tmp_path, "--json").stdout)
    assert [plain["game"], *(one["game"] for one in plain["or"])] == games


def test_check_takes_the_game_that_knows_most_of_the_decks(tmp_path: Path) -> None:
    (tmp_path / "beast.yaml").write_text(BLANK + "    strength: 2\n", encoding="utf-8")
    (tmp_path / "evnet.yaml").write_text(BLANK, encoding="utf-8")
    said = run("check", tmp_path)
    assert said.exit_code == 1
    assert "robinson has no deck 'evnet'; did you mean 'event'?" in said.stderr
