"""The random stream of all games: one integer of state, every outcome recorded, every outcome may be dictated.

It is fast, but two dozen seen dice suffice to compute it: use it for simulation and solo games. Tables with several
people have a `CommittedStream` (`committed.py`).
"""

from msgspec import Struct, field

from holdfast.core.bounds import Unbounded, Wide
from holdfast.core.engine.effect import EVERYBODY, mutable_struct

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MAX_OUTCOMES = 4_000
"""The maximum number of dice and draws between two answers; more means an endless rule."""
MAX_USED = 1 << 48
"""The maximum number of dice and draws in one game."""
TOP_THREE = 61
"""The position of the three highest bits of a number, from which an eight-sided die is read directly."""


class EndlessRolls(RuntimeError):
    """A rule that rolls or draws endlessly."""

    def __init__(self) -> None:
        super().__init__(f"more than {MAX_OUTCOMES} dice and draws without a decision")


def splitmix64(seed: int) -> int:
    """Spread a seed over 64 bits (splitmix64), so that neighbouring seeds give unrelated games."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def next_dictated(dictated: list[int], n: int) -> int:
    """Return the next dictated outcome. Raise if it is out of range."""
    r = dictated.pop(0)
    if not 0 <= r < n:
        raise ValueError(f"outcome {r} was dictated where one below {n} is needed; the answer was not taken")
    return r


@mutable_struct
class RandomStream(Struct):
    """A generator that records its outcomes since `record` was last cleared, and which of them are secret.

    `dictated` are the outcomes of a recorded answer, dice and draws in order. A physical table dictates the faces of
    its dice in `faces` and the names of its cards in `wanted`.
    """

    state: Unbounded = 0
    used: Wide = 0
    record: list[int] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    """The indices of draws in the record; their numbers depend on hidden cards, so no seat sees them."""
    dictated: list[int] = field(default_factory=list)
    wanted: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        """Return a public number from 0 to n - 1, as for dice."""
        return self._outcome(n, self.faces)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Roll several dice of a kind, equivalent to repeated `below`."""
        if self.dictated or self.faces:
            return self._one_by_one(dice, sides)
        self.used += dice
        state, faces = self.state, []
        for _ in range(dice):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            faces.append(state >> TOP_THREE if sides == 8 else (state >> 32) * sides >> 32)
        self.state = state
        self.record.extend(faces)
        return tuple(faces)

    def _one_by_one(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple([self.below(sides) for _ in range(dice)])

    def lot(self, n: int, told: list[int]) -> int:
        """Draw one of n. The number is secret; the card may be seen or not."""
        record = self.record
        at = len(record)
        if at >= MAX_OUTCOMES:
            raise EndlessRolls
        self.closed.append(at)
        if self.dictated or told:
            return self._outcome(n, told)
        self.used += 1
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        r = (state >> 32) * n >> 32
        record.append(r)
        return r

    def _outcome(self, n: int, told: list[int]) -> int:
        self.used += 1
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        r = (state >> 32) * n >> 32
        if len(self.record) >= MAX_OUTCOMES:
            raise EndlessRolls
        if told := self.dictated or told:
            r = next_dictated(told, n)
        self.record.append(r)
        return r

    def branch(self, seed: int | None) -> "RandomStream":
        """Return a copy with the same future or, with a seed, its own; a seeded copy has nothing dictated."""
        if seed is not None:
            return RandomStream(splitmix64(seed * 2 + 1) ^ self.state, self.used)
        return RandomStream(self.state, self.used, [], [], self.dictated[:], self.wanted[:], self.faces[:])

    def resumed(self, state: int, used: int) -> "RandomStream":
        """Return the same generator in its state, with nothing dictated and nothing recorded."""
        return RandomStream(state, used)

    def renewed(self, undone: int) -> "RandomStream":
        """Return the generator that continues after answers were undone with consent."""
        return self.branch(undone)

    def forget(self) -> None:
        """Clear dictated and recorded outcomes."""
        for outcomes in (self.record, self.closed, self.dictated, self.wanted, self.faces):
            outcomes.clear()

    def taken(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the outcomes since the last call with the seats that may see them (empty if all are public), and clear
        the record."""
        record, closed = self.record, self.closed
        outcomes = tuple(record)
        record.clear()
        if not closed:
            return outcomes, ()
        if len(closed) == len(outcomes):
            masks = [0] * len(closed)
        else:
            masks = [EVERYBODY] * len(outcomes)
            for i in closed:
                masks[i] = 0
        closed.clear()
        return outcomes, tuple(masks)

    def sound(self) -> bool:
        """Return whether the state is a valid one of this generator."""
        return 0 <= self.state <= MASK and 0 <= self.used <= MAX_USED
