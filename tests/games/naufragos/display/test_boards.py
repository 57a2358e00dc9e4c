"""Boards and tracks (NA-030 to NA-039)."""

import pytest

from holdfast.games.naufragos.actions.building import BuildProgress, Construction
from holdfast.games.naufragos.exploration.track import Advance, Difficulty
from holdfast.games.naufragos.flow.ending import Rescue
from holdfast.games.naufragos.pawns.resolving import Act
from tests.games.naufragos.table import RULESETS, Table

rulesets = pytest.mark.parametrize("ruleset", RULESETS)
TRACK = ["coast"] * 6 + ["interior"] * 7 + ["heart"] * 6 + ["summit"]
NUMBERS = [0] + [1] * 5 + [2] * 7 + [3] * 6 + [4]


def island(ruleset: str, players: int = 4) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "pathfinder", "medic")[:players])
    return t


# --- tracks --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-030")
@rulesets
@pytest.mark.parametrize(("space", "roll"), [(1, -2), (2, -1), (3, 0), (4, 0), (5, 0), (6, 0)])
def test_the_weather_of_each_space_on_the_way_home(ruleset: str, space: int, roll: int) -> None:
    for more in (0, -1):  # the number that is just enough, and one less
        t = island(ruleset)
        t.explore(0)
        t.store(weather=space, difficulty=9 + roll - more)
        t.dice(4, 5)
        t.choose("return")
        assert (t.w.party == ()) == (more == 0)


@pytest.mark.rule("NA-030")
@rulesets
def test_the_weather_track_from_one_end_to_the_other(ruleset: str) -> None:
    t = island(ruleset)
    t.store(weather=1)
    for space in range(2, 7):
        t.store(fire=True, scorched=0)
        t.event("e9")  # sun
        assert (t.w.weather, t.w.fire) == (space, True)
        assert t.w.energy == ([5] * 4 if space == 6 else [6] * 4)  # only the last space scorches
    for space in range(5, 0, -1):
        t.event("e8")  # storm
        assert (t.w.weather, t.w.fire) == (space, space > 1)  # only the first space is a storm
    assert t.w.energy == [5] * 4
    t.event("e8")
    assert t.w.weather == 1


@pytest.mark.rule("NA-031")
@pytest.mark.parametrize(("ruleset", "lowest"), [("2013", 2), ("hr12", 1)])
def test_the_ends_of_the_return_difficulty(ruleset: str, lowest: int) -> None:
    t = island(ruleset)
    t.explore(0)
    assert t.w.difficulty == 4
    t.play(Difficulty(-9))
    assert t.w.difficulty == lowest
    t.play(Difficulty(12))
    assert t.w.difficulty == lowest + 12
    t.play(Difficulty(9))
    assert t.w.difficulty == 15
    t.w.party, t.w.difficulty = (), 0
    t.lost(((1,), 3))
    t.stop_at_dawn()
    for _ in range(4):
        t.phase("end")
    assert t.w.groups[0].difficulty == lowest


@pytest.mark.rule("NA-031")
@pytest.mark.parametrize(("ruleset", "start"), [("2013", (4, 4, 4, 4)), ("hr12", (4, 3, 2, 1))])
def test_the_place_left_of_two_is_used_by_the_house_rules_only(ruleset: str, start: tuple[int, ...]) -> None:
    for n in range(4):
        t = island(ruleset)
        t.explore(*range(n + 1))
        assert t.w.difficulty == start[n]


@pytest.mark.rule("NA-032")
@rulesets
def test_nineteen_steps_lead_to_the_summit(ruleset: str) -> None:
    t = island(ruleset)
    sectors = [t.w.sector(0)]
    for _ in range(19):
        t.play(Advance("0"))
        sectors.append(t.w.sector(0))
    assert sectors == TRACK
    t.play(Advance("0", 3))
    assert (t.w.track[0], t.w.sector(0)) == (19, "summit")  # there is nothing beyond
    assert t.w.track[1:] == [0, 0, 0]


@pytest.mark.rule("NA-033")
@rulesets
@pytest.mark.parametrize("space", [0, 1, 5, 6, 12, 13, 18, 19])
def test_the_story_number_of_each_space(ruleset: str, space: int) -> None:
    t = island(ruleset, 2)
    t.track(space, 0)
    t.draws("story-3", "story-3", "story-3", "story-3")
    t.play(Rescue())
    assert t.game.outcome is not None
    number = NUMBERS[space]
    assert len(t.tokens(0)) == (number if ruleset == "2013" else 0)  # so many tokens, or so many points
    assert t.game.outcome.scores == (3 * number if ruleset == "2013" else number, 0)


