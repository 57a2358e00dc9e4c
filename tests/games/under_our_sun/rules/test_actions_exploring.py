"""Exploring, recon, gathering, water, building, items (US-331 to US-345, US-366, US-367)."""

import pytest

from holdfast.games.under_our_sun.actions.gathering import Haul
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import Appear, SpawnOpen
from holdfast.games.under_our_sun.flow.events import DrawEvent, TakeItem
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.things.dropping import DropThing
from tests.games.under_our_sun.table import Table, ids

NORTH = "0,-1"
EAST = "1,-1"


def table(*who: str) -> Table:
    t = Table(players=max(2, len(who)))
    t.crew(*(who or ("veteran", "medic")))
    t.ap(*[6] * t.w.crew)
    return t


def lying(t: Table, pos: str) -> dict[str, int]:
    """The printed and dropped cubes of a tile."""
    spot = t.w.spots[pos]
    both = zip(KINDS, spot.printed, spot.dropped, strict=True)
    return {what: a + b for what, a, b in both if a + b}


def held(t: Table, char: int = 0) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.goods[char], strict=True) if n}


# --- Explore -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-331", "US-332", "US-333")
def test_exploring_turns_a_tile_up_fills_it_and_wakes_nobody() -> None:
    t = table()
    t.on_top("stack", "tile-17")
    stock = t.w.supply.copy()
    left = t.w.size("stack")
    t.turn(0)
    seen = t.record(SpawnOpen, Appear, DrawEvent, CombatTurn)
    t.choose(f"explore:{NORTH}")
    spot = t.w.spots[NORTH]
    assert t.w.ap[0] == 5
    assert t.w.pos[0] == "0,0"
    assert t.w.size("stack") == left - 1
    assert lying(t, NORTH) == {"metal": 1, "alcohol": 1, "plastic": 1}
    assert {what: stock[what] - n for what, n in t.w.supply.items() if n != stock[what]} == lying(t, NORTH)
    assert spot.event
    assert not spot.box
    assert t.w.foes == ()
    assert seen == []


@pytest.mark.rule("US-332")
def test_a_container_symbol_gets_its_token() -> None:
    t = table()
    t.on_top("stack", "tile-12", "tile-11")
    t.turn(0)
    t.choose(f"explore:{NORTH}")
    t.choose(f"explore:{EAST}")
    assert (t.w.spots[NORTH].box, t.w.spots[NORTH].event) == ("skill", False)
    assert (t.w.spots[EAST].box, t.w.spots[EAST].event) == ("strength", False)


@pytest.mark.rule("US-331")
def test_a_face_down_tile_is_flipped_instead_of_drawn() -> None:
    from holdfast.games.under_our_sun.map.tiles import lay_down

    t = table()
    t.on_top("stack", "tile-2")
    lay_down(t.w, NORTH)
    t.on_top("stack", "tile-13")
    left = t.w.size("stack")
    t.turn(0)
    t.choose(f"explore:{NORTH}")
    assert t.w.ground(NORTH).number == 2
    assert t.w.size("stack") == left


@pytest.mark.rule("US-333")
def test_what_an_explored_tile_holds_waits_for_somebody_to_enter() -> None:
    t = table()
    t.on_top("stack", "tile-17")
    t.on_top("enemy", "carrion-birds")
    t.on_top("event", "canned-goods")
    t.turn(0)
    t.choose(f"explore:{NORTH}")
    t.choose(f"move:{NORTH}")
    assert t.asked == "first-act"
    foe = t.w.foes[0].id
    t.dice("G2", "Y1", "B0")
    t.answer(f"attack:foe-{foe}:bare")
    assert not t.w.spots[NORTH].event
    assert held(t) == {"food": 2}


@pytest.mark.rule("US-EX05", "US-331")
def test_a_tile_lists_its_cubes() -> None:
    t = table()
    t.on_top("stack", "tile-3")
    t.turn(0)
    t.choose(f"explore:{NORTH}")
    assert lying(t, NORTH) == {"fabric": 1, "wood": 1}
    assert t.w.spots[NORTH].water == 4


# --- Recon -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-334", "US-335")
def test_recon_spawns_one_enemy_and_the_character_stays_hidden() -> None:
    t = table()
    t.blank(NORTH, 14)
    t.on_top("enemy", "raider", "brute")
    t.turn(0)
    assert "recon" not in t.keys()
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    seen = t.record(Test, CombatTurn)
    t.choose("recon")
    assert ids(t.w, [foe.card for foe in t.w.foes_at(NORTH)]) == ["raider"]
    assert t.w.is_hidden(0)
    assert t.w.ap[0] == 2
    t.choose("recon")
    assert ids(t.w, [foe.card for foe in t.w.foes_at(NORTH)]) == ["raider", "brute"]
    assert t.w.ap[0] == 1
    assert t.w.is_hidden(0)
    assert seen == [], "no stealth test, no fight"
    assert "recon" not in t.keys(), "both symbols have their enemy"


