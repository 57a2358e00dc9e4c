"""Story tokens on dice (NA-680 to NA-687), and playing without them (NA-790, NA-791, NA-795)."""

from collections.abc import Callable

import pytest

from holdfast.games.naufragos.actions.campfire import RubSticks
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.dice.rolls import RollTable, ThrowDice
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.lost import FirstAttempt
from holdfast.games.naufragos.night.wounds import WoundRoll
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.world import Group
from tests.games.naufragos.table import RULESETS, Table

TIDE = RollTable({"1-5": (), "6": (Wood(1),)})


def table(ruleset: str, players: int = 3, **options: object) -> Table:
    """Nobody's ability plays a part in dice; everybody has 4 energy."""
    t = Table(players, ruleset, **options)
    t.abilities(*("cook", "fisher", "medic", "strong")[:players])
    t.energy(*[4] * players)
    return t


def homeward(ruleset: str, *explorers: int, dice: tuple[int, ...], difficulty: int = 7, **options: object) -> Table:
    """An expedition that declares its return; these are the next dice."""
    t = table(ruleset, **options)
    t.explore(*explorers)
    t.w.difficulty = difficulty
    t.dice(*dice)
    return t


def go_home(t: Table) -> None:
    t.choose("return")
    while t.asked == "go-home":
        t.choose("join-return")


# --- 2013: repeat after the roll ------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-680", "NA-801", "NA-802")
def test_2013_a_token_repeats_a_roll_that_is_seen() -> None:
    t = homeward("2013", 0, dice=(1, 2, 6, 5))
    t.story(0, 2, 3)
    go_home(t)
    assert (t.asked, t.seat, t.keys()) == ("window", 0, ["go-on", "repeat"])
    assert [rolled["faces"] for rolled in t.game.view(1)["laid"]] == [(0, 1)], "the dice lie there for all to see"
    t.choose("repeat")
    assert t.idle
    assert t.w.party == ()
    assert t.w.groups == (), "11 brings him home"
    assert t.tokens(0) == [3], "the least of his tokens will do"
    for seat in (1, 2, None):
        assert t.game.view(seat)["zones"]["story-discard"] == ["?story"], "face down: its value plays no part"
    assert t.w.energy[0] == 4, "a token buys it, not energy"


@pytest.mark.rule("NA-680")
def test_2013_the_second_result_stands_even_if_it_is_worse() -> None:
    t = homeward("2013", 0, dice=(3, 4, 1, 1))
    t.story(0, 1)
    go_home(t)
    t.choose("repeat")
    assert (t.asked, t.seat) == ("shares", 0), "7 would have been enough, 2 is not"
    t.choose("give:0")
    assert t.w.groups == (Group((0,), 7),)


@pytest.mark.rule("NA-680")
def test_2013_he_may_leave_it_at_the_first_roll() -> None:
    t = homeward("2013", 0, dice=(3, 4))
    t.story(0, 1)
    go_home(t)
    t.choose("go-on")
    assert t.idle
    assert (t.w.party, t.w.groups) == ((), ())
    assert t.tokens(0) == [1]


@pytest.mark.rule("NA-680")
@pytest.mark.parametrize("payer", [0, 1])
def test_2013_one_token_for_a_roll_whoever_pays(payer: int) -> None:
    t = homeward("2013", 0, 1, dice=(1, 1, 1, 2))
    t.story(0, 1, 1)
    t.story(1, 1, 1)
    go_home(t)
    if payer == 1:
        assert t.seat == 0
        t.choose("go-on")
    assert t.seat == payer
    t.choose("repeat")
    assert t.asked == "shares", "nobody may repeat the repeated roll"
    assert (len(t.tokens(payer)), len(t.tokens(1 - payer))) == (1, 2)


@pytest.mark.rule("NA-680", "NA-682")
def test_2013_any_member_of_the_group_pays_but_nobody_else() -> None:
    t = homeward("2013", 0, 1, dice=(1, 1, 6, 6))
    t.story(1, 2)
    t.story(2, 3)
    go_home(t)
    assert (t.asked, t.seat) == ("window", 1), "the first has none, the third did not take part"
    t.choose("repeat")
    assert t.idle
    assert t.w.party == ()
    assert (t.tokens(1), t.tokens(2)) == ([], [3])


