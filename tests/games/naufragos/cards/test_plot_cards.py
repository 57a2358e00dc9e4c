"""The plot mechanism: numbered cards that come into play and leave it (NA-910 to NA-929, NA-955 to NA-967)."""

import pytest

from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.flow.turn import NextTurn
from holdfast.games.naufragos.night.meals import Eating
from holdfast.games.naufragos.plot.plot_cards import Add, Camp, Item, Remove
from holdfast.games.naufragos.world import Shore
from tests.games.naufragos.table import RULESETS, Table

EITHER = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "lucky", "fisher")[:players])
    t.store(food=4, wood=4, wrecks=0)
    return t


def outside(w: Shore) -> list[int]:
    """The numbers of the reserve in the order in which they lie."""
    return [int(w.content.cards[card].id[5:]) for card in w.zones["reserve"].entries()]


@pytest.mark.rule("NA-910", "NA-808")
@EITHER
def test_all_numbers_begin_outside_in_their_order_and_one_comes_in_at_a_time(ruleset: str) -> None:
    t = table(ruleset)
    assert outside(t.w) == list(range(1, 106))
    t.draw(0, "bi5")
    assert outside(t.w) == [n for n in range(1, 106) if n != 7]
    assert t.where("plot-7") == "interior"
    for seat in (None, 0, 1, 2):
        assert "plot/plot-7" not in str(t.game.view(seat)["zones"])


@pytest.mark.rule("NA-911")
@EITHER
@pytest.mark.parametrize(
    ("number", "deck"), [(2, "coast"), (7, "interior"), (94, "heart"), (5, "event"), (24, "wreckage")]
)
def test_add_shuffles_a_card_into_the_deck_of_its_back(ruleset: str, number: int, deck: str) -> None:
    t = table(ruleset)
    top = {"coast": "bc1", "interior": "bi4", "heart": "bh5", "event": "e9", "wreckage": "w3"}[deck]
    t.on_top(deck, top)
    sizes = {name: t.w.size(name) for name in ("coast", "interior", "heart", "event", "wreckage")}
    t.play(Add(number), who=1)
    assert t.idle
    assert t.where(f"plot-{number}") == deck
    assert t.w.zones[deck].top == ()
    assert {name: t.w.size(name) for name in sizes} == {**sizes, deck: sizes[deck] + 1}


@pytest.mark.rule("NA-912", "NA-500")
@EITHER
def test_a_camp_card_that_is_added_goes_to_the_camp_board_at_once(ruleset: str) -> None:
    t = table(ruleset)
    t.play(Add(53), who=1)
    assert t.seat == 1
    assert t.keys() == ["lay:camp:6", "lay:camp:7", "lay:camp:8"]
    t.choose("lay:camp:7")
    assert t.where("plot-53") == "camp-7"


@pytest.mark.rule("NA-913", "NA-922")
@EITHER
@pytest.mark.parametrize("zone", ["gone", "removed", "interior", "pending", "items-1"])
def test_what_is_no_longer_in_the_reserve_does_not_come_again(ruleset: str, zone: str) -> None:
    t = table(ruleset)
    t.fetch("plot/plot-4", zone)
    t.play(Add(4), Item(4), Camp(4), who=0)
    assert t.idle
    assert t.where("plot-4") == zone


@pytest.mark.rule("NA-914")
@EITHER
def test_a_plot_event_happens_besides_the_event_of_the_turn(ruleset: str) -> None:
    t = table(ruleset)
    t.store(weather=4, wrecks=3)
    t.on_top("event", "plot-86", "plot-78", "e9")
    t.w.fire = True
    t.wounds(1, 1, 1)
    left = t.game.view(None)["turns_left"]
    t.phase("event")
    assert t.w.wounds == [0, 0, 0]
    assert t.w.weather == 5
    assert t.w.wreck_ready
    assert t.w.wrecks == 4
    assert t.w.wood == 8
    assert t.game.view(None)["turns_left"] == left - 1
    assert [t.w.content.cards[c].id for c in t.w.zones["event-now"].top] == ["plot-86", "plot-78", "e9"]


@pytest.mark.rule("NA-914", "NA-917")
@EITHER
@pytest.mark.parametrize("plots", [0, 2])
def test_the_game_ends_with_the_last_basic_event(ruleset: str, plots: int) -> None:
    t = table(ruleset)
    t.empty("event")
    for number in (78, 86)[:plots]:
        t.fetch(f"plot/plot-{number}", "event")
    t.wounds(1, 1, 1)
    t.play(NextTurn())
    assert t.game.over
    assert t.w.outcome is not None
    assert not t.w.outcome.won
    assert t.w.outcome.rule == ("NA-202" if ruleset == "2013" else "NA-203")
    assert t.w.wounds == [1, 1, 1]


