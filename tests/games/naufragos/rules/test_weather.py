"""The weather (NA-213 to NA-219, NA-227): the cube and its end spaces, heat, storm, and the way home."""

import pytest

from holdfast.games.naufragos.exploration.returning import ReturnRoll
from tests.games.naufragos.table import RULESETS, Table

FISHING = "camp:1"


def table(ruleset: str = "2013", players: int = 3, **store: int) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("strong", "lucky", "cook", "medic")[:players])
    t.energy(*[4] * players)
    t.store(food=0, **store)
    return t


@pytest.mark.rule("NA-213")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("id", "start", "end"), [("e9", 2, 3), ("e9", 4, 5), ("e3", 5, 4), ("e3", 3, 2)])
def test_sun_moves_the_cube_right_and_storm_left(ruleset: str, id: str, start: int, end: int) -> None:
    t = table(ruleset, weather=start, fire=True, fire_wood=1)
    t.event(id)
    assert t.w.weather == end
    assert (t.w.fire, t.w.energy) == (True, [4, 4, 4])  # no end space is reached


@pytest.mark.rule("NA-214", "NA-215")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_heat_bites_each_turn_the_cube_reaches_or_stays_on_scorching(ruleset: str) -> None:
    t = table(ruleset, weather=5)
    t.lost(((2,), 8))
    t.on_top("event", "e9", "e14")
    t.stop_at_dawn()
    t.phase("turn")
    assert (t.w.weather, t.w.energy) == (6, [3, 3, 3])  # the lost one too
    t.w.stack.clear()
    t.pause()
    t.phase("turn")
    assert (t.w.weather, t.w.energy) == (6, [2, 2, 2])


@pytest.mark.rule("NA-215")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_heat_wounds_who_has_no_energy_left_at_once(ruleset: str) -> None:
    t = table(ruleset, weather=5)
    t.energy(0, 1, 4)
    t.event("e9")
    assert (t.w.energy, t.w.wounds) == ([0, 0, 3], [1, 0, 0])


@pytest.mark.rule("NA-214", "NA-216")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("start", [1, 2])
def test_a_storm_puts_the_fire_out_whether_it_comes_or_stays(ruleset: str, start: int) -> None:
    t = table(ruleset, weather=start, fire=True, fire_wood=1, wood=2)
    t.event("e13")
    while not t.idle:
        t.go_on()
    assert t.w.weather == 1
    assert (t.w.fire, t.w.fire_wood, t.w.wood) == (False, 0, 2)  # the wood on it is soaked


@pytest.mark.rule("NA-216")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_fishes_in_a_storm_with_either_pawn(ruleset: str) -> None:
    t = table(ruleset, weather=2)
    t.event("e8")
    t.phase("actions")
    assert f"white:{FISHING}" not in t.keys()
    assert "NA-216" in t.why(f"white:{FISHING}")
    assert "white:camp:2" in t.keys()
    t.choose("white:pass")
    assert t.refuses(FISHING) == {"NA-216"}
    t.pawns(*["pass"] * 6)
    t.event("e14")  # the sun comes out: rain
    t.w.today = ()
    t.phase("actions")
    assert f"white:{FISHING}" in t.keys()


@pytest.mark.rule("NA-216", "NA-219")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_turn_that_has_seen_the_storm_has_no_fishing_even_if_the_sun_comes_back(ruleset: str) -> None:
    t = table(ruleset, weather=2, fire=True)
    t.w.today = ()
    t.on_top("event", "plot-50")
    t.draws("e9")
    t.phase("event")  # a plot event brings the storm, the day's own event the sun
    assert t.w.weather == 2
    assert not t.w.fire
    t.phase("actions")
    assert "NA-216" in t.why(f"white:{FISHING}")


@pytest.mark.rule("NA-217")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("weather", "change"), [(1, -2), (2, -1), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_rain_and_storm_make_every_return_roll_harder(ruleset: str, weather: int, change: int) -> None:
    for result, home in ((8 - change, True), (7 - change, False)):
        t = table(ruleset, weather=weather, difficulty=8)
        t.w.march = t.w.party = (1,)
        t.energy(4, 0, 4)
        t.dice(6, result - 6)
        t.play(ReturnRoll((1,)), who=1)
        assert t.idle
        assert (t.w.party, t.w.is_lost(1)) == ((), not home)
        t = table(ruleset, weather=weather)  # the same for those who were lost before
        t.lost(((1,), 9))
        t.dice(6, result - 6, 1, 1)
        t.to_placing()
        t.pawns(*["pass"] * 4)
        assert t.w.is_lost(1) is not home
        assert (t.asked == "place-pawn") is home


@pytest.mark.rule("NA-218")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_fire_lit_during_the_storm_warms_that_night_and_goes_out_in_the_next_storm(ruleset: str) -> None:
    t = table(ruleset, weather=2, wood=2)
    t.event("e8")
    t.item(0, "w12")
    assert t.w.weather == 1
    t.to_placing()
    for key in ("campfire", *["pass"] * 5):
        t.choose(key)
    assert t.w.fire
    if ruleset == "hr12":  # lit without wood
        t.choose("feed-fire")
    assert t.idle
    assert (t.w.fire_wood, t.w.wood) == (1, 1)
    t.store(food=3)
    t.phase("survival")
    t.answer("eat:food", "eat:food", "eat:food")
    assert t.idle
    assert t.w.fire
    assert t.w.energy == [6, 6, 6]  # 1 for the food, 1 for the fire
    t.event("e10")
    t.go_on()
    assert (t.w.weather, t.w.fire) == (1, False)


@pytest.mark.rule("NA-219")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_effect_that_moves_the_cube_onto_an_end_space_takes_effect_at_once_and_once(ruleset: str) -> None:
    t = table(ruleset, weather=3, fire=True, fire_wood=1)
    t.event("e1")  # by its text straight to storm
    assert (t.w.weather, t.w.fire, t.w.fire_wood) == (1, False, 0)
    t = table(ruleset, weather=2)
    t.event("e2")  # by its text straight to scorching
    assert (t.w.weather, t.w.energy) == (6, [3, 3, 3])


@pytest.mark.rule("NA-227")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("weather", [3, 5, 6])
def test_heat_takes_one_energy_a_turn_although_text_and_step_both_bring_it(ruleset: str, weather: int) -> None:
    t = table(ruleset, weather=weather)
    t.lost(((1,), 8))
    t.event("e2")  # Dead calm: a sun icon and the way to scorching
    assert t.w.weather == 6
    assert (t.w.energy, t.w.wounds) == ([3, 3, 3], [0, 0, 0])
    t.on_top("event", "e9")
    t.phase("turn")  # a new turn, a new heat
    assert t.w.energy == [2, 2, 2]
