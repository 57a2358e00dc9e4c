"""Campfires and field kitchens (US-760 to US-766, US-EX14)."""

import pytest

from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.flow.day import DrawSun
from holdfast.games.under_our_sun.flow.night import NightAtStart
from holdfast.games.under_our_sun.flow.preparation import ClearGround
from holdfast.games.under_our_sun.setup.audit import faults
from tests.games.under_our_sun.table import Table

NORTH, EAST = "0,-1", "1,-1"
METAL = 1


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


def kitchen(t: Table, pos: str = NORTH) -> None:
    t.w.change(pos, fire="kitchen")


def sky(t: Table, id: str) -> None:
    """A new phase begins, and this sun card is revealed."""
    for card in t.w.zones["sun-now"].top:
        t.w.take(card, "sun-now")
        t.w.shuffle_in(card, "sun")
    t.draws(id)
    t.play(DrawSun())


@pytest.mark.rule("US-760", "US-232")
def test_a_campfire_burns_until_a_storm_is_revealed() -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire="campfire")
    t.w.change(EAST, fire="campfire")
    for id in ("clear-sky", "heat", "scorcher", "haze", "solar-storm"):
        sky(t, id)
        assert [t.w.spots[pos].fire for pos in (NORTH, EAST)] == ["campfire"] * 2, id
    t.play(ClearGround())
    assert t.w.spots[NORTH].fire == "campfire"  # Preparation leaves it alone
    sky(t, "storm")
    assert [t.w.spots[pos].fire for pos in (NORTH, EAST)] == ["", ""]
    assert not any(t.w.spots[NORTH].dropped)  # a campfire leaves nothing


@pytest.mark.rule("US-760", "US-362")
@pytest.mark.parametrize(("id", "lit"), [("storm", False), ("solar-storm", True), ("clear-sky", True)])
def test_in_a_storm_no_fire_can_be_lit(id: str, lit: bool) -> None:
    t = outdoors("medic", "scout")
    t.weather(id)
    t.item(0, "lighter")
    t.goods(0, wood=1)
    t.turn(0)
    assert ("campfire" in t.keys()) == lit
    if lit:
        t.choose("campfire")
        assert (t.w.spots[NORTH].fire, t.w.have(0, "wood"), t.things(0)) == ("campfire", 0, ["lighter"])


@pytest.mark.rule("US-761", "US-362")
def test_a_further_fire_needs_a_fire_item_of_ones_own() -> None:
    t = outdoors("medic", "scout")
    t.w.change(EAST, fire="campfire")
    t.goods(0, wood=1)
    t.turn(0)
    assert "campfire" not in t.keys()  # the fire next door does not help
    t.choose("wait")
    t.item(0, "torch")
    t.turn(0)
    assert "campfire" in t.keys()


@pytest.mark.rule("US-761", "US-765")
@pytest.mark.parametrize(("fire", "hp"), [("", 5), ("campfire", 6), ("kitchen", 6)])
def test_standing_at_a_fire_counts_for_cards(fire: str, hp: int) -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire=fire)
    t.card("night/cold-snap")
    assert t.w.hp == [hp, 6]


@pytest.mark.rule("US-762", "US-267", "US-765")
@pytest.mark.parametrize("fire", ["campfire", "kitchen"])
@pytest.mark.parametrize("ignored", [True, False])
def test_at_a_fire_the_drawer_may_ignore_an_animal_card(fire: str, ignored: bool) -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire=fire)
    t.goods(0, food=1)
    t.night()
    t.on_top("night", "gnawed-packs", "leaking-bottle")
    t.play(NightAtStart(0))
    assert (t.asked, t.seat, t.keys()) == ("ignore-animal", 0, ["ignore", "face-it"])
    t.choose("ignore" if ignored else "face-it")
    assert t.idle
    assert t.w.have(0, "food") == (1 if ignored else 0)
    assert (t.where("leaking-bottle"), t.w.size("night-discard")) == ("night", 1)  # no other card instead


@pytest.mark.rule("US-762", "US-267")
def test_other_cards_are_not_ignored_nor_animals_without_a_fire() -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire="campfire")
    t.night()
    t.on_top("night", "leaking-bottle")
    t.play(NightAtStart(0))
    assert (t.idle, t.w.water[0]) == (True, 5)
    t.w.change(NORTH, fire="")
    t.goods(1, food=1)
    t.on_top("night", "gnawed-packs")
    t.play(NightAtStart(1), who=1)
    assert (t.idle, t.w.have(1, "food")) == (True, 0)


