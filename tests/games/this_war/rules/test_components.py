"""What the box holds (TW-001 to TW-043)."""

from collections import Counter

import pytest

from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.house.spaces import CRACKS, ROWS, SLOTS, SPACE, SPACES, TYPES
from holdfast.games.this_war.rules import (
    AXE,
    BLAST,
    ENEMIES,
    FAMILIES,
    GREY_DIE,
    IDS,
    ITEM,
    OUT_OF_AMMO,
    RED_DIE,
    STORY,
    TOKENS,
    YELLOW_DIE,
)
from holdfast.games.this_war.things.stores import Gain, Lose, RemoveFromBox, gain
from tests.games.this_war.table import Table

TABLE = """canned-food 3 15 1|raw-food 6 10 1|vegetable 5 5 0|alcohol-100 3 10 1|moonshine 3 3 1|sugar 3 3 1|coffee 4 1 0
cigarette 6 1 0|assault-rifle 2 20 2|shotgun 2 20 2|pistol 2 16 1|hatchet 2 12 1|knife 3 8 1|broken-assault-rifle 1 8 2
broken-shotgun 1 8 2|broken-pistol 1 5 1|weapon-part 4 2 1|ammo 9 3 0|shell 3 1 0|meds 3 10 0|bandages 3 10 0
herbal-meds 3 6 0|herb 3 1 0|chems 6 1 0|shovel 2 6 1|lockpick 2 5 0|sawblade 1 5 0|filter 3 1 1|mechanical-part 4 2 1
electrical-part 4 3 1|jewelry 2 10 0|book 3 1 0|broken-guitar 1 3 1|guitar 1 10 2"""
"""TW-016: number, value, weight."""


@pytest.mark.rule("TW-016", "TW-017", "TW-018", "TW-020")
def test_every_token_has_its_number_value_and_weight() -> None:
    printed = [line.split() for line in TABLE.replace("\n", "|").split("|")]
    assert [(t.id, t.number, t.value, t.weight) for t in TOKENS[:-3]] == [
        (id, int(n), int(value), int(weight)) for id, n, value, weight in printed
    ]


@pytest.mark.rule("TW-010", "TW-017")
def test_totals_by_colour() -> None:
    totals = Counter()  # type: Counter[str]
    for token in TOKENS:
        totals[token.colour] += token.number
    assert (totals["green"], totals["red"], totals["grey"], totals["yellow"]) == (33, 30, 23, 18)


@pytest.mark.rule("TW-008", "TW-009", "TW-019", "TW-021")
def test_resources_are_limited_and_cannot_be_sold() -> None:
    t = Table()
    t.store()
    t.run(Gain("water", 9, "storage"), Gain("wood", 60, "storage"), Gain("component", 49, "storage"))
    assert t.stored() == {"water": 6, "wood": 50, "component": 49}
    assert not t.faults()
    assert [t.w.worth(ITEM[name]) for name in ("wood", "component", "water")] == [0, 0, 0]
    assert [TOKENS[ITEM[name]].weight for name in ("wood", "component", "water")] == [1, 1, 1]


@pytest.mark.rule("TW-021", "TW-022")
def test_what_the_box_does_not_hold_cannot_be_found() -> None:
    t = Table()
    t.store()
    t.run(RemoveFromBox("sawblade"), Gain("sawblade", 1, "storage"))
    assert t.stored() == {}
    t.run(Gain("guitar", 1, "storage"), Lose("guitar", 1, "storage"), Gain("guitar", 1, "storage"))
    assert t.stored() == {"guitar": 1}, "what is discarded can be found again"
    assert gain(t.w, t.w.storage, ITEM["meds"], 5) == 3
    assert not t.faults()


