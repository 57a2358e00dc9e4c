"""Analysis of a finished game: the win probability from answer to answer, divided into choice and luck.

Each answer starts from the estimate of the position. The answer is repeated in worlds sampled from what its seat knew:
the change to their mean is *choice*; the change from there to the actual result is *luck*. The two add up to the total
change.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from holdfast.bots.coach import Advice, advise
from holdfast.bots.expert import worth
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget
from holdfast.core.engine.effect import Record, Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Refused
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import ANSWER, Log, card_of

WORLDS = 12
"""The number of sampled worlds per answer."""
TURNING = 5
BEST = WORST = 3
PLAYOUTS = 160
"""The number of playouts in search of a better option, for the answers that cost most."""
SMALL = 0.005
"""The minimum change of the win probability that is reported."""

HEADING = ("—", "·")
MOST_LINES = 4

Told = Callable[[int, int], None]
"""Reports progress: answers done, answers in all."""


class AnswerReview(Record):
    """One answer: its time and seat, the expected and the actual result."""

    answer: int
    round: int
    seat: int
    question: str
    key: str
    before: float
    expected: float
    after: float
    label: str = ""
    """The label of the answer and its log lines."""
    lines: tuple[str, ...] = ()

    @property
    def choice(self) -> float:
        return self.expected - self.before

    @property
    def luck(self) -> float:
        return self.after - self.expected


class Decision(Record):
    """An answer that was good or costly, with a better option if there was one."""

    step: AnswerReview
    advice: Advice | None = None
    better: str = ""
    """The label of the better option."""


class Review(Record):
    """The review of a whole game."""

    steps: tuple[AnswerReview, ...]
    turning: tuple[AnswerReview, ...]
    best: tuple[tuple[Decision, ...], ...]
    """By seat."""
    worst: tuple[tuple[Decision, ...], ...]

    @property
    def chosen(self) -> float:
        return sum(step.choice for step in self.steps)

    @property
    def luck(self) -> float:
        return sum(step.luck for step in self.steps)


def table_value(game: Game) -> float:
    """Return the value of a position to the table: the mean over its seats."""
    return sum(worth(game, seat) for seat in range(game.players)) / game.players


def review(
    game: Game,
    localizer: Localizer,
    packs: Iterable[Path] = (),
    told: Told = lambda done, of: None,
    worlds: int = WORLDS,
) -> Review:
    """Analyse a finished game from its journal, with labels and lines from the localizer."""
    journal = game.journal or []
    random = Random(len(journal))
    log = Log(game.definition)
    again = game.definition.reopened(game, packs, (log,))
    steps: list[AnswerReview] = []
    positions: dict[int, Game] = {}
    now = table_value(again)
    for i, entry in enumerate(journal):
        at, clock = again.copy(journal=True), again.definition.rules.clock(again.world)
        alone = len(again.question.options_for(entry.seat)) < 2
        label = _label(again, localizer, entry.key, entry.seat)
        log.lines.clear()
        if not again.replay((entry,)):
            break
        after = table_value(again)
        expected = now if alone else _expected(at, entry.seat, entry.key, random, worlds)
        steps.append(
            AnswerReview(
                i,
                clock,
                entry.seat,
                entry.question,
                entry.key,
                now,
                expected,
                after,
                label,
                _lines(again, localizer, log),
            )
        )
        positions[i] = at
        now = after
        told(i + 1, len(journal))
    turning = sorted(steps, key=lambda step: -abs(step.after - step.before))[:TURNING]
    seats = [[step for step in steps if step.seat == seat] for seat in range(game.players)]
    best = [sorted(own, key=lambda step: -step.choice)[:BEST] for own in seats]
    worst = [sorted(own, key=lambda step: step.choice)[:WORST] for own in seats]
    return Review(
        tuple(steps),
        tuple(sorted(turning, key=lambda step: step.answer)),
        tuple([tuple([Decision(step) for step in own if step.choice > SMALL]) for own in best]),
        tuple(
            [
                tuple([_better(positions[step.answer], localizer, step) for step in own if step.choice < -SMALL])
                for own in worst
            ]
        ),
    )


def _label(game: Game, localizer: Localizer, key: str, seat: Seat) -> str:
    option = next((one for one in game.question.options_for(seat) if one.key == key), None)
    try:
        return (
            key
            if option is None
            else localizer.option(game.question.tag, option, game.world, card_of(game.world, game.question.by))
        )
    except MissingText:
        return key


def _lines(game: Game, localizer: Localizer, log: Log) -> tuple[str, ...]:
    """Return the log lines of an answer, without the answer itself and headings."""
    said: list[str] = []
    for line in log.lines:
        if line.message == ANSWER:
            continue
        try:
            text = sentence(localizer.line(line, game.world))
        except MissingText:
            continue
        if not text.startswith(HEADING):
            said.append(text)
    return tuple(said[:MOST_LINES])


def _expected(at: Game, seat: Seat, key: str, random: Random, worlds: int) -> float:
    """Return the mean value after an answer in worlds sampled from what its seat knew."""
    imagined = Perspective(at, seat)
    found: list[float] = []
    for _ in range(worlds):
        world = imagined.world(random.getrandbits(48))
        try:
            world.choose(key, seat)
        except Refused:  # illegal in a world with other hidden cards
            continue
        found.append(table_value(world))
    return sum(found) / len(found) if found else table_value(at)


def _better(at: Game, localizer: Localizer, step: AnswerReview) -> Decision:
    """Return a better option, if there was one."""
    advice = advise(at, step.seat, PlayoutBudget(PLAYOUTS), step.answer)
    if advice.best == step.key:
        return Decision(step)
    return Decision(step, advice, _label(at, localizer, advice.best, step.seat))
