"""Several characters in one fight: who is asked, in which order they act, who is attacked (US-649 to US-659)."""

import pytest

from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.flow.day import PhaseEnd
from holdfast.games.under_our_sun.flow.turn import Turns
from holdfast.games.under_our_sun.trade.wares import PlaceDealer
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, NEXT, arena, health, rolls


def who(attacks: list[FoeAttack]) -> list[tuple[int, int]]:
    return [(attack.foe, attack.char) for attack in attacks]


@pytest.mark.rule("US-EX09", "US-650", "US-652", "US-654", "US-657")
def test_shared_fight_one_enemy() -> None:
    """A dodges, B next to the tile declines, C joins: e attacks A, the dodge cancels it, C is not attacked."""
    t = arena("scout", "hunter", "medic")
    t.at(1, NEXT)
    t.item(1, "slingshot")
    e = t.foe("wolf", HERE)
    attacks = t.record(FoeAttack)
    t.ap(2, 6, 6)
    t.play(Turns(), who=0)
    t.dice("G1", "Y0")
    t.choose("dodge", 0)
    assert (t.asked, t.seat) == ("join-fight", 1)
    t.choose("stay-out")
    assert (t.asked, t.seat) == ("join-fight", 2)
    assert attacks == []
    t.dice("Y1", "B1")
    t.choose("join")
    assert who(attacks) == [(e, 0)]
    assert t.w.hp[0] == 6
    assert (t.asked, t.seat) == ("joiner-act", 2)
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{e}:bare")
    assert who(attacks) == [(e, 0)]
    assert t.life(e) == 2
    assert t.w.ap == [1, 6, 5]
    assert (t.asked, t.seat) == ("take-turn", 0)
    t.dice("Y1", "B1", "Y0", "B0")
    t.choose(f"attack:foe-{e}:bare")
    assert t.w.ap[0] == 0
    t.choose("go-on")
    assert (t.asked, t.seat) == ("take-turn", 1)


@pytest.mark.rule("US-EX10", "US-652", "US-653")
def test_two_characters_three_enemies() -> None:
    """A attacks a, B joins on a: a attacks A alone; b and c attack B in two rolls."""
    t = arena("scout", "medic")
    a, b, c = [t.foe(id, HERE) for id in ("wolf", "feral-dog", "feral-dog")]
    attacks, seen = t.record(FoeAttack), t.record(Roll)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{a}:bare")
    t.dice("Y1", "B0")
    t.choose("join")
    assert who(attacks) == [(a, 0)]
    t.dice("Y0", "B0", "Y1", "Y1")
    t.choose(f"attack:foe-{a}:bare", 1)
    assert who(attacks) == [(a, 0), (b, 1), (c, 1)]
    assert rolls(seen, "enemy") == ["YB", "Y", "Y"]
    assert health(t, 0, 1) == [5, 4]


@pytest.mark.rule("US-EX11", "US-652", "US-656", "US-650")
def test_three_characters_two_enemies() -> None:
    """All attack a: a attacks A, the strongest untapped b attacks B, nobody is left for C."""
    t = arena("scout", "medic", "mechanic")
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{a}:bare")
    t.choose("join", 1)
    t.dice("Y1", "B0")
    t.choose("join", 2)
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{a}:bare", 1)
    t.dice("G0")
    t.choose(f"attack:foe-{a}:bare", 2)
    assert who(attacks) == [(a, 0), (b, 1)]
    assert health(t, 0, 1, 2) == [5, 5, 7]
    assert t.w.ap == [5, 5, 5]


@pytest.mark.rule("US-EX11", "US-613")
def test_if_the_first_blow_brings_a_down_it_still_attacks_and_the_others_must_choose_b() -> None:
    t = arena("veteran", "medic", "mechanic")
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G2", "Y1")
    t.choose(f"attack:foe-{a}:bare")
    t.go_on()
    t.choose("join", 1)
    t.dice("Y1", "B0")
    t.choose("join", 2)
    assert who(attacks) == [(a, 0)]
    assert t.keys(1) == [f"attack:foe-{b}:bare", "dodge"]
    t.dice("Y0", "B0", "Y0")
    t.choose(f"attack:foe-{b}:bare", 1)
    assert t.keys(2) == [f"attack:foe-{b}:bare", "dodge"]
    t.dice("G0")
    t.choose(f"attack:foe-{b}:bare", 2)
    assert who(attacks) == [(a, 0), (b, 1)]
    assert t.w.foe(a) is None


