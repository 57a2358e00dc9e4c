"""What one would answer piece by piece, as one answer: a night, a pack, a meal, a price, a walk through a Location."""

import pytest

from holdfast.core.idle_questions import idle_answer
from holdfast.games.this_war.actions.places import Sort
from holdfast.games.this_war.city.packing import Equip
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.flow.scavenging import SetOut
from holdfast.games.this_war.flow.turns import ActionTurn, BetweenTurns
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.people.health import AssignMeds
from holdfast.games.this_war.people.spirit import SpiritLine
from holdfast.games.this_war.rules import HUNGER, ITEM
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Lose, LoseValue
from tests.games.this_war.table import Table


def home(*people: str, **store: int) -> Table:
    t = Table()
    t.people(*people)
    t.store(**store)
    return t


def unasked(t: Table) -> str:
    """The answer that the table gives by itself, or nothing."""
    option = idle_answer(t.game, t.game.asked[0])
    return "" if option is None else option.key


def moves(t: Table) -> list[str]:
    return [option.key for option in t.game.moves(t.game.asked[0])]


# --- eating and medicine stand apart -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1303", "TW-1304")
def test_food_and_medicine_that_can_wait_stand_apart_from_the_answers() -> None:
    t = home("arica", "marin", "katia", raw_food=2, meds=1)
    t.states("marin", hunger=2, illness=1)
    t.day()
    assert "eat:marin:raw-food" not in moves(t)
    assert {"eat:marin:raw-food", "assign:marin:meds"} <= {*t.keys()}, "they may be given all the same"
    t.choose("eat:marin:raw-food")
    assert t.state("marin") == {"hunger": 1, "illness": 1}
    t.states("marin", hunger=3)
    t.day()
    assert "eat:marin:raw-food" in moves(t), "who is starving cannot wait"


@pytest.mark.rule("TW-1303", "TW-636")
def test_a_moment_that_offers_only_food_is_no_question() -> None:
    t = home("arica", "marin")
    t.states("arica", hunger=1)
    t.pile(raw_food=1)
    t.outside("hotel", "arica", unknown=0)
    while "take:wood" in moves(t):
        t.choose("take:wood")
    assert moves(t) == ["home", "eat:arica:raw-food"]
    assert unasked(t) == "home"


# --- the day -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-315", "TW-316")
def test_what_several_rummage_is_sorted_together() -> None:
    t = home("arica", "marin", "katia")
    t.w.reach = -1
    t.day()
    t.choose("rummage-all")
    t.dice(5, 7, 1)
    t.choose("in-order")
    assert t.game.question.effect == Sort(2)
    assert unasked(t) == "with-next"
    t.choose("with-next")
    assert unasked(t) == "with-next"
    t.choose("with-next")
    assert t.game.question.effect == Sort(1)
    t.choose("with-next")
    assert t.game.question.effect == Sort(7), "Marin is handy"
    assert unasked(t) == ""
    t.choose("wood:2")
    assert t.stored() == {"wood": 2, "component": 5}


@pytest.mark.rule("TW-307")
def test_who_goes_to_the_door_goes_last() -> None:
    t = home("arica", "marin", "katia")
    t.w.reach = -1
    t.day()
    t.choose("outside:g1")
    t.choose("rummage:c3")
    t.choose("rest")
    assert t.asked == "resolve-turn"
    assert unasked(t) == "first:marin"


# --- Dusk and evening ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-401", "TW-402")
def test_who_goes_without_water_is_one_answer() -> None:
    t = home("arica", "marin", "katia", water=1)
    t.dusk()
    assert moves(t) == ["alone:arica", "alone:marin", "alone:katia"]
    assert "dry:arica" in t.keys(), "or one by one"
    t.dice(1, 1)
    t.choose("alone:marin")
    assert [t.w.level(t.p(name), HUNGER) for name in t.group()] == [2, 1, 2], "and nobody has eaten"
    t = home("arica", "marin", "katia", "boris", water=2)
    t.dusk()
    assert len(moves(t)) == 6
    t.dice(1, 1)
    t.choose("dry:arica+boris")
    assert t.w.storage[ITEM["water"]] == 0
    assert [t.w.level(t.p(name), HUNGER) for name in ("arica", "marin", "boris")] == [2, 1, 2]


@pytest.mark.rule("TW-404", "TW-405")
def test_the_hungriest_eat_and_the_others_do_not() -> None:
    t = home("arica", "marin", "katia", water=3, raw_food=1)
    t.states("marin", hunger=2)
    t.dusk()
    t.choose("drink")
    t.choose("hungry-eat:raw-food")
    assert [t.w.level(p, HUNGER) for p in t.w.group] == [1, 1, 1]
    assert t.game.question.tag != "meal"


