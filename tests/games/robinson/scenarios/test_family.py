"""Scenario 6, Family Robinson: nine Inventions, a home and children to feed (RC-1010 to RC-1020)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.flow.ending import points
from holdfast.games.robinson.flow.event import Book, DrawEvent
from holdfast.games.robinson.things.inventions import DiscardInventions
from tests.games.robinson.table import Table

DEFAULTS = {"shovel", "map", "pot", "fire", "knife", "bricks", "rope", "dam", "cure"}


def island(players: int = 3, seed: int = 1, **tiles: int) -> Table:
    t = Table(players=players, scenario="family", starting_items="0", seed=seed)
    for space, number in tiles.items():
        t.tile(space, number)
    return t


def goal(t: Table) -> list[str]:
    return [key.removeprefix("goal-") for key in t.w.score if key.startswith("goal-")]


def homely(players: int = 3, goals: tuple[str, ...] = (), **tiles: int) -> Table:
    """A table whose nine goal Inventions are these."""
    t = island(players, **tiles)
    for name in goal(t):
        del t.w.score[f"goal-{name}"]
    for card in list(t.w.zones["inventions"].top):
        if t.w.content.cards[card].id not in DEFAULTS:
            t.w.move(card, "inventions", "invention-discard")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for name in goals:
        t.fetch(f"invention/{name}", "inventions")
        t.w.score[f"goal-{name}"] = 1
    return t


NINE = ("basket", "bed", "bow", "cellar", "diary", "moat", "sack", "sling", "wall")


@pytest.mark.rule("RC-1010")
def test_nine_random_inventions_lie_on_the_board() -> None:
    for seed in range(5):
        t = island(seed=seed)
        board = set(t.w.ids("inventions"))
        assert board >= DEFAULTS
        assert len(board) == 18
        assert set(goal(t)) == board - DEFAULTS
        assert t.w.size("invention") == 30 - 18 - 3


@pytest.mark.rule("RC-1011")
def test_the_ninth_invention_makes_a_home_of_it() -> None:
    """A late position: eight of the nine stand, the Shelter has Roof, Palisade and a Weapon; round 11 is under way."""
    t = homely(goals=NINE, M2=6)
    t.shelter()
    t.item(*[name for name in NINE if name not in ("bed", "moat")])
    t.levels(roof=1, palisade=1, weapon=1)
    t.item("moat")
    assert not t.game.over
    t.w.round = 11
    t.w.score["child"] = 2
    t.give(food=8)
    t.on_top("event", "event/mess-in-the-camp")
    t.phase("round")
    t.go_on()
    while t.asked != "planning":
        t.choose(t.keys()[0])
    assert t.w.score["child"] == 3
    t.plan(1, "build:bed", "join:build:bed:pawn")
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-1011")


@pytest.mark.rule("RC-1011")
@pytest.mark.parametrize("missing", ["shelter", "roof", "palisade", "weapon", "invention"])
def test_nothing_may_be_missing(missing: str) -> None:
    t = homely(goals=("basket", "bed", "cellar"), M2=6)
    t.shelter()
    t.item("basket", "bed")
    t.levels(roof=1, palisade=1, weapon=1)
    if missing == "shelter":
        t.w.shelter = False
    elif missing in t.w.levels:
        t.levels(**{missing: 0})
    t.item("cellar" if missing != "invention" else "cure")
    assert not t.game.over
    t.shelter()
    t.levels(roof=1, palisade=1, weapon=1)
    t.item("cure" if missing != "invention" else "cellar")
    assert t.game.over, "now all hold at once"


@pytest.mark.rule("RC-1011", "RC-347")
def test_a_last_level_built_wins_too() -> None:
    t = homely(goals=("basket",), M2=6)
    t.shelter()
    t.item("basket")
    t.levels(roof=0, palisade=1, weapon=1)
    t.give(wood=3)
    t.to_planning()
    t.plan(1, "build:roof:wood", "join:build:roof:pawn")
    t.resolve()
    t.go_on()
    assert t.game.over
    assert t.w.outcome is not None
    assert t.w.outcome.won


def nearly(**levels: int) -> Table:
    """All nine goal Inventions and the Shelter stand; levels not named are 1."""
    t = homely(goals=NINE)
    t.shelter()
    t.item(*NINE)
    t.levels(**{"roof": 1, "palisade": 1, "weapon": 1, **levels})
    return t


def at_home(t: Table) -> bool:
    return t.game.outcome is not None and (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-1011")


@pytest.mark.rule("RC-1011", "RC-701")
def test_a_weapon_that_comes_while_planning_wins_at_once() -> None:
    t = nearly(weapon=0)
    t.starting_item("empty-bottle")
    t.to_planning()
    t.choose("use:empty-bottle", 0)
    assert at_home(t)


@pytest.mark.rule("RC-1011", "RC-701")
def test_a_palisade_from_the_event_deck_wins_at_once() -> None:
    t = nearly(palisade=0)
    t.events("building-adventure/construction", "event/otters")
    assert at_home(t)
    assert t.w.ids("threat-right") != ["otters"], "no Event is drawn any more"


@pytest.mark.rule("RC-1011", "RC-707")
def test_a_weapon_in_the_last_night_wins() -> None:
    t = nearly(weapon=0)
    t.starting_item("empty-bottle")
    t.w.round = 12
    t.give(food=9)
    t.phase("night")
    t.choose("use:empty-bottle")
    assert at_home(t)


@pytest.mark.rule("RC-1011", "RC-701", "RC-291")
@pytest.mark.parametrize("last", ["roof", "shelter"])
def test_what_is_built_last_wins_before_a_deadly_gathering(last: str) -> None:
    """Without a built Shelter, Roof and Palisade stand at a natural one."""
    t = nearly(roof=0 if last == "roof" else 1)
    if last == "shelter":
        t.tile("N1", 2)
        t.w.camp = "N1"
        t.w.shelter = False
    t.tile("M2", 1)
    t.give(wood=3)
    t.wounds(0, 12, 0)
    t.to_planning()
    t.plan(0, f"build:{last}:wood", f"join:build:{last}:pawn")
    t.plan(1, "gather:M2-wood")
    t.dice("gather", wound="wound")
    t.resolve()
    t.go_on()
    assert at_home(t)


@pytest.mark.rule("RC-706", "RC-1011")
def test_a_roof_that_kills_its_builder_is_lost() -> None:
    t = nearly(roof=0)
    t.give(wood=3)
    t.wounds(12, 0, 0)
    t.to_planning()
    t.plan(0, "build:roof:wood")
    t.dice("build", wound="wound")
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "RC-702")


@pytest.mark.rule("RC-1012", "RC-249")
def test_the_book_halves_this_rounds_production() -> None:
    t = island()
    t.play(Book())
    t.spot("M1", tokens=("food",))
    t.phase("production")
    while not t.idle:
        t.choose(t.keys()[0])
    assert t.w.stock["wood"] + t.w.stock["food"] == 1, "half of three"
    t.give(wood=0, food=0)
    t.w.today = ()
    t.phase("production")
    t.go_on()
    assert t.w.stock["wood"] + t.w.stock["food"] == 3


@pytest.mark.rule("RC-1012")
def test_a_book_card_brings_the_lean_day() -> None:
    t = island()
    t.on_top("event", "event/mess-in-the-camp")
    t.play(DrawEvent())
    t.go_on()
    t.phase("production")
    t.go_on()
    assert set(t.keys()) == {"keep:0:1", "keep:1:0"}
    t.answer("keep:1:0")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)


@pytest.mark.rule("RC-1013", "RC-905")
def test_a_totem_covers_a_terrain_that_is_new() -> None:
    t = island()
    for space, number, covered in (("M2", 6, True), ("N1", 7, True), ("S1", 10, True)):
        t.on_top("tile", f"tile/tile-{number}")
        t.on_top("discovery", "discovery/tobacco")
        t.to_planning()
        t.plan(1, f"explore:{space}", f"join:explore:{space}:pawn")
        t.resolve()
        t.go_on()
        assert t.w.spots[space].covered is covered
        assert t.w.spots[space].totem == 0
    assert t.w.terrains() == {"beach"}
    t.w.camp = "M2"
    t.on_top("tile", "tile/tile-4")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "explore:M3", "join:explore:M3:pawn")
    t.resolve()
    t.go_on()
    assert t.w.spots["M3"].covered is False, "hills were seen before"
    assert t.w.terrains() == {"beach", "hills"}
    t.on_top("tile", "tile/tile-11")
    t.to_planning()
    t.plan(1, "explore:N2", "join:explore:N2:pawn")
    t.resolve()
    t.go_on()
    assert t.w.spots["N2"].covered is False, "no Totem, no cover"


@pytest.mark.rule("RC-1014", "RC-1015")
def test_children_come_in_rounds_seven_nine_and_eleven_and_eat_first() -> None:
    t = island()
    children = {}
    t.w.round = 5
    for round_ in range(6, 13):
        t.give(food=3 + t.w.score.get("child", 0))
        t.shelter()
        t.to_dawn()
        assert t.w.round == round_
        children[round_] = t.w.score.get("child", 0)
    assert children == {6: 0, 7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-1015")
def test_players_go_hungry_before_children() -> None:
    t = island()
    t.w.score["child"] = 2
    t.give(food=3)
    t.shelter()
    t.stop_at_dawn()
    t.phase("night")
    t.go_on()
    assert t.asked == "meals"
    assert t.w.stock["food"] == 1, "two for the children, one meal left for three"
    t.answer("hungry:who-0", "hungry:who-1")
    assert t.w.wounds[:3] == [2, 2, 0]
    assert not t.game.over


@pytest.mark.rule("RC-1014")
def test_a_child_without_food_loses_the_game() -> None:
    t = island()
    t.w.score["child"] = 2
    t.give(food=1)
    t.phase("night")
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "RC-1014")


@pytest.mark.rule("RC-1016", "RC-900")
def test_several_food_tokens_may_lie_on_the_camp_tile() -> None:
    t = island(M2=6)
    t.item("snare")
    t.item("corral")
    t.answer("corral:M2-parrot")
    assert t.w.spots["M1"].tokens == ("food", "food")
    t.phase("production")
    t.go_on()
    assert t.w.stock["food"] == 3, "a fish and two tokens"
    other = Table(players=3)
    other.tile("M2", 6)
    other.item("snare")
    other.item("corral")
    assert other.idle
    assert other.w.spots["M1"].tokens == ("food",), "elsewhere one token only (RC-665)"


@pytest.mark.rule("RC-1017", "RC-1018")
def test_reclamation_takes_two_pawns_and_removes_one_black_marker() -> None:
    t = island(players=2, M2=6, N1=7)
    t.spot("M2", exhausted=("parrot", "wood"), covered=True)
    t.spot("N1", exhausted=("wood",))
    t.item("lantern", "belts", "map")
    t.to_planning()
    keys = [key for key in t.keys(0) if key.startswith("special:")]
    assert sorted(keys) == [
        "special:reclaim-M2-parrot",
        "special:reclaim-M2-terrain",
        "special:reclaim-M2-wood",
        "special:reclaim-N1-wood",
    ]
    t.plan(1, "special:reclaim-M2-terrain")
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 2)
    joins = [key for key in t.keys(0) if key.startswith("join:special")]
    assert sorted(joins) == [
        "join:special:reclaim-M2-terrain:friday",
        "join:special:reclaim-M2-terrain:pawn",
    ], "no additional pawns"
    t.choose("join:special:reclaim-M2-terrain:friday", 0)
    t.plan(0, "special:reclaim-N1-wood", "join:special:reclaim-N1-wood:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.spots["M2"].covered, t.w.spots["M2"].exhausted) == (False, ("parrot", "wood"))
    assert t.w.spots["N1"].exhausted == ()
    assert "plains" in t.w.terrains()


@pytest.mark.rule("RC-1018", "RC-292")
def test_reclamation_comes_after_exploration() -> None:
    t = island(M2=6)
    t.spot("M2", exhausted=("parrot",))
    t.on_top("tile", "tile/tile-10")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "special:reclaim-M2-parrot", "join:special:reclaim-M2-parrot:pawn")
    t.plan(2, "explore:S1", "join:explore:S1:pawn")
    seen = t.record()
    t.plan(0, "rest:rest", "rest:rest")
    t.resolve()
    assert t.asked == "resolve-all", "Exploration and Reclamation are done, two Rests are left"
    assert t.w.spots["S1"].tile >= 0
    assert t.w.spots["M2"].exhausted == ()
    assert seen == []


@pytest.mark.rule("RC-1019")
def test_goal_inventions_are_discarded_only_when_nothing_else_is_left() -> None:
    t = homely(goals=("basket", "bed"))
    for name in DEFAULTS - {"shovel"}:
        t.fetch(f"invention/{name}", "invention-discard")
    t.play(DiscardInventions(2), who=1, place="action")
    assert t.asked == "discard-inventions"
    assert t.keys() == ["discard:basket", "discard:bed"]
    assert t.w.ids("invention-discard").count("shovel") == 1, "the only other choice went first"
    t.choose("discard:bed")
    t.shelter()
    t.levels(roof=1, palisade=1, weapon=1)
    t.item("basket")
    assert not t.game.over, "the bed must be regained; another card does not replace it"
    t.item("bow")
    assert not t.game.over
    t.item("bed")
    assert t.game.over


@pytest.mark.rule("RC-1020", "RC-653")
def test_fence_and_cultivation() -> None:
    for shelter in (True, False):
        t = island()
        t.item("shovel")
        t.w.shelter = shelter
        t.give(food=2)
        t.to_planning()
        t.plan(1, "build:fence", "join:build:fence:pawn")
        t.plan(2, "build:cultivation", "join:build:cultivation:pawn")
        t.resolve()
        t.go_on()
        assert t.w.levels["palisade"] == (1 if shelter else 0)
        assert t.w.stock["food"] == 4
        assert t.w.zones["scenario"].top == ()


@pytest.mark.rule("RC-901")
def test_tools_plow_and_seeds() -> None:
    t = island(M2=6)
    for sigil in "abd":
        t.discovery(f"sigil-{sigil}")
    t.play(Window("round"), who=0)
    assert "token:sigil-b" not in t.keys(), "no marker to plough under"
    t.answer("token:sigil-a", "build-free:knife")
    assert (t.w.built, t.w.levels["weapon"]) == (("knife",), 1)
    t.spot("M2", exhausted=("parrot",), covered=True)
    t.play(Window("round"), who=0)
    t.answer("token:sigil-b", "reclaim:M2-terrain")
    assert (t.w.spots["M2"].covered, t.w.spots["M2"].exhausted) == (False, ("parrot",))
    t.play(Window("round"), who=0)
    t.answer("token:sigil-d")
    assert (t.w.stock["ration"], t.w.stock["food"]) == (1, 0)
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-a", "sigil-b", "sigil-d"]


@pytest.mark.rule("RC-901")
def test_gunpowder_rolls_the_hungry_animals_again() -> None:
    t = island()
    t.discovery("sigil-c")
    t.w.round = 7
    t.levels(roof=4)
    t.weather(rain="rain", animals="beast")
    t.weather(animals="blank")
    t.phase("weather")
    t.answer("token:sigil-c")
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.ids("discovery-gone") == ["sigil-c"]


@pytest.mark.rule("RC-711", "RC-1014")
def test_only_children_that_were_fed_score() -> None:
    """Three children, food for one."""
    t = Table(3, scenario="family", starting_items=0)
    t.w.score["child"] = 0
    without = points(t.w, won=False)
    t.w.score["child"] = 3
    t.give(food=1)
    t.phase("night")
    assert t.game.outcome is not None
    assert t.game.outcome.rule == "RC-1014"
    assert t.game.outcome.scores[0] == without + 3


@pytest.mark.rule("RC-557")
def test_the_player_in_place_of_the_first_player_ploughs() -> None:
    t = Table(3, scenario="family", starting_items=0)
    t.discovery("sigil-b")
    t.tile("M2", 1, exhausted=("wood",))
    t.tile("N1", 3, exhausted=("fish",))
    t.w.outside = {0: True}
    t.give(food=9)
    t.phase("night")
    assert (t.asked, t.seat) == ("window", 1)
    t.choose("token:sigil-b", 1)
    assert (t.asked, t.seat) == ("clear-marker", 1)
