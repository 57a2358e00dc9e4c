"""Attack, Dodge, Wait, Sneak attack, retreat and what softens a blow (US-630 to US-647)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen
from holdfast.games.under_our_sun.flow.day import PhaseEnd
from tests.games.under_our_sun.arena import HAVEN, HERE, NEXT, arena, health, rolls
from tests.games.under_our_sun.table import Table


@pytest.mark.rule("US-630")
def test_an_attack_costs_one_point_and_is_answered() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("Y1", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.w.ap[0], t.life(dog), t.w.hp[0]) == (5, 1, 5)


@pytest.mark.rule("US-631")
def test_a_dodge_avoids_one_whole_attack_of_his_choice_after_the_dice() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    wolf, dog = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("G2", "Y1", "Y1", "B1", "Y1")
    t.choose("dodge")
    assert t.asked == "choose-dodge"
    assert t.w.hp[0] == 6
    assert t.keys() == [f"dodge:foe-{wolf}", f"dodge:foe-{dog}"]
    t.choose(f"dodge:foe-{wolf}")
    assert (t.w.hp[0], t.w.ap[0]) == (5, 5)


@pytest.mark.rule("US-631")
def test_a_failed_dodge_changes_nothing_and_an_old_one_does_not_help_later() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("G0", "Y0", "Y1")
    t.choose("dodge")
    assert t.w.hp[0] == 5
    t.dice("G1", "Y0", "Y1")
    t.choose("dodge")
    assert t.w.hp[0] == 5
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert t.w.hp[0] == 4


@pytest.mark.rule("US-631")
@pytest.mark.parametrize(
    ("foe", "hp", "dodge", "left"), [("great-bear", 2, 2, 0), ("brute", 6, 1, 5), ("brute", 6, 2, 6)]
)
def test_bear_and_brute_are_hard_to_dodge(foe: str, hp: int, dodge: int, left: int) -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.hp(hp)
    t.foe(foe, HERE)
    t.turn(0)
    wound = ["R0"] if hp <= 2 else []
    bite = ["G1", "Y1"] if foe == "great-bear" else ["G1", "B0"]
    t.dice(f"G{dodge}", "Y0", *wound, *bite)
    t.choose("dodge")
    assert t.w.hp[0] == left


@pytest.mark.rule("US-640", "US-204")
def test_waiting_keeps_the_points_for_combat_and_they_are_lost_when_the_phase_ends() -> None:
    t = arena("scout", "medic")
    t.turn(0)
    t.choose("wait")
    assert t.idle
    assert t.w.ap[0] == 6
    t.play(PhaseEnd())
    assert t.idle
    assert t.w.ap == [0, 0]


@pytest.mark.rule("US-640", "US-658", "US-657", "US-EX07", "US-641")
def test_waiting_example() -> None:
    """A waits beside a strong enemy, B comes and attacks, A joins three times; the enemy falls, 3 AP are lost."""
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    brute = t.foe("brute", HERE)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.choose("wait")
    t.turn(1)
    t.choose(f"move:{HERE}")
    assert (t.asked, turns) == ("take-turn", [])
    for join, left in ((True, 5), (True, 4), (False, 4), (True, 3)):
        t.dice("Y1", "B0")
        t.choose(f"attack:foe-{brute}:bare", 1)
        t.dice("G0", "B0")
        if not join:
            t.choose("stay-out", 0)
            continue
        t.choose("join", 0)
        t.dice("Y1" if left == 3 else "Y0", "B0")
        t.choose(f"attack:foe-{brute}:bare", 0)
        assert t.w.ap[0] == left
    assert t.life(brute) == 1
    t.dice("Y1", "B0", "G0", "B0")
    t.choose(f"attack:foe-{brute}:bare", 1)
    assert (t.asked, t.seat) == ("window", 1)
    assert t.w.foes == ()
    assert t.w.ap == [3, 0]
    t.choose("go-on")
    t.play(PhaseEnd())
    assert t.idle
    assert t.w.ap == [0, 0]


@pytest.mark.rule("US-641")
def test_at_the_end_of_the_phase_who_waits_may_still_fight_until_nobody_wants_to() -> None:
    t = arena("scout", "medic", "mechanic")
    t.at(1, NEXT)
    t.at(2, HAVEN)
    t.item(1, "slingshot")
    dog = t.foe("feral-dog", HERE)
    for char in (0, 1, 2):
        t.turn(char)
        t.choose("wait")
    t.play(PhaseEnd())
    assert (t.asked, t.seat) == ("last-blows", 0)
    assert "wait" not in t.keys()
    assert not [key for key in t.keys() if key.startswith(("move", "gather", "explore"))]
    t.choose("let-be")
    assert (t.asked, t.seat) == ("last-blows", 1)
    assert t.keys() == [f"shoot:foe-{dog}:slingshot", "let-be"]
    t.dice("Y0", "B0")
    t.choose(f"shoot:foe-{dog}:slingshot")
    t.choose("stay-out", 0)
    assert t.w.ap[:2] == [6, 5]
    assert (t.asked, t.seat) == ("last-blows", 0)
    t.dice("Y1", "B1")
    t.choose(f"attack:foe-{dog}:bare")
    assert t.idle
    assert t.w.foes == ()
    assert t.w.ap == [0, 0, 0]


@pytest.mark.rule("US-641")
def test_who_did_not_wait_or_has_no_enemy_in_reach_is_not_asked_at_the_end() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.foe("feral-dog", HERE)
    t.turn(1)
    t.choose("wait")
    t.play(PhaseEnd())
    assert t.idle


@pytest.mark.rule("US-642", "US-643", "US-EX30")
def test_a_sneak_attack_is_not_answered_and_exposes() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, HAVEN)
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    t.item(0, "knife")
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    spawns = t.record(SpawnOpen)
    t.turn(0)
    t.dice("G1", "G0", "Y1", "B0", "G1")
    t.choose(f"sneak-attack:foe-{a}:knife")
    assert (t.w.ap[0], t.w.hp[0], t.life(a)) == (4, 6, 1)
    assert rolls(seen, "test-stealth") == ["GG"]
    assert rolls(seen, "attack") == ["YBG"]
    assert attacks == []
    assert spawns == []
    assert t.w.exposed(0)
    assert t.asked == "take-turn"
    t.dice("Y0", "B0", "Y0", "B0", "Y0")
    t.choose(f"attack:foe-{b}:bare")
    assert [attack.foe for attack in attacks] == [a, b]


@pytest.mark.rule("US-643", "US-EX30")
def test_a_failed_sneak_attack_is_lost_and_a_first_combat_turn_follows() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, HAVEN)
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G0", "G0")
    t.choose(f"sneak-attack:foe-{a}:bare")
    assert t.asked == "first-act"
    assert (t.w.ap[0], t.life(a), attacks) == (4, 3, [])
    t.dice("G1", "Y0", "Y1", "B1", "Y0")
    t.choose("dodge")
    assert [attack.foe for attack in attacks] == [a, b]
    assert (t.w.ap[0], t.w.hp[0]) == (4, 6)
    assert t.asked == "take-turn"


@pytest.mark.rule("US-643")
def test_who_joins_a_sneak_attack_is_answered_while_the_sneaker_is_not() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G1", "G0", "Y1", "B0")
    t.choose(f"sneak-attack:foe-{a}:bare")
    t.choose("join", 1)
    t.dice("Y0", "B0", "Y0", "B0", "Y1")
    t.choose(f"attack:foe-{a}:bare", 1)
    assert [(attack.foe, attack.char) for attack in attacks] == [(a, 1), (b, 1)]
    assert health(t, 0, 1) == [6, 5]


@pytest.mark.rule("US-642", "US-647")
def test_a_sneak_attack_needs_hiding_an_enemy_and_two_points() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("sneak-attack")]
    t.at(0, HERE, hidden=True)
    t.ap(1)
    t.turn(0)
    assert t.refuses(f"sneak-attack:foe-{dog}:bare") == {"US-302"}
    t.ap(2)
    t.turn(0)
    assert f"sneak-attack:foe-{dog}:bare" in t.keys()
    t.at(0, NEXT, hidden=True)
    t.turn(0)
    assert not [key for key in t.keys() if key.startswith("sneak-attack")]


@pytest.mark.rule("US-647")
def test_combat_actions_need_something_to_fight_in_reach() -> None:
    t = arena("scout", "medic")
    t.item(0, "bow", "machete")
    words = ("attack", "dodge", "shoot", "sneak-attack", "assault", "throw", "rob")
    t.turn(0)
    assert not [key for key in t.keys() if key.split(":")[0] in words]
    dog = t.foe("feral-dog", NEXT)
    t.turn(0)
    fights = [key for key in t.keys() if key.split(":")[0] in words]
    assert fights == [f"shoot:foe-{dog}:bow"]
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    fights = [key for key in t.keys() if key.split(":")[0] in words]
    assert fights == [
        f"attack:foe-{wolf}:bare",
        f"attack:foe-{wolf}:machete",
        f"attack:foe-{wolf}:bow",
        f"shoot:foe-{dog}:bow",
        "dodge",
    ]


@pytest.mark.rule("US-644", "US-665")
def test_a_retreat_is_a_move_of_the_own_turn_and_no_answer_in_another_ones() -> None:
    t = arena("scout", "medic")
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    assert {f"move:{NEXT}", f"sneak:{NEXT}"} <= set(t.keys())
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare")
    assert t.keys(1) == ["join", "stay-out"]
    t.dice("Y0", "B0")
    t.choose("join", 1)
    assert t.keys(1) == [f"attack:foe-{wolf}:bare", "dodge"]


@pytest.mark.rule("US-EX28", "US-644")
def test_sneaking_out_of_a_fight_draws_the_attack_and_then_hides() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.foe("feral-dog", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y1", "G1", "G0")
    t.choose(f"sneak:{NEXT}")
    assert [roll.context for roll in seen] == ["enemy", "test-stealth"]
    assert t.w.hp[0] == 5
    assert t.w.pos[0] == NEXT
    assert t.w.is_hidden(0)


def struck_in(*armour: str) -> Table:
    """The Scout eats beside a Brute, wears this, and is hit for 3."""
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.item(0, *armour)
    t.foe("brute", HERE)
    t.goods(0, food=1)
    t.hp(4)
    t.turn(0)
    t.dice("G2", "B1")
    t.choose("eat")
    assert t.asked == "soften"
    return t


@pytest.mark.rule("US-645")
def test_armour_is_used_after_the_dice_and_several_pieces_together() -> None:
    t = struck_in("padded-jacket", "scrap-armour")
    assert t.w.hp[0] == 5
    assert t.keys() == ["armour:padded-jacket", "armour:scrap-armour", "take-it"]
    t.choose("armour:scrap-armour")
    assert t.keys() == ["armour:padded-jacket", "take-it"]
    t.choose("armour:padded-jacket")
    assert t.w.hp[0] == 4
    jacket, armour = [t.w.content.index[f"equipment/{id}"] for id in ("padded-jacket", "scrap-armour")]
    assert jacket in t.w.tapped or jacket + 1 in t.w.tapped
    assert [n for card, n in t.w.uses.items() if card in (armour, armour + 1)] == [3]


@pytest.mark.rule("US-645")
def test_two_pieces_of_the_same_armour_are_one_answer_and_then_another() -> None:
    t = struck_in("padded-jacket", "padded-jacket")
    jackets = t.w.things(0)
    assert t.keys() == ["armour:padded-jacket", "take-it"]
    t.choose("armour:padded-jacket")
    assert t.w.tapped == jackets[:1]
    assert t.keys() == ["armour:padded-jacket", "take-it"]
    t.choose("armour:padded-jacket")
    assert t.w.tapped == jackets
    assert t.w.hp[0] == 4


@pytest.mark.rule("US-645", "US-1104")
def test_bulwark_takes_the_whole_attack_and_tough_hide_softens_it() -> None:
    t = arena("scout", "thickskin")
    brute = t.foe("brute", HERE)
    t.ap(6, 0)
    t.turn(0)
    t.dice("Y0", "B0", "G2", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    assert (t.asked, t.seat) == ("take-hit", 1)
    t.choose("bulwark")
    assert (t.asked, t.seat) == ("soften", 1)
    t.choose("tough-hide")
    assert health(t, 0, 1) == [6, 8]
    t.dice("Y0", "B0", "G2", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    assert health(t, 0, 1) == [4, 8]


@pytest.mark.rule("US-646")
def test_healing_for_a_point_provokes() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.hp(4)
    t.goods(0, food=1)
    t.foe("feral-dog", HERE)
    t.item(0, "medikit", "adrenaline-pen")
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.choose("use:adrenaline-pen")
    assert (attacks, t.w.ap[0]) == ([], 8)
    t.dice("Y1")
    t.answer("use:medikit")
    assert (len(attacks), t.w.hp[0]) == (1, 5)


@pytest.mark.rule("US-651", "US-641")
def test_a_hidden_waiter_may_open_from_hiding_at_the_end_of_the_phase() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    t.choose("wait")
    t.play(PhaseEnd())
    assert f"sneak-attack:foe-{dog}:bare" in t.keys()
    t.dice("G1", "G0", "Y1", "B1")
    t.choose(f"sneak-attack:foe-{dog}:bare")
    assert t.idle
    assert t.w.foes == ()
    assert t.w.exposed(0)
