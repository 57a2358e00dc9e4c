"""Planning the Actions (RC-261 to RC-283): all together, every pawn on a target, everything needed at hand."""

import pytest

from holdfast.games.robinson.flow.action import Resolve
from tests.games.robinson.table import FRIDAY, Table, camp


def planning(players: int = 3, **stock: int) -> Table:
    """Carpenter, Cook and Explorer around the Camp, a wood and a food source beside it."""
    t = Table(players=players, starting_items="0")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    t.give(**stock)
    t.tile("M2", 6)
    return t


@pytest.mark.rule("RC-261")
def test_all_plan_together_in_any_order() -> None:
    t = planning()
    t.to_planning()
    assert t.game.question.seats == (0, 1, 2)
    t.choose("rest:rest", 2)
    t.choose("arrange:camp", 0)
    t.choose("rest:rest", 2)
    t.choose("arrange:camp", 1)
    assert t.game.question.seats == (0, 1, 2)
    assert [p.taker() for p in t.w.plan] == [2, 0, 2, 1]
    assert t.w.morale == 0


@pytest.mark.rule("RC-262")
def test_two_pawns_each_or_one_where_an_event_says_so() -> None:
    t = planning()
    t.w.round = 2
    t.on_top("event", "event/vertigo")
    t.phase("event")
    t.to_planning()
    t.plan(1, "rest:rest", "rest:rest")
    assert t.refuses("rest:rest", 1) == {"RC-262"}
    t.plan(0, "rest:rest")
    assert t.refuses("rest:rest", 0) == {"RC-262"}
    assert len(t.w.plan) == 3


@pytest.mark.rule("RC-263", "RC-347")
def test_every_action_several_times_but_a_threat_card_once() -> None:
    t = planning(wood=9)
    t.shelter()
    t.threat("weakness")
    t.to_planning()
    t.plan(0, "build:roof:wood", "build:roof:wood")
    t.plan(1, "explore:N1", "explore:S1")
    t.plan(2, "threat:right")
    assert t.refuses("threat:right", 2) == {"RC-306"}
    t.plan(2, "gather:M2-wood")
    assert len(t.w.plan) == 6


@pytest.mark.rule("RC-264")
def test_every_pawn_stands_on_a_concrete_target() -> None:
    t = planning(wood=9)
    t.beast("fox")
    t.shelter()
    t.threat("weakness", "left")
    t.threat("vertigo", "right")
    t.to_planning()
    concrete = {
        "threat:left",
        "threat:right",
        "hunt:beast",
        "build:roof:wood",
        "build:palisade:wood",
        "build:weapon",
        "build:shovel",
        "gather:M2-wood",
        "gather:M2-parrot",
        "explore:N1",
        "explore:S1",
        "arrange:camp",
        "rest:rest",
    }
    assert concrete <= set(t.keys(0))
    assert not {"hunt", "build", "gather", "explore"} & set(t.keys(0))
    t.choose("gather:M2-parrot", 0)
    assert [(p.kind, p.name, p.pawns) for p in t.w.plan] == [("gather", "M2-parrot", ("0a",))]


@pytest.mark.rule("RC-265", "RC-266")
def test_one_taker_and_the_others_only_support() -> None:
    t = planning()
    t.beast("iguana")  # strength 4, one Wound more, 3 food, 1 fur
    t.to_planning()
    t.choose("hunt:beast", 1)
    t.choose("join:hunt:beast:pawn", 0)
    t.resolve()
    assert t.w.wounds[:3] == [0, 6, 0]  # strength 4, the Weapon level lost in vain, the bite
    assert t.w.determination[:3] == [0, 0, 0]
    assert t.w.stock["food"] == 3


@pytest.mark.rule("RC-267", "RC-1306")
def test_additional_pawns_support_their_own_actions_only() -> None:
    t = planning(wood=3)
    t.item("map", "lantern")
    t.treasure("compass")
    t.to_planning()
    t.choose("explore:N1", 0)
    t.choose("build:weapon", 1)
    assert {"join:explore:N1:green-map", "join:explore:N1:green-compass"} <= set(t.keys(2))
    assert "join:explore:N1:brown-lantern" not in t.keys(2)
    assert "join:build:weapon:brown-lantern" in t.keys(2)
    assert "join:build:weapon:green-map" not in t.keys(2)
    t.choose("join:explore:N1:green-map", 0)
    assert "join:explore:N1:green-compass" not in t.keys(0)  # two pawns are enough


