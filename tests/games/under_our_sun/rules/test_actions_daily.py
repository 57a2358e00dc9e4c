"""Trade, loot, food, rain, sleep, containers, dropping, camp, fire, mission actions (US-346 to US-365)."""

import pytest

from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import ReadRows, Test
from holdfast.games.under_our_sun.enemies.leaving import Fall
from holdfast.games.under_our_sun.rules import FIT, KINDS, OK, TIRED
from holdfast.games.under_our_sun.things.dropping import DropThing
from holdfast.games.under_our_sun.things.goods import Gain
from tests.games.under_our_sun.table import Table, ids

NORTH = "0,-1"


def table(*who: str) -> Table:
    t = Table(players=max(2, len(who)))
    t.crew(*(who or ("veteran", "medic")))
    t.ap(*[6] * t.w.crew)
    return t


def held(t: Table, char: int = 0) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.goods[char], strict=True) if n}


def lying(t: Table, pos: str) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.spots[pos].dropped, strict=True) if n}


def outside(number: int = 2, *who: str, **marks: object) -> Table:
    """Character 0 alone on a quiet tile north of New Haven."""
    t = table(*who)
    t.blank(NORTH, number, **marks)
    t.at(0, NORTH)
    return t


# --- trade -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-346")
def test_all_of_a_kind_changes_hands_in_one_answer() -> None:
    t = table("veteran", "medic", "scout")
    t.goods(0, wood=3)
    t.water(5, 2, 5)
    t.turn(0)
    t.answer("trade:char-1", "give:wood:3", "give:water", "give:water:4")
    assert not [key for key in t.keys() if key.startswith("give:")]
    assert "want:water:2" in t.keys()
    t.answer("want:water:2", "propose", "agree")
    assert (held(t, 0), held(t, 1)) == ({}, {"wood": 3})
    assert t.w.water == [2, min(5, t.w.water_room(1)), 5]


@pytest.mark.rule("US-346", "US-347")
def test_one_point_buys_any_exchange_with_one_character() -> None:
    t = table("veteran", "medic", "scout")
    t.goods(0, wood=2)
    t.goods(1, cartridge=1, food=1)
    t.item(0, "knife")
    t.item(1, "backpack")
    t.water(5, 2, 5)
    t.karma(1, 1, 1)
    t.turn(0)
    t.choose("trade:char-1")
    offers = {key.split(":")[1] for key in t.keys() if key.startswith(("give:", "want:"))}
    assert offers == {"water", "wood", "knife", "cartridge", "food", "backpack"}, "no karma dice, no team cards"
    for key in ("give:wood", "give:wood", "give:knife", "give:water", "want:cartridge", "want:food", "want:backpack"):
        t.choose(key)
    t.choose("propose")
    assert t.seat == 1
    t.choose("agree")
    assert held(t, 0) == {"cartridge": 1, "food": 1}
    assert held(t, 1) == {"wood": 2}
    assert (t.things(0), t.things(1)) == (["backpack"], ["knife"])
    assert t.w.water[:2] == [4, 3]
    assert t.w.ap == [5, 6, 6], "only the active player pays"
    t.choose("trade:char-2")
    t.choose("leave-it")
    assert t.w.ap[0] == 4, "a further character is a further action"


@pytest.mark.rule("US-347")
def test_the_partner_may_refuse_and_gifts_are_trades() -> None:
    t = table()
    t.goods(0, wood=1)
    t.goods(1, food=1)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("want:food")
    t.choose("propose")
    t.choose("refuse")
    assert (held(t, 0), held(t, 1)) == ({"wood": 1}, {"food": 1})
    assert t.w.ap[0] == 5
    t.choose("trade:char-1")
    t.choose("give:wood")
    t.choose("propose")
    t.choose("agree")
    assert (held(t, 0), held(t, 1)) == ({}, {"food": 1, "wood": 1})
    assert t.w.ap[0] == 4


