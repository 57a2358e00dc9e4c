"""Everything is pronounced in three languages; a missing message or argument is an error, never an empty line."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import holdfast.core
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effects import If
from holdfast.core.engine.menu import Block, Option, Refused, block
from holdfast.core.text import lazy_messages as reading
from holdfast.core.text.lazy_messages import LazyBundle, entries
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import Log, LogEntry
from tests.core.stories import do, everybody, new, planning, wander
from tests.core.toy import DEFINITION, Countdown, Gain, Note, Scout, WoodAtLeast, Wound

CORE = Path(holdfast.core.__file__).parent / "text" / "text"


def teller(lang="en"):
    return Localizer(DEFINITION, lang, DEFINITION.content())


def messages(folder, lang):
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    found = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert [name for name in entries(text) if not name.startswith("-")] == found
    return found


def test_a_message_is_read_when_it_is_said_with_all_it_names():
    text = """# A comment
a = { b } and { -term(case: "x") }
    goes on
b = { $n ->
[one] one { c }
*[other] = many
}

### Another
c = see
-term = { $case ->
    [x] the { -name }
   *[y] a { -name }
}
-name = Sea
twice = once
"""
    lazy, eager = LazyBundle("en"), FluentBundle(["en"], use_isolating=False)
    eager.add_resource(FluentResource(text))
    lazy.add(text)
    lazy.add("twice = again")
    for name in ("a", "b", "c"):
        said = [one.format_pattern(one.get_message(name).value, {"n": 1}) for one in (lazy, eager)]
        assert said[0] == said[1]
        assert not said[0][1]
    assert lazy.format_pattern(lazy.get_message("twice").value) == ("again", [])
    assert not lazy.has_message("term")


def test_what_was_said_is_remembered_until_it_is_worded_otherwise(monkeypatch):
    one = Localizer(DEFINITION, "en")
    one.bundle = LazyBundle("en")
    one.bundle.add("heap = { $n } of { $what }")
    said = one.say("heap", n=2, what="wood")
    formatted = []
    monkeypatch.setattr(one.bundle, "format_pattern", lambda *of: formatted.append(of) or ("other", []))
    assert one.say("heap", n=2, what="wood") == said == "2 of wood"
    assert formatted == []
    assert one.say("heap", n=3, what="wood") == "other"
    one.bundle.add("heap = nothing")
    assert one.say("heap", n=2, what="wood") == "other", "it is put together anew"


def test_not_everything_is_remembered(monkeypatch):
    monkeypatch.setattr(reading, "MAX_CACHED", 2)
    messages = LazyBundle("en")
    for n in range(5):
        messages.remember(("heap", n), str(n))
        assert messages.said["heap", n] == str(n)
        assert len(messages.said) <= 2


@pytest.mark.parametrize("folder", [CORE, DEFINITION.folder / "text"], ids=["core", "toy"])
def test_three_languages_have_the_same_messages_once(folder):
    english = messages(folder, "en")
    assert len(english) == len(set(english))
    for lang in LANGUAGES:
        assert messages(folder, lang) == english


def test_core_texts_are_translated():
    for message in messages(CORE, "en"):
        said = {Localizer(None, lang).bundle.get_message(message).value is not None for lang in LANGUAGES}
        assert said == {True}
    english, italian, spanish = (Localizer(None, lang).say("no-game-over") for lang in LANGUAGES)
    assert len({english, italian, spanish}) == 3


def test_a_missing_message_or_argument_is_an_error():
    with pytest.raises(MissingText, match="en: no message nothing-like-this"):
        teller().say("nothing-like-this")
    with pytest.raises(MissingText, match=r"en: no-wood: .*\bn\b"):
        teller().say("no-wood")
    with pytest.raises(MissingText, match="en: no message fx-countdown"):
        teller().effect(Countdown(2))
    with pytest.raises(MissingText, match="en: no message plan-juggle or opt-juggle for option juggle:3"):
        teller().option("plan", Option("juggle:3", 0))


def test_a_language_that_is_not_there():
    with pytest.raises(UnknownName, match="there is no language 'fr'; there are en, it, es"):
        Localizer(DEFINITION, "fr")


def test_nouns_have_a_plural_cards_their_names_and_other_words_stay():
    assert [teller().noun("wood", n) for n in (1, 2)] == ["plank", "planks"]
    assert [teller("it").noun("wood", n) for n in (1, 2)] == ["asse", "assi"]
    assert teller("es").noun("sea/storm") == "Tormenta"
    assert teller().noun("quux") == "quux"


def test_lists():
    assert [teller().listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "",
        "a",
        "a and b",
        "a, b and c",
    ]
    assert teller("es").listed(["a", "b"], "or") == "a o b"
    assert [teller("it").listed(["Pavle", name]) for name in ("Emilia", "Anton")] == [
        "Pavle ed Emilia",
        "Pavle e Anton",
    ]


def test_effects_and_conditions_are_rules_text():
    storm = If(WoodAtLeast(1), (Gain(-1),), (Wound("each"),))
    assert (
        teller().effects((storm,)) == "If there are at least 1 planks: Planks: -1. Otherwise: Everybody takes a wound."
    )
    assert teller("it").effects((Wound(n=2), Gain())) == "Chi l'ha pescata subisce 2 ferite. Ottieni un'asse."


def test_option_labels_come_from_the_key():
    assert teller().option("plan", Option("put:fish", 0)) == "Go fishing"
    assert teller("it").option("settle", Option("under:0", 0)) == "Quella sopra va in fondo"
    assert teller().option("plan", Option("unheard-of", 0, (Gain(),))) == "Gain a plank"


def test_blocks_name_their_rule():
    assert teller().block(block("TY-03", "wood", n=1)) == "This needs 1 wood (TY-03)"
    unknown = Block("HF-01", "no-such-option", (("key", "fly"),))
    assert teller("it").block(unknown) == "L’opzione «fly» qui non esiste; non è cambiato nulla (HF-01)"
    game = planning()
    with pytest.raises(Refused) as caught:
        game.choose("fly", 9)
    assert (
        teller("es")
        .block(caught.value.blocks[0])
        .startswith("Ahora la pregunta no es para el puesto 10, sino para el 1, 2, 3.")
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_block_of_random_games_can_be_said(lang):
    speaks = teller(lang)
    for seed in range(12):
        game = new(players=1 + seed % 3, seed=seed)
        while not game.over:
            assert speaks.prompt(game.question, game.world)
            for seat in game.question.seats:
                for option in game.question.explained(seat):
                    assert speaks.option(game.question.tag, option, game.world)
                    assert all(speaks.block(it, game.world) for it in option.blocks)
            wander(game, seed + len(game.journal), answers=1)


def test_the_log_is_pronounced_by_each_reader():
    game = planning()
    log = game.watch(Log(DEFINITION))
    do(game, Wound(), Gain(), Note("quiet"), seat=2)
    game.choose("put:fish", 1)
    assert [teller().line(line) for line in log.lines] == ["Cleo is wounded", "Cleo: wood 1", "Ben: Go fishing"]
    assert [teller("it").line(line) for line in log.lines][:2] == ["Cleo è ferito", "Cleo: legna 1"]


def test_the_log_of_a_whole_game_can_be_said():
    game = new(seed=5)
    log = game.watch(Log(DEFINITION))
    wander(game, 5)
    assert len(log.lines) > 20
    for lang in LANGUAGES:
        assert all(teller(lang).line(line) for line in log.lines)


def test_a_line_lists_what_stands_between_bars():
    assert teller().line(LogEntry("log-wound", (("seat", "who-0|who-2"),))) == "Ada and Cleo is wounded"


def test_a_prompt_uses_the_fields_of_the_question():
    game = do(planning(), Scout())
    assert teller().prompt(game.question, game.world) == "You look at 2 cards: how do they go back?"


def test_sentences():
    assert [sentence(text) for text in ("", " gain ", "Why?", "so…")] == ["", "Gain.", "Why?", "So…"]


def test_a_vote_is_asked_for_in_every_language():
    game = planning(players=1)
    game.choose("put:build")
    everybody(game, "ready")
    assert [Localizer(DEFINITION, lang).prompt(game.question, game.world) for lang in LANGUAGES] == [
        "Cast your vote.",
        "Esprimi il tuo voto.",
        "Emite tu voto.",
    ]


def test_a_question_speaks_the_language_of_its_game():
    prompts = {lang: new(language=lang).question.prompt for lang in ("en", "it", "es")}
    assert len(set(prompts.values())) == 3
    game = new()
    assert game.question.prompt == Localizer(DEFINITION, "en", game.world.content).prompt(game.question, game.world)
