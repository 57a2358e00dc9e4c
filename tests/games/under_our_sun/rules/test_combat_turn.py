"""One combat turn: who attacks whom, with which dice, and what is removed when (US-610 to US-625)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.dice.rolls import Roll
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, NEXT, arena, health, rolls


@pytest.mark.rule("US-610", "US-646")
def test_every_paid_action_beside_an_enemy_is_a_combat_turn_and_a_free_one_is_none() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.foe("feral-dog", HERE)
    t.item(0, "bandage", "antibiotic")
    t.w.bit("infected", 0, True)
    t.hp(4)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.choose("use:antibiotic")
    assert turns == []
    assert not t.w.infected
    t.dice("Y1")
    t.answer("use:bandage")
    assert len(turns) == 1
    assert (t.w.hp[0], t.w.ap[0]) == (4, 5)


@pytest.mark.rule("US-610", "US-624")
def test_a_shot_at_another_tile_is_a_combat_turn_there() -> None:
    t = arena("scout", "medic", "mechanic", "hunter")
    t.at(1, NEXT)
    t.at(2, FAR)
    t.at(3, HAVEN)
    t.item(0, "bow")
    t.item(2, "slingshot")
    t.item(3, "slingshot")
    t.blank("2,-2", 22)
    t.at(2, "2,-2")
    dog = t.foe("feral-dog", NEXT)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.dice("G0", "B0", "G0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert [(turn.active, turn.tile) for turn in turns] == [(0, NEXT)]
    asked = []
    while t.asked == "join-fight":
        asked.append(t.seat)
        t.choose("stay-out")
    assert asked == [1, 2, 3]
    t.at(2, "-1,-1")
    t.dice("G0", "B0", "G0")
    t.choose(f"shoot:foe-{dog}:bow")
    asked = []
    while t.asked == "join-fight":
        asked.append(t.seat)
        t.choose("stay-out")
    assert asked == [1, 3]


@pytest.mark.rule("US-611")
def test_an_enemy_attacks_once_a_turn_and_every_enemy_is_ready_again_in_the_next() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    away = t.foe("rat-pack", FAR)
    t.w.tapped_foes = (away,)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert len(attacks) == 1
    assert t.w.tapped_foes == (dog,)
    t.dice("Y0", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert len(attacks) == 2


@pytest.mark.rule("US-611", "US-659")
def test_nobody_acts_twice_in_a_combat_turn() -> None:
    t = arena("scout", "medic")
    brute = t.foe("brute", HERE)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    t.dice("G0", "B0")
    t.choose("join")
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{brute}:bare", 1)
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.ap == [5, 5]


@pytest.mark.rule("US-612", "US-615", "US-EX08", "US-618")
def test_one_against_two_is_answered_by_both_in_two_separate_rolls() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    a, b = t.foe("feral-dog", HERE), t.foe("feral-dog", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y1", "B0", "Y1", "Y1")
    t.choose(f"attack:foe-{a}:bare")
    assert rolls(seen, "enemy") == ["Y", "Y"]
    assert t.w.hp[0] == 4
    assert (t.life(a), t.life(b)) == (1, 2)


@pytest.mark.rule("US-613", "US-617")
def test_an_enemy_brought_to_nothing_still_attacks_and_then_leaves_a_body() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("Y1", "B1", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert t.w.hp[0] == 5
    assert t.w.foes == ()
    assert [body.id for body in t.w.bodies] == [dog]


@pytest.mark.rule("US-617", "US-616")
def test_damage_marks_add_up_and_reach_or_pass_the_hit_points() -> None:
    t = arena("veteran", "medic")
    t.at(1, HAVEN)
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("G2", "Y0", "Y0", "B0")
    t.answer(f"attack:foe-{wolf}:bare")
    assert t.life(wolf) == 1
    assert t.w.bodies == ()
    t.dice("G2", "Y1", "Y0", "B0")
    t.answer(f"attack:foe-{wolf}:bare")
    assert t.w.foe(wolf) is None
    assert len(t.w.bodies) == 1


@pytest.mark.rule("US-613")
def test_a_beaten_enemy_cannot_be_chosen_again_in_that_turn() -> None:
    t = arena("scout", "medic")
    a, b = t.foe("feral-dog", HERE), t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose(f"attack:foe-{a}:bare")
    t.dice("Y0")
    t.choose("join")
    assert t.w.foe(a) is not None
    assert t.keys(1) == [f"attack:foe-{b}:bare", "dodge"]


@pytest.mark.rule("US-613", "US-625")
def test_a_character_at_nothing_still_makes_its_action_and_dies_at_the_end() -> None:
    t = arena("scout", "thickskin")
    t.hp(6, 1)
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare")
    t.dice("Y1", "B1")
    t.choose("join")
    assert (t.asked, t.seat) == ("take-hit", 1)
    t.choose("bulwark")
    t.choose("take-it")
    assert t.w.hp[1] == 0
    assert t.w.alive(1)
    assert (t.asked, t.seat) == ("joiner-act", 1)
    t.dice("G2", "G1", "R0")
    t.choose(f"attack:foe-{wolf}:bare")
    assert t.w.foe(wolf) is None
    assert not t.w.alive(1)
    assert health(t, 0) == [6]


@pytest.mark.rule("US-614")
def test_nobody_is_asked_for_the_dice_of_the_enemies() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert [(roll.context, roll.char) for roll in seen] == [("attack", 0), ("enemy", -1)]


@pytest.mark.rule("US-616", "US-620")
@pytest.mark.parametrize(
    ("weapon", "dice"), [("bare", "YB"), ("machete", "YBG"), ("club", "YBY"), ("knife", "YBB"), ("bow", "GBG")]
)
def test_a_roll_is_the_board_value_and_one_weapon(weapon: str, dice: str) -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.item(0, "machete", "club", "knife", "bow")
    brute = t.foe("brute", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.choose(f"attack:foe-{brute}:{weapon}")
    assert rolls(seen, "attack") == [dice]


@pytest.mark.rule("US-620")
def test_what_is_always_on_adds_to_the_weapon() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.item(0, "machete", "torch", "road-sign-shield")
    brute = t.foe("brute", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.choose("use:torch")
    t.choose(f"attack:foe-{brute}:machete")
    assert rolls(seen, "attack") == ["YBGB"]
    t.w.hp[0] = 6
    t.choose("dodge")
    assert rolls(seen, "dodge") == ["GYY"]


@pytest.mark.rule("US-619", "US-625")
def test_the_wound_die_comes_with_the_first_roll_after_the_wound() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.hp(3)
    brute = t.foe("brute", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y0", "B0", "G1", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    assert t.w.hp[0] == 2
    t.dice("Y1", "B1", "R-1", "G0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    assert rolls(seen, "attack") == ["YB", "YBR"]
    assert t.life(brute) == 5


@pytest.mark.rule("US-621")
def test_the_fight_is_over_when_no_enemy_is_left() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.goods(0, food=1)
    t.hp(4)
    dog = t.foe("feral-dog", HERE)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.dice("Y1", "B1", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert "dodge" not in t.keys()
    t.choose("eat")
    assert len(turns) == 1
    assert t.w.hp[0] == 5


@pytest.mark.rule("US-621", "US-622", "US-644")
def test_the_fight_is_over_when_everybody_has_left_and_the_damage_stays() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.goods(0, food=1)
    brute = t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y1", "B1", "G0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    t.dice("G1", "B0")
    t.choose(f"move:{NEXT}")
    assert t.w.pos[0] == NEXT
    assert t.w.hp[0] == 5
    assert len(attacks) == 2
    t.choose("eat")
    assert len(attacks) == 2
    assert (t.life(brute), t.w.foe(brute).pos) == (4, HERE)  # type: ignore[union-attr]
    t.choose(f"move:{HERE}")
    assert t.asked == "first-act"
    assert t.life(brute) == 4


@pytest.mark.rule("US-623")
def test_another_paid_action_comes_first_then_the_answer() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.goods(0, food=1)
    t.hp(1)
    t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("eat")
    assert not t.w.alive(0)
    assert t.w.have(0, "food") == 0


@pytest.mark.rule("US-623")
def test_a_leaver_who_dies_does_not_move() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.hp(1)
    t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose(f"move:{NEXT}")
    assert not t.w.alive(0)
    assert t.w.pos[0] == HERE


@pytest.mark.rule("US-625")
def test_nobody_is_removed_before_the_turn_closes() -> None:
    t = arena("scout", "medic", "mechanic")
    t.hp(2, 6, 7)
    a = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y0", "B0", "R0")
    t.choose(f"attack:foe-{a}:bare")
    t.choose("join", 1)
    t.dice("Y1", "B1")
    t.choose("join", 2)
    assert (t.asked, t.seat) == ("joiner-act", 1)
    assert t.w.hp[0] == 0
    assert t.w.alive(0)
    t.dice("Y1", "B1")
    t.choose(f"attack:foe-{a}:bare")
    assert t.asked == "joiner-act"
    t.dice("G1")
    t.choose(f"attack:foe-{a}:bare")
    assert not t.w.alive(0)
    assert t.w.foe(a) is None
    assert health(t, 1, 2) == [6, 7]
