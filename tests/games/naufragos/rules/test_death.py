"""Death and inheritance (NA-172 to NA-183)."""

import pytest

from holdfast.games.naufragos.castaways.health import Trauma, Wound
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.setup.audit import faults
from tests.games.naufragos.table import RULESETS, Table

rulesets = pytest.mark.parametrize("ruleset", RULESETS)
POWDER_CACHE = "plot-41"
"""An interior card that goes off on a 1: two wounds."""


def island(ruleset: str, players: int = 4) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "pathfinder", "strong")[:players])
    return t


def dying(t: Table, seat: int, energy: int = 0) -> None:
    """Three traumas; all other numbers but his energy are covered by wounds."""
    t.w.trauma[seat], t.w.wounds[seat] = 3, t.w.scale(seat) - 3 - energy
    t.w.energy[seat] = energy


def fever(t: Table, seat: int) -> None:
    """The event that wounds the one with most wounds; he dies of it."""
    dying(t, seat)
    t.event("e11")


def explosion(t: Table, seat: int, *party: int) -> None:
    """An explorer dies of the card he draws."""
    dying(t, seat, energy=1)
    t.dice(1)
    t.draw(seat, POWDER_CACHE, *party)


def night(t: Table, *faces: int) -> None:
    """The wounds step with these dice."""
    t.dice(*faces)
    t.play(WoundsStep())


# --- death ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-172")
@rulesets
def test_the_fourth_trauma_kills_and_the_third_does_not(ruleset: str) -> None:
    t = island(ruleset)
    t.trauma(2, 3)
    t.wounds(1, 1)
    night(t, 1, 1)
    assert (t.w.trauma[0], t.w.is_dead(0)) == (3, False)
    assert (t.w.trauma[1], t.w.is_dead(1)) == (4, True)
    t.to_placing()
    asked = []
    while t.asked == "place-pawn":
        asked.append(t.seat)
        t.choose("pass")
    assert asked == [0, 2, 3, 0, 2, 3]  # his player is out of the game
    assert t.idle


@pytest.mark.rule("NA-172")
@rulesets
@pytest.mark.parametrize("harm", [Wound("0", 3), Trauma("0", 3)])
def test_he_dies_at_that_moment_and_takes_no_more_harm(ruleset: str, harm: Wound | Trauma) -> None:
    t = island(ruleset)
    dying(t, 0)
    t.play(harm)
    assert t.w.is_dead(0)
    assert t.w.trauma[0] == 4
    assert t.w.trauma[1:] == [0, 0, 0]
    assert faults(t.w) == []


@pytest.mark.rule("NA-173", "NA-174")
@rulesets
def test_his_cube_his_pawns_and_his_diary_are_gone(ruleset: str) -> None:
    t = island(ruleset)
    dying(t, 0, energy=1)
    t.sector(0, "interior")
    t.sector(1, "interior")
    t.story(0, 3, 1)
    t.story(1, 2)
    tokens = t.w.size("story")
    done = t.record(Act)
    t.to_placing()
    t.pawns("explore", "explore", "pass", "pass", "rest:6", "diary", "pass", "pass")
    t.on_top("interior", POWDER_CACHE)
    assert (t.asked, t.seat, t.w.pawns) == ("march", 0, {"rest:6": 0})
    t.dice(1)
    t.choose("draw:interior" if ruleset == "2013" else "advance")
    t.go_on()
    assert t.w.is_dead(0)
    assert t.w.pawns == {}
    assert (t.w.track[0], t.w.free_pawns[0], t.w.party) == (0, 0, (1,))
    assert t.tokens(0) == []
    assert t.w.size("story") == tokens - 1 + 2  # seat 1 wrote a line today, and two came back
    assert all(entry.startswith("?") for entry in t.game.view(None)["zones"]["story"])
    assert len(t.tokens(1)) == 2
    assert (t.asked, t.seat) == ("march", 1)
    t.dice(6, 6)
    t.choose("return")
    t.go_on()
    assert t.idle
    assert [act.action for act in done] == ["diary"]  # nobody rested for the dead
    assert faults(t.w) == []


