"""The cards carry the numbers of the catalogue's tables (US-1102 to US-1205), and their sums are right."""

import re
from collections import Counter

import pytest

from holdfast.core.cards.content import Card
from holdfast.games.under_our_sun.cards import Character, Enemy, Event, Fighter, Gear, Night, Other, Sun, Team, Tile
from holdfast.games.under_our_sun.map.tiles import put_tile
from holdfast.games.under_our_sun.rules import BAG, CUBES, DICE, EXPECTED, RESOURCES, VALUE
from holdfast.games.under_our_sun.things.gear import put_away
from tests.games.under_our_sun.catalogue import Row, amounts, number, plain, slug, table
from tests.games.under_our_sun.table import Table

CONTENT = Table().w.content


def deck(name: str) -> list[Card]:
    """All cards of a deck, copies included."""
    return [card for card in CONTENT.cards if card.deck == name]


def rows(section: str) -> list[Row]:
    return table(section)


# --- characters and tiles ----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1101", "US-1102")
@pytest.mark.parametrize("row", rows("### D1 Characters"), ids=lambda row: row["Character"])
def test_a_board_carries_the_numbers_of_its_line(row: Row) -> None:
    name = row["Character"]
    id = slug(name.removesuffix(" (exp.)"))
    card = CONTENT.cards[CONTENT.index[f"character/{id}"]]
    assert isinstance(card, Character)
    items, mixed, worn = map(int, row["Item/Mixed/Equip"].split("/"))
    assert (card.hp, card.water, card.colour) == (int(row["HP"]), int(row["Water"]), row["Colour"])
    dice = (row["Strength"], row["Skill"], row["Stealth"], row["Melee"], row["Ranged"])
    assert (card.strength, card.skill, card.stealth, card.melee, card.ranged) == dice
    assert (card.items, card.mixed, card.equipment) == (items, mixed, worn)
    assert card.expansion == name.endswith("(exp.)")
    assert card.archetype["en"] == row["Archetype"]
    assert len(card.abilities) == 2


@pytest.mark.rule("US-1111")
@pytest.mark.parametrize("row", rows("### D2 Map tiles"), ids=lambda row: row["No"])
def test_a_tile_carries_the_numbers_of_its_line(row: Row) -> None:
    """And all of it lies there when the tile is turned up."""
    n = int(row["No"])
    card = CONTENT.cards[CONTENT.index[f"tile/tile-{n}"]]
    assert isinstance(card, Tile)
    more = row["Event/Container"]
    assert card.number == n
    assert card.kind == ("haven" if n == 1 else "target" if n > 26 else "normal")
    assert (card.mv, card.enemies, card.fields) == (int(row["MV"]), int(row["Enemies"]), int(row["Fields"]))
    assert card.camp == (row["Camp"] == "yes")
    assert card.store == (more == "store")
    t = Table()
    put_tile(t.w, "9,9", CONTENT.index[f"tile/tile-{n}"])
    spot = t.w.spots["9,9"]
    lying = {what: k for what, k in zip(("fabric", "metal", "connector", "wood", "alcohol", "plastic", "food"), spot.printed[:7], strict=True) if k}  # fmt: skip
    assert lying == amounts(row["Resources"])
    assert spot.water == number(row["Water"])
    assert spot.event == (more == "event")
    assert spot.box == (more.removeprefix("container ") if more.startswith("container") else "")


NORMAL = [card for card in deck("tile") if isinstance(card, Tile) and card.kind == "normal"]


@pytest.mark.rule("US-1112")
def test_the_distribution_of_the_normal_tiles() -> None:
    assert len(NORMAL) == 25
    assert Counter(tile.mv for tile in NORMAL) == {1: 4, 2: 13, 3: 6, 4: 2}
    assert Counter(tile.enemies for tile in NORMAL) == {0: 8, 1: 12, 2: 5}
    assert len([tile for tile in NORMAL if tile.event]) == 10
    assert Counter(tile.box for tile in NORMAL if tile.box) == {"skill": 3, "strength": 3}
    wet = [tile.water for tile in NORMAL if tile.water]
    assert (len(wet), min(wet), max(wet), sum(wet)) == (7, 3, 8, 36)
    assert len([tile for tile in NORMAL if tile.camp]) == 3


