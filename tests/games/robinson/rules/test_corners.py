"""Corners where two rules meet, each with the ruling that decides it."""

import pytest

from holdfast.core.engine.effects import Window
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
    assert defence_plan(t)
    while t.w.size("beast"):
        t.w.pass_unseen("beast", "hunting")
    assert not defence_plan(t)
    t.w.draw("hunting", "beast-discard")
    assert defence_plan(t)


def defence_plan(t: Table) -> bool:
    """Is it offered now?"""
    t.play(Window("round"), who=0)
    offered = "skill:defence-plan" in t.keys(0)
    t.go_on()
    return offered


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
