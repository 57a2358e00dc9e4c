"""The table of differences, row by row: the two rule sets side by side in the same position."""

from collections import Counter

import pytest

from holdfast.core.cards.content import Content
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Window
from holdfast.core.state.world import Outcome
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import Construction
from holdfast.games.naufragos.actions.campfire import RubSticks
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.camp.camp_board import leave_camp
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.castaways.health import Trauma
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.exploration.lost import FirstAttempt
from holdfast.games.naufragos.flow.ending import Rescue, RescueCheck
from holdfast.games.naufragos.night.meals import Eating, ExchangeTiles, FireStep, Hunger
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.rules import CAMP_SPACES, FIRST_OF, SUMMIT
from holdfast.games.naufragos.world import Group
from tests.games.naufragos.table import RULESETS, Table, both, ids

H6 = SUMMIT - 1
FISHING, PREPARE, SCOUT, BANDAGES, TIDE = (f"camp:{n}" for n in range(1, 6))
BASIC = ("?coast", "?coast-white", "?interior", "?heart")
SECTORS = ("coast", "interior", "heart")
REDS = ("plot-21", "plot-31", "plot-37", "plot-71", "plot-75")


def pair(players: int = 3, **options: object) -> tuple[Table, Table]:
    """The same table twice; everybody has 4 energy, and no ability plays a part unless a row says so."""
    tables = both(players, **options)
    for t in tables:
        t.abilities(*("fisher", "lucky", "cook", "strong")[:players])
        t.energy(*[4] * players)
    return tables


def backs(t: Table) -> Counter[str]:
    """How many cards of each kind lie in the three exploration decks."""
    zones = t.game.view(None)["zones"]
    return Counter(card for sector in SECTORS for card in zones[sector])


def outcome(t: Table) -> Outcome:
    assert t.game.outcome is not None
    return t.game.outcome


def supper(t: Table) -> None:
    """Everybody eats what there is; nobody uses anything."""
    while not t.game.over and t.asked in ("window", "piece", "cook", "own-food"):
        t.choose(next(key for key in t.keys() if key.startswith(("go-on", "eat:", "own:eat", "preserve:0"))))


def dying(t: Table, seat: int) -> None:
    """One more trauma kills him."""
    t.w.trauma[seat] = 3
    t.w.energy[seat] = min(t.w.energy[seat], t.w.top(seat))


def last_turn(t: Table, current: str, *deck: str) -> None:
    """The last turn of the game with this event, and these cards left in the deck."""
    t.fetch(t.key(current), "event-now")
    t.empty("event")
    t.on_top("event", *deck)
    t.store(last_turn=1, summit=0)


# --- setup ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-103", "NA-104")
@pytest.mark.parametrize(("players", "basic"), [(1, 13), (2, 20), (3, 26), (4, 33)])
def test_row_01_basic_exploration_cards(players: int, basic: int) -> None:
    old, new = both(players)
    assert sum(backs(old)[back] for back in BASIC) == 39
    assert sum(backs(new)[back] for back in BASIC) == basic
    assert backs(old)["?coast-white"] == backs(new)["?coast-white"] == 2


@pytest.mark.rule("NA-103", "NA-104")
@pytest.mark.parametrize(("players", "zeros"), [(1, (1, 1)), (2, (5, 1)), (3, (9, 2)), (4, (13, 2))])
def test_row_02_zero_cards(players: int, zeros: tuple[int, int]) -> None:
    splits = [[], []]
    for seed in range(12):
        for t, found in zip(both(players, seed=seed), splits, strict=True):
            found.append((backs(t)["?zero-coast"], backs(t)["?zero-interior"]))
    old, new = splits
    assert {sum(split) for split in old} == {8}
    assert len(set(old)) > 1, "8 at random from all"
    assert set(new) == {zeros}, "fixed by colour"


@pytest.mark.rule("NA-123", "NA-124")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_row_03_c_events(players: int) -> None:
    old, new = both(players)
    for t, upto in ((old, 2), (new, 1)):
        removed = [t.where(id) == "box" for id in ("e19", "e20", "e21")]
        assert removed == [players > upto] * 3
        assert t.w.size("event") == {1: 21, 2: 18, 3: 15, 4: 12}[players]


@pytest.mark.rule("NA-118", "NA-120")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_row_04_start_of_the_forage_supply(players: int) -> None:
    old, new = both(players)
    assert (old.w.size("supply"), old.w.size("forage")) == (players, 33 - players)
    assert (new.w.size("supply"), new.w.size("forage")) == (0, 33)


