"""Corners where two rules meet: what one rule sets going and another stops, ends or shows."""

import pytest

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Window
from holdfast.core.text.log import Log
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.camp.camp_board import UseCampCard
from holdfast.games.naufragos.cards import Belonging, CampAction, Use
from holdfast.games.naufragos.castaways.health import Energy, Trauma
from holdfast.games.naufragos.exploration.track import Advance
from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.plot.plot_cards import DiscardTop, Pending
from holdfast.games.naufragos.plot.today import Cost
from holdfast.games.naufragos.rules import SUMMIT
from tests.games.naufragos.table import RULESETS, Table

rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str, players: int = 3) -> Table:
    """Nobody's ability matters, everybody has 4 energy."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "lucky", "strong")[:players])
    t.energy(*[4] * players)
    return t


# --- pending explorations ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-566")
@pytest.mark.parametrize(("party", "chooser"), [((1, 2), 2), ((1,), 0)])
@rulesets
def test_one_who_died_of_a_card_chooses_nothing_any_more(ruleset: str, party: tuple[int, ...], chooser: int) -> None:
    t = table(ruleset)
    for id in ("plot-7", "plot-23", "plot-39", "plot-41"):
        t.fetch(t.key(id), "pending")
    card = t.fetch(t.key("plot-44"), "exploring")
    t.w.march = t.w.party = party
    t.play(Trauma(n=4), Pending(), who=1, place="trip", card=card)
    assert t.w.is_dead(1)
    assert (t.asked, t.seat) == ("too-many-pending", chooser)
    assert len(t.keys()) == 4, "one of the old ones"


# --- the summit and the last turn -------------------------------------------------------------------------------------


def rewrite(t: Table, key: str, **parts: object) -> None:
    """What a card of the players' own could do stands on this one, at this table only."""
    cards = [replace(card, **parts) if card.key == key else card for card in t.w.content.unique]
    t.w.content = Content(cards, t.w.content.hash)


@pytest.mark.rule("NA-739", "NA-720")
@rulesets
def test_a_camp_card_may_lead_onto_the_summit(ruleset: str) -> None:
    t = table(ruleset)
    rewrite(t, "camp/k5", camp=CampAction(then=(Advance(), Energy(n=1))))
    t.track(SUMMIT - 1, 0, 0)
    t.play(UseCampCard(0, "camp:5"))
    assert t.w.energy[0] == 5, "the card is fully resolved first"
    while t.asked == "reorder":
        t.choose(t.keys()[0])
    assert (t.asked, t.seat, t.w.summit) == ("choose-last-turn", 0, 0)


@pytest.mark.rule("NA-739")
@rulesets
def test_so_may_an_item(ruleset: str) -> None:
    t = table(ruleset)
    rewrite(t, "wreckage/w24", item=Belonging(use=Use((Advance(),))))
    t.item(0, "w24")
    t.track(SUMMIT - 1, 0, 0)
    t.to_placing()
    t.choose("use:w24")
    assert (t.seat, t.w.summit) == (0, 0)
    assert t.asked in ("reorder", "choose-last-turn")


@pytest.mark.rule("NA-739", "NA-242")
def test_hr_a_camp_card_does_not_hasten_the_decision_of_a_card_in_hand() -> None:
    t = table("hr12")
    t.w.white, t.w.white_waits = "camp:4", True
    t.wounds(1, 0, 0)
    t.track(0, SUMMIT, 0)
    t.fetch(t.key("bh1"), "exploring")
    t.w.march = t.w.party = (1,)
    t.play(Window("dice"))
    t.choose("resolve-white")
    t.choose("pick:seat-0")
    assert (t.idle, t.w.wounds[0], t.w.summit) == (True, 0, -1), "the summit waits for the explorer's card"


@pytest.mark.rule("NA-577")
@rulesets
def test_a_camp_card_that_takes_the_last_card_closes_the_sector(ruleset: str) -> None:
    t = table(ruleset)
    rewrite(t, "camp/k5", camp=CampAction(then=(DiscardTop("coast"),)))
    t.empty("coast", 1)
    t.play(UseCampCard(0, "camp:5"))
    assert {t.w.sector(seat) for seat in range(3)} == {"interior"}


@pytest.mark.rule("NA-740")
@rulesets
def test_where_the_next_turn_cannot_come_this_one_is_the_last(ruleset: str) -> None:
    t = table(ruleset)
    t.event("e9")
    t.w.last_turn = t.w.turn + 1
    t.play(RescueCheck())
    assert not t.game.over
    t.empty("event", 1)
    t.play(DiscardTop("event"))
    t.play(RescueCheck())
    assert t.game.outcome is not None
    assert t.game.outcome.why == "no-rescue"


@pytest.mark.rule("NA-203")
def test_hr_no_turn_is_announced_that_does_not_begin() -> None:
    t = table("hr12")
    t.empty("event")
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(Turn())
    assert t.game.outcome is not None
    assert [line.message for line in log.lines] == ["why-no-events"]


# --- the dead ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-186")
@pytest.mark.parametrize("party", [(2,), (1, 2)])
def test_hr_an_explorer_who_dies_was_not_lost(party: tuple[int, ...]) -> None:
    t = table("hr12")
    t.item(2, "w7")
    t.w.march = t.w.party = party
    t.play(Trauma("2", 4))
    assert t.where("w7") == "estate"
    t.w.march = t.w.party = ()
    t.play(WoundsStep())
    assert t.items(0) == ["w7"], "the first heir takes the only thing there is"


# --- what the boards show ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-241", "NA-252", "NA-513")
@rulesets
def test_a_resolved_white_pawn_is_seen_only_where_it_stays(ruleset: str) -> None:
    t = table(ruleset)
    t.phase("actions")
    t.dice(1)
    t.choose("white:camp:5")
    assert t.game.view(None)["camp"]["camp:5"]["white"]
    if ruleset == "hr12":
        t.choose("resolve-white")
    assert t.game.view(None)["camp"]["camp:5"]["white"] == (ruleset == "2013")


@pytest.mark.rule("NA-583", "NA-584")
@pytest.mark.parametrize(("ruleset", "party", "bonus"), [("2013", (0, 1), 2), ("hr12", (0, 1), 0), ("hr12", (0,), 2)])
def test_the_board_shows_what_counts_in_every_return_roll(ruleset: str, party: tuple[int, ...], bonus: int) -> None:
    t = table(ruleset)
    t.abilities("pathfinder", "cook", "lucky")
    t.w.march = t.w.party = party
    t.w.difficulty = 8
    t.store(weather=3)
    assert t.game.view(None)["return_bonus"] == bonus


# --- the turn ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-038", "NA-247")
def test_no_space_costs_less_than_nothing() -> None:
    t = table("2013")
    t.play(Cost("forage", -3))
    t.to_placing()
    assert t.game.view(None)["prices"]["forage"] == [0, 0, 0, 0]
    t.choose("forage")
    assert t.w.energy[0] == 4
