"""Lost castaways (NA-270 to NA-286): who tries when, how far the markers go down, who rolls, and what they do then."""

import pytest

from holdfast.games.naufragos.dice.rolls import Roll, ThrowDice
from holdfast.games.naufragos.exploration.lost import Attempt, FirstAttempt, Found
from holdfast.games.naufragos.world import Group
from tests.games.naufragos.table import RULESETS, Table


def table(ruleset: str = "2013", players: int = 3, *groups: tuple[tuple[int, ...], int]) -> Table:
    """A morning on which some are lost; nobody's ability matters, everybody has 4 energy."""
    t = Table(players, ruleset)
    t.abilities(*("strong", "fisher", "lucky", "cook")[:players])
    t.energy(*[4] * players)
    t.lost(*groups)
    return t


# --- order and groups -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-270")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_lost_try_after_the_others_have_placed_in_order_of_their_first_member(ruleset: str) -> None:
    t = table(ruleset, 4, ((1,), 4), ((3, 0), 4))
    t.w.starter = 2
    attempts = t.record(FirstAttempt)
    t.to_placing()
    assert t.seat == 2
    t.choose("wood")
    assert attempts == []
    t.dice(6, 6, 6, 6)
    t.choose("pass")
    assert [a.members for a in attempts] == [(3, 0)]  # clockwise from the third castaway: the fourth, the first
    assert (t.asked, t.seat) == ("place-pawn", 3)
    t.choose("pass")
    assert t.seat == 0
    t.choose("pass")
    assert [a.members for a in attempts] == [(3, 0), (1,)]
    assert (t.asked, t.seat) == ("place-pawn", 1)


@pytest.mark.rule("NA-271", "NA-EX11")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_groups_never_merge_even_on_the_same_difficulty(ruleset: str) -> None:
    """Blue and yellow were lost together, red alone; all three markers stand on 6."""
    t = table(ruleset, 4, ((0, 1), 6), ((2,), 6))
    t.w.starter = 3
    rolls = t.record(Roll)
    t.dice(6, 6, 1, 1, 1, 1)  # blue and yellow make it, red does not
    t.to_placing()
    t.choose("pass")
    t.choose("pass")
    assert (t.w.groups, t.w.away) == ((Group((2,), 6),), 0b100)
    assert (t.asked, t.seat) == ("place-pawn", 0)
    t.choose("pass")
    t.choose("pass")
    if ruleset == "2013":
        assert [roll.rollers for roll in rolls] == [(0, 1), (2,), (2,)]  # red has tried twice, alone
        assert t.w.groups == (Group((2,), 4),)
    else:
        assert [roll.rollers for roll in rolls] == [(0,), (2,)]  # the first success was enough for two
        assert (t.asked, t.seat) == ("decide", 2)
        assert t.w.groups == (Group((2,), 5),)


@pytest.mark.rule("NA-271")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_group_never_splits(ruleset: str) -> None:
    t = table(ruleset, 3, ((0, 1), 12))
    t.dice(1, 1, 1, 1, 1, 1, 1, 1)
    t.to_placing()
    t.choose("pass")
    t.choose("pass")
    if ruleset == "hr12":
        t.vote(s0="try-again", s1="try-again")
    assert t.idle
    assert [group.members for group in t.w.groups] == [(0, 1)]


@pytest.mark.rule("NA-285")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_group_is_done_with_its_pawns_before_the_next_begins(ruleset: str) -> None:
    t = table(ruleset, 3, ((0,), 5), ((1,), 5))
    t.w.starter = 2
    attempts = t.record(FirstAttempt)
    t.to_placing()
    t.choose("pass")
    t.dice(6, 6)
    t.choose("pass")
    assert (t.asked, t.seat) == ("place-pawn", 0)
    assert [a.members for a in attempts] == [(0,)]
    t.dice(6, 6)
    t.choose("wood")
    assert [a.members for a in attempts] == [(0,), (1,)]
    assert (t.asked, t.seat) == ("place-pawn", 1)
    assert t.w.pawns == {"wood:1": 0}


# --- attempts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-272", "NA-274")
def test_2013_one_pawn_each_one_space_down_one_roll_for_the_group() -> None:
    t = table("2013", 3, ((0, 1, 2), 9))
    thrown = t.record(ThrowDice, Roll)
    t.dice(4, 4)
    t.phase("actions")
    assert [type(effect) for effect in thrown] == [Roll, ThrowDice]
    assert (thrown[0].rollers, thrown[1].dice) == ((0, 1, 2), 2)
    assert (t.w.groups, t.w.away) == ((), 0)  # 8 against 8
    assert t.w.free_pawns == [1, 1, 1]


