"""Judges are learnt from played games, and told apart from those they were not learnt from."""

from math import exp
from random import Random

import pytest

import holdfast
from holdfast.bots import train
from holdfast.bots.train import Seen, calibrated, cells, evaluate, fit_model, log_loss, odds, reliability, watch_games


def chance(values: dict[str, float]) -> float:
    """How the positions below are won."""
    return 1 / (1 + exp(-(2 * values["strong"] - 3 * values["late"] + 0.5)))


def positions(n: int, seed: int) -> list[Seen]:
    luck = Random(seed)
    found = []
    for game in range(n):
        values = {"strong": luck.random(), "late": luck.random(), "noise": luck.random()}
        found.append(Seen(game, values, 0.5, float(luck.random() < chance(values))))
    return found


def test_what_bears_on_winning_is_found_and_what_does_not_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "RIDGE", 1.0)
    names = ["late", "noise", "strong"]
    bias, means, weights = fit_model(positions(20_000, 1), names)
    assert weights == pytest.approx([-3, 0, 2], abs=0.2)
    assert means == pytest.approx([0.5, 0.5, 0.5], abs=0.02)
    assert bias == pytest.approx(0.0, abs=0.1)


def test_a_judge_that_has_learnt_tells_fresh_positions_better_than_the_base_rate() -> None:
    names = ["late", "noise", "strong"]
    learnt = fit_model(positions(4_000, 1), names)
    fresh = positions(4_000, 2)
    pairs = [(p, row.won) for p, row in zip(evaluate(fresh, names, learnt), fresh, strict=True)]
    base = sum(row.won for row in fresh) / len(fresh)
    assert log_loss(pairs) < log_loss([(base, row.won) for row in fresh]) - 0.05


def test_a_judge_that_learnt_noise_from_few_games_is_less_sure_when_it_is_calibrated() -> None:
    names = [f"noise-{i}" for i in range(40)]
    luck = Random(3)

    def games(n: int, first: int) -> list[Seen]:
        found = []
        for game in range(first, first + n):
            values, won = {name: luck.random() for name in names}, float(luck.random() < 0.5)
            found += [Seen(game, values, 0.5, won)] * 30
        return found

    few, fresh = games(120, 0), games(400, 1000)
    judges = (fit_model(few, names), calibrated(few, names))
    losses = [
        log_loss([(p, row.won) for p, row in zip(evaluate(fresh, names, learnt), fresh, strict=True)])
        for learnt in judges
    ]
    assert losses[1] < losses[0] - 0.05
    spread = [max(map(abs, odds(fresh, names, learnt))) for learnt in judges]
    assert spread[1] < spread[0] / 2


def test_reliability_counts_every_position_once() -> None:
    pairs = [(0.05, 0.0), (0.1, 0.0), (0.15, 1.0), (1.0, 1.0)]
    assert reliability(pairs) == [
        "judged  0–10 % (5): 0 % won of 1",
        "judged 10–20 % (12): 50 % won of 2",
        "judged 90–100 % (100): 100 % won of 1",
    ]


def test_positions_of_one_game_have_its_end_and_what_the_judge_said_then() -> None:
    rows = watch_games(("under_our_sun", 2, {"mission": "missing-two", "characters": "random"}, 7))
    assert len(rows) > 6
    assert {row.game for row in rows} == {7}
    assert len({row.won for row in rows}) == 1
    assert all(0 < row.stands < 1 and row.features for row in rows)


def test_a_judge_is_learnt_over_every_setting_that_bears_on_it() -> None:
    found = cells(holdfast.definition("this_war"))
    assert {(one["difficulty"], one["board"]) for _, one in found} == {
        (difficulty, board) for difficulty in ("standard", "easier", "harder") for board in ("standard", "advanced")
    }
