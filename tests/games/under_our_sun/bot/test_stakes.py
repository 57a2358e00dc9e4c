"""What answers cost, bring, roll and risk: chances beside exact counts, and nothing that their seat does not know."""

from itertools import product

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.facts import Amount, Facts, Risk
from holdfast.core.text.localizer import Localizer
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.odds import at_least, mean, spread
from holdfast.games.under_our_sun.flow.preparation import Meal
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.pieces import Body, Hostage
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.arena import HERE, NEXT, arena
from tests.games.under_our_sun.table import Table

TELLERS = {lang: Localizer(DEFINITION, lang, DEFINITION.content()) for lang in LANGUAGES}


def facts(t: Table, key: str, seat: int = 0) -> Facts:
    return t.game.facts(next(option for option in t.game.question.options_for(seat) if option.key == key))


def risks(told: Facts) -> dict[str, int]:
    return {risk.what: risk.n for risk in told.risks}


def chances(told: Facts) -> dict[str, float]:
    assert told.roll is not None
    return {chance.what: chance.of for chance in told.roll.chances}


def counted(dice: str, need: int) -> float:
    """All ways in which the dice can fall, one by one."""
    falls = list(product(*[DICE[colour] for colour in dice]))
    return sum(max(0, sum(fall)) >= need for fall in falls) / len(falls)


# --- dice ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-402", "US-403", "US-404")
@pytest.mark.parametrize("dice", ["G", "Y", "BR", "GY", "GGR", "YBR", "GYBR"])
def test_chances_are_counted_exactly(dice: str) -> None:
    for need in range(5):
        assert at_least(dice, need) == pytest.approx(counted(dice, need))
    assert sum(spread(dice)) == pytest.approx(1)
    falls = [max(0, sum(fall)) for fall in product(*[DICE[colour] for colour in dice])]
    assert mean(dice) == pytest.approx(sum(falls) / len(falls))


# --- ways ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-302", "US-311")
def test_a_step_costs_its_points_and_risks_nothing_on_a_quiet_tile() -> None:
    t = arena("scout", "medic")
    t.blank("-1,0", 2)
    t.at(0, "0,0")
    t.turn(0)
    told = facts(t, "move:-1,0")
    assert (told.price, told.risks, told.team, told.roll) == ((Amount("ap", 1),), (), (0,), None)


@pytest.mark.rule("US-512", "US-602")
def test_a_step_tells_what_waits_there() -> None:
    t = arena("scout", "medic")
    t.tile("-1,0", 7, event=True)
    t.foe("wolf", "-1,0")
    t.at(0, "0,0")
    t.turn(0)
    assert risks(facts(t, "move:-1,0")) == {"enemies-come": 1, "enemies-there": 1, "event": 0}


@pytest.mark.rule("US-314", "US-401")
def test_sneaking_tells_the_chance_of_its_test() -> None:
    t = arena("scout", "medic")
    t.tile("-1,0", 4)
    t.at(0, "0,0")
    t.turn(0)
    told = facts(t, "sneak:-1,0")
    assert told.roll is not None
    assert (told.roll.dice, told.roll.need) == (("G", "G"), "sneak")
    assert chances(told) == {"success": pytest.approx(counted("GG", 1))}


@pytest.mark.rule("US-770", "US-405")
def test_a_wound_shows_in_the_chance() -> None:
    t = arena("scout", "medic")
    t.tile("-1,0", 4)
    t.at(0, "0,0")
    t.hp(2)
    t.turn(0)
    assert chances(facts(t, "sneak:-1,0"))["success"] == pytest.approx(counted("GGR", 1))


@pytest.mark.rule("US-320", "US-303")
def test_who_acts_or_goes_beside_enemies_is_attacked() -> None:
    t = arena("scout", "medic")
    t.at(1, "0,0")
    t.foe("wolf", HERE)
    t.foe("feral-dog", HERE)
    t.goods(0, food=2)
    t.hp(4)
    t.turn(0)
    hit = 1 - (1 - counted("YB", 1)) * (1 - counted("Y", 1))
    assert risks(facts(t, "eat")) == {"attacked": 2, "struck": round(100 * hit)}
    assert risks(facts(t, "move:0,0"))["attacked"] == 2


