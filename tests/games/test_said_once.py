"""Nothing is said twice: no line of the log repeats the one before it within an answer, no answer repeats its own label."""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

import holdfast
from holdfast.core.text.log import ANSWER, Log, card_of
from holdfast.core.text.stakes import Stakes, stakes
from holdfast.terminal.numbered_options import noted
from tests.games.test_stakes_in_words import GAMES, positions, tellers

EVENINGS = 12
FEW = 12
"""Three words that are shorter than this are no repetition: `1 of 3`."""


@pytest.mark.parametrize("game", GAMES)
def test_no_line_of_the_log_says_the_same_twice_in_a_row(game):
    kind = holdfast.definition(game)
    for seed in range(EVENINGS):
        random, log = Random(seed), Log(kind)
        it = kind.new(random.choice(list(kind.players)), {}, seed, (), (log,))
        told = len(log.lines)
        while not it.over:
            it.choose(random.choice(it.moves(random.choice(it.asked))))
            lines = [line for line in log.lines[told:] if line.message != ANSWER]
            told = len(log.lines)
            for one, next_one in pairwise(lines):
                alike = one.message == next_one.message and one.args == next_one.args
                assert not alike or one.message in TWICE, (seed, one)


TWICE = {"log-weather", "log-received"}
"""What may well happen twice: a storm after a storm."""


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_repeats_in_its_stakes_what_its_label_says(game):
    for it in positions(game, 31):
        question, w = it.question, it.world
        common, card = question.in_common(), card_of(it.world, question.by)
        for option in question.moves(question.seats[0]):
            for lang, teller in tellers(game).items():
                label = teller.option(question.tag, option, w, card)
                said = stakes(teller, question.facts(option).without(common), w, label)
                repeated = [words for words in threes(ROLLED_FOR.sub("", said)) if f" {words} " in f" {bare(label)} "]
                assert repeated == [], (lang, label, said)


@pytest.mark.parametrize("game", GAMES)
def test_no_sentence_of_a_label_ends_before_its_dash_and_what_an_answer_provokes_is_told_apart(game):
    several = 0
    for it in positions(game, 32):
        question, w = it.question, it.world
        card = card_of(w, question.by)
        for option in question.moves(question.seats[0]):
            for lang, teller in tellers(game).items():
                label = teller.option(question.tag, option, w, card)
                assert ". " in label or not label.endswith("."), (lang, label)
                words = Stakes(teller, w, label)
                assert ". –" not in noted(label, "; ".join(words.told(question.facts(option)))), (lang, label)
                risks = words.risks(question.facts(option).unrolled())
                several += len(risks) > 1
                if risks:
                    assert list(words.told(question.facts(option)))[-1].endswith("; ".join(risks))
    assert several


ROLLED_FOR = re.compile(r"\([^)]*\)")
"""What dice are rolled for stands beside them, whatever the label says."""


def bare(text: str) -> str:
    return " ".join(re.findall(r"\w+", text.casefold()))


def threes(text: str) -> Iterator[str]:
    words = bare(text).split()
    for i in range(len(words) - 2):
        three = " ".join(words[i : i + 3])
        if len(three) >= FEW and not three[0].isdigit():  # so much of something is told by `in_label`, word for word
            yield three
