"""Interrupts, decisions, the end of the game, house options, who sees what (US-801 to US-808, US-901 to US-904, US-981 to US-1010)."""

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.wandering import WanderFoe
from holdfast.games.under_our_sun.flow.day import DayOver
from holdfast.games.under_our_sun.flow.ending import survivors_win
from holdfast.games.under_our_sun.flow.preparation import Preparation
from holdfast.games.under_our_sun.map.tiles import ReorderTiles
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.people.death import Die, Eliminate
from holdfast.games.under_our_sun.things.goods import Lose
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.table import Table

# --- interrupts ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-801", "US-437", "US-807")
def test_karma_is_asked_clockwise_from_the_roller() -> None:
    t = Table(3)
    t.karma(2, 2, 2)
    t.play(Roll("attack", "GG", "0,0", (), 1), who=1)
    order = []
    while t.asked == "window":
        order.append(t.seat)
        t.choose("go-on")
    assert order == [1, 2, 0]


@pytest.mark.rule("US-802")
def test_joining_and_reacting_are_asked_of_those_concerned() -> None:
    t = Table(3, "missing-two", mode="semi")
    t.crew("thickskin", "scout", "medic")
    t.blank("0,-1", 22)
    for char in (0, 1):
        t.at(char, "0,-1")
    foe = t.foe("great-bear", "0,-1")
    t.ap(6, 6, 6)
    t.turn(0)
    t.dice("G0", "G0")
    t.choose(f"attack:foe-{foe}:bare")
    assert (t.asked, t.seat) == ("join-fight", 1)
    pvp = Table(3, "missing-two", mode="semi")
    pvp.crew("thickskin", "scout", "medic")
    pvp.ap(6, 6, 6)
    pvp.turn(0)
    pvp.dice("G1", "G0")
    pvp.choose("assault:char-1:bare")
    assert (pvp.asked, pvp.seat) == ("reaction", 1)


@pytest.mark.rule("US-803", "US-343")
def test_only_interrupts_work_in_anothers_turn() -> None:
    t = Table()
    t.crew("thickskin", "scout")
    t.item(1, "padded-jacket", "medikit")
    t.blank("0,-1", 22)
    t.at(0, "0,-1")
    t.at(1, "0,-1")
    t.hp(4, 4)
    foe = t.foe("feral-dog", "0,-1")
    t.ap(6, 6)
    t.turn(0)
    assert not [key for key in t.keys() if "medikit" in key]
    t.choose("wait")
    t.turn(1)
    assert "use:medikit" in t.keys()
    t.dice("Y0", "B0", "Y1")
    t.choose(f"attack:foe-{foe}:bare")
    while t.asked in ("join-fight", "take-hit"):
        t.choose("stay-out" if t.asked == "join-fight" else "no-bulwark")
    assert t.asked == "soften"
    t.choose("armour:padded-jacket")
    assert t.w.hp[1] == 4


@pytest.mark.rule("US-806", "US-347")
def test_only_a_trade_moves_goods_and_only_by_agreement() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.goods(0, wood=1)
    t.ap(6, 6)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("give:wood")
    t.choose("propose")
    assert t.seat == 1
    t.choose("refuse")
    assert t.w.have(0, "wood") == 1
    assert t.w.ap[0] == 5
    t.choose("trade:char-1")
    t.choose("give:wood")
    t.choose("propose")
    t.choose("agree")
    assert (t.w.have(0, "wood"), t.w.have(1, "wood")) == (0, 1)


@pytest.mark.rule("US-808")
def test_losses_take_what_there_is_and_payments_need_it_all() -> None:
    t = Table()
    t.water(1, 5)
    t.play(Lose("water", 3))
    assert t.w.water[0] == 0
    t.water(1, 5)
    t.card("event/stranger-in-need")
    assert t.idle or t.why("pay") == {"US-808"}
    assert t.w.water[0] == 1


# --- the end ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-901", "US-904")
@pytest.mark.parametrize(("gone", "day", "stars"), [(0, 2, 3), (1, 2, 2), (0, 5, 2), (2, 5, 1), (3, 5, 1)])
def test_a_win_is_rated_by_losses_and_time(gone: int, day: int, stars: int) -> None:
    t = Table(4)
    for char in range(gone):
        t.w.bit("gone", char, True)
    t.w.day = day
    t.play(survivors_win(t.w, "mission", "US-901"))
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.scores) == (True, (stars,) * 4)


@pytest.mark.rule("US-902")
def test_without_anybody_left_all_is_lost() -> None:
    t = Table()
    t.play(Die(0))
    assert not t.game.over
    t.play(Die(1), CheckMission())
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.why) == (False, "all-dead")


@pytest.mark.rule("US-903", "US-774")
def test_the_game_goes_on_without_an_eliminated_character() -> None:
    t = Table(4)
    t.play(Die(1), Eliminate(1), CheckMission())
    assert not t.game.over
    assert t.w.living() == [0, 2, 3]


@pytest.mark.rule("US-981", "US-617")
def test_harder_options_make_enemies_tougher_and_the_dead_stay_dead() -> None:
    easy, hard = Table(), Table(tough_enemies="on", no_defibrillator="on", less_karma="on")
    for t, life, copies in ((easy, 2, 2), (hard, 3, 0)):
        t.blank("0,-1", 22)
        foe = t.foe("feral-dog", "0,-1")
        assert t.life(foe) == life
        known = [t.w.content.cards[c].id for zone in ("item", "lawrence") for c in t.w.zones[zone].top]
        assert known.count("defibrillator") <= copies
        assert (known.count("defibrillator") > 0) == (copies > 0)


