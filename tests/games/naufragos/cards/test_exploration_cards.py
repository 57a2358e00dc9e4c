"""Resolving an exploration card: icons, effect, additions, and where it goes (NA-550 to NA-565)."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.cards import Choice
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import Energy, Heal
from holdfast.games.naufragos.exploration.expedition import Foot, MapIcon
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.rules import FIRST_OF
from tests.games.naufragos.table import RULESETS, Table

YES = Choice("yes", (Energy("me", -1),))
NO = Choice("no")


def plain(ruleset: str = "2013", players: int = 4) -> Table:
    """Castaways with 6 energy and nothing in the store."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    t.store(food=0, wood=0)
    return t


@pytest.mark.rule("NA-550")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_everybody_sees_the_card_and_can_read_it(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(1, "bc9")
    card = t.w.content.index["coast/bc9"]
    assert t.asked == "decide"
    assert t.w.seen[card] == EVERYBODY
    for seat in (None, 0, 1, 2, 3):
        assert t.game.view(seat)["zones"]["exploring"] == ["coast/bc9"]
    assert t.game.question.by.card == card
    for language in LANGUAGES:
        assert t.w.card(card).name[language]
        assert t.w.card(card).flavour[language]


@pytest.mark.rule("NA-551")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_foot_moves_explorers_up_to_the_sector_of_the_card(ruleset: str) -> None:
    t = plain(ruleset)
    t.track(3, 8, 14, 3)
    t.draw(0, "bi13", 0, 1, 2)
    assert t.w.track == [4, 9, 14, 3]


@pytest.mark.rule("NA-551")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_coast_foot_leaves_those_further_on_and_the_returned(ruleset: str) -> None:
    t = plain(ruleset)
    t.track(8, 2, 2, 2)
    t.explore(0, 1, 2)
    t.dice(6, 6)
    t.choose("return")
    t.choose("join-return", 1)
    t.choose("stay-out", 2)
    t.draw(2, "bc1")
    assert t.w.track == [8, 2, 3, 2]


@pytest.mark.rule("NA-552")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("card", "n"), [("bc5", 0), ("bc2", 2), ("bi15", 3), ("plot-97", 3)])
def test_the_map_moves_the_white_cube_by_its_number(ruleset: str, card: str, n: int) -> None:
    t = plain(ruleset)
    t.store(difficulty=6)
    t.draw(0, card, 0, 1)
    assert t.w.difficulty == 6 + n


@pytest.mark.rule("NA-553")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_diary_gives_the_active_explorer_alone_a_hidden_token(ruleset: str) -> None:
    t = plain(ruleset)
    t.draws("story-3")
    t.draw(1, "bi7", 0, 1)
    assert [t.tokens(s) for s in range(4)] == [[], [3], [], []]
    known = [t.game.view(s)["castaways"][1]["known_tokens"] for s in (0, 1, 2, 3, None)]
    assert known == [[], [3], [], [], []]


@pytest.mark.rule("NA-554")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_foot_map_diary_then_the_effect(ruleset: str) -> None:
    t = plain(ruleset)
    seen = t.record(Foot, MapIcon, Story, Forage)
    t.draw(0, "bh8", 0, 1)
    assert [type(effect) for effect in seen] == [Foot, MapIcon, Story, Forage]
    assert t.w.track[:2] == [1, 1]
    assert t.w.difficulty == 6
    assert len(t.tokens(0)) == 1


