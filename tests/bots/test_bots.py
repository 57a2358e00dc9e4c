"""Bots see what their seat may see, change nothing, and the thinking one finds what is there to be found."""

import time

import pytest

from holdfast import UnknownName
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from tests.tiny import DEFINITION

BOTS = ("random", "rollout:1", "rollout:20", "rollout:5ms")


def at_first_turn(doors: int = 0, players: int = 1) -> Game:
    game = DEFINITION.new(players, {"doors": doors}, seed=5)
    for seat in range(players):
        game.choose("ready", seat)
    return game


@pytest.mark.parametrize("name", ["", "clever", "rollout", "rollout:0", "rollout:-3", "rollout:5s", "Random"])
def test_an_unknown_bot_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownName, match=r"there are friend, novice, expert:100"):
        make_bot(name)


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_changes_the_game_it_looks_at(name: str) -> None:
    game = at_first_turn(doors=2)
    before = game.save()
    answer = make_bot(name).choose(Perspective(game, 0))
    assert game.save() == before
    assert answer.key in [option.key for option in game.question.options]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_game(name: str) -> None:
    game = DEFINITION.new(2, seed=3)
    bots = [make_bot(name, seed) for seed in range(2)]
    while not game.over:
        seat = game.question.seats[-1]
        game.choose(bots[seat].choose(Perspective(game, seat)))
    assert game.outcome is not None


@pytest.mark.parametrize("name", ["random", "rollout:20"])
def test_the_same_seed_answers_the_same(name: str) -> None:
    def answers() -> list[str]:
        one = make_bot(name, seed=9)
        return [one.choose(Perspective(at_first_turn(), 0)).key for _ in range(5)]

    assert answers() == answers()


@pytest.mark.parametrize("doors", [1, 2, 3, 4, 5])
def test_a_rollout_takes_the_only_winning_answer(doors: int) -> None:
    game = at_first_turn(doors)
    assert make_bot("rollout:80").choose(Perspective(game, 0)).key == f"door:{doors}"


def test_a_rollout_wins_where_random_play_does_not() -> None:
    def wins(name: str) -> int:
        won = 0
        for seed in range(12):
            game, one = DEFINITION.new(1, seed=seed), make_bot(name, seed)
            while not game.over:
                game.choose(one.choose(Perspective(game, 0)))
            won += bool(game.outcome and game.outcome.won)
        return won

    assert wins("rollout:40") > wins("random") + 2


class Counted(Perspective):
    """Counts the games that a bot has played to the end."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game, seat)
        self.count = 0

    def value(self, game: Game) -> float:
        self.count += 1
        return super().value(game)


@pytest.mark.parametrize("playouts", [1, 3, 8, 25, 100])
def test_the_budget_in_playouts_is_for_the_whole_decision(playouts: int) -> None:
    seen = Counted(at_first_turn(doors=1), 0)
    make_bot(f"rollout:{playouts}").choose(seen)
    assert seen.count == playouts


def test_the_budget_in_milliseconds_is_kept() -> None:
    seen = Counted(at_first_turn(doors=1), 0)
    began = time.perf_counter()
    make_bot("rollout:30ms").choose(seen)
    assert 0.03 <= time.perf_counter() - began < 1
    assert seen.count > 1


def test_imagined_worlds_look_the_same_to_the_seat_and_differ_in_what_comes() -> None:
    game = at_first_turn()
    seen = Perspective(game, 0)
    worlds = seen.worlds(12)
    assert all(world.view(0) == seen.view() for world in worlds)
    assert all([o.key for o in world.question.options] == [o.key for o in seen.options] for world in worlds)
    for world in worlds:
        world.choose("rest")
    assert len({tuple(world.view(0)["zones"]["weather"]) for world in worlds}) > 1