@pytest.mark.rule("US-420", "US-422")
def test_who_hides_may_be_seen_by_an_action() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.foe("wolf", HERE)
    t.goods(0, food=2)
    t.hp(4)
    t.turn(0)
    assert risks(facts(t, "eat")) == {"seen": round(100 * (1 - counted("GG", 1))), "then-fight": 1}


@pytest.mark.rule("US-221", "US-350")
def test_who_eats_the_last_food_has_none_in_preparation() -> None:
    t = arena("scout", "medic")
    t.at(0, "-1,0")
    t.blank("-1,0", 2)
    t.goods(0, food=1)
    t.hp(4)
    t.turn(0)
    assert risks(facts(t, "eat")) == {"last-food": 0}


@pytest.mark.rule("US-417", "US-426")
def test_who_leaves_hiding_on_foot_arrives_in_the_open() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.foe("wolf", HERE)
    t.turn(0)
    moved, sneaked = facts(t, "move:0,0"), facts(t, "sneak:0,0")
    assert risks(moved) == {"struck-if-seen": 1, "arrives-exposed": 0}
    assert risks(sneaked) == {"struck-if-seen": 1}
    assert (moved.roll and moved.roll.need, sneaked.roll and sneaked.roll.need) == ("slip-away", "sneak")


@pytest.mark.rule("US-265", "US-424")
def test_who_sneaks_in_draws_the_event_in_any_case() -> None:
    t = arena("scout", "medic")
    t.tile("-1,0", 7, event=True)
    t.foe("wolf", "-1,0")
    t.at(0, "0,0")
    t.night()
    t.turn(0)
    assert risks(facts(t, "sneak:-1,0")) == {"fight-if-seen": 2, "and-night-card": 0, "event": 0}


@pytest.mark.rule("US-1209", "US-901")
def test_the_last_step_home_says_that_it_wins() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE)
    t.w.stage = 3
    t.w.hostages = (Hostage("0,0", freed=True), Hostage(HERE, guide=0, freed=True))
    t.turn(0)
    assert facts(t, "move:0,0").gains == (Amount("hostage-home", 1), Amount("victory", 1))


@pytest.mark.rule("US-263")
def test_at_night_a_new_tile_is_a_night_card() -> None:
    t = arena("scout", "medic")
    t.blank("-1,0", 2)
    t.at(0, "0,0")
    t.night()
    t.turn(0)
    assert risks(facts(t, "move:-1,0")) == {"night-card": 0}


@pytest.mark.rule("US-331", "US-315")
def test_an_unknown_tile_stays_unknown() -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.turn(0)
    keys = [key for key in t.keys() if key.startswith(("explore:", "charge:"))]
    assert keys
    assert {tuple(risks(facts(t, key))) for key in keys} == {("unknown-tile",)}


@pytest.mark.rule("US-204", "US-640")
def test_waiting_tells_the_points_that_are_left() -> None:
    t = arena("scout", "medic")
    t.ap(3)
    t.turn(0)
    assert facts(t, "wait").risks == (Risk("ends-turn", 3, "US-204"),)


# --- fights --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-616", "US-617", "US-612")
def test_an_attack_tells_hit_kill_and_who_answers() -> None:
    t = arena("veteran", "medic")
    t.at(1, "0,0")
    dog = t.foe("feral-dog", HERE)
    t.foe("wolf", HERE)
    t.turn(0)
    told = facts(t, f"attack:foe-{dog}:bare")
    assert told.card == "enemy/feral-dog"
    assert chances(told) == {"hit": pytest.approx(counted("GY", 1)), "kill": pytest.approx(counted("GY", 2))}
    assert (told.price, risks(told)) == ((Amount("ap", 1),), {"attacked": 2, "struck": 84})