@pytest.mark.rule("RC-268", "RC-1306")
def test_additional_pawns_alone_take_no_action() -> None:
    t = planning(players=1)
    t.item("map")
    t.treasure("compass")
    t.to_planning()
    t.plan(0, "rest:rest", "rest:rest", "friday:rest:rest")
    assert set(t.w.extras) == {"green-map", "green-compass", "dog-dog"}
    assert not [key for key in t.keys(0) if "explore:" in key]
    assert t.refuses("explore:N1", 0) == {"RC-262"}


@pytest.mark.rule("RC-269")
def test_everything_an_action_needs_is_there_when_it_is_planned() -> None:
    t = planning(wood=0)
    t.invention("bow", "drums")
    t.threat("culled-area")  # Weapon level 2
    t.levels(weapon=1)
    t.to_planning()
    assert t.refuses("threat:right", 0) == {"RC-301"}
    assert t.refuses("build:bow", 0) == {"RC-350"}
    assert t.refuses("build:drums", 0) == {"RC-350"}  # no Hills yet
    assert t.refuses("build:weapon", 0) == {"RC-269"}
    assert "build:shovel" in t.keys(0)


@pytest.mark.rule("RC-270", "RC-1310")
def test_what_the_phase_brings_serves_the_next_one() -> None:
    t = planning(wood=2)
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    assert t.refuses("build:shelter:wood", 1) == {"RC-269"}
    t.resolve()
    assert t.w.stock["wood"] == 3
    t.to_planning()
    assert "build:shelter:wood" in t.keys(1)


@pytest.mark.rule("RC-271", "RC-1311")
def test_knife_and_bow_shelter_and_roof_take_two_rounds() -> None:
    t = planning(wood=9)
    t.tile("N1", 11)  # Mountains for the Knife
    t.item("rope")
    t.invention("bow")
    t.to_planning()
    t.plan(0, "build:knife", "join:build:knife:pawn")
    t.plan(1, "build:shelter:wood", "join:build:shelter:pawn")
    assert t.refuses("build:bow", 2) == {"RC-350"}
    assert t.refuses("build:roof:wood", 2) == {"RC-345"}
    t.resolve()
    t.go_on()
    assert t.w.shelter
    assert "knife" in t.w.built
    t.to_planning()
    assert {"build:bow", "build:roof:wood"} <= set(t.keys(2))


@pytest.mark.rule("RC-270", "RC-271")
def test_fast_work_finds_no_shelter_that_was_built_in_the_same_phase() -> None:
    t = planning(wood=9)
    t.to_planning()
    t.plan(0, "build:shelter:wood")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/fast-work")
    t.resolve()
    t.answer("take")
    assert t.w.shelter
    assert "build:weapon" in t.keys()
    assert not [key for key in t.keys() if key.startswith(("build:roof", "build:palisade"))]


@pytest.mark.rule("RC-272")
def test_resources_are_assigned_with_the_pawn_and_spent_when_it_succeeds() -> None:
    t = planning(wood=5)
    t.to_planning()
    t.plan(0, "build:shelter:wood", "join:build:shelter:pawn")
    assert t.w.stock["wood"] == 5
    assert t.w.free("wood") == 2
    t.choose("take-back:build:shelter", 0)
    assert t.w.free("wood") == 5
    t.plan(0, "build:shelter:wood", "join:build:shelter:pawn")
    t.resolve()
    assert t.w.stock["wood"] == 2


@pytest.mark.rule("RC-273")
def test_no_cube_is_assigned_twice() -> None:
    t = planning(wood=3)
    t.to_planning()
    t.plan(0, "build:shelter:wood")
    assert t.refuses("build:weapon", 1) == {"RC-273"}
    assert len(t.w.plan) == 1


