"""Every Location, Exploration, Findings and Residents card, each by what it does (TW-1760 to TW-1787)."""

import pytest

from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.checks import EmpathyCheck
from holdfast.games.this_war.cards import Exploration, Findings, Location, Resident
from holdfast.games.this_war.city.encounters import DrawResident
from holdfast.games.this_war.city.searching import DrawFindings, Search, SpecialFinding
from holdfast.games.this_war.combat.fight import FightOver, wound_foe
from holdfast.games.this_war.combat.weapons import weapons_of
from holdfast.games.this_war.flow.scavenging import Homeward
from holdfast.games.this_war.rules import IDS, STANDARD
from tests.games.this_war.table import Table

PLACES = {
    "ruined-church": (1, "medium", "basement closed-door bars", "8 alcohol-100|9-10 jewelry"),
    "tram-depot": (
        2,
        "medium",
        "bars rubble",
        "4-5 mechanical-part 2|6-7 electrical-part 2|8-9 weapon-part|10 sawblade",
    ),
    "snipers-crossing": (3, "medium", "open-space basement rubble", "5-6 shell|7-8 ammo|9-10 canned-food"),
    "ruined-villa": (4, "low", "closed-door rubble", "7-8 coffee|9 book|10 jewelry"),
    "hotel": (5, "medium", "closed-door basement", "8 cigarette|9 coffee|10 sugar"),
    "city-hospital": (6, "medium", "closed-door open-space", "5-6 chems|7 herbal-meds|8-9 bandages|10 meds"),
    "supermarket": (7, "high", "rubble bars", "7 sugar|8-10 vegetable"),
    "car-garage": (8, "low", "closed-door rubble", "5-7 mechanical-part|8 electrical-part|9 filter|10 shovel"),
    "school": (9, "low", "rubble basement", "8-9 book|10 chems"),
    "military-outpost": (10, "high", "open-space bars", "6-7 ammo|8 weapon-part|9 knife|10 pistol"),
    "apartment-block": (11, "low", "closed-door rubble", "9 cigarette|10 coffee"),
    "warehouse": (12, "high", "closed-door bars", "7 sugar|8 filter|9-10 vegetable"),
    "construction-site": (
        13,
        "medium",
        "open-space rubble",
        "6 mechanical-part|7 electrical-part|8 shovel|9 hatchet|10 sawblade",
    ),
    "allotment-gardens": (14, "low", "open-space", "8 herb|9-10 vegetable"),
    "brewery": (15, "medium", "basement bars", "5-6 sugar|7-8 moonshine|9 alcohol-100|10 filter"),
    "pharmacy-row": (16, "medium", "closed-door rubble", "6 herb|7 chems|8 herbal-meds|9 meds|10 bandages"),
    "library": (17, "low", "basement rubble", "6-8 book|9 coffee|10 jewelry"),
    "square-market": (18, "medium", "open-space closed-door", "10 cigarette"),
}
"""TW-1764: number, danger, obstacles, specials."""
COLOURS = ("red", "blue", "green", "yellow", "white")


def at(location: str, *names: str, unknown: int = 8, **pile: int) -> Table:
    t = Table()
    t.people(*(names or ("anton",)), "pavle")
    t.store()
    t.pile(**pile)
    t.outside(location, *(names or ("anton",)), unknown=unknown)
    return t


@pytest.mark.rule("TW-1760", "TW-1761", "TW-1764", "TW-643")
@pytest.mark.parametrize("id", PLACES)
def test_a_location(id: str) -> None:
    number, danger, obstacles, specials = PLACES[id]
    card = next(card for card in DEFINITION.content().deck("location") if card.id == id)
    assert isinstance(card, Location)
    assert (card.number, card.danger) == (number, danger)
    assert set(card.obstacles) == set(obstacles.split())
    table: dict[int, dict[str, int]] = {}
    for part in specials.split("|"):
        rng, item, *n = part.split()
        low, _, high = rng.partition("-")
        for rolled in range(int(low), int(high or low) + 1):
            table[rolled] = {item: int(n[0]) if n else 1}
    for rolled in range(1, 11):
        t = at(id)
        t.dice(rolled)
        t.run(SpecialFinding())
        assert t.piled() == table.get(rolled, {}), rolled


