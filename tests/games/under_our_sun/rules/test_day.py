"""A day: turn order, Preparation, the three phases (US-201 to US-258, US-951 to US-955)."""

import pytest

from holdfast.core.engine.standing_orders import default_pass
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.enemies.leaving import Fall
from holdfast.games.under_our_sun.flow.day import DayOver, DayPhase
from holdfast.games.under_our_sun.flow.preparation import Meal, Preparation
from holdfast.games.under_our_sun.flow.turn import Turns
from holdfast.games.under_our_sun.missions.tasks import wanted
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.rules import KINDS
from tests.games.under_our_sun.table import Table


def food(spot: tuple[int, ...]) -> int:
    return spot[KINDS.index("food")]


def sunny(t: Table, id: str = "clear-sky") -> None:
    """The next sun card."""
    t.on_top("sun", id)
    t.game.dictate(draws=[f"sun/{id}"])


# --- turn order ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-201", "US-202", "US-206")
def test_a_day_has_its_phases_and_everybody_one_turn_in_each() -> None:
    t = Table(3)
    w = t.w
    w.first = 1
    seen: list[tuple[str, int]] = []
    for phase in ("morning", "afternoon", "night"):
        t.phase(phase)
        while not t.idle and t.w.phase == phase:
            if t.asked == "take-turn":
                if not seen or seen[-1] != (phase, w.turn):
                    seen.append((phase, w.turn))
                t.choose("wait")
            else:
                t.choose(t.keys()[0])
        assert w.ap == [0, 0, 0]
    assert seen == [(phase, char) for phase in ("morning", "afternoon", "night") for char in (1, 2, 0)]


@pytest.mark.rule("US-203", "US-204", "US-208")
def test_a_turn_ends_by_waiting_and_free_things_may_be_done_at_zero() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.item(0, "adrenaline-pen")
    t.ap(0, 6)
    t.turn(0)
    assert (t.asked, t.keys()) == ("window", ["go-on", "use:adrenaline-pen", "discard"])
    assert not [key for key in t.keys() if key.startswith("explore")]
    t.choose("use:adrenaline-pen")
    assert t.w.ap[0] == 3
    assert t.asked == "take-turn", "it goes on"
    assert [key for key in t.keys() if key.startswith("explore")]
    t.choose("wait")
    assert t.idle
    assert t.w.waiting == 1
    assert t.w.ap[0] == 3


@pytest.mark.rule("US-208", "US-304")
def test_a_turn_without_points_passes_by_itself() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.ap(1, 6)
    t.w.water[0] = 1
    t.w.change("0,0", water=9)
    t.turn(0)
    t.choose("refill")
    window = t.game.question
    assert [option.key for option in window.options_for(t.seat)] == ["go-on", "discard"]
    assert default_pass(t.game, t.seat) is not None, "nobody is asked whether he wants to throw something away"
    t.choose("discard")
    t.choose("drop:water")
    t.choose("drop:done")
    assert t.asked == "window", "there is time for more"
    t.choose("go-on")
    assert t.idle
    assert t.w.acted & 1


@pytest.mark.rule("US-208")
def test_who_has_nothing_and_no_points_is_not_asked_at_all() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.ap(0, 6)
    t.w.water[0] = 0
    t.turn(0)
    assert t.idle
    assert t.w.acted & 1


@pytest.mark.rule("US-208", "US-963")
def test_where_somebody_may_be_a_traitor_everybody_ends_his_own_turn() -> None:
    t = Table(3, mode="semi")
    t.crew("veteran", "scout", "medic")
    t.ap(0, 6, 6)
    t.turn(0)
    assert t.asked == "take-turn"
    assert "wait" in t.keys()


@pytest.mark.rule("US-205")
def test_who_has_not_yet_acted_may_join_a_fight_and_misses_the_points_later() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.blank("0,-1", 22)
    t.at(0, "0,-1")
    t.at(1, "0,-1")
    foe = t.foe("great-bear", "0,-1")
    t.ap(6, 6)
    t.turn(0)
    t.dice("G0", "Y0")
    t.choose(f"attack:foe-{foe}:bare")
    t.go_on()
    assert t.asked == "join-fight"
    assert t.seat == 1
    t.choose("join")
    assert t.w.ap == [5, 5]


