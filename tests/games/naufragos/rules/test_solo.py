"""Player counts and playing alone (NA-760 to NA-769)."""

import pytest

from holdfast.core.definition import UnknownName
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.pawns.resolving import Act
from tests.games.naufragos.table import RULESETS, Table, both

FISHING, PREPARE, SCOUT, BANDAGES, TIDE = (f"camp:{n}" for n in range(1, 6))
DULL = ("white:pass", "pass", "go-on", "eat:food")


def alone(ruleset: str = "2013") -> Table:
    """One castaway whose ability plays no part, with 5 energy."""
    t = Table(1, ruleset)
    t.abilities("lucky")
    t.energy(5)
    return t


# --- player counts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-760")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_one_to_four_may_play_and_only_the_setup_table_tells_them_apart(ruleset: str) -> None:
    tables = {n: Table(n, ruleset) for n in (1, 2, 3, 4)}
    sizes = {n: t.game.view(None)["sizes"] for n, t in tables.items()}
    assert [sizes[n]["event"] for n in tables] == [21, 18, 15, 12]
    assert [sizes[n]["supply"] for n in tables] == ([1, 2, 3, 4] if ruleset == "2013" else [0, 0, 0, 0])
    assert [t.w.food for t in tables.values()] == [1, 1, 2, 3]
    explore = [sum(sizes[n][sector] for sector in ("coast", "interior", "heart")) for n in tables]
    assert explore == ([39 + 8] * 4 if ruleset == "2013" else [15, 26, 37, 48])
    same = [
        (t.w.wood, t.w.weather, t.w.wrecks, t.w.shelter, t.w.places, sizes[n]["fish"], t.w.size("story"))
        for n, t in tables.items()
    ]
    assert same == [same[0]] * 4
    assert [[t.w.on_camp(f"camp:{i}") >= 0 for i in range(1, 9)] for t in tables.values()] == [
        [True] * 5 + [False] * 3
    ] * 4
    for wrong in (0, 5):
        with pytest.raises(UnknownName):
            DEFINITION.new(wrong, {"ruleset": ruleset})


@pytest.mark.rule("NA-760")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_only_in_hr_the_number_of_explorers_changes_the_difficulty(players: int) -> None:
    old, new = both(players)
    for t in (old, new):
        t.play(Expedition(tuple(range(players))))
    assert (old.w.difficulty, new.w.difficulty) == (4, 5 - players)


@pytest.mark.rule("NA-760")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_turn_runs_the_same_way_for_every_count(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    t.abilities(*("lucky", "strong", "fisher", "pathfinder")[:players])
    t.energy(*[4] * players)
    t.store(food=players)
    t.stop_at_dawn()
    t.on_top("event", "e14")
    t.phase("turn")
    t.choose("white:pass")
    t.choose("wood")
    while not t.idle:
        t.choose(next(key for key in DULL if key in t.keys()))
    assert t.w.wood == 2
    turtle = 2 if players < 3 else 0  # who are more need a fire for her
    assert sum(t.w.energy) == 4 * players - 1 + (players + turtle) - players  # the wood, all the food, a cold night


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-761")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_is_the_starting_player_in_all_turns(ruleset: str) -> None:
    t = alone(ruleset)
    t.store(food=6)
    t.stop_at_dawn()
    for turn in (2, 3):
        t.on_top("event", "e9")
        t.phase("turn")
        assert (t.w.turn, t.w.starter, t.asked) == (turn, 0, "white-pawn")
        while not t.idle:
            t.choose(next(key for key in DULL if key in t.keys()))
        assert t.w.starter == 0
        t.w.stack.clear()
        t.pause()


@pytest.mark.rule("NA-762", "NA-769")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_white_pawn_does_any_action_but_exploration(ruleset: str) -> None:
    t = alone(ruleset)
    t.store(wreck_ready=True)
    t.phase("actions")
    white = {key.removeprefix("white:") for key in t.keys() if key.startswith("white:")}
    board = {"forage", "wood", "diary", "wreckage", "campfire", "build", "rest"}
    assert white == {*board, FISHING, PREPARE, SCOUT, BANDAGES, TIDE, "pass"}
    t.choose("white:wood")
    assert (t.w.wood, t.w.energy, t.w.pawns) == (2, [4], {})  # at once, at the price of the first space
    assert t.asked == "place-pawn"
    t.choose("wood")  # no repetition, and the first space is free
    assert t.w.pawns == {"wood:1": 0}
    assert t.refuses("wood") == {"NA-250"}  # for the coloured pawns the ban holds
    t.choose("explore")
    assert (t.asked, t.w.wood, t.w.energy) == ("march", 3, [2])


@pytest.mark.rule("NA-762")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("white", "coloured", "energy"), [("diary", "diary", 5), ("rest", "rest:1", 5), ("forage", "forage", 3)]
)
def test_the_same_action_with_white_and_coloured_pawn(ruleset: str, white: str, coloured: str, energy: int) -> None:
    t = alone(ruleset)
    t.supply("forage-2", "forage-3")
    t.phase("actions")
    done = t.record(Act)
    t.choose(f"white:{white}")
    while t.asked == "more-from-supply":
        t.choose("leave-supply")
    assert [act.action for act in done] == [white]  # before any coloured pawn is placed
    t.energy(5 if white == "rest" else t.w.energy[0])
    t.pawns(coloured, "pass")
    while t.asked == "more-from-supply":
        t.choose("leave-supply")
    t.go_on()
    assert t.idle
    assert [act.action for act in done] == [white, white]
    assert t.w.energy == [6 if white == "rest" else energy]


