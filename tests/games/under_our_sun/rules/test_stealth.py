"""Hidden and exposed (US-415 to US-427)."""

import pytest

from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatHere, FirstCombatTurn
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen
from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.flow.events import DrawEvent
from holdfast.games.under_our_sun.rules import FIT, KINDS, OK
from tests.games.under_our_sun.table import Table, ids

NORTH = "0,-1"
EAST = "1,-1"


def table(*who: str, **options: object) -> Table:
    t = Table(players=max(2, len(who)), **options)
    t.crew(*(who or ("veteran", "medic")))
    t.ap(*[6] * t.w.crew)
    return t


def lurking(number: int = 2, foe: str = "", **marks: object) -> tuple[Table, int]:
    """The Veteran hides north of New Haven, perhaps beside an enemy."""
    t = table()
    t.blank(NORTH, number, **marks)
    t.at(0, NORTH, hidden=True)
    return t, t.foe(foe, NORTH) if foe else -1


def held(t: Table, char: int = 0) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.goods[char], strict=True) if n}


# --- becoming hidden -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-415", "US-417")
def test_hiding_is_bound_to_the_tile() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.blank(EAST, 10)
    t.turn(0)
    assert not t.w.is_hidden(0)
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert t.w.is_hidden(0)
    assert not t.w.is_hidden(1), "each for himself"
    t.choose(f"move:{EAST}")
    assert not t.w.is_hidden(0), "walked openly to another tile"
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-416")
def test_only_a_successful_sneak_hides() -> None:
    t = table()
    t.blank(NORTH, 2)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert not t.w.is_hidden(0)
    t.dice("Y0")
    t.choose("sneak:0,0")
    assert not t.w.is_hidden(0)
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-EX23", "US-416", "US-217")
def test_hidden_at_dawn() -> None:
    t = table()
    t.blank(NORTH, 11, covered=1)
    t.at(0, NORTH)
    t.goods(0, food=1, metal=1)
    t.goods(1, food=1)
    t.phase("preparation")
    assert t.w.spots[NORTH].covered == 0
    assert t.w.is_hidden(0)
    assert not t.w.is_hidden(1)
    assert t.w.foes == ()
    t.choose("meal:eat")
    t.choose("meal:eat")
    t.ap(6, 6)
    t.turn(0)
    tests = t.record(Test)
    t.dice("Y1")
    t.choose("make:cartridge")
    assert [test.attribute for test in tests] == ["stealth"]
    assert t.w.is_hidden(0)
    assert t.w.foes == ()


# --- becoming exposed ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-417", "US-427")
@pytest.mark.parametrize("how", ["attack", "dodge", "shoot"])
def test_open_fighting_exposes_at_once_without_a_test_and_spawns_nobody(how: str) -> None:
    t, foe = lurking(14, "brute")
    t.item(0, "scrap-pistol")
    other = t.foe("great-bear", EAST) if how == "shoot" else -1
    t.blank(EAST, 2)
    t.turn(0)
    seen = t.record(Test, SpawnOpen, FirstCombatTurn)
    rolls = t.record(Roll)
    key = {"attack": f"attack:foe-{foe}:bare", "dodge": "dodge", "shoot": f"shoot:foe-{other}:scrap-pistol"}[how]
    t.answer(key)
    assert not t.w.is_hidden(0)
    assert t.w.ap[0] == 5
    assert seen == []
    assert [roll.colours for roll in rolls if roll.context == "enemy"] == ["GB"], "the Slab answers as always"
    assert {f.id for f in t.w.foes} == {foe, other} - {-1}


@pytest.mark.rule("US-417", "US-427", "US-642")
@pytest.mark.parametrize(("face", "damage"), [("Y1", 2), ("Y0", 0)])
def test_a_sneak_attack_exposes_whether_it_succeeds_or_not(face: str, damage: int) -> None:
    t, foe = lurking(2, "brute")
    t.turn(0)
    rolls = t.record(Roll)
    t.dice(face, "G1", "Y1")
    t.choose(f"sneak-attack:foe-{foe}:bare")
    if damage:
        t.go_on()
        assert t.asked == "take-turn"
        assert [roll.context for roll in rolls] == ["test-stealth", "attack"], "no answer to a sneak attack"
    else:
        assert t.asked == "first-act", "seen: a first combat turn instead"
    assert t.life(foe) == 6 - damage
    assert t.w.ap[0] == 4
    assert not t.w.is_hidden(0)


