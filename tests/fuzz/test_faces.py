"""A face tells what its seat may know, and tells it alike in worlds that the seat cannot tell apart."""

from random import Random
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.bots.rollout import play_out
from holdfast.core.engine.game import Game
from holdfast.core.state.observed_world import Hidden, ObservedWorld
from tests.core.stories import deal, planning
from tests.fuzz.test_imagined import played
from tests.seeds import LONG

GAMES = 200 if LONG else 25


def told(game: Game, seat: int | None) -> dict[str, Any]:
    """Everything that can be read from a face."""
    face = ObservedWorld(game.world, seat)
    fields = [name for name in game.world.__struct_fields__ if name not in face._closed | {"content", "zones"}]
    read = {name: msgspec.to_builtins(getattr(face, name), enc_hook=repr) for name in fields}
    read["zones"] = {name: (z.top, z.mixed, z.bottom) for name, z in face.zones.items()}
    read["unseen"] = {pool: sorted(card.key for card in face.unseen(pool)) for pool in game.world.content.pool_names}
    return read


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_a_face_is_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    apart = 0
    for seed in range(GAMES):
        game = played(name, seed)
        seat = Random(seed).randrange(game.players)
        other = game.copy(seed=seed)
        other.resample(seat)
        assert told(game, seat) == told(other, seat)
        apart += game.world.zones != other.world.zones or game.world.pools != other.world.pools
    assert apart or name != "naufragos", "some worlds really differ; in the other games a seat alone knows little"


@pytest.mark.parametrize("field", ["chance", "pools", "seen", "stack"])
def test_what_is_nobodys_to_know_cannot_be_read(field: str) -> None:
    with pytest.raises(Hidden):
        getattr(ObservedWorld(planning().world, 0), field)


def test_a_card_in_anothers_hand_is_one_of_its_pool() -> None:
    game = planning()
    card = deal(game, "sea/rope", "hand-1")
    pool = game.world.content.pool("sea")
    assert ObservedWorld(game.world, 1).zones["hand-1"].top == (card,)
    for seat in (0, None):
        face = ObservedWorld(game.world, seat)
        assert face.zones["hand-1"].top == (~pool,)
        assert not face.holds("hand-1", card)
        assert "sea/rope" in [one.key for one in face.unseen("sea")]
    assert not ObservedWorld(game.world, 0).knows(card)
    assert ObservedWorld(game.world, 1).knows(card)


def test_a_worlds_own_methods_read_the_face_too() -> None:
    game = planning()
    deal(game, "sea/rope", "hand-1")
    with pytest.raises(Hidden):
        ObservedWorld(game.world, 0).resample(0)
    assert ObservedWorld(game.world, 0).turn_order(1) == game.world.turn_order(1)


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_the_judge_is_fair_and_says_a_chance(name: str) -> None:
    """It answers alike in worlds its seat cannot tell apart, also where somebody hides a role."""
    said = set()
    for seed in range(4 * GAMES):
        game = played(name, seed)
        judge = game.definition.rules.estimate
        seat = seed % game.players
        other = game.copy(seed=seed)
        other.resample(seat)
        chance = judge(ObservedWorld(game.world, seat))
        assert 0 <= chance <= 1
        assert chance == judge(ObservedWorld(other.world, seat))
        said.add(round(chance, 3))
    assert len(said) > GAMES / 2, "it tells positions apart"


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_the_judge_knows_the_end(name: str) -> None:
    kind = holdfast.definition(name)
    game = kind.new(kind.players[0], {}, 3)
    play_out(game, Random(3))
    assert game.outcome is not None
    assert kind.rules.estimate(ObservedWorld(game.world, 0)) == float(game.outcome.won)


@pytest.mark.parametrize("name", ["robinson", "naufragos", "under_our_sun"])
def test_time_that_passes_without_progress_is_lost(name: str) -> None:
    kind = holdfast.definition(name)
    game = kind.new(2, {}, 5)
    while not kind.rules.clock(game.world) or game.world.players != 2:
        game.choose(game.question.options[0])
    face = ObservedWorld(game.world, 0)
    before = kind.rules.estimate(face)
    clock = {"robinson": "round", "naufragos": "turn", "under_our_sun": "day"}[name]
    setattr(game.world, clock, kind.rules.clock(game.world) + 2)
    assert kind.rules.estimate(face) <= before
