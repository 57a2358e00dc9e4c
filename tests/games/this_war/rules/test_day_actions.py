"""Day Actions (TW-301 to TW-340)."""

import pytest

from holdfast.core.engine.effect import Cause
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.book.orders import FlagDay
from holdfast.games.this_war.flow.morning import PayOut
from holdfast.games.this_war.flow.turns import ActionTurn, DayOver, DayPhase
from holdfast.games.this_war.house.building import Unbuild
from holdfast.games.this_war.house.shelter_cards import ShelterCardRestore
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, OF_TYPE, RUBBLE, SPACE, accessible
from holdfast.games.this_war.people.joining import Away
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-301", "TW-302")
def test_three_turns_of_one_action_each() -> None:
    t = Table()
    t.people("marin")
    t.goal("walls")
    t.store()
    t.run(DayPhase())
    for turn in (1, 2, 3):
        assert (t.asked, t.w.turn) == ("assign", turn)
        t.choose("rest" if turn == 2 else "search:g4" if turn == 1 else "search:u4")
    assert t.idle
    assert t.w.house[SPACE["g4"]] == t.w.house[SPACE["u4"]] == EMPTY


@pytest.mark.rule("TW-301", "TW-307")
def test_all_are_assigned_before_anything_is_resolved() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.draws("furniture-c")
    t.day()
    t.choose("search:g4")
    assert t.stored() == {}, "nothing is found before all are assigned"
    assert "eat:anton:vegetable" not in t.keys()
    t.choose("rest")
    assert t.stored() == {"vegetable": 1, "component": 1}


@pytest.mark.rule("TW-303", "TW-1004")
def test_black_circles() -> None:
    for states, left in (
        ({"hunger": 2}, 3),
        ({"hunger": 3}, 2),
        ({"fatigue": 1}, 3),
        ({"fatigue": 2}, 2),
        ({"illness": 3}, 1),
        ({"wounds": 2}, 2),
        ({"misery": 3}, 1),
        ({"fatigue": 4}, 0),
        ({"fatigue": 2, "misery": 3}, 1),
    ):
        t = Table()
        t.people("marin")
        t.states("marin", **states)
        assert t.w.actions(t.p("marin")) == left, states
        t.day(turn=left + 1)
        assert t.idle, "nobody can act"
        if left:
            t.day(turn=left)
            assert t.asked == "assign"


@pytest.mark.rule("TW-306")
def test_a_place_may_be_used_again_in_the_next_turn() -> None:
    t = Table()
    t.people("marin")
    t.built(g3="bed")
    t.states("marin", fatigue=2)
    t.day(turn=1)
    t.choose("use:g3:rest")
    t.day(turn=2)
    t.choose("use:g3:rest")
    assert t.state("marin") == {}


@pytest.mark.rule("TW-307", "TW-308", "TW-340")
def test_costs_are_paid_at_assignment_from_storage() -> None:
    t = Table()
    t.people("marin", "anton")
    t.built(g3="workshop")
    t.store(component=2)
    t.day()
    t.choose("use:g3:filter")
    assert t.stored() == {}
    t.choose("rest")
    assert t.stored() == {"filter": 1}
    t.day()
    assert t.refuses("use:g3:filter") == {"TW-308"}


@pytest.mark.rule("TW-307")
def test_the_leader_chooses_the_order() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.draws("furniture-b", "furniture-c")
    t.day()
    t.choose("search:g4")
    t.choose("search:u4")
    t.choose("first:anton")
    assert t.idle
    assert t.stored() == {"component": 4, "coffee": 1, "vegetable": 1}


@pytest.mark.rule("TW-307")
def test_an_assignment_is_taken_back_with_its_price() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(shovel=1, wood=3, component=5)
    t.day()
    t.choose("dig:g7")
    assert t.stored() == {"wood": 3, "component": 5}
    t.choose("take-back")
    assert t.stored() == {"shovel": 1, "wood": 3, "component": 5}
    t.choose("build:heater")
    t.choose("slot:g3")
    assert t.stored() == {"shovel": 1}
    t.choose("take-back")
    assert t.stored() == {"shovel": 1, "wood": 3, "component": 5}
    assert t.game.question.tag == "assign"
    assert not t.faults()


