"""Standing orders: windows in which nothing matters are passed for people; bots see them all."""

import io
from pathlib import Path

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.terminal.line_layout import parts
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.session import Session

DEFINITION = holdfast.definition("robinson")
SEED = 7
"""A game of two with an Empty Bottle and Biscuits at hand, and little to fight about in its first rounds."""


def session(players: int = 2, bots: dict[int, str] | None = None) -> Session:
    made = Session.new(DEFINITION, players, {}, SEED)
    made.seat(bots or {})
    return made


def settle(table: Session) -> None:
    """Until a person must answer."""
    while table.answer_unasked():
        pass


def keys(table: Session) -> list[str]:
    return [entry.key for entry in table.game.journal or []]


def answer(table: Session, *wanted: str) -> None:
    for key in wanted:
        table.answer(table.find(key, table.asked[0]))
        settle(table)


def test_a_person_is_not_asked_what_can_wait() -> None:
    table = session()
    assert table.game.question.tag == "window"
    settle(table)
    assert table.game.question.tag == "pile-up"
    assert set(keys(table)) == {"go-on"}


def test_whoever_wants_to_be_asked_everything_is() -> None:
    table = session()
    table.asks = "all"
    settle(table)
    assert (table.game.question.tag, keys(table)) == ("window", [])


def test_a_passed_window_leaves_no_line_in_the_log() -> None:
    passed, asked = session(), session()
    settle(passed)
    asked.asks = "all"
    while asked.game.question.tag == "window":
        asked.answer(asked.find("go-on", asked.asked[0]))
    assert passed.lines() == asked.lines()
    assert passed.game.save() == asked.game.save()
    assert not [line for line in passed.lines() if "o on" in line]


def test_undo_steps_over_what_was_passed() -> None:
    table = session()
    settle(table)
    assert table.undo() == "nothing"
    before = keys(table)
    answer(table, "pile:0")
    assert table.undo(consent=True) == "done"
    settle(table)
    assert (table.game.question.tag, keys(table)) == ("pile-up", before)


def test_a_night_is_taken_back_with_the_morning_after_it() -> None:
    table = session()
    settle(table)
    answer(table, "pile:0", "ready", "ready")
    assert table.game.question.tag == "window", "there is too little to eat, and there are Biscuits"
    answer(table, "go-on")
    question, given = table.game.question.tag, len(keys(table))
    answer(table, "1")
    assert len(keys(table)) >= given + 1
    assert table.undo(consent=True) == "done"
    assert (table.game.question.tag, len(keys(table))) == (question, given)
    assert table.undo(consent=True) == "done"
    assert table.game.question.tag == "window"


def test_a_loaded_game_knows_what_was_passed(tmp_path: Path) -> None:
    table, file = session(), tmp_path / "game.json"
    settle(table)
    answer(table, "pile:0")
    table.save(file)
    loaded = Session.load(file)
    assert loaded.undo(consent=True) == table.undo(consent=True) == "done"
    assert keys(loaded) == keys(table)
    assert loaded.undo(consent=True) == "nothing"


def test_orders_stay_when_another_game_comes_to_the_table() -> None:
    table = session()
    table.asks = "all"
    assert table.again(9).asks == "all"


def test_bots_see_every_window() -> None:
    table = session(1, {0: "random"})
    assert table.game.question.tag == "window"
    assert not table.pass_window()
    assert table.answer_unasked()
    assert len(keys(table)) == 1


# --- in plain lines --------------------------------------------------------------------------------------------------------


def play(*lines: str, lang: str = "en") -> str:
    table = Session.new(DEFINITION, 2, {}, SEED, lang)
    out = io.StringIO()
    PlainApp(table, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()


def test_a_new_game_is_introduced_and_comes_to_the_first_decision() -> None:
    said = play()
    for words in (
        "You are shipwrecked",
        "Castaways. The ship is ribs",
        "The goal (12 rounds at most)",
        "Answer with the number",
    ):
        assert words in said
    assert "anything to use" not in said
    assert "How much wood goes on the woodpile?" in said


def test_a_game_that_goes_on_is_not_introduced_again(tmp_path: Path) -> None:
    table, file = session(), tmp_path / "game.json"
    settle(table)
    table.save(file)
    out = io.StringIO()
    PlainApp(Session.load(file), io.StringIO(), out).run()
    assert "You are shipwrecked" not in out.getvalue()


def test_the_orders_are_shown_and_changed() -> None:
    said = play("ask", "ask all", "ask", "ask nothing", "pile:0", "ready", "ready", "ask less")
    assert said.count("You are asked about things to use only when it matters") == 2
    assert said.count("You are asked every time something can be used") == 2
    assert "Choose one: “ask less” or “ask all”." in said
    assert "Before the Weather phase: anything to use?" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_orders_and_introduction_in_every_language(lang: str) -> None:
    said = play("ask", "ask all", "ask ?", "help", lang=lang)
    assert {"en": "You are shipwrecked", "it": "Siete naufraghi", "es": "Sois náufragos"}[lang] in said
    assert {"en": "ask [less", "it": "chiedi [meno", "es": "preguntar [menos"}[lang] in said


def test_after_an_answer_the_board_is_not_repeated() -> None:
    said = play("pile:0", "explore:M2", "join:explore:M2:pawn")
    assert said.count("Round 1 of 12 · Production phase") == 1
    assert "Round 1 of 12 · Action phase" not in said
    assert said.count("+-----") == play().count("+-----")
    assert "Planned: Exploring M2 – Explorer ×2" in said


def test_what_stands_together_on_a_board_is_told_together() -> None:
    board = ["— Head —", "Cards: one,", "    two", "   +--+", "   | A|", "   | b|", "   +--+", "  Cook: skills"]
    assert parts(board) == [
        "— Head —",
        "Cards: one,\n    two",
        "   +--+\n   | A|\n   | b|\n   +--+",
        "  Cook: skills",
    ]
