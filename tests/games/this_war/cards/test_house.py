"""Every Fitting and every Shelter card, each by what it does (TW-1730 to TW-1755)."""

import pytest

from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Fitting, ShelterCard
from holdfast.games.this_war.flow.morning import PayOut
from holdfast.games.this_war.house.shelter_cards import OpenCard
from holdfast.games.this_war.house.spaces import CRACKS, FITTING, OF_TYPE, SPACE
from holdfast.games.this_war.things.tracks import Cold
from tests.games.this_war.table import Table

COSTS = {
    "bed": {"wood": 3, "component": 2},
    "bed-idea": {"wood": 3, "component": 2},
    "crude-stove": {"wood": 2, "component": 3},
    "stove-with-oven": {"wood": 5, "component": 5, "mechanical-part": 2},
    "heater": {"wood": 3, "component": 5},
    "efficient-heater": {"wood": 4, "component": 6, "mechanical-part": 1, "electrical-part": 1},
    "rainwater-collector": {"wood": 6, "component": 6},
    "second-barrel": {"wood": 5, "component": 5},
    "armchair": {"wood": 5, "component": 4},
    "radio": {"component": 4, "electrical-part": 2},
    "workshop": {"wood": 4, "component": 6},
    "metal-workshop": {"wood": 5, "component": 7},
    "trap": {"wood": 3, "component": 5},
    "herbal-workshop": {"wood": 5, "component": 7},
    "herb-garden": {"wood": 2, "component": 2},
    "vegetable-garden": {"wood": 1, "component": 2},
    "moonshine-still": {"wood": 4, "component": 6, "mechanical-part": 1},
    "distiller": {"component": 5, "mechanical-part": 1, "electrical-part": 1},
    "reinforced-door": {"wood": 6, "component": 6, "mechanical-part": 1},
}
BASES = {
    "stove-with-oven": "crude-stove",
    "efficient-heater": "heater",
    "second-barrel": "rainwater-collector",
    "vegetable-garden": "herb-garden",
    "distiller": "moonshine-still",
}


def under(things: dict[str, int]) -> dict[str, int]:
    return {name.replace("-", "_"): n for name, n in things.items()}


@pytest.mark.rule("TW-1730", "TW-1749", "TW-326")
@pytest.mark.parametrize("id", COSTS)
def test_a_fitting_costs_what_it_says(id: str) -> None:
    t = Table()
    t.people("anton")
    t.clear("u4")
    t.known_fittings(id)
    if id == "bed-idea":
        for card in [c for c in t.w.zones["fittings"].top if t.w.content.cards[c].id == "bed"]:
            t.w.move(card, "fittings", "ideas")
    if id in BASES:
        t.built(u3=BASES[id])
    cost = COSTS[id]
    for item in cost:
        t.store(**under({**cost, item: cost[item] - 1}))
        t.day()
        assert t.refuses(f"build:{id}") == {"TW-326"}, item
    t.store(**under(cost))
    t.day()
    t.choose(f"build:{id}")
    t.choose("slot:u4") if t.asked == "choose-slot" else None
    assert t.stored() == {}
    card = t.w.house[SPACE["u4"]] - FITTING
    assert t.w.content.cards[card].id == id
    assert not t.faults()


@pytest.mark.rule("TW-328", "TW-1733", "TW-1735", "TW-1737", "TW-1745", "TW-1747")
@pytest.mark.parametrize("id", BASES)
def test_an_upgrade_stands_next_to_its_base(id: str) -> None:
    t = Table()
    t.people("anton")
    t.known_fittings(id)
    t.store(**under(COSTS[id]))
    t.day()
    assert t.refuses(f"build:{id}") == {"TW-328"}


def works(id: str, key: str, store: dict[str, int], base: str = "", turn: int = 1, **states: int) -> Table:
    """Anton uses a Fitting on u4; a base stands on u3."""
    t = Table()
    t.people("anton", "marin")
    t.states("anton", **states)
    t.clear("u4")
    t.built(u4=id, **({"u3": base} if base else {}))
    t.store(**under(store))
    t.day(turn)
    t.choose(f"use:u4:{key}")
    t.choose("rest")
    return t


