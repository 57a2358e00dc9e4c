"""Winning, losing and counting points (RC-701 to RC-712)."""

import pytest

import holdfast
from holdfast.core.state.world import Outcome
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.scenarios.cannibals import BurntDown
from holdfast.games.robinson.scenarios.cursed_island import PlaceCross
from holdfast.games.robinson.scenarios.family import ChildBorn
from holdfast.games.robinson.scenarios.occasions import ActionsEnd, BeforeActions, SiteExplored
from holdfast.games.robinson.world import Spot
from tests.games.robinson.table import FRIDAY, Table


def camp(scenario: str = "castaways", **options: object) -> Table:
    """Carpenter 13, Cook 13, Explorer 12 lives."""
    t = Table(3, scenario, starting_items=options.pop("starting_items", 0), **options)
    t.characters("carpenter", "cook", "explorer")
    return t


def outcome(t: Table) -> Outcome:
    assert t.game.outcome is not None
    return t.game.outcome


def pile_ready(t: Table, round_: int) -> None:
    """The woodpile stands, only the Fire is missing."""
    t.w.round = round_
    t.w.score["stage"] = 5
    t.tile("M2", 5)


@pytest.mark.rule("RC-701", "RC-704")
def test_the_goal_wins_at_once() -> None:
    t = camp()
    pile_ready(t, 10)
    t.to_planning()
    t.plan(0, "build:fire", "join:build:fire:pawn")
    t.plan(1, "arrange:camp")
    t.resolve()
    assert t.game.over  # before the weather of this round
    assert (outcome(t).won, outcome(t).rule) == (True, "RC-910")
    assert outcome(t).winners == (0, 1, 2)
    assert len(set(outcome(t).scores)) == 1
    assert t.w.phase == "actions-end"


@pytest.mark.rule("RC-701")
def test_a_scenario_may_state_another_moment() -> None:
    t = camp()
    pile_ready(t, 9)  # no ship passes before round 10
    t.give(food=9)
    t.shelter()
    t.to_planning()
    t.plan(0, "build:fire", "join:build:fire:pawn")
    t.resolve()
    assert not t.game.over
    t.phase("night")
    t.choose("stay")
    assert t.game.over
    assert outcome(t).won
    assert t.w.round == 10


@pytest.mark.rule("RC-702", "RC-704")
def test_one_death_is_everybodys_defeat() -> None:
    t = camp()
    t.wounds(0, 0, 11)
    t.tile("M2", 4)
    t.to_planning()
    t.plan(2, "gather:M2-wood")
    t.plan(0, "arrange:camp")
    t.dice("gather", wound="wound")
    t.resolve()
    assert t.game.over  # at once: the Carpenter never arranged anything
    assert (outcome(t).won, outcome(t).rule) == (False, "RC-702")
    assert outcome(t).winners == ()
    assert t.w.determination[0] == 0
    assert t.w.stock["wood"] == 0


@pytest.mark.rule("RC-703", "RC-707")
def test_the_last_night_ends_the_game() -> None:
    t = camp()
    t.w.round = 12
    t.give(food=5)
    t.phase("night")
    assert t.game.over
    assert (outcome(t).won, outcome(t).rule) == (False, "RC-703")
    assert t.w.wounds[:3] == [1, 1, 1]  # the open air still counted
    assert t.w.stock["food"] == 0  # and the rot
    assert t.w.first == 1  # after step 5


@pytest.mark.rule("RC-703")
def test_another_night_does_not() -> None:
    t = camp()
    t.w.round = 11
    t.give(food=5)
    t.shelter()
    t.phase("night")
    assert not t.game.over
    assert t.w.round == 12


@pytest.mark.rule("RC-707", "RC-701")
def test_everything_up_to_the_end_of_the_last_night_may_still_win() -> None:
    t = camp()
    t.w.round = 12
    t.give(food=5)
    t.item("fire")
    t.w.score |= {"stage": 4, "pile": 3}
    t.discovery("sigil-b")  # Oil: 2 wood for the pile
    t.phase("night")
    t.choose("go-on")
    assert t.game.question.effect.at() == "before-rot"
    t.choose("token:sigil-b")
    assert t.game.over
    assert outcome(t).won