@pytest.mark.rule("TW-309")
def test_outside_a_sniper_and_a_visitor() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.fetch("visitor/barterer", "visitors")
    t.store()
    t.day()
    t.dice(1)
    t.choose("outside:g1")
    t.answer("rest", "rest")
    assert t.state("marin") == {"wounds": 2}
    assert t.w.size("visitors") == 12, "the Barterer found nothing to trade and is back under the deck"


@pytest.mark.rule("TW-311", "TW-336")
def test_looking_for_a_new_arrival_shuffles_the_rest() -> None:
    t = Table()
    t.people("marin", "anton")
    t.fetch("visitor/doctor", "visitors")
    t.day()
    t.dice(9)
    t.choose("outside:g1")
    t.choose("rest")
    t.choose("new-arrival")
    t.choose("refuse") if t.asked == "arrival" else None
    top = t.w.zones["visitors"].top
    assert not top, "nobody knows where the Doctor is now"
    assert t.w.size("visitors") == 12
    t = Table()
    t.people("marin", "anton")
    for id in ("new-arrival-1", "new-arrival-2", "new-arrival-3"):
        t.fetch(f"visitor/{id}", "waste")
    t.fetch("visitor/gossip", "visitors")
    t.day()
    t.dice(9)
    t.choose("outside:g1")
    t.choose("rest")
    assert t.asked == "pick-exchange", "without a New Arrival in the deck nothing is offered"


@pytest.mark.rule("TW-313", "TW-314")
def test_a_new_idea() -> None:
    t = Table()
    t.people("marin")
    t.day()
    t.choose("new-idea:u6")
    t.choose("idea:reinforced-door")
    t.choose("idea:distiller")
    assert {"reinforced-door", "distiller"} <= set(t.cards("fittings"))
    assert len(t.cards("ideas")) == 9


@pytest.mark.rule("TW-315")
def test_rummaging_by_the_die() -> None:
    for rolled, units in ((1, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)):
        t = Table()
        t.people("anton")
        t.store()
        t.day()
        t.dice(rolled)
        t.choose("rummage:c3")
        t.choose("wood:1")
        assert sum(t.stored().values()) == units


@pytest.mark.rule("TW-317", "TW-338")
def test_one_action_of_a_fitting_a_turn() -> None:
    t = Table()
    t.people("marin", "anton")
    t.built(g3="armchair")
    t.states("marin", misery=2, fatigue=1)
    t.store(book=1)
    t.day()
    t.choose("use:g3:read")
    assert "use:g3:rest" not in t.keys(), "the chair is taken"
    t.choose("rest")
    assert t.state("marin") == {"misery": 1, "fatigue": 1}


@pytest.mark.rule("TW-318", "TW-319", "TW-324")
def test_furniture_is_searched_and_gone() -> None:
    t = Table()
    t.people("marin")
    t.store()
    t.draws("furniture-d")
    t.day()
    t.choose("search:c5")
    assert t.stored() == {"bandages": 1, "component": 2}
    assert t.where("furniture-d") == "shelter-gone"
    assert t.w.house[SPACE["c5"]] == EMPTY


@pytest.mark.rule("TW-321", "TW-322")
def test_bars_need_a_sawblade_which_stays() -> None:
    t = Table()
    t.people("marin")
    t.clear("c2")
    t.store()
    t.day()
    assert t.refuses("saw:c1") == {"TW-321"}
    t.store(sawblade=1)
    t.day()
    t.choose("saw:c1")
    assert t.stored() == {
        "raw-food": 1, "water": 2, "mechanical-part": 1, "electrical-part": 1, "sawblade": 1,
    }  # fmt: skip


@pytest.mark.rule("TW-320", "TW-305")
def test_two_dig_without_a_shovel() -> None:
    t = Table()
    t.people("marin", "anton", "cveta")
    t.store()
    t.draws("rubble-b")
    t.day()
    t.choose("dig-with:c6:cveta")
    assert t.keys()[0] == "rest"
    assert t.refuses("dig:c6") == {"TW-305"}
    t.choose("rest")
    assert t.idle, "Cveta digs too"
    assert t.stored() == {"wood": 3}


@pytest.mark.rule("TW-326")
def test_a_fitting_is_built_and_used_from_the_next_turn_on() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(wood=3, component=2)
    t.day()
    t.choose("build:bed")
    t.choose("slot:u3")
    assert t.stored() == {}
    assert not [key for key in t.keys() if key.startswith("use:")]
    t.choose("rest")
    assert t.w.house[SPACE["u3"]] >= FITTING
    t.day(turn=2)
    assert "use:u3:rest" in t.keys()