@pytest.mark.rule("TW-501", "TW-502", "TW-505")
def test_a_whole_night_is_one_answer() -> None:
    t = home("arica", "marin", "katia")
    t.states("katia", fatigue=3)
    t.built(u3="bed")
    t.evening()
    assert any(key.startswith("watch:") for key in moves(t))
    night = next(key for key in t.keys() if key.startswith("night:"))
    assert "katia" not in night, "she is tired"
    t.choose(night)
    assert sorted([t.w.tasks[p] for p in t.w.group]) == ["bed", "guard", "scavenge"]
    assert t.w.tasks[t.p("katia")] == "bed"


@pytest.mark.rule("TW-505")
def test_the_last_one_who_can_stands_guard_without_being_asked() -> None:
    t = home("arica", "marin")
    t.evening()
    assert "unguarded" in t.keys(), "it may be left open on purpose"
    t.choose("scavenge")
    assert unasked(t) == "guard"


# --- outside ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-645", "TW-613")
def test_they_walk_on_until_something_happens() -> None:
    t = home("arica", "marin", "katia")
    t.outside("hotel", "arica", "marin", unknown=7)
    gone = next(name for name in ("bars", "rubble") if name not in t.w.place(t.w.location).obstacles)
    t.next_cards(gone, "pantry", "pantry")
    t.choose("reveal-on")
    assert t.asked == "offered", "an empty passage, then something to decide"
    t.choose("leave")
    assert t.asked == "offered", "nothing has happened: the next card"
    t.states("arica", wounds=1)
    t.choose("leave")
    assert t.asked == "explore", "somebody is hurt"


@pytest.mark.rule("TW-645", "TW-134")
def test_whoever_leads_is_asked_again_when_they_have_become_loud() -> None:
    t = Table(players=3)
    t.people("arica", "marin", "katia")
    t.outside("hotel", "arica", "marin", unknown=7)
    t.next_cards("pantry", "pantry")
    t.choose("reveal-on")
    t.choose("leave")
    assert (t.asked, t.w.leader) == ("offered", 1), "the next Leader was not asked before the card"
    t.w.noise = 5
    t.choose("leave")
    assert (t.asked, t.w.leader) == ("explore", 2)


@pytest.mark.rule("TW-603", "TW-604", "TW-622")
def test_a_pack_is_one_answer_and_can_be_the_same_again() -> None:
    t = home("arica", "marin", "katia", knife=1, lockpick=1, coffee=2)
    t.tasks(arica="scavenge", marin="guard", katia="floor")
    t.outside("hotel", "arica", unknown=0)
    t.run(Equip(), SetOut())
    assert ("closed-door" in t.w.place(t.w.location).obstacles) == (
        "pack" in t.keys() and t.w.pile[ITEM["lockpick"]] == 0
    )
    t.choose("take:coffee:2")
    t.choose("go")
    assert t.w.packed == ((ITEM["coffee"], 2),)
    t.pile()
    t.store(knife=1, lockpick=1, coffee=2)
    t.run(Equip(), SetOut())
    t.choose("as-before")
    assert t.piled() == {"coffee": 2}
    t.pile()
    t.store(knife=1, coffee=1)
    t.run(Equip(), SetOut())
    assert "as-before" not in t.keys(), "there is not as much of it any more"
    t.choose("pack")
    assert t.piled() == {"knife": 1}


@pytest.mark.rule("TW-625")
def test_cards_that_were_looked_at_stay_as_they_lie_or_go_back_at_once() -> None:
    for key, unknown in (("as-they-lie", 6), ("return-all", 3)):
        t = home("arica", "marin")
        t.outside("hotel", "arica", unknown=6)
        t.next_cards("bars", "debris", "pantry")
        t.run(Peek("unknown", 3, sort=True))
        t.choose(key)
        z = t.w.zones["exploration"]
        found = [t.w.content.cards[c].id for c in (z.top if unknown == 6 else z.bottom)]
        assert sorted(found) == ["bars", "debris", "pantry"]
        assert t.w.unknown == unknown
        if unknown == 6:
            assert found == ["pantry", "debris", "bars"]


# --- goods -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-706")
def test_of_what_there_is_most_is_given_up_at_once() -> None:
    t = home("arica", "marin", wood=4, component=3, coffee=1)
    t.run(Lose("any", 4, "storage"))
    t.choose("plenty")
    assert t.stored() == {"wood": 1, "component": 2, "coffee": 1}
    t.run(Lose("any", 9, "storage"))
    assert unasked(t) == "plenty", "all must go"


@pytest.mark.rule("TW-962")
def test_a_price_is_covered_with_as_little_too_much_as_can_be() -> None:
    t = home("arica", "marin", coffee=1, book=1, jewelry=1)
    price = t.w.worth(ITEM["coffee"]) + t.w.worth(ITEM["book"])
    t.in_phase("day", LoseValue(price, "storage"))
    t.choose("cover")
    assert t.stored() == {"jewelry": 1}