@pytest.mark.rule("TW-1763", "TW-1765")
def test_the_colours_of_the_locations() -> None:
    uses = dict.fromkeys(COLOURS, 0)
    for id, (number, *_) in PLACES.items():
        card = next(card for card in DEFINITION.content().deck("location") if card.id == id)
        assert isinstance(card, Location)
        places = {16: (0, 1, 2), 17: (3, 4, 0), 18: (1, 2, 4)}.get(
            number, tuple((number - 1 + i) % 5 for i in range(3))
        )
        expected = {COLOURS[c]: f"loc-{number:02}-{letter}" for c, letter in zip(places, "abc", strict=True)}
        assert card.scripts == expected
        for colour in card.scripts:
            uses[colour] += 1
    assert uses == {"red": 11, "blue": 11, "green": 11, "yellow": 10, "white": 11}


@pytest.mark.rule("TW-1762", "TW-1766")
def test_danger_changes_the_number_of_enemies() -> None:
    for location, enemies in (("hotel", 2), ("school", 1), ("warehouse", 3)):
        t = at(location)
        t.fetch("resident/looters", "residents")
        t.run(DrawResident())
        t.choose("fight")
        assert t.w.fight is not None
        assert len(t.w.fight.foes) == enemies


@pytest.mark.rule("TW-602", "TW-1761", "TW-627")
def test_the_red_boxes() -> None:
    for id, cards, families, commission in (
        ("ruined-church", 6, {"green", "yellow"}, 2),
        ("snipers-crossing", 6, {"any"}, 0),
        ("city-hospital", 4, {"green", "yellow"}, 2),
        ("military-outpost", 4, {"red", "green", "yellow"}, 0),
        ("square-market", 6, {"any"}, 4),
    ):
        card = next(card for card in DEFINITION.content().deck("location") if card.id == id)
        assert isinstance(card, Location)
        assert card.trade is not None
        assert (card.trade.cards, set(card.trade.offer), card.trade.commission) == (cards, families, commission)
        t = at(id, unknown=cards, jewelry=2)
        t.choose("trade")
        if commission:
            t.choose("give:jewelry")
        assert t.asked == "haggle"
        assert t.w.unknown == 0
    t = at("military-outpost", unknown=4, jewelry=1)
    t.choose("trade")
    t.dice(3)
    t.choose("done")
    assert t.w.fight is not None
    assert len(t.w.fight.foes) == 2, "no danger change"
    t = at("military-outpost", unknown=4, jewelry=1)
    t.choose("trade")
    t.dice(4)
    t.choose("done")
    assert t.w.fight is None


@pytest.mark.rule("TW-602", "TW-1760")
def test_school_warehouse_library() -> None:
    t = at("school", "marko")
    t.dice(1)
    t.run(EmpathyCheck())
    assert t.state("marko") == {"misery": 2}
    t = at("warehouse")
    t.draws("findings-5", "findings-5")
    t.dice(10)
    t.run(Search("furniture"))
    assert t.w.noise == 1 + STANDARD.search_noise + 2, "the first search is louder"
    t.w.noise = 1
    t.dice(10)
    t.run(Search("furniture"))
    assert t.w.noise == 1 + STANDARD.search_noise
    t = at("library")
    t.states("anton", misery=2)
    t.run(Homeward())
    assert t.state("anton") == {"misery": 1}