@pytest.mark.rule("NA-173")
@rulesets
def test_a_lost_castaway_who_dies_leaves_his_group(ruleset: str) -> None:
    t = island(ruleset)
    t.lost(((1, 2), 9))
    dying(t, 1)
    night(t, 1, 1, 1)
    assert t.w.is_dead(1)
    assert [group.members for group in t.w.groups] == [(2,)]
    assert t.w.away == 1 << 2
    shown = t.game.view(None)["castaways"]
    assert [c["lost"] for c in shown] == [0, 0, 9, 0]


@pytest.mark.rule("NA-173", "NA-555")
@rulesets
def test_a_card_gives_nothing_to_the_one_it_killed(ruleset: str) -> None:
    t = island(ruleset)
    dying(t, 0)
    t.draw(0, "bi3", 0, 1)  # bees: whoever drew the card would have the honey
    t.dice(1, 6)
    t.vote(s0="stay", s1="stay")
    t.go_on()
    assert t.w.is_dead(0)
    assert (t.w.held, t.w.estate_food) == ([0, 0, 0, 0], 0)
    assert t.w.wounds[1] == 0


# --- inheritance in 2013 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-174", "NA-175")
def test_his_things_are_shared_at_once_one_at_a_time_from_the_starting_player() -> None:
    t = island("2013")
    t.store(starter=1)
    t.item(2, "w2", "w7", "w9")
    t.held(0, 1, 2, 0)
    fever(t, 2)
    assert (t.asked, t.seat) == ("share-out", 1)
    assert t.keys() == ["inherit:w2", "inherit:w7", "inherit:w9", "inherit:food"]
    t.choose("inherit:food")
    assert t.seat == 3
    t.choose("inherit:w7")
    assert t.seat == 0
    t.choose("inherit:w9")
    assert t.seat == 1
    t.choose("inherit:w2")
    assert t.idle  # the last thing goes to the next in line without a question
    assert [t.items(seat) for seat in range(4)] == [["w9"], ["w2"], [], ["w7"]]
    assert t.w.held == [0, 2, 0, 1]
    assert (t.w.size("estate"), t.w.estate_food) == (0, 0)


@pytest.mark.rule("NA-175")
def test_a_lost_castaway_inherits_too() -> None:
    t = island("2013", players=3)
    t.lost(((1,), 7))
    t.item(2, "w2", "w7")
    fever(t, 2)
    t.choose("inherit:w2")
    assert [t.items(seat) for seat in range(3)] == [["w2"], ["w7"], []]


@pytest.mark.rule("NA-175")
def test_who_dies_of_the_same_cause_inherits_nothing() -> None:
    t = island("2013")
    dying(t, 0)
    dying(t, 1)
    t.item(0, "w2", "w7")
    t.item(1, "w9")
    t.play(Wound("all"))
    assert (t.asked, t.seat) == ("share-out", 2)
    t.choose("inherit:w2")
    assert t.w.dead == 0b11
    assert [t.items(seat) for seat in range(4)] == [[], [], ["w2", "w9"], ["w7"]]
    assert faults(t.w) == []


@pytest.mark.rule("NA-175", "NA-950")
def test_an_heir_whose_coffer_is_too_heavy_must_leave_something() -> None:
    t = island("2013", players=2)
    t.item(0, "w30", "w1", "w2", "w3")
    t.item(1, "w9")
    fever(t, 1)
    assert (t.asked, t.seat) == ("overloaded", 0)
    t.choose("drop:w3")
    assert sorted(t.items(0)) == ["w1", "w2", "w30", "w9"]
    assert t.where("w3") == "gone"


@pytest.mark.rule("NA-176")
def test_who_dies_alone_on_the_expedition_takes_everything_with_him() -> None:
    t = island("2013")
    t.item(0, "w2", "w9")
    t.item(1, "w7")
    t.held(3, 1)
    explosion(t, 0)
    assert t.idle
    assert t.w.is_dead(0)
    assert (t.where("w2"), t.where("w9"), t.where("w7")) == ("gone", "gone", "items-1")
    assert (t.w.held, t.w.estate_food) == ([0, 1, 0, 0], 0)


