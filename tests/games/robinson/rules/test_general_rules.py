"""Exhausted sources, one token only, lost Items, inaccessible tiles, unexplored terrain (RC-661 to RC-684)."""

import pytest

from holdfast.games.robinson.actions.adventures import DrawAdventure
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.people.lasting import Tomorrow
from holdfast.games.robinson.people.wounds import SpecialWound
from holdfast.games.robinson.things.inventions import FlipItem
from holdfast.games.robinson.things.items import CampToken
from tests.games.robinson.table import Table, camp


def flip(t: Table, item: str) -> None:
    """A card turns this Item to its Invention side."""
    t.play(FlipItem())
    if not t.idle:
        t.choose(f"flip:{item}")
    assert item not in t.w.built


# --- sources ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-661")
def test_an_exhausted_source_gives_only_what_its_token_gives() -> None:
    t = camp()
    t.tile("M2", 4, exhausted=("fish",))
    t.spot("M1", exhausted=("wood",))
    t.phase("production")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (0, 1)
    t.to_planning()
    assert "RC-371" in t.why("gather:M2-fish", 0)
    t.resolve()
    t.spot("M1", tokens=("wood",))
    t.spot("M2", tokens=("food",))
    t.phase("production")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 2)
    t.to_planning()
    t.plan(0, "gather:M2-fish:token", "join:gather:M2-fish:pawn")
    t.resolve()
    assert t.w.stock["food"] == 3  # the token's one, not the fish


@pytest.mark.rule("RC-662")
def test_the_closest_source_is_the_camps_own() -> None:
    t = camp()
    t.tile("M2", 4)
    t.events("event/otters")  # the closest fish
    assert t.idle
    assert t.w.spots["M1"].exhausted == ("fish",)
    assert t.w.spots["M2"].exhausted == ()


@pytest.mark.rule("RC-662", "RC-601")
def test_the_group_chooses_among_the_equally_close() -> None:
    t = camp()
    t.spot("M1", exhausted=("fish",))
    t.tile("M2", 4)
    t.tile("N1", 10)
    t.tile("M3", 3)  # two steps away
    t.events("event/otters")
    assert t.keys() == ["exhaust:N1-fish", "exhaust:M2-fish"]
    t.choose("exhaust:M2-fish")
    assert t.w.spots["M2"].exhausted == ("fish",)
    assert t.w.spots["N1"].exhausted == ()
    assert t.w.spots["M3"].exhausted == ()
    t.events("event/otters")
    t.events("event/otters")  # then the one farther away
    assert t.w.spots["M3"].exhausted == ("fish",)
    assert t.w.wounds[:3] == [0, 0, 0]


# --- one token only -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-665", "RC-1322")
def test_a_second_reroll_token_changes_nothing() -> None:
    t = camp()
    t.token("build", "reroll")
    t.events("event/exhausting-night")
    assert t.w.fields["build"] == ("reroll",)
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-665", "RC-1322")
def test_a_second_food_token_is_not_placed() -> None:
    t = camp()
    t.item("snare")
    assert t.w.spots["M1"].tokens == ("food",)
    t.play(CampToken("food"), place="item")
    assert t.w.spots["M1"].tokens == ("food",)
    assert t.w.wounds[:3] == [0, 0, 0]
    t.phase("production")
    assert t.w.stock["food"] == 2
    t.item("hatchet")  # another type has room
    assert sorted(t.w.spots["M1"].tokens) == ["food", "wood"]


@pytest.mark.rule("RC-665")
def test_one_token_only_in_the_night_space() -> None:
    t = camp()
    t.events("exploration-adventure/flu", "event/chronic-tiredness")
    assert t.w.fields["night"] == ("food",)


@pytest.mark.rule("RC-666", "RC-665")
def test_never_two_rainy_cloud_tokens() -> None:
    t = camp()
    t.give(food=5, wood=5)
    t.token("weather", "rain")
    t.events("event/heavy-clouds")
    t.events("event/heavy-rain")
    assert t.w.fields["weather"] == ("rain",)
    t.events("event/frost")
    assert sorted(t.w.fields["weather"]) == ["rain", "winter"]
    t.w.round = 1
    t.phase("weather")
    assert t.w.stock["wood"] == 5 - 1 - 2  # winter, then two clouds
    assert t.w.stock["food"] == 5 - 2


# --- lost Items ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-671", "RC-1329")
def test_a_lost_shovel_fulfils_nothing_and_can_be_built_again() -> None:
    t = camp()
    t.item("shovel")
    t.invention("cellar")
    t.threat("bear")
    t.to_planning()
    assert {"threat:right", "build:cellar"} <= set(t.keys(0))
    assert "build:shovel" not in t.keys(0)
    t.resolve()
    flip(t, "shovel")
    t.to_planning()
    assert t.why("threat:right", 0) == {"RC-301"}
    assert t.why("build:cellar", 0) == {"RC-350"}
    t.plan(0, "build:shovel", "join:build:shovel:pawn")
    t.resolve()
    assert "shovel" in t.w.built


