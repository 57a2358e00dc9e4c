"""Tests of attributes, and karma (US-401 to US-408, US-431 to US-437)."""

import pytest

from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.leaving import Fall
from holdfast.games.under_our_sun.enemies.wandering import WanderFoe
from holdfast.games.under_our_sun.things.goods import Gain
from tests.games.under_our_sun.table import Table

NORTH = "0,-1"
WON = (Gain("wood"),)
LOST = (Gain("metal"),)


def table(*who: str) -> Table:
    t = Table(players=max(2, len(who)))
    t.crew(*(who or ("veteran", "medic")))
    t.ap(*[6] * t.w.crew)
    return t


def outcome(t: Table, char: int = 0) -> str:
    """Which side of a test happened."""
    t.go_on()
    assert t.idle
    assert t.w.have(char, "wood") + t.w.have(char, "metal") == 1
    return "won" if t.w.have(char, "wood") else "lost"


# --- tests -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-401")
@pytest.mark.parametrize(("attribute", "dice"), [("strength", "G"), ("skill", "YB"), ("stealth", "Y")])
def test_a_test_rolls_the_dice_under_the_attribute(attribute: str, dice: str) -> None:
    t = table()
    rolls = t.record(Roll)
    t.dice(*[f"{colour}0" for colour in dice])
    t.play(Test(attribute, WON, LOST))
    assert [roll.colours for roll in rolls] == [dice]
    assert outcome(t) == "lost"


@pytest.mark.rule("US-402")
@pytest.mark.parametrize(
    ("dice", "result"), [(("Y0", "B0"), "lost"), (("Y1", "B0"), "won"), (("Y0", "B1"), "won"), (("Y1", "B1"), "won")]
)
def test_one_success_passes_a_test(dice: tuple[str, ...], result: str) -> None:
    t = table()
    t.dice(*dice)
    t.play(Test("skill", WON, LOST))
    assert outcome(t) == result


@pytest.mark.rule("US-403", "US-408")
@pytest.mark.parametrize(
    ("dice", "result"), [(("G2", "G0"), "won"), (("G1", "G1"), "won"), (("G1", "G0"), "lost"), (("G0", "G0"), "lost")]
)
def test_a_double_counts_two_towards_a_number(dice: tuple[str, ...], result: str) -> None:
    t = table("scout", "medic")
    t.dice(*dice)
    t.play(Test("stealth", WON, LOST, need=2))
    assert outcome(t) == result


@pytest.mark.rule("US-404", "US-405")
@pytest.mark.parametrize(
    ("dice", "result"),
    [(("G1", "R-1"), "lost"), (("G2", "R-1"), "won"), (("G1", "R0"), "won"), (("G0", "R-1"), "lost")],
)
def test_a_cross_cancels_one_success(dice: tuple[str, ...], result: str) -> None:
    t = table()
    t.hp(2)
    t.dice(*dice)
    t.play(Test("strength", WON, LOST))
    assert outcome(t) == result


@pytest.mark.rule("US-404")
def test_the_result_is_never_below_nothing() -> None:
    t = table("medic", "veteran")
    t.hp(2)
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    foe = t.foe("brute", NORTH)
    t.w.set_foe(foe, damage=2)
    t.turn(0)
    t.dice("Y0", "B0", "R-1", "G0", "B0")
    t.choose(f"attack:foe-{foe}:bare")
    assert t.life(foe) == 4, "a cross heals nobody"


@pytest.mark.rule("US-405")
def test_only_a_wounded_character_adds_the_red_die() -> None:
    t = table()
    rolls = t.record(Roll)
    for hp, dice in ((3, "G"), (2, "GR"), (1, "GR"), (7, "G")):
        t.hp(hp)
        t.dice(*[f"{colour}0" for colour in dice])
        t.play(Test("strength"))
        assert rolls[-1].colours == dice


@pytest.mark.rule("US-406")
def test_red_dice_add_up() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.night()
    t.hp(2)
    t.on_top("night", "deep-sleep")
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y1", "R-1", "R0")
    t.choose(f"sneak:{NORTH}")
    assert sorted(rolls[0].colours) == ["R", "R", "Y"]
    assert not t.w.is_hidden(0)


