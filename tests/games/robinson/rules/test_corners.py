"""Corners where two rules meet, each with the ruling that decides it."""

from collections.abc import Callable

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.hunting import LookAtTopBeast
from holdfast.games.robinson.flow.action import ActionDone
from holdfast.games.robinson.island.tiles import TurnTileDown
from holdfast.games.robinson.island.tokens import Veil
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.things.inventions import LoseItem
from holdfast.games.robinson.things.mystery import DrawMystery
from tests.games.robinson.table import Table, camp


@pytest.mark.rule("RC-683", "RC-929")
def test_fog_on_the_back_of_a_tile_goes_when_it_is_turned_up() -> None:
    t = Table(players=3, scenario="cursed-island", starting_items=0)
    t.characters("carpenter", "cook", "explorer")
    t.item("shovel")
    t.tile("M2", 7)
    quake = t.threat("earthquake")
    t.play(TurnTileDown("M2"), card=quake, place="event")
    t.play(Veil("M2", "fog"))
    assert t.w.spots["M2"].tokens == ("fog",)
    t.to_planning()
    t.plan(1, "threat:right")
    t.resolve()
    t.go_on()
    spot = t.w.spots["M2"]
    assert (spot.down, spot.tokens) == (False, ())


@pytest.mark.rule("RC-685")
def test_the_hollow_floor_takes_the_treasures_of_the_whole_action() -> None:
    """Two draws in one Action: what the first one brought is gone too, what lay there before is not."""
    t = camp()
    t.treasure("helmet")
    t.on_top("mystery", "mystery/boxes", "mystery/candles", "mystery/trapdoor")
    t.w.acting = Planned("explore", "N1", pawns=("1a",))
    t.play(DrawMystery(treasure=1), DrawMystery(treasure=1, trap=1), who=1, place="action", target="N1")
    t.answer("draw-on")
    assert t.w.ids("future") == []
    assert {"boxes", "candles"} <= set(t.w.ids("mystery-discard"))
    assert t.w.ids("treasures") == ["helmet"]


@pytest.mark.rule("RC-685")
def test_the_treasures_of_an_earlier_action_are_safe_from_the_hollow_floor() -> None:
    t = camp()
    t.on_top("mystery", "mystery/boxes", "mystery/trapdoor")
    t.w.acting = Planned("explore", "N1", pawns=("1a",))
    t.play(DrawMystery(treasure=1), ActionDone(), DrawMystery(trap=1), who=1, place="action", target="N1")
    assert t.w.ids("future") == ["boxes"]


@pytest.mark.rule("RC-677", "RC-672")
@pytest.mark.parametrize("sheltered", [False, True])
def test_bricks_that_gave_nothing_take_nothing_back(sheltered: bool) -> None:
    t = camp()
    if sheltered:
        t.shelter()
    t.item("bricks")
    t.shelter()
    t.levels(palisade=2)
    t.play(LoseItem("bricks", True))
    assert t.w.levels["palisade"] == (1 if sheltered else 2)
    t.item("bricks")
    t.play(LoseItem("bricks", True))
    assert t.w.levels["palisade"] == (1 if sheltered else 2), "built anew under a roof it gives and takes as usual"


@pytest.mark.rule("RC-634", "RC-325")
def test_without_a_beast_left_there_is_no_defence_plan() -> None:
    t = Table(players=3, starting_items=0)
    t.characters("soldier", "cook", "explorer")
    t.determination(4)
    assert offered(t, "skill:defence-plan")
    while t.w.size("beast"):
        t.w.pass_unseen("beast", "hunting")
    assert not offered(t, "skill:defence-plan")
    t.w.draw("hunting", "beast-discard")
    assert offered(t, "skill:defence-plan")


def offered(t: Table, key: str) -> bool:
    """Is it offered now to the first player?"""
    t.play(Window("round"), who=0)
    found = not t.idle and key in t.keys(0)
    t.go_on()
    return found