@pytest.mark.rule("RC-273")
def test_assigned_food_meets_no_other_demand() -> None:
    t = Table(players=3, scenario="family", starting_items="0")
    t.item("shovel")
    t.give(wood=1, food=2)
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:cultivation", "join:build:cultivation:pawn")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/visit-of-a-predator")  # discard 1 food
    t.resolve()
    t.choose("resolve:build:weapon")
    t.go_on()
    assert t.w.wounds[:3] == [1, 0, 0]
    assert "cultivation" in t.w.built
    assert t.w.stock["food"] == 4  # two spent, four grown


@pytest.mark.rule("RC-274")
def test_an_action_goes_on_without_the_item_it_was_planned_with() -> None:
    t = planning(wood=2)
    t.item("rope")
    t.invention("shield")
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:shield", "join:build:shield:pawn")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/broken-tool")
    t.resolve()
    t.answer("resolve:build:weapon")
    assert "rope" not in t.w.built
    assert "shield" in t.w.built


@pytest.mark.rule("RC-274")
def test_an_invention_discarded_after_planning_is_built_all_the_same() -> None:
    t = planning(wood=2)
    t.item("rope")
    t.invention("shield")
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:shield", "join:build:shield:pawn")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/lack-of-hope")
    t.resolve()
    t.answer("resolve:build:weapon", "discard:shield", "discard:map", "discard:dam")
    assert "shield" in t.w.built
    assert t.w.stock["wood"] == 0
    assert {"map", "dam"} <= set(t.w.ids("invention-discard"))