@pytest.mark.rule("TW-963", "TW-966")
def test_a_thing_is_bought_for_what_covers_its_price() -> None:
    t = home("arica", "marin", knife=1, coffee=2)
    t.in_phase("day", Barter(("yellow",), 0))
    assert t.refuses("take:bandages") == {"TW-963"}
    t.choose("buy:herb")
    assert t.w.storage[ITEM["herb"]] == 1
    assert t.stored() != {"knife": 1, "coffee": 2, "herb": 1}, "something was given for it"
    t.choose("done")
    t = home("arica", "marin", jewelry=1)
    t.in_phase("day", Barter(("green",), 0))
    t.choose("give:jewelry")
    t.choose("take:sugar:2")
    assert t.stored() == {"sugar": 2}


# --- weapons and medicine ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-701", "TW-708")
def test_all_are_armed_at_once_and_the_last_one_takes_what_there_is() -> None:
    t = home("arica", "marin", "katia", knife=1, hatchet=1)
    t.tasks(arica="guard", marin="guard", katia="floor")
    t.raid("looters", 3, 1)
    assert t.asked == "arm"
    t.choose("arm-all")
    assert t.asked != "arm"
    assert sorted([t.w.held[t.p("arica")], t.w.held[t.p("marin")]]) == sorted([ITEM["knife"], ITEM["hatchet"]])
    t = home("arica", "marin", knife=1)
    t.tasks(arica="guard", marin="floor")
    t.raid("looters", 3, 1)
    assert unasked(t) == "weapon:knife"


@pytest.mark.rule("TW-803", "TW-804")
def test_medicine_for_all_who_need_it_is_one_answer() -> None:
    t = home("arica", "marin", "katia", meds=1, herbal_meds=1, bandages=1)
    t.states("arica", illness=1)
    t.states("marin", illness=3)
    t.states("katia", wounds=2)
    t.dawn()
    assert t.asked == "dawn-meds"
    (all_,) = [option for option in t.game.moves(0) if option.key == "treat-all"]
    doses = (("marin", "meds"), ("arica", "herbal-meds"), ("katia", "bandages"))
    assert all_.then == tuple([AssignMeds(t.p(name), ITEM[item]) for name, item in doses])
    t.choose("treat-all")
    assert t.stored() == {}
    assert t.asked != "dawn-meds"


@pytest.mark.rule("TW-1734")
def test_nothing_is_burnt_against_no_cold() -> None:
    t = home("arica", "marin", wood=3)
    t.built(g3="heater")
    t.day()
    assert not any(key.startswith("use:g3:heat") for key in t.keys())
    t.w.cold = 1
    t.day()
    assert "use:g3:heat-1-0" in moves(t)


# --- what is of no matter ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-724", "TW-709", "TW-714")
def test_in_a_raid_nobody_asks_about_the_order_nor_about_the_best_that_can_be_rolled() -> None:
    t = home("arica", "marin", "katia")
    t.tasks(arica="guard", marin="guard", katia="floor")
    t.combat_dice(3)
    t.raid("looters", 3, 1)
    assert (t.asked, unasked(t)) == ("guards-roll", "person:arica")
    t.choose("person:arica")
    if t.asked == "blow":
        assert unasked(t) == "keep", "a bare hand has no better side"


@pytest.mark.rule("TW-033", "TW-038")
def test_a_crack_is_as_good_as_another() -> None:
    t = home("arica", "marin")
    t.w.reach = -1
    t.run(BoardUp())
    assert unasked(t) == "crack:k1"


@pytest.mark.rule("TW-207")
def test_an_objective_is_paid_for_before_a_turn_and_asked_about_after_the_last() -> None:
    t = home("arica", "marin", raw_food=4)
    t.goal("bread-for-the-neighbours")
    t.in_phase("day", ActionTurn(2))
    assert (t.asked, unasked(t)) == ("between-turns", "go-on")
    t.choose("go-on")
    assert (t.asked, "objective" in t.keys(), "objective" in moves(t)) == ("assign", True, False)
    t.choose("objective")
    assert t.w.done
    t = home("arica", "marin", raw_food=4)
    t.goal("bread-for-the-neighbours")
    t.day()
    t.choose("rest")
    assert "objective" not in t.keys(), "the turn has begun"
    t = home("arica", "marin", raw_food=4)
    t.goal("bread-for-the-neighbours")
    t.in_phase("day", BetweenTurns())
    assert (t.asked, unasked(t)) == ("between-turns", "")


@pytest.mark.rule("TW-1104", "TW-1106")
def test_the_order_of_a_spirit_line_is_asked_only_where_it_can_matter() -> None:
    for misery, says in ((0, "in-order"), (2, "")):
        for line in ("a", "b", "c"):
            t = home("arica", "marin", "katia", "boris")
            t.states("marin", misery=misery)
            t.in_phase("dawn", SpiritLine(line))
            if t.asked == "spirits":
                assert unasked(t) == says
                break
        else:
            pytest.fail("nobody broods")