@pytest.mark.rule("TW-023")
def test_families() -> None:
    named = {name: {IDS[i] for i in FAMILIES[name]} for name in FAMILIES}
    assert named["food"] == {"canned-food", "raw-food", "vegetable"}
    assert named["medical"] == {"meds", "herbal-meds", "bandages"}
    assert named["weapon"] == {"knife", "hatchet", "pistol", "assault-rifle", "shotgun"}
    assert named["tool"] == {"shovel", "lockpick", "sawblade"}
    assert named["alcohol"] == {"moonshine", "alcohol-100"}
    t = Table()
    t.store(broken_pistol=1, raw_food=1)
    t.run(Lose("weapon", 1, "storage", if_possible=True))
    assert t.stored() == {"broken-pistol": 1, "raw-food": 1}, "a broken weapon is none"


@pytest.mark.rule("TW-002", "TW-003", "TW-004", "TW-005", "TW-006")
def test_the_dice() -> None:
    assert sorted(GREY_DIE) == sorted((0, 0, 0, 1, 1, STORY))
    assert sorted(YELLOW_DIE) == sorted((0, 1, 1, 2, AXE, STORY))
    assert sorted(RED_DIE) == sorted((OUT_OF_AMMO, 1, 2, 3, BLAST, STORY))
    for weapon, die in ((0, GREY_DIE), (1, YELLOW_DIE)):
        t = Table()
        t.people("anton")
        t.outside("hotel", "anton")
        t.pile(**({"knife": 1} if weapon else {}))
        t.game.dictate(dice=[0, die.index(1), 0])
        t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}))
        if weapon:
            t.choose("weapon:knife")
        t.choose("fight")
        assert t.w.fight is not None
        assert t.w.fight.foes[0].wounds == 1


@pytest.mark.rule("TW-007", "TW-935")
def test_symbols_count_for_their_weapon_alone() -> None:
    for weapon, dead in (("hatchet", True), ("knife", False)):
        t = Table()
        t.people("anton")
        t.outside("hotel", "anton")
        t.pile(**{weapon: 1})
        t.game.dictate(dice=[0, YELLOW_DIE.index(AXE), 0])
        t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}, thug=True))
        t.choose(f"weapon:{weapon}")
        t.choose("fight")
        assert (t.w.fight is None) == dead


@pytest.mark.rule("TW-014", "TW-902")
def test_nine_enemy_tokens() -> None:
    assert Counter(letter for letter, _ in ENEMIES) == {"a": 3, "b": 3, "c": 3}
    by = {letter: sorted(n for other, n in ENEMIES if other == letter) for letter in "abc"}
    assert by == {"a": [0, 0, 1], "b": [0, 1, 2], "c": [1, 2, 3]}
    t = Table()
    t.people("anton")
    t.outside("hotel", "anton")
    t.run(StartFight(9, {"a": "none", "b": "knife", "c": "pistol"}))
    assert t.w.fight is not None
    drawn = sorted((foe.letter, foe.prowess) for foe in t.w.fight.foes)
    assert drawn == sorted(ENEMIES)
    assert {foe.weapon for foe in t.w.fight.foes if foe.letter == "b"} == {ITEM["knife"]}


@pytest.mark.rule("TW-012", "TW-1700", "TW-1851")
def test_two_hundred_cards() -> None:
    counts = Counter(card.deck for card in DEFINITION.content().cards)
    printed = {deck: n for deck, n in counts.items() if not deck.startswith("script")}
    assert printed == {
        "fitting": 20, "shelter": 19, "character": 12, "exploration": 26, "findings": 11, "night-raid": 10,
        "resident": 14, "location": 18, "visitor": 12, "event": 12, "ending-event": 3, "chapter": 3, "objective": 8,
        "narrative-action": 15, "fate": 7, "colour": 5,
    }  # fmt: skip
    assert sum(printed.values()) == 195, "and five blank ones, which are not used"


@pytest.mark.rule("TW-001", "TW-030", "TW-031", "TW-032", "TW-033")
def test_the_house() -> None:
    assert [len(row) for row in ROWS] == [6, 10, 9, 8]
    counts = {TYPES[kind]: len(spaces) for kind, spaces in SLOTS.items()}
    assert counts == {"furniture": 5, "debris": 4, "rubble": 6, "closed-door": 3, "bars": 1}
    t = Table()
    house = t.game.view(0)["house"]
    assert {name: space["kind"] for name, space in house.items() if name.startswith("c")} == {
        "c1": "bars", "c2": "rubble", "c5": "furniture", "c6": "rubble", "c7": "debris", "c8": "closed-door",
    }  # fmt: skip
    assert [SPACES[c] for c in CRACKS] == ["k1", "k2", "k3"]
    assert t.game.options["board"] == "standard"