@pytest.mark.rule("NA-115", "NA-116", "NA-117", "NA-118", "NA-119", "NA-137")
def test_row_05_drawing_of_tiles_and_tokens() -> None:
    old, new = pair()
    for t in (old, new):
        assert (t.w.size("fish"), t.w.size("story"), t.where("shark")) == (14, 38, "shark-aside")
        t.story(0, 2)
        t.dice(4, 1)
        t.play(RubSticks(0, 2))
        t.choose("repeat" if t is old else "add-token:2")
        t.play(Act(0, "forage"), who=0)
        t.tiles("fish-1")
        t.play(ExchangeTiles())
    zones = ("story", "story-discard", "forage", "forage-discard", "tiles-gone", "supply", "fish", "fish-discard")
    sizes = [{zone: t.w.size(zone) for zone in zones} for t in (old, new)]
    assert sizes[0] == dict(zip(zones, (37, 1, 30, 1, 0, 2, 13, 1), strict=True)), "piles, a stack, and discards"
    assert sizes[1] == dict(zip(zones, (38, 0, 32, 0, 1, 0, 13, 1), strict=True)), "bags"
    for t in (old, new):
        t.empty("fish")
        t.draws("fish-1")
        t.to_placing()
        t.pawns(FISHING, *["pass"] * 5)
        assert [ids(t.w, t.w.zones["tiles"].top)[0], t.w.size("fish-discard")] == ["fish-1", 0], "used fish come back"


@pytest.mark.rule("NA-121", "NA-119")
def test_row_06_used_forage_tiles() -> None:
    old, new = pair()
    for t in (old, new):
        t.empty("forage")
        t.supply()
        t.empty("forage")
        t.tiles("forage-2")
        t.play(ExchangeTiles())
        assert t.w.cubes == 2
        t.play(Forage(1))
    assert (old.w.size("supply"), old.w.size("forage-discard")) == (1, 0), "shuffled into a new pile"
    assert (new.w.size("supply"), new.w.size("tiles-gone")) == (0, 1), "out of the game"


@pytest.mark.rule("NA-119")
def test_row_07_take_from_the_general_supply() -> None:
    old, new = pair()
    for t in (old, new):
        t.supply("forage-1")
        pile = t.w.size("forage")
        t.draws("forage-4")
        t.draw(0, "bc8")  # one tile into the store
        assert ids(t.w, t.w.zones["tiles"].top) == ["forage-4"]
        assert (t.w.size("forage"), t.w.size("supply")) == (pile - 1, 1), (
            "from the pile or bag, not from the supply box"
        )
        t.choose("decline")
        t.home()
        t.play(ExchangeTiles())
        t.empty("forage")
        t.draw(1, "bc8")
    assert old.w.size("tiles") == 1, "as printed: the used tiles are a pile again"
    assert new.w.size("tiles") == 0, "the bag is empty"


@pytest.mark.rule("NA-138", "NA-137")
def test_row_08_spent_story_tokens() -> None:
    old, new = pair()
    for t in (old, new):
        t.empty("story")
        t.story(0, 3)
        t.empty("story")
        t.dice(6, 1)
        t.play(RubSticks(0, 3))
        t.choose("repeat" if t is old else "add-token:3")
    assert (old.w.size("story"), old.w.size("story-discard")) == (0, 1)
    assert (new.w.size("story"), new.w.size("story-discard")) == (1, 0)
    for t in (old, new):
        t.play(Act(1, "diary"), who=1)
        assert t.tokens(1) == [3], "there is no other: it comes back in both, from a new pile or from the bag"


@pytest.mark.rule("NA-135")
def test_row_09_solo_starting_item() -> None:
    for players, watch in ((1, ["wreckage/w15"]), (2, [])):
        old, new = (
            DEFINITION.new(players, {"ruleset": ruleset, "characters": "random"}).view(None) for ruleset in RULESETS
        )
        assert (old["castaways"][0]["items"], old["sizes"]["wreckage"]) == ([], 30)
        assert (new["castaways"][0]["items"], new["sizes"]["wreckage"]) == (watch, 30 - len(watch))


# --- the turn -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-211", "NA-212")
def test_row_10_order_of_event_steps() -> None:
    old, new = pair()
    for t in (old, new):
        t.event("e6")  # sun, wreckage 2, and everybody may pay for the signal
        assert (t.asked, t.seat) == ("decide", 0)
    assert (old.w.weather, old.w.wreck_ready) == (5, True), "the effect comes last"
    assert (new.w.weather, new.w.wreck_ready) == (4, False), "the effect comes first"
    for t in (old, new):
        for _ in range(3):
            t.choose("pay")
        assert (t.w.weather, t.w.wreck_ready, t.w.progress["sand"]) == (5, True, 3)


@pytest.mark.rule("NA-330", "NA-331")
def test_row_11_place_of_the_wounds_step() -> None:
    old, new = pair()
    scars = []
    for t in (old, new):
        t.store(food=3)
        t.wounds(0, 1, 0)
        t.stop_at_dawn()
        t.dice(1)
        t.phase("survival")
        supper(t)
        scars.append(t.w.trauma[1])
        t.phase("end")
        scars.append(t.w.trauma[1])
    assert scars == [0, 1, 1, 1], "in phase D, or at the end of phase C"