@pytest.mark.rule("US-982", "US-742")
def test_easier_options_give_a_day_and_restock_the_store() -> None:
    plain, easy = Table(), Table(more_days="on", supply_line="on")
    assert easy.w.days == plain.w.days + 1
    for t, water, cubes in ((plain, 0, 0), (easy, 2, 1)):
        before = (t.w.lawrence_water, sum(t.w.lawrence))
        t.play(Preparation())
        assert (t.w.lawrence_water - before[0], sum(t.w.lawrence) - before[1]) == (water, cubes)
    easy.w.stack.clear()
    easy.pause()
    easy.w.day = plain.w.days
    easy.play(DayOver())
    assert not easy.game.over


# --- who sees what -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1001", "US-1011", "US-501")
def test_nobody_knows_the_order_of_a_deck_that_another_has_seen() -> None:
    t = Table()
    t.play(ReorderTiles(3))
    assert t.asked == "tile-order"
    while not t.idle:
        t.choose(t.keys()[-1])
    known = t.w.zones["stack"].top
    assert len(known) == 3
    assert [key.startswith("?") for key in t.game.view(0)["zones"]["stack"][-3:]] == [False] * 3
    assert all(key.startswith("?") for key in t.game.view(1)["zones"]["stack"])
    mine, theirs = set(), set()
    for seed in range(40):
        mine.add(Perspective(t.game, 0).world(seed).world.zones["stack"].top)
        theirs.add(Perspective(t.game, 1).world(seed).world.zones["stack"].top)
    assert mine == {known}
    assert len(theirs) > 5


@pytest.mark.rule("US-1011")
def test_others_imagine_other_tiles_before_him_who_is_putting_them_in_order() -> None:
    t = Table()
    t.play(ReorderTiles(3))
    t.choose("next:2")
    looked_at = set()
    for seed in range(20):
        world = Perspective(t.game, 1).world(seed)
        while world.question.tag == "tile-order":
            world.choose(world.question.options[-1])
        looked_at.add(world.world.zones["stack"].top[-3:])
    assert len(looked_at) > 5


@pytest.mark.rule("US-1004")
def test_only_current_and_finished_mission_cards_are_open() -> None:
    t = Table(mission="voice-in-the-static")
    view = t.game.view(0)
    assert view["mission_cards"] == ["mission-and-other/m2-1"]
    assert all(key.startswith("?") for key in view["zones"]["mission-cards"])
    t.at(0, t.w.where(27))
    t.play(CheckMission())
    assert t.game.view(1)["mission_cards"] == ["mission-and-other/m2-1", "mission-and-other/m2-2"]


@pytest.mark.rule("US-1005", "US-357")
def test_two_cards_of_a_container_are_seen_by_the_drawer_alone() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.on_top("loot", "katana", "sun-suit")
    t.play(DrawLoot(2, 1))
    assert t.asked == "choose-loot"
    assert t.game.view(0)["zones"]["finds-0"] == ["loot/sun-suit", "loot/katana"] or set(
        t.game.view(0)["zones"]["finds-0"]
    ) == {"loot/sun-suit", "loot/katana"}
    assert t.game.view(1)["zones"]["finds-0"] == ["?loot", "?loot"]
    t.choose("keep:1")
    kept = t.things(0)
    assert kept in (["katana"], ["sun-suit"])
    other = "sun-suit" if kept == ["katana"] else "katana"
    assert other not in repr(t.game.view(1)["zones"]["loot"])
    assert t.where(other) == "loot"


@pytest.mark.rule("US-1006", "US-1008")
def test_boards_and_enemies_are_public() -> None:
    t = Table()
    t.blank("0,-1", 22)
    t.foe("wolf", "0,-1")
    t.goods(1, wood=1)
    assert t.game.view(0)["people"] == t.game.view(1)["people"] == t.game.view(None)["people"]
    assert t.game.view(None)["enemies"][0]["name"] == "enemy/wolf"
    assert t.game.view(None)["people"][1]["goods"] == {"wood": 1}


@pytest.mark.rule("US-1007", "US-535")
def test_nobody_sees_a_tile_that_lies_face_down() -> None:
    t = Table()
    t.blank("0,-1", 22)
    foe = t.foe("wolf", "0,-1")
    t.numbers(1)
    t.play(WanderFoe(foe))
    for seat in (0, 1, None):
        view = t.game.view(seat)
        assert view["map"]["0,-2"]["tile"] == ""
        assert view["zones"]["down:0,-2"] == ["?tile"]
    tiles = {Perspective(t.game, 0).world(seed).world.zones["down:0,-2"] for seed in range(5)}
    assert tiles


@pytest.mark.rule("US-1010")
def test_dice_are_open_at_once() -> None:
    t = Table()
    t.karma(1, 0)
    t.dice("G2")
    t.play(Roll("attack", "G", "0,0", (), 0))
    assert t.game.view(1)["laid"][0]["faces"] == (0,)


@pytest.mark.rule("US-982")
def test_all_options_are_off_unless_the_table_wants_them() -> None:
    settled = DEFINITION.settle(2, {})
    names = ("less_karma", "tough_enemies", "no_defibrillator", "more_days", "ration", "supply_line")
    assert {settled[name] for name in names} == {"off"}
    assert settled["expansion"] == "auto"
