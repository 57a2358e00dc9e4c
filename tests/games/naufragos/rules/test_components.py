"""Components (NA-010 to NA-024): boards, dice, cards, pawns, counters, tiles, tokens, and what runs out."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.camp.store import Food, Rope, Sail, Wood
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.plot.plot_cards import Token
from holdfast.games.naufragos.setup.audit import faults
from tests.games.naufragos.table import RULESETS, Table, ids

rulesets = pytest.mark.parametrize("ruleset", RULESETS)
counts = pytest.mark.parametrize("players", [1, 2, 3, 4])


def island(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "pathfinder", "medic")[:players])
    return t


def verbs(thing: Any, kind: type[Any]) -> Iterator[Any]:
    """Every effect of a kind that stands anywhere on a card."""
    if isinstance(thing, kind):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from verbs(getattr(thing, name), kind)
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from verbs(value, kind)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from verbs(value, kind)


# --- boards, dice, cards, pawns ------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-010")
@rulesets
def test_the_boards_are_all_in_use(ruleset: str) -> None:
    t = island(ruleset)
    t.to_placing()
    spaces = set(t.keys())
    assert {"forage", "wood", "diary", "campfire", "build", "explore", "rest:1"} <= spaces  # the main board
    assert {"camp:1", "camp:5"} <= spaces  # the camp board
    t.pawns("explore", *["pass"] * 5)
    assert t.asked == "march"  # the exploration board
    assert ("draw:coast" if ruleset == "2013" else "advance") in t.keys()
    shown = t.game.view(None)
    assert set(shown["sizes"]) >= {"coast", "interior", "heart", "event", "wreckage", "supply"}
    assert (shown["pending"], shown["difficulty"]) == ([], 4)


@pytest.mark.rule("NA-011")
@rulesets
@pytest.mark.parametrize(("faces", "home"), [((6, 6), True), ((6, 5), False), ((1, 1), False)])
def test_two_dice_with_faces_one_to_six(ruleset: str, faces: tuple[int, int], home: bool) -> None:
    t = island(ruleset)
    t.explore(0)
    t.store(difficulty=12)
    t.dice(*faces)
    t.choose("return")
    assert (t.asked == "shares") != home
    assert t.w.party == (() if home else (0,))


@pytest.mark.rule("NA-011")
def test_no_die_shows_a_seven() -> None:
    t = island("2013")
    t.explore(0)
    t.dice(7, 1)
    with pytest.raises(ValueError, match="dictated"):
        t.choose("return")


@pytest.mark.rule("NA-012")
def test_two_hundred_and_forty_cards() -> None:
    content = DEFINITION.content()
    cards = Counter(card.deck for card in content.cards if card.deck not in DEFINITION.components.pieces)
    basic = {"coast": 11, "interior": 18, "heart": 10}
    assert cards == {"plot": 127, "character": 12, "camp": 5, "event": 21, "wreckage": 30, **basic}
    assert DEFINITION.components.own == dict.fromkeys(("event", "wreckage", "camp", "coast", "interior", "heart"), 1)
    assert cards.total() + 6 == 240
    numbers = Counter(card.number for card in content.cards if isinstance(card, Plot))
    assert numbers == {0: 22, **dict.fromkeys(range(1, 106), 1)}


@pytest.mark.rule("NA-012")
@rulesets
@counts
def test_every_card_lies_somewhere_on_the_table(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    lying = [entry for zone in t.w.zones.values() for entry in zone.entries()]
    assert len(lying) == 234 + 38 + 33 + 15
    assert faults(t.w) == []
    t.event("e9")
    t.act("diary")
    assert faults(t.w) == []


@pytest.mark.rule("NA-013")
@rulesets
def test_each_of_four_colours_has_two_pawns_and_a_lost_marker(ruleset: str) -> None:
    t = island(ruleset, 4)
    t.to_placing()
    for n in range(4):
        t.choose(f"rest:{n + 1}", n)
    for n in range(4):
        assert t.w.pawns == {f"rest:{s + 1}": s for s in range(4)} | {f"forage:{s + 1}": s for s in range(n)}
        t.choose("forage", n)
    assert t.idle  # nobody had a third pawn
    t.lost(((0,), 5), ((2,), 7))
    t.dice(*[1] * 8)
    t.phase("actions")
    shown = t.game.view(None)["castaways"]
    assert [c["lost"] for c in shown] == [5, 0, 7, 0]  # two markers, each on its own number
    assert [c["pawns"] for c in shown] == [2, 2, 2, 2]


@pytest.mark.rule("NA-014", "NA-020")
@rulesets
def test_wood_counters_run_out(ruleset: str) -> None:
    t = island(ruleset)
    t.store(wood=10, fire=True, fire_wood=1)
    t.w.progress["bonfire"] = 2
    t.play(Wood(2))
    assert t.w.wood == 12
    t.event("e9")  # driftwood: two, and one is left
    assert t.w.wood == 13
    t.act("wood")
    assert t.w.wood == 13
    assert t.w.energy[0] == 5  # the walk was for nothing
    t.camp("bc11")
    assert sum(t.w.on_card.values()) == 0  # no counter is left to lie on the fallen tree
    t.store(wood=16 - 3 - 4)
    t.camp("bc11")
    assert sum(t.w.on_card.values()) == 4
    assert faults(t.w) == []


@pytest.mark.rule("NA-014", "NA-020")
@rulesets
def test_food_counters_run_out_wherever_they_lie(ruleset: str) -> None:
    t = island(ruleset)
    t.store(food=9, estate_food=1, fire=True)
    t.held(2, 2, 0)
    t.event("e14")  # two, and both are there
    assert t.w.food == 11
    t.play(Food(3, "me"), who=2)
    assert (t.w.food, t.w.held) == (11, [2, 2, 0])
    t.play(Food(-2), Food(3, "me"), who=2)
    assert (t.w.food, t.w.held) == (9, [2, 2, 2])
    assert faults(t.w) == []


@pytest.mark.rule("NA-014", "NA-020")
@rulesets
def test_cubes_do_not_run_out(ruleset: str) -> None:
    t = island(ruleset)
    for zone, id, n in (("tiles", "forage/forage-2", 13), ("tiles", "forage/forage-3", 5)):
        cards = [i for i, card in enumerate(t.w.content.cards) if card.key == id]
        assert len(cards) == n
        for card in cards:
            pool = t.w.content.pool_of[card]
            t.w.pools[pool] = tuple(c for c in t.w.pools[pool] if c != card)
            t.w.put(card, zone)
    t.wounds(5, 5, 5)
    t.store(food=0)
    t.phase("survival")
    assert t.asked == "piece"
    assert (t.w.cubes, sum(t.w.wounds)) == (13 * 2 + 5 * 3, 15)  # more than 24 white ones


@pytest.mark.rule("NA-014")
@rulesets
def test_there_is_one_white_pawn(ruleset: str) -> None:
    t = island(ruleset)
    t.phase("actions")
    asked = []
    while t.asked == "white-pawn":
        asked.append(t.seat)
        t.choose("white:camp:2")
    assert asked == [0]
    assert [space for space, it in t.game.view(None)["camp"].items() if it["white"]] == ["camp:2"]


# --- tiles and tokens ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-015", "NA-022", "NA-023")
@rulesets
def test_forty_eight_food_tiles_and_their_values(ruleset: str) -> None:
    t = island(ruleset)
    forage = ids(t.w, [t.w.draw(zone, "tiles") for zone in ("supply", "forage") for _ in range(t.w.size(zone))])
    assert Counter(forage) == {"forage-1": 14, "forage-2": 13, "forage-3": 5, "forage-4": 1}
    fish = ids(t.w, [t.w.draw("fish", "tiles") for _ in range(t.w.size("fish"))])
    assert Counter(fish) == {"fish-1": 5, "fish-2": 5, "fish-3": 3, "jellyfish": 1}
    assert len(forage) + len(fish) + t.w.size("shark-aside") == 48
    t.store(food=0)
    t.phase("survival")
    assert t.w.cubes == 59 + 24  # each becomes as many cubes as its value


@pytest.mark.rule("NA-016", "NA-021")
@rulesets
def test_thirty_eight_story_tokens_and_their_values(ruleset: str) -> None:
    t = island(ruleset)
    assert t.game.view(0)["zones"]["story"] == ["?story"] * 38
    t.play(Story("0", 40))  # two more than there are
    assert Counter(t.tokens(0)) == {1: 18, 2: 13, 3: 7}
    assert t.game.view(None)["castaways"][0]["tokens"] == 38
    assert t.game.view(None)["castaways"][0]["known_tokens"] == []
    assert sum(t.game.view(0)["castaways"][0]["known_tokens"]) == 65
    t.play(Story("1"))
    assert t.tokens(1) == []


@pytest.mark.rule("NA-017", "NA-042")
@rulesets
def test_two_ropes_and_two_sails(ruleset: str) -> None:
    t = island(ruleset)
    t.play(Rope(1), Sail(1))
    assert (t.w.rope, t.w.sail) == (1, 1)
    t.play(Rope(2), Sail(2))
    assert (t.w.rope, t.w.sail) == (2, 2)
    t.play(Rope(-1), Sail(-3))
    assert (t.w.rope, t.w.sail) == (1, 0)


@pytest.mark.rule("NA-017", "NA-019")
def test_no_card_knows_another_token_than_those_in_the_box() -> None:
    cards = DEFINITION.content().unique
    assert {token.name for card in cards for token in verbs(card, Token)} == {"dog", "goat", "cannon"}
    assert {card.deck for card in cards} - set(DEFINITION.components.decks) == set()
    assert DEFINITION.components.pieces == {"story", "forage", "fish"}
    for players in (2, 3, 4):
        t = Table(players)  # the broken helm is the same token as the starting player's: one seat has it
        t.stop_at_dawn()
        t.phase("end")
        assert t.w.starter == 1
        assert t.w.tokens == ()


@pytest.mark.rule("NA-017", "NA-018")
@rulesets
def test_four_shelters_turn_over_one_after_the_other(ruleset: str) -> None:
    t = island(ruleset)
    for level in range(1, 5):
        t.energy(6, 6, 6)
        t.store(wood=8, rope=1)
        assert t.w.shelter == level - 1
        t.act("build")
        t.choose("build:shelter")
        for _ in range(3):
            t.choose("give:2")
        t.go_on()
        assert t.w.shelter == level
    assert t.w.places == ("", "sand", "bonfire", "")
    t.energy(6, 6, 6)
    t.act("build")
    assert "build:shelter" not in t.keys()


@pytest.mark.rule("NA-018")
@rulesets
def test_the_campfire_has_a_dark_and_a_bright_side(ruleset: str) -> None:
    t = island(ruleset)
    t.act("campfire")
    t.dice(2)
    t.choose("stake:2")
    t.go_on()
    assert t.w.fire
    t.to_placing()
    assert t.why("campfire") == {"NA-256"}  # it burns
    t.pawns(*["pass"] * 6)
    t.event("e1")  # a storm
    assert (t.w.fire, t.w.fire_wood) == (False, 0)
    t.to_placing()
    assert "campfire" in t.keys()


# --- jellyfish and shark -------------------------------------------------------------------------------------------------


def fishing(t: Table, tile: str) -> None:
    """The first castaway, who is no fisher, draws this tile."""
    t.abilities("cook", "medic")
    if tile == "shark":
        t.fetch("fish/shark", "fish")
    t.on_top("fish", tile)
    t.act("camp:1")


@pytest.mark.rule("NA-024")
@rulesets
@pytest.mark.parametrize("barrel", [False, True])
def test_the_jellyfish_stings_who_has_no_barrel(ruleset: str, barrel: bool) -> None:
    t = Table(2, ruleset)
    if barrel:
        t.item(0, "w14")
    fishing(t, "jellyfish")
    assert t.w.wounds == [0 if barrel else 1, 0]
    assert t.w.size("tiles") == 0  # no food
    assert t.where("jellyfish") == "fish-discard"


@pytest.mark.rule("NA-024", "NA-632")
@rulesets
@pytest.mark.parametrize(("face", "wounds"), [(6, 0), (5, 0), (4, 2), (1, 2)])
def test_the_shark_is_fought_off_with_seven(ruleset: str, face: int, wounds: int) -> None:
    t = Table(2, ruleset)
    t.item(0, "w9")  # +2
    t.item(1, "w6")  # nobody can help
    t.dice(face)
    fishing(t, "shark")
    assert t.w.wounds == [wounds, 0]
    assert t.w.size("tiles") == 0
    assert t.where("shark") == "tiles-gone"  # win or lose
    assert t.w.size("fish-discard") == 0
