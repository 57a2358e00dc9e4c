"""Many games by bots, spread over processes and counted by player count and option; deterministic per seed."""

import base64
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import holdfast
from holdfast.bots import make_bot as bot_named
from holdfast.bots.perspective import Perspective
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.rng.stream import splitmix64
from holdfast.core.state.save import code_of
from holdfast.core.text.rulebook import rules
from holdfast.simulation.executor import ExecutionTarget, Fingerprint, check_same_version, holdfast_version, run_batches

ANY = "any"
"""The value of an option that is drawn for each game."""
MOST_DECISIONS = 50_000
"""The maximum number of answers; a longer game counts as endless."""
MOST_DRAWS = 1000
MOST_SAVES = 20
"""The maximum number of errors stored with a save, because one bug can fail a thousand games alike."""
BATCHES = 200


@dataclass(frozen=True)
class Plan:
    """The parameters that every process needs to play its share."""

    module: str
    players: tuple[int, ...]
    options: dict[str, str]
    bot: str
    seed: int
    packs: tuple[Path, ...]

    def definition(self) -> GameDefinition:
        declared: GameDefinition = import_module(self.module).DEFINITION
        return declared


@dataclass
class ResultGroup:
    """The games of one player count and one choice of options."""

    players: int
    options: dict[str, str]
    games: int = 0
    wins: int = 0
    alone: int = 0
    """Games that the table lost and one or several seats won."""
    sums: dict[str, float] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    counts: dict[str, dict[str, int]] = field(default_factory=dict)

    def count(self, game: Game) -> None:
        assert game.outcome is not None
        self.games += 1
        self.wins += game.outcome.won
        self.alone += game.outcome.alone
        for name, value in game.definition.display.stats(game.world).items():
            if isinstance(value, str):
                words = self.counts.setdefault(name, {})
                words[value] = words.get(value, 0) + 1
            else:
                self.sums[name] = self.sums.get(name, 0) + value
                self.numbers[name] = self.numbers.get(name, 0) + 1

    def merge(self, other: "ResultGroup") -> None:
        self.games += other.games
        self.wins += other.wins
        self.alone += other.alone
        for name, value in other.sums.items():
            self.sums[name] = self.sums.get(name, 0) + value
            self.numbers[name] = self.numbers.get(name, 0) + other.numbers[name]
        for name, words in other.counts.items():
            mine = self.counts.setdefault(name, {})
            for word, n in words.items():
                mine[word] = mine.get(word, 0) + n

    @property
    def stats(self) -> dict[str, Any]:
        """Return the game's own figures: means of numbers, counts of words."""
        means = {name: round(total / self.numbers[name], 6) for name, total in self.sums.items()}
        return {**means, **{name: dict(sorted(words.items())) for name, words in self.counts.items()}}


@dataclass(frozen=True)
class Error:
    """A game that ended improperly, with the save of its last valid position."""

    seed: int
    players: int
    options: dict[str, str]
    message: str
    save: str


Groups = dict[tuple[int, tuple[str, ...]], ResultGroup]


