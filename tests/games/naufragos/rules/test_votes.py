"""Decisions of one and of many, and what the engine decides itself (NA-690 to NA-695)."""

import pytest

from holdfast.core.text.rulebook import rules
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.flow.event import EventText
from tests.games.naufragos.table import RULESETS, Table

BEES, FURROW, SMOKE, BASKET, LINTELS = "bi3", "bc9", "plot-17", "plot-19", "plot-56"


def table(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "medic", "strong")[:players])
    t.energy(*[4] * players)
    return t


def stung(t: Table) -> bool:
    """They stayed with the bees: the honey shows it."""
    return t.w.held[t.w.march[0] if t.w.march else 0] == 2


def bees(ruleset: str, *party: int, players: int = 3) -> Table:
    """The first of the party has drawn the bees: all explorers decide to flee or to stay."""
    t = table(ruleset, players)
    t.draw(party[0], BEES, *party)
    return t


@pytest.mark.rule("NA-690")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("drawer", [0, 1])
def test_a_decision_belongs_to_him_who_drew_the_card(ruleset: str, drawer: int) -> None:
    t = table(ruleset)
    t.draw(drawer, FURROW, drawer, 1 - drawer)
    assert (t.asked, t.game.question.seats) == ("decide", (drawer,))
    t.choose("eggs")
    assert (t.w.held[drawer], t.w.held[1 - drawer]) == (2, 0)


@pytest.mark.rule("NA-690")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_an_event_to_the_starting_player(ruleset: str) -> None:
    t = table(ruleset)
    t.w.starter = 2
    t.event("e20")
    assert (t.asked, t.game.question.seats) == ("decide", (2,))
    t.choose("sleep")
    assert t.w.energy == [4, 4, 6]


@pytest.mark.rule("NA-690", "NA-691")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_explorers_means_all_on_the_expedition_and_nobody_else(ruleset: str) -> None:
    t = bees(ruleset, 1, 0, 3, players=4)
    assert t.asked == "ballot"
    assert set(t.game.question.seats) == {0, 1, 3}
    assert t.refuses("stay", 2) == {"HF-02"}


