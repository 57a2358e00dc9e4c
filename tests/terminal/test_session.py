"""A session drives a game for any screen: bots answer, answers are taken back with their log, nothing is lost."""

from pathlib import Path

import pytest

import holdfast
from holdfast import Refused, UnknownName
from holdfast.core.state.save import BadSave
from holdfast.terminal import saves
from holdfast.terminal.history import history
from holdfast.terminal.seats import seat_bots
from holdfast.terminal.session import Session
from tests.tiny import DEFINITION


def session(players: int = 1, bots: dict[int, str] | None = None, lang: str = "en", **options: object) -> Session:
    made = Session.new(DEFINITION, players, options, seed=5, lang=lang)
    made.seat(bots or {})
    return made


def answer(table: Session, *keys: str) -> None:
    for key in keys:
        table.answer(table.find(key, table.asked[0]))


def test_bots_are_seated_by_number() -> None:
    assert seat_bots("", 2) == {}
    assert seat_bots("2=random, 3=rollout:100", 3) == {1: "random", 2: "rollout:100"}


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ("2", "2=random"),
        ("random", "2=random"),
        ("x=random", "2=random"),
        ("3=random", "no seat 3 in a game of 2"),
        ("0=random", "no seat 0"),
        ("1=random,1=random", "two bots"),
        ("1=clever", "no bot 'clever'"),
    ],
)
def test_bots_that_cannot_be_seated(wish: str, says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        seat_bots(wish, 2)


def test_the_opening_stands_in_the_log() -> None:
    assert session().lines()[0] == "round 1 begins"


def test_bots_answer_until_a_person_is_asked() -> None:
    table = session(3, {0: "random", 2: "random"})
    while table.let_bot_answer():
        assert not table.over
    assert table.asked == (1,)
    answer(table, "ready")
    while table.let_bot_answer():
        pass
    assert table.asked == (1,)
    assert table.game.question.tag == "turn"


def test_a_game_of_bots_ends_by_itself() -> None:
    table = session(2, {0: "random", 1: "random"})
    while table.let_bot_answer():
        pass
    assert table.over
    assert table.asked == ()


def test_undo_takes_back_the_last_answer_of_a_person_with_all_that_followed() -> None:
    table = session(2, {1: "random"})
    while table.let_bot_answer():
        pass
    lines = table.lines()
    answer(table, "ready", "rest")
    while table.let_bot_answer():
        pass
    assert table.undo() == "consent"
    assert table.undo(consent=True) == "done"
    assert table.game.question.tag == "turn"
    assert table.undo(consent=True) == "done"
    assert table.lines() == lines
    assert table.undo() == "nothing"


def test_what_was_taken_back_can_be_given_again_until_something_else_is_answered() -> None:
    table = session()
    answer(table, "ready")
    lines, world = table.lines(), table.game.view(0)
    assert not table.redo()
    assert table.undo() == "done"
    assert table.redo()
    assert (table.lines(), table.game.view(0)) == (lines, world)
    assert not table.redo()
    answer(table, "fish")
    assert table.undo(consent=True) == "done"
    assert not table.redo(), "what was rolled does not fall once more"


def test_undo_is_free_back_to_the_last_reveal() -> None:
    table = session()
    answer(table, "ready", "fish")
    assert table.undo() == "consent"
    assert len(table.game.journal or []) == 2
    answer(table, "sing")
    assert table.undo() == "done"
    assert table.undo() == "consent"
    assert table.undo(consent=True) == "done"
    assert [entry.key for entry in table.game.journal or []] == ["ready"]


def test_a_loaded_game_has_its_whole_log_and_can_be_taken_back(tmp_path: Path) -> None:
    table = session(2)
    answer(table, "ready", "sing", "rest", "rest", "ready")
    file = tmp_path / "game.json"
    table.save(file)
    loaded = Session.load(file)
    assert loaded.lines() == table.lines()
    assert loaded.game.save() == table.game.save()
    assert loaded.undo() == table.undo() == "done"
    assert loaded.lines() == table.lines()


def test_a_game_goes_on_in_its_own_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session(lang="it").save(file)
    assert Session.load(file).localizer.lang == "it"
    assert Session.load(file, "es").localizer.lang == "es"


def test_an_answer_is_found_by_number_or_key_and_else_refused() -> None:
    table = session(doors=0)
    answer(table, "ready", "build", "sing")
    assert table.find("1", 0) is table.find(table.options(0)[0].key, 0)
    for wrong in ("0", "9", "-1", "²", "nonsense", "build:"):
        with pytest.raises(Refused):
            table.find(wrong, 0)


def test_what_is_blocked_says_why() -> None:
    table = session()
    answer(table, "ready")
    while table.game.view(0)["wood"]:
        answer(table, "build", "ready")
    [blocked] = table.blocked(0)
    assert blocked.key == "build"
    assert table.why("build", 0) == [
        "There is no wood; building takes 1 (TY-01)",
        "TY-01: Building takes one wood.",
    ]
    assert table.why("rest", 0) == []


def test_why_takes_a_key_for_all_that_begin_with_it() -> None:
    table = session(doors=2)
    answer(table, "ready")
    assert table.why("door", 0) == []
    [reason] = table.why("doo", 0)
    assert "HF-01" in reason


def test_what_is_blocked_stands_there_once() -> None:
    table = Session.new(holdfast.definition("robinson"), 1, {}, seed=2)
    while table.game.question.tag != "planning":
        answer(table, "1")
    blocked = table.blocked(0)
    keys = [option.key for option in blocked]
    assert len(set(keys)) == len(keys) > 5
    assert not set(keys) & {option.key for option in table.options(0)}
    assert all(option.blocks for option in blocked)
    assert "RC-345" in table.why("build:roof", 0)[0]


def test_a_rule_that_fails_leaves_game_and_log_as_they_were() -> None:
    table = session(fault="on")
    answer(table, "ready")
    before, lines = table.game.save(), table.lines()
    with pytest.raises(ZeroDivisionError):
        answer(table, "break")
    assert (table.game.save(), table.lines()) == (before, lines)
    answer(table, "rest")


def test_the_log_can_be_told_from_the_journal_alone() -> None:
    table = session(3)
    answer(table, "ready", "sing", "ready", "fish", "rest", "fish")
    past = history(table.game)
    assert past.log.lines == table.log.lines
    assert len(past.marks) == 7


def test_a_game_is_kept_and_the_one_before_stays(tmp_path: Path) -> None:
    file = saves.autosaves("tiny")
    first, second = session(1), session(2)
    first.keep_in(file, fresh=True)
    first.keep()
    second.keep_in(file, fresh=True)
    second.keep()
    assert file.read_bytes() == second.game.save()
    assert file.with_name("tiny-before.json").read_bytes() == first.game.save()


def test_where_nothing_can_be_written_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "wall").write_text("a file, not a folder")
    table = session()
    table.keep_in(tmp_path / "wall" / "game.json", fresh=False)
    table.keep()
    assert table.file is None
    answer(table, "ready")


@pytest.mark.parametrize("damage", [b"", b"{}", b"not a save", b"\xff\xfe", b'{"format": 99}'])
def test_a_bad_save_is_named(damage: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(damage)
    with pytest.raises(BadSave, match=r"bad\.json"):
        Session.load(file)
    with pytest.raises(BadSave, match="cannot be read"):
        Session.load(tmp_path)
    with pytest.raises(BadSave, match="cannot be read"):
        Session.load(tmp_path / "none.json")