@pytest.mark.rule("US-335")
def test_recon_needs_an_open_symbol_and_stealth_mode() -> None:
    t = table()
    t.blank(NORTH, 11)
    t.at(0, NORTH)
    t.turn(0)
    assert "recon" not in t.keys(), "exposed"
    hidden = table()
    hidden.blank(NORTH, 11, covered=1)
    hidden.at(0, NORTH, hidden=True)
    hidden.turn(0)
    assert "recon" not in hidden.keys(), "the symbol is covered"
    dawn = table()
    dawn.blank(NORTH, 11, covered=1)
    dawn.at(0, NORTH)
    dawn.goods(0, food=1)
    dawn.goods(1, food=1)
    dawn.phase("preparation")
    dawn.choose("meal:eat")
    dawn.choose("meal:eat")
    assert dawn.idle
    dawn.ap(6, 6)
    dawn.turn(0)
    assert "recon" in dawn.keys(), "hidden at dawn (US-217)"


# --- Gather ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-336")
@pytest.mark.parametrize("answers", [("gather:wood+food",), ("gather", "take:wood+food")])
def test_two_resources_are_gathered_in_one_answer(answers: tuple[str, ...]) -> None:
    t = table()
    t.blank(NORTH, 2, printed=(0, 0, 0, 3, 0, 0, 1, 0, 0))
    t.at(0, NORTH)
    t.turn(0)
    assert [key for key in t.keys() if key.startswith("gather")] == ["gather:wood+wood", "gather:wood+food", "gather"]
    t.answer(*answers)
    assert t.asked == "take-turn"
    assert held(t) == {"wood": 1, "food": 1}
    assert lying(t, NORTH) == {"wood": 2}
    assert t.w.ap[0] == 5


@pytest.mark.rule("US-336", "US-773")
def test_who_dies_before_he_can_take_it_gathers_nothing() -> None:
    t = table()
    t.blank(NORTH, 2, printed=(0, 0, 0, 2, 0, 0, 0, 0, 0))
    t.at(0, NORTH)
    t.foe("wolf", NORTH)
    t.turn(0)
    assert "gather:wood+wood" in t.keys()
    t.w.hp[0] = 0
    t.w.dead |= 1
    t.play(Haul(0, ("wood", "wood")))
    assert held(t) == {}
    assert lying(t, NORTH) == {"wood": 2}


@pytest.mark.rule("US-336", "US-049")
def test_two_are_offered_only_where_there_is_room_for_two() -> None:
    t = table()
    t.blank(NORTH, 2, printed=(0, 0, 0, 2, 0, 0, 0, 0, 0))
    t.at(0, NORTH)
    room = max(n for n in range(30) if t.w.fits(0, cubes=n))
    t.goods(0, metal=room - 1)
    t.turn(0)
    assert [key for key in t.keys() if key.startswith("gather")] == ["gather"]
    t.choose("gather")
    assert t.keys() == ["take:wood", "take:done"]


@pytest.mark.rule("US-336", "US-337")
def test_gathering_takes_up_to_two_resources_and_never_water() -> None:
    t = table()
    t.blank(NORTH, 2, printed=(0, 0, 0, 3, 0, 0, 0, 0, 0), water=4)
    t.at(0, NORTH)
    t.water(2)
    t.turn(0)
    t.choose("gather")
    assert t.keys() == ["take:wood+wood", "take:wood", "take:done"]
    t.choose("take:wood")
    t.choose("take:wood")
    assert t.asked == "take-turn"
    assert held(t) == {"wood": 2}
    assert lying(t, NORTH) == {"wood": 1}
    assert (t.w.water[0], t.w.spots[NORTH].water) == (2, 4)
    assert t.w.ap[0] == 5
    t.choose("gather")
    t.choose("take:wood")
    assert t.w.ap[0] == 4
    assert "gather" not in t.keys()


