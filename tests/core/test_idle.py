"""Idle questions: nobody is asked what comes to the same, and nobody is passed over whose answer matters."""

import json
from random import Random

import pytest
from click.testing import CliRunner

import holdfast
from holdfast.bots.perspective import Perspective
from holdfast.cli import main
from holdfast.core import idle_questions as idle_module
from holdfast.core.engine.effect import Cause, Effect
from holdfast.core.engine.game import Game
from holdfast.core.engine.loop import BudgetSpent, step_budget
from holdfast.core.idle_questions import idle_answer, same_future, search_budget
from holdfast.core.losing_answers import losing_answers
from holdfast.terminal.session import Session

GAMES = [
    ("robinson", {}),
    ("naufragos", {"characters": "random"}),
    ("this_war", {}),
    ("under_our_sun", {"characters": "random"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_whatever_is_answered_to_an_idle_question_everybody_sees_the_same(name, options):
    random = Random(name)
    met = real = sure = 0
    for seed in range(6):
        game = holdfast.new(name, 2, options, seed)
        for _ in range(160):
            if game.over:
                break
            seat = random.choice(game.asked)
            found = idle_answer(game, seat)
            if found is not None:
                met += 1
                assert found in game.moves(seat)
                sure += idle_answer(Perspective(game, seat).world(3), seat, 20, seed=77) is not None
            elif len(game.moves(seat)) > 1:
                real += 1
            game.answer(random.choice(game.moves(seat)))
    assert real > 50, "most questions are real"
    assert sure >= 0.95 * met, "idle also in twenty other worlds that the seat cannot tell from this one"


def test_planning_is_never_idle():
    game = holdfast.new("robinson", 1, seed=2)
    random = Random(2)
    planned = 0
    while not game.over and planned < 30:
        if game.question.tag == "planning":
            planned += 1
            assert idle_answer(game, 0) is None
        game.answer(random.choice(game.moves(0)))


def test_positions_are_compared_but_for_luck():
    game = holdfast.new("robinson", 2, seed=2)
    other = game.copy(seed=99)
    assert same_future(game.world, other.world)
    other.world.morale += 1
    assert not same_future(game.world, other.world)


def test_at_a_screen_nobody_is_asked_an_idle_question():
    random = Random(5)
    passed = 0
    for seed in range(8):
        session = Session.new(holdfast.definition("robinson"), 3, {}, seed)
        for _ in range(120):
            while session.answer_unasked():
                passed += 1
            if session.over:
                break
            seat = session.asked[0]
            assert idle_answer(session.game, seat) is None
            session.answer(random.choice(session.game.moves(seat)))
    assert passed > 10


def test_the_meter_tells_how_much_is_asked():
    said = CliRunner().invoke(
        main, ["simulate", "naufragos", "--games", "2", "--questions", "--json", "--processes", "1"]
    )
    meter = json.loads(said.stdout)["questions"]
    assert meter["per_round"] > 1
    assert 0 <= meter["idle_share"] <= 1
    assert sum(meter["by_tag"].values()) > 10


class Trudge(Effect):
    """Does nothing, again and again; it counts how often."""

    n: int = 0

    def apply(self, w, by):
        applied.append(self.n)
        return (Trudge(self.n - 1),) if self.n else ()


applied: list[int] = []
LONG = 4_000


def idle_question() -> tuple[Game, int]:
    """A question that a table would not ask, and after which comes what lies under it."""
    random, seed = Random(5), 0
    game = holdfast.new("robinson", 3, seed=seed)
    while True:
        for seat in game.asked:
            applied.clear()
            if len(game.moves(seat)) > 1 and idle_answer(toilsome(game, 0), seat) is not None and applied:
                return game, seat
        game.answer(random.choice(game.moves(random.choice(game.asked))))
        if game.over:
            seed += 1
            game = holdfast.new("robinson", 3, seed=seed)


def toilsome(game: Game, n: int = LONG) -> Game:
    """The same question, and under it much that happens whatever is answered."""
    heavy = game.copy()
    heavy.world.stack[-1:-1] = [(Trudge(n), Cause(0))]
    return heavy


def test_a_search_beyond_its_budget_gives_up_and_the_question_is_asked():
    game, seat = idle_question()
    applied.clear()
    assert idle_answer(toilsome(game, 100), seat) is not None, "what stays within the budget makes no difference"
    assert len(applied) >= 2 * 101, "it was tried out"
    applied.clear()
    assert idle_answer(toilsome(game), seat) is None
    assert 0 < len(applied) <= idle_module.STEPS * idle_module.WORLDS


def test_a_search_ends_in_the_same_way_every_time():
    """It counts effects, not time."""
    game, seat = idle_question()
    ends = []
    for _ in range(3):
        applied.clear()
        idle_answer(toilsome(game), seat)
        ends.append((len(applied), applied[-1]))
    assert ends[0][0] > LONG
    assert ends == ends[:1] * 3


def test_several_searches_share_one_budget():
    game, seat = idle_question()
    spend = search_budget()
    found = [idle_answer(toilsome(game, 800), seat, spend=spend) is not None for _ in range(8)]
    assert found[0]
    assert not found[-1]
    assert idle_answer(game, seat, spend=spend) is None, "nothing is left"
    assert idle_answer(game, seat) is not None


def test_what_is_searched_leaves_the_game_without_a_budget():
    game, seat = idle_question()
    heavy = toilsome(game)
    assert idle_answer(heavy, seat) is None
    applied.clear()
    heavy.answer(heavy.moves(seat)[0])
    assert heavy.budget is None
    searched = toilsome(game).copy()
    searched.budget = step_budget(50)
    with pytest.raises(BudgetSpent):
        searched.copy().answer(searched.moves(seat)[0])
    assert len(applied) <= LONG + 1 + 50


def test_a_search_for_final_answers_has_a_budget_too():
    random = Random(3)
    game = holdfast.new("robinson", 1, seed=4)
    while len(game.menu(0)) < 3:
        game.answer(random.choice(game.moves(0)))
    for n in (1, LONG):
        heavy = game.copy()
        heavy.world.stack[-1:-1] = [(Trudge(n), Cause(0))] * 2
        applied.clear()
        assert losing_answers(heavy, 0) == frozenset()
        assert len(applied) <= 7_500