@pytest.mark.rule("US-417", "US-423")
def test_an_attack_by_a_character_exposes_and_a_shot_from_afar_is_impossible() -> None:
    t = table("veteran", "medic", "scout", mode="semi")
    t.blank(NORTH, 2)
    t.at(0, NORTH, hidden=True)
    t.at(1, NORTH)
    t.item(2, "scrap-pistol")
    t.turn(2)
    assert "assault:char-1:scrap-pistol" in t.keys()
    assert "assault:char-0:scrap-pistol" not in t.keys(), "he is hidden"
    t.choose("wait")
    t.turn(1)
    assert "trade:char-0" in t.keys()
    t.answer("assault:char-0:bare")
    assert not t.w.is_hidden(0)


@pytest.mark.rule("US-417", "US-270")
def test_an_effect_that_attacks_exposes() -> None:
    t, _ = lurking(2, "raider")
    t.play(FirstCombatHere(), place="night")
    assert not t.w.is_hidden(0)
    assert t.asked == "first-act"


# --- what hiding is good for -----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-418", "US-514")
def test_a_hidden_character_receives_no_attacks() -> None:
    t, _ = lurking(14, "raider")
    t.goods(0, metal=1)
    t.turn(0)
    seen = t.record(CombatTurn, SpawnOpen)
    t.dice("Y1")
    t.choose("make:cartridge")
    assert seen == []
    assert t.w.hp[0] == 7
    assert len(t.w.foes) == 1


@pytest.mark.rule("US-419", "US-534")
def test_enemies_beside_hidden_characters_only_wander_on() -> None:
    t, foe = lurking(2, "raider")
    t.blank(EAST, 10)
    stays = t.foe("wolf", EAST)
    t.at(1, EAST)
    t.numbers(4)
    t.play(EnemiesMove())
    assert t.idle
    wanderer, guard = t.w.foe(foe), t.w.foe(stays)
    assert wanderer is not None
    assert guard is not None
    assert wanderer.pos == NORTH, "south is New Haven, where no enemy goes"
    assert guard.pos == EAST
    t.numbers(2)
    t.play(EnemiesMove())
    wanderer = t.w.foe(foe)
    assert wanderer is not None
    assert wanderer.pos == "1,-2"


@pytest.mark.rule("US-423", "US-418")
def test_another_may_wake_the_enemies_and_the_hidden_one_stays_hidden() -> None:
    t, _ = lurking(11)
    t.on_top("enemy", "raider")
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert t.asked == "first-act"
    assert t.seat == 1
    rolls = t.record(Roll)
    t.dice("G0", "B0", "Y1", "B1")
    t.choose("dodge")
    assert (t.asked, t.seat) == ("join-fight", 0), "he may step out of the shadow, and does not"
    t.choose("stay-out")
    assert t.w.is_hidden(0)
    assert t.w.hp == [7, 4]
    assert [roll.context for roll in rolls] == ["dodge", "enemy"]


@pytest.mark.rule("US-423", "US-347")
def test_a_hidden_character_can_be_traded_with() -> None:
    t, _ = lurking(2)
    t.goods(0, wood=1)
    t.at(1, NORTH)
    t.turn(1)
    t.choose("trade:char-0")
    t.choose("want:wood")
    t.choose("propose")
    t.choose("agree")
    assert held(t, 1) == {"wood": 1}
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-424", "US-507")
def test_an_event_is_resolved_on_a_hidden_entry_without_a_fight() -> None:
    t = table()
    t.blank(NORTH, 19, event=True)
    foe = t.foe("raider", NORTH)
    t.on_top("event", "canned-goods")
    t.turn(0)
    seen = t.record(DrawEvent, CombatTurn)
    tests = t.record(Test)
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert [type(it).__name__ for it in seen] == ["DrawEvent"]
    assert held(t) == {"food": 2}
    assert not t.w.spots[NORTH].event
    assert len(tests) == 1, "the Sneak itself, and none for the event"
    assert t.w.is_hidden(0)
    assert t.life(foe) == 3


