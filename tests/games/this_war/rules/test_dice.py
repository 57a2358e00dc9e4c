"""Every die lies on the table for all to see: what it shows, what it was for, whose it was."""

import pytest

from holdfast.core.text.log import Log
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.pieces import Throw
from holdfast.games.this_war.rules import GREY_DIE, STORY
from holdfast.games.this_war.vocabulary import Letter
from tests.games.this_war.table import Table

BARE: dict[Letter, str] = {"a": "none", "b": "none", "c": "none"}
MISS, HIT = GREY_DIE.index(0), GREY_DIE.index(1)


def outside(*names: str) -> Table:
    t = Table()
    t.people(*names, "cveta")
    t.outside("hotel", *names)
    return t


def fallen(t: Table) -> list[tuple[str, int, str, int]]:
    return [(it.die, it.face, it.why, it.who) for it in t.w.thrown]


@pytest.mark.rule("TW-607")
def test_a_noise_roll_lies_there_with_what_was_feared() -> None:
    t = outside("anton")
    t.w.noise = 4
    t.dice(7)
    t.run(RollNoise())
    (die,) = t.w.thrown
    assert (die.die, die.face, die.why, die.need) == ("black", 7, "noise", -4)
    assert [it["face"] for it in t.game.view(None)["thrown"]] == [7], "everybody sees it"


@pytest.mark.rule("TW-907", "TW-913")
def test_the_dice_of_a_round_lie_there_until_others_fall() -> None:
    t = outside("anton")
    t.game.dictate(dice=[0])
    t.run(StartFight(1, BARE))
    t.game.dictate(dice=[MISS, HIT])
    t.choose("fight")
    assert fallen(t) == [("grey", 0, "strike", t.p("anton")), ("grey", 1, "foe", 0)]
    before = t.w.thrown[-1].at
    t.game.dictate(dice=[MISS, MISS])
    t.choose("fight")
    assert fallen(t) == [("grey", 0, "strike", t.p("anton")), ("grey", 0, "foe", 0)]
    assert t.w.thrown[0].at > before
    assert isinstance(t.w.thrown[0], Throw)


@pytest.mark.rule("TW-956")
def test_who_does_not_roll_any_more_is_not_told_of() -> None:
    """Both sides stepped back after the first die: the log goes on without those who would have come next."""
    t = outside("anton", "marin")
    t.game.observers.append(Log(DEFINITION))
    t.game.dictate(dice=[0])
    t.run(StartFight(1, BARE))
    t.fetch("fate/fate-4", "fate")
    t.game.dictate(dice=[GREY_DIE.index(STORY)])
    t.choose("fight")
    t.choose("trust")
    assert t.w.fight is None
