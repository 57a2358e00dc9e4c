"""The figures of a finished game, from its journal: survivors and deaths, resources by round, the score.

All data comes from the replayed game (`core/state/standings.py`); texts are in one language.
"""

from collections.abc import Iterable
from pathlib import Path

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import AnyEffect, Cause, Record, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.standings import Death, PersonStatus, Standing
from holdfast.core.state.world import World
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import LogEntry, effect_entry

MOST_TURNS = 4
TURNS_AT = 0.05
"""The minimum change of the win probability at a turning point."""
HEADING = "—"


class Person(Record):
    """A person of the game: their life by round (None if absent) and their fate."""

    name: str
    seat: int
    alive: bool
    life: int
    most: int
    lives: tuple[int | None, ...]
    cause: str = ""
    when: str = ""
    round: int = 0


class SupplyHistory(Record):
    """The shared resources by round."""

    name: str
    had: tuple[int, ...]


class FinalScore(Record):
    """A line of the score; `each` is 0 if nothing is scored."""

    name: str
    n: int
    each: int
    seat: int


class Turn(Record):
    """A turning point: its answer and round, the change of the win probability in points, and the event."""

    answer: int
    round: int
    points: int
    text: str


class GameSummary(Record):
    """The complete summary; `ended` names the round, turn or day."""

    ended: str = ""
    rounds: tuple[int, ...] = ()
    people: tuple[Person, ...] = ()
    stores: tuple[SupplyHistory, ...] = ()
    score: tuple[FinalScore, ...] = ()
    turns: tuple[Turn, ...] = ()


class Moment(Record):
    """An answer with its effect on the win probability and its public log entries."""

    answer: int
    round: int
    moved: float
    lines: tuple[LogEntry, ...]


class DeathRecorder(Observer):
    """An observer that records deaths by round, and public log entries."""

    def __init__(self, definition: GameDefinition) -> None:
        self.definition = definition
        self.fates: dict[str, tuple[Death, int]] = {}
        self.lines: list[LogEntry] = []

    def applied(self, effect: AnyEffect, by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        if (line := effect_entry(self.definition, w, effect, by, outcomes)) is not None:
            self.lines.append(line)
        for fate in self.definition.display.fate(w, effect, by):
            self.fates[fate.name] = (fate, self.definition.rules.clock(w))


def summarize(game: Game, localizer: Localizer, packs: Iterable[Path] = ()) -> GameSummary:
    """Replay the journal and record the table at the end of every round."""
    kind = game.definition
    watching = DeathRecorder(kind)
    again = kind.reopened(game, packs, (watching,))
    rounds: dict[int, Standing] = {}
    moments: list[Moment] = []
    stood = _chance(again)
    for n, entry in enumerate(game.journal or ()):
        watching.lines.clear()
        if not again.replay((entry,)):
            break
        standing = kind.display.standing(again.world)
        chance = None if again.over else _chance(again)  # the end itself is reported elsewhere
        if stood is not None and chance is not None and rounds:
            moments.append(Moment(n + 1, kind.rules.clock(again.world), chance - stood, tuple(watching.lines)))
        stood = chance
        if standing.souls or rounds:  # before set-up there is nothing to record
            rounds[kind.rules.clock(again.world)] = standing
    text = SummaryText(again.world, localizer)
    return replace(text.evening(rounds, watching.fates), turns=text.turns(moments))


def _chance(game: Game) -> float | None:
    """Return the win probability from what the first seat may know; None before set-up."""
    try:
        return game.definition.rules.estimate(ObservedWorld(game.world, 0))
    except (LookupError, ValueError, ZeroDivisionError):
        return None


class SummaryText:
    """Formats figures in one language."""

    def __init__(self, w: World, localizer: Localizer) -> None:
        self.w = w
        self.localizer = localizer

    def word(self, what: str) -> str:
        """Return the summary's own word, otherwise the game's."""
        message = f"evening-{what}"
        return self.localizer.say(message) if self.localizer.has(message) else self.localizer.noun(what, w=self.w)

    def evening(self, rounds: dict[int, Standing], fates: dict[str, tuple[Death, int]]) -> GameSummary:
        kind = self.localizer.definition
        assert kind is not None
        names = dict.fromkeys(soul.name for standing in rounds.values() for soul in standing.souls)
        stores = dict.fromkeys(name for standing in rounds.values() for name, _ in standing.stores)
        score = [
            FinalScore(self.word(part.what), part.n, part.each, part.seat) for part in kind.display.counted(self.w)
        ]
        return GameSummary(
            self.when(kind.rules.clock(self.w)),
            tuple(rounds),
            tuple([self.person(name, rounds, fates.get(name)) for name in names]),
            tuple([SupplyHistory(self.word(name), _had(name, rounds.values())) for name in stores]),
            tuple(score),
        )

    def turns(self, moments: list[Moment]) -> tuple[Turn, ...]:
        """Return the few answers with the largest changes, in order of time."""
        much = [one for one in moments if abs(one.moved) >= TURNS_AT and one.lines]
        most = sorted(much, key=lambda one: -abs(one.moved))[:MOST_TURNS]
        turns = [Turn(one.answer, one.round, round(100 * one.moved), self.happened(one.lines)) for one in most]
        return tuple(sorted([turn for turn in turns if turn.text], key=lambda turn: turn.answer))

    def happened(self, lines: tuple[LogEntry, ...]) -> str:
        """Return the first sentences of the log entries, without headings and entries without a text."""
        said: list[str] = []
        for line in lines:
            try:
                text = sentence(self.localizer.line(line, self.w))
            except MissingText:
                continue
            if not text.startswith(HEADING):
                said.append(text)
        return " ".join(said[:2])

    def when(self, n: int) -> str:
        return self.localizer.say("evening-when", n=n) if self.localizer.has("evening-when") else str(n)

    def person(self, name: str, rounds: dict[int, Standing], fate: tuple[Death, int] | None) -> Person:
        """Return a person with their fate, if they left the others or are among the dead; their life ends in that
        round."""
        seen = {n: _of(name, standing) for n, standing in rounds.items()}
        last, known = [*seen.values()][-1], next(soul for soul in reversed(seen.values()) if soul is not None)
        said = self.localizer.noun(name, w=self.w)
        lives = {n: None if soul is None else soul.life for n, soul in seen.items()}
        if (last is not None and last.alive) or fate is None:
            alive = last is not None and last.alive
            life = known.life if alive else 0
            return Person(said, known.seat, alive, life, known.most, tuple(lives.values()))
        died, at = fate
        ending = tuple([life if n < at else 0 if n == at else None for n, life in lives.items()])
        return Person(said, known.seat, False, 0, known.most, ending, self.word(died.cause), self.when(at), at)


def _of(name: str, standing: Standing) -> PersonStatus | None:
    return next((soul for soul in standing.souls if soul.name == name), None)


def _had(name: str, rounds: Iterable[Standing]) -> tuple[int, ...]:
    return tuple([dict(standing.stores).get(name, 0) for standing in rounds])
