"""What answers cost, bring, roll and risk, as facts; chances beside exact counts."""

from itertools import product

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.facts import Amount, Facts, Probability, Risk, Roll
from holdfast.games.robinson.people.wounds import HealAmong
from holdfast.games.robinson.rules import ACTION_DICE
from holdfast.games.robinson.scenarios.castaways import PileUp
from tests.games.robinson.table import FRIDAY, JENNY, Table, camp
from tests.games.robinson.text.test_texts import TELLERS


def facts(t: Table, key: str, seat: int | None = None) -> Facts:
    seats = t.game.question.seats if seat is None else (seat,)
    for who in seats:
        for option in t.game.question.options_for(who):
            if option.key == key:
                return t.game.facts(option)
    raise AssertionError(f"{key} is not among {t.keys()}")


def chances(found: Facts) -> dict[str, float]:
    assert found.roll is not None
    return {chance.what: chance.of for chance in found.roll.chances}


def counted(kind: str, rerolls: int = 0) -> dict[str, float]:
    """All rolls of the three dice, the Success die rolled again so often where it shows Success."""
    wound, success, adventure = ACTION_DICE[kind]
    every = list(product(wound, success, adventure, *[success] * rerolls))
    n = len(every)
    return {
        "wound": sum(roll[0] == "wound" for roll in every) / n,
        "success": sum(all(face == "success" for face in (roll[1], *roll[3:])) for roll in every) / n,
        "adventure": sum(roll[2] == "adventure" for roll in every) / n,
    }


def planning(**options: object) -> Table:
    t = camp(**options)
    t.give(wood=5, food=3, fur=3)
    t.tile("M2", 5)
    return t


@pytest.mark.parametrize(
    ("kind", "key"), [("build", "build:weapon"), ("gather", "gather:M2-parrot"), ("explore", "explore:N1")]
)
def test_the_chances_of_the_dice_are_exact(kind, key):
    """RC-002, RC-441 to RC-448."""
    t = planning()
    t.to_planning()
    assert chances(facts(t, key, 0)) == pytest.approx(counted(kind))
    assert facts(t, key, 0).roll.need == "success"


def test_a_reroll_token_takes_successes():
    """RC-472."""
    t = planning()
    t.token("gather", "reroll")
    t.to_planning()
    assert chances(facts(t, "gather:M2-parrot", 1)) == pytest.approx(counted("gather", rerolls=1))


def test_a_cursed_bowl_takes_successes_of_its_bearer_alone():
    """RC-473."""
    t = planning()
    t.w.marks = ("bowl:1",)
    t.to_planning()
    assert chances(facts(t, "gather:M2-parrot", 1)) == pytest.approx(counted("gather", rerolls=1))
    assert chances(facts(t, "gather:M2-parrot", 0)) == pytest.approx(counted("gather"))


def test_an_adventure_token_makes_an_adventure_sure():
    """RC-474: with dice or without."""
    t = planning()
    t.token("explore", "adventure")
    t.to_planning()
    assert chances(facts(t, "explore:N1", 0))["adventure"] == 1.0
    t.plan(0, "explore:N1")
    assert Risk("adventure", 0, "RC-474") in facts(t, "join:explore:N1:pawn", 0).risks


def test_friday_meets_no_adventure_but_a_wound():
    """RC-735: one Wound instead of the card."""
    t = planning(friday="on")
    t.to_planning()
    found = facts(t, "friday:gather:M2-parrot", 0)
    exact = counted("gather")
    assert chances(found) == pytest.approx({"success": exact["success"], "wound": 1 - 5 / 6 * 1 / 2})
    assert (found.who, found.team) == (FRIDAY, (FRIDAY,))


def test_with_enough_pawns_nothing_is_rolled_and_the_gain_is_sure():
    """RC-279, RC-372."""
    t = planning()
    t.to_planning()
    t.plan(0, "gather:M2-parrot")
    found = facts(t, "join:gather:M2-parrot:pawn", 1)
    assert found.roll == Roll((), "success", (Probability("success", 1.0),))
    assert (found.gains, found.team) == ((Amount("food", 1),), (0, 1))


def test_a_token_on_the_tile_gives_one_more():
    """RC-374."""
    t = planning()
    t.spot("M2", tokens=("food",))
    t.to_planning()
    t.plan(0, "gather:M2-parrot")
    assert facts(t, "join:gather:M2-parrot:pawn", 0).gains == (Amount("food", 2),)