@pytest.mark.rule("US-650")
def test_the_question_comes_after_a_combat_action_only_and_not_when_nobody_is_left_to_fight() -> None:
    t = arena("scout", "medic")
    dog = t.foe("feral-dog", HERE)
    t.goods(0, food=1)
    t.hp(4)
    t.turn(0)
    t.dice("Y0")
    t.choose("eat")
    assert (t.asked, t.seat) == ("take-turn", 0)
    t.dice("Y1", "B1", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.asked, t.seat) == ("take-turn", 0)


@pytest.mark.rule("US-650")
def test_leaving_a_fight_asks_nobody() -> None:
    t = arena("scout", "medic")
    t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("Y1")
    t.choose(f"move:{NEXT}")
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.pos[0] == NEXT


@pytest.mark.rule("US-651")
def test_in_range_are_the_tile_and_loaded_shooters_next_to_it_with_a_point_left() -> None:
    t = arena("scout", "medic", "mechanic", "hunter")
    brute = t.foe("brute", HERE)
    t.at(2, NEXT)
    t.at(3, FAR)
    t.item(2, "bow", uses=0)
    t.item(3, "slingshot")

    def asked() -> list[int]:
        t.w.hp = [6, 6, 7, 6]
        t.turn(0)
        t.dice("Y0", "B0")
        t.choose(f"attack:foe-{brute}:bare")
        seats = []
        while t.asked == "join-fight":
            seats.append(t.seat)
            t.choose("stay-out")
        return seats

    assert asked() == [1, 3]
    t.w.uses[t.w.things(2)[0]] = 1
    t.ap(6, 0, 6, 6)
    assert asked() == [2, 3]
    t.at(3, "2,-2")
    t.blank("2,-2", 22)
    t.w.bit("dead", 2, True)
    t.ap(6, 1, 6, 6)
    assert asked() == [1]


@pytest.mark.rule("US-651")
def test_joiners_act_clockwise_from_the_active_one() -> None:
    t = arena("scout", "medic", "mechanic")
    t.foe("brute", HERE)
    t.turn(1)
    t.dice("G0", "B0")
    t.choose("dodge")
    assert t.seat == 2
    t.choose("join")
    assert t.seat == 0
    t.dice("G0", "B0")
    t.choose("join")
    assert (t.asked, t.seat) == ("joiner-act", 2)
    t.dice("G0", "Y0")
    t.choose("dodge")
    assert (t.asked, t.seat) == ("joiner-act", 0)


@pytest.mark.rule("US-651")
def test_a_hidden_one_joins_with_an_attack_and_becomes_exposed() -> None:
    t = arena("scout", "medic")
    t.at(1, HERE, hidden=True)
    t.item(1, "knife")
    brute = t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    t.dice("G0", "B0")
    t.choose("join")
    assert t.keys(1) == [f"attack:foe-{brute}:bare", f"attack:foe-{brute}:knife"]
    t.choose(f"attack:foe-{brute}:bare")
    assert t.w.exposed(1)
    assert who(attacks) == [(brute, 0)]


@pytest.mark.rule("US-651", "US-418")
def test_a_hidden_one_that_stays_out_is_neither_seen_nor_attacked() -> None:
    t = arena("scout", "medic")
    t.at(1, HERE, hidden=True)
    brute = t.foe("brute", HERE)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    t.dice("G1", "B1")
    t.choose("stay-out")
    assert t.w.is_hidden(1)
    assert health(t, 0, 1) == [4, 6]


@pytest.mark.rule("US-649")
def test_the_price_is_paid_with_the_yes_and_the_action_named_later() -> None:
    t = arena("scout", "medic")
    a, b = t.foe("wolf", HERE), t.foe("feral-dog", HERE)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{a}:bare")
    t.dice("Y1", "B1")
    t.choose("join")
    assert t.w.ap == [5, 5]
    assert t.w.hp[0] == 4
    assert t.keys(1) == [f"attack:foe-{a}:bare", f"attack:foe-{b}:bare", "dodge"]


