"""A fuzzer for any game: it plays at random and, now and then, tries whatever the engine promises (see `checks`).

A game is made anew by its seed: answers, samples and copies are drawn from one generator. Every check works on copies,
so that the game itself is played straight on and a failure can be told by its seed. It leaves a save that opens at the
table.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from random import Random

from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.kind import GameKind, Unknown
from holdfast.core.table import save as saves
from holdfast.core.table.chance import mix
from holdfast.core.table.save import BadSave
from holdfast.core.words.log import Log
from holdfast.core.words.rules import rules
from holdfast.simulate import ANY, drawn
from tests.fuzz import checks

EVERY = 12
"""One question in so many is looked at closely."""
BACK = 0.2
"""How often an answer that only takes back or hands over may be given."""
MOST_ANSWERS = 5_000
"""More than any game needs, also one in which much is taken back."""


Check = Callable[[Game], None]


@dataclass(frozen=True)
class Case:
    """Games of one kind, for one number of players, with some options given or drawn (`any`)."""

    kind: GameKind
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        if len(options) == len(self.kind.settings) > 1:
            options = ["all=any"]
        return "-".join([self.kind.name, *options, f"{self.players}p"])

    def play(self, seed: int, folder: Path, every: int = EVERY, also: Check = lambda game: None) -> Game:
        """One game, with a check of its own at every question; where it fails, the message says where it can be seen."""
        options = drawn(self.kind, self.players, dict(self.options), seed)
        fuzz = Fuzz(self.kind, self.players, options, seed, every, also)
        try:
            fuzz.play()
        except Exception as error:
            raise AssertionError(fuzz.report(error, folder)) from error
        return fuzz.game


def cases(kind: GameKind, *each: str) -> Iterator[Case]:
    """Every value of the settings `each` (of `a*b` every pair) for all player counts that allow it, every other setting
    with any value, and all at once."""
    settings = {s.name: s for s in kind.settings}
    for names in [wish.split("*") for wish in each]:
        for values in product(*[settings[name].values for name in names]):
            options = tuple(zip(names, values, strict=True))
            yield from (Case(kind, n, options) for n in kind.players if legal(kind, n, options))
    named = [name for wish in each for name in wish.split("*")]
    given = tuple((name, ANY) for name in named)
    for i, name in enumerate(name for name in settings if name not in named):
        yield Case(kind, kind.players[i % len(kind.players)], (*given, (name, ANY)))
    yield from (Case(kind, n, tuple((name, ANY) for name in settings)) for n in kind.players)


def legal(kind: GameKind, players: int, options: tuple[tuple[str, str], ...]) -> bool:
    """Does the game allow this combination?"""
    try:
        kind.settle(players, dict(options))
    except Unknown:
        return False
    return True


def seeds(case: Case, first: int, games: int) -> list[int]:
    """Seeds of a case's own, so that no two cases play the same games."""
    start = sum(mix(i * 256 + ord(letter)) for i, letter in enumerate(str(case)))
    return [mix(start + i) >> 11 for i in range(first, first + games)]


class Fuzz:
    """One random game under scrutiny."""

    def __init__(
        self, kind: GameKind, players: int, options: dict[str, str], seed: int, every: int, also: Check
    ) -> None:
        self.kind = kind
        self.players = players
        self.options = options
        self.seed = seed
        self.every = every
        self.also = also
        self.random = Random(seed)
        self.log = Log(kind)
        self.game: Game
        self.doing = "at set-up"

    def play(self) -> None:
        self.game = game = self.kind.new(self.players, self.options, self.seed, observers=(self.log,))
        kept: list[checks.Kept] = []
        while not game.over:
            self.doing = "at a question"
            checks.asked(game)
            self.also(game)
            if self.random.random() * self.every < 1 or not game.journal:
                self._look_closely(kept)
            option = self._answer()
            self.doing = f"when seat {option.seat + 1} answers {option.key!r}"
            game.choose(option)
            assert len(game.journal or ()) < MOST_ANSWERS, f"no end after {MOST_ANSWERS} answers"
        self._look_back(kept)

    def _answer(self) -> Option:
        """Any move of any seat asked; now and then something is taken back."""
        question = self.game.question
        seat = self.random.choice(question.seats)
        back = self.random.random() < BACK
        return self.random.choice(question.options_for(seat) if back else question.moves(seat))

    def _look_closely(self, kept: list[checks.Kept]) -> None:
        game, before = self.game, self.game.save()
        for check in checks.CHECKS:
            self.doing = check.__name__
            check(game, self.random)
            assert game.save() == before, "the game has changed by being looked at"
        self.doing = "undone"
        checks.undone(game, self.random, kept)
        assert game.save() == before, "the game has changed by being looked at"
        kept.append(checks.Kept(len(game.journal or ()), before, game.view(None)))

    def _look_back(self, kept: list[checks.Kept]) -> None:
        """A finished game has ended by a rule, can be saved, told and taken back, and is the same when played again."""
        game = self.game
        self.doing = "at the end"
        checks.sound(game)
        assert game.outcome is not None
        assert game.outcome.rule in rules(self.kind.folder), f"ended by {game.outcome.rule!r}, which is no rule"
        for check in (checks.copied, checks.loaded, checks.seen, checks.refused_after_the_end, checks.undone_):
            self.doing = f"{check.__name__}, at the end"
            check(game, self.random)
        self.doing = "undone, at the end"
        checks.undone(game, self.random, kept)
        self.doing = "played again"
        checks.played_again(game)
        self.doing = "told"
        checks.told(game, self.log.lines)

    # --- what failed -------------------------------------------------------------------------------------------------

    def report(self, error: Exception, folder: Path) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        head = f"{self.kind.name} for {self.players} with seed {self.seed} and {options or 'no options'}"
        return f"{head}: {self.doing}: {type(error).__name__}: {error}\n{self._saved(folder)}"

    def _saved(self, folder: Path) -> str:
        """A file with the last position that can be opened, and the answers that lead from there to the failure."""
        if not hasattr(self, "game"):
            return "(there is no save: the game did not begin)"
        game = self.game
        journal = list(game.journal or ())
        for answers in range(len(journal), -1, -1):
            again = self.kind.opened(self.players, game.options, self.seed, game.opening)
            again.replay(journal[:answers])
            data = again.save()
            try:
                saves.load(data, lambda name: self.kind)
            except BadSave:
                continue
            file = folder / f"{self.kind.name}-{self.seed}.json"
            file.write_bytes(data)
            left = [f"{entry.seat + 1} {entry.key}" for entry in journal[answers:]]
            after = f", then: {', '.join(left)}" if left else ""
            return f"To see it: holdfast play {self.kind.name} --load {file}{after}"
        return "(there is no save: not even the first position can be opened)"