@pytest.mark.rule("TW-326", "TW-340")
def test_what_cannot_be_paid_cannot_be_built() -> None:
    t = Table()
    t.people("marin")
    t.store(wood=4, component=1)
    t.day()
    assert t.refuses("build:bed") == {"TW-326"}


@pytest.mark.rule("TW-326", "TW-328")
def test_without_an_empty_slot_nothing_is_built() -> None:
    t = Table()
    t.people("marin")
    t.store(wood=9, component=9, mechanical_part=1, electrical_part=1)
    t.built(g3="bed", u3="heater")
    t.known_fittings("efficient-heater")
    t.day()
    assert t.refuses("build:armchair") == {"TW-326"}, "it need not stand beside anything"
    assert t.refuses("build:efficient-heater") == {"TW-326"}
    t.clear("a3")
    t.day()
    assert "build:armchair" in t.keys()
    assert t.refuses("build:efficient-heater") == {"TW-328"}, "the free slot is not beside the Heater"


@pytest.mark.rule("TW-329", "TW-330")
def test_a_fitting_moves_with_its_wait_token() -> None:
    t = Table()
    t.people("marin")
    t.built(g3="herb-garden")
    t.w.waits = {SPACE["g3"]: "grow"}
    t.store()
    t.day()
    t.choose("move:g3")
    t.choose("slot:u3") if t.asked == "choose-slot" else None
    assert t.w.house[SPACE["g3"]] == EMPTY
    assert t.w.waits == {SPACE["u3"]: "grow"}
    t.run(PayOut())
    assert t.stored() == {"herb": 2}


@pytest.mark.rule("TW-329", "TW-330", "TW-340")
def test_a_fitting_is_not_moved_where_there_is_no_room() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.clear("u4")
    t.built(g3="bed", u3="moonshine-still", u4="distiller")
    t.day()
    assert t.refuses("move:g3") == {"TW-329"}
    assert "demolish:g3" in t.keys()
    t.clear("g4")
    t.day()
    assert {"move:g3", "move:u3"} <= set(t.keys())
    assert t.refuses("move:u4") == {"TW-329"}, "the free slot is not beside the Still"
    t.choose("move:g3")
    assert t.refuses("move:u3") == {"TW-329"}, "the Bed goes to the only free slot"


@pytest.mark.rule("TW-330", "TW-339")
def test_a_fitting_without_its_base_is_off() -> None:
    t = Table()
    t.people("marin")
    t.clear("u4")
    t.built(u3="moonshine-still", u4="distiller")
    t.store(moonshine=2, wood=1)
    t.day()
    assert "use:u4:distil" in t.keys()
    t.run(Unbuild(SPACE["u3"]))
    t.day()
    assert "use:u4:distil" not in t.keys()
    assert t.w.house[SPACE["u4"]] >= FITTING, "it stays where it is"


@pytest.mark.rule("TW-331", "TW-337")
def test_a_fitting_is_taken_down_for_nothing() -> None:
    t = Table()
    t.people("marin")
    t.built(g3="herb-garden")
    t.w.waits = {SPACE["g3"]: "grow"}
    t.store()
    t.day()
    t.choose("demolish:g3")
    assert t.where("herb-garden") == "fittings"
    assert (t.stored(), t.w.waits) == ({}, {})


@pytest.mark.rule("TW-332", "TW-333")
def test_wait_tokens() -> None:
    t = Table()
    t.people("marin", "anton", "boris", "cveta")
    t.clear("g4", "u4", "a5")
    t.built(g3="herb-garden", u3="rainwater-collector", g4="trap", u4="moonshine-still")
    t.store(water=2, filter=1, vegetable=1, sugar=1, wood=1)
    t.day()
    t.choose("use:g3:grow")
    t.choose("use:u3:collect")
    t.choose("use:g4:bait-vegetable")
    assert "use:u4:distil" not in t.keys(), "there are three Wait tokens"
    t.choose("rest")
    t.choose("in-order")
    assert len(t.w.waits) == 3
    t.store(water=1, filter=1)
    t.day(turn=2)
    assert not [key for key in t.keys() if key.startswith(("use:g3", "use:u3", "use:g4"))], "they wait"
    t.store()
    t.dice(4)
    t.run(PayOut())
    assert t.stored() == {"herb": 2, "water": 3, "raw-food": 1}
    assert t.w.waits == {}


