"""Resolving the pawns (NA-290 to NA-295): the printed order, the order of the list, and pawns that come to nothing."""

import pytest

from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.pawns.resolving import ResolvePawn
from holdfast.games.naufragos.rules import CAMP_SPACES
from tests.games.naufragos.table import RULESETS, Table

FISHING, PREPARE, SCOUT, BANDAGES, TIDE = CAMP_SPACES[:5]


def table(ruleset: str = "2013", players: int = 3, **options: object) -> Table:
    """A morning where nobody's ability matters; everybody has 5 energy."""
    t = Table(players, ruleset, **options)
    t.abilities(*("strong", "fisher", "lucky", "cook")[:players])
    t.energy(*[5] * players)
    return t


def resolved(t: Table, *keys: str) -> list[str]:
    """Pawns are placed in this order, and every question is answered; the spaces in the order of resolution."""
    order = t.record(ResolvePawn)
    t.to_placing()
    t.pawns(*keys)
    dull = ("go-on", "leave-supply", "take-nothing", "stake:1", "build:nothing", "stay-out", "return", "give:0")
    while not t.idle:
        if t.asked == "march":
            t.dice(6, 6)
        t.choose(next(key for key in (*dull, *t.keys()) if key in t.keys()))
    return [pawn.space for pawn in order]


# --- the order --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-290", "NA-291")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_top_to_bottom_and_left_to_right_whatever_was_placed_first(ruleset: str) -> None:
    t = table(ruleset, 4)
    keys = (TIDE, "rest:6", "explore", "build", "rest:3", "diary", "wood", "forage")
    assert resolved(t, *keys) == ["forage:1", "wood:1", "diary:1", "rest:3", "build:1", "explore:1", "rest:6", TIDE]