@pytest.mark.rule("US-407")
def test_bonus_dice_are_in_the_roll_from_the_start_and_the_test_cannot_be_declined() -> None:
    t = table()
    t.blank(NORTH, 12, covered=1, box="skill")
    t.at(0, NORTH)
    t.item(0, "lockpick")
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y0", "B0", "G0")
    t.choose("open")
    assert rolls[0].colours == "YBG"
    assert t.asked == "take-turn", "paid, rolled, failed: nothing was asked in between"
    assert t.w.ap[0] == 5
    assert t.w.spots[NORTH].box == "skill"


@pytest.mark.rule("US-EX15", "US-404", "US-405")
def test_a_wounded_character_passes_with_a_double_against_a_cross() -> None:
    for need, result in ((1, "won"), (2, "lost")):
        t = table()
        t.hp(2)
        rolls = t.record(Roll)
        t.dice("G2", "R-1")
        t.play(Test("strength", WON, LOST, need=need))
        assert rolls[0].colours == "GR", "no skill is a single green die; the Veteran's strength is"
        assert outcome(t) == result, "net 1"


# --- karma -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-431", "US-434", "US-435")
def test_karma_rolls_chosen_dice_again_one_karma_die_for_each() -> None:
    t = table()
    t.karma(3)
    t.dice("Y0", "B0")
    t.play(Test("skill", WON, LOST))
    assert t.asked == "window"
    t.choose("karma:char-0")
    t.choose("die:1")
    assert t.keys() == ["die:2", "roll-now"]
    t.dice("Y0", "B1")
    t.numbers(1, 6)
    t.choose("die:2")
    assert outcome(t) == "won"
    assert t.w.karma[0] == 2, "one showed its symbol, one is gone for the game"
    assert t.w.ap[0] == 6


