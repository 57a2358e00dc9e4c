"""The expert: it leaves the friend's answer only for a clearly better one, and spends what it has saved."""

import pytest

import holdfast
from holdfast.bots import expert as searching
from holdfast.bots.expert import ANSWERS, Candidate, Expert, ThinkingBudget, played_out_by, shaped_value
from holdfast.bots.perspective import Perspective
from holdfast.bots.playthrough import play_until
from holdfast.bots.rollout import LONGEST, PlayoutBudget, TimeBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.menu import Option


def at_a_choice(name: str = "this_war") -> Perspective:
    game = holdfast.new(name, 2, seed=11)
    player = player_of(game.definition)
    assert player is not None
    while len(player.weigh(Perspective(game, game.asked[0]))) == 1:
        game.choose(player.weigh(Perspective(game, game.asked[0]))[0].option)
    return Perspective(game, game.asked[0])


def tried(*values: float) -> Candidate:
    one = Candidate(Option("x", 0))
    one.values = list(values)
    return one


def test_a_challenger_that_was_never_better_has_no_hope():
    own = tried(0.0, 1.0, 0.0, 1.0)
    assert not tried(0.0, 1.0, 0.0, 1.0).hopeful(own)
    assert not tried(0.0, 0.0, 0.0, 1.0).hopeful(own)
    assert tried(1.0, 1.0, 0.0, 0.0).hopeful(own)


def test_a_challenger_with_little_to_win_is_dropped():
    assert tried(1.0, *[0.0] * 7).hopeful(tried(*[0.0] * 8))
    assert not tried(0.1, *[0.0] * 7).hopeful(tried(*[0.0] * 8)), "lost a little later in one world of eight"


def test_a_defeat_counts_by_how_far_the_seat_came_and_less_than_any_victory():
    game = holdfast.new("robinson", 2, {"scenario": "volcano"}, seed=3)
    player = player_of(game.definition)
    assert player is not None
    play_until(game, played_out_by(player))
    assert game.over
    assert not game.outcome.won
    assert searching.worth(game, 0) == 0
    far = shaped_value(game, 0)
    game.world.score = {**game.world.score, "tiles": 0}
    assert 0 < shaped_value(game, 0) < far < searching.NEAR


def test_challengers_are_tried_where_the_incumbent_loses():
    """Who wins nowhere else is out; who stays in the race is in step with the incumbent, world by world."""
    at = at_a_choice()
    player = player_of(at.definition)
    assert player is not None
    seen = set()
    for seed in range(12):
        incumbent, *others = every = [Candidate(one.option) for one in player.weigh(at)[:3]]
        left, _ = Expert(PlayoutBudget(1), seed, judged=searching.worth).glance(at, every, played_out_by(player))
        lost = incumbent.values.count(0.0)
        assert incumbent.values == sorted(incumbent.values)
        for one in others:
            assert (one in left) == (1.0 in one.values[:lost])
            assert len(one.values) == (searching.GLANCE if one in left else lost)
        seen.add((lost, len(left)))
    assert len(seen) > 2, "several kinds of luck were met"


def test_what_is_not_spent_is_saved_until_it_pays_for_a_race(monkeypatch: pytest.MonkeyPatch):
    races: list[float] = []
    run = Expert.raced

    def raced(self, at, player, weighed):
        races.append(self.purse.saved)
        return run(self, at, player, weighed)

    monkeypatch.setattr(Expert, "raced", raced)
    expert, at = Expert(PlayoutBudget(1)), at_a_choice()
    for _ in range(12):
        expert.choose(at)
    assert len(races) == 1, "the first race showed what a playout costs here, and there is not so much again yet"
    assert expert.purse.price > 1, f"to the end it is more than {ANSWERS} answers"


def test_the_budget_holds_on_the_mean():
    expert, at = Expert(PlayoutBudget(30)), at_a_choice()
    for _ in range(8):
        expert.choose(at)
    longest = expert.purse.price * searching.MOST
    assert expert.purse.saved > -longest, "no more than it was given, but for the last world"


def test_the_same_seed_gives_the_same_answer_and_values():
    at = at_a_choice()
    player = player_of(at.definition)
    assert player is not None
    weighed = player.weigh(at)[:3]
    one, other = [Expert(PlayoutBudget(20), seed=4).raced(at, player, weighed) for _ in range(2)]
    assert [tried.values for tried in one] == [tried.values for tried in other]


def test_whoever_goes_on_with_a_purse_has_what_was_saved():
    at = at_a_choice()
    rich = ThinkingBudget(saved=30.0, price=0.1)
    expert = Expert(PlayoutBudget(20), purse=rich)
    expert.choose(at)
    assert rich.saved < 31.0, "a race was paid from it"
    poor = ThinkingBudget(saved=3.0, price=10.0)
    Expert(PlayoutBudget(20), purse=poor).choose(at)
    assert poor == ThinkingBudget(4.0, 10.0), "it went on saving"


@pytest.mark.parametrize("milliseconds", [50, 300, 1500, 5000])
def test_nobody_waits_for_all_that_was_saved_at_once(milliseconds: int):
    budget = TimeBudget(milliseconds)
    purse = ThinkingBudget(saved=10_000.0, price=1e9)
    Expert(budget, purse=purse).choose(at_a_choice())
    assert purse.saved / 2 * budget.seconds <= max(LONGEST, budget.seconds)
