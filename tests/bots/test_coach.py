"""The coach: advice at a question, only from what the seat knows."""

import pytest

import holdfast
from holdfast.bots.coach import Advice, RatedOption, _beside, advise, certain_loss
from holdfast.bots.expert import FEWEST, Candidate
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget
from holdfast.core.engine.menu import Option, Refused
from holdfast.core.player import Reason
from holdfast.core.text.localizer import Localizer

GAMES = [
    ("robinson", {}),
    ("naufragos", {"characters": "random"}),
    ("this_war", {}),
    ("under_our_sun", {"characters": "random"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_advice_names_answers_that_are_open_and_leaves_the_game_as_it_is(name, options):
    game = holdfast.new(name, 2, options, seed=11)
    before = game.save()
    seat = game.asked[0]
    advice = holdfast.advise(game, seat, playouts=40)
    legal = {option.key for option in game.question.options_for(seat)}
    assert advice.best in legal
    assert {one.key for one in advice.answers} <= legal
    for one in advice.answers:
        assert one.chance is None or 0 <= one.low <= one.chance <= one.high <= 1
    assert advice.answers[0].key == advice.best
    told = [one.chance for one in advice.answers if one.chance is not None]
    assert told == sorted(told, reverse=True), "no answer is told to be better than the best"
    assert game.save() == before


def test_a_quick_opinion_has_no_chances():
    game = holdfast.new("robinson", 2, seed=3)
    advice = holdfast.advise(game, playouts=0)
    assert all(one.chance is None for one in advice.answers)


def test_only_who_is_asked_is_advised():
    game = holdfast.new("under_our_sun", 3, {"characters": "random"}, seed=3)
    [other, *_] = [seat for seat in range(3) if seat not in game.asked]
    with pytest.raises(Refused, match="HF-02"):
        holdfast.advise(game, other)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_advice_is_alike_in_worlds_that_the_seat_cannot_tell_apart(name, options):
    game = holdfast.new(name, 3, options, seed=21)
    seat = game.asked[0]
    opinion = advise(game, seat)
    for seed in range(4):
        assert advise(Perspective(game, seat).world(seed), seat) == opinion


def tried(*values: float) -> Candidate:
    one = Candidate(Option("x", 0))
    one.values.extend(values)
    return one


def test_the_players_own_answer_is_left_only_for_one_that_is_clearly_better():
    own = tried(*[0.3, 0.5] * FEWEST)
    assert tried(*[0.5, 0.7] * FEWEST).better(own), "better in every world"
    assert not tried(*[0.3, 0.5] * FEWEST).better(own), "just as good"
    assert not tried(*[0.9, 0.0] * FEWEST).better(own), "better on the mean, within a standard error"
    assert not tried(0.9, 0.9).better(own), "better in too few worlds"


def test_what_one_world_says_of_an_answer_is_told_beside_the_best_one_in_that_world():
    best = tried(0.2, 0.8, 0.8, 0.6)
    lucky, unlucky, lost = tried(0.8), tried(0.1), tried(0.0, 0.0, 0.0, 0.0)
    chances = [_beside(best, one, None).chance for one in (lucky, unlucky, lost)]
    assert chances == pytest.approx([0.6, 0.6 - 0.1 / 2, 0.6 - 0.6 * 4 / 5])
    assert _beside(best, unlucky, None).low < 0.3 < 0.7 < _beside(best, unlucky, None).high


def test_what_an_answer_costs_is_only_what_is_certain():
    answers = (
        RatedOption("a", 0.6, 0.55, 0.65, 100),
        RatedOption("b", 0.3, 0.25, 0.35, 100),
        RatedOption("c", 0.58, 0.53, 0.63, 100),
    )
    advice = Advice("a", None, "c", answers)
    assert certain_loss(advice, "b") == pytest.approx(0.25)
    assert certain_loss(Advice("a", None, "b", (answers[0], RatedOption("b", 0.3, 0.0, 0.62, 2))), "b") == 0, (
        "in two worlds only"
    )
    assert certain_loss(advice, "c") == certain_loss(advice, "a") == certain_loss(advice, "nowhere") == 0


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_a_lead_of_search_is_told(lang):
    teller = Localizer(None, lang)
    text = teller.because(Reason("because-searched", (("chance", 41), ("other", 33), ("worlds", 60))))
    assert all(number in text for number in ("41", "33", "60"))


def test_a_budget_is_kept():
    game = holdfast.new("naufragos", 2, {"characters": "random"}, seed=5)
    advice = advise(game, game.asked[0], PlayoutBudget(30), 1)
    assert 30 <= sum(one.worlds for one in advice.answers) < 30 + 2 * len(advice.answers)
