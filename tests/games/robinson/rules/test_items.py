"""Inventions and the Items they become (RC-1101 to RC-1135)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.flow.event import ThreatEffect
from holdfast.games.robinson.flow.night import FoodRots
from holdfast.games.robinson.island.sources import Exhaust, Uncover
from holdfast.games.robinson.island.tiles import MarkerRemoved
from holdfast.games.robinson.people.determination import Share
from holdfast.games.robinson.things.inventions import FlipItem, LoseItem, of_item
from holdfast.games.robinson.things.items import CampToken
from holdfast.games.robinson.things.mystery import DrawMystery
from tests.games.robinson.table import Table

TILES = {"plains": 6, "hills": 4, "mountains": 5, "river": 10}
OWNERS = {"snare": 0, "fireplace": 1, "shortcut": 2, "spear": 3}


def camp(**options: object) -> Table:
    """All four Characters, the Carpenter first."""
    t = Table(4, starting_items=0, **options)
    t.characters("carpenter", "cook", "explorer", "soldier")
    return t


def build(t: Table, item: str, how: str = "") -> None:
    """Built with two pawns of the one who may."""
    seat = OWNERS.get(item, 0)
    t.to_planning()
    t.plan(seat, ":".join(filter(None, ("build", item, how))), f"join:build:{item}:pawn")
    t.resolve()


def check_card(item: str, terrain: str, items: list[str], cost: list[str], effect: str) -> None:
    """Refused while anything is missing; built with exactly what the card says, it raises exactly this."""
    seat, key = OWNERS.get(item, 0), f"build:{item}"
    t = camp()
    t.shelter()
    if item not in OWNERS:
        t.invention(item)
    if terrain == "beach":
        t.spot("M1", covered=True)
    for missing in [*([terrain] if terrain else []), *items]:
        t.to_planning()
        assert t.why(key, seat) == {"RC-350"}, missing
        t.resolve()
        if missing == "beach":
            t.spot("M1", covered=False)
        elif missing in TILES:
            t.tile("M2", TILES[missing])
        else:
            t.item(missing)
    t.levels(weapon=0, palisade=0)
    for paid in range(len(cost)):
        t.give(**{cost[0]: paid})
        t.to_planning()
        assert t.why(key, seat) == {"RC-269"}
        t.resolve()
    t.give(wood=cost.count("wood"), fur=cost.count("fur"))
    build(t, item)
    while not t.idle:
        t.choose(t.keys()[0])
    assert item in t.w.built
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (0, 0)
    raised = {"roof": 0, "palisade": 0, "weapon": 0}
    if effect:
        raised[effect.split()[0]] = int(effect.split()[1])
    assert t.w.levels == raised


@pytest.mark.parametrize(
    ("item", "terrain", "items", "cost", "effect"),
    [
        pytest.param("bow", "", ["rope", "knife"], ["wood"], "weapon 3", marks=pytest.mark.rule("RC-1105")),
        pytest.param("bricks", "hills", [], [], "palisade 1", marks=pytest.mark.rule("RC-1106")),
        pytest.param("fire", "mountains", [], [], "palisade 1", marks=pytest.mark.rule("RC-1113")),
        pytest.param("knife", "mountains", [], [], "weapon 1", marks=pytest.mark.rule("RC-1116")),
        pytest.param("moat", "", ["shovel"], ["wood"], "palisade 2", marks=pytest.mark.rule("RC-1119")),
        pytest.param("shovel", "beach", [], [], "", marks=pytest.mark.rule("RC-1126")),
        pytest.param("spear", "", ["knife"], ["wood"], "weapon 3", marks=pytest.mark.rule("RC-1129")),
        pytest.param("wall", "", ["bricks"], [], "palisade 2", marks=pytest.mark.rule("RC-1130")),
    ],
)
def test_the_cards_of_weapons_and_walls(
    item: str, terrain: str, items: list[str], cost: list[str], effect: str
) -> None:
    check_card(item, terrain, items, cost, effect)


@pytest.mark.parametrize(
    ("item", "terrain", "items", "cost", "effect"),
    [
        pytest.param("belts", "", ["knife"], ["fur"], "", marks=pytest.mark.rule("RC-1104")),
        pytest.param("lantern", "hills", ["fire"], [], "", marks=pytest.mark.rule("RC-1117")),
        pytest.param("map", "river", [], [], "", marks=pytest.mark.rule("RC-1118")),
        pytest.param("raft", "", ["rope"], ["wood", "wood"], "", marks=pytest.mark.rule("RC-1122")),
        pytest.param("shield", "", ["rope"], ["wood"], "", marks=pytest.mark.rule("RC-1125")),
    ],
)
def test_the_cards_of_hands(item: str, terrain: str, items: list[str], cost: list[str], effect: str) -> None:
    check_card(item, terrain, items, cost, effect)


@pytest.mark.parametrize(
    ("item", "terrain", "items", "cost", "effect"),
    [
        pytest.param("bed", "plains", [], [], "", marks=pytest.mark.rule("RC-1103")),
        pytest.param("cellar", "", ["shovel"], [], "", marks=pytest.mark.rule("RC-1107")),
        pytest.param("corral", "", ["rope"], ["wood"], "", marks=pytest.mark.rule("RC-1108")),
        pytest.param("dam", "river", [], ["wood"], "", marks=pytest.mark.rule("RC-1110")),
        pytest.param("fireplace", "", ["fire"], [], "", marks=pytest.mark.rule("RC-1114")),
        pytest.param("pit", "", ["shovel"], ["wood"], "", marks=pytest.mark.rule("RC-1120")),
        pytest.param("pot", "hills", [], [], "", marks=pytest.mark.rule("RC-1121")),
        pytest.param("snare", "", ["rope"], [], "", marks=pytest.mark.rule("RC-1128")),
    ],
)
def test_the_cards_of_food_and_rest(item: str, terrain: str, items: list[str], cost: list[str], effect: str) -> None:
    check_card(item, terrain, items, cost, effect)


@pytest.mark.parametrize(
    ("item", "terrain", "items", "cost", "effect"),
    [
        pytest.param("basket", "plains", [], [], "", marks=pytest.mark.rule("RC-1102")),
        pytest.param("cure", "plains", [], [], "", marks=pytest.mark.rule("RC-1109")),
        pytest.param("diary", "", [], ["fur"], "", marks=pytest.mark.rule("RC-1111")),
        pytest.param("drums", "hills", [], ["fur"], "", marks=pytest.mark.rule("RC-1112")),
        pytest.param("furnace", "", ["bricks"], [], "", marks=pytest.mark.rule("RC-1115")),
        pytest.param("rope", "plains", [], [], "", marks=pytest.mark.rule("RC-1123")),
        pytest.param("sack", "", [], ["fur"], "", marks=pytest.mark.rule("RC-1124")),
        pytest.param("shortcut", "", ["map"], [], "", marks=pytest.mark.rule("RC-1101")),
    ],
)
def test_the_cards_of_the_rest(item: str, terrain: str, items: list[str], cost: list[str], effect: str) -> None:
    check_card(item, terrain, items, cost, effect)


@pytest.mark.rule("RC-1127")
@pytest.mark.parametrize("how", ["fur", "wood"])
def test_a_sling_of_fur_or_of_wood(how: str) -> None:
    t = camp()
    t.invention("sling")
    t.to_planning()
    assert t.why("build:sling:wood", 0) == {"RC-269"}
    assert t.why("build:sling:fur", 0) == {"RC-269"}
    t.resolve()
    t.give(**{how: 1})
    build(t, "sling", how)
    assert t.w.levels["weapon"] == 2
    assert t.w.stock[how] == 0


# --- what they do -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-1101")
@pytest.mark.parametrize(("kind", "wood", "food"), [("wood", 2, 1), ("food", 1, 2)])
def test_the_shortcut_brings_a_resource_each_production(kind: str, wood: int, food: int) -> None:
    t = camp()
    t.item("map")
    t.tile("M2", 4)  # wood and fish
    t.tile("S1", 9)
    build(t, "shortcut")
    assert sorted(t.keys()) == ["shortcut:M2", "shortcut:S1"]
    t.choose("shortcut:M2")
    assert t.w.determination[2] == 2
    for times in (1, 2):
        t.phase("production")
        t.choose(f"shortcut:{kind}")
        assert (t.w.stock["wood"], t.w.stock["food"]) == (times * wood, times * food)
    assert t.w.spots["M2"].exhausted == ()


@pytest.mark.rule("RC-1102", "RC-1124")
def test_basket_and_sack_add_to_one_gathering_each() -> None:
    t = camp()
    t.item("basket", "sack")
    t.tile("M2", 4)
    t.to_planning()
    t.plan(1, "gather:M2-fish", "join:gather:M2-fish:pawn")
    t.plan(2, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.resolve()
    t.choose("resolve:gather:M2-fish")
    assert t.keys() == ["go-on", "item:basket", "item:sack"]
    t.choose("item:basket")
    t.choose("item:sack")  # both on the same Action
    assert t.idle  # used up for this round: the wood comes alone
    assert (t.w.stock["food"], t.w.stock["wood"]) == (3, 1)


@pytest.mark.rule("RC-1102")
def test_the_basket_holds_nothing_of_a_failure() -> None:
    t = camp()
    t.item("basket")
    t.tile("M2", 4)
    t.to_planning()
    t.plan(1, "gather:M2-fish")
    t.dice("gather", success="two")
    t.resolve()
    assert t.idle
    assert t.w.stock["food"] == 0


@pytest.mark.rule("RC-1103")
def test_rest_in_a_bed() -> None:
    t = camp()
    t.wounds(3, 3)
    t.to_planning()
    t.plan(0, "rest:rest")
    t.resolve()
    assert (t.w.wounds[0], t.w.determination[0]) == (2, 0)
    t.item("bed")
    t.to_planning()
    t.plan(1, "rest:rest")
    t.resolve()
    assert (t.w.wounds[1], t.w.determination[1]) == (1, 1)


@pytest.mark.parametrize(
    ("item", "pawn", "helps", "not_with"),
    [
        pytest.param(
            "belts", "grey-belts", ["gather:M2-wood"], ["build:weapon", "explore:N1"], marks=pytest.mark.rule("RC-1104")
        ),
        pytest.param(
            "lantern", "brown-lantern", ["build:weapon"], ["gather:M2-wood", "hunt:beast"],
            marks=pytest.mark.rule("RC-1117"),
        ),
        pytest.param(
            "map", "green-map", ["explore:N1"], ["gather:M2-wood", "build:weapon"], marks=pytest.mark.rule("RC-1118")
        ),
        pytest.param(
            "shield", "red-shield", ["hunt:beast"], ["gather:M2-wood", "explore:N1"], marks=pytest.mark.rule("RC-1125")
        ),
        pytest.param(
            "raft", "raft-raft", ["gather:M2-wood", "explore:N1"], ["build:weapon", "hunt:beast"],
            marks=pytest.mark.rule("RC-1122"),
        ),
    ],
)  # fmt: skip
def test_a_permanent_pawn(item: str, pawn: str, helps: list[str], not_with: list[str]) -> None:
    t = camp()
    t.tile("M2", 4)
    t.beast("fox")
    t.give(wood=1)
    t.item(item)
    for _ in range(2):  # every round
        t.to_planning()
        for seat, key in enumerate((*helps, *not_with)):
            t.plan(seat, key)
        for key in helps:
            assert f"join:{key}:{pawn}" in t.keys(0)
        for key in not_with:
            assert f"join:{key}:{pawn}" not in t.keys(0)
        t.choose(f"join:{helps[-1]}:{pawn}", 0)
        assert f"join:{helps[0]}:{pawn}" not in t.keys(0)  # one of them each round
        for seat, key in enumerate((*helps, *not_with)):
            t.choose(f"take-back:{key}", seat)
        t.resolve()


@pytest.mark.rule("RC-1132", "RC-1118")
def test_a_new_pawn_comes_a_round_later() -> None:
    t = camp()
    t.tile("M2", 10)
    t.to_planning()
    t.plan(0, "build:map", "join:build:map:pawn")
    t.plan(1, "explore:N1")
    assert "join:explore:N1:green-map" not in t.keys(0)
    t.choose("take-back:explore:N1", 1)
    t.resolve()
    t.to_planning()
    t.plan(1, "explore:N1", "join:explore:N1:green-map")
    t.resolve()  # no dice
    assert t.w.tile("N1") is not None


@pytest.mark.rule("RC-1107")
def test_the_cellar_keeps_food() -> None:
    t = camp()
    t.give(food=3, ration=1)
    t.item("cellar")
    t.play(FoodRots())
    assert (t.w.stock["food"], t.w.stock["ration"]) == (3, 1)
    t.play(FlipItem())
    t.play(FoodRots())
    assert (t.w.stock["food"], t.w.stock["ration"]) == (0, 1)


@pytest.mark.rule("RC-1108", "RC-1131")
@pytest.mark.parametrize(("tile", "source"), [(4, "fish"), (9, "parrot")])
def test_the_corral_covers_a_food_source_and_feeds_the_camp(tile: int, source: str) -> None:
    t = camp()
    t.tile("M2", tile)
    t.item("corral")
    assert t.game.question.seats == (t.w.first,)
    assert t.keys() == ["no", f"corral:M2-{source}"]
    t.choose(f"corral:M2-{source}")
    assert t.w.spots["M2"].exhausted == (source,)
    assert t.w.spots["M1"].tokens == ("food",)
    t.phase("production")
    assert t.w.stock["food"] == 2


@pytest.mark.rule("RC-1131", "RC-1108")
def test_a_corral_without_source_or_without_will_is_only_an_item() -> None:
    t = camp()
    t.tile("M2", 4, exhausted=("fish",))  # no uncovered food source next to the Camp
    t.item("corral")
    assert t.idle
    assert "corral" in t.w.built
    assert t.w.spots["M1"].tokens == ()
    t = camp()
    t.tile("M2", 4)
    t.item("corral")
    t.choose("no")
    assert t.w.spots["M2"].exhausted == ()
    assert t.w.spots["M1"].tokens == ()
    assert "corral" in t.w.built


@pytest.mark.rule("RC-674", "RC-227")
def test_a_lost_corral_does_not_uncover_what_another_card_covered_since() -> None:
    t = camp()
    t.tile("M2", 4)
    t.item("corral")
    t.choose("corral:M2-fish")
    t.play(MarkerRemoved("M2-fish"))
    t.play(Exhaust("adjacent", kinds=("fish",)), card=t.threat("storm"))
    t.play(LoseItem("corral", True))
    assert t.w.spots["M2"].exhausted == ("fish",)
    assert t.w.spots["M1"].tokens == ()


@pytest.mark.rule("RC-227", "RC-1108")
def test_a_card_does_not_uncover_what_the_corral_covered_since() -> None:
    t = camp()
    t.tile("M2", 4)
    card = t.threat("storm")
    t.play(Exhaust("adjacent", kinds=("fish",)), card=card)
    t.play(MarkerRemoved("M2-fish"))
    t.item("corral")
    t.choose("corral:M2-fish")
    t.play(Uncover(), card=card)
    assert t.w.spots["M2"].exhausted == ("fish",)


@pytest.mark.rule("RC-227")
def test_a_card_that_comes_again_uncovers_only_what_it_covered_this_time() -> None:
    t = camp()
    t.tile("M2", 4)
    card = t.threat("storm", "left")
    t.play(Exhaust("adjacent", kinds=("fish",)), card=card)
    t.play(ThreatEffect(card))
    t.play(Exhaust("camp", kinds=("fish",)), card=card)
    t.play(Uncover(), card=card)
    assert (t.w.spots["M1"].exhausted, t.w.spots["M2"].exhausted) == ((), ("fish",))


@pytest.mark.rule("RC-601")
def test_what_an_item_asks_is_asked_of_the_first_player() -> None:
    t = camp()
    t.w.first = 1
    t.play(of_item(t.w, t.w.content.index["invention/rope"], Share(1)))
    assert t.game.question.seats == (1,)


@pytest.mark.rule("RC-1109")
def test_the_cure_against_a_scorpion() -> None:
    t = camp()
    t.on_top("mystery", "mystery/scorpion")
    t.play(DrawMystery(monster=1), who=1, place="action")
    assert t.w.wounds[1] == 3
    t.item("cure")
    t.on_top("mystery", "mystery/scorpion")
    t.play(DrawMystery(monster=1), who=1, place="action")
    assert t.w.wounds[1] == 3


@pytest.mark.rule("RC-1110")
def test_the_dam_gives_two_food_once() -> None:
    t = camp()
    t.item("dam")
    assert (t.w.stock["ration"], t.w.stock["food"]) == (2, 0)
    t.phase("production")
    assert (t.w.stock["ration"], t.w.stock["food"]) == (2, 1)


@pytest.mark.parametrize(
    ("items", "gain"),
    [
        pytest.param(("diary",), 1, marks=pytest.mark.rule("RC-1111")),
        pytest.param(("drums",), 2, marks=pytest.mark.rule("RC-1112")),
        pytest.param(("diary", "drums"), 3, marks=pytest.mark.rule("RC-1111", "RC-1112")),
    ],
)
def test_diary_and_drums_in_the_morale_phase(items: tuple[str, ...], gain: int) -> None:
    t = camp(first_player="2")
    t.item(*items)
    t.phase("morale")
    assert t.w.determination[:4] == [0, gain, 0, 0]


@pytest.mark.parametrize(
    ("item", "heals"),
    [
        pytest.param("fireplace", 2, marks=pytest.mark.rule("RC-1114")),
        pytest.param("pot", 1, marks=pytest.mark.rule("RC-1121")),
    ],
)
def test_cooking_once_a_night(item: str, heals: int) -> None:
    t = camp()
    t.item(item)
    t.give(food=3)
    t.wounds(2, 2, 0, 0)
    t.play(Window("production"))
    assert t.idle  # not by day
    t.play(Window("night"))
    t.choose(f"item:{item}")
    for who in range(heals):
        t.choose(f"heal:who-{who}")
    assert t.w.wounds[:4] == [1, 2 - (heals > 1), 0, 0]
    assert t.w.stock["food"] == 2
    assert t.idle
    t.play(Window("before-rot"))
    assert t.idle  # once


@pytest.mark.rule("RC-1115")
def test_the_furnace_against_a_winter_cloud() -> None:
    t = camp()
    t.item("furnace")
    t.give(wood=5, food=5)
    t.w.round = 7
    t.weather(rain="rain", winter="winter-2", animals="blank")
    t.phase("weather")
    # one of two Winter clouds is left: 1 wood, then two clouds without a Roof
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 3)


@pytest.mark.rule("RC-1120")
@pytest.mark.parametrize(("face", "food"), [(0, 2), (5, 1)])
def test_the_pit_catches_something_on_a_wound_face(face: int, food: int) -> None:
    t = camp()
    t.item("pit")
    t.game.dictate(dice=[face])
    t.phase("production")
    assert t.w.stock["food"] == food
    assert t.w.wounds[:4] == [0, 0, 0, 0]


@pytest.mark.rule("RC-1123", "RC-1126", "RC-1106")
def test_some_items_are_there_for_others() -> None:
    t = camp()
    t.shelter()
    t.give(wood=9)
    t.invention("shield", "moat", "wall")
    t.to_planning()
    for key in ("build:shield", "build:moat", "build:wall"):
        assert t.why(key, 0) == {"RC-350"}
    t.resolve()
    t.item("rope", "shovel", "bricks")
    t.to_planning()
    assert {"build:shield", "build:moat", "build:wall"} <= set(t.keys(0))


@pytest.mark.rule("RC-1128")
def test_the_snare_feeds_the_camp() -> None:
    t = camp()
    t.item("rope")
    build(t, "snare")
    assert t.w.determination[0] == 2
    assert t.w.spots["M1"].tokens == ("food",)
    t.phase("production")
    assert (t.w.stock["food"], t.w.stock["wood"]) == (2, 1)


@pytest.mark.rule("RC-1133")
def test_jennys_raft_is_another_raft() -> None:
    t = Table(3, "jenny", starting_items=0)
    t.characters("carpenter", "cook", "explorer")
    t.item("raft")
    t.to_planning()
    assert t.why("explore:rescue", 0) == {"RC-942"}
    assert "raft-raft" in t.w.extras
    t.resolve()
    t.play(FlipItem())
    t.item("jenny-raft")
    t.to_planning()
    assert "explore:rescue" in t.keys(0)
    assert t.w.extras == ()  # hers gives no pawn


@pytest.mark.rule("RC-1134")
def test_a_shortcut_waits_for_its_tile() -> None:
    t = camp()
    t.item("map")
    build(t, "shortcut")
    assert t.idle  # there is no tile next to the Camp
    assert "shortcut" in t.w.built
    t.phase("production")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 1)  # of the Camp alone
    t.to_planning()
    t.plan(1, "explore:N1", "join:explore:N1:pawn")
    t.draws("tile/tile-4")
    t.resolve()
    t.go_on()
    assert t.w.spots["N1"].tokens == ("shortcut",)
    t.phase("production")
    assert sorted(t.keys()) == ["shortcut:food", "shortcut:wood"]


@pytest.mark.rule("RC-1135")
def test_tokens_of_items_keep_to_one_of_a_kind() -> None:
    t = camp()
    t.tile("M2", 4)
    t.item("snare")
    t.item("corral")  # no room for a second +1 food: it covers nothing
    assert t.idle
    assert t.w.spots["M2"].exhausted == ()
    assert t.w.spots["M1"].tokens == ("food",)
    t.play(CampToken("hatchet"), place="treasure")
    t.item("hatchet")  # a +1 wood token lies there already
    assert t.w.spots["M1"].tokens == ("food", "hatchet")
    assert {"snare", "corral", "hatchet"} <= set(t.w.built)


@pytest.mark.rule("RC-1135", "RC-672")
def test_an_item_without_token_takes_no_token_along() -> None:
    t = camp()
    t.tile("M2", 4)
    t.item("corral")
    t.choose("corral:M2-fish")
    t.item("snare")
    t.play(FlipItem())
    t.choose("flip:snare")
    assert t.w.spots["M1"].tokens == ("food",)  # the Corral's
    assert t.w.spots["M2"].exhausted == ("fish",)


@pytest.mark.rule("RC-1131", "RC-1135", "RC-665")
def test_a_corral_covers_no_source_where_a_flock_lies_at_the_camp() -> None:
    """The flock is a +1 food token; cover and token come together or not at all."""
    t = camp()
    t.tile("M2", 1, tokens=("flock",))
    t.tile("N1", 9)
    t.w.camp = "M2"
    t.item("corral")
    assert t.asked != "corral"
    assert [token for token in t.w.spots["M2"].tokens if token in ("food", "flock")] == ["flock"]
    assert t.w.spots["N1"].exhausted == ()
