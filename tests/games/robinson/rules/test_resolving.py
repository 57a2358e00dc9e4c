"""Resolving the Actions (RC-291 to RC-295): the fixed order, Future Resources, the end of the phase."""

import pytest

from holdfast.games.robinson.flow.action import Resolve
from holdfast.games.robinson.scenarios.occasions import CheckGoal
from holdfast.games.robinson.things.discovery import TokenAvailable
from holdfast.games.robinson.things.inventions import GainItem
from holdfast.games.robinson.things.mystery import TakeTreasure
from tests.games.robinson.table import Table


def table(scenario: str = "castaways") -> Table:
    t = Table(players=4, scenario=scenario, starting_items="0")
    t.characters("carpenter", "cook", "explorer", "soldier")
    t.tile("M2", 6)
    t.levels(weapon=6)
    return t


@pytest.mark.rule("RC-291")
def test_actions_are_resolved_in_the_fixed_order_whatever_was_planned_first() -> None:
    t = table()
    t.give(wood=1)
    t.beast("fox")
    t.threat("weakness")
    t.to_planning()
    t.plan(0, "rest:rest", "arrange:camp")
    t.plan(1, "explore:N1", "gather:M2-wood")
    t.plan(2, "build:weapon", "threat:right")
    t.plan(3, "hunt:beast", "join:hunt:beast:pawn")
    t.dice("build")
    t.dice("gather")
    t.dice("explore")
    done = t.record(Resolve)
    t.resolve()
    t.answer("determination")
    slots = ["threat:right", "hunt:beast", "build:weapon", "gather:M2-wood", "explore:N1", "arrange:camp", "rest:rest"]
    assert [r.slot for r in done] == slots
    assert t.idle


@pytest.mark.rule("RC-292", "RC-601")
def test_within_one_type_the_group_chooses_the_order() -> None:
    t = table()
    t.w.first = 2
    t.give(wood=2)
    t.to_planning()
    t.plan(0, "build:weapon", "join:build:weapon:pawn")
    t.plan(1, "build:shovel", "join:build:shovel:pawn")
    done = t.record(Resolve)
    t.resolve()
    assert t.asked == "resolve-all"
    assert t.game.question.seats == (2,)
    assert t.keys() == ["resolve:build:weapon", "resolve:build:shovel"]
    t.choose("resolve:build:shovel")
    t.go_on()
    assert [r.slot for r in done] == ["build:shovel", "build:weapon"]


@pytest.mark.rule("RC-292")
def test_a_special_action_of_the_scenario_comes_after_exploration() -> None:
    t = table("family")
    t.spot("M2", exhausted=("parrot",))
    t.to_planning()
    t.plan(0, "arrange:camp")
    t.plan(1, "special:reclaim-M2-parrot", "join:special:reclaim-M2-parrot:pawn")
    t.plan(2, "explore:N1", "join:explore:N1:pawn")
    done = t.record(Resolve)
    t.resolve()
    t.answer("determination")
    assert [r.slot for r in done] == ["explore:N1", "special:reclaim-M2-parrot", "arrange:camp"]
    assert t.w.spots["M2"].exhausted == ()


@pytest.mark.rule("RC-292")
def test_burning_a_village_belongs_to_the_hunting_step() -> None:
    t = table("cannibals")
    t.levels(weapon=20)
    t.spot("M2", totem=1)
    t.to_planning()
    t.plan(0, "build:shovel", "join:build:shovel:pawn")
    t.plan(1, "hunt:burn-M2", "join:hunt:burn-M2:pawn")
    done = t.record(Resolve)
    t.resolve()
    t.go_on()
    assert [r.slot for r in done] == ["hunt:burn-M2", "build:shovel"]


