"""Building (RC-341 to RC-358): Shelter, Roof, Palisade, Weapon, Inventions."""

import pytest

from holdfast.games.robinson.flow.night import OpenAir
from holdfast.games.robinson.island.camp import MoveCamp
from tests.games.robinson.table import FRIDAY, Table


def table(players: int = 3, scenario: str = "castaways", **stock: int) -> Table:
    t = Table(players=players, scenario=scenario, starting_items="0")
    t.characters(*("cook", "explorer", "carpenter", "soldier")[:players])
    t.give(**stock)
    return t


def surely(t: Table, seat: int, key: str) -> None:
    """Planned with both pawns of a player."""
    name = ":".join(key.split(":")[:2])
    t.plan(seat, key, f"join:{name}:pawn")


@pytest.mark.rule("RC-341")
def test_a_building_action_builds_exactly_one_thing() -> None:
    t = table(players=4, wood=20)
    t.shelter()
    t.to_planning()
    surely(t, 0, "build:roof:wood")
    surely(t, 1, "build:palisade:wood")
    surely(t, 2, "build:weapon")
    surely(t, 3, "build:shovel")
    t.resolve()
    t.go_on()
    assert t.w.levels == {"roof": 1, "palisade": 1, "weapon": 1}
    assert t.w.built == ("shovel",)
    assert t.w.stock["wood"] == 20 - 4 - 4 - 1


@pytest.mark.rule("RC-342", "RC-1308")
def test_all_in_wood_or_all_in_fur() -> None:
    t = table(wood=2, fur=1)
    t.to_planning()
    assert t.refuses("build:shelter:wood", 0) == {"RC-269"}
    assert t.refuses("build:shelter:fur", 0) == {"RC-269"}

    t = table(wood=3, fur=2)
    t.to_planning()
    surely(t, 0, "build:shelter:fur")
    t.resolve()
    assert t.w.shelter
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (3, 0)

    t = table(wood=3, fur=2)
    t.to_planning()
    surely(t, 0, "build:shelter:wood")
    t.resolve()
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (0, 2)


@pytest.mark.rule("RC-343", "RC-344")
def test_the_shelter_stands_where_the_camp_is_and_is_not_lost() -> None:
    t = table(wood=3)
    t.tile("M2", 6)
    t.to_planning()
    surely(t, 0, "build:shelter:wood")
    t.resolve()
    assert t.w.shelter
    assert t.w.camp == "M1"
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == (0, 0)
    t.play(MoveCamp(), OpenAir())
    t.choose("move-camp:M2")
    assert t.w.shelter
    assert t.w.wounds[:3] == [0, 0, 0]  # nobody slept in the open
    t.give(wood=3)
    t.to_planning()
    assert t.refuses("build:shelter:wood", 0) == {"RC-348"}


@pytest.mark.rule("RC-345", "RC-346")
def test_roof_and_palisade_need_a_built_or_natural_shelter() -> None:
    t = table(wood=9)
    t.to_planning()
    assert t.refuses("build:roof:wood", 0) == {"RC-345"}
    assert t.refuses("build:palisade:wood", 0) == {"RC-345"}

    t = table(wood=9)
    t.tile("M2", 11)  # a natural shelter
    t.w.camp = "M2"
    t.to_planning()
    assert not t.w.shelter
    surely(t, 0, "build:roof:wood")
    surely(t, 1, "build:shelter:wood")  # it is still to be built
    t.resolve()
    t.go_on()
    assert t.w.levels["roof"] == 1
    assert t.w.shelter


@pytest.mark.rule("RC-347")
def test_levels_may_be_built_several_times_in_a_round() -> None:
    t = table(wood=9)
    t.item("lantern")
    t.shelter()
    t.to_planning()
    surely(t, 0, "build:weapon")
    t.plan(1, "build:weapon", "join:build:weapon+2:pawn")
    surely(t, 2, "build:roof:wood")
    t.resolve()
    t.go_on()
    assert t.w.levels == {"roof": 1, "palisade": 0, "weapon": 2}
    assert t.w.stock["wood"] == 4


