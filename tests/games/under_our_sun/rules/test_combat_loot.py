"""What the beaten leave behind (US-670, US-671)."""

import pytest

from holdfast.games.under_our_sun.cards import Fighter
from holdfast.games.under_our_sun.pieces import Body, Foe
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.things.goods import GainRandom
from holdfast.games.under_our_sun.things.loot import DrawLoot
from holdfast.games.under_our_sun.world import Sands
from tests.games.under_our_sun.arena import HAVEN, HERE, arena
from tests.games.under_our_sun.table import Table


def beaten(t: Table, id: str) -> int:
    """An enemy on HERE that character 0 has just struck down without being hurt."""
    foe = t.foe(id, HERE)
    it = t.w.foe(foe)
    assert it is not None
    t.w.set_foe(foe, damage=t.w.life(it) - 1)
    t.turn(0)
    t.dice("Y1", "B0", *["Y0" if c == "Y" else f"{c}0" for c in t.w.fighter(it).melee])
    t.choose(f"attack:foe-{foe}:bare")
    return foe


@pytest.mark.rule("US-670", "US-348")
def test_a_defeated_enemy_can_be_looted_for_a_point_once() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    dog = beaten(t, "feral-dog")
    assert t.w.ap[0] == 5
    t.dice("G2")
    t.choose(f"loot:body-{dog}")
    assert (t.w.ap[0], t.w.have(0, "food")) == (4, 2)
    assert t.w.bodies == ()
    assert f"loot:body-{dog}" not in t.keys()
    assert t.where("feral-dog") == "enemy-discard"


@pytest.mark.rule("US-EX06", "US-671")
def test_one_random_resource_and_one_loot_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """An enemy whose 1-success row shows 1 random resource and 1 loot card."""
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    row: dict[str, tuple[object, ...]] = {"1": (GainRandom(1), DrawLoot(1, 1))}
    own = Sands.fighter

    def fighter(w: Sands, foe: Foe | Body) -> Fighter:
        it = own(w, foe)
        return Fighter(it.kind, it.hp, it.melee, loot=row)  # type: ignore[arg-type]

    monkeypatch.setattr(Sands, "fighter", fighter)
    dog = beaten(t, "feral-dog")
    bag = sum(t.w.bag.values())
    deck = t.w.size("loot")
    t.dice("G1")
    t.numbers(1)
    t.draws("katana")
    t.choose(f"loot:body-{dog}")
    assert sum(t.w.bag.values()) == bag - 1
    assert sum(t.w.goods[0]) == 1
    assert t.w.size("loot") == deck - 1
    assert t.things(0) == ["katana"]


@pytest.mark.rule("US-671")
@pytest.mark.parametrize(
    ("id", "shown", "goods"),
    [
        ("feral-dog", "G0", {}),
        ("rat-pack", "G1", {"food": 1}),
        ("wolf", "G2", {"food": 1, "fabric": 1}),
        ("wild-boar", "G2", {"food": 3}),
    ],
)
def test_named_goods_of_a_row(id: str, shown: str, goods: dict[str, int]) -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    foe = beaten(t, id)
    t.dice(shown)
    t.choose(f"loot:body-{foe}")
    assert {what: n for what, n in zip(KINDS, t.w.goods[0], strict=True) if n} == goods


@pytest.mark.rule("US-671")
def test_a_random_resource_comes_out_of_the_bag_and_cartridges_with_it() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    foe = beaten(t, "road-gunner")
    bag = dict(t.w.bag)
    t.dice("G1")
    t.choose(f"loot:body-{foe}")
    taken = [what for what, n in bag.items() if t.w.bag[what] == n - 1]
    assert len(taken) == 1
    assert t.w.have(0, taken[0]) == 1
    assert t.w.have(0, "cartridge") == 2


@pytest.mark.rule("US-671")
def test_a_drawn_loot_card_is_kept_or_dropped_on_the_tile() -> None:
    t = arena("scout", "medic")
    t.at(1, HAVEN)
    t.item(0, "machete", "club", "knife", "spear")
    foe = beaten(t, "raider")
    t.dice("G2")
    t.draws("katana")
    t.choose(f"loot:body-{foe}")
    assert t.asked == "overflow"
    assert {"drop:katana", "drop:club"} <= set(t.keys())
    t.choose("drop:katana")
    assert t.things(0) == ["machete", "club", "knife", "spear"]
    katana = t.w.content.index["loot/katana"]
    assert t.w.lying[katana] == HERE