@pytest.mark.rule("US-207", "US-238")
def test_the_dead_take_no_turn_and_drink_nothing() -> None:
    t = Table(3)
    t.hp(1, 5, 5)
    t.water(0, 5, 5)
    t.play(Die(2))
    sunny(t)
    t.phase("morning")
    assert t.w.dead == 0b101
    assert (t.asked, t.w.turn) == ("take-turn", 1)
    assert t.w.water[2] == 5
    t.choose("wait")
    assert t.idle


# --- Preparation ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-211")
def test_the_first_player_marker_passes_over_the_dead() -> None:
    t = Table(3)
    t.play(Die(1))
    t.phase("preparation")
    assert t.w.first == 2


@pytest.mark.rule("US-212", "US-213", "US-214", "US-752")
def test_what_lies_about_is_cleared_except_in_camps() -> None:
    t = Table()
    t.tile("0,-1", 4)
    t.goods(0, metal=2)
    t.item(0, "knife", "rope")
    t.at(0, "0,-1")
    t.ap(6, 6)
    t.turn(0)
    for key in ("discard", "drop:metal", "drop:knife", "drop:done"):
        t.choose(key)
    t.choose("wait")
    t.at(0, "0,0")
    t.w.bit("acted", 0, False)
    t.turn(0)
    for key in ("discard", "drop:metal", "drop:rope", "drop:done", "wait"):
        t.choose(key)
    foe = t.foe("feral-dog", "0,-1")
    t.w.set_foe(foe, damage=2)
    t.play(Fall(foe))
    assert len(t.w.bodies) == 1
    supply = t.w.supply["metal"]
    t.phase("preparation")
    away, camp = t.w.spots["0,-1"], t.w.spots["0,0"]
    metal = KINDS.index("metal")
    assert (away.dropped[metal], camp.dropped[metal]) == (0, 1)
    assert away.printed[KINDS.index("wood")] == 3
    assert t.w.supply["metal"] == supply + 1
    assert t.where("knife") == "item"
    assert t.where("rope") == "ground"
    assert t.w.bodies == ()


@pytest.mark.rule("US-215", "US-902")
def test_the_day_limit_is_checked_after_the_last_night() -> None:
    t = Table()
    t.play(DayOver(), Preparation())
    assert t.w.day >= 2
    last = Table()
    last.w.day = last.w.days
    last.play(DayOver())
    assert last.game.outcome is not None
    assert (last.game.outcome.why, last.game.outcome.won) == ("time", False)


@pytest.mark.rule("US-216", "US-217", "US-517", "US-EX23", "US-416")
def test_uncovered_symbols_hide_who_stands_there() -> None:
    t = Table()
    t.blank("0,-1", 4, covered=1)
    t.at(0, "0,-1")
    t.item(0, "rope")
    t.w.tapped = (t.w.things(0)[0],)
    t.phase("preparation")
    assert t.w.is_hidden(0)
    assert not t.w.is_hidden(1)
    assert t.w.foes == ()
    assert t.w.spots["0,-1"].covered == 0
    assert t.w.tapped == ()


@pytest.mark.rule("US-218", "US-534")
def test_enemies_without_a_character_move() -> None:
    t = Table()
    t.blank("0,-1", 22)
    t.blank("0,-2", 10)
    t.at(0, "0,-1")
    held, free = t.foe("feral-dog", "0,-1"), t.foe("wolf", "0,-2")
    t.numbers(4)
    t.numbers(4)
    t.phase("preparation")
    assert [foe.pos for foe in t.w.foes if foe.id == held] == ["0,-1"]
    assert [foe.pos for foe in t.w.foes if foe.id == free] == ["0,-1"]