@pytest.mark.rule("RC-274")
def test_a_source_exhausted_meanwhile_still_yields_to_who_stands_on_it() -> None:
    t = planning()
    t.to_planning()
    t.plan(0, "gather:M2-parrot")
    t.plan(1, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.dice("gather", adventure="adventure")
    t.on_top("gathering-adventure", "gathering-adventure/winter-freezing")
    t.resolve()
    t.answer("resolve:gather:M2-parrot", "exhaust:M2-wood")
    assert t.w.spots["M2"].exhausted == ("wood",)
    assert t.w.stock["wood"] == 1
    assert t.w.stock["food"] == 1


@pytest.mark.rule("RC-274")
def test_a_hunt_without_a_beast_left_has_no_effect() -> None:
    t = planning()
    t.levels(weapon=3)
    t.beast("fox")
    t.threat("night-attack")  # takes the top Beast without a fight
    t.to_planning()
    t.plan(0, "threat:right")
    t.plan(1, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()
    assert t.idle
    assert t.w.stock["food"] == 2
    assert t.w.stock["fur"] == 1
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.ids("beast-discard") == ["fox"]


@pytest.mark.rule("RC-275", "RC-305")
@pytest.mark.parametrize("key", ["build:weapon", "gather:M2-wood", "explore:N1"])
def test_one_pawn_rolls_and_two_succeed_without_dice(key: str) -> None:
    kind = key.partition(":")[0]
    for pawns in (1, 2):
        t = planning(wood=1)
        t.on_top("tile", "tile/tile-5")
        t.on_top("discovery", "discovery/tobacco")
        t.to_planning()
        t.plan(0, key)
        if pawns == 2:
            t.plan(0, f"join:{key}:pawn")
        t.dice(kind, wound="wound", success="two")
        t.resolve()
        rolled = not t.w.chance.faces
        assert rolled is (pawns == 1)
        assert t.w.wounds[0] == (1 if rolled else 0)
        assert t.w.determination[0] == (2 if rolled else 0)
        done = {"build": t.w.levels["weapon"], "gather": t.w.stock["wood"] - 1, "explore": t.w.spots["N1"].tile >= 0}
        assert done[kind] == (0 if rolled else 1)


@pytest.mark.rule("RC-276", "RC-277", "RC-1332")
@pytest.mark.parametrize("key", ["gather:M3-wood", "explore:S2"])
def test_at_distance_two_one_pawn_is_too_few_two_roll_three_succeed(key: str) -> None:
    kind = key.partition(":")[0]
    for pawns in (1, 2, 3):
        t = planning()
        t.tile("M3", 11)
        t.on_top("tile", "tile/tile-1")
        t.to_planning()
        t.plan(0, key)
        if pawns >= 2:
            t.plan(0, f"join:{key}:pawn")
        if pawns == 3:
            t.plan(1, f"join:{key}:pawn")
        t.choose("ready", 1)
        t.choose("ready", 2)
        t.dice(kind, success="two")
        if pawns == 1:
            assert t.refuses("ready", 0) == {"RC-279"}
            continue
        t.choose("ready", 0)
        assert t.w.determination[0] == (2 if pawns == 2 else 0)
        done = t.w.stock["wood"] if kind == "gather" else t.w.spots["S2"].tile >= 0
        assert done == (pawns == 3)


@pytest.mark.rule("RC-277", "RC-401")
def test_farther_than_one_tile_between_is_too_far() -> None:
    t = planning()
    t.tile("M3", 11)
    t.tile("M4", 10)
    t.to_planning()
    assert "gather:M3-wood" in t.keys(0)
    assert t.refuses("gather:M4-wood", 0) == {"RC-277"}
    assert t.refuses("explore:N4", 0) == {"RC-401"}
    assert "explore:N2" in t.keys(0)


@pytest.mark.rule("RC-277")
def test_the_tile_between_must_be_accessible() -> None:
    t = planning()
    t.tile("M3", 11)
    t.spot("M2", down=True)
    t.to_planning()
    assert t.refuses("gather:M3-wood", 0) == {"RC-277"}


@pytest.mark.rule("RC-278", "RC-477", "RC-478")
def test_extra_pawns_for_distance_field_and_space_add_up() -> None:
    t = planning()
    t.tile("M3", 11, tokens=("pawn",))
    t.token("gather", "pawn")
    t.to_planning()
    t.plan(0, "gather:M3-wood")
    t.plan(1, "join:gather:M3-wood:pawn", "join:gather:M3-wood:pawn", "ready")
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}  # three pawns of four
    t.choose("join:gather:M3-wood:pawn", 0)
    t.dice("gather")
    t.resolve()
    assert t.w.stock["wood"] == 1
    assert not t.w.token("gather", "pawn")
    assert t.w.spots["M3"].tokens == ("pawn",)


@pytest.mark.rule("RC-279")
def test_pawns_beyond_the_need_are_not_taken() -> None:
    t = planning(wood=1)
    t.beast("fox")
    t.threat("weakness")
    t.to_planning()
    t.plan(0, "build:weapon", "join:build:weapon:pawn")
    t.plan(1, "threat:right", "arrange:camp")
    for slot in ("build:weapon", "threat:right", "arrange:camp"):
        assert f"join:{slot}:pawn" not in t.keys(2)
    t.plan(2, "hunt:beast", "join:hunt:beast:pawn")
    t.choose("take-back:arrange:camp", 1)
    assert "join:hunt:beast:pawn" not in t.keys(1)


@pytest.mark.rule("RC-279")
def test_a_hunt_short_of_a_pawn_cannot_be_confirmed() -> None:
    t = planning()
    t.beast("fox")
    t.to_planning()
    t.choose("hunt:beast", 0)
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}


@pytest.mark.rule("RC-280")
def test_pawns_may_stay_idle() -> None:
    t = planning(wood=2)
    before = t.snapshot()
    t.to_planning()
    t.resolve()
    assert t.idle
    after = t.snapshot()
    assert {key for key in after if after[key] != before[key]} <= {"phase", "ready", "asked", "question"}


@pytest.mark.rule("RC-281")
def test_any_pawn_may_move_until_all_have_confirmed() -> None:
    t = planning(wood=1)
    t.to_planning()
    t.choose("build:weapon", 0)
    t.choose("take-back:build:weapon", 0)
    t.choose("arrange:camp", 0)
    t.choose("ready", 0)
    assert t.game.question.seats == (1, 2)
    assert t.refuses("rest:rest", 0) == {"HF-02"}
    t.choose("take-back:arrange:camp", 1)  # then its owner is asked again
    assert t.game.question.seats == (0, 1, 2)
    t.plan(0, "rest:rest", "rest:rest")
    t.wounds(2, 0, 0)
    for seat in (1, 2, 0):
        t.choose("ready", seat)
    assert not [key for key in t.keys() if key.startswith("take-back")]
    t.go_on()
    assert t.idle
    assert t.w.wounds[0] == 0
    assert t.w.morale == 0


