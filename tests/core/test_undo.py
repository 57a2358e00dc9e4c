"""Undo is free back to the last reveal or roll, beyond it by consent with fresh dice, and exact."""

import pytest

import holdfast.core.state.save
from holdfast.core.engine.effect import replace
from tests.core.stories import do, everybody, new, planning, wander
from tests.core.toy import DEFINITION, Whirl


def load(data):
    return holdfast.core.state.save.load(data, lambda name: DEFINITION)


def restless(game, answers):
    """Answers that reveal nothing: put a worker, take it back."""
    saves = [game.save()]
    for i in range(answers):
        game.choose("take-back" if i % 2 else "put:fish", 0)
        saves.append(game.save())
    return saves


def test_free_answers_are_taken_back_exactly_one_by_one():
    game = planning()
    saves = restless(game, 40)
    for save in saves[-2::-1]:
        assert game.undo()
        assert game.save() == save


@pytest.mark.parametrize("answers", [1, 15, 16, 17, 33, 40])
def test_many_free_answers_are_taken_back_at_once(answers):
    game = planning()
    saves = restless(game, 40)
    assert game.undo(answers)
    assert game.save() == saves[40 - answers]


def test_taken_back_and_given_again_is_as_if_nothing_happened():
    game = planning()
    saves = restless(game, 35)
    entries = game.journal[-20:]
    assert game.undo(20)
    for entry in entries:
        game.choose(entry.key, entry.seat)
    assert game.save() == saves[-1]


def test_also_after_a_load():
    game = planning()
    saves = restless(game, 20)
    game = load(game.save())
    for n in (1, 5, 14):
        assert game.undo(n)
    assert game.save() == saves[0]
    assert load(saves[0]).save() == saves[0]


def test_a_game_begun_under_other_rules_goes_back_to_where_it_was_loaded_and_no_farther():
    game = planning()
    saves = restless(game, 20)
    game = load(game.save())
    game.journal[0] = replace(game.journal[0], key="put:which-is-no-option-any-more")
    before = game.save()
    restless(game, 6)
    assert game.undo(2)
    assert game.undo(4)
    assert game.save() == before
    assert not game.undo()
    assert not game.undo(3, consent=True)
    assert game.save() == before
    assert game.world == load(saves[-1]).world
    game.choose("put:fish", 0)
    assert game.undo()
    assert game.save() == before


@pytest.mark.parametrize("seed", range(12))
def test_undo_in_random_games_is_exact_up_to_the_barrier_and_refused_beyond(seed):
    game = new(players=1 + seed % 3, seed=seed)
    saves = [game.save()]
    while not game.over:
        wander(game, seed + len(saves), answers=1)
        saves.append(game.save())
        for back in range(1, len(saves)):
            copy = game.copy(journal=True)
            free = copy.undo(back)
            assert free == (len(game.journal) - back >= game.barrier)
            assert copy.save() == (saves[-1 - back] if free else saves[-1])


def test_a_roll_is_a_barrier_without_consent():
    game = planning(players=1)
    game.choose("put:fish")
    game.choose("ready")
    after = game.save()
    assert game.barrier == len(game.journal)
    assert not game.undo()
    assert game.save() == after
    assert game.undo(consent=True)
    assert (game.question.tag, game.world.jobs) == ("plan", ("fish",))


def test_a_reveal_without_dice_is_a_barrier_too():
    game = planning(players=1)
    free = game.barrier
    game.choose("put:scout")
    assert game.barrier == free
    game.choose("ready")
    assert game.barrier == len(game.journal)


def test_dice_after_consent_are_fresh_every_time():
    game = planning(players=1)
    game.choose("put:dive")
    drawn = set()
    for _ in range(20):
        game.choose("ready")
        drawn.add(game.view(0)["zones"]["hand-0"][0])
        assert game.undo(consent=True)
    assert len(drawn) > 4


@pytest.mark.parametrize("through_a_save", [False, True])
def test_fresh_dice_stay_fresh_after_free_undo(through_a_save):
    game = planning(players=1)
    game.choose("put:dive")
    game.choose("ready")
    assert game.undo(consent=True)
    if through_a_save:
        game = load(game.save())
    before = game.save()
    game.choose("take-back")
    assert game.undo()
    assert game.save() == before


def test_an_undo_by_consent_can_be_saved_and_loaded():
    game = planning()
    for seat in range(3):
        game.choose("put:fish", seat)
    everybody(game, "ready")
    assert game.undo(3, consent=True)
    assert load(game.save()).save() == game.save()
    assert wander(game, 1).over


def test_the_end_is_taken_back_like_any_answer():
    game = wander(new(seed=3), 3)
    assert game.over
    assert game.undo(consent=True)
    assert not game.over
    assert game.question.options


def test_there_is_nothing_to_take_back_before_the_first_answer():
    game = new()
    before = game.save()
    assert not game.undo()
    assert not game.undo(0)
    assert not game.undo(5, consent=True)
    assert game.save() == before


def test_an_undo_forgets_what_was_dictated():
    game = planning(players=1)
    game.choose("put:fish")
    game.dictate(dice=[5], draws=["sea/leak"])
    assert game.undo()
    assert (game.world.chance.faces, game.world.chance.wanted) == ([], [])


def test_observers_do_not_hear_answers_twice():
    from tests.core.stories import Ear

    game = planning()
    ear = game.watch(Ear())
    restless(game, 4)
    game.undo(2)
    assert [entry.key for entry, _ in ear.answers] == ["put:fish", "take-back", "put:fish", "take-back"]
    game.choose("put:dive", 1)
    assert ear.answers[-1][0].key == "put:dive"


def test_an_answer_that_fails_is_not_taken_also_far_from_the_last_snapshot():
    game = planning()
    restless(game, 21)
    before = game.save()
    broken = game.copy(journal=True)
    broken.world.stack.insert(-1, (Whirl(), broken.world.stack[-1][1]))
    for seat in (1, 2):
        broken.choose("put:build", seat)
    broken.choose("ready", 1)
    broken.choose("ready", 2)
    with pytest.raises(RuntimeError):
        broken.choose("ready", 0)
    assert len(broken.journal) == len(game.journal) + 4
    assert broken.question.seats == (0,)
    assert game.save() == before
    do(game)


def test_a_loaded_game_plays_its_answers_again_once_and_not_for_each_that_is_taken_back(monkeypatch):
    game = planning()
    saves = restless(game, 300)
    game = load(game.save())
    again = type(game)._again
    given = []
    monkeypatch.setattr(type(game), "_again", lambda self, entry: (given.append(entry), again(self, entry)))
    counts = []
    for n in range(1, 5):
        given.clear()
        assert game.undo()
        counts.append(len(given))
        assert game.save() == saves[300 - n]
    assert counts[0] >= 299
    assert max(counts[1:]) <= 128
