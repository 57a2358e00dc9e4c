"""What nobody is asked at a table, and what is one answer where it was several."""

import pytest

from holdfast.games.under_our_sun.actions.gathering import Gather
from holdfast.games.under_our_sun.combat.hits import Soften
from holdfast.games.under_our_sun.display.automatic import obvious
from holdfast.games.under_our_sun.flow.preparation import Meal
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints
from holdfast.games.under_our_sun.trade.barter import Agreement
from tests.games.under_our_sun.arena import arena
from tests.games.under_our_sun.rules.test_traders import deal, market, pockets
from tests.games.under_our_sun.table import Table

HERE = "0,-1"


def said(t: Table) -> str:
    """The answer that the table would give by itself, or nothing."""
    seat = t.game.asked[0]
    found = obvious(t.w, t.game.question.effect, t.game.moves(seat))
    return found.key if found is not None else ""


def moves(t: Table) -> list[str]:
    return [option.key for option in t.game.moves(t.game.asked[0])]


@pytest.mark.rule("US-645", "US-1104")
def test_a_tough_hide_is_used_unless_somebody_else_here_hits_worse() -> None:
    for other, answer in (("brute", "tough-hide"), ("rat-pack", "")):
        t = arena("thickskin", "medic")
        dog = t.foe("feral-dog", HERE)
        t.foe(other, HERE)
        t.at(0, HERE)
        t.play(Soften(0, 1, dog))
        assert t.asked == "soften"
        assert said(t) == answer


@pytest.mark.rule("US-336")
def test_the_one_thing_there_is_to_take_is_taken() -> None:
    t = arena("medic", "scout")
    t.w.change(t.w.pos[0], printed=(0, 0, 0, 1, 0, 0, 0, 0, 0), dropped=(0,) * 9)
    t.play(Gather(0))
    assert moves(t) == ["take:wood", "take:done"]
    assert said(t) == "take:wood"


@pytest.mark.rule("US-111")
def test_who_cannot_reach_the_card_is_not_asked_for_points() -> None:
    t = Table(players=3)
    card = next(c for c in t.w.zones["item"].top if t.w.gear(c).stars == 3)
    t.w.points = [1, 1, 1]
    for given, answer in (((), ""), (((1, 0),), "add:0")):
        t.play(PoolPoints(0, card, 1, given))
        assert t.asked == "pool-points"
        assert said(t) == answer


@pytest.mark.rule("US-221")
def test_whoever_would_die_of_hunger_or_has_more_than_a_meal_eats() -> None:
    for hp, food, answer in ((1, 1, "meal:eat"), (2, 1, ""), (5, 2, "meal:eat")):
        t = arena("medic", "scout")
        t.goods(0, food=food)
        t.hp(hp, 6)
        t.play(Meal(0))
        assert said(t) == answer


@pytest.mark.rule("US-649", "US-653")
def test_who_joins_strikes_where_there_is_one_blow_and_nobody_to_dodge() -> None:
    for others, answer in (((), "attack:foe-1:bare"), (("wolf",), "")):
        t = arena("medic", "scout")
        t.karma(0, 0)
        for foe in ("feral-dog", *others):
            t.foe(foe, HERE)
        t.turn(0)
        t.dice("Y0", "B0", "Y0")
        t.answer("attack:foe-1:bare", "join")
        assert t.asked == "joiner-act"
        assert said(t) == answer


@pytest.mark.rule("US-347")
def test_a_gift_is_taken_and_a_wish_is_asked_about() -> None:
    for give, want, answer in ((("wood",), (), "agree"), (("wood",), ("food",), ""), ((), ("food",), "")):
        t = arena("medic", "scout")
        t.goods(0, wood=1)
        t.goods(1, food=1)
        t.play(Agreement(0, 1, give, want))
        assert said(t) == answer


@pytest.mark.rule("US-712", "US-713")
def test_a_price_is_paid_in_one_answer_where_there_are_few_ways_to_pay_it() -> None:
    t = market("medic", "scout", cards=["knife"])
    t.water(2, 0)
    t.goods(0, wood=1)
    deal(t)
    t.choose("buy:knife")
    assert moves(t) == ["pay:1-water+1-wood"]
    assert said(t) == moves(t)[0]
    assert "pay:wood" in t.keys(), "piece by piece as ever"
    t.choose(moves(t)[0])
    assert (t.things(0), t.w.water[0], pockets(t)) == (["knife"], 1, {})


@pytest.mark.rule("US-713")
def test_what_was_got_a_moment_ago_is_offered_last() -> None:
    t = market("medic", "scout", wood=1, fabric=1, water=2)
    t.water(4, 0)
    deal(t)
    t.choose("swap:water:wood")
    assert "swap:wood:fabric" not in moves(t)
    assert "swap:wood:fabric" in t.keys()
    assert "swap:water:fabric" in moves(t)


@pytest.mark.rule("US-346")
def test_the_same_for_the_same_is_offered_last() -> None:
    t = arena("medic", "scout")
    t.goods(0, wood=1)
    t.goods(1, wood=1, food=1)
    t.ap(6, 6)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("give:wood")
    assert "want:wood" not in moves(t)
    assert "want:wood" in t.keys()
    assert "want:food" in moves(t)


@pytest.mark.rule("US-1103")
def test_a_cool_head_rolls_what_shows_nothing_in_one_answer() -> None:
    t = arena("veteran", "medic")
    foe = t.foe("brute", HERE)
    t.ap(6, 0)
    t.karma(0, 0)
    t.turn(0)
    t.dice("G1", "Y0")
    t.choose(f"attack:foe-{foe}:bare")
    assert moves(t) == ["go-on", "cool-head:2"]
    assert "cool-head" in t.keys()


@pytest.mark.rule("US-1213")
def test_a_filter_part_is_handed_in_where_it_is_wanted_and_goods_are_asked_for() -> None:
    t = Table(2, mission="dry-wells")
    t.w.stage = 1
    t.w.carried[0] = ("part",)
    t.play(Deliver(0))
    assert (t.asked, said(t)) == ("deliver", "deliver:part")
    t = Table(2, mission="the-crossing")
    t.goods(0, wood=1)
    t.play(Deliver(0))
    assert (t.asked, said(t)) == ("deliver", ""), "wood has other uses"
