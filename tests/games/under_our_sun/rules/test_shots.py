"""Ranged attacks, what their targets do, throws and shots from hiding (US-632 to US-639, US-655, US-1108, US-1165)."""

import pytest

from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.wandering import StepFoe
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, NEXT, arena, health, rolls
from tests.games.under_our_sun.table import Table


def shooter(foe: str, weapon: str = "bow", **marks: object) -> tuple[Table, int]:
    """The Scout with a weapon on HERE, one enemy next to it, the Medic out of the way."""
    t = arena("scout", "medic")
    t.at(1, "-1,0")
    t.blank("-1,0", 22)
    t.item(0, weapon)
    id = t.foe(foe, NEXT, **marks)
    t.turn(0)
    return t, id


@pytest.mark.rule("US-632", "US-634", "US-635")
def test_a_shot_at_the_next_tile_costs_a_point_and_an_arrow_and_the_target_may_stay() -> None:
    t, dog = shooter("feral-dog")
    t.dice("G1", "B0", "G0", "B0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert (t.w.ap[0], t.w.hp[0], t.life(dog)) == (5, 6, 1)
    assert t.w.uses[t.w.things(0)[0]] == 2
    assert t.w.foe(dog).pos == NEXT  # type: ignore[union-attr]


@pytest.mark.rule("US-635", "US-639", "US-EX16")
def test_a_success_of_the_blue_die_brings_the_target_tapped_onto_the_shooters_tile() -> None:
    t, dog = shooter("feral-dog")
    attacks = t.record(FoeAttack)
    t.dice("G0", "B0", "G0", "B1")
    t.choose(f"shoot:foe-{dog}:bow")
    foe = t.w.foe(dog)
    assert foe is not None
    assert (foe.pos, t.w.tapped_foes) == (HERE, (dog,))
    assert attacks == []
    assert t.w.hp[0] == 6
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{dog}:bare")
    assert len(attacks) == 1


@pytest.mark.rule("US-636")
def test_a_target_that_stays_shoots_back_if_it_has_ranged_dice() -> None:
    t, gunner = shooter("road-gunner")
    seen = t.record(Roll)
    t.dice("G0", "B0", "G0", "B0", "Y1", "B1")
    t.choose(f"shoot:foe-{gunner}:bow")
    assert rolls(seen, "approach") == ["B"]
    assert rolls(seen, "enemy") == ["YB"]
    assert t.w.hp[0] == 4
    assert gunner in t.w.tapped_foes


@pytest.mark.rule("US-636")
def test_at_night_it_shoots_back_with_its_night_dice() -> None:
    t, gunner = shooter("road-gunner")
    t.night()
    seen = t.record(Roll)
    t.dice("G0", "B0", "G0", "B0", "B1")
    t.choose(f"shoot:foe-{gunner}:bow")
    assert rolls(seen, "enemy") == ["B"]


@pytest.mark.rule("US-637")
def test_a_tapped_enemy_does_not_react() -> None:
    t = arena("scout", "medic")
    t.at(1, NEXT)
    t.item(1, "slingshot")
    gunner = t.foe("road-gunner", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{gunner}:bare")
    t.dice("Y0", "Y1", "B0")
    t.choose("join", 1)
    assert t.life(gunner) == 3
    assert rolls(seen, "enemy") == ["Y"]
    assert rolls(seen, "approach") == []


@pytest.mark.rule("US-637")
def test_a_target_whose_action_is_spent_does_not_answer_the_second_shooter() -> None:
    t = arena("scout", "hunter")
    t.at(1, FAR)
    t.item(0, "bow")
    t.item(1, "slingshot")
    gunner = t.foe("road-gunner", NEXT)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G0", "B0", "G0")
    t.choose(f"shoot:foe-{gunner}:bow")
    t.dice("B0", "Y1", "B0", "G1", "G0", "B0")
    t.choose("join", 1)
    assert t.life(gunner) == 3
    assert rolls(seen, "approach") == ["B"]
    assert rolls(seen, "enemy") == ["YB"]
    assert health(t, 0, 1) == [5, 6]


@pytest.mark.rule("US-638")
def test_only_the_target_reacts_and_one_shot_dead_rolls_no_blue_die_but_shoots_back() -> None:
    t, recruit = shooter("liberty-recruit")
    t.foe("road-gunner", NEXT)
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    t.dice("G2", "B1", "G2", "B1")
    t.choose(f"shoot:foe-{recruit}:bow")
    assert rolls(seen, "approach") == []
    assert [(attack.foe, attack.ranged) for attack in attacks] == [(recruit, True)]
    assert t.w.hp[0] == 5
    assert t.w.foe(recruit) is None


@pytest.mark.rule("US-638")
def test_one_shot_dead_without_ranged_dice_does_nothing() -> None:
    t, dog = shooter("feral-dog")
    seen = t.record(Roll)
    t.dice("G2", "B1", "G1")
    t.choose(f"shoot:foe-{dog}:bow")
    assert [roll.context for roll in seen] == ["attack"]
    assert t.w.hp[0] == 6


@pytest.mark.rule("US-639", "US-624")
def test_enemies_on_the_shooters_own_tile_attack_him_but_not_the_one_that_arrives() -> None:
    t, dog = shooter("feral-dog")
    wolf, rat = t.foe("wolf", HERE), t.foe("rat-pack", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G0", "B0", "G0", "B1", "Y1", "B0", "B0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert [attack.foe for attack in attacks] == [wolf, rat]
    assert t.w.hp[0] == 5
    assert t.w.foe(dog).pos == HERE  # type: ignore[union-attr]


@pytest.mark.rule("US-639")
def test_fire_keeps_an_animal_away_and_new_haven_everybody() -> None:
    t, wolf = shooter("wolf")
    t.w.change(HERE, fire="campfire")
    seen = t.record(Roll)
    t.dice("G0", "B0", "G0")
    t.choose(f"shoot:foe-{wolf}:bow")
    assert [roll.context for roll in seen] == ["attack"]
    assert t.w.foe(wolf).pos == NEXT  # type: ignore[union-attr]
    t, raider = shooter("raider")
    t.at(0, HAVEN)
    t.turn(0)
    seen = t.record(Roll)
    t.dice("G0", "B0", "G0", "B1")
    t.choose(f"shoot:foe-{raider}:bow")
    assert [roll.context for roll in seen] == ["attack", "enemy"]
    assert t.w.hp[0] == 5
    assert t.w.foe(raider).pos == NEXT  # type: ignore[union-attr]


@pytest.mark.rule("US-633")
def test_a_ranged_weapon_on_the_own_tile_is_a_normal_attack() -> None:
    t, far = shooter("feral-dog")
    dog = t.foe("feral-dog", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G1", "B0", "G0", "Y1")
    t.choose(f"attack:foe-{dog}:bow")
    assert rolls(seen, "attack") == ["GBG"]
    assert rolls(seen, "approach") == []
    assert (t.w.hp[0], t.life(dog), t.life(far)) == (5, 1, 2)
    assert t.w.uses[t.w.things(0)[0]] == 2


@pytest.mark.rule("US-634", "US-703")
def test_no_ammunition_no_shot_and_loose_ammunition_is_loaded_for_free() -> None:
    t, dog = shooter("brute")
    bow = t.w.things(0)[0]
    t.w.uses[bow] = 0
    t.turn(0)
    assert f"shoot:foe-{dog}:bow" not in t.keys()
    t.goods(0, cartridge=2)
    t.turn(0)
    assert f"shoot:foe-{dog}:bow" not in t.keys()
    t.goods(0, arrow=2)
    t.turn(0)
    t.dice("G0", "B0", "G0", "B0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert (t.w.uses[bow], t.w.have(0, "arrow"), t.w.have(0, "cartridge")) == (1, 0, 2)


@pytest.mark.rule("US-634", "US-632")
def test_face_down_tiles_and_tiles_farther_off_cannot_be_shot_at() -> None:
    t, dog = shooter("feral-dog")
    t.blank("2,-2", 22)
    away = t.foe("wolf", "2,-2")
    rat = t.foe("rat-pack", "-1,-1")
    t.play(StepFoe(rat, "-1,0"), StepFoe(rat, "-1,-1"))
    assert t.w.spots["-1,-1"].tile < 0
    t.turn(0)
    shots = [key for key in t.keys() if key.startswith("shoot")]
    assert shots == [f"shoot:foe-{dog}:bow"]
    assert t.w.foe(away) is not None


@pytest.mark.rule("US-655", "US-EX31")
@pytest.mark.parametrize(("foe", "shots"), [("road-gunner", ["YB"]), ("wolf", [])])
def test_a_shot_into_a_melee_leaves_the_target_where_it_is(foe: str, shots: list[str]) -> None:
    t = arena("scout", "hunter", "medic")
    t.at(1, FAR)
    t.at(0, HAVEN)
    t.at(2, NEXT)
    t.item(1, "slingshot")
    a, b = t.foe(foe, NEXT), t.foe("wolf", NEXT)
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    t.turn(1)
    t.dice("G0", "G0", "B0")
    t.choose(f"shoot:foe-{a}:slingshot")
    assert (t.asked, t.seat) == ("join-fight", 2)
    t.dice("Y1", "B0")
    t.choose("stay-out")
    assert rolls(seen, "approach") == []
    assert rolls(seen, "enemy") == shots
    assert b not in [attack.foe for attack in attacks]
    assert health(t, 1, 2) == [6 - len(shots), 6]
    assert t.w.foe(a).pos == NEXT  # type: ignore[union-attr]
    assert (a in t.w.tapped_foes) == bool(shots)


@pytest.mark.rule("US-655")
def test_a_shooter_shields_nobody_and_a_hidden_ally_keeps_nothing_there() -> None:
    t = arena("scout", "hunter")
    t.at(1, FAR)
    t.item(1, "slingshot")
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{a}:bare")
    t.dice("Y0", "B0", "Y0")
    t.choose("join", 1)
    t.dice("G0", "G0", "B0")
    t.choose(f"shoot:foe-{b}:slingshot", 1)
    assert [(attack.foe, attack.char) for attack in attacks] == [(a, 0), (b, 0)]
    t = arena("scout", "medic")
    t.item(0, "bow")
    t.at(1, NEXT, hidden=True)
    dog = t.foe("feral-dog", NEXT)
    t.turn(0)
    t.dice("G0", "B0", "G0")
    t.choose(f"shoot:foe-{dog}:bow")
    t.dice("B1")
    t.choose("stay-out", 1)
    assert t.w.foe(dog).pos == HERE  # type: ignore[union-attr]


# --- special shots -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1108", "US-427")
def test_the_hunters_ambush_draws_no_reaction_once_a_phase_and_exposes_him() -> None:
    t = arena("hunter", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, HAVEN)
    t.item(0, "bow")
    gunner = t.foe("road-gunner", NEXT)
    wolf = t.foe("wolf", HERE)
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    t.turn(0)
    t.dice("G1", "G0", "G0", "Y1", "B0")
    t.choose(f"shoot:foe-{gunner}:bow:ambush")
    assert [roll.context for roll in seen] == ["attack", "enemy"]
    assert [attack.foe for attack in attacks] == [wolf]
    assert t.w.exposed(0)
    assert t.life(gunner) == 3
    assert f"shoot:foe-{gunner}:bow:ambush" not in t.keys()
    t.at(0, HERE, hidden=True)
    t.turn(0)
    assert f"shoot:foe-{gunner}:bow" in t.keys()
    assert f"shoot:foe-{gunner}:bow:ambush" not in t.keys()


@pytest.mark.rule("US-1108")
def test_without_hiding_there_is_no_ambush_and_without_the_hunter_neither() -> None:
    t = arena("hunter", "medic")
    t.item(0, "bow")
    t.item(1, "slingshot")
    gunner = t.foe("road-gunner", NEXT)
    t.turn(0)
    assert f"shoot:foe-{gunner}:bow" in t.keys()
    assert f"shoot:foe-{gunner}:bow:ambush" not in t.keys()
    t.at(1, HERE, hidden=True)
    t.turn(1)
    assert f"shoot:foe-{gunner}:slingshot" in t.keys()
    assert f"shoot:foe-{gunner}:slingshot:ambush" not in t.keys()


@pytest.mark.rule("US-1182", "US-427")
@pytest.mark.parametrize("passed", [True, False])
def test_the_longbow_may_shoot_unseen(passed: bool) -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.at(1, HAVEN)
    t.item(0, "longbow")
    gunner = t.foe("road-gunner", NEXT)
    wolf = t.foe("wolf", HERE)
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    t.turn(0)
    shot = ["G1", "B0", "G0", "G0"]
    if passed:
        t.dice("G1", "G0", *shot)
    else:
        t.dice("G0", "G0", *shot, "B0", "Y0", "B1", "Y1", "B0")
    t.choose(f"shoot:foe-{gunner}:longbow:unseen")
    assert t.life(gunner) == 3
    assert t.w.is_hidden(0) == passed
    if passed:
        assert [roll.context for roll in seen] == ["test-stealth", "attack"]
        assert attacks == []
    else:
        assert [roll.context for roll in seen] == ["test-stealth", "attack", "approach", "enemy", "enemy"]
        assert [(attack.foe, attack.ranged) for attack in attacks] == [(gunner, True), (wolf, False)]


@pytest.mark.rule("US-1108", "US-651")
def test_a_hidden_shooter_joins_from_hiding() -> None:
    t = arena("scout", "hunter")
    t.at(1, NEXT, hidden=True)
    t.item(1, "slingshot")
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("Y0", "B0", "Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare")
    t.choose("join", 1)
    assert t.keys(1) == [f"shoot:foe-{wolf}:slingshot", f"shoot:foe-{wolf}:slingshot:ambush"]
    t.dice("G1", "G0", "B0")
    t.choose(f"shoot:foe-{wolf}:slingshot:ambush", 1)
    assert t.w.exposed(1)
    assert t.life(wolf) == 2


@pytest.mark.rule("US-1182")
def test_the_sniper_shoots_two_tiles_far_without_a_reaction_and_bursts_cost_two() -> None:
    t, gunner = shooter("road-gunner", "sniper-rifle")
    t.w.foes = ()
    t.blank("2,-2", 22)
    gunner = t.foe("road-gunner", "2,-2")
    t.item(0, "assault-rifle")
    brute = t.foe("brute", NEXT)
    seen = t.record(Roll)
    t.turn(0)
    t.choose(f"shoot:foe-{gunner}:sniper-rifle")
    assert [roll.context for roll in seen] == ["attack"]
    assert rolls(seen, "attack") == ["GBGGY"]
    rifle = next(card for card in t.w.things(0) if "burst" in t.w.gear(card).perks)
    assert f"shoot:foe-{brute}:assault-rifle" in t.keys()
    t.choose(f"shoot:foe-{brute}:assault-rifle:burst")
    assert rolls(seen, "attack")[1] == "GBGGY"
    assert t.w.uses[rifle] == 4


# --- throws --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1165")
def test_a_throw_at_the_next_tile_hits_all_and_every_survivor_reacts_oldest_first() -> None:
    t, recruit = shooter("liberty-recruit", "nail-bomb")
    gunner = t.foe("road-gunner", NEXT)
    dog = t.foe("feral-dog", NEXT)
    seen, attacks = t.record(Roll), t.record(FoeAttack)
    t.turn(0)
    t.dice("G2", "Y1", "G1", "Y0", "G0", "Y0", "B0", "Y1", "B0", "B1")
    t.choose(f"throw:nail-bomb:{NEXT}")
    assert rolls(seen, "attack") == ["GY", "GY", "GY"]
    assert rolls(seen, "approach") == ["B", "B"]
    assert [attack.foe for attack in attacks] == [gunner]
    assert t.w.foe(recruit) is None
    assert (t.life(gunner), t.life(dog)) == (3, 2)
    assert t.w.foe(dog).pos == HERE  # type: ignore[union-attr]
    assert t.w.hp[0] == 5
    assert t.things(0) == []


@pytest.mark.rule("US-1165")
def test_a_throw_on_the_own_tile_is_answered_as_an_attack_on_the_oldest() -> None:
    t = arena("scout", "medic")
    t.item(0, "fragmentation-grenade")
    dog, brute = t.foe("feral-dog", HERE), t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G0", "G0", "G0", "G1", "G1", "G1")
    t.choose(f"throw:fragmentation-grenade:{HERE}")
    t.dice("Y0")
    t.choose("join", 1)
    assert [attack.foe for attack in attacks] == [dog]
    assert (t.life(dog), t.life(brute)) == (2, 3)
    assert health(t, 0, 1) == [6, 6]


@pytest.mark.rule("US-1165", "US-1166")
def test_animals_run_from_a_fire_bottle_instead_of_reacting() -> None:
    t, wolf = shooter("wolf", "fire-bottle")
    gunner = t.foe("road-gunner", NEXT)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G1", "G0", "B0", "Y1", "B0")
    t.choose(f"throw:fire-bottle:{NEXT}")
    assert rolls(seen, "attack") == ["GG"]
    assert rolls(seen, "approach") == ["B"]
    assert (t.life(wolf), t.life(gunner)) == (2, 3)
    assert t.w.foe(wolf).pos not in (HERE, NEXT)  # type: ignore[union-attr]
    assert t.w.foe(gunner).pos == NEXT  # type: ignore[union-attr]
    assert t.w.hp[0] == 5


@pytest.mark.rule("US-1165", "US-1166")
def test_on_the_own_tile_animals_attack_first_and_run_when_the_turn_closes() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.item(0, "fire-bottle")
    wolf = t.foe("wolf", HERE)
    t.turn(0)
    t.dice("G1", "G0", "Y1", "B0")
    t.choose(f"throw:fire-bottle:{HERE}")
    assert t.w.hp[0] == 5
    assert t.life(wolf) == 2
    assert t.w.foe(wolf).pos != HERE  # type: ignore[union-attr]


@pytest.mark.rule("US-1182")
def test_stun_and_wrecker_keep_the_target_from_answering() -> None:
    t = arena("mechanic", "medic")
    t.at(1, HAVEN)
    t.item(0, "stun-baton")
    brute = t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G1", "G0", "Y1")
    t.choose(f"attack:foe-{brute}:stun-baton")
    assert attacks == []
    t.dice("G1", "G0", "Y0", "G0", "B0")
    t.choose(f"attack:foe-{brute}:stun-baton")
    assert len(attacks) == 1
