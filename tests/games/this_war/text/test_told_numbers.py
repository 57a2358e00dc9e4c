"""The numbers in the lines of the log are those of the change: nothing is told that did not happen, nothing less or more."""

from random import Random
from typing import Any

import pytest

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.core.text.log import effect_entry
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.rules import HUNGER, IDS, ILLNESS, MISERY, STATES
from holdfast.games.this_war.world import City
from tests.games.this_war.text.test_log import MOST, Cared

STOCKED = frozenset({"log-gained", "log-pay-out", "log-loot", "log-lost", "log-take-along", "log-leave-behind"})
"""Lines that name goods which came or went."""
TRACKS = {"log-noise": "noise", "log-cold": "cold", "log-add-unknown": "unknown"}
SURE = {"log-thirst": (HUNGER, MISERY), "log-go-hungry": (HUNGER,), "log-freeze": (ILLNESS,)}
"""Lines that say +1 of one Character in so many words."""


def goods(phrase: str) -> dict[str, int]:
    """*told-goods:wood=2;book=1* as what it says."""
    listed = phrase.partition(":")[2]
    return (
        {name: int(n) for name, _, n in [part.partition("=") for part in listed.split(";")] if name} if listed else {}
    )


class Reckoner(Observer):
    """Compares every line with what the effect it tells of has changed."""

    def __init__(self) -> None:
        self.told: set[str] = set()
        self.levels: list[int] = []
        self.stocks: list[int] = []
        self.tracks: dict[str, int] = {}

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        line = effect_entry(DEFINITION, w, effect, by, outcomes)
        stocks = [have + carried for have, carried in zip(w.storage, w.pile, strict=True)]
        if line is not None and self.levels:
            self.compare(w, line.message, dict(line.args), stocks)
        self.levels, self.stocks = list(w.levels), stocks
        self.tracks = {name: getattr(w, name) for name in TRACKS.values()}

    def compare(self, w: City, message: str, words: dict[str, Any], stocks: list[int]) -> None:
        self.told.add(message)
        if message in STOCKED:
            moved = {IDS[i]: abs(now - was) for i, (was, now) in enumerate(zip(self.stocks, stocks, strict=True))}
            assert goods(words["goods"]) == {name: n for name, n in moved.items() if n}, message
        elif message in TRACKS:
            track = TRACKS[message]
            assert words["n"] == getattr(w, track) - self.tracks[track] != 0, message
        elif message == "log-state":
            at = w.person(words["who"].partition("/")[2]) * 5 + STATES.index(words["state"])
            assert words["n"] == w.levels[at] - self.levels[at] != 0
            assert words["now"] == w.levels[at]
        elif message in SURE and not {words.get("fed"), words.get("ill")} & {
            "yes" if message != "log-freeze" else "no"
        }:
            p = w.person(words["who"].partition("/")[2])
            risen = [w.levels[p * 5 + state] - self.levels[p * 5 + state] for state in SURE[message]]
            assert sum(risen) == 1, message


@pytest.mark.rule("TW-021", "TW-1002")
def test_the_numbers_in_the_log_are_those_of_the_change() -> None:
    told: set[str] = set()
    for seed in range(16):
        random, reckoner = Random(seed), Reckoner()
        watching = (Cared(), reckoner) if seed % 4 else (reckoner,)
        game = DEFINITION.new((1, 2, 4, 6)[seed % 4], {}, seed, observers=watching)
        for _ in range(MOST):
            if game.over:
                break
            question = game.question
            game.choose(random.choice(question.moves(random.choice(question.seats))))
        told |= reckoner.told
    assert {"log-gained", "log-lost", "log-noise", "log-cold", "log-state", *SURE} <= told