@pytest.mark.rule("NA-762", "NA-769")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_white_pawn_pays_and_needs_what_the_action_needs(ruleset: str) -> None:
    t = alone(ruleset)
    t.store(fire=True)
    t.energy(0)
    t.phase("actions")
    assert t.why("white:wood") == {"NA-184"}
    assert t.why("white:wreckage") == {"NA-184", "NA-256"}
    assert t.why("white:campfire") == {"NA-256", "NA-258"}
    assert t.why(f"white:{TIDE}") == {"NA-257"}
    assert [key for key in t.keys() if key.startswith("white:")] == ["white:diary", "white:rest", "white:pass"]


@pytest.mark.rule("NA-769")
def test_2013_a_camp_card_used_with_the_white_pawn_is_free_again_for_a_coloured_one() -> None:
    t = alone("2013")
    t.phase("actions")
    t.draws("fish-1", "fish-2")
    t.choose(f"white:{FISHING}")
    assert (t.game.view(0)["tiles"], t.w.energy, t.w.white) == ([1], [4], "")
    t.choose(FISHING)
    t.choose("pass")
    t.go_on()
    assert (t.game.view(0)["tiles"], t.w.energy) == ([1, 2], [3])


@pytest.mark.rule("NA-763", "NA-769")
def test_hr_a_camp_card_may_wait_and_stays_barred_other_actions_are_resolved_at_once() -> None:
    t = alone("hr12")
    t.phase("actions")
    t.choose(f"white:{FISHING}")
    assert (t.w.size("tiles"), t.w.energy, t.w.white_waits) == (0, [5], True)
    assert t.refuses(FISHING) == {"NA-251"}
    t.draws("fish-1")
    t.choose("resolve-white")
    assert (t.game.view(0)["tiles"], t.w.energy) == ([1], [4])
    assert t.refuses(FISHING) == {"NA-251"}
    assert TIDE in t.keys()
    t = alone("hr12")
    t.phase("actions")
    t.choose("white:diary")
    assert (len(t.tokens(0)), t.w.white_waits) == (1, False)


@pytest.mark.rule("NA-764")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_complicated_relationships_is_not_in_the_game(ruleset: str) -> None:
    assert alone(ruleset).where("z7") == "box"
    assert Table(2, ruleset).where("z7") == ""  # undecided: it may be among the zeros
    for seed in range(4):
        t = Table(1, ruleset, seed=seed)
        drawn = [t.w.content.cards[t.w.draw("coast", "gone")].id for _ in range(t.w.size("coast"))]
        assert "z7" not in drawn


@pytest.mark.rule("NA-764")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_greed_has_no_effect_but_its_icons(ruleset: str) -> None:
    t = alone(ruleset)
    t.draw(0, "bi2")
    assert (t.w.difficulty, len(t.tokens(0)), t.w.energy) == (4 + 2, 1, [5])
    assert t.asked == "march"  # nothing was decided
    t = Table(2, ruleset)
    t.draw(0, "bi2", 0, 1)
    assert t.asked == "decide"  # in company it is


