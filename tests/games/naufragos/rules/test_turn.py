"""A whole turn (NA-200 to NA-203): its order in the two rule sets, and what happens when the events run out."""

import pytest

from holdfast.core.engine.effect import tag_of
from holdfast.games.naufragos.exploration.lost import LostReturn
from holdfast.games.naufragos.flow.event import EventText, WeatherStep, WreckStep
from holdfast.games.naufragos.flow.turn import PassToken, Upkeep
from holdfast.games.naufragos.night.meals import Eating, FireStep
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.pawns.placing import Placing, Put
from holdfast.games.naufragos.pawns.resolving import ResolvePawn
from tests.games.naufragos.table import RULESETS, Table

STEPS = (
    EventText,
    WeatherStep,
    WreckStep,
    Placing,
    Put,
    LostReturn,
    ResolvePawn,
    Eating,
    FireStep,
    WoundsStep,
    Upkeep,
    PassToken,
)
DULL = ("white:pass", "pass", "go-on", "eat:food", "eat:cube")


def morning(ruleset: str, players: int = 3) -> Table:
    """A quiet island: nobody's ability asks anything, there is food for all."""
    t = Table(players, ruleset)
    t.abilities(*("fisher", "strong", "lucky", "pathfinder")[:players])
    t.store(food=players)
    t.stop_at_dawn()
    return t


def sit_it_out(t: Table) -> None:
    """Everybody does nothing but eat until the turn is over."""
    while not t.game.over and not t.idle:
        t.choose(next(key for key in DULL if key in t.keys()))


def played(ruleset: str) -> list[str]:
    """The steps of a turn with one castaway lost and one at the wood, in the order in which they happened."""
    t = morning(ruleset)
    t.lost(((2,), 9))
    t.on_top("event", "e9")
    t.dice(1, 1)
    seen = t.record(*STEPS)
    t.phase("turn")
    t.pawns("white:pass", "wood", "pass", "pass", "pass")
    while not t.idle:
        t.choose(next(key for key in ("stay-lost", *DULL) if key in t.keys()))
    assert t.w.turn == 2
    assert (t.w.weather, t.w.wrecks, t.w.wreck_ready) == (5, 5, True)
    assert t.w.wood == 1 + 1  # the start, the wood cutter; what drifts ashore dries at no fire
    assert t.w.starter == 1
    return [tag_of(type(effect)) for effect in seen]


@pytest.mark.rule("NA-200")
def test_2013_event_actions_survival_end_of_turn() -> None:
    event = ["weather-step", "wreck-step", "event-text"]
    actions = ["placing", "put", "lost-return", "resolve-pawn"]
    survival = ["eating", "fire-step"]
    end = ["wounds-step", "upkeep", "pass-token"]
    assert played("2013") == [*event, *actions, *survival, *end]


@pytest.mark.rule("NA-201")
def test_hr_start_actions_survival_end() -> None:
    start = ["event-text", "weather-step", "wreck-step"]
    actions = ["placing", "put", "lost-return", "resolve-pawn"]
    survival = ["eating", "fire-step", "wounds-step"]
    end = ["upkeep", "pass-token"]
    assert played("hr12") == [*start, *actions, *survival, *end]


@pytest.mark.rule("NA-200", "NA-201")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_phase_on_the_table_says_where_we_are(ruleset: str) -> None:
    t = morning(ruleset)
    t.on_top("event", "e9")
    t.phase("turn")
    assert (t.w.phase, t.asked, t.seat) == ("actions", "white-pawn", 0)
    t.pawns("white:pass", *["pass"] * 6)
    assert (t.w.phase, t.asked) == ("survival", "piece")
    sit_it_out(t)
    assert t.w.phase == "end"
    t.on_top("event", "e10")
    t.choose("look")  # the next turn begins
    assert (t.w.turn, t.w.phase, t.seat) == (3, "actions", 1)


@pytest.mark.rule("NA-202")
def test_2013_when_the_last_event_has_passed_without_rescue_the_group_loses() -> None:
    t = morning("2013")
    t.empty("event", keep=2)
    t.on_top("event", "e9", "e14")
    t.empty("event", keep=2)
    t.phase("turn")
    sit_it_out(t)
    assert not t.game.over
    t.choose("look")  # the last turn
    assert t.w.size("event") == 0
    sit_it_out(t)
    assert not t.game.over  # the turn is played to its end
    t.choose("look")
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.why, outcome.rule) == (False, "no-events", "NA-202")
    assert (outcome.scores, outcome.winners) == ((0, 0, 0), ())
    assert t.w.turn == 3  # no further turn has begun


@pytest.mark.rule("NA-203")
def test_hr_nobody_wins_when_an_event_must_be_revealed_and_none_is_there() -> None:
    t = morning("hr12")
    t.empty("event", keep=1)
    t.on_top("event", "e9")
    t.empty("event", keep=1)
    t.phase("turn")
    assert t.w.size("event") == 0
    sit_it_out(t)
    assert not t.game.over
    events = t.record(EventText)
    t.choose("look")
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.why, outcome.rule) == (False, "no-events", "NA-203")
    assert outcome.winners == ()
    assert events == []


@pytest.mark.rule("NA-202", "NA-203")
@pytest.mark.parametrize(("ruleset", "rule"), [("2013", "NA-202"), ("hr12", "NA-203")])
def test_plot_events_alone_keep_no_turn_alive(ruleset: str, rule: str) -> None:
    t = morning(ruleset)
    t.on_top("event", "e9")
    t.phase("turn")
    t.empty("event")
    t.on_top("event", "plot-101")
    t.empty("event", keep=1)
    assert t.where("plot-101") == "event"
    sit_it_out(t)
    t.choose("look")
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (False, rule)
    assert t.where("plot-101") == "event"  # nobody has seen it
