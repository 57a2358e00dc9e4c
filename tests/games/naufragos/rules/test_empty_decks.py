"""Empty decks, closed sectors and the summit (NA-570 to NA-578)."""

import pytest

from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.rules import FIRST_OF, SUMMIT
from tests.games.naufragos.table import RULESETS, Table

INTERIOR, HEART = FIRST_OF["interior"], FIRST_OF["heart"]


def table(ruleset: str = "2013", players: int = 4) -> Table:
    """Castaways who add nothing to rolls; few events, so that looking at them is quick."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    t.empty("event", keep=1)
    return t


def last_card(t: Table, deck: str, *ids: str) -> None:
    """The deck holds these cards and no others."""
    t.empty(deck)
    t.on_top(deck, *ids)


@pytest.mark.rule("NA-570", "NA-572")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_last_card_closes_its_sector_for_all_cubes_in_it(ruleset: str) -> None:
    t = table(ruleset)
    t.track(5, 3, 8, 0)
    last_card(t, "coast", "bc5")
    t.draw(1, "bc5")
    assert t.w.track == [INTERIOR, INTERIOR, 8, INTERIOR]
    assert t.w.summit == -1
    assert t.refuses("draw:coast") == {"NA-546"}


@pytest.mark.rule("NA-570", "NA-572")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_lost_move_on_too(ruleset: str) -> None:
    t = table(ruleset)
    t.track(0, 3, 8, 2)
    t.lost(((0,), 9), ((3,), 5))
    last_card(t, "coast", "bc5")
    t.draw(1, "bc5")
    assert t.w.track == [INTERIOR, INTERIOR, 8, INTERIOR]


@pytest.mark.rule("NA-570")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_sector_is_not_closed_before_its_last_card_is_resolved(ruleset: str) -> None:
    t = table(ruleset)
    last_card(t, "coast", "bc9")
    t.draw(1, "bc9")
    assert t.asked == "decide"
    assert t.w.track == [0, 1, 0, 0], "the foot, no more"
    t.choose("eggs")
    assert t.w.track == [INTERIOR] * 4


@pytest.mark.rule("NA-570")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_last_card_that_fills_its_deck_again_closes_nothing(ruleset: str) -> None:
    t = table(ruleset)
    last_card(t, "coast", "z2")
    t.draw(1, "z2")
    assert t.w.size("coast") == 1
    assert t.w.track == [0, 0, 0, 0]


@pytest.mark.rule("NA-571")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_foot_into_an_empty_sector_goes_on_to_the_next(ruleset: str) -> None:
    t = table(ruleset)
    t.track(INTERIOR - 1, INTERIOR - 2, 0, 0)
    t.empty("interior")
    t.draw(0, "bc1", 0, 1)
    assert t.w.track == [HEART, INTERIOR - 1, 0, 0]


@pytest.mark.rule("NA-571")
def test_option_a_into_an_empty_sector_draws_in_the_next() -> None:
    t = table("hr12")
    t.track(INTERIOR - 1, 0, 0, 0)
    t.empty("interior")
    t.on_top("heart", "bh3")
    t.explore(0)
    t.choose("advance")
    assert t.w.track[0] == HEART
    assert t.where("bh3") == "exploring"
    assert t.w.difficulty == 7


@pytest.mark.rule("NA-571")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_two_empty_sectors_lead_to_the_summit(ruleset: str) -> None:
    t = table(ruleset)
    t.track(INTERIOR - 1, 0, 0, 0)
    t.empty("interior")
    t.empty("heart")
    t.draw(0, "bc1", 0, 1)
    assert t.w.track == [SUMMIT, 1, 0, 0]
    assert (t.asked, t.seat) == ("choose-last-turn", 0)


@pytest.mark.rule("NA-573", "NA-EX21")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_drawer_of_the_last_heart_card_decides_about_the_last_turn(ruleset: str) -> None:
    t = table(ruleset, 3)
    t.track(HEART + 3, HEART + 1, 8)
    last_card(t, "heart", "bh7")
    t.draw(1, "bh7", 1, 0)
    assert t.w.track == [SUMMIT, SUMMIT, 8]
    assert (t.asked, t.seat) == ("choose-last-turn", 1)
    t.choose("last-turn:this")
    assert t.w.last_turn == 1
    assert t.w.summit == 1
    assert t.asked == "march"


@pytest.mark.rule("NA-574")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_else_the_first_explorer_in_marching_order_who_moved(ruleset: str) -> None:
    t = table(ruleset)
    t.track(HEART, 3, HEART, HEART)
    last_card(t, "heart", "bh7")
    t.draw(1, "bh7", 1, 3, 0)
    assert t.w.track == [SUMMIT, 3, SUMMIT, SUMMIT]
    assert (t.asked, t.seat) == ("choose-last-turn", 3)


@pytest.mark.rule("NA-574")
def test_who_has_gone_home_is_no_explorer_any_more() -> None:
    t = table("2013")
    t.track(HEART, 3, HEART, 8)
    last_card(t, "heart", "bh7")
    t.explore(2, 1, 0)
    t.dice(6, 6)
    t.choose("return")
    t.choose("stay-out", 1)
    t.choose("stay-out", 0)
    t.choose("draw:heart", 1)
    assert t.w.track == [SUMMIT, 3, SUMMIT, 8]
    assert (t.asked, t.seat) == ("choose-last-turn", 0)


@pytest.mark.rule("NA-574")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_failing_that_the_first_castaway_clockwise_from_the_drawer(ruleset: str) -> None:
    t = table(ruleset)
    t.track(HEART, 3, 3, HEART)
    last_card(t, "heart", "bh7")
    t.draw(1, "bh7", 1)
    assert t.w.track == [SUMMIT, 3, 3, SUMMIT]
    assert (t.asked, t.seat) == ("choose-last-turn", 3)


@pytest.mark.rule("NA-575")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_deck_that_is_filled_again_may_be_drawn_and_moves_nobody(ruleset: str) -> None:
    t = table(ruleset)
    last_card(t, "coast", "bc5")
    t.draw(1, "bc5")
    assert t.w.track == [INTERIOR] * 4
    t.home()
    t.play(Add(4))
    assert t.w.size("coast") == 1
    assert t.w.track == [INTERIOR] * 4
    t.held(0, 1)
    t.explore(1)
    t.choose("draw:coast")
    assert t.where("plot-4") == "exploring"
    assert t.w.track == [INTERIOR] * 4


@pytest.mark.rule("NA-576")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_of_several_on_the_summit_by_one_foot_the_active_explorer_is_first(ruleset: str) -> None:
    t = table(ruleset)
    t.track(SUMMIT - 1, SUMMIT - 1, SUMMIT - 1, 0)
    t.draw(1, "bh5", 2, 1, 0)
    assert t.w.track == [SUMMIT, SUMMIT, SUMMIT, 0]
    assert (t.asked, t.seat) == ("choose-last-turn", 1)


@pytest.mark.rule("NA-576")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_or_else_the_first_in_marching_order(ruleset: str) -> None:
    t = table(ruleset)
    t.track(SUMMIT - 1, 3, SUMMIT - 1, 0)
    t.draw(1, "bh5", 1, 2, 0)
    assert t.w.track == [SUMMIT, 4, SUMMIT, 0]
    assert (t.asked, t.seat) == ("choose-last-turn", 2)


@pytest.mark.rule("NA-577")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_eruption_that_takes_the_last_heart_card(ruleset: str) -> None:
    t = table(ruleset)
    t.store(starter=1)
    t.track(HEART, 0, 8, HEART + 2)
    last_card(t, "heart", "bh5")
    last_card(t, "event", "plot-54", "e9")
    t.phase("event")
    assert t.w.energy == [4, 4, 4, 4]
    assert t.where("bh5") == "gone"
    assert t.w.track == [SUMMIT, 0, 8, SUMMIT]
    assert (t.asked, t.seat) == ("choose-last-turn", 3)
    t.choose("last-turn:this")
    assert t.w.summit == 3
    assert t.where("e9") == "event-now"


@pytest.mark.rule("NA-578")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_cube_may_enter_the_sector_of_the_last_card_while_it_is_resolved(ruleset: str) -> None:
    t = table(ruleset)
    t.track(INTERIOR - 1, INTERIOR + 2, 0, 0)
    last_card(t, "interior", "bi4")
    t.draw(1, "bi4", 1, 0)
    assert t.w.size("interior") == 2, "it added two cards"
    assert t.w.track == [INTERIOR, INTERIOR + 3, 0, 0]


@pytest.mark.rule("NA-578", "NA-570")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_and_leaves_it_with_the_others_where_nothing_was_added(ruleset: str) -> None:
    t = table(ruleset)
    t.track(INTERIOR - 1, INTERIOR + 2, 0, 0)
    last_card(t, "interior", "bi12")
    t.draw(1, "bi12", 1, 0)
    t.choose("avoid")
    assert t.w.track == [HEART, HEART, 0, 0]
