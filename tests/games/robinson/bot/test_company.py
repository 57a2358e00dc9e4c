"""Good company: begun plans are gone on with, nothing shared is wasted, nobody sits idle or starves with food at hand."""

from random import Random

import pytest

import holdfast
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effects import Window
from holdfast.core.player import SeatPosition
from holdfast.games.robinson.planning.plan import unready
from holdfast.games.robinson.planning.planned import Planned
from tests.games.robinson.bot.seats import best, plans
from tests.games.robinson.table import Table, camp

DEFINITION = holdfast.definition("robinson")


def table() -> Table:
    t = camp()
    t.shelter()
    t.tile("M2", 5)
    t.give(wood=4, food=3)
    return t


def test_a_plan_that_people_began_stands():
    """RC-281: nothing of it is undone, whatever the player would have done instead."""
    t = table()
    t.to_planning()
    t.plan(1, "explore:N1", "gather:M2-wood")
    plan = plans(t)
    assert {"explore:N1", "gather:M2-wood"} <= plan.actions.keys()
    assert not [key for key in plan.answers if key.startswith("take-back")]
    assert unready(t.w) == []


def test_another_s_plan_is_not_left_short():
    """RC-279: a tile two steps away needs a second pawn."""
    t = table()
    t.to_planning()
    t.plan(2, "explore:M3")
    plan = plans(t)
    assert len(plan.actions["explore:M3"].pawns) >= plan.actions["explore:M3"].least


def test_all_seats_come_to_the_same_plan():
    """By the same facts: no matter who plans first."""
    found = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        t = table()
        t.to_planning()
        player = player_of(DEFINITION)
        for seat in order:
            while seat in t.game.asked and not (t.w.ready == 0b111 & ~(1 << seat) and best(t, seat) == "ready"):
                t.game.choose(player.weigh(SeatPosition(t.game, seat))[0].option.key, seat)
        found.append({(p.kind, p.name) for p in t.w.plan})
    assert found[0] == found[1] == found[2]


def test_nobody_is_ever_ready_with_idle_pawns():
    """RC-262: in whole games, no matter who is asked first."""
    random = Random(3)
    for players in (1, 2, 3, 4):
        game = DEFINITION.new(players, {"scenario": random.choice(["castaways", "family"])}, players)
        player = player_of(DEFINITION)
        while not game.over and game.world.round < 5:
            seat = random.choice(game.asked)
            option = player.weigh(SeatPosition(game, seat))[0].option
            if option.key == "ready":
                placed = [pawn for p in game.world.plan for pawn in p.pawns]
                assert all(pawn in placed for pawn in game.world.pawns_of(seat))
            game.choose(option.key, seat)


def test_what_is_shared_is_kept_until_it_is_needed():
    """RC-606: nobody is wounded, nobody hungry, no fight."""
    t = table()
    for item in ("flask-of-rum", "biscuits", "pistol"):
        t.starting_item(item)
    for moment in ("round", "production", "before-weather", "night"):
        t.play(Window(moment))
        while not t.idle:
            assert best(t) == "go-on"
            t.game.choose("go-on")


def test_nobody_pays_to_look_at_the_only_beast():
    """RC-629: with another below it might be put away; the only one is met in any case."""
    t = table()
    t.characters("soldier", "cook", "explorer")
    t.determination(3)
    t.beast("gorilla")
    t.w.plan = (Planned("hunt", "beast", pawns=("1a", "1b"), least=2, most=2),)
    t.play(Window("before-action"))
    assert best(t, 0) == "go-on"
    t.beast("bear")
    assert best(t, 0) == "skill:tracking"


@pytest.mark.rule("RC-281")
def test_an_action_that_a_person_undoes_is_not_planned_again_at_once():
    """Seat 0 is a person: whatever of the others' they undo, the bots find something else to do, and come to an end."""
    t = table()
    t.to_planning()
    for _ in range(2):
        others_plan(t)
        taken = next(p for p in t.w.plan if 0 not in p.seats())
        t.game.choose(f"take-back:{taken.slot}", 0)
        left = planned_so(t, taken)
        others_plan(t)
        assert planned_so(t, taken) == left
    assert len([pawn for p in t.w.plan for pawn in p.pawns]) == 4


def others_plan(t: Table) -> None:
    """Seats 1 and 2 plan until they are ready."""
    while t.w.ready != 0b110:
        seat = next(seat for seat in t.game.asked if seat)
        t.game.choose(best(t, seat), seat)


def planned_so(t: Table, p: Planned) -> int:
    return sum([(q.kind, q.name, q.how) == (p.kind, p.name, p.how) for q in t.w.plan])


@pytest.mark.rule("RC-281")
def test_one_s_own_change_of_mind_binds_nobody():
    t = table()
    t.to_planning()
    t.plan(0, "explore:N1")
    t.game.choose("take-back:explore:N1", 0)
    assert t.w.today == ()


@pytest.mark.rule("RC-342")
def test_of_two_roofs_the_first_is_paid_in_fur():
    """The player of the other one may do something else, and the fur would stay unused."""
    t = table()
    t.give(wood=8, food=5, fur=3)
    t.w.round = 7
    t.to_planning()
    while not any(p.name == "roof" for p in t.w.plan):
        t.game.choose(best(t, 1), 1)
    assert [p.how for p in t.w.plan if p.name == "roof"] == ["fur"]


@pytest.mark.rule("RC-542")
def test_a_goat_is_not_slaughtered_to_rot():
    for food, kept in ((3, True), (2, False)):
        t = camp()
        t.shelter()
        t.levels(weapon=2)
        t.give(food=food, wood=2)
        t.discovery("goat")
        t.play(Window("before-weather"))
        assert (t.idle or best(t) == "go-on") is kept