@pytest.mark.rule("NA-680")
def test_2013_without_tokens_nobody_is_asked() -> None:
    t = homeward("2013", 0, dice=(1, 1))
    t.story(1, 3)
    go_home(t)
    assert t.asked == "shares"


@pytest.mark.rule("NA-681")
def test_2013_a_paid_repeat_is_a_new_roll_for_tokens() -> None:
    t = homeward("2013", 0, dice=(1, 1, 1, 2, 1, 3, 6, 6))
    t.story(0, 1, 2)
    go_home(t)
    t.choose("repeat")
    assert t.asked == "shares"
    t.choose("give:1")
    assert (t.asked, t.keys()) == ("window", ["go-on", "repeat"])
    t.choose("repeat")
    assert t.idle
    assert t.w.party == ()
    assert (t.w.energy[0], t.tokens(0)) == (3, [])


def lost(t: Table) -> None:
    t.lost(((0,), 8))
    t.play(FirstAttempt((0,)))


def rest(t: Table) -> None:
    t.store(shelter=2)
    t.energy(1)
    t.play(Act(0, "rest"))


Rolls = dict[str, tuple[Callable[[Table], None], tuple[int, ...], tuple[int, ...], Callable[[Table], bool]]]
ROLLS: Rolls = {
    "rest": (rest, (1,), (4,), lambda t: t.w.energy[0] == 5),
    "fire": (lambda t: t.play(RubSticks(0, 3)), (4,), (3,), lambda t: t.w.fire),
    "strength": (lambda t: t.play(Fight(5, lose=(Wound(),)), who=0), (4,), (5,), lambda t: not t.w.wounds[0]),
    "table": (lambda t: t.play(TIDE, who=0), (5,), (6,), lambda t: t.w.wood == 2),
    "lost": (lost, (1, 1), (4, 3), lambda t: not t.w.groups),
}
"""Every kind of roll: how it comes about, dice that fail, dice that succeed, what success is."""


@pytest.mark.rule("NA-680")
@pytest.mark.parametrize("kind", ROLLS)
def test_2013_any_roll_may_be_repeated(kind: str) -> None:
    begin, bad, good, success = ROLLS[kind]
    t = table("2013")
    t.story(0, 1)
    t.dice(*bad, *good)
    begin(t)
    t.choose("repeat")
    assert success(t)
    assert t.tokens(0) == []
    again = table("2013")
    again.story(0, 1)
    again.dice(*bad, *good)
    begin(again)
    again.choose("go-on")
    assert not success(again)


@pytest.mark.rule("NA-680", "NA-333")
def test_2013_the_whole_roll_is_repeated_not_one_die() -> None:
    t = table("2013")
    t.wounds(3)
    t.story(0, 1)
    thrown = t.record(ThrowDice)
    t.dice(1, 6, 6, 6, 1, 6)
    t.play(WoundRoll(0))
    t.choose("repeat")
    assert [throw.dice for throw in thrown] == [3, 3]
    assert (t.w.wounds[0], t.w.trauma[0]) == (2, 1), "the second roll shows a 1 too"


# --- HR1.2: add before the roll --------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-683", "NA-685", "NA-801")
def test_hr_a_tokens_value_is_added_before_the_dice_are_seen() -> None:
    t = homeward("hr12", 0, dice=(2, 2))
    t.story(0, 1, 3, 3)
    bag = t.w.size("story")
    go_home(t)
    assert (t.asked, t.seat, t.keys()) == ("window", 0, ["go-on", "add-token:1", "add-token:3"])
    assert t.game.view(0)["laid"] == [], "no die has been thrown"
    t.choose("add-token:3")
    assert t.idle, "2 + 2 + 3 = 7; at most one token"
    assert t.w.party == ()
    assert t.tokens(0) == [1, 3]
    assert t.w.size("story") == bag + 1, "back into the bag at once"
    for seat in (0, 1, None):
        assert "story/story-3" in t.game.view(seat)["zones"]["story"], "everybody saw it"


