"""Actions in general, and those that move (US-301 to US-322)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import Appear
from holdfast.games.under_our_sun.flow.events import DrawEvent
from holdfast.games.under_our_sun.flow.night import DrawNight
from holdfast.games.under_our_sun.map.moving import March, Step
from holdfast.games.under_our_sun.missions.course import CheckMission
from tests.games.under_our_sun.table import Table

NORTH = "0,-1"
EAST = "1,-1"
FAR = "0,-2"


def table(*ids: str) -> Table:
    t = Table(players=max(2, len(ids)))
    t.crew(*(ids or ("veteran", "medic")))
    t.ap(*[6] * t.w.crew)
    return t


# --- actions in general ------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-301", "US-302")
def test_actions_of_three_kinds_cost_their_points_in_any_order() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.w.change(NORTH, dropped=(0, 1, 0, 0, 0, 0, 0, 0, 0))
    foe = t.foe("brute", NORTH)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert t.w.ap[0] == 5
    t.dice("G0", "Y0", "G0", "B0")
    t.choose("dodge")
    assert t.w.ap[0] == 5, "the first combat turn costs nothing"
    t.dice("G0", "B0")
    t.choose("gather")
    t.choose("take:metal")
    assert t.w.ap[0] == 4
    t.dice("G1", "Y0", "G0", "B0")
    t.answer(f"attack:foe-{foe}:bare")
    assert t.w.ap[0] == 3
    t.dice("G0", "B0")
    t.choose("make:cartridge")
    assert t.w.ap[0] == 2
    assert t.life(foe) == 5
    assert t.w.have(0, "cartridge") == 2


@pytest.mark.rule("US-302")
def test_an_action_that_cannot_be_paid_or_lacks_its_condition_cannot_be_started() -> None:
    t = table()
    t.blank(NORTH, 13)
    t.blank(EAST, 2)
    t.ap(3)
    t.turn(0)
    assert t.refuses(f"move:{NORTH}") == {"US-302"}, "movement value 4"
    assert f"move:{EAST}" in t.keys()
    assert "eat" not in t.keys(), "no food"
    assert "open" not in t.keys(), "no container here"
    t.choose(f"move:{EAST}")
    t.choose("move:0,0")
    t.choose(f"move:{EAST}")
    assert t.w.ap[0] == 0
    assert set(t.keys()) <= {"go-on", "discard"}


@pytest.mark.rule("US-303")
def test_a_paid_action_beside_an_enemy_is_answered_and_a_free_one_is_not() -> None:
    t = table("scout", "medic")
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.turn(0)
    fights = t.record(CombatTurn)
    t.choose(f"explore:{FAR}")
    assert t.w.ap[0] == 6, "the Scout's first Explore of the phase costs nothing"
    assert t.w.tile(FAR) is not None
    assert fights == []
    assert t.w.hp[0] == 6
    t.dice("Y1", "B1")
    t.choose("explore:1,-2")
    assert t.w.ap[0] == 5
    assert len(fights) == 1
    assert t.w.hp[0] == 4


@pytest.mark.rule("US-303", "US-304")
def test_free_activities_provoke_nobody() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.item(0, "stimulant")
    t.goods(0, wood=1)
    t.turn(0)
    fights = t.record(CombatTurn)
    t.choose("use:stimulant")
    assert t.w.ap[0] == 8
    t.choose("discard")
    t.choose("drop:wood")
    t.choose("drop:done")
    assert t.w.spots[NORTH].dropped[3] == 1
    t.choose("wait")
    assert fights == []
    assert t.w.hp[0] == 7
    assert t.w.ap[0] == 8


@pytest.mark.rule("US-304")
def test_a_free_ability_is_open_even_without_points() -> None:
    t = table("scout", "medic")
    t.ap(0)
    t.turn(0)
    assert f"charge:{NORTH}" not in t.keys()
    t.choose(f"explore:{NORTH}")
    assert t.w.tile(NORTH) is not None
    assert t.w.ap[0] == 0
    assert not [key for key in t.keys() if key.startswith("explore")], "only once a phase"


@pytest.mark.rule("US-304", "US-425")
def test_free_activities_of_a_hidden_character_need_no_stealth_test() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH, hidden=True)
    t.item(0, "stimulant")
    t.goods(0, wood=1)
    t.turn(0)
    tests = t.record(Test)
    t.choose("use:stimulant")
    t.choose("discard")
    t.choose("drop:wood")
    t.choose("drop:done")
    assert tests == []
    assert t.w.is_hidden(0)
    assert t.w.ap[0] == 8


@pytest.mark.rule("US-305", "US-335", "US-427")
def test_a_hidden_character_tests_each_action_except_recon_and_open_attacks() -> None:
    t = table()
    t.blank(NORTH, 14)
    t.at(0, NORTH, hidden=True)
    t.goods(0, metal=1)
    t.on_top("enemy", "brute")
    t.turn(0)
    tests = t.record(Test)
    t.choose("recon")
    assert tests == []
    foe = t.w.foes[0].id
    t.dice("Y1")
    t.choose("make:cartridge")
    assert [test.attribute for test in tests] == ["stealth"]
    assert t.w.is_hidden(0)
    t.dice("G1", "Y1", "G0", "B0")
    t.answer(f"attack:foe-{foe}:bare")
    assert len(tests) == 1, "an open attack is not tested"
    assert not t.w.is_hidden(0)


# --- Move --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-311")
@pytest.mark.parametrize(("number", "cost"), [(2, 1), (21, 2), (15, 3), (13, 4)])
def test_a_move_costs_the_movement_value_of_the_tile_entered(number: int, cost: int) -> None:
    t = table()
    t.blank(NORTH, number)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert t.w.pos[:2] == [NORTH, "0,0"]
    assert t.w.ap[0] == 6 - cost
    t.choose("move:0,0")
    assert t.w.ap[0] == 5 - cost, "New Haven costs 1, whatever lies behind"


@pytest.mark.rule("US-311", "US-317")
def test_only_adjacent_revealed_tiles_can_be_moved_to() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.blank(FAR, 10)
    t.turn(0)
    ways = [key for key in t.keys() if key.startswith(("move", "sneak"))]
    assert ways == [f"move:{NORTH}", f"sneak:{NORTH}"]
    assert {f"charge:{EAST}", f"explore:{EAST}"} <= set(t.keys()), "an unknown position is explored or charged"


# --- Charge ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-312")
def test_charge_reveals_and_enters_for_two_points_whatever_the_movement_value() -> None:
    t = table()
    t.on_top("stack", "tile-20")
    t.turn(0)
    t.choose(f"charge:{NORTH}")
    assert t.w.ground(NORTH).number == 20
    assert t.w.ground(NORTH).mv == 4
    assert t.w.pos[0] == NORTH
    assert t.w.ap[0] == 4
    assert t.w.spots[NORTH].water == 4


@pytest.mark.rule("US-312")
def test_charge_activates_the_enemies_of_the_tile() -> None:
    t = table()
    t.on_top("stack", "tile-14")
    t.on_top("enemy", "carrion-birds", "rat-pack")
    t.turn(0)
    t.choose(f"charge:{NORTH}")
    assert t.asked == "first-act"
    assert sorted(t.w.content.cards[foe.card].id for foe in t.w.foes) == ["carrion-birds", "rat-pack"]
    assert t.w.ap[0] == 4


@pytest.mark.rule("US-312", "US-317")
def test_charge_needs_a_tile_to_turn_up() -> None:
    t = table()
    while t.w.size("stack"):
        t.w.draw("stack", "box")
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith(("charge", "explore", "move", "sneak"))]


@pytest.mark.rule("US-313")
def test_a_charge_into_a_tile_without_a_free_field_stops_at_its_edge() -> None:
    t = table("veteran", "medic", "scout")
    t.on_top("stack", "tile-24")
    t.at(1, NORTH)
    t.at(2, NORTH)
    t.turn(0)
    t.choose(f"charge:{NORTH}")
    assert t.w.ground(NORTH).fields == 2
    assert t.w.pos[0] == "0,0"
    assert t.w.ap[0] == 4
    assert t.w.spots[NORTH].printed[0] == 1, "the tile stays revealed, with its fabric"


# --- Sneak -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-314", "US-416", "US-418")
def test_a_successful_sneak_costs_one_more_and_wakes_nobody() -> None:
    t = table()
    t.blank(NORTH, 14)
    foe = t.foe("raider", NORTH)
    t.turn(0)
    fights = t.record(CombatTurn, Appear)
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert t.w.pos[0] == NORTH
    assert t.w.ap[0] == 3, "movement value 2, and 1"
    assert t.w.is_hidden(0)
    assert [f.id for f in t.w.foes] == [foe], "the second symbol spawned nobody"
    assert fights == []
    assert t.w.hp[0] == 7


@pytest.mark.rule("US-314")
def test_a_sneak_costs_from_two_to_five() -> None:
    for number, cost in ((2, 2), (21, 3), (15, 4), (13, 5)):
        t = table()
        t.blank(NORTH, number)
        t.turn(0)
        t.dice("Y1")
        t.choose(f"sneak:{NORTH}")
        assert t.w.ap[0] == 6 - cost
    scout = table("scout", "medic")
    scout.blank(NORTH, 13)
    scout.turn(0)
    scout.dice("G1", "G0")
    scout.choose(f"sneak:{NORTH}")
    assert scout.w.ap[0] == 2, "the Scout pays the movement value only"


@pytest.mark.rule("US-315")
def test_a_failed_sneak_enters_all_the_same_and_activates_the_enemies() -> None:
    t = table()
    t.blank(NORTH, 11)
    t.on_top("enemy", "raider")
    t.turn(0)
    t.dice("Y0")
    t.choose(f"sneak:{NORTH}")
    assert t.w.pos[0] == NORTH
    assert t.w.ap[0] == 3
    assert not t.w.is_hidden(0)
    assert len(t.w.foes_at(NORTH)) == 1
    assert t.asked == "first-act"


@pytest.mark.rule("US-316", "US-406")
def test_the_night_adds_a_red_die_to_the_sneak_only() -> None:
    t = table()
    t.blank(NORTH, 11)
    t.night()
    t.goods(0, metal=1)
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y1", "R0")
    t.choose(f"sneak:{NORTH}")
    assert t.w.is_hidden(0)
    t.dice("Y1")
    t.choose("make:cartridge")
    assert [roll.colours for roll in rolls] == ["YR", "Y"]
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-316")
def test_the_cross_of_the_night_can_spoil_a_sneak() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.night()
    t.on_top("night", "deep-sleep")
    t.turn(0)
    t.dice("Y1", "R-1")
    t.choose(f"sneak:{NORTH}")
    assert t.w.pos[0] == NORTH
    assert not t.w.is_hidden(0)


@pytest.mark.rule("US-318")
def test_nobody_enters_a_full_tile() -> None:
    t = table("veteran", "medic", "scout")
    t.blank(NORTH, 24)
    t.at(1, NORTH)
    t.at(2, NORTH)
    t.turn(0)
    assert t.refuses(f"move:{NORTH}") == {"US-318"}
    assert t.refuses(f"sneak:{NORTH}") == {"US-318"}


@pytest.mark.rule("US-318")
def test_forced_movement_onto_a_full_tile_is_cancelled() -> None:
    t = table("veteran", "medic", "scout")
    t.blank(NORTH, 24)
    t.at(1, NORTH)
    t.play(Step(2, NORTH), who=2)
    assert t.w.pos[2] == NORTH
    t.play(Step(0, NORTH))
    assert t.w.pos[0] == "0,0"
    t.hp(7, 0)
    t.w.bit("dead", 1, True)
    t.play(Step(0, NORTH))
    assert t.w.pos[0] == NORTH, "the dead take no field"


@pytest.mark.rule("US-319", "US-265")
def test_sneaking_into_an_empty_tile_keeps_the_night_away() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.blank(EAST, 10)
    t.night()
    t.turn(0)
    cards = t.record(DrawNight)
    t.dice("Y1", "R0")
    t.choose(f"sneak:{NORTH}")
    assert t.w.is_hidden(0)
    assert cards == []
    t.on_top("night", "deep-sleep")
    t.choose(f"move:{EAST}")
    assert len(cards) == 1, "who walks openly meets the night"
    assert not t.w.is_hidden(0)


# --- leaving and entering ------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-320")
def test_all_active_enemies_attack_an_exposed_leaver_once_before_the_pawn_moves() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.foe("scavenger", NORTH)
    t.at(0, NORTH)
    t.turn(0)
    rolls = t.record(Roll, Step)
    t.dice("Y1", "B1", "Y1")
    t.choose("move:0,0")
    assert [type(it).__name__ for it in rolls] == ["Roll", "Roll", "Step"]
    assert t.w.hp[0] == 4
    assert t.w.pos[0] == "0,0"
    assert t.w.ap[0] == 5


@pytest.mark.rule("US-320")
@pytest.mark.parametrize("way", ["move:0,0", "sneak:0,0", "charge:0,-2"])
def test_who_dies_while_leaving_does_not_move(way: str) -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.hp(1)
    t.turn(0)
    tests = t.record(Test)
    t.dice("Y1", "B0")
    t.choose(way)
    assert t.w.pos[0] == NORTH
    assert t.w.dead & 1
    assert tests == []


@pytest.mark.rule("US-322", "US-320")
def test_a_sneak_out_of_a_fight_is_attacked_first_and_tested_then() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y1", "B0", "Y1")
    t.choose("sneak:0,0")
    assert [roll.context for roll in rolls] == ["enemy", "test-stealth"]
    assert t.w.hp[0] == 6, "success does not help on the tile that is left"
    assert t.w.pos[0] == "0,0"
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-321", "US-269")
def test_entering_goes_step_by_step() -> None:
    t = table()
    t.blank("-1,0", 10)
    t.foe("carrion-birds", "-1,0")
    t.blank("-1,-1", 19, event=True)
    t.at(0, "-1,0")
    t.night()
    t.on_top("night", "deep-sleep")
    t.on_top("enemy", "feral-dog")
    t.on_top("event", "canned-goods")
    t.turn(0)
    seen = t.record(CombatTurn, Step, DrawNight, Appear, FirstCombatTurn, DrawEvent, CheckMission)
    t.choose("move:-1,-1")
    assert t.asked == "first-act"
    dog = t.w.foes[-1].id
    t.dice("G1", "Y1", "Y0", "B0")
    t.answer(f"attack:foe-{dog}:bare")
    assert [type(it).__name__ for it in seen[:6]] == [
        "CombatTurn",
        "Step",
        "DrawNight",
        "Appear",
        "FirstCombatTurn",
        "CombatTurn",
    ]
    assert [type(it).__name__ for it in seen[6:]] == ["DrawEvent", "CheckMission"]
    assert t.w.pos[0] == "-1,-1"
    assert not t.w.spots["-1,-1"].event


@pytest.mark.rule("US-321")
def test_the_points_are_paid_before_the_leaving_attacks() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.karma(1)
    t.turn(0)
    t.choose("move:0,0")
    assert t.asked == "window", "the enemy's roll lies on the table"
    assert t.w.ap[0] == 5
    assert t.w.pos[0] == NORTH


@pytest.mark.rule("US-321", "US-269", "US-602")
def test_a_fight_of_the_night_card_takes_in_the_enemies_of_the_tile_and_is_not_begun_again() -> None:
    t = table("medic", "veteran")
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.night()
    t.on_top("night", "night-raid")
    t.turn(0)
    turns = t.record(CombatTurn)
    rolls = t.record(Roll)
    t.choose(f"move:{NORTH}")
    assert t.asked == "first-act"
    foes = len(t.w.foes_at(NORTH))
    assert foes > 1
    t.dice("G0", "B0", *["Y0"] * 6)
    t.choose("dodge")
    assert [turn.first for turn in turns] == [True]
    assert len([roll for roll in rolls if roll.context == "enemy"]) == foes, "all of them, once"
    assert t.asked == "take-turn"
    assert t.w.pos[0] == NORTH


# --- several Moves in one answer -----------------------------------------------------------------------------------------

ROAD = ("1,-1", "2,-2", "3,-3")


def road(*numbers: int) -> Table:
    """Tiles in a row from New Haven to the northeast."""
    t = table()
    for pos, number in zip(ROAD, numbers, strict=False):
        t.blank(pos, number)
    return t


@pytest.mark.rule("US-311", "US-323")
def test_several_moves_are_one_answer_and_cost_what_each_costs() -> None:
    t = road(2, 2, 2)
    each = [t.w.ground(pos).mv for pos in ROAD]
    t.turn(0)
    far = [key for key in t.keys() if key.startswith("march:")]
    assert far == [f"march:{pos}" for pos in ROAD[1:] if sum(each[: ROAD.index(pos) + 1]) <= 6]
    steps = t.record(Step)
    t.choose(f"march:{ROAD[1]}")
    assert [step.pos for step in steps] == [*ROAD[:2]]
    assert t.w.pos[0] == ROAD[1]
    assert t.w.ap[0] == 6 - sum(each[:2])


@pytest.mark.rule("US-311", "US-323", "US-506", "US-512")
@pytest.mark.parametrize("what", ["event", "enemies", "foe"])
def test_nobody_walks_past_what_would_come_up(what: str) -> None:
    t = road(2, 2)
    match what:
        case "event":
            t.w.change(ROAD[0], event=True)
        case "enemies":
            t.blank(ROAD[0], 11)
        case "foe":
            t.foe("wolf", ROAD[0])
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("march:")]


@pytest.mark.rule("US-311", "US-323", "US-426", "US-263", "US-320")
@pytest.mark.parametrize("why", ["hidden", "night", "enemy"])
def test_single_moves_are_for_who_may_be_interrupted(why: str) -> None:
    t = road(2, 2)
    match why:
        case "hidden":
            t.w.hidden = 1
        case "night":
            t.w.phase = "night"
        case "enemy":
            t.at(0, ROAD[0])
            t.foe("wolf", ROAD[0])
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("march:")]


@pytest.mark.rule("US-311", "US-323")
def test_a_way_ends_where_something_has_come_up_after_all() -> None:
    for trouble in ("enemy", "points", "stage"):
        t = road(2, 2)
        match trouble:
            case "enemy":
                t.w.phase = "afternoon"
                t.foe("wolf", "0,0")
            case "points":
                t.ap(0)
        t.play(March(0, ROAD[:2], 2, stage=t.w.stage + (trouble == "stage")))
        assert t.w.pos[0] == "0,0"