@pytest.mark.rule("NA-330", "NA-331", "NA-725")
def test_row_12_wounds_step_in_the_last_turn() -> None:
    old, new = pair()
    for t in (old, new):
        last_turn(t, "e21")
        t.build("sand")
        t.store(food=3)
        t.story(0, 1)
        t.item(1, "w18")
        dying(t, 1)
        t.w.wounds[1] = 1
        t.energy(4, 2, 4)
        t.dice(1)
        t.phase("survival")
        supper(t)
        assert outcome(t).won
    assert outcome(old).winners == (1,), "he does not roll before the check"
    assert (outcome(new).winners, outcome(new).scores) == ((0,), (1 + 3, 0, 0)), "he died, and his Bible was inherited"
    assert (old.w.is_dead(1), new.w.is_dead(1)) == (False, True)


@pytest.mark.rule("NA-202", "NA-203")
def test_row_13_end_of_the_event_deck() -> None:
    old, new = pair()
    for t in (old, new):
        t.empty("event")
        t.phase("end")
    assert (outcome(old).won, outcome(old).rule, old.w.turn) == (False, "NA-202", 1), "at the end of the last turn"
    assert (outcome(new).won, outcome(new).rule, new.w.turn) == (False, "NA-203", 2), "when none can be revealed"


@pytest.mark.rule("NA-240", "NA-241")
def test_row_14_white_pawn_timing() -> None:
    old, new = pair()
    for t in (old, new):
        t.draws("fish-2", "fish-1")
        t.phase("actions")
        t.choose(f"white:{FISHING}")
        assert (t.asked, t.seat) == ("place-pawn", 0)
    assert (old.w.size("tiles"), old.w.energy[0]) == (2, 3), "resolved at once: the fisher's two tiles"
    assert (new.w.size("tiles"), new.w.energy[0]) == (0, 4), "it waits"
    assert "resolve-white" not in old.keys()
    for _ in range(3):
        new.choose("pass")
    assert new.seat == 0
    new.choose("resolve-white")
    assert (new.w.size("tiles"), new.w.energy[0]) == (2, 3), "when he likes"


@pytest.mark.rule("NA-252", "NA-251")
def test_row_15_white_pawn_and_the_same_camp_card() -> None:
    old, new = pair()
    for t in (old, new):
        t.dice(1)
        t.phase("actions")
        t.choose(f"white:{TIDE}")
        if t is new:
            t.choose("resolve-white")
    assert old.refuses(TIDE) == {"NA-252"}, "the card is occupied"
    assert new.refuses(TIDE) == {"NA-251"}, "it is barred to him"
    for t in (old, new):
        assert FISHING in t.keys(), "another camp card is open to him"
        t.choose("pass")
    assert old.refuses(TIDE, 1) == {"NA-252"}, "for everybody, until the phase is over"
    new.choose(TIDE, 1)
    assert new.w.pawns == {TIDE: 1}


@pytest.mark.rule("NA-247", "NA-248", "NA-257")
def test_row_16_when_energy_is_paid() -> None:
    old, new = pair()
    paid = []
    for t in (old, new):
        t.dice(1)
        t.to_placing()
        for key in ("wood", TIDE, "pass"):
            t.choose(key)
        paid.append(t.w.energy[:2])
        t.pawns(*["pass"] * 3)
        assert t.w.energy[:2] == [3, 3], "in the end both have paid"
    assert paid == [[3, 4], [4, 4]], "2013 takes the number of the space at once; a camp card is paid when resolved"


# --- lost castaways ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-272", "NA-273")
def test_row_17_step_down_per_attempt() -> None:
    old, new = pair()
    for t in (old, new):
        t.lost(((0, 1, 2), 14))
        t.dice(*[1] * 12)
        t.play(FirstAttempt((0, 1, 2)))
    assert old.w.groups == (Group((0, 1, 2), 12),), "1 for each of two attempts"
    assert new.w.groups == (Group((0, 1, 2), 11),), "3 for the first"


@pytest.mark.rule("NA-272", "NA-273")
def test_row_18_rolls_per_attempt() -> None:
    old, new = pair()
    thrown = []
    for t in (old, new):
        t.lost(((0, 1, 2), 9))
        rolls = t.record(ThrowDice)
        t.dice(1, 1, 1, 2, 6, 6)
        t.play(FirstAttempt((0, 1, 2)))
        thrown.append(len(rolls))
    assert thrown == [2, 3], "two attempts of one roll each; one attempt of three rolls"
    assert old.w.groups == (Group((0, 1, 2), 7),), "2, then 3: the third roll was never made"
    assert new.w.groups == (), "the third member's 12 brings all back"