@pytest.mark.rule("US-1113")
@pytest.mark.parametrize("target", [27, 28, 29, 30, 31, 32])
def test_the_supply_is_enough_for_the_whole_map(target: int) -> None:
    """All normal tiles and New Haven open and the bag full: so much is left, and a target tile takes one at most."""
    printed = Counter[str]()
    for tile in NORMAL:
        printed.update(tile.resources)
    assert printed == {"wood": 9, "fabric": 9, "metal": 11, "connector": 8, "alcohol": 3, "plastic": 4, "food": 6}
    t = Table()
    w = t.w
    w.supply = {what: CUBES[what] - BAG[what] for what in RESOURCES}
    for i, tile in enumerate([CONTENT.index["tile/tile-1"], *[CONTENT.index[tile.key] for tile in NORMAL]]):
        put_tile(w, f"{i},9", tile)
    assert w.supply == {"wood": 4, "fabric": 4, "metal": 3, "connector": 4, "alcohol": 8, "plastic": 7}
    put_tile(w, "9,0", CONTENT.index[f"tile/tile-{target}"])
    assert sum(w.supply.values()) >= 29


# --- enemies -----------------------------------------------------------------------------------------------------------


def halves(text: str) -> tuple[str, str]:
    day, _, night = text.partition(" / ")
    return (day.strip("- "), night.strip("- "))


@pytest.mark.rule("US-1121")
@pytest.mark.parametrize("row", rows("### D3 Enemy deck"), ids=lambda row: row["Name"])
def test_an_enemy_carries_the_numbers_of_its_line(row: Row) -> None:
    key = f"enemy/{slug(row['Name'])}"
    card = CONTENT.cards[CONTENT.index[key]]
    assert isinstance(card, Enemy)
    it = card.fighter
    kind, _, tag = row["Kind"].partition(" ")
    assert (it.kind, it.sol, it.hp) == (kind, tag == "SoL", int(row["HP"]))
    assert (it.melee, it.melee_night) == halves(row["Melee day / night"])
    assert (it.ranged, it.ranged_night) == halves(row["Ranged day / night"])
    assert [c.key for c in CONTENT.cards].count(key) == int(row["×"])


ENEMIES = [card.fighter for card in deck("enemy") if isinstance(card, Enemy)]


def threat(it: Fighter) -> float:
    """HP times expected damage per attack, by day or by Night, whichever is worse; Wolves hunt in pairs at Night."""
    day = sum(EXPECTED[c] for c in it.melee + it.ranged)
    night = sum(EXPECTED[c] for c in it.melee_night + it.ranged_night) * (2 if "wolf" in it.perks else 1)
    return it.hp * max(day, night)


@pytest.mark.rule("US-1122")
def test_the_distribution_of_the_enemies() -> None:
    assert Counter(it.kind for it in ENEMIES) == {"Animal": 9, "Human": 10, "Mutated": 6}
    assert len([it for it in ENEMIES if it.sol]) == 6
    assert all(it.kind == "Human" for it in ENEMIES if it.sol)
    assert len([it for it in ENEMIES if threat(it) < 2]) == 9
    assert len([it for it in ENEMIES if 2 <= threat(it) < 6]) == 11
    assert len([it for it in ENEMIES if threat(it) >= 6]) == 5


def odds(dice: str) -> dict[int, float]:
    """How often each number of successes is rolled."""
    found = {0: 1.0}
    for colour in dice:
        new: dict[int, float] = {}
        for n, p in found.items():
            for face in DICE[colour]:
                new[n + face] = new.get(n + face, 0) + p / 8
        found = new
    return found


