"""An evening looked back upon: the chance to win from answer to answer, what choices moved it and what luck did.

Before each answer stands the chance as the position is judged. The answer is given again in worlds as its seat could
imagine them: their mean is what was *chosen*; from there to what came is *luck*. So the two add up to the whole way.
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
"""Imagined worlds an answer."""
TURNING = 5
BEST = WORST = 3
PLAYOUTS = 160
"""For what would have been better, at the answers that cost most."""
SMALL = 0.005
"""What moves the chance by less than this is not told."""

HEADING = ("—", "·")
MOST_LINES = 4

Told = Callable[[int, int], None]
"""How many of how many answers have been looked at."""


class AnswerReview(Record):
    """One answer: when, whose, what was expected of it and what came."""

    answer: int
    round: int
    seat: int
    question: str
    key: str
    before: float
    expected: float
    after: float
    label: str = ""
    """The answer in words, and what was told of it."""
    lines: tuple[str, ...] = ()

    @property
    def choice(self) -> float:
        return self.expected - self.before

    @property
    def luck(self) -> float:
        return self.after - self.expected


class Decision(Record):
    """An answer that was good or dear, and where something else was better, what."""

    step: AnswerReview
    advice: Advice | None = None
    better: str = ""
    """The better answer in words."""


class Review(Record):
    """The whole evening."""

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
    """What a position is worth to the table: the mean over its seats."""
    return sum(worth(game, seat) for seat in range(game.players)) / game.players


def review(
    game: Game,
    localizer: Localizer,
    packs: Iterable[Path] = (),
    told: Told = lambda done, of: None,
    worlds: int = WORLDS,
) -> Review:
    """Look back upon a game that was played, from its journal; labels and lines as the teller says them."""
    journal = game.journal or []
    random = Random(len(journal))
    log = Log(game.definition)
    again = game.definition.reopened(game, packs, (log,))
    steps: list[AnswerReview] = []
    kept: dict[int, Game] = {}
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
        kept[i] = at
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
                tuple([_better(kept[step.answer], localizer, step) for step in own if step.choice < -SMALL])
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
    """What was told of an answer, without the answer itself and without headings."""
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
    """The mean of what an answer leads to in worlds as its seat could imagine them."""
    imagined = Perspective(at, seat)
    found: list[float] = []
    for _ in range(worlds):
        world = imagined.world(random.getrandbits(48))
        try:
            world.choose(key, seat)
        except Refused:  # not legal in a world in which something hidden is otherwise
            continue
        found.append(table_value(world))
    return sum(found) / len(found) if found else table_value(at)


def _better(at: Game, localizer: Localizer, step: AnswerReview) -> Decision:
    """What would have been better, where something would."""
    advice = advise(at, step.seat, PlayoutBudget(PLAYOUTS), step.answer)
    if advice.best == step.key:
        return Decision(step)
    return Decision(step, advice, _label(at, localizer, advice.best, step.seat))
