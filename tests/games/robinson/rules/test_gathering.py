"""Gathering Resources (RC-371 to RC-378): sources, +1 tokens, Basket and Sack, Adventures."""

import pytest

from tests.games.robinson.table import Table


def table(**marks: tuple[str, ...]) -> Table:
    """Tile 6 (parrot, wood) beside the Camp, with these marks."""
    t = Table(players=3, starting_items="0")
    t.characters("cook", "explorer", "carpenter")
    t.tile("M2", 6, **marks)
    return t


def gather(t: Table, key: str, seat: int = 0) -> None:
    """Surely, with both pawns."""
    t.plan(seat, key, f"join:{key}:pawn")
    t.resolve()


@pytest.mark.rule("RC-371")
def test_sources_of_other_tiles_in_reach_never_of_the_camp_tile() -> None:
    t = table()
    t.tile("M3", 3)  # fish and a Beast
    t.to_planning()
    gathers = {key for key in t.keys(0) if key.startswith("gather")}
    assert gathers == {"gather:M2-parrot", "gather:M2-wood", "gather:M3-fish"}


@pytest.mark.rule("RC-371")
def test_not_on_a_tile_that_is_inaccessible() -> None:
    t = table()
    t.tile("N1", 3)
    t.spot("N1", down=True)
    t.to_planning()
    assert "gather:N1-fish" not in t.keys(0)
    assert "gather:M2-wood" in t.keys(0)


@pytest.mark.rule("RC-371", "RC-661")
def test_an_exhausted_source_yields_just_its_token() -> None:
    t = table(exhausted=("parrot", "wood"), tokens=("food",))
    t.to_planning()
    assert t.refuses("gather:M2-wood", 0) == {"RC-371"}
    key = next(key for key in t.keys(0) if key.startswith("gather:M2-parrot"))
    t.choose(key, 0)
    t.choose("join:gather:M2-parrot:pawn", 0)
    t.resolve()
    assert t.w.stock["food"] == 1
    assert t.w.spots["M2"].tokens == ("food",)


@pytest.mark.rule("RC-372")
@pytest.mark.parametrize(
    ("number", "source", "kind"), [(6, "wood", "wood"), (6, "parrot", "food"), (3, "fish", "food")]
)
def test_success_brings_one_of_the_kind_for_the_next_phase(number: int, source: str, kind: str) -> None:
    t = Table(players=3, starting_items="0")
    t.tile("M2", number)
    t.to_planning()
    gather(t, f"gather:M2-{source}")
    assert t.w.stock == {"wood": 0, "food": 0, "fur": 0, "ration": 0, kind: 1}


@pytest.mark.rule("RC-373")
def test_each_source_once_a_round() -> None:
    t = table()
    t.to_planning()
    t.choose("gather:M2-wood", 0)
    assert t.refuses("gather:M2-wood", 1) == {"RC-373"}
    t.choose("gather:M2-parrot", 1)
    assert len(t.w.plan) == 2


@pytest.mark.rule("RC-374", "RC-482")
def test_a_plus_one_token_adds_one_of_its_kind() -> None:
    t = table(tokens=("food",))
    t.to_planning()
    gather(t, "gather:M2-parrot")
    assert t.w.stock["food"] == 2
    assert t.w.spots["M2"].tokens == ("food",)


@pytest.mark.rule("RC-375")
def test_a_token_adds_nothing_to_another_kind_and_is_no_source() -> None:
    t = Table(players=3, starting_items="0")
    t.tile("M2", 11, tokens=("food",))  # wood and a Beast
    t.to_planning()
    assert [key for key in t.keys(0) if key.startswith("gather")] == ["gather:M2-wood"]
    gather(t, "gather:M2-wood")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)


@pytest.mark.rule("RC-375")
def test_a_new_flock_is_a_source_of_its_own_where_there_is_no_food() -> None:
    t = Table(players=3, starting_items="0")
    t.tile("M2", 11)
    t.on_top("gathering-adventure", "gathering-adventure/new-flock")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)
    t.to_planning()
    gather(t, "gather:M2-flock")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 1)


@pytest.mark.rule("RC-375")
def test_a_new_flock_beside_a_food_source_is_a_plain_token() -> None:
    t = table()
    t.on_top("gathering-adventure", "gathering-adventure/new-flock")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    t.to_planning()
    gathers = [key for key in t.keys(0) if key.startswith("gather")]
    assert sorted(gathers) == ["gather:M2-parrot", "gather:M2-wood"]
    gather(t, "gather:M2-parrot")
    assert t.w.stock["food"] == 2


@pytest.mark.rule("RC-376")
def test_basket_and_sack_both_on_one_action_each_once_a_round() -> None:
    t = table()
    t.item("basket", "sack")
    t.to_planning()
    t.plan(1, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(2, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.resolve()
    t.answer("resolve:gather:M2-wood", "item:basket", "item:sack")
    assert t.idle
    assert (t.w.stock["wood"], t.w.stock["food"]) == (3, 1)
    t.w.used = ()
    t.to_planning()
    gather(t, "gather:M2-parrot", 1)
    t.answer("item:sack")
    assert t.w.stock["food"] == 3


@pytest.mark.rule("RC-376")
def test_basket_and_sack_are_no_help_where_the_action_fails() -> None:
    t = table()
    t.item("basket", "sack")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.dice("gather", success="two")
    t.resolve()
    assert t.idle
    assert t.w.stock["wood"] == 0


@pytest.mark.rule("RC-377", "RC-1313", "RC-445")
def test_wound_two_determination_adventure_and_the_card_still_gives() -> None:
    t = table()
    t.on_top("gathering-adventure", "gathering-adventure/shortage")  # one more of the kind; the source is exhausted
    t.to_planning()
    t.plan(1, "gather:M2-wood")
    t.dice("gather", wound="wound", success="two", adventure="adventure")
    t.resolve()
    assert t.w.wounds[:3] == [0, 1, 0]
    assert t.w.determination[:3] == [0, 2, 0]
    assert t.w.stock["wood"] == 1  # of the card alone
    assert t.w.ids("gathering-adventure-discard") == ["shortage"]


@pytest.mark.rule("RC-1313")
def test_the_same_roll_with_a_card_that_gives_nothing() -> None:
    t = table()
    t.on_top("gathering-adventure", "gathering-adventure/end-of-source")
    t.to_planning()
    t.plan(1, "gather:M2-wood")
    t.dice("gather", wound="wound", success="two", adventure="adventure")
    t.resolve()
    assert t.w.wounds[1] == 1
    assert t.w.determination[1] == 2
    assert t.w.stock["wood"] == 0


@pytest.mark.rule("RC-378")
def test_the_source_is_exhausted_after_it_has_yielded() -> None:
    t = table()
    t.on_top("gathering-adventure", "gathering-adventure/end-of-source")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    assert t.w.stock["wood"] == 1
    assert t.w.spots["M2"].exhausted == ("wood",)
    t.to_planning()
    assert t.refuses("gather:M2-wood", 0) == {"RC-371"}