@pytest.mark.rule("NA-276", "NA-277")
def test_row_19_second_attempt() -> None:
    old, new = pair()
    for t in (old, new):
        t.lost(((0,), 12))
        t.w.free_pawns = [2, 2, 2]
        t.dice(1, 1, 1, 1)
        t.play(FirstAttempt((0,)))
    assert (old.idle, old.w.free_pawns[0], old.w.groups) == (True, 0, (Group((0,), 10),)), "compulsory"
    assert (new.asked, new.keys()) == ("decide", ["try-again", "stay-lost"])
    new.choose("stay-lost")
    assert (new.w.free_pawns[0], new.w.groups) == (1, (Group((0,), 11),)), "optional"


@pytest.mark.rule("NA-240", "NA-279")
def test_row_20_the_white_pawn_of_a_lost_solo_player() -> None:
    old, new = pair(1)
    for t in (old, new):
        t.lost(((0,), 12))
        t.dice(1, 1)
        t.phase("actions")
    assert (old.idle, old.w.groups) == (True, (Group((0,), 10),)), "two pawns, two attempts"
    assert new.keys() == ["try-again", "white-attempt", "stay-lost"]
    new.dice(1, 1, 1, 1)
    new.choose("try-again")
    new.choose("white-attempt")
    assert (new.idle, new.w.groups) == (True, (Group((0,), 9),)), "a further attempt"


@pytest.mark.rule("NA-281")
def test_row_21_lowest_difficulty() -> None:
    old, new = pair()
    for t in (old, new):
        t.store(weather=1)  # storm: even 2 and 2 are not enough
        t.lost(((0,), 2))
        t.dice(1, 1, 1, 1)
        t.play(FirstAttempt((0,)))
    assert old.w.groups == (Group((0,), 2),)
    assert new.w.groups == (Group((0,), 1),)


# --- actions --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-400", "NA-401")
def test_row_22_forage() -> None:
    old, new = pair()
    for t in (old, new):
        t.supply("forage-1")
        t.draws("forage-3")
        t.play(Act(0, "forage"), who=0)
    assert old.idle
    assert ids(old.w, old.w.zones["tiles"].top) == ["forage-1"]
    assert new.keys() == ["take-supply", "leave-supply"]
    new.choose("take-supply")
    assert ids(new.w, new.w.zones["tiles"].top) == ["forage-3", "forage-1"], "one of the bag, one of the supply"
    for t in (old, new):
        before = t.w.size("tiles")
        t.play(Act(1, "forage"), who=1)
        assert t.w.size("tiles") == before + (t is new), "an empty supply gives nothing; the bag always does"


@pytest.mark.rule("NA-416")
def test_row_23_wreckage_cards_for_the_lost() -> None:
    for t in pair():
        t.store(wreck_ready=True)
        t.lost(((1,), 9))
        t.play(Act(0, "wreckage"), who=0)
        takers = []
        while t.asked == "take-find":
            takers.append(t.seat)
            t.choose("take-nothing")
        assert takers == [0, 2], "by FAQ or by rule, the lost get none"


@pytest.mark.rule("NA-426", "NA-427")
@pytest.mark.parametrize("wood", [0, 1])
def test_row_24_lighting_the_fire(wood: int) -> None:
    old, new = pair()
    for t in (old, new):
        t.store(wood=wood)
        t.dice(3)
        t.play(RubSticks(0, 3))
    assert (old.w.fire, old.w.fire_wood, old.w.wood) == (bool(wood), wood, 0), "with a wood, which goes onto it"
    assert (new.w.fire, new.w.fire_wood, new.w.wood) == (True, 0, wood), "without wood; it is added later"


@pytest.mark.rule("NA-450", "NA-451")
def test_row_25_rest() -> None:
    old, new = pair()
    for t in (old, new):
        t.wounds(1)
        t.energy(5)  # as much as he can have
        t.play(Act(0, "rest"), who=0)
        assert (t.w.wounds[0], t.w.top(0)) == (0, 6)
    assert old.w.energy[0] == 5, "the energy came while the number was still covered"
    assert new.w.energy[0] == 6, "first the wound, then the energy"


@pytest.mark.rule("NA-444")
def test_row_26_a_new_construction_without_its_place() -> None:
    for t in pair():
        t.play(Construction("larder"), Construction("raft"))
        assert t.w.places == ("shelter", "sand", "bonfire", "larder"), "any free place"
        assert t.w.waiting == ("raft",), "else it waits; both say the same"


# --- camp cards -----------------------------------------------------------------------------------------------------------


def fill(t: Table, *cards: str) -> None:
    """These cards on the free spaces of the camp board, from the first on."""
    for id in cards:
        t.camp(id)


def paint_red(t: Table, *cards: str) -> None:
    """These cards count as red: the box has not enough of them to fill the board."""
    painted = [
        replace(card, camp=replace(card.camp, red=True))
        if isinstance(card, IslandCard) and card.camp is not None and card.id in cards
        else card
        for card in t.w.content.unique
    ]
    t.w.content = Content(painted, t.w.content.hash)


