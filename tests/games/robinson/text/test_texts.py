"""Everything a player reads, in three languages: no message or argument is missing, and no raw id shows."""

import re
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.engine.effect import EVERYBODY, Cause, Condition, Effect, Question, tag_of
from holdfast.core.engine.game import Game
from holdfast.core.text.log import Log, LogEntry, card_of
from holdfast.games.robinson.log import fields
from holdfast.games.robinson.vocabulary import registry
from tests.games.texts import Texts, effects_in

DEFINITION = holdfast.definition("robinson")
TEXTS = Texts(DEFINITION, registry(), plain=("move-camp",))
CONTENT, TELLERS = TEXTS.content, TEXTS.tellers
raw, clean = TEXTS.raw, TEXTS.clean
SCENARIOS = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
DECISIONS = 150


def test_the_three_languages_have_the_same_messages_once() -> None:
    TEXTS.same_messages_once()


@pytest.mark.parametrize("card", CONTENT.unique, ids=lambda card: card.key)
def test_every_card_has_its_rules_text(card: Card) -> None:
    TEXTS.card_has_its_text(card)


def test_cards_are_translated() -> None:
    english, *others = ([DEFINITION.text.card(teller, card) for card in CONTENT.unique] for teller in TELLERS.values())
    for texts in others:
        same = sum(a == b for a, b in zip(english, texts, strict=True))
        assert same < len(english) / 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_condition_of_a_card_has_words(lang: str) -> None:
    for card in CONTENT.unique:
        for thing in effects_in(card):
            say = TELLERS[lang].condition if isinstance(thing, Condition) else TELLERS[lang].effect
            clean(say(thing))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt_and_every_loud_effect_a_line(lang: str) -> None:
    for tag, kind in registry().items():
        if not issubclass(kind, Effect) or is_law(kind):
            continue
        if issubclass(kind, Question):
            assert TELLERS[lang].has(f"ask-{tag}")
        if kind.log is fields:
            assert TELLERS[lang].has(f"log-{tag}"), f"there is no entry for {tag}"
        if kind.__module__.startswith("holdfast.games") and not (kind.quiet or issubclass(kind, Question)):
            assert kind.log is not Effect.log, f"{tag} neither has a log nor says that it is unlogged"


def is_law(kind: type[Any]) -> bool:
    """A Scenario's other law for an effect: the effect itself is what is asked and told."""
    return any(kind is not other and issubclass(kind, other) for other in registry().values())


def say_the_question(game: Game) -> None:
    asking, w = game.question, game.world
    card = card_of(w, asking.by)
    options = [option for seat in asking.seats for option in asking.explained(seat)]
    for teller in TELLERS.values():
        clean(teller.prompt(asking, w))
        labels: dict[str, str] = {}
        for option in options:
            label = clean(teller.option(asking.tag, option, w, card))
            for block in option.blocks:
                clean(teller.block(block, w).rpartition(" (")[0])
            if not option.blocks:
                key = re.sub(r":\d+$", "", option.key)
                other = labels.setdefault(f"{option.seat} {label}", key)
                assert other == key, f"{other} and {option.key} are both called {label!r}"


def say_the_board(game: Game) -> None:
    for teller in TELLERS.values():
        lines = DEFINITION.display.board(teller, game.view(0))
        assert all(len(line) <= 100 for line in lines)
        for line in lines:
            if line.strip(" |"):
                clean(" ".join(line.split()))


class OpenLog(Log):
    """A log that names only cards which everybody has seen."""

    def applied(self, effect: Effect[Any], by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        before = len(self.lines)
        super().applied(effect, by, w, outcomes)
        named = [word for line in self.lines[before:] for _, value in line.args for word in str(value).split("|")]
        for word in named:
            key = "/".join(word.split("/")[:2])
            if key in CONTENT.index:
                copies = [i for i, card in enumerate(w.content.cards) if card.key == key]
                assert any(w.seen[i] == EVERYBODY for i in copies), f"{effect} names {word}, which nobody has seen"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_and_log_entry_of_a_game_has_words(scenario: str, players: int) -> None:
    random, log, decisions, seed = Random(players), OpenLog(DEFINITION), 0, players
    while decisions < DECISIONS:
        options = {"scenario": scenario, "wreckage": "random", "characters": "chosen", "dog": "on"}
        game = DEFINITION.new(players, options, seed, observers=(log,))
        while not game.over and decisions < DECISIONS:
            decisions += 1
            say_the_question(game)
            if decisions % 25 == 0:
                say_the_board(game)
            game.choose(random.choice(game.question.moves(random.choice(game.question.seats))))
        for teller in TELLERS.values():
            for line in log.lines:
                clean(teller.line(line, game.world).strip())
        log.lines.clear()
        seed += 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", ["died", "jenny-died", "time", "goal", "lava", "child-starved"])
def test_every_ending_has_words(why: str, lang: str) -> None:
    clean(TELLERS[lang].line(LogEntry(f"why-{why}")))


def test_a_choice_is_offered_and_logged_in_the_words_of_its_card() -> None:
    from holdfast.core.engine.menu import Option

    card = "building-adventure/tired"
    english, italian = TELLERS["en"], TELLERS["it"]
    assert english.option("decide", Option("take", 0), card=card) == "Lie down a while"
    told = LogEntry("log-answer", (("seat", "friday"), ("question", "decide"), ("key", "take"), ("card", card)))
    assert english.line(told) == "Friday: Lie down a while"
    assert italian.line(told) == "Venerdì: Sdraiarsi un po’"


def test_texts_read_like_card_text() -> None:
    english, italian, spanish = (
        DEFINITION.text.card(teller, next(c for c in CONTENT.unique if c.key == "event/argument"))
        for teller in TELLERS.values()
    )
    assert english == (
        "Book icon. Event: This round, pawns of different players cannot share an Action. Threat Action “Shake Hands "
        "on It” (2 pawns of different players): Morale +1. You get 1 Determination. Threat effect: Morale −1. Each "
        "player discards 1 Determination."
    )
    assert "Azione Minaccia «Fare la pace» (2 pedine di giocatori diversi): Morale +1." in italian
    assert "Efecto de Amenaza: Moral −1. Cada jugador descarta 1 de Determinación." in spanish


def test_every_tag_used_on_a_card_is_a_word_of_the_vocabulary() -> None:
    used = {tag_of(type(thing)) for card in CONTENT.unique for thing in effects_in(card)}
    assert used <= set(registry())
