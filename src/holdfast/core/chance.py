"""All chance of all games: one integer of state, every outcome recorded, every outcome may be dictated."""

from msgspec import Struct, field

from holdfast.core.effect import EVERYBODY, changing

MASK = (1 << 64) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


def mix(seed: int) -> int:
    """Spread a seed over 64 bits (splitmix64), so that neighbouring seeds give unrelated games."""
    z = (seed + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


@changing
class Chance(Struct):
    """A generator that remembers what it answered since `record` was emptied, and who may read it.

    `masks` go along with the record up to the last outcome that not everybody may read; it is empty while all are open.
    `dictated` are the outcomes of a recorded answer, dice and draws as they came. A physical table dictates the faces
    of its dice in `faces` and the names of its cards in `wanted`.
    """

    state: int = 0
    used: int = 0
    record: list[int] = field(default_factory=list)
    masks: list[int] = field(default_factory=list)
    dictated: list[int] = field(default_factory=list)
    wanted: list[str] = field(default_factory=list)
    faces: list[int] = field(default_factory=list)

    def below(self, n: int, sees: int = EVERYBODY) -> int:
        """Dice and the like: a number from 0 to n - 1; `sees` says which seats may know it."""
        return self._outcome(n, self.faces, sees)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        """Several dice of a kind that everybody sees, as `below` makes them one by one."""
        if self.dictated or self.faces:
            return self._one_by_one(dice, sides)
        self.used += dice
        state = self.state
        if dice == 1:
            self.state = state = (state * MULTIPLIER + INCREMENT) & MASK
            face = (state >> 32) * sides >> 32
            self.record.append(face)
            return (face,)
        faces = []
        for _ in range(dice):
            state = (state * MULTIPLIER + INCREMENT) & MASK
            faces.append((state >> 32) * sides >> 32)
        self.state = state
        self.record.extend(faces)
        return tuple(faces)

    def _one_by_one(self, dice: int, sides: int) -> tuple[int, ...]:
        return tuple([self.below(sides) for _ in range(dice)])

    def lot(self, n: int, told: list[int]) -> int:
        """A draw out of n. Nobody reads the number: it depends on what lies hidden. The card is seen, or it is not."""
        if self.dictated or told:
            return self._outcome(n, told, 0)
        self.used += 1
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        r = (state >> 32) * n >> 32
        record, masks = self.record, self.masks
        if len(masks) < len(record):
            self._fill_masks()
        masks.append(0)
        record.append(r)
        return r

    def _outcome(self, n: int, told: list[int], sees: int) -> int:
        self.used += 1
        self.state = state = (self.state * MULTIPLIER + INCREMENT) & MASK
        r = (state >> 32) * n >> 32
        if told := self.dictated or told:
            r = told.pop(0)
            if not 0 <= r < n:
                raise ValueError(f"outcome {r} was dictated where one below {n} is needed; the answer was not taken")
        if sees != EVERYBODY:
            self._fill_masks()
            self.masks.append(sees)
        self.record.append(r)
        return r

    def _fill_masks(self) -> None:
        """What was recorded so far is open, unless something else is said already."""
        self.masks.extend([EVERYBODY] * (len(self.record) - len(self.masks)))

    def branch(self, seed: int | None) -> "Chance":
        """A copy with the same future, or where there is a seed with its own, in which nothing is dictated."""
        if seed is not None:
            return Chance(mix(seed * 2 + 1) ^ self.state, self.used)
        return Chance(self.state, self.used, [], [], self.dictated[:], self.wanted[:], self.faces[:])

    def forget(self) -> None:
        """Nothing is dictated any more, nothing stands in the record."""
        for outcomes in (self.record, self.masks, self.dictated, self.wanted, self.faces):
            outcomes.clear()

    def taken(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What happened since the last time, with who may read it (nothing where all is open); the record is emptied."""
        record, masks = self.record, self.masks
        outcomes = tuple(record)
        sees: tuple[int, ...] = ()
        if masks:
            if len(masks) < len(record):
                self._fill_masks()
            sees = tuple(masks)
            masks.clear()
        record.clear()
        return outcomes, sees