@pytest.mark.rule("TW-1731", "TW-1738")
def test_resting_and_reading() -> None:
    for id in ("bed", "bed-idea", "armchair"):
        assert works(id, "rest", {}, fatigue=2).state("anton") == {"fatigue": 1}
    for item, key in (("book", "read"), ("coffee", "coffee")):
        t = works("armchair", key, {item: 1}, misery=2)
        assert (t.state("anton"), t.stored()) == ({"misery": 1}, {})


@pytest.mark.rule("TW-1732", "TW-1733")
def test_cooking() -> None:
    for id, base, key, price, fed in (
        ("crude-stove", "", "cook", {"wood": 1, "raw-food": 2}, 3),
        ("crude-stove", "", "soup", {"wood": 1, "vegetable": 2}, 3),
        ("stove-with-oven", "crude-stove", "cook", {"wood": 1, "water": 1, "raw-food": 1, "vegetable": 1}, 4),
    ):
        t = Table()
        t.people("anton", "marin", "boris", "cveta")
        for name in t.group():
            t.states(name, hunger=2)
        t.clear("u4")
        t.built(u4=id, **({"u3": base} if base else {}))
        t.store(**under(price))
        t.day()
        t.choose(f"use:u4:{key}")
        for _ in range(3):
            t.choose("rest")
        while t.asked == "serve":
            t.choose(t.keys()[0])
        assert t.stored() == {}
        assert sum(t.state(name)["hunger"] for name in t.group()) == 8 - fed
        assert t.w.fed.bit_count() == fed
    t = Table()
    t.people("anton")
    t.states("anton", hunger=2)
    t.built(g3="crude-stove")
    t.token("sack-of-flour", "storage", 2)
    t.store(wood=1)
    t.day()
    assert "use:g3:soup+flour" not in t.keys(), "flour stands in for Raw Food alone"
    t.choose("use:g3:cook+flour")
    assert t.state("anton") == {"hunger": 1}
    assert t.w.tokens[0].uses == 1


@pytest.mark.rule("TW-1734", "TW-1735", "TW-1866")
def test_heating() -> None:
    for id, base, key, store, left in (
        ("heater", "", "heat-1-0", {"wood": 1}, 5),
        ("heater", "", "heat-2-1", {"wood": 2, "book": 1}, 2),
        ("heater", "", "heat-3-0", {"wood": 3}, 3),
        ("efficient-heater", "heater", "heat-1-0", {"wood": 1}, 4),
        ("efficient-heater", "heater", "heat-1-1", {"wood": 1, "book": 1}, 1),
    ):
        t = Table()
        t.people("anton", "marin")
        t.run(Cold(6))
        t.clear("u4")
        t.built(u4=id, **({"u3": base} if base else {}))
        t.store(**store)
        t.day()
        most = 3 if id == "heater" else 2
        assert not [k for k in t.keys() if k.startswith("use:u4:heat") and int(k[-1]) + int(k[-3]) > most]
        t.choose(f"use:u4:{key}")
        t.choose("rest")
        assert (t.w.cold, t.stored()) == (left, {})
    t = Table()
    t.people("anton")
    t.run(Cold(6))
    t.built(g3="heater")
    t.token("leaking-roof", "shelter")
    t.token("sack-of-coal", "storage", 3)
    t.store(wood=2)
    t.day()
    assert t.refuses("use:g3:heat-2-0") == {"TW-308"}, "a leaking roof doubles the fuel"
    t.choose("use:g3:heat-1-0+coal")
    assert (t.w.cold, t.stored()) == (3, {})
    t.store(wood=2)
    t.day(turn=2)
    t.choose("mend-roof")
    assert [token.name for token in t.w.tokens] == ["sack-of-coal"]


@pytest.mark.rule("TW-1736", "TW-1737", "TW-1744", "TW-1745", "TW-1746", "TW-332")
def test_what_takes_a_night() -> None:
    for id, base, key, price, ready in (
        ("rainwater-collector", "", "collect", {"filter": 1}, {"water": 3}),
        ("rainwater-collector", "second-barrel", "collect", {"filter": 1}, {"water": 5}),
        ("herb-garden", "", "grow", {"water": 1}, {"herb": 2}),
        ("vegetable-garden", "herb-garden", "grow", {}, {"vegetable": 2}),
        ("vegetable-garden", "herb-garden", "grow-chems", {"chems": 1}, {"vegetable": 3}),
        ("moonshine-still", "", "distil", {"sugar": 1, "water": 1, "wood": 1}, {"moonshine": 2}),
    ):
        t = works(id, key, price, base)
        assert t.stored() == {}
        t.run(PayOut())
        assert t.stored() == ready, id
        assert t.w.waits == {}


