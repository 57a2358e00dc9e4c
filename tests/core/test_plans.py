"""A plan is several answers as one: all are taken or none, with the reasons of each part."""

from random import Random

import pytest

import holdfast
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Refused, RefusedPlan
from tests.core.stories import planning


def test_a_plan_is_taken_as_its_single_answers() -> None:
    one, other = planning(players=1), planning(players=1)
    one.plan(["put:build", "ready"], 0)
    for key in ("put:build", "ready"):
        other.choose(key, 0)
    assert one.journal == other.journal
    assert one.save() == other.save()


def test_the_order_of_a_plan_does_not_matter() -> None:
    game = planning(players=1)
    with pytest.raises(Refused):
        game.choose("ready", 0)
    game.plan(["ready", "put:build"], 0)
    assert [entry.key for entry in game.journal[-2:]] == ["put:build", "ready"]


def test_a_plan_that_does_not_fit_changes_nothing_and_says_why_for_each_part() -> None:
    game = planning(players=1)
    before = game.save()
    with pytest.raises(RefusedPlan) as caught:
        game.plan(["put:build", "fly", "swim"], 0)
    assert [part.key for part in caught.value.parts] == ["fly", "swim"]
    assert all(part.blocks for part in caught.value.parts)
    assert game.save() == before


def test_nothing_is_learnt_by_trying_a_plan() -> None:
    """Dice are rolled after *ready*: what comes after that is no part of a plan."""
    game = planning(players=1)
    before = game.save()
    with pytest.raises(RefusedPlan) as caught:
        game.plan(["put:fish", "ready", "sail"], 0)
    assert [(part.key, part.blocks[0].rule) for part in caught.value.parts] == [("sail", "HF-06")]
    assert game.save() == before


def whole(name: str, tag: str, seed: int) -> tuple[Game, list[str], Game]:
    """A game at its first planning, a whole placement of one seat, and the game after giving it answer by answer."""
    dice = Random(seed)
    kind = holdfast.definition(name)
    game = kind.new(1, {"first_player": "1"}, seed)
    while game.question.tag != tag:
        game.choose(game.question.options[0])
    single, keys = game.copy(journal=True), []
    while single.question.tag == tag and len(keys) < 12:
        moves = [o for o in single.moves(0) if o.key != "ready"] or single.moves(0)
        keys.append(dice.choice(moves).key)
        single.choose(keys[-1], 0)
        if single.barrier == len(single.journal or ()):
            break
    return game, keys, single


@pytest.mark.parametrize(("name", "tag"), [("robinson", "planning"), ("naufragos", "place-pawn")])
def test_a_whole_placement_is_one_answer_with_the_same_outcome(name: str, tag: str) -> None:
    longest = 0
    for seed in range(12):
        game, keys, single = whole(name, tag, seed)
        game.plan(keys, 0)
        assert game.save() == single.save()
        longest = max(longest, len(keys))
    assert longest > 1