@pytest.mark.rule("NA-554")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_icons_are_done_when_the_effect_asks(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(0, "plot-62", 0, 1)
    assert t.asked == "decide"
    assert t.w.track[:2] == [1, 1]
    assert t.w.difficulty == 7
    assert len(t.tokens(0)) == 2
    assert t.w.wounds == [0] * 4


@pytest.mark.rule("NA-555")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_good_and_bad_are_for_the_drawer_alone(ruleset: str) -> None:
    t = plain(ruleset)
    t.dice(1)
    t.draw(1, "bc6", 0, 1)
    assert t.w.wounds == [0, 1, 0, 0]
    t.draw(1, "bc3", 0, 1)
    assert t.w.held == [0, 1, 0, 0]
    assert t.w.food == 0


@pytest.mark.rule("NA-555", "NA-556")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_explorers_are_those_on_this_expedition(ruleset: str) -> None:
    t = plain(ruleset)
    t.energy(3, 3, 3, 3)
    t.lost(((3,), 9))
    t.draw(1, "bi13", 0, 1)
    assert t.w.energy == [4, 4, 3, 3]


@pytest.mark.rule("NA-556", "NA-557")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_players_are_all_castaways_also_the_lost(ruleset: str) -> None:
    t = plain(ruleset)
    t.lost(((3,), 9))
    t.w.march = t.w.party = (0, 1)
    t.play(Energy("all", -1), who=1, place="trip")
    assert t.w.energy == [5, 5, 5, 5]
    t.play(Decide((YES, NO), "players"), who=1, place="trip")
    assert t.game.question.seats == (0, 1, 2, 3)
    t.vote(s0="yes", s1="no", s2="yes", s3="yes")
    assert t.w.energy == [5, 4, 5, 5]


@pytest.mark.rule("NA-557")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_needs_the_camp_leaves_the_lost_and_the_explorers_out(ruleset: str) -> None:
    t = plain(ruleset)
    t.lost(((3,), 9))
    t.wounds(1, 1, 1, 1)
    t.w.march = t.w.party = (0, 1)
    t.play(Heal("in-camp"), who=1, place="trip")
    assert t.w.wounds == [1, 1, 0, 1]


@pytest.mark.rule("NA-558")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("deck", "known", "opener", "added"),
    [("coast", "bc1", "bi8", "plot-66"), ("event", "e9", "z11", "plot-32"), ("wreckage", "w9", "z13", "plot-24")],
)
def test_a_deck_that_receives_a_card_is_shuffled(ruleset: str, deck: str, known: str, opener: str, added: str) -> None:
    t = plain(ruleset)
    t.on_top(deck, known)
    size = t.w.size(deck)
    t.dice(3)
    t.draw(0, opener)
    t.go_on()
    zone = t.w.zones[deck]
    assert zone.top == zone.bottom == ()
    assert t.w.content.index[t.key(known)] in zone.mixed
    assert t.where(added) == deck
    assert t.w.size(deck) == size + 1
    t.draws(added)
    t.w.draw(deck, "gone")
    assert t.where(added) == "gone", "any card may be the next, the known one too"


@pytest.mark.rule("NA-558")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_gives_the_place_shuffles_nothing(ruleset: str) -> None:
    t = plain(ruleset)
    t.on_top("interior", "bi10", "bi13")
    t.draw(0, "bc7")
    t.choose("bottom")
    t.choose("top")
    zone = t.w.zones["interior"]
    assert zone.top == (t.w.content.index["interior/bi13"],)
    assert zone.bottom == (t.w.content.index["interior/bi10"],)


@pytest.mark.rule("NA-559")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_where_a_resolved_card_goes(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(0, "bc5")
    assert t.where("bc5") == "gone"
    t.draw(1, "plot-25")
    assert t.where("plot-25") == "items-1"
    t.draw(0, "plot-7")
    t.choose("wait")
    assert t.where("plot-7") == "pending"
    t.draw(0, "bc10")
    t.choose("lay:camp:6")
    assert t.where("bc10") == "camp-6"
    assert t.w.size("exploring") == 0


@pytest.mark.rule("NA-560")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("choice", ["enter", "pass"])
def test_caves_add_larder_and_card_whatever_is_chosen(ruleset: str, choice: str) -> None:
    t = plain(ruleset)
    t.draw(0, "bi1")
    t.choose(choice)
    assert t.where("plot-80") == "interior"
    assert "larder" in t.w.places
    assert t.w.difficulty == (7 if choice == "enter" else 6)
    assert len(t.tokens(0)) == (choice == "enter")


@pytest.mark.rule("NA-560")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("choice", ["flee", "stay"])
def test_bees_bring_their_hive_whatever_is_chosen(ruleset: str, choice: str) -> None:
    t = plain(ruleset)
    t.dice(6, 6)
    t.draw(2, "bi3")
    t.choose(choice)
    assert (t.asked, t.seat) == ("camp-arrives", 2)
    t.choose("lay:camp:6")
    assert t.where("plot-15") == "camp-6"


@pytest.mark.rule("NA-561")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    ("choice", "added", "other"), [("approach", "plot-18", "plot-19"), ("hide", "plot-19", "plot-18")]
)
def test_of_two_options_only_the_chosen_card_is_added(ruleset: str, choice: str, added: str, other: str) -> None:
    t = plain(ruleset)
    t.draw(0, "plot-17")
    t.choose(choice)
    assert t.where(added) == {"plot-18": "interior", "plot-19": "event"}[added]
    assert t.where(other) == "reserve"


