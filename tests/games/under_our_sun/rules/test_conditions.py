"""Wounds, infection, thirst, tiredness, weather on items (US-770 to US-772, US-778 to US-782)."""

import pytest

from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.wandering import WanderFoe
from holdfast.games.under_our_sun.flow.day import DrawSun, PhaseStart, SetPoints
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.preparation import Tiredness
from holdfast.games.under_our_sun.people.characters import Damage, Heal, Infect
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.table import Table

NORTH, EAST = "0,-1", "1,-1"


def outdoors(*crew: str, semi: bool = False) -> Table:
    """Everybody on a quiet tile with 6 AP."""
    t = Table(players=len(crew), mode="semi" if semi else "coop")
    t.crew(*crew)
    t.blank(NORTH, 2)
    t.blank(EAST, 10)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    for char in range(len(crew)):
        t.at(char, NORTH)
    return t


# --- wounded -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-770", "US-405")
@pytest.mark.parametrize(("hp", "dice"), [(1, "GBR"), (2, "GBR"), (3, "GB"), (6, "GB")])
def test_a_red_die_at_two_points_or_less(hp: int, dice: str) -> None:
    t = outdoors("medic", "scout")
    t.hp(hp)
    rolls = t.record(Roll)
    t.play(Test("skill"))
    assert [roll.colours for roll in rolls] == [dice]  # one red die, never two
    assert t.game.view(None)["people"][0]["hp"] == hp


@pytest.mark.rule("US-770")
def test_the_wound_comes_and_goes_with_the_points() -> None:
    t = outdoors("medic", "scout")
    assert not t.w.wounded(0)
    t.play(Damage("0", 4))
    assert (t.w.hp[0], t.w.wounded(0)) == (2, True)
    t.play(Damage("0", 1))
    rolls = t.record(Roll)
    t.play(Test("stealth"))
    t.play(Heal("0", 2))
    t.play(Test("stealth"))
    assert (t.w.hp[0], t.w.wounded(0), t.w.wounded(1)) == (3, False, False)
    assert [roll.colours for roll in rolls] == ["YBR", "YB"]


@pytest.mark.rule("US-770", "US-404")
def test_a_cross_of_the_wound_die_takes_a_success() -> None:
    t = outdoors("medic", "scout")
    t.hp(2)
    t.blank(NORTH, 2, box="skill")
    t.turn(0)
    t.dice("G1", "B0", "R-1")
    t.choose("open")
    assert (t.w.spots[NORTH].box, t.w.ap[0]) == ("skill", 5)


