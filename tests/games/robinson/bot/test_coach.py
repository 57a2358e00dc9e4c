"""Positions with one clearly right answer, as anybody says who has played this game for years, and the reason."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.core.player import SeatPosition
from holdfast.games.robinson.bot.answers import Castaway
from holdfast.games.robinson.bot.evaluation.things import item_value
from holdfast.games.robinson.bot.planning.sketch import Sketch
from holdfast.games.robinson.bot.planning.steps import whole_plan
from holdfast.games.robinson.flow.morale import ApplyMorale
from holdfast.games.robinson.flow.night import EatMore, Meals
from holdfast.games.robinson.island.tokens import PlaceFog
from holdfast.games.robinson.people.wounds import HealAmong
from holdfast.games.robinson.scenarios.castaways import PileUp
from holdfast.games.robinson.things.inventions import DiscardItem
from tests.games.robinson.bot.seats import best, plans, why
from tests.games.robinson.table import Table, camp


def home(**options: object) -> Table:
    """Three with a roof over their heads and a tile with parrots and wood next to them."""
    t = camp(**options)
    t.shelter()
    t.levels(roof=2, palisade=1, weapon=1)
    t.tile("M2", 5)
    return t


# --- planning ------------------------------------------------------------------------------------------------------------


def test_a_shelter_comes_first():
    """RC-541: one Wound each and every night without."""
    t = camp()
    t.give(wood=3, food=3)
    t.to_planning()
    plan = plans(t)
    assert len(plan.actions["build:shelter"].pawns) >= 1
    assert plan.reasons["build:shelter"].says == "because-shelter"
    assert ("n", 3) in plan.reasons["build:shelter"].args


def test_who_would_go_hungry_gathers_food():
    """RC-531: everybody is worn, nobody has eaten, and parrots are next door."""
    t = home()
    t.give(wood=4)
    t.wounds(7, 7, 7)
    t.w.round = 10
    t.to_planning()
    plan = plans(t)
    assert "gather:M2-parrot" in plan.actions
    assert plan.reasons["gather:M2-parrot"].says == "because-hungry"
    assert ("n", 3) in plan.reasons["gather:M2-parrot"].args


def test_with_full_plates_nobody_gathers_food():
    """RC-542: it would rot."""
    t = home()
    t.give(wood=4, food=6)
    t.to_planning()
    assert "gather:M2-parrot" not in plans(t).actions


def test_the_fire_is_lit_for_sure_when_the_ship_comes():
    """RC-910: the pile stands, it is the last round."""
    t = home()
    t.give(food=3)
    t.w.round, t.w.score["stage"] = 12, 5
    t.to_planning()
    plan = plans(t)
    assert len(plan.actions["build:fire"].pawns) == 2
    assert plan.reasons["build:fire"].says == "because-goal"
    assert ("card", "invention/fire") in plan.reasons["build:fire"].args


def test_a_threat_that_would_wound_all_is_met():
    """RC-301, poisoning: with the Knife it costs one pawn."""
    t = home()
    t.give(wood=2, food=3)
    t.wounds(5, 5, 5)
    t.item("knife")
    t.threat("poisoning", "left")
    t.to_planning()
    plan = plans(t)
    assert "threat:left" in plan.actions
    assert plan.reasons["threat:left"].says == "because-threat"
    assert ("card", "event/poisoning") in plan.reasons["threat:left"].args


def test_who_is_near_death_rests_and_rolls_no_dice():
    """RC-435, RC-702."""
    t = home()
    t.give(wood=2, food=3)
    t.wounds(0, 0, 11)
    t.to_planning()
    plan = plans(t)
    resting = [p for p in plan.actions.values() if p.kind == "rest" and p.taker() == 2]
    assert resting
    risky = [p for p in plan.actions.values() if p.kind in ("build", "gather", "explore") and p.taker() == 2]
    assert all(len(p.pawns) >= p.most for p in risky)
    assert plan.reasons[resting[0].slot].says == "because-rest"
    assert ("wounds", 11) in plan.reasons[resting[0].slot].args


def test_a_hunt_that_somebody_began_is_completed():
    """RC-279: without a second hunter nobody could be ready."""
    t = home()
    t.give(wood=2, food=3)
    t.levels(weapon=4)
    t.beast("iguana")
    t.to_planning()
    t.plan(1, "hunt:beast")
    plan = plans(t)
    assert len(plan.actions["hunt:beast"].pawns) == 2
    assert plan.reasons["hunt:beast"].says == "because-completes"
    assert ("n", 1) in plan.reasons["hunt:beast"].args


def test_nobody_is_ready_with_idle_pawns():
    """RC-262: also where the others are ready."""
    t = home()
    t.give(wood=2, food=3)
    t.to_planning()
    t.plan(0, "rest:rest", "rest:rest", "ready")
    t.plan(1, "rest:rest", "arrange:camp", "ready")
    assert best(t, 2) != "ready"
    plan = plans(t)
    assert sum(p.pawns.count("2a") + p.pawns.count("2b") for p in plan.actions.values()) == 2


def test_jenny_is_fetched_as_soon_as_the_raft_floats():
    """RC-942, RC-944."""
    t = Table(2, "jenny", starting_items=0)
    t.characters("carpenter", "cook")
    t.give(food=3)
    t.item("rope", "jenny-raft")
    t.to_planning()
    plan = plans(t)
    assert len(plan.actions["explore:rescue"].pawns) == 2
    assert plan.reasons["explore:rescue"].says == "because-goal"


def test_the_city_burns_once_the_weapons_suffice():
    """RC-986, RC-996."""
    t = Table(2, "cannibals", starting_items=0)
    t.characters("carpenter", "cook")
    t.give(food=3)
    for i, space in enumerate(("M2", "M3", "M4")):
        t.tile(space, 5 + i)
    t.w.round = 4
    t.phase("round")
    t.go_on()
    t.levels(weapon=20)
    t.to_planning()
    plan = plans(t)
    assert "hunt:burn-N4" in plan.actions
    assert plan.reasons["hunt:burn-N4"].says == "because-goal"


def test_the_fifth_cross_wins():
    """RC-920."""
    t = Table(2, "cursed-island", starting_items=0)
    t.characters("carpenter", "cook")
    t.give(wood=2, food=3)
    t.tile("M2", 5, tokens=("cross",))
    t.w.score["cross"] = 4
    t.to_planning()
    plan = plans(t)
    assert len(plan.actions["build:cross-M1"].pawns) == 2
    assert plan.reasons["build:cross-M1"].says == "because-goal"


# --- the phases ----------------------------------------------------------------------------------------------------------


def test_the_last_stage_of_the_pile_takes_all_the_wood():
    """RC-912: round 12 is the last."""
    t = home()
    t.give(wood=5)
    t.item("fire")
    t.w.round, t.w.score["stage"] = 12, 4
    t.play(PileUp())
    assert best(t) == "pile:5"
    assert why(t).says == "because-pile"
    assert ("lacking", 5) in why(t).args


def test_without_a_shelter_no_wood_goes_on_the_pile_yet():
    """RC-541, RC-912: the second round has time."""
    t = camp()
    t.give(wood=3)
    t.w.round = 2
    t.play(PileUp())
    assert best(t) == "pile:0"
    assert why(t).says == "because-save-wood"


def test_the_least_wounded_goes_hungry():
    """RC-531."""
    t = camp()
    t.give(food=2)
    t.wounds(11, 2, 10)
    t.play(Meals())
    assert best(t) == "hungry:who-1"
    assert why(t).says == "because-strongest"
    assert ("who", "who-1") in why(t).args


def test_who_has_food_eats():
    """RC-555."""
    t = camp()
    t.give(food=3)
    t.wounds(4, 4, 4)
    t.token("night", "food")
    t.play(EatMore())
    assert best(t) == "eat:who-0"


def test_the_camp_moves_under_a_natural_shelter():
    """RC-345, RC-541: nothing is built, and a cave is next door."""
    t = camp()
    t.tile("M2", 11)
    t.give(food=3)
    t.w.round = 2
    t.phase("night")
    t.go_on()
    assert best(t) == "move-camp:M2"
    assert why(t).says == "because-natural-shelter"


def test_the_camp_flees_the_lava():
    """RC-967."""
    t = Table(2, "volcano", starting_items=0)
    t.tile("N3", 6)
    t.give(food=3)
    t.shelter()
    t.levels(roof=2)
    t.w.round = 3
    t.phase("night")
    t.go_on()
    assert best(t) == "move-camp:N3"
    assert why(t).says == "because-lava"


def test_wood_to_spare_is_burnt_before_all_are_wounded():
    """unusually-cold-night, RC-611."""
    t = home()
    t.give(wood=6)
    t.wounds(6, 6, 6)
    t.events("event/unusually-cold-night")
    t.go_on()
    assert best(t) == "wood"


def test_a_failure_is_rolled_again():
    """RC-623: the Carpenter has the tokens."""
    t = home()
    t.give(wood=3, food=3)
    t.determination(4, 0, 0)
    t.to_planning()
    t.plan(0, "build:roof:wood")
    t.dice("build", "blank", "two", "blank")
    t.resolve()
    assert best(t, 0) == "skill:craftsmanship"
    t.game.choose("skill:craftsmanship", 0)
    assert best(t, 0) == "reroll:success:two"
    assert why(t, 0).says == "because-reroll"


def test_a_good_roll_is_left_alone():
    """RC-623."""
    t = home()
    t.give(wood=3, food=3)
    t.determination(4, 0, 0)
    t.to_planning()
    t.plan(0, "build:roof:wood")
    t.dice("build", "blank", "success", "blank")
    t.resolve()
    assert best(t, 0) == "go-on"


def test_the_weakest_is_healed():
    """RC-740."""
    t = camp()
    t.wounds(3, 10, 1)
    t.play(HealAmong(1), who=0)
    assert best(t) == "heal:who-1"
    assert why(t).says == "because-heals"
    assert ("who", "who-1") in why(t).args


@pytest.mark.parametrize(("wounds", "answer"), [(10, "heal"), (0, "determination")])
def test_at_the_top_of_morale_the_wounded_heal(wounds, answer):
    """RC-233."""
    t = camp()
    t.w.morale = 3
    t.wounds(wounds)
    t.play(ApplyMorale())
    assert best(t) == answer


def test_the_fire_is_the_last_item_to_be_given_up():
    """RC-910, RC-1243."""
    t = home()
    t.item("fire", "shovel")
    t.play(DiscardItem())
    assert best(t) == "discard:shovel"


def test_the_fog_goes_where_nobody_walks():
    """RC-925."""
    t = Table(2, "cursed-island", starting_items=0)
    t.tile("M2", 5)
    t.play(PlaceFog(1))
    assert best(t) not in ("fog:M1", "fog:M2", "fog:N1", "fog:S1")


def test_biscuits_are_for_hungry_nights():
    """RC-606, RC-531."""
    t = home()
    t.starting_item("biscuits")
    t.give(food=3)
    t.play(Window("night"))
    assert best(t) == "go-on"
    t = home()
    t.starting_item("biscuits")
    t.wounds(5, 5, 5)
    t.give(food=2)
    t.w.phase = "night"
    t.play(Window("night"))
    assert best(t) == "use:biscuits"


def test_what_would_rot_is_cooked_for_the_wounded():
    """RC-542, the pot."""
    t = home()
    t.item("pot")
    t.wounds(6, 2, 2)
    t.give(food=2)
    t.w.phase = "night"
    t.play(Window("before-rot"))
    assert best(t) == "item:pot"


def test_the_dice_that_matters_is_chosen():
    """RC-623: a failure is worse than a Wound."""
    t = home()
    t.give(wood=3, food=3)
    t.to_planning()
    t.determination(2)
    t.plan(0, "build:roof:wood")
    t.dice("build", "wound", "two", "blank")
    t.resolve()
    t.game.choose("skill:craftsmanship", 0)
    assert best(t, 0) == "reroll:success:two"


def test_a_pot_opens_what_lies_at_hand():
    """RC-1190: poison and herbs wait for a Pot; without them it is one Item among others."""
    values = []
    for tokens in ((), ("poison", "herbs")):
        t = home()
        t.give(wood=1, food=3)
        t.tile("N1", 7)
        for token in tokens:
            t.discovery(token)
        t.to_planning()
        o = Castaway().outlook(SeatPosition(t.game, 0))
        values.append(item_value(o, "pot"))
    assert values[1] > values[0] + 1


def test_with_full_plates_the_weak_do_not_hunt():
    """RC-451 to RC-453: three Wounds of a tiger cost one who has few to spare more than its fur is worth."""
    values = []
    for wounds in (0, 8):
        t = home()
        t.give(wood=2, food=3)
        t.levels(weapon=3)
        t.wounds(wounds, wounds, wounds)
        t.beast("tiger")
        t.to_planning()
        values.append(Sketch(Castaway().outlook(SeatPosition(t.game, 0)), {}).hunt(0))
    assert values[1] < 0
    assert values[1] < values[0] - 3


def test_who_can_begin_alone_is_helped_by_who_comes_after_him():
    """RC-354: a Snare is the Carpenter's; a player asked before the Carpenter has other work and does not wait in vain."""
    t = home()
    t.characters("cook", "carpenter", "explorer")
    t.item("rope")
    t.give(wood=2, food=3)
    t.w.first = 0
    t.to_planning()
    steps = whole_plan(Castaway().outlook(SeatPosition(t.game, 0)))
    snare = next(step for step in steps if step.action.name == "snare")
    assert all(isinstance(hand, str) or hand >= 1 for hand in snare.hands)
