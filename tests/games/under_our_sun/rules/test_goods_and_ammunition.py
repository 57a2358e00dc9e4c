"""Resources, the random bag and ammunition (US-701 to US-704, US-EX21)."""

import pytest

from holdfast.games.under_our_sun.rules import BAG, RESOURCES
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.games.under_our_sun.things.goods import Gain, GainRandom
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.table import Table, ids

NORTH = "0,-1"


def store(*crew: str, **stock: int) -> Table:
    """Everybody in New Haven with 6 AP; Lawrence has exactly this."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, 2)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    w = t.w
    for i, what in enumerate(("fabric", "metal", "connector", "wood", "alcohol", "plastic", "food")):
        if what in w.supply:
            w.supply[what] += w.lawrence[i]
    w.lawrence = (0,) * 9
    w.lawrence_water = 0
    t.goods(0, **{what: n for what, n in stock.items() if what != "water"})
    w.lawrence, w.goods[0] = w.goods[0], w.lawrence
    w.lawrence_water = stock.get("water", 0)
    assert not faults(w)
    return t


def weapon(t: Table, char: int = 0) -> int:
    """The tokens on the only card of a character."""
    (card,) = t.w.things(char)
    return t.w.uses[card]


# --- water is the currency -----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-701")
@pytest.mark.parametrize(
    ("what", "value"),
    [("fabric", 1), ("metal", 1), ("connector", 2), ("wood", 2), ("alcohol", 3), ("plastic", 3), ("food", 2)],
)
def test_everything_is_bought_and_sold_at_its_worth_in_water(what: str, value: int) -> None:
    t = store("medic", "scout", water=3, **{what: 1})
    t.water(4)
    t.turn(0)
    t.choose("trader:lawrence")
    t.choose(f"swap:water:{what}")
    assert (t.w.water[0], t.w.have(0, what), t.w.lawrence_water) == (4 - value, 1, 3 + value)
    t.choose(f"swap:{what}:water")
    assert (t.w.water[0], t.w.have(0, what), t.w.lawrence_water) == (4, 0, 3)
    assert t.w.ap[0] == 5
    assert not faults(t.w)


@pytest.mark.rule("US-EX21", "US-064")
def test_an_empty_bag_gets_one_of_each_kind_before_the_draw() -> None:
    t = store("medic", "scout")
    w = t.w
    for what in BAG:
        if what in w.supply:
            w.supply[what] += w.bag[what]
        w.bag[what] = 0
    before = dict(w.supply)
    t.play(GainRandom(1))
    (what,) = [kind for kind in (*RESOURCES, "food") if w.have(0, kind)]
    assert w.bag == {kind: 0 if kind == what else 1 for kind in BAG}  # seven went in, one came out
    assert w.supply == {kind: n - 1 for kind, n in before.items()}


# --- ammunition --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-702", "US-342")
def test_without_a_weapon_each_piece_takes_a_place() -> None:
    t = store("medic", "scout")
    t.goods(0, wood=1, fabric=4)
    t.turn(0)
    t.choose("make:arrow")
    assert t.asked == "overflow"  # four fabric and three arrows do not go into six places
    t.choose("drop:arrow")
    assert (t.w.have(0, "arrow"), t.w.spots["0,0"].dropped[8], t.asked) == (2, 1, "take-turn")


@pytest.mark.rule("US-702", "US-703")
def test_a_weapon_stores_its_capacity_and_the_rest_takes_places() -> None:
    t = store("medic", "scout")
    t.item(0, "bow", uses=1)
    t.goods(0, wood=1, fabric=5)
    t.turn(0)
    t.choose("make:arrow")
    assert (weapon(t), t.w.have(0, "arrow"), t.asked) == (3, 1, "take-turn")  # two on the bow, one in the sixth place


@pytest.mark.rule("US-703")
def test_found_ammunition_goes_onto_the_weapon_before_it_needs_a_place() -> None:
    t = store("medic", "scout")
    t.item(0, "bow", uses=1)
    t.goods(0, fabric=6)
    t.play(Gain("arrow", 2))
    assert t.idle  # nothing has to be dropped
    t.play(Gain("arrow", 1))
    assert t.asked == "overflow"


@pytest.mark.rule("US-703", "US-634")
def test_loading_is_free_at_any_time() -> None:
    t = store("medic", "scout")
    t.blank("1,-1", 10)
    t.at(0, NORTH)
    dog = t.foe("wild-boar", "1,-1")
    t.item(0, "bow", uses=0)
    t.goods(0, arrow=2)
    t.turn(0)
    t.dice("Y0", "G1", "B0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert (t.w.ap[0], t.life(dog)) == (5, 3)  # only the shot was paid
    assert weapon(t) + t.w.have(0, "arrow") == 1
    t.dice("Y0", "G0", "B0")
    t.choose(f"shoot:foe-{dog}:bow")
    assert (weapon(t), t.w.have(0, "arrow")) == (0, 0)
    assert not any(key.startswith("shoot:") for key in t.keys())


@pytest.mark.rule("US-703", "US-702")
def test_cartridges_do_not_fit_a_bow() -> None:
    t = store("medic", "scout")
    t.item(0, "bow", uses=0)
    t.goods(0, metal=1)
    t.turn(0)
    t.choose("make:cartridge")
    assert (weapon(t), t.w.have(0, "cartridge")) == (0, 2)


@pytest.mark.rule("US-704", "US-345")
def test_a_built_weapon_is_full() -> None:
    t = store("medic", "scout")
    t.goods(0, wood=2, fabric=1)
    t.turn(0)
    t.choose("build")
    t.choose("build:bow")
    assert (t.things(0), weapon(t)) == (["bow"], 3)


@pytest.mark.rule("US-704")
def test_a_bought_weapon_is_full() -> None:
    t = store("medic", "scout")
    card = t.fetch("loot/revolver", "lawrence")
    t.w.uses[card] = 1  # somebody sold it nearly empty
    t.water(6)
    t.goods(0, wood=1)
    t.turn(0)
    t.choose("trader:lawrence")
    t.choose("buy:revolver")
    t.choose("pay:wood")
    t.choose("pay:water:6")
    assert (t.things(0), weapon(t), t.w.water[0]) == (["revolver"], 5, 0)


@pytest.mark.rule("US-704", "US-771")
@pytest.mark.parametrize(
    ("id", "dice", "loaded"),
    [("revolver", ("G1", "G2"), 3), ("revolver", ("G0", "G0"), 0), ("sniper-rifle", ("G2", "G2"), 3)],
)
def test_the_ammunition_of_a_found_weapon_is_rolled(id: str, dice: tuple[str, str], loaded: int) -> None:
    t = store("medic", "scout")
    t.hp(1)  # no wound die in this roll
    t.draws(id)
    t.dice(*dice)
    t.play(DrawLoot())
    assert (ids(t.w, t.w.things(0)), weapon(t)) == ([id], loaded)  # never above the capacity
