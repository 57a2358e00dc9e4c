"""The Night phase (RC-531 to RC-547, RC-555): eating, moving the Camp, sleeping, rot, the next round."""

import pytest

from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.people.lasting import Today
from tests.games.robinson.table import Table


def night(players: int = 3, **stock: int) -> Table:
    """A table at dusk, with a Shelter, so that nothing else happens until the next morning."""
    t = Table(players=players, starting_items=0)
    t.stop_at_dawn()
    t.shelter()
    t.give(**stock)
    return t


# --- eating -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-531")
def test_everybody_eats_one_food() -> None:
    t = night(players=4, food=5, wood=2)
    t.item("cellar")
    t.phase("night")
    assert (t.w.stock["food"], t.w.stock["wood"]) == (1, 2)
    assert t.w.round == 2
    assert t.w.wounds[:4] == [0, 0, 0, 0]


@pytest.mark.rule("RC-531", "RC-532")
def test_the_group_says_who_goes_hungry_and_cannot_spare_food() -> None:
    t = night(food=1, ration=1)
    t.phase("night")
    assert t.game.question.seats == (0,)
    assert t.keys() == ["hungry:who-0", "hungry:who-1", "hungry:who-2"]
    t.choose("hungry:who-1")
    assert t.w.wounds[:3] == [0, 2, 0]
    assert t.w.stock["ration"] == 0


@pytest.mark.rule("RC-531")
def test_without_food_all_go_hungry() -> None:
    t = night(wood=3)
    t.phase("night")
    assert t.w.wounds[:3] == [2, 2, 2]
    assert t.w.stock["wood"] == 3


@pytest.mark.rule("RC-532", "RC-514")
def test_food_that_rots_is_eaten_before_food_that_does_not() -> None:
    t = night(food=2, ration=2)
    t.phase("night")
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.stock["ration"] == 1


@pytest.mark.rule("RC-555")
def test_a_token_in_the_night_space_comes_right_after_eating() -> None:
    t = night(food=4)
    t.token("night", "food")
    t.phase("night")
    assert (t.asked, t.game.question.seats) == ("eat-more", (0,))
    assert t.w.stock["food"] == 1  # the meal is over
    assert t.keys() == ["eat:who-0", "wound:who-0"]
    t.choose("wound:who-0", seat=0)
    t.choose("eat:who-1", seat=1)
    assert t.w.wounds[:3] == [1, 0, 1]  # for the third nothing was left
    assert not t.w.token("night", "food")


# --- moving the Camp --------------------------------------------------------------------------------------------------


def landed(**stock: int) -> Table:
    """An explored neighbour on either side of the Beach: hills without shelter, mountains with one."""
    t = night(food=3, **stock)
    t.tile("M2", 7)
    t.tile("N1", 11)
    t.tile("M3", 4)
    return t


@pytest.mark.rule("RC-533")
def test_the_camp_may_move_to_an_adjacent_accessible_tile_or_stay() -> None:
    t = landed()
    t.tile("S1", 6, down=True)
    t.phase("night")
    assert t.game.question.seats == (0,)
    assert t.keys() == ["stay", "move-camp:M2", "move-camp:N1"]
    t.choose("stay")
    assert t.idle
    assert t.w.camp == "M1"


@pytest.mark.rule("RC-533")
def test_the_next_production_is_that_of_the_new_tile() -> None:
    t = landed()
    t.phase("night")
    t.choose("move-camp:M2")
    assert t.w.camp == "M2"
    t.phase("production")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)


