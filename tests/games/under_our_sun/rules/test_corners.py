"""Where two rules meet: what one more reading of the rulebook asked."""

import pytest

from holdfast.core.engine.effect import AnyEffect
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.text.log import Log
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.actions.building import Strip
from holdfast.games.under_our_sun.actions.gathering import Haul
from holdfast.games.under_our_sun.combat.attacks import Strike
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import KeepHit
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.flow.preparation import ClearGround, Refresh, Uncover
from holdfast.games.under_our_sun.missions.matriarch import BossHeals
from holdfast.games.under_our_sun.people.characters import ActionPoints, Heal, Infect, WellBeing
from holdfast.games.under_our_sun.things.dropping import DropThing
from holdfast.games.under_our_sun.things.goods import Gain
from holdfast.games.under_our_sun.trade.stealing import Anger
from holdfast.games.under_our_sun.trade.wares import PlaceDealer
from tests.games.under_our_sun.table import Table

NORTH = "0,-1"


def table(*ids: str) -> Table:
    t = Table(players=max(2, len(ids)))
    t.crew(*(ids or ("veteran", "medic")))
    t.blank(NORTH, 2)
    return t


def lines(t: Table, *effects: AnyEffect) -> list[str]:
    """The messages that some effects leave in the log."""
    log = Log(DEFINITION)
    t.game.observers.append(log)
    for effect in effects:
        t.play(effect)
    t.game.observers.remove(log)
    return [line.message for line in log.lines]


# --- karma in one answer ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-431", "US-435", "US-770")
def test_the_plain_use_of_karma_rolls_blanks_and_crosses_but_no_blank_wound_die() -> None:
    t = table("veteran", "scout")
    t.karma(3, 0)
    t.hp(2)
    t.dice("G0", "Y0", "R0")
    t.play(Test("skill", more="Y"))
    plain = [key for key in t.keys() if key.count(":") == 2]
    assert len(plain) == 1
    rolled = t.w.rolled()
    assert rolled is not None
    colours = rolled.kind.split("|")[1]
    again = [int(n) - 1 for n in plain[0].rpartition(":")[2].split("+")]
    assert [colours[i] for i in again] == [c for c in colours if c != "R"]


@pytest.mark.rule("US-433", "US-435")
def test_of_an_enemys_roll_karma_takes_the_worst_hits_first() -> None:
    t = table("veteran", "scout")
    t.karma(1, 0)
    t.at(0, NORTH)
    foe = t.foe("wolf", NORTH)
    t.dice("Y1", "G2", "B0")
    t.play(CombatTurn(0, NORTH, (Roll("enemy", "YGB", NORTH, (KeepHit(foe),)),)))
    assert [key for key in t.keys() if key.count(":") == 2] == ["karma:char-0:2"], "one die only: the double success"
    assert "karma:char-0" in t.keys(), "or what one picks oneself"


@pytest.mark.rule("US-436", "US-437")
def test_dice_rolled_by_karma_are_not_offered_again() -> None:
    t = table("veteran", "scout")
    t.karma(3, 3)
    t.at(1, t.w.pos[0])
    t.dice("G0", "Y0")
    t.play(Test("skill"))
    t.dice("G0", "Y0")
    t.numbers(3, 3)
    t.choose("karma:char-0:1+2", 0)
    assert t.asked != "window" or not [key for key in t.keys() if key.startswith("karma:char-1")]


# --- a turn that is over -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-208", "US-052")
def test_who_loses_his_last_points_to_a_card_ends_his_turn() -> None:
    t = table("veteran", "scout")
    t.item(0, "adrenaline-pen")
    t.ap(2, 6)
    t.turn(0)
    assert t.asked == "take-turn"
    t.w.ap[0] = 0
    t.play(ActionPoints(-3, "0"))
    assert t.w.ap[0] == 0
    t.turn(0)
    assert t.asked == "window"
    assert default_pass(t.game, 0) is None, "the pen gives points: he is asked"


# --- gathering ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-336", "US-337")
def test_what_is_gone_before_it_is_taken_is_chosen_again() -> None:
    t = table()
    t.at(0, NORTH)
    t.w.change(NORTH, printed=(0, 0, 0, 1, 0, 0, 1, 0, 0))
    t.play(Haul(0, ("wood", "wood")))
    assert t.asked == "gather"
    assert "take:wood+food" in t.keys()


