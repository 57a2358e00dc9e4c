"""Camps (US-750 to US-755, US-EX02)."""

import pytest

from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.flow.day import PhaseStart
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.night import NightAtStart
from holdfast.games.under_our_sun.flow.preparation import ClearGround, Meal
from holdfast.games.under_our_sun.flow.turn import CharacterTurn
from holdfast.games.under_our_sun.setup.audit import faults
from tests.games.under_our_sun.table import Table, ids

NORTH, EAST = "0,-1", "1,-1"
KINDS = ("fabric", "metal", "connector", "wood", "alcohol", "plastic", "food", "cartridge", "arrow")


def outdoors(*crew: str, tile: int = 2) -> Table:
    """Everybody on a quiet tile with 6 AP."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, tile)
    t.blank(EAST, 10)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    for char in range(len(crew)):
        t.at(char, NORTH)
    return t


def pitch(t: Table, pos: str = NORTH, **goods: int) -> None:
    """A camp with this in it."""
    tent = t.fetch("item/tent", "camps")
    t.w.change(pos, tent=tent, stored_water=goods.pop("water", 0))
    t.w.change(pos, dropped=tuple(goods.get(what, 0) for what in KINDS))
    for what, n in goods.items():
        if what in t.w.supply:
            t.w.supply[what] -= n
    assert not faults(t.w)


def lies(t: Table, pos: str = NORTH) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.spots[pos].dropped, strict=True) if n}


def pockets(t: Table, char: int = 0) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.goods[char], strict=True) if n}


@pytest.mark.rule("US-750", "US-360")
def test_a_tent_makes_a_camp() -> None:
    t = outdoors("medic", "scout")
    t.item(0, "tent")
    t.turn(0)
    t.choose("camp-up")
    assert (t.w.camp(NORTH), t.things(0), t.w.ap[0]) == (True, [], 5)
    assert ids(t.w, t.w.zones["camps"].top) == ["tent"]
    assert not t.w.camp(EAST)


@pytest.mark.rule("US-750", "US-360")
def test_a_tent_is_built_directly_as_a_camp() -> None:
    t = outdoors("medic", "scout")
    t.goods(0, fabric=2, wood=1)
    t.turn(0)
    t.choose("camp-build")
    assert (t.w.camp(NORTH), t.things(0), pockets(t), t.w.ap[0]) == (True, [], {}, 5)
    assert not faults(t.w)


@pytest.mark.rule("US-750", "US-754")
@pytest.mark.parametrize(("tile", "camp"), [(8, True), (21, True), (24, True), (31, True), (10, False)])
def test_a_printed_camp_is_a_camp_and_cannot_be_taken_down(tile: int, camp: bool) -> None:
    t = Table(players=2)
    t.crew("medic", "scout")
    t.blank(NORTH, tile)
    t.at(0, NORTH)
    t.ap(6)
    t.item(0, "tent")
    t.turn(0)
    assert t.w.camp(NORTH) == camp
    assert "camp-down" not in t.keys()
    assert ("camp-up" in t.keys()) == (not camp)  # one camp per tile
    t.choose("discard")
    t.choose("drop:water")
    t.choose("drop:done")
    assert t.w.spots[NORTH].stored_water == (1 if camp else 0)


@pytest.mark.rule("US-EX02", "US-751", "US-318")
def test_a_camp_takes_as_many_as_its_tile_has_fields() -> None:
    t = outdoors("medic", "scout", "thickskin", tile=24)  # two fields, a printed camp
    t.at(2, "0,0")
    t.turn(2)
    assert f"move:{NORTH}" not in t.keys()
    assert t.refuses(f"move:{NORTH}") == {"US-318"}
    assert t.refuses(f"sneak:{NORTH}") == {"US-318"}
    t.choose("wait")
    t.at(1, "0,0")
    t.turn(2)
    t.choose(f"move:{NORTH}")
    assert t.w.pos[2] == NORTH


@pytest.mark.rule("US-751", "US-754")
def test_a_tile_without_fields_has_a_camp_for_everybody() -> None:
    t = outdoors("medic", "scout", "thickskin", "veteran", tile=28)  # no fields printed
    t.at(3, "0,0")
    t.item(0, "tent")
    t.turn(0)
    t.choose("camp-up")
    t.choose("wait")
    t.turn(3)
    t.choose(f"move:{NORTH}")
    assert t.w.pos == [NORTH] * 4


@pytest.mark.rule("US-752", "US-353", "US-EX13")
@pytest.mark.parametrize(
    ("phase", "camp", "price"), [("morning", 0, 4), ("morning", 1, 3), ("night", 0, 5), ("night", 1, 3)]
)
def test_sleep_is_cheaper_in_a_camp(phase: str, camp: int, price: int) -> None:
    t = outdoors("medic", "scout")
    if camp:
        pitch(t)
    t.w.phase = phase
    t.turn(0)
    t.choose("sleep")
    assert (t.w.ap[0], t.w.well[0]) == (6 - price, 2)


@pytest.mark.rule("US-752", "US-261")
@pytest.mark.parametrize(("camp", "cards"), [(True, 1), (False, 2)])
def test_one_night_card_for_a_camp(camp: bool, cards: int) -> None:
    t = outdoors("medic", "scout")
    if camp:
        pitch(t)
    t.night()
    t.on_top("night", "silence", "silence")
    for char in (0, 1):
        t.play(NightAtStart(char), who=char)
        if not t.idle:
            t.vote(s0="char-0", s1="char-0")
    assert t.w.size("night-discard") == cards


@pytest.mark.rule("US-752", "US-212", "US-359")
def test_what_is_stored_is_safe_from_preparation() -> None:
    t = outdoors("medic", "scout")
    pitch(t)
    t.goods(0, wood=3, food=3)
    t.item(0, "knife", "water-bottle")
    t.turn(0)
    t.choose("discard")
    for what in ("wood", "wood", "wood", "food", "knife", "water-bottle", "water", "water"):
        t.choose(f"drop:{what}")
    t.choose("drop:done")
    assert t.w.ap[0] == 6  # storing is free
    assert (lies(t), t.w.spots[NORTH].stored_water, t.w.water[0]) == ({"wood": 3, "food": 1}, 2, 4)
    t.choose("wait")
    t.play(ClearGround())
    assert (lies(t), t.w.spots[NORTH].stored_water) == ({"wood": 3, "food": 1}, 2)
    assert sorted(ids(t.w, t.w.lying)) == ["knife", "water-bottle"]
    assert not faults(t.w)


@pytest.mark.rule("US-752")
def test_the_store_has_no_limit() -> None:
    t = outdoors("medic", "scout")
    pitch(t, water=30, wood=9, metal=9, fabric=9)
    t.goods(0, plastic=1)
    t.turn(0)
    t.choose("discard")
    t.choose("drop:plastic")
    t.choose("drop:water")
    t.choose("drop:done")
    assert (lies(t), t.w.spots[NORTH].stored_water) == ({"wood": 9, "metal": 9, "fabric": 9, "plastic": 1}, 31)


@pytest.mark.rule("US-753", "US-361")
def test_who_takes_a_camp_down_receives_everything_in_it() -> None:
    t = outdoors("medic", "scout")
    pitch(t, water=2, wood=1, food=1)
    knife = t.fetch("item/knife", "ground")
    t.w.lying[knife] = NORTH
    t.w.uses.pop(knife, None)
    t.water(4, 5)
    t.turn(0)
    t.choose("camp-down")
    assert (sorted(t.things(0)), pockets(t), t.w.water[0], t.w.ap[0]) == (
        ["knife", "tent"],
        {"wood": 1, "food": 1},
        6,
        5,
    )
    assert (t.w.camp(NORTH), lies(t), t.w.spots[NORTH].stored_water, t.w.lying) == (False, {}, 0, {})
    assert not faults(t.w)


@pytest.mark.rule("US-753", "US-049")
def test_what_does_not_fit_stays_on_the_tile_and_water_beyond_is_lost() -> None:
    t = outdoors("medic", "scout")
    pitch(t, water=5, wood=2)
    t.goods(0, fabric=6)
    t.water(4, 5)
    t.turn(0)
    t.choose("camp-down")
    assert t.asked == "overflow"
    t.choose("drop:fabric")
    t.choose("drop:wood")
    assert (t.things(0), pockets(t), lies(t)) == (["tent"], {"fabric": 5, "wood": 1}, {"fabric": 1, "wood": 1})
    assert (t.w.water[0], t.w.spots[NORTH].stored_water) == (6, 0)
    t.choose("wait")
    t.play(ClearGround())
    assert lies(t) == {}  # it is a common tile again
    assert not faults(t.w)


@pytest.mark.rule("US-754")
def test_anybody_on_the_tile_may_use_the_store() -> None:
    t = outdoors("medic", "scout", "thickskin")
    pitch(t, wood=2)
    t.at(2, EAST)
    t.turn(1)
    t.choose("gather")
    t.choose("take:wood")
    t.choose("take:wood")
    assert (pockets(t, 1), lies(t)) == ({"wood": 2}, {})
    t.choose("wait")
    pitch(t, EAST, metal=1)
    t.turn(0)
    assert "gather" not in t.keys()  # the other camp is out of reach
    assert "build" not in t.keys()


@pytest.mark.rule("US-754", "US-360")
def test_one_camp_per_tile() -> None:
    t = outdoors("medic", "scout")
    pitch(t)
    t.item(0, "tent")
    t.goods(0, fabric=2, wood=1)
    t.turn(0)
    assert "camp-up" not in t.keys()
    assert "camp-build" not in t.keys()
    assert "camp-down" in t.keys()


@pytest.mark.rule("US-754")
def test_enemies_do_not_harm_a_camp() -> None:
    t = outdoors("medic", "scout")
    pitch(t, wood=2, water=1)
    for char in (0, 1):
        t.at(char, EAST)
    t.blank("0,-2", 24)
    t.foe("feral-dog", "0,-2")
    t.numbers(4)
    t.play(EnemiesMove())
    assert [foe.pos for foe in t.w.foes] == [NORTH]
    assert (t.w.camp(NORTH), lies(t), t.w.spots[NORTH].stored_water) == (True, {"wood": 2}, 1)


@pytest.mark.rule("US-755", "US-338", "US-339")
def test_taking_out_costs_an_action() -> None:
    t = outdoors("medic", "scout")
    pitch(t, food=2, water=3)
    t.water(1, 5)
    t.hp(4)
    t.turn(0)
    assert "eat" not in t.keys()  # the food must be taken out first
    t.choose("refill")
    assert (t.w.water[0], t.w.spots[NORTH].stored_water, t.w.ap[0]) == (4, 0, 5)
    t.choose("gather")
    t.choose("take:food")
    t.choose("take:done")
    assert (pockets(t), lies(t), t.w.ap[0]) == ({"food": 1}, {"food": 1}, 4)
    t.choose("eat")
    assert t.w.hp[0] == 5


@pytest.mark.rule("US-755", "US-237", "US-221")
def test_drinking_and_the_meal_may_come_from_the_store() -> None:
    t = outdoors("medic", "scout")
    pitch(t, food=1, water=1)
    t.water(0, 0)
    t.play(Drink(0), Drink(1))
    assert (t.w.spots[NORTH].stored_water, t.w.hp) == (0, [6, 5])  # the second finds none
    t.play(Meal(0))
    t.choose("meal:eat")
    assert (lies(t), t.w.hp[0]) == ({}, 6)
    t.play(Meal(1))
    assert t.w.hp[1] == 4


@pytest.mark.rule("US-755", "US-341")
def test_building_may_use_the_store() -> None:
    t = outdoors("medic", "scout")
    pitch(t, wood=1, fabric=1)
    t.goods(0, wood=1)
    t.turn(0)
    t.choose("build")
    t.choose("build:bow")  # 2 wood, 1 fabric
    assert (t.things(0), pockets(t), lies(t), t.w.ap[0]) == (["bow"], {}, {}, 5)
    assert not faults(t.w)


@pytest.mark.rule("US-752", "US-254")
def test_a_camp_does_not_heal_the_sick() -> None:
    t = outdoors("medic", "scout")
    pitch(t)
    t.w.infected = 1
    t.night()
    t.play(PhaseStart())
    assert (t.w.hp, t.w.infected) == ([5, 6], 1)


@pytest.mark.rule("US-237", "US-755")
@pytest.mark.parametrize(("first", "own", "stored"), [("drink:own", 2, 2), ("drink:camp", 3, 1)])
def test_in_a_camp_one_drinks_his_own_water_or_the_camps(first: str, own: int, stored: int) -> None:
    t = outdoors("veteran", "scout")
    pitch(t, water=2)
    t.water(3, 5)
    t.play(CharacterTurn(0))
    assert (t.asked, t.keys()) == ("drink-from", ["drink:own", "drink:camp"])
    t.choose(first)
    assert (t.w.water, t.w.spots[NORTH].stored_water) == ([own, 5], stored)
    assert (t.asked, t.w.hp[0]) == ("take-turn", 7)


@pytest.mark.rule("US-237", "US-235")
@pytest.mark.parametrize(("first", "own", "stored"), [("drink:own", 0, 1), ("drink:camp", 1, 0)])
def test_what_is_missing_comes_from_the_other_water(first: str, own: int, stored: int) -> None:
    """Two of three water on a day that takes two: one of each, and which one is left over."""
    t = outdoors("veteran", "scout")
    pitch(t, water=2 - own)
    t.weather("scorcher")
    t.water(1 + own, 5)
    t.play(CharacterTurn(0))
    t.choose(first)
    assert (t.w.water[0], t.w.spots[NORTH].stored_water) == (own, stored)
    assert t.w.hp[0] == 7


@pytest.mark.rule("US-221", "US-755")
@pytest.mark.parametrize(("meal", "own", "stored"), [("meal:eat", {}, {"food": 1}), ("meal:camp", {"food": 1}, {})])
def test_in_a_camp_one_eats_his_own_food_or_the_camps(meal: str, own: dict[str, int], stored: dict[str, int]) -> None:
    t = outdoors("veteran", "scout")
    pitch(t, food=1)
    t.goods(0, food=1)
    t.play(Meal(0))
    assert t.keys() == ["meal:eat", "meal:camp", "meal:starve"]
    t.choose(meal)
    assert (pockets(t), lies(t)) == (own, stored)
    assert not faults(t.w)
