"""What people are not asked, because only one answer could help anybody; and several answers given as one."""

from typing import Any

import pytest

from holdfast.core.idle import idle
from holdfast.games.naufragos.actions.building import Build, Contribute
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.trade import GoTrading
from holdfast.games.naufragos.flow.survival import Eating, OwnFood
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import Camp
from tests.games.naufragos.table import RULESETS, Table, ids

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str = "2013", players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "fisher", "strong")[:players])
    return t


def unasked(t: Table) -> str:
    """What the table answers for the one who is asked, or nothing where it is a real question."""
    answer = idle(t.game, t.seat)
    return answer.key if answer is not None else ""


@pytest.mark.rule("NA-305", "NA-306", "NA-309")
@rulesets
def test_the_hungry_eat_where_there_is_enough_and_the_sated_leave_the_rest(ruleset: str) -> None:
    t = table(ruleset)
    t.tiles("forage-2")
    t.store(food=3)
    t.energy(3, 6, 7)
    t.play(Eating())
    for answer in ("eat:cube", "eat:cube", "eat:food"):
        assert unasked(t) == answer
        t.choose(answer)
    assert (t.seat, unasked(t)) == (0, ""), "he may eat for energy"
    t.energy(6)
    assert unasked(t) == "leave:food"


@pytest.mark.rule("NA-305", "NA-316")
def test_where_there_is_not_enough_it_is_a_question() -> None:
    t = table()
    t.store(food=2)
    t.play(Eating())
    assert unasked(t) == ""
    t = table()
    t.store(food=3)
    t.w.tokens = ("dog",)
    t.play(Eating())
    assert unasked(t) == "", "the dog wants its share"


@pytest.mark.rule("NA-308")
@rulesets
def test_food_in_hand(ruleset: str) -> None:
    t = table(ruleset)
    t.held(2)
    t.w.fed = 0b110
    t.play(OwnFood(0))
    assert unasked(t) == "own:eat"
    t.w.fed = 0b101
    assert unasked(t) == "", "somebody else is hungry"
    t.w.fed = 0b111
    assert unasked(t) == "own:keep"
    t.energy(3)
    assert unasked(t) == ""


@pytest.mark.rule("NA-436", "NA-437", "NA-438")
@rulesets
def test_energy_beyond_the_price_is_not_asked_for(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=2)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert unasked(t) == ""
    t.choose("give:3")
    assert (t.seat, unasked(t)) == (1, "give:0")
    t.energy(1, 1, 0)
    t.choose("give:1")
    t = table(ruleset)
    t.store(wood=2)
    t.energy(1, 1, 0)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert unasked(t) == "give:0", "all together have not enough"


@pytest.mark.rule("NA-435")
def test_who_came_to_build_builds_the_only_thing_that_can_be_built() -> None:
    t = table()
    t.store(wood=0)
    t.play(Build(0))
    assert unasked(t) == "build:sand"
    t = table()
    t.store(wood=2)
    t.play(Build(0))
    assert unasked(t) == ""


@pytest.mark.rule("NA-500", "NA-501")
def test_free_camp_spaces_are_alike() -> None:
    t = table()
    t.play(Camp(8), who=0)
    assert t.keys() == ["lay:camp:6", "lay:camp:7", "lay:camp:8"]
    assert unasked(t) == "lay:camp:6"
    t = table()
    for card in ("bc10", "bc11", "plot-11"):
        t.camp(card)
    t.play(Camp(8), who=0)
    assert unasked(t) == "", "which card is covered is a question"


@pytest.mark.rule("NA-175")
def test_a_single_heir_and_a_single_partner_go_without_saying() -> None:
    t = table()
    for card in ("w12", "w15"):
        t.fetch(t.key(card), "estate")
    t.play(ShareOut((1,)))
    assert unasked(t) == "inherit:w12"
    t = table()
    for card in ("w12", "w15"):
        t.fetch(t.key(card), "estate")
    t.play(ShareOut((1, 2)))
    assert unasked(t) == ""
    t = table(players=2)
    t.item(0, "w12")
    t.play(GoTrading(0))
    assert unasked(t) == "with:seat-1"


@pytest.mark.rule("NA-306")
def test_who_eats_alone_leaves_the_rest_at_once() -> None:
    t = table(players=1)
    t.tiles("forage-2")
    t.store(food=2)
    t.play(Eating())
    t.choose("eat:cube")
    t.choose("leave:all")
    t.go_on()
    assert (t.w.cubes, t.w.food, t.w.left) == (1, 2, (0, 0))
    t = table(players=2)
    t.store(food=3)
    t.play(Eating())
    assert "leave:all" not in t.keys(), "the other pieces are not his to leave"


@pytest.mark.rule("NA-722", "NA-812")
@rulesets
@pytest.mark.parametrize(
    ("then", "answers", "top", "bottom"),
    [
        ("top-or-bottom", ["top:all"], ["bc1", "bc5"], []),
        ("top-or-bottom", ["bottom", "top"], ["bc1"], ["bc5"]),
        ("top-or-bottom", ["bottom:all"], [], ["bc1", "bc5"]),
        ("reorder", ["next:all"], ["bc1", "bc5"], []),
        ("reorder", ["next:2"], ["bc5", "bc1"], []),
    ],
)
def test_cards_are_laid_back_all_at_once(
    ruleset: str, then: Any, answers: list[str], top: list[str], bottom: list[str]
) -> None:
    t = table(ruleset)
    t.on_top("coast", "bc5", "bc1")
    t.play(Look("coast", 2, then), who=0)
    for answer in answers:
        t.choose(answer)
    assert ids(t.w, t.w.zones["coast"].top) == top
    assert sorted(ids(t.w, t.w.zones["coast"].bottom)) == bottom
