"""The dice that fell are shown until the next answer, also where nobody could change them and they were read at once."""

from random import Random

import pytest

import holdfast
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.display.dice import Throw, Whose
from holdfast.tables.services.recorder import Recorder

GAMES = ("robinson", "naufragos", "under_our_sun")


@pytest.mark.parametrize("game", GAMES)
def test_every_throw_of_an_answer_is_kept_in_order(game: str) -> None:
    random, seen = Random(5), 0
    for seed in range(4):
        one = holdfast.new(game, 2, seed=seed)
        while not one.over:
            before = list(one.world.laid)
            recorder = Recorder(one.definition)
            one.watch(recorder)
            seat = one.asked[0]
            one.answer(random.choice(one.moves(seat)))
            one.observers.clear()
            assert one.journal
            assert sum(len(roll.faces) for roll in recorder.fell) <= len(one.journal[-1].outcomes) + sum(
                len(roll.faces) for roll in before if isinstance(roll, Rolled)
            )
            lies = one.world.laid[-1] if one.world.laid else None
            if isinstance(lies, Rolled) and lies not in before:
                last = recorder.fell[-1]
                assert (last.kind, last.faces) == (lies.kind, lies.faces), "what lies there now fell last"
            seen += len(recorder.fell)
    assert seen > 5, "some dice fell"


def test_a_die_rolled_again_takes_the_place_of_what_it_showed() -> None:
    game = holdfast.new("under_our_sun", 2)
    recorder = Recorder(game.definition)
    laid = game.world.laid
    recorder.answered(Entry(0, "window", "go-on"), Cause(), game.world, forced=False)
    first, again, other = (Rolled("test-skill|G|0,0|0", (face,), (8,)) for face in (1, 2, 3))
    laid.append(first)
    recorder.watch_dice(game.world, None)
    laid[-1] = again
    recorder.watch_dice(game.world, None)
    laid.pop()
    recorder.watch_dice(game.world, None)
    laid.append(other)
    recorder.watch_dice(game.world, None)
    assert recorder.fell == [again, other]


def test_an_enemys_dice_keep_its_name_when_karma_changes_them() -> None:
    random, changed = Random(3), 0
    for seed in range(6):
        one = holdfast.new("under_our_sun", 2, {"characters": "random"}, seed)
        owner: Whose | None = None
        while not one.over:
            recorder = Recorder(one.definition)
            one.watch(recorder)
            choice = random.choice(one.moves(one.asked[0]))
            one.answer(choice)
            one.observers.clear()
            for rolled in recorder.fell:
                assert isinstance(rolled, Throw), "all dice are told as facts"
                if rolled.context == "enemy":
                    assert rolled.foe is not None, "it says whose dice they are"
            fell = [rolled for rolled in recorder.fell if isinstance(rolled, Throw)]
            if fell and fell[0].context == "enemy" and choice.key.startswith("karma:"):
                assert fell[0].foe == owner, "karma changes the dice that lay there"
                changed += 1
            owner = fell[-1].foe if fell else owner
    assert changed, "somebody changed an enemy's dice"
