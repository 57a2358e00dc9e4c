"""The actions Forage, Wood and Diary (NA-400 to NA-412)."""

import pytest

from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.night.meals import Eating
from tests.games.naufragos.table import RULESETS, Table


def morning(ruleset: str = "2013", players: int = 3, **store: int) -> Table:
    """A camp with a store as named; nobody has an ability that matters here."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "strong")[:players])
    t.store(food=0, wood=0)
    t.store(**store)
    return t


def store_tiles(t: Table) -> list[int]:
    """The values that lie open in the store."""
    return list(t.game.view(None)["tiles"])


# --- forage -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-400")
def test_2013_a_forager_takes_a_tile_of_the_supply() -> None:
    t = morning()
    t.supply("forage-3", "forage-1")
    pile = t.w.size("forage")
    t.to_placing()
    t.pawns("forage", "pass", "pass", "pass", "pass", "pass")
    assert t.idle
    assert store_tiles(t) == [3]
    assert (t.w.size("supply"), t.w.size("forage")) == (1, pile)  # the pile is not touched


@pytest.mark.rule("NA-400")
def test_2013_from_an_empty_supply_nothing_comes() -> None:
    t = morning()
    t.supply("forage-2")
    pile = t.w.size("forage")
    t.to_placing()
    t.pawns("forage", "forage", "pass", "pass", "pass", "pass")
    assert t.idle
    assert store_tiles(t) == [2]
    assert (t.w.size("supply"), t.w.size("forage")) == (0, pile)
    assert t.w.energy[:2] == [5, 4]  # the second one went for nothing


@pytest.mark.rule("NA-401")
@pytest.mark.parametrize("takes", [True, False])
def test_hr_a_forager_draws_from_the_bag_and_may_take_one_of_the_supply(takes: bool) -> None:
    t = morning("hr12")
    t.supply("forage-4", "forage-1")
    bag = t.w.size("forage")
    t.draws("forage-2")
    t.to_placing()
    t.pawns("forage", "pass", "pass", "pass", "pass", "pass")
    assert (t.asked, t.seat, t.keys()) == ("more-from-supply", 0, ["take-supply", "leave-supply"])
    assert store_tiles(t) == [2]  # he decides when he has seen the tile of the bag
    t.choose("take-supply" if takes else "leave-supply")
    assert t.idle
    assert store_tiles(t) == ([2, 4] if takes else [2])
    assert (t.w.size("forage"), t.w.size("supply")) == (bag - 1, 1 if takes else 2)


@pytest.mark.rule("NA-401", "NA-402")
def test_hr_without_a_supply_the_bag_tile_is_all() -> None:
    t = morning("hr12")
    t.draws("forage-3")
    t.to_placing()
    t.pawns("forage", "pass", "pass", "pass", "pass", "pass")
    assert t.idle
    assert store_tiles(t) == [3]


@pytest.mark.rule("NA-EX15", "NA-402")
def test_hr_three_foragers_and_one_tile_in_the_supply() -> None:
    t = morning("hr12")
    t.supply("forage-4")
    bag = t.w.size("forage")
    t.draws("forage-1", "forage-2", "forage-3")
    t.to_placing()
    t.pawns("forage", "forage", "forage", "pass", "pass", "pass")
    assert (t.asked, t.seat) == ("more-from-supply", 0)
    t.choose("take-supply")
    assert t.idle  # the others were not asked
    assert store_tiles(t) == [1, 4, 2, 3]
    assert (t.w.size("supply"), t.w.size("forage")) == (0, bag - 3)


@pytest.mark.rule("NA-403")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_tile_shows_its_value_in_the_store_and_not_before(ruleset: str) -> None:
    t = morning(ruleset)
    t.supply("forage-4")
    t.empty("forage")
    assert "forage-4" not in str(t.game.view(0))
    assert t.game.view(0)["sizes"]["supply"] == 1
    t.to_placing()
    t.pawns("forage", "pass", "pass", "pass", "pass", "pass")
    if ruleset == "hr12":
        t.choose("take-supply")
    assert store_tiles(t) == [4]
    assert t.game.view(1)["zones"]["tiles"] == ["forage/forage-4"]  # now everybody knows
    t.play(Eating())
    assert t.w.cubes == 4


@pytest.mark.rule("NA-404")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_tiles_for_the_supply_lie_face_down_and_tiles_for_the_store_open(ruleset: str) -> None:
    t = morning(ruleset, players=2)
    supply, pile = t.w.size("supply"), t.w.size("forage")
    t.draws("forage-3")
    t.draw(0, "bc8")  # Mangroves: one tile into the store, for 1 energy two into the supply
    t.choose("pay")
    assert store_tiles(t) == [3]
    assert t.w.size("supply") == supply + 2
    assert t.w.size("forage") == pile - 3
    assert t.w.zones["supply"].top == ()  # nobody knows what lies there


@pytest.mark.rule("NA-404")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_tiles_of_the_supply_are_nobodys_food_yet(ruleset: str) -> None:
    t = morning(ruleset, players=2)
    supply = t.w.size("supply")
    t.play(Forage(2))
    t.play(Eating())
    assert t.idle  # nothing to eat
    assert (t.w.cubes, t.w.size("supply")) == (0, supply + 2)
    assert min(t.w.wounds) > 0


# --- wood and diary -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-410")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_wood_comes_from_the_reserve_into_the_store(ruleset: str) -> None:
    t = morning(ruleset, wood=1)
    reserve = wood_left(t.w)
    t.to_placing()
    t.pawns("wood", "wood", "pass", "pass", "pass", "pass")
    assert t.idle
    assert (t.w.wood, wood_left(t.w)) == (3, reserve - 2)
    assert t.w.energy == [5, 4, 6]


@pytest.mark.rule("NA-410")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_empty_reserve_gives_no_wood(ruleset: str) -> None:
    t = morning(ruleset, wood=10, fire=True, fire_wood=1)
    t.w.progress["bonfire"] = 5
    t.to_placing()
    t.pawns("wood", "pass", "pass", "pass", "pass", "pass")
    assert t.idle
    assert t.w.wood == 10


@pytest.mark.rule("NA-412", "NA-800")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_diary_gives_a_token_that_only_its_owner_knows(ruleset: str) -> None:
    t = morning(ruleset)
    bag = t.w.size("story")
    t.energy(0, 6, 6)
    t.draws("story-3")
    t.to_placing()
    t.pawns("diary", "pass", "pass", "pass", "pass", "pass")
    assert t.idle
    assert t.tokens(0) == [3]
    assert (t.w.energy[0], t.w.wounds[0], t.w.size("story")) == (0, 0, bag - 1)
    seen = {viewer: t.game.view(viewer)["castaways"][0] for viewer in (0, 1, None)}
    assert [it["known_tokens"] for it in seen.values()] == [[3], [], []]
    assert [it["tokens"] for it in seen.values()] == [1, 1, 1]
