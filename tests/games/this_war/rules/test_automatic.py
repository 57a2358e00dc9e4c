"""What a table does not ask, and several of one thing as one answer."""

import pytest

from holdfast.core.idle_questions import idle_answer
from holdfast.games.this_war.display.automatic import obvious
from holdfast.games.this_war.rules import HUNGER, ITEM, MISERY
from holdfast.games.this_war.things.stores import Lose
from tests.games.this_war.table import Table


def unasked(t: Table) -> str:
    """The answer that the table gives by itself, or nothing."""
    option = idle_answer(t.game, t.game.asked[0])
    return "" if option is None else option.key


def home(*people: str, **store: int) -> Table:
    t = Table()
    t.people(*people)
    t.store(**store)
    return t


@pytest.mark.rule("TW-401", "TW-403")
def test_water_for_all_is_not_asked_unless_somebody_wants_to_share_it_out() -> None:
    t = home("arica", "marin", "katia", water=3)
    t.dusk()
    assert unasked(t) == "drink"
    t = home("arica", "marin", "katia", water=3)
    t.w.remember("rationed")
    t.dusk()
    assert unasked(t) == ""
    t.choose("dry:marin")
    assert unasked(t) == "", "the others may go without too"
    t = home("arica", "marin", "katia", water=2)
    t.dusk()
    assert unasked(t) == "", "there is too little"
    t = home("arica", "marin", "katia", water=3, raw_food=1)
    t.states("marin", hunger=3)
    t.dusk()
    assert unasked(t) == "", "he may eat before"


@pytest.mark.rule("TW-405", "TW-406")
def test_one_answer_feeds_all_or_nobody() -> None:
    t = home("arica", "marin", "katia", water=3, raw_food=3)
    for name in t.group():
        t.states(name, hunger=2)
    t.dusk()
    t.choose("drink")
    t.choose("all-eat:raw-food")
    assert [t.w.level(p, HUNGER) for p in t.w.group] == [1, 1, 1]
    assert t.w.storage[ITEM["raw-food"]] == 0
    assert t.game.question.tag != "meal"
    t = home("arica", "marin", "katia", water=3, raw_food=1)
    t.dusk()
    t.choose("drink")
    t.choose("nobody-eats")
    assert [t.w.level(p, HUNGER) for p in t.w.group] == [1, 1, 1]


@pytest.mark.rule("TW-501", "TW-505")
def test_one_answer_sends_all_the_others_to_sleep_but_never_leaves_the_door_alone() -> None:
    t = home("arica", "marin", "katia", water=3)
    t.evening()
    keys = [option.key for option in t.game.moves(0)]
    assert "all:guard" in keys
    assert "all:floor" not in keys, "nobody stands guard yet"
    t.choose("guard")
    t.choose("all:floor")
    assert [t.w.tasks[p] for p in t.w.group] == ["guard", "floor", "floor"]


@pytest.mark.rule("TW-706")
def test_several_of_a_kind_are_given_up_at_once() -> None:
    t = home("arica", "marin", "katia", wood=4, component=2)
    t.run(Lose("any", 4, "storage"))
    keys = t.keys()
    assert {"give:wood", "give:wood:4", "give:component:2"} <= {*keys}
    assert "give:wood:5" not in keys
    t.choose("give:wood:3")
    t.choose("give:component")
    assert (t.w.storage[ITEM["wood"]], t.w.storage[ITEM["component"]]) == (1, 1)


@pytest.mark.rule("TW-810")
def test_drinking_can_wait_for_fate_unless_somebody_is_near_the_end() -> None:
    for misery, says in ((1, "go-on"), (2, "")):
        t = home("arica", "marin", "katia", water=3, alcohol_100=1)
        t.states("marin", misery=misery)
        t.dawn()
        assert t.game.question.tag == "alcohol"
        found = obvious(t.w, t.game.question.effect, t.game.moves(0))
        assert (found.key if found else "") == says
        assert t.w.level(t.p("marin"), MISERY) == misery
