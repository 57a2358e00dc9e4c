"""How likely fires, rest, the way home, wounds and fights are, followed to where their dice are read, beside exact counts."""

from collections.abc import Callable

import pytest

from holdfast.games.naufragos.dice.strength import Fight
from tests.bots.odds import odds, said, share, ways
from tests.games.naufragos.table import Table

D6 = range(1, 7)
Shares = tuple[float, float, float]


def even(success: float) -> Shares:
    return success, 0.0, 1 - success


def placing(energy: int = 4, ruleset: str = "2013") -> Table:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "strong")
    t.energy(*[energy] * 3)
    t.store(wood=3, shelter=1)
    t.to_placing()
    return t


def at_the_fire(energy: int = 5) -> Table:
    t = Table(3)
    t.abilities("medic", "cook", "strong")
    t.energy(*[energy] * 3)
    t.store(wood=3)
    t.act("campfire")
    return t


def returning(ruleset: str, difficulty: int, *group: int, energy: int = 0) -> Table:
    """They set out for home, and nobody has the strength for a second roll."""
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "strong")
    t.energy(*[energy] * 3)
    t.explore(*group)
    t.store(difficulty=difficulty, weather=4)
    t.energy(*[energy] * 3)
    return t


def home(difficulty: int) -> float:
    return share(ways(D6, D6), lambda fall: sum(fall) >= difficulty)


def wounded(n: int) -> Table:
    t = Table(3, "hr12")
    t.abilities("strong", "cook", "fisher")
    t.wounds(n)
    t.story(0, 2)
    t.store(food=6)
    t.phase("survival")
    while t.asked != "window":
        t.choose(t.keys()[0])
    return t


ROLLS: dict[str, tuple[Callable[[], Table], str, Shares]] = {
    **{f"a fire with {n}": (at_the_fire, f"stake:{n}", even(n / 6)) for n in range(1, 5)},
    "rest": (placing, "rest:1", even(0.5)),
    "rest by house rules": (lambda: placing(ruleset="hr12"), "rest:1", even(0.5)),
    "home at 4": (lambda: returning("2013", 4, 0), "return", even(home(4))),
    "home at 8": (lambda: returning("2013", 8, 0), "return", even(home(8))),
    "home at 11": (lambda: returning("2013", 11, 0), "return", even(home(11))),
    "home alone by house rules": (lambda: returning("hr12", 8, 0), "return", even(home(8))),
    "three wounds": (lambda: wounded(3), "go-on", even((5 / 6) ** 3)),
    "two wounds": (lambda: wounded(2), "go-on", even((5 / 6) ** 2)),
    "three wounds and a token": (lambda: wounded(3), "add-token:2", even(5 / 6)),
}


@pytest.mark.parametrize("roll", ROLLS)
def test_the_shares_are_exact(roll: str) -> None:
    """NA-040, NA-333, NA-425, NA-582, NA-683."""
    begin, key, expected = ROLLS[roll]
    said(odds(begin(), key), *expected)


@pytest.mark.parametrize("card", ["bi12"])
def test_a_fight_is_won_as_often_as_its_die_says(card: str) -> None:
    """NA-631, NA-632: nobody joins, for nobody is there."""
    t = placing()
    t.draw(0, card)
    fight = next(o for o in t.game.question.options if o.key == "fight").then[0]
    assert isinstance(fight, Fight)
    need = fight.n + fight.attack
    said(odds(t, "fight"), *even(share(ways(D6), lambda fall: fall[0] >= need)))


def test_what_is_paid_and_won_is_shown() -> None:
    found = odds(at_the_fire(), "stake:3", worlds=200)
    assert {change.what: change.mean for change in found.changes}["energy"] == -3
