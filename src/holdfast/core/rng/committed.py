"""The random stream of tables with several people: a keyed stream whose outcomes reveal nothing about other outcomes.

The key comes from outside, because there is no entropy here. Its hash, the commitment, is published before the first
die falls, and the key when the game is over: then anyone can reproduce every outcome (`fairness_proof.py`).
"""

from hashlib import blake2b, sha256

from holdfast.core.bounds import Often
from holdfast.core.engine.effect import BoundedRecord, mutable_struct
from holdfast.core.rng.stream import MAX_OUTCOMES, EndlessRolls, RandomStream, next_dictated, splitmix64

KEY_BYTES = 32
OUTCOME, ASIDE = b"holdfast-outcome", b"holdfast-aside"
"""The purpose of a number: numbers of one purpose reveal nothing about those of another."""


def commit(key: bytes) -> str:
    """Return the commitment to a key, published before its first use."""
    return sha256(key).hexdigest()


class Commitment(BoundedRecord):
    """The commitment of a save: its hash, its first outcome, and the key once the game is over."""

    promise: str
    since: Often = 0
    key: str = ""
    open: bool = False
    """Whether the game had ended before with all its secrets shown: nothing is certified from outcome `since` on."""


@mutable_struct
class CommittedStream(RandomStream, dict=True):
    """A stream whose n-th outcome depends on the key and n alone. `used` is n and never decreases.

    The key is no field, so no save, printed copy or error message can contain it.
    """

    @classmethod
    def of(cls, key: bytes, since: int = 0, used: int = 0, open: bool = False) -> "CommittedStream":
        """Return the stream of this key from outcome `since` on, with `used` outcomes consumed. With `open`, its key is
        never published, so nothing can be certified by it."""
        return cls(0, used)._hold(key, since, open)

    def _hold(self, key: bytes, since: int, open: bool) -> "CommittedStream":
        self._key = key
        self._since = since
        self._open = open
        return self

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return self._one_by_one(dice, sides)

    def lot(self, n: int, told: list[int]) -> int:
        at = len(self.record)
        outcome = self._outcome(n, told)
        self.closed.append(at)
        return outcome

    def _outcome(self, n: int, told: list[int]) -> int:
        if len(self.record) >= MAX_OUTCOMES:
            raise EndlessRolls
        at = self.used
        self.used = at + 1
        told = self.dictated or told
        r = next_dictated(told, n) if told else self._number(at.to_bytes(8), OUTCOME) * n >> 64
        self.record.append(r)
        return r

    def _number(self, of: bytes, what: bytes) -> int:
        """Return 64 bits that are unpredictable without the key."""
        return int.from_bytes(blake2b(of, digest_size=8, key=self._key, person=what).digest())

    def aside(self, about: str) -> int:
        """Return a number for bots' searches; it consumes no outcome and reveals none."""
        return self._number(about.encode(), ASIDE)

    def branch(self, seed: int | None) -> RandomStream:
        """Return a copy: a true copy has the same future; a sampled one does not know the key."""
        if seed is not None:
            return RandomStream(splitmix64(seed * 2 + 1) ^ splitmix64(self.used), self.used)
        copy = CommittedStream(0, self.used, [], [], self.dictated[:], self.wanted[:], self.faces[:])
        return copy._hold(self._key, self._since, self._open)

    def resumed(self, state: int, used: int) -> RandomStream:
        return CommittedStream.of(self._key, self._since, used, self._open)

    def renewed(self, undone: int) -> RandomStream:
        """Return the continued stream: undone outcomes are never repeated."""
        return self

    def told(self, over: bool) -> Commitment:
        """Return the commitment as far as it may be published now."""
        key = self._key.hex() if over and not self._open else ""
        return Commitment(commit(self._key), self._since, key, self._open)