@pytest.mark.rule("US-347", "US-666")
def test_the_dead_are_not_asked() -> None:
    t = outside()
    t.at(1, NORTH)
    t.goods(1, food=1)
    t.item(1, "knife")
    t.hp(7, 0)
    t.w.bit("dead", 1, True)
    t.turn(0)
    t.choose("trade:char-1")
    assert not [key for key in t.keys() if key.startswith("give")]
    t.choose("want:food")
    t.choose("want:knife")
    t.choose("propose")
    assert t.asked == "take-turn"
    assert held(t) == {"food": 1}
    assert t.things(0) == ["knife"]
    assert t.w.ap[0] == 5


@pytest.mark.rule("US-346")
def test_trade_needs_the_same_tile_and_reaches_traders_too() -> None:
    t = outside()
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("trade")]
    t.choose("move:0,0")
    assert {"trade:char-1", "trader:lawrence"} <= set(t.keys())
    t.choose("trader:lawrence")
    assert t.asked == "dealing"
    assert t.w.ap[0] == 4


@pytest.mark.rule("US-346")
def test_there_is_no_limit_to_what_changes_hands() -> None:
    t = table("veteran", "medic")
    t.goods(0, wood=3, food=3)
    t.water(5, 0)
    t.item(0, "knife", "club", "backpack")
    t.item(1, "canteen")
    t.turn(0)
    t.choose("trade:char-1")
    for what, n in (("wood", 3), ("food", 3), ("water", 5), ("knife", 1), ("club", 1)):
        for _ in range(n):
            t.choose(f"give:{what}")
    t.choose("propose")
    t.choose("agree", 1)
    assert (held(t), t.w.water) == ({}, [0, 5])


@pytest.mark.rule("US-346", "US-050", "US-1173")
@pytest.mark.parametrize("order", [["water"] * 4 + ["canteen"], ["canteen"] + ["water"] * 4])
def test_a_full_bottle_changes_hands_with_its_water(order: list[str]) -> None:
    t = table("veteran", "scout")
    t.item(0, "canteen")
    t.water(9, 5)
    t.turn(0)
    t.choose("trade:char-1")
    for thing in order:
        t.choose(f"give:{thing}")
    t.choose("propose")
    t.choose("agree", 1)
    assert t.w.water == [5, 9]


@pytest.mark.rule("US-1173")
def test_a_full_bottle_given_away_alone_loses_its_water() -> None:
    t = table("veteran", "scout")
    t.item(0, "canteen")
    t.water(9, 5)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("give:canteen")
    t.choose("propose")
    t.choose("agree", 1)
    assert t.w.water == [5, 5]


# --- loot --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-348", "US-349")
@pytest.mark.parametrize(("face", "food"), [("G0", 0), ("G1", 2), ("G2", 3)])
def test_a_body_is_looted_once_by_the_row_of_the_green_die(face: str, food: int) -> None:
    t = outside()
    foe = t.foe("wild-boar", NORTH)
    t.play(Fall(foe))
    t.turn(0)
    rolls = t.record(Roll)
    t.dice(face)
    t.choose(f"loot:body-{foe}")
    assert rolls[0].colours == "G"
    assert t.w.ap[0] == 5
    assert held(t) == ({"food": food} if food else {}), "a row of its own, not the sum; a missing row is nothing"
    assert t.w.bodies == ()
    assert f"loot:body-{foe}" not in t.keys()
    assert t.where("wild-boar") == "enemy-discard"


@pytest.mark.rule("US-349")
def test_anybody_on_the_tile_may_loot_and_nobody_from_afar() -> None:
    t = outside()
    foe = t.foe("feral-dog", NORTH)
    t.play(Fall(foe))
    t.turn(1)
    assert f"loot:body-{foe}" not in t.keys()
    t.choose(f"move:{NORTH}")
    t.dice("G1")
    t.choose(f"loot:body-{foe}")
    assert held(t, 1) == {"food": 1}
    t.choose("wait")
    t.turn(0)
    assert f"loot:body-{foe}" not in t.keys()