@pytest.mark.rule("RC-705", "RC-739")
def test_friday_may_die() -> None:
    t = Table(2, starting_items=0)
    t.w.wounds[FRIDAY] = 3
    t.w.determination[FRIDAY] = 1
    t.to_planning()
    t.plan(0, "friday:build:shovel")
    t.dice("build", wound="wound")
    t.resolve()
    assert not t.game.over
    assert not t.w.friday
    assert t.w.determination[FRIDAY] == 0
    assert "shovel" in t.w.built  # the Action was done
    t.to_planning()
    assert not [key for key in t.keys(0) if "friday" in key]


@pytest.mark.rule("RC-706")
def test_a_goal_that_kills_is_lost() -> None:
    t = camp()
    pile_ready(t, 12)
    t.wounds(12, 0, 0)
    t.to_planning()
    t.plan(0, "build:fire")
    t.dice("build", wound="wound")
    t.resolve()
    assert t.game.over
    assert not outcome(t).won
    assert outcome(t).rule == "RC-702"


# --- points -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-710", "RC-709", "RC-711")
def test_the_points_of_a_victory() -> None:
    t = camp()
    t.shelter()
    pile_ready(t, 10)
    t.wounds(2, 0, 5)
    t.item("rope", "hatchet")
    t.treasure("gold")
    t.levels(roof=3, palisade=1, weapon=4)
    t.to_planning()
    t.plan(0, "build:fire", "join:build:fire:pawn")
    t.resolve()
    life = (13 - 2) + 13 + (12 - 5)
    levels = 2 * 3 + 2 * (1 + 1) + 4  # the Fire raised the Palisade
    stages = 5 * 2
    assert outcome(t).scores[0] == 10 + life + levels + 3 + 1 + 2 * 3 + stages


@pytest.mark.rule("RC-708", "RC-710", "RC-712")
def test_points_after_a_defeat() -> None:
    t = camp()
    t.shelter()
    t.levels(roof=1, weapon=2)
    t.item("rope")
    t.w.round = 4
    t.play(Wound("0", 99))
    assert not outcome(t).won
    # nothing for the dead Carpenter, for a victory or for rounds not played
    assert outcome(t).scores == (13 + 12 + 2 + 2 + 1,) * 3


@pytest.mark.rule("RC-711", "RC-709")
@pytest.mark.parametrize(
    ("scenario", "points"),
    [("castaways", 2), ("cursed-island", 3), ("jenny", 5), ("volcano", 3), ("cannibals", 3), ("family", 3)],
)
def test_the_line_of_each_scenario(scenario: str, points: int) -> None:
    def defeat(deed: bool) -> int:
        t = camp(scenario)
        while t.w.size("mystery"):
            t.w.draw("mystery", "box")
        if deed:
            match scenario:
                case "castaways":
                    t.give(wood=1)
                    t.play(BeforeActions())
                    t.choose("pile:1")
                case "cursed-island":
                    t.play(PlaceCross(), target="cross-M1")
                case "jenny":
                    t.play(SiteExplored("rescue"), ActionsEnd())
                case "volcano":
                    t.play(SiteExplored("totem-M4"), target="totem-M4")
                case "cannibals":
                    t.tile("M2", 5, totem=1)
                    t.play(BurntDown("M2"))
                case "family":
                    t.play(ChildBorn())
            assert t.idle
        t.play(Wound("0", 99))
        return outcome(t).scores[0]

    assert defeat(True) - defeat(False) == points


@pytest.mark.rule("RC-711")
def test_the_city_counts_five() -> None:
    t = camp("cannibals")
    t.tile("M2", 5, totem=1)
    t.play(BurntDown("M2"))
    t.w.round = 9
    t.w.place("N4", Spot(tile=t.w.spots["N4"].tile, totem=6))
    t.play(BurntDown("N4"))
    assert outcome(t).won
    assert outcome(t).scores[0] == 10 + 13 + 13 + 12 + 3 + 5


@pytest.mark.rule("RC-712", "RC-708")
def test_the_score_is_kept_with_the_difficulty() -> None:
    t = camp(starting_items=3, dog="on", book_cards=4)
    t.play(Wound("2", 99))
    again = holdfast.load(t.game.save())
    assert again.over
    assert again.outcome == t.game.outcome
    assert again.outcome.scores == (13 + 13,) * 3
    assert again.options["starting_items"] == "3"
    assert again.options["dog"] == "on"
    assert again.options["book_cards"] == "4"
    assert again.view(None)["options"]["starting_items"] == "3"