# --- acting while hidden -------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-420")
def test_each_action_needs_a_new_test_after_the_price_and_before_the_effect() -> None:
    t, _ = lurking(11)
    t.goods(0, metal=2)
    t.karma(1)
    t.turn(0)
    t.dice("Y1")
    t.choose("make:cartridge")
    assert t.asked == "window", "the stealth roll lies on the table"
    assert t.w.ap[0] == 5
    assert held(t) == {"metal": 2}
    t.choose("go-on")
    assert held(t) == {"metal": 1, "cartridge": 2}
    tests = t.record(Test)
    t.dice("Y1")
    t.answer("make:cartridge")
    assert len(tests) == 1
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-EX24", "US-421", "US-336")
def test_seen_while_gathering() -> None:
    t, _ = lurking(11, printed=(0, 3, 0, 0, 0, 0, 0, 0, 0))
    t.on_top("enemy", "raider")
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y0")
    t.choose("gather")
    assert t.w.ap[0] == 5
    assert not t.w.is_hidden(0)
    assert ids(t.w, [foe.card for foe in t.w.foes_at(NORTH)]) == ["raider"]
    assert t.asked == "first-act"
    t.dice("Y0", "B0", "Y1", "B0")
    t.choose("dodge")
    assert t.w.hp[0] == 6
    t.choose("take:metal")
    t.choose("take:metal")
    assert held(t) == {"metal": 2}
    assert t.w.ap[0] == 5, "the fight was free"
    assert [roll.context for roll in rolls] == ["test-stealth", "dodge", "enemy"], "no extra counter-attack"


@pytest.mark.rule("US-421")
def test_who_dies_after_being_seen_does_not_act() -> None:
    t, _ = lurking(11, printed=(0, 3, 0, 0, 0, 0, 0, 0, 0))
    t.hp(1)
    t.on_top("enemy", "raider")
    t.turn(0)
    t.dice("Y0", "R0")
    t.choose("gather")
    t.dice("Y0", "B0", "R0", "Y1", "B0")
    t.choose("dodge")
    assert t.w.dead & 1
    assert held(t) == {}
    assert t.w.spots[NORTH].printed[1] == 3


@pytest.mark.rule("US-421", "US-355")
@pytest.mark.parametrize(("strength", "well"), [(("G1", "Y0"), OK), (("G2", "Y1"), FIT)])
def test_sleep_after_being_seen_needs_the_enemy_gone(strength: tuple[str, str], well: int) -> None:
    t, _ = lurking(11)
    t.on_top("enemy", "wolf")
    t.turn(0)
    t.dice("Y0")
    t.choose("sleep")
    foe = t.w.foes[0].id
    t.dice(*strength, "Y0", "B0")
    t.answer(f"attack:foe-{foe}:bare")
    assert t.asked == "take-turn"
    assert t.w.well[0] == well
    assert t.w.ap[0] == 2, "the points are spent either way"


@pytest.mark.rule("US-421")
def test_an_action_that_has_become_impossible_is_lost() -> None:
    t, _ = lurking(11)
    t.goods(0, food=1)
    t.hp(5)
    t.on_top("enemy", "carrion-birds")
    t.turn(0)
    t.dice("Y0")
    t.choose("eat")
    t.dice("Y0", "B0", "B1")
    t.choose("dodge")
    assert t.w.hp[0] == 4, "the crows hit, and took the food"
    assert held(t) == {}
    assert t.asked == "take-turn"
    assert t.w.ap[0] == 5


