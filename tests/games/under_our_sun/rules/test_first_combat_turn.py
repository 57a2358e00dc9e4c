"""When a fight begins, and its free opening exchange (US-601 to US-606)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.missions.spawns import SpawnAt
from tests.games.under_our_sun.arena import HAVEN, HERE, arena, health
from tests.games.under_our_sun.table import Table


@pytest.mark.rule("US-601", "US-603", "US-604")
def test_entering_a_tile_with_an_enemy_starts_a_free_exchange_of_attack_or_dodge() -> None:
    t = arena("scout", "medic")
    t.at(0, HAVEN)
    t.at(1, HAVEN)
    dog = t.foe("feral-dog", HERE)
    t.item(0, "bow")
    t.turn(0)
    t.choose(f"move:{HERE}")
    assert t.asked == "first-act"
    assert t.keys() == [f"attack:foe-{dog}:bare", f"attack:foe-{dog}:bow", "dodge"]
    t.dice("G1", "B0", "G0", "Y1")
    t.choose(f"attack:foe-{dog}:bow")
    assert t.asked == "take-turn"
    assert t.w.ap[0] == 5
    assert t.life(dog) == 1
    assert t.w.hp[0] == 5
    assert t.w.uses[t.w.things(0)[0]] == 2


@pytest.mark.rule("US-604", "US-631")
def test_the_free_action_may_be_a_dodge() -> None:
    t = arena("scout", "medic")
    t.at(0, HAVEN)
    t.at(1, HAVEN)
    t.foe("feral-dog", HERE)
    t.turn(0)
    t.choose(f"move:{HERE}")
    t.dice("G1", "Y0", "Y1")
    t.choose("dodge")
    assert t.asked == "take-turn"
    assert (t.w.ap[0], t.w.hp[0]) == (5, 6)


@pytest.mark.rule("US-601", "US-602")
def test_a_symbol_that_spawns_starts_one_and_pawn_and_symbol_together_only_one() -> None:
    t = arena("scout", "medic")
    t.tile("-1,0", 14)
    rat = t.foe("rat-pack", "-1,0")
    t.at(0, HAVEN)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.draws("feral-dog")
    t.choose("move:-1,0")
    assert [t.w.content.cards[foe.card].id for foe in t.w.foes] == ["rat-pack", "feral-dog"]
    t.dice("Y0", "B0", "B0", "Y0")
    t.choose(f"attack:foe-{rat}:bare")
    assert len(turns) == 1
    assert turns[0].first
    assert t.asked == "take-turn"


@pytest.mark.rule("US-602")
def test_a_covered_symbol_spawns_nothing_and_starts_nothing() -> None:
    t = arena("scout", "medic")
    t.blank("-1,0", 11, covered=1)
    t.at(0, HAVEN)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.choose("move:-1,0")
    assert t.asked == "take-turn"
    assert t.w.pos[0] == "-1,0"
    assert turns == []
    assert t.w.foes == ()


@pytest.mark.rule("US-602")
def test_an_empty_enemy_deck_spawns_nothing_and_starts_nothing() -> None:
    t = arena("scout", "medic")
    t.blank("-1,0", 11)
    while t.w.size("enemy"):
        t.w.draw("enemy", "box")
    t.at(0, HAVEN)
    turns = t.record(CombatTurn)
    t.turn(0)
    t.choose("move:-1,0")
    assert t.w.pos[0] == "-1,0"
    assert turns == []


@pytest.mark.rule("US-602", "US-658")
@pytest.mark.parametrize("there", ["exposed", "hidden", "dead"])
def test_only_an_exposed_living_character_on_the_tile_spares_the_newcomer_the_first_turn(there: str) -> None:
    t = arena("scout", "medic")
    t.at(0, HAVEN)
    t.at(1, HERE, hidden=there == "hidden")
    t.w.bit("dead", 1, there == "dead")
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    t.choose(f"move:{HERE}")
    if there == "exposed":
        assert t.asked == "take-turn"
        assert f"attack:foe-{dog}:bare" in t.keys()
        assert health(t, 0, 1) == [6, 6]
    else:
        assert t.asked == "first-act"


@pytest.mark.rule("US-601", "US-606")
def test_a_card_starts_a_first_turn_of_the_character_it_hits_alone() -> None:
    t = arena("scout", "medic", "mechanic")
    t.at(2, HAVEN)
    attacks = t.record(FoeAttack)
    t.draws("feral-dog")
    t.card("event/ambush", who=1)
    dog = t.w.foes[0].id
    assert (t.asked, t.seat) == ("first-act", 1)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.asked, t.seat) == ("join-fight", 0)
    assert t.keys() == ["join", "stay-out"]
    t.dice("Y1")
    t.choose("stay-out")
    assert t.idle
    assert [(a.foe, a.char) for a in attacks] == [(dog, 1)]
    assert health(t, 0, 1, 2) == [6, 5, 7]
    assert t.w.ap == [6, 6, 6]


@pytest.mark.rule("US-606", "US-604")
def test_another_character_joins_a_first_turn_at_normal_cost() -> None:
    t = arena("scout", "medic")
    t.draws("feral-dog")
    t.card("event/ambush", who=1)
    dog = t.w.foes[0].id
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    t.dice("Y0")
    t.choose("join", 0)
    t.dice("Y1", "B1")
    t.choose(f"attack:foe-{dog}:bare", 0)
    assert t.idle
    assert t.w.ap == [5, 6]
    assert t.w.foes == ()


@pytest.mark.rule("US-605", "US-607")
def test_a_card_that_attacks_several_gives_each_a_free_choice_and_each_enemy_one_attack() -> None:
    t = Table(players=3)
    t.crew("scout", "medic", "mechanic")
    t.weather("clear-sky")
    t.ap(6, 6, 6)
    tower = t.w.where(27)
    for char in (0, 1):
        t.at(char, tower)
    attacks = t.record(FoeAttack)
    t.draws("feral-dog")
    t.play(SpawnAt(27), who=1)
    dog = t.w.foes[0].id
    assert (t.asked, t.seat) == ("first-act", 0)
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.asked, t.seat) == ("joiner-act", 1)
    assert t.keys() == [f"attack:foe-{dog}:bare", "dodge"]
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    assert t.idle
    assert [(a.foe, a.char) for a in attacks] == [(dog, 0)]
    assert health(t, 0, 1) == [5, 6]
    assert t.w.ap == [6, 6, 6]
    assert t.life(dog) == 1


@pytest.mark.rule("US-606")
def test_a_failed_stealth_test_makes_the_one_who_failed_active() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    dog = t.foe("feral-dog", HERE)
    t.goods(0, food=1)
    t.hp(4)
    t.turn(0)
    t.dice("G0", "G0")
    t.choose("eat")
    assert (t.asked, t.seat) == ("first-act", 0)
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    t.choose("stay-out", 1)
    assert t.asked == "take-turn"
    assert health(t, 0, 1) == [4, 6]
    assert (t.w.ap, t.w.have(0, "food")) == ([5, 6], 0)


@pytest.mark.rule("US-541", "US-1125")
def test_a_howler_calls_only_at_the_end_of_the_first_turn_it_was_activated_in() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.at(0, HAVEN)
    howler = t.foe("howler", HERE, met=False)
    t.blank("0,-3", 22)
    t.blank("0,-2", 21)
    dog = t.foe("feral-dog", "0,-3")
    t.turn(0)
    t.choose(f"move:{HERE}")
    t.dice("Y0", "B0", "B0")
    t.choose(f"attack:foe-{howler}:bare")
    assert t.w.foe(dog).pos == "0,-2"  # type: ignore[union-attr]
    t.draws("rat-pack")
    t.card("event/ambush", who=0)
    t.dice("Y0", "B0", "B0", "B0")
    t.choose(f"attack:foe-{howler}:bare")
    assert t.w.foe(dog).pos == "0,-2"  # type: ignore[union-attr]
