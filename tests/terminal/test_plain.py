"""The table in plain lines: what is read, what is said, and that a wrong line changes nothing."""

import io
import re
from pathlib import Path

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.terminal import saves
from holdfast.terminal.bot_reasons import BotReasons
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.plain.commands import COMMANDS
from holdfast.terminal.seats import your_seats_text
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TEXT, TerminalTexts
from tests.tiny import DEFINITION


def play(*lines: str, players: int = 1, bots: dict[int, str] | None = None, lang: str = "en", **options: object) -> str:
    """What the table says to these lines."""
    return sitting(*lines, players=players, bots=bots, lang=lang, **options)[1]


def sitting(
    *lines: str, players: int = 1, bots: dict[int, str] | None = None, lang: str = "en", **options: object
) -> tuple[PlainApp, str]:
    session = Session.new(DEFINITION, players, options, seed=5, lang=lang)
    session.seat(bots or {})
    session.keep_in(saves.autosaves("tiny"), fresh=True)
    out = io.StringIO()
    plain = PlainApp(session, io.StringIO("".join(line + "\n" for line in lines)), out)
    plain.run()
    return plain, out.getvalue()


def test_the_first_question_comes_with_log_board_prompt_and_numbered_options() -> None:
    said = play()
    for line in ("Round 1 begins.", "Round: 1", "Is everybody ready?", "1. Ready", "2. Sing first"):
        assert line in said.splitlines()


def test_answers_by_number_and_by_key_are_the_same() -> None:
    by_number, _ = sitting("1", "3")
    by_key, _ = sitting("ready", "rest")
    assert by_number.session.game.save() == by_key.session.game.save()
    assert len(by_key.session.game.journal or []) == 2


def test_after_the_first_time_only_changed_lines_of_the_board_are_told() -> None:
    said = play("ready", "build", "sing")
    assert said.count("Round: 1") == 1
    assert said.count("Round: 2") == 1


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("0", "There is no answer 0 now; the last is"),
        ("77", "There is no answer 77"),
        ("²", "There is no option"),
        ("nonsense", "There is no option “nonsense” here"),
        ("please build", "neither an answer nor a command"),
        ("why", "Add the answer"),
        ("why nonsense", "There is no option"),
        ("save", "Add a file: “save”"),
        ("load", "Add a file: “load”"),
        ("load nowhere.json", "Not loaded, nothing was changed: nowhere.json cannot be read"),
        ("log many", "Add the number of lines"),
        ("rules", "Add words or an id"),
        ("rules TY-99", "No rule has the id “TY-99”"),
        ("rules unicorn", "No rule has the id “unicorn”"),
        ("cards unicorn", "No card contains “unicorn”"),
        ("seat 4", "Choose a seat: 1"),
        ("undo", "Nothing to undo"),
        ("save /dev/null/x", "/dev/null/x cannot be written"),
    ],
)
def test_a_wrong_line_is_told_in_one_line_and_changes_nothing(wrong: str, says: str) -> None:
    untouched, quiet = sitting()
    plain, said = sitting(wrong)
    assert plain.session.game.save() == untouched.session.game.save()
    [answer] = set(said.splitlines()) - set(quiet.splitlines())
    assert says in answer


def test_a_refused_option_names_its_rule() -> None:
    said = play("ready", "build", "sing", "build", "sing", "build", "why build", "blocked")
    assert "(TY-01)" in said


def test_why_says_when_an_option_is_allowed() -> None:
    assert "“ready” is allowed now." in play("why ready")
    assert "“Ready” is allowed now." in play("why 1")


def test_undo_past_a_reveal_asks_for_consent() -> None:
    kept, said = sitting("ready", "fish", "undo", "no")
    assert "Undo past a reveal" in said
    assert "Nothing was undone." in said
    assert len(kept.session.game.journal or []) == 2
    back, said = sitting("ready", "fish", "undo", "yes")
    assert "Undone." in said
    assert len(back.session.game.journal or []) == 1


def test_undo_is_free_where_nothing_was_revealed() -> None:
    back, said = sitting("ready", "undo")
    assert "reveal" not in said.split("help")[-1]
    assert back.session.game.journal == []