@pytest.mark.rule("NA-291")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_row_ends_with_its_rest_space_and_the_camp_cards_come_last_in_their_order(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.store(wreck_ready=True)
    keys = (SCOUT, PREPARE, "rest:4", "rest:1", "wreckage", "campfire", "wood", "forage")
    order = ["forage:1", "rest:1", "wood:1", "wreckage:1", "campfire:1", "rest:4", PREPARE, SCOUT]
    assert resolved(t, *keys) == order
    t = table(ruleset, 4)
    keys = ("rest:2", "rest:5", "forage", "forage", "build", "build", "wood", "wood")
    assert resolved(t, *keys) == [
        "forage:1", "forage:2", "wood:1", "wood:2", "rest:2", "build:1", "build:2", "rest:5",
    ]  # fmt: skip


@pytest.mark.rule("NA-290")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_action_is_finished_and_its_pawn_returned_before_the_next(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=1)
    t.to_placing()
    t.pawns("build", "wood", "build", "pass", "pass", "pass")
    assert (t.asked, t.seat) == ("build", 0)
    assert t.w.wood == 2  # the wood is there, and its pawn is off the board
    assert t.w.pawns == {"build:2": 2}
    t.choose("build:shelter")
    for key in ("give:3", "give:0", "give:0"):
        t.choose(key)
    assert t.w.shelter == 1  # finished before the second builder proposes
    assert (t.asked, t.seat, t.w.pawns) == ("build", 2, {})
    assert t.w.energy[0] == 5 - 3


@pytest.mark.rule("NA-291")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_an_earlier_row_brings_serves_a_later_one(ruleset: str) -> None:
    """Salvaged at row 4, the lighter comes too late for nobody: Campfire is to its right."""
    t = table(ruleset)
    t.store(wreck_ready=True, wood=1)
    t.on_top("wreckage", "w12", "w3", "w4", "w5", "w7")
    t.to_placing()
    t.pawns("wreckage", "pass", "pass", "campfire", "pass", "pass")
    t.choose("take:w12")
    for key in ("take-nothing", "take-nothing"):
        t.choose(key)
    t.go_on()
    assert t.w.fire  # without a stake or a roll
    assert t.w.energy[0] == 5 - 1


@pytest.mark.rule("NA-292")
def test_hr_list_order_is_an_option_of_the_house_rules_and_off_by_default() -> None:
    keys = (TIDE, "rest:6", "explore", "build", "rest:3", "diary", "wood", "forage")
    listed = ["forage:1", "wood:1", "diary:1", "rest:3", "rest:6", TIDE, "build:1", "explore:1"]
    printed = ["forage:1", "wood:1", "diary:1", "rest:3", "build:1", "explore:1", "rest:6", TIDE]
    assert resolved(table("hr12", 4, hr_list_order="on"), *keys) == listed
    assert resolved(table("hr12", 4), *keys) == printed


@pytest.mark.rule("NA-292")
def test_by_the_list_the_expedition_can_still_be_prepared() -> None:
    for option, difficulty in (("on", 3), ("off", 4)):
        t = table("hr12", 3, hr_list_order=option)
        t.to_placing()
        t.pawns("explore", "pass", "pass", PREPARE, "pass", "pass")
        assert (t.asked, t.w.difficulty) == ("march", difficulty)
    with pytest.raises(ValueError, match="NA-292"):
        Table(3, "2013", hr_list_order="on")


# --- pawns that come to nothing ---------------------------------------------------------------------------------------


@pytest.mark.rule("NA-293", "NA-294")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("later", ["rest:6", FISHING])
def test_who_gets_lost_takes_his_later_pawn_back_and_nothing_is_refunded(ruleset: str, later: str) -> None:
    t = table(ruleset)
    t.energy(2, 5, 5)
    t.wounds(1, 0, 0)
    t.to_placing()
    t.pawns("explore", "wood", "pass", later, TIDE, "pass")
    assert (t.asked, t.seat, t.w.energy[0]) == ("march", 0, 1)
    t.dice(1, 1)
    t.choose("return")
    t.dice(1)
    t.choose("give:0")  # he does not pay for another roll
    assert t.w.is_lost(0)
    assert t.idle
    assert (t.w.energy[0], t.w.wounds[0]) == (1, 1)  # the exploration was paid; he has neither rested nor fished
    assert t.w.size("tiles") == 0
    assert t.w.energy[1] == 5 - 1 - 1  # those in the camp go on: wood, and what the tide left
    assert t.w.pawns == {}


@pytest.mark.rule("NA-293")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pawn_resolved_before_the_expedition_has_its_effect(ruleset: str) -> None:
    t = table(ruleset)
    t.to_placing()
    t.pawns("explore", "pass", "pass", "wood", "pass", "pass")
    assert (t.asked, t.w.wood) == ("march", 2)
    t.dice(1, 1)
    t.choose("return")
    t.choose("give:0")
    assert (t.w.is_lost(0), t.w.wood) == (True, 2)


@pytest.mark.rule("NA-293")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_comes_home_still_does_what_is_left(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(3, 5, 5)
    t.to_placing()
    t.pawns("explore", "pass", "pass", "rest:6", "pass", "pass")
    t.dice(6, 6)
    t.choose("return")
    assert t.idle
    assert t.w.energy[0] == 3 - 1 + 1


@pytest.mark.rule("NA-295")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_pawns_of_the_dead_are_removed_without_effect(ruleset: str) -> None:
    t = table(ruleset)
    t.trauma(0, 3, 0)
    t.energy(5, 2, 5)
    t.to_placing()
    for key in ("wood", "forage", FISHING, "pass"):
        t.choose(key)
    t.supply("forage-2")
    energy = t.w.energy[2]
    t.play(Wound("1", 4))  # while the others still place
    assert t.w.is_dead(1)
    assert "forage:1" not in t.w.pawns
    assert (t.asked, t.seat) == ("place-pawn", 2)  # and he is not asked for his second pawn
    t.draws("fish-1")
    t.choose("pass")
    assert t.idle
    assert t.game.view(None)["tiles"] == [1]  # the fish; nobody has foraged
    assert (t.w.wood, t.w.energy[2]) == (2, energy - 1)


@pytest.mark.rule("NA-295")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_dies_exploring_does_not_rest_at_the_end_of_the_row(ruleset: str) -> None:
    t = table(ruleset)
    t.trauma(3, 0, 0)
    t.energy(3, 5, 5)
    t.to_placing()
    t.pawns("explore", "explore", "pass", "rest:6", FISHING, "pass")
    t.wounds(4, 0, 0)
    t.on_top("coast", "bc6")  # slippery rocks: 1 wound on a roll of 1 or 2
    t.dice(1)
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert t.w.is_dead(0)
    assert t.w.party == (1,)
    assert (t.asked, t.seat) == ("march", 1)
    assert t.w.pawns == {FISHING: 1}
    t.dice(6, 6)
    t.draws("fish-1", "fish-2")
    t.choose("return")
    t.go_on()
    assert t.idle
    assert (t.w.energy[0], t.w.size("tiles")) == (0, 2)