@pytest.mark.rule("US-649")
def test_with_nothing_left_to_hit_one_on_the_tile_dodges_and_a_shooter_drops_out() -> None:
    t = arena("scout", "medic", "hunter", "mechanic")
    t.at(2, NEXT)
    t.at(3, HAVEN)
    t.item(2, "slingshot")
    dog, rat = t.foe("feral-dog", HERE), t.foe("rat-pack", NEXT)
    attacks, seen = t.record(FoeAttack), t.record(Roll)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    t.choose("join", 1)
    t.dice("Y0")
    t.choose("join", 2)
    assert t.w.ap == [5, 5, 5, 6]
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dog}:bare", 1)
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.ap == [5, 5, 6, 6]
    assert rat not in [foe for foe, _ in who(attacks)]
    assert len(rolls(seen, "attack")) == 2
    assert t.w.foe(dog) is None


@pytest.mark.rule("US-649")
def test_with_nothing_left_to_hit_a_joiner_on_the_tile_can_only_dodge() -> None:
    t = arena("scout", "medic", "mechanic")
    dog = t.foe("feral-dog", HERE)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    t.choose("join", 1)
    t.dice("Y0")
    t.choose("join", 2)
    t.dice("Y1", "B0", "G0", "Y0")
    t.choose(f"attack:foe-{dog}:bare", 1)
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert rolls(seen, "dodge") == ["GY"]
    assert t.w.ap == [5, 5, 5]


@pytest.mark.rule("US-652")
def test_if_the_attacked_enemy_is_tapped_the_strongest_of_the_others_answers() -> None:
    t = arena("scout", "medic", "mechanic")
    dog, wolf, boar = [t.foe(id, HERE) for id in ("feral-dog", "wolf", "wild-boar")]
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    t.choose("join", 1)
    t.dice("Y0")
    t.choose("join", 2)
    t.dice("Y0", "B0", "Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare", 1)
    t.dice("G0", "Y0")
    t.choose(f"attack:foe-{dog}:bare", 2)
    assert who(attacks) == [(dog, 0), (wolf, 1), (boar, 2)]


@pytest.mark.rule("US-654")
@pytest.mark.parametrize(
    ("foes", "strongest"),
    [
        (("feral-dog", "brute"), 1),
        (("raider", "great-bear", "wolf"), 1),
        (("feral-dog", "wild-boar"), 1),
        (("feral-dog", "feral-dog"), 0),
        (("wolf", "crawler"), 0),
    ],
)
def test_strongest_is_the_highest_expected_damage_then_hit_points_then_age(
    foes: tuple[str, ...], strongest: int
) -> None:
    t = arena("scout", "medic")
    ids = [t.foe(id, HERE) for id in foes]
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G0", "Y0")
    t.choose("dodge")
    t.choose("join")
    assert who(attacks) == [(ids[strongest], 0)]


