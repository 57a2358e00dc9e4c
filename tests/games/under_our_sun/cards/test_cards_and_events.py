"""Cards in general, and events (US-501 to US-509)."""

from collections import Counter

import pytest

from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.enemies.leaving import Dismiss
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.flow.events import DrawEvent
from holdfast.games.under_our_sun.flow.preparation import ClearGround
from holdfast.games.under_our_sun.things.dropping import DropThing
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.table import Table, ids

NORTH, EAST, FAR = "0,-1", "1,-1", "1,-2"
"""Next to each other and, FAR apart, to New Haven."""


def camp_out(*crew: str) -> Table:
    """Everybody in New Haven with 6 AP; three quiet tiles: MV 1, four, four and two fields."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, 2)
    t.blank(EAST, 10)
    t.blank(FAR, 24)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    return t


# --- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-501")
def test_face_down_decks_show_their_backs_to_everybody() -> None:
    t = camp_out("scout", "medic")
    for seat in (0, 1, None):
        zones = t.game.view(seat)["zones"]
        for deck, size in (("enemy", 25), ("night", 22), ("event", 35)):
            assert zones[deck] == [f"?{deck}"] * size
        assert zones["stack"].count("?tile") == len(zones["stack"]) > 20
        assert zones["loot"].count("?loot") >= 40  # some were shown when Lawrence opened, and shuffled back
        assert zones["loot"] == sorted(zones["loot"])  # nobody knows where they are


@pytest.mark.rule("US-501")
def test_only_a_card_lets_its_drawer_look_into_a_deck() -> None:
    t = camp_out("scout", "medic")
    t.draws("tile-9", "tile-16", "tile-13")
    t.card("event/old-map", who=1)
    assert (t.asked, t.seat) == ("tile-order", 1)
    assert t.game.view(1)["zones"]["stack"][-3:] == ["tile/tile-13", "tile/tile-16", "tile/tile-9"]
    assert set(t.game.view(0)["zones"]["stack"]) == {"?tile"}  # the others see nothing
    t.choose("next:2")
    t.choose("next:2")  # of 9 and 13 the second; 9 comes last by itself
    assert t.idle
    t.at(0, NORTH)
    t.turn(0)
    t.choose("explore:0,-2")
    assert t.w.ground("0,-2").number == 16  # what he put on top is revealed first
    t.choose("explore:-1,-1")
    assert t.w.ground("-1,-1").number == 13


@pytest.mark.rule("US-502")
def test_item_and_equipment_cards_lie_open() -> None:
    t = camp_out("scout", "medic")
    views = [t.game.view(seat)["zones"] for seat in (0, 1, None)]
    for deck in ("item", "equipment"):
        mine = [card for card in t.w.content.unique if card.deck == deck]
        assert [view[deck] for view in views] == [views[0][deck]] * 3
        assert not any(key.startswith("?") for key in views[0][deck])
        shown = Counter(views[0][deck] + [key for key in views[0]["lawrence"] if key.startswith(f"{deck}/")])
        assert shown == {card.key: card.count for card in mine}


@pytest.mark.rule("US-503")
def test_an_exhausted_enemy_deck_is_reshuffled_whole_before_the_next_draw() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    met: Counter[str] = Counter()
    for used in range(25):
        assert t.w.size("enemy") == 25 - used
        t.play(Spawn())
        (foe,) = t.w.foes
        met[ids(t.w, [foe.card])[0]] += 1
        t.play(Dismiss(foe.id))
        assert t.where(ids(t.w, [foe.card])[0]) in ("enemy-discard", "")
    assert met == {card.id: card.count for card in t.w.content.unique if card.deck == "enemy"}  # none came back early
    assert (t.w.size("enemy"), t.w.size("enemy-discard")) == (0, 25)
    assert not any(key.startswith("?") for key in t.game.view(1)["zones"]["enemy-discard"])  # used cards lie face up
    t.play(Spawn())
    assert (t.w.size("enemy"), t.w.size("enemy-discard"), len(t.w.foes)) == (24, 0, 1)
    shown = t.game.view(1)["zones"]["enemy"]
    assert shown == sorted(shown)  # which ones are in it is known to all, their order to nobody
    assert t.w.zones["enemy"].top == ()


@pytest.mark.rule("US-503")
def test_used_events_come_back_only_when_the_deck_is_exhausted() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    for name in ("event", "event-discard"):
        assert t.w.size(name) == (35 if name == "event" else 0)
    while t.w.size("event") > 1:
        t.w.draw("event", "event-discard")
    t.w.change(NORTH, event=True)
    last = next(c for c in t.w.content.pools[t.w.content.pool("event")] if not t.w.holds("event-discard", c))
    t.play(DrawEvent(0))
    assert t.w.holds("event-discard", last)
    assert (t.w.size("event"), t.w.size("event-discard")) == (0, 35)
    t.w.stack.clear()
    t.pause()
    t.w.change(NORTH, event=True)
    t.play(DrawEvent(0))
    assert (t.w.size("event"), t.w.size("event-discard")) == (34, 1)


@pytest.mark.rule("US-504")
def test_a_used_up_item_can_be_built_again() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    t.hp(3)
    t.item(0, "bandage")
    bandages = [i for i, card in enumerate(t.w.content.cards) if card.id == "bandage"]
    for card in bandages:
        if t.w.locate(card) in ("item", "lawrence"):
            t.w.move(card, t.w.locate(card), "box")
    t.goods(0, fabric=1)
    t.turn(0)
    assert "build" not in t.keys()  # no copy is left
    t.choose("use:bandage")
    assert (t.w.hp[0], t.w.ap[0], t.things(0)) == (4, 5, [])
    assert ids(t.w, t.w.zones["item"].top).count("bandage") == 1
    t.choose("build")  # the only thing that 1 fabric buys
    assert (t.things(0), t.w.ap[0], sum(t.w.goods[0])) == (["bandage"], 4, 0)
    assert t.w.uses[t.w.things(0)[0]] == 1


@pytest.mark.rule("US-504")
def test_lost_cards_go_to_their_decks_loot_under_the_loot_deck() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    t.item(0, "knife", "water-bottle", "katana")
    for card in t.w.things(0):
        t.play(DropThing(0, card))
    assert {t.where(id) for id in ("katana",)} == {"ground"}
    before = {deck: ids(t.w, t.w.zones[deck].top) for deck in ("item", "equipment")}
    t.play(ClearGround())
    assert (t.where("katana"), t.w.lying) == ("loot-discard", {})
    for deck, id in (("item", "knife"), ("equipment", "water-bottle")):
        assert Counter(ids(t.w, t.w.zones[deck].top)) - Counter(before[deck]) == {id: 1}


@pytest.mark.rule("US-504")
def test_goods_of_the_loot_deck_go_under_it_at_once() -> None:
    t = camp_out("scout", "medic")
    goods = next(c for c in t.w.content.unique if isinstance(c, Gear) and c.deck == "loot" and c.kind == "goods")
    t.draws(goods.id)
    t.play(DrawLoot())
    assert t.where(goods.id) == "loot-discard"
    assert t.w.size("loot") == 46  # Lawrence holds one


# --- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-506")
def test_an_event_happens_once_on_entering() -> None:
    t = camp_out("scout", "medic")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods", "shady-hollow")
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (t.w.have(0, "food"), t.w.spots[NORTH].event) == (2, False)
    assert t.where("canned-goods") == "event-discard"
    t.choose("move:0,0")
    t.choose(f"move:{NORTH}")
    assert t.w.have(0, "food") == 2
    assert t.where("shady-hollow") == "event"  # the next card has not been touched
    t.choose("wait")
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert (t.w.well[1], t.w.have(1, "food")) == (1, 0)


@pytest.mark.rule("US-506", "US-333")
def test_exploring_draws_no_event() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    t.draws("tile-10" if t.w.where(10) == "" else "tile-22")
    t.turn(0)
    t.choose("explore:0,-2")
    assert t.w.spots["0,-2"].event
    assert t.w.size("event") == 35


@pytest.mark.rule("US-507")
def test_the_fight_comes_before_the_event() -> None:
    t = camp_out("medic", "scout")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    dog = t.foe("feral-dog", NORTH)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (t.asked, t.w.spots[NORTH].event) == ("first-act", True)
    t.dice("Y1", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.life(dog), t.w.spots[NORTH].event, t.w.have(0, "food")) == (1, True, 0)  # it still bites
    t.dice("Y1", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.life(dog), t.w.spots[NORTH].event, t.w.have(0, "food")) == (0, False, 2)


@pytest.mark.rule("US-507", "US-424")
def test_who_sneaks_in_has_his_event_beside_the_enemy() -> None:
    t = camp_out("scout", "medic")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    dog = t.foe("feral-dog", NORTH)
    t.turn(0)
    t.dice("G1", "G0")
    t.choose(f"sneak:{NORTH}")
    t.go_on()
    assert (t.asked, t.w.is_hidden(0), t.w.have(0, "food"), t.life(dog)) == ("take-turn", True, 2, 2)
    assert not t.w.spots[NORTH].event


@pytest.mark.rule("US-508", "US-507")
def test_the_token_stays_when_the_fight_is_broken_off() -> None:
    t = camp_out("medic", "scout")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    dog = t.foe("feral-dog", NORTH)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    t.dice("G0", "B0", "Y0")
    t.choose("dodge")
    t.dice("Y1")
    t.choose("move:0,0")
    assert (t.w.pos[0], t.w.hp[0], t.w.spots[NORTH].event, t.life(dog)) == ("0,0", 5, True, 2)
    t.hp(1)
    t.choose(f"move:{NORTH}")
    t.dice("G0", "B0", "R0", "Y1")
    t.choose("dodge")
    assert not t.w.alive(0)
    assert t.w.spots[NORTH].event
    assert t.w.size("event") == 35


@pytest.mark.rule("US-508")
def test_who_ends_the_fight_draws_the_waiting_event() -> None:
    t = camp_out("medic", "scout", "thickskin")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    for char in range(3):
        t.at(char, NORTH)
    dog = t.foe("feral-dog", NORTH, damage=1)
    t.ap(0, 6, 0)
    t.turn(1)
    t.dice("Y1", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert t.life(dog) == 0
    assert [t.w.have(c, "food") for c in range(3)] == [0, 2, 0]


@pytest.mark.rule("US-508")
@pytest.mark.parametrize(("shooter", "hidden", "drawer"), [(0, -1, 1), (2, -1, 3), (0, 1, 3), (3, -1, 0)])
def test_after_a_shot_from_elsewhere_the_next_exposed_one_there_draws(shooter: int, hidden: int, drawer: int) -> None:
    t = camp_out("medic", "scout", "thickskin", "veteran")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    for char in range(4):
        t.at(char, EAST if char in (shooter, 2) else NORTH, hidden=char == hidden)
    dog = t.foe("feral-dog", NORTH, damage=1)
    t.item(shooter, "bow")
    t.ap(*[6 if char == shooter else 0 for char in range(4)])
    t.turn(shooter)
    t.dice(*["G2"] * 4)
    t.choose(f"shoot:foe-{dog}:bow")
    t.go_on()
    assert t.life(dog) == 0
    assert [t.w.have(c, "food") for c in range(4)] == [2 if c == drawer else 0 for c in range(4)]


@pytest.mark.rule("US-508")
def test_with_nobody_there_the_token_waits_for_the_next_entry() -> None:
    t = camp_out("medic", "scout")
    t.w.change(NORTH, event=True)
    t.on_top("event", "canned-goods")
    dog = t.foe("feral-dog", NORTH, damage=1)
    t.at(0, EAST)
    t.item(0, "bow")
    t.turn(0)
    t.dice("Y1", "G1")
    t.choose(f"shoot:foe-{dog}:bow")
    assert (t.life(dog), t.w.spots[NORTH].event, t.w.size("event-discard")) == (0, True, 0)
    t.choose(f"move:{NORTH}")
    assert (t.w.have(0, "food"), t.w.spots[NORTH].event) == (2, False)


@pytest.mark.rule("US-509")
def test_an_event_concerns_who_draws_it_and_his_player_decides() -> None:
    t = camp_out("scout", "medic")
    t.at(0, NORTH)
    t.w.change(NORTH, event=True)
    t.on_top("event", "wounded-raider")
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert (t.asked, t.seat, t.keys()) == ("decide", 1, ["finish", "help"])
    t.choose("finish")
    assert (t.w.hp, sum(t.w.goods[0]), sum(t.w.goods[1])) == ([6, 5], 0, 1)


@pytest.mark.rule("US-509")
def test_an_event_that_says_otherwise_concerns_the_whole_tile() -> None:
    t = camp_out("scout", "medic", "thickskin")
    t.at(0, NORTH)
    t.w.change(NORTH, event=True)
    t.on_top("event", "sand-devil")
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert t.w.ap == [5, 4, 6]  # the one who came paid 1 AP for the way; who stands elsewhere loses nothing