@pytest.mark.rule("US-349")
def test_a_missing_row_means_nothing() -> None:
    t = outside()
    rows = {"1": (Gain("food"),)}
    t.dice("G2")
    t.play(Roll("loot", "G", NORTH, (ReadRows(rows, exact=True),), 0))
    assert held(t) == {}
    t.dice("G1")
    t.play(Roll("loot", "G", NORTH, (ReadRows(rows, exact=True),), 0))
    assert held(t) == {"food": 1}


# --- eat, rain ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-350")
def test_eating_turns_food_into_health_up_to_the_maximum() -> None:
    t = outside()
    t.goods(0, food=3)
    t.hp(5)
    t.turn(0)
    t.choose("eat")
    t.choose("eat")
    assert t.w.hp[0] == 7
    assert held(t) == {"food": 1}
    assert t.w.ap[0] == 4
    assert "eat" not in t.keys()


@pytest.mark.rule("US-351")
def test_rain_is_collected_in_a_storm_as_long_as_there_is_room() -> None:
    t = outside()
    t.water(3)
    t.turn(0)
    assert "rain" not in t.keys()
    t.w.keyword = "storm"
    t.turn(0)
    t.choose("rain")
    t.choose("rain")
    assert t.w.water[0] == 5
    assert t.w.ap[0] == 4
    assert "rain" not in t.keys(), "no free water place"
    solar = outside()
    solar.water(3)
    solar.weather("solar-storm")
    solar.turn(0)
    assert "rain" not in solar.keys()


# --- sleep -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-352", "US-356")
def test_sleep_raises_well_being_and_may_be_repeated() -> None:
    t = outside(24)
    t.w.well[0] = TIRED
    t.turn(0)
    t.choose("sleep")
    assert t.w.well[0] == OK
    assert t.w.ap[0] == 3
    t.choose("sleep")
    assert t.w.well[0] == FIT
    assert t.w.ap[0] == 0
    assert t.w.well[1] == OK


CASES = [
    ("morning", False, "", 4),
    ("morning", True, "", 3),
    ("night", False, "", 5),
    ("night", True, "", 3),
    ("morning", False, "storm", 3),
    ("night", False, "storm", 4),
    ("night", True, "storm", 3),
    ("morning", True, "storm", 3),
]


@pytest.mark.rule("US-353", "US-354", "US-EX13")
@pytest.mark.parametrize(("phase", "camp", "keyword", "cost"), CASES)
def test_the_price_of_sleep(phase: str, camp: bool, keyword: str, cost: int) -> None:
    t = outside(24 if camp else 2)
    t.w.keyword = keyword
    if phase == "night":
        t.night()
    t.turn(0)
    t.choose("sleep")
    assert t.w.ap[0] == 6 - cost
    assert t.w.well[0] == FIT


@pytest.mark.rule("US-354")
def test_a_night_card_makes_one_sleep_cheaper_down_to_two() -> None:
    t = outside(24)
    t.w.well[0] = TIRED
    t.night()
    t.card("night/deep-sleep")
    t.turn(0)
    t.choose("sleep")
    assert t.w.ap[0] == 4
    t.choose("sleep")
    assert t.w.ap[0] == 1, "only the next one"


@pytest.mark.rule("US-355")
def test_nobody_sleeps_beside_an_enemy_unless_hidden() -> None:
    t = outside()
    foe = t.foe("raider", NORTH)
    t.turn(0)
    assert t.refuses("sleep") == {"US-355"}
    hidden = outside()
    hidden.foe("raider", NORTH)
    hidden.at(0, NORTH, hidden=True)
    hidden.turn(0)
    hidden.dice("Y1")
    hidden.choose("sleep")
    assert hidden.w.well[0] == FIT
    assert hidden.w.is_hidden(0)
    assert hidden.w.hp[0] == 7
    assert t.life(foe) == 3


@pytest.mark.rule("US-356")
def test_a_tired_character_with_four_points_sleeps_only_where_they_suffice() -> None:
    t = outside()
    t.w.well[0] = TIRED
    t.ap(4)
    t.turn(0)
    t.choose("sleep")
    assert (t.w.well[0], t.w.ap[0]) == (OK, 0)
    night = outside()
    night.w.well[0] = TIRED
    night.ap(4)
    night.night()
    night.turn(0)
    assert night.refuses("sleep") == {"US-302"}


