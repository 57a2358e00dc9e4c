"""What a card said earlier in the turn does later in it, and what red camp cards do as long as they lie there."""

import pytest

from holdfast.games.naufragos.camp.camp_board import Standing
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.plot.plot_cards import Add, Camp
from tests.games.naufragos.table import RULESETS, Table

EITHER = pytest.mark.parametrize("ruleset", RULESETS)


def calm(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "lucky", "fisher")[:players])
    t.store(food=4, wood=4, wrecks=0)
    return t


@pytest.mark.rule("NA-945", "NA-216")
@EITHER
@pytest.mark.parametrize("weather", range(1, 7))
def test_a_storm_is_coming_from_wherever_the_cube_stands(ruleset: str, weather: int) -> None:
    t = calm(ruleset)
    t.store(weather=weather, fire=True, fire_wood=1)
    t.event("e1")
    assert t.w.weather == 1
    assert not t.w.fire
    assert t.w.fire_wood == 0
    t.to_placing()
    assert t.refuses("camp:1") == {"NA-216"}


@pytest.mark.rule("NA-945", "NA-227")
@EITHER
@pytest.mark.parametrize("weather", range(1, 7))
def test_dead_calm_scorches_once(ruleset: str, weather: int) -> None:
    t = calm(ruleset)
    t.store(weather=weather)
    t.energy(5, 5, 5)
    t.event("e2")
    assert t.w.weather == 6
    assert t.w.energy == [4, 4, 4]


@EITHER
def test_high_tide_closes_wreckage_and_fishing_for_the_turn(ruleset: str) -> None:
    """E3, and plot 1 for fishing alone."""
    t = calm(ruleset)
    t.store(wreck_ready=True)
    t.event("e3")
    t.to_placing()
    assert t.refuses("wreckage") == {"NA-002"}
    assert t.refuses("camp:1") == {"NA-216"}

    t = calm(ruleset)
    t.store(wreck_ready=True)
    t.on_top("event", "plot-1", "e9")
    t.phase("event")
    t.to_placing()
    assert "wreckage" in t.keys()
    assert t.refuses("camp:1") == {"NA-216"}


@EITHER
def test_parching_heat_makes_foraging_dearer_this_turn(ruleset: str) -> None:
    """E4; the prowling jaguar (37) does it to wood too, every turn."""
    t = calm(ruleset)
    t.supply("forage-2", "forage-3")
    t.event("e4")
    t.energy(5, 5, 5)
    t.act("forage", "wood")
    t.answer(*(["leave-supply"] if ruleset == "hr12" else []))
    assert t.w.energy[:2] == [3, 4]

    t = calm(ruleset)
    t.supply("forage-2", "forage-3")
    t.energy(5, 5, 5)
    t.camp("plot-37")
    t.act("forage", "wood")
    t.answer(*(["leave-supply"] if ruleset == "hr12" else []))
    assert t.w.energy[:2] == [3, 3]


@EITHER
def test_a_shoal_gives_one_more_fish(ruleset: str) -> None:
    """E7."""
    t = calm(ruleset)
    t.event("e7")
    t.draws("fish-1", "fish-3")
    t.act("camp:1")
    assert sorted(t.w.piece(c).value for c in t.w.zones["tiles"].top) == [1, 3]