def test_redo() -> None:
    again, said = sitting("ready", "undo", "redo", "redo")
    assert "Redone." in said
    assert "Nothing to redo." in said
    assert [entry.key for entry in again.session.game.journal or []] == ["ready"]


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    first, said = sitting("ready", f"save {file}", "rest")
    assert f"Saved as {file}." in said
    second, said = sitting(f"load {file}")
    assert f"Loaded {file}." in said
    assert second.session.game.journal == (first.session.game.journal or [])[:1]
    assert second.session.file == first.session.file


def test_looking_things_up() -> None:
    said = play("rules TY-01", "rules raft", "cards", "cards storm", "log", "log 1", "board", "help")
    assert "TY-01 (Turns): Building takes one wood." in said
    assert "TY-03 (End)" in said
    assert "weather: 7" in said
    assert "Storm: The wood changes by -1." in said
    assert said.count("Round: 1") == 2
    for command in COMMANDS:
        assert f"\n{command}" in said.replace("> ", "\n")


def test_a_rule_with_a_table() -> None:
    said = play("rules TY-02")
    assert "as the table below says.\n  Planks  The boat\n" in said
    assert "\n  0–2     lies on the beach\n  3       is afloat (TY-03)\n" in said


def test_rules_are_told_in_the_language_of_the_table() -> None:
    said = play("rules TY-01", "rules cosi", "ready", "build", "ready", "why build", lang="it")
    assert said.count("TY-01 (I turni): Per costruire serve un legno") == 2
    assert "TY-01: Per costruire serve un legno" in said


def test_people_at_one_screen_are_told_whose_decision_it_is() -> None:
    said = play("seat 2", "sing", players=2)
    assert "Seat 1, the cook (also asked: seat 2;" in said
    assert "Seat 2, the sailor (also asked: seat 1;" in said
    assert "The sailor: Sing first." in said


def test_bots_answer_for_their_seats() -> None:
    plain, said = sitting("ready", "rest", players=2, bots={1: "random"})
    assert "Seat 1" not in said
    assert {entry.seat for entry in plain.session.game.journal or []} == {0, 1}


def test_the_end_is_told_with_reason_and_score() -> None:
    said = play("ready", "door:3", "1", "build", "log", "quit", doors=3)
    assert "The game is won." in said
    assert "The raft reaches home.\n" in said
    assert "TY-02" not in said, "who only plays reads no codes"
    assert "Score: 0" in said
    assert said.count("The game is over.") == 3
    assert "The game is lost." in play("ready", "door:1", "yes", doors=3)


def test_an_ended_game_can_be_taken_back() -> None:
    plain, _ = sitting("ready", "door:1", "yes", "undo", doors=3)
    assert not plain.session.over


def test_leaving_says_where_the_game_is_kept() -> None:
    for lines in (["quit"], []):
        plain, said = sitting(*lines)
        assert f"holdfast play tiny --load {saves.autosaves('tiny')}" in said
        assert saves.autosaves("tiny").read_bytes() == plain.session.game.save()


def test_a_rule_that_fails_does_not_end_the_game() -> None:
    plain, said = sitting("ready", "break", "rest", fault="on")
    assert "A rule of the program failed (ZeroDivisionError: the raft fell apart)." in said
    assert [entry.key for entry in plain.session.game.journal or []] == ["ready", "rest"]


def test_an_interrupt_leaves_the_table_politely() -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    out = io.StringIO()
    PlainApp(Session.new(DEFINITION, 1, {}, seed=5), Interrupted(), out).run()
    assert out.getvalue().endswith("Goodbye.\nThis game is not saved. Next time, use “save” and a file name.\n")


def test_blank_lines_and_capital_commands_are_fine() -> None:
    assert "TY-01" in play("", "   ", "RULES TY-01")


def text_of(lang: str) -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(TEXT.glob(f"{lang}*.ftl")))


def test_why_at_the_end_tells_the_rule() -> None:
    said = play("ready", "door:3", "1", "build", "why", "quit", doors=3).partition("“why” shows the rule")[2]
    assert "The raft reaches home.\nTY-02: " in said