def duel(fighter: str, hp: int, enemy: str, foe: int) -> tuple[float, float]:
    """How often the character survives, and how many HP a survivor has lost on the average."""
    states = {(hp, foe): 1.0}
    won: dict[int, float] = {}
    attack, answer = odds(fighter), odds(enemy)
    for _ in range(200):
        new: dict[tuple[int, int], float] = {}
        for (mine, its), p in states.items():
            for a, pa in attack.items():
                for b, pb in answer.items():
                    left, still = mine - b, its - a
                    if left > 0 and still <= 0:
                        won[left] = won.get(left, 0) + p * pa * pb
                    elif left > 0:
                        new[left, still] = new.get((left, still), 0) + p * pa * pb
        states = new
    chance = sum(won.values())
    return chance, sum((hp - left) * p for left, p in won.items()) / chance


@pytest.mark.rule("US-1124")
@pytest.mark.parametrize(
    ("who", "weapon", "enemy", "night", "wins", "lost"),
    [
        ("veteran", "", "wolf", False, 0.99, 2.4),
        ("veteran", "", "great-bear", False, 0.41, None),
        ("veteran", "machete", "great-bear", False, 0.80, None),
        ("thickskin", "crowbar", "great-bear", False, 0.95, 4.8),
        ("thickskin", "crowbar", "great-bear", True, 0.86, None),
        ("scout", "", "brute", False, 0.22, None),
        ("medic", "", "brute", False, 0.22, None),
        ("scout", "", "liberty-recruit", False, 0.99, None),
        ("medic", "", "liberty-recruit", False, 0.99, None),
    ],
)
def test_the_reference_odds_of_a_duel(
    who: str, weapon: str, enemy: str, night: bool, wins: float, lost: float | None
) -> None:
    sheet = CONTENT.cards[CONTENT.index[f"character/{who}"]]
    foe = CONTENT.cards[CONTENT.index[f"enemy/{enemy}"]]
    assert isinstance(sheet, Character)
    assert isinstance(foe, Enemy)
    more = ""
    if weapon:
        gear = CONTENT.cards[CONTENT.index[f"item/{weapon}"]]
        assert isinstance(gear, Gear)
        more = gear.dice
    dice = foe.fighter.melee_night if night else foe.fighter.melee
    chance, cost = duel(sheet.melee + more, sheet.hp, dice, foe.fighter.hp)
    assert chance == pytest.approx(wins, abs=0.02)
    if lost is not None:
        assert cost == pytest.approx(lost, abs=0.2)


# --- night, sun, events --------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1131", "US-1132")
def test_the_distribution_of_the_night_deck() -> None:
    listed = rows("### D4 Night deck")
    cards = [card for card in CONTENT.unique if isinstance(card, Night)]
    assert len(cards) == len(listed) == 16
    for card, row in zip(cards, listed, strict=True):
        assert card.id == slug(row["Name"])
        assert card.animal == (row["Tag"] == "Animal")
        assert len([c for c in deck("night") if c.key == card.key]) == int(row["×"])
    groups = Counter[str]()
    for row in listed:
        n = int(row["#"])
        groups["animal" if n < 7 else "attack" if n < 10 else "hardship" if n < 14 else "quiet"] += int(row["×"])
    assert groups == {"animal": 8, "attack": 5, "hardship": 5, "quiet": 4}


@pytest.mark.rule("US-1141", "US-1143")
def test_the_sun_deck_and_what_it_costs_on_the_average() -> None:
    listed = {slug(row["Name"]): row for row in rows("**US-1142**")}
    suns = [card for card in deck("sun") if isinstance(card, Sun)]
    assert Counter(card.id for card in suns) == {id: int(row["×"]) for id, row in listed.items()}
    for card in suns:
        assert card.keyword == slug(listed[card.id]["Keyword"])
    by_day = 2 * sum(card.drink - 1 for card in suns) / len(suns)
    assert by_day == pytest.approx(0.6)
    storms = len([card for card in suns if card.keyword == "storm"]) / len(suns)
    assert (2 * storms, storms) == (pytest.approx(0.4), pytest.approx(0.2))