@EITHER
@pytest.mark.parametrize(("event", "bonus"), [("e12", 1), ("e9", 0)])
def test_the_full_moon_lights_every_way_home(ruleset: str, event: str, bonus: int) -> None:
    """E12: explorers and lost groups alike."""
    for result, home in ((9 - bonus, True), (8 - bonus, False)):
        t = calm(ruleset)
        t.event(event)
        t.store(difficulty=9)
        t.w.march = t.w.party = (0,)
        t.dice(result // 2, result - result // 2)
        t.play(March(0), who=0)
        t.choose("return")
        assert (t.w.party == ()) is home

        t = calm(ruleset)
        t.event(event)
        t.lost(((2,), 10))
        t.dice(result // 2, result - result // 2, *([1, 1] if not home and ruleset == "2013" else []))
        t.to_placing()
        t.pawns("pass", "pass", "pass", "pass")
        assert t.w.is_lost(2) is not home


@EITHER
@pytest.mark.parametrize(("event", "change"), [("e21", -1), ("e9", 0)])
def test_a_mirage_changes_where_the_expedition_starts(ruleset: str, event: str, change: int) -> None:
    t = calm(ruleset)
    t.event(event)
    t.explore(1, 2)
    assert t.w.difficulty == (4 if ruleset == "2013" else 3) + change


@pytest.mark.rule("NA-940", "NA-507")
@EITHER
def test_who_prepared_sets_out_one_easier_and_returns_one_easier_once(ruleset: str) -> None:
    """K2 with the white pawn: the first return roll has 1 more, the second has not."""
    for result, home in ((8, True), (7, False)):
        t = calm(ruleset)
        t.energy(6, 6, 6)
        t.phase("actions")
        t.choose("white:camp:2")
        if ruleset == "hr12":
            t.choose("resolve-white")
        assert t.w.energy[0] == 5
        t.pawns("explore", "pass", "pass", "pass", "pass", "pass")
        assert t.asked == "march"
        assert t.w.difficulty == 3
        t.store(difficulty=9)
        t.dice(result // 2, result - result // 2)
        t.choose("return")
        assert (t.w.party == ()) is home
        if not home:
            t.dice(4, 4)
            t.choose("give:1")
            assert t.w.party == (0,)


@pytest.mark.rule("NA-940")
@EITHER
@pytest.mark.parametrize("space", range(1, 6))
def test_every_basic_camp_card_costs_one_energy(ruleset: str, space: int) -> None:
    t = calm(ruleset)
    t.energy(3, 0, 0)
    t.to_placing()
    t.choose("pass")
    assert t.refuses(f"camp:{space}") == {"NA-257"}
    t = calm(ruleset)
    t.energy(3, 3, 3)
    t.dice(1)
    t.draws("fish-1")
    t.act(f"camp:{space}")
    assert t.w.energy == [2, 3, 3]


@pytest.mark.rule("NA-925", "NA-511")
@EITHER
def test_camp_fever_adds_a_die_for_the_wounded_in_the_camp(ruleset: str) -> None:
    """71: two dice for one wound; a lost castaway rolls as many as he has."""
    t = Table(3, ruleset)
    t.abilities("strong", "cook", "lucky")
    t.camp("plot-71")
    t.wounds(1, 0, 1)
    t.lost(((2,), 8))
    t.dice(6, 1, 6)
    t.play(WoundsStep(), who=0)
    assert t.idle
    assert t.w.trauma == [1, 0, 0]
    assert t.w.wounds == [0, 0, 1]


@pytest.mark.rule("NA-925", "NA-511")
@EITHER
def test_in_a_divided_camp_only_the_proposer_builds(ruleset: str) -> None:
    """75: nobody else is asked."""
    t = calm(ruleset)
    t.camp("plot-75")
    t.energy(4, 4, 4)
    t.act("build")
    t.answer("build:sand", "give:3")
    assert t.idle
    assert t.w.progress["sand"] == 3
    assert t.w.energy == [1, 4, 4]


@pytest.mark.rule("NA-925", "NA-511")
@EITHER
def test_a_red_card_hurts_every_turn_until_it_is_solved_by_either_pawn(ruleset: str) -> None:
    """31: the raiders take wood and food turn after turn; the white pawn may drive them out."""
    t = calm(ruleset)
    raiders = t.camp("plot-31")
    for turn in range(1, 3):
        t.play(Standing("survival"))
        assert (t.w.wood, t.w.food) == (4 - turn, 4 - turn)
        t.play(Standing("actions"))
        assert (t.w.wood, t.w.food) == (4 - turn, 4 - turn)
    t.w.loaded = True
    t.phase("actions")
    t.choose("white:camp:6")
    if ruleset == "hr12":
        t.choose("resolve-white")
    t.choose("cannon")
    assert t.w.locate(raiders) == "gone"
    assert len(t.tokens(0)) == 1
    t.to_placing()
    t.play(Standing("survival"))
    assert (t.w.wood, t.w.food) == (2, 2)


@pytest.mark.rule("NA-922", "NA-925")
@EITHER
def test_a_solved_card_is_out_of_the_game(ruleset: str) -> None:
    t = calm(ruleset)
    t.camp("plot-21")
    t.w.loaded = True
    t.act("camp:6")
    t.answer("fight", "cannon")
    assert t.where("plot-21") == "gone"
    t.play(Add(21), Camp(21))
    assert t.idle
    assert t.where("plot-21") == "gone"


@pytest.mark.rule("NA-928")
@EITHER
def test_at_the_rope_bridge_the_one_who_drew_is_asked_first(ruleset: str) -> None:
    """96: from the active explorer in marching order, wherever he marches."""
    t = calm(ruleset)
    t.store(rope=0)
    t.energy(6, 6, 6)
    t.sector(0, "heart")
    t.sector(1, "heart")
    t.sector(2, "heart")
    t.draw(1, "plot-96", 0, 1, 2)
    assert t.seat == 1
    t.choose("do-not-help")
    assert t.seat == 2
    t.choose("do-not-help")
    assert t.seat == 0
    t.choose("help")
    assert t.w.energy == [4, 6, 6]


@pytest.mark.rule("NA-512")
@EITHER
def test_the_starting_player_finds_a_place_for_what_an_event_brings(ruleset: str) -> None:
    """73: whoever loses the dispute, 75 is laid by the starting player."""
    t = calm(ruleset)
    t.on_top("event", "plot-73", "e9")
    t.dice(6, 1)
    t.phase("event")
    assert t.asked == "camp-arrives"
    assert t.seat == 0