@pytest.mark.rule("RC-293")
def test_gains_wait_but_determination_may_be_spent_at_once() -> None:
    t = table()
    t.threat("memories-of-the-cruise")  # 2 Determination, Morale +1
    t.on_top("gathering-adventure", "gathering-adventure/unexpected-discovery")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "threat:right", "gather:M2-wood")
    t.plan(0, "join:threat:right:pawn")
    t.dice("gather", adventure="adventure")
    t.resolve()
    assert t.w.determination[:4] == [0, 2, 0, 0]
    assert "skill:searching-talent" in t.keys(1)  # the Cook pays a reroll with what the Threat Action gave
    t.choose("skill:searching-talent")
    t.game.dictate(dice=[1])
    t.choose("reroll:wound:blank")
    assert t.idle
    assert t.w.determination[1] == 0
    assert t.w.stock["wood"] == 1
    assert t.w.ids("discoveries") == ["tobacco"]


@pytest.mark.rule("RC-293", "RC-351")
def test_nothing_in_future_resources_can_be_used_in_the_same_phase() -> None:
    t = table()
    t.determination(0, 2, 0, 0)
    t.to_planning()
    t.plan(0, "build:shovel", "join:build:shovel:pawn")
    t.plan(2, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(1, "gather:M2-parrot")
    t.dice("gather")
    t.resolve()
    t.choose("resolve:gather:M2-wood")
    assert t.asked == "window"  # the Cook may reroll: the phase still runs
    assert t.future("wood") == 1
    assert t.w.stock["wood"] == 0
    assert t.w.ids("future") == ["shovel"]
    assert not t.w.has("shovel")
    t.go_on()
    assert t.w.stock["wood"] == 1
    assert t.future("wood") == 0
    assert t.w.has("shovel")


@pytest.mark.rule("RC-294")
def test_at_the_end_single_use_pawns_are_gone_and_the_others_return() -> None:
    t = table()
    t.give(wood=2)
    t.item("lantern")
    t.discovery("candles")
    t.to_planning()
    t.choose("token:candles", 0)
    t.plan(0, "build:weapon", "join:build:weapon:brown-extra1")
    t.plan(1, "build:shovel", "join:build:shovel:brown-lantern")
    t.resolve()
    t.go_on()
    assert t.w.levels["weapon"] == 7
    assert t.w.has("shovel")
    assert t.w.plan == ()
    t.to_planning()
    assert t.w.extras == ("brown-lantern",)
    assert t.w.ids("discovery-gone") == ["candles"]
    t.plan(0, "rest:rest", "rest:rest")


@pytest.mark.rule("RC-295", "RC-353")
def test_the_order_at_the_end_resources_tokens_treasures_items_scenario_items_goal() -> None:
    t = table()
    t.give(wood=1)
    t.tile("S1", 11)
    t.on_top("tile", "tile/tile-5")
    t.on_top("discovery", "discovery/tobacco")
    t.on_top("mystery", "mystery/gold")
    t.threat("wrecked-balloon")  # a Treasure
    t.to_planning()
    t.plan(0, "threat:right", "build:hatchet")
    t.plan(3, "join:build:hatchet:pawn")
    t.plan(1, "build:knife", "join:build:knife:pawn")
    t.plan(2, "explore:N1", "join:explore:N1:pawn")
    t.resolve()
    end = t.record(TokenAvailable, TakeTreasure, GainItem, CheckGoal)
    t.go_on()
    assert t.idle
    kinds = [type(e).__name__ for e in end]
    cards = [t.w.content.cards[e.card].key for e in end if not isinstance(e, CheckGoal)]
    assert cards == ["discovery/tobacco", "mystery/gold", "invention/knife", "scenario-invention/hatchet"]
    assert kinds[:3] == ["TokenAvailable", "TakeTreasure", "GainItem"]
    assert kinds[-1] == "CheckGoal"
    assert t.w.ids("scenario-items") == ["hatchet"]


@pytest.mark.rule("RC-295")
def test_items_are_turned_in_the_order_the_group_likes() -> None:
    t = table()
    t.tile("S1", 11)
    t.to_planning()
    t.plan(0, "build:shovel", "join:build:shovel:pawn")
    t.plan(1, "build:knife", "join:build:knife:pawn")
    t.resolve()
    t.choose(t.keys()[0])
    assert t.asked == "items-ready"
    assert set(t.keys()) == {"item:shovel", "item:knife"}
    t.choose("item:knife")
    assert t.w.built[-2:] == ("knife", "shovel")
    assert t.w.levels["weapon"] == 7
