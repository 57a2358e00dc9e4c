"""Character against character (US-660 to US-667)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.people.teams import TraitorCheck
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, NEXT, arena, health, rolls
from tests.games.under_our_sun.table import Table


def duel(*crew: str) -> Table:
    """Semi-cooperative, all Survivors, character 0 to act."""
    t = arena(*(crew or ("scout", "mechanic", "medic")), semi=True)
    for seat in range(3):
        t.role(seat, f"survivor-{seat + 1}")
    return t


def passing(t: Table) -> list[int]:
    """The seats that are asked about a roll, in their order; all of them let it stand."""
    asked = []
    while t.asked == "window":
        asked.append(t.seat)
        t.choose("go-on")
    return asked


@pytest.mark.rule("US-660")
def test_a_counter_attack_costs_a_point_and_is_simultaneous() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.hp(6, 2, 6)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("assault:char-1:bare")
    assert (t.asked, t.seat) == ("reaction", 1)
    assert t.w.hp[1] == 2
    t.dice("G2", "R0")
    t.choose("counter:bare")
    assert rolls(seen, "attack") == ["YB", "GR"]
    assert t.w.hp[:2] == [4, 0]
    assert not t.w.alive(1)
    assert t.w.ap[0] == 5
    assert (t.asked, t.seat) == ("take-turn", 0)


@pytest.mark.rule("US-660")
def test_both_may_fall_by_blow_and_counter() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.hp(1, 1, 6)
    t.turn(0)
    t.dice("Y1", "B0", "R0")
    t.choose("assault:char-1:bare")
    t.dice("G1", "R0")
    t.choose("counter:bare")
    assert not t.w.alive(0)
    assert not t.w.alive(1)


@pytest.mark.rule("US-660")
@pytest.mark.parametrize(("shown", "left"), [("G1", 7), ("G0", 5)])
def test_a_melee_dodge_avoids_the_whole_attack_or_nothing(shown: str, left: int) -> None:
    t = duel()
    t.at(2, HAVEN)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("assault:char-1:bare")
    t.dice(shown, "Y0")
    t.choose("react-dodge")
    assert t.w.hp[1] == left
    assert t.w.ap[:2] == [5, 5]


@pytest.mark.rule("US-660")
def test_without_points_or_by_choice_nothing_is_done() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    t.choose("do-nothing")
    assert (t.w.hp[1], t.w.ap[1]) == (6, 6)
    t.ap(6, 0, 6)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.hp[1] == 5


@pytest.mark.rule("US-437", "US-660")
@pytest.mark.parametrize(
    ("reaction", "dice", "hp"), [("react-dodge", ("G1", "Y0"), [6, 7]), ("counter:bare", ("G1",), [5, 6])]
)
def test_karma_for_a_reaction_is_asked_clockwise_from_the_one_who_rolls_it(
    reaction: str, dice: tuple[str, ...], hp: list[int]
) -> None:
    t = duel()
    t.karma(1, 1, 1)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    assert passing(t) == [0, 1, 2]
    assert (t.asked, t.seat) == ("reaction", 1)
    t.dice(*dice)
    t.choose(reaction)
    assert passing(t) == [1, 2, 0]
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.hp[:2] == hp
    assert t.w.ap[:2] == [5, 5]
    assert t.w.karma == [1, 1, 1]


@pytest.mark.rule("US-661")
def test_characters_can_be_attacked_only_in_semi_cooperative_games_even_in_new_haven() -> None:
    t = arena("scout", "mechanic", "medic")
    t.item(0, "bow")
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("assault")]
    t = duel()
    for char in range(3):
        t.at(char, HAVEN)
    t.turn(0)
    assert [key for key in t.keys() if key.startswith("assault")] == ["assault:char-1:bare", "assault:char-2:bare"]


@pytest.mark.rule("US-661", "US-666", "US-347")
def test_goods_of_the_living_cannot_be_taken_and_those_of_the_dead_by_trade() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.goods(1, food=2)
    t.hp(6, 1, 6)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("want:food")
    t.choose("propose")
    assert (t.asked, t.seat) == ("agreement", 1)
    t.choose("refuse")
    assert t.w.have(1, "food") == 2
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    t.choose("do-nothing")
    assert not t.w.alive(1)
    assert t.w.have(1, "food") == 2
    t.choose("trade:char-1")
    t.choose("want:food")
    t.choose("propose")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert (t.w.have(0, "food"), t.w.have(1, "food")) == (1, 1)


@pytest.mark.rule("US-661", "US-423", "US-634")
def test_a_hidden_character_can_be_struck_on_the_tile_but_not_shot_there_or_from_another() -> None:
    t = duel()
    t.item(0, "assault-rifle", "club")
    t.at(1, HERE, hidden=True)
    t.at(2, NEXT, hidden=True)
    t.turn(0)
    assaults = [key for key in t.keys() if key.startswith("assault")]
    assert assaults == ["assault:char-1:bare", "assault:char-1:club"]
    t.dice("Y0", "B0")
    t.choose("assault:char-1:bare")
    t.choose("do-nothing")
    assert t.w.exposed(1)
    assert t.w.is_hidden(2)
    assaults = [key for key in t.keys() if key.startswith("assault")]
    ways = ("bare", "club", "assault-rifle", "assault-rifle:burst")
    assert assaults == [f"assault:char-1:{way}" for way in ways]


@pytest.mark.rule("US-662", "US-EX27", "US-664")
def test_each_success_of_a_dodge_takes_one_damage_of_a_shot() -> None:
    t = duel()
    t.at(1, NEXT)
    t.at(2, HAVEN)
    t.item(0, "bow")
    t.turn(0)
    t.dice("G2", "B0", "G1")
    t.choose("assault:char-1:bow")
    t.dice("G1", "Y0")
    t.choose("react-dodge")
    assert t.w.hp[1] == 5
    assert t.w.ap[:2] == [5, 5]


@pytest.mark.rule("US-663")
@pytest.mark.parametrize("passed", [True, False])
def test_the_target_of_a_shot_may_rush_the_shooter_for_the_movement_value(passed: bool) -> None:
    t = duel()
    t.blank("-1,0", 4)
    t.at(0, "-1,0")
    t.at(2, HAVEN)
    t.item(0, "bow")
    turns = t.record(CombatTurn)
    t.w.change("-1,0", covered=1)
    t.turn(0)
    t.dice("G1", "B0", "G0")
    t.choose("assault:char-1:bow")
    t.dice("Y1" if passed else "Y0", "B0")
    t.choose("rush")
    assert t.w.ap[1] == 4
    assert t.w.hp[1] == 6
    assert t.w.pos[1] == ("-1,0" if passed else HERE)
    assert not [turn for turn in turns if turn.first]
    assert (t.asked, t.seat) == ("take-turn", 0)


@pytest.mark.rule("US-663")
def test_who_rushes_takes_the_damage_first_and_the_dead_do_not_move() -> None:
    t = duel()
    t.at(0, NEXT)
    t.at(2, HAVEN)
    t.hp(6, 1, 6)
    t.item(0, "bow")
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G1", "B0", "G0")
    t.choose("assault:char-1:bow")
    t.choose("rush")
    assert not t.w.alive(1)
    assert t.w.pos[1] == HERE
    assert [roll.context for roll in seen] == ["attack"]


@pytest.mark.rule("US-663")
def test_entering_by_a_rush_meets_what_is_there() -> None:
    t = duel()
    t.blank("-1,0", 4)
    t.at(0, "-1,0", hidden=True)
    t.at(2, HAVEN)
    t.item(0, "slingshot")
    t.turn(0)
    t.dice("G0", "B0", "B0")
    t.choose("assault:char-1:slingshot")
    t.draws("feral-dog")
    t.dice("Y1", "B0")
    t.choose("rush")
    assert (t.asked, t.seat) == ("first-act", 1)
    dog = t.w.foes[0].id
    t.dice("G2")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.foes == ()


@pytest.mark.rule("US-664")
def test_reactions_need_enough_points_of_the_phase() -> None:
    t = duel()
    t.blank("-1,0", 4)
    t.at(0, "-1,0")
    t.at(2, HAVEN)
    t.item(0, "bow")
    t.ap(6, 1, 6)
    t.turn(0)
    t.dice("G0", "B0", "G0")
    t.choose("assault:char-1:bow")
    assert t.keys(1) == ["react-dodge", "do-nothing"]


@pytest.mark.rule("US-664")
def test_the_target_may_shoot_back_for_a_point() -> None:
    t = duel()
    t.at(1, NEXT)
    t.at(2, HAVEN)
    t.item(0, "bow")
    t.item(1, "slingshot", "machete")
    t.turn(0)
    t.dice("G1", "B0", "G0")
    t.choose("assault:char-1:bow")
    assert t.keys(1) == ["counter:slingshot", "react-dodge", "rush", "do-nothing"]
    t.dice("Y1", "B1")
    t.choose("counter:slingshot")
    assert t.w.hp[:2] == [4, 6]
    assert t.w.ap[:2] == [5, 5]


@pytest.mark.rule("US-665")
def test_the_attacked_one_cannot_retreat() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.turn(0)
    t.choose("assault:char-1:bare")
    assert t.keys(1) == ["counter:bare", "react-dodge", "do-nothing"]


@pytest.mark.rule("US-667")
def test_nobody_joins_and_enemies_on_the_tile_answer_the_attacker_only() -> None:
    t = duel()
    wolf = t.foe("wolf", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    assert (t.asked, t.seat) == ("reaction", 1)
    t.dice("G0", "Y1", "B0")
    t.choose("counter:bare")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert [(attack.foe, attack.char) for attack in attacks] == [(wolf, 0)]
    assert health(t, 0, 1, 2) == [5, 6, 6]


@pytest.mark.rule("US-667")
def test_an_event_that_waits_on_the_tile_is_not_drawn_by_a_quarrel() -> None:
    t = duel()
    t.at(2, HAVEN)
    t.w.change(HERE, event=True)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose("assault:char-1:bare")
    t.choose("do-nothing")
    assert t.w.spots[HERE].event
    assert t.asked == "take-turn"


@pytest.mark.rule("US-668", "US-1108")
def test_the_hunters_ambush_leaves_a_character_no_reaction() -> None:
    t = duel("hunter", "mechanic", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, NEXT)
    t.at(2, FAR)
    t.item(0, "bow")
    t.turn(0)
    t.dice("G1", "G0", "G0")
    t.choose("assault:char-1:bow:ambush")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert (t.w.hp[1], t.w.ap[1]) == (6, 6)
    assert t.w.exposed(0)


@pytest.mark.rule("US-668")
def test_an_unseen_shot_of_the_longbow_leaves_a_character_no_reaction_and_the_scout_hidden() -> None:
    t = duel()
    t.at(0, HERE, hidden=True)
    t.at(1, NEXT)
    t.at(2, FAR)
    t.item(0, "longbow")
    t.turn(0)
    t.dice("G1", "G0", "G1", "B0", "G0", "G0")
    t.choose("assault:char-1:longbow:unseen")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.is_hidden(0)
    assert (t.w.hp[1], t.w.ap[1]) == (6, 6)
    t.dice("G0", "G0", "G1", "B0", "G0", "G0")
    t.choose("assault:char-1:longbow:unseen")
    assert (t.asked, t.seat) == ("reaction", 1)
    assert t.w.exposed(0)


@pytest.mark.rule("US-1182", "US-668", "US-660")
@pytest.mark.parametrize(("pos", "reacts"), [("0,-3", False), (FAR, True)])
def test_a_character_shot_at_from_two_tiles_away_does_not_react(pos: str, reacts: bool) -> None:
    t = duel()
    t.blank("0,-3", 13)
    t.at(1, pos)
    t.at(2, HAVEN)
    t.item(0, "sniper-rifle")
    t.turn(0)
    t.dice("G1", "B0", "G1", "G0", "Y0")
    t.choose("assault:char-1:sniper-rifle")
    assert (t.asked, t.seat) == (("reaction", 1) if reacts else ("take-turn", 0))
    assert t.w.hp[1] == (7 if reacts else 5)
    assert t.w.ap[:2] == [5, 6]
    assert t.w.uses[t.w.things(0)[0]] == 2


@pytest.mark.rule("US-1192", "US-972")
@pytest.mark.parametrize("killer", [0, 2])
def test_only_the_executioners_own_hand_counts_for_him(killer: int) -> None:
    t = duel()
    t.role(0, "executioner")
    t.hp(6, 1, 6)
    t.turn(killer)
    t.dice("Y1", "B0")
    t.choose("assault:char-1:bare")
    t.choose("do-nothing")
    assert not t.w.alive(1)
    t.play(TraitorCheck())
    assert t.game.over == (killer == 0)


@pytest.mark.rule("US-647", "US-661", "US-1182")
def test_who_is_called_by_the_radio_may_attack_a_character_for_nothing() -> None:
    t = arena("veteran", "scout", "medic", semi=True)
    t.item(0, "field-radio")
    t.ap(6, 0, 6)
    t.turn(0)
    t.choose("use:field-radio")
    t.choose("call:char-1")
    assert (t.asked, t.seat) == ("called", 1)
    t.dice("Y0", "B0")
    t.choose("assault:char-2:bare")
    t.go_on()
    assert (t.asked, t.seat, t.w.ap[1]) == ("reaction", 2, 0)