@pytest.mark.rule("US-1151", "US-1152")
def test_the_distribution_of_the_events() -> None:
    listed = rows("### D6 Event deck")
    cards = [card for card in CONTENT.unique if isinstance(card, Event)]
    assert [card.id for card in cards] == [slug(row["Name"]) for row in listed]
    assert len(deck("event")) == 35
    classes = Counter(row["Class"] for row in listed)
    assert (classes["good"], classes["bad"], classes["choice"] + classes["test"]) == (14, 11, 10)


# --- items, equipment, loot ----------------------------------------------------------------------------------------------


def marks(text: str) -> set[str]:
    return {word for word in re.split(r"[ ,]+", text.lower()) if word in ("melee", "ranged", "electric", "fire")}


@pytest.mark.rule("US-1161", "US-1162", "US-1163")
@pytest.mark.parametrize("row", rows("### D7 Item deck"), ids=lambda row: row["Name"])
def test_an_item_carries_the_numbers_of_its_line(row: Row) -> None:
    card = CONTENT.cards[CONTENT.index[f"item/{slug(row['Name'])}"]]
    assert isinstance(card, Gear)
    assert (card.kind, card.recipe, card.price) == ("item", amounts(row["Recipe"]), int(row["Price"]))
    assert set(card.marks) == marks(row["Marks"])
    assert card.stars == number(row["Stars"])
    uses = row["Uses"]
    counted = re.match(r"\d+", uses)
    assert card.uses == (int(counted[0]) if counted else 0)
    assert card.ammo == ("arrow" if "arrow" in uses else "cartridge" if "cartridge" in uses else "")
    assert card.tap == (uses == "tap")
    assert len([c for c in deck("item") if c.key == card.key]) == int(row["×"])
    ap = re.search(r"(\d) AP:", row["Effect"])
    if ap:
        assert card.use is not None
        assert card.use.ap == int(ap[1])
    dice = re.match(r"\+?([GYB]+)\b", row["Effect"])
    assert card.dice == (dice[1] if dice else "")


@pytest.mark.rule("US-1171", "US-1172")
@pytest.mark.parametrize("row", rows("### D8 Equipment deck"), ids=lambda row: row["Name"])
def test_equipment_carries_the_numbers_of_its_line(row: Row) -> None:
    card = CONTENT.cards[CONTENT.index[f"equipment/{slug(row['Name'])}"]]
    assert isinstance(card, Gear)
    assert (card.kind, card.recipe, card.price) == ("equipment", amounts(row["Recipe"]), int(row["Price"]))
    assert card.stars == number(row["Stars"])
    assert len([c for c in deck("equipment") if c.key == card.key]) == int(row["×"])


@pytest.mark.rule("US-1162", "US-1163", "US-1172", "US-110")
def test_one_copy_of_each_starred_card_may_be_offered() -> None:
    """Six lie on offer; taking one of them away leaves 27 others, because only one copy carries the stars."""
    from holdfast.games.under_our_sun.setup.starting_items import starred

    assert (len(deck("item")), len(deck("equipment"))) == (53, 19)
    w = Table().w
    for zone in ("lawrence", "items-0", "items-1", "gear-0", "gear-1"):
        for card in w.zones[zone].top:
            put_away(w, card)
    pile = [w.gear(card) for card in starred(w)]
    assert len(pile) == len({gear.key for gear in pile}) == 28
    assert Counter(gear.stars for gear in pile if gear.deck == "item") == {1: 11, 2: 7, 3: 2}
    assert Counter(gear.stars for gear in pile if gear.deck == "equipment") == {1: 4, 2: 4}


@pytest.mark.rule("US-1164")
def test_no_card_is_worth_more_in_parts_than_it_costs() -> None:
    for card in [*deck("item"), *deck("equipment")]:
        assert isinstance(card, Gear)
        assert card.recipe
        assert card.price >= sum(VALUE[what] * n for what, n in card.recipe.items()), card.key