@pytest.mark.rule("NA-683")
def test_hr_never_after_the_dice() -> None:
    t = homeward("hr12", 0, dice=(2, 2))
    t.story(0, 1, 3)
    go_home(t)
    t.choose("go-on")
    assert (t.asked, t.keys()) == ("shares", ["give:0", "give:1"]), "4 is not 7, and no token helps any more"
    assert t.tokens(0) == [1, 3]


@pytest.mark.rule("NA-683")
def test_hr_only_he_who_rolls_and_each_for_his_own_roll() -> None:
    t = homeward("hr12", 0, 1, dice=(1, 1, 2, 3), difficulty=8)
    t.story(0, 3)
    t.story(1, 3)
    t.story(2, 3)
    go_home(t)
    assert (t.seat, t.game.question.seats) == (0, (0,))
    t.choose("add-token:3")
    assert (t.asked, t.seat) == ("window", 1), "2 + 3 is not enough; now the second rolls"
    t.choose("add-token:3")
    assert t.idle, "2 + 3 + 3 = 8"
    assert [t.tokens(seat) for seat in (0, 1, 2)] == [[], [], [3]]


@pytest.mark.rule("NA-683", "NA-684")
@pytest.mark.parametrize("kind", ROLLS)
def test_hr_a_token_helps_any_roll(kind: str) -> None:
    begin, bad, _, success = ROLLS[kind]
    value = {"rest": 3, "lost": 3}.get(kind, 1)
    faces = {"lost": (2, 2)}.get(kind, bad)
    for spent in (True, False):
        t = table("hr12")
        t.story(0, value)
        t.dice(*faces)
        begin(t)
        t.choose(f"add-token:{value}" if spent else "go-on")
        assert success(t) == spent


@pytest.mark.rule("NA-684")
@pytest.mark.parametrize(("die", "lit"), [(1, True), (3, True), (4, True), (5, False)])
def test_hr_it_is_subtracted_where_low_is_good(die: int, lit: bool) -> None:
    t = table("hr12")
    t.story(0, 2)
    t.dice(die)
    t.play(RubSticks(0, 2))
    t.choose("add-token:2")
    assert t.w.fire == lit


@pytest.mark.rule("NA-684")
@pytest.mark.parametrize(("value", "dice"), [(1, 2), (2, 1), (3, 0)])
def test_hr_on_a_wounds_roll_it_takes_dice_away(value: int, dice: int) -> None:
    t = table("hr12")
    t.wounds(3)
    t.story(0, value)
    t.dice(*[1] * dice)
    t.play(WoundRoll(0))
    used = t.w.chance.used
    t.choose(f"add-token:{value}")
    assert t.w.chance.used - used == dice
    assert (t.w.wounds[0], t.w.trauma[0]) == ((2, 1) if dice else (3, 0)), "no dice, no 1"


@pytest.mark.rule("NA-684")
def test_hr_on_tables_the_sum_is_capped_at_6() -> None:
    t = table("hr12")
    t.story(0, 3)
    t.dice(5)
    t.play(TIDE, who=0)
    t.choose("add-token:3")
    assert t.w.wood == 2, "8 counts as 6"
    t.story(0, 3)
    t.store(shelter=3)
    t.energy(0)
    t.dice(6)
    t.play(Act(0, "rest"))
    t.choose("add-token:3")
    assert t.w.energy[0] == 4, "shelter 3 gives no more than 4"


# --- the lucky castaway ------------------------------------------------------------------------------------------------


def lucky(ruleset: str, difficulty: int, dice: tuple[int, ...], **options: object) -> Table:
    """The lucky castaway, lost alone, tries to return; the marker stands there after its step down."""
    t = table(ruleset, **options)
    t.abilities("lucky", "fisher", "medic")
    t.story(0, 2)
    t.lost(((0,), difficulty + 1))
    t.dice(*dice)
    t.play(FirstAttempt((0,)))
    assert t.w.groups == (Group((0,), difficulty),)
    return t


@pytest.mark.rule("NA-686", "NA-EX17")
@pytest.mark.parametrize(("difficulty", "back"), [(9, True), (10, False)])
def test_hr_dice_6_token_2_and_1_for_luck_are_9(difficulty: int, back: bool) -> None:
    t = lucky("hr12", difficulty, (2, 4))
    t.choose("add-token:2")
    assert t.tokens(0) == []
    assert t.w.is_lost(0) != back


