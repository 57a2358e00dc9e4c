"""Statistics of questions: questions per round, and the share of idle ones (`holdfast simulate GAME --questions`).

A question is idle if all its open options lead, in each of twenty sampled worlds and with the same luck, to positions
that differ in nothing on which the rest of the game depends.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from holdfast.bots import make_bot as bot_named
from holdfast.bots.perspective import Perspective
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.game import Game
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.idle_questions import idle_answer
from holdfast.core.rng.stream import splitmix64
from holdfast.simulation.runner import draw_options

WORLDS = 20
EVERY = 4
"""The sampling rate: one question in this number is checked in all worlds."""


@dataclass
class QuestionStats:
    """Questions by tag, and the idle ones among them."""

    rounds: int = 0
    put: Counter[str] = field(default_factory=Counter)
    unasked: int = 0
    """Questions that the table answers for people: windows without relevant offers, idle questions."""
    tried: int = 0
    idle: Counter[str] = field(default_factory=Counter)

    def told(self) -> dict[str, Any]:
        put = sum(self.put.values())
        return {
            "per_round": round(put / max(1, self.rounds), 2),
            "idle_share": round(sum(self.idle.values()) / max(1, self.tried), 4),
            "unasked_per_round": round(self.unasked / max(1, self.rounds), 2),
            "tried": self.tried,
            "by_tag": dict(self.put.most_common()),
            "idle_by_tag": dict(self.idle.most_common()),
        }


def measure_questions(
    definition: GameDefinition,
    games: int,
    players: Iterable[int],
    options: Mapping[str, str],
    bot: str,
    seed: int,
    packs: Iterable[Path] = (),
) -> QuestionStats:
    """Play games by bots and count the questions that people would be asked at a table."""
    asked = QuestionStats()
    counts = tuple(players)
    for i in range(games):
        n = counts[i % len(counts)]
        own = splitmix64(splitmix64(seed) + i) >> 11
        game = definition.new(n, draw_options(definition, n, options, own, packs), own, packs)
        _meter(game, bot, own, asked)
    return asked


def _meter(game: Game, bot: str, seed: int, asked: QuestionStats) -> None:
    random, clock = Random(seed), game.definition.rules.clock
    bots = [bot_named(bot, splitmix64(seed * 8 + seat)) for seat in range(game.players)]
    began = clock(game.world)
    while not game.over:
        seat = random.choice(game.asked)
        passed = default_pass(game, seat) or idle_answer(game, seat)
        if passed is not None:
            asked.unasked += 1
            game.choose(passed)
            continue
        tag = game.question.tag
        asked.put[tag] += 1
        if random.random() * EVERY < 1:
            asked.tried += 1
            asked.idle[tag] += idle_answer(game, seat, WORLDS, seed) is not None
        game.choose(bots[seat].choose(Perspective(game, seat)))
    asked.rounds += max(1, clock(game.world) - began + 1)