@pytest.mark.rule("US-1181", "US-1182", "US-1184")
def test_the_loot_deck_carries_the_numbers_of_its_lines() -> None:
    listed = rows("### D9 Loot deck")
    cards = [card for card in CONTENT.unique if isinstance(card, Gear) and card.deck == "loot"]
    assert len(cards) == len(listed)
    groups = Counter[str]()
    for card, row in zip(cards, listed, strict=True):
        name = slug(re.sub(r"^(Veteran|Thickskin|Scout|Medic)'s ", "", plain(row["Name"])))
        low, _, high = row["#"].partition("-")
        n = int(high or low) - int(low) + 1
        assert card.id == name
        assert len([c for c in deck("loot") if c.key == card.key]) == n
        assert card.price == number(row["Price"])
        text = row["Marks / uses"]
        assert set(card.marks) == marks(text)
        counted = re.search(r"(\d+)", text)
        assert card.uses == (int(counted[1]) if counted else 0)
        assert card.ammo == ("arrow" if "arrow" in text else "cartridge" if "cartridge" in text else "")
        assert card.tap == ("tap" in text)
        hero = re.match(r"hero (\w+)", row["Kind"])
        assert card.hero == (hero[1].lower() if hero else "")
        kind = "equipment" if "equipment" in row["Kind"] else "goods" if row["Kind"] == "goods" else "item"
        assert card.kind == kind
        assert not card.recipe
        groups["hero" if hero else row["Kind"].replace("tool", "consumable")] += n
    assert groups == {"weapon": 12, "hero": 8, "equipment": 7, "consumable": 9, "goods": 12}
    assert len(deck("loot")) == 48
    assert Counter(card.hero for card in cards if card.hero) == dict.fromkeys(
        ("veteran", "thickskin", "scout", "medic"), 2
    )


# --- roles, mission and other cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("US-1191")
def test_the_survivors_cannot_be_told_apart() -> None:
    """They share name and rules; only the story differs."""
    survivors = [card for card in deck("team") if isinstance(card, Team) and card.role == "survivor"]
    assert len(survivors) == 10
    assert {(card.goal, *card.name.values(), card.back()) for card in survivors} == {
        ("", *survivors[0].name.values(), survivors[0].back())
    }
    assert len({card.flavour["en"] for card in survivors}) == 10


@pytest.mark.rule("US-1192")
def test_three_sons_of_liberty_with_three_goals() -> None:
    sons = [card for card in deck("team") if isinstance(card, Team) and card.role == "sol"]
    assert [card.goal for card in sons] == [slug(row["Card"]) for row in rows("**US-1192**")]
    assert len(deck("team")) == 13


@pytest.mark.rule("US-1201", "US-1202")
def test_the_split_of_the_mission_and_other_cards() -> None:
    cards = [card for card in deck("mission-and-other") if isinstance(card, Other)]
    assert Counter(card.kind for card in cards) == {"mission": 24, "trader": 3, "figure": 3, "overview": 2}
    for card in cards:
        assert set(card.text) == {"en", "it", "es"}
    assert {(card.mission, card.order) for card in cards if card.kind == "mission"} == {
        (f"m{m}", n) for m in range(1, 7) for n in range(1, 5)
    }


@pytest.mark.rule("US-1204", "US-1205")
def test_what_the_figures_and_traders_are() -> None:
    """Lawrence and hostages cannot fight; a dealer fights by US-739; boss and Captain grow with the crew."""
    others = {card.id: card for card in deck("mission-and-other") if isinstance(card, Other)}
    assert others["lawrence"].fighter is None
    assert others["hostage"].fighter is None
    for id in ("dealer-1", "dealer-2"):
        it = others[id].fighter
        assert it is not None
        assert (it.hp, it.melee, it.melee_night, it.ranged, it.ranged_night) == (6, "GY", "GY", "Y", "Y")
    for players in (2, 3, 4):
        t = Table(players)
        captain = t.w.foe(t.foe("liberty-captain", "0,0"))
        boss = t.w.foe(t.foe("ash-matriarch", "0,0"))
        assert captain is not None
        assert boss is not None
        assert (t.w.life(captain), t.w.life(boss)) == (5 + players, 8 + 3 * players)
        assert t.w.fighter(captain).sol
        assert t.w.fighter(boss).kind == "Mutated"
