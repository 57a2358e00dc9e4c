"""Scenario 1, Castaways: the woodpile, the Fire and what lies on the Scenario card (RC-910 to RC-919)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.flow.event import DrawEvent, EventIcon
from holdfast.games.robinson.scenarios.occasions import BeforeActions
from holdfast.games.robinson.things.resources import LoseAllResources
from tests.games.robinson.deeds import difference, facts
from tests.games.robinson.table import Table


def pile(t: Table) -> tuple[int, int]:
    """Finished stages, and wood on the stage that is being built."""
    return t.w.score.get("stage", 0), t.w.score.get("pile", 0)


def stacked(stage: int, wood: int = 0, **options: object) -> Table:
    t = Table(players=3, starting_items="0", **options)
    t.characters("carpenter", "cook", "explorer")
    t.w.score["stage"], t.w.score["pile"] = stage, wood
    return t


@pytest.mark.rule("RC-911", "RC-912")
def test_each_round_some_wood_goes_on_one_stage_of_the_pile() -> None:
    t = stacked(0)
    t.give(wood=9)
    offered = []
    for _ in range(5):
        t.play(BeforeActions())
        offered.append(t.keys())
        t.choose(t.keys()[-1])
        t.give(wood=9)
    assert offered == [[f"pile:{n}" for n in range(most + 1)] for most in (1, 2, 3, 4, 5)]
    assert pile(t) == (5, 0)
    t.play(BeforeActions())
    assert t.idle
    assert t.w.stock["wood"] == 9


@pytest.mark.rule("RC-912")
def test_a_stage_may_be_filled_over_several_rounds_with_what_is_available() -> None:
    t = stacked(3)
    t.give(wood=3)
    t.play(BeforeActions())
    assert t.keys() == ["pile:0", "pile:1", "pile:2", "pile:3"]
    t.choose("pile:3")
    assert pile(t) == (3, 3)
    assert t.w.stock["wood"] == 0
    t.play(BeforeActions())
    assert t.idle
    t.give(wood=5)
    t.play(BeforeActions())
    assert t.keys() == ["pile:0", "pile:1"]
    t.choose("pile:1")
    assert pile(t) == (4, 0)
    assert t.w.stock["wood"] == 4


@pytest.mark.rule("RC-912", "RC-913")
def test_the_pile_comes_after_production_and_its_wood_is_gone_for_good() -> None:
    t = stacked(1)
    t.phase("round")
    t.go_on()
    assert t.asked == "pile-up"
    assert t.w.stock["wood"] == 1, "the wood of this round's Production"
    t.choose("pile:1")
    assert t.asked == "planning"
    assert t.w.stock["wood"] == 0
    assert not [key for seat in range(3) for key in t.keys(seat) if "pile" in key]
    t.play(LoseAllResources())
    assert pile(t) == (1, 1)


@pytest.mark.rule("RC-914", "RC-915")
def test_oil_and_mast_fill_the_current_stage_besides_the_one_of_the_round() -> None:
    t = stacked(1)
    t.give(wood=2)
    t.play(BeforeActions())
    t.choose("pile:2")
    assert pile(t) == (2, 0)
    t.discovery("sigil-b")
    t.play(Window("round"), who=0)
    t.answer("token:sigil-b")
    assert pile(t) == (2, 2), "two of the three that the third stage takes"
    t.item("mast")
    assert pile(t) == (3, 0), "one was missing; the other two of the Mast are lost"


@pytest.mark.rule("RC-914")
def test_the_mast_is_built_like_an_invention_and_brings_wood_for_the_pile_only() -> None:
    t = stacked(2)
    t.item("rope")
    t.give(wood=1, fur=1)
    t.to_planning()
    t.plan(1, "build:mast", "join:build:mast:pawn")
    t.resolve()
    t.go_on()
    assert pile(t) == (3, 0)
    assert t.w.stock["wood"] == t.w.stock["fur"] == 0
    t.discovery("sigil-b")
    t.w.score["stage"] = 5
    t.play(Window("round"), who=0)
    assert t.idle, "a finished pile takes no oil"


@pytest.mark.rule("RC-916")
def test_book_and_totem_mean_nothing_here() -> None:
    t = stacked(0)
    t.on_top("event", "event/mess-in-the-camp")
    before = facts(t)
    t.play(DrawEvent())
    t.go_on()
    assert difference(before, facts(t)) == "#event-1 #threat-left+1 @arrange=pawn"
    t.on_top("tile", "tile/tile-6")
    t.on_top("discovery", "discovery/tobacco")
    before = facts(t)
    t.to_planning()
    t.plan(1, "explore:M2", "join:explore:M2:pawn")
    t.resolve()
    t.go_on()
    assert difference(before, facts(t)) == "#discoveries+1 #discovery-1 #placed+1 #tile-1 M2.tile=tile-6 score-tiles+1"


@pytest.mark.rule("RC-917", "RC-901")
def test_the_medallion_is_shared_as_the_group_likes_and_then_gone() -> None:
    t = stacked(0)
    t.discovery("sigil-d")
    t.play(Window("round"), who=0)
    t.answer("token:sigil-d", "give:who-2", "give:who-1", "give:who-2")
    assert t.w.determination[:3] == [0, 1, 2]
    assert t.w.ids("discovery-gone") == ["sigil-d"]
    assert t.w.ids("discoveries") == []


@pytest.mark.rule("RC-901")
def test_herbs_heal_at_night_and_the_sabre_is_a_weapon_level() -> None:
    t = stacked(0)
    t.wounds(1, 3, 1)
    t.discovery("sigil-a")
    t.discovery("sigil-c")
    t.play(Window("round"), who=0)
    assert t.keys() == ["go-on", "token:sigil-c"]
    t.answer("token:sigil-c")
    assert t.w.levels["weapon"] == 1
    t.play(Window("night"), who=0)
    t.answer("token:sigil-a", "heal:who-1")
    assert t.w.wounds[:3] == [1, 2, 1]
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-a", "sigil-c"]


@pytest.mark.rule("RC-918")
@pytest.mark.parametrize("books", [4, 6, 8])
def test_every_book_card_more_is_an_adventure_token_less(books: int) -> None:
    t = Table(players=3, book_cards=str(books))
    tokens = 0
    while t.w.size("event"):
        for field in ("build", "gather", "explore"):
            t.token(field)
        card = t.w.draw("event", "event-discard")
        t.play(EventIcon(t.w.card(card, Event).icon))
        tokens += sum(t.w.token(field, "adventure") for field in ("build", "gather", "explore"))
    assert tokens == 12 - books, "a Book of this Scenario does nothing, another icon brings an Adventure"
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-919", "RC-538")
def test_the_hatchets_token_gives_wood_and_moves_with_the_camp() -> None:
    t = stacked(0)
    t.tile("M2", 9)
    t.item("hatchet")
    assert t.w.spots["M1"].tokens == ("wood",)
    t.phase("production")
    t.go_on()
    assert t.w.stock["wood"] == 2
    t.stop_at_dawn()
    t.give(food=3)
    t.shelter()
    t.phase("night")
    t.answer("move-camp:M2")
    while not t.idle:
        t.choose(next(key for key in t.keys() if key not in ("stay", "no")))
    assert (t.w.camp, t.w.spots["M1"].tokens, t.w.spots["M2"].tokens) == ("M2", (), ("wood",))
    t.give(wood=0)
    t.phase("production")
    t.go_on()
    assert t.w.stock["wood"] == 1, "plains without a wood source, but with the Hatchet"


@pytest.mark.rule("RC-910")
def test_nothing_is_won_before_the_tenth_round_and_then_at_its_first_moment() -> None:
    t = stacked(5)
    t.item("fire")
    t.w.round = 8
    t.give(food=6)
    t.shelter()
    t.stop_at_dawn()
    t.phase("night")
    t.go_on()
    assert (t.w.round, t.game.over) == (9, False)
    t.give(food=6)
    t.phase("night")
    t.go_on()
    assert t.w.round == 10
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-910")


@pytest.mark.rule("RC-910")
@pytest.mark.parametrize("round_", [9, 10, 11, 12])
def test_the_fire_wins_with_a_complete_pile_in_the_last_three_rounds_only(round_: int) -> None:
    t = stacked(5)
    t.tile("M2", 11)
    t.w.round = round_
    t.to_planning()
    t.plan(2, "build:fire", "join:build:fire:pawn")
    t.resolve()
    t.go_on()
    assert t.game.over == (round_ >= 10)
    assert "fire" in t.w.built


@pytest.mark.rule("RC-910", "RC-911", "RC-912")
def test_the_last_stage_is_laid_in_the_last_round_and_a_sail_turns_our_way() -> None:
    """A late position: the Fire burns, four stages stand, two wood lie on the fifth; round 12 begins."""
    t = stacked(4, 2)
    t.tile("M2", 11)
    t.item("fire")
    t.shelter()
    t.levels(roof=2, palisade=2, weapon=3)
    t.give(wood=2, food=3)
    t.w.round = 12
    t.on_top("event", "event/body-on-the-beach")
    t.phase("round")
    t.go_on()
    assert t.asked == "pile-up"
    assert t.w.stock["wood"] == 3, "two, and one of this round's Production"
    t.choose("pile:3")
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-910")
    assert pile(t) == (5, 0)


@pytest.mark.rule("RC-910")
def test_a_complete_pile_without_fire_ends_in_defeat() -> None:
    t = stacked(5)
    t.w.round = 12
    t.give(food=3)
    t.phase("night")
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "RC-703")