@pytest.mark.rule("US-220", "US-222", "US-223")
def test_everybody_gets_more_tired_and_nobody_drinks() -> None:
    t = Table()
    t.w.well = [2, 0]
    t.w.infected = 0b11
    water, ap = t.w.water[:], t.w.ap[:]
    t.goods(0, food=1)
    t.goods(1, food=1)
    t.phase("preparation")
    assert t.w.well == [1, 0]
    assert t.asked == "meal"
    assert t.seat == 1  # the marker has passed on
    t.choose("meal:eat")
    t.choose("meal:eat")
    assert (t.w.water, t.w.ap) == (water, ap)
    assert t.w.hp == [t.w.sheet(0).hp, t.w.sheet(1).hp]


@pytest.mark.rule("US-221")
def test_a_meal_or_a_wound_own_food_or_the_camps() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.play(Meal(0))
    assert t.w.hp == [6, 6]
    t.goods(0, food=1)
    t.play(Meal(0))
    t.choose("meal:starve")
    assert t.w.hp == [5, 6]
    assert t.w.have(0, "food") == 1
    t.play(Meal(0))
    t.choose("meal:eat")
    assert (t.w.hp[0], t.w.have(0, "food")) == (5, 0)
    t.w.change("0,0", dropped=tuple([int(what == "food") for what in KINDS]))
    t.play(Meal(1))
    t.choose("meal:eat")
    assert t.w.hp[1] == 6
    assert food(t.w.spots["0,0"].dropped) == 0


@pytest.mark.rule("US-222", "US-773")
def test_hunger_can_kill() -> None:
    t = Table(3)
    t.hp(1, 5, 5)
    t.play(Meal(0))
    assert t.w.dead == 1


# --- the start of a phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-231", "US-232", "US-241")
def test_the_sun_deck_is_whole_every_time() -> None:
    t = Table()
    for phase in ("morning", "afternoon"):
        sunny(t, "haze")
        t.phase(phase)
        assert t.w.content.cards[t.w.sun].id == "haze"
        assert t.w.size("sun") == 9
        t.w.stack.clear()
        t.pause()


@pytest.mark.rule("US-233", "US-252", "US-779", "US-EX12")
@pytest.mark.parametrize(
    ("sun", "well", "ap"), [("clear-sky", 1, 6), ("storm", 1, 5), ("clear-sky", 0, 4), ("storm", 0, 3), ("storm", 2, 5)]
)
def test_action_points_by_weather_and_well_being(sun: str, well: int, ap: int) -> None:
    t = Table()
    t.w.well = [well, 1]
    sunny(t, sun)
    t.phase("afternoon")
    assert t.w.ap[0] == ap
    t.w.stack.clear()
    t.pause()
    t.phase("night")
    assert t.w.ap[0] == ap


@pytest.mark.rule("US-234", "US-239", "US-254", "US-255", "US-772")
@pytest.mark.parametrize(("phase", "lost"), [("morning", 1), ("afternoon", 0), ("night", 1)])
def test_infection_hurts_in_the_morning_and_at_night(phase: str, lost: int) -> None:
    t = Table()
    t.w.infected = 0b11
    before = t.w.hp[:]
    sunny(t)
    t.phase(phase)
    assert t.w.hp == [hp - lost for hp in before]


@pytest.mark.rule("US-235", "US-242", "US-256", "US-778", "US-EX33")
@pytest.mark.parametrize(("water", "left", "hp"), [(0, 0, 5), (1, 0, 6), (2, 0, 7), (3, 1, 7)])
def test_in_the_heat_two_are_drunk_or_paid_with_health(water: int, left: int, hp: int) -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.blank("0,-1", 10)
    t.at(0, "0,-1")
    t.water(water, 5)
    sunny(t, "heat")
    t.phase("afternoon")
    assert (t.w.water[0], t.w.hp[0]) == (left, hp)


@pytest.mark.rule("US-236", "US-1142")
def test_in_a_camp_one_is_enough_against_heat_but_not_in_a_scorcher() -> None:
    for sun, drunk in (("heat", 1), ("scorcher", 2)):
        t = Table()
        t.crew("veteran", "scout")
        sunny(t, sun)
        t.phase("morning")
        assert t.w.water[0] == 5 - drunk
        assert t.asked == "take-turn"