def test_a_confused_head_rolls_the_success_die_alone():
    """RC-1231."""
    t = planning()
    t.w.today = ("confused:0",)
    t.to_planning()
    t.plan(0, "gather:M2-parrot")
    found = facts(t, "join:gather:M2-parrot:pawn", 0)
    assert found.roll.dice == ("die-success",)
    assert chances(found) == pytest.approx({"success": (5 / 6) ** 2})
    assert found.gains == ()


def test_what_is_assigned_is_the_price():
    """RC-272, RC-006."""
    t = planning()
    t.to_planning()
    assert facts(t, "build:shelter:wood", 1).price == (Amount("wood", 3),)
    assert facts(t, "build:shelter:fur", 1).price == (Amount("fur", 2),)
    t.plan(1, "build:shelter:wood")
    assert facts(t, "join:build:shelter:pawn", 1).price == ()
    assert facts(t, "take-back:build:shelter", 1).gains == (Amount("wood", 3),)


def test_the_carpenter_saves_wood_by_determination():
    """RC-621."""
    t = planning()
    t.determination(2)
    t.to_planning()
    assert facts(t, "build:shelter:thrift", 0).price == (Amount("wood", 2), Amount("determination", 2))


def test_an_invention_is_known_by_its_card():
    """RC-350."""
    t = planning()
    t.to_planning()
    assert facts(t, "build:shovel", 0).card == "invention/shovel"


def test_a_lurking_beast_wounds_an_unarmed_group():
    """RC-475."""
    t = planning()
    t.spot("M2", tokens=("beast",))
    t.to_planning()
    assert Risk("wounds", 1, "RC-475") in facts(t, "gather:M2-parrot", 0).risks
    t = planning()
    t.spot("M2", tokens=("beast",))
    t.levels(weapon=1)
    t.to_planning()
    assert facts(t, "gather:M2-parrot", 0).risks == ()


def test_an_action_is_short_of_pawns_until_they_are_there():
    """RC-279."""
    t = planning()
    t.beast("iguana")
    t.to_planning()
    assert Risk("short", 1, "RC-279") in facts(t, "hunt:beast", 0).risks
    t.plan(0, "hunt:beast")
    assert facts(t, "join:hunt:beast:pawn", 0).risks == ()


def test_an_unknown_beast_may_be_any_of_them():
    """RC-324, RC-451."""
    t = planning()
    t.levels(weapon=3)
    t.beast("iguana")
    t.to_planning()
    t.w.seen[t.w.zones["hunting"].top[-1]] = 0
    strengths = [card.strength for card in t.w.content.deck("beast")]
    assert chances(facts(t, "hunt:beast", 0)) == pytest.approx(
        {
            "wound": sum(s > 3 for s in strengths) / len(strengths),
            "three-wounds": sum(s > 5 for s in strengths) / len(strengths),
        }
    )


def test_the_chances_use_a_known_beast():
    """RC-804."""
    t = planning()
    beast = t.beast("iguana")
    t.w.seen[beast] = EVERYBODY
    strength = t.w.content.cards[beast].strength
    t.levels(weapon=strength)
    t.to_planning()
    assert chances(facts(t, "hunt:beast", 0)) == {"wound": 0.0, "three-wounds": 0.0}


def test_a_threat_action_says_what_it_brings():
    """RC-301, RC-308."""
    t = planning()
    t.threat("food-crates")
    t.to_planning()
    found = facts(t, "threat:right:one", 0)
    assert found.card == "wreckage/food-crates"
    assert found.gains
    assert Risk("short", 1, "RC-279") in facts(t, "threat:right:two", 0).risks


def test_rest_and_arranging_bring_what_their_rules_say():
    """RC-431, RC-435."""
    t = planning()
    t.wounds(1, 0, 0)
    t.to_planning()
    assert facts(t, "rest:rest", 0).gains == (Amount("healing", 1),)
    assert facts(t, "rest:rest", 1).gains == ()
    assert facts(t, "arrange:camp", 0).gains == (Amount("determination", 2), Amount("morale", 1))
    t = planning()
    t.wounds(2, 0, 0)
    t.item("bed")
    t.to_planning()
    assert facts(t, "rest:rest", 0).gains == (Amount("healing", 2), Amount("determination", 1))


