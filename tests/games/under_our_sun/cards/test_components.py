"""Components: dice, tiles, the hex map, boards, cubes (US-001 to US-073)."""

from collections import Counter

import pytest

from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.cards import Character, Gear, Tile
from holdfast.games.under_our_sun.dice.rolls import Roll, successes
from holdfast.games.under_our_sun.enemies.wandering import WanderFoe
from holdfast.games.under_our_sun.map.geography import distance, neighbour, neighbours, straight
from holdfast.games.under_our_sun.map.tiles import RevealTile, put_tile
from holdfast.games.under_our_sun.people.characters import ActionPoints, WellBeing
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.rules import BAG, CUBES, DICE, KINDS
from holdfast.games.under_our_sun.setup.audit import cubes_in_play
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.goods import FillWater, Gain, GainRandom
from holdfast.games.under_our_sun.things.supply import from_bag
from tests.games.under_our_sun.table import Table

CONTENT = DEFINITION.content()


def copies(deck: str) -> int:
    return sum(card.count for card in CONTENT.unique if card.deck == deck)


# --- counts ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-001", "US-002", "US-003", "US-020")
def test_nine_decks_of_257_cards_and_32_tiles() -> None:
    decks = {
        "team": 13,
        "mission-and-other": 32,
        "item": 53,
        "equipment": 19,
        "sun": 10,
        "enemy": 25,
        "night": 22,
        "event": 35,
        "loot": 48,
    }
    assert {deck: copies(deck) for deck in decks} == decks
    assert sum(decks.values()) == 257
    tiles = [card for card in CONTENT.unique if isinstance(card, Tile)]
    assert Counter(tile.kind for tile in tiles) == {"haven": 1, "normal": 25, "target": 6}
    assert sorted(tile.number for tile in tiles) == list(range(1, 33))


@pytest.mark.rule("US-004", "US-956")
@pytest.mark.parametrize(("expansion", "boards"), [("off", 4), ("on", 6)])
def test_two_boards_belong_to_the_expansion(expansion: str, boards: int) -> None:
    game = DEFINITION.new(2, {"expansion": expansion, "characters": "chosen", "first_player": "1"}, 3)
    keys = [option.key for option in game.question.options]
    assert len(keys) == boards
    assert ("character:mechanic" in keys, "character:hunter" in keys) == (expansion == "on",) * 2


@pytest.mark.rule("US-005", "US-052", "US-051")
def test_the_markers_of_a_board_stop_at_the_ends_of_their_tracks() -> None:
    t = Table()
    t.ap(6, 6)
    t.play(ActionPoints(5))
    assert t.w.ap == [8, 6]
    t.play(ActionPoints(-20))
    assert t.w.ap == [0, 6]
    t.play(WellBeing(1), WellBeing(1))
    assert t.w.well == [2, 1]
    t.play(*[WellBeing(-1)] * 4)
    assert t.w.well == [0, 1]


@pytest.mark.rule("US-006", "US-007", "US-066")
def test_only_resource_cubes_run_out() -> None:
    t = Table()
    t.crew("thickskin", "medic")
    t.w.supply["metal"] = 1
    t.play(Gain("metal", 3), Gain("food", 3))
    assert t.w.have(0, "metal") == 1
    assert t.w.have(0, "food") == 3
    assert t.w.supply["metal"] == 0
    card = CONTENT.index["tile/tile-11"]
    t.fetch("tile/tile-11", "map")
    put_tile(t.w, "0,-1", card)
    assert t.w.spots["0,-1"].printed == NOTHING


# --- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-010", "US-011", "US-012", "US-013", "US-014")
@pytest.mark.parametrize(
    ("colour", "faces"),
    [("G", {2: 1, 1: 4, 0: 3}), ("Y", {1: 4, 0: 4}), ("B", {1: 3, 0: 5}), ("R", {-1: 3, 0: 5})],
)
def test_every_face_of_a_die_is_read_as_it_shows(colour: str, faces: dict[int, int]) -> None:
    assert Counter(DICE[colour]) == faces
    t = Table()
    read = []
    for face in range(8):
        t.game.dictate(dice=[1, face])  # a green die with one success beside it
        t.play(Roll("table", f"G{colour}", "0,0", ()))
        read.append(successes(t.w) - 1)
    assert Counter(read) == faces


@pytest.mark.rule("US-015", "US-036")
@pytest.mark.parametrize("number", range(1, 7))
def test_a_direction_is_one_of_eight_numbers(number: int) -> None:
    t = Table()
    t.tile("2,-1", 22)
    foe = t.foe("feral-dog", "2,-1")
    t.numbers(number)
    t.play(WanderFoe(foe))
    assert t.w.foes[0].pos == neighbour("2,-1", number)