@pytest.mark.rule("TW-1742", "TW-1866")
def test_the_trap() -> None:
    for rolled, caught in ((1, 0), (3, 0), (4, 1), (8, 1), (9, 2), (10, 2)):
        for bait in ({"vegetable": 1}, {"raw-food": 1}, {"chems": 2}):
            t = works("trap", f"bait-{next(iter(bait))}", bait)
            t.token("rats", "storage")
            t.dice(rolled)
            t.run(PayOut())
            assert t.stored() == ({"raw-food": caught} if caught else {})
            assert (t.w.token("rats") is None) == (caught > 0), "a catch rids the house of rats"


@pytest.mark.rule("TW-1740")
def test_the_workshop() -> None:
    assert works("workshop", "filter", {"component": 2}).stored() == {"filter": 1}
    t = works("workshop", "guitar", {"broken-guitar": 1, "wood": 1, "component": 1})
    assert t.stored() == {"guitar": 1}
    t = works("workshop", "board-up", {"wood": 3, "component": 1})
    assert t.w.boards == 1 << CRACKS[2], "the only Crack that can be reached"
    assert t.stored() == {}
    t.store(wood=3, component=1)
    t.day(turn=2)
    assert "use:u4:board-up" not in t.keys()


RECIPES = {
    "metal-workshop": {
        "lockpick": ({"component": 2}, {"lockpick": 1}),
        "shovel": ({"wood": 1, "component": 3}, {"shovel": 1}),
        "sawblade": ({"component": 2, "mechanical-part": 1}, {"sawblade": 1}),
        "knife": ({"component": 2, "weapon-part": 1}, {"knife": 1}),
        "hatchet": ({"wood": 1, "component": 2, "weapon-part": 1}, {"hatchet": 1}),
        "pistol": ({"broken-pistol": 1, "weapon-part": 1}, {"pistol": 1}),
        "shotgun": ({"broken-shotgun": 1, "weapon-part": 2, "mechanical-part": 1}, {"shotgun": 1}),
        "assault-rifle": ({"broken-assault-rifle": 1, "weapon-part": 2, "mechanical-part": 1}, {"assault-rifle": 1}),
        "ammo": ({"shell": 1, "chems": 1}, {"ammo": 2}),
    },
    "herbal-workshop": {
        "herb": ({"cigarette": 2}, {"herb": 1}),
        "herbal-meds": ({"herb": 1, "water": 1}, {"herbal-meds": 1}),
        "bandages": ({"alcohol-100": 1, "component": 2}, {"bandages": 1}),
        "meds": ({"alcohol-100": 1, "chems": 2, "herb": 1}, {"meds": 1}),
    },
    "distiller": {"distil": ({"moonshine": 2, "wood": 1}, {"alcohol-100": 1})},
}


@pytest.mark.rule("TW-1741", "TW-1743", "TW-1747")
@pytest.mark.parametrize(("id", "key"), [(id, key) for id, all_ in RECIPES.items() for key in all_])
def test_recipes(id: str, key: str) -> None:
    price, made = RECIPES[id][key]
    t = works(id, key, price, BASES.get(id, ""))
    assert t.stored() == made
    fitting = next(card for card in DEFINITION.content().deck("fitting") if card.id == id)
    assert isinstance(fitting, Fitting)
    assert {work.key for work in fitting.works} == set(RECIPES[id])


@pytest.mark.rule("TW-1730", "TW-1866")
def test_a_tool_box_and_a_carpenter_help_to_build() -> None:
    t = Table()
    t.people("anton", "marin")
    t.token("tool-box", "storage", 1)
    t.token("carpenter", "shelter", 3)
    t.store(component=COSTS["radio"]["component"], wood=2)
    t.day()
    t.choose("build:radio+tool-box")
    t.choose("slot:g3")
    t.choose("rest")
    assert t.stored() == {"wood": 2}
    assert [token.name for token in t.w.tokens] == ["carpenter"]
    bed = {"wood": COSTS["bed"]["wood"] - 2, "component": COSTS["bed"]["component"]}
    t.store(**bed)
    t.day(turn=2)
    t.choose("build:bed+carpenter")
    t.choose("rest")
    assert t.stored() == {}
    assert t.w.tokens[0].uses == 2
    t.store(**bed)
    t.clear("u4")
    t.day(turn=3)
    assert t.refuses("build:bed+carpenter") == {"HF-01"}, "once per day"