@pytest.mark.rule("RC-348")
def test_the_shelter_and_each_invention_once_a_round() -> None:
    t = table(wood=9)
    t.to_planning()
    t.plan(0, "build:shelter:wood", "build:shovel")
    assert t.refuses("build:shelter:wood", 1) == {"RC-348"}
    assert t.refuses("build:shovel", 1) == {"RC-348"}


@pytest.mark.rule("RC-348", "RC-357")
def test_crosses_and_bells_may_be_built_again_and_in_one_round() -> None:
    t = table(scenario="cursed-island", wood=9)
    t.item("rope")
    t.tile("M2", 4)  # Hills, for the Bell
    t.tile("N1", 6)
    for space in ("N2", "N3", "N4", "S3", "S4"):
        t.spot(space, tokens=("fog",))
    t.to_planning()
    surely(t, 0, "build:cross-M1")
    t.plan(1, "build:cross-M2", "build:sacred-bell")
    t.plan(2, "build:sacred-bell", "join:build:sacred-bell+2:pawn")
    t.dice("build")
    t.dice("build")
    t.resolve()
    t.go_on()
    cleared = 0
    while t.asked == "remove-fog":
        t.choose(t.keys()[0])
        cleared += 1
    assert cleared == 5  # two Bells, three fog markers each at most
    assert [s for s in t.w.spots if "cross" in t.w.spots[s].tokens] == ["M1", "M2"]
    t.to_planning()
    assert {"build:cross-N1", "build:sacred-bell"} <= set(t.keys(0))
    assert "build:cross-M1" not in t.keys(0)


@pytest.mark.rule("RC-349", "RC-354")
def test_a_personal_invention_only_by_its_character_the_others_by_anyone() -> None:
    t = table(wood=9)
    t.item("rope")
    t.to_planning()
    assert t.refuses("build:snare", 0) == {"RC-354"}
    assert t.refuses("build:snare", 1) == {"RC-354"}
    assert "build:mast" not in t.keys(0)  # of the Scenario card: wood and fur
    t.choose("build:snare", 2)
    t.choose("join:build:snare:pawn", 0)  # others may support
    assert "build:shovel" in t.keys(0)
    t.resolve()
    assert t.w.has("snare")
    assert t.w.determination[:3] == [0, 0, 2]


@pytest.mark.rule("RC-350")
def test_terrain_items_and_resources_are_required() -> None:
    t = table(wood=1)
    t.invention("lantern", "corral")
    t.to_planning()
    assert t.refuses("build:lantern", 0) == {"RC-350"}
    assert t.refuses("build:corral", 0) == {"RC-350"}

    t = table(wood=0)
    t.item("fire", "rope")
    t.tile("M2", 4)  # Hills
    t.invention("lantern", "corral")
    t.to_planning()
    assert "build:lantern" in t.keys(0)
    assert t.refuses("build:corral", 0) == {"RC-269"}
    surely(t, 0, "build:lantern")
    t.resolve()
    assert t.w.has("lantern")
    assert t.w.has("fire")


