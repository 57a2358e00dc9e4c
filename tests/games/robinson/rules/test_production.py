"""The Production phase (RC-241 to RC-251)."""

import pytest

from holdfast.games.robinson.people.lasting import Today
from tests.games.robinson.table import Table


def camp(number: int = 8, *today: str, **marks: object) -> Table:
    """The Camp stands on this tile in the middle of the island."""
    t = Table(players=3, starting_items=0)
    if number != 8:
        t.tile("M2", number)
        t.w.camp = "M2"
    t.spot(t.w.camp, **marks)
    t.play(*[Today(flag) for flag in today])
    return t


def produced(t: Table) -> tuple[int, int]:
    """Wood and food after the phase has been played through."""
    t.phase("production")
    return t.w.stock["wood"], t.w.stock["food"]


@pytest.mark.rule("RC-241")
@pytest.mark.parametrize(
    ("number", "wood", "food"), [(8, 1, 1), (10, 1, 1), (5, 1, 1), (1, 1, 0), (3, 0, 1), (9, 0, 1), (11, 1, 0)]
)
def test_each_source_of_the_camp_tile_gives_one(number: int, wood: int, food: int) -> None:
    t = camp(number)
    t.tile("M3", 4)  # a neighbour gives nothing
    assert produced(t) == (wood, food)


@pytest.mark.rule("RC-1304", "RC-242")
def test_worked_example_of_production_and_its_use_at_once() -> None:
    t = camp()
    assert produced(t) == (1, 1)
    assert not any(t.w.future)
    t.to_planning()
    t.plan(0, "build:weapon", "join:build:weapon:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.levels["weapon"], t.w.stock["wood"]) == (1, 0)


@pytest.mark.rule("RC-243")
def test_an_exhausted_source_gives_nothing() -> None:
    assert produced(camp(exhausted=("wood",))) == (0, 1)
    assert produced(camp(exhausted=("fish",))) == (1, 0)
    assert produced(camp(exhausted=("wood", "fish"))) == (0, 0)


@pytest.mark.rule("RC-244")
@pytest.mark.parametrize(
    ("number", "exhausted", "yields"),
    [(8, (), (2, 2)), (8, ("wood", "fish"), (1, 1)), (3, (), (1, 2)), (11, ("wood",), (1, 1))],
    ids=["with-sources", "exhausted", "no-wood-source", "no-food-source"],
)
def test_a_token_gives_more_even_without_its_source(
    number: int, exhausted: tuple[str, ...], yields: tuple[int, int]
) -> None:
    assert produced(camp(number, exhausted=exhausted, tokens=("food", "wood"))) == yields


@pytest.mark.rule("RC-244")
def test_a_token_on_another_tile_gives_nothing() -> None:
    t = camp()
    t.tile("M2", 7, tokens=("food", "wood"))
    assert produced(t) == (1, 1)


def shortcut(number: int, **marks: object) -> Table:
    t = camp()
    t.tile("M2", number, **marks)
    t.item("shortcut")
    assert t.w.spots["M2"].tokens.count("shortcut") == 1
    return t


@pytest.mark.rule("RC-245")
@pytest.mark.parametrize(("answer", "yields"), [("shortcut:wood", (2, 1)), ("shortcut:food", (1, 2))])
def test_the_shortcut_gives_one_resource_of_its_tile(answer: str, yields: tuple[int, int]) -> None:
    t = shortcut(4)
    t.phase("production")
    assert t.keys() == ["shortcut:food", "shortcut:wood"]
    t.choose(answer)
    assert (t.w.stock["wood"], t.w.stock["food"]) == yields


@pytest.mark.rule("RC-245")
def test_the_shortcut_needs_an_uncovered_source_or_a_token() -> None:
    assert produced(shortcut(7)) == (2, 1)  # wood is the only kind there
    assert produced(shortcut(7, exhausted=("wood",))) == (1, 1)
    assert produced(shortcut(7, exhausted=("wood",), tokens=("food",))) == (1, 2)


@pytest.mark.rule("RC-246")
def test_the_source_of_the_shortcut_can_still_be_gathered() -> None:
    t = shortcut(7)
    assert produced(t) == (2, 1)
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.resolve()
    t.go_on()
    assert t.w.stock["wood"] == 3


@pytest.mark.rule("RC-247")
@pytest.mark.parametrize("printing", [1, 2])
def test_the_pit_gives_food_on_a_wound_face(printing: int) -> None:
    for shown in range(6):
        t = Table(players=3, starting_items=0, pit_food=printing)
        t.item("pit")
        t.game.dictate(dice=[shown])
        wood, food = produced(t)
        assert (wood, food) == (1, 1 + printing * (shown < 4))
        assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-248")
@pytest.mark.parametrize(
    ("flag", "yields"), [("no-food", (3, 0)), ("no-wood", (0, 3)), ("skip-production", (0, 0)), ("", (3, 3))]
)
def test_a_modifier_takes_everything_production_would_give(flag: str, yields: tuple[int, int]) -> None:
    t = shortcut(4)
    t.spot("M1", tokens=("food", "wood"))
    t.item("pit")
    if flag:
        t.play(Today(flag))
    t.game.dictate(dice=[0])
    t.phase("production")
    t.choose("shortcut:wood")
    assert (t.w.stock["wood"], t.w.stock["food"]) == yields


@pytest.mark.rule("RC-249")
def test_half_of_the_total_is_kept_of_kinds_the_group_chooses() -> None:
    for keep in (0, 1):
        t = camp(8, "half-production", tokens=("wood",))
        t.phase("production")
        assert t.game.question.seats == (0,)
        assert t.keys() == ["keep:0:1", "keep:1:0"]  # one of three
        t.choose(t.keys()[keep])
        assert (t.w.stock["wood"], t.w.stock["food"]) == (keep, 1 - keep)


@pytest.mark.rule("RC-249")
def test_never_more_of_a_kind_than_was_produced_and_halved_once_only() -> None:
    t = camp(8, "half-production", "half-production", tokens=("food", "wood"))
    t.spot("M1", exhausted=("wood",))
    t.item("pit")
    t.game.dictate(dice=[0])
    t.phase("production")  # one wood, three food
    assert t.keys() == ["keep:0:2", "keep:1:1"]
    t.choose("keep:0:2")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (0, 2)


@pytest.mark.rule("RC-249")
def test_half_of_one_is_nothing() -> None:
    assert produced(camp(11, "half-production")) == (0, 0)


@pytest.mark.rule("RC-250")
def test_one_food_fewer_if_possible() -> None:
    assert produced(camp(8, "food-fewer")) == (1, 0)
    assert produced(camp(11, "food-fewer")) == (1, 0)  # none was produced
    t = camp(11, "food-fewer")
    t.give(food=2)
    assert produced(t) == (1, 2)  # what was there already is not touched


@pytest.mark.rule("RC-251")
def test_shortcut_before_pit_before_modifiers() -> None:
    t = shortcut(4)
    t.item("pit")
    t.play(Today("half-production"))
    t.phase("production")
    assert t.asked == "shortcut-yields"
    t.game.dictate(dice=[5])
    t.choose("shortcut:food")  # one wood, two food; the Pit stays empty
    assert t.asked == "halved"
    assert t.keys() == ["keep:0:1", "keep:1:0"]
    assert t.w.stock["food"] == 0  # nothing lies in Available Resources yet
    t.choose("keep:1:0")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)
