"""Where two rules meet: positions set up and played, and what is told of them."""

import pytest

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.idle_questions import idle_answer
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.flow.morning import TrapPays
from holdfast.games.this_war.flow.night_raid import NightRaidPhase
from holdfast.games.this_war.house.building import BuildFitting
from holdfast.games.this_war.house.shelter_cards import ShelterCardRestore
from holdfast.games.this_war.house.spaces import SPACE
from holdfast.games.this_war.people.health import ColdCheck
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.pieces import RaidChange
from holdfast.games.this_war.rules import HUNGER, ILLNESS, ITEM, MISERY
from holdfast.games.this_war.things.stores import Gain, Lose, LoseAll
from tests.games.this_war.table import Table

TELLER = Localizer(DEFINITION, "en", DEFINITION.content())


def three(**store: int) -> Table:
    t = Table()
    t.people("arica", "marin", "katia")
    t.store(**store)
    return t


def told(t: Table, *effects: AnyEffect, by: Cause | None = None) -> list[str]:
    """What the log says of some effects."""
    log = Log(DEFINITION)
    t.game.watch(log)
    t.run(*effects, by=by)
    return [TELLER.line(line, t.w) for line in log.lines]


@pytest.mark.rule("TW-1226", "TW-1202")
def test_a_page_that_nobody_is_there_to_read_is_not_read() -> None:
    t = three()
    t.outside("hotel", "arica")
    t.w.stopped = t.w.scavengers
    t.run(OpenScript("loc-05-a"))
    assert "loc-05-a" not in t.w.read
    t.w.stopped = ()
    t.run(OpenScript("loc-05-a"))
    assert "loc-05-a" in t.w.read


@pytest.mark.rule("TW-726", "TW-727")
def test_an_ignored_raid_is_told_and_crime_goes_on() -> None:
    t = three()
    t.tasks(arica="guard", marin="floor", katia="floor")
    t.w.raid_changes = (RaidChange(ignore=True),)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.run(NightRaidPhase())
    assert "log-no-raid" in [line.message for line in log.lines]
    assert t.w.raid_changes == ()
    assert t.game.question.tag == "wave"


@pytest.mark.rule("TW-334", "TW-326")
def test_what_is_buried_is_not_built_and_not_told_as_built() -> None:
    t = three()
    card = t.w.zones["fittings"].top[0]
    t.clear("g3")
    t.run(ShelterCardRestore("g3"))
    lines = told(t, BuildFitting(card, SPACE["g3"], ""), by=Cause(who=t.p("marin")))
    assert lines == ["Marin can no longer do it: G3 is not as it was"]
    assert t.w.zones["fittings"].top[0] == card


@pytest.mark.rule("TW-1841", "TW-1008")
def test_a_promise_holds_one_and_the_other_goes() -> None:
    t = three()
    t.keep("a-promise")
    t.states("arica", misery=3)
    t.states("marin", misery=3)
    t.run(State("all", "misery", 1))
    t.choose("keep-promise")
    assert t.w.level(t.p("arica"), MISERY) == 3
    assert "marin" not in t.group()


@pytest.mark.rule("TW-1801", "TW-1866")
def test_warm_clothes_may_be_enough_and_wear_out_all_the_same() -> None:
    t = three()
    t.token("warm-clothes", uses=2)
    t.w.cold = 2
    assert told(t, ColdCheck()) == ["The Cold is tested: 2 on the table", "Warm Clothes: used"]
    token = t.w.token("warm-clothes")
    assert token is not None
    assert token.uses == 1
    assert not any(t.w.level(p, ILLNESS) for p in t.w.group)


@pytest.mark.rule("TW-607", "TW-606")
def test_an_encounter_brings_the_noise_down_and_says_so_only_if_it_does() -> None:
    for noise, says in ((4, ["Somebody comes, and Noise falls back to 1"]), (1, [])):
        t = three()
        t.outside("hotel", "arica", "marin", noise=noise)
        assert told(t, Encounter())[: len(says)] == says
        assert t.w.noise == 1


@pytest.mark.rule("TW-1866")
def test_a_trap_rids_the_house_of_rats_only_where_there_are_any() -> None:
    t = three()
    t.run(Gain("raw-food", 1, "storage"))
    assert told(t, TrapPays()) == []
    t.token("rats")
    t.run(Gain("raw-food", 1, "storage"))
    assert told(t, TrapPays()) == ["Rats: gone"]
    assert t.w.token("rats") is None


@pytest.mark.rule("TW-706", "TW-704")
def test_weapons_in_hands_are_not_among_what_is_given_up() -> None:
    t = three(knife=1, wood=3)
    t.tasks(arica="guard", marin="floor", katia="floor")
    t.armed(arica="knife")
    t.run(Lose("any", 3, "storage"))
    keys = t.keys()
    assert "give:knife" in keys
    assert "give:knife:2" not in keys, "one is in her hands"


@pytest.mark.rule("TW-1211", "TW-022")
def test_everything_lost_takes_the_blank_tokens_of_that_place_and_names_them() -> None:
    t = three(wood=1)
    t.token("music-box")
    t.token("child", place="location:05")
    assert told(t, LoseAll(("any",), "storage")) == ["Gone: 1 Wood", "Music Box: gone"]
    assert t.w.token("child") is not None


@pytest.mark.rule("TW-411", "TW-1216")
def test_who_is_away_is_not_fed_with_the_others() -> None:
    t = three(raw_food=3, water=3)
    for name in t.group():
        t.states(name, hunger=1)
    t.w.away = ((t.p("katia"), t.w.day + 2),)
    t.dusk()
    t.choose("drink")
    t.choose("all-eat:raw-food")
    assert t.w.level(t.p("katia"), HUNGER) == 1
    assert t.w.storage[ITEM["raw-food"]] == 1


@pytest.mark.rule("TW-510", "TW-505")
def test_who_is_exhausted_is_not_sent_to_guard_with_the_others() -> None:
    t = three()
    t.states("katia", fatigue=4)
    t.evening()
    assert "all:guard" not in [option.key for option in t.game.moves(0)]
    t.choose("guard")
    t.choose("all:floor")
    assert [t.w.tasks[p] for p in t.w.group] == ["guard", "floor", "floor"]


@pytest.mark.rule("TW-613", "TW-616")
def test_who_walks_on_is_asked_again_as_soon_as_there_is_something() -> None:
    t = three()
    t.outside("hotel", "arica", "marin", unknown=4)
    place = t.w.place(t.w.location)
    gone = next(name for name in ("bars", "rubble", "closed-door") if name not in place.obstacles)
    t.next_cards(gone, "pantry")
    t.choose("reveal-on")
    assert t.game.question.tag == "offered", "an empty passage, then a pantry"
    assert t.w.unknown == 2


@pytest.mark.rule("TW-714", "TW-708")
def test_a_blank_in_a_raid_is_rolled_again_by_the_table_and_in_a_fight_by_nobody() -> None:
    t = three()
    t.tasks(arica="guard", marin="floor", katia="floor")
    t.combat_dice(0)
    t.raid("looters", 3, 1)
    assert t.game.question.tag == "blow"
    option = idle_answer(t.game, 0)
    assert option is not None
    assert option.key == "again"
