"""How a game of Under Our Sun ends, in words: a sentence for every reason, and the winner by name (US-901 to US-907)."""

from collections.abc import Callable
from typing import Any

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer, sentence
from holdfast.core.text.log import Log
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.flow.day import DayOver, PhaseEnd
from holdfast.games.under_our_sun.flow.ending import lost, survivors_win, traitor_wins
from holdfast.games.under_our_sun.people.death import Die, Eliminate
from holdfast.simulation.report import format_report as figures
from holdfast.simulation.runner import ResultGroup, SimulationReport
from holdfast.terminal.session import Session, SessionHistory
from tests.games.test_endings import endings
from tests.games.texts import Texts
from tests.games.under_our_sun.table import Table

TEXTS = Texts(DEFINITION, ())
TELLERS = TEXTS.tellers
TRAITORS = ("saboteur", "executioner", "arsonist")
"""The secret goals are the reasons too."""
REASONS = sorted(endings("under_our_sun"))


def conspiracy(goal: str = "saboteur") -> Table:
    """Three players; the Scout of seat 2 holds a Son of Liberty card."""
    t = Table(3, "missing-two", mode="semi")
    t.crew("veteran", "scout", "medic")
    t.role(1, goal)
    for seat, id in ((0, "survivor-1"), (2, "survivor-2")):
        t.role(seat, id)
    return t


def over(t: Table, why: str) -> None:
    if why in TRAITORS:
        t.play(traitor_wins(t.w, why))
    elif why in ("mission", "traitor-dead"):
        t.play(survivors_win(t.w, why, "US-901"))
    else:
        t.play(lost(t.w, why, "US-902"))


def said(game: Game, lang: str) -> str:
    assert game.outcome is not None
    return TELLERS[lang].ending(game.outcome, game.world)


def test_the_reasons_are_known() -> None:
    assert {"all-dead", "failed", "mission", "time", "traitor-dead"} <= set(REASONS)
    goals = {card.goal for card in DEFINITION.content().cards if card.deck == "team"}  # type: ignore[attr-defined]
    assert goals - {""} == set(TRAITORS)


@pytest.mark.rule("US-901", "US-902", "US-905")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["coop", "semi"])
def test_every_ending_has_its_own_sentence(lang: str, mode: str) -> None:
    found: dict[str, str] = {}
    for why in REASONS:
        if mode == "coop" and (why in TRAITORS or why == "traitor-dead"):
            continue
        t = conspiracy() if mode == "semi" else Table(3, "missing-two")
        over(t, why)
        text = TEXTS.clean(said(t.game, lang))
        assert sentence(text)[0].isupper()
        assert len(text.split()) > 2 or "★" in text
        assert not text.startswith("—")
        found[why] = text
    assert len(set(found.values())) == len(found)


@pytest.mark.rule("US-905")
@pytest.mark.parametrize("goal", TRAITORS)
def test_a_traitors_victory_names_him(goal: str) -> None:
    t = conspiracy(goal)
    log = Log(DEFINITION)
    t.game.observers.append(log)
    t.play(traitor_wins(t.w, goal))
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.scores, t.game.outcome.alone) == ((1,), (0, 3, 0), True)
    for lang, name in (("en", "Scout"), ("it", "Esploratore"), ("es", "Explorador")):
        assert name in said(t.game, lang)
        assert name in TELLERS[lang].line(log.lines[-1], t.w)


def story(play: Callable[[Table], Any]) -> Session:
    t = conspiracy()
    play(t)
    session = Session(t.game, SessionHistory(Log(DEFINITION)), "en", ())
    assert session.game.over
    return session


@pytest.mark.rule("US-905", "US-970")
def test_the_terminal_names_the_winners_of_either_side() -> None:
    saboteur = story(lambda t: t.play(traitor_wins(t.w, "saboteur")))
    assert saboteur.winners() == ["Scout"]
    assert "the Scout wins" in saboteur.ending()[0]
    survivors = story(lambda t: t.play(Die(1), Eliminate(1)))
    assert survivors.winners() == ["Veteran", "Medic"]
    assert survivors.ending()[1] == "US-970"
    nobody = story(lambda t: t.play(lost(t.w, "failed", "US-902")))
    assert nobody.winners() == []


@pytest.mark.rule("US-905")
def test_simulations_count_who_has_won() -> None:
    group = ResultGroup(3, {})
    for play in (
        lambda t: t.play(traitor_wins(t.w, "arsonist")),
        lambda t: t.play(Die(1), Eliminate(1)),
        lambda t: t.play(lost(t.w, "time", "US-902")),
        lambda t: t.play(lost(t.w, "all-dead", "US-902")),
    ):
        group.count(story(play).game)
    assert (group.games, group.wins, group.alone) == (4, 1, 1)
    assert group.stats["winners"] == {"nobody": 2, "son-of-liberty": 1, "survivors": 1}
    report = figures("under_our_sun", SimulationReport(4, 4, 1.0, (group,), ()))
    assert "1 of 4 games won" in report
    assert "1 more by some of the players against the others" in report
    assert "winners: nobody 2, son-of-liberty 1, survivors 1" in report


@pytest.mark.rule("US-905", "US-902")
def test_a_lost_mission_is_told_with_who_was_the_traitor() -> None:
    t = conspiracy("executioner")
    t.w.day = t.w.days
    t.play(PhaseEnd(), DayOver())
    assert "Scout" in said(t.game, "en")


def test_a_game_without_words_for_its_end_says_that_it_is_over() -> None:
    t = Table()
    t.play(lost(t.w, "time", "US-902"))
    assert t.game.outcome is not None
    assert Localizer(None, "en").ending(t.game.outcome, t.w) == "The game is over"