@pytest.mark.rule("US-336", "US-703")
def test_cartridges_that_only_a_weapon_has_room_for_are_taken_one_by_one() -> None:
    t = table()
    t.at(0, NORTH)
    t.item(0, "scrap-pistol")
    t.w.uses[t.w.things(0)[0]] = 0
    room = max(n for n in range(30) if t.w.fits(0, cubes=n))
    t.goods(0, metal=room)
    t.w.change(NORTH, printed=(0, 0, 0, 0, 0, 0, 0, 2, 0))
    t.turn(0)
    assert [key for key in t.keys() if key.startswith("gather")] == ["gather"]
    t.choose("gather")
    assert t.keys()[0] == "take:cartridge"
    t.answer("take:cartridge")
    assert t.w.uses[t.w.things(0)[0]] == 1


# --- only what has happened is told ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-780", "US-051", "US-052", "US-772")
def test_a_change_that_did_not_happen_is_not_told() -> None:
    t = table()
    t.w.well[0], t.w.ap[0] = 2, 8
    assert lines(t, Heal("0", 2), WellBeing(1, "0"), ActionPoints(2, "0")) == []
    t.w.hp[0] -= 1
    assert lines(t, Heal("0", 2)) == ["log-heal"]
    assert lines(t, Infect("0"), Infect("0")) == ["log-infect"]


@pytest.mark.rule("US-050")
def test_water_that_does_not_fit_is_not_received() -> None:
    t = table()
    t.w.water[0] = t.w.water_room(0)
    assert lines(t, Gain("water", 2)) == []
    t.w.water[0] -= 1
    assert lines(t, Gain("water", 2)) == ["log-received"]
    assert t.w.water[0] == t.w.water_room(0)


@pytest.mark.rule("US-007", "US-716")
def test_of_something_taken_apart_one_gets_what_the_supply_has() -> None:
    t = table()
    t.item(0, "bandage")
    t.w.supply["fabric"] = 0
    assert lines(t, Strip(0, t.w.things(0)[0])) == ["log-strip"]
    assert not any(t.w.goods[0])


@pytest.mark.rule("US-1173", "US-359")
def test_the_water_of_a_dropped_bottle_is_lost_and_that_is_told() -> None:
    t = table()
    t.at(0, NORTH)
    t.item(0, "water-bottle")
    t.w.water[0] = t.w.water_room(0)
    [bottle] = t.w.things(0)
    assert lines(t, DropThing(0, bottle)) == ["log-drop", "log-goods-lost"]
    assert t.w.water[0] == t.w.water_room(0)


@pytest.mark.rule("US-214", "US-212")
def test_what_the_night_takes_is_told_once() -> None:
    t = table()
    assert lines(t, ClearGround()) == []
    t.w.change(NORTH, dropped=(0, 0, 0, 1, 0, 0, 0, 0, 0))
    assert lines(t, ClearGround()) == ["log-swept"]


@pytest.mark.rule("US-217", "US-219")
def test_symbols_and_wells_are_told_only_where_they_changed() -> None:
    t = table()
    t.blank("1,-1", 11, covered=1)
    t.at(0, "1,-1")
    assert lines(t, Uncover()) == ["log-uncovered"]
    assert t.w.is_hidden(0)
    assert lines(t, Uncover(), Refresh()) == []


@pytest.mark.rule("US-518", "US-964")
def test_a_search_in_vain_is_told_and_nobody_comes() -> None:
    t = table()
    cards = t.w.content.cards
    sons = [i for i, card in enumerate(cards) if card.deck == "enemy" and card.fighter.sol]  # type: ignore[attr-defined]
    for son in sons:
        t.foe(cards[son].id, "0,0")
    before = t.w.foes
    assert lines(t, Spawn(1, sol=True)) == ["log-nobody-came"]
    assert t.w.foes == before


@pytest.mark.rule("US-1211")
def test_the_matriarch_who_is_whole_again_is_told_once() -> None:
    t = Table(2, mission="ash-matriarch")
    t.crew("veteran", "scout")
    t.blank(NORTH, 2)
    foe = t.foe("ash-matriarch", NORTH, damage=1)
    assert lines(t, BossHeals()) == ["log-boss-heals"]
    assert t.life(foe) == t.w.life(t.w.foes[0])
    assert lines(t, BossHeals()) == []


@pytest.mark.rule("US-720")
def test_a_dealer_who_is_attacked_by_one_more_fights_one_more() -> None:
    t = table("veteran", "medic")
    t.at(0, NORTH)
    t.at(1, NORTH)
    t.play(PlaceDealer())
    assert lines(t, Anger(0, 1)) == ["log-anger"]
    [foe] = t.w.foes
    assert foe.only == 1
    t.karma(0, 0)
    told = lines(t, CombatTurn(1, NORTH, (Strike(1, foe.id),)))
    assert told[0] == "log-anger"
    assert t.w.foes[0].only == 3
    assert "log-anger" not in lines(t, CombatTurn(1, NORTH, (Strike(1, foe.id),)))