@pytest.mark.rule("RC-1245", "RC-1233")
def test_the_bible_is_opened_once_for_one_arranging() -> None:
    t = camp()
    t.starting_item("bible")
    t.to_planning()
    t.plan(1, "arrange:camp", "arrange:camp")
    t.resolve()
    t.choose("resolve:arrange:camp")
    t.choose("use:bible", 0)
    assert t.w.determination[1] == 3, "it is read, and there is nothing more to read for this Arranging"
    assert t.before_action
    t.choose("go-on", 1)
    t.choose("use:bible", 0)
    assert t.w.determination[1] == 6


@pytest.mark.rule("RC-1245", "RC-486")
def test_the_bible_stays_shut_where_a_bear_has_been() -> None:
    t = camp()
    t.starting_item("bible")
    t.token("arrange", "blocked")
    t.to_planning()
    t.plan(1, "arrange:camp")
    t.resolve()
    assert t.idle, "nobody is asked about a Bible that would be read in vain"
    assert t.w.determination[1] == 0


@pytest.mark.rule("RC-1219")
@pytest.mark.parametrize("tokens", [(), ("beast",), ("cross",)])
def test_the_amulet_is_offered_where_there_is_something_to_remove(tokens: tuple[str, ...]) -> None:
    t = camp()
    t.treasure("protective-amulet")
    t.spot("M1", tokens=tokens)
    t.play(Window("round"), who=0)
    assert t.idle == (tokens != ("beast",))


@pytest.mark.rule("RC-353", "RC-548")
@pytest.mark.parametrize(
    ("scenario", "build", "seen"),
    [
        ("castaways", "build:mast", lambda t: t.w.score["pile"] + t.w.score["stage"] > 0),
        ("cursed-island", "build:cross-M2", lambda t: "cross" in t.w.spots["M2"].tokens),
        ("cursed-island", "build:sacred-bell", lambda t: t.asked == "remove-fog"),
    ],
)
def test_no_scenario_item_waits_for_a_builder_who_got_lost(
    scenario: str, build: str, seen: Callable[[Table], bool]
) -> None:
    """The Lifeboat has a game of its own (`test_jenny.py`)."""
    t = camp(scenario=scenario)
    t.tile("M2", 6)
    t.tile("N1", 7)
    t.spot("S4", tokens=("fog",))
    t.item("rope")
    t.give(wood=4, fur=1)
    t.on_top("tile", "tile/tile-10")
    t.on_top("exploration-adventure", "exploration-adventure/lost")
    t.to_planning()
    t.plan(0, build)
    t.plan(1, f"join:{build}:pawn")
    t.plan(0, "explore:S1")
    t.dice("explore", adventure="adventure")
    t.resolve()
    t.go_on()
    assert list(t.w.outside) == [0]
    assert seen(t)


@pytest.mark.rule("RC-636", "RC-629", "RC-804")
def test_nobody_tracks_the_only_beast_that_all_know_already() -> None:
    t = Table(players=3, starting_items=0)
    t.characters("soldier", "cook", "explorer")
    t.determination(9)
    t.beast("bear")
    assert offered(t, "skill:tracking")
    t.play(LookAtTopBeast())
    assert not offered(t, "skill:tracking"), "nothing to learn, and no place to put it but where it lies"
    t.beast("fox")
    assert offered(t, "skill:tracking")


@pytest.mark.rule("RC-636")
def test_nobody_scouts_the_last_tile_that_all_have_seen() -> None:
    t = Table(players=3, starting_items=0)
    t.characters("explorer", "cook", "carpenter")
    t.determination(9)
    while t.w.size("tile") > 2:
        t.w.draw("tile", "box")
    t.w.look("tile", 2)
    assert offered(t, "skill:reconnaissance"), "there is an order to choose"
    t.w.draw("tile", "box")
    assert not offered(t, "skill:reconnaissance")


@pytest.mark.rule("RC-636", "RC-625")
def test_there_is_no_new_idea_where_no_invention_is_left() -> None:
    t = camp()
    t.determination(9)
    assert offered(t, "skill:a-new-idea")
    while t.w.size("invention"):
        t.w.draw("invention", "inventions")
    assert not offered(t, "skill:a-new-idea")
    t.w.draw("inventions", "invention-discard")
    assert offered(t, "skill:a-new-idea"), "the discarded ones are shuffled"