@pytest.mark.rule("US-611", "US-612")
def test_a_new_combat_turn_finds_all_enemies_ready() -> None:
    t = arena("veteran", "medic")
    t.at(1, "0,0")
    dog = t.foe("feral-dog", HERE)
    t.w.tapped_foes = (dog,)
    t.turn(0)
    assert risks(facts(t, f"attack:foe-{dog}:bare"))["attacked"] == 1
    assert risks(facts(t, "dodge")) == {"attacked": 1, "struck": round(100 * counted("Y", 1) * (1 - counted("YB", 1)))}


@pytest.mark.rule("US-652", "US-653")
def test_who_joins_is_spared_those_who_answer_others() -> None:
    t = arena("veteran", "medic")
    dog, _ = t.foe("feral-dog", HERE), t.foe("wolf", HERE)
    t.karma(0, 0)
    t.turn(0)
    t.dice("G0", "Y0")
    t.answer(f"attack:foe-{dog}:bare")
    assert t.game.question.tag == "join-fight"
    hard = round(100 * counted("YB", 1))
    assert risks(facts(t, "join", 1)) == {"may-be-attacked": 1, "struck-at-most": hard}
    assert chances(facts(t, "join", 1)) == {
        "hit": pytest.approx(counted("YB", 1)),
        "kill": pytest.approx(counted("YB", 2)),
    }
    t.w.bit("hidden", 1, True)
    assert risks(facts(t, "join", 1)) == {"exposes": 0, "may-be-attacked": 1, "struck-at-most": hard}


@pytest.mark.rule("US-625", "US-437")
def test_dice_left_as_they_are_may_take_all_he_has() -> None:
    t = arena("veteran", "medic")
    t.at(1, "0,0")
    for _ in range(2):
        t.foe("feral-dog", HERE)
    t.hp(2)
    t.karma(1)
    t.turn(0)
    t.dice("G1", "Y1", "R0", "Y1", "Y1")
    t.choose(next(key for key in t.keys() if key.startswith("attack:")))
    while "all-hp" not in risks(facts(t, "go-on")):
        t.choose("go-on")
    assert risks(facts(t, "go-on")) == {"all-hp": 2}
    asked = TELLERS["en"].prompt(t.game.question, t.w)
    assert "(2 HP, 1 damage already rolled): yellow ★; 1 damage more" in asked


@pytest.mark.rule("US-632", "US-634", "US-635", "US-636")
def test_a_shot_costs_ammunition_and_tells_how_its_target_reacts() -> None:
    t = arena("scout", "medic")
    t.at(1, "0,0")
    t.item(0, "bow")
    gunner = t.foe("road-gunner", NEXT)
    t.turn(0)
    told = facts(t, f"shoot:foe-{gunner}:bow")
    assert told.price == (Amount("ap", 1), Amount("arrow", 1))
    comes = round(100 * (1 - chances(told)["kill"]) * counted("B", 1))
    assert risks(told) == {"comes-closer": comes, "else-shoots-back": round(100 * counted("YB", 1))}


@pytest.mark.rule("US-639", "US-655", "US-636")
def test_a_shot_from_among_enemies_tells_that_they_attack_too() -> None:
    t = arena("scout", "medic")
    t.item(0, "bow")
    t.at(1, NEXT)
    gunner, dog, _ = t.foe("road-gunner", NEXT), t.foe("feral-dog", NEXT), t.foe("feral-dog", HERE)
    t.turn(0)
    back, bite = counted("YB", 1), counted("Y", 1)
    assert risks(facts(t, f"shoot:foe-{gunner}:bow")) == {
        "shoots-back": round(100 * back),
        "attacked-too": 1,
        "struck-in-all": round(100 * (1 - (1 - back) * (1 - bite))),
    }
    assert risks(facts(t, f"shoot:foe-{dog}:bow")) == {"attacked": 1, "struck": round(100 * bite)}