@pytest.mark.rule("NA-915")
@pytest.mark.parametrize(
    ("ruleset", "zone", "seen"),
    [
        ("2013", "event-now", True),
        ("2013", "event", True),
        ("2013", "past-events", False),
        ("hr12", "event-now", True),
        ("hr12", "event", False),
        ("hr12", "past-events", False),
    ],
)
@pytest.mark.parametrize(("ship", "shown"), [(101, "w5"), (101, "w3"), (104, "w2")])
def test_a_ship_of_the_story_can_save_them(ruleset: str, zone: str, seen: bool, ship: int, shown: str) -> None:
    """101: bonfire with flags or with a mirror; 104: sand signal and notebook."""
    for half in (False, True):
        t = table(ruleset)
        t.empty("event")
        t.fetch(f"plot/plot-{ship}", zone)
        t.build("bonfire" if ship == 101 else "sand")
        if not half:
            t.item(2, shown)
        t.w.last_turn = t.w.turn
        t.play(RescueCheck())
        assert t.w.outcome is not None
        assert t.w.outcome.won is (seen and not half)


@pytest.mark.rule("NA-915")
@EITHER
def test_a_ship_without_a_strip_saves_nobody(ruleset: str) -> None:
    """102: however much can be seen."""
    t = table(ruleset)
    t.empty("event")
    t.fetch("plot/plot-102", "event-now")
    t.build("bonfire", "sand", "raft")
    t.w.loaded = True
    t.item(0, "w1", "w2", "w3", "w4", "w5")
    t.w.last_turn = t.w.turn
    t.play(RescueCheck())
    assert t.w.outcome is not None
    assert not t.w.outcome.won


@pytest.mark.rule("NA-916")
@EITHER
def test_turns_and_plot_events_are_counted_apart(ruleset: str) -> None:
    t = table(ruleset)
    view = t.game.view(1)
    assert (view["turns_left"], view["plot_events"]) == (15, 0)
    t.play(Add(5), Add(19), who=0)
    view = t.game.view(1)
    assert (view["turns_left"], view["plot_events"]) == (15, 2)
    assert view["sizes"]["event"] == 17


@pytest.mark.rule("NA-918", "NA-955", "NA-560")
@EITHER
@pytest.mark.parametrize("choice", ["enter", "pass"])
def test_printed_additions_happen_whatever_is_chosen(ruleset: str, choice: str) -> None:
    """Caves in the rock: larder and card 80 come either way."""
    t = table(ruleset)
    t.draw(1, "bi1", 1)
    t.choose(choice)
    assert "larder" in t.w.places
    assert t.where("plot-80") == "interior"
    assert len(t.tokens(1)) == (choice == "enter")


@pytest.mark.rule("NA-918", "NA-956", "NA-561", "NA-964")
@EITHER
@pytest.mark.parametrize(("choice", "comes", "stays"), [("kill", 35, 36), ("spare", 36, 35)])
def test_an_option_adds_only_its_own_card(ruleset: str, choice: str, comes: int, stays: int) -> None:
    """Jaguar cubs, an interior card, number 34."""
    t = table(ruleset)
    t.play(Add(34), who=1)
    assert t.where("plot-34") == "interior"
    t.draw(1, "plot-34", 1)
    t.choose(choice)
    assert t.where(f"plot-{comes}") in ("event", "interior")
    assert t.where(f"plot-{stays}") == "reserve"


@pytest.mark.rule("NA-919", "NA-923")
@EITHER
def test_a_chain_from_its_opening_to_its_end(ruleset: str) -> None:
    """Post for nobody: half a map, skull rock, the buried chest, the treasure, and the hands that covet it."""
    t = table(ruleset)
    t.energy(6, 6, 6)

    def draws(id: str) -> None:
        """On another day."""
        t.w.stack.clear()
        t.pause()
        t.draw(0, id, 0)

    draws("z4")
    assert t.where("plot-25") == "coast"
    draws("plot-25")
    assert t.items(0) == ["plot-25"]
    assert t.where("plot-26") == "interior"
    draws("plot-26")
    assert t.where("plot-27") == "interior"
    draws("plot-27")
    t.choose("dig")
    t.choose("give:3")
    assert t.items(0) == ["plot-25", "plot-28"]
    assert t.where("plot-29") == "event"
    assert t.where("plot-30") == "reserve"
    t.home()
    t.go_on()
    t.on_top("event", "plot-29", "e9")
    t.dice(1, 6)
    t.phase("event")
    t.choose("challenge", 1)
    t.go_on()
    t.choose("no-challenge", 2)
    assert t.items(0) == ["plot-25", "plot-28"]
    assert t.w.wounds == [0, 1, 0]