@pytest.mark.rule("TW-034", "TW-327")
def test_two_slots_are_free_from_the_start() -> None:
    t = Table()
    t.people("marin")
    t.store(wood=3, component=5)
    t.day()
    t.choose("build:heater")
    assert set(t.keys()) == {"slot:g3", "slot:u3"}


@pytest.mark.rule("TW-035", "TW-036", "TW-038", "TW-039")
def test_what_can_be_reached_at_the_start() -> None:
    reach = set(Table().game.view(0)["reach"])
    assert reach >= {
        "g4",
        "u4",
        "a5",
        "c5",
        "g7",
        "u2",
        "a3",
        "c2",
        "c6",
        "u7",
        "g1",
        "g2",
        "u6",
        "c3",
        "g6",
        "g3",
        "u3",
        "k3",
    }
    assert not reach & {"g8", "k1", "u1", "k2", "u8", "u9", "a1", "a2", "c1", "c7", "c8"}


@pytest.mark.rule("TW-037", "TW-035")
def test_what_lies_behind_an_obstacle_cannot_be_used() -> None:
    t = Table()
    t.people("marin")
    t.day()
    assert t.refuses("search:g8") == {"HF-01"}
    t.clear("g7")
    t.day()
    assert "search:g8" in t.keys()
    t.built(g7="heater")
    t.day()
    assert "search:g8" in t.keys(), "a Fitting never blocks"


@pytest.mark.rule("TW-040", "TW-305")
def test_places_take_one_character_and_rummage_any_number() -> None:
    t = Table()
    t.people("marin", "anton", "boris")
    t.day()
    t.choose("outside:g1")
    assert t.refuses("outside:g1") == {"TW-305"}
    t.choose("rummage:c3")
    t.choose("rummage:c3")
    assert t.asked == "resolve-turn"
    assert [job.what for job in t.w.jobs] == ["outside", "rummage", "rummage"]


@pytest.mark.rule("TW-041", "TW-042")
def test_the_spaces_outside() -> None:
    for space, cards in (("near", 14), ("medium", 12), ("far", 10)):
        t = Table()
        t.people("marin", "anton")
        t.tasks(marin="scavenge", anton="guard")
        t.scavenge()
        t.choose(f"go:{space}")
        assert t.w.unknown == cards
        assert t.w.noise == 1


@pytest.mark.rule("TW-043", "TW-910")
def test_three_wounds_kill_an_enemy() -> None:
    t = Table()
    t.people("roman")
    t.outside("hotel", "roman")
    t.game.dictate(dice=[0, 3, 0])
    t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}, thug=True))
    t.choose("fight")
    t.choose("keep")
    assert t.w.fight is not None
    assert t.w.fight.foes[0].wounds == 2
    t.game.dictate(dice=[1])
    t.choose("fight")
    t.choose("keep")
    assert t.w.fight is None


@pytest.mark.rule("TW-011", "TW-013", "TW-106")
def test_twelve_people_with_five_states_each() -> None:
    t = Table()
    assert len(DEFINITION.content().deck("character")) == 12
    people = t.game.view(0)["people"]
    assert len(people) == 3
    assert set(people[0]["states"]) == {"hunger", "fatigue", "illness", "wounds", "misery"}
    assert t.w.reach >> SPACE["g2"] & 1


@pytest.mark.rule("TW-015", "TW-1211")
def test_a_blank_token_exists_from_its_script_to_its_removal() -> None:
    t = Table()
    t.people("marin")
    assert not t.w.token("music-box")
    t.outside("ruined-villa", "marin")
    t.script("loc-04-a2")
    assert [(token.name, token.place) for token in t.w.tokens] == [("music-box", "storage")]
    t.run(RemoveFromBox("book"))
    assert len(t.w.tokens) == 1
