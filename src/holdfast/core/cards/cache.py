"""Decoded cards, stored as JSON by the hash of their source files, with a checksum."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.cards.content import Card
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.safe_files import read_regular_file

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition


MOST_BYTES = 64 << 20


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "holdfast"


def _file(definition: "GameDefinition", name: str) -> Path:
    return cache_folder() / f"{definition.name}-{definition.version}-{name}.json"


def from_cache(definition: "GameDefinition", name: str, hook: EffectDecoder) -> tuple[list[Card], str] | None:
    """Return the cached cards and their behaviour; None if there are none or the file is damaged."""
    try:
        total, _, body = read_regular_file(_file(definition, name), MOST_BYTES).partition(b"\n")
        if total.decode() != hashlib.sha256(body).hexdigest():
            return None
        done, cards = msgspec.json.decode(body, type=tuple[str, list[tuple[str, Any]]])
        return [msgspec.convert(card, definition.components.decks[deck], dec_hook=hook) for deck, card in cards], done
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError, KeyError):
        return None


def to_cache(definition: "GameDefinition", name: str, cards: Sequence[Card], done: str) -> None:
    body = msgspec.json.encode((done, [(card.deck, card) for card in cards]))
    file = _file(definition, name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        scratch = file.with_suffix(f".{os.getpid()}.tmp")
        scratch.write_bytes(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        scratch.replace(file)
    except OSError:
        return