@pytest.mark.rule("NA-273", "NA-274")
def test_hr_markers_go_down_by_the_pawns_and_each_rolls_in_turn() -> None:
    t = table("hr12", 4, ((0, 1, 3), 12))
    t.w.starter = 2
    rolls = t.record(Roll)
    t.dice(4, 4, 3, 3, 4, 4)  # 8, 6, 8 against 9
    t.to_placing()
    t.choose("pass")
    t.choose("pass")
    assert [roll.rollers for roll in rolls] == [(3,), (0,), (1,)]
    assert t.w.groups == (Group((0, 1, 3), 9),)
    assert t.w.free_pawns == [1, 1, 0, 1]
    assert set(t.game.question.seats) == {0, 1, 3}


@pytest.mark.rule("NA-EX19")
def test_three_lost_together_on_9() -> None:
    t = table("hr12", 3, ((0, 1, 2), 9))
    rolls = t.record(Roll)
    t.dice(2, 3, 3, 3)
    t.phase("actions")  # a 5, then a 6 against 6: the third need not roll
    assert [roll.rollers for roll in rolls] == [(0,), (1,)]
    assert t.w.away == 0
    for seat in (0, 1, 2):
        assert (t.asked, t.seat) == ("place-pawn", seat)  # each with his second pawn
        t.choose(f"rest:{seat + 1}")
    t.go_on()
    assert t.idle

    t = table("2013", 3, ((0, 1, 2), 9))
    rolls = t.record(Roll)
    t.dice(2, 4, 3, 4)
    t.phase("actions")  # 6 is not enough against 8; then 7 against 7
    assert [roll.rollers for roll in rolls] == [(0, 1, 2), (0, 1, 2)]
    assert t.idle
    assert (t.w.away, t.w.free_pawns) == (0, [0, 0, 0])


@pytest.mark.rule("NA-274")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("roll", "back"), [((4, 4), True), ((4, 3), False)])
def test_at_least_the_number_the_markers_stand_on(ruleset: str, roll: tuple[int, int], back: bool) -> None:
    t = table(ruleset, 2, ((1,), 9))  # 8 after the first attempt
    t.dice(*roll, 1, 1)
    t.to_placing()
    t.choose("pass")
    t.choose("pass")
    assert t.w.is_lost(1) is not back


@pytest.mark.rule("NA-275")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_after_the_first_success_they_place_the_second_pawn_by_the_normal_rules(ruleset: str) -> None:
    t = table(ruleset, 4, ((1, 2), 5))
    t.w.starter = 3
    t.to_placing()
    t.dice(6, 6)
    for key in ("wood", "wood", "forage", "pass"):
        t.choose(key)
    assert (t.asked, t.seat, t.w.free_pawns) == ("place-pawn", 1, [0, 1, 1, 0])
    t.choose("wood")
    assert t.w.pawns["wood:3"] == 1  # the leftmost free space, at its price
    assert (t.seat, t.refuses("wood")) == (2, {"NA-246"})
    t.choose("explore")
    t.go_on()
    assert t.w.energy[1] == 4 - 3
    assert t.w.party == (2,)


@pytest.mark.rule("NA-276", "NA-278")
def test_2013_after_a_failure_the_second_attempt_is_compulsory() -> None:
    t = table("2013", 3, ((1, 2), 9))
    t.to_placing()
    t.dice(3, 4, 3, 3)  # 7 against 8, 6 against 7
    attempts = t.record(Attempt)
    t.choose("pass")
    t.choose("pass")
    assert t.idle  # nobody was asked
    assert len(attempts) == 2
    assert t.w.groups == (Group((1, 2), 7),)
    assert t.w.free_pawns == [0, 0, 0]
    assert t.w.energy == [4, 4, 4]


@pytest.mark.rule("NA-276", "NA-277", "NA-283")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_success_at_the_second_attempt_brings_them_back_with_no_pawns(ruleset: str) -> None:
    t = table(ruleset, 2, ((1,), 9))
    t.to_placing()
    t.dice(1, 1, 6, 5)
    t.choose("pass")
    t.choose("pass")
    if ruleset == "hr12":
        assert (t.asked, t.seat, t.keys()) == ("decide", 1, ["try-again", "stay-lost"])
        t.choose("try-again")
    assert t.idle  # no pawn was asked for
    assert (t.w.away, t.w.groups, t.w.free_pawns) == (0, (), [0, 0])
    assert t.game.view(None)["castaways"][1]["lost"] == 0


@pytest.mark.rule("NA-277")
def test_hr_the_group_decides_as_a_whole_whether_it_tries_again() -> None:
    t = table("hr12", 4, ((0, 1, 2), 12))
    t.w.starter = 3
    t.to_placing()
    t.dice(1, 1, 1, 1, 1, 1)
    t.choose("pass")
    t.choose("pass")
    assert set(t.game.question.seats) == {0, 1, 2}
    rolls = t.record(Roll)
    t.dice(1, 1, 3, 3)
    t.vote(s0="try-again", s1="stay-lost", s2="try-again")
    assert [roll.rollers for roll in rolls] == [(0,), (1,)]  # 6 less 3 less 3: the second 6 is enough
    assert t.idle
    assert (t.w.away, t.w.free_pawns) == (0, [0, 0, 0, 0])