@dataclass
class BatchTotals:
    """The results of a batch of games, and finally of all batches."""

    groups: Groups = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    errors: list[Error] = field(default_factory=list)

    def group(self, players: int, options: dict[str, str]) -> ResultGroup:
        key = (players, tuple(options.values()))
        if key not in self.groups:
            self.groups[key] = ResultGroup(players, options)
        return self.groups[key]

    def merge(self, other: "BatchTotals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.errors += other.errors
        for group in other.groups.values():
            self.group(group.players, group.options).merge(group)


@dataclass(frozen=True)
class SimulationReport:
    """The figures of a simulation."""

    games: int
    decisions: int
    seconds: float
    groups: tuple[ResultGroup, ...]
    errors: tuple[Error, ...]
    cut: bool = False
    """Whether it was stopped before all games were played."""

    @property
    def wins(self) -> int:
        return sum(group.wins for group in self.groups)

    @property
    def alone(self) -> int:
        return sum(group.alone for group in self.groups)

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def plain(self) -> dict[str, Any]:
        """Return the data that `simulate --json` prints."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "wins": self.wins,
            "by": [
                {"players": g.players, "options": g.options, "games": g.games, "wins": g.wins, "stats": g.stats}
                for g in self.groups
            ],
            "errors": [asdict(error) for error in self.errors],
        }


def simulate(
    definition: GameDefinition,
    games: int,
    players: Sequence[int],
    options: Mapping[str, str] | None = None,
    bot: str = "random",
    seed: int = 1,
    processes: int = 1,
    packs: Iterable[Path] = (),
    progress: Callable[[int], object] = lambda games: None,
    cluster: str = "",
) -> SimulationReport:
    """Play games, spread evenly over the player counts, and count results; if interrupted, those of finished games."""
    plan = Plan(holdfast.GAMES[definition.name], tuple(players), dict(options or {}), bot, seed, tuple(packs))
    bot_named(bot)
    content = definition.content(plan.packs)
    for n in plan.players:
        draw_options(definition, n, plan.options, seed, plan.packs)
    began = time.perf_counter()
    expected = Fingerprint(holdfast_version(), code_of(definition), content.hash) if cluster else None
    batches = _batches(games)
    work = [BatchPlan(plan, batch, expected) for batch in batches]
    tallies: dict[range, BatchTotals] = {}
    cut = False
    try:
        for share, tally in run_batches(
            play_share, iter(work), ExecutionTarget(min(processes, len(work)), cluster=cluster)
        ):
            tallies[share.batch] = tally
            progress(tally.games)
    except KeyboardInterrupt:
        cut = True
    total = BatchTotals()
    for batch in batches:
        if batch in tallies:
            total.merge(tallies[batch])
    seconds = time.perf_counter() - began
    errors = [
        e if i < MOST_SAVES else Error(e.seed, e.players, e.options, e.message, "") for i, e in enumerate(total.errors)
    ]
    groups = tuple(total.groups[key] for key in sorted(total.groups))
    return SimulationReport(total.games, total.decisions, seconds, groups, tuple(errors), cut)


def _batches(games: int) -> list[range]:
    """Return the same batches for any number of processes, so that sums are identical to the last digit."""
    size = max(1, games // BATCHES)
    return [range(at, min(at + size, games)) for at in range(0, games, size)]


@dataclass(frozen=True)
class BatchPlan:
    """One batch for the next free worker, with the rules and cards it requires."""

    plan: Plan
    batch: range
    expected: Fingerprint | None = None


def play_share(share: BatchPlan) -> BatchTotals:
    if share.expected is not None:
        kind = share.plan.definition()
        check_same_version(
            share.expected, Fingerprint(holdfast_version(), code_of(kind), kind.content(share.plan.packs).hash)
        )
    return play_batch(share.plan, share.batch)


def play_batch(plan: Plan, batch: range) -> BatchTotals:
    kind, tally = plan.definition(), BatchTotals()
    for i in batch:
        _play(kind, plan, plan.players[i % len(plan.players)], seed_of(plan.seed, i), tally)
    return tally


def seed_of(seed: int, i: int) -> int:
    """Return the seed of game `i`. Seeds have 53 bits, which any JSON reader keeps exactly."""
    return splitmix64(splitmix64(seed) + i) >> 11


class SeatPlan:
    """One game by bots, answer by answer; after an error it still has its last position."""

    def __init__(self, bots: Sequence[str], seed: int) -> None:
        self.seed = seed
        self.bots = [bot_named(name, splitmix64(seed * 8 + seat)) for seat, name in enumerate(bots)]
        self.game: Game | None = None
        self.decisions = 0
        self._chosen: Option | None = None

    def answers(self, game: Game) -> Iterator[Option]:
        """Yield every answer, just after it was given."""
        self.game, bots = game, self.bots
        random = Random(self.seed)
        while not game.over:
            seats = game.question.seats
            seat = seats[0] if len(seats) == 1 else seats[int(random.random() * len(seats))]
            self._chosen = chosen = bots[seat].choose(Perspective(game, seat))
            game.choose(chosen)
            self._chosen = None
            self.decisions += 1
            if self.decisions > MOST_DECISIONS:
                raise RuntimeError(f"no end after {MOST_DECISIONS} decisions")
            yield chosen
        _ended_by_a_rule(game)

    def error(self, players: int, options: dict[str, str], error: Exception) -> "Error":
        return Error(self.seed, players, options, _message(self.decisions, self._chosen, error), _save(self.game))


def _play(definition: GameDefinition, plan: Plan, players: int, seed: int, tally: BatchTotals) -> None:
    """Play one game to its end, or to the error that stopped it."""
    options = draw_options(definition, players, plan.options, seed, plan.packs)
    tally.games += 1
    sitting = SeatPlan((plan.bot,) * players, seed)
    try:
        game = definition.new(players, options, seed, plan.packs)
        for _ in sitting.answers(game):
            pass
        tally.group(players, options).count(game)
    except Exception as error:  # any error of a rule is reported with its game
        tally.errors.append(sitting.error(players, options, error))
    tally.decisions += sitting.decisions


def draw_options(
    definition: GameDefinition, players: int, options: Mapping[str, str], seed: int, packs: Iterable[Path] = ()
) -> dict[str, str]:
    """Return the requested options, with a legal value drawn from the seed for each that may be any."""
    content = definition.content(packs)
    free = [setting for setting in definition.settings if options.get(setting.name) == ANY]
    random = Random(splitmix64(seed))
    for _ in range(MOST_DRAWS):
        drawn = {**options, **{setting.name: random.choice(setting.allowed(content)) for setting in free}}
        try:
            definition.settle(players, drawn, content)
        except UnknownName:
            if not free:
                raise
            continue
        return drawn
    given = ", ".join(f"{name}={value}" for name, value in options.items())
    raise UnknownName(f"{definition.name} for {players} allows no game with {given}; leave some of them out")


def _ended_by_a_rule(game: Game) -> None:
    """Check that a game ended by a rule of the catalogue, if the game has one."""
    assert game.outcome is not None
    catalogue = rules(game.definition.folder)
    if catalogue and game.outcome.rule not in catalogue:
        raise RuntimeError(f"the game ended by {game.outcome.rule!r}, which is no rule of the catalogue")


def _message(decisions: int, chosen: Option | None, error: Exception) -> str:
    where = f"after {decisions} decisions" if decisions else "at set-up"
    if chosen is not None:
        where = f"decision {decisions + 1}, seat {chosen.seat + 1} chose {chosen.key!r}"
    return f"{where}: {type(error).__name__}: {error}"


def _save(game: Game | None) -> str:
    """Return a save of the position before the fatal answer, so that the answer can be repeated at a table."""
    return base64.b64encode(game.save()).decode() if game else ""


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate; also valid for rare wins."""
    if not games:
        return 0.0, 1.0
    rate, share = wins / games, z * z / games
    middle = (rate + share / 2) / (1 + share)
    half = z * sqrt(rate * (1 - rate) / games + share / (4 * games)) / (1 + share)
    return max(0.0, middle - half), min(1.0, middle + half)
