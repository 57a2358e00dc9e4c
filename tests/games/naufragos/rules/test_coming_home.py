"""The return from the expedition: who joins, the rolls, paid repeats, getting lost (NA-580 to NA-594)."""

import pytest

from holdfast.games.naufragos.dice.rolls import Roll, ThrowDice
from tests.games.naufragos.table import RULESETS, Table


def away(ruleset: str, *seats: int, difficulty: int = 7, players: int = 4, track: int = 0) -> Table:
    """An expedition of castaways who add nothing to a return roll, in fair weather."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    t.track(*[track] * players)
    t.explore(*seats)
    t.store(difficulty=difficulty, weather=4)
    return t


def go(t: Table, *dice: int, stay: tuple[int, ...] = ()) -> None:
    """The active explorer returns, all others join him but those who stay; these are the dice."""
    t.dice(*dice)
    t.choose("return")
    while t.asked == "go-home":
        t.choose("stay-out" if t.seat in stay else "join-return")


def ones(ruleset: str, n: int) -> list[int]:
    """The worst dice for an attempt of n explorers: [HR1.2] each of them rolls."""
    return [1, 1] * (1 if ruleset == "2013" else n)


def explore_card(t: Table, id: str) -> None:
    """The active explorer, who is in the interior, draws this card there; the difficulty is 7 before its map counts."""
    t.on_top("interior", id)
    house = t.w.rules.name == "hr12"
    t.store(difficulty=6 if house else 7)
    t.choose("advance" if house else "draw:interior")
    assert t.w.difficulty == 9


@pytest.mark.rule("NA-580")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_says_in_marching_order_whether_he_joins(ruleset: str) -> None:
    t = away(ruleset, 2, 0, 3, 1)
    t.on_top("coast", "bc5")
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert t.seat == 0
    t.store(difficulty=7)
    t.choose("return")
    asked = []
    for answer in ("join-return", "stay-out"):
        asked.append(t.seat)
        assert t.keys() == ["join-return", "stay-out"]
        t.choose(answer)
    asked.append(t.seat)
    assert asked == [3, 1, 2]
    t.dice(3, 4)
    t.choose("stay-out")
    assert t.w.party == (2, 1)
    assert t.w.difficulty == 7
    assert t.w.in_camp() == (0, 3)
    assert (t.asked, t.seat) == ("march", 1)


@pytest.mark.rule("NA-581", "NA-582")
def test_2013_the_group_makes_one_roll_of_two_dice() -> None:
    t = away("2013", 1, 0, 2)
    rolls, thrown = t.record(Roll), t.record(ThrowDice)
    go(t, 3, 4)
    assert [(roll.kind, roll.dice, roll.rollers) for roll in rolls] == [("return", 2, (1, 0, 2))]
    assert len(thrown) == 1
    assert t.idle
    assert not t.w.away
    assert t.w.in_camp() == (0, 1, 2, 3)


@pytest.mark.rule("NA-581", "NA-582")
def test_hr12_each_rolls_from_the_active_one_and_one_success_is_enough() -> None:
    t = away("hr12", 1, 0, 2)
    rolls = t.record(Roll)
    go(t, 1, 1, 2, 2, 3, 4)
    assert [(roll.dice, roll.rollers) for roll in rolls] == [(2, (1,)), (2, (0,)), (2, (2,))]
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-582")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("difficulty", "home"), [(6, True), (7, True), (8, False)])
def test_at_least_the_difficulty_is_needed(ruleset: str, difficulty: int, home: bool) -> None:
    t = away(ruleset, 0, difficulty=difficulty)
    go(t, 3, 4)
    assert t.idle is home
    assert t.w.energy[0] == 6
    assert t.w.away == 0


@pytest.mark.rule("NA-582")
def test_hr12_results_are_not_added_up() -> None:
    t = away("hr12", 0, 1, difficulty=8)
    go(t, 3, 4, 3, 4)
    assert t.asked == "shares"


@pytest.mark.rule("NA-583")
@pytest.mark.parametrize(("difficulty", "home"), [(10, True), (11, False)])
def test_2013_all_modifiers_of_the_group_count_once(difficulty: int, home: bool) -> None:
    t = Table(4)
    t.abilities("medic", "pathfinder", "cook", "fisher")
    t.item(0, "w16", "plot-28")
    t.item(1, "w17")
    t.item(3, "plot-4")
    t.explore(0, 1, 2)
    t.store(difficulty=difficulty, weather=4)
    go(t, 3, 4)
    assert t.idle is home, "7 + 1 compass - 1 treasure + 2 pathfinder + 1 chart; the dog is in the camp"


@pytest.mark.rule("NA-583")
def test_2013_those_who_stay_out_add_nothing() -> None:
    t = Table(4)
    t.abilities("medic", "pathfinder", "cook", "fisher")
    t.item(2, "w16")
    t.explore(0, 1, 2)
    t.store(difficulty=8, weather=4)
    go(t, 3, 4, stay=(1, 2))
    assert t.asked == "shares"


@pytest.mark.rule("NA-584")
@pytest.mark.parametrize(
    ("difficulty", "rollers"), [(8, [(0,)]), (9, [(0,), (1,)]), (11, [(0,), (1,)]), (12, [(0,), (1,), (2,)])]
)
def test_hr12_own_modifiers_and_those_of_the_group(difficulty: int, rollers: list[tuple[int, ...]]) -> None:
    t = Table(4, "hr12")
    t.abilities("medic", "pathfinder", "cook", "fisher")
    t.item(2, "w16")
    t.item(1, "w17")
    t.explore(0, 1, 2)
    t.store(difficulty=difficulty, weather=4)
    rolls = t.record(Roll)
    go(t, 3, 4, 3, 4, 3, 4)
    assert [roll.rollers for roll in rolls] == rollers, "8 with the compass; he who has chart and skill 11; 8"
    assert t.idle is (difficulty < 12)


@pytest.mark.rule("NA-584", "NA-583")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lantern_serves_the_whole_group_in_rain(ruleset: str) -> None:
    t = away(ruleset, 0, 1, difficulty=7)
    t.item(1, "w4")
    t.store(weather=2)
    go(t, 3, 4)
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-EX18")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("weather", "result"), [(1, 6), (2, 7), (3, 8), (6, 8)])
def test_a_roll_of_8_in_storm_and_rain(ruleset: str, weather: int, result: int) -> None:
    t = away(ruleset, 0, difficulty=result)
    t.store(weather=weather)
    go(t, 3, 5)
    assert t.idle
    t = away(ruleset, 0, difficulty=result + 1)
    t.store(weather=weather)
    go(t, 3, 5)
    assert t.asked == "shares"


@pytest.mark.rule("NA-585")
def test_2013_a_repeat_is_bought_as_often_as_it_can_be_paid() -> None:
    t = away("2013", 1, 0)
    rolls = t.record(Roll)
    t.energy(1, 3, 6, 6)
    go(t, 1, 2, 2, 2)
    t.choose("give:2", 1)
    t.dice(6, 6)
    assert t.w.energy == [1, 1, 6, 6]
    assert t.asked == "shares"
    t.choose("give:1", 1)
    t.choose("give:1", 0)
    assert t.w.energy == [0, 0, 6, 6]
    assert len(rolls) == 3
    assert not t.w.away


@pytest.mark.rule("NA-585")
def test_hr12_a_repeat_lets_every_explorer_roll_again() -> None:
    t = away("hr12", 1, 0)
    rolls = t.record(Roll)
    go(t, 1, 2, 1, 2)
    t.dice(1, 1, 6, 6)
    t.choose("give:0", 1)
    t.choose("give:2", 0)
    assert [roll.rollers for roll in rolls] == [(1,), (0,), (1,), (0,)]
    assert t.w.energy == [4, 6, 6, 6]
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-586")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_cannot_pay_is_lost_on_the_space_of_the_white_cube(ruleset: str) -> None:
    t = away(ruleset, 1, 0)
    t.energy(1, 0, 6, 6)
    go(t, *ones(ruleset, 2))
    assert t.idle
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((1, 0), 7)]
    assert t.w.away == 0b0011
    assert t.w.energy == [1, 0, 6, 6]
    assert [c["lost"] for c in t.game.view(None)["castaways"]] == [7, 7, 0, 0]


@pytest.mark.rule("NA-586", "NA-587")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_will_not_pay_is_lost_and_nothing_is_paid(ruleset: str) -> None:
    t = away(ruleset, 2, 1, 0)
    go(t, *ones(ruleset, 3))
    t.choose("give:2", 2)
    t.choose("give:0", 1)
    t.choose("give:0", 0)
    assert t.w.energy == [6, 6, 6, 6]
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((2, 1, 0), 7)]


@pytest.mark.rule("NA-587")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_shares_are_stated_in_order_and_later_givers_pay_the_missing_part(ruleset: str) -> None:
    t = away(ruleset, 2, 1, 0)
    t.energy(6, 1, 5, 6)
    go(t, *ones(ruleset, 3))
    assert (t.seat, t.keys()) == (2, ["give:0", "give:1", "give:2", "give:3"])
    t.choose("give:1")
    assert (t.seat, t.keys()) == (1, ["give:0", "give:1"]), "no more than he has"
    t.choose("give:1")
    assert (t.seat, t.keys()) == (0, ["give:0", "give:1"]), "no more than is missing"
    t.dice(6, 6)
    t.choose("give:1")
    assert t.w.energy == [5, 0, 4, 6]
    assert not t.w.away


@pytest.mark.rule("NA-587")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_is_asked_once_the_sum_is_reached(ruleset: str) -> None:
    t = away(ruleset, 2, 1)
    go(t, *ones(ruleset, 2))
    t.dice(6, 6)
    t.choose("give:2", 2)
    assert t.idle
    assert t.w.energy == [6, 6, 4, 6]


@pytest.mark.rule("NA-588")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_sends_back_at_once_still_needs_the_roll_of_all(ruleset: str) -> None:
    t = away(ruleset, 2, 0, 1, track=8)
    rolls = t.record(Roll)
    explore_card(t, "plot-18")
    t.dice(*ones(ruleset, 3))
    t.vote(s0="run", s1="run", s2="run")
    assert [roll.rollers for roll in rolls] == ([(2, 0, 1)] if ruleset == "2013" else [(2,), (0,), (1,)])
    assert (t.asked, t.seat) == ("shares", 2)
    for _ in range(3):
        t.choose("give:0")
    assert t.idle
    assert t.w.away == 0b0111
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((2, 0, 1), 9)]


@pytest.mark.rule("NA-588")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_and_brings_home_those_who_succeed(ruleset: str) -> None:
    t = away(ruleset, 0, 1, track=8)
    explore_card(t, "plot-18")
    t.dice(3, 6)
    t.vote(s0="run", s1="run")
    assert t.idle
    assert t.w.party == ()
    assert t.w.away == 0
    assert t.w.wounds == [0, 0, 0, 0]


@pytest.mark.rule("NA-589")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_fleeing_from_the_bees_is_a_return_with_its_risk(ruleset: str) -> None:
    t = away(ruleset, 0, 1, track=8)
    t.energy(0, 0, 6, 6)
    explore_card(t, "bi3")
    t.dice(*ones(ruleset, 2))
    t.vote(s0="flee", s1="flee")
    assert t.w.wounds == [0, 0, 0, 0]
    assert t.w.held == [0, 0, 0, 0]
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((0, 1), 9)]
    t.choose("lay:camp:6")
    assert t.idle


@pytest.mark.rule("NA-589")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_stays_with_the_bees_is_stung_and_explores_on(ruleset: str) -> None:
    t = away(ruleset, 0, 1, track=8)
    explore_card(t, "bi3")
    t.dice(3, 4)
    t.vote(s0="stay", s1="stay")
    t.choose("lay:camp:6")
    assert t.w.wounds == [1, 0, 0, 0]
    assert t.w.held == [2, 0, 0, 0]
    assert (t.asked, t.seat, t.w.party) == ("march", 1, (0, 1))


@pytest.mark.rule("NA-590", "NA-591")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_last_one_goes_on_alone_with_the_same_difficulty(ruleset: str) -> None:
    t = away(ruleset, 0, 1, 2)
    go(t, 6, 6, stay=(2,))
    assert (t.asked, t.seat, t.w.party) == ("march", 2, (2,))
    assert t.w.difficulty == 7
    t.on_top("coast", "bc2")
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert (t.asked, t.seat) == ("march", 2)
    assert t.w.difficulty == (9 if ruleset == "2013" else 10)
    t.dice(5, 5)
    t.choose("return")
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-591")
def test_hr12_the_head_count_matters_only_at_the_start() -> None:
    t = Table(4, "hr12")
    t.explore(0, 1, 2)
    assert t.w.difficulty == 2
    go(t, 6, 6, stay=(1, 2))
    assert (t.w.party, t.w.difficulty) == ((1, 2), 2)


@pytest.mark.rule("NA-592")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_food_of_the_lost_is_out_of_reach(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.store(food=0)
    t.held(0, 0, 3)
    t.item(2, "w9")
    t.lost(((2,), 9))
    t.to_placing()
    if ruleset == "2013":
        t.choose("trade")
        t.choose("with:seat-2")
        t.choose("give:nothing")
        assert t.keys() == ["want:w9", "no-trade"]
        t.choose("no-trade")
    else:
        assert "trade" not in t.keys()


@pytest.mark.rule("NA-592")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_hungry_in_the_camp_get_nothing_of_it(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.store(food=0)
    t.held(0, 0, 3)
    t.lost(((2,), 9))
    t.phase("survival")
    if ruleset == "hr12":
        assert (t.asked, t.seat, t.keys()) == ("own-food", 2, ["own:eat", "own:keep"])
        t.choose("own:keep")
    assert t.w.fed == 0
    assert t.w.held == [0, 0, 3]
    assert min(t.w.wounds[:2]) > 0


@pytest.mark.rule("NA-593")
def test_hr12_nobody_rolls_after_a_success_on_the_return() -> None:
    t = away("hr12", 0, 1, 2)
    rolls = t.record(Roll)
    go(t, 1, 1, 6, 6)
    assert [roll.rollers for roll in rolls] == [(0,), (1,)]
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-593")
def test_hr12_nobody_rolls_after_a_success_of_a_lost_group() -> None:
    t = Table(4, "hr12")
    t.abilities("medic", "cook", "fisher", "lucky")
    t.lost(((1, 2, 3), 9))
    t.store(weather=4)
    rolls = t.record(Roll)
    t.to_placing()
    t.dice(1, 1, 6, 6)
    t.pawns("pass", "pass")
    assert [roll.rollers for roll in rolls] == [(1,), (2,)]
    assert t.w.away == 0
    assert (t.asked, t.seat) == ("place-pawn", 1)


@pytest.mark.rule("NA-594")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_white_cube_stays_while_anybody_explores(ruleset: str) -> None:
    t = away(ruleset, 0, 1, 2)
    t.energy(0, 0, 6, 6)
    go(t, *ones(ruleset, 2), stay=(2,))
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((0, 1), 7)]
    assert (t.asked, t.seat, t.w.difficulty) == ("march", 2, 7)
    t.dice(3, 4)
    t.choose("return")
    assert t.idle
    assert t.w.difficulty == 0
    assert t.w.away == 0b0011
    assert [g.difficulty for g in t.w.groups] == [7]