@pytest.mark.rule("NA-502", "NA-503", "NA-506")
def test_row_27_covering_red_camp_cards() -> None:
    old, new = pair()
    for t in (old, new):
        fill(t, "plot-21", "plot-31", "plot-37")
        t.draw(0, "bc10")
        assert t.keys() == [f"lay:{space}" for space in CAMP_SPACES[:5]]
    assert old.refuses("lay:camp:6") == {"NA-502"}
    assert new.refuses("lay:camp:6") == {"NA-503"}
    for t in pair():
        for space, id in zip(CAMP_SPACES, REDS, strict=False):
            t.camp(id, space)
        fill(t, "bc11", "plot-8", "plot-53")
        paint_red(t, "bc11", "plot-8", "plot-53")
        t.draw(0, "bc10")
        assert t.keys() == [f"lay:{space}" for space in CAMP_SPACES], "where all are red, both cover one"


@pytest.mark.rule("NA-504", "NA-505")
def test_row_28_covered_camp_cards() -> None:
    for t in pair():
        fill(t, "bc11", "plot-8", "plot-53")
        t.draw(0, "bc10")
        t.choose("lay:camp:2")
        assert t.game.view(None)["camp"]["camp:2"]["covers"] == 1
        t.home()
        leave_camp(t.w, t.w.on_camp("camp:7"))
        t.to_placing()
        assert t.game.view(None)["camp"]["camp:2"]["card"] == "coast/bc10", "a free space elsewhere uncovers nothing"
        assert not [key for key in t.keys() if key.startswith(("move", "lay"))]
        leave_camp(t.w, t.w.on_camp("camp:2"))
        assert t.game.view(None)["camp"]["camp:2"]["card"] == "camp/k2", "in both it comes back"


# --- exploration ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-562", "NA-563", "NA-564")
def test_row_29_pending_explorations() -> None:
    for t in pair():
        for id in ("bc1", "bc2", "bc3", "bc4"):
            t.fetch(t.key(id), "pending")
        t.draw(1, "plot-7", 0, 1)
        t.choose("wait")
        assert (t.asked, t.seat) == ("too-many-pending", 1)
        t.choose("abandon:bc3")
        assert t.game.view(None)["pending"] == ["coast/bc1", "coast/bc2", "coast/bc4", "plot/plot-7"]


@pytest.mark.rule("NA-531", "NA-532")
@pytest.mark.parametrize("explorers", [1, 2, 3, 4])
def test_row_30_starting_difficulty(explorers: int) -> None:
    old, new = pair(4)
    for t in (old, new):
        t.explore(*range(explorers))
    assert (old.w.difficulty, new.w.difficulty) == (4, 5 - explorers)


@pytest.mark.rule("NA-540", "NA-541", "NA-542", "NA-543")
def test_row_31_what_may_be_explored() -> None:
    old, new = pair()
    for t in (old, new):
        t.track(2, FIRST_OF["interior"] + 2, H6)
        t.fetch(t.key("plot-7"), "pending")
        t.explore(0, 1)
    assert old.keys() == ["draw:coast", "draw:interior", "take:plot-7", "return"], "up to the furthest explorer"
    assert new.keys() == ["advance", "take:plot-7", "return"], "his own deck with a step, or what is pending"
    old.on_top("coast", "bc5")
    old.choose("draw:coast")
    new.on_top("coast", "bc5")
    new.choose("advance")
    assert (old.w.difficulty, old.w.track[0]) == (4, 2)
    assert (new.w.difficulty, new.w.track[0]) == (4, 3), "from 3 up to 4, and his cube with it"
    for t in (old, new):
        assert t.seat == 1
    assert old.keys() == ["draw:coast", "draw:interior", "take:plot-7", "return"]
    assert new.keys() == ["advance", "draw:coast", "take:plot-7", "return"], "an earlier deck too"
    new.on_top("coast", "bc2")
    new.choose("draw:coast")
    assert new.w.track[1] == FIRST_OF["interior"] + 2, "without movement"


@pytest.mark.rule("NA-541", "NA-551")
def test_row_32_movement_on_the_track() -> None:
    old, new = pair()
    for t in (old, new):
        t.track(2, 2, 2)
        t.explore(0, 1)
        t.on_top("coast", "bc2", "bc1")  # without a foot, with a foot
        t.choose("draw:coast" if t is old else "advance")
    assert (old.w.track, new.w.track) == ([2, 2, 2], [3, 2, 2]), "option a moves his own cube"
    for t in (old, new):
        t.choose("draw:coast" if t is old else "advance")
    assert (old.w.track, new.w.track) == ([3, 3, 2], [4, 4, 2]), "the foot moves all of them in both"


@pytest.mark.rule("NA-581")
def test_row_33_return_roll() -> None:
    old, new = pair()
    thrown = []
    for t in (old, new):
        t.explore(0, 1, 2)
        t.w.difficulty = 9
        rolls = t.record(ThrowDice)
        t.dice(1, 1, 2, 2, 6, 6)
        t.choose("return")
        for _ in range(2):
            t.choose("join-return")
        thrown.append(len(rolls))
    assert (thrown[0], old.asked) == (1, "shares"), "one roll for the group: 2 against 9"
    assert (thrown[1], new.idle, new.w.party) == (3, True, ()), "the third one's 12 suffices for all"