@pytest.mark.rule("US-336", "US-338")
def test_gathering_takes_one_item_and_nothing_more() -> None:
    t = table()
    t.blank(NORTH, 2, dropped=(0, 1, 0, 0, 0, 0, 0, 0, 0))
    t.at(0, NORTH)
    t.item(0, "knife", "backpack")
    t.play(DropThing(0, t.w.things(0)[0]), DropThing(0, t.w.things(0)[1]))
    t.turn(0)
    t.choose("gather")
    assert set(t.keys()) == {"take:knife", "take:backpack", "take:metal", "take:done"}
    t.choose("take:backpack")
    assert t.asked == "take-turn"
    assert t.things(0) == ["backpack"]
    assert held(t) == {}
    t.choose("gather")
    t.choose("take:metal")
    assert t.asked == "take-turn", "after a cube no item can be taken, and no other cube is there"
    assert t.things(0) == ["backpack"]


@pytest.mark.rule("US-338")
def test_printed_dropped_and_stored_goods_are_one_pile() -> None:
    t = table()
    t.blank(NORTH, 24, printed=(1, 0, 0, 0, 0, 0, 0, 0, 0), dropped=(0, 0, 0, 0, 0, 0, 0, 2, 0))
    t.at(0, NORTH)
    t.turn(0)
    t.choose("gather")
    t.choose("take:fabric")
    t.choose("take:cartridge")
    assert held(t) == {"fabric": 1, "cartridge": 1}
    assert t.w.ap[0] == 5
    assert t.w.spots[NORTH].printed[0] == 0
    assert t.w.spots[NORTH].dropped[7] == 1


@pytest.mark.rule("US-336", "US-302")
def test_gathering_needs_free_places() -> None:
    t = table()
    t.blank(NORTH, 2, printed=(0, 0, 0, 2, 0, 0, 0, 0, 0))
    t.at(0, NORTH)
    t.goods(0, metal=5)
    t.turn(0)
    t.choose("gather")
    t.choose("take:wood")
    assert t.asked == "take-turn", "the sixth place was the last"
    assert held(t) == {"metal": 5, "wood": 1}
    assert lying(t, NORTH) == {"wood": 1}
    assert "gather" not in t.keys()
    t.choose("discard")
    t.choose("drop:metal")
    t.choose("drop:done")
    t.choose("gather")
    t.choose("take:wood")
    assert held(t) == {"metal": 4, "wood": 2}


@pytest.mark.rule("US-336", "US-703")
def test_ammunition_finds_room_in_its_weapon() -> None:
    t = table()
    t.blank(NORTH, 2, dropped=(0, 0, 0, 0, 0, 0, 0, 2, 1))
    t.at(0, NORTH)
    t.goods(0, metal=6)
    t.item(0, "scrap-pistol", uses=3)
    pistol = t.w.things(0)[0]
    t.turn(0)
    t.choose("gather")
    assert t.keys() == ["take:cartridge", "take:done"], "no place for an arrow"
    t.choose("take:cartridge")
    assert t.asked == "take-turn"
    assert t.w.uses[pistol] == 4
    assert held(t) == {"metal": 6}


# --- Refill ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-339")
def test_refilling_fills_board_and_bottles() -> None:
    t = table()
    t.tile(NORTH, 9)
    t.at(0, NORTH)
    t.item(0, "water-bottle", "canteen")
    t.water(1)
    t.w.change(NORTH, covered=1)
    t.turn(0)
    t.choose("refill")
    assert t.w.water[0] == 9, "only eight cubes lay there; there would be room for 11"
    assert t.w.spots[NORTH].water == 0
    assert t.w.ap[0] == 5
    assert "refill" not in t.keys()


@pytest.mark.rule("US-339")
def test_refilling_takes_what_is_needed_and_the_water_of_a_camp() -> None:
    t = table()
    t.blank(NORTH, 24, water=1, stored_water=3)
    t.at(0, NORTH)
    t.water(2)
    t.turn(0)
    t.choose("refill")
    assert t.w.water[0] == 5
    assert (t.w.spots[NORTH].water, t.w.spots[NORTH].stored_water) == (0, 1)
    assert "refill" not in t.keys(), "the supply is full"


# --- Build -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-340")
def test_building_returns_the_resources_and_takes_the_card() -> None:
    t = table()
    t.goods(0, wood=2, fabric=1, plastic=1)
    stock = t.w.supply.copy()
    t.turn(0)
    t.choose("build")
    assert "build:machete" not in t.keys(), "no metal"
    t.choose("build:bow")
    assert t.things(0) == ["bow"]
    assert t.w.uses[t.w.things(0)[0]] == 3
    assert held(t) == {"plastic": 1}
    assert t.w.supply["wood"] == stock["wood"] + 2
    assert t.w.supply["fabric"] == stock["fabric"] + 1
    assert t.w.ap[0] == 5
    t.choose("build")
    assert t.things(0) == ["bow", "water-bottle"], "the one thing left to build"
    assert held(t) == {}


