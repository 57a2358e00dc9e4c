"""Death and revival (US-773 to US-777, US-783, US-EX03)."""

import pytest

from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.people.characters import Damage
from holdfast.games.under_our_sun.people.death import BurialTime
from holdfast.games.under_our_sun.setup.audit import faults
from tests.games.under_our_sun.table import Table, ids

NORTH, EAST = "0,-1", "1,-1"
FOOD = 6


def outdoors(*crew: str, tile: int = 2) -> Table:
    """Everybody on a quiet tile with 6 AP."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, tile)
    t.blank(EAST, 10)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    for char in range(len(crew)):
        t.at(char, NORTH)
    return t


def until(t: Table, *phases: str) -> None:
    """These phases pass quietly; the last one is under way, and somebody is to act."""
    for phase in phases:
        while not t.idle:
            key = "wait" if "wait" in t.keys() else t.keys()[0]
            t.choose(key)
        if phase in ("morning", "afternoon"):
            t.draws("clear-sky" if phase == "morning" else "haze")
        t.phase(phase)


def pockets(t: Table, char: int) -> list[int]:
    return [n for n in t.w.goods[char] if n]


@pytest.mark.rule("US-773")
def test_at_no_points_a_character_dies() -> None:
    t = outdoors("medic", "scout")
    t.play(Damage("0", 5))
    assert (t.w.hp[0], t.w.alive(0)) == (1, True)
    t.play(Damage("0", 1))
    assert (t.w.hp[0], t.w.alive(0), t.w.alive(1)) == (0, False, True)
    t.turn(0)
    assert t.idle  # the dead take no turn


@pytest.mark.rule("US-773", "US-238")
def test_who_dies_of_thirst_takes_no_turn() -> None:
    t = outdoors("medic", "scout")
    for char in (0, 1):
        t.at(char, "0,0")
    t.hp(1)
    t.water(0)
    until(t, "afternoon")
    assert (t.w.alive(0), t.asked, t.seat) == (False, "take-turn", 1)


@pytest.mark.rule("US-EX03", "US-775", "US-774", "US-776")
@pytest.mark.parametrize("later", [(), ("night",), ("night", "preparation", "morning")])
def test_a_death_in_the_afternoon_can_be_undone_until_the_next_morning(later: tuple[str, ...]) -> None:
    t = outdoors("scout", "medic")
    for char in (0, 1):
        t.at(char, "0,0")
    t.item(0, "defibrillator")
    t.goods(0, food=2)
    until(t, "afternoon")
    t.play(Damage("1", 9))
    until(t, *later)
    assert (t.w.day, t.seat) == (2 if len(later) == 3 else 1, 0)
    assert t.w.alive(1) is False
    t.choose("use:defibrillator")
    assert (t.w.alive(1), t.w.hp[1]) == (True, 2)


@pytest.mark.rule("US-EX03", "US-774", "US-775")
def test_in_the_next_afternoon_the_dead_character_is_eliminated() -> None:
    t = outdoors("scout", "medic", "thickskin")
    for char in range(3):
        t.at(char, "0,0")
    t.item(0, "defibrillator")
    t.goods(0, food=2)
    until(t, "afternoon")
    t.play(Damage("1", 9))
    until(t, "night", "preparation", "morning")
    assert not t.w.gone
    until(t, "afternoon")
    assert (t.w.day, t.w.gone) == (2, 0b010)
    while t.asked == "take-turn":
        assert "use:defibrillator" not in t.keys()
        t.choose("wait")


@pytest.mark.rule("US-775")
@pytest.mark.parametrize(
    ("phase", "count", "last"),
    [("morning", 1, 3), ("afternoon", 2, 4), ("night", 3, 5), ("preparation", 3, 6)],
)
def test_the_window_is_the_phase_of_death_and_two_more(phase: str, count: int, last: int) -> None:
    t = outdoors("scout", "medic", "thickskin")
    t.w.phase, t.w.count = phase, count  # a death in Preparation counts as the Morning that follows
    t.play(Damage("1", 9))
    t.w.count = last
    t.play(BurialTime())
    assert not t.w.gone
    t.w.count = last + 1
    t.play(BurialTime())
    assert t.w.gone == 0b010


@pytest.mark.rule("US-774")
def test_whoever_is_eliminated_has_died() -> None:
    t = outdoors("scout", "medic", "thickskin")
    before = faults(t.w)
    t.w.gone = 0b010
    assert faults(t.w) == [*before, "somebody is eliminated who has not died"]
    t.w.dead = 0b010
    assert faults(t.w) == before


@pytest.mark.rule("US-774", "US-776")
def test_the_defibrillator_brings_a_character_back() -> None:
    t = outdoors("scout", "medic")
    t.item(0, "defibrillator")
    t.goods(1, food=1)
    t.w.infected = 0b10
    t.w.well = [1, 2]
    t.play(Damage("1", 9))
    free = ids(t.w, t.w.zones["item"].top).count("defibrillator")
    t.turn(0)
    t.choose("use:defibrillator")
    assert (t.w.ap, t.w.hp[1], t.w.wounded(1)) == ([5, 0], 2, True)  # no test, no points for this phase
    assert (t.w.well[1], t.w.infected, pockets(t, 1)) == (0, 0, [1])
    assert (t.things(0), ids(t.w, t.w.zones["item"].top).count("defibrillator")) == ([], free + 1)  # used up
    until(t, "afternoon")
    t.choose("wait")
    assert (t.seat, t.w.ap[1], t.w.hp[1]) == (1, 4, 2)  # Tired


@pytest.mark.rule("US-776")
def test_the_defibrillator_needs_the_same_tile_and_a_point() -> None:
    t = outdoors("scout", "medic")
    t.item(0, "defibrillator")
    t.turn(0)
    assert "use:defibrillator" not in t.keys()  # nobody is dead
    t.choose("wait")
    t.play(Damage("1", 9))
    t.at(0, EAST)
    t.turn(0)
    assert "use:defibrillator" not in t.keys()
    t.choose(f"move:{NORTH}")
    assert "use:defibrillator" in t.keys()
    t.choose("wait")
    t.ap(0)
    t.turn(0)
    assert "use:defibrillator" not in t.keys()


@pytest.mark.rule("US-777")
def test_a_dead_pawn_stays_with_its_goods_and_takes_no_field() -> None:
    t = outdoors("scout", "medic", "thickskin", tile=24)  # two fields
    t.at(2, "0,0")
    t.goods(1, food=2)
    t.item(1, "knife")
    t.turn(2)
    assert f"move:{NORTH}" not in t.keys()
    t.choose("wait")
    t.play(Damage("1", 9))
    assert (t.w.pos[1], pockets(t, 1), t.things(1)) == (NORTH, [2], ["knife"])
    t.turn(2)
    t.choose(f"move:{NORTH}")
    assert t.w.pos[2] == NORTH


@pytest.mark.rule("US-777", "US-347")
def test_the_goods_of_the_dead_may_be_taken() -> None:
    t = outdoors("scout", "medic")
    t.goods(1, food=2)
    t.play(Damage("1", 9))
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("want:food")
    t.choose("propose")
    assert (t.w.have(0, "food"), t.w.have(1, "food"), t.w.ap[0]) == (1, 1, 5)


@pytest.mark.rule("US-777", "US-534", "US-532")
def test_enemies_ignore_the_dead() -> None:
    t = outdoors("scout", "medic")
    t.at(0, "0,0")
    t.play(Damage("1", 9))
    dog = t.foe("feral-dog", NORTH)
    t.numbers(8)
    t.play(EnemiesMove())
    assert t.w.foes[0].pos == NORTH  # no prey
    t.numbers(3)
    t.play(EnemiesMove())
    assert (t.w.foes[0].id, t.w.foes[0].pos) == (dog, EAST)  # and nobody holds it


@pytest.mark.rule("US-777", "US-774")
def test_at_the_elimination_everything_lies_on_the_tile() -> None:
    t = outdoors("scout", "medic", "thickskin")
    t.goods(1, food=2)
    t.item(1, "knife", "water-bottle")
    t.play(Damage("1", 9))
    t.w.count += 3
    t.play(BurialTime())
    assert (t.w.gone, pockets(t, 1), t.things(1), t.w.water[1]) == (0b010, [], [], 0)
    assert t.w.spots[NORTH].dropped[FOOD] == 2
    assert sorted(ids(t.w, t.w.lying)) == ["knife", "water-bottle"]
    assert not faults(t.w)
    t.turn(0)
    assert not any(key.startswith("trade:char-1") for key in t.keys())  # the pawn is gone
    t.choose("gather")
    t.choose("take:knife")
    assert t.things(0) == ["knife"]


@pytest.mark.rule("US-783")
def test_a_revived_character_needs_no_free_field() -> None:
    t = outdoors("scout", "medic", "thickskin", "veteran", tile=24)  # two fields
    t.at(2, "0,0")
    t.at(3, "0,0")
    t.item(0, "defibrillator")
    t.play(Damage("1", 9))
    t.at(2, NORTH)
    t.turn(0)
    t.choose("use:defibrillator")
    assert (t.w.alive(1), len(t.w.here(NORTH))) == (True, 3)
    t.choose("move:0,0")
    t.choose("wait")
    t.turn(3)
    assert t.refuses(f"move:{NORTH}") == {"US-318"}  # two are left, both fields taken