@pytest.mark.rule("NA-583", "NA-584")
def test_row_34_modifiers_in_the_return_roll() -> None:
    old, new = pair()
    for t in (old, new):
        t.abilities("fisher", "pathfinder", "cook")
        t.item(0, "w16")  # the group: 1
        t.item(1, "w17")  # his own: 1
        t.explore(0, 1)
        t.w.difficulty = 8
        t.dice(2, 2, 2, 1)
        t.choose("return")
        t.choose("join-return")
    assert (old.idle, old.w.party) == (True, ()), "4 and 1 and 1 and the pathfinder's 2"
    assert new.asked == "shares", "4 and 1, then 3 and 1 and 1 and 2: neither is 8"


@pytest.mark.rule("NA-585")
def test_row_35_paid_repeat() -> None:
    old, new = pair()
    thrown = []
    for t in (old, new):
        t.explore(0, 1)
        t.w.difficulty = 12
        rolls = t.record(ThrowDice)
        t.dice(*[1] * 8)
        t.choose("return")
        t.choose("join-return")
        assert t.asked == "shares"
        t.choose("give:1")
        t.choose("give:1")
        thrown.append(len(rolls))
        assert (t.asked, t.w.energy) == ("shares", [3, 3, 4]), "2 energy for two explorers"
    assert thrown == [2, 4], "the one roll again; every explorer rolls again"


# --- dice -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-680", "NA-683")
def test_row_36_story_token_on_dice() -> None:
    old, new = pair()
    for t in (old, new):
        t.story(0, 2)
        t.store(wood=1)
        t.dice(4, 6)
        t.play(RubSticks(0, 3))
        assert t.asked == "window"
    assert (len(old.w.laid), old.keys()) == (1, ["go-on", "repeat"]), "after the roll"
    assert (len(new.w.laid), new.keys()) == (0, ["go-on", "add-token:2"]), "before the roll"
    old.choose("repeat")
    new.choose("add-token:2")
    assert (old.w.fire, new.w.fire) == (False, True), "6 instead of 4; 4 less 2"


@pytest.mark.rule("NA-687", "NA-686")
def test_row_37_lucky_castaway() -> None:
    old, new = pair()
    for t in (old, new):
        t.abilities("lucky", "fisher", "cook")
        t.story(0, 3)
        t.lost(((0,), 10))
    old.dice(1, 1, 3, 5)
    old.play(FirstAttempt((0,)))
    old.choose("repeat")
    assert not old.w.is_lost(0), "2, then 8 which counts 9"
    new.dice(2, 3)
    new.play(FirstAttempt((0,)))
    new.choose("add-token:3")
    assert not new.w.is_lost(0), "5 and 3 and 1 are 9"


# --- survival and death -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-300", "NA-301", "NA-322")
def test_row_38_lost_castaways_in_survival() -> None:
    old, new = pair()
    for t in (old, new):
        t.store(food=1)
        t.held(0, 1, 0)
        t.lost(((1, 2), 9))
        t.play(Eating(), FireStep())
        supper(t)
        assert t.w.energy[0] == 4, "he ate and froze"
    assert (old.w.energy, old.w.wounds, old.w.held) == ([4, 4, 4], [0, 0, 0], [0, 1, 0]), "they skip the phase"
    assert (new.w.energy, new.w.wounds, new.w.held) == ([4, 4, 2], [0, 0, 1], [0, 0, 0]), (
        "own food, or hunger; and cold"
    )


@pytest.mark.rule("NA-312")
def test_row_39_starving() -> None:
    old, new = pair()
    for t in (old, new):
        t.play(Hunger())
    assert (old.w.energy, old.w.wounds) == ([3, 3, 3], [2, 2, 2])
    assert (new.w.energy, new.w.wounds) == ([3, 3, 3], [1, 1, 1])


@pytest.mark.rule("NA-175", "NA-178")
def test_row_40_inheritance_when() -> None:
    old, new = pair()
    for t in (old, new):
        t.item(2, "w7", "w9")
        t.play(Trauma("2", 4))
        assert t.w.is_dead(2)
    assert (old.asked, old.seat, old.keys()) == ("share-out", 0, ["inherit:w7", "inherit:w9"]), "at once"
    assert (new.idle, ids(new.w, new.w.zones["estate"].top)) == (True, ["w7", "w9"])
    new.play(WoundsStep())
    assert (new.asked, new.seat) == ("share-out", 0), "at the end of the wounds step"
    for t in (old, new):
        t.choose("inherit:w9")
        assert (t.items(0), t.items(1)) == (["w9"], ["w7"])


