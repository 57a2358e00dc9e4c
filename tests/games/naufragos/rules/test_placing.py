"""Placing the coloured pawns (NA-245 to NA-250, NA-253 to NA-258): order, spaces, prices, bans."""

import pytest

from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.castaways.health import Energy
from tests.games.naufragos.table import RULESETS, Table, both

FISHING, PREPARE, SCOUT, BANDAGES, TIDE = (f"camp:{n}" for n in range(1, 6))


def table(ruleset: str = "2013", players: int = 3) -> Table:
    """A morning where nobody's ability matters; everybody has 4 energy."""
    t = Table(players, ruleset)
    t.abilities(*("strong", "pathfinder", "lucky", "cook")[:players])
    t.energy(*[4] * players)
    return t


# --- order and spaces -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-245")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_pawn_each_clockwise_from_the_starting_player_then_the_second(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.w.starter = 2
    t.lost(((0,), 15))
    t.to_placing()
    order = []
    for key in ("wood", "diary", "rest:1", "rest:2", "rest:3", "forage"):
        order.append(t.seat)
        t.choose(key)
    assert order == [2, 3, 1, 2, 3, 1]  # the lost one places nothing
    assert [t.w.free_pawns[seat] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("NA-246")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pawn_goes_on_the_leftmost_free_space(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.to_placing()
    for key in ("wood", "forage", "wood", "forage"):
        t.choose(key)
    assert t.w.pawns == {"wood:1": 0, "forage:1": 1, "wood:2": 2, "forage:2": 3}
    t.choose("forage")
    t.choose("wood")
    assert (t.w.pawns["forage:3"], t.w.pawns["wood:3"]) == (0, 1)
    assert t.refuses("wood") == {"NA-246", "NA-250"}  # the third castaway has been there, and it is full
    t.choose("diary")
    assert t.refuses("wood") == {"NA-246"}  # the fourth has not, but no space is free
    assert "forage" not in t.keys()
    assert "NA-250" in t.why("forage")


@pytest.mark.rule("NA-255")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_printed_spaces_are_the_limit_whatever_the_number_of_players(ruleset: str, players: int) -> None:
    t = table(ruleset, players)
    t.store(wreck_ready=True)
    t.to_placing()
    t.choose("wreckage")
    assert t.refuses("wreckage") == {"NA-246"}  # one space
    t.choose("campfire")
    assert "campfire" not in t.keys()
    t.choose("rest:3")
    assert t.refuses("rest:3") == {"NA-246"}
    assert "rest:4" in t.keys()


@pytest.mark.rule("NA-255", "NA-246")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_four_castaways_fill_the_four_forage_spaces_and_three_the_diary(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.to_placing()
    for _ in range(4):
        t.choose("forage")
    assert [t.w.pawns[f"forage:{n}"] for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    for _ in range(3):
        t.choose("diary")
    assert t.refuses("diary") == {"NA-246"}
    assert t.refuses("forage") >= {"NA-246"}


# --- prices -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-247", "NA-248")
def test_2013_pays_the_number_on_placing_and_hr_on_resolving() -> None:
    old, new = both(3)
    for t in (old, new):
        t.abilities("strong", "pathfinder", "lucky")
        t.energy(4, 4, 4)
        t.supply("forage-2", "forage-2", "forage-2")
        t.to_placing()
        for key in ("forage", "forage", "forage", "explore"):
            t.choose(key)
    assert old.w.energy == [4 - 1 - 1, 2, 1]  # spaces 1, 2, 3 and the exploration
    assert new.w.energy == [4, 4, 4]
    for t in (old, new):
        t.draws("forage-2", "forage-2", "forage-2")
        t.pawns("pass", "pass")
        while t.asked == "more-from-supply":
            t.choose("leave-supply")
        assert (t.asked, t.w.energy) == ("march", [2, 2, 1])  # in the end the same was paid
        assert t.w.size("tiles") == 3


@pytest.mark.rule("NA-247")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_an_open_space_the_amount_is_decided_when_it_is_resolved(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=2)
    t.to_placing()
    t.choose("campfire")
    t.choose("build")
    assert t.w.energy == [4, 4, 4]
    t.pawns("pass", "pass", "pass", "pass")
    assert (t.asked, t.seat) == ("campfire", 0)
    assert t.keys() == ["stake:1", "stake:2", "stake:3", "stake:4"]
    t.dice(6)
    t.choose("stake:2")
    assert t.w.energy == [2, 4, 4]
    assert (t.asked, t.seat) == ("build", 1)
    t.choose("build:shelter")
    for key in ("give:2", "give:0", "give:1"):
        t.choose(key)
    assert t.w.energy == [1, 2, 4]


@pytest.mark.rule("NA-248", "NA-249")
def test_hr_who_cannot_pay_at_resolution_takes_the_pawn_back_and_loses_the_action() -> None:
    t = table("hr12")
    t.energy(3, 4, 1)
    t.to_placing()
    for key in ("forage", "forage"):
        t.choose(key)
    assert t.refuses("forage") == {"NA-184"}  # the third space costs 3
    t.choose("wood")
    t.choose("wood")
    t.choose("pass")
    assert t.w.energy == [3, 4, 1]
    t.draws("forage-2", "forage-3")
    t.choose("explore")  # on placing he had the 1 energy for each
    assert t.idle
    assert t.w.size("tiles") == 2
    assert t.w.wood == 1 + 2  # his own wood and the first castaway's
    assert t.w.energy == [0, 2, 0]
    assert (t.w.pawns, t.w.party, t.w.wounds) == ({}, (), [0, 0, 0])  # no expedition left


@pytest.mark.rule("NA-249")
def test_hr_one_who_cannot_pay_stays_behind_while_the_others_leave() -> None:
    t = table("hr12")
    t.energy(1, 4, 4)
    t.to_placing()
    for key in ("wood", "explore", "explore", "explore", "pass", "pass"):
        t.choose(key)
    t.go_on()
    assert (t.asked, t.seat) == ("march", 1)
    assert t.w.party == (1, 2)
    assert t.w.difficulty == 3  # two explorers
    assert t.w.energy == [0, 3, 3]


# --- bans -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-250")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("first", "again"),
    [("diary", "diary"), ("rest:2", "rest:5"), (FISHING, PREPARE), ("forage", "forage"), ("explore", "explore")],
)
def test_the_same_action_is_not_done_twice_in_a_turn(ruleset: str, first: str, again: str) -> None:
    t = table(ruleset)
    t.to_placing()
    t.choose(first)
    assert t.seat == 1
    assert again in t.keys()  # open to the next castaway
    t.choose("pass")
    t.choose("pass")
    assert t.refuses(again, 0) == {"NA-250"}
    assert "wood" in t.keys()


@pytest.mark.rule("NA-250")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_ban_is_over_with_the_turn(ruleset: str) -> None:
    t = table(ruleset)
    t.act("diary")
    assert t.idle
    t.to_placing()
    assert "diary" in t.keys()


@pytest.mark.rule("NA-253")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_pawn_on_a_camp_card(ruleset: str) -> None:
    t = table(ruleset)
    t.to_placing()
    t.choose(FISHING)
    assert t.refuses(FISHING) == {"NA-253"}
    t.choose(TIDE)
    assert t.w.pawns == {FISHING: 0, TIDE: 1}


@pytest.mark.rule("NA-254")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_passed_pawn_is_not_placed_later(ruleset: str) -> None:
    t = table(ruleset)
    t.to_placing()
    for key in ("pass", "wood", "wood"):
        t.choose(key)
    assert (t.seat, t.w.free_pawns) == (0, [1, 1, 1])
    t.choose("diary")  # his second pawn
    t.choose("pass")
    t.choose("pass")
    t.go_on()
    assert t.idle
    assert len(t.tokens(0)) == 1
    assert t.w.wood == 1 + 2
    assert t.w.energy == [4, 3, 2]  # passing costs nothing


@pytest.mark.rule("NA-256")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_wreckage_needs_a_cube_on_it(ruleset: str) -> None:
    t = table(ruleset)
    t.to_placing()
    assert t.refuses("wreckage") == {"NA-256"}
    t.w.wreck_ready = True
    t.choose("pass")
    assert "wreckage" in t.keys()


@pytest.mark.rule("NA-256")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_campfire_is_chosen_only_while_it_is_unlit(ruleset: str) -> None:
    t = table(ruleset)
    t.store(fire=True)
    t.to_placing()
    assert t.refuses("campfire") == {"NA-256"}
    t.play(Fire(on=False))
    t.choose("pass")
    t.choose("campfire")  # what counts is the moment of placing
    t.play(Fire())
    t.pawns(*["pass"] * 4)
    assert t.idle
    assert (t.w.fire, t.w.energy) == (True, [4, 4, 4])  # nothing is left to do, nothing is paid


@pytest.mark.rule("NA-257")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_camp_card_is_paid_when_it_is_resolved(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(0, 1, 4)
    t.to_placing()
    assert t.refuses(FISHING) == {"NA-257"}  # it costs 1
    t.choose("pass")
    t.choose(FISHING)
    assert t.w.energy == [0, 1, 4]
    t.draws("fish-1")
    t.pawns(*["pass"] * 4)
    assert t.idle
    assert t.w.energy == [0, 0, 4]
    assert t.w.size("tiles") == 1


@pytest.mark.rule("NA-257")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_cannot_pay_for_his_camp_card_any_more_takes_the_pawn_back(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(4, 1, 4)
    t.to_placing()
    t.choose("pass")
    t.choose(FISHING)
    t.play(Energy("1", -1))
    t.pawns(*["pass"] * 4)
    assert t.idle
    assert (t.w.energy, t.w.wounds, t.w.size("tiles")) == ([4, 0, 4], [0, 0, 0], 0)
    assert t.w.pawns == {}


@pytest.mark.rule("NA-258")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_at_0_energy_campfire_and_build_are_closed_except_with_the_lighter(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wreck_ready=True)
    t.energy(0, 0, 1)
    t.item(1, "w12")
    t.to_placing()
    assert t.refuses("campfire") == {"NA-258"}
    assert t.refuses("build") == {"NA-258"}
    for key in ("forage", "wood", "wreckage", "explore"):
        assert t.why(key) == {"NA-184"}
    assert {"diary", "rest:1"} <= set(t.keys())
    t.choose("diary")
    assert "campfire" in t.keys()
    assert "build" not in t.keys()
    t.choose("campfire")
    assert "build" in t.keys()
    t.pawns(*["pass"] * 4)
    assert (t.w.fire, t.w.energy) == (True, [0, 0, 1])


@pytest.mark.rule("NA-258")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_has_dropped_to_0_forfeits_the_campfire_but_still_proposes_in_build(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=2)
    t.to_placing()
    t.choose("campfire")
    t.choose("build")
    t.play(Energy("0", -4), Energy("1", -4))
    t.pawns(*["pass"] * 4)
    assert (t.asked, t.seat, t.w.fire) == ("build", 1, False)
    t.choose("build:shelter")
    assert (t.asked, t.seat) == ("contribute", 2)  # he states 0, and so does the other exhausted one
    t.choose("give:3")
    assert (t.w.shelter, t.w.energy, t.w.wounds) == (1, [0, 0, 1], [0, 0, 0])
    assert len(t.tokens(1)) == 1  # the proposer's story