@pytest.mark.rule("US-1165", "US-639")
def test_a_throw_at_the_next_tile_tells_who_answers_it() -> None:
    t = arena("scout", "medic")
    t.at(1, "0,0")
    t.item(0, "fire-bottle")
    t.foe("feral-dog", NEXT)
    t.foe("feral-dog", HERE)
    t.turn(0)
    assert risks(facts(t, f"throw:fire-bottle:{NEXT}")) == {"attacked": 1, "struck": round(100 * counted("Y", 1))}
    t.foe("liberty-recruit", NEXT)
    assert set(risks(facts(t, f"throw:fire-bottle:{NEXT}"))) == {"survivors-react", "attacked-too", "struck-in-all"}


@pytest.mark.rule("US-618", "US-625")
def test_blows_that_may_take_all_he_has_say_how_likely_it_is() -> None:
    t = arena("scout", "medic")
    t.at(1, "0,0")
    t.foe("feral-dog", HERE)
    t.foe("feral-dog", HERE)
    t.goods(0, food=2)
    t.hp(2)
    t.turn(0)
    both = counted("Y", 1) ** 2
    assert risks(facts(t, "eat")) == {"attacked": 2, "struck": 75, "killed": round(100 * both)}
    dodged = both * (1 - counted("GYR", 1))
    assert risks(facts(t, "dodge"))["killed"] == round(100 * dodged)
    t.item(0, "padded-jacket")
    assert "killed" not in risks(facts(t, "eat"))


@pytest.mark.rule("US-655")
def test_a_held_enemy_does_not_come_closer() -> None:
    t = arena("scout", "medic")
    t.item(0, "bow")
    t.at(1, NEXT)
    dog = t.foe("feral-dog", NEXT)
    t.turn(0)
    assert risks(facts(t, f"shoot:foe-{dog}:bow")) == {}


@pytest.mark.rule("US-631", "US-604")
def test_a_dodge_of_the_first_combat_turn_is_free() -> None:
    t = arena("scout", "medic")
    t.at(1, "0,0")
    t.foe("wolf", HERE)
    t.play(FirstCombatTurn(0))
    told = facts(t, "dodge")
    assert (told.price, risks(told)) == ((), {"attacked": 1, "struck": 13})
    assert chances(told)["success"] == pytest.approx(counted("GY", 1))


@pytest.mark.rule("US-642", "US-643")
def test_a_sneak_attack_is_first_of_all_a_test() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    t.item(0, "knife")
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    told = facts(t, f"sneak-attack:foe-{dog}:knife")
    assert told.roll is not None
    assert (told.roll.need, told.price, told.card) == ("sneak-attack", (Amount("ap", 2),), "enemy/feral-dog")
    assert risks(told) == {"exposes": 0, "fight-if-seen": 1}
    kill = counted("GG", 1) * counted("YBG", t.life(dog))
    assert chances(told) == {"success": pytest.approx(counted("GG", 1)), "kill": pytest.approx(kill)}


@pytest.mark.rule("US-617")
def test_where_one_success_fells_it_a_hit_is_a_kill() -> None:
    t = arena("scout", "medic")
    wolf = t.foe("wolf", HERE)
    t.w.set_foe(wolf, damage=t.life(wolf) - 1)
    t.turn(0)
    assert chances(facts(t, f"attack:foe-{wolf}:bare")) == {"kill": pytest.approx(counted("YB", 1))}


# --- goods and bodies ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-339", "US-350", "US-352")
def test_water_food_and_sleep_tell_what_they_bring() -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.water(1)
    t.hp(3)
    t.goods(0, food=1)
    t.w.well[0] = 1
    t.turn(0)
    assert facts(t, "refill").gains == (Amount("water", 4),)
    told = facts(t, "eat")
    assert (told.price, told.gains) == ((Amount("ap", 1), Amount("food", 1)), (Amount("hp", 1),))
    assert facts(t, "sleep").gains == (Amount("well-being", 1),)


@pytest.mark.rule("US-340", "US-342")
def test_building_tells_its_resources() -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.goods(0, metal=1, wood=1)
    t.turn(0)
    assert facts(t, "make:arrow").gains == (Amount("arrow", 3),)
    t.choose("build")
    told = facts(t, "build:club")
    assert (told.card, set(told.price)) == ("item/club", {Amount("wood", 1), Amount("metal", 1)})


