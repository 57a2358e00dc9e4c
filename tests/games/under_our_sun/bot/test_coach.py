"""Positions with one clearly right answer, and the facts that its reason must name."""

import pytest

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Ballot
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import ChooseDodge
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.combat.hits import Soften
from holdfast.games.under_our_sun.dice.tests import Test as DiceTest
from holdfast.games.under_our_sun.flow.preparation import Meal
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.people.characters import HealOne
from holdfast.games.under_our_sun.pieces import Fight, Hostage
from holdfast.games.under_our_sun.things.dropping import Overflow
from tests.games.under_our_sun.bot.coach import advised, table
from tests.games.under_our_sun.table import Table

HAVEN, N = "0,0", "0,-1"


# --- the mission ---------------------------------------------------------------------------------------------------------


def test_what_the_mission_wants_is_handed_in_where_it_wants_it() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 1
    t.at(0, t.w.where(27))
    t.goods(0, connector=2, metal=1)
    t.turn(0)
    key, why = advised(t)
    assert (key, why["n"]) == ("mission:deliver", 3)


def test_goods_are_handed_in_until_none_is_left() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 1
    t.at(0, t.w.where(27))
    t.goods(0, connector=1)
    t.play(Deliver(0))
    assert advised(t)[0] == "deliver:connector"


def test_the_tuner_tunes_at_the_tower() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 2
    t.at(0, t.w.where(27))
    t.turn(0)
    key, why = advised(t)
    assert (key, why["percent"]) == ("mission:tune", 81)


def ambushed(hp: int, day: int = 2) -> Table:
    """Two at the crossing who have only to work and to cross, with three Sons of Liberty around them and a quiet tile beside."""
    t = table("the-crossing", "veteran", "medic")
    t.w.stage = 3
    t.w.delivered = {"connector": 1}
    t.w.day = day
    crossing = t.w.where(32)
    t.blank(neighbours(crossing)[0], 2)
    for char in (0, 1):
        t.at(char, crossing)
    t.hp(hp, hp)
    for _ in range(3):
        t.foe("liberty-recruit", crossing)
    t.turn(0)
    return t


def test_an_ambush_that_is_too_strong_is_left_to_wander_off() -> None:
    t = ambushed(hp=4)
    key, why = advised(t)
    assert key.endswith(neighbours(t.w.where(32))[0])
    assert why == {"n": 3}


def test_nobody_goes_back_to_an_ambush_before_the_morning() -> None:
    t = ambushed(hp=4)
    beside = neighbours(t.w.where(32))[0]
    t.at(0, beside)
    t.at(1, beside)
    t.turn(0)
    assert not advised(t)[0].endswith(t.w.where(32))


def test_on_the_last_day_there_is_no_morning_to_wait_for() -> None:
    t = ambushed(hp=4, day=6)
    assert not advised(t)[0].endswith(neighbours(t.w.where(32))[0])


def test_everybody_goes_up_to_the_tower_in_the_end() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 3
    tower = t.w.where(27)
    t.at(1, tower)
    beside = neighbours(tower)[0]
    t.blank(beside, 2)
    t.at(0, beside)
    t.turn(0)
    key, why = advised(t)
    assert (key, why["tile"]) == (f"move:{tower}", 27)


def test_who_is_where_the_mission_ends_stays_there() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 3
    t.at(0, t.w.where(27))
    t.at(1, t.w.where(27))
    t.w.well[0] = 2
    t.turn(0)
    assert advised(t)[0] == "wait"


def test_a_prisoner_is_freed() -> None:
    t = table("missing-two", "scout", "medic")
    t.blank(N, 28)
    t.w.stage = 1
    t.w.hostages = (Hostage(N),)
    t.at(0, N)
    t.turn(0)
    key, why = advised(t)
    assert (key, why["percent"]) == ("mission:free-hostage", 81)


def test_who_leads_a_prisoner_goes_home() -> None:
    t = table("missing-two", "scout", "medic")
    t.blank(N, 2)
    t.w.stage = 3
    t.w.hostages = (Hostage(N, guide=0, freed=True), Hostage(HAVEN, freed=True))
    t.w.score["freed"] = 2
    t.at(0, N)
    t.turn(0)
    assert advised(t)[0] == f"move:{HAVEN}"


def test_a_track_is_read() -> None:
    t = table("ash-matriarch", "scout", "medic")
    t.blank(N, 2, tokens=("track",))
    t.at(0, N)
    t.turn(0)
    assert advised(t)[0] == "mission:read-track"


def test_a_filter_part_goes_before_everything_else_on_the_ground() -> None:
    t = table("dry-wells", "scout", "medic")
    t.blank(N, 2, tokens=("part",))
    t.goods(1, wood=2)
    t.at(0, N)
    t.turn(0)
    assert advised(t)[0] == "gather"
    t.choose("gather")
    assert advised(t)[0] == "take:part"