@pytest.mark.rule("US-016", "US-107", "US-981")
@pytest.mark.parametrize(("less", "dice"), [("off", 3), ("on", 2)])
def test_karma_dice_are_kept_by_two_faces_of_six(less: str, dice: int) -> None:
    assert DEFINITION.new(3, {"less_karma": less}, 2).world.karma == [dice] * 3  # type: ignore[attr-defined]
    kept = 0
    for face in range(1, 7):
        t = Table()
        t.karma(1)
        t.dice("G0")
        t.play(Roll("test-strength", "G", "0,0", (), 0))
        t.dice("G1")
        t.numbers(face)
        t.choose("karma:char-0")
        kept += t.w.karma[0]
    assert kept == 2


# --- map tiles ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-021", "US-022", "US-023", "US-025", "US-026", "US-EX05")
def test_a_tile_is_filled_with_what_it_lists() -> None:
    t = Table()
    t.tile("0,-1", 3)
    tile, spot = t.w.ground("0,-1"), t.w.spots["0,-1"]
    printed = dict(zip(KINDS, spot.printed, strict=True))
    assert {what: n for what, n in printed.items() if n} == {"wood": 1, "fabric": 1}
    assert (spot.water, tile.enemies, tile.mv, tile.fields) == (4, 1, 2, 3)
    t.ap(6, 6)
    t.turn(0)
    t.dice("G1", "G1", "G1", "G1")
    t.choose("move:0,-1")
    assert t.w.ap[0] == 4
    assert len(t.w.foes_at("0,-1")) == 1


@pytest.mark.rule("US-024", "US-219")
def test_water_comes_back_to_the_printed_number() -> None:
    t = Table()
    t.tile("0,-1", 9)
    t.w.change("0,-1", water=1)
    t.phase("preparation")
    assert t.w.spots["0,-1"].water == 8


@pytest.mark.rule("US-027", "US-030")
def test_tiles_without_fields_take_everybody() -> None:
    t = Table(4)
    tower = t.w.where(27)
    assert t.w.ground(tower).fields == 0
    for char in range(4):
        t.at(char, tower)
    assert t.w.room(tower)
    targets = [card for card in CONTENT.unique if isinstance(card, Tile) and card.kind == "target"]
    assert {(tile.event, tile.box, tile.enemies) for tile in targets} == {(False, "", 0)}


@pytest.mark.rule("US-028", "US-029")
def test_new_haven_is_a_camp_with_a_store() -> None:
    t = Table()
    haven = t.w.ground("0,0")
    assert (haven.camp, haven.store, haven.mv, haven.enemies, haven.fields, haven.water) == (True, True, 1, 0, 0, 6)
    assert haven.resources == {"wood": 1, "fabric": 1, "food": 2}
    t.ap(6, 6)
    t.turn(0)
    assert "trader:lawrence" in t.keys()
    assert "camp-down" not in t.keys()
    assert "camp-up" not in t.keys()


# --- geometry ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-035", "US-036", "US-037")
def test_the_map_is_a_plane_of_hexes() -> None:
    assert neighbours("0,0") == ("0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0")
    assert distance("0,0", "2,-1") == 2
    assert distance("-2,1", "1,-3") == 4
    assert straight("0,0", 3, 4) == "4,0"
    t = Table()
    assert t.w.ground("0,0").number == 1


@pytest.mark.rule("US-038", "US-039")
def test_without_a_stack_only_face_down_tiles_can_be_revealed() -> None:
    t = Table()
    t.tile("0,-1", 22)
    foe = t.foe("feral-dog", "0,-1")
    t.numbers(1)
    t.play(WanderFoe(foe))
    assert t.w.spots["0,-2"].tile == -1
    while t.w.size("stack"):
        t.w.pass_unseen("stack", "tile-box")
    t.at(0, "0,-1")
    t.w.foes = ()
    t.ap(6, 6)
    t.turn(0)
    keys = t.keys()
    assert "explore:0,-2" in keys
    assert "charge:0,-2" in keys
    assert not [key for key in keys if key.startswith(("explore:", "charge:")) and not key.endswith("0,-2")]


# --- boards --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-045", "US-046", "US-048")
def test_a_board_has_all_its_parts() -> None:
    boards = [card for card in CONTENT.unique if isinstance(card, Character)]
    for board in boards:
        assert board.strength
        assert board.skill
        assert board.stealth
        assert board.melee
        assert board.ranged
        assert len(board.abilities) == 2
    areas = {board.id: (board.items, board.mixed, board.equipment) for board in boards}
    assert areas["veteran"] == (2, 2, 2)
    assert areas["thickskin"] == (2, 3, 2)
    assert areas["mechanic"] == (3, 2, 2)


@pytest.mark.rule("US-047", "US-049")
def test_what_does_not_fit_is_dropped_on_the_tile() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.item(0, "knife", "club", "crowbar")
    t.goods(0, wood=3)
    t.play(Overflow(0))
    assert t.idle
    t.goods(0, metal=1)
    t.play(Overflow(0))
    assert t.asked == "overflow"
    assert set(t.keys()) == {"drop:wood", "drop:metal", "drop:knife", "drop:club", "drop:crowbar"}
    t.choose("drop:crowbar")
    assert t.idle
    assert t.things(0) == ["knife", "club"]
    assert t.w.lying == {t.w.zones["ground"].top[0]: "0,0"}
    assert t.w.goods[0][KINDS.index("metal")] == 1


