"""Exploration (RC-401 to RC-416): the tile, its icons, and what it opens."""

import pytest

from holdfast.games.robinson.actions.hunting import BeastAppears
from holdfast.games.robinson.flow.night import FoodRots, Meals
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.scenarios.occasions import TotemFound
from holdfast.games.robinson.things.discovery import DrawDiscovery
from tests.games.robinson.table import Table

NIGHT = (Meals(), MoveCamp(), FoodRots())
"""A night without its windows and without the next round."""


def table(scenario: str = "castaways", tile: int = 5) -> Table:
    """This tile will be explored next, and brings tokens that do nothing by themselves."""
    t = Table(players=3, scenario=scenario, starting_items="0")
    t.characters("cook", "explorer", "carpenter")
    t.on_top("tile", f"tile/tile-{tile}")
    t.on_top("discovery", "discovery/tobacco", "discovery/candles")
    return t


def explore(t: Table, space: str = "N1", seat: int = 0) -> None:
    t.to_planning()
    t.plan(seat, f"explore:{space}", f"join:explore:{space}:pawn")
    t.resolve()


@pytest.mark.rule("RC-401")
def test_empty_spaces_next_to_the_camp_or_behind_one_tile() -> None:
    t = table()
    t.to_planning()
    assert {key for key in t.keys(0) if key.startswith("explore")} == {"explore:M2", "explore:N1", "explore:S1"}

    t = table()
    t.tile("M2", 6)
    t.to_planning()
    spaces = {"explore:M3", "explore:N1", "explore:N2", "explore:S1", "explore:S2"}
    assert {key for key in t.keys(0) if key.startswith("explore")} == spaces
    assert t.refuses("explore:M4", 0) == {"RC-401"}


@pytest.mark.rule("RC-402")
def test_several_explorations_one_for_each_space() -> None:
    t = table()
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    assert t.refuses("explore:N1", 1) == {"RC-402"}
    t.plan(1, "explore:S1", "join:explore:S1:pawn")
    t.resolve()
    t.go_on()
    assert t.w.spots["N1"].tile >= 0
    assert t.w.spots["S1"].tile >= 0
    assert t.w.size("tile") == 8


@pytest.mark.rule("RC-403", "RC-405", "RC-406", "RC-407")
def test_the_tile_then_beast_totem_and_tokens_in_this_order() -> None:
    t = table("jenny", tile=7)  # Hills, wood, Beast, Totem, two Discovery icons
    seen = t.record(BeastAppears, TotemFound, DrawDiscovery)
    explore(t)
    t.go_on()
    assert [type(e).__name__ for e in seen] == ["BeastAppears", "TotemFound", "DrawDiscovery"]
    assert t.w.tile("N1") is not None
    assert t.w.content.cards[t.w.spots["N1"].tile].id == "tile-7"
    assert "hills" in t.w.terrains()
    assert t.w.size("hunting") == 1
    assert t.w.size("tile") == 9


@pytest.mark.rule("RC-404")
def test_new_terrain_serves_the_next_planning() -> None:
    t = table(tile=5)  # Mountains
    t.to_planning()
    assert t.refuses("build:knife", 1) == {"RC-350"}
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.resolve()
    t.to_planning()
    assert {"build:knife", "build:fire"} <= set(t.keys(1))
    assert t.refuses("build:rope", 1) == {"RC-350"}  # Plains


@pytest.mark.rule("RC-405")
def test_the_beast_joins_the_hunting_deck_unseen() -> None:
    t = table(tile=11)
    t.beast("fox")
    explore(t)
    assert t.w.size("hunting") == 2
    assert t.w.size("beast") == 14
    hunting = t.w.zones["hunting"]
    assert [t.w.content.cards[entry].id for entry in hunting.entries() if entry >= 0] == ["fox"]  # the other is unseen
    assert hunting.top == ()  # shuffled: nobody knows whether the Fox is on top


@pytest.mark.rule("RC-406")
def test_a_totem_does_what_the_scenario_says() -> None:
    t = table("cursed-island", tile=5)
    explore(t)
    t.go_on()
    assert t.w.spots["N1"].totem == 1
    t.on_top("tile", "tile/tile-6")
    t.w.wounds[0] = 0
    explore(t, "S1")
    t.go_on()
    assert t.w.spots["S1"].totem == 2
    assert t.w.wounds[:3] == [2, 0, 0]  # the second Totem of this Scenario


@pytest.mark.rule("RC-407", "RC-293")
def test_discovery_tokens_lie_face_up_in_future_resources() -> None:
    t = table(tile=1)
    t.wounds(1, 0, 0)
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.plan(1, "explore:S1")
    t.determination(0, 2, 0)
    t.dice("explore", success="two")
    t.resolve()
    t.choose("resolve:explore:N1")
    assert t.asked == "window"  # before the second roll is read
    assert sorted(t.w.ids("future")) == ["candles", "tobacco"]
    assert t.w.ids("discoveries") == []
    t.go_on()
    assert sorted(t.w.ids("discoveries")) == ["candles", "tobacco"]


@pytest.mark.rule("RC-408")
def test_a_natural_shelter_serves_only_where_the_camp_is() -> None:
    t = table(tile=11)
    t.give(wood=3)
    explore(t)
    assert not t.w.shelter
    assert not t.w.sheltered()
    t.to_planning()
    assert t.refuses("build:roof:wood", 0) == {"RC-345"}
    t.resolve()
    t.give(food=3)
    t.play(*NIGHT)
    t.answer("move-camp:N1")
    assert t.w.sheltered()
    assert not t.w.shelter