@pytest.mark.rule("NA-176", "NA-177", "NA-179")
def test_row_41_inheritance_lost_when() -> None:
    old, new = pair()
    for t in (old, new):
        t.item(2, "w7")
        t.lost(((1, 2), 9))
        t.play(Trauma("2", 4))
    assert old.items(0) == ["w7"], "he had company: the living share"
    assert new.where("w7") == "gone", "he was lost"
    old, new = pair()
    for t in (old, new):
        t.item(2, "w7")
        t.w.march = t.w.party = (2,)
        t.play(Trauma("2", 4))
    assert old.where("w7") == "gone", "he explored alone"
    assert new.where("w7") == "estate", "he was not lost"


@pytest.mark.rule("NA-180")
def test_row_42_inheritance_with_an_empty_camp() -> None:
    old, new = pair()
    for t in (old, new):
        t.item(2, "w7", "w9")
        t.lost(((0, 1), 9))
        t.play(Trauma("2", 4))
    assert old.asked == "share-out", "not treated: the living share at once, wherever they are"
    new.play(WoundsStep())
    assert (new.idle, ids(new.w, new.w.zones["estate"].top)) == (True, ["w7", "w9"]), "nobody is there: it waits"
    new.lost()
    new.play(WoundsStep())
    assert (new.asked, new.seat) == ("share-out", 0), "until somebody is back"


@pytest.mark.rule("NA-652", "NA-653")
def test_row_43_item_exchange() -> None:
    old, new = pair(4)
    partners = []
    for t in (old, new):
        for seat, id in enumerate(("w7", "w9", "w13", "w16")):
            t.item(seat, id)
        t.lost(((3,), 9))
        t.to_placing()
        t.choose("trade")
        partners.append([key for key in t.keys() if key.startswith("with:")])
        t.choose("no-trade")
        t.pawns(*["pass"] * 6)
        t.explore(0, 1)
    assert partners == [["with:seat-1", "with:seat-2", "with:seat-3"], ["with:seat-1", "with:seat-2"]]
    assert "trade" not in old.keys(), "not during an exploration"
    new.choose("trade")
    assert new.keys() == ["with:seat-1", "no-trade"], "with those who are there"


@pytest.mark.rule("NA-351")
def test_row_44_upkeep_of_lost_markers() -> None:
    for t in pair(4):
        t.lost(((0, 1), 9), ((2,), 5))
        t.stop_at_dawn()
        t.phase("end")
        assert t.w.groups == (Group((0, 1), 8), Group((2,), 4)), "per group or per castaway: 1 space each"


@pytest.mark.rule("NA-353", "NA-354")
def test_row_45_all_lost_the_white_pawn() -> None:
    for t in pair():
        t.store(fire=True)
        t.lost(((0, 1), 15), ((2,), 15))
        t.stop_at_dawn()
        t.phase("end")
        assert (t.w.starter, t.w.fire) == (1, False), "token and pawn pass on, the fire goes out"
        t.dice(*[1] * 20)
        t.phase("actions")
        assert t.asked != "white-pawn", "skipped, or not to be used"
        assert t.w.white == ""


# --- the end --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-721", "NA-722")
def test_row_46_summit_event_deck() -> None:
    old, new = pair()
    for t in (old, new):
        t.empty("event")
        t.on_top("event", "e3", "e9")
        t.track(H6)
        t.explore(0)
        t.on_top("heart", "bh5")
        t.choose("draw:heart" if t is old else "advance")
    assert old.asked == "choose-last-turn", "at once"
    assert old.game.view(0)["zones"]["event"] == ["?event", "?event"]
    assert (new.asked, new.game.view(0)["zones"]["event"]) == ("reorder", ["event/e9", "event/e3"])
    new.choose("next:2")
    assert new.asked == "choose-last-turn"
    assert new.game.view(0)["zones"]["event"] == ["event/e3", "event/e9"]


@pytest.mark.rule("NA-726", "NA-727")
def test_row_47_rescue_check() -> None:
    old, new = pair()
    for t in (old, new):
        last_turn(t, "e1", "e4", "e21")
        t.build("sand")
        t.play(RescueCheck())
    assert (outcome(old).won, outcome(old).why) == (True, "rescued"), "the last card of the deck will do"
    assert (outcome(new).won, outcome(new).rule) == (False, "NA-727"), "only what was revealed"
    for t in pair():
        last_turn(t, "e21", "e1")
        t.build("sand")
        t.play(RescueCheck())
        assert outcome(t).won


@pytest.mark.rule("NA-729", "NA-727")
@pytest.mark.parametrize("lost", [False, True])
def test_row_48_whose_items_count(lost: bool) -> None:
    for t in pair():
        last_turn(t, "e4")  # both great signals and the mirror
        t.build("sand", "bonfire")
        t.item(2, "w3")
        if lost:
            t.lost(((2,), 9))
        t.play(RescueCheck())
        assert outcome(t).won != lost, "in both the bag of a lost castaway is not there"