@pytest.mark.rule("US-237", "US-755")
def test_a_camp_store_quenches_thirst_a_water_tile_does_not() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.water(0, 5)
    t.w.change("0,0", stored_water=2)
    sunny(t)
    t.phase("morning")
    assert (t.w.hp[0], t.w.spots["0,0"].stored_water, t.w.spots["0,0"].water) == (7, 1, 6)
    dry = Table()
    dry.crew("veteran", "scout")
    dry.blank("0,-1", 9)
    dry.at(0, "0,-1")
    dry.water(0, 5)
    sunny(dry)
    dry.phase("morning")
    assert (dry.w.hp[0], dry.w.spots["0,-1"].water) == (6, 8)


@pytest.mark.rule("US-238")
def test_who_dies_of_thirst_has_no_turn() -> None:
    t = Table(3)
    t.blank("0,-1", 10)
    t.at(0, "0,-1")
    t.hp(1, 5, 5)
    t.water(0, 5, 5)
    sunny(t)
    t.phase("morning")
    assert t.w.dead == 1
    assert t.w.turn == 1


@pytest.mark.rule("US-251", "US-253", "US-258")
def test_at_night_only_the_keyword_of_the_afternoon_stays() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.weather("solar-storm")
    t.blank("0,-1", 10)
    t.at(0, "0,-1")
    t.on_top("night", "silence")
    t.phase("night")
    assert t.w.sun == -1
    assert t.w.keyword == "solar-storm"
    assert t.w.hp[0] == 7  # the burning sun is gone


# --- solo and crews --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-951", "US-952", "US-953")
def test_a_solo_player_leads_two_characters_in_the_order_of_his_choice() -> None:
    t = Table(1)
    assert (t.w.crew, t.w.owner) == (2, (0, 0))
    assert t.w.pos == ["0,0", "0,0"]
    sunny(t)
    t.phase("morning")
    assert t.asked == "first-to-act"
    t.choose("first:char-1")
    assert (t.asked, t.w.turn, t.w.first) == ("take-turn", 1, 1)
    t.choose("wait")
    assert t.w.turn == 0
    t.choose("wait")
    assert t.idle


@pytest.mark.rule("US-954")
@pytest.mark.parametrize(("option", "crew", "owner"), [("off", 2, (0, 1)), ("on", 4, (0, 1, 0, 1))])
def test_two_players_may_lead_four(option: str, crew: int, owner: tuple[int, ...]) -> None:
    t = Table(2, crew_of_four=option)
    assert (t.w.crew, t.w.owner) == (crew, owner)
    with pytest.raises(ValueError, match="US-954"):
        DEFINITION.new(3, {"crew_of_four": "on"}, 1)


@pytest.mark.rule("US-955")
@pytest.mark.parametrize(("players", "wood"), [(2, 2), (3, 4), (4, 5)])
def test_missions_grow_with_the_crew(players: int, wood: int) -> None:
    t = Table(players, "the-crossing")
    t.w.stage = 1
    assert wanted(t.w)["wood"] == wood


@pytest.mark.rule("US-202")
def test_turns_go_clockwise_from_the_first_player() -> None:
    t = Table(4)
    t.w.first = 2
    t.play(Turns())
    order = []
    while not t.idle:
        order.append(t.w.turn)
        t.choose("wait")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("US-952", "US-223")
def test_alone_preparation_uses_the_order_of_the_coming_morning() -> None:
    """He is asked once for both."""
    t = Table(1)
    t.goods(0, food=1)
    t.goods(1, food=1)
    t.w.first = 0
    t.play(Preparation(), DayPhase("morning"))
    assert t.asked == "first-to-act"
    t.choose("first:char-1")
    t.choose("meal:eat")
    assert [food(t.w.goods[char]) for char in (0, 1)] == [1, 0]
    t.choose("meal:eat")
    assert (t.asked, t.w.turn) == ("take-turn", 1)


@pytest.mark.rule("US-952")
def test_alone_the_first_morning_and_every_later_phase_ask_who_begins() -> None:
    for day, phase, asked in ((1, "morning", True), (2, "morning", False), (2, "afternoon", True), (2, "night", True)):
        t = Table(1)
        t.w.day = day
        t.phase(phase)
        assert (t.asked == "first-to-act") == asked