@pytest.mark.rule("US-762", "US-262")
def test_in_a_camp_the_drawer_decides_before_the_vote() -> None:
    t = outdoors("medic", "scout", tile=24)  # a printed camp
    t.w.change(NORTH, fire="campfire")
    t.goods(1, food=1)
    t.night()
    t.on_top("night", "gnawed-packs")
    t.play(NightAtStart(0))
    assert t.asked == "ignore-animal"
    t.choose("face-it")
    assert t.asked == "ballot"
    t.vote(s0="char-1", s1="char-1")
    assert (t.idle, t.w.have(1, "food")) == (True, 0)


@pytest.mark.rule("US-763", "US-765", "US-766")
@pytest.mark.parametrize("fire", ["campfire", "kitchen"])
def test_animals_stay_away_from_either_fire(fire: str) -> None:
    t = outdoors("medic", "scout")
    for char in (0, 1):
        t.at(char, EAST)
    t.blank("0,-2", 24)
    t.w.change(NORTH, fire=fire)  # there is no camp
    t.foe("wolf", "0,-2")
    t.foe("raider", "0,-2")
    t.numbers(4, 4)
    t.play(EnemiesMove())
    assert [foe.pos for foe in t.w.foes] == ["0,-2", NORTH]


@pytest.mark.rule("US-763")
def test_a_fire_does_not_drive_animals_away_that_are_there() -> None:
    t = outdoors("medic", "scout")
    t.foe("wolf", NORTH)
    t.item(0, "lighter")
    t.goods(0, wood=1)
    t.ap(6, 0)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose("campfire")
    assert (t.w.spots[NORTH].fire, [foe.pos for foe in t.w.foes]) == ("campfire", [NORTH])


@pytest.mark.rule("US-EX14", "US-764")
def test_a_storm_leaves_one_metal_of_a_field_kitchen() -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire="campfire")
    t.goods(0, metal=1)
    t.turn(0)
    t.choose("kitchen")
    assert (t.w.spots[NORTH].fire, t.w.have(0, "metal"), t.w.ap[0]) == ("kitchen", 0, 5)
    t.choose("wait")
    t.w.change(EAST, fire="campfire")
    sky(t, "storm")
    assert (t.w.spots[NORTH].fire, t.w.spots[NORTH].dropped[METAL]) == ("", 1)
    assert (t.w.spots[EAST].fire, t.w.spots[EAST].dropped[METAL]) == ("", 0)
    assert not faults(t.w)
    t.ap(6)
    t.turn(0)
    t.choose("gather")  # it lies there like anything dropped
    t.choose("take:metal")
    assert t.w.have(0, "metal") == 1


@pytest.mark.rule("US-764", "US-212")
def test_the_metal_of_a_kitchen_is_swept_away_like_dropped_goods() -> None:
    t = outdoors("medic", "scout")
    kitchen(t)
    sky(t, "storm")
    t.play(ClearGround())
    assert not any(t.w.spots[NORTH].dropped)
    assert not faults(t.w)


@pytest.mark.rule("US-765", "US-364")
def test_only_a_kitchen_cooks() -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire="campfire")
    t.goods(0, food=1)
    t.turn(0)
    assert "cook" not in t.keys()
    t.choose("wait")
    kitchen(t)
    t.turn(0)
    t.choose("cook")
    assert (t.w.have(0, "food"), t.w.ap[0], t.w.spots[NORTH].fire) == (3, 4, "kitchen")


@pytest.mark.rule("US-766")
@pytest.mark.parametrize("fire", ["campfire", "kitchen"])
def test_one_fire_per_tile(fire: str) -> None:
    t = outdoors("medic", "scout")
    t.w.change(NORTH, fire=fire)
    t.item(0, "lighter")
    t.goods(0, wood=1, metal=1)
    t.turn(0)
    assert "campfire" not in t.keys()
    assert ("kitchen" in t.keys()) == (fire == "campfire")


@pytest.mark.rule("US-766")
def test_a_fire_needs_no_camp() -> None:
    t = outdoors("medic", "scout")
    t.item(0, "lighter")
    t.goods(0, wood=1)
    t.turn(0)
    t.choose("campfire")
    assert (t.w.camp(NORTH), t.w.spots[NORTH].fire, t.w.ap[0]) == (False, "campfire", 5)