@pytest.mark.rule("NA-734", "NA-735")
def test_row_49_exploration_track_in_scoring() -> None:
    old, new = pair()
    for t in (old, new):
        t.track(SUMMIT, 0, 0)
        t.story(0, 1)
        t.draws("story-3", "story-3", "story-3", "story-2")
        t.play(Rescue())
    assert (old.tokens(0), outcome(old).scores) == ([1, 2, 3, 3, 3], (12, 0, 0)), "four tokens are drawn"
    assert (new.tokens(0), outcome(new).scores) == ([1], (5, 0, 0)), "the 4 is added"


@pytest.mark.rule("NA-762", "NA-763")
def test_row_50_solo_white_pawn() -> None:
    old, new = pair(1)
    for t in (old, new):
        t.phase("actions")
        assert {"white:wood", "white:forage", "white:diary", "white:rest"} <= set(t.keys())
        assert "white:explore" not in t.keys()
        t.choose("white:wood")
        assert (t.w.wood, t.w.energy) == (2, [3]), "resolved at once in both"
    old, new = pair(1)
    for t in (old, new):
        t.dice(6)
        t.phase("actions")
        t.choose(f"white:{TIDE}")
    assert len(old.tokens(0)) == 1, "a camp card too"
    assert new.tokens(0) == [], "it may be resolved later"
    new.choose("resolve-white")
    assert len(new.tokens(0)) == 1
    lost_old, lost_new = pair(1)
    for t in (lost_old, lost_new):
        t.lost(((0,), 15))
        t.dice(1, 1, 1, 1)
        t.phase("actions")
    assert lost_old.idle
    assert "white-attempt" in lost_new.keys()


@pytest.mark.rule("NA-790", "NA-791", "NA-792")
def test_row_51_harder_options() -> None:
    old, new = pair(no_story_dice="on", no_lost_trade="on")
    for t in (old, new):
        t.story(0, 3)
        t.dice(6)
        t.play(RubSticks(0, 3))
        assert t.idle, "no token is used on dice, in 2013 by the option, in the house rules by adoption"
        assert (t.w.fire, t.tokens(0)) == (False, [3])
        t.item(0, "w7")
        t.item(1, "w9")
        t.item(2, "w13")
        t.lost(((1, 2), 9))
        t.to_placing()
        assert "trade" not in t.keys(), "nothing goes between the lost and the others"
        t.w.alert = 0b110
        t.play(Window("resolve"))
        assert t.seat == 1
    assert "trade" in old.keys(), "only that way is closed: the lost may trade among themselves"
    assert "trade" not in new.keys(), "there the lost never trade, option or not"
    free, _ = pair()
    free.item(0, "w7")
    free.lost(((1, 2), 9))
    free.to_placing()
    assert "trade" in free.keys(), "2013 without the option"


@pytest.mark.rule("NA-291", "NA-292")
def test_row_52_list_order_of_actions() -> None:
    old, new = pair()
    listed = Table(3, "hr12", hr_list_order="on")
    with pytest.raises(UnknownName):
        DEFINITION.new(3, {"ruleset": "2013", "hr_list_order": "on"})
    seen = []
    for t in (old, new, listed):
        t.abilities("fisher", "lucky", "cook")
        t.energy(4, 4, 4)
        t.draws("fish-1", "fish-1")
        t.act("explore", FISHING, "rest:6")
        assert t.asked == "march"
        seen.append((t.w.size("tiles"), t.w.energy[2]))
    assert seen == [(0, 4), (0, 4), (1, 5)], "letters: exploration before rest and camp; numbers: after them"
    for t in (old, new, listed):
        t.home()
        t.go_on()
        assert (t.w.size("tiles"), t.w.energy[2]) == (1, 5)


def test_every_row_of_the_table_has_its_test() -> None:
    """The rows of the catalogue, their rules, and the tests of this module go together."""
    text = (DEFINITION.folder / "rules.md").read_text(encoding="utf-8")
    table = text.partition("### Table of differences")[2].partition("## Hidden information")[0]
    rows = [line.split("|") for line in table.splitlines() if line.startswith("| ") and line[2].isdigit()]
    assert [int(row[1]) for row in rows] == list(range(1, 53))
    for row in rows:
        [test] = [f for name, f in globals().items() if name.startswith(f"test_row_{int(row[1]):02}_")]
        marked = {rule for mark in test.pytestmark if mark.name == "rule" for rule in mark.args}
        assert marked == ranges(row[5]), f"row {row[1]}"


def ranges(cell: str) -> set[str]:
    """The rules a row names; `NA-115 to NA-119` means all of them."""
    rules = set()
    for part in cell.split(","):
        first, _, last = part.strip().partition(" to ")
        numbers = range(int(first[3:]), int((last or first)[3:]) + 1)
        rules |= {f"NA-{n}" for n in numbers}
    return rules
