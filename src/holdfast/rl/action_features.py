"""Options as numbers: one row of features per option, in order, made from their facts.

Words are hashed to numbers below `WORDS` (`hashing.py`), 0 if absent: a card of an unknown pack is an option like any
other.
"""

import numpy as np
from numpy.typing import NDArray

from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.rl.hashing import number

MOST = 256
"""The maximum number of options; further ones are omitted."""
WORDS = 4096
TEXT_FIELDS = ("deed", "what", "where", "to", "by", "card")
COUNTED = ("who", "n", "team", "price", "gains", "dice", "chance", "risks", "risk", "back")
FEATURES = TEXT_FIELDS + COUNTED
"""The columns. `team` to `risk` are filled if the environment was made with `stakes=True`, otherwise 0."""
KEPT = 1 << 14

Rows = NDArray[np.float32]
Mask = NDArray[np.int8]


class ActionFeatures:
    """Rows of features; those that depend on the key alone are cached."""

    def __init__(self) -> None:
        self._rows = np.zeros((KEPT, len(FEATURES)), np.float32)
        self._places: dict[str, int] = {}

    def written(self, game: Game, options: list[Option]) -> Rows:
        """Return the facts in the keys: fast."""
        out = np.zeros((MOST, len(FEATURES)), np.float32)
        known = self._places
        try:
            places = [known[it.key] for it in options]
        except KeyError:
            places = [self._place(game, it) for it in options]
        self._rows.take(places, 0, out[: len(options)], "clip")
        return out

    def _place(self, game: Game, option: Option) -> int:
        key = option.key
        if key not in self._places:
            if len(self._places) == KEPT:
                self._places.clear()
            self._rows[len(self._places)] = row(game.definition.rules.deeds.read(key), option.back)
            self._places[key] = len(self._places)
        return self._places[key]

    def weighed(self, game: Game, options: list[Option]) -> Rows:
        """Return the same rows with stakes: price, gains, dice, risks."""
        out = np.zeros((MOST, len(FEATURES)), np.float32)
        if options:
            question = game.question
            out[: len(options)] = [row(question.facts(it), it.back) for it in options]
        return out


def row(facts: Facts, back: bool) -> list[float]:
    """Return the features of one option."""
    roll = facts.roll
    return [
        *[number(getattr(facts, name), WORDS) for name in TEXT_FIELDS],
        facts.who,
        facts.n,
        len(facts.team),
        sum([it.n for it in facts.price]),
        sum([it.n for it in facts.gains]),
        len(roll.dice) if roll is not None else 0,
        roll.chances[0].of if roll is not None and roll.chances else 0,
        len(facts.risks),
        sum([it.n for it in facts.risks]),
        back,
    ]


MASKS: Mask = np.tri(MOST + 1, MOST, -1, np.int8)


def mask(n: int) -> Mask:
    """Return 1 for each of the first n options."""
    found: Mask = MASKS[n].copy()
    return found
