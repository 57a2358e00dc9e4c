"""Words as numbers: a checksum of their letters, so that unknown cards have stable numbers on every machine."""

from functools import lru_cache
from zlib import crc32

KEPT = 1 << 16


@lru_cache(KEPT)
def bucket(word: str, buckets: int) -> int:
    """Return one of n buckets for a word; words may collide."""
    return crc32(word.encode()) % buckets


def number(word: str, words: int) -> int:
    """Return 0 for an empty word, otherwise a number below `words`."""
    return 1 + bucket(word, words - 1) if word else 0