@pytest.mark.rule("US-431", "US-435")
@pytest.mark.parametrize(("face", "left"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_a_karma_die_is_kept_by_its_symbol(face: int, left: int) -> None:
    t = table()
    t.karma(2)
    t.dice("G0")
    t.play(Test("strength", WON, LOST))
    t.dice("G1")
    t.numbers(face)
    t.choose("karma:char-0")
    assert outcome(t) == "won"
    assert t.w.karma[0] == left


@pytest.mark.rule("US-431")
def test_no_more_dice_than_karma() -> None:
    t = table()
    t.karma(1)
    t.dice("Y0", "B0")
    t.play(Test("skill", WON, LOST))
    t.choose("karma:char-0")
    assert t.keys() == ["die:1", "die:2"]
    t.dice("B1")
    t.numbers(6)
    t.choose("die:2")
    assert outcome(t) == "won"
    assert t.w.karma[0] == 0


@pytest.mark.rule("US-432")
def test_karma_once_in_a_phase_whoever_s_turn_it_is() -> None:
    t = table()
    t.karma(3, 3)
    t.dice("G0")
    t.play(Test("strength", WON, LOST))
    t.dice("G0")
    t.numbers(1)
    t.choose("karma:char-0")
    assert t.idle
    t.dice("Y0")
    t.play(Test("strength"), who=1)
    assert t.seat == 1
    t.choose("go-on")
    assert t.idle, "character 0 has had his use, though it is another's roll"
    assert t.w.karma[0] == 3
    t.phase("afternoon")
    t.dice("G0")
    t.play(Test("strength"))
    assert "karma:char-0" in t.keys(), "a new phase"


@pytest.mark.rule("US-433")
def test_karma_works_on_the_same_tile_and_not_from_afar() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.karma(0, 2)
    t.dice("G0")
    t.play(Test("strength", WON, LOST))
    assert (t.asked, t.seat) == ("window", 1), "the companion beside him may help"
    t.dice("G1")
    t.numbers(1)
    t.choose("karma:char-1")
    assert outcome(t) == "won"
    far = table()
    far.blank(NORTH, 2)
    far.at(1, NORTH)
    far.karma(0, 2)
    far.dice("G0")
    far.play(Test("strength", WON, LOST))
    assert outcome(far) == "lost"


@pytest.mark.rule("US-433")
def test_karma_spoils_the_roll_of_an_enemy() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    t.foe("raider", NORTH)
    t.karma(2)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("explore:0,-2")
    t.choose("karma:char-0")
    t.choose("die:1")
    t.dice("Y0")
    t.numbers(6)
    t.choose("roll-now")
    t.go_on()
    assert t.w.hp[0] == 6
    assert t.w.karma[0] == 1


@pytest.mark.rule("US-433")
def test_loot_rolls_are_open_to_karma_and_direction_rolls_are_not() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    t.karma(2)
    foe = t.foe("wild-boar", NORTH)
    t.play(Fall(foe))
    t.turn(0)
    t.dice("G0")
    t.choose(f"loot:body-{foe}")
    assert "karma:char-0" in t.keys()
    t.go_on()
    assert t.asked == "take-turn"
    dog = t.foe("feral-dog", "0,-2")
    t.numbers(7)
    t.play(WanderFoe(dog))
    assert t.asked == "take-turn", "nothing was asked about the direction"


@pytest.mark.rule("US-433")
def test_karma_reaches_a_shooter_on_the_own_tile() -> None:
    t = table("medic", "scout")
    t.blank(NORTH, 2)
    t.item(0, "scrap-pistol")
    foe = t.foe("brute", NORTH)
    t.karma(0, 1)
    t.turn(0)
    t.dice("Y0", "G0", "Y0")
    t.choose(f"shoot:foe-{foe}:scrap-pistol")
    assert t.seat == 1
    assert "karma:char-1" in t.keys()


@pytest.mark.rule("US-433")
def test_a_bystander_s_karma_does_not_reach_an_enemy_on_another_tile() -> None:
    t = table("medic", "scout")
    t.blank(NORTH, 2)
    t.blank("0,-2", 10)
    t.at(0, NORTH)
    t.at(1, NORTH)
    t.item(0, "scrap-pistol")
    foe = t.foe("raider", "0,-2")
    t.karma(1, 1)
    t.turn(0)
    t.dice("Y0", "G0", "Y0", "B0", "B1")
    t.choose(f"shoot:foe-{foe}:scrap-pistol")
    asked = []
    while t.asked == "window":
        asked.append(t.seat)
        t.choose("go-on")
    assert asked == [0, 1, 0, 0], "the shot beside him, but neither the approach nor the shot back"
    assert t.w.hp[0] == 5


@pytest.mark.rule("US-436")
def test_the_new_result_stands_and_a_die_is_not_rolled_a_third_time() -> None:
    t = table()
    t.karma(2, 2)
    t.dice("G1")
    t.play(Test("strength", WON, LOST, need=2))
    t.dice("G0")
    t.numbers(1)
    t.answer("karma:char-0")
    assert outcome(t) == "lost", "worse than before, and nobody was asked again about the only die"
    assert t.w.karma[1] == 2


@pytest.mark.rule("US-436")
def test_red_dice_may_be_rolled_again() -> None:
    t = table()
    t.hp(2)
    t.karma(1)
    t.dice("G1", "R-1")
    t.play(Test("strength", WON, LOST))
    t.choose("karma:char-0")
    t.dice("R0")
    t.numbers(6)
    t.choose("die:2")
    assert outcome(t) == "won"


@pytest.mark.rule("US-437", "US-801")
def test_owners_are_asked_clockwise_from_the_roller_before_the_result_counts() -> None:
    t = table("veteran", "medic", "scout")
    t.karma(1, 1, 1)
    t.dice("Y0")
    t.play(Test("strength", WON, LOST), who=1)
    asked = []
    while t.asked == "window":
        asked.append(t.seat)
        assert t.w.have(1, "metal") == 0, "nothing has happened yet"
        t.choose("go-on")
    assert asked == [1, 2, 0]
    assert t.w.have(1, "metal") == 1


@pytest.mark.rule("US-437")
def test_the_first_use_closes_the_window_for_that_die_only() -> None:
    t = table()
    t.karma(1, 2)
    t.dice("Y0", "B0")
    t.play(Test("skill", WON, LOST))
    t.choose("karma:char-0")
    t.dice("Y0")
    t.numbers(6)
    t.choose("die:1")
    assert t.seat == 1, "character 0 has none left"
    t.dice("B1")
    t.numbers(1)
    t.choose("karma:char-1")
    assert outcome(t) == "won", "the blue die was still open, the yellow one was not"
