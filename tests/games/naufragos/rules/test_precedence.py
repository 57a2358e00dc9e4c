"""Rule sets and precedence (NA-001 to NA-005)."""

import pytest

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.camp.store import Food, Rope, Wood
from tests.games.naufragos.table import RULESETS, Table, both

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def island(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "pathfinder", "medic")[:players])
    return t


# --- the option ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-001")
def test_there_are_exactly_two_rule_sets() -> None:
    (setting,) = [setting for setting in DEFINITION.settings if setting.name == "ruleset"]
    assert setting.values == ("2013", "hr12")
    for wrong in ("2014", "HR1.2", "", "both"):
        with pytest.raises(UnknownName, match="2013, hr12"):
            holdfast.new("naufragos", players=2, options={"ruleset": wrong})


@pytest.mark.rule("NA-001")
@rulesets
def test_the_rule_set_is_chosen_before_setup_and_stays(ruleset: str) -> None:
    game = holdfast.new("naufragos", players=2, options={"ruleset": ruleset, "characters": "random"}, seed=4)
    assert game.view(None)["sizes"]["supply"] == (2 if ruleset == "2013" else 0)  # the setup is its own already
    for _ in range(40):
        assert game.view(None)["ruleset"] == ruleset
        game.choose(game.question.options[0])
        if game.over:
            break
    again = holdfast.load(game.save())
    assert again.view(None)["ruleset"] == ruleset
    assert "ruleset" not in {option.key for seat in range(2) for option in again.question.options_for(seat)}
    with pytest.raises(AttributeError):
        game.world.rules.name = "other"  # type: ignore[attr-defined]


# --- cards before rules --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-002", "NA-250")
@rulesets
def test_a_pocket_watch_beats_the_ban_on_repeating_an_action(ruleset: str) -> None:
    for watch in (False, True):
        t = island(ruleset)
        if watch:
            t.item(0, "w15")
        t.to_placing()
        t.pawns("wood", "pass", "pass")
        assert t.why("wood") == (set() if watch else {"NA-250"})


@pytest.mark.rule("NA-002")
@rulesets
def test_an_event_closes_an_action_that_the_rules_leave_open(ruleset: str) -> None:
    t = island(ruleset)
    t.event("e3")  # high tide; a cube has drifted ashore all the same
    assert t.w.wreck_ready
    t.to_placing()
    assert t.why("wreckage") == {"NA-002"}
    assert "NA-216" in t.why("camp:1")
    t = island(ruleset)
    t.event("e9")
    t.to_placing()
    assert {"wreckage", "camp:1"} <= set(t.keys())


@pytest.mark.rule("NA-002")
def test_a_rule_of_the_chosen_set_beats_a_rule_for_both() -> None:
    # who ate nothing starves; but by the original rules the lost skip the whole phase
    for t, wounds in zip(both(), (0, 1), strict=True):
        t.abilities("cook", "fisher", "pathfinder")
        t.lost(((2,), 9))
        t.store(food=0, fire=True, fire_wood=1)
        t.dice(*[6] * 6)
        t.phase("survival")
        assert t.w.wounds[2] == wounds
        assert t.w.wounds[0] == (2 if t.w.rules.name == "2013" else 1)


# --- what one book does not say ------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-003")
@rulesets
def test_where_the_house_rules_are_silent_the_original_rule_holds(ruleset: str) -> None:
    t = island(ruleset, 1)  # the solo white pawn goes to any action but Exploration
    t.phase("actions")
    assert {"white:forage", "white:wood", "white:diary", "white:rest"} <= set(t.keys())
    assert "white:explore" not in t.keys()
    t.choose("white:wood")
    assert (t.w.wood, t.w.energy) == (2, [5])


@pytest.mark.rule("NA-003")
@rulesets
def test_six_energy_light_the_fire_without_a_roll_in_both(ruleset: str) -> None:
    t = island(ruleset)
    t.act("campfire")
    used = t.w.chance.used
    t.choose("stake:6")
    assert (t.w.fire, t.w.energy[0], t.w.chance.used) == (True, 0, used)


@pytest.mark.rule("NA-004")
@rulesets
def test_answers_of_the_later_book_hold_in_the_original_too(ruleset: str) -> None:
    t = island(ruleset)
    t.item(0, "w12")  # the lighter
    t.energy(0)
    t.act("campfire")
    assert (t.idle, t.w.fire, t.w.energy[0]) == (True, True, 0)
    t = island(ruleset)
    t.lost(((2,), 9))  # the lost get no wreckage
    t.store(wreck_ready=True)
    t.dice(*[1] * 8)
    t.act("wreckage")
    if ruleset == "hr12":
        t.choose("stay-lost")
    for seat in (0, 1):
        assert (t.asked, t.seat) == ("take-find", seat)
        t.choose("take-nothing")
    assert t.asked != "take-find"
    assert t.items(2) == []


@pytest.mark.rule("NA-004", "NA-652", "NA-653")
def test_unless_the_original_book_contradicts_them() -> None:
    for t, may in zip(both(), (True, False), strict=True):
        t.abilities("cook", "fisher", "pathfinder")
        t.lost(((2,), 9))
        t.item(0, "w9")
        t.to_placing()
        t.choose("trade")
        assert ("with:seat-2" in t.keys()) == may
        assert "with:seat-1" in t.keys()


# --- as far as possible --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-005")
@rulesets
def test_an_effect_is_carried_out_as_far_as_possible(ruleset: str) -> None:
    t = island(ruleset)
    t.store(food=1, wood=1, rope=0)
    t.supply("forage-2")
    t.event("e8")  # spoiled stores: two food of one
    assert t.w.food == 0
    t.play(Wood(-2), Rope(-1), Forage(-3), Food(-1, "me"))
    assert (t.w.wood, t.w.rope, t.w.size("supply"), t.w.held) == (0, 0, 0, [0, 0, 0])
    assert t.w.energy == [6, 6, 6]


@pytest.mark.rule("NA-005")
@rulesets
def test_a_cost_is_paid_in_full_or_not_at_all(ruleset: str) -> None:
    t = island(ruleset)
    t.energy(1)
    t.draw(0, "plot-7", 0)  # two energy for the goat
    assert t.w.tokens == ()
    assert (t.w.energy[0], t.where("plot-7")) == (1, "pending")  # nothing but waiting was left
    t = island(ruleset)
    t.energy(2)
    t.draw(0, "plot-7", 0)
    assert t.keys() == ["climb", "wait"]
    t.choose("climb")
    t.choose("lay:camp:6")
    assert (t.w.tokens, t.w.energy[0]) == (("goat",), 0)


@pytest.mark.rule("NA-005")
@rulesets
def test_a_cost_that_several_share_is_paid_in_full_or_not_at_all(ruleset: str) -> None:
    for gifts, item in (((2, 0), False), ((2, 1), True)):
        t = island(ruleset)
        t.draw(0, "plot-27", 0, 1)  # the buried chest: three energy together
        t.vote(s0="dig", s1="dig")
        for n in gifts:
            t.choose(f"give:{n}")
        assert ("plot-28" in t.items(0)) == item
        assert t.w.energy[:2] == ([4, 5] if item else [6, 6])
