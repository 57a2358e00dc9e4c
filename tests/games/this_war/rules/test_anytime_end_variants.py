"""Anytime rules, the end, variants, what is hidden (TW-1301 to TW-1322, TW-1401 to TW-1408, TW-1501 to TW-1523, TW-1601 ff.)."""

from typing import Any

import pytest

import holdfast
from holdfast.core.engine.effect import replace
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.save import load as load_save
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.pages import LastPage
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.display.view import stats
from holdfast.games.this_war.house.spaces import EMPTY, PLAIN, SPACE
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.rules import STANDARD, Rules, rules_of
from tests.games.this_war.table import Table

# --- at any time -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1301", "TW-1303")
def test_eating_at_any_time_but_not_in_a_fight() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", hunger=3)
    t.store(canned_food=1, raw_food=1, vegetable=1)
    t.day()
    t.choose("eat:anton:canned-food")
    assert t.state("anton") == {"hunger": 1}
    t.choose("eat:anton:raw-food")
    assert t.state("anton") == {}
    t.states("anton", hunger=2)
    t.store(raw_food=1)
    t.in_phase("day", StartFight(1, {"a": "none", "b": "none", "c": "none"}))
    assert not [key for key in t.keys() if key.startswith("eat")]


@pytest.mark.rule("TW-1302")
def test_scavengers_eat_from_the_findings_pile() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", hunger=2)
    t.states("marin", hunger=2)
    t.store(raw_food=1)
    t.pile(vegetable=1, canned_food=1)
    t.outside("hotel", "anton")
    assert [key for key in t.keys() if key.startswith("eat")] == ["eat:anton:canned-food"]
    t.choose("eat:anton:canned-food")
    assert t.state("anton") == {}
    assert t.stored() == {"raw-food": 1}
    assert t.piled() == {"vegetable": 1}


@pytest.mark.rule("TW-1304")
def test_medicine_may_be_assigned_by_day_and_acts_at_dawn() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", illness=2)
    t.store(meds=1)
    t.day()
    t.choose("assign:anton:meds")
    assert t.state("anton") == {"illness": 2}
    t.choose("rest")
    t.choose("rest")
    t.fate("fate-4")
    assert t.state("anton") == {}
    assert t.stored(t.w.box)["meds"] == 3


@pytest.mark.rule("TW-1306")
def test_storage_times_five_needs_no_decision() -> None:
    t = Table()
    t.store(wood=23, component=7)
    assert t.stored() == {"wood": 23, "component": 7}
    assert not t.faults()


@pytest.mark.rule("TW-1307")
def test_rerolls_are_offered_before_the_result_counts() -> None:
    t = Table()
    t.people("boris")
    t.outside("hotel", "boris")
    t.game.dictate(dice=[0])
    t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}))
    t.game.dictate(dice=[3])
    t.choose("fight")
    assert t.asked == "blow"
    assert t.w.fight is not None
    assert t.w.fight.foes[0].wounds == 0


@pytest.mark.rule("TW-1308", "TW-1309")
def test_others_are_not_asked_and_there_is_no_vote() -> None:
    t = Table(players=4)
    t.people("anton", "marin")
    t.day()
    for seat in (1, 2, 3):
        assert t.game.question.options_for(seat) == []
        assert t.refuses("rest", seat=seat) == {"HF-02"}
    assert t.game.view(2)["question"] == "assign", "but all see what is asked, so that they can suggest"


@pytest.mark.rule("TW-1320", "TW-1321", "TW-1322")
def test_a_campaign_is_saved_and_restored_exactly_at_any_question() -> None:
    game = DEFINITION.new(2, {}, 11)
    for _ in range(40):
        if game.over:
            break
        game.choose(game.question.options[0])
    again = load_save(game.save(), lambda name: DEFINITION)
    assert again.view(0) == game.view(0)
    assert again.world.zones == game.world.zones, "decks keep their order"
    assert [o.key for o in again.question.options] == [o.key for o in game.question.options]