# --- containers --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-357", "US-358")
@pytest.mark.parametrize(("number", "attribute", "dice"), [(12, "skill", ("Y1", "B0")), (11, "strength", ("G1",))])
def test_a_container_is_opened_by_its_test(number: int, attribute: str, dice: tuple[str, ...]) -> None:
    t = outside(number, covered=1, box=attribute)
    t.on_top("loot", "katana", "rations")
    deck = t.w.size("loot")
    t.turn(0)
    tests = t.record(Test)
    t.dice(*dice)
    t.choose("open")
    assert [test.attribute for test in tests] == [attribute]
    found = ids(t.w, t.w.zones["finds-0"].top)
    assert sorted(found) == ["katana", "rations"]
    t.choose(f"keep:{found.index('katana') + 1}")
    assert t.things(0) == ["katana"]
    assert t.w.size("loot") == deck - 1, "the other one was shuffled back"
    assert t.where("rations") == "loot"
    assert t.w.ap[0] == 5
    assert "open" not in t.keys()
    assert t.w.spots[NORTH].box == ""


@pytest.mark.rule("US-358")
def test_a_failed_attempt_costs_the_point_and_may_be_repeated() -> None:
    t = outside(11, covered=1, box="strength")
    deck = t.w.size("loot")
    t.turn(0)
    t.dice("G0")
    t.choose("open")
    assert t.w.ap[0] == 5
    assert t.w.size("loot") == deck
    assert t.w.spots[NORTH].box == "strength"
    assert "open" in t.keys()


@pytest.mark.rule("US-358")
def test_a_kept_card_that_does_not_fit_lies_on_the_tile() -> None:
    t = outside(11, covered=1, box="strength")
    t.item(0, "knife", "club", "lighter", "spear")
    t.on_top("loot", "katana", "rations")
    t.turn(0)
    t.dice("G1")
    t.choose("open")
    t.choose(f"keep:{ids(t.w, t.w.zones['finds-0'].top).index('katana') + 1}")
    assert t.asked == "overflow"
    t.choose("drop:katana")
    assert t.asked == "take-turn"
    assert t.things(0) == ["knife", "club", "lighter", "spear"]
    assert ids(t.w, t.w.lying) == ["katana"]


# --- dropping ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-359")
def test_dropped_goods_lie_until_preparation_and_water_is_lost() -> None:
    t = outside()
    t.goods(0, wood=2, food=1)
    t.item(0, "knife")
    knife = t.w.things(0)[0]
    t.turn(0)
    t.choose("discard")
    for key in ("drop:wood", "drop:wood", "drop:knife", "drop:water", "drop:done"):
        t.choose(key)
    assert t.w.ap[0] == 6
    assert held(t) == {"food": 1}
    assert lying(t, NORTH) == {"wood": 2}
    assert t.w.lying == {knife: NORTH}
    assert t.w.water[0] == 4
    assert t.w.spots[NORTH].stored_water == 0
    wood = t.w.supply["wood"]
    t.goods(1, food=1)
    t.phase("preparation")
    t.choose("meal:eat")
    t.choose("meal:eat")
    assert lying(t, NORTH) == {}
    assert t.w.supply["wood"] == wood + 2
    assert t.w.lying == {}
    assert knife in t.w.zones["item"].top


@pytest.mark.rule("US-359", "US-755")
def test_in_a_camp_discarding_is_storing() -> None:
    t = outside(24)
    t.goods(0, wood=1, food=1)
    t.item(0, "knife")
    knife = t.w.things(0)[0]
    t.turn(0)
    t.choose("discard")
    for key in ("drop:wood", "drop:knife", "drop:water", "drop:done"):
        t.choose(key)
    assert t.w.spots[NORTH].stored_water == 1
    t.goods(1, food=1)
    t.phase("preparation")
    t.choose("meal:eat")
    t.choose("meal:eat")
    assert lying(t, NORTH) == {"wood": 1}
    assert t.w.lying == {knife: NORTH}
    assert t.w.spots[NORTH].stored_water == 1