@pytest.mark.rule("RC-672", "RC-1329")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_lost_bricks_take_their_palisade_along(before: int, after: int) -> None:
    t = camp()
    t.shelter()
    t.item("bricks")
    t.levels(palisade=before)
    flip(t, "bricks")
    assert t.w.levels["palisade"] == after
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-672", "RC-673", "RC-1329")
def test_a_lost_map_takes_its_pawn_after_the_action() -> None:
    t = camp()
    t.item("map")
    t.on_top("building-adventure", "building-adventure/broken-tool")
    t.to_planning()
    t.plan(1, "build:shovel")
    t.plan(2, "explore:N1", "join:explore:N1:green-map")
    t.dice("build", adventure="adventure")
    t.resolve()
    assert t.idle
    assert "map" not in t.w.built  # turned while the Shovel was built
    assert t.w.tile("N1") is not None  # but its pawn made the Exploration sure, without dice
    t.to_planning()
    t.plan(2, "explore:S1")
    assert "join:explore:S1:green-map" not in t.keys(2)
    assert t.why("build:shortcut", 2) == {"RC-350"}


@pytest.mark.rule("RC-672", "RC-1329")
def test_a_lost_shortcut_takes_its_token_along() -> None:
    t = camp()
    t.tile("M2", 4)
    t.item("shortcut")
    assert t.w.spots["M2"].tokens == ("shortcut",)
    flip(t, "shortcut")
    assert t.w.spots["M2"].tokens == ()


@pytest.mark.rule("RC-674")
def test_what_a_lost_item_gave_in_cubes_stays() -> None:
    t = camp()
    t.item("dam")
    assert t.w.stock["ration"] == 2
    flip(t, "dam")
    assert t.w.stock["ration"] == 2
    t.item("snare")
    flip(t, "snare")
    assert t.w.spots["M1"].tokens == ()


@pytest.mark.rule("RC-674")
def test_a_lost_corral_gives_its_source_back() -> None:
    t = camp()
    t.tile("M2", 4)
    t.item("corral")
    t.choose("corral:M2-fish")
    assert t.w.spots["M2"].exhausted == ("fish",)
    assert t.w.spots["M1"].tokens == ("food",)
    flip(t, "corral")
    assert t.w.spots["M2"].exhausted == ()
    assert t.w.spots["M1"].tokens == ()


@pytest.mark.rule("RC-675")
def test_a_lost_personal_item_is_anybodys_to_build() -> None:
    t = camp()
    t.item("rope")
    t.to_planning()
    assert t.why("build:snare", 1) == {"RC-354"}
    t.plan(0, "build:snare", "join:build:snare:pawn")
    t.resolve()
    assert t.w.determination[0] == 2
    flip(t, "snare")
    assert "snare" in t.w.ids("inventions")
    t.to_planning()
    t.plan(1, "build:snare", "join:build:snare:pawn")
    t.resolve()
    assert "snare" in t.w.built
    assert t.w.determination[:3] == [2, 0, 0]


@pytest.mark.rule("RC-676")
@pytest.mark.parametrize("at_once", ["on", "off"])
def test_the_shortcut_turns_when_its_tile_becomes_inaccessible(at_once: str) -> None:
    t = camp(flip_at_once=at_once)
    t.tile("M2", 4)
    t.item("shortcut")
    t.events("event/earthquake")
    assert t.w.spots["M2"].down
    assert "shortcut" not in t.w.built
    assert "shortcut" in t.w.ids("inventions")


@pytest.mark.rule("RC-671", "RC-757")
def test_in_the_revised_printing_an_item_is_lost_from_the_next_round() -> None:
    t = camp(flip_at_once="off")
    t.shelter()
    t.item("shovel", "fire", "rope")
    t.invention("cellar")
    t.levels(palisade=3)
    t.give(food=9)
    t.play(FlipItem(2))
    t.choose("flip:shovel")
    assert t.keys() == ["flip:fire", "flip:rope"]  # not the same one twice
    t.choose("flip:fire")
    assert {"shovel", "fire"} <= set(t.w.built)
    t.to_planning()
    assert "build:cellar" in t.keys(0)
    t.resolve()
    t.phase("night")
    while t.w.round == 1:
        t.choose(next(k for k in ("go-on", "stay") if k in t.keys()))
    assert t.w.built == ("rope",)
    assert t.w.levels["palisade"] == 2


# --- inaccessible tiles and unexplored terrain ----------------------------------------------------------------------------


