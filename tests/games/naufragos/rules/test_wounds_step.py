"""The wounds step (NA-330 to NA-336): when it comes, who rolls, what a 1 does."""

import pytest

from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.night.meals import FireStep
from holdfast.games.naufragos.night.wounds import WoundRoll, WoundsStep
from tests.games.naufragos.table import RULESETS, Table


def wounded(ruleset: str = "2013", *wounds: int) -> Table:
    """Castaways who have eaten, with so many wounds; nobody is a medic, cook or lucky."""
    t = Table(len(wounds), ruleset)
    t.abilities(*("fisher", "pathfinder", "strong")[: len(wounds)])
    t.wounds(*wounds)
    t.store(food=len(wounds), wood=0)
    return t


# --- when it comes ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-330", "NA-331")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_wounds_step_opens_phase_d_or_closes_phase_c(ruleset: str) -> None:
    t = wounded(ruleset, 1, 0)
    steps = t.record(FireStep, WoundsStep)
    t.stop_at_dawn()
    t.dice(1)
    t.phase("survival")
    t.answer("eat:food", "eat:food")
    assert t.idle
    in_c = ruleset == "hr12"
    assert steps == [FireStep(), WoundsStep()][: 1 + in_c]
    assert t.w.trauma == [int(in_c), 0]
    t.phase("end")
    assert steps == [FireStep(), WoundsStep()]  # once a turn
    assert t.w.trauma == [1, 0]


@pytest.mark.rule("NA-330", "NA-331", "NA-725")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_in_the_last_turn_only_the_house_rules_roll_before_the_rescue(ruleset: str) -> None:
    t = wounded(ruleset, 0, 1)
    t.trauma(0, 3)
    t.story(0, 1)
    t.story(1, 3, 3)
    t.build("sand", "bonfire")
    t.item(0, "w3")
    t.on_top("event", "e4")  # both great signals and the mirror
    t.phase("event")
    t.store(last_turn=1, summit=0, food=2)
    t.dice(1)
    t.phase("survival")
    t.answer("eat:food", "eat:food")
    outcome = t.game.outcome
    assert outcome is not None
    assert outcome.won
    if ruleset == "2013":
        assert not t.w.is_dead(1)
        assert outcome.winners == (1,)  # he is saved with his wound, and 6 story points
    else:
        assert t.w.is_dead(1)
        assert outcome.winners == (0,)
        assert outcome.scores[1] == 0


# --- the medic ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-332")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_medic_comes_before_the_dice(ruleset: str) -> None:
    t = wounded(ruleset, 0, 1, 1)
    t.abilities("medic", "fisher", "strong")
    rolls = t.record(ThrowDice)
    t.dice(1)
    t.play(WoundsStep())
    assert (t.asked, t.seat) == ("medic", 0)
    assert rolls == []
    t.choose("bandage:seat-1")
    assert t.idle
    assert len(rolls) == 1  # the bandaged one has nothing to roll for
    assert (t.w.wounds, t.w.trauma) == ([0, 0, 0], [0, 0, 1])
    assert t.w.energy[0] == 5


@pytest.mark.rule("NA-332")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_scar_of_tonight_is_too_late_for_the_medic(ruleset: str) -> None:
    t = wounded(ruleset, 0, 1)
    t.abilities("medic", "fisher")
    t.dice(1)
    t.play(WoundsStep())
    t.choose("medic:nothing")
    assert t.idle
    assert t.w.trauma == [0, 1]


# --- the dice -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-333")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everybody_with_wounds_rolls_as_many_dice_lost_or_not(ruleset: str) -> None:
    t = wounded(ruleset, 3, 0, 2)
    t.lost(((2,), 7))
    t.energy(2, 6, 3)
    rolls = t.record(ThrowDice)
    t.dice(4, 1, 6, 2, 1)
    t.play(WoundsStep())
    assert t.idle
    assert rolls == [ThrowDice("wounds", 3), ThrowDice("wounds", 2)]
    assert (t.w.wounds, t.w.trauma) == ([2, 0, 1], [1, 0, 1])
    assert t.w.energy == [2, 6, 3]
    assert [t.w.top(s) for s in range(3)] == [3, 6, 5]  # a wound turned, no number was covered or freed


@pytest.mark.rule("NA-333")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_a_one_nothing_turns(ruleset: str) -> None:
    t = wounded(ruleset, 3, 0)
    t.dice(2, 6, 2)
    t.play(WoundsStep())
    assert t.idle
    assert (t.w.wounds, t.w.trauma) == ([3, 0], [0, 0])


@pytest.mark.rule("NA-334")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_roll_turns_one_wound_however_many_ones(ruleset: str) -> None:
    t = wounded(ruleset, 3, 0)
    t.dice(1, 1, 1)
    t.play(WoundsStep())
    assert (t.w.wounds, t.w.trauma) == ([2, 0], [1, 0])


@pytest.mark.rule("NA-335")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_traumas_add_no_dice(ruleset: str) -> None:
    t = wounded(ruleset, 1, 0)
    t.trauma(2, 3)
    rolls = t.record(ThrowDice)
    t.dice(5, 1)
    t.play(WoundsStep())
    assert t.idle
    assert rolls == [ThrowDice("wounds", 1)]  # and the one with traumas only does not roll
    assert (t.w.wounds, t.w.trauma) == ([1, 0], [2, 3])


@pytest.mark.rule("NA-336")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_they_roll_clockwise_from_the_starting_player(ruleset: str) -> None:
    t = wounded(ruleset, 1, 1, 1)
    t.w.starter = 1
    order = t.record(WoundRoll)
    t.dice(6, 1, 6)
    t.play(WoundsStep())
    assert [roll.seat for roll in order] == [1, 2, 0]
    assert t.w.trauma == [0, 0, 1]  # the second die was that of seat 2


@pytest.mark.rule("NA-336", "NA-333")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_when_one_dies_of_his_roll_the_next_still_rolls(ruleset: str) -> None:
    t = wounded(ruleset, 1, 0, 1)
    t.trauma(3, 0, 0)
    t.dice(1, 1)
    t.play(WoundsStep())
    assert t.idle
    assert t.w.is_dead(0)
    assert (t.w.starter, t.w.trauma[2]) == (1, 1)