@pytest.mark.rule("US-359", "US-1173")
def test_a_full_bottle_laid_down_keeps_its_water_only_in_a_camp() -> None:
    for t, stored in ((table("veteran", "scout"), 4), (outside(2, "veteran", "scout"), 0)):
        t.item(0, "canteen")
        t.water(9, 5)
        t.turn(0)
        t.choose("discard")
        t.choose("drop:canteen")
        assert (t.w.water[0], t.w.spots[t.w.pos[0]].stored_water) == (5, stored)


# --- camp --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-360", "US-361", "US-750")
def test_a_tent_becomes_a_camp_and_a_tent_again() -> None:
    t = outside()
    t.item(0, "tent")
    tent = t.w.things(0)[0]
    t.turn(0)
    assert "camp-down" not in t.keys()
    t.choose("camp-up")
    assert t.w.camp(NORTH)
    assert t.things(0) == []
    assert t.w.holds("camps", tent)
    assert t.w.ap[0] == 5
    assert not {"camp-up", "camp-build"} & set(t.keys()), "one camp per tile"
    t.choose("camp-down")
    assert not t.w.camp(NORTH)
    assert t.things(0) == ["tent"]
    assert t.w.ap[0] == 4


@pytest.mark.rule("US-360")
def test_a_tent_is_built_straight_into_a_camp_while_a_copy_is_free() -> None:
    t = outside()
    t.item(0, "knife", "club", "spear")
    t.goods(0, fabric=2, wood=1)
    tents = [card for card in t.w.zones["item"].top if t.w.content.cards[card].id == "tent"]
    fabric = t.w.supply["fabric"]
    t.turn(0)
    t.choose("camp-build")
    assert t.w.camp(NORTH)
    assert held(t) == {}
    assert t.w.supply["fabric"] == fabric + 2
    assert t.things(0) == ["knife", "club", "spear"], "no area was needed"
    assert t.w.zones["camps"].top == (tents[0],)
    none = outside()
    none.goods(0, fabric=2, wood=1)
    for card in [c for c in none.w.zones["item"].top if none.w.content.cards[c].id == "tent"]:
        none.w.move(card, "item", "box")
    none.turn(0)
    assert "camp-build" not in none.keys()


@pytest.mark.rule("US-361", "US-753")
def test_who_takes_the_camp_down_receives_all_that_is_stored() -> None:
    t = outside()
    t.item(0, "tent", "knife")
    t.turn(0)
    t.choose("camp-up")
    t.choose("discard")
    t.choose("drop:knife")
    t.choose("drop:done")
    t.w.change(NORTH, dropped=(0, 2, 0, 1, 0, 0, 0, 0, 0), stored_water=4)
    t.water(3)
    t.choose("camp-down")
    assert sorted(t.things(0)) == ["knife", "tent"]
    assert held(t) == {"metal": 2, "wood": 1}
    assert t.w.water[0] == 5, "the rest of the water is lost"
    assert t.w.spots[NORTH].stored_water == 0
    assert t.w.lying == {}
    assert lying(t, NORTH) == {}


@pytest.mark.rule("US-361", "US-753")
def test_what_does_not_fit_stays_on_the_tile() -> None:
    t = outside()
    t.item(0, "tent", "knife", "club")
    t.goods(0, food=2)
    t.turn(0)
    t.choose("camp-up")
    t.w.change(NORTH, dropped=(0, 0, 0, 2, 0, 0, 0, 0, 0))
    t.choose("camp-down")
    assert t.asked == "overflow"
    t.choose("drop:food")
    assert t.asked == "take-turn"
    assert held(t) == {"wood": 2, "food": 1}
    assert lying(t, NORTH) == {"food": 1}
    assert sorted(t.things(0)) == ["club", "knife", "tent"]


@pytest.mark.rule("US-361")
def test_a_printed_camp_stays() -> None:
    t = outside(24)
    t.item(0, "tent")
    t.turn(0)
    assert not {"camp-up", "camp-down"} & set(t.keys())