@pytest.mark.rule("US-771", "US-619")
def test_attack_dodge_and_loot_rolls_have_the_wound_die_but_not_those_of_the_enemy() -> None:
    t = outdoors("medic", "scout")
    t.hp(2)
    t.ap(6, 0)
    dog = t.foe("feral-dog", NORTH, damage=1)
    rolls = t.record(Roll)
    t.turn(0)
    t.dice("G0", "B0", "R0", "Y0")
    t.choose("dodge")
    t.dice("Y1", "B0", "R0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    t.dice("G0", "R0")
    t.choose(f"loot:body-{dog}")
    shown = [(roll.context, roll.colours) for roll in rolls]
    assert shown == [("dodge", "GBR"), ("enemy", "Y"), ("attack", "YBR"), ("enemy", "Y"), ("loot", "GR")]


@pytest.mark.rule("US-771", "US-660")
def test_a_wounded_character_strikes_back_with_the_wound_die() -> None:
    t = outdoors("medic", "scout", "veteran", semi=True)
    t.hp(6, 2)
    rolls = t.record(Roll)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    t.dice("Y1", "B0", "R0")
    t.answer("counter:bare")
    assert [roll.colours for roll in rolls] == ["YB", "YBR"]
    assert t.w.hp == [5, 1, 7]


@pytest.mark.rule("US-771")
def test_tables_found_ammunition_and_directions_have_no_wound_die() -> None:
    t = outdoors("medic", "scout")
    t.hp(2)
    rolls = t.record(Roll)
    t.draws("revolver")
    t.dice("G1", "G1")
    t.play(DrawLoot())
    t.hp(2)
    t.dice("B0")
    t.card("event/rusty-nail")  # 1 damage, then a blue die
    assert [(roll.context, roll.colours) for roll in rolls] == [("ammunition", "GG"), ("table", "B")]
    assert t.w.hp[0] == 1
    t.at(0, EAST)
    t.at(1, EAST)
    dog = t.foe("feral-dog", NORTH)
    t.numbers(4)
    t.play(WanderFoe(dog))
    assert len(rolls) == 2  # the direction is one die of its own


@pytest.mark.rule("US-771")
def test_an_enemy_is_never_wounded() -> None:
    t = outdoors("medic", "scout")
    t.ap(6, 0)
    bear = t.foe("great-bear", NORTH, damage=6)  # 1 HP left
    rolls = t.record(Roll)
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose(f"attack:foe-{bear}:bare")
    assert [roll.colours for roll in rolls if roll.context == "enemy"] == ["GY"]


# --- infection -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-772", "US-234", "US-254", "US-241")
@pytest.mark.parametrize(("phase", "loss"), [("morning", 1), ("afternoon", 0), ("night", 1)])
def test_an_infection_costs_a_point_at_the_start_of_morning_and_night(phase: str, loss: int) -> None:
    t = outdoors("medic", "scout")
    t.play(Infect("0"))
    t.play(Infect("0"))  # one token at most
    t.w.phase = phase
    t.play(PhaseStart())
    assert (t.w.hp, t.w.infected) == ([6 - loss, 6], 1)  # and it stays


@pytest.mark.rule("US-772")
def test_antibiotic_medikit_and_medic_treat_an_infection() -> None:
    t = outdoors("scout", "medic")
    t.item(0, "antibiotic", "medikit")
    t.w.infected = 0b11
    t.turn(0)
    t.choose("use:antibiotic")
    t.choose("cure:char-1")
    assert (t.w.infected, t.w.ap[0], t.things(0)) == (0b01, 6, ["medikit"])
    t.choose("use:medikit")  # nobody lacks HP: the cure is the one answer
    assert (t.w.infected, t.w.ap[0], t.w.hp[0]) == (0, 5, 6)
    t.choose("wait")
    t.w.infected = 0b01
    t.turn(1)
    t.choose("disinfect:char-0")
    assert (t.w.infected, t.w.ap[1]) == (0, 5)


@pytest.mark.rule("US-772")
def test_sleep_and_food_do_not_treat_it() -> None:
    t = outdoors("scout", "medic")
    t.goods(0, food=1)
    t.hp(3)
    t.w.infected = 1
    t.turn(0)
    t.choose("eat")
    t.choose("sleep")
    assert (t.w.infected, t.w.hp[0], t.w.well[0]) == (1, 4, 2)


# --- thirst and tiredness --------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-778", "US-235")
@pytest.mark.parametrize(
    ("sun", "water", "left", "hp"),
    [
        ("clear-sky", 1, 0, 6),
        ("clear-sky", 0, 0, 5),
        ("heat", 3, 1, 6),
        ("heat", 1, 0, 5),
        ("heat", 0, 0, 4),
    ],
)
def test_each_missing_water_costs_a_point(sun: str, water: int, left: int, hp: int) -> None:
    t = outdoors("medic", "scout")
    t.weather(sun)
    t.water(water)
    t.play(Drink(0))
    assert (t.w.water[0], t.w.hp) == (left, [hp, 6])


@pytest.mark.rule("US-779", "US-233", "US-051")
@pytest.mark.parametrize(("well", "ap"), [(0, 4), (1, 6), (2, 6)])
@pytest.mark.parametrize("phase", ["morning", "afternoon", "night"])
def test_a_tired_character_has_two_points_less_in_every_phase(well: int, ap: int, phase: str) -> None:
    t = outdoors("medic", "scout")
    t.w.well = [well, 1]
    t.w.phase = phase
    t.play(SetPoints())
    assert t.w.ap == [ap, 6]


@pytest.mark.rule("US-779")
def test_sleeping_gives_no_points_back_at_once() -> None:
    t = outdoors("medic", "scout")
    t.w.well = [0, 1]
    t.play(SetPoints())
    t.turn(0)
    t.choose("sleep")
    assert (t.w.well[0], t.w.ap[0]) == (1, 0)  # 4 AP, all spent; none came back
    t.choose("go-on")
    t.play(SetPoints())
    assert t.w.ap[0] == 6


@pytest.mark.rule("US-779", "US-220")
def test_becoming_tired_takes_no_points_at_once() -> None:
    t = outdoors("medic", "scout")
    t.play(Tiredness())
    assert (t.w.well, t.w.ap) == ([0, 0], [6, 6])


@pytest.mark.rule("US-780")
def test_points_stay_between_nothing_and_the_maximum() -> None:
    t = outdoors("medic", "scout")
    t.hp(5)
    t.play(Heal("0", 4))
    assert t.w.hp == [6, 6]
    t.play(Damage("1", 99))
    assert t.w.hp == [6, 0]
    t.play(Heal("1", 4))
    assert (t.w.hp, t.w.alive(1)) == ([6, 0], False)  # healing does not wake the dead


# --- solar storm and storm -----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-781", "US-776")
@pytest.mark.parametrize(("sun", "works"), [("solar-storm", False), ("storm", True), ("clear-sky", True)])
def test_electric_items_fail_in_a_solar_storm(sun: str, works: bool) -> None:
    t = outdoors("scout", "medic")
    t.weather(sun)
    t.item(0, "defibrillator", "stun-baton")
    t.play(Damage("1", 9))
    dog = t.foe("feral-dog", NORTH)
    t.turn(0)
    assert ("use:defibrillator" in t.keys()) == works
    assert (f"attack:foe-{dog}:stun-baton" in t.keys()) == works
    assert f"attack:foe-{dog}:bare" in t.keys()


@pytest.mark.rule("US-781", "US-316")
@pytest.mark.parametrize(("keyword", "dice"), [("", "GG"), ("solar-storm", "GGR")])
def test_passive_effects_are_off_as_well(keyword: str, dice: str) -> None:
    t = outdoors("scout", "medic")
    t.item(0, "flashlight")  # no red die when sneaking at Night
    t.w.keyword = keyword  # the storm of the Afternoon lasts through the Night
    t.night()
    rolls = t.record(Roll)
    t.turn(0)
    t.dice("G1", "G1", *["R0"] * (len(dice) - 2))
    t.choose(f"sneak:{EAST}")
    t.go_on()
    assert [roll.colours for roll in rolls] == [dice]


@pytest.mark.rule("US-782", "US-351", "US-233")
@pytest.mark.parametrize(
    ("sun", "ap", "rain", "fire"),
    [("storm", 5, True, ""), ("solar-storm", 6, False, "campfire"), ("clear-sky", 6, False, "campfire")],
)
def test_a_solar_storm_is_no_storm(sun: str, ap: int, rain: bool, fire: str) -> None:
    t = outdoors("medic", "scout")
    t.w.change(EAST, fire="campfire")
    t.water(2)
    for card in t.w.zones["sun-now"].top:
        t.w.take(card, "sun-now")
        t.w.shuffle_in(card, "sun")
    t.draws(sun)
    t.play(DrawSun(), SetPoints())
    assert (t.w.ap, t.w.spots[EAST].fire) == ([ap, ap], fire)
    t.turn(0)
    assert ("rain" in t.keys()) == rain