@pytest.mark.rule("TW-334", "TW-1216")
def test_who_is_away_or_collapsed_does_nothing() -> None:
    t = Table()
    t.people("marin", "anton")
    t.run(Away("picked"), by=None)
    t.w.away = ((t.p("marin"), 3),)
    t.states("anton", fatigue=4)
    t.day()
    assert t.idle
    t.run(FlagDay("clear-day"))
    t.day()
    assert t.asked == "assign", "a clear day lifts his first blocked action"
    t.choose("rest")
    t.day(turn=2)
    assert t.idle


@pytest.mark.rule("TW-1821", "TW-334")
def test_a_clear_day_lifts_one_blocked_action_of_each() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.store()
    t.states("marin", fatigue=4)
    t.states("anton", fatigue=4)
    t.built(g3="bed")
    t.run(FlagDay("clear-day"))
    t.day()
    t.choose("dig-with:g7:anton")
    t.choose("take-back")
    t.choose("use:g3:rest")
    t.choose("rest")
    t.choose("rest")
    assert t.state("marin") == {"fatigue": 3}
    t.states("anton", fatigue=3)
    t.day(turn=2)
    t.choose("rummage:c3")
    assert [job.person for job in t.w.jobs] == [t.p("anton")], (
        "Marin has used his blocked action, Anton only took his back"
    )


@pytest.mark.rule("TW-1821", "TW-320")
def test_a_clear_day_is_used_by_both_who_dig() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.store()
    t.states("anton", fatigue=4)
    t.run(FlagDay("clear-day"))
    t.day()
    t.choose("dig-with:g7:anton")
    t.choose("rest")
    t.states("anton", fatigue=2)
    t.day(turn=2)
    t.choose("outside:g1")
    t.choose("rummage:c3")
    assert [job.person for job in t.w.jobs] == [t.p("marin"), t.p("anton")], "his second action is not blocked"
    t.choose("take-back")
    t.choose("rest")
    t.choose("rest")
    t.day(turn=3)
    t.choose("rest")
    t.choose("rest")
    assert t.idle, "he has used his blocked action in the first turn"


@pytest.mark.rule("TW-335")
def test_everything_is_common_property() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(raw_food=1)
    t.states("anton", hunger=2)
    t.day()
    t.choose("eat:anton:raw-food")
    assert t.state("anton") == {"hunger": 1}
    assert t.stored() == {}


@pytest.mark.rule("TW-307", "TW-1866")
def test_a_blank_token_helps_as_often_in_a_turn_as_it_has_strokes() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.store(wood=40, component=40, mechanical_part=1)
    t.known_fittings("reinforced-door", "moonshine-still")
    t.token("tool-box", "storage", 1)
    t.token("carpenter", "shelter", 3)
    t.day()
    t.choose("build:moonshine-still+tool-box+carpenter")
    t.choose("slot:g3")
    assert "build:reinforced-door" in t.keys()
    assert not [key for key in t.keys() if "tool-box" in key or "carpenter" in key], "it is used, he builds once a day"
    t.choose("take-back")
    assert "build:reinforced-door+tool-box+carpenter" in t.keys()


@pytest.mark.rule("TW-307", "TW-1866", "TW-1734", "TW-1735")
def test_the_last_coal_and_the_last_flour_serve_once() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(wood=9, water=2, raw_food=2, vegetable=1)
    t.built(g3="heater", u3="crude-stove", u4="stove-with-oven", g4="efficient-heater")
    t.w.cold = 6
    t.token("sack-of-coal", "storage", 1)
    t.token("sack-of-flour", "storage", 1)
    t.day()
    assert {"use:u3:cook+flour", "use:u4:cook+flour"} <= set(t.keys())
    t.choose("use:g3:heat-1-0+coal")
    assert not [key for key in t.keys() if key.endswith("+coal")]
    t.choose("use:g4:heat-1-0")
    t.choose("in-order")
    assert t.w.cold == 6 - 3 - 2
    t.day()
    t.choose("use:u3:cook+flour")
    assert not [key for key in t.keys() if key.endswith("+flour")]