@pytest.mark.rule("NA-921", "NA-575")
@EITHER
def test_a_deck_that_had_run_out_exists_again(ruleset: str) -> None:
    t = table(ruleset)
    t.empty("coast")
    t.track(6, 6, 6)
    t.play(Add(66), who=0)
    t.explore(0)
    assert "draw:coast" in t.keys()
    t.choose("draw:coast")
    assert t.where("plot-66") == "gone"
    assert t.w.track[0] == 6


@pytest.mark.rule("NA-922")
@EITHER
@pytest.mark.parametrize("zone", ["reserve", "event", "interior", "pending", "items-1", "camp-6"])
def test_what_is_removed_stays_removed_wherever_it_was(ruleset: str, zone: str) -> None:
    t = table(ruleset)
    number = 8 if zone == "camp-6" else 4
    t.fetch(f"plot/plot-{number}", zone)
    t.play(Remove(number), who=0)
    assert t.where(f"plot-{number}") in ("gone", "removed")
    t.play(Add(number), Item(number), Camp(number), who=0)
    assert t.idle
    assert t.where(f"plot-{number}") in ("gone", "removed")


@pytest.mark.rule("NA-923", "NA-918")
@EITHER
def test_a_camp_card_adds_when_it_is_laid_and_an_event_when_it_is_revealed(ruleset: str) -> None:
    t = table(ruleset)
    t.play(Camp(8), who=0)
    assert t.where("plot-10") == "reserve"
    t.choose("lay:camp:6")
    assert t.where("plot-10") == "event"
    t.on_top("event", "plot-1", "e9")
    assert t.where("plot-2") == "reserve"
    t.phase("event")
    assert t.where("plot-2") == "coast"


@pytest.mark.rule("NA-924", "NA-929")
@EITHER
def test_item_and_camp_shuffle_nothing(ruleset: str) -> None:
    t = table(ruleset)
    t.on_top("wreckage", "w3", "w9")
    t.play(Item(84), who=2)
    assert t.items(2) == ["plot-84"]
    t.play(Camp(53), who=1)
    assert t.seat == 1
    t.choose("lay:camp:6")
    assert [t.w.content.cards[c].id for c in reversed(t.w.zones["wreckage"].top)] == ["w3", "w9"]
    t.play(Add(24), who=1)
    assert t.w.zones["wreckage"].top == ()
    assert t.where("plot-24") == "wreckage"


@pytest.mark.rule("NA-926")
@EITHER
def test_food_of_mine_is_what_i_hold_and_food_of_the_store_what_lies_there(ruleset: str) -> None:
    """BI14 and plot 9; tiles and cubes are no food counters."""
    t = table(ruleset)
    t.held(3, 0, 3)
    t.tiles("forage-3")
    t.store(cubes=2)
    t.item(1, "w3")
    t.draw(1, "bi14", 1, 2)
    assert t.items(1) == []
    assert (t.w.held, t.w.food, t.w.cubes, t.w.size("tiles")) == ([3, 0, 3], 4, 2, 1)

    t = table(ruleset)
    t.held(3, 3, 3)
    t.tiles("forage-3")
    t.store(food=0, cubes=2)
    t.w.tokens = ("goat",)
    t.item(0, "w3")
    t.on_top("event", "plot-9", "e9")
    t.phase("event")
    assert t.items(0) == []
    assert (t.w.held, t.w.food, t.w.cubes, t.w.size("tiles")) == ([3, 3, 3], 0, 2, 1)


@pytest.mark.rule("NA-927")
@EITHER
def test_has_asks_the_expedition_on_its_cards_and_the_camp_at_home(ruleset: str) -> None:
    for holder, found in ((0, False), (1, True), (2, True)):
        t = table(ruleset)
        t.item(holder, "plot-25")
        t.draw(1, "plot-26", 1, 2)
        assert (t.where("plot-27") == "interior") is found
        assert (t.where("plot-26") == "pending") is not found
    for lost in (False, True):
        t = table(ruleset)
        t.store(food=0)
        t.w.tokens = ("goat",)
        t.item(2, "w18")
        if lost:
            t.lost(((2,), 8))
        t.on_top("event", "plot-9", "e9")
        t.phase("event")
        assert (t.items(2) == ["w18"]) is lost