@pytest.mark.rule("US-341")
def test_a_camp_helps_to_build_and_own_goods_go_first() -> None:
    t = table()
    t.blank(NORTH, 24, dropped=(2, 0, 0, 1, 0, 0, 0, 0, 0))
    t.at(0, NORTH)
    t.goods(0, wood=1)
    t.turn(0)
    t.choose("build")
    t.choose("build:bow")
    assert t.things(0) == ["bow"]
    assert lying(t, NORTH) == {"fabric": 1}
    open_ground = table()
    open_ground.blank(NORTH, 2, dropped=(2, 0, 0, 1, 0, 0, 0, 0, 0))
    open_ground.at(0, NORTH)
    open_ground.goods(0, wood=1)
    open_ground.turn(0)
    assert "build" not in open_ground.keys(), "goods on open ground must be gathered first"


@pytest.mark.rule("US-341")
def test_no_copy_left_and_no_recipe_means_no_building() -> None:
    t = table()
    t.goods(0, metal=1, connector=1)
    t.item(1, "lockpick")
    t.turn(0)
    assert "build" not in t.keys(), "the only lockpick is taken"
    assert all(not t.w.gear(c).recipe for c in range(len(t.w.content.cards)) if t.w.content.cards[c].deck == "loot")


@pytest.mark.rule("US-340", "US-341")
def test_building_needs_a_free_area_and_the_payment_frees_places() -> None:
    t = table()
    t.item(0, "knife", "club", "lighter")
    t.goods(0, metal=2, wood=1)
    t.turn(0)
    t.choose("build")
    assert "build:crowbar" not in t.keys(), "the wood left over holds the last mixed area"
    assert "build:spear" not in t.keys()
    assert t.w.fits(0)
    free = table()
    free.item(0, "knife", "club", "lighter")
    free.goods(0, metal=1, wood=1)
    free.turn(0)
    free.choose("build")
    free.choose("build:spear")
    assert free.things(0) == ["knife", "club", "lighter", "spear"]
    assert free.asked == "take-turn"


@pytest.mark.rule("US-340")
def test_equipment_needs_an_equipment_area() -> None:
    t = table()
    t.item(0, "backpack", "padded-jacket")
    t.goods(0, plastic=1, metal=1)
    t.turn(0)
    assert "build" not in t.keys()
    t.choose("discard")
    t.choose("drop:padded-jacket")
    t.choose("drop:done")
    t.choose("build")
    assert set(t.keys()) == {"build:water-bottle", "build:canteen"}


@pytest.mark.rule("US-342")
def test_wood_makes_three_arrows() -> None:
    t = table()
    t.goods(0, wood=2)
    t.item(0, "bow", uses=1)
    bow = t.w.things(0)[0]
    stock = t.w.supply["wood"]
    t.turn(0)
    assert "make:cartridge" not in t.keys()
    t.choose("make:arrow")
    assert t.w.uses[bow] == 3, "the bow holds three"
    assert held(t) == {"wood": 1, "arrow": 1}
    assert t.w.supply["wood"] == stock + 1
    assert t.w.ap[0] == 5


@pytest.mark.rule("US-EX34", "US-342", "US-702")
def test_ammunition_without_a_weapon_lies_in_resource_places() -> None:
    t = table()
    t.goods(0, metal=1)
    t.turn(0)
    t.choose("make:cartridge")
    assert t.w.ap[0] == 5
    assert held(t) == {"cartridge": 2}
    assert t.w.fits(0, cubes=4)
    assert not t.w.fits(0, cubes=5), "two of the six places are filled"


# --- items -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-343")
def test_items_cost_what_they_print() -> None:
    t = table()
    t.item(0, "bandage", "stimulant")
    t.hp(5)
    t.turn(0)
    t.choose("use:stimulant")
    assert t.w.ap[0] == 8
    t.answer("use:bandage")
    assert t.w.hp[0] == 6
    assert t.w.ap[0] == 7
    t.choose("wait")
    t.turn(1)
    assert not [key for key in t.keys() if key.startswith("use")]


@pytest.mark.rule("US-343")
def test_items_are_used_in_the_own_turn() -> None:
    t = table()
    t.item(1, "stimulant")
    t.turn(0)
    assert t.seat == 0
    assert "use:stimulant" not in t.keys()
    t.choose("wait")
    t.turn(1)
    assert t.seat == 1
    assert "use:stimulant" in t.keys()