@pytest.mark.rule("NA-034")
@rulesets
def test_three_decks_and_four_pending_explorations(ruleset: str) -> None:
    t = island(ruleset)
    t.track(19)
    t.explore(0)
    assert [key for key in t.keys() if key.startswith("draw:")] == ["draw:coast", "draw:interior", "draw:heart"]
    for id in ("z1", "z2", "z3"):
        t.fetch(f"plot/{id}", "pending")
    t.draw(0, "plot-26")
    assert t.w.size("pending") == 4  # the fourth has its space
    t.draw(0, "plot-7")
    t.choose("wait")
    assert t.asked == "too-many-pending"
    assert t.keys() == ["abandon:z1", "abandon:z2", "abandon:z3", "abandon:plot-26"]
    t.choose("abandon:z2")
    assert t.game.view(None)["pending"] == ["plot/z1", "plot/z3", "plot/plot-26", "plot/plot-7"]
    assert t.where("z2") == "gone"
    assert {"take:z1", "take:z3", "take:plot-26", "take:plot-7"} <= set(t.keys())


@pytest.mark.rule("NA-035")
@rulesets
def test_six_wreck_spaces(ruleset: str) -> None:
    t = island(ruleset)
    for left in (5, 4, 3, 2, 1, 0):
        t.event("e9")
        assert (t.w.wrecks, t.w.wreck_ready) == (left, True)
        t.store(wreck_ready=False)
    t.event("e9")
    assert (t.w.wrecks, t.w.wreck_ready) == (0, False)


@pytest.mark.rule("NA-035")
@rulesets
def test_the_decks_the_store_and_the_boxes_of_the_main_board(ruleset: str) -> None:
    t = island(ruleset)
    t.play(Construction("raft"))
    assert t.w.places == ("shelter", "sand", "bonfire", "raft")  # on the black question mark
    t.play(BuildProgress("sand", 12), BuildProgress("bonfire", 8))
    t.store(wood=7, rope=1, sail=1)
    for name in ("raft", "shelter"):
        t.energy(6)
        t.act("build")
        t.choose(f"build:{name}")
        t.answer("give:5", "give:0", "give:0", "give:0")
    t.draw(0, "bc8")
    t.choose("decline")
    shown = t.game.view(None)
    assert (tuple(shown["built"]), shown["shelter"]) == (("sand", "bonfire", "raft"), 1)  # each in its box
    assert tuple(shown["places"]) == ("shelter", "", "", "")
    assert (shown["food"], shown["wood"], len(shown["tiles"])) == (3, 2, 1)
    assert (shown["sizes"]["event"], shown["sizes"]["wreckage"]) == (12, 30)
    assert shown["icons"] == ["bb", "ra", "ss"]


# --- the camp board ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-036")
@rulesets
def test_the_camp_board_has_eight_spaces(ruleset: str) -> None:
    t = island(ruleset)
    t.draw(0, "bc10")
    assert t.keys() == ["lay:camp:6", "lay:camp:7", "lay:camp:8"]  # the others are taken
    t.choose("lay:camp:7")
    t.draw(0, "bc11")
    assert t.keys() == ["lay:camp:6", "lay:camp:8"]
    t.choose("lay:camp:6")
    t.draw(0, "bi6")  # smell of fruit: the Orchard takes the last free space without a question
    board = t.game.view(None)["camp"]
    assert (len(board), board["camp:8"]["card"]) == (8, "plot/plot-11")
    t.draw(0, "bi3", 0)  # bees: their hive finds no free space
    t.dice(6)
    t.choose("stay")
    assert t.keys() == [f"lay:camp:{n}" for n in range(1, 9)]
    t.choose("lay:camp:2")
    assert t.game.view(None)["camp"]["camp:2"]["covers"] == 1