@pytest.mark.rule("NA-177")
def test_who_dies_in_company_on_the_expedition_is_inherited_by_all() -> None:
    t = island("2013")
    t.item(0, "w2", "w7", "w9")
    explosion(t, 0, 0, 3)
    assert (t.asked, t.seat) == ("share-out", 1)  # the token has passed on, and the camp shares with the explorer
    t.choose("inherit:w9")
    t.choose("inherit:w2")
    assert [t.items(seat) for seat in range(4)] == [[], ["w9"], ["w2"], ["w7"]]
    assert (t.asked, t.seat) == ("march", 3)


@pytest.mark.rule("NA-177", "NA-176")
def test_an_explorer_whose_companions_went_back_dies_alone() -> None:
    t = island("2013")
    for seat in (1, 2):
        t.sector(seat, "interior")
    t.item(2, "w2")
    dying(t, 2, energy=1)
    t.explore(1, 2)
    t.choose("return")
    t.dice(6, 6)
    t.choose("stay-out")
    t.on_top("interior", POWDER_CACHE)
    t.dice(1)
    t.choose("draw:interior")
    assert t.w.is_dead(2)
    assert t.where("w2") == "gone"
    assert t.idle


@pytest.mark.rule("NA-177")
def test_a_lost_castaway_dies_alone_or_in_company() -> None:
    alone, together = island("2013"), island("2013")
    alone.lost(((1,), 8))
    together.lost(((1, 2), 8))
    for t in (alone, together):
        t.item(1, "w2", "w7", "w9")
        t.held(0, 1)
        dying(t, 1)
        night(t, 1, 1, 1)
        assert t.w.is_dead(1)
    assert alone.idle
    assert [alone.where(id) for id in ("w2", "w7", "w9")] == ["gone"] * 3
    assert (alone.w.held, alone.w.estate_food) == ([0, 0, 0, 0], 0)
    together.answer("inherit:w2", "inherit:w9", "inherit:food")  # the camp, his lost companion, the camp again
    assert together.idle
    assert [together.items(seat) for seat in range(4)] == [["w2", "w7"], [], ["w9"], []]
    assert together.w.held == [0, 0, 0, 1]


# --- inheritance by the house rules --------------------------------------------------------------------------------------


@pytest.mark.rule("NA-178")
def test_by_the_house_rules_the_things_wait_for_the_end_of_the_wounds_step() -> None:
    t = island("hr12")
    t.lost(((3,), 7))
    t.item(2, "w2", "w7")
    t.held(0, 0, 1)
    fever(t, 2)
    assert t.idle
    assert t.game.view(None)["zones"]["estate"] == ["wreckage/w2", "wreckage/w7"]
    assert t.w.estate_food == 1
    dying(t, 1)
    t.item(1, "w9")
    night(t, 1, 1, 1)  # another one dies in the same step
    assert t.w.is_dead(1)
    assert t.seat == 0
    t.answer("inherit:food", "inherit:w9", "inherit:w2")
    assert t.idle  # the lost one has no part: all of it goes to the only one in the camp
    assert sorted(t.items(0)) == ["w2", "w7", "w9"]
    assert (t.items(3), t.w.held) == ([], [1, 0, 0, 0])


@pytest.mark.rule("NA-178")
def test_by_the_house_rules_they_share_clockwise_too() -> None:
    t = island("hr12")
    t.store(starter=2)
    t.lost(((3,), 7))
    t.item(1, "w2", "w7", "w9")
    dying(t, 1)
    night(t, 1, 1, 1)
    assert (t.asked, t.seat) == ("share-out", 2)
    t.choose("inherit:w7")
    assert t.seat == 0
    t.choose("inherit:w2")
    assert [t.items(seat) for seat in range(4)] == [["w2"], [], ["w7", "w9"], []]


@pytest.mark.rule("NA-178", "NA-176")
def test_by_the_house_rules_nothing_is_lost_on_an_expedition() -> None:
    t = island("hr12", players=2)
    t.item(0, "w2")
    explosion(t, 0)
    assert t.where("w2") == "estate"
    night(t)
    assert t.items(1) == ["w2"]