# --- the end -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1402", "TW-1408", "TW-1404")
def test_victory_survival_and_the_third_objective() -> None:
    t = Table()
    t.people("anton", "marin", starting=("marin",))
    t.goal("see-it-through")
    t.morning("ceasefire", deck="ending-event")
    assert t.game.outcome is not None
    assert t.game.outcome.won
    assert (t.w.done, t.w.goals) == (True, 1)


@pytest.mark.rule("TW-1403")
def test_defeat() -> None:
    t = Table()
    t.people("anton")
    t.states("anton", illness=3)
    t.in_phase("day", State("all", "illness", 1))
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "TW-1403")


@pytest.mark.rule("TW-1405")
def test_notes_are_read_whatever_the_result() -> None:
    t = Table()
    t.people("anton")
    t.w.notes = ("note-8",)
    t.states("anton", illness=3)
    pages = t.record(LastPage)
    t.in_phase("day", State("all", "illness", 1))
    assert [page.script for page in pages] == ["end-defeat", "note-8"]


@pytest.mark.rule("TW-1407")
def test_what_a_campaign_counts() -> None:
    t = Table()
    t.people("anton", "marin", starting=("anton",))
    t.states("marin", hunger=3, misery=3, fatigue=3)
    t.w.day = 11
    t.morning("ceasefire", deck="ending-event")
    figures = stats(t.w)
    assert (figures["result"], figures["day"]) == ("victory", 12)
    assert (figures["starting_survivors"], figures["survivors"], figures["whole"]) == (1, 2, 1)
    assert figures["objectives"] == 1
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (), "there are no points"


# --- variants ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1502")
def test_the_advanced_board() -> None:
    t = Table(board="advanced")
    assert (t.w.house[SPACE["g3"]], t.w.house[SPACE["u3"]]) == (EMPTY, PLAIN)
    assert t.stored() == {item: n for item, n in STANDARD.start if item != "lockpick"}
    t.people("boris")
    t.store()
    t.day()
    t.choose("dig:u3")
    assert t.stored() == {}, "plain Rubble hides nothing"
    assert t.w.size("shelter-gone") == 0


@pytest.mark.rule("TW-1503")
def test_easier() -> None:
    t = Table(difficulty="easier")
    assert [t.state(name) for name in t.group()] == [{"hunger": 1}] * 3
    assert (t.stored()["vegetable"], t.stored()["bandages"]) == (1, 1)
    t.morning("chapter-2", deck="chapter")
    assert t.w.cold == 0
    for event, rolled, wounds in (("", 1, 1), ("", 2, 0), ("snipers", 2, 1), ("snipers", 3, 0)):
        t = Table(difficulty="easier")
        t.people("anton", "marin", "boris")
        t.store()
        t.w.today = (event,) if event else ()
        t.fetch("visitor/barterer", "visitors")
        t.day()
        t.dice(rolled)
        t.choose("outside:g1")
        t.answer("rest", "rest")
        assert t.state("anton").get("wounds", 0) == wounds


@pytest.mark.rule("TW-1504")
def test_harder() -> None:
    t = Table(difficulty="harder")
    assert [t.state(name) for name in t.group()] == [{"hunger": 2, "misery": 1}] * 3
    assert t.stored() == {**dict(STANDARD.start), "raw-food": 2}
    for space, cards in (("near", 11), ("medium", 10), ("far", 8)):
        t = Table(difficulty="harder")
        t.people("anton", "marin")
        t.tasks(anton="scavenge", marin="guard")
        t.scavenge()
        t.choose(f"go:{space}")
        assert t.w.unknown == cards


def test_a_table_plays_with_numbers_of_its_own() -> None:
    """They apply from the start, are stored in the save, and change nothing else."""
    game = DEFINITION.new(1, {"difficulty": "harder"}, 3, numbers={"start_hunger": 1, "cards_at": [5, 4, 3]})
    rules = replace(rules_of("harder", "standard", "off"), start_hunger=1, cards_at=(5, 4, 3))
    assert [person["states"]["hunger"] for person in game.view(0)["people"]] == [1, 1, 1]
    assert "own_rules" not in game.view(0)
    assert holdfast.load(game.save()).world.rules == game.world.rules == rules
    assert ObservedWorld(game.world, 0).rules == rules