@pytest.mark.rule("US-654")
def test_damage_already_done_makes_an_enemy_the_weaker_of_two_equals() -> None:
    t = arena("scout", "medic")
    t.foe("wolf", HERE, damage=1)
    fresh = t.foe("wolf", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G0", "Y0")
    t.choose("dodge")
    t.choose("join")
    assert who(attacks) == [(fresh, 0)]


@pytest.mark.rule("US-656")
def test_more_fighters_than_enemies_means_no_more_answers_than_enemies() -> None:
    t = arena("scout", "medic", "mechanic", "hunter")
    brute = t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    for seat in (1, 2, 3):
        t.choose("join", seat)
    for seat in (1, 2, 3):
        t.choose(f"attack:foe-{brute}:bare", seat)
    assert who(attacks) == [(brute, 0)]


@pytest.mark.rule("US-657")
def test_after_the_fight_the_active_player_goes_on_and_need_not_attack_again() -> None:
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
    assert {"wait", f"move:{NEXT}", "dodge"} <= set(t.keys())
    t.choose("wait")
    assert t.idle


@pytest.mark.rule("US-658")
def test_a_second_character_enters_without_a_first_turn_and_attacks_with_the_next_action() -> None:
    t = arena("scout", "medic")
    t.at(1, NEXT)
    brute = t.foe("brute", HERE)
    attacks = t.record(FoeAttack)
    t.turn(1)
    t.choose(f"move:{HERE}")
    assert (t.asked, attacks) == ("take-turn", [])
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{brute}:bare")
    t.choose("stay-out", 0)
    assert who(attacks) == [(brute, 1)]
    assert t.life(brute) == 5


@pytest.mark.rule("US-659", "US-1103")
def test_the_veteran_lets_one_join_for_nothing_and_each_joins_once() -> None:
    t = arena("veteran", "scout", "medic")
    brute = t.foe("brute", HERE)
    t.ap(6, 0, 0)
    t.turn(0)
    t.dice("G0", "Y0")
    t.choose(f"attack:foe-{brute}:bare")
    t.go_on()
    assert t.keys(1) == ["join-free", "stay-out"]
    t.dice("G0", "B0", "Y1", "B0")
    t.choose("join-free", 1)
    t.choose(f"attack:foe-{brute}:bare", 1)
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert t.w.ap == [5, 0, 0]
    assert t.life(brute) == 5


@pytest.mark.rule("US-720", "US-651", "US-626")
def test_whoever_joins_against_a_dealer_makes_an_enemy_and_the_victor_is_rewarded() -> None:
    t = arena("scout", "medic", "mechanic")
    t.play(PlaceDealer(), who=0)
    t.at(2, NEXT)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose("rob:dealer-1:bare")
    dealer = t.w.foes[0].id
    t.w.set_foe(dealer, damage=5)
    assert (t.asked, t.seat) == ("join-fight", 1)
    t.dice("G1", "Y0")
    t.choose("join")
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dealer}:bare", 1)
    assert who(attacks) == [(dealer, 0)]
    assert (t.asked, t.seat) == ("spoils", 1)
    assert t.w.bodies == ()
    assert t.w.dealers == ()


@pytest.mark.rule("US-718", "US-738")
def test_an_angry_dealer_fights_only_his_enemies_and_stays_theirs_when_they_come_back() -> None:
    t = arena("scout", "medic")
    t.play(PlaceDealer(), who=0)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("rob:dealer-1:bare")
    t.dice("G0", "Y0")
    t.choose("stay-out", 1)
    dealer = t.w.foes[0].id
    assert (who(attacks), t.life(dealer)) == ([(dealer, 0)], 4)
    t.goods(1, food=1)
    t.hp(6, 4)
    t.turn(1)
    assert "trader:dealer-1" in t.keys()
    assert not [key for key in t.keys() if key.startswith(("attack", "dodge"))]
    t.choose("eat")
    assert len(attacks) == 1
    t.at(1, HAVEN)
    t.turn(0)
    assert "trader:dealer-1" not in t.keys()
    t.dice("G0", "Y0")
    t.choose(f"move:{NEXT}")
    assert t.life(dealer) == 6
    t.choose(f"move:{HERE}")
    assert (t.asked, t.seat) == ("first-act", 0)


@pytest.mark.rule("US-627", "US-652", "US-968")
def test_a_revealed_traitor_who_comes_later_shields_nobody_from_his_own() -> None:
    t = arena("scout", "medic", "mechanic", semi=True)
    t.role(1, "saboteur")
    t.w.revealed = 1 << 1
    t.at(2, HAVEN)
    wolf, one, two = [t.foe(id, HERE) for id in ("wolf", "liberty-recruit", "liberty-recruit")]
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare")
    t.dice("Y0", "B0", "Y0", "Y0")
    t.choose("join", 1)
    assert t.keys(1) == [f"attack:foe-{wolf}:bare", "dodge"]
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{wolf}:bare", 1)
    assert who(attacks) == [(wolf, 0), (one, 0), (two, 0)]


