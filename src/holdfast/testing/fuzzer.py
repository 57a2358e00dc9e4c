"""A fuzzer for any game: random play with random checks of all engine guarantees.

A seed determines a game: answers, samples and copies come from one generator. Guarantees are checked on copies, so that
the game itself continues unchanged and a failure is reproducible from its seed. A failing game is stored as a save that
opens at a table.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from random import Random

from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.rng.stream import splitmix64
from holdfast.core.state import save as saves
from holdfast.core.state.save import BadSave
from holdfast.simulation.runner import ANY, draw_options
from holdfast.testing import (
    invariants as promises,
)
from holdfast.testing import (
    log_coverage as silence,
)
from holdfast.testing import (
    secrecy as secrets,
)
from holdfast.testing import (
    text_coverage as wording,
)
from holdfast.testing import (
    useless_offers as in_vain,
)
from holdfast.testing.invariants import MAX_ANSWERS, RecordedPosition, Unacceptable, assert_same, check, describe

EVERY = 12
"""The sampling rate: one question in this number is checked in detail."""
WATCHED = 0.15
"""The share of answers that are checked for unlogged changes."""
UNDO_SHARE = 0.2
"""The rate of undo and hand-over answers."""


Check = Callable[[Game], None]
READ: tuple[Callable[[Game], Iterator[str]], ...] = (
    wording.asked,
    wording.forbidden,
    wording.shown,
    secrets.viewed,
    secrets.offered,
    in_vain.useless_offers,
)
"""Read-only checks at a question: the game continues after a finding."""


@dataclass(frozen=True)
class Finding:
    """A broken guarantee: the game, the question and the failure."""

    game: str
    promise: str
    question: str
    words: str
    save: str = ""

    def __str__(self) -> str:
        at = f", at {self.question}" if self.question else ""
        return f"{self.game}: {self.promise}{at}: {self.words}" + (f"\n{self.save}" if self.save else "")


@dataclass(frozen=True)
class Case:
    """Games of one kind and number of players, with some options given or drawn (`any`)."""

    definition: GameDefinition
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        if len(options) == len(self.definition.settings) > 1:
            options = ["all=any"]
        return "-".join([self.definition.name, *options, f"{self.players}p"])

    def findings(
        self, seed: int, every: int = EVERY, folder: Path | None = None, also: Check = lambda game: None
    ) -> Iterator[Finding]:
        """Play one game with checks at every question and return the findings."""
        options = draw_options(self.definition, self.players, dict(self.options), seed)
        return Fuzz(self.definition, self.players, options, seed, every, also, folder).play()

    def play(self, seed: int, folder: Path, every: int = EVERY, also: Check = lambda game: None) -> None:
        """Play one game that must pass; otherwise raise with a message that says how to reproduce it."""
        for finding in self.findings(seed, every, folder, also):
            raise AssertionError(str(finding))


def cases(definition: GameDefinition, *each: str) -> Iterator[Case]:
    """Yield cases for every value of the settings `each` (of `a*b` every pair) and all player counts that allow it,
    with any value of every other setting, and all at once."""
    settings = {s.name: s for s in definition.settings}
    for names in [group.split("*") for group in each]:
        for values in product(*[settings[name].values for name in names]):
            options = tuple(zip(names, values, strict=True))
            yield from (Case(definition, n, options) for n in definition.players if legal(definition, n, options))
    named = [name for group in each for name in group.split("*")]
    given = tuple((name, ANY) for name in named)
    for i, name in enumerate(name for name in settings if name not in named):
        yield Case(definition, definition.players[i % len(definition.players)], (*given, (name, ANY)))
    yield from (Case(definition, n, tuple((name, ANY) for name in settings)) for n in definition.players)


def legal(definition: GameDefinition, players: int, options: tuple[tuple[str, str], ...]) -> bool:
    """Return whether the game allows this combination."""
    try:
        definition.settle(players, dict(options))
    except UnknownName:
        return False
    return True


def seeds(case: Case, first: int, games: int) -> list[int]:
    """Return the seeds of a case, distinct from those of others."""
    start = sum(splitmix64(i * 256 + ord(letter)) for i, letter in enumerate(str(case)))
    return [splitmix64(start + i) >> 11 for i in range(first, first + games)]


class Fuzz:
    """One random game under all checks."""

    def __init__(
        self,
        definition: GameDefinition,
        players: int,
        options: dict[str, str],
        seed: int,
        every: int,
        also: Check,
        folder: Path | None,
    ) -> None:
        self.definition = definition
        self.players = players
        self.options = options
        self.seed = seed
        self.every = every
        self.also = also
        self.folder = folder
        self.random = Random(seed)
        self.log = secrets.Listener(definition)
        self.kept: list[RecordedPosition] = []
        self.game: Game | None = None
        self.doing = "set-up"

    def play(self) -> Iterator[Finding]:
        """Play to the end, or to the first broken guarantee that invalidates later checks."""
        try:
            self.game = game = self.definition.new(self.players, self.options, self.seed, observers=(self.log,))
            while not game.over:
                yield from self._step(game)
            yield from self._look_back(game)
        except Unacceptable as error:
            yield replace(self._finding(str(error)), promise="accepted", question=error.question)
        except Exception as error:
            yield self._finding(describe(error))

    def _step(self, game: Game) -> Iterator[Finding]:
        self.doing = "asked"
        promises.asked(game)
        self.also(game)
        if self.random.random() * self.every < 1 or not game.journal:
            yield from self._look_closely(game)
        option = self._answer(game)
        if self.definition.reported_fields and self.random.random() < WATCHED:
            yield from self._answered_aloud(game, option)
        else:
            promises.answer(game, option)
        check(len(game.journal or ()) < MAX_ANSWERS, f"no end after {MAX_ANSWERS} answers")
        self.doing = "told_too_much"
        yield from map(self._finding, self.log.told_too_much(game))

    def _answered_aloud(self, game: Game, option: Option) -> Iterator[Finding]:
        """Check that an answer changes nothing visible without a log entry."""
        before, logged = silence.visible_state(game, option.seat), len(self.log.lines)
        promises.answer(game, option)
        self.doing = "silence"
        after = silence.visible_state(game, option.seat)
        yield from map(
            self._finding, silence.unlogged_changes(self.definition, before, after, self.log.accounts[logged:])
        )

    def _answer(self, game: Game) -> Option:
        """Give any move of any seat asked; sometimes an undo option."""
        question = game.question
        seat = self.random.choice(question.seats)
        back = self.random.random() < UNDO_SHARE
        return self.random.choice(question.options_for(seat) if back else question.moves(seat))

    def _look_closely(self, game: Game) -> Iterator[Finding]:
        before = game.save()
        for look in READ:
            self.doing = look.__name__
            yield from map(self._finding, look(game))
        for promise in promises.INVARIANTS:
            self.doing = promise.__name__
            promise(game, self.random)
            assert_same(game.save(), before, "the game has changed by being looked at")
        self.doing = "undone"
        promises.undone(game, self.random, self.kept)
        assert_same(game.save(), before, "the game has changed by being looked at")
        self.kept.append(RecordedPosition(len(game.journal or ()), before, game.view(None)))

    def _look_back(self, game: Game) -> Iterator[Finding]:
        """Check that a finished game has ended by a rule, can be saved, worded and undone, and replays identically."""
        self.doing = "ended"
        promises.sound(game)
        promises.ended_by_a_rule(game)
        for look in (wording.ended, secrets.viewed):
            self.doing = look.__name__
            yield from map(self._finding, look(game))
        self.doing = "told"
        yield from map(self._finding, wording.logged(game, self.log.lines))
        for promise in promises.AFTER_THE_END:
            self.doing = f"{promise.__name__}, at the end"
            promise(game, self.random)
        self.doing = "undone, at the end"
        promises.undone(game, self.random, self.kept)

    # --- findings ---------------------------------------------------------------------------------------------------

    def _finding(self, words: str) -> Finding:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        head = f"{self.definition.name} for {self.players} with seed {self.seed} and {options or 'no options'}"
        asked = self.game.question.tag if self.game is not None and not self.game.over else ""
        return Finding(head, self.doing, asked, words, self._saved(self.folder) if self.folder else "")

    def _saved(self, folder: Path) -> str:
        """Save the last position that can be opened, with the answers that lead from there to the failure."""
        game = self.game
        if game is None:
            return "(there is no save: the game did not begin)"
        journal = list(game.journal or ())
        for answers in range(len(journal), -1, -1):
            again = self.definition.opened(self.players, game.options, self.seed, game.opening)
            again.replay(journal[:answers])
            data = again.save()
            try:
                saves.load(data, lambda name: self.definition)
            except BadSave:
                continue
            file = folder / f"{self.definition.name}-{self.seed}.json"
            file.write_bytes(data)
            left = [f"{entry.seat + 1} {entry.key}" for entry in journal[answers:]]
            after = f", then: {', '.join(left)}" if left else ""
            return f"To see it: holdfast play {self.definition.name} --load {file}{after}"
        return "(there is no save: not even the first position can be opened)"