@pytest.mark.rule("TW-1770")
def test_the_exploration_cards() -> None:
    counts = {card.id: card.count for card in DEFINITION.content().deck("exploration")}
    assert counts == {
        "furniture": 4, "debris": 4, "pantry": 3, "closed-door": 2, "rubble": 2, "bars": 1, "basement-entrance": 1,
        "open-space": 2, "hideout": 2, "map": 1, "twist-of-fate": 2, "creaking-boards": 1, "dead-silence": 1,
    }  # fmt: skip
    must = {c.id for c in DEFINITION.content().deck("exploration") if isinstance(c, Exploration) and c.must}
    assert must == {"open-space", "twist-of-fate", "creaking-boards", "dead-silence"}
    t = at("hotel")
    t.w.noise = 4
    t.next_cards("creaking-boards", "dead-silence")
    t.dice(10)
    t.choose("reveal")
    assert t.w.noise == 6
    t.choose("reveal")
    assert t.w.noise == 4
    for row, found in (("furniture", "herbal-meds"), ("debris", "filter"), ("pantry", "sugar")):
        t = at("hotel")
        t.next_cards(row)
        t.draws("findings-5")
        t.dice(10)
        t.choose("reveal")
        t.choose("search")
        assert t.piled() == {found: 1}


ROWS = [
    "book|mechanical-part|vegetable",
    "cigarette 2|weapon-part|",
    "coffee|electrical-part|",
    "bandages|shell,ammo|vegetable",
    "herbal-meds|filter|sugar",
    "jewelry|chems|vegetable",
    "knife|lockpick|",
    "moonshine,cigarette|mechanical-part,chems|sugar,coffee",
    "chems,herb|broken-pistol|",
    "coffee,book|electrical-part,ammo|",
    "broken-guitar||",
]


@pytest.mark.rule("TW-1775", "TW-1776", "TW-619")
@pytest.mark.parametrize("n", range(1, 12))
def test_a_findings_card(n: int) -> None:
    card = next(card for card in DEFINITION.content().deck("findings") if card.id == f"findings-{n}")
    assert isinstance(card, Findings)
    assert card.star == (n <= 3)
    for row, things in zip(("furniture", "debris", "pantry"), ROWS[n - 1].split("|"), strict=True):
        t = at("hotel")
        t.draws(f"findings-{n}")
        t.run(DrawFindings((row,), star=False))  # type: ignore[arg-type]
        expected = {}
        for thing in things.split(",") if things else []:
            name, *count = thing.split()
            expected[name] = int(count[0]) if count else 1
        assert t.piled() == expected


@pytest.mark.rule("TW-1776")
def test_without_a_broken_guitar_it_is_jewelry() -> None:
    t = at("hotel", broken_guitar=1)
    t.draws("findings-11")
    t.run(DrawFindings(("furniture",)))
    assert t.piled() == {"broken-guitar": 1, "jewelry": 1}


# --- people ------------------------------------------------------------------------------------------------------------------------

RESIDENTS = {
    "civilians": (2, "none none knife", "talk share slip-away rob", {"raw-food": 1, "vegetable": 1, "coffee": 1}),
    "homeless-family": (1, "none none none", "talk share slip-away", None),
    "barterer-on-the-stairs": (
        1,
        "knife knife knife",
        "barter slip-away rob",
        {"cigarette": 2, "coffee": 1, "canned-food": 1},
    ),
    "deserters": (2, "knife pistol assault-rifle", "talk barter slip-away fight", {"ammo": 1}),
    "looters": (2, "none knife hatchet", "slip-away pay fight", None),
    "bandits": (3, "none knife knife", "pay slip-away fight", {}),
    "armed-bandits": (3, "knife knife pistol", "pay slip-away fight", {}),
    "thugs": (3, "none knife hatchet", "fight pay", {"moonshine": 1}),
    "armed-thugs": (4, "knife knife shotgun", "fight give-all", {"ammo": 2}),
    "rebels": (3, "pistol assault-rifle shotgun", "talk pay slip-away fight", {}),
    "soldiers": (2, "pistol assault-rifle assault-rifle", "talk surrender slip-away fight", {}),
    "patrol": (3, "pistol assault-rifle assault-rifle", "retreat fight", {}),
}
SPOILS = ("deserters", "bandits", "armed-bandits", "thugs", "armed-thugs")
RED = ("armed-bandits", "thugs", "armed-thugs", "rebels", "soldiers", "patrol")


def meets(id: str, *names: str, unknown: int = 8, **pile: int) -> Table:
    t = at("hotel", *names, unknown=unknown, **pile)
    t.fetch(f"resident/{id}", "residents")
    t.run(DrawResident())
    return t