@pytest.mark.rule("US-508", "US-626")
def test_the_joiner_whose_blow_ends_the_fight_draws_the_event() -> None:
    t = arena("scout", "medic")
    t.w.change(HERE, event=True)
    dog = t.foe("feral-dog", HERE, damage=1)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    t.dice("Y0")
    t.choose("join", 1)
    t.draws("canned-goods")
    t.dice("Y1", "B0")
    t.choose(f"attack:foe-{dog}:bare", 1)
    assert (t.asked, t.seat) == ("take-turn", 0)
    assert [t.w.have(char, "food") for char in (0, 1)] == [0, 2]
    assert not t.w.spots[HERE].event


@pytest.mark.rule("US-1204", "US-611")
def test_the_matriarch_is_never_tapped_and_attacks_every_participant() -> None:
    t = arena("mechanic", "medic")
    t.item(0, "stun-baton")
    boss = t.foe("ash-matriarch", HERE)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.dice("G1", "G0", "Y1")
    t.choose(f"attack:foe-{boss}:stun-baton")
    t.dice("G0", "G0")
    t.choose("join", 1)
    t.dice("Y0", "B0", "G1", "G0")
    t.choose(f"attack:foe-{boss}:bare", 1)
    assert who(attacks) == [(boss, 0), (boss, 1)]
    assert health(t, 0, 1) == [7, 5]


@pytest.mark.rule("US-1182")
def test_the_field_radio_calls_somebody_to_a_combat_action_for_nothing() -> None:
    t = arena("veteran", "scout")
    t.at(0, HAVEN)
    t.item(0, "field-radio")
    t.item(1, "bow")
    wolf, dog = t.foe("wolf", HERE), t.foe("feral-dog", NEXT)
    t.ap(1, 0)
    t.turn(0)
    t.choose("use:field-radio")
    assert t.asked == "called"
    assert {f"attack:foe-{wolf}:bare", f"shoot:foe-{dog}:bow", "dodge", "decline"} <= set(t.keys(1))
    t.dice("G1", "Y0", "Y1", "B1")
    t.choose("dodge", 1)
    assert t.w.hp[1] == 6
    assert t.w.ap == [1, 0]


@pytest.mark.rule("US-628", "US-607")
def test_a_fight_in_a_fight_leaves_who_attacked_in_it_tapped() -> None:
    """A mission test fails beside a wolf: the enemy it calls brings a first combat turn, and nobody attacks twice."""
    t = arena("scout", "medic")
    tower = t.w.where(27)
    t.at(0, tower)
    t.w.stage = 2
    wolf = t.foe("wolf", tower)
    attacks = t.record(FoeAttack)
    t.turn(0)
    t.draws("feral-dog")
    t.dice("G0", "Y0")
    t.choose("mission:tune")
    assert t.asked == "first-act"
    assert attacks == []
    dog = t.w.foes[1].id
    t.dice("Y0", "B0", "Y1", "B0", "Y1")
    t.choose(f"attack:foe-{wolf}:bare")
    assert t.asked == "take-turn"
    assert who(attacks) == [(wolf, 0), (dog, 0)]
    assert (t.w.hp[0], t.w.ap[0]) == (4, 4)


@pytest.mark.rule("US-629", "US-651")
def test_a_throw_may_open_a_fight_join_one_and_close_a_phase() -> None:
    t = arena("scout", "medic")
    t.at(1, NEXT)
    t.item(0, "nail-bomb", "nail-bomb")
    t.item(1, "fire-bottle")
    t.draws("brute")
    t.card("event/ambush", who=0)
    brute = t.w.foes[0].id
    assert t.keys() == [f"attack:foe-{brute}:bare", f"throw:nail-bomb:{HERE}", "dodge"]
    t.dice("G1", "Y0")
    t.choose(f"throw:nail-bomb:{HERE}")
    assert (t.asked, t.seat) == ("join-fight", 1)
    t.dice("G0", "B0", "G1", "G1")
    t.choose("join")
    assert t.idle
    assert t.life(brute) == 3
    assert t.things(1) == []
    t.turn(0)
    t.choose("wait")
    t.play(PhaseEnd())
    assert f"throw:nail-bomb:{HERE}" in t.keys()
    t.dice("G2", "Y1", "G0", "B0")
    t.choose(f"throw:nail-bomb:{HERE}")
    assert t.idle
    assert t.w.foes == ()
