"""The games as environments for learning: what the checkers of Gymnasium and PettingZoo ask for, and what we promise."""

import os
import subprocess
import sys
import warnings
from pathlib import Path
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv
from pettingzoo.test import api_test

import holdfast
import holdfast.rl
from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Refused
from holdfast.rl.action_features import FEATURES, MOST, WORDS
from holdfast.rl.gymnasium_env import HoldfastEnv
from holdfast.rl.hashing import number

STEPS = 10_000 if os.environ.get("HOLDFAST_LONG") else 300
WORLDS = 2
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
NAMES = list(holdfast.rl.ENVIRONMENTS)
GAMES = list(holdfast.rl.ENVIRONMENTS.values())
TABLES = {
    "robinson": [(2, {"scenario": "castaways"}), (3, {"scenario": "cannibals"}), (1, {})],
    "naufragos": [(2, {}), (4, {"cooperative": "on"}), (3, {"ruleset": "hr12"})],
    "this_war": [(2, {}), (4, {"board": "advanced"})],
    "under_our_sun": [(2, {}), (4, {"mode": "semi"}), (6, {"mission": "dry-wells"})],
}


def pictures() -> bool:
    try:
        import PIL  # noqa: F401
    except ModuleNotFoundError:
        return False
    return True


def alike(one, other) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def wander(game, steps, **settings):
    """Random steps at all tables of a game: before each, the environment and what it tells."""
    random = Random(3)
    for n, (players, options) in enumerate(TABLES[game]):
        env = HoldfastEnv(game, players, team=True, **options, **settings)
        observation, info = env.reset(seed=n)
        for _ in range(steps // len(TABLES[game])):
            yield env, observation, info
            action = random.randrange(int(info["action_mask"].sum()))
            observation, _, over, _, info = env.step(action)
            if over:
                observation, info = env.reset()


# --- the official checkers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_finds_nothing_wrong(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(name, players=2).unwrapped, skip_render_check=not pictures())


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # it has its mask beside it
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", ".*all zeros")  # a seat that is not asked has no answers
        api_test(holdfast.rl.aec_env(game, players=2), num_cycles=STEPS)


# --- what an agent is told ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_mask_is_exactly_the_legal_options_and_observations_fit_their_space(game):
    for env, observation, info in wander(game, STEPS):
        moves = env.game.moves(info["seat"])
        assert len(moves) <= MOST
        assert info["action_mask"].tolist() == [1] * len(moves) + [0] * (MOST - len(moves))
        assert env.observation_space.contains(observation)
        deeds = [number(env.table.definition.rules.deeds.read(option.key).deed, WORDS) for option in moves]
        assert len(env.facts()) == len(moves)
        assert observation["options"][: len(moves), 0].tolist() == deeds
        assert not observation["options"][len(moves) :].any()


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_alike_in_worlds_that_the_seat_cannot_tell_apart(game):
    for n, (env, observation, info) in enumerate(wander(game, STEPS)):
        for world in range(WORLDS):
            other = env.copy(seed=n + world)
            other.game.resample(info["seat"])
            seen, mask = other.table.seen(info["seat"])
            assert alike(seen, observation), changed(env, seen, observation)
            assert mask.tolist() == info["action_mask"].tolist()


def changed(env, seen, observation):
    places = np.flatnonzero(seen["table"] != observation["table"])
    return [env.layout.names[i] for i in places], env.game.question.tag


@pytest.mark.parametrize("game", GAMES)
def test_what_was_read_piece_by_piece_is_what_is_read_at_once(game):
    """Only what changes is written anew: a reader that begins here comes to the same numbers."""
    from holdfast.rl.observation import ObservationLayout

    for n, (env, observation, info) in enumerate(wander(game, STEPS // 4)):
        if n % 10 == 0:
            afresh = ObservationLayout(holdfast.new(game, env.table.players, env.table.options))
            assert afresh.names == env.layout.names
            assert np.array_equal(afresh.read(env.game, info["seat"]), observation["table"])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_trajectory(game):
    def trajectory(seed):
        env, random = HoldfastEnv(game, 2, others="random"), Random(seed)
        observation, info = env.reset(seed=seed)
        for _ in range(STEPS // 4):
            yield observation
            observation, reward, over, _, info = env.step(random.randrange(int(info["action_mask"].sum())))
            yield {"reward": np.array(reward)}
            if over:
                observation, info = env.reset()

    one, other, third = list(trajectory(5)), list(trajectory(5)), list(trajectory(6))
    assert all(map(alike, one, other))
    assert not all(map(alike, one, third))


def test_a_seed_is_the_game_of_that_seed():
    env = HoldfastEnv("robinson", 2, scenario="castaways")
    env.reset(seed=7)
    assert env.view() == holdfast.new("robinson", 2, {"scenario": "castaways"}, seed=7).view(env.asked)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way_to_the_same_end(game):
    env = HoldfastEnv(game, 2, others="random")
    _, info = env.reset(seed=11)
    copy, random = env.copy(), Random(1)
    before = env.view()
    actions = []
    over = False
    while not over:
        actions.append(random.randrange(int(info["action_mask"].sum())))
        _, reward, over, _, info = copy.step(actions[-1])
    assert env.view() == before
    for action in actions:
        _, again, over, _, _ = env.step(action)
    assert (over, again) == (True, reward)
    assert env.view() == copy.view()


# --- rewards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["outcome", "estimate"])
def test_rewards_add_up_to_the_outcome(game, reward):
    env, random = HoldfastEnv(game, 2, team=True, reward=reward), Random(2)
    _, info = env.reset(seed=2)
    begun = sum(env.table.value(seat) for seat in range(2)) / 2
    total, over = 0.0, False
    while not over:
        _, earned, over, _, info = env.step(random.randrange(int(info["action_mask"].sum())))
        total += earned
        if reward == "outcome" and not over:
            assert earned == 0
    assert total + begun == pytest.approx(sum(env.table.value(seat) for seat in range(2)) / 2)


def test_an_answer_that_is_none_changes_nothing_and_is_told():
    env = HoldfastEnv("robinson", 2)
    observation, _ = env.reset(seed=1)
    again, reward, over, _, told = env.step(MOST - 1)
    assert (reward, over, told["refused"]) == (0, False, True)
    assert alike(observation, again)
    assert "refused" not in env.step(0)[4]
    agents = holdfast.rl.aec_env("robinson", players=2)
    agents.reset(seed=1)
    with pytest.raises(Refused):
        agents.step(MOST - 1)


# --- seats --------------------------------------------------------------------------------------------------------------


def test_all_on_one_side_are_a_team_and_others_sit_among_bots():
    assert HoldfastEnv("robinson", 3).team
    assert HoldfastEnv("this_war", 3).team
    assert HoldfastEnv("under_our_sun", 3).team
    assert not HoldfastEnv("under_our_sun", 3, mode="semi").team
    assert not HoldfastEnv("naufragos", 3).team
    assert HoldfastEnv("naufragos", 3, cooperative="on").team
    env, random = HoldfastEnv("robinson", 3, seat=1, team=False), Random(1)
    _, info = env.reset(seed=3)
    for _ in range(30):
        assert info["seat"] == 1
        _, _, over, _, info = env.step(random.randrange(int(info["action_mask"].sum())))
        if over:
            _, info = env.reset()


def test_where_several_are_asked_agents_answer_in_seat_order():
    env, random, several = holdfast.rl.aec_env("robinson", players=3), Random(4), 0
    env.reset(seed=4)
    for agent in env.agent_iter(600):
        observation, _, over, _, _ = env.last()
        if over:
            break
        asked = env.game.asked
        several += len(asked) > 1
        assert agent == f"seat_{asked[0]}"
        for other in env.agents:
            assert env.observe(other)["action_mask"].any() == (int(other[-1]) in asked)
        env.step(random.randrange(int(observation["action_mask"].sum())))
    assert several


def test_a_wrong_wish_is_named():
    for wrong in ({"seat": 2}, {"reward": "praise"}, {"others": "nobody"}, {"scenario": "moon"}, {"render_mode": "x"}):
        with pytest.raises(UnknownName):
            HoldfastEnv("robinson", 2, **wrong)


# --- in processes, in pictures, without the extra -----------------------------------------------------------------------


def test_vectorised_on_processes():
    making = [lambda: gymnasium.make("holdfast.rl:holdfast/Naufragos-v0", players=2, others="random")] * 2
    envs = AsyncVectorEnv(making)
    try:
        _, info = envs.reset(seed=[1, 2])
        random = Random(1)
        for _ in range(20):
            actions = [random.randrange(int(mask.sum()) or 1) for mask in info["action_mask"]]  # 0 where one is over
            observation, _, _, _, info = envs.step(np.array(actions))
            assert observation["options"].shape == (2, MOST, len(FEATURES))
    finally:
        envs.close()


@pytest.mark.parametrize("name", NAMES)
def test_the_board_is_told_in_lines(name):
    env = gymnasium.make(name, players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "\n0  " in env.render()


def test_the_board_is_a_picture():
    pytest.importorskip("PIL", reason="pictures need Pillow, of the extra rl")
    env = gymnasium.make("holdfast/Robinson-v0", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape == (840, 1120, 3)
    assert len(np.unique(picture)) > 10


@pytest.mark.parametrize("missing", ["gymnasium", "numpy"])
def test_without_the_extra_an_error_says_which(missing):
    code = f"import sys; sys.modules[{missing!r}] = None; import holdfast; holdfast.new('robinson'); import holdfast.rl"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode
    assert 'pip install "holdfast[rl]"' in done.stderr


def test_a_game_from_outside_is_an_environment_too(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setitem(holdfast.GAMES, "embers", "embers")
    env = gymnasium.make("holdfast/Game-v0", game="embers")
    _, info = env.reset(seed=1)
    assert info["action_mask"].any()
