"""How likely Actions are to succeed, followed to where their dice are read, beside exact counts."""

from collections.abc import Callable

import pytest

from holdfast.games.robinson.rules import ACTION_DICE
from tests.bots.odds import odds, said, share, ways
from tests.games.robinson.table import Table, camp


def exact(kind: str, rerolls: int = 0) -> tuple[float, float, float]:
    wound, success, _ = ACTION_DICE[kind]
    falls = ways(wound, success, *[success] * rerolls)
    done = share(falls, lambda fall: all(face == "success" for face in fall[1:]))
    unhurt = share(falls, lambda fall: fall[0] != "wound" and all(face == "success" for face in fall[1:]))
    return unhurt, done - unhurt, 1 - done


def planning(**marks: object) -> Table:
    t = camp()
    t.give(wood=5, food=3, fur=3)
    t.tile("M2", 5)
    for name, value in marks.items():
        setattr(t.w, name, value)
    t.to_planning()
    return t


def with_token(field: str, token: str) -> Table:
    t = camp()
    t.give(wood=5, food=3, fur=3)
    t.tile("M2", 5)
    t.token(field, token)
    t.to_planning()
    return t


ROLLS: dict[str, tuple[Callable[[], Table], str, int, tuple[float, float, float]]] = {
    "a weapon": (planning, "build:weapon", 0, exact("build")),
    "a shelter": (planning, "build:shelter:wood", 1, exact("build")),
    "a shovel": (planning, "build:shovel", 1, exact("build")),
    "parrots": (planning, "gather:M2-parrot", 0, exact("gather")),
    "another's parrots": (planning, "gather:M2-parrot", 2, exact("gather")),
    "the unknown": (planning, "explore:N1", 0, exact("explore")),
    "a reroll token on gathering": (lambda: with_token("gather", "reroll"), "gather:M2-parrot", 1, exact("gather", 1)),
    "a reroll token on building": (lambda: with_token("build", "reroll"), "build:weapon", 1, exact("build", 1)),
    "a reroll token on exploring": (lambda: with_token("explore", "reroll"), "explore:N1", 1, exact("explore", 1)),
    "a cursed bowl": (lambda: planning(marks=("bowl:1",)), "gather:M2-parrot", 1, exact("gather", 1)),
    "a confused head": (lambda: planning(today=("confused:0",)), "gather:M2-parrot", 0, exact("gather", 1)),
    "an adventure for sure": (lambda: with_token("explore", "adventure"), "explore:N1", 0, exact("explore")),
}


@pytest.mark.parametrize("roll", ROLLS)
def test_the_shares_are_exact(roll: str) -> None:
    """RC-441 to RC-448, RC-472 to RC-474, RC-1231: success, success with a Wound, none."""
    begin, key, seat, expected = ROLLS[roll]
    said(odds(begin(), key, seat), *expected)


def test_the_odds_of_a_hunt_follow_the_beasts_that_may_be_met() -> None:
    """RC-324, RC-326: hurt by each that is stronger than the weapon."""
    t = camp()
    t.beast("fox")
    t.levels(weapon=0)
    t.to_planning()
    found = odds(t, "hunt:beast", 0)
    assert found.of("partial") == pytest.approx(1.0)
    assert found.shares[0].changes[0].what == "wounds"


def test_a_cost_is_shown_by_its_share() -> None:
    """RC-445: who fails gets two Determination; the wood of a weapon is spent by a success alone."""
    found = odds(planning(), "build:weapon", 0, worlds=200)
    changes = {share.kind: {change.what: change.mean for change in share.changes} for share in found.shares}
    assert changes["success"]["wood"] == pytest.approx(-1, abs=0.2)
    assert changes["failure"]["determination"] == pytest.approx(2, abs=0.7)
    assert changes["partial"]["wounds"] >= 1 - 0.2


def test_an_action_with_enough_pawns_is_sure() -> None:
    t = planning()
    t.plan(0, "gather:M2-parrot")
    found = odds(t, "join:gather:M2-parrot:pawn", 0)
    assert found.shares == ()
    assert not found.chance


def test_the_game_itself_is_left_alone() -> None:
    t = planning()
    before = t.snapshot()
    odds(t, "explore:N1", 0)
    assert t.snapshot() == before
