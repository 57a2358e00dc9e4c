"""The evening in figures, put together from the journal: who lived and died, what there was from round to round, the score.

Everything is a fact of the replayed game (`core/state/standings.py`); here it gets the words of one language.
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
"""How much of the chance to win a turning point moves at least."""
HEADING = "—"


class Person(Record):
    """Somebody of that evening: his life by round (nothing where he was not there), and how it ended for him."""

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
    """What all had in common, by round."""

    name: str
    had: tuple[int, ...]


class FinalScore(Record):
    """A line of the score; `each` is 0 where nothing is scored."""

    name: str
    n: int
    each: int
    seat: int


class Turn(Record):
    """A moment that moved the chance to win: after which answer and in which round, by how many points, and what happened."""

    answer: int
    round: int
    points: int
    text: str


class GameSummary(Record):
    """The whole of it; `ended` says in which round, turn or day."""

    ended: str = ""
    rounds: tuple[int, ...] = ()
    people: tuple[Person, ...] = ()
    stores: tuple[SupplyHistory, ...] = ()
    score: tuple[FinalScore, ...] = ()
    turns: tuple[Turn, ...] = ()


class Moment(Record):
    """An answer with what it did to the chance to win, and what everybody was told of it."""

    answer: int
    round: int
    moved: float
    lines: tuple[LogEntry, ...]


class DeathRecorder(Observer):
    """Sees who dies, and in which round; hears what all are told."""

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
    """Play the journal again and look at the table at the end of every round."""
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
        stands = None if again.over else _chance(again)  # the end itself is told elsewhere
        if stood is not None and stands is not None and rounds:
            moments.append(Moment(n + 1, kind.rules.clock(again.world), stands - stood, tuple(watching.lines)))
        stood = stands
        if standing.souls or rounds:  # before anybody is there, nothing is told
            rounds[kind.rules.clock(again.world)] = standing
    told = SummaryText(again.world, localizer)
    return replace(told.evening(rounds, watching.fates), turns=told.turns(moments))


def _chance(game: Game) -> float | None:
    """How the table stands, as the first seat may know it; before anything is dealt nobody knows."""
    try:
        return game.definition.rules.estimate(ObservedWorld(game.world, 0))
    except (LookupError, ValueError, ZeroDivisionError):
        return None


class SummaryText:
    """Figures with the words of one language."""

    def __init__(self, w: World, localizer: Localizer) -> None:
        self.w = w
        self.localizer = localizer

    def word(self, what: str) -> str:
        """A word of the evening, else whatever the game calls it."""
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
        """The few answers that moved most, in the order of the evening."""
        much = [one for one in moments if abs(one.moved) >= TURNS_AT and one.lines]
        most = sorted(much, key=lambda one: -abs(one.moved))[:MOST_TURNS]
        turns = [Turn(one.answer, one.round, round(100 * one.moved), self.happened(one.lines)) for one in most]
        return tuple(sorted([turn for turn in turns if turn.text], key=lambda turn: turn.answer))

    def happened(self, lines: tuple[LogEntry, ...]) -> str:
        """The first sentences of what was told; headings and what has no words are left out."""
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
        """Who is no longer among the others, or lies among them dead, has his fate told; his life ends in that round."""
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