@pytest.mark.rule("NA-690", "NA-691")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_players_on_an_event_means_all_who_are_not_lost(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.lost(((2,), 9))
    t.fetch(t.key(BASKET), "event-now")
    t.play(EventText(t.w.plot(19)))
    assert t.asked == "ballot"
    assert set(t.game.question.seats) == {0, 1, 3}
    t.vote(s0="watch", s1="watch", s3="give")
    assert t.w.energy == [3, 3, 4, 3]


@pytest.mark.rule("NA-691")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("outvoted", [0, 1, 2])
def test_the_majority_decides_also_against_the_drawer(ruleset: str, outvoted: int) -> None:
    t = bees(ruleset, 0, 1, 2)
    t.dice(4, 4, 4)
    votes = {f"s{seat}": "flee" if seat == outvoted else "stay" for seat in range(3)}
    t.vote(**votes)
    assert stung(t)
    assert t.w.party == (0, 1, 2), "nobody fled"
    assert t.w.wounds == [0, 0, 0]


@pytest.mark.rule("NA-691")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_three_ways_the_one_with_most_votes_is_gone(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.draw(0, LINTELS, 0, 1, 2, 3)
    t.vote(s0="sun", s1="moon", s2="serpent", s3="serpent")
    assert (t.where("plot-57"), t.where("plot-58")) == ("reserve", "reserve")
    assert t.where("plot-59") != "reserve"


@pytest.mark.rule("NA-694")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_vote_openly_in_any_order(ruleset: str) -> None:
    t = bees(ruleset, 0, 1, 2)
    assert t.game.question.seats == (0, 1, 2), "all at the same time"
    t.choose("stay", 2)
    assert t.game.question.seats == (0, 1)
    assert t.game.journal is not None
    for seat in (0, 1, 2, None):
        last = t.game.journal[-1].seen_by(seat)
        assert (last.seat, last.question, last.key) == (2, "ballot", "stay"), "nothing is sealed"
    t.dice(4, 4, 4)
    t.choose("stay", 0)
    assert not stung(t), "the last one still votes, though it is decided"
    t.choose("flee", 1)
    assert stung(t)


@pytest.mark.rule("NA-694")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_alone_decides_without_a_vote(ruleset: str) -> None:
    t = bees(ruleset, 1)
    assert (t.asked, t.game.question.seats) == ("decide", (1,))
    t.dice(6)
    t.choose("stay")
    assert t.w.held[1] == 2


@pytest.mark.rule("NA-692", "NA-694")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_after_a_tie_they_talk_and_vote_once_more(ruleset: str) -> None:
    t = bees(ruleset, 0, 1)
    thrown = t.record(ThrowDice)
    t.vote(s0="stay", s1="flee")
    assert (t.asked, t.game.question.seats) == ("ballot", (0, 1))
    assert thrown == [], "no dice yet"
    t.dice(4, 4)
    t.vote(s1="stay", s0="stay")
    assert stung(t)


@pytest.mark.rule("NA-692", "NA-694")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("flee", "stay"), [(4, 5), (5, 4)])
def test_a_second_tie_is_settled_by_strength(ruleset: str, flee: int, stay: int) -> None:
    t = bees(ruleset, 0, 1)
    t.vote(s0="stay", s1="flee")
    t.dice(flee, stay, *((4, 4) if stay > flee else (6, 6)))  # then the stings, or the way home
    t.vote(s0="stay", s1="flee")
    assert stung(t) == (stay > flee)
    assert (t.w.party == ()) == (flee > stay), "who fled is at home"


@pytest.mark.rule("NA-692")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_modifiers_of_all_members_of_a_side_count(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.item(0, "w9")  # 2 strength
    t.item(1, "w10")  # 1 strength
    t.draw(0, BEES, 0, 1, 2, 3)
    t.vote(s0="stay", s1="stay", s2="flee", s3="flee")
    thrown = t.record(ThrowDice)
    t.dice(3, 1, 6, 6)
    t.vote(s0="stay", s1="stay", s2="flee", s3="flee")
    assert [throw.dice for throw in thrown[:2]] == [1, 1], "one die a side"
    assert t.w.party == (), "3 and 2 of the strong castaway beat 1 and 2 and 1: they fled"
    assert t.w.held == [0, 0, 0, 0]


@pytest.mark.rule("NA-693")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_equal_rolls_are_rolled_again(ruleset: str) -> None:
    t = bees(ruleset, 0, 1)
    t.vote(s0="stay", s1="flee")
    thrown = t.record(ThrowDice)
    t.dice(3, 3, 5, 5, 1, 2, 4, 4)
    t.vote(s0="stay", s1="flee")
    assert [throw.kind for throw in thrown] == ["strength"] * 6 + ["table"] * 2
    assert stung(t)


@pytest.mark.rule("NA-692", "NA-680")
def test_2013_a_dispute_is_a_roll_like_any_other() -> None:
    t = bees("2013", 0, 1)
    t.story(0, 1)
    t.vote(s0="stay", s1="flee")
    t.dice(5, 1, 6, 4, 4)
    t.vote(s0="stay", s1="flee")
    assert (t.asked, t.seat) == ("window", 0), "the stayers have rolled 1"
    t.choose("repeat")
    assert stung(t), "6 beats 5"


@pytest.mark.rule("NA-691", "NA-005")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_votes_for_what_cannot_be_done(ruleset: str) -> None:
    t = table(ruleset)
    t.draw(0, "plot-18", 0, 1)
    assert t.keys(0) == ["fight", "run"], "he who drew it has nothing to give"
    other = table(ruleset)
    other.item(0, "w13")
    other.draw(0, "plot-18", 0, 1)
    assert other.keys(1) == ["gift", "fight", "run"]


@pytest.mark.rule("NA-695")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_is_refused_is_refused_by_a_line_of_the_catalogue(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(0, 4, 4)
    t.store(weather=1)
    t.to_placing()
    catalogue = rules(DEFINITION.folder)
    met = set()
    for _ in range(6):
        for option in t.game.question.explained(t.seat):
            assert t.why(option.key) == {block.rule for block in option.blocks}
            met |= t.why(option.key)
        t.choose("campfire" if "campfire" in t.keys() else "diary" if "diary" in t.keys() else "pass")
    assert met <= set(catalogue)
    assert {"NA-184", "NA-250", "NA-256", "NA-258", "NA-216"} <= met
