"""The Morning (TW-201 to TW-211) and Chapters with their Objectives (TW-1830 to TW-1834)."""

import pytest

from holdfast.games.this_war.book.objectives import Reached
from holdfast.games.this_war.book.orders import RemoveEvent
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.flow.turns import BetweenTurns
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.shelter_cards import OpenCard
from holdfast.games.this_war.house.spaces import CRACKS, SPACE
from holdfast.games.this_war.things.tracks import Cold
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-201", "TW-202", "TW-205", "TW-211")
def test_an_event_brings_cold_that_stays() -> None:
    t = Table()
    t.morning("grey-morning")
    assert t.w.cold == 3
    assert t.cards("event-now") == ["grey-morning"]
    t.morning("convoy")
    assert t.w.cold == 4
    assert t.cards("event-now") == ["convoy"]
    assert t.where("grey-morning") == "waste"


@pytest.mark.rule("TW-203")
def test_never_more_than_six_cold() -> None:
    t = Table()
    t.run(Cold(5))
    t.morning("first-frost")
    assert t.w.cold == 6


@pytest.mark.rule("TW-204", "TW-1213", "TW-332")
def test_order_of_the_morning() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.built(g3="herb-garden")
    t.w.waits = {SPACE["g3"]: "grow"}
    t.run(PutPending("events", "r2b"))
    t.morning("rain")
    assert "r2b" in t.w.read
    assert t.w.pending == ()
    assert t.stored() == {"filter": 2, "water": 2, "herb": 2}
    assert t.w.waits == {}


@pytest.mark.rule("TW-206", "TW-1831")
def test_a_chapter_settles_the_last_objective_and_reveals_the_next() -> None:
    t = Table()
    t.people("marin", "anton")
    t.goal("clear-the-house")
    t.morning("chapter-2", deck="chapter")
    assert t.state("marin") == {"fatigue": 1}, "the penalty of an open Objective"
    assert t.w.cold == 2
    assert t.w.chapter == 2
    assert t.where("clear-the-house") == "waste"
    assert len(t.cards("objective-now")) == 1
    t = Table()
    t.people("marin", "anton")
    t.goal("clear-the-house")
    t.w.done = True
    t.morning("chapter-2", deck="chapter")
    assert t.state("marin") == {}
    assert not t.w.done


@pytest.mark.rule("TW-207", "TW-1833")
def test_an_objective_is_paid_between_turns() -> None:
    t = Table()
    t.people("marin", "anton")
    t.states("marin", misery=2)
    t.goal("bread-for-the-neighbours")
    t.store(raw_food=2)
    t.in_phase("day", BetweenTurns())
    assert t.idle, "what cannot be paid is not asked"
    t.store(raw_food=2, vegetable=2)
    t.in_phase("day", BetweenTurns())
    t.choose("objective")
    t.answer("give:raw-food", "give:raw-food")
    assert t.w.done
    assert t.state("marin") == {"misery": 1}
    assert t.stored() == {"vegetable": 1}
    assert "o1" in t.w.read
    assert t.asked == "pause"


@pytest.mark.rule("TW-208", "TW-1832")
def test_an_objective_with_a_condition_is_done_the_first_moment_it_holds() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.goal("walls")
    t.w.boards = 1 << CRACKS[0]
    t.w.reach |= 1 << CRACKS[1]
    t.clear("u2")
    t.built(g3="workshop")
    t.store(wood=3, component=1)
    t.day()
    space = next(key for key in t.keys() if key.endswith(":board-up"))
    t.choose(space)
    t.choose("rest")
    t.choose("crack:k2")
    assert t.w.done
    assert t.stored() == {"ammo": 1, "lockpick": 1}
    t.run(BoardUp(-1))
    t.choose("crack:k2")
    assert t.w.done, "a later loss does not undo it"


@pytest.mark.rule("TW-208", "TW-1833")
def test_nine_cards_cleared_count_without_remnants() -> None:
    t = Table()
    t.people("marin")
    t.goal("clear-the-house")
    t.states("marin", misery=1)
    t.store()
    spaces = [i for i, kind in enumerate(t.w.house) if kind in (1, 2)]
    t.w.phase = "day"
    for space in spaces[:8]:
        t.run(OpenCard(space))
    assert not t.w.done
    rubble = t.w.house.index(3)
    t.draws("rubble-d")
    t.run(OpenCard(rubble))
    assert not t.w.done, "Remnants still lie there"
    t.run(OpenCard(rubble))
    assert t.w.done
    assert t.state("marin") == {}


@pytest.mark.rule("TW-209", "TW-1401")
def test_ceasefire_ends_the_campaign_at_once() -> None:
    t = Table()
    t.people("marin")
    t.states("marin", hunger=3)
    t.morning("ceasefire", deck="ending-event")
    assert t.game.over
    assert t.state("marin") == {"hunger": 3}


@pytest.mark.rule("TW-210")
def test_an_empty_deck_counts_as_ceasefire() -> None:
    t = Table()
    t.people("marin")
    while t.w.size("events"):
        t.run(RemoveEvent())
    t.morning()
    assert t.game.outcome is not None
    assert t.game.outcome.won


@pytest.mark.rule("TW-210", "TW-1821")
def test_the_other_ending_events_are_resolved_like_events() -> None:
    t = Table()
    t.people("marin", "anton")
    t.morning("empty-streets", deck="ending-event")
    assert not t.game.over
    assert t.w.cold == 3
    assert "no-visitors" in t.w.today
    assert "empty-streets" in t.w.tonight


@pytest.mark.rule("TW-1834", "TW-1237")
def test_objective_scripts_tell_the_story_and_change_nothing_twice() -> None:
    t = Table()
    t.people("marin")
    t.states("marin", misery=3)
    t.goal("medicine-for-a-child")
    t.in_phase("day", Reached())
    assert "o3" in t.w.read
    assert t.w.notes == ("note-1",)
    assert t.state("marin") == {"misery": 2}
    t = Table()
    t.people("marin")
    t.goal("medicine-for-a-child")
    t.dice(10)
    t.morning("chapter-3", deck="chapter")
    assert "o4" in t.w.read
    assert t.state("marin") == {}
