"""The night outside the Camp (RC-548 to RC-554, RC-556, RC-557)."""

import pytest

from holdfast.games.robinson.actions.exploration import NightOutside
from holdfast.games.robinson.things.resources import Gain
from tests.games.robinson.table import Table


def away(*plans: str, tile: str = "tile-7", food: int = 2, characters: tuple[str, ...] = ()) -> Table:
    """The first of three players explores N1 alone, meets the tiger and hides until dawn; the others stay.

    Stops when the Actions are over. `plans` are what he does with his other pawn.
    """
    t = Table(players=3, starting_items=0)
    t.stop_at_dawn()
    t.characters(*(characters or ("carpenter", "cook", "explorer")))
    t.shelter()
    t.tile("M2", 6)
    t.give(food=food, wood=3)
    t.on_top("tile", f"tile/{tile}")
    t.on_top("exploration-adventure", "exploration-adventure/tiger")
    t.draws("discovery/tobacco", "discovery/poison")
    t.to_planning()
    t.plan(0, "explore:N1", *plans)
    if plans:
        t.dice("gather")
    t.dice("explore", adventure="adventure")
    t.resolve()
    t.answer("outside")
    return t


@pytest.mark.rule("RC-548", "RC-551")
def test_gains_of_all_his_actions_wait_for_the_next_round() -> None:
    t = away("gather:M2-wood")
    assert list(t.w.outside) == [0]
    assert t.w.ids("discoveries") == []
    assert t.w.stock["wood"] == 3  # not four
    t.phase("weather")
    t.phase("night")
    t.choose("stay", seat=1)
    assert t.w.round == 2
    assert t.w.outside == {}
    assert t.w.stock["wood"] == 4
    assert sorted(t.w.ids("discoveries")) == ["poison", "tobacco"]


@pytest.mark.rule("RC-551")
def test_the_others_cannot_pay_the_weather_with_his_wood() -> None:
    t = away("gather:M2-wood")
    t.give(wood=0)
    t.token("weather", "winter")
    t.levels(roof=1)
    t.phase("weather")
    assert t.w.wounds[:3] == [0, 1, 1]
    t.phase("night")
    t.choose("stay")
    assert t.w.stock["wood"] == 1  # it came home whole


@pytest.mark.rule("RC-515")
def test_the_weather_does_not_find_him() -> None:
    t = away()
    t.give(wood=0, food=0)
    t.token("weather", "rain", "winter", "storm", "animals")
    t.weather(animals="beast")
    t.phase("weather")
    lost = 1 + 2 * 2 + 3 + 1  # winter wood; two clouds; the Beast; the storm
    assert t.w.wounds[:3] == [0, lost, lost]


@pytest.mark.rule("RC-549")
@pytest.mark.parametrize(("tile", "wounds"), [("tile-7", 1), ("tile-11", 0)])
def test_he_sleeps_in_the_open_unless_the_tile_he_explored_gives_shelter(tile: str, wounds: int) -> None:
    t = away("gather:M2-parrot", tile=tile)
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [wounds, 0, 0]


@pytest.mark.rule("RC-549")
def test_a_failed_exploration_gives_no_shelter() -> None:
    t = Table(players=3, starting_items=0)
    t.stop_at_dawn()
    t.shelter()
    t.give(food=3)
    t.on_top("tile", "tile/tile-11")
    t.on_top("exploration-adventure", "exploration-adventure/tiger")
    t.to_planning()
    t.plan(0, "explore:N1")
    t.dice("explore", success="two", adventure="adventure")
    t.resolve()
    t.answer("outside")
    t.phase("night")
    t.go_on()
    assert t.w.wounds[:3] == [3, 0, 0]  # no roof, no food


@pytest.mark.rule("RC-549", "RC-933", "RC-972")
@pytest.mark.parametrize(("tile", "wounds"), [(6, 1), (2, 0)])
def test_the_tile_of_a_totem_he_explored_gives_shelter_too(tile: int, wounds: int) -> None:
    t = Table(players=3, scenario="cursed-island", starting_items=0)
    t.stop_at_dawn()
    t.shelter()
    t.tile("M2", tile, totem=1)
    t.w.marks = ("temple:M2",)
    t.give(food=2)
    t.token("explore", "adventure")
    t.on_top("exploration-adventure", "exploration-adventure/lost")
    t.on_top("mystery", "mystery/gold")
    t.to_planning()
    t.plan(0, "explore:totem-M2", "join:explore:totem-M2:pawn")
    t.resolve()
    t.answer("stop")
    t.go_on()
    assert list(t.w.outside) == [0]
    t.play(Gain("food"), who=0, place="action")
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [wounds, 0, 0]


@pytest.mark.rule("RC-550")
def test_he_eats_what_he_gained_or_goes_hungry() -> None:
    t = away("gather:M2-parrot", food=5)
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [1, 0, 0]  # the open air only
    t = away(food=5)
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [3, 0, 0]  # five food at the Camp do not help him


@pytest.mark.rule("RC-556")
def test_a_food_token_he_found_is_his_supper() -> None:
    t = away()
    larvae = t.fetch("discovery/nourishing-larvae", "future")
    t.w.owner[larvae] = 0
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [1, 0, 0]
    assert "nourishing-larvae" in t.w.ids("discovery-gone")
    assert t.w.stock["food"] == 0  # and the rest of it rotted


