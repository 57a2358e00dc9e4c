"""Effects happen in the order they are named, under the cause that brought them."""

import pytest

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Ballot, If, Over, Under
from holdfast.core.engine.loop import EndlessEffects
from holdfast.core.state.world import Outcome
from tests.core.stories import Ear, do, everybody, keys, new, planning, until
from tests.core.toy import Countdown, Note, Scout, Settle, Whirl, WoodAtLeast, Wound


def test_what_follows_happens_before_what_comes_after():
    game = do(planning(), Note("a"), Countdown(2), Note("b"))
    assert game.world.notes == ("a0", "2-0", "1-0", "b0")


def test_effects_inherit_the_cause_and_under_changes_it_for_its_own_only():
    game = do(planning(), Under(Cause(2), (Countdown(1), Under(Cause(), (Note("n"),)), Note("x"))), Note("y"), seat=1)
    assert game.world.notes == ("1-2", "n", "x2", "y1")


@pytest.mark.parametrize(("wood", "note"), [(2, "rich0"), (1, "poor0")])
def test_a_condition_is_asked_when_it_is_reached(wood, note):
    game = planning()
    game.world.wood = wood
    do(game, If(WoodAtLeast(2), (Note("rich"),), (Note("poor"),)))
    assert game.world.notes == (note,)


def test_what_became_void_does_not_happen():
    game = planning()
    game.world.wounds = [3, 0, 0]
    do(game, Wound(), Under(Cause(1), (Wound(),)))
    assert game.world.wounds == [3, 1, 0]


def test_a_question_without_anybody_to_ask_is_applied():
    game = do(planning(), Settle(0), Note("on"))
    assert game.question.tag == "plan"
    assert game.world.notes == ("on0",)


def test_a_row_of_questions_is_known_and_may_be_called_off_and_what_follows_it_too():
    game = do(planning(), Settle(2), Settle(3), Note("then"), Settle(1))
    w = game.world
    assert [settle.n for settle in w.row(Settle)] == [2, 3]
    assert w.row(Note) == []
    assert list(w.coming())[:2] == [Note("then"), Settle(1)]
    w.call_off(Settle)
    assert w.row(Settle) == []
    assert w.row(Note) == [Note("then")]
    assert next(w.coming()) == Note("then")


def test_a_law_of_the_variant_replaces_options_and_effects():
    calm, rough = do(planning(), Scout()), do(planning(sea="rough"), Scout())
    assert keys(calm) == ["keep", "swap", "under:0", "under:1"]
    assert keys(rough) == ["keep", "swap"]
    for game, caught in ((calm, 1), (rough, 0)):
        game.choose("keep", 0)
        game.choose("put:fish", 0)
        game.choose("put:fish", 1)
        game.choose("put:fish", 2)
        game.dictate(dice=[2, 2, 2])
        everybody(game, "ready")
        while game.question.tag == "window":
            game.choose("go-on")
        assert game.world.catch == [caught] * 3


def test_one_answer_only_is_given_by_the_engine_and_told_to_observers():
    game = planning(sea="rough")
    ear = game.watch(Ear())
    answers = len(game.journal)
    do(game, Settle(1), Note("on"))
    assert [(entry.question, entry.key, entry.seat, forced) for entry, forced in ear.answers] == [
        ("settle", "keep", 0, True)
    ]
    assert game.world.notes == ("on0",)
    assert len(game.journal) == answers


def test_observers_hear_effects_with_cause_and_outcomes_answers_before_them_and_the_end():
    game = planning(players=1)
    game.choose("put:fish")
    ear = game.watch(Ear())
    game.dictate(dice=[4])
    game.choose("ready")
    first, forced = ear.answers[0]
    assert (first.key, forced) == ("ready", False)
    assert [(by.seat, outcomes) for effect, by, outcomes in ear.effects if type(effect).__name__ == "Throw"] == [
        (0, (4,))
    ]
    do(game, Over(Outcome(True, "raft-built", "TY-90")))
    assert ear.ends == 1


def test_the_end_empties_the_stack_and_gives_the_scores():
    game = do(planning(), Over(Outcome(True, "raft-built", "TY-90", (3, 1, 0), (0,))), Note("never"))
    assert game.over
    assert game.outcome == Outcome(True, "raft-built", "TY-90", (3, 1, 0), (0,))
    assert game.world.stack == []
    assert game.world.notes == ()
    assert [game.definition.rules.value(game.world, seat) for seat in range(3)] == [1.0, 0.0, 0.0]


def test_why_am_i_asked():
    game = do(planning(), Settle(2), Countdown(1))
    assert [tag for tag, _ in game.question.reasons()][:2] == ["countdown", "plan"]
    assert game.question.reasons()[0][1] == Cause(0)


def test_a_rule_that_runs_in_a_circle_is_reported_with_a_readable_stack():
    game = planning()
    with pytest.raises(EndlessEffects) as caught:
        do(game, Whirl())
    first, *listing = str(caught.value).splitlines()
    assert first == "more than 10000 effects without a decision; the stack from the top:"
    assert listing[0].startswith("  whirl Whirl(turns=10000) under Cause(seat=0, ")
    assert listing[1].startswith("  plan Plan() under Cause(")
    assert len(listing) <= 12


def test_a_question_that_nobody_can_answer_is_reported():
    with pytest.raises(EndlessEffects, match="seat 0 has nothing to answer; the stack from the top:\n  ballot Ballot"):
        do(planning(), Ballot((0,), ()))


def test_a_stack_that_runs_out_before_the_end_is_reported():
    game = planning()
    game.world.stack.clear()
    with pytest.raises(EndlessEffects, match="the stack ran out before the game was over"):
        do(game, Note("last words"))


def test_a_game_that_runs_in_a_circle_stands_where_it_stood():
    game = planning(players=1)
    game.choose("put:build")
    w = game.world
    under = next(i for i, (effect, _) in enumerate(w.stack) if type(effect).__name__ == "Work")
    w.stack.insert(under, (Whirl(), Cause(0)))
    before, asked = len(game.journal), game.question.tag
    with pytest.raises(EndlessEffects):
        game.choose("ready")
    assert (len(game.journal), game.question.tag) == (before, asked)


def test_every_random_game_ends():
    for seed in range(30):
        game = new(players=1 + seed % 3, seed=seed)
        for _ in range(400):
            if game.over:
                break
            game.choose(game.question.moves(game.question.seats[0])[0])
        assert game.over


def test_moves_leave_out_what_only_takes_back_unless_nothing_else_is_left():
    game = planning()
    game.choose("put:fish", 0)
    assert keys(game, 0) == ["ready", "take-back"]
    assert [option.key for option in game.question.moves(0)] == ["ready"]
    game.choose("take-back", 0)
    assert game.world.jobs[0] == ""
    game.choose("put:build", 0)
    game.choose("ready", 0)
    assert game.question.seats == (1, 2)
    assert game.question.moves(0) == []


def test_a_planning_question_asks_whoever_is_not_ready_in_any_order():
    game = planning()
    assert game.question.seats == (0, 1, 2)
    game.choose("put:build", 2)
    game.choose("ready", 2)
    assert game.question.seats == (0, 1)
    game.choose("put:build", 1)
    game.choose("put:build", 0)
    game.choose("ready", 0)
    game.choose("ready", 1)
    assert until(game, "ballot").world.raft == 2, "there was wood for two"
