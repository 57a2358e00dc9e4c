"""Luck at a table with people: a stream under a key, of which nothing that is seen tells what comes or what was dealt.

The key comes from outside, for there is no entropy here. Its hash, the promise, is told before the first die falls, and
the key itself when the game is over: then everybody can make every outcome again (`proof.py`).
"""

from hashlib import blake2b, sha256

from holdfast.core.bounds import Often
from holdfast.core.engine.effect import BoundedRecord, mutable_struct
from holdfast.core.rng.stream import MAX_OUTCOMES, EndlessRolls, RandomStream, next_dictated, splitmix64

KEY_BYTES = 32
OUTCOME, ASIDE = b"holdfast-outcome", b"holdfast-aside"
"""What a number is made for: those of one kind tell nothing about those of another."""


def commit(key: bytes) -> str:
    """What is told of a key before anything is made with it."""
    return sha256(key).hexdigest()


class Commitment(BoundedRecord):
    """What a save says of its luck: what was promised, from which outcome on, and the key once the game is over."""

    promise: str
    since: Often = 0
    key: str = ""
    open: bool = False
    """The game had ended before and all its secrets were shown: nothing is certified from outcome `since` on."""


@mutable_struct
class CommittedStream(RandomStream, dict=True):
    """Chance whose n-th outcome is made of the key and n alone. `used` is n, and it never goes back.

    The key is no field: no save, no copy as text and no error message can carry it.
    """

    @classmethod
    def of(cls, key: bytes, since: int = 0, used: int = 0, open: bool = False) -> "CommittedStream":
        """The stream under this key, which holds from outcome `since` on, where `used` have been used. With `open` its key
        is never shown, so that nothing can be certified by it."""
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
        """64 bits that nobody can tell without the key."""
        return int.from_bytes(blake2b(of, digest_size=8, key=self._key, person=what).digest())

    def aside(self, about: str) -> int:
        """A number beside the game, for what bots think about: it uses up no outcome and tells of none."""
        return self._number(about.encode(), ASIDE)

    def branch(self, seed: int | None) -> RandomStream:
        """A true copy has the same future; an imagined one knows nothing of the key."""
        if seed is not None:
            return RandomStream(splitmix64(seed * 2 + 1) ^ splitmix64(self.used), self.used)
        copy = CommittedStream(0, self.used, [], [], self.dictated[:], self.wanted[:], self.faces[:])
        return copy._hold(self._key, self._since, self._open)

    def resumed(self, state: int, used: int) -> RandomStream:
        return CommittedStream.of(self._key, self._since, used, self._open)

    def renewed(self, undone: int) -> RandomStream:
        """The stream goes on: what was taken back is never dealt again."""
        return self

    def told(self, over: bool) -> Commitment:
        """What may be said of it now."""
        key = self._key.hex() if over and not self._open else ""
        return Commitment(commit(self._key), self._since, key, self._open)