@pytest.mark.rule("NA-686")
def test_hr_without_a_token_there_is_no_luck() -> None:
    t = lucky("hr12", 7, (2, 4))
    t.choose("go-on")
    assert t.w.is_lost(0)
    assert t.tokens(0) == [2]


@pytest.mark.rule("NA-687")
@pytest.mark.parametrize(("difficulty", "back"), [(7, True), (8, False)])
def test_2013_his_repeated_roll_counts_1_better(difficulty: int, back: bool) -> None:
    t = lucky("2013", difficulty, (1, 1, 2, 4))
    t.dice(1, 1)  # the second attempt
    t.choose("repeat")
    assert t.w.is_lost(0) != back, "6 and 1 for luck; the value of the token plays no part"
    assert t.tokens(0) == []


@pytest.mark.rule("NA-687")
def test_2013_his_first_roll_is_as_anybodys() -> None:
    t = lucky("2013", 7, (2, 4, 1, 1))
    t.choose("go-on")
    assert t.w.is_lost(0), "6 is not 7"


@pytest.mark.rule("NA-687", "NA-682")
@pytest.mark.parametrize(("payer", "home"), [(0, True), (1, False)])
def test_2013_his_luck_counts_for_the_group_when_he_pays(payer: int, home: bool) -> None:
    t = homeward("2013", 0, 1, dice=(1, 1, 2, 4))
    t.abilities("lucky", "fisher", "medic")
    t.story(payer, 1)
    go_home(t)
    assert t.seat == payer
    t.choose("repeat")
    assert (t.w.party == ()) == home


@pytest.mark.rule("NA-687")
def test_2013_on_a_wounds_roll_one_die_fewer_on_the_fire_one_lower() -> None:
    t = table("2013")
    t.abilities("lucky", "fisher", "medic")
    t.wounds(2)
    t.story(0, 1, 1)
    t.dice(1, 1, 6)
    t.play(WoundRoll(0))
    used = t.w.chance.used
    t.choose("repeat")
    assert t.w.chance.used - used == 1
    assert (t.w.wounds[0], t.w.trauma[0]) == (2, 0)
    t.dice(6, 4)
    t.play(RubSticks(0, 3))
    t.choose("repeat")
    assert t.w.fire, "4 counts as 3"


# --- without story dice ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-790", "NA-791")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_tokens_may_be_kept_from_the_dice(ruleset: str) -> None:
    t = homeward(ruleset, 0, dice=(1, 1), no_story_dice="on")
    t.story(0, 3, 3)
    go_home(t)
    assert (t.asked, t.keys()) == ("shares", ["give:0", "give:1"]), "neither before nor after the roll"
    assert t.tokens(0) == [3, 3]


@pytest.mark.rule("NA-791", "NA-795")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("difficulty", "back"), [(7, True), (8, False)])
def test_the_lucky_castaway_then_adds_1(ruleset: str, difficulty: int, back: bool) -> None:
    t = lucky(ruleset, difficulty, (2, 4, 1, 1), no_story_dice="on")
    assert (t.asked, t.keys(), t.game.view(0)["laid"]) == ("window", ["go-on", "luck"], [])
    t.choose("luck")
    assert t.w.is_lost(0) != back
    assert t.tokens(0) == [2]


@pytest.mark.rule("NA-791", "NA-795")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_once_per_turn(ruleset: str) -> None:
    t = table(ruleset, no_story_dice="on")
    t.abilities("lucky", "fisher", "medic")
    t.wounds(1, 1)
    t.play(WoundRoll(0))
    t.choose("luck")  # one die less: none
    assert t.idle
    assert (t.w.wounds[0], t.w.trauma[0]) == (1, 0)
    t.dice(4)
    t.play(RubSticks(0, 3))
    assert t.idle, "it is used up for this turn"
    assert not t.w.fire
    t.dice(4)
    t.play(WoundRoll(1))
    assert t.idle, "and it was never the others'"
    t.stop_at_dawn()
    t.on_top("event", "e9")
    t.phase("turn")
    t.dice(4)
    t.play(RubSticks(0, 3))
    t.choose("luck")
    assert t.w.fire, "a new turn, a new chance"
