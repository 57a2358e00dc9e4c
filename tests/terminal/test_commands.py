"""Commands at the table in plain lines: in the language of the table or in English, and which one was meant."""

import io
import re

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.rulebook import folded
from holdfast.games import on_the_shelf
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.plain.app import YES
from holdfast.terminal.plain.commands import COMMANDS, PREFERENCES, CommandParser
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TEXT, TerminalTexts
from tests.tiny import DEFINITION


def play(*lines: str, lang: str, keys: bool = False, **options: object) -> str:
    session = Session.new(DEFINITION, 1, options, seed=5, lang=lang)
    out = io.StringIO()
    PlainApp(session, io.StringIO("".join(f"{line}\n" for line in lines)), out, keys=keys).run()
    return out.getvalue()


def word(lang: str, name: str) -> str:
    return TerminalTexts(lang).say(f"command-{name}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_heard_in_the_language_of_the_table_and_in_english(lang: str, name: str) -> None:
    heard, own = CommandParser(TerminalTexts(lang)).heard, word(lang, name)
    for said in (own, own.upper(), folded(own), own.replace(" ", ""), name):
        assert heard(said) == (name, "")
        assert heard(f"{said}  7 b ") == (name, "7 b")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_means_two_things(lang: str) -> None:
    own = [folded(word(lang, name)) for name in COMMANDS]
    assert len(set(own)) == len(COMMANDS)
    for name, said in zip(COMMANDS, own, strict=True):
        assert said not in COMMANDS or said == name, "English is heard at every table"
        assert not re.search(r"[\d:]", said), "neither a number nor a key"
        assert said not in YES | {"n", "no"}
    assert len({TerminalTexts(lang).say(f"wish-{wish}") for wish in PREFERENCES}) == len(PREFERENCES)


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_no_answer_of_a_game_is_written_like_a_command(game: str) -> None:
    """Keys are read in the sources: whatever stands alone between quotes where an option is made."""
    kind = holdfast.definition(game)
    sources = "\n".join(file.read_text("utf-8") for file in kind.folder.rglob("*.py"))
    keys = set(re.findall(r'[Oo]ption\("([a-z-]+)"', sources))
    assert keys
    for lang in LANGUAGES:
        heard = CommandParser(TerminalTexts(lang)).heard
        assert [key for key in sorted(keys) if heard(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_sentences_name_commands_in_the_language_of_the_table(lang: str) -> None:
    said = play("help", "ready", "door:3", lang=lang, doors=3)
    lines = said.replace("> ", "\n").splitlines()
    for name in COMMANDS:
        assert any(re.match(rf"{word(lang, name)}\b", line) for line in lines)
    start, end = ("“", "”") if lang == "en" else ("«", "»")
    assert f"{start}{word(lang, 'help')}{end}" in lines[0]
    for name in ("why", "undo", "log", "board", "save", "load", "quit"):
        assert f"{start}{word(lang, name)}{end}" in said


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_sentence_of_another_language_names_an_english_command(lang: str) -> None:
    texts = "\n".join(file.read_text("utf-8") for file in sorted(TEXT.glob(f"{lang}*.ftl")))
    assert [name for name in COMMANDS if f"«{name}»" in texts or re.search(rf"= {name}[ :]", texts)] == []


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "undoo", "Did you mean “undo”?"),
        ("en", "rule raft", "Did you mean “rules”?"),
        ("it", "anulla", "Volevi dire «annulla»?"),
        ("it", "hints", "Volevi dire «consiglio»?"),
        ("es", "desacer", "¿Querías decir «deshacer»?"),
        ("es", "porque?", "¿Querías decir «por qué»?"),
    ],
)
def test_the_nearest_command_is_suggested_and_nothing_changes(lang: str, typed: str, meant: str) -> None:
    said = play(typed, lang=lang)
    assert meant in said
    assert set(said.splitlines()) - set(play(lang=lang).splitlines()) == {
        line for line in said.splitlines() if meant in line
    }


@pytest.mark.parametrize(
    ("lang", "lines", "says"),
    [
        ("it", ("perche 1",), "«Pronti»: adesso è permesso."),
        ("it", ("chiedi sempre",), "«chiedi meno»"),
        ("it", ("regole TY-01",), "TY-01 (I turni)"),
        ("es", ("por qué 1",), "ahora está permitido"),
        ("es", ("preguntar siempre",), "«preguntar menos»"),
        ("es", ("ask all",), "«preguntar menos»"),
    ],
)
def test_commands_with_more_words(lang: str, lines: tuple[str, ...], says: str) -> None:
    assert says in play(*lines, lang=lang)


def test_keys_are_shown_on_wish_and_always_understood() -> None:
    said = play("keys", "keys", "ready", lang="en")
    first, shown, hidden = said.split("Is everybody ready?")[1:4]
    assert "1. Ready\n" in first
    assert "1. Ready [ready]\n" in shown
    assert "1. Ready\n" in hidden
    assert "What do you do?" in said, "a key was typed"
    assert "1. Ready [ready]\n" in play(lang="en", keys=True)