@pytest.mark.rule("RC-409", "RC-484", "RC-478")
def test_a_failed_exploration_places_no_tile_but_its_token_stays_for_later() -> None:
    t = table()
    t.on_top("exploration-adventure", "exploration-adventure/swamp")  # one pawn more on this tile
    t.to_planning()
    t.plan(0, "explore:N1")
    t.dice("explore", success="two", adventure="adventure")
    t.resolve()
    assert t.w.spots["N1"].tile < 0
    assert t.w.size("tile") == 10
    assert t.w.spots["N1"].tokens == ("pawn",)
    assert t.w.determination[0] == 2
    t.to_planning()
    t.plan(0, "explore:N1")
    t.plan(1, "join:explore:N1:pawn", "join:explore:N1:pawn")
    t.resolve()
    assert t.w.spots["N1"].tile >= 0
    assert t.w.spots["N1"].tokens == ("pawn",)


@pytest.mark.rule("RC-410")
def test_without_tiles_nothing_can_be_explored() -> None:
    t = table()
    while t.w.size("tile") > 1:
        t.w.draw("tile", "box")
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.plan(1, "explore:S1", "join:explore:S1:pawn")
    t.resolve()
    t.choose("resolve:explore:S1")
    assert t.w.spots["S1"].tile >= 0
    assert t.w.spots["N1"].tile < 0
    assert t.w.determination[:3] == [2, 0, 0]  # the stack ran out on the way
    t.to_planning()
    assert t.refuses("explore:N1", 0) == {"RC-410"}


@pytest.mark.rule("RC-411")
def test_an_empty_discovery_stack_gives_nothing() -> None:
    t = table(tile=1)
    while t.w.size("discovery") > 1:
        t.w.draw("discovery", "discovery-gone")
    explore(t)
    assert t.w.size("discovery") == 0
    assert t.w.size("discoveries") + t.w.size("discovery-gone") == 22
    assert t.w.size("discovery-gone") >= 21  # never shuffled back


@pytest.mark.rule("RC-412")
def test_the_camp_stays_where_it_was_when_the_actions_were_planned() -> None:
    t = table()
    t.tile("M2", 6)
    t.to_planning()
    t.plan(0, "explore:M3", "join:explore:M3:pawn")
    t.plan(1, "join:explore:M3:pawn")
    for seat in range(3):
        assert not [key for key in t.keys(seat) if "camp" in key and key != "arrange:camp"]
    t.resolve()
    assert t.w.camp == "M1"
    assert t.w.spots["M3"].tile >= 0
    t.give(food=3)
    t.play(*NIGHT)
    t.answer("move-camp:M2")
    t.to_planning()
    t.choose("explore:N2", 0)
    t.dice("explore")
    t.resolve()
    t.go_on()
    assert t.w.spots["N2"].tile >= 0  # one pawn is enough now


@pytest.mark.rule("RC-413")
def test_tokens_are_kept_until_used_and_then_gone() -> None:
    t = table(tile=1)
    explore(t)
    t.give(food=3)
    t.play(*NIGHT)
    t.answer("stay")
    assert sorted(t.w.ids("discoveries")) == ["candles", "tobacco"]
    t.to_planning()
    t.choose("token:tobacco", t.w.first)
    assert t.w.morale == 1
    assert t.w.ids("discoveries") == ["candles"]
    assert "tobacco" in t.w.ids("discovery-gone")


@pytest.mark.rule("RC-414", "RC-415")
def test_food_of_a_token_rots_a_goat_does_not() -> None:
    t = Table(players=3, starting_items="0")
    t.shelter()
    t.on_top("tile", "tile/tile-1")
    t.on_top("discovery", "discovery/nourishing-larvae", "discovery/goat")
    explore(t)
    assert t.w.stock["food"] == 2  # the token turned into food as it became available
    assert t.w.ids("discoveries") == ["goat"]
    t.give(food=2 + 3)
    t.play(*NIGHT)
    t.answer("stay")
    assert t.w.stock["food"] == 0  # three eaten, the rest rotten
    assert t.w.ids("discoveries") == ["goat"]


@pytest.mark.rule("RC-416")
def test_an_invention_drawn_later_finds_its_terrain_explored() -> None:
    t = table()
    t.tile("M2", 4)  # Hills
    t.give(fur=1)
    t.to_planning()
    assert "build:drums" not in t.keys(0)
    t.resolve()
    t.invention("drums", "basket")
    t.to_planning()
    assert "build:drums" in t.keys(0)
    assert t.refuses("build:basket", 0) == {"RC-350"}
    t.resolve()
    t.spot("M2", covered=True)
    t.to_planning()
    assert t.refuses("build:drums", 0) == {"RC-350"}


@pytest.mark.rule("RC-1314")
def test_the_first_plains_with_a_beast_and_two_discoveries() -> None:
    t = table(tile=1)
    t.invention("basket", "bed")
    t.to_planning()
    for item in ("basket", "cure", "rope", "bed"):
        assert t.why(f"build:{item}", 0) == {"RC-350"}
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.determination(0, 2, 0)
    t.plan(1, "explore:S1")
    t.dice("explore", success="two")
    t.resolve()
    t.choose("resolve:explore:N1")
    assert t.w.size("hunting") == 1
    assert len(t.w.ids("future")) == 2
    t.go_on()
    t.to_planning()
    assert {"build:basket", "build:cure", "build:rope", "build:bed"} <= set(t.keys(0))