@pytest.mark.rule("NA-277", "NA-278")
def test_hr_who_refuses_stays_lost_until_the_next_turn() -> None:
    t = table("hr12", 3, ((0, 2), 9))
    t.w.starter = 1
    t.to_placing()
    t.dice(1, 1, 1, 1)
    t.choose("pass")
    t.choose("pass")
    rolls = t.record(Roll)
    t.vote(s0="stay-lost", s2="stay-lost")
    assert t.idle
    assert rolls == []
    assert t.w.groups == (Group((0, 2), 7),)
    t.dice(2, 3)
    t.phase("actions")  # the next turn: down to 5, and one more roll
    t.choose("white:pass")
    t.choose("pass")
    t.choose("pass")
    assert t.w.groups == ()
    assert (t.asked, t.seat) == ("place-pawn", 2)  # clockwise from the starting player


@pytest.mark.rule("NA-280")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_energy_buys_another_attempt(ruleset: str) -> None:
    t = table(ruleset, 2, ((1,), 12))
    t.to_placing()
    t.dice(1, 1, 1, 1)
    t.choose("pass")
    t.choose("pass")
    if ruleset == "hr12":
        t.choose("try-again")
    assert t.idle  # no share was asked for
    assert (t.w.is_lost(1), t.w.energy) == (True, [4, 4])


@pytest.mark.rule("NA-280")
def test_2013_a_story_token_repeats_the_attempt() -> None:
    t = table("2013", 2, ((1,), 9))
    t.story(1, 1)
    t.to_placing()
    t.dice(1, 1)
    t.choose("pass")
    t.choose("pass")
    assert (t.asked, t.seat, "repeat" in t.keys()) == ("window", 1, True)
    t.dice(4, 4)
    t.choose("repeat")
    assert (t.w.is_lost(1), t.tokens(1)) == (False, [])
    assert (t.asked, t.seat) == ("place-pawn", 1)  # it was still the first attempt


@pytest.mark.rule("NA-280")
def test_hr_a_story_token_is_added_to_the_attempt() -> None:
    t = table("hr12", 2, ((1,), 9))
    t.story(1, 3)
    t.to_placing()
    t.choose("pass")
    t.choose("pass")
    assert (t.asked, t.seat) == ("window", 1)
    t.dice(2, 3)
    t.choose("add-token:3")
    t.go_on()
    assert (t.w.is_lost(1), t.tokens(1)) == (False, [])


@pytest.mark.rule("NA-281")
@pytest.mark.parametrize(("ruleset", "lowest"), [("2013", 2), ("hr12", 1)])
def test_lost_markers_go_down_to_the_end_of_the_track(ruleset: str, lowest: int) -> None:
    t = table(ruleset, 4, ((0, 1, 2), 3))
    t.w.starter = 3
    t.w.weather = 1  # storm
    t.to_placing()
    t.dice(1, 1, 1, 1, 1, 1)
    t.choose("pass")
    t.choose("pass")
    if ruleset == "hr12":
        assert t.w.groups == (Group((0, 1, 2), 1),)  # 3 spaces down, not below 1
        t.vote(s0="stay-lost", s1="stay-lost", s2="stay-lost")
    assert t.w.groups == (Group((0, 1, 2), lowest),)
    t.stop_at_dawn()
    t.phase("end")
    assert t.w.groups == (Group((0, 1, 2), lowest),)


@pytest.mark.rule("NA-282")
def test_2013_all_modifiers_of_the_group_count_in_its_one_roll() -> None:
    for weather, back in ((4, True), (2, False)):
        t = table("2013", 3, ((1, 2), 10))
        t.abilities("strong", "pathfinder", "lucky")
        t.item(2, "w17")  # a sea chart, 1 for its holder
        t.item(0, "w16")  # a compass in the camp helps nobody out there
        t.w.weather = weather
        t.to_placing()
        t.dice(3, 3, 1, 1)  # 6 + 2 + 1 is 9 against 9; in the rain it is 8
        t.choose("pass")
        t.choose("pass")
        assert (t.w.away == 0) is back


@pytest.mark.rule("NA-282")
def test_hr_each_adds_his_own_and_what_says_the_group() -> None:
    t = table("hr12", 3, ((1, 2), 10))
    t.abilities("strong", "pathfinder", "lucky")
    t.item(1, "w17")  # a sea chart: for himself
    t.item(2, "w16")  # a compass: for the group
    t.to_placing()
    t.dice(2, 1, 6, 1)  # against 8: 3 + 2 + 1 + 1 is 7 for the pathfinder; 7 + 1 is 8 for the other
    t.choose("pass")
    t.choose("pass")
    assert t.w.away == 0
    t = table("hr12", 3, ((1, 2), 10))
    t.abilities("strong", "pathfinder", "lucky")
    t.item(1, "w17")
    t.to_placing()
    t.dice(2, 1, 6, 1)  # without the compass both are 1 short
    t.choose("pass")
    t.choose("pass")
    assert t.w.away == 0b110