def test_ready_with_idle_pawns_shows_the_risk():
    """RC-262."""
    t = planning()
    t.to_planning()
    assert facts(t, "ready", 0).risks == (Risk("idle", 2, "RC-262"),)
    t.plan(0, "rest:rest", "arrange:camp")
    assert facts(t, "ready", 0).risks == ()


def test_ready_shows_the_first_player_that_friday_stays_idle():
    """RC-731."""
    t = Table(2)
    t.to_planning()
    t.plan(0, "rest:rest", "arrange:camp")
    assert facts(t, "ready", 0).risks == (Risk("idle", 1, "RC-262"),)
    assert facts(t, "ready", 1).risks == (Risk("idle", 2, "RC-262"),)
    t.plan(0, "friday:rest:rest")
    assert facts(t, "ready", 0).risks == ()


def test_jenny_rests_herself():
    """RC-947."""
    t = Table(2, "jenny")
    t.w.jenny = "camp"
    t.to_planning()
    found = facts(t, "jenny:rest:rest", 0)
    assert (found.team, found.who) == ((JENNY,), JENNY)


def test_who_goes_hungry_is_wounded():
    """RC-531."""
    t = camp()
    t.give(food=1)
    t.shelter()
    t.phase("night")
    t.go_on()
    assert facts(t, "hungry:who-1").risks == (Risk("wounds", 2, "RC-531"),)
    assert facts(t, "hungry:who-1").who == 1


def test_a_move_costs_levels_and_a_roof():
    """RC-535, RC-541."""
    t = planning()
    t.give(food=3)
    t.shelter()
    t.levels(roof=2, palisade=3)
    t.phase("night")
    t.go_on()
    assert facts(t, "move-camp:M2").risks == (Risk("roof-lost", 1, "RC-535"), Risk("palisade-lost", 1, "RC-535"))
    assert facts(t, "stay").risks == ()
    t = planning()
    t.give(food=3)
    t.phase("night")
    t.go_on()
    assert facts(t, "stay").risks == (Risk("open-air", 3, "RC-541"),)


def test_the_lava_is_seen_coming():
    """RC-967."""
    t = Table(2, "volcano")
    t.tile("N3", 11)
    t.give(food=3)
    t.w.round = 3
    t.phase("night")
    t.go_on()
    assert Risk("lava", 0, "RC-967") in facts(t, "stay").risks
    assert Risk("lava", 0, "RC-967") not in facts(t, "move-camp:N3").risks


def test_the_risk_of_a_village_depends_on_the_weapon_level():
    """RC-990."""
    t = Table(2, "cannibals")
    t.tile("M2", 6, totem=1)
    t.levels(weapon=2)
    t.to_planning()
    wounds = facts(t, "hunt:burn-M2", 0).risks[-1]
    before = t.w.wounds[0]
    t.plan(0, "hunt:burn-M2", "join:hunt:burn-M2:pawn")
    t.resolve()
    t.go_on()
    assert (wounds.what, wounds.n) == ("wounds", t.w.wounds[0] - before)


def test_a_skill_costs_determination_and_a_thing_has_its_card():
    """RC-605, RC-606."""
    t = planning()
    t.determination(0, 5, 0)
    t.wounds(2, 2, 2)
    t.starting_item("biscuits")
    t.to_planning()
    assert Amount("determination", 2) in facts(t, "skill:grandmas-recipe", 1).price
    assert facts(t, "use:biscuits", 0).card == "starting-item/biscuits"


def test_wood_on_the_pile_is_paid():
    """RC-912."""
    t = planning()
    t.w.score["stage"] = 2
    t.play(PileUp())
    assert facts(t, "pile:2").price == (Amount("wood", 2),)
    assert facts(t, "pile:2").gains == (Amount("pile", 2),)


def test_healing_names_whom():
    """RC-740."""
    t = camp()
    t.wounds(1, 2, 3)
    t.play(HealAmong(1), who=0)
    found = facts(t, "heal:who-2")
    assert (found.who, found.gains) == (2, (Amount("healing", 1),))


WORDS = ["wounds", "adventure", "short", "idle", "roof-lost", "palisade-lost", "item-lost", "open-air", "lava", "rots"]
WORDS += ["comes-back", "outside", "trap", "monster", "used-up", "extra-idle", "dies", "morale-falls", "shortcut-lost"]
WORDS += ["hungrier"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_risk_has_words(lang):
    for word in WORDS:
        assert TELLERS[lang].has(f"risk-{word}")
        assert TELLERS[lang].say(f"risk-{word}", n=2)
