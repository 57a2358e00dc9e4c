"""The evening in figures, put together from the journal: who lived and died, what there was from round to round, the score.

Everything is a fact of the replayed game (`core/table/evening.py`); here it gets the words of one language.
"""

from collections.abc import Iterable
from pathlib import Path

from holdfast.core.engine.effect import AnyEffect, Cause, Plain
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.kind import GameKind
from holdfast.core.table.evening import Fate, Soul, Standing
from holdfast.core.table.world import World
from holdfast.core.words.teller import Teller


class Person(Plain):
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


class Store(Plain):
    """What all had in common, by round."""

    name: str
    had: tuple[int, ...]


class Counted(Plain):
    """A line of the score; `each` is 0 where nothing is scored."""

    name: str
    n: int
    each: int
    seat: int


class Evening(Plain):
    """The whole of it; `ended` says in which round, turn or day."""

    ended: str = ""
    rounds: tuple[int, ...] = ()
    people: tuple[Person, ...] = ()
    stores: tuple[Store, ...] = ()
    score: tuple[Counted, ...] = ()


class Watching(Observer):
    """Sees who dies, and in which round."""

    def __init__(self, kind: GameKind) -> None:
        self.kind = kind
        self.fates: dict[str, tuple[Fate, int]] = {}

    def applied(self, effect: AnyEffect, by: Cause, w: World, outcomes: tuple[int, ...]) -> None:
        for fate in self.kind.show.fate(w, effect, by):
            self.fates[fate.name] = (fate, self.kind.play.clock(w))


def evening(game: Game, teller: Teller, packs: Iterable[Path] = ()) -> Evening:
    """Play the journal again and look at the table at the end of every round."""
    kind = game.kind
    watching = Watching(kind)
    again = kind.opened(game.players, game.options, game.seed, game.opening, packs, (watching,))
    rounds: dict[int, Standing] = {}
    for entry in game.journal or ():
        if not again.replay((entry,)):
            break
        standing = kind.show.standing(again.world)
        if standing.souls or rounds:  # before anybody is there, nothing is told
            rounds[kind.play.clock(again.world)] = standing
    return Told(again.world, teller).evening(rounds, watching.fates)


class Told:
    """Figures with the words of one language."""

    def __init__(self, w: World, teller: Teller) -> None:
        self.w = w
        self.teller = teller

    def word(self, what: str) -> str:
        """A word of the evening, else whatever the game calls it."""
        message = f"evening-{what}"
        return self.teller.say(message) if self.teller.has(message) else self.teller.noun(what, w=self.w)

    def evening(self, rounds: dict[int, Standing], fates: dict[str, tuple[Fate, int]]) -> Evening:
        kind = self.teller.kind
        assert kind is not None
        names = dict.fromkeys(soul.name for standing in rounds.values() for soul in standing.souls)
        stores = dict.fromkeys(name for standing in rounds.values() for name, _ in standing.stores)
        score = [Counted(self.word(part.what), part.n, part.each, part.seat) for part in kind.show.counted(self.w)]
        return Evening(
            self.when(kind.play.clock(self.w)),
            tuple(rounds),
            tuple([self.person(name, rounds, fates.get(name)) for name in names]),
            tuple([Store(self.word(name), _had(name, rounds.values())) for name in stores]),
            tuple(score),
        )

    def when(self, n: int) -> str:
        return self.teller.say("evening-when", n=n) if self.teller.has("evening-when") else str(n)

    def person(self, name: str, rounds: dict[int, Standing], fate: tuple[Fate, int] | None) -> Person:
        """Who is no longer among the others, or lies among them dead, has his fate told; his life ends in that round."""
        seen = {n: _of(name, standing) for n, standing in rounds.items()}
        last, known = [*seen.values()][-1], next(soul for soul in reversed(seen.values()) if soul is not None)
        said = self.teller.noun(name, w=self.w)
        lives = {n: None if soul is None else soul.life for n, soul in seen.items()}
        if (last is not None and last.alive) or fate is None:
            alive = last is not None and last.alive
            life = known.life if alive else 0
            return Person(said, known.seat, alive, life, known.most, tuple(lives.values()))
        died, at = fate
        ending = tuple([life if n < at else 0 if n == at else None for n, life in lives.items()])
        return Person(said, known.seat, False, 0, known.most, ending, self.word(died.cause), self.when(at), at)


def _of(name: str, standing: Standing) -> Soul | None:
    return next((soul for soul in standing.souls if soul.name == name), None)


def _had(name: str, rounds: Iterable[Standing]) -> tuple[int, ...]:
    return tuple([dict(standing.stores).get(name, 0) for standing in rounds])
