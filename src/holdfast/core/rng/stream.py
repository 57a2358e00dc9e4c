"""All chance of all games: one integer of state, every outcome recorded, every outcome may be dictated.

It is quick, and whoever sees two dozen dice can compute it: for simulation and for games of one's own. Tables with people
have a `CommittedStream` one (`keyed.py`).
"""

from msgspec import Struct, field

from holdfast.core.bounds import Unbounded, Wide
from holdfast.core.engine.effect import EVERYBODY, mutable_struct

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MAX_OUTCOMES = 4_000
"""Dice and draws between two answers; more is a rule that runs in a circle."""
MAX_USED = 1 << 48
"""Dice and draws in one game; nobody counts so far."""
TOP_THREE = 61
"""Where the three highest bits of a number begin: a die with eight sides is read at once."""


class EndlessRolls(RuntimeError):
    """A rule that rolls or draws on and on."""

    def __init__(self) -> None:
        super().__init__(f"more than {MAX_OUTCOMES} dice and draws without a decision")


def splitmix64(seed: int) -> int:
    """Spread a seed over 64 bits (splitmix64), so that neighbouring seeds give unrelated games."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def next_dictated(told: list[int], n: int) -> int:
    """The next outcome that is told, which must be one."""
    r = told.pop(0)
    if not 0 <= r < n:
        raise ValueError(f"outcome {r} was dictated where one below {n} is needed; the answer was not taken")
    return r


@mutable_struct
class RandomStream(Struct):
    """A generator that remembers what it answered since `record` was emptied, and what of it nobody may read.

    `dictated` are the outcomes of a recorded answer, dice and draws as they came. A physical table dictates the faces
    of its dice in `faces` and the names of its cards in `wanted`.
    """

    state: Unbounded = 0
    used: Wide = 0
    record: list[int] = field(default_factory=list)
    closed: list[int] = field(default_factory=list)
    """The places in the record of draws: the number depends on what lies hidden, so nobody reads it."""
    dictated: list[int] = field(default_factory=list)
    wanted: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        """Dice and the like: a number from 0 to n - 1 that everybody sees."""
        return self._outcome(n, self.faces)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Several dice of a kind, as `below` makes them one by one."""
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
        """A draw out of n. Nobody reads the number; the card is seen, or it is not."""
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
        """A copy with the same future, or where there is a seed with its own, in which nothing is dictated."""
        if seed is not None:
            return RandomStream(splitmix64(seed * 2 + 1) ^ self.state, self.used)
        return RandomStream(self.state, self.used, [], [], self.dictated[:], self.wanted[:], self.faces[:])

    def resumed(self, state: int, used: int) -> "RandomStream":
        """The same generator where it stood, with nothing dictated and nothing recorded."""
        return RandomStream(state, used)

    def renewed(self, undone: int) -> "RandomStream":
        """What rolls on after answers were taken back by consent."""
        return self.branch(undone)

    def forget(self) -> None:
        """Nothing is dictated any more, nothing stands in the record."""
        for outcomes in (self.record, self.closed, self.dictated, self.wanted, self.faces):
            outcomes.clear()

    def taken(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What happened since the last time, with who may read it (nothing where all is open); the record is emptied."""
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
        """Whether the state is one that this generator can have."""
        return 0 <= self.state <= MASK and 0 <= self.used <= MAX_USED
