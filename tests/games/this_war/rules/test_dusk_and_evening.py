"""Dusk (TW-401 to TW-411) and Evening (TW-501 to TW-512)."""

import pytest

from holdfast.games.this_war.flow.dusk import Guests
from holdfast.games.this_war.flow.scavenging import ScavengingPhase
from holdfast.games.this_war.house.fittings import Serve
from holdfast.games.this_war.house.spaces import PLAIN, SPACE, accessible
from tests.games.this_war.table import Table

# --- Dusk ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-401", "TW-402")
def test_everybody_drinks_if_there_is_enough() -> None:
    t = Table()
    t.people("arica", "marin")
    t.store(water=3)
    t.w.fed = -1
    t.dusk()
    t.choose("drink")
    t.answer()
    assert t.stored() == {"water": 1}
    assert (t.state("arica"), t.state("marin")) == ({}, {})


@pytest.mark.rule("TW-403")
def test_somebody_may_go_without_although_there_is_enough() -> None:
    t = Table()
    t.people("arica", "marin")
    t.store(water=2)
    t.w.fed = -1
    t.dice(6)
    t.dusk()
    t.choose("dry:marin")
    t.choose("drink")
    assert t.stored() == {"water": 1}
    assert t.state("marin") == {"misery": 1}
    assert t.state("arica") == {}


@pytest.mark.rule("TW-404", "TW-405", "TW-408")
def test_what_food_does() -> None:
    for food, after in (
        ("canned_food", {}),
        ("raw_food", {"hunger": 1}),
        ("vegetable", {"hunger": 2}),
        ("", {"hunger": 3}),
    ):
        t = Table()
        t.people("arica")
        t.states("arica", hunger=2)
        t.store(water=1, **({food: 2} if food else {}))
        t.dusk()
        t.choose("drink")
        if food:
            t.choose(f"eat:{food.replace('_', '-')}")
            assert sum(t.stored().values()) == 1, "at Dusk one token at most"
        assert t.idle
        assert t.state("arica") == after
    t = Table()
    t.people("arica")
    t.states("arica", hunger=1)
    t.store(water=1, canned_food=1)
    t.dusk()
    t.choose("drink")
    t.choose("eat:canned-food")
    assert t.state("arica") == {}, "no State falls below 0"


@pytest.mark.rule("TW-406", "TW-411")
def test_who_has_eaten_today_does_not_grow_hungrier_and_may_eat_again() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", hunger=2)
    t.store(raw_food=2, vegetable=1, water=2)
    t.day()
    t.choose("eat:arica:raw-food")
    t.choose("eat:marin:vegetable")
    t.choose("rest")
    t.choose("rest")
    t.dusk()
    t.choose("drink")
    t.choose("eat:raw-food")
    assert t.state("arica") == {}
    assert t.idle
    assert t.state("marin") == {}, "a Vegetable earlier the same day counts too"


@pytest.mark.rule("TW-406", "TW-1732")
def test_a_cooked_meal_counts() -> None:
    t = Table()
    t.people("arica", "marin", "anton", "cveta")
    for name in t.group():
        t.states(name, hunger=2)
    t.store(water=4)
    t.in_phase("day", Serve(3))
    t.answer("person:arica", "person:marin", "person:anton")
    t.dusk()
    t.choose("drink")
    assert [t.state(name) for name in t.group()] == [{"hunger": 1}] * 3 + [{"hunger": 3}]


@pytest.mark.rule("TW-407")
def test_all_water_rolls_are_seen_before_the_food() -> None:
    t = Table()
    t.people("arica", "marin")
    t.store(raw_food=1)
    t.dice(1, 1)
    t.dusk()
    assert t.asked == "meal"
    assert (t.state("arica"), t.state("marin")) == ({"hunger": 1}, {"hunger": 1})


@pytest.mark.rule("TW-409", "TW-1866")
def test_guests_eat_only_if_their_script_says_so() -> None:
    t = Table()
    t.people("arica", "cveta")
    t.token("carpenter", "shelter", 3)
    t.store(raw_food=1)
    t.in_phase("dusk", Guests())
    assert t.stored() == {"raw-food": 1}
    t.token("child", "shelter")
    t.in_phase("dusk", Guests())
    assert t.stored() == {}
    t.in_phase("dusk", Guests())
    assert t.state("cveta") == {"misery": 1}, "not fed: the one with the highest Empathy"
    assert t.state("arica") == {}