@pytest.mark.rule("RC-282")
def test_skills_that_change_the_plan_are_declared_while_planning() -> None:
    t = planning(wood=1)
    t.determination(7, 0, 0)
    t.to_planning()
    t.choose("skill:handy-man", 0)
    t.plan(0, "build:weapon", "join:build:weapon:brown-extra1", "arrange:camp")
    assert t.w.determination[0] == 4
    t.resolve()
    assert t.idle
    assert t.w.levels["weapon"] == 1
    assert t.w.determination[0] == 6


@pytest.mark.rule("RC-282")
def test_no_skill_changes_the_plan_once_the_dice_are_on_the_table() -> None:
    t = planning(wood=1)
    t.determination(7, 0, 0)
    t.to_planning()
    t.plan(0, "build:weapon")
    t.dice("build", success="two")
    t.resolve()
    assert "skill:craftsmanship" in t.keys(0)
    assert "skill:handy-man" not in t.keys(0)


@pytest.mark.rule("RC-283")
def test_who_is_restricted_supports_allowed_actions_only() -> None:
    t = planning(wood=1)
    t.w.round = 2
    t.on_top("event", "event/loss-of-hope")  # the First Player: Building, Arranging, Rest
    t.phase("event")
    t.to_planning()
    assert t.refuses("explore:N1", 0) == {"RC-283"}
    t.plan(1, "gather:M2-wood", "build:weapon")
    assert "join:gather:M2-wood:pawn" not in t.keys(0)
    assert "join:gather:M2-wood:pawn" in t.keys(2)
    t.choose("join:build:weapon:pawn", 0)
    t.choose("rest:rest", 0)
    assert [p.slot for p in t.w.plan if 0 in p.seats()] == ["build:weapon", "rest:rest"]


@pytest.mark.rule("RC-265", "RC-1331")
def test_a_player_may_plan_with_a_friday_whom_the_first_player_will_add() -> None:
    t = planning(players=2)
    t.beast("fox")
    t.to_planning()
    t.plan(0, "rest:rest", "rest:rest")
    t.plan(1, "arrange:camp", "hunt:beast")
    t.choose("join:hunt:beast:friday", 0)
    hunts = t.record(Resolve)
    t.resolve()
    t.go_on()
    assert hunts[0].slot == "hunt:beast"
    assert t.w.wounds[1] == 2
    assert t.w.wounds[FRIDAY] == 0


def one_pawn_left() -> Table:
    """Only the third player has one."""
    t = camp()
    t.beast("fox")
    t.beast("bear")
    t.tile("M2", 1)
    t.token("gather", "pawn")
    t.to_planning()
    t.plan(0, "arrange:camp", "arrange:camp", "ready")
    t.plan(1, "arrange:camp", "arrange:camp", "ready")
    t.plan(2, "arrange:camp")
    return t


@pytest.mark.rule("RC-321", "RC-279")
def test_a_single_pawn_sees_that_a_hunt_takes_two() -> None:
    """There are Beasts enough, so it is not RC-323."""
    assert one_pawn_left().why("hunt:beast", 2) == {"RC-279"}


@pytest.mark.rule("RC-477", "RC-279")
def test_a_token_counts_in_the_number_of_pawns_that_is_shown() -> None:
    (why,) = one_pawn_left().game.explain("gather:M2-wood", 2)
    assert (why.rule, dict(why.args)["n"]) == ("RC-279", 2)


@pytest.mark.rule("RC-480", "RC-273")
def test_what_a_token_makes_too_dear_is_refused_for_its_wood() -> None:
    t = camp()
    t.give(wood=1)
    t.token("build", "wood")
    t.to_planning()
    assert t.why("build:weapon", 1) == {"RC-273"}