@pytest.mark.rule("RC-534")
@pytest.mark.parametrize(("level", "left"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_a_built_shelter_moves_with_half_of_roof_and_palisade(level: int, left: int) -> None:
    t = landed()
    t.levels(roof=level, palisade=level, weapon=level)
    t.phase("night")
    t.choose("move-camp:M2")
    assert t.w.levels == {"roof": left, "palisade": left, "weapon": level}
    assert t.w.shelter
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-1318")
def test_worked_example_of_a_moved_camp() -> None:
    t = landed()
    t.levels(roof=2, palisade=1)
    t.phase("night")
    t.choose("move-camp:M2")
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == (1, 1)


@pytest.mark.rule("RC-535", "RC-536")
def test_leaving_a_natural_shelter_loses_all_that_was_built_there() -> None:
    t = landed()
    t.w.shelter = False
    t.w.camp = "N1"
    t.tile("N2", 2)  # a natural shelter as well
    t.levels(roof=2, palisade=1, weapon=3)
    t.phase("night")
    t.choose("move-camp:N2")
    assert t.w.levels == {"roof": 0, "palisade": 0, "weapon": 3}
    assert t.w.wounds[:3] == [0, 0, 0]  # they sleep in the natural shelter


@pytest.mark.rule("RC-535", "RC-536")
def test_moving_without_a_shelter_loses_nothing_and_builds_nothing() -> None:
    t = landed(wood=3)
    t.w.shelter = False
    t.levels(weapon=2)
    t.phase("night")
    t.choose("move-camp:N1")
    assert not t.w.shelter
    assert t.w.sheltered()
    assert t.w.levels == {"roof": 0, "palisade": 0, "weapon": 2}
    t.to_planning()
    assert "build:shelter:wood" in t.keys(0)  # it can still be built


@pytest.mark.rule("RC-537")
def test_moving_turns_the_shortcut_back() -> None:
    t = landed()
    t.item("shortcut")
    t.choose("shortcut:M2")
    assert "shortcut" in t.w.spots["M2"].tokens
    t.phase("night")
    t.choose("move-camp:N1")
    assert "shortcut" not in t.w.spots["M2"].tokens
    assert "shortcut" not in t.w.ids("items")
    assert "shortcut" in t.w.ids("inventions")


@pytest.mark.rule("RC-537")
def test_staying_keeps_the_shortcut() -> None:
    t = landed()
    t.item("shortcut")
    t.choose("shortcut:M2")
    t.phase("night")
    t.choose("stay")
    assert "shortcut" in t.w.spots["M2"].tokens
    assert "shortcut" in t.w.ids("items")


@pytest.mark.rule("RC-538")
@pytest.mark.parametrize(("answer", "old", "new"), [("carry:food", (), ("food",)), ("leave:food", ("food",), ())])
def test_a_token_of_an_item_may_move_with_the_camp(answer: str, old: tuple[str, ...], new: tuple[str, ...]) -> None:
    t = landed()
    t.item("snare")
    assert t.w.spots["M1"].tokens == ("food",)
    t.phase("night")
    t.choose("move-camp:M2")
    assert t.keys() == ["carry:food", "leave:food"]
    t.choose(answer)
    assert (t.w.spots["M1"].tokens, t.w.spots["M2"].tokens) == (old, new)
    t.phase("production")
    assert t.w.stock["food"] == len(new)


@pytest.mark.rule("RC-538")
def test_a_token_that_came_from_no_item_stays() -> None:
    t = landed()
    t.spot("M1", tokens=("food",))
    t.phase("night")
    t.choose("move-camp:M2")
    assert t.w.spots["M1"].tokens == ("food",)
    assert t.w.spots["M2"].tokens == ()


@pytest.mark.rule("RC-539")
def test_a_token_that_would_be_the_second_stays_behind() -> None:
    t = landed()
    t.item("snare")
    t.spot("M2", tokens=("food",))
    t.phase("night")
    t.choose("move-camp:M2")
    assert t.asked != "move-token"
    assert (t.w.spots["M1"].tokens, t.w.spots["M2"].tokens) == (("food",), ("food",))


@pytest.mark.rule("RC-540")
def test_a_forced_move_follows_the_same_rules() -> None:
    t = landed()
    t.levels(roof=3, palisade=2)
    t.play(MoveCamp(forced=True))
    assert t.keys() == ["move-camp:M2", "move-camp:N1"]
    t.choose("move-camp:N1")
    assert t.w.camp == "N1"
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == (2, 1)
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-540")
def test_a_forced_move_that_is_impossible_wounds_each_player() -> None:
    t = night()
    t.levels(roof=3, palisade=2)
    t.play(MoveCamp(forced=True))
    assert t.w.camp == "M1"
    assert t.w.wounds[:3] == [1, 1, 1]
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == (3, 2)


# --- sleeping, rot, the next round ------------------------------------------------------------------------------------


@pytest.mark.rule("RC-541")
@pytest.mark.parametrize(("built", "camp", "wounds"), [(False, "M1", 1), (True, "M1", 0), (False, "N1", 0)])
def test_the_open_air_wounds_who_has_no_shelter(built: bool, camp: str, wounds: int) -> None:
    t = landed()
    t.w.shelter = built
    t.w.camp = camp
    t.phase("night")
    t.choose("stay")
    assert t.w.wounds[:3] == [wounds] * 3


@pytest.mark.rule("RC-542")
@pytest.mark.parametrize(
    ("item", "treasure", "left"), [("", "", 0), ("cellar", "", 2), ("", "boxes", 2)], ids=["nothing", "cellar", "boxes"]
)
def test_food_rots_unless_it_is_stored(item: str, treasure: str, left: int) -> None:
    t = night(food=5, ration=2, wood=1, fur=1)
    if item:
        t.item(item)
    if treasure:
        t.treasure(treasure)
    t.phase("night")
    assert t.w.stock == {"food": left, "ration": 2, "wood": 1, "fur": 1}


@pytest.mark.rule("RC-543")
def test_the_night_ends_with_markers_off_next_round_and_next_first_player() -> None:
    t = night(food=3)
    t.characters("cook", "carpenter", "explorer")
    t.determination(3, 0, 0)
    t.to_planning()
    t.plan(0, "skill:stone-soup")
    assert "skill:stone-soup" not in t.keys(0)
    t.resolve()
    t.go_on()
    t.give(food=3)
    assert (t.w.round, t.w.first) == (1, 0)
    t.phase("night")
    assert (t.w.round, t.w.first) == (2, 1)
    assert t.w.used == ()
    t.determination(3, 0, 0)
    t.to_planning()
    assert "skill:stone-soup" in t.keys(0)


@pytest.mark.rule("RC-543", "RC-202")
def test_the_token_goes_round_the_table() -> None:
    t = night(players=4)
    t.w.first = 3
    t.give(food=4)
    t.phase("night")
    assert t.w.first == 0


# --- healing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-544", "RC-1319")
def test_a_healing_treasure_waits_for_the_night() -> None:
    t = night(food=3)
    t.wounds(2, 0, 0)
    t.treasure("bottle-of-wine")
    t.to_planning()
    assert t.refuses("treasure:bottle-of-wine", 0)
    t.resolve()
    t.phase("weather")
    assert t.idle
    t.phase("night")
    assert t.keys() == ["go-on", "treasure:bottle-of-wine"]
    t.choose("treasure:bottle-of-wine")
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-544")
def test_a_healing_token_works_before_eating_and_before_rot() -> None:
    for moment in (0, 1):
        t = night(food=3)
        t.wounds(0, 3, 0)
        t.discovery("sigil-a")  # Herbs in this Scenario
        t.phase("night")
        for _ in range(moment):
            t.choose("go-on")
        assert t.w.stock["food"] == (0 if moment else 3)
        t.choose("token:sigil-a")
        assert t.w.wounds[:3] == [0, 2, 0]


@pytest.mark.rule("RC-544")
def test_rest_morale_and_the_cook_heal_outside_the_night() -> None:
    t = night(food=1)
    t.characters("cook", "carpenter", "explorer")
    t.determination(2, 0, 0)
    t.wounds(4, 4, 4)
    t.to_planning()
    t.plan(0, "skill:grandmas-recipe", "heal:who-2", "heal:who-2")
    assert t.w.wounds[:3] == [4, 4, 2]
    assert t.w.stock["food"] == 0
    t.plan(1, "rest:rest")
    t.resolve()
    t.go_on()
    assert t.w.wounds[:3] == [4, 3, 2]
    t.w.morale = 3
    t.phase("morale")
    t.answer("heal")
    assert t.w.wounds[:3] == [3, 3, 2]


@pytest.mark.rule("RC-545")
@pytest.mark.parametrize(("second", "left"), [("heal:who-0", [1, 3, 0]), ("heal:who-1", [2, 2, 0])])
def test_the_fireplace_heals_two_wounds_once_a_night(second: str, left: list[int]) -> None:
    t = night(food=5)
    t.wounds(3, 3, 0)
    t.item("fireplace")
    t.phase("night")
    t.choose("item:fireplace")
    t.choose("heal:who-0")
    t.choose(second)
    assert t.w.wounds[:3] == left
    assert t.w.round == 2  # no second use was offered, neither now nor before rot


@pytest.mark.rule("RC-546")
def test_the_pot_heals_one_wound_once_a_night() -> None:
    t = night(food=5)
    t.item("cellar", "pot")
    t.wounds(3, 3, 0)
    t.phase("night")
    t.choose("item:pot")
    t.choose("heal:who-1")
    assert t.w.wounds[:3] == [3, 2, 0]
    assert t.w.stock["food"] == 1  # five, one cooked, three eaten
    assert t.w.round == 2


@pytest.mark.rule("RC-546", "RC-545")
def test_pot_and_fireplace_need_food() -> None:
    t = night(wood=1)
    t.item("pot", "fireplace")
    t.wounds(3, 3, 0)
    t.phase("night")
    assert t.w.round == 2
    assert t.w.wounds[:3] == [5, 5, 2]


@pytest.mark.rule("RC-547")
def test_food_cooked_before_the_meal_cannot_be_eaten() -> None:
    t = night(food=3)
    t.item("pot")
    t.wounds(1, 0, 0)
    t.phase("night")
    t.choose("item:pot")
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.asked == "meals"
    t.choose("hungry:who-2")
    assert t.w.wounds[:3] == [0, 0, 2]


@pytest.mark.rule("RC-547")
def test_the_last_chance_to_cook_is_just_before_rot() -> None:
    t = night(food=4)
    t.tile("M2", 7)
    t.item("pot")
    t.wounds(1, 0, 0)
    t.phase("night")
    t.choose("go-on")
    t.choose("stay")
    assert t.w.stock["food"] == 1
    t.choose("item:pot")
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.stock["food"] == 0


@pytest.mark.rule("RC-202")
def test_what_holds_this_round_ends_with_the_night() -> None:
    t = night(food=3)
    t.play(Today("one-pawn", "first"), Today("no-food"))
    t.to_planning()
    t.plan(0, "rest:rest")
    assert "rest:rest" not in t.keys(0)
    t.resolve()
    t.go_on()
    t.phase("weather")
    assert t.w.today
    t.phase("night")
    assert "no-food" not in t.w.today
    t.phase("production")
    assert t.w.stock["food"] == 1
    t.to_planning()
    t.plan(0, "rest:rest", "rest:rest")
    assert len(t.w.plan) == 2
