"""A batch of games of one cell, written down: a line a game, and where it is wished a line a decision."""

import threading
import time
from collections import Counter
from collections.abc import Iterator

import msgspec

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.engine.menu import Option
from holdfast.core.facts import UnknownKey
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.world import World
from holdfast.lab.experiment import Cell, fingerprint, numbers_text
from holdfast.simulation.executor import Fingerprint, check_same_version
from holdfast.simulation.runner import SeatPlan, draw_options, seed_of

ONE_AT_A_TIME = threading.Lock()
"""Games keep things per process: a worker with several threads plays one batch after another."""


class Job(msgspec.Struct, frozen=True):
    """Games `first` to `last` of a cell, to be played by these rules and cards."""

    cell: Cell
    seed: int
    first: int
    last: int
    decisions: bool = False


class Failed(msgspec.Struct, frozen=True):
    """A game that did not end as games should, with the save of its last sound position."""

    game: int
    message: str
    save: str


class Batch(msgspec.Struct, frozen=True):
    """What a job came to: lines of JSON, to be kept as they are."""

    games: bytes
    decisions: bytes
    failed: tuple[Failed, ...]
    seconds: float


class Track(msgspec.Struct):
    """The table when a round begins, or at the end: who lives, what there is, and what a judge thinks of it."""

    round: int
    alive: int
    life: int
    chance: float | None
    """`estimate` for the first seat; nothing when the game is over."""
    stores: dict[str, int]


class DeathRow(msgspec.Struct):
    """Somebody died: in which round, who, and of what."""

    round: int
    who: str
    cause: str


class GameRow(msgspec.Struct):
    """One game."""

    cell: str
    """The key of its cell: the same for games that depend on the same things."""
    game: str
    players: int
    bots: str
    options: dict[str, str]
    packs: list[str]
    numbers: str
    """Numbers that the variant replaced, as JSON."""
    number: int
    """Which game of its cell; the same number has the same seed in every cell."""
    seed: int
    won: bool | None = None
    alone: bool | None = None
    first_won: bool | None = None
    """Whether the first seat has won; with one team, whether all have."""
    came_to: float | None = None
    """What the judge says of the end for the first seat: the truth that its chances are measured by."""
    rule: str = ""
    why: str = ""
    scores: list[int] = []
    decisions: int = 0
    rounds: int = 0
    figures: dict[str, float] = {}
    words: dict[str, str] = {}
    tracks: list[Track] = []
    deaths: list[DeathRow] = []
    actions: dict[str, int] = {}
    cards: list[str] = []
    error: str = ""


class DecisionRow(msgspec.Struct):
    """One decision."""

    cell: str
    number: int
    n: int
    round: int
    seat: int
    question: str
    options: int
    key: str
    deed: str


