"""The actions Exploration, Rest and Camp (NA-448 to NA-455)."""

import pytest

from holdfast.games.naufragos.castaways.health import Energy, Heal
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.exploration.expedition import Expedition
from tests.games.naufragos.table import RULESETS, Table


def day(ruleset: str = "2013", players: int = 2, **store: int) -> Table:
    """A camp as named; nobody is strong, cooks or heals."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky")[:players])
    t.store(food=0, wood=0)
    t.store(**store)
    return t


# --- exploration --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-448")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_pawns_on_exploration_are_one_expedition(ruleset: str) -> None:
    t = day(ruleset, players=3)
    trips = t.record(Expedition)
    t.to_placing()
    t.pawns("wood", "explore", "pass", "explore", "pass", "pass")
    assert trips == [Expedition((1, 0))]  # the order of the pawns
    assert (t.asked, t.seat, t.w.party) == ("march", 1, (1, 0))
    t.dice(6, 6)
    t.choose("return")
    t.choose("join-return")
    assert t.idle
    assert len(trips) == 1
    assert t.w.away == 0


# --- rest ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-450", "NA-451")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_a_shelter_rest_gives_one_energy_and_no_roll(ruleset: str) -> None:
    t = day(ruleset)
    t.wounds(2, 0)
    t.energy(1, 6)
    rolls = t.record(ThrowDice)
    t.to_placing()
    t.pawns("rest:1", "pass", "pass", "pass")
    assert t.idle
    assert rolls == []
    assert (t.w.energy, t.w.wounds) == ([2, 6], [1, 0])  # one wound heals, not two


@pytest.mark.rule("NA-450", "NA-451")
@pytest.mark.parametrize(("ruleset", "energy"), [("2013", 5), ("hr12", 6)])
def test_who_is_at_his_maximum_gains_only_where_he_heals_first(ruleset: str, energy: int) -> None:
    t = day(ruleset)
    t.wounds(1, 0)
    t.energy(5, 6)  # 6 is covered
    order = t.record(Energy, Heal)
    t.to_placing()
    t.pawns("rest:6", "pass", "pass", "pass")
    assert (t.w.energy[0], t.w.wounds[0]) == (energy, 0)
    kinds = [type(effect) for effect in order]
    assert kinds == ([Energy, Heal] if ruleset == "2013" else [Heal, Energy])


@pytest.mark.rule("NA-450", "NA-451")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("shelter", [1, 2, 3, 4])
@pytest.mark.parametrize(("face", "gained"), [(3, (1, 2, 2, 3, 4)), (4, (1, 3, 4, 4, 5))])
def test_the_highest_shelter_says_how_much_rest_is_worth(
    ruleset: str, shelter: int, face: int, gained: tuple[int, ...]
) -> None:
    t = day(ruleset, shelter=shelter)
    t.energy(0, 6)
    t.dice(face)
    t.to_placing()
    t.pawns("rest:3", "pass", "pass", "pass")
    assert t.idle
    assert t.w.energy[0] == gained[shelter]


@pytest.mark.rule("NA-EX12")
@pytest.mark.parametrize(("face", "gain"), [(2, 3), (5, 4)])
def test_the_book_rests_in_shelter_three(face: int, gain: int) -> None:
    t = day(shelter=3)
    t.wounds(1, 0)
    t.energy(0, 6)
    rolls = t.record(ThrowDice)
    t.dice(face)
    t.to_placing()
    t.pawns("rest:2", "pass", "pass", "pass")
    assert t.idle
    assert rolls == [ThrowDice("rest", 1)]
    assert (t.w.energy[0], t.w.wounds[0]) == (gain, 0)


@pytest.mark.rule("NA-452")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_rests_twice_even_on_another_space(ruleset: str) -> None:
    t = day(ruleset)
    t.energy(1, 1)
    t.to_placing()
    t.choose("rest:1")
    assert t.refuses("rest:1") == {"NA-246"}  # the other one may rest, but not on the same space
    t.choose("rest:2")
    for space in ("rest:1", "rest:2", "rest:6"):
        assert "NA-250" in t.refuses(space)
    t.pawns("pass", "pass")
    assert t.idle
    assert t.w.energy == [2, 2]


# --- camp ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-455")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_camp_card_is_chosen_by_a_pawn_and_followed_when_resolved(ruleset: str) -> None:
    t = day(ruleset)
    t.wounds(0, 2)
    t.energy(3, 3)
    t.to_placing()
    t.choose("camp:4")  # clean bandages
    assert t.seat == 1
    assert t.refuses("camp:4") == {"NA-253"}  # one pawn on a card
    assert t.refuses("camp:7") == {"HF-01"}  # there is no card
    assert (t.w.energy, t.w.wounds) == ([3, 3], [0, 2])  # nothing has happened yet
    t.pawns("camp:5", "diary", "pass")
    assert (t.asked, t.seat) == ("pick", 0)
    assert t.w.energy == [2, 3]  # the card's cost is paid as it is resolved
    t.dice(3)
    t.choose("pick:seat-1")
    assert t.idle
    assert t.w.wounds == [0, 1]
    assert (t.w.energy, t.w.wood) == ([2, 2], 1)  # then the other one combed the beach
    assert len(t.tokens(0)) == 1


@pytest.mark.rule("NA-455")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_covered_camp_card_is_not_available(ruleset: str) -> None:
    t = day(ruleset)
    t.camp("bc10", "camp:4")  # lianas over the bandages
    t.wounds(2, 0)
    t.to_placing()
    t.pawns("camp:4", "pass", "pass", "pass")
    assert t.idle
    assert (t.w.rope, t.w.wounds) == (1, [2, 0])  # the upper card is followed, nobody is bandaged
