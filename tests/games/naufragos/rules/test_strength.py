"""Strength rolls: who fights, what counts, who defends, and the powder barrel (NA-630 to NA-636)."""

import pytest

from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.dice.rolls import Roll, ThrowDice
from holdfast.games.naufragos.dice.strength import Fight
from tests.games.naufragos.table import RULESETS, Table


def table(ruleset: str = "2013", *abilities: str) -> Table:
    """Three castaways without strength, unless others are named."""
    t = Table(3, ruleset)
    t.abilities(*(abilities or ("medic", "cook", "fisher")))
    return t


def won(t: Table, n: int, die: int, seat: int = 0, *answers: str) -> bool:
    """Does this castaway, attacked in the camp by a strength of n, win with this die? A win is a story token more."""
    before = len(t.tokens(seat))
    t.dice(die)
    t.play(Fight(n, alone=True, win=(Story(),)), who=seat)
    for answer in answers:
        t.choose(answer)
    t.go_on()
    return len(t.tokens(seat)) > before


@pytest.mark.rule("NA-630")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_die_and_all_strength_on_the_cards_of_the_person(ruleset: str) -> None:
    t = table(ruleset, "strong", "cook", "fisher")
    t.item(0, "w9", "w10", "w13")
    t.item(1, "w7")
    t.store(weather=4)
    assert t.game.view(None)["castaways"][0]["strength"] == 2 + 2 + 1
    assert won(t, 8, 3)
    t = table(ruleset, "strong", "cook", "fisher")
    t.item(0, "w9", "w10", "w13")
    t.item(1, "w7")
    assert not won(t, 9, 3)


@pytest.mark.rule("NA-630")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("die", "ropes"), [(3, 1), (2, 0)])
def test_a_group_adds_the_strength_of_all_its_members_to_one_die(ruleset: str, die: int, ropes: int) -> None:
    t = table(ruleset, "strong", "cook", "fisher")
    thrown = t.record(ThrowDice)
    t.item(1, "w9", "w7")
    t.item(2, "w8")
    t.store(rope=0)
    t.dice(die)
    t.draw(0, "plot-30", 0, 1)
    assert t.w.rope == ropes, "9 is the longboat: the die, 2 of the strong one, 2 and 2 of the other's blades"
    assert t.w.wounds == ([0, 0, 0] if ropes else [1, 1, 0])
    assert [throw.dice for throw in thrown] == [1]


@pytest.mark.rule("NA-630")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("weather", "win"), [(3, True), (2, False), (1, False)])
def test_a_wet_musket_does_not_count(ruleset: str, weather: int, win: bool) -> None:
    t = table(ruleset)
    t.item(0, "w8")
    t.store(weather=weather)
    assert won(t, 7, 4) is win


@pytest.mark.rule("NA-631")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_enemy_rolls_nothing(ruleset: str) -> None:
    t = table(ruleset)
    rolls, thrown = t.record(Roll), t.record(ThrowDice)
    t.on_top("interior", "plot-33")
    t.item(0, "w9")
    t.dice(5)
    t.draw(0, "plot-33")
    t.go_on()
    assert t.where("plot-38") == "items-0", "5 + 2 against 7, which is final"
    assert [(roll.kind, roll.rollers) for roll in rolls] == [("strength", (0,))]
    assert len(thrown) == 1


@pytest.mark.rule("NA-632", "NA-633")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("die", "win"), [(4, False), (5, True), (6, True)])
def test_who_is_attacked_defends_and_wins_a_tie(ruleset: str, die: int, win: bool) -> None:
    t = table(ruleset)
    t.item(0, "w9")
    t.dice(die)
    t.draw(0, "plot-33")
    t.go_on()
    if not win:
        t.choose("lay:camp:6")
    assert (t.where("plot-38") == "items-0") is win
    assert (t.where("plot-37") == "camp-6") is not win
    assert t.w.wounds == [0 if win else 2, 0, 0]


@pytest.mark.rule("NA-632", "NA-633")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("die", "win"), [(3, False), (4, False), (5, True)])
def test_who_attacks_loses_a_tie(ruleset: str, die: int, win: bool) -> None:
    t = table(ruleset)
    t.item(0, "w9")
    t.draw(0, "bi12")
    t.dice(die)
    t.choose("fight")
    assert t.w.held[0] == (3 if win else 0), "a boar of 6 against the die and 2"
    assert t.w.wounds == [0 if win else 1, 0, 0]