@pytest.mark.parametrize("options", [("standard", "standard", "off"), ("harder", "advanced", "on")])
def test_a_save_without_own_numbers_has_those_of_its_settings(options: tuple[str, str, str]) -> None:
    game = DEFINITION.new(1, dict(zip(("difficulty", "board", "short"), options, strict=True)), 3)
    world: Any = holdfast.load(game.save()).world
    assert world.own_rules is None
    assert world.rules == rules_of(*options)
    assert (rules_of(*options) == Rules()) == (options[0] == "standard")


@pytest.mark.rule("TW-1505")
def test_a_chosen_group() -> None:
    game = DEFINITION.new(1, {"group": "chosen"}, 3)
    assert {o.key for o in game.question.options} == {f"character:{n}" for n in ("boris", "marko", "pavle", "roman")}
    for name in ("roman", "zlata", "anton"):
        game.choose(f"character:{name}")
    assert [p["id"] for p in game.view(0)["people"]] == ["roman", "zlata", "anton"]
    assert not DEFINITION.rules.audit(game.world)


@pytest.mark.rule("TW-1506")
def test_open_votes() -> None:
    t = Table(players=3, open_votes="on")
    t.people("anton", "marin")
    t.outside("tram-depot", "anton")
    t.script("loc-02-a")
    assert t.game.question.seats == (0, 1, 2)
    keys = [o.key for o in t.game.question.options_for(0)]
    t.choose(keys[2], seat=0)
    t.choose(keys[0], seat=1)
    t.choose(keys[0], seat=2)
    assert t.piled() == {"mechanical-part": 2, "coffee": 1, "cigarette": 1}
    t = Table(players=2, open_votes="on")
    t.people("anton", "marin")
    t.outside("tram-depot", "anton")
    t.script("loc-02-a")
    t.choose(keys[2], seat=0)
    t.choose(keys[0], seat=1)
    assert t.piled() == {}, "the Leader breaks the tie"


@pytest.mark.rule("TW-1507")
def test_a_short_campaign() -> None:
    t = Table(short="on")
    assert t.w.size("events") == 11
    assert t.game.view(0)["zones"]["unused"].count("?event") == 7


@pytest.mark.rule("TW-1508")
def test_only_the_base_campaign() -> None:
    assert [s.name for s in DEFINITION.settings] == [
        "language", "difficulty", "board", "group", "first_player", "open_votes", "short", "mild",
    ]  # fmt: skip
    with pytest.raises(holdfast.UnknownName):
        DEFINITION.new(1, {"scenario": "any"})


# --- what is hidden ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1601", "TW-1602")
def test_everybody_sees_the_same() -> None:
    game = DEFINITION.new(3, {}, 5)
    for _ in range(25):
        if game.over:
            break
        views = [dict(game.view(seat).items()) for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        backs = [card for card in views[0]["zones"]["fate"] if not card.startswith("?")]
        assert len(backs) <= 7
        game.choose(game.question.options[0])


@pytest.mark.rule("TW-1603", "TW-1739")
def test_the_radio_shows_the_next_event_to_all() -> None:
    t = Table(players=2)
    t.people("anton", "marin")
    t.states("anton", misery=1)
    t.built(g3="radio")
    t.fetch("event/fever", "events")
    t.w.seen[t.w.content.index["event/fever"]] = 0
    t.day()
    t.choose("use:g3:listen")
    t.dice(6)
    t.choose("rest")
    assert t.game.view(1)["zones"]["events"][-1] == "event/fever"
    assert t.state("anton") == {}
    t.day(turn=2)
    assert "use:g3:listen" not in t.keys(), "once per day"