@pytest.mark.rule("TW-1780", "TW-1781", "TW-1786", "TW-1787")
@pytest.mark.parametrize("id", RESIDENTS)
def test_a_residents_card(id: str) -> None:
    enemies, weapons, options, loot = RESIDENTS[id]
    card = next(card for card in DEFINITION.content().deck("resident") if card.id == id)
    assert isinstance(card, Resident)
    assert card.enemies == enemies
    assert [" ".join(card.weapons[letter]) or "none" for letter in ("a", "b", "c")] == weapons.split()
    assert card.thug == (id in ("thugs", "armed-thugs"))
    assert bool(card.corner) == (id in RED)
    assert card.weapons_of_dead == (id in SPOILS)
    assert [choice.key for choice in card.choices] == options.split()
    fight = "rob" if "rob" in options else "fight"
    if loot is None or fight not in options:
        return
    t = meets(id, "arica", raw_food=1, meds=1)
    t.pile()
    if fight == "rob":
        t.dice(10)
    t.choose(fight)
    assert t.w.fight is not None
    assert len(t.w.fight.foes) == enemies
    for foe in t.w.fight.foes:
        held = () if foe.weapon < 0 else (foe.weapon, *foe.spare)
        assert held == weapons_of(weapons.split()["abc".index(foe.letter)])
    dropped = sorted(IDS[foe.weapon] for foe in t.w.fight.foes if foe.weapon >= 0) if id in SPOILS else []
    for i in range(enemies):
        wound_foe(t.w, i, 3)
    t.dice(*[10] * enemies)
    t.run(FightOver())
    got = dict(loot)
    for weapon in dropped:
        got[weapon] = min(got.get(weapon, 0) + 1, 3 if weapon == "knife" else 2)
    assert t.piled() == got


@pytest.mark.rule("TW-1781", "TW-1786", "TW-612")
def test_slipping_away_costs_cards() -> None:
    for id, n in (
        ("civilians", 1),
        ("homeless-family", 1),
        ("deserters", 2),
        ("looters", 2),
        ("bandits", 3),
        ("rebels", 3),
        ("soldiers", 4),
    ):
        t = meets(id, unknown=5)
        t.choose("slip-away")
        assert t.w.unknown == 5 - n, id
        if id != "homeless-family":
            t = meets(id, unknown=n - 1, jewelry=2)
            assert t.refuses("slip-away") == {"TW-612"}
    t = meets("barterer-on-the-stairs", unknown=0)
    t.choose("slip-away")
    assert t.w.unknown == 0


@pytest.mark.rule("TW-1781", "TW-1786")
def test_paying_sharing_surrendering() -> None:
    for id, price in (("looters", 5), ("bandits", 8), ("armed-bandits", 10), ("thugs", 12)):
        t = meets(id, jewelry=2)
        t.choose("pay")
        if price > 10:
            assert t.piled() == {}
        else:
            assert t.piled() == {"jewelry": 1}
        t = meets(id, unknown=0, coffee=1)
        assert t.why("pay") <= {"TW-1205", "HF-01"}
    t = meets("civilians", "marin", raw_food=1)
    t.states("marin", misery=2)
    t.draws("findings-1")
    t.choose("share")
    assert t.state("marin") == {"misery": 1}
    assert t.piled() == {"book": 1}, "and no star roll"
    t = meets("homeless-family", "marin", "anton", vegetable=1)
    t.states("marin", misery=2)
    t.states("anton", misery=1)
    t.choose("share")
    assert (t.state("marin"), t.state("anton")) == ({"misery": 1}, {})
    t = meets("soldiers", pistol=1, jewelry=1, book=1)
    t.choose("surrender")
    assert t.piled() == {"book": 1}
    t = meets("armed-thugs", book=1, raw_food=2)
    t.choose("give-all")
    assert t.piled() == {}
    t = meets("rebels", meds=1)
    t.choose("pay")
    assert t.piled() == {}
    t = meets("patrol", unknown=6)
    t.choose("retreat")
    assert t.w.unknown == 0