@pytest.mark.rule("US-050", "US-1173")
def test_water_is_kept_on_the_board_and_in_bottles() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.item(0, "water-bottle")
    t.play(FillWater())
    assert t.w.water == [7, 5]
    t.ap(6, 6)
    t.turn(0)
    t.choose("discard")
    t.choose("drop:water-bottle")
    assert t.w.water == [5, 5]


@pytest.mark.rule("US-053", "US-054")
def test_abilities_come_back_by_phase_and_by_day() -> None:
    t = Table()
    t.crew("scout", "veteran")
    t.ap(6, 6)
    t.turn(0)
    t.choose("explore:0,-1")
    assert t.w.ap[0] == 6
    t.choose("explore:0,1")
    assert t.w.ap[0] == 5
    t.w.spend("day:cool-head:1")
    t.choose("wait")
    t.phase("afternoon")
    assert t.w.used == ("day:cool-head:1",)
    t.w.stack.clear()
    t.pause()
    t.phase("preparation")
    assert t.w.used == ()


# --- cubes -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-060", "US-061", "US-EX04")
def test_a_trader_gives_two_water_for_food() -> None:
    t = Table()
    t.crew("veteran", "scout")
    t.water(1, 5)
    t.goods(0, food=1)
    t.w.lawrence_water = 3
    t.ap(6, 6)
    t.turn(0)
    t.choose("trader:lawrence")
    t.choose("swap:food:water")
    assert t.w.water[0] == 3
    assert t.w.have(0, "food") == 0
    assert t.w.lawrence_water == 1


@pytest.mark.rule("US-062", "US-063", "US-116")
def test_95_cubes_and_a_bag_of_22() -> None:
    w = Table().w
    assert sum(CUBES.values()) == 95
    assert sum(BAG.values()) == 22
    for what, n in CUBES.items():
        assert w.supply[what] + w.bag[what] + cubes_in_play(w, what) == n
    assert sum(w.bag.values()) == 22 - 4  # Lawrence has drawn four


@pytest.mark.rule("US-064", "US-065", "US-EX21")
def test_an_empty_bag_gets_one_of_each_kind_first() -> None:
    t = Table()
    t.crew("thickskin", "scout")
    for what, n in t.w.bag.items():
        if what in t.w.supply:
            t.w.supply[what] += n
        t.w.bag[what] = 0
    before = dict(t.w.supply)
    t.play(GainRandom(1))
    assert sum(t.w.bag.values()) == 6
    assert sum(t.w.goods[0]) == 1
    assert {what: before[what] - n for what, n in t.w.supply.items()} == dict.fromkeys(CUBES, 1)
    for what in CUBES:
        t.w.supply[what] = 0
    drawn = [from_bag(t.w) for _ in range(6)]
    assert sorted(drawn) != []
    assert from_bag(t.w) == "food"


@pytest.mark.rule("US-070", "US-115")
def test_the_day_track_starts_in_the_morning_of_day_1() -> None:
    game = DEFINITION.new(2, {"first_player": "1", "characters": "random"}, 5)
    while game.question.tag in ("buying", "pool-points"):
        game.choose("pass" if game.question.tag == "buying" else "add:0")
    assert (game.world.day, game.world.phase) == (1, "morning")  # type: ignore[attr-defined]


@pytest.mark.rule("US-071", "US-072")
def test_every_enemy_in_play_has_a_number_of_its_own() -> None:
    t = Table()
    t.tile("0,-1", 22)
    numbers = [t.foe("feral-dog", "0,-1"), t.foe("feral-dog", "0,-1"), t.foe("wolf", "0,-1")]
    assert len(set(numbers)) == 3
    assert copies("enemy") == 25


@pytest.mark.rule("US-073")
def test_objective_tokens_come_only_by_missions() -> None:
    t = Table(mission="dry-wells")
    t.tile("0,-1", 11)
    t.play(RevealTile("1,-1"))
    assert t.w.spots["0,-1"].tokens == ()
    t.tile("0,-2", 22)
    t.on_top("stack", "tile-4")
    t.play(RevealTile("1,-3"))
    assert t.w.spots["1,-3"].tokens == ("part",)
    other = Table()
    other.on_top("stack", "tile-4")
    other.play(RevealTile("1,-3"))
    assert other.w.spots["1,-3"].tokens == ()


@pytest.mark.rule("US-502", "US-1002", "US-114")
def test_the_open_decks_are_open() -> None:
    t = Table()
    view = t.game.view(1)
    for deck in ("item", "equipment"):
        assert not [key for key in view["zones"][deck] if key.startswith("?")]
    assert len(view["zones"]["item"]) + len(view["zones"]["equipment"]) + len(view["zones"]["lawrence"]) == 53 + 19 + 1
    assert all(isinstance(CONTENT.cards[c], Gear) for c in t.w.zones["item"].top)