class DecisionWatcher(Observer):
    """Sees who dies, in which round."""

    def __init__(self, definition: GameDefinition) -> None:
        self.fate = definition.display.fate
        self.clock = definition.rules.clock
        self.deaths: list[DeathRow] = []

    def applied(self, effect: AnyEffect, by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        if fates := self.fate(w, effect, by):
            self.deaths += [DeathRow(self.clock(w), fate.name, fate.cause) for fate in fates]


def play(job: Job) -> Batch:
    """Play all games of a job."""
    from importlib import import_module

    definition: GameDefinition = import_module(job.cell.module).DEFINITION
    with ONE_AT_A_TIME:
        check_same_version(Fingerprint(*job.cell.print), fingerprint(definition, job.cell))
        began = time.perf_counter()
        told = BatchRecorder(definition, job)
        for number in range(job.first, job.last):
            told.one(number)
        return Batch(b"".join(told.lines), b"".join(told.answers), tuple(told.failed), time.perf_counter() - began)


class BatchRecorder:
    """Games of one cell while they are played and written down."""

    def __init__(self, definition: GameDefinition, job: Job) -> None:
        self.definition = definition
        self.job = job
        self.encoder = msgspec.json.Encoder()
        self.lines: list[bytes] = []
        self.answers: list[bytes] = []
        self.failed: list[Failed] = []

    def one(self, number: int) -> None:
        cell, kind = self.job.cell, self.definition
        seed = seed_of(self.job.seed, number)
        options = draw_options(kind, cell.players, cell.options, seed, cell.folders)
        packs, numbers = [pack.name for pack in cell.folders], numbers_text(cell)
        row = GameRow(cell.key, cell.game, cell.players, cell.seating, options, packs, numbers, number, seed)
        sitting, watching = SeatPlan(cell.bots, seed), DecisionWatcher(kind)
        deeds: Counter[str] = Counter()
        try:
            game = kind.new(cell.players, options, seed, cell.folders, (watching,), numbers=cell.numbers)
            last = -1
            for option in self.told(game, sitting, number):
                deeds[self.deed(option)] += 1
                now = kind.rules.clock(game.world)
                if now != last and not game.over:
                    row.tracks.append(self.track(game))
                    last = now
            row.tracks.append(self.track(game))
            self.ended(row, game)
        except Exception as error:  # whatever a rule did wrong is written down with the game it went wrong in
            failed = sitting.error(cell.players, options, error)
            row.error = failed.message
            self.failed.append(Failed(number, failed.message, failed.save))
        row.decisions, row.deaths, row.actions = sitting.decisions, watching.deaths, dict(sorted(deeds.items()))
        self.lines.append(self.encoder.encode(row) + b"\n")

    def told(self, game: Game, sitting: SeatPlan, number: int) -> Iterator[Option]:
        """The answers of a game, each written down before it is given where that is wished."""
        if not self.job.decisions:
            return sitting.answers(game)
        return self.recorded(game, sitting, number)

    def recorded(self, game: Game, sitting: SeatPlan, number: int) -> Iterator[Option]:
        cell = self.job.cell.key
        before = self.asked(game)
        for option in sitting.answers(game):
            round, tag, open_to = before
            n, seat = sitting.decisions, option.seat
            one = DecisionRow(cell, number, n, round, seat, tag, open_to.get(seat, 0), option.key, self.deed(option))
            self.answers.append(self.encoder.encode(one) + b"\n")
            yield option
            if not game.over:
                before = self.asked(game)

    def asked(self, game: Game) -> tuple[int, str, dict[int, int]]:
        """The round, the question, and how many answers each seat has that is asked."""
        asked = game.question
        return (
            self.definition.rules.clock(game.world),
            asked.tag,
            {seat: len(asked.options_for(seat)) for seat in asked.seats},
        )

    def deed(self, option: Option) -> str:
        try:
            facts = self.definition.rules.deeds.read(option.key)
        except UnknownKey:
            return option.key
        return f"{facts.deed} {facts.what}" if facts.what else facts.deed

    def track(self, game: Game) -> Track:
        w, kind = game.world, self.definition
        standing = kind.display.standing(w)
        living = [soul for soul in standing.souls if soul.alive]
        chance = None if game.over else round(kind.rules.estimate(ObservedWorld(w, 0)), 4)
        return Track(kind.rules.clock(w), len(living), sum(soul.life for soul in living), chance, dict(standing.stores))

    def ended(self, row: GameRow, game: Game) -> None:
        w, outcome = game.world, game.outcome
        assert outcome is not None
        row.won, row.alone, row.rule, row.why = outcome.won, outcome.alone, outcome.rule, outcome.why
        row.first_won = 0 in outcome.winners if outcome.winners else outcome.won
        row.came_to = self.definition.rules.estimate(ObservedWorld(w, 0))
        row.scores, row.rounds = list(outcome.scores), self.definition.rules.clock(w)
        for name, value in self.definition.display.stats(w).items():
            if isinstance(value, str):
                row.words[name] = value
            else:
                row.figures[name] = value
        row.cards = sorted({w.content.cards[i].key for i, seen in enumerate(w.seen) if seen})