def test_the_gate_is_repaired_while_it_is_quiet() -> None:
    t = table("hold-the-gate", "scout", "medic")
    t.w.score["integrity"] = 3
    t.goods(0, wood=2, metal=2)
    t.w.well[0] = 2
    t.turn(0)
    key, why = advised(t)
    assert key in ("mission:repair-wood", "mission:repair-metal")
    assert why["integrity"] == 3


# --- life ----------------------------------------------------------------------------------------------------------------


def test_who_is_dry_drinks_where_there_is_water() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.water(0, 5)
    t.turn(0)
    key, why = advised(t)
    assert (key, why["water"]) == ("refill", 0)


def test_who_has_food_eats() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.goods(0, food=1)
    t.blank(N, 2)
    t.at(0, N)
    t.play(Meal(0))
    key, why = advised(t)
    assert (key, why["food"]) == ("meal:eat", 1)


def test_the_food_of_the_camp_is_eaten_before_what_is_carried() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.goods(0, food=1)
    t.goods(1, food=1)
    t.w.change(HAVEN, dropped=t.w.goods[1])
    t.play(Meal(0))
    assert advised(t)[0] == "meal:camp"


def test_the_wounded_are_bandaged() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.item(0, "bandage")
    t.hp(5, 1)
    t.play(HealOne(1, 2))
    key, why = advised(t)
    assert (key, why["hp"]) == ("heal:char-1", 1)


# --- fights --------------------------------------------------------------------------------------------------------------


def test_an_enemy_that_is_almost_down_is_struck_down() -> None:
    t = table("voice-in-the-static", "veteran", "medic")
    t.blank(N, 2)
    t.at(0, N)
    dog = t.foe("feral-dog", N, damage=1)
    t.turn(0)
    key, why = advised(t)
    assert (key, why["left"]) == (f"attack:foe-{dog}:bare", 1)


def test_the_weaker_of_two_enemies_first() -> None:
    t = table("voice-in-the-static", "veteran", "medic")
    t.blank(N, 2)
    t.at(0, N)
    t.foe("wolf", N)
    dog = t.foe("feral-dog", N, damage=1)
    t.play(FirstCombatTurn(0))
    assert advised(t)[0] == f"attack:foe-{dog}:bare"


def test_who_can_take_no_blow_dodges() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.blank(N, 2)
    t.at(0, N)
    t.hp(1, 6)
    t.foe("great-bear", N)
    t.play(FirstCombatTurn(0))
    key, why = advised(t)
    assert (key, why["hp"]) == ("dodge", 1)


def test_the_greatest_blow_is_dodged() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.blank(N, 2)
    t.at(0, N)
    wolf, dog = t.foe("wolf", N), t.foe("feral-dog", N)
    t.w.fights = (Fight(0, N, participants=(0,), dodge=1, hits=((dog, 1), (wolf, 2))),)
    t.play(ChooseDodge(0))
    key, why = advised(t)
    assert (key, why["n"]) == (f"dodge:foe-{wolf}", 2)


def test_the_hide_that_grows_again_goes_before_armour() -> None:
    t = table("voice-in-the-static", "thickskin", "medic")
    t.item(0, "scrap-armour")
    t.blank(N, 2)
    t.at(0, N)
    t.w.fights = (Fight(0, N, participants=(0,)),)
    t.play(Soften(0, 1, t.foe("wolf", N)))
    assert advised(t)[0] == "tough-hide"


def test_a_friend_beside_a_fight_joins_it() -> None:
    t = table("voice-in-the-static", "veteran", "thickskin")
    t.blank(N, 2)
    t.at(0, N)
    t.at(1, N)
    t.foe("wolf", N)
    t.play(CombatTurn(0, N, joinable=True))
    assert advised(t, 1)[0] in ("join", "join-free")


# --- dice, votes, goods --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "answer"), [("B0", "karma:char-0"), ("B1", "go-on")])
def test_karma_is_for_tests_that_fail(face: str, answer: str) -> None:
    t = table("voice-in-the-static", "thickskin", "medic")
    t.karma(3, 3)
    t.w.stage = 2
    t.at(0, t.w.where(27))
    t.dice(face)
    t.play(DiceTest("skill"), who=0)
    assert advised(t)[0] == answer


def test_the_night_hits_who_can_bear_it() -> None:
    t = table("voice-in-the-static", "thickskin", "medic")
    t.hp(8, 2)
    t.w.stack.append((Ballot((0, 1), ("char-0", "char-1"), "night"), Cause(0, 0)))
    t.game.run()
    key, why = advised(t, 1)
    assert (key, why["hp"]) == ("char-0", 8)


def test_what_the_mission_wants_is_not_dropped() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.goods(0, connector=2, metal=1, alcohol=4)
    t.play(Overflow(0))
    assert advised(t)[0] == "drop:alcohol"
