"""The round (RC-201 to RC-203): its phases, what lasts for one round, and its beginning."""

from typing import Any

import pytest

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.games.robinson.actions.exploration import NightOutside
from holdfast.games.robinson.actions.hunting import SetBeastAside
from holdfast.games.robinson.flow.action import ActionPhase
from holdfast.games.robinson.flow.event import EventPhase
from holdfast.games.robinson.flow.morale import MoralePhase
from holdfast.games.robinson.flow.production import ProductionPhase
from holdfast.games.robinson.flow.round import NightPhase
from holdfast.games.robinson.flow.weather import WeatherPhase
from holdfast.games.robinson.people.morale import Morale
from tests.games.robinson.table import Table

ORDER = [EventPhase, MoralePhase, ProductionPhase, ActionPhase, WeatherPhase, NightPhase]


class Phases(Observer):
    """Writes down in which round each phase begins."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, type[Any]]] = []

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if type(effect) in ORDER:
            self.seen.append((w.round, type(effect)))


def idle_round(t: Table) -> None:
    """Nobody plans anything, nobody uses anything, the Camp stays."""
    before = t.w.round
    while not t.game.over and t.w.round == before:
        keys = t.keys()
        t.choose(next((key for key in ("ready", "go-on", "pile:0", "stay") if key in keys), keys[0]))


@pytest.mark.rule("RC-201")
def test_a_round_has_six_phases_in_this_order() -> None:
    t = Table(players=3, starting_items=0)
    t.on_top("event", "event/sunny-beach", "event/winter-depression")
    phases = Phases()
    t.game.watch(phases)
    t.give(food=9)
    t.phase("round")
    idle_round(t)
    idle_round(t)
    assert phases.seen[:12] == [(n, phase) for n in (1, 2) for phase in ORDER]


@pytest.mark.rule("RC-201")
@pytest.mark.parametrize(
    ("scenario", "rounds"),
    [("castaways", 12), ("cursed-island", 10), ("jenny", 8), ("volcano", 8), ("cannibals", 9), ("family", 12)],
)
def test_the_game_ends_with_the_last_round_of_the_scenario(scenario: str, rounds: int) -> None:
    for last in (False, True):
        t = Table(players=3, scenario=scenario, starting_items=0)
        t.stop_at_dawn()
        t.shelter()
        t.give(food=9)
        t.w.jenny = ""
        t.w.round = rounds - (not last)
        t.phase("night")
        t.go_on()
        assert t.game.over == last
        if last:
            assert t.game.outcome is not None
            assert (t.game.outcome.won, t.game.outcome.rule) == (False, "RC-703")
        else:
            assert t.w.round == rounds


@pytest.mark.rule("RC-202")
def test_an_event_about_this_round_is_forgotten_in_the_next() -> None:
    t = Table(players=3, starting_items=0)
    t.shelter()
    t.stop_at_dawn()
    t.w.round = 2
    t.characters("cook", "carpenter", "explorer")
    t.determination(5, 5, 5)
    t.on_top("event", "event/weakness")  # the First Player's skills do not work this round
    t.phase("event")
    t.go_on()
    t.to_planning()
    assert not [key for key in t.keys(0) if key.startswith("skill:")]
    assert [key for key in t.keys(2) if key.startswith("skill:")]
    t.resolve()
    t.go_on()
    t.give(food=3)
    t.phase("night")
    assert not [key for key in t.keys(0) if key.startswith("skill:")]  # still in the Night
    t.go_on()
    assert (t.idle, t.w.round) == (True, 3)
    t.to_planning()
    assert [key for key in t.keys(0) if key.startswith("skill:")]


@pytest.mark.rule("RC-203")
def test_who_was_outside_comes_back_before_the_event_phase() -> None:
    t = Table(players=3, starting_items=0)
    t.shelter()
    t.stop_at_dawn()
    t.play(NightOutside((Morale(1),)), who=2, place="action")
    t.give(food=2)
    t.phase("night")
    assert t.w.round == 2
    assert t.idle  # the Event phase has not begun
    assert t.w.outside == {}
    assert t.w.morale == 1
    assert t.w.ids("threat-right") == ["food-crates"]


@pytest.mark.rule("RC-203")
def test_a_timer_of_the_scenario_runs_before_the_event_phase() -> None:
    t = Table(players=3, scenario="volcano", starting_items=0)
    t.stop_at_dawn()
    t.tile("N3", 2)
    t.w.camp = "N3"
    t.shelter()
    t.give(food=3)
    t.w.round = 3
    t.phase("night")
    t.choose("stay")
    assert (t.w.round, t.idle) == (4, True)
    assert not t.w.open_land("M4")  # the lava has taken it
    assert t.w.ids("threat-right") == ["food-crates"]


@pytest.mark.rule("RC-203")
def test_a_beast_laid_aside_is_fought_before_the_event_phase_by_the_new_first_player() -> None:
    t = Table(players=3, starting_items=0)
    t.shelter()
    t.stop_at_dawn()
    t.on_top("beast", "beast/bear")
    t.play(SetBeastAside())
    assert t.w.size("hunting") == 0
    t.give(food=3)
    t.phase("night")
    assert t.w.first == 1
    assert t.w.wounds[0] == t.w.wounds[2] == 0
    assert t.w.wounds[1] > 0
    assert t.w.ids("beast-discard") == ["bear"]
    assert t.w.ids("threat-right") == ["food-crates"]