@pytest.mark.rule("TW-1866", "TW-307")
def test_a_ring_with_one_key_left_opens_one_door() -> None:
    t = Table()
    t.people("marin", "anton")
    t.clear("a3")
    t.store()
    t.token("ring-of-keys", "storage", 1)
    t.day()
    assert {"unlock:u7", "unlock:a1"} <= set(t.keys())
    t.choose("unlock:u7")
    assert "unlock:a1" not in t.keys()
    t.choose("rest")
    assert t.w.token("ring-of-keys") is None
    assert t.w.house[SPACE["u7"]] == EMPTY


@pytest.mark.rule("TW-1739", "TW-329")
def test_the_radio_speaks_once_a_day_wherever_it_stands() -> None:
    t = Table()
    t.people("marin")
    t.built(g3="radio")
    t.day(turn=1)
    t.choose("use:g3:listen")
    t.day(turn=2)
    t.choose("move:g3")
    t.choose("slot:u3") if t.asked == "choose-slot" else None
    t.day(turn=3)
    assert t.w.house[SPACE["u3"]] >= FITTING
    assert "use:u3:listen" not in t.keys()


@pytest.mark.rule("TW-307", "TW-331", "TW-329", "TW-326")
def test_what_is_lost_or_buried_before_its_action_is_resolved() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.store(wood=20, component=20)
    t.built(g3="radio", u3="heater")
    t.clear("u2", "g4")
    t.day()
    t.choose("demolish:g3")
    t.choose("move:u3")
    t.choose("slot:u2")
    t.choose("build:armchair")
    assert t.asked == "resolve-turn", "only one slot was left for it"
    card = t.w.house[SPACE["u3"]]
    t.run(Unbuild(SPACE["g3"]), ShelterCardRestore("u2"), ShelterCardRestore("g4"), ResolveTurn())
    t.choose("in-order")
    assert t.cards("built") == ["heater"]
    assert t.w.house[SPACE["u3"]] == card
    assert t.w.house[SPACE["g4"]] == t.w.house[SPACE["u2"]] == OF_TYPE["plain-rubble"]
    assert t.w.reach == accessible(t.w.house)


@pytest.mark.rule("TW-334", "TW-1216")
def test_who_was_sent_away_meanwhile_does_nothing() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(shovel=1)
    t.day()
    t.choose("dig:g7")
    t.choose("search:g4")
    t.run(Away("me"), ResolveTurn(), by=Cause(who=t.p("marin")))
    t.choose("in-order")
    assert t.w.house[SPACE["g7"]] == RUBBLE, "nobody has touched it"
    assert t.w.house[SPACE["g4"]] == EMPTY
    assert t.stored()["shovel"] == 1, "the Shovel comes back all the same"


@pytest.mark.rule("TW-1842", "TW-1010", "TW-1006")
def test_the_fatigue_of_an_extra_shift_can_be_the_last_straw() -> None:
    t = Table()
    t.people("marin", "anton")
    t.states("marin", fatigue=4, misery=3)
    t.w.remember("extra-shift:marin")
    t.in_phase("day", DayOver())
    assert t.group() == ["anton"]
    assert t.w.deaths == (t.w.deaths[0],)
    assert t.w.fallen == (), "he is spoken of before the day goes on"


@pytest.mark.rule("TW-1841", "TW-334", "TW-1842")
def test_an_extra_shift_where_nobody_could_act() -> None:
    t = Table()
    t.people("marin", "anton")
    t.states("marin", fatigue=4)
    t.states("anton", misery=3)
    t.goal("walls")
    t.keep("extra-shift")
    t.store()
    t.run(DayPhase())
    assert t.asked == "assign", "Anton acts in the first turn"
    t.choose("rest")
    assert t.asked == "overtime"
    t.choose("extra-shift:marin")
    assert t.asked == "assign"
    assert Assign().next(t.w) == t.p("marin")
    t.choose("rest")
    assert (t.asked, t.w.turn) == ("assign", 3)


@pytest.mark.rule("TW-1301", "TW-1303", "TW-1004")
@pytest.mark.parametrize("food", [0, 1])
def test_a_meal_opens_a_turn_that_hunger_blocks(food: int) -> None:
    t = Table()
    t.people("anton")
    t.store(raw_food=food)
    t.states("anton", hunger=3)
    t.w.phase = "day"
    t.run(ActionTurn(3))
    assert t.idle == (not food)
    if food:
        assert t.asked == "overtime"
        t.choose("eat:anton:raw-food")
        assert t.asked == "assign"