# --- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-362", "US-363", "US-364")
def test_fire_kitchen_and_a_meal_for_three() -> None:
    t = outside()
    t.item(0, "lighter")
    t.goods(0, wood=1, metal=1, food=1)
    t.ap(8)
    t.turn(0)
    assert not {"kitchen", "cook"} & set(t.keys())
    t.choose("campfire")
    assert t.w.spots[NORTH].fire == "campfire"
    assert held(t) == {"metal": 1, "food": 1}
    assert t.things(0) == ["lighter"], "not used up"
    assert t.w.ap[0] == 7
    assert not {"campfire", "cook"} & set(t.keys())
    t.choose("kitchen")
    assert t.w.spots[NORTH].fire == "kitchen"
    assert held(t) == {"food": 1}
    assert t.w.ap[0] == 6
    t.choose("cook")
    assert held(t) == {"food": 3}
    assert t.w.ap[0] == 4
    t.choose("cook")
    assert held(t) == {"food": 5}
    t.choose("cook")
    assert t.asked == "overflow"
    t.choose("drop:food")
    assert held(t) == {"food": 6}
    assert lying(t, NORTH) == {"food": 1}
    assert t.w.ap[0] == 0


@pytest.mark.rule("US-362")
def test_a_campfire_needs_a_fire_item_wood_and_no_storm() -> None:
    t = outside()
    t.goods(0, wood=1)
    t.turn(0)
    assert "campfire" not in t.keys()
    t.item(0, "torch")
    t.turn(0)
    assert "campfire" in t.keys()
    t.w.keyword = "storm"
    t.turn(0)
    assert "campfire" not in t.keys()
    bare = outside()
    bare.item(0, "torch")
    bare.turn(0)
    assert "campfire" not in bare.keys()


@pytest.mark.rule("US-362", "US-363", "US-364", "US-755")
def test_the_store_of_a_camp_feeds_no_fire() -> None:
    t = outside(24, fire="kitchen", dropped=(0, 1, 0, 1, 0, 0, 1, 0, 0))
    t.item(0, "lighter")
    t.turn(0)
    assert "cook" not in t.keys()
    t.w.change(NORTH, fire="campfire")
    t.turn(0)
    assert "kitchen" not in t.keys()
    t.w.change(NORTH, fire="")
    t.turn(0)
    assert "campfire" not in t.keys()
    t.choose("gather")
    t.choose("take:wood")
    t.choose("take:metal")
    t.choose("campfire")
    t.choose("kitchen")
    assert t.w.spots[NORTH].fire == "kitchen"


# --- mission actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-365")
def test_a_mission_action_costs_what_the_mission_prints_on_its_tile() -> None:
    t = table()
    tower = t.w.where(27)
    t.w.stage = 2
    t.turn(0)
    assert "mission:tune" not in t.keys()
    t.at(0, tower)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("mission:tune")
    assert t.w.ap[0] == 4


@pytest.mark.rule("US-365")
def test_a_mission_action_costs_one_point_where_nothing_is_printed() -> None:
    t = Table(players=2, mission="hold-the-gate")
    t.crew("veteran", "medic")
    t.ap(6, 6)
    t.blank(NORTH, 2)
    t.goods(0, wood=1, metal=1)
    t.turn(0)
    assert "mission:barricade" not in t.keys(), "only next to New Haven"
    t.choose(f"move:{NORTH}")
    t.choose("mission:barricade")
    assert t.w.spots[NORTH].barricade
    assert held(t) == {}
    assert t.w.ap[0] == 4
    t.turn(0)
    assert "mission:barricade" not in t.keys()


@pytest.mark.rule("US-344", "US-359")
def test_a_dropped_card_keeps_its_counters() -> None:
    t = outside()
    t.item(0, "medikit", uses=1)
    medikit = t.w.things(0)[0]
    t.play(DropThing(0, medikit))
    t.turn(0)
    t.choose("gather")
    t.choose("take:medikit")
    assert t.w.uses[medikit] == 1