@pytest.mark.rule("NA-283")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_brought_back_he_is_in_the_camp_for_the_rest_of_the_turn(ruleset: str) -> None:
    t = table(ruleset, 2, ((1,), 5))
    t.store(wreck_ready=True, food=2, wood=2, fire=True, fire_wood=1)
    t.on_top("wreckage", "w2", "w3", "w4", "w5", "w7")
    t.to_placing()
    t.choose("wreckage")
    t.dice(6, 6)
    t.choose("pass")
    t.choose("pass")  # the one who is back
    assert (t.asked, t.seat) == ("take-find", 0)
    t.choose("take:w3")
    assert (t.asked, t.seat) == ("take-find", 1)  # he takes part in the wreckage
    t.choose("take:w2")
    t.go_on()
    t.energy(3, 3)
    t.phase("survival")
    t.answer("eat:food", "eat:food")  # he eats from the store and is warm
    assert t.w.energy == [5, 5]
    assert t.w.groups == ()


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-278", "NA-240")
def test_2013_a_lost_solo_player_has_two_attempts_and_no_white_pawn() -> None:
    t = table("2013", 1, ((0,), 12))
    t.dice(1, 1, 1, 1)
    t.phase("actions")
    assert t.idle
    assert t.w.groups == (Group((0,), 10),)
    t = table("2013", 1, ((0,), 5))
    t.dice(6, 6)
    t.phase("actions")
    assert t.asked == "place-pawn"
    t.choose("pass")
    assert t.idle


@pytest.mark.rule("NA-279")
def test_hr_a_lost_solo_player_may_use_the_white_pawn_for_one_more_attempt() -> None:
    t = table("hr12", 1, ((0,), 12))
    t.dice(1, 1)
    t.phase("actions")
    assert (t.asked, t.keys()) == ("lost-alone", ["try-again", "white-attempt", "stay-lost"])
    t.dice(1, 1)
    t.choose("try-again")
    assert t.keys() == ["white-attempt", "stay-lost"]
    assert t.w.groups == (Group((0,), 10),)
    t.dice(4, 5)
    back = t.record(Found)
    t.choose("white-attempt")  # 9 against 9
    assert [found.members for found in back] == [(0,)]
    assert t.idle  # back with no pawn left
    assert (t.w.groups, t.w.free_pawns) == ((), [0])


@pytest.mark.rule("NA-279")
def test_hr_after_three_failures_he_stays_lost() -> None:
    t = table("hr12", 1, ((0,), 12))
    t.dice(1, 1, 1, 1, 1, 1)
    t.phase("actions")
    t.choose("white-attempt")
    t.choose("try-again")
    assert t.idle
    assert t.w.groups == (Group((0,), 9),)


@pytest.mark.rule("NA-284")
def test_hr_back_without_the_white_pawn_he_places_it_at_once() -> None:
    t = table("hr12", 1, ((0,), 5))
    t.dice(6, 6)
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 0)
    t.choose("white:wood")  # any action but Exploration, resolved at once
    assert (t.w.wood, t.w.energy) == (2, [3])
    assert t.asked == "place-pawn"
    t.choose("wood")  # it is not counted as his action
    assert t.idle
    assert t.w.wood == 3


@pytest.mark.rule("NA-284")
def test_hr_the_same_after_the_second_attempt() -> None:
    t = table("hr12", 1, ((0,), 5))
    t.dice(1, 1, 6, 6)
    t.phase("actions")
    t.choose("try-again")
    assert t.asked == "white-pawn"
    t.choose("white:diary")
    assert t.idle  # no coloured pawn is left
    assert len(t.tokens(0)) == 1


@pytest.mark.rule("NA-286")
def test_hr_he_uses_his_pawns_in_the_order_he_likes_and_keeps_what_he_did_not_use() -> None:
    t = table("hr12", 1, ((0,), 9))
    t.dice(1, 1, 6, 6)
    t.phase("actions")
    t.choose("white-attempt")  # the marker is on 7
    assert (t.asked, t.w.free_pawns) == ("place-pawn", [1])  # back: the coloured pawn is his, the white one is not
    t.choose("explore")
    assert t.asked == "march"

    t = table("hr12", 1, ((0,), 12))
    t.dice(1, 1)
    t.phase("actions")
    t.choose("stay-lost")
    assert t.idle
    assert t.w.groups == (Group((0,), 11),)
