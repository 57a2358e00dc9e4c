"""The expert: it leaves the friend's answer only for a clearly better one, and spends what it has saved."""

import pytest

import holdfast
from holdfast.bots import expert as searching
from holdfast.bots.companion import player_of
from holdfast.bots.expert import ANSWERS, Expert, Tried
from holdfast.bots.imagined import Imagined
from holdfast.bots.rollout import Playouts
from holdfast.core.engine.menu import Option


def at_a_choice(name: str = "this_war") -> Imagined:
    game = holdfast.new(name, 2, seed=11)
    player = player_of(game.kind)
    assert player is not None
    while len(player.weigh(Imagined(game, game.asked[0]))) == 1:
        game.choose(player.weigh(Imagined(game, game.asked[0]))[0].option)
    return Imagined(game, game.asked[0])


def tried(*values: float) -> Tried:
    one = Tried(Option("x", 0))
    one.values = list(values)
    return one


def test_a_challenger_that_was_never_better_has_no_hope():
    own = tried(0.0, 1.0, 0.0, 1.0)
    assert not tried(0.0, 1.0, 0.0, 1.0).hopeful(own)
    assert not tried(0.0, 0.0, 0.0, 1.0).hopeful(own)
    assert tried(1.0, 1.0, 0.0, 0.0).hopeful(own)


def test_what_is_not_spent_is_saved_until_it_pays_for_a_race(monkeypatch: pytest.MonkeyPatch):
    races: list[float] = []
    run = Expert.raced

    def raced(self, at, player, weighed):
        races.append(self._saved)
        return run(self, at, player, weighed)

    monkeypatch.setattr(Expert, "raced", raced)
    expert, at = Expert(Playouts(1)), at_a_choice()
    for _ in range(12):
        expert.choose(at)
    assert len(races) == 1, "the first race showed what a playout costs here, and there is not so much again yet"
    assert expert._price > 1, f"to the end it is more than {ANSWERS} answers"


def test_the_budget_holds_on_the_mean():
    expert, at = Expert(Playouts(30)), at_a_choice()
    for _ in range(8):
        expert.choose(at)
    longest = expert._price * searching.MOST
    assert expert._saved > -longest, "no more than it was given, but for the last world"


def test_the_same_seed_gives_the_same_answer_and_values():
    at = at_a_choice()
    player = player_of(at.kind)
    assert player is not None
    weighed = player.weigh(at)[:3]
    one, other = [Expert(Playouts(20), seed=4).raced(at, player, weighed) for _ in range(2)]
    assert [tried.values for tried in one] == [tried.values for tried in other]
