"""What becomes of Discovery tokens (RC-1190 to RC-1192)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.things.discovery import DrawDiscovery
from tests.games.robinson.table import Table, camp


def found(t: Table, *names: str) -> None:
    """These tokens are drawn outside an Action."""
    t.draws(*[f"discovery/{name}" for name in names])
    t.play(DrawDiscovery(len(names)))


@pytest.mark.rule("RC-1190")
def test_wood_and_food_tokens_turn_into_cubes() -> None:
    t = camp()
    found(t, "fallen-tree", "nourishing-larvae", "tobacco")
    assert (t.w.stock["wood"], t.w.stock["food"], t.w.stock["ration"]) == (1, 2, 0)
    assert sorted(t.w.ids("discovery-gone")) == ["fallen-tree", "nourishing-larvae"]
    assert t.w.ids("discoveries") == ["tobacco"]


@pytest.mark.rule("RC-1190")
def test_cubes_of_an_exploration_come_at_the_end_of_the_phase() -> None:
    t = camp()
    t.draws("tile/tile-1", "discovery/fallen-tree", "discovery/old-machete")
    t.to_planning()
    t.plan(1, "explore:N1", "join:explore:N1:pawn")
    t.plan(2, "arrange:camp")
    t.resolve()
    assert t.w.stock["wood"] == 1
    assert t.w.ids("discoveries") == ["old-machete"]
    assert t.w.levels["weapon"] == 0  # kept until it is used


@pytest.mark.rule("RC-1190")
def test_tobacco_is_not_wasted_on_the_merry() -> None:
    t = camp()
    t.w.morale = 3
    found(t, "tobacco")
    t.play(Window("production"))
    assert t.idle  # nothing to gain from it now
    t.play(Morale(-2))
    t.play(Window("production"))
    t.choose("token:tobacco")
    assert t.w.morale == 2
    assert t.w.ids("discoveries") == []


@pytest.mark.rule("RC-1191")
def test_the_goat_waits_while_actions_resolve() -> None:
    t = camp()
    t.levels(weapon=1)
    t.discovery("goat")
    t.discovery("tobacco")
    t.tile("M2", 4)
    t.to_planning()
    assert "token:goat" in t.keys(0)
    t.plan(1, "gather:M2-wood")
    t.dice("gather")
    t.resolve()
    assert t.asked == "window"
    assert t.keys() == ["go-on", "token:tobacco"]
    t.go_on()
    t.play(Window("before-weather"))
    t.choose("token:goat")
    assert (t.w.stock["fur"], t.w.stock["food"]) == (1, 1)


@pytest.mark.rule("RC-1191", "RC-654")
def test_a_goat_exchanged_while_planning_can_be_planned_with() -> None:
    t = camp()
    t.levels(weapon=1)
    t.discovery("goat")
    t.threat("heavy-clouds")  # 1 fur
    t.to_planning()
    assert "RC-269" in t.why("threat:right", 1)
    t.choose("token:goat", 0)
    t.plan(1, "threat:right")
    t.resolve()
    assert (t.w.stock["fur"], t.w.stock["food"]) == (0, 1)


@pytest.mark.rule("RC-1191")
def test_no_goat_without_a_weapon() -> None:
    t = camp()
    t.discovery("goat")
    t.play(Window("production"))
    assert t.idle
    assert t.w.ids("discoveries") == ["goat"]


@pytest.mark.rule("RC-1192")
def test_healing_herbs_make_a_cure_or_are_kept() -> None:
    t = camp()
    t.item("pot")
    t.discovery("healing-herbs")
    t.play(Window("production"))
    t.choose("token:healing-herbs")
    assert "cure" in t.w.built
    assert t.w.ids("discoveries") == []
    t = camp()
    t.item("pot", "cure")
    t.discovery("healing-herbs")
    t.play(Window("production"))
    assert t.idle
    assert t.w.ids("discoveries") == ["healing-herbs"]