@pytest.mark.rule("NA-179")
@pytest.mark.parametrize("group", [(1,), (1, 2)])
def test_by_the_house_rules_who_dies_lost_takes_everything_with_him(group: tuple[int, ...]) -> None:
    t = island("hr12")
    t.lost((group, 8))
    t.item(1, "w2")
    t.item(2, "w7")
    t.held(0, 2, 1)
    dying(t, 1)
    night(t, 1, 1, 1)
    assert t.w.is_dead(1)
    assert t.idle
    assert (t.where("w2"), t.where("w7")) == ("gone", "items-2")
    assert (t.w.held, t.w.estate_food) == ([0, 0, 1, 0], 0)


@pytest.mark.rule("NA-180", "NA-181")
def test_what_lies_in_an_empty_camp_waits_until_somebody_is_back() -> None:
    t = island("hr12", players=3)
    t.lost(((1, 2), 9))
    t.item(0, "w2", "w7")
    t.held(1)
    dying(t, 0)
    night(t, 1, 1, 1)
    assert t.idle
    assert t.game.view(None)["zones"]["estate"] == ["wreckage/w2", "wreckage/w7"]  # rest in peace
    assert t.game.view(None)["estate_food"] == 1
    night(t)
    assert t.w.size("estate") == 2  # they are still away
    t.dice(6, 6)
    t.phase("actions")  # one success brings both back
    assert t.w.groups == ()
    assert (t.where("w2"), t.where("w7")) == ("estate", "estate")  # being back is not enough
    t.pawns("pass", "pass")
    night(t)
    assert (t.asked, t.seat) == ("share-out", 1)
    t.choose("inherit:food")
    t.choose("inherit:w7")
    assert [t.items(seat) for seat in range(3)] == [[], ["w2"], ["w7"]]
    assert t.w.held == [0, 1, 0]


# --- the starting player, and the last one -------------------------------------------------------------------------------


@pytest.mark.rule("NA-182")
@rulesets
@pytest.mark.parametrize(("away", "heir"), [((), 1), ((1,), 2), ((1, 2, 3), 1)])
def test_the_token_of_a_dead_starting_player_passes_at_once(ruleset: str, away: tuple[int, ...], heir: int) -> None:
    t = island(ruleset)
    if away:
        t.lost((away, 8))
    fever(t, 0)
    assert t.w.is_dead(0)
    assert t.w.starter == heir
    t.phase("actions")
    if len(away) < 3:
        assert (t.asked, t.seat) == ("white-pawn", heir)


@pytest.mark.rule("NA-182")
@rulesets
def test_another_death_leaves_the_token_where_it_is(ruleset: str) -> None:
    t = island(ruleset)
    fever(t, 3)
    assert t.w.is_dead(3)
    assert t.w.starter == 0


@pytest.mark.rule("NA-182")
def test_a_white_pawn_that_waits_is_forfeited_by_death() -> None:
    t = island("hr12")
    t.sector(0, "interior")
    dying(t, 0, energy=1)
    t.phase("actions")
    t.choose("white:camp:5")
    t.choose("explore")
    t.choose("explore")
    t.pawns(*["pass"] * 6)
    assert (t.w.white, t.w.white_waits) == ("camp:5", True)
    t.on_top("interior", POWDER_CACHE)
    t.dice(1)
    t.choose("advance")
    assert t.w.is_dead(0)
    assert (t.w.white, t.w.white_waits, t.w.starter) == ("", False, 1)
    t.dice(6, 6)
    t.choose("return")
    assert t.idle  # nobody was offered to comb the beach
    assert t.w.energy[1] == 5


@pytest.mark.rule("NA-183")
@rulesets
@pytest.mark.parametrize("players", [1, 3])
def test_when_all_are_dead_the_game_is_lost_at_once(ruleset: str, players: int) -> None:
    t = island(ruleset, players)
    for seat in range(players):
        assert not t.game.over
        dying(t, seat)
        t.play(Wound(str(seat)))
    assert t.game.over
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.why, outcome.rule, outcome.winners) == (False, "all-dead", "NA-183", ())
