"""Same game, options, seed and answers: same game, in every process; and the journal needs no generator at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from holdfast.core.engine.effects import Throw
from tests.core.stories import deal, do, everybody, new, planning, wander
from tests.core.toy import DEFINITION, DrawSea, Stow

ROOT = Path(__file__).parents[2]
SUMS = """
import hashlib
from holdfast.core.engine.effects import Last
from holdfast.core.state.world import Lasting
from tests.core.stories import do, new, wander
for seed in range(6):
    game = wander(new(players=1 + seed % 3, seed=seed), seed, answers=25)
    if not game.over:
        do(game, *[Last(Lasting(what, how="after")) for what in ("throw", "build", "dive", "stow", "scout")])
    print(hashlib.sha256(game.save()).hexdigest())
"""


def same_table(one, other):
    """Equal in everything but the generator."""
    other.world.chance = one.world.chance
    return one.world == other.world


def test_the_same_seed_and_answers_give_the_same_game():
    for seed in range(10):
        assert wander(new(seed=seed), seed).save() == wander(new(seed=seed), seed).save()


def test_neighbouring_seeds_give_unrelated_games():
    games = [new(seed=seed) for seed in range(30)]
    openings = {(game.opening, *game.view(None)["zones"]["pile"]) for game in games}
    assert len(openings) > 20


def test_saves_are_the_same_in_every_process(tmp_path):
    def sums(hash_seed):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": str(tmp_path)}
        run = subprocess.run(
            [sys.executable, "-c", SUMS], env=env, cwd=ROOT, capture_output=True, text=True, check=True
        )
        return run.stdout.split()

    first = sums("1")
    assert len(first) == 6
    assert first == sums("2") == sums("77")


@pytest.mark.parametrize("seed", range(8))
def test_a_journal_is_played_again_with_another_generator(seed):
    game = wander(new(seed=seed), seed)
    again = DEFINITION.opened(3, game.options, seed + 1000, game.opening)
    assert again.world.chance.state != new(seed=seed).world.chance.state
    assert again.replay(game.journal) == len(game.journal)
    assert again.journal == game.journal
    assert same_table(game, again)


def test_a_replay_stops_where_an_answer_does_not_fit_and_the_game_goes_on_from_there():
    game = wander(new(seed=4), 4)
    entries = list(game.journal)
    entries[6] = type(entries[6])(entries[6].seat, entries[6].question, "fly")
    again = DEFINITION.opened(3, game.options, 4, game.opening)
    assert again.replay(entries) == 6
    assert again.journal == entries[:6]
    assert wander(again, 0).over


def test_a_replay_stops_where_an_outcome_does_not_fit_and_leaves_nothing_half_done():
    game = planning(players=1)
    game.choose("put:fish")
    game.choose("ready")
    *fitting, last = game.journal
    before = DEFINITION.opened(1, game.options, game.seed, game.opening)
    before.replay(fitting)
    again = DEFINITION.opened(1, game.options, game.seed, game.opening)
    bad = type(last)(last.seat, last.question, last.key, (6, *last.outcomes[1:]), last.masks)
    assert again.replay([*fitting, bad]) == len(fitting)
    assert again.save() == before.save()


def test_dictated_dice_show_what_was_dictated_in_order():
    game = planning()
    game.dictate(dice=[5, 0, 3])
    do(game, Throw("a", (6, 6)), Throw("b", (4,)))
    assert [dice.faces for dice in game.world.laid] == [(5, 0), (3,)]


def test_dictated_dice_are_not_taken_by_cards():
    game = planning()
    game.dictate(dice=[2])
    do(game, DrawSea(), Throw("a", (6,)))
    dice = [laid.faces for laid in game.world.laid]
    assert dice == [(2,)]


def test_dictated_cards_are_drawn_in_their_order():
    game = planning()
    game.dictate(draws=["sea/shark", "sea/leak", "sea/shark"])
    do(game, DrawSea(), DrawSea(), DrawSea())
    assert game.view(None)["zones"]["pile"][-3:] == ["sea/shark", "sea/leak", "sea/shark"]


def test_dictated_cards_are_found_among_known_and_undecided_ones():
    game = planning()
    known = deal(game, "sea/leak", "pile")
    game.world.take(known, "pile")
    game.world.shuffle_in(known, "sea")
    game.dictate(draws=["sea/leak", "sea/current"])
    do(game, DrawSea(), DrawSea())
    assert game.view(None)["zones"]["pile"][-2:] == ["sea/leak", "sea/current"]


def test_a_die_that_cannot_fall_so_is_refused_and_the_game_stands_where_it_stood():
    game = planning(players=1)
    game.choose("put:fish")
    before = game.save()
    game.dictate(dice=[6])
    with pytest.raises(
        ValueError, match="outcome 6 was dictated where one below 6 is needed; the answer was not taken"
    ):
        game.choose("ready")
    assert game.save() == before
    game.choose("ready")
    assert game.journal[-1].key == "ready"


def test_a_card_that_does_not_exist_cannot_be_dictated():
    game = planning()
    before = game.save()
    with pytest.raises(ValueError, match="there is no card 'sea/whale'; nothing was dictated"):
        game.dictate(dice=[1], draws=["sea/gull", "sea/whale"])
    assert game.save() == before


def test_what_was_dictated_is_in_the_journal_like_any_outcome():
    game = planning(players=1)
    game.choose("put:fish")
    game.dictate(dice=[4])
    game.choose("ready")
    assert game.journal[-1].seen_by(0).outcomes == (4,)
    again = DEFINITION.opened(1, game.options, 999, game.opening)
    again.replay(game.journal)
    assert again.world.catch == game.world.catch == [1]


def test_forced_and_hidden_things_stay_out_of_what_a_seat_reads():
    game = planning()
    for seat in range(3):
        game.choose("put:dive", seat)
    everybody(game, "ready")
    entry = game.journal[-1]
    assert len(entry.outcomes) == 3
    assert [entry.seen_by(seat).outcomes for seat in (0, 1, 2, None)] == [()] * 4


def test_nothing_random_nothing_recorded():
    game = planning()
    game.choose("put:dive", 0)
    assert game.journal[-1].outcomes == ()
    do(game, Stow())
    assert game.world.size("chest") == 1