@pytest.mark.rule("NA-928", "NA-909")
@EITHER
def test_energy_together_is_paid_in_full_or_not_at_all(ruleset: str) -> None:
    """39: the one who drew is asked first, then in marching order; the last one only for what is missing."""
    t = table(ruleset)
    t.energy(6, 6, 6)
    t.store(rope=1)
    t.draw(1, "plot-39", 0, 1, 2)
    t.vote(s0="raise", s1="raise", s2="raise")
    assert t.seat == 1
    assert t.keys() == ["give:0", "give:1", "give:2", "give:3"]
    t.choose("give:1")
    assert t.seat == 2
    assert t.keys() == ["give:0", "give:1", "give:2"]
    t.choose("give:1")
    assert t.seat == 0
    assert t.keys() == ["give:0", "give:1"]
    t.choose("give:0")
    assert t.w.energy == [6, 6, 6]
    assert t.where("plot-39") == "pending"
    assert t.w.tokens == ()
    assert t.where("plot-40") == "reserve"


@pytest.mark.rule("NA-909")
@EITHER
def test_a_failed_gift_to_the_eyes_in_the_dark_costs_energy(ruleset: str) -> None:
    """19: nobody offers anything; 27: nobody digs; 71: the fever stays."""
    t = table(ruleset)
    t.energy(3, 3, 3)
    t.item(1, "w3")
    t.on_top("event", "plot-19", "e9")
    t.phase("event")
    t.vote(s0="give", s1="give", s2="give")
    assert t.seat == 1
    t.choose("offer-nothing")
    assert t.w.energy == [2, 2, 2]
    assert t.items(1) == ["w3"]

    t = table(ruleset)
    t.draw(1, "plot-27", 1)
    t.choose("dig")
    t.choose("give:0")
    assert t.where("plot-30") == "coast"
    assert t.where("plot-29") == "reserve"

    t = table(ruleset)
    t.energy(2, 2, 2)
    t.camp("plot-71")
    t.act("camp:6")
    t.answer("give:1", "give:1", "give:0")
    assert t.idle
    assert t.w.energy == [2, 2, 2]
    assert t.where("plot-71") == "camp-6"
    assert t.tokens(0) == []


@pytest.mark.rule("NA-928")
@EITHER
def test_items_are_offered_in_turn_and_the_first_offer_is_taken(ruleset: str) -> None:
    t = table(ruleset)
    t.item(0, "w2")
    t.item(1, "w3", "w9")
    t.item(2, "w5")
    t.on_top("event", "plot-19", "e9")
    t.phase("event")
    t.vote(s0="give", s1="give", s2="give")
    assert t.seat == 0
    t.choose("offer-nothing")
    assert t.seat == 1
    t.choose("offer:w9")
    assert (t.items(0), t.items(1), t.items(2)) == (["w2"], ["w3"], ["w5"])


@pytest.mark.rule("NA-929")
@EITHER
def test_the_starting_player_breaks_ties(ruleset: str) -> None:
    """E11 for most wounds, 74 for fewest tokens."""
    t = table(ruleset)
    t.wounds(0, 2, 2)
    t.w.fire = True
    t.event("e11")
    assert t.seat == 0
    assert t.keys() == ["pick:seat-1", "pick:seat-2"]
    t.choose("pick:seat-2")
    assert t.w.wounds == [0, 2, 3]

    t = table(ruleset)
    t.story(1, 1)
    t.on_top("event", "plot-74", "e9")
    t.phase("event")
    assert t.seat == 0
    assert t.keys() == ["pick:seat-0", "pick:seat-2"]