LOOT = {
    "furniture-a": {"component": 2, "book": 1, "cigarette": 1},
    "furniture-b": {"component": 3, "coffee": 1},
    "furniture-c": {"vegetable": 1, "component": 1},
    "furniture-d": {"bandages": 1, "component": 2},
    "furniture-e": {"jewelry": 1, "book": 1, "vegetable": 1},
    "debris-a": {"wood": 3, "component": 2},
    "debris-b": {"wood": 2, "component": 1, "mechanical-part": 1},
    "debris-c": {"wood": 2, "electrical-part": 1, "filter": 1},
    "debris-d": {"wood": 4, "weapon-part": 1},
    "rubble-a": {"wood": 2, "component": 2},
    "rubble-b": {"wood": 3},
    "rubble-c": {"wood": 1, "component": 1, "knife": 1},
    "rubble-d": {"wood": 2},
    "rubble-e": {"wood": 1, "component": 1},
    "rubble-f": {"mechanical-part": 1},
    "closed-door-a": {"vegetable": 2, "moonshine": 1},
    "closed-door-b": {"meds": 1, "chems": 2, "herb": 1},
    "closed-door-c": {"broken-pistol": 1, "ammo": 1, "shell": 1, "component": 2},
    "bars-a": {"raw-food": 1, "water": 2, "mechanical-part": 1, "electrical-part": 1},
}


@pytest.mark.rule("TW-1750", "TW-1751", "TW-1752", "TW-1753", "TW-1754", "TW-1755")
@pytest.mark.parametrize("id", LOOT)
def test_what_lies_in_the_house(id: str) -> None:
    t = Table()
    t.people("anton")
    t.store()
    card = next(card for card in DEFINITION.content().deck("shelter") if card.id == id)
    assert isinstance(card, ShelterCard)
    space = t.w.house.index(OF_TYPE[card.type])
    t.draws(id)
    t.in_phase("day", OpenCard(space))
    if id in ("rubble-d", "rubble-e", "rubble-f"):
        assert t.stored() == {}, "Remnants"
        t.run(OpenCard(space))
    assert t.stored() == LOOT[id]
    assert t.where(id) == "shelter-gone"


@pytest.mark.rule("TW-341", "TW-1734")
@pytest.mark.parametrize(
    ("cold", "ways"),
    [
        (0, set()),
        (1, {"heat-1-0", "heat-0-1"}),
        (2, {"heat-1-0", "heat-0-1", "heat-2-0"}),
        (3, {"heat-1-0", "heat-0-1", "heat-2-0", "heat-1-1", "heat-0-2", "heat-3-0"}),
    ],
)
def test_no_fuel_is_burnt_for_nothing(cold: int, ways: set[str]) -> None:
    t = Table()
    t.people("arica")
    t.store(wood=3, book=3)
    t.built(g3="heater")
    t.w.cold = cold
    t.day()
    heats = {key.rpartition(":")[2] for key in t.keys() if ":heat-" in key}
    assert heats == ways


@pytest.mark.rule("TW-341", "TW-1866")
def test_coal_is_not_burnt_where_the_fuel_is_enough() -> None:
    t = Table()
    t.people("arica")
    t.store(wood=2)
    t.built(g3="heater")
    t.token("sack-of-coal", uses=3)
    t.w.cold = 2
    t.day()
    heats = {key.rpartition(":")[2] for key in t.keys() if ":heat-" in key}
    assert heats == {"heat-1-0", "heat-2-0", "heat-1-0+coal"}


@pytest.mark.rule("TW-342")
def test_who_is_strong_is_offered_nobody_to_dig_with() -> None:
    t = Table()
    t.people("boris", "arica", "marin")
    t.store()
    t.day()
    assert "dig:g7" in t.keys()
    assert not [key for key in t.keys() if key.startswith("dig-with:")]
    t.people("arica", "boris", "marin")
    t.day()
    assert {"dig-with:g7:boris", "dig-with:g7:marin"} <= set(t.keys()), "he may help others"
