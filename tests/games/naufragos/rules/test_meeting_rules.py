"""Corners where two rules meet: deaths among the lost, sectors that close together, things that nobody can take."""

import pytest

from holdfast.games.naufragos.castaways.health import Trauma
from holdfast.games.naufragos.exploration.expedition import DrawCard
from holdfast.games.naufragos.exploration.lost import FirstAttempt
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.night.meals import Eating, FireStep
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.rules import FIRST_OF, SUMMIT
from tests.games.naufragos.table import RULESETS, Table

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str = "2013", players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "fisher", "strong")[:players])
    return t


@pytest.mark.rule("NA-570", "NA-572", "NA-739")
@rulesets
def test_sectors_that_are_closed_together_are_left_together_up_to_the_summit(ruleset: str) -> None:
    t = table(ruleset)
    t.track(2, 8, 14)
    for sector in ("coast", "interior"):
        t.empty(sector)
    t.play(Settle())
    assert t.w.track == [FIRST_OF["heart"], FIRST_OF["heart"], 14]
    assert t.asked == "pause"
    t.empty("heart")
    t.play(Settle(2))
    assert t.w.track == [SUMMIT] * 3
    assert (t.w.summit, t.seat) == (2, 2), "the active one before the others"


@pytest.mark.rule("NA-578", "NA-570")
@rulesets
def test_the_last_card_of_a_sector_keeps_it_open_while_it_is_in_hand(ruleset: str) -> None:
    t = table(ruleset)
    t.empty("coast")
    t.on_top("coast", "bc1")
    t.w.march = t.w.party = (0, 1)
    t.w.difficulty = 4
    t.track(1, 1, 1)
    w = t.w
    t.play(DrawCard(0, "coast"), who=0)
    if w.zones["exploring"].top:
        assert max(w.track) < FIRST_OF["interior"]
    while t.asked not in ("march", "pause"):
        t.choose(t.keys()[0])
    assert min(w.track) >= FIRST_OF["interior"], "those in the camp go on with them"


@pytest.mark.rule("NA-272", "NA-275", "NA-177")
@rulesets
def test_a_lost_group_tries_on_without_its_dead(ruleset: str) -> None:
    t = table(ruleset)
    t.lost(((1, 2), 12))
    t.w.free_pawns = [2, 2, 2]
    t.play(Trauma("1", 4))
    while t.asked == "share-out":
        t.choose(t.keys()[0])
    assert [group.members for group in t.w.groups] == [(2,)]
    t.dice(6, 6)
    t.play(FirstAttempt((1, 2)))
    t.go_on()
    assert t.w.groups == ()
    assert not t.w.is_lost(2)
    assert t.w.free_pawns[1] == 0, "the dead use no pawn"


@pytest.mark.rule("NA-178", "NA-180")
def test_hr_what_nobody_can_take_waits_for_the_first_who_comes_home() -> None:
    t = table("hr12")
    t.item(0, "w12")
    t.held(1)
    t.lost(((1, 2), 9))
    t.play(Trauma("0", 4), WoundsStep())
    assert (t.w.size("estate"), t.w.estate_food) == (1, 1)
    t.lost(((2,), 9))
    t.play(WoundsStep())
    while t.asked == "share-out":
        t.choose(t.keys()[0])
    assert (t.items(1), t.w.held, t.w.estate_food) == (["w12"], [0, 1, 0], 0)


@pytest.mark.rule("NA-182", "NA-305", "NA-320")
@rulesets
def test_where_all_who_live_are_lost_the_store_and_the_fire_wait(ruleset: str) -> None:
    t = table(ruleset)
    t.store(food=3, fire=True, fire_wood=1)
    t.lost(((1, 2), 9))
    t.play(Trauma("0", 4))
    while t.asked == "share-out":
        t.choose(t.keys()[0])
    assert t.w.starter == 1, "the next clockwise, lost as he is"
    energy = t.w.energy[:]
    t.play(Eating(), FireStep())
    t.go_on()
    assert t.w.food == 3
    lost = 0 if ruleset == "2013" else 2
    assert t.w.energy[1:] == [e - lost for e in energy[1:]], "by the house rules hunger and the night take 1 each"