@pytest.mark.rule("US-344", "US-345")
def test_single_use_counted_permanent_and_turned_cards() -> None:
    t = table()
    t.item(0, "bandage", "rope", "knife", "medikit")
    bandage, rope, knife, medikit = t.w.things(0)
    assert t.w.uses[medikit] == 2
    t.hp(2)
    t.turn(0)
    t.answer("use:bandage")
    assert t.w.hp[0] == 4, "2 for a wounded one"
    assert bandage in t.w.zones["item"].top, "used up"
    assert bandage not in t.w.uses
    t.answer("use:medikit")
    assert t.w.uses[medikit] == 1
    assert medikit in t.w.things(0)
    t.choose("use:rope")
    assert rope in t.w.tapped
    assert "use:rope" not in t.keys()
    t.hp(5)
    t.turn(0)
    t.answer("use:medikit")
    assert medikit not in t.w.things(0)
    assert t.w.zones["item"].top.count(medikit) == 1
    assert knife in t.w.things(0)
    t.goods(0, food=1)
    t.goods(1, food=1)
    t.phase("preparation")
    t.choose("meal:eat")
    t.choose("meal:eat")
    t.ap(6, 6)
    t.w.today = ()  # a new phase
    t.turn(0)
    assert "use:rope" in t.keys(), "turned back"


@pytest.mark.rule("US-345", "US-367")
def test_an_empty_gun_is_kept_and_an_empty_bottle_is_not() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    t.item(0, "scrap-pistol", "fire-bottle", uses=1)
    pistol, bottle = t.w.things(0)
    foe = t.foe("brute", NORTH)
    t.turn(0)
    t.dice("G0", "Y0", "G0", "Y0", "G0", "B0")
    t.answer(f"attack:foe-{foe}:scrap-pistol")
    assert t.w.uses[pistol] == 0
    assert t.things(0) == ["scrap-pistol", "fire-bottle"]
    assert f"attack:foe-{foe}:scrap-pistol" not in t.keys()
    t.dice("G1", "G0", "G0", "B0")
    t.answer(f"throw:fire-bottle:{NORTH}")
    assert t.life(foe) == 5
    assert t.things(0) == ["scrap-pistol"]
    assert bottle in t.w.zones["item"].top


@pytest.mark.rule("US-367", "US-345")
def test_a_card_that_prints_a_refill_is_kept_when_empty() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    t.item(0, "chainsaw", uses=1)
    saw = t.w.things(0)[0]
    t.goods(0, alcohol=1)
    foe = t.foe("great-bear", NORTH)
    t.turn(0)
    t.answer(f"attack:foe-{foe}:chainsaw")
    assert t.w.uses[saw] == 0
    assert saw in t.w.things(0)
    assert f"attack:foe-{foe}:chainsaw" not in t.keys()
    t.hp(7)
    t.answer("refuel")
    assert t.w.uses[saw] == t.w.gear(saw).uses
    assert held(t) == {}


@pytest.mark.rule("US-366", "US-345")
def test_a_granted_card_comes_filled_from_its_open_deck() -> None:
    t = table()
    t.play(TakeItem(4), place="event")
    assert "take:bow" not in t.keys(), "6 water"
    t.choose("take:torch")
    card = t.w.things(0)[0]
    assert t.things(0) == ["torch"]
    assert t.w.uses[card] == 1
    assert card not in t.w.zones["item"].top
    t.turn(0)
    assert "use:torch" in t.keys()


@pytest.mark.rule("US-366")
def test_a_granted_card_that_is_not_left_or_does_not_fit() -> None:
    t = table()
    t.item(1, "rope")
    t.item(0, "knife", "club", "lighter", "crowbar")
    t.play(TakeItem(4), place="event")
    assert "take:rope" not in t.keys(), "the only copy is in use"
    t.choose("take:lockpick")
    assert t.asked == "overflow", "something must be dropped at once"
    t.choose("drop:lockpick")
    assert t.idle
    assert t.things(0) == ["knife", "club", "lighter", "crowbar"]
    assert [t.w.content.cards[c].id for c, pos in t.w.lying.items() if pos == "0,0"] == ["lockpick"]


@pytest.mark.rule("US-331", "US-303")
def test_exploring_beside_an_enemy_is_a_combat_turn() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.foe("raider", NORTH)
    t.at(0, NORTH)
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y0", "B1")
    t.choose("explore:0,-2")
    assert [roll.context for roll in rolls] == ["enemy"]
    assert t.w.hp[0] == 6
    assert t.w.tile("0,-2") is not None
