"""The evening in figures: life of everybody, food, wood and Morale; deaths; the point table line by line."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.standings import Death, PersonStatus, ScoreLine, Standing
from holdfast.core.text.log import card_of
from holdfast.games.robinson.people.deciding import resolve_people
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.people.wounds import Dies
from holdfast.games.robinson.rules import POINTS, SCENARIO_POINTS
from holdfast.games.robinson.world import Island


def people(w: Island) -> tuple[int, ...]:
    """The players, and Friday and Jenny if they take part; Friday also after dying (RC-739)."""
    fallen = w.wounds[FRIDAY] >= w.life(FRIDAY)
    return (*range(w.players), *[FRIDAY] * (w.friday or fallen), *[JENNY] * (w.jenny == "camp"))


def standing(w: Island) -> Standing:
    if not w.characters:
        return Standing()
    souls = []
    for who in people(w):
        life = w.life(who)
        seat = who if who < w.players else -1
        souls.append(PersonStatus(f"who-{who}", seat, life - w.wounds[who], life, w.wounds[who] < life))
    stores = (("food", w.stock_for("food")), ("wood", w.stock["wood"]), ("morale", w.morale))
    return Standing(tuple(souls), stores)


def fate(w: Island, effect: Any, by: Cause) -> tuple[Death, ...]:
    """RC-702, RC-738, RC-941: people who have just got their last Wound, with the card or the phase that caused it."""
    if not isinstance(effect, Dies):
        return ()
    cause = card_of(w, by) or f"in-{w.phase}"
    return tuple([Death(f"who-{who}", cause) for who in resolve_people(w, by, effect.who)])


def counted(w: Island) -> tuple[ScoreLine, ...]:
    """RC-710, RC-711: every line that brought something."""
    outcome = w.outcome
    won = outcome is not None and outcome.won
    life = sum(w.life(seat) - w.wounds[seat] for seat in range(w.players))
    lines = [
        ("win", int(won), POINTS["win"]),
        ("life", life, POINTS["life"]),
        *[(track, w.levels[track], POINTS[track]) for track in ("roof", "palisade", "weapon")],
        ("item", len(w.built), POINTS["item"]),
        ("treasure", w.size("treasures"), POINTS["treasure"]),
        ("round", w.rounds - w.round if won else 0, POINTS["round"]),
        *[(what, w.count(what), each) for what, each in SCENARIO_POINTS.items()],
    ]
    return tuple([ScoreLine(f"points-{what}", n, each) for what, n, each in lines if n])