@pytest.mark.rule("RC-681", "RC-682")
def test_an_inaccessible_tile_is_out_of_the_game() -> None:
    t = camp()
    t.tile("M2", 4, exhausted=("fish",), tokens=("beast", "wood"))
    t.tile("M3", 10)
    t.to_planning()
    assert {"gather:M2-wood", "gather:M3-fish", "build:pot"} <= set(t.keys(0))
    t.resolve()
    t.events("event/earthquake")  # a tile next to the Camp; the Camp tile itself is never on offer
    assert t.idle
    spot = t.w.spots["M2"]
    assert spot.down
    assert (spot.tokens, spot.exhausted) == ((), ())
    assert not t.w.spots["M1"].down
    t.to_planning()
    keys = t.keys(0)
    assert "gather:M2-wood" not in keys
    assert "explore:M2" not in keys
    assert "build:pot" not in keys  # its Hills count as unexplored
    assert t.why("gather:M3-fish", 0) == {"RC-277"}  # it also blocks the path
    t.resolve()
    t.play(MoveCamp())
    assert t.idle  # nowhere to go
    assert t.w.camp == "M1"


@pytest.mark.rule("RC-682")
def test_without_a_neighbour_nothing_is_turned_down() -> None:
    t = camp()
    t.events("event/earthquake")
    assert t.idle
    assert t.w.tile("M1") is not None
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-683")
def test_a_tile_turned_up_again_comes_back_clean() -> None:
    t = camp()
    t.item("shovel")
    t.tile("M2", 7, exhausted=("wood",), tokens=("beast",))  # Beast icon, Totem, two Discovery icons
    t.events("event/earthquake")
    before = t.w.size("hunting"), t.w.size("discovery"), t.w.size("beast")
    t.to_planning()
    t.plan(1, "threat:right")
    t.resolve()
    spot = t.w.spots["M2"]
    assert not spot.down
    assert (spot.tokens, spot.exhausted, spot.totem) == ((), (), 0)
    assert (t.w.size("hunting"), t.w.size("discovery"), t.w.size("beast")) == before
    t.to_planning()
    assert "gather:M2-wood" in t.keys(0)


@pytest.mark.rule("RC-684")
def test_a_covered_river_stops_new_inventions_until_it_is_restored() -> None:
    t = camp()
    t.give(wood=1)
    t.item("shovel", "map")
    t.tile("M2", 3)
    t.to_planning()
    assert "build:dam" in t.keys(0)
    t.resolve()
    t.events("event/drought")
    t.to_planning()
    assert t.why("build:dam", 0) == {"RC-350"}
    assert "map" in t.w.built  # what was built stays
    t.plan(2, "explore:N1", "join:explore:N1:green-map")
    t.choose("take-back:explore:N1", 2)
    t.plan(1, "threat:right")
    t.resolve()
    t.to_planning()
    assert "build:dam" in t.keys(0)


@pytest.mark.rule("RC-684")
def test_another_tile_of_the_terrain_keeps_it_explored() -> None:
    t = camp()
    t.give(wood=1)
    t.tile("M2", 3)
    t.tile("N1", 10)
    t.events("event/drought")
    t.choose("tile:M2")
    t.to_planning()
    assert "build:dam" in t.keys(0)


@pytest.mark.rule("RC-1328", "RC-684")
def test_without_mountains_no_knife_and_no_fire() -> None:
    t = camp()
    t.tile("M2", 5)
    t.item("knife")
    t.to_planning()
    assert "build:fire" in t.keys(0)
    t.plan(1, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.on_top("gathering-adventure", "gathering-adventure/unexpected-troubles")
    t.resolve()
    assert t.w.spots["M2"].covered
    t.to_planning()
    assert t.why("build:fire", 0) == {"RC-350"}
    assert "knife" in t.w.built
    assert t.w.levels["weapon"] == 1
    t.resolve()
    flip(t, "knife")
    t.to_planning()
    assert t.why("build:knife", 0) == {"RC-350"}


@pytest.mark.rule("RC-671", "RC-613")
def test_a_card_turns_an_item_only_if_there_is_one() -> None:
    t = camp()
    t.on_top("building-adventure", "building-adventure/broken-tool")
    t.play(DrawAdventure("building"), who=1, place="action")
    assert t.idle
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-202")
def test_what_holds_for_all_tomorrow_ends_with_tomorrow() -> None:
    t = Table()
    t.play(Tomorrow("no-wood"))
    t.to_dawn()
    assert t.w.today == ("no-wood",)
    t.to_dawn()
    assert t.w.today == ()


@pytest.mark.rule("RC-658")
def test_a_special_wound_without_a_taker_lies_on_nobody() -> None:
    t = Table()
    t.play(SpecialWound("brown", "leg"))
    assert t.w.scars == ()
