"""The key of a table's dice and draws, and its log entries."""

from secrets import token_bytes

from holdfast.core.engine.game import Game
from holdfast.core.rng.committed import KEY_BYTES, Commitment, CommittedStream, commit
from holdfast.core.rng.stream import RandomStream
from holdfast.core.text.log import LogEntry

PROMISED, ANEW, TOLD, OPEN = "log-luck-promised", "log-luck-anew", "log-luck-told", "log-luck-open"
KEPT_ENTRIES = frozenset({ANEW, OPEN})
"""Log entries about the key that stay in the log if the answers before them are undone."""
DIGITS = 8
"""Digits of a commitment or key in the log entry; the whole code is shown on request."""


def new_commitment(since: int = 0, open: bool = False) -> Commitment:
    """Create a key from the system's entropy. It is stored only with its table until the game is over; with `open` the
    game's secrets have been shown, and nothing is certified any more."""
    key = token_bytes(KEY_BYTES)
    return Commitment(commit(key), since, key.hex(), open)


def stream(luck: Commitment, used: int = 0) -> RandomStream:
    return CommittedStream.of(bytes.fromhex(luck.key), luck.since, used, luck.open)


def use_commitment(luck: Commitment, game: Game) -> None:
    """Make the game roll under this key, from its current position."""
    game.world.chance = stream(luck, game.world.chance.used)


def commitment_line(luck: Commitment) -> LogEntry:
    """Return the log entry before the first roll under a key: its commitment, or that nothing is certified."""
    if luck.open:
        return LogEntry(OPEN)
    return LogEntry(ANEW if luck.since else PROMISED, (("promise", luck.promise),))


def code(line: LogEntry) -> str:
    """Return the whole commitment or key of a log entry; empty if it has none."""
    return str(line.args[0][1]) if line.message in (PROMISED, ANEW, TOLD) else ""


def shortened(line: LogEntry) -> LogEntry:
    """Return the same entry with only the first digits of its code."""
    return LogEntry(line.message, ((line.args[0][0], f"{code(line)[:DIGITS]}…"),)) if code(line) else line


def reveal_line(stream: RandomStream) -> LogEntry | None:
    """Return the last log entry with the key, if it certifies anything."""
    if not isinstance(stream, CommittedStream) or not (key := stream.told(over=True).key):
        return None
    return LogEntry(TOLD, (("key", key),))