@pytest.mark.rule("NA-765")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_second_find_for_1_energy(ruleset: str) -> None:
    t = alone(ruleset)
    t.store(wreck_ready=True)
    t.on_top("wreckage", "w2", "w3", "w4", "w5", "w7")
    held = t.items(0)
    t.act("wreckage")
    t.choose("take:w3")
    assert (t.asked, t.w.energy) == ("second-find", [4])
    t.choose("take:w7")
    assert t.items(0) == [*held, "w3", "w7"]
    assert t.w.energy == [3]
    assert {t.where(id) for id in ("w2", "w4", "w5")} == {"gone"}


@pytest.mark.rule("NA-765")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_second_find_without_energy_or_in_company(ruleset: str) -> None:
    t = alone(ruleset)
    t.energy(1)
    t.store(wreck_ready=True)
    t.on_top("wreckage", "w2", "w3", "w4", "w5", "w7")
    t.act("wreckage")
    t.choose("take:w3")
    assert (t.idle, t.w.energy) == (True, [0])
    t = Table(2, ruleset)
    t.store(wreck_ready=True)
    t.on_top("wreckage", "w2", "w3", "w4", "w5", "w7")
    t.act("wreckage")
    t.choose("take:w3")
    assert (t.asked, t.seat) == ("take-find", 1)
    t.choose("take:w5")
    assert t.idle


@pytest.mark.rule("NA-766")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_building_and_fire_cost_what_they_cost_many(ruleset: str) -> None:
    for stated, built in ((2, 0), (3, 1)):
        t = alone(ruleset)
        t.store(wood=1)
        t.act("build")
        t.choose("build:shelter")
        t.choose(f"give:{stated}")
        assert (t.w.shelter, t.w.energy, t.w.wood) == (built, [5 - stated], 0 if built else 1)
    for face, lit in ((3, True), (4, False)):
        t = alone(ruleset)
        t.act("campfire")
        t.dice(face)
        t.choose("stake:3")
        t.go_on()
        assert (t.w.fire, t.w.energy) == (lit, [2])


@pytest.mark.rule("NA-767")
@pytest.mark.parametrize(("ruleset", "score"), [("2013", 3 + 1 + 2 + 2), ("hr12", 3 + 1 + 2)])
def test_a_rescue_is_a_win_and_the_score_is_kept(ruleset: str, score: int) -> None:
    t = alone(ruleset)
    t.event("e21")
    t.build("sand")
    t.story(0, 3)
    t.item(0, "w7")  # counts 1
    t.sector(0, "interior")  # worth 2
    t.w.last_turn = t.w.turn
    if ruleset == "2013":
        t.draws("story-2", "story-2")  # two tokens for the space
    t.play(RescueCheck())
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.winners, outcome.scores) == (True, (0,), (score,))


@pytest.mark.rule("NA-767")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_without_rescue_there_is_no_score(ruleset: str) -> None:
    t = alone(ruleset)
    t.event("e21")
    t.empty("event")
    t.story(0, 3)
    t.w.last_turn = t.w.turn
    t.play(RescueCheck())
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.winners, outcome.scores) == (False, (), (0,))


# --- nobody else ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-768")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", ["e13", "plot-73"])
def test_a_quarrel_has_no_second_side(ruleset: str, id: str) -> None:
    t = alone(ruleset)
    t.store(weather=4)
    t.on_top("event", id)
    t.draws("e9")
    t.phase("event")
    assert t.idle
    assert (t.tokens(0), t.w.energy) == ([], [5])
    assert t.where("plot-75") == "reserve"  # no divided camp either


@pytest.mark.rule("NA-768")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_helps_and_nobody_else_is_bandaged(ruleset: str) -> None:
    t = alone(ruleset)
    t.dice(1)
    t.draw(0, "bi11")  # on 1 or 2 another explorer may help
    assert t.w.energy == [3]
    t = alone(ruleset)
    t.wounds(2)
    t.act(BANDAGES)
    assert t.idle  # the only castaway in the camp is himself
    assert (t.w.wounds, t.w.energy) == ([1], [3])


@pytest.mark.rule("NA-768")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_covets_the_treasure(ruleset: str) -> None:
    t = alone(ruleset)
    t.item(0, "plot-28")
    t.on_top("event", "plot-29")
    t.draws("e9")
    t.phase("event")
    assert t.idle
    assert (t.where("plot-28"), t.w.wounds) == ("items-0", [0])