@pytest.mark.rule("TW-410")
def test_food_after_dusk_is_not_tomorrows_meal() -> None:
    t = Table()
    t.people("arica")
    t.states("arica", hunger=2)
    t.store(raw_food=1)
    t.evening()
    t.choose("eat:arica:raw-food")
    assert t.state("arica") == {"hunger": 1}
    assert not t.w.fed


@pytest.mark.rule("TW-411", "TW-1216")
def test_who_is_away_neither_eats_nor_drinks() -> None:
    t = Table()
    t.people("arica", "marin")
    t.w.away = ((t.p("arica"), 9),)
    t.store(water=2)
    t.dusk()
    t.choose("drink")
    assert t.stored() == {"water": 1}
    assert (t.state("arica"), t.state("marin")) == ({}, {"hunger": 1})


# --- Evening ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-501", "TW-502", "TW-503", "TW-504", "TW-506", "TW-508")
def test_four_tasks_and_their_fatigue() -> None:
    t = Table()
    t.people("arica", "marin", "anton", "boris")
    for name in t.group():
        t.states(name, fatigue=3)
    t.built(u3="bed")
    t.evening()
    t.choose("bed")
    assert t.refuses("bed") == {"TW-502"}
    t.choose("floor")
    t.choose("guard")
    t.choose("scavenge")
    assert [t.state(name).get("fatigue", 0) for name in t.group()] == [0, 1, 4, 4]
    assert t.w.scavengers == (t.p("boris"),)


@pytest.mark.rule("TW-506")
def test_at_most_three_go_out() -> None:
    t = Table()
    t.people("arica", "marin", "anton", "boris")
    t.evening()
    for _ in range(3):
        t.choose("scavenge")
    assert t.refuses("scavenge") == {"TW-505", "TW-506"}


@pytest.mark.rule("TW-505", "TW-511", "TW-1403")
def test_where_everybody_must_sleep_nobody_guards() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", fatigue=4)
    t.states("marin", fatigue=4)
    t.evening()
    t.choose("floor")
    assert t.game.over
    assert t.game.outcome is not None
    assert t.game.outcome.rule == "TW-505"


@pytest.mark.rule("TW-507")
def test_nobody_need_go_out() -> None:
    t = Table(players=2)
    t.people("arica", "marin")
    t.tasks(arica="guard", marin="floor")
    t.run(ScavengingPhase())
    assert t.idle
    assert t.w.phase != "scavenging"


@pytest.mark.rule("TW-510")
def test_who_is_blocked_by_another_state_may_take_any_task() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", misery=3, illness=3)
    t.evening()
    assert {"floor", "guard", "scavenge"} <= set(t.keys())


@pytest.mark.rule("TW-512", "TW-502")
def test_only_a_bed_that_can_be_reached() -> None:
    t = Table()
    t.people("arica", "marin", "anton")
    t.built(u1="bed")
    t.w.away = ((t.p("anton"), 9),)
    t.evening()
    assert not t.w.reach >> SPACE["u1"] & 1
    assert t.refuses("bed") == {"TW-502"}
    t.choose("guard")
    t.choose("floor")
    assert t.idle, "who is away gets no task"


@pytest.mark.rule("TW-501")
def test_tasks_are_taken_back() -> None:
    t = Table()
    t.people("arica", "marin")
    t.evening()
    t.choose("scavenge")
    t.choose("take-back")
    t.choose("guard")
    t.choose("scavenge")
    assert t.w.guards() == (t.p("arica"),)


@pytest.mark.rule("TW-1303", "TW-402", "TW-1006")
def test_the_starving_may_eat_before_they_thirst() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", hunger=3)
    t.store(raw_food=1)
    t.dice(1, 10)
    t.dusk()
    assert t.asked == "before-thirst"
    t.choose("eat:arica:raw-food")
    assert t.state("arica") == {"hunger": 3}, "2 after the meal, 3 by thirst"
    assert t.group() == ["arica", "marin"]


@pytest.mark.rule("TW-513", "TW-512")
def test_where_the_way_to_the_floor_is_blocked() -> None:
    t = Table()
    t.w.house[SPACE["g3"]] = PLAIN
    t.w.reach = accessible(t.w.house)
    t.people("arica", "marin", "anton")
    t.states("marin", fatigue=4)
    t.evening()
    assert t.refuses("floor") == {"TW-513"}
    assert t.refuses("bed") == {"TW-502"}
    t.choose("guard")
    assert "floor" in t.keys(), "who collapses sleeps where he stands"
    t.choose("floor")
    assert t.refuses("floor") == {"TW-513"}
    t.choose("scavenge")
    t.people("arica", "marin")
    t.clear("g3")
    t.evening()
    assert "floor" in t.keys()