@pytest.mark.rule("RC-351")
def test_a_built_invention_is_an_item_from_the_end_of_the_phase() -> None:
    t = table()
    t.tile("M2", 11)
    t.to_planning()
    surely(t, 0, "build:knife")
    t.plan(1, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.on_top("gathering-adventure", "gathering-adventure/furs")  # asks: the phase is still going on
    t.resolve()
    assert t.w.ids("future") == ["knife"]
    assert t.w.levels["weapon"] == 0
    t.choose("leave")
    assert t.w.has("knife")
    assert t.w.levels["weapon"] == 1
    assert t.w.ids("items") == ["knife"]


@pytest.mark.rule("RC-352")
def test_the_personal_invention_gives_two_determination_at_once() -> None:
    t = table(players=4, wood=1)
    t.item("knife")
    t.levels(weapon=0)
    t.to_planning()
    surely(t, 3, "build:spear")
    t.plan(0, "build:shovel")
    t.determination(0, 0, 2, 0)  # the Carpenter may reroll: a look before the end of the phase
    t.dice("build")
    t.resolve()
    t.choose("resolve:build:spear")
    assert t.asked == "window"
    assert t.w.determination[3] == 2
    assert t.w.levels["weapon"] == 0
    t.go_on()
    assert t.w.levels["weapon"] == 3
    assert "spear" in t.w.ids("items")


@pytest.mark.rule("RC-353")
def test_scenario_inventions_stay_on_the_scenario_card() -> None:
    t = table(wood=1)
    t.tile("M2", 11)  # Mountains
    t.to_planning()
    surely(t, 0, "build:hatchet")
    t.resolve()
    assert t.w.ids("scenario-items") == ["hatchet"]
    assert t.w.ids("items") == []
    assert t.w.spots["M1"].tokens == ("wood",)


@pytest.mark.rule("RC-355")
def test_a_failed_build_costs_nothing() -> None:
    t = table(wood=3)
    t.to_planning()
    t.plan(0, "build:shelter:wood")
    t.dice("build", success="two")
    t.resolve()
    assert t.idle
    assert not t.w.shelter
    assert t.w.stock["wood"] == 3
    assert t.w.free("wood") == 3
    assert t.w.determination[0] == 2


@pytest.mark.rule("RC-355", "RC-656")
def test_its_resources_are_back_only_when_the_action_is_over() -> None:
    t = table(scenario="family", food=2)
    t.item("shovel")
    t.to_planning()
    t.plan(0, "build:cultivation")
    t.dice("build", success="two", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/visit-of-a-predator")  # discard 1 food
    t.resolve()
    assert t.w.wounds[:3] == [1, 0, 0]
    assert t.w.stock["food"] == 2
    assert t.w.free("food") == 2


@pytest.mark.rule("RC-356", "RC-475", "RC-478")
def test_building_happens_on_the_camp_tile() -> None:
    t = table(wood=2)
    t.spot("M1", tokens=("beast", "pawn"))
    t.spot("N1", tokens=("beast",))
    t.to_planning()
    t.plan(0, "build:weapon")
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:build:weapon:pawn", 0)
    t.dice("build")
    t.choose("ready", 0)
    assert t.w.wounds[:3] == [1, 0, 0]
    assert t.w.levels["weapon"] == 1
    assert t.w.spots["M1"].tokens == ("beast", "pawn")


@pytest.mark.rule("RC-357")
def test_an_item_exists_once_and_can_be_built_again_when_it_is_lost() -> None:
    t = table(wood=1)
    t.item("shovel")
    t.to_planning()
    assert "build:shovel" not in t.keys(0)
    t.plan(0, "build:weapon")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/broken-tool")
    t.resolve()
    assert not t.w.has("shovel")
    t.to_planning()
    assert "build:shovel" in t.keys(0)


@pytest.mark.rule("RC-358")
def test_friday_builds_what_lies_on_the_board_but_nothing_personal() -> None:
    t = table(players=2, wood=3)
    t.characters("cook", "carpenter")
    t.item("rope")
    t.to_planning()
    assert {"friday:build:shovel", "friday:build:weapon", "friday:build:shelter:wood"} <= set(t.keys(0))
    assert not [key for key in t.keys(0) if key.startswith("friday:build:snare")]
    t.choose("friday:build:shovel", 0)
    t.dice("build", wound="wound")
    t.resolve()
    assert t.w.has("shovel")
    assert t.w.wounds[FRIDAY] == 1
    assert t.w.wounds[:2] == [0, 0]


@pytest.mark.rule("RC-1309")
def test_fire_knife_and_map() -> None:
    t = table(wood=2)
    t.characters("cook", "explorer", "soldier")
    t.shelter()
    t.invention("bow")
    t.item("fire", "knife", "map", "rope")
    assert t.w.levels == {"roof": 0, "palisade": 1, "weapon": 1}
    t.to_planning()
    assert t.w.extras == ("green-map",)
    assert "build:fireplace" in t.keys(0)
    assert "build:shortcut" in t.keys(1)
    assert "build:bow" in t.keys(2)

    bare = table(wood=2)
    bare.item("fire")
    assert bare.w.levels["palisade"] == 0  # without a Shelter
    bare.to_planning()
    assert bare.refuses("build:shortcut", 1) == {"RC-350"}