@pytest.mark.rule("US-421", "US-518")
def test_with_nobody_to_see_him_he_is_merely_exposed() -> None:
    t, _ = lurking(11)
    while t.w.size("enemy"):
        t.w.draw("enemy", "box")
    t.goods(0, metal=1)
    t.turn(0)
    fights = t.record(CombatTurn)
    t.dice("Y0")
    t.choose("make:cartridge")
    assert not t.w.is_hidden(0)
    assert fights == []
    assert held(t) == {"cartridge": 2}


@pytest.mark.rule("US-422")
@pytest.mark.parametrize(("number", "covered"), [(2, 0), (11, 1)])
def test_where_nobody_is_no_test_is_needed(number: int, covered: int) -> None:
    t, _ = lurking(number, covered=covered)
    t.goods(0, metal=1)
    t.turn(0)
    tests = t.record(Test)
    t.choose("make:cartridge")
    assert tests == []
    assert t.w.is_hidden(0)
    assert held(t) == {"cartridge": 2}


# --- leaving -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-426", "US-417")
@pytest.mark.parametrize(("way", "ap"), [("move:0,0", 5), ("charge:0,-2", 4)])
def test_a_hidden_leaver_who_is_not_seen_is_not_attacked(way: str, ap: int) -> None:
    t, _ = lurking(14, "raider")
    t.on_top("stack", "tile-20")
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y1")
    t.choose(way)
    assert [roll.context for roll in rolls] == ["test-stealth"]
    assert t.w.pos[0] == way.partition(":")[2]
    assert not t.w.is_hidden(0), "he walked openly"
    assert t.w.hp[0] == 7
    assert t.w.ap[0] == ap


@pytest.mark.rule("US-426")
def test_a_hidden_leaver_sneaks_with_the_one_test_of_the_night() -> None:
    t, _ = lurking(14, "raider")
    t.blank(EAST, 2)
    t.night()
    t.turn(0)
    rolls = t.record(Roll)
    t.dice("Y1", "R0")
    t.choose(f"sneak:{EAST}")
    assert [(roll.context, roll.colours) for roll in rolls] == [("test-stealth", "YR")]
    assert t.w.is_hidden(0)
    assert t.w.pos[0] == EAST


@pytest.mark.rule("US-EX29", "US-426", "US-320")
@pytest.mark.parametrize("way", ["move:0,0", "sneak:0,0"])
def test_a_hidden_leaver_who_is_seen_is_attacked_by_the_pawns_only(way: str) -> None:
    t, foe = lurking(14, "raider")
    t.turn(0)
    seen = t.record(SpawnOpen, FirstCombatTurn)
    rolls = t.record(Roll)
    t.dice("Y0", "Y1", "B0")
    t.choose(way)
    assert [roll.context for roll in rolls] == ["test-stealth", "enemy"]
    assert seen == [], "nothing spawns, no first combat turn"
    assert [f.id for f in t.w.foes] == [foe]
    assert t.w.hp[0] == 6
    assert t.w.pos[0] == "0,0"
    assert not t.w.is_hidden(0)


@pytest.mark.rule("US-426")
def test_without_pawn_and_symbol_only_a_sneak_is_tested() -> None:
    t, _ = lurking(2)
    t.blank(EAST, 10)
    t.turn(0)
    tests = t.record(Test)
    t.choose(f"move:{EAST}")
    assert tests == []
    t.dice("Y1")
    t.choose(f"sneak:{NORTH}")
    assert len(tests) == 1
    t.dice("Y1")
    t.choose(f"sneak:{EAST}")
    assert len(tests) == 2
    assert t.w.is_hidden(0)


@pytest.mark.rule("US-425", "US-304")
def test_karma_and_waiting_need_no_test() -> None:
    t, _ = lurking(11, "raider")
    t.goods(0, metal=1)
    t.karma(1)
    t.turn(0)
    tests = t.record(Test)
    t.dice("Y0")
    t.choose("make:cartridge")
    t.dice("Y1")
    t.numbers(6)
    t.choose("karma:char-0")
    assert t.w.is_hidden(0)
    assert len(tests) == 1
    t.choose("wait")
    assert len(tests) == 1
    assert t.w.is_hidden(0)
