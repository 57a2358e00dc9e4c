"""Lines that state a change: what they say has happened, in just these numbers."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.core.text.log import LogEntry, effect_entry
from holdfast.games.robinson.world import RESOURCES, Island
from holdfast.simulation.runner import ANY, draw_options

DEFINITION = holdfast.definition("robinson")
GAMES = 16


def people(args: dict[str, Any]) -> list[int]:
    return [int(word.rpartition("-")[2]) for word in args["who"].split("|")]


def held(w: Island, what: str) -> int:
    """All of a resource, at the Camp or still on its way there."""
    return w.stock[what] + sum(w.future[RESOURCES.index(what) :: len(RESOURCES)])


def eaten(before: Island, now: Island) -> int:
    return sum(held(before, what) - held(now, what) for what in ("food", "ration"))


def truth(before: Island, now: Island, args: dict[str, Any], message: str) -> list[tuple[int, int]]:
    """What a line says, each number beside what the table shows."""
    match message:
        case "log-wound":
            moved = [(args["n"], now.wounds[p] - before.wounds[p]) for p in people(args) if now.wounds[p] < now.life(p)]
            return moved + [(args["now"], now.wounds[p]) for p in people(args) if args["people"] == 1]
        case "log-heal":
            return [(args["n"], before.wounds[p] - now.wounds[p]) for p in people(args)]
        case "log-determination" | "log-action-failed":
            return [(args["n"], now.determination[p] - before.determination[p]) for p in people(args)]
        case "log-morale":
            return [(args["n"], now.morale - before.morale), (args["now"], now.morale)]
        case "log-level":
            track = args["track"]
            return [(args["n"], now.levels[track] - before.levels[track]), (args["now"], now.levels[track])]
        case "log-lose" if args["what"] == "food":
            return [(args["n"], eaten(before, now))]
        case "log-lose" | "log-gain":
            sign = -1 if message == "log-lose" else 1
            return [(args["n"], sign * (held(now, args["what"]) - held(before, args["what"])))]
        case "log-brought-home":
            return [(args["n"], now.stock[args["what"]] - before.stock[args["what"]])]
        case "log-rot":
            return [(args["n"], held(before, "food") - held(now, "food"))]
        case "log-supper":
            return [(args["people"], eaten(before, now))]
    return []


PLACES: dict[str, Callable[[Island], Any]] = {
    "log-put-token": lambda w: dict(w.fields),
    "log-token-leaves": lambda w: dict(w.fields),
    "log-put-token-on": lambda w: dict(w.spots),
    "log-marker-removed": lambda w: dict(w.spots),
    "log-source-free": lambda w: dict(w.spots),
    "log-terrain-free": lambda w: dict(w.spots),
    "log-tile-up": lambda w: dict(w.spots),
    "log-beast-goes": lambda w: w.size("hunting"),
    "log-reshuffle": lambda w: dict(w.zones),
}
"""Lines after which something lies elsewhere than before."""


class Witness(Observer):
    """Compares every line with what its effect did."""

    def __init__(self) -> None:
        self.before: Island | None = None
        self.told: set[str] = set()
        self.untrue: list[str] = []

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        line = effect_entry(DEFINITION, w, effect, by, outcomes)
        if line is not None and self.before is not None:
            self.compare(self.before, w, line)
        self.before = w.copy()

    def compare(self, before: Island, now: Island, line: LogEntry) -> None:
        args = dict(line.args)
        said = truth(before, now, args, line.message)
        if said or line.message in PLACES:
            self.told.add(line.message)
        if any(one != other for one, other in said):
            self.untrue.append(f"{line}: {said}")
        if line.message in PLACES and PLACES[line.message](before) == PLACES[line.message](now):
            self.untrue.append(f"{line}: nothing has changed")


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_line_never_states_a_change_that_did_not_happen(seed: int) -> None:
    witness = Witness()
    players = DEFINITION.players[seed % len(DEFINITION.players)]
    options = draw_options(DEFINITION, players, {setting.name: ANY for setting in DEFINITION.settings}, seed)
    game = DEFINITION.new(players, options, seed, observers=(witness,))
    random = Random(seed)
    while not game.over:
        game.answer(random.choice(game.moves(random.choice(game.asked))))
    assert not witness.untrue
    assert "log-wound" in witness.told
