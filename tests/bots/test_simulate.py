"""Many games give the same figures for the same seed, whoever counts them; a broken rule is reported with its game."""

import base64
from typing import Any

import pytest

import holdfast
from holdfast import UnknownName
from holdfast.simulation.runner import draw_options, simulate, wilson
from tests.tiny import DEFINITION


def figures(**wish: Any) -> dict[str, Any]:
    plain = simulate(**{"definition": DEFINITION, "games": 30, "players": [1, 2, 3]} | wish).plain()
    del plain["seconds"], plain["decisions_per_second"]
    return plain


def test_the_figures_do_not_depend_on_the_number_of_processes() -> None:
    wish = {"games": 70, "options": {"doors": "any", "sea": "any"}, "seed": 4}
    assert figures(**wish, processes=1) == figures(**wish, processes=2)


def test_another_seed_gives_other_games() -> None:
    assert figures(seed=1) == figures(seed=1)
    assert figures(seed=1)["decisions"] != figures(seed=2)["decisions"]


def test_games_are_spread_evenly_over_the_player_counts() -> None:
    plain = figures(games=31)
    assert [(group["players"], group["games"]) for group in plain["by"]] == [(1, 11), (2, 10), (3, 10)]
    assert plain["games"] == 31
    assert plain["wins"] == sum(group["wins"] for group in plain["by"])


def test_any_draws_only_what_is_legal_together() -> None:
    plain = figures(games=90, options={"sea": "any"})
    seas = {(group["players"], group["options"]["sea"]) for group in plain["by"]}
    assert seas == {(1, "calm"), (2, "calm"), (2, "rough"), (3, "calm")}
    assert plain["errors"] == []


def test_a_drawn_option_depends_on_the_seed_only() -> None:
    assert draw_options(DEFINITION, 2, {"doors": "any"}, 7) == draw_options(DEFINITION, 2, {"doors": "any"}, 7)
    assert len({draw_options(DEFINITION, 2, {"doors": "any"}, seed)["doors"] for seed in range(60)}) == 6


def test_a_wish_that_no_game_can_fulfil_is_refused_before_playing() -> None:
    with pytest.raises(UnknownName, match="rough"):
        simulate(DEFINITION, 10, [3], {"sea": "rough"})
    with pytest.raises(UnknownName, match="no game with sea=rough, doors=any"):
        simulate(DEFINITION, 10, [3], {"sea": "rough", "doors": "any"})
    with pytest.raises(UnknownName, match="has no option"):
        simulate(DEFINITION, 10, [3], {"moon": "any"})
    with pytest.raises(UnknownName, match="no bot"):
        simulate(DEFINITION, 10, [3], bot="clever")


def test_numbers_are_averaged_and_words_counted() -> None:
    [group] = figures(games=20, players=[3])["by"]
    assert 1 <= group["stats"]["last_round"] <= 4
    assert sum(group["stats"]["why"].values()) == 20
    assert group["stats"]["why"].get("home", 0) == group["wins"]


def test_a_broken_rule_is_reported_with_a_save_in_which_it_breaks_again() -> None:
    plain = figures(games=12, players=[1], options={"fault": "on"})
    assert plain["errors"]
    assert sum(group["games"] for group in plain["by"]) + len(plain["errors"]) == 12
    error = plain["errors"][0]
    assert error["options"] == {"fault": "on"}
    assert "chose 'break': ZeroDivisionError: the raft fell apart" in error["message"]
    game = holdfast.load(base64.b64decode(error["save"]))
    assert (game.seed, game.players) == (error["seed"], 1)
    with pytest.raises(ZeroDivisionError):
        game.choose("break")


def test_a_game_that_ends_by_no_rule_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("holdfast.simulation.runner.rules", lambda folder: {"TY-02": None})
    plain = figures(games=10, players=[1])
    assert {error["message"].split(": ", 1)[1] for error in plain["errors"]} == {
        "RuntimeError: the game ended by 'TY-03', which is no rule of the catalogue"
    }


def test_a_thinking_bot_wins_more() -> None:
    wish = {"games": 6, "players": [1], "options": {"doors": "3"}}
    assert figures(**wish, bot="rollout:60")["wins"] == 6


@pytest.mark.parametrize(("wins", "games"), [(0, 0), (0, 10), (10, 10), (3, 1000)])
def test_the_interval_holds_the_rate_and_stays_between_never_and_always(wins: int, games: int) -> None:
    low, high = wilson(wins, games)
    assert 0 <= low <= (wins / games if games else 0.5) <= high <= 1
    assert wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-3)