# --- action spaces -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-038")
@rulesets
@pytest.mark.parametrize(
    ("action", "prices"),
    [
        ("forage", (1, 2, 3, 3)),
        ("wood", (1, 2, 3)),
        ("diary", (0, 0, 0)),
        ("wreckage", (1,)),
        ("campfire", (0,)),
        ("build", (0, 0)),
        ("explore", (1, 1, 1, 1)),
    ],
)
def test_the_spaces_of_an_action_and_their_energy(ruleset: str, action: str, prices: tuple[int, ...]) -> None:
    t = island(ruleset)
    t.store(wreck_ready=True)
    t.to_placing()
    for _ in prices:
        t.choose(action)
    paid = prices if ruleset == "2013" else ()  # the house rules pay later
    assert t.w.energy == [6 - price for price in paid] + [6] * (4 - len(paid))
    assert list(t.w.pawns) == [f"{action}:{n + 1}" for n in range(len(prices))]
    if len(prices) < 4:
        assert t.why(action) == {"NA-246"}  # no space is left


@pytest.mark.rule("NA-038", "NA-184")
@rulesets
@pytest.mark.parametrize(
    ("action", "before", "price"),
    [("forage", 0, 1), ("forage", 2, 3), ("wood", 1, 2), ("wood", 2, 3), ("wreckage", 0, 1), ("explore", 3, 1)],
)
def test_who_lacks_a_single_energy_may_not_go_there(ruleset: str, action: str, before: int, price: int) -> None:
    for energy in (price - 1, price):
        t = island(ruleset)
        t.store(wreck_ready=True)
        t.w.energy[before] = energy
        t.to_placing()
        for _ in range(before):
            t.choose(action)
        assert t.seat == before
        assert t.why(action) == (set() if energy == price else {"NA-184"})


@pytest.mark.rule("NA-038")
def test_by_the_house_rules_the_number_is_paid_when_the_pawn_is_resolved() -> None:
    t = island("hr12")
    t.act("wood", "wood", "wood", "forage")
    assert t.w.energy == [5, 4, 3, 5]
    assert t.w.wood == 4


@pytest.mark.rule("NA-038", "NA-039")
@rulesets
def test_six_rest_spaces_cost_nothing(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(0, 0, 0, 0)
    t.to_placing()
    assert [key for key in t.keys() if key.startswith("rest:")] == [f"rest:{n}" for n in range(1, 7)]
    t.choose("rest:4")
    assert [key for key in t.keys() if key.startswith("rest:")] == [f"rest:{n}" for n in (1, 2, 3, 5, 6)]
    assert t.why("rest:4") == {"NA-246"}
    t.pawns("rest:1", "rest:6", "rest:2", *["pass"] * 4)
    assert t.w.energy == [1, 1, 1, 1]


@pytest.mark.rule("NA-039")
@rulesets
def test_each_rest_space_stands_at_the_end_of_its_row(ruleset: str) -> None:
    t = island(ruleset)
    t.store(wreck_ready=True)
    done = t.record(Act)
    t.to_placing()
    t.pawns("wood", "diary", "campfire", "build", "rest:1", "rest:2", "rest:3", "rest:4")
    t.answer("stake:1", "build:nothing")
    t.go_on()
    assert [(act.seat, act.action) for act in done] == [
        (0, "rest"),  # row 1, before the wood of row 2
        (0, "wood"),
        (1, "rest"),
        (1, "diary"),
        (2, "rest"),
        (2, "campfire"),
        (3, "rest"),
        (3, "build"),
    ]


@pytest.mark.rule("NA-039")
@rulesets
def test_the_last_two_rest_spaces_come_after_build_and_exploration(ruleset: str) -> None:
    t = island(ruleset)
    done = t.record(Act)
    t.to_placing()
    t.pawns("rest:5", "rest:6", "build", "explore", *["pass"] * 4)
    t.choose("build:nothing")
    assert [(act.seat, act.action) for act in done] == [(2, "build"), (0, "rest")]
    t.dice(6, 6)
    t.choose("return")
    assert [(act.seat, act.action) for act in done] == [(2, "build"), (0, "rest"), (1, "rest")]


@pytest.mark.rule("NA-038", "NA-253")
@rulesets
def test_one_pawn_on_a_camp_card(ruleset: str) -> None:
    t = island(ruleset)
    t.to_placing()
    t.choose("camp:3")
    assert t.why("camp:3") == {"NA-253"}
    assert "camp:4" in t.keys()
    assert t.w.energy == [6] * 4  # the cost is printed on the card and paid when it is used
