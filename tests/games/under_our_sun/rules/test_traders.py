"""Traders: Lawrence and the dealers (US-711 to US-721, US-738 to US-743, US-EX04, US-EX17, US-EX20)."""

from collections.abc import Iterable

import pytest

from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.combat.attacks import Strike
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.flow.preparation import Refresh
from holdfast.games.under_our_sun.people.characters import Damage
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.games.under_our_sun.things.gear import home_of
from holdfast.games.under_our_sun.trade.traders import Calmed, change_stock, display, stock
from holdfast.games.under_our_sun.trade.wares import PlaceDealer
from tests.games.under_our_sun.table import Table, ids

NORTH, EAST = "0,-1", "1,-1"
KINDS = ("fabric", "metal", "connector", "wood", "alcohol", "plastic", "food", "cartridge", "arrow")


def market(*crew: str, cards: Iterable[str] = (), at: str = NORTH, **goods: int) -> Table:
    """Everybody on a quiet tile with 6 AP, and dealer 1 there with exactly these cards and goods."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, 2)
    t.blank(EAST, 10)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    for char in range(len(crew)):
        t.at(char, at)
    if at != "0,0":
        t.play(PlaceDealer())
    fill(t, 0 if at == "0,0" else 1, cards, **goods)
    return t


def fill(t: Table, trader: int, cards: Iterable[str], **goods: int) -> None:
    """The display of a trader, exactly this."""
    w = t.w
    for card in w.zones[display(trader)].top:
        w.move(card, display(trader), home_of(w, card))
    for id in cards:
        card = t.fetch(t.key(id), display(trader))
        w.uses[card] = w.gear(card).uses
    water, old = stock(w, trader)
    for what, n in (("water", water), *zip(KINDS, old, strict=True)):
        change_stock(w, trader, what, goods.get(what, 0) - n)
        if what in w.supply:
            w.supply[what] -= goods.get(what, 0) - n
    assert not faults(w)


def wares(t: Table, trader: int = 1) -> dict[str, int]:
    """What the display holds."""
    water, goods = stock(t.w, trader)
    return {what: n for what, n in (("water", water), *zip(KINDS, goods, strict=True)) if n}


def cards(t: Table, trader: int = 1) -> list[str]:
    return sorted(ids(t.w, t.w.zones[display(trader)].top))


def pockets(t: Table, char: int = 0) -> dict[str, int]:
    return {what: n for what, n in zip(KINDS, t.w.goods[char], strict=True) if n}


def deal(t: Table, char: int = 0, trader: int = 1) -> None:
    t.turn(char)
    t.choose(f"trader:{display(trader)}")


# --- dealing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-711")
@pytest.mark.parametrize(("at", "trader"), [("0,0", 0), (NORTH, 1)])
def test_one_action_point_for_any_number_of_deals(at: str, trader: int) -> None:
    t = market("medic", "scout", at=at, cards=["knife"], water=4, wood=1)
    t.goods(0, fabric=2)
    t.item(0, "club")
    deal(t, trader=trader)
    assert t.w.ap[0] == 5
    t.water(6)
    for key in ("buy:arrow", "swap:water:wood", "buy:knife", "pay:water:3", "swap:fabric:water", "swap:fabric:water"):
        t.choose(key)
    assert (t.things(0), pockets(t), t.w.ap[0]) == (["club", "knife"], {"wood": 1, "arrow": 1}, 5)
    t.choose("done")
    assert t.asked == "take-turn"
    assert not faults(t.w)


@pytest.mark.rule("US-711")
def test_who_stands_elsewhere_or_has_no_points_cannot_trade() -> None:
    t = market("medic", "scout", water=4)
    t.at(0, EAST)
    t.turn(0)
    assert not any(key.startswith("trader:") for key in t.keys())
    t.choose("wait")
    t.ap(6, 0)
    t.turn(1)
    assert not any(key.startswith("trader:") for key in t.keys())


@pytest.mark.rule("US-712", "US-721")
def test_a_card_is_paid_in_water_and_resources() -> None:
    t = market("medic", "scout", cards=["knife", "backpack"], water=1)
    t.water(4)
    t.goods(0, wood=1)
    deal(t)
    t.choose("buy:backpack")  # price 5
    t.choose("pay:wood")  # worth 2
    t.choose("pay:water:3")
    assert (t.things(0), t.w.water[0], pockets(t)) == (["backpack"], 1, {})
    assert (wares(t), cards(t)) == ({"water": 4, "wood": 1}, ["knife"])  # what he paid lies there now


@pytest.mark.rule("US-712")
def test_what_is_too_dear_is_refused() -> None:
    t = market("medic", "scout", cards=["knife", "backpack"], water=1)
    t.water(4)
    deal(t)
    assert "buy:knife" in t.keys()
    assert t.refuses("buy:backpack") == {"US-712"}


@pytest.mark.rule("US-713", "US-712")
def test_change_is_given_in_water_as_far_as_there_is_any() -> None:
    for water, change in ((4, 1), (0, 0)):
        t = market("medic", "scout", cards=["bandage"], water=water)  # price 2
        t.water(0)
        t.goods(0, plastic=1)  # worth 3
        deal(t)
        t.choose("buy:bandage")  # paid with the only thing he has
        assert (t.things(0), pockets(t), t.w.water[0]) == (["bandage"], {}, change)
        assert wares(t) == {"plastic": 1} | ({"water": 3} if water else {})


@pytest.mark.rule("US-EX04", "US-713", "US-061")
def test_one_food_is_worth_two_water() -> None:
    t = market("medic", "scout", water=3)
    t.water(2)
    t.goods(0, food=1)
    deal(t)
    t.choose("swap:food:water")
    assert (t.w.water[0], pockets(t), wares(t)) == (4, {}, {"water": 1, "food": 1})


@pytest.mark.rule("US-713")
def test_what_is_given_must_be_worth_what_is_taken() -> None:
    t = market("medic", "scout", water=2, plastic=1, fabric=2)
    t.water(0)
    t.goods(0, wood=2)
    deal(t)
    assert "swap:wood:alcohol" not in t.keys()  # it is not on the display
    t.choose("swap:wood:plastic")  # 4 for 3: two wood, and 1 water back
    assert (pockets(t), t.w.water[0], wares(t)) == ({"plastic": 1}, 1, {"water": 1, "fabric": 2, "wood": 2})
    t.choose("swap:plastic:fabric")  # 3 for 2, and the last water back
    assert (pockets(t), t.w.water[0], wares(t)) == ({"fabric": 2}, 2, {"wood": 2, "plastic": 1})
    assert not any(key.startswith("swap:fabric:plastic") for key in t.keys())  # 2 for 3
    t.choose("swap:fabric:wood")
    assert (pockets(t), wares(t)) == ({"wood": 1}, {"wood": 1, "plastic": 1, "fabric": 2})
    assert not faults(t.w)


@pytest.mark.rule("US-713")
def test_several_kinds_may_be_given_for_one_thing() -> None:
    t = market("medic", "scout", alcohol=1)  # no water to go between
    t.water(0)
    t.goods(0, metal=1, wood=1)
    deal(t)
    assert not any(key.startswith("swap:") for key in t.keys())
    t.choose("order:alcohol")
    t.choose("pay:metal")
    assert (pockets(t), wares(t)) == ({"alcohol": 1}, {"metal": 1, "wood": 1})
    assert (t.asked, t.w.ap[0]) == ("dealing", 5)
    assert not faults(t.w)


@pytest.mark.rule("US-713", "US-050")
def test_water_that_nobody_can_carry_stays_with_the_trader() -> None:
    t = market("medic", "scout", water=4)
    t.water(5)  # of 6
    t.goods(0, plastic=1)
    deal(t)
    t.choose("swap:plastic:water")
    assert (t.w.water[0], wares(t)) == (6, {"water": 3, "plastic": 1})


@pytest.mark.rule("US-713", "US-050")
def test_change_that_nobody_can_carry_stays_too() -> None:
    t = market("medic", "scout", water=4, fabric=1)
    t.water(5)  # of 6
    t.goods(0, plastic=1)
    deal(t)
    t.choose("swap:plastic:fabric")  # 3 for 1; of the 2 water in change he can carry 1
    assert (t.w.water[0], pockets(t), wares(t)) == (6, {"fabric": 1}, {"water": 3, "plastic": 1})


@pytest.mark.rule("US-EX17", "US-714", "US-721")
def test_selling_brings_half_the_price_rounded_down() -> None:
    t = market("medic", "scout", water=4)
    t.water(1)
    t.item(0, "tent")  # price 5
    t.goods(0, wood=1)
    deal(t)
    t.choose("sell:tent")
    assert (t.w.water[0], t.things(0), wares(t), cards(t)) == (3, [], {"water": 2}, ["tent"])
    assert t.w.ap[0] == 5
    t.choose("buy:tent")  # it can be bought back, for its whole price
    t.choose("pay:water:3")  # and with his wood, the only thing left
    assert (t.things(0), t.w.water[0], wares(t)) == (["tent"], 0, {"water": 5, "wood": 1})


@pytest.mark.rule("US-EX17", "US-716", "US-721")
def test_dismantling_costs_one_water_and_returns_the_whole_recipe() -> None:
    t = market("medic", "scout", water=4)
    t.water(1)
    t.item(0, "tent")
    free = ids(t.w, t.w.zones["item"].top).count("tent")
    supply = dict(t.w.supply)
    deal(t)
    t.choose("dismantle:tent")
    assert (t.w.water[0], pockets(t), wares(t)) == (0, {"fabric": 2, "wood": 1}, {"water": 5})
    assert ids(t.w, t.w.zones["item"].top).count("tent") == free + 1
    assert (supply["fabric"] - t.w.supply["fabric"], supply["wood"] - t.w.supply["wood"]) == (2, 1)


@pytest.mark.rule("US-714")
def test_a_seller_may_be_paid_in_resources() -> None:
    t = market("medic", "scout", water=4, connector=1, plastic=1)
    t.water(2)
    t.item(0, "medikit")  # price 7: worth 3
    deal(t)
    t.choose("sell:medikit")
    assert (t.asked, t.keys()) == ("payout", ["pay:water:3", "pay:connector", "pay:plastic", "done"])
    t.choose("pay:connector")
    assert (pockets(t), t.w.water[0], wares(t)) == ({"connector": 1}, 3, {"water": 3, "plastic": 1})
    assert cards(t) == ["medikit"]
    assert not faults(t.w)


@pytest.mark.rule("US-714")
def test_a_poor_trader_pays_what_it_has() -> None:
    t = market("medic", "scout", water=1)
    t.water(2)
    t.item(0, "medikit", "tent")
    deal(t)
    t.choose("sell:medikit")
    assert (t.w.water[0], wares(t), cards(t)) == (3, {}, ["medikit"])
    assert "sell:tent" not in t.keys()  # nothing is left to pay with


@pytest.mark.rule("US-715", "US-721")
def test_ammunition_is_sold_without_limit() -> None:
    t = market("medic", "scout", water=1)
    t.water(6)
    deal(t)
    for _ in range(4):
        t.choose("buy:cartridge")
    t.choose("buy:arrow")
    assert (t.w.water[0], pockets(t), wares(t)) == (1, {"cartridge": 4, "arrow": 1}, {"water": 6})
    t.choose("buy:arrow")
    assert not any(key in ("buy:arrow", "buy:cartridge") for key in t.keys())  # no water is left


@pytest.mark.rule("US-716")
def test_equipment_is_dismantled_too_but_nothing_without_a_recipe() -> None:
    t = market("medic", "scout")
    t.water(6)
    t.item(0, "water-bottle", "katana")
    deal(t)
    assert "dismantle:katana" not in t.keys()
    t.choose("dismantle:water-bottle")
    assert (pockets(t), t.things(0), t.w.water[0]) == ({"plastic": 1}, ["katana"], 5)
    t.choose("done")
    t.choose("wait")
    t.water(0)
    t.item(0, "tent")
    deal(t)
    assert "dismantle:tent" not in t.keys()  # it costs 1 water


@pytest.mark.rule("US-743")
def test_a_hero_item_is_sold_to_its_hero_only() -> None:
    for who, open_ in (("medic", False), ("scout", True)):
        t = market(who, "thickskin", cards=["ghost-boots"])
        t.water(6 if who == "medic" else 5)
        t.goods(0, plastic=1)
        deal(t)
        assert t.why("buy:ghost-boots") == (set() if open_ else {"US-743"})
        if open_:
            t.choose("buy:ghost-boots")  # price 8
            t.choose("pay:water:5")
            assert (t.things(0), t.w.water[0], wares(t)) == (["ghost-boots"], 0, {"water": 5, "plastic": 1})


@pytest.mark.rule("US-743")
def test_every_object_of_the_loot_deck_has_its_price() -> None:
    t = market("medic", "scout")
    for gear in t.w.content.unique:
        if isinstance(gear, Gear) and gear.deck == "loot" and gear.kind != "goods":
            assert gear.price >= 2, gear.id
    t.item(0, "revolver")  # price 8
    change_stock(t.w, 1, "water", 6)
    t.water(0)
    deal(t)
    t.choose("sell:revolver")
    assert t.w.water[0] == 4


@pytest.mark.rule("US-713")
def test_what_is_left_of_a_dear_cube_is_taken_in_wares_where_there_is_no_water() -> None:
    t = market("medic", "scout", wood=1, metal=1)
    t.goods(0, alcohol=1)
    t.water(0, 0)
    deal(t)
    t.choose("swap:alcohol:wood")
    assert t.asked == "payout"
    t.choose("pay:metal")
    assert t.asked == "dealing"
    assert {what: n for what, n in zip(KINDS, t.w.goods[0], strict=True) if n} == {"wood": 1, "metal": 1}


# --- stealing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-717")
@pytest.mark.parametrize("shown", [("G1", "G0"), ("G1", "G1"), ("G2", "G1")])
def test_a_successful_theft_takes_one_cube_whatever_its_dice_show(shown: tuple[str, str]) -> None:
    t = market("scout", "medic", water=4, plastic=1, wood=1)
    t.water(2)
    deal(t)
    t.dice(*shown)
    t.choose("steal")
    t.go_on()
    assert (t.asked, t.w.ap[0]) == ("snatch", 4)
    t.choose("snatch:plastic")
    assert (pockets(t), t.w.water[0], wares(t)) == ({"plastic": 1}, 2, {"water": 4, "wood": 1})
    assert t.asked == "dealing"  # nobody has noticed
    t.dice("G1", "G0")
    t.choose("steal")  # another try, another point
    t.go_on()
    t.choose("snatch:water")
    assert (t.w.water[0], t.w.ap[0], t.asked) == (3, 3, "dealing")


@pytest.mark.rule("US-722", "US-717")
def test_nothing_is_stolen_where_nothing_lies() -> None:
    t = market("scout", "medic", cards=["knife"], water=1)
    t.water(2)
    deal(t)
    t.dice("G1", "G0")
    t.choose("steal")
    t.go_on()
    assert (t.w.water[0], wares(t), t.asked) == (3, {}, "dealing")
    assert "steal" not in t.keys()  # the knife cannot be stolen


@pytest.mark.rule("US-717", "US-303")
def test_a_theft_beside_an_enemy_is_answered_like_any_action() -> None:
    t = market("scout", "medic", water=4)
    t.at(1, "0,0")
    t.foe("feral-dog", NORTH)
    t.water(2)
    deal(t)
    assert (t.w.hp[0], t.asked) == (6, "dealing")  # the answer to the interaction comes at its end
    t.dice("G1", "G0", "Y1")
    t.choose("steal")
    t.go_on()
    assert (t.w.hp[0], t.w.water[0], t.asked) == (5, 3, "dealing")
    t.dice("Y1")
    t.choose("done")
    assert (t.w.hp[0], t.w.ap[0], t.asked) == (4, 4, "take-turn")  # two paid actions, two answers


@pytest.mark.rule("US-717")
def test_a_theft_needs_the_interaction_and_a_point() -> None:
    t = market("scout", "medic", water=4)
    t.turn(0)
    assert "steal" not in t.keys()
    t.ap(1)
    t.choose("trader:dealer-1")
    assert "steal" not in t.keys()
    t.choose("done")
    t.choose("go-on")
    t.hp(2)  # a wounded thief has a red die
    t.ap(3)
    deal(t)
    t.dice("G1", "G0", "R-1")
    t.choose("steal")
    t.go_on()
    assert t.asked == "first-act"  # caught


@pytest.mark.rule("US-EX20", "US-718", "US-717")
def test_a_caught_thief_has_an_enemy_for_good() -> None:
    t = market("scout", "medic", water=4, plastic=1)
    t.ap(6, 0)
    firsts = t.record(FirstCombatTurn)
    deal(t)
    t.dice("G0", "G0")
    t.choose("steal")
    t.go_on()
    assert ([turn.char for turn in firsts], t.asked) == ([0], "first-act")
    assert (wares(t), pockets(t), t.w.ap[0]) == ({"water": 4, "plastic": 1}, {}, 4)  # nothing is stolen
    t.dice("G0", "Y0", "G1", "Y1")
    t.choose("dodge")
    assert t.w.hp == [4, 6]  # it hits the thief, not the other
    assert not any(key.startswith("trader:") for key in t.keys())
    t.choose("wait")
    t.ap(6, 6)
    t.turn(1)
    t.choose("trader:dealer-1")  # for the other it is a trader still
    t.choose("buy:arrow")
    t.choose("done")
    assert t.w.hp == [4, 6]  # and does not answer her actions


@pytest.mark.rule("US-718", "US-738", "US-512")
def test_the_thief_who_comes_back_meets_an_enemy() -> None:
    t = market("scout", "medic", water=4)
    t.at(1, "0,0")
    deal(t)
    t.dice("G0", "G0")
    t.choose("steal")
    t.go_on()
    t.dice("G0", "Y0", "G0", "Y0")
    t.choose("dodge")
    t.dice("G0", "Y0")
    t.choose(f"move:{EAST}")
    assert (t.w.pos[0], len(t.w.foes)) == (EAST, 1)
    t.play(EnemiesMove())
    assert t.w.foes[0].pos == NORTH  # it never moves
    t.ap(6)
    t.choose(f"move:{NORTH}")
    assert (t.asked, len(t.w.foes)) == ("first-act", 1)  # nothing spawned


@pytest.mark.rule("US-718", "US-1153", "US-1125")
def test_a_truce_with_a_human_does_not_keep_the_dealer_from_its_thief() -> None:
    """Wounded Raider: it is for the next Human enemy, not for a dealer; it waits for one."""
    t = market("scout", "medic", water=4)
    t.at(1, "0,0")
    t.w.truce = 1
    deal(t)
    t.dice("G0", "G0")
    t.choose("steal")
    t.go_on()
    assert t.asked == "first-act"
    t.dice("G0", "Y0", "G1", "Y0")
    t.choose("dodge")
    assert (t.w.hp[0], t.w.truce, len(t.w.dealers), len(t.w.foes)) == (5, 1, 1, 1)
    assert not any(key.startswith("trader:") for key in t.keys())
    raider = t.foe("raider", EAST)
    t.dice("G0", "Y0")
    t.choose(f"move:{EAST}")
    assert (t.w.pos[0], t.w.foe(raider), t.w.truce) == (EAST, None, 0)


@pytest.mark.rule("US-717", "US-718")
def test_a_net_covers_the_thief_once() -> None:
    t = market("scout", "medic", water=4)
    t.water(2)
    t.item(0, "ghillie-net")
    deal(t)
    t.dice("G0", "G0")
    t.choose("steal")
    t.answer("use-net")
    assert (t.w.water[0], wares(t), t.w.foes, t.asked) == (3, {"water": 3}, (), "dealing")


@pytest.mark.rule("US-718", "US-421")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_thief_in_hiding_who_fails_wakes_the_open_symbols(hidden: bool) -> None:
    t = market("scout", "medic", water=2)
    t.blank(NORTH, 19)
    t.at(1, "0,0")
    t.at(0, NORTH, hidden=hidden)
    t.turn(0)
    if hidden:
        t.dice("G1", "G0")
    t.choose("trader:dealer-1")
    t.go_on()
    assert (t.asked, t.w.is_hidden(0)) == ("dealing", hidden)
    t.on_top("enemy", "feral-dog")
    t.dice("G0", "G0")
    t.choose("steal")
    t.go_on()
    assert len(t.w.foes) == 1 + hidden
    assert not t.w.is_hidden(0)


# --- robbing -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-719", "US-720", "US-739")
def test_robbing_a_dealer() -> None:
    t = market("thickskin", "medic", cards=["knife", "backpack", "katana"], water=4, plastic=2)
    t.ap(6, 0)
    t.water(2)
    t.turn(0)
    t.dice("G2", "G2", "G1", "Y1")
    t.choose("rob:dealer-1:bare")  # no interaction first
    t.answer("take-it")
    (foe,) = t.w.foes
    assert (t.life(foe.id), t.w.hp, t.w.ap[0]) == (2, [7, 6], 5)  # 6 HP; green and yellow
    assert not any(key.startswith(("trader:", "rob:")) for key in t.keys())
    t.dice("G1", "G1", "G0", "Y0")
    t.choose(f"attack:foe-{foe.id}:bare")
    assert t.asked == "spoils"
    t.choose("take:katana")
    t.choose("take:backpack")
    assert sorted(t.things(0)) == ["backpack", "katana"]
    assert (t.w.water[0], pockets(t)) == (5, {"plastic": 2})  # water beyond the board is lost
    assert (t.w.dealers, t.w.foes, t.w.bodies, t.w.zones["dealer-1"].top) == ((), (), (), ())
    assert t.where("knife") == "item"  # what he left returns to its deck
    assert not faults(t.w)


@pytest.mark.rule("US-719", "US-049")
def test_what_does_not_fit_drops_on_the_tile() -> None:
    t = market("medic", "scout", cards=["knife"], plastic=2, wood=2)
    t.ap(6, 0)
    t.goods(0, fabric=4)
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    foe = t.w.foes[0].id
    t.w.set_foe(foe, damage=5)
    t.dice("Y1", "B0", "G0", "Y0")
    t.choose(f"attack:foe-{foe}:bare")
    t.choose("take:knife")
    assert t.asked == "overflow"  # eight cubes, six places
    t.choose("drop:fabric")
    t.choose("drop:fabric")
    assert (pockets(t), t.things(0), t.w.spots[NORTH].dropped[0]) == (
        {"fabric": 2, "wood": 2, "plastic": 2},
        ["knife"],
        2,
    )
    assert t.asked == "take-turn"
    assert not faults(t.w)


@pytest.mark.rule("US-720")
def test_a_dealer_answers_only_who_attacked_it() -> None:
    t = market("medic", "scout", water=4)
    t.ap(6, 0)
    t.goods(1, food=1)
    t.hp(6, 4)
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    t.choose("wait")
    t.ap(0, 6)
    t.turn(1)
    t.choose("eat")  # no combat turn
    assert t.w.hp == [6, 5]
    t.choose("trader:dealer-1")
    t.choose("done")
    foe = t.w.foes[0]
    t.dice("Y0", "B0", "G1", "Y0")
    t.choose("rob:dealer-1:bare")
    assert t.w.hp == [6, 4]
    assert t.w.foe(foe.id) is not None  # the same pawn, now the enemy of both
    assert not any(key.startswith("trader:") for key in t.keys())


@pytest.mark.rule("US-720", "US-1165")
@pytest.mark.parametrize(("shown", "life"), [("G1", 5), ("G0", 6)])
def test_who_throws_at_a_fighting_dealer_is_its_enemy_too(shown: str, life: int) -> None:
    t = market("medic", "scout", water=4)
    t.ap(6, 0)
    t.item(1, "nail-bomb")
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    t.choose("wait")
    dealer = t.w.foes[0].id
    rat = t.foe("rat-pack", NORTH)
    t.ap(0, 6)
    t.turn(1)
    assert "trader:dealer-1" in t.keys()
    t.dice(shown, "Y0", "G0", "Y0", "G1", "Y0", "B0")
    t.choose(f"throw:nail-bomb:{NORTH}")
    assert (t.life(dealer), t.w.hp) == (life, [6, 5])  # it answers like the other enemy
    assert [foe.only for foe in t.w.foes] == [0b11, 0]
    assert t.w.foes[1].id == rat  # which fights everybody, as ever
    assert not any(key.startswith(("trader:", "rob:")) for key in t.keys())


@pytest.mark.rule("US-720", "US-739")
@pytest.mark.parametrize("phase", ["morning", "night"])
def test_a_dealer_may_be_robbed_from_afar_and_shoots_back(phase: str) -> None:
    t = market("medic", "scout", water=4, wood=1)
    t.at(0, EAST)
    t.w.phase = phase
    t.item(0, "bow")
    t.water(0)
    t.ap(6, 0)
    t.turn(0)
    t.dice("Y1", "G2", "Y1")
    t.choose("rob:dealer-1:bow")
    (foe,) = t.w.foes
    assert (t.life(foe.id), t.w.hp[0], foe.pos) == (3, 5, NORTH)  # yellow, and it never comes nearer
    t.dice("Y1", "G2", "Y0")
    t.choose(f"shoot:foe-{foe.id}:bow")
    assert (t.w.dealers, t.w.water[0], pockets(t)) == ((), 4, {"wood": 1})  # the reward comes to who beat it


@pytest.mark.rule("US-720", "US-719")
def test_the_reward_is_for_the_one_who_beat_it() -> None:
    t = market("medic", "scout", water=2, wood=1)
    t.turn(0)
    t.dice("Y1", "B1")
    t.choose("rob:dealer-1:bare")
    t.w.set_foe(t.w.foes[0].id, damage=5)
    assert (t.asked, t.seat) == ("join-fight", 1)
    t.dice("G0", "Y0")
    t.choose("join")
    t.water(0, 0)
    t.dice("Y1", "B0")
    t.answer(f"attack:foe-{t.w.foes[0].id}:bare")
    assert (t.w.dealers, pockets(t, 0), pockets(t, 1)) == ((), {}, {"wood": 1})
    assert t.w.water == [0, 2]


@pytest.mark.rule("US-720", "US-649")
def test_who_joins_a_robbery_is_an_enemy_too() -> None:
    t = market("medic", "scout", water=2)
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose("rob:dealer-1:bare")
    t.dice("G0", "Y0")
    t.choose("join")
    t.dice("Y1", "B0")
    t.answer(f"attack:foe-{t.w.foes[0].id}:bare")
    t.choose("wait")
    t.turn(1)
    assert (t.life(t.w.foes[0].id), t.w.hp) == (5, [6, 6])  # it had spent its one attack on the other
    assert "trader:dealer-1" not in t.keys()
    t.goods(1, food=1)
    t.hp(6, 4)
    t.choose("wait")
    t.turn(1)
    t.dice("G1", "Y1")
    t.choose("eat")
    assert t.w.hp == [6, 3]


@pytest.mark.rule("US-739")
def test_the_dealers_are_humans_of_six_points() -> None:
    t = market("medic", "scout", water=4)
    t.ap(6, 0)
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    (foe,) = t.w.foes
    dealer = t.w.fighter(foe)
    assert (t.life(foe.id), dealer.kind, dealer.sol) == (6, "Human", False)
    assert (dealer.melee, dealer.melee_night, dealer.ranged, dealer.ranged_night) == ("GY", "GY", "Y", "Y")
    t.choose("wait")
    t.at(0, EAST)
    t.play(EnemiesMove())
    assert t.w.foes[0].pos == NORTH


@pytest.mark.rule("US-738")
def test_a_dealer_left_alone_recovers_and_bars_who_fled() -> None:
    t = market("medic", "scout", water=4)
    t.ap(6, 0)
    t.turn(0)
    t.dice("Y1", "B1", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    (foe,) = t.w.foes
    assert t.life(foe.id) == 4
    t.dice("G0", "Y0")
    t.choose(f"move:{EAST}")
    assert t.life(foe.id) == 4  # the other is still there
    t.choose("wait")
    t.ap(0, 6)
    calmed = t.record(Calmed)
    t.turn(1)
    t.choose(f"move:{EAST}")
    assert t.life(foe.id) == 6
    t.choose(f"move:{NORTH}")
    t.choose(f"move:{EAST}")
    t.choose(f"move:{NORTH}")
    assert [(it.trader, it.barred) for it in calmed] == [(1, 1)]  # the log says so once
    assert "trader:dealer-1" in t.keys()  # she has done nothing to it
    t.choose("wait")
    t.ap(6, 0)
    t.at(0, NORTH)
    t.turn(0)
    assert "trader:dealer-1" not in t.keys()


@pytest.mark.rule("US-738")
def test_a_dealer_recovers_when_its_attacker_dies() -> None:
    t = market("medic", "scout", water=4)
    t.at(1, "0,0")
    t.turn(0)
    t.dice("Y1", "B1", "G0", "Y0")
    t.choose("rob:dealer-1:bare")
    (foe,) = t.w.foes
    t.choose("wait")
    t.play(Damage("0", 9))
    assert (t.w.alive(0), t.life(foe.id)) == (False, 6)


@pytest.mark.rule("US-740", "US-717", "US-719")
def test_lawrence_is_neither_robbed_nor_stolen_from() -> None:
    t = market("scout", "medic", at="0,0", water=4)
    t.item(0, "bow")
    t.turn(0)
    assert not any(key.startswith("rob:") for key in t.keys())
    t.choose("trader:lawrence")
    assert "steal" not in t.keys()
    assert "buy:arrow" in t.keys()


@pytest.mark.rule("US-720", "US-1182")
def test_a_dealer_is_robbed_in_a_burst_too() -> None:
    t = market("medic", "scout", water=2)
    t.item(0, "assault-rifle")
    (rifle,) = t.w.things(0)
    t.turn(0)
    assert {"rob:dealer-1:assault-rifle", "rob:dealer-1:assault-rifle:burst"} <= set(t.keys())
    before = t.w.uses[rifle]
    strikes = t.record(Strike)
    t.choose("rob:dealer-1:assault-rifle:burst")
    t.go_on()
    assert strikes[0].burst
    assert before - t.w.uses[rifle] > 1


@pytest.mark.rule("US-720", "US-1108")
def test_a_dealer_is_robbed_from_ambush_too() -> None:
    t = market("hunter", "scout", water=2)
    t.at(0, EAST, hidden=True)
    t.at(1, "0,0")
    t.item(0, "bow")
    t.goods(0, arrow=3)
    t.turn(0)
    strikes = t.record(Strike)
    t.choose("rob:dealer-1:bow:ambush")
    t.go_on()
    assert strikes[0].quiet_shot
    assert t.w.foes[0].only == 1


@pytest.mark.rule("US-647", "US-720", "US-1182")
def test_who_is_called_by_the_radio_may_rob() -> None:
    t = market("veteran", "scout", water=2)
    t.at(0, "0,0")
    t.item(0, "field-radio")
    t.ap(1, 0)
    t.turn(0)
    t.choose("use:field-radio")
    t.dice("Y0", "Y0")
    t.choose("rob:dealer-1:bare", 1)
    t.go_on()
    assert t.w.foes[0].only == 0b10
    assert t.w.ap == [1, 0]


# --- the display -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-741", "US-119")
@pytest.mark.parametrize(("event", "water"), [("dealer-on-the-road", 4), ("dealer-at-the-well", 6)])
def test_a_dealer_appears_by_a_card(event: str, water: int) -> None:
    t = Table(players=2)
    t.crew("medic", "scout")
    t.blank(NORTH, 2)
    t.at(0, NORTH)
    bag, loot = sum(t.w.bag.values()), t.w.size("loot")
    t.card(f"event/{event}")
    (dealer,) = t.w.dealers
    assert (dealer.pos, dealer.water, sum(dealer.goods)) == (NORTH, water, 4)
    assert sum(t.w.bag.values()) == bag - 4
    shown = t.w.zones["dealer-1"].top
    assert [t.w.gear(card).deck for card in shown] == ["loot"] * 3
    assert "goods" not in [t.w.gear(card).kind for card in shown]
    assert t.w.size("loot") == loot - 3  # the others were shuffled back
    assert [t.w.uses[card] for card in shown if t.w.gear(card).ammo] == [
        t.w.gear(card).uses for card in shown if t.w.gear(card).ammo
    ]
    t.ap(6, 6)
    t.turn(0)
    assert "trader:dealer-1" in t.keys()


@pytest.mark.rule("US-742")
def test_a_third_dealer_is_not_placed() -> None:
    t = market("medic", "scout")
    t.at(0, EAST)
    t.play(PlaceDealer())
    assert [dealer.pos for dealer in t.w.dealers] == [NORTH, EAST]
    before = t.w.dealers, dict(t.w.bag), t.w.size("loot")
    t.blank("1,0", 24)
    t.at(0, "1,0")
    t.play(PlaceDealer())
    assert (t.w.dealers, dict(t.w.bag), t.w.size("loot")) == before


@pytest.mark.rule("US-742")
def test_displays_are_not_restocked() -> None:
    t = market("medic", "scout", water=1)
    before = wares(t), wares(t, 0), cards(t), cards(t, 0)
    t.play(Refresh())
    assert (wares(t), wares(t, 0), cards(t), cards(t, 0)) == before


@pytest.mark.rule("US-742", "US-219")
def test_the_supply_line_restocks_lawrence() -> None:
    t = Table(players=2, supply_line="on")
    t.crew("medic", "scout")
    before = t.w.lawrence_water, sum(t.w.lawrence), sum(t.w.bag.values())
    t.play(Refresh())
    assert (t.w.lawrence_water, sum(t.w.lawrence), sum(t.w.bag.values())) == (
        before[0] + 2,
        before[1] + 1,
        before[2] - 1,
    )
    assert not faults(t.w)
