"""What answers cost, roll and risk has words in every game and language, and no label says it twice."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.game import Game
from holdfast.core.facts import Amount, Facts, Probability, Risk, Roll
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of
from holdfast.core.text.stakes import percent, stakes
from holdfast.games import on_the_shelf

GAMES = sorted(on_the_shelf())
WORDS = {"risk": "risk", "Risk": "risk", "Chance": "chance"}
"""Calls that name a word, and what its message begins with."""
AMOUNTS = frozenset({"Amount", "pay", "pays", "gain", "brings", "has"})
POSITIONS = 120


@cache
def tellers(game: str) -> dict[str, Localizer]:
    kind = holdfast.definition(game)
    return {lang: Localizer(kind, lang, kind.content()) for lang in LANGUAGES}


def named(game: str) -> Iterator[tuple[str, str]]:
    """Every word that the code of a game's stakes names, with the call that names it."""
    folder = Path(holdfast.definition(game).folder) / "display"
    files = [*folder.glob("reckoning/*.py"), *folder.glob("*.py")]
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                call = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if isinstance(word := node.args[0].value, str):
                    yield call, word


def positions(game: str, seed: int) -> Iterator[Game]:
    """Some positions of random games, spread over their length."""
    kind, random = holdfast.definition(game), Random(seed)
    seen = 0
    while seen < POSITIONS:
        players = random.choice(list(kind.players))
        it = kind.new(players, seed=random.randrange(1 << 30))
        while not it.over and seen < POSITIONS:
            if random.random() < 0.1:
                seen += 1
                yield it
            it.choose(random.choice(it.question.options_for(random.choice(it.question.seats))))


def in_words(localizer: Localizer, lead: str, word: str) -> bool:
    leads = (lead, "gives") if lead == "gained" else (lead,)
    own = any(localizer.has(f"{one}-{word}") for one in (*leads, "amount", "noun"))
    return own or localizer.noun(word) != word


@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_code_has_words(game):
    for teller in tellers(game).values():
        for call, word in named(game):
            if call in WORDS:
                assert teller.has(f"{WORDS[call]}-{word}"), (teller.lang, call, word)
            elif call in AMOUNTS and word.isidentifier():
                assert in_words(teller, "gained", word) or in_words(teller, "paid", word), (teller.lang, word)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_random_games_says_what_is_at_stake(game):
    told = 0
    for it in positions(game, 18):
        question, w = it.question, it.world
        for seat in question.seats:
            for option in question.options_for(seat):
                facts = question.facts(option)
                for lang, teller in tellers(game).items():
                    for lead, amounts in (("paid", facts.price), ("gained", facts.gains)):
                        for one in amounts:
                            spoken = in_words(teller, lead, one.what) or teller.noun(one.what, w=w) != one.what
                            assert spoken, (lang, option.key, one)
                    label = teller.option(question.tag, option, w, card_of(w, question.by))
                    said = stakes(teller, facts, w, label)
                    told += bool(said)
                    assert not said.endswith((":", ";", ",")), said
    assert told > POSITIONS


def test_the_hide_of_a_scout_is_told_as_at_the_table():
    facts = Facts(
        "sneak", price=(Amount("ap", 2),), roll=Roll(("G", "G"), "stealth", (Probability("success", 0.859),), 1)
    )
    said = {lang: stakes(teller, facts, label="Sneak (2 AP)") for lang, teller in tellers("under_our_sun").items()}
    assert said == {
        "en": "2 green (stealth test, 1 success needed): success 86 %",
        "it": "costa 2 PA; 2 verdi (prova di Furtività, serve 1 successo): successo 86 %",
        "es": "cuesta 2 PA; 2 verdes (prueba de Sigilo, hace falta 1 éxito): éxito 86 %",
    }


def test_what_the_label_says_is_not_said_again():
    teller = tellers("robinson")["en"]
    facts = Facts("build", "shelter", price=(Amount("wood", 2), Amount("determination", 2)), risks=(Risk("short", 1),))
    assert stakes(teller, facts, label="Building: Shelter (2 wood, 2–3 pawns)") == (
        "costs 2 Determination; but: 1 pawn short"
    )
    assert stakes(teller, Facts("drop", "wood", price=(Amount("wood"),))) == ""
    healing = Facts("use", gains=(Amount("healing"),))
    assert stakes(teller, healing, label="Rest") == "heals 1 Wound"
    assert stakes(teller, healing, label="Use Soothing Herbs: heal 1 Wound of anyone you like") == ""


@pytest.mark.parametrize(("need", "said"), [("4-10", "(4 to 10)"), ("≤ 2", "(2 or less)"), ("5", "(5 or more)")])
def test_faces_that_count_are_named(need, said):
    roll = Roll(("d6",), need, (Probability("success", 1 / 3),))
    assert stakes(tellers("naufragos")["en"], Facts("dare", roll=roll)) == f"1 die {said}: success 33 %"


def test_only_what_is_sure_is_a_hundred_percent():
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]
