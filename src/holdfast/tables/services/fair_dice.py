"""The luck of a table: where its key comes from, and what the table is told of it."""

from secrets import token_bytes

from holdfast.core.engine.game import Game
from holdfast.core.rng.committed import KEY_BYTES, Commitment, CommittedStream, commit
from holdfast.core.rng.stream import RandomStream
from holdfast.core.text.log import LogEntry

PROMISED, ANEW, TOLD, OPEN = "log-luck-promised", "log-luck-anew", "log-luck-told", "log-luck-open"
KEPT_ENTRIES = frozenset({ANEW, OPEN})
"""Lines about luck that stay in the log when the answers before them are undone."""
DIGITS = 8
"""So many of a promise or a key stand in the line; whoever asks for it is shown the whole."""


def new_commitment(since: int = 0, open: bool = False) -> Commitment:
    """A new key from the system's entropy. It is written down with its table and nowhere else, until the game is over; with
    `open` nowhere else ever: the secrets of the game have been shown, and nothing is certified any more."""
    key = token_bytes(KEY_BYTES)
    return Commitment(commit(key), since, key.hex(), open)


def stream(luck: Commitment, used: int = 0) -> RandomStream:
    return CommittedStream.of(bytes.fromhex(luck.key), luck.since, used, luck.open)


def use_commitment(luck: Commitment, game: Game) -> None:
    """From now on the game rolls under this key, from where it stands."""
    game.world.chance = stream(luck, game.world.chance.used)


def commitment_line(luck: Commitment) -> LogEntry:
    """What everybody reads before the first die falls under a key: its promise, or that nothing is certified."""
    if luck.open:
        return LogEntry(OPEN)
    return LogEntry(ANEW if luck.since else PROMISED, (("promise", luck.promise),))


def code(line: LogEntry) -> str:
    """The promise or the key that a line of the log tells of, whole; nothing where it tells of none."""
    return str(line.args[0][1]) if line.message in (PROMISED, ANEW, TOLD) else ""


def shortened(line: LogEntry) -> LogEntry:
    """The same line with the first digits of its code."""
    return LogEntry(line.message, ((line.args[0][0], f"{code(line)[:DIGITS]}…"),)) if code(line) else line


def reveal_line(stream: RandomStream) -> LogEntry | None:
    """What everybody reads at the end: the key, where something is certified by it."""
    if not isinstance(stream, CommittedStream) or not (key := stream.told(over=True).key):
        return None
    return LogEntry(TOLD, (("key", key),))
