"""Setting out, the rounds of an expedition, and what may be explored (NA-530 to NA-547)."""

import pytest

from holdfast.games.naufragos.dice.rolls import Roll
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.exploration.returning import GoHome
from holdfast.games.naufragos.rules import FIRST_OF, SUMMIT
from tests.games.naufragos.table import RULESETS, Table


def plain(ruleset: str = "2013", players: int = 3) -> Table:
    """Castaways who add nothing to a return roll."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    return t


def on(t: Table) -> None:
    """The active explorer draws from the deck of his own sector: [HR1.2] by option a, which moves cube and difficulty."""
    t.choose("advance" if "advance" in t.keys() else f"draw:{t.w.sector(t.seat)}")


@pytest.mark.rule("NA-530")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_all_pawns_on_exploration_make_one_expedition_in_their_order(ruleset: str) -> None:
    t = plain(ruleset, 4)
    left = t.record(Expedition)
    t.to_placing()
    t.pawns("pass", "explore", "wood", "pass", "explore")
    assert t.seat == 1
    assert t.refuses("explore") == {"NA-250"}
    t.pawns("pass", "explore", "pass")
    assert t.w.march == (1, 0, 2)
    assert (t.asked, t.seat) == ("march", 1)
    assert t.w.in_camp() == (3,)
    t.home()
    t.go_on()
    assert t.idle
    assert len(left) == 1


@pytest.mark.rule("NA-531", "NA-532")
@pytest.mark.parametrize(("ruleset", "cubes"), [("2013", (4, 4, 4, 4)), ("hr12", (4, 3, 2, 1))])
def test_the_white_cube_at_the_start(ruleset: str, cubes: tuple[int, ...]) -> None:
    for n, cube in enumerate(cubes, 1):
        t = plain(ruleset, 4)
        t.explore(*range(n))
        assert t.w.difficulty == cube, n
        t.store(difficulty=6)
        t.dice(2, 3)
        t.choose("return")
        for _ in range(n - 1):
            t.choose("stay-out")
        assert t.asked == "shares", "5 are not enough for 6"


@pytest.mark.rule("NA-533")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_new_expedition_resets_the_difficulty_and_no_cube(ruleset: str) -> None:
    t = plain(ruleset)
    t.track(8, 3, 0)
    t.on_top("coast", "bc8")
    t.explore(0)
    t.choose("draw:coast")
    t.choose("decline")
    assert t.w.difficulty == 7
    t.home()
    t.explore(0)
    assert t.w.difficulty == 4
    assert t.w.track == [8, 3, 0]


@pytest.mark.rule("NA-534")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_rounds_of_one_explorer_each_until_nobody_is_left(ruleset: str) -> None:
    t = plain(ruleset)
    t.on_top("coast", "bc5", "bc2", "bc1", "bc3", "bc6")
    t.explore(1, 0, 2)
    acted = []
    for _ in range(4):
        acted.append(t.seat)
        on(t)
    assert acted == [1, 0, 2, 1]
    assert t.seat == 0
    t.store(difficulty=8)
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out", 2)
    t.choose("stay-out", 1)
    assert t.w.party == (1, 2)
    assert t.seat == 2
    t.dice(5, 6)
    t.choose("return")
    t.choose("stay-out", 1)
    assert t.seat == 1
    t.dice(5)
    on(t)
    assert (t.asked, t.seat, t.w.party) == ("march", 1, (1,))
    t.home()
    assert t.idle
    assert t.w.party == ()
    assert not t.w.away


@pytest.mark.rule("NA-535", "NA-536")
def test_at_15_all_return_together_led_by_the_active_explorer_2013() -> None:
    t = plain("2013")
    rolls = t.record(Roll)
    declared = t.record(GoHome)
    t.on_top("coast", "bc2")
    t.explore(1, 0, 2)
    t.store(difficulty=14)
    t.dice(6, 6)
    t.choose("draw:coast")
    assert t.w.difficulty == 15
    assert [roll.rollers for roll in rolls] == [(1, 0, 2)]
    assert declared == []
    assert (t.asked, t.seat) == ("shares", 1)
    t.choose("give:0")
    t.choose("give:0")
    t.choose("give:0")
    assert t.idle
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((1, 0, 2), 15)]


@pytest.mark.rule("NA-535", "NA-536")
def test_at_15_all_return_together_led_by_the_active_explorer_hr12() -> None:
    t = plain("hr12")
    rolls = t.record(Roll)
    t.on_top("coast", "bc5", "bc2")
    t.explore(1, 0, 2)
    on(t)
    t.store(difficulty=13)
    t.item(2, "w16", "w1", "w17")
    t.dice(6, 6, 6, 6)
    on(t)
    assert [roll.rollers for roll in rolls] == [(0,), (2,)], "12 + 2 are not enough, 12 + 3 with his own chart are"
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-535")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_at_14_exploring_is_still_allowed(ruleset: str) -> None:
    t = plain(ruleset)
    t.on_top("coast", "bc5")
    t.track(8, 8, 8)
    t.explore(1, 0)
    t.store(difficulty=14, wood=0)
    t.choose("draw:coast")
    assert (t.asked, t.seat) == ("march", 0)
    assert (t.w.difficulty, t.w.wood) == (14, 2)


@pytest.mark.rule("NA-537")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_difficulty_stops_at_15(ruleset: str) -> None:
    t = plain(ruleset)
    t.energy(0, 0, 0)
    t.store(difficulty=14)
    t.dice(1, 1)
    t.draw(0, "plot-97")
    assert [g.difficulty for g in t.w.groups] == [15]


@pytest.mark.rule("NA-538")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_brings_15_is_resolved_to_its_end(ruleset: str) -> None:
    t = plain(ruleset)
    t.track(8, 0, 0)
    t.on_top("coast", "bc8")
    t.explore(0, 1)
    t.store(difficulty=14)
    t.w.energy[1] = 0
    supply, energy = t.w.size("supply"), t.w.energy[0]
    t.choose("draw:coast")
    assert (t.asked, t.seat, t.w.difficulty) == ("decide", 0, 15)
    assert t.w.size("tiles") == 1
    t.dice(*[1] * 4)
    t.choose("pay")
    assert t.w.size("supply") == supply + 2
    assert t.w.energy[0] == energy - 1
    assert (t.asked, t.seat) == ("shares", 0)
    t.choose("give:0")
    assert t.w.away == 3


@pytest.mark.rule("NA-538", "NA-541")
def test_option_a_that_brings_15_still_draws() -> None:
    t = plain("hr12")
    t.on_top("coast", "bc5")
    t.explore(0, 1)
    t.store(difficulty=14, wood=0)
    t.energy(0, 0, 6)
    t.dice(*[1] * 4)
    t.choose("advance")
    assert t.w.wood == 2
    assert t.w.track == [1, 0, 0]
    assert [(g.members, g.difficulty) for g in t.w.groups] == [((0, 1), 15)]


@pytest.mark.rule("NA-540")
def test_the_decks_up_to_the_furthest_of_the_present_explorers() -> None:
    t = plain("2013")
    t.track(2, 14, 8)
    t.explore(0, 2, 1)
    assert t.keys() == ["draw:coast", "draw:interior", "draw:heart", "return"]
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out")
    t.choose("join-return")
    assert (t.asked, t.seat, t.w.party) == ("march", 2, (2,))
    assert t.keys() == ["draw:coast", "draw:interior", "return"]
    assert t.refuses("draw:heart") == {"NA-540"}


@pytest.mark.rule("NA-540", "NA-546")
def test_an_empty_deck_is_not_open_and_a_pending_card_is() -> None:
    t = plain("2013")
    t.track(8, 8, 8)
    t.empty("coast")
    t.fetch(t.key("plot-7"), "pending")
    t.explore(0)
    assert t.keys() == ["draw:interior", "take:plot-7", "return"]
    assert t.refuses("draw:coast") == {"NA-546"}


@pytest.mark.rule("NA-EX10")
def test_yellow_and_red_in_the_interior_draw_no_heart_card() -> None:
    yellow, red, green = 0, 1, 2
    t = plain("2013")
    t.sector(yellow, "interior")
    t.sector(red, "interior")
    t.sector(green, "heart")
    t.on_top("coast", "bc5")
    t.on_top("interior", "bi7")
    t.explore(yellow, red)
    assert t.refuses("draw:heart", yellow) == {"NA-540"}
    t.choose("draw:coast", yellow)
    assert t.refuses("draw:heart", red) == {"NA-540"}
    t.choose("draw:interior", red)
    assert t.where("bc5") == t.where("bi7") == "gone"
    assert t.w.size("heart") == 10


@pytest.mark.rule("NA-541")
def test_option_a_moves_white_cube_and_own_cube_and_draws_where_he_is_then() -> None:
    t = plain("hr12")
    t.track(FIRST_OF["interior"] - 1, 3, 0)
    t.on_top("interior", "bi7")
    coast = t.w.size("coast")
    t.explore(0, 1)
    t.choose("advance")
    assert t.where("bi7") == "gone"
    assert t.w.size("coast") == coast
    assert t.w.track == [FIRST_OF["interior"], 3, 0]
    assert t.w.difficulty == 3 + 1 + 2, "two explorers start at 3, option a adds 1 and the map 2"


@pytest.mark.rule("NA-541")
def test_2013_knows_no_option_a() -> None:
    t = plain("2013")
    t.on_top("coast", "bc5")
    t.explore(0)
    assert t.refuses("advance") == {"HF-01"}
    t.choose("draw:coast")
    assert (t.w.track[0], t.w.difficulty) == (0, 4)


@pytest.mark.rule("NA-542", "NA-547")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_any_pending_card_may_be_taken_without_movement(ruleset: str) -> None:
    t = plain(ruleset)
    t.fetch(t.key("plot-7"), "pending")
    t.explore(1)
    assert t.w.sector(1) == "coast"
    assert t.refuses("draw:interior") == ({"NA-540"} if ruleset == "2013" else {"NA-543"})
    t.choose("take:plot-7")
    assert (t.asked, t.seat) == ("decide", 1)
    assert t.w.track == [0, 0, 0]
    assert t.w.difficulty == 4 + 2, "only the map of the card"


@pytest.mark.rule("NA-543")
def test_option_c_draws_from_an_earlier_deck_without_movement() -> None:
    t = plain("hr12")
    t.track(8, 0, 0)
    t.on_top("coast", "bc5")
    t.store(wood=0)
    t.explore(0)
    assert t.keys() == ["advance", "draw:coast", "return"]
    assert t.refuses("draw:interior") == {"NA-543"}
    assert t.refuses("draw:heart") == {"NA-543"}
    t.choose("draw:coast")
    assert t.w.wood == 2
    assert (t.w.track[0], t.w.difficulty) == (8, 4)


@pytest.mark.rule("NA-543")
def test_on_the_coast_there_is_no_earlier_deck() -> None:
    t = plain("hr12")
    t.track(0, 14, 0)
    t.explore(0, 1)
    assert t.keys() == ["advance", "return"]
    assert t.refuses("draw:coast") == {"NA-543"}


@pytest.mark.rule("NA-544")
def test_option_a_onto_the_summit_draws_nothing() -> None:
    t = plain("hr12")
    t.track(SUMMIT - 1, 0, 0)
    t.empty("event", keep=1)
    heart = t.w.size("heart")
    t.explore(0, 1)
    t.choose("advance")
    assert (t.asked, t.seat) == ("choose-last-turn", 0)
    assert t.w.size("heart") == heart
    t.choose("last-turn:next")
    assert (t.asked, t.seat) == ("march", 1)
    assert t.w.track[0] == SUMMIT
    assert t.w.difficulty == 4, "two explorers start at 3"


@pytest.mark.rule("NA-545")
def test_on_the_summit_only_options_b_and_c() -> None:
    t = plain("hr12")
    t.track(SUMMIT, 0, 0)
    t.store(summit=0)
    t.fetch(t.key("plot-7"), "pending")
    t.explore(0)
    assert t.keys() == ["draw:coast", "draw:interior", "draw:heart", "take:plot-7", "return"]
    assert t.refuses("advance") == {"NA-545"}
    t.on_top("heart", "bh5")
    t.choose("draw:heart")
    assert t.w.track[0] == SUMMIT
    assert t.w.difficulty == 7


@pytest.mark.rule("NA-546")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_can_explore_nothing_must_return(ruleset: str) -> None:
    t = plain(ruleset)
    t.track(SUMMIT, SUMMIT, SUMMIT)
    t.store(summit=0)
    for deck in ("coast", "interior", "heart"):
        t.empty(deck)
    declared = t.record(GoHome)
    t.dice(2, 2)
    t.explore(0)
    assert [g.leader for g in declared] == [0]
    assert t.idle
    assert not t.w.away
    t.fetch(t.key("plot-7"), "pending")
    t.explore(0)
    assert t.keys() == ["take:plot-7", "return"]