@pytest.mark.rule("TW-1783", "TW-1785")
def test_the_talk_tables() -> None:
    tables = {
        "civilians": COLOURS,
        "homeless-family": ("red", "blue", "green"),
        "deserters": ("blue", "green", "yellow"),
        "rebels": ("red", "blue", "green", "yellow"),
        "soldiers": ("green", "yellow", "white"),
    }
    for id, colours in tables.items():
        card = next(card for card in DEFINITION.content().deck("resident") if card.id == id)
        assert isinstance(card, Resident)
        assert set(card.talk) == set(colours)
    t = meets("soldiers")
    t.draws("red")
    before = t.w.unknown
    t.choose("talk")
    assert t.idle, "they let the group pass"
    assert t.w.unknown == before
    t = meets("civilians")
    t.draws("red")
    t.choose("talk")
    assert "res-civ-red" in t.w.read


@pytest.mark.rule("TW-1782", "TW-633")
def test_used_residents_wait_until_the_way_home() -> None:
    t = meets("civilians", unknown=5)
    t.choose("slip-away")
    assert t.cards("resident-discard") == ["civilians"]
    t.run(Homeward())
    t.choose("home")
    assert t.cards("resident-discard") == []
    assert t.w.size("residents") == 8


@pytest.mark.rule("TW-1784", "TW-920")
def test_where_nothing_is_left_they_attack() -> None:
    t = meets("looters", unknown=0)
    assert t.asked == "round", "they can neither be paid nor avoided"
    assert "flee" in t.keys()
    t = meets("homeless-family", unknown=0)
    assert t.w.fight is None, "one can always talk to them"
    t = meets("patrol", unknown=0)
    assert "retreat" in t.keys(), "possible also with none left"


@pytest.mark.rule("TW-1866")
def test_a_whistle_and_papers() -> None:
    t = at("hotel")
    t.token("police-whistle", "findings", 1)
    t.fetch("resident/thugs", "residents")
    t.run(DrawResident())
    t.choose("whistle")
    assert (t.w.noise, t.w.tokens) == (4, ())
    assert t.cards("resident-discard") == ["thugs"]
    for id, persuaded in (("soldiers", True), ("patrol", True), ("rebels", True), ("bandits", False)):
        t = at("hotel")
        t.token("forged-papers", "findings", 1)
        t.fetch(f"resident/{id}", "residents")
        t.run(DrawResident())
        assert ("papers" in t.keys()) == persuaded


@pytest.mark.rule("TW-1866", "TW-627")
def test_traders_at_a_location() -> None:
    for name, goods in (("cellar-trader", "vegetable"), ("junk-dealer", "filter"), ("field-nurse", "herb")):
        t = Table()
        t.people("anton", "pavle")
        t.store()
        t.token(name, "location:05")
        t.pile(jewelry=1, cigarette=3)
        t.outside("hotel", "anton", unknown=5)
        t.choose(f"visit:{name}")
        while t.asked == "pick-value":
            t.choose("give:cigarette")
        assert t.w.unknown == 3
        t.choose("give:jewelry")
        t.choose(f"take:{goods}")
        t.choose("done")
        assert t.piled()[goods] == 1
        assert f"visit:{name}" not in t.keys()


@pytest.mark.rule("TW-1866")
def test_a_hand_cart_and_a_ring_of_keys() -> None:
    t = Table()
    t.people("anton", "pavle")
    t.tasks(anton="scavenge", pavle="guard")
    t.store()
    t.token("hand-cart", "storage")
    t.token("ring-of-keys", "storage", 2)
    t.scavenge()
    t.choose("go:far")
    t.choose("token:hand-cart")
    t.choose("token:ring-of-keys")
    t.choose("go") if t.asked == "equip" else None
    assert t.w.noise == 2
    assert t.game.view(0)["capacity"] == t.w.character(t.p("anton")).inventory + 3
    t = at("hotel")
    t.token("ring-of-keys", "findings", 2)
    t.next_cards("closed-door")
    t.draws("findings-5")
    t.choose("reveal")
    t.choose("keys")
    assert t.piled() == {"herbal-meds": 1, "sugar": 1}
    assert t.w.tokens[0].uses == 1