def test_a_refused_answer_says_how_its_rule_is_read() -> None:
    said = play("ready", "build", "sing", "build", "sing", "build", "rules TY-01")
    assert "The rule: “rules TY-01”." in said
    assert "(TY-01)" not in said, "no code stands alone"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything(lang: str) -> None:
    messages = [set(re.findall(r"^([a-z-]+) =", text_of(one), re.M)) for one in LANGUAGES]
    assert messages[0] == messages[1] == messages[2]
    said = play(
        "help", "ready", "nonsense", "99", "blocked", "undo", "sing", "log", "door:2", "quit", lang=lang, doors=2
    )
    assert {"en": "is won", "it": "è vinta", "es": "ganada"}[lang] in said


@pytest.mark.parametrize(
    ("lang", "would"), [("en", "The coach would"), ("it", "L’allenatore"), ("es", "El entrenador")]
)
def test_a_hint_says_what_the_coach_would_do_and_changes_nothing(lang: str, would: str) -> None:
    hinted, said = sitting("hint", lang=lang)
    assert would in said
    assert hinted.session.game.save() == sitting(lang=lang)[0].session.game.save()


def test_why_alone_says_why_companions_did_what_they_did() -> None:
    session = Session.new(holdfast.definition("robinson"), 2, {}, seed=5)
    session.seat({1: "friend"})
    out = io.StringIO()
    PlainApp(session, io.StringIO("why\n"), out).run()
    before = out.getvalue()
    assert "Add the answer" in before, "nobody has answered anything yet"
    while not session.reasons.told():
        if not session.answer_unasked():
            session.answer(session.options(session.asked[0])[0])
    out = io.StringIO()
    PlainApp(session, io.StringIO("why\n"), out).run()
    seat, answers, reason = session.reasons.told()[0]
    assert seat == 1
    assert f"{session.name(1)} ({'; '.join(answers)}): {reason}" in " ".join(out.getvalue().split())


def test_reasons_are_told_since_a_person_last_answered_the_alike_together_and_no_secret_one() -> None:
    reasons = BotReasons()
    reasons.add(1, "Gathering wood", "Wood is short.")
    reasons.add(1, "Gathering wood on S1", "Wood is short.")
    reasons.add(2, "", "It is a secret.")
    reasons.add(1, "Ready", "")
    assert reasons.told() == [
        (1, ["Gathering wood", "Gathering wood on S1"], "Wood is short."),
        (2, [], "It is a secret."),
    ]
    reasons.close()
    assert reasons.told(), "a person has answered, and may still ask"
    reasons.add(2, "Rest", "He is hurt.")
    assert reasons.told() == [(2, ["Rest"], "He is hurt.")]


@pytest.mark.parametrize(
    ("game", "lang", "says"),
    [
        ("robinson", "en", "You play the Soldier."),
        ("robinson", "it", "Tu giochi con il Soldato."),
        ("robinson", "es", "Juegas con el Soldado."),
        ("this_war", "en", "You are Player 1; the people of the house are everybody’s"),
        ("naufragos", "en", ""),
        ("under_our_sun", "it", ""),
    ],
)
def test_who_sits_here_is_told_once_as_soon_as_it_is_known(game: str, lang: str, says: str) -> None:
    session = Session.new(holdfast.definition(game), 3, {}, 5, lang)
    session.seat({1: "friend", 2: "friend"})
    words, told = TerminalTexts(lang), set[str]()
    you = your_seats_text(session, words, told)
    if not says:  # whom one plays is only just asked
        assert you == []
        while 0 not in session.asked:
            session.answer_unasked()
        session.answer(session.options(0)[0])
        assert session.name(0) in your_seats_text(session, words, told)[0]
    else:
        assert you[0].startswith(says)
    assert your_seats_text(session, words, told) == []


def test_who_plays_alone_is_told_both_characters() -> None:
    session = Session.new(holdfast.definition("under_our_sun"), 1, {"characters": "random"}, 5, "en")
    [you] = your_seats_text(session, TerminalTexts("en"), set())
    assert you == "You play Thickskin and the Medic."
