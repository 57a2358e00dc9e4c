"""The end of the turn (NA-350 to NA-357): what rots, the lost markers, the starting player's token."""

import pytest

from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.world import Group
from tests.games.naufragos.table import RULESETS, Table


def night(ruleset: str = "2013", players: int = 3) -> Table:
    """The end of a turn that nobody was wounded in; it stops before the next turn."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "strong")[:players])
    t.stop_at_dawn()
    return t


@pytest.mark.rule("NA-350")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_cubes_rot_and_counters_stay(ruleset: str) -> None:
    t = night(ruleset)
    t.store(cubes=4, food=3, wood=2)
    t.held(1, 0, 2)
    t.phase("end")
    assert t.idle
    assert (t.w.cubes, t.w.food, t.w.wood, t.w.held) == (0, 3, 2, [1, 0, 2])


@pytest.mark.rule("NA-350", "NA-446")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_tile_on_the_larder_does_not_rot(ruleset: str) -> None:
    t = night(ruleset)
    t.build("larder")
    t.fetch("forage/forage-3", "larder")
    t.store(cubes=2)
    t.phase("end")
    assert (t.w.cubes, t.w.size("larder")) == (0, 1)


@pytest.mark.rule("NA-351")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_lost_markers_go_down_one_space(ruleset: str) -> None:
    t = night(ruleset, players=4)
    t.lost(((0, 2), 9), ((3,), 5))
    t.phase("end")
    assert t.w.groups == (Group((0, 2), 8), Group((3,), 4))
    assert t.w.away == 0b1101


@pytest.mark.rule("NA-351")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_they_go_down_also_in_the_turn_in_which_somebody_got_lost(ruleset: str) -> None:
    t = night(ruleset, players=2)
    t.abilities("fisher", "lucky")
    t.explore(0)
    assert t.w.difficulty == 4
    t.dice(1, 1)
    t.choose("return")
    t.choose("give:0")
    assert t.w.groups == (Group((0,), 4),)
    t.phase("end")
    assert t.w.groups == (Group((0,), 3),)


@pytest.mark.rule("NA-352")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_token_and_white_pawn_go_clockwise_past_the_lost(ruleset: str) -> None:
    t = night(ruleset, players=4)
    t.lost(((1,), 6))
    t.phase("end")
    assert t.w.starter == 2
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 2)
    t.choose("white:pass")
    t.phase("end")
    assert t.w.starter == 3
    t.phase("end")
    assert t.w.starter == 0  # round the table


@pytest.mark.rule("NA-352")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lost_starting_player_passes_the_token_too(ruleset: str) -> None:
    t = night(ruleset)
    t.lost(((0,), 6))
    t.store(fire=True)
    t.phase("end")
    assert t.w.starter == 1
    assert t.w.fire  # somebody is there to tend it


@pytest.mark.rule("NA-353", "NA-354")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_when_all_are_lost_the_token_passes_and_the_fire_goes_out(ruleset: str) -> None:
    t = night(ruleset)
    t.lost(((0, 1), 9), ((2,), 9))
    t.store(fire=True, fire_wood=1, wood=1)
    t.phase("end")
    assert t.w.starter == 1
    assert (t.w.fire, t.w.fire_wood, t.w.wood) == (False, 0, 1)
    white = t.record(WhitePawn)
    t.dice(6, 6, 6, 6)
    t.phase("actions")
    assert t.w.away == 0b100  # the group of the new starting player is back
    assert len(white) == 1  # the step passed without asking him
    assert (t.asked, t.seat) == ("place-pawn", 1)
    assert not [key for key in t.keys() if key.startswith(("white", "resolve-white"))]
    assert t.w.white == ""


@pytest.mark.rule("NA-355", "NA-357")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_solo_player_keeps_the_white_pawn(ruleset: str) -> None:
    t = night(ruleset, players=1)
    t.store(fire=True, fire_wood=1)
    t.phase("end")
    assert t.idle
    assert (t.w.starter, t.w.fire) == (0, True)
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 0)


@pytest.mark.rule("NA-357", "NA-353")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_fire_of_a_lost_solo_player_goes_out(ruleset: str) -> None:
    t = night(ruleset, players=1)
    t.lost(((0,), 8))
    t.store(fire=True, fire_wood=1)
    t.phase("end")
    assert t.idle
    assert (t.w.starter, t.w.fire, t.w.fire_wood) == (0, False, 0)
    assert t.w.groups == (Group((0,), 7),)


@pytest.mark.rule("NA-356")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_last_one_in_the_camp_keeps_the_token(ruleset: str) -> None:
    t = night(ruleset)
    t.w.starter = 1
    t.lost(((0, 2), 9))
    t.store(fire=True)
    t.phase("end")
    assert (t.w.starter, t.w.fire) == (1, True)
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 1)
