"""The Morale phase (RC-231 to RC-237)."""

import pytest

from holdfast.games.robinson.flow.event import FirstPlayerToNext
from tests.games.robinson.table import FRIDAY, Table


def evening(level: int, *tokens: int, items: tuple[str, ...] = (), players: int = 3) -> Table:
    t = Table(players=players, starting_items=0)
    t.w.morale = level
    t.determination(*tokens)
    t.item(*items)
    return t


@pytest.mark.rule("RC-231")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_alone_applies_morale(first: int) -> None:
    t = evening(2, 1, 1, 1)
    t.w.first = first
    t.phase("morale")
    t.go_on()
    assert t.w.determination[:3] == [3 if seat == first else 1 for seat in range(3)]


@pytest.mark.rule("RC-232")
@pytest.mark.parametrize(
    ("level", "have", "left", "wounds"), [(-1, 0, 0, 1), (-2, 1, 0, 1), (-3, 4, 1, 0), (-3, 0, 0, 3)]
)
def test_missing_determination_is_wounds(level: int, have: int, left: int, wounds: int) -> None:
    t = evening(level, have, 5, 5)
    t.phase("morale")
    t.go_on()
    assert t.w.determination[:3] == [left, 5, 5]
    assert t.w.wounds[:3] == [wounds, 0, 0]


@pytest.mark.rule("RC-1303")
def test_worked_example_of_lowest_morale() -> None:
    t = evening(-3, 1)
    t.phase("morale")
    assert (t.w.determination[0], t.w.wounds[0]) == (0, 2)


@pytest.mark.rule("RC-233")
def test_only_the_highest_level_gives_the_choice() -> None:
    for level in range(-3, 3):
        t = evening(level, 9)
        t.wounds(3)
        t.phase("morale")
        t.go_on()
        assert t.idle
        assert t.w.wounds[0] == 3
    t = evening(3, 0, 0, 0)
    t.w.first = 2
    t.wounds(0, 0, 1)
    t.phase("morale")
    assert t.game.question.seats == (2,)
    assert t.keys() == ["determination", "heal"]
    t.choose("heal", seat=2)
    assert (t.w.wounds[2], t.w.determination[2]) == (0, 0)


@pytest.mark.rule("RC-234", "RC-235")
@pytest.mark.parametrize(
    ("level", "items", "tokens"),
    [
        (1, ("diary",), 2),
        (1, ("drums",), 3),
        (1, ("diary", "drums"), 4),
        (0, ("diary",), 1),
        (-2, ("diary",), -1),
        (-3, ("drums",), -1),
        (-3, ("diary", "drums"), 0),
        (-1, ("drums",), 1),
    ],
)
def test_diary_and_drums_are_added_before_anything_is_gained_or_lost(
    level: int, items: tuple[str, ...], tokens: int
) -> None:
    t = evening(level, 5, 5, 5, items=items)
    t.phase("morale")
    t.go_on()
    assert t.w.determination[:3] == [5 + tokens, 5, 5]
    assert t.w.wounds[:3] == [0, 0, 0]
    poor = evening(level, 0, items=items)
    poor.phase("morale")
    poor.go_on()
    assert (poor.w.determination[0], poor.w.wounds[0]) == (max(0, tokens), max(0, -tokens))


@pytest.mark.rule("RC-235")
@pytest.mark.parametrize(("answer", "tokens", "wounds"), [("determination", 5, 2), ("heal", 3, 1)])
def test_at_the_top_item_bonuses_come_with_either_choice(answer: str, tokens: int, wounds: int) -> None:
    t = evening(3, 0, items=("diary", "drums"))
    t.wounds(2)
    t.phase("morale")
    t.choose(answer)
    assert (t.w.determination[0], t.w.wounds[0]) == (tokens, wounds)


@pytest.mark.rule("RC-236")
def test_friday_never_holds_the_first_player_token() -> None:
    t = evening(1, players=2)
    t.stop_at_dawn()
    t.shelter()
    assert t.w.friday
    holders = []
    for _ in range(4):
        t.give(food=2)
        t.phase("morale")
        t.phase("night")
        t.go_on()
        holders.append(t.w.first)
    assert holders == [1, 0, 1, 0]
    t.play(FirstPlayerToNext())
    assert t.w.first == 1
    assert t.w.determination[FRIDAY] == 0
    assert t.w.determination[:2] == [2, 2]


@pytest.mark.rule("RC-237")
def test_an_arrow_crossed_here_lowers_morale_but_is_not_paid_again() -> None:
    t = evening(-1, 0)
    t.characters("carpenter", "cook", "explorer")
    t.wounds(4)  # the next one crosses an arrow
    t.phase("morale")
    assert t.w.wounds[0] == 5
    assert t.w.morale == -2
    assert t.w.determination[0] == 0