@pytest.mark.rule("NA-957", "NA-965")
@EITHER
def test_the_orchard_is_filled_once_and_picked_four_times(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(6, 6, 6)
    t.camp("plot-11")
    pile, supply = t.w.size("forage"), t.w.size("supply")
    for use in range(6):
        t.energy(6, 6, 6)
        t.act("camp:6")
        assert t.idle
        assert t.w.energy == [5, 6, 6]
        assert t.w.size("orchard") == (4, 3, 2, 1, 0, 4)[use]
        assert t.w.size("tiles") == (0, 1, 2, 3, 4, 4)[use]
        assert t.w.size("supply") == supply
    assert t.w.size("forage") == pile - 8
    assert t.game.view(0)["zones"]["orchard"] != t.game.view(0)["zones"]["tiles"]


@pytest.mark.rule("NA-965", "NA-121", "NA-139")
def test_an_empty_pile_is_made_again_for_the_orchard_but_an_empty_bag_is_not() -> None:
    for ruleset, tiles in (("2013", 3), ("hr12", 1)):
        t = table(ruleset)
        t.camp("plot-11")
        t.tiles("forage-1", "forage-2")
        t.empty("forage", keep=1)
        t.play(Eating(), who=0)
        while t.asked == "piece":
            t.choose("leave:cube" if "leave:cube" in t.keys() else "leave:food")
        while not t.idle:
            t.choose(t.keys()[-1])
        t.energy(6, 6, 6)
        t.act("camp:6")
        assert t.w.size("orchard") == tiles


@pytest.mark.rule("NA-958", "NA-105", "NA-570")
@EITHER
@pytest.mark.parametrize("id", ["bc10", "bc11"])
def test_a_white_card_goes_to_the_camp_and_counts_as_drawn(ruleset: str, id: str) -> None:
    """No icon of its own; as the last card of the coast it closes the sector."""
    t = table(ruleset)
    t.empty("coast")
    t.draw(1, id, 1, 2)
    assert t.asked == "camp-arrives"
    t.choose("lay:camp:6")
    assert t.where(id) == "camp-6"
    assert t.w.difficulty == 4
    assert t.w.track == [6, 6, 6]
    assert t.tokens(1) == []


@pytest.mark.rule("NA-962")
@EITHER
def test_the_jaguar_waits_in_the_interior(ruleset: str) -> None:
    """33: foot, map 1, diary, and a fight of 7, in which the castaway defends."""
    for face in (5, 6):
        t = table(ruleset)
        t.draw(1, "bi4", 1)
        assert t.where("plot-33") == "interior"
        t.track(0, 6, 0)
        t.dice(face)
        t.draw(1, "plot-33", 1)
        t.go_on()
        assert t.w.track == [0, 7, 0]
        assert len(t.tokens(1)) == 1
        assert t.w.wounds == [0, 2, 0]
        t.choose("lay:camp:6")
        assert t.where("plot-37") == "camp-6"
    t = table(ruleset)
    t.item(1, "w10")
    t.dice(6)
    t.draw(1, "plot-33", 1)
    t.go_on()
    assert t.items(1) == ["w10", "plot-38"]
    assert t.w.wounds == [0, 0, 0]


@pytest.mark.rule("NA-963", "NA-136")
@EITHER
def test_complicated_relationships_lie_among_the_coast_zeros_but_not_solo(ruleset: str) -> None:
    t = table(ruleset)
    z7 = t.w.content.index["plot/z7"]
    pool = t.w.content.pool("zero-coast")
    assert z7 in t.w.pools[pool]
    assert len(t.w.pools[pool]) == 18
    assert ~pool in t.w.zones["coast"].mixed
    alone = Table(1, ruleset)
    assert alone.where("z7") == "box"
    assert len(alone.w.pools[pool]) == 17


@pytest.mark.rule("NA-964")
def test_where_the_cards_of_unsure_decks_lie() -> None:
    """Greed, bees and caves are interior cards; the orchard is a camp card, which its action shows."""
    t = table("2013")
    mixed = t.w.pools[t.w.content.pool("interior")]
    for id in ("bi1", "bi2", "bi3"):
        assert t.w.content.index[f"interior/{id}"] in mixed
    t.draw(1, "bi6", 1)
    t.choose("lay:camp:6")
    assert t.where("plot-11") == "camp-6"


@pytest.mark.rule("NA-966")
@EITHER
def test_a_dog_that_is_lost_with_its_owner_is_not_on_the_menu(ruleset: str) -> None:
    for lost in (True, False):
        t = table(ruleset)
        t.item(2, "plot-4")
        t.w.tokens = ("dog",)
        if lost:
            t.lost(((2,), 8))
        t.on_top("event", "plot-6", "e9")
        t.phase("event")
        assert t.idle is lost
        assert t.w.tokens == ("dog",)


@pytest.mark.rule("NA-967", "NA-812")
@EITHER
def test_the_look_from_the_gap_comes_after_the_addition(ruleset: str) -> None:
    """Z22: what he leaves on top is what is drawn next."""
    t = table(ruleset)
    t.draws("bh5", "bh8")
    t.draw(1, "z22", 1)
    assert t.where("plot-103") == "heart"
    t.choose("bottom")
    t.choose("top")
    t.sector(1, "heart")
    assert [t.w.content.cards[c].id for c in t.w.zones["heart"].top] == ["bh8"]
    assert t.w.content.cards[t.w.zones["heart"].bottom[-1]].id == "bh5"
