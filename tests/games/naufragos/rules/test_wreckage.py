"""The action Wreckage (NA-414 to NA-420): five cards of the sea, one for each."""

import pytest

from tests.games.naufragos.table import RULESETS, Table

ASHORE = ("w1", "w2", "w3", "w9", "w16")


def beach(ruleset: str = "2013", players: int = 3, *cards: str) -> Table:
    """A black cube lies on the action; these cards will be revealed."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "pathfinder", "lucky", "strong")[:players])
    t.store(wreck_ready=True, wrecks=3)
    t.on_top("wreckage", *(cards or ASHORE))
    return t


def salvage(t: Table, others: str = "pass") -> Table:
    """The starting player's pawn on Wreckage is resolved."""
    t.to_placing()
    while t.asked == "white-pawn":
        t.choose("white:pass")
    t.pawns("wreckage", *[others] * (t.w.players - 1), *["pass"] * t.w.players)
    return t


@pytest.mark.rule("NA-414")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_a_cube_there_is_nothing_to_salvage(ruleset: str) -> None:
    t = beach(ruleset)
    t.store(wreck_ready=False)
    t.to_placing()
    assert "wreckage" not in t.keys()
    assert t.refuses("wreckage") == {"NA-256"}
    t = beach(ruleset)
    t.to_placing()
    assert "wreckage" in t.keys()


@pytest.mark.rule("NA-415", "NA-418", "NA-809")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_five_cards_and_one_for_each_from_the_actor_clockwise(ruleset: str) -> None:
    t = beach(ruleset)
    t.w.starter = 1
    deck = t.w.size("wreckage")
    salvage(t)
    assert (t.asked, t.seat) == ("take-find", 1)
    assert t.keys() == [*[f"take:{id}" for id in ASHORE], "take-nothing"]
    assert t.game.view(None)["zones"]["wreck-row"] == [f"wreckage/{id}" for id in ASHORE]  # all see them
    t.choose("take:w2")
    assert t.seat == 2
    assert "take:w2" not in t.keys()
    t.choose("take:w9")
    assert t.seat == 0
    t.choose("take:w16")
    assert t.idle
    assert [t.items(s) for s in range(3)] == [["w16"], ["w2"], ["w9"]]
    assert [t.where(id) for id in ("w1", "w3")] == ["gone", "gone"]
    assert (t.w.size("wreckage"), t.w.size("wreck-row")) == (deck - 5, 0)
    assert (t.w.wreck_ready, t.w.wrecks) == (False, 3)  # the cube is out of the game, not back on the wreck


@pytest.mark.rule("NA-415")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_a_short_deck_all_cards_are_revealed(ruleset: str) -> None:
    t = beach(ruleset)
    t.empty("wreckage")
    t.on_top("wreckage", "w1", "w2")
    salvage(t)
    assert len(t.keys()) == 3
    t.choose("take:w1")
    t.choose("take:w2")
    assert t.idle  # for the third nothing was left
    assert [t.items(s) for s in range(3)] == [["w1"], ["w2"], []]
    assert t.w.size("wreckage") == 0


@pytest.mark.rule("NA-416")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_lost_get_none(ruleset: str) -> None:
    t = beach(ruleset)
    t.lost(((1,), 15))
    t.dice(1, 1, 1, 1)
    t.to_placing()
    t.pawns("wreckage", "pass", "pass", "pass")
    if ruleset == "hr12":
        t.choose("stay-lost")
    assert (t.asked, t.seat) == ("take-find", 0)
    t.choose("take:w1")
    assert t.seat == 2
    t.choose("take:w3")
    assert t.idle
    assert t.items(1) == []


@pytest.mark.rule("NA-417")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_those_who_will_explore_take_part(ruleset: str) -> None:
    t = beach(ruleset)
    salvage(t, others="explore")
    t.choose("take:w1")
    assert (t.asked, t.seat, t.w.party) == ("take-find", 1, ())
    t.choose("take:w16")
    t.choose("take-nothing")
    assert (t.asked, t.w.party) == ("march", (1, 2))  # only now they leave, the compass in hand
    assert t.items(1) == ["w16"]


@pytest.mark.rule("NA-420")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_anybody_may_decline(ruleset: str) -> None:
    t = beach(ruleset)
    salvage(t)
    t.choose("take-nothing")
    assert t.seat == 1
    assert len(t.keys()) == 6  # all five are still there
    t.choose("take-nothing")
    t.choose("take:w3")
    assert t.idle
    assert [t.items(s) for s in range(3)] == [[], [], ["w3"]]
    assert [t.where(id) for id in ("w1", "w2", "w9", "w16")] == ["gone"] * 4


@pytest.mark.rule("NA-419")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_alone_he_may_pay_for_a_second_card(ruleset: str) -> None:
    t = beach(ruleset, 1)
    t.energy(4)
    before = t.items(0)
    salvage(t)
    t.choose("take:w1")
    assert (t.asked, t.w.energy) == ("second-find", [3])  # the action's own price is paid
    assert t.keys() == ["take:w2", "take:w3", "take:w9", "take:w16", "take-nothing"]
    t.choose("take:w9")
    assert t.idle  # there is no third
    assert t.items(0) == [*before, "w1", "w9"]
    assert t.w.energy == [2]


@pytest.mark.rule("NA-419")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_second_card_is_not_for_the_exhausted_nor_for_company(ruleset: str) -> None:
    t = beach(ruleset, 1)
    t.energy(1)
    salvage(t)
    t.choose("take:w1")
    assert t.idle
    assert t.w.energy == [0]
    t = beach(ruleset, 2)
    salvage(t)
    t.choose("take:w1")
    assert (t.asked, t.seat) == ("take-find", 1)
    t.choose("take:w2")
    assert t.idle
    assert t.items(0) == ["w1"]


@pytest.mark.rule("NA-419")
def test_who_declined_the_first_card_is_not_asked_for_a_second() -> None:
    t = beach("2013", 1)
    salvage(t)
    t.choose("take-nothing")
    assert t.idle
    assert t.where("w1") == "gone"