@pytest.mark.rule("US-348", "US-349")
def test_looting_tells_its_die_and_whose_body_it_is() -> None:
    t = arena("scout", "medic")
    t.w.bodies = (Body(9, t.w.content.index["enemy/brute"], HERE),)
    t.turn(0)
    told = facts(t, "loot:body-9")
    assert told.card == "enemy/brute"
    assert chances(told) == {"success": pytest.approx(counted("G", 1)), "double": pytest.approx(counted("G", 2))}


@pytest.mark.rule("US-357")
def test_a_container_tells_its_test() -> None:
    t = arena("thickskin", "medic")
    t.at(0, HERE)
    t.w.change(HERE, box="strength")
    t.item(0, "crowbar")
    t.turn(0)
    told = facts(t, "open")
    assert told.roll is not None
    assert (told.roll.dice, told.gains) == (("G", "G", "Y"), (Amount("loot", 1),))


@pytest.mark.rule("US-1005")
def test_a_find_is_told_to_who_sees_it() -> None:
    t = arena("scout", "medic")
    t.play(DrawLoot(2, 1))
    finds = [t.w.content.cards[card].key for card in t.w.zones["finds-0"].top]
    assert [facts(t, key).card for key in t.keys()] == finds


@pytest.mark.rule("US-221")
def test_a_meal_costs_food_and_hunger_costs_health() -> None:
    t = arena("scout", "medic")
    t.goods(0, food=1)
    t.play(Meal(0))
    assert facts(t, "meal:eat").price == (Amount("food", 1),)
    assert facts(t, "meal:starve").price == (Amount("hp", 1),)


@pytest.mark.rule("US-712", "US-713", "US-716")
def test_deals_tell_what_is_given_and_taken() -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.item(0, "crowbar")
    t.turn(0)
    t.choose("trader:lawrence")
    told = facts(t, "dismantle:crowbar")
    assert (told.card, told.price, told.gains) == ("item/crowbar", (Amount("water", 1),), (Amount("metal", 2),))


@pytest.mark.rule("US-347")
def test_a_bargain_is_told_from_each_side() -> None:
    t = arena("scout", "medic")
    t.at(1, HERE)
    t.goods(0, wood=1)
    t.turn(0)
    for key in ("trade:char-1", "give:wood", "want:water"):
        t.choose(key)
    assert (facts(t, "propose").price, facts(t, "propose").gains) == ((Amount("wood", 1),), (Amount("water", 1),))
    t.choose("propose")
    agreed = facts(t, "agree", 1)
    assert (agreed.price, agreed.gains, agreed.team) == ((Amount("water", 1),), (Amount("wood", 1),), (0, 1))


@pytest.mark.rule("US-1213", "US-402")
def test_a_mission_test_tells_its_dice_and_its_failure() -> None:
    t = Table(2, "voice-in-the-static")
    t.crew("scout", "medic")
    t.weather("clear-sky")
    t.ap(6, 6)
    t.w.stage = 2
    t.at(0, t.w.where(27))
    t.play(CheckMission())
    t.turn(0)
    told = facts(t, "mission:tune")
    assert told.price == (Amount("ap", 2),)
    assert chances(told) == {"success": pytest.approx(counted("GY", 1))}
    assert risks(told) == {"failure-spawns": 1}


# --- words ---------------------------------------------------------------------------------------------------------------

RISKS = [
    *("attacked", "seen", "exposes", "unknown-tile", "enemies-come", "enemies-there", "night-card", "event"),
    *("ends-turn", "failure-spawns", "failure-hurts", "comes-closer", "shoots-back", "strikes-back", "hurt"),
    *("makes-enemy", "shows-role", "once-a-day", "infection", "attacked-too", "struck-in-all", "struck-at-most"),
    *("killed", "survivors-react", "answered-if-seen"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_risk_has_words(language: str) -> None:
    teller = Localizer(DEFINITION, language, DEFINITION.content())
    for word in RISKS:
        assert teller.say(f"risk-{word}", n=2)
