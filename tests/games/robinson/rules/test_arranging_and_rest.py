"""Arranging the Camp and Rest (RC-431 to RC-438)."""

import pytest

from tests.games.robinson.table import FRIDAY, Table


def table(players: int = 3) -> Table:
    t = Table(players=players, starting_items="0")
    t.characters(*("cook", "explorer", "carpenter", "soldier")[:players])
    return t


@pytest.mark.rule("RC-431")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_one_pawn_gives_two_determination_and_morale(players: int) -> None:
    t = table(players)
    t.to_planning()
    t.choose("arrange:camp", players - 1)
    t.resolve()
    assert t.idle
    assert t.w.determination[players - 1] == 2
    assert sum(t.w.determination) == 2
    assert t.w.morale == 1


@pytest.mark.rule("RC-432")
@pytest.mark.parametrize(("key", "determination", "morale"), [("determination", 2, 0), ("morale", 0, 1)])
def test_with_four_players_the_taker_chooses_one_of_the_two(key: str, determination: int, morale: int) -> None:
    t = table(4)
    t.to_planning()
    t.choose("arrange:camp", 2)
    t.resolve()
    assert t.game.question.seats == (2,)
    t.choose(key)
    assert t.w.determination[:4] == [0, 0, determination, 0]
    assert t.w.morale == morale


@pytest.mark.rule("RC-433")
def test_at_the_top_of_the_track_only_the_determination_is_left() -> None:
    t = table()
    t.w.morale = 3
    t.to_planning()
    t.choose("arrange:camp", 0)
    t.resolve()
    assert t.w.determination[0] == 2
    assert t.w.morale == 3
    assert t.w.wounds[:3] == [0, 0, 0]

    t = table(4)
    t.w.morale = 3
    t.to_planning()
    t.choose("arrange:camp", 0)
    t.resolve()
    t.choose("morale")
    assert t.w.determination[0] == 0
    assert t.w.morale == 3


@pytest.mark.rule("RC-434", "RC-1312")
def test_two_pawns_are_two_actions() -> None:
    t = table()
    t.to_planning()
    t.plan(0, "arrange:camp", "arrange:camp")
    t.resolve()
    t.go_on()
    assert t.w.determination[:3] == [4, 0, 0]
    assert t.w.morale == 2


@pytest.mark.rule("RC-434")
def test_with_four_players_each_pawn_chooses_again() -> None:
    t = table(4)
    t.to_planning()
    t.plan(1, "arrange:camp", "arrange:camp")
    t.resolve()
    t.answer("morale", "determination")
    assert t.w.determination[:4] == [0, 2, 0, 0]
    assert t.w.morale == 1


@pytest.mark.rule("RC-435")
def test_rest_heals_one_wound_for_each_pawn() -> None:
    t = table()
    t.wounds(3, 3, 3)
    t.to_planning()
    t.plan(0, "rest:rest", "rest:rest")
    t.plan(1, "rest:rest")
    t.resolve()
    t.go_on()
    assert t.w.wounds[:3] == [1, 2, 3]
    assert t.w.determination[:3] == [0, 0, 0]


@pytest.mark.rule("RC-436", "RC-740")
def test_the_bed_heals_two_and_gives_determination() -> None:
    t = table(2)
    t.item("bed")
    t.wounds(3, 3)
    t.w.wounds[FRIDAY] = 3
    t.to_planning()
    t.plan(0, "rest:rest", "friday:rest:rest")
    t.resolve()
    t.go_on()
    assert t.w.wounds[:2] == [1, 3]
    assert t.w.wounds[FRIDAY] == 1
    assert t.w.determination[:2] == [1, 0]
    assert t.w.determination[FRIDAY] == 1


@pytest.mark.rule("RC-437")
def test_rest_at_full_life_is_allowed() -> None:
    t = table()
    t.to_planning()
    t.choose("rest:rest", 0)
    t.resolve()
    assert t.idle
    assert t.w.wounds[0] == 0
    assert t.w.determination[0] == 0

    t = table()
    t.item("bed")
    t.to_planning()
    t.choose("rest:rest", 0)
    t.resolve()
    assert t.w.wounds[0] == 0
    assert t.w.determination[0] == 1


@pytest.mark.rule("RC-438")
def test_the_hammock_gives_determination_and_adds_nothing_to_the_bed() -> None:
    t = table()
    t.treasure("hammock")
    t.wounds(4, 0, 0)
    t.to_planning()
    t.choose("rest:rest", 0)
    t.resolve()
    assert t.w.wounds[0] == 3
    assert t.w.determination[0] == 1
    t.item("bed")
    t.to_planning()
    t.choose("rest:rest", 0)
    t.resolve()
    assert t.w.wounds[0] == 1
    assert t.w.determination[0] == 2