@pytest.mark.rule("NA-561", "NA-560")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_option_not_taken_adds_nothing_while_the_rest_is_added(ruleset: str) -> None:
    t = plain(ruleset)
    t.held(1)
    t.draw(0, "plot-4")
    t.choose("feed")
    assert t.where("plot-6") == "event"
    assert t.where("plot-5") == "reserve"
    assert t.where("plot-4") == "items-0"


@pytest.mark.rule("NA-562")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pending_card_lies_face_up_for_all(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(0, "plot-7", 0, 1)
    t.choose("wait")
    assert t.game.view(3)["pending"] == ["plot/plot-7"]
    assert t.seat == 1
    assert "take:plot-7" in t.keys()


@pytest.mark.rule("NA-562", "NA-563", "NA-564")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_fifth_pending_card_costs_an_old_one_of_the_active_explorers_choice(ruleset: str) -> None:
    t = plain(ruleset)
    old = ["bc1", "bc2", "bc3"]
    for id in old:
        t.fetch(t.key(id), "pending")
    t.draw(2, "plot-39", 1, 2)
    assert t.asked == "march", "four may lie there"
    t.draw(2, "plot-7", 1, 2)
    t.choose("wait")
    assert (t.asked, t.seat) == ("too-many-pending", 2)
    assert t.keys() == ["abandon:bc1", "abandon:bc2", "abandon:bc3", "abandon:plot-39"]
    t.choose("abandon:bc2")
    assert t.where("bc2") == "gone"
    pending = ["coast/bc1", "coast/bc3", "plot/plot-39", "plot/plot-7"]
    assert t.game.view(None)["pending"] == pending


@pytest.mark.rule("NA-565")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pending_card_is_resolved_again_but_its_foot_counts_once(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(0, "plot-26", 0, 1)
    assert t.w.track[:2] == [1, 1]
    assert (t.w.difficulty, t.where("plot-26")) == (6, "pending")
    t.choose("take:plot-26", 1)
    assert t.w.track[:2] == [1, 1]
    assert (t.w.difficulty, t.where("plot-26")) == (8, "pending")
    t.item(1, "plot-25")
    t.choose("take:plot-26", 0)
    assert t.w.track[:2] == [1, 1]
    assert (t.w.difficulty, t.where("plot-26")) == (10, "gone")
    assert t.where("plot-27") == "interior"


@pytest.mark.rule("NA-565")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_taken_card_goes_as_its_text_says(ruleset: str) -> None:
    t = plain(ruleset)
    t.fetch(t.key("plot-7"), "pending")
    t.explore(0)
    t.choose("take:plot-7")
    t.choose("climb")
    t.choose("lay:camp:6")
    assert (t.where("plot-7"), t.where("plot-8")) == ("gone", "camp-6")
    assert t.where("plot-9") == "event"
    assert "goat" in t.w.tokens
    assert t.w.energy[0] == 4


@pytest.mark.rule("NA-565")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_foot_without_the_mark_counts_each_time(ruleset: str) -> None:
    t = plain(ruleset)
    t.fetch(t.key("bc1"), "pending")
    t.explore(0)
    supply = t.w.size("supply")
    t.choose("take:bc1")
    assert t.w.track[0] == FIRST_OF["coast"] + 1
    assert t.w.size("supply") == supply + 2
    assert t.where("bc1") == "gone"


@pytest.mark.rule("NA-558", "NA-560")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_is_no_longer_in_the_reserve_is_not_added_again(ruleset: str) -> None:
    t = plain(ruleset)
    t.draw(0, "z2")
    size = t.w.size("coast")
    t.play(Add(4))
    assert t.w.size("coast") == size
    assert t.where("plot-4") == "coast"
