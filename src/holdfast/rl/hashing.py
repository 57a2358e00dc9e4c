"""Words as numbers: by a checksum of their letters, so that a card nobody knew has its number too, on every machine."""

from functools import lru_cache
from zlib import crc32

KEPT = 1 << 16


@lru_cache(KEPT)
def bucket(word: str, buckets: int) -> int:
    """One of so many buckets; words share them, and mostly do not."""
    return crc32(word.encode()) % buckets


def number(word: str, words: int) -> int:
    """0 for nothing said, else a number below `words`."""
    return 1 + bucket(word, words - 1) if word else 0
