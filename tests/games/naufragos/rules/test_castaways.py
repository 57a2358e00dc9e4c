"""Castaways (NA-160 to NA-171, NA-184, NA-185): energy, wounds, trauma; Clara's examples."""

import pytest

from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, Trauma, Wound
from holdfast.games.naufragos.night.wounds import WoundsStep
from tests.games.naufragos.table import RULESETS, Table, both

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def island(ruleset: str, *abilities: str) -> Table:
    t = Table(3, ruleset)
    t.abilities(*(abilities or ("cook", "fisher", "pathfinder")))
    return t


def scale(t: Table, seat: int = 0) -> tuple[int, int, int, int]:
    """Energy, current maximum, wounds, traumas of a castaway, as everybody sees them."""
    shown = t.game.view(None)["castaways"][seat]
    return shown["energy"], shown["top"], shown["wounds"], shown["trauma"]


# --- Clara ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-EX01")
@rulesets
def test_clara_forages_on_a_space_that_costs_two(ruleset: str) -> None:
    t = island(ruleset)
    t.act("forage", "forage", "forage")
    assert [scale(t, seat) for seat in range(3)] == [(5, 6, 0, 0), (4, 6, 0, 0), (3, 6, 0, 0)]
    assert t.w.size("tiles") == 3


@pytest.mark.rule("NA-EX02", "NA-165")
@rulesets
def test_clara_takes_a_wound_above_her_energy(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(4)
    t.play(Wound("0"))
    assert scale(t) == (4, 5, 1, 0)
    assert scale(t, 1) == (6, 6, 0, 0)


@pytest.mark.rule("NA-EX03", "NA-166", "NA-167")
@rulesets
def test_clara_is_pushed_down_and_gains_are_lost_until_she_heals(ruleset: str) -> None:
    t = island(ruleset)
    t.wounds(1)
    t.energy(4)
    t.play(Wound("0", 2))
    assert scale(t) == (3, 3, 3, 0)  # pushed from 4 to 3: no energy was lost, so no further wound
    t.play(Energy("0", 2))
    assert scale(t) == (3, 3, 3, 0)
    t.play(Heal("0"))
    assert scale(t) == (3, 4, 2, 0)
    t.play(Energy("0", 2))
    assert scale(t) == (4, 4, 2, 0)


@pytest.mark.rule("NA-EX04", "NA-168")
@rulesets
def test_claras_seventh_wound_turns_one_black(ruleset: str) -> None:
    t = island(ruleset)
    t.wounds(6)
    assert scale(t) == (0, 0, 6, 0)
    t.play(Wound("0"))
    assert scale(t) == (0, 0, 5, 1)
    assert not t.w.is_dead(0)


@pytest.mark.rule("NA-EX14", "NA-162", "NA-163")
@rulesets
def test_three_energy_too_many_are_one_wound(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(1, 0, 6)
    t.play(Energy("0", -3), Energy("1", -3), Energy("2", -3))
    assert [scale(t, seat) for seat in range(3)] == [(0, 5, 1, 0), (0, 5, 1, 0), (3, 6, 0, 0)]


# --- energy --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-160", "NA-161")
@rulesets
@pytest.mark.parametrize(
    ("ability", "most"), [("medic", 6), ("lucky", 6), ("cook", 6), ("strong", 7), ("fisher", 6), ("pathfinder", 6)]
)
def test_the_scale_of_each_castaway(ruleset: str, ability: str, most: int) -> None:
    others = [name for name in ("cook", "fisher", "pathfinder") if name != ability][:2]
    t = island(ruleset, ability, *others)
    assert scale(t) == (most, most, 0, 0)
    t.play(Energy("0", 3))
    assert scale(t) == (most, most, 0, 0)
    for n in range(1, most + 1):
        t.play(Wound("0"))
        assert scale(t) == (most - n, most - n, n, 0)
    t.play(Wound("0"))  # every number is covered, 0 never is
    assert scale(t) == (0, 0, most - 1, 1)


@pytest.mark.rule("NA-162")
@rulesets
def test_the_heat_wounds_only_those_who_have_nothing_left_to_lose(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(0, 1, 4)
    t.store(weather=5)
    t.event("e9")  # the sun shines
    assert t.w.weather == 6
    assert [scale(t, seat) for seat in range(3)] == [(0, 5, 1, 0), (0, 6, 0, 0), (3, 6, 0, 0)]


@pytest.mark.rule("NA-163")
@rulesets
@pytest.mark.parametrize(("energy", "left", "wounds"), [(0, 0, 1), (1, 0, 1), (2, 0, 0), (3, 1, 0)])
def test_quicksand_takes_two_and_wounds_once(ruleset: str, energy: int, left: int, wounds: int) -> None:
    t = island(ruleset)
    t.energy(energy)
    t.dice(1)
    t.draw(0, "bi11")
    assert scale(t) == (left, 6 - wounds, wounds, 0)


@pytest.mark.rule("NA-164")
@pytest.mark.parametrize(("ruleset", "wounds"), [("2013", 4), ("hr12", 3)])
def test_hunger_and_cold_are_counted_one_after_the_other(ruleset: str, wounds: int) -> None:
    t = island(ruleset)
    t.energy(0, 1, 2)
    t.store(food=0)
    t.dice(*[6] * 9)
    t.phase("survival")
    # hunger takes 1 energy and gives wounds of its own, the cold takes another: each loss below 0 is a wound
    assert scale(t) == (0, 6 - wounds, wounds, 0)
    assert scale(t, 1)[2] == wounds - 1
    assert scale(t, 2)[2] == wounds - 2


@pytest.mark.rule("NA-167")
@rulesets
def test_food_and_a_clear_morning_do_not_lift_above_the_maximum(ruleset: str) -> None:
    t = island(ruleset)
    t.wounds(2, 0, 0)
    t.energy(4, 5, 6)
    t.store(fire=True)
    t.event("e17")
    assert [scale(t, seat)[0] for seat in range(3)] == [4, 6, 6]
    assert t.w.wounds[:3] == [2, 0, 0]


# --- wounds and traumas --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-165", "NA-166", "NA-170")
@rulesets
def test_cubes_form_a_block_from_the_top(ruleset: str) -> None:
    t = island(ruleset, "strong", "cook", "fisher")
    t.play(Wound("0", 2))
    assert scale(t) == (5, 5, 2, 0)
    t.dice(1, 6)
    t.play(WoundsStep())
    assert scale(t) == (5, 5, 1, 1)  # the topmost white cube became black: 7 is black, 6 is white
    t.play(Heal("0"))
    assert scale(t) == (5, 6, 0, 1)
    t.play(Wound("0"))
    assert scale(t) == (5, 5, 1, 1)  # the new one lies below the black one
    t.play(Trauma("0"))
    assert scale(t) == (4, 4, 1, 2)  # a black one lies above the white one, which moves down and pushes the marker
    t.play(HealTrauma("0"))
    assert scale(t) == (4, 5, 1, 1)


@pytest.mark.rule("NA-166")
@rulesets
def test_being_pushed_down_is_no_loss(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(6, 2, 0)
    t.wounds(0, 4, 5)
    t.play(Wound("0"), Wound("1"), Wound("2"))
    assert [scale(t, seat) for seat in range(3)] == [(5, 5, 1, 0), (1, 1, 5, 0), (0, 0, 6, 0)]


@pytest.mark.rule("NA-168", "NA-169")
@rulesets
def test_at_the_bottom_every_wound_leaves_its_mark(ruleset: str) -> None:
    t = island(ruleset)
    t.wounds(6)
    for n in range(1, 4):
        t.play(Energy("0", -1))
        assert scale(t) == (0, 0, 6 - n, n)
    t.play(Energy("0", -1))
    assert t.w.is_dead(0)
    assert t.w.trauma[0] == 4


@pytest.mark.rule("NA-169")
@rulesets
def test_with_black_cubes_only_a_wound_is_one_more_of_them(ruleset: str) -> None:
    t = island(ruleset)
    t.trauma(6)  # no play leads here: the fourth has killed before
    t.play(Wound("0"))
    assert (t.w.trauma[0], t.w.wounds[0]) == (7, 0)
    assert t.w.is_dead(0)


@pytest.mark.rule("NA-171")
@rulesets
def test_rest_frees_the_lowest_number_and_no_trauma(ruleset: str) -> None:
    t = island(ruleset)
    t.wounds(2, 0, 1)
    t.trauma(1, 2, 0)
    t.energy(3, 1, 5)
    t.act("rest:1", "rest:2", "rest:3")
    # without a shelter a rest gives 1 energy: before healing by the original rules, after it by the house rules
    assert scale(t, 0) == (3 if ruleset == "2013" else 4, 4, 1, 1)
    assert scale(t, 1) == (2, 4, 0, 2)
    assert scale(t, 2) == (5 if ruleset == "2013" else 6, 6, 0, 0)


@pytest.mark.rule("NA-171")
@rulesets
def test_healing_gives_no_energy_and_only_the_medic_mends_a_trauma(ruleset: str) -> None:
    t = island(ruleset, "medic", "cook", "fisher")
    t.wounds(0, 3, 0)
    t.trauma(0, 1, 0)
    t.energy(6, 1, 6)
    t.act("camp:4")  # clean bandages
    t.choose("pick:seat-1")
    t.go_on()
    assert scale(t, 1) == (1, 3, 2, 1)
    assert scale(t, 0) == (5, 6, 0, 0)
    t.play(WoundsStep())
    t.dice(6, 6)
    t.choose("mend:seat-1")
    assert scale(t, 1) == (1, 4, 2, 0)


# --- what energy cannot pay ----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-184")
@rulesets
def test_at_zero_energy_only_what_is_free_is_left(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(0, 1, 6)
    t.store(wreck_ready=True, wood=9)
    t.to_placing()
    for action in ("forage", "wood", "wreckage", "explore"):
        assert t.refuses(action) == {"NA-184"}
    for action in ("campfire", "build"):
        assert t.refuses(action) == {"NA-258"}
    for space in range(1, 6):
        assert t.refuses(f"camp:{space}") == {"NA-257"}
    assert set(t.keys()) - {"not-so-fast"} == {"diary", "pass", *[f"rest:{n}" for n in range(1, 7)]}
    t.choose("diary")
    assert t.w.energy[0] == 0
    assert t.seat == 1
    assert {"forage", "wood", "explore", "camp:1"} <= set(t.keys())


@pytest.mark.rule("NA-184", "NA-005")
@rulesets
def test_at_zero_energy_an_option_of_a_card_that_costs_energy_is_closed(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(0, 6, 6)
    t.supply()
    t.draw(0, "bc8")
    assert t.asked == "march"  # nothing but declining was left, so he was not asked
    assert t.w.size("supply") == 0
    t.draw(1, "bc8")
    assert t.keys() == ["pay", "decline"]
    t.choose("pay")
    assert t.w.size("supply") == 2
    assert [scale(t, seat) for seat in range(3)] == [(0, 6, 0, 0), (5, 6, 0, 0), (6, 6, 0, 0)]


@pytest.mark.rule("NA-184")
@rulesets
def test_an_exhausted_medic_may_not_choose_what_costs_energy(ruleset: str) -> None:
    t = island(ruleset, "medic", "cook", "fisher")
    t.energy(0, 6, 6)
    t.wounds(0, 1, 0)
    t.trauma(0, 0, 1)
    t.play(WoundsStep())
    assert t.keys() == ["mend:seat-2", "medic:nothing"]
    assert t.refuses("bandage:seat-1") == {"NA-184"}
    t.energy(1)
    t.play(WoundsStep())
    t.choose("bandage:seat-1")
    assert (scale(t), scale(t, 1)) == ((0, 6, 0, 0), (5, 6, 0, 0))


@pytest.mark.rule("NA-185")
def test_nobody_pays_with_wounds() -> None:
    for t in both():
        t.abilities("cook", "fisher", "pathfinder")
        t.energy(2, 1, 0)
        t.store(wood=9)
        t.act("campfire")
        assert t.keys() == ["stake:1", "stake:2"]
        assert t.refuses("stake:3")
        t.dice(6)
        t.choose("stake:2")
        assert scale(t) == (0, 6, 0, 0)


@pytest.mark.rule("NA-185")
def test_nobody_builds_with_wounds() -> None:
    for t in both():
        t.abilities("cook", "fisher", "pathfinder")
        t.energy(2, 1, 0)
        t.store(wood=9)
        t.act("build")
        t.choose("build:sand")
        assert t.keys() == ["give:0", "give:1", "give:2"]
        t.choose("give:2")
        assert t.keys() == ["give:0", "give:1"]
        t.choose("give:1")
        assert [scale(t, seat) for seat in range(3)] == [(0, 6, 0, 0)] * 3
        assert t.w.progress["sand"] == 3
