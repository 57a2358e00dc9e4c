"""Idle questions: nobody is asked what comes to the same, and nobody is passed over whose answer matters."""

import json
from random import Random

import pytest
from click.testing import CliRunner

import holdfast
from holdfast.bots.imagined import Imagined
from holdfast.cli import main
from holdfast.core.idle import alike, idle
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
            found = idle(game, seat)
            if found is not None:
                met += 1
                assert found in game.moves(seat)
                sure += idle(Imagined(game, seat).world(3), seat, 20, seed=77) is not None
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
            assert idle(game, 0) is None
        game.answer(random.choice(game.moves(0)))


def test_positions_are_compared_but_for_luck():
    game = holdfast.new("robinson", 2, seed=2)
    other = game.copy(seed=99)
    assert alike(game.world, other.world)
    other.world.morale += 1
    assert not alike(game.world, other.world)


def test_at_a_screen_nobody_is_asked_an_idle_question():
    random = Random(5)
    passed = 0
    for seed in range(8):
        session = Session.new(holdfast.kind("robinson"), 3, {}, seed)
        for _ in range(120):
            while session.answer_unasked():
                passed += 1
            if session.over:
                break
            seat = session.asked[0]
            assert idle(session.game, seat) is None
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