@pytest.mark.rule("RC-552", "RC-557")
def test_he_has_no_say_in_the_camp_and_no_share_in_its_pot() -> None:
    t = away(food=3)
    t.item("pot")
    t.wounds(3, 3, 0)
    assert t.w.first == 0
    t.phase("night")
    assert t.game.question.seats == (1,)
    assert t.keys(1) == ["go-on", "item:pot"]
    t.choose("item:pot", seat=1)
    assert t.w.wounds[:3] == [5, 2, 0]  # he was not among those to heal; then hunger
    assert (t.asked, t.game.question.seats) == ("move-camp", (1,))
    t.choose("move-camp:M2", seat=1)
    assert t.w.camp == "M2"
    assert t.w.first == 1


@pytest.mark.rule("RC-552")
def test_the_cook_outside_heals_himself_with_his_own_food() -> None:
    t = away("gather:M2-parrot", characters=("cook", "carpenter", "explorer"))
    t.determination(2, 0, 0)
    t.wounds(3, 3, 0)
    t.phase("night")
    assert t.keys(0) == ["go-on", "skill:grandmas-recipe"]
    t.choose("skill:grandmas-recipe", seat=0)
    assert t.w.wounds[:3] == [3, 3, 0]  # healed two, then hungry: his only food went into the soup
    assert t.w.stock["food"] == 0
    t.choose("stay", seat=1)
    assert t.w.wounds[:3] == [4, 3, 0]


@pytest.mark.rule("RC-552")
def test_the_cook_outside_cannot_cook_with_the_food_of_the_camp() -> None:
    t = away(characters=("cook", "carpenter", "explorer"), food=4)
    t.determination(2, 0, 0)
    t.wounds(3, 3, 0)
    t.phase("night")
    assert t.asked == "move-camp"
    assert t.w.determination[0] == 2


@pytest.mark.rule("RC-557")
def test_a_lonely_player_outside_leaves_the_camp_where_it_is() -> None:
    t = Table(players=1, starting_items=0)
    t.stop_at_dawn()
    t.tile("M2", 6)
    t.item("pot")
    t.give(food=2)
    t.wounds(2)
    t.play(NightOutside(), who=0, place="action")
    t.phase("night")
    assert t.w.round == 2
    assert t.w.camp == "M1"
    assert t.w.wounds[0] == 2 + 2 + 1


@pytest.mark.rule("RC-553")
def test_his_food_rots_but_not_what_does_not_rot() -> None:
    t = away("gather:M2-parrot")
    t.play(Gain("food", 2), Gain("ration", 1), who=0, place="action")
    t.item("cellar")
    t.phase("night")
    t.choose("stay")
    assert (t.w.stock["food"], t.w.stock["ration"]) == (0, 1)


@pytest.mark.rule("RC-554")
def test_his_other_actions_are_resolved_all_the_same() -> None:
    t = away()
    assert t.idle
    t = Table(players=3, starting_items=0)
    t.on_top("exploration-adventure", "exploration-adventure/tiger")
    t.on_top("tile", "tile/tile-7")
    t.to_planning()
    t.plan(0, "explore:N1", "arrange:camp")
    t.dice("explore", adventure="adventure")
    t.resolve()
    t.answer("outside")
    assert list(t.w.outside) == [0]
    assert t.w.determination[:3] == [2, 0, 0]
    assert t.w.morale == 1


@pytest.mark.rule("RC-558", "RC-515")
def test_with_nobody_at_the_camp_the_clouds_take_nothing() -> None:
    """Wood and food go into keeping those warm who are there; animals and storms find the Camp all the same."""
    t = Table(players=1, starting_items=0)
    t.shelter()
    t.levels(palisade=2)
    t.give(wood=3, food=2)
    t.token("weather", "winter", "storm")
    t.w.outside = {0: False}
    t.w.round = 12
    t.weather(rain="rain-2", winter="winter-2", animals="palisade")
    t.phase("weather")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (3, 2)
    assert t.w.levels["palisade"] == 0
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-559", "RC-549")
@pytest.mark.parametrize("tiles", [("tile-11", "tile-7"), ("tile-7", "tile-11")])
def test_of_two_tiles_that_kept_him_away_the_sheltered_one_is_his_bed(tiles: tuple[str, str]) -> None:
    t = Table(players=3, starting_items=0)
    t.stop_at_dawn()
    t.characters("carpenter", "cook", "explorer")
    t.shelter()
    t.give(food=5)
    t.on_top("tile", *[f"tile/{tile}" for tile in tiles])
    t.on_top("exploration-adventure", "exploration-adventure/tiger", "exploration-adventure/puma")
    t.draws("discovery/tobacco", "discovery/poison")
    t.to_planning()
    t.plan(0, "explore:N1", "explore:S1")
    t.dice("explore", adventure="adventure")
    t.dice("explore", adventure="adventure")
    t.resolve()
    t.choose("resolve:explore:N1")
    t.answer("outside", "outside")
    assert t.w.outside == {0: True}