@pytest.mark.rule("NA-634")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_drawer_fights_alone_unless_others_pay_to_join(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w9")
    t.energy(4, 4, 4)
    t.dice(5)
    t.draw(0, "plot-95", 0, 1, 2)
    assert (t.asked, t.seat) == ("join-fight", 1)
    t.choose("stay-back")
    assert t.seat == 2
    t.choose("stay-back")
    assert t.w.energy == [4, 4, 4]
    assert t.w.wounds == [2, 0, 0], "5 against 8"


@pytest.mark.rule("NA-634")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("die", "wounds"), [(6, [0, 0, 0]), (5, [2, 2, 0])])
def test_who_joins_pays_lends_his_strength_and_shares_the_harm(ruleset: str, die: int, wounds: list[int]) -> None:
    t = table(ruleset)
    t.item(1, "w9")
    t.energy(4, 4, 4)
    rolls = t.record(Roll)
    t.dice(die)
    t.draw(0, "plot-95", 0, 1, 2)
    t.choose("join-fight", 1)
    t.choose("stay-back", 2)
    assert t.w.energy == [4, 3, 4]
    assert t.w.wounds == wounds
    assert [roll.rollers for roll in rolls] == [(0, 1)]
    assert t.w.held == ([3, 0, 0] if die == 6 else [0, 0, 0])


@pytest.mark.rule("NA-634")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_energy_or_in_the_camp_nobody_joins(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(6, 0, 6)
    t.item(2, "w9")
    t.dice(6)
    t.draw(0, "plot-95", 0, 1)
    assert t.asked == "march"
    assert t.w.wounds == [2, 0, 0]


@pytest.mark.rule("NA-634")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_where_the_card_says_explorers_nobody_is_asked_and_nobody_pays(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(4, 4, 4)
    t.dice(6)
    t.draw(0, "plot-30", 0, 1)
    assert t.w.wounds == [1, 1, 0]
    assert t.w.energy == [4, 4, 4]
    assert t.where("plot-32") == "event"


@pytest.mark.rule("NA-635", "NA-EX16")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("against", "discard", "win"), [(7, False, True), (8, False, False), (11, True, True), (12, True, False)]
)
def test_a_roll_of_3_with_the_powder_barrel(ruleset: str, against: int, discard: bool, win: bool) -> None:
    t = table(ruleset)
    t.item(0, "w6")
    answers = ("powder:w6",) if discard else ("go-on",)
    assert won(t, against, 3, 0, *answers) is win
    assert t.where("w6") == ("gone" if discard else "items-0")


@pytest.mark.rule("NA-635")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_barrel_counts_for_its_owner_and_the_burst_for_one_roll(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w6")
    assert not won(t, 7, 3), "it is another one's barrel"
    assert won(t, 11, 3, 1, "powder:w6")
    assert not won(t, 4, 3, 1), "it is gone"


@pytest.mark.rule("NA-635")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_of_two_barrels_may_be_blown_in_a_group(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w6")
    t.item(1, "plot-42")
    t.store(rope=0)
    t.dice(1)
    t.draw(0, "plot-30", 0, 1)
    t.choose("powder:w6", 0)
    assert t.w.fight is not None
    assert t.w.fight.extra == 8
    t.choose("go-on", 1)
    assert t.w.rope == 1
    assert t.items(1) == ["plot-42"]


@pytest.mark.rule("NA-635", "NA-636")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_powder_serves_in_a_quarrel_too(ruleset: str) -> None:
    t = table(ruleset)
    t.item(1, "w6")
    t.energy(5, 5, 5)
    t.dice(6, 1)
    t.event("e13")
    assert (t.asked, t.seat) == ("window", 1)
    t.choose("powder:w6")
    t.go_on()
    assert [len(t.tokens(s)) for s in range(3)] == [0, 1, 0], "1 + 8 against 6"
    assert t.w.energy == [4, 5, 5]
    assert t.where("w6") == "gone"


@pytest.mark.rule("NA-636")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_barrel_is_discarded_before_the_die_is_rolled(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w6")
    t.story(0, 1)
    thrown = t.record(ThrowDice)
    t.dice(1)
    t.play(Fight(20, alone=True), who=0)
    assert "powder:w6" in t.keys()
    assert thrown == []
    t.choose("go-on")
    if ruleset == "2013":
        assert len(thrown) == 1
        assert t.keys() == ["go-on", "repeat"]
        assert t.refuses("powder:w6") == {"HF-01"}
    t.go_on()
    assert t.idle
    assert t.where("w6") == "items-0"
