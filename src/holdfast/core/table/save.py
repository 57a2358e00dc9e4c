"""A save is one JSON document: game, options, rules version, content hash, world, stack and journal. Never a pickle."""

import hashlib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.cards.packs import Hook
from holdfast.core.engine.effect import Frozen, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.table.world import World

if TYPE_CHECKING:
    from holdfast.core.engine.game import Game
    from holdfast.core.kind import GameKind

FORMAT = 1
MOST_BYTES = 16 << 20


class BadSave(ValueError):
    """A save that cannot be opened; the message says why and what to do. Nothing was changed."""


class Document(Frozen):
    """What stands in the file besides the world; `sum` guards against damage."""

    format: int
    game: str
    version: int
    content: str
    players: int
    options: dict[str, str]
    seed: int
    opening: tuple[int, ...]
    barrier: int
    undone: int
    journal: tuple[Entry, ...]
    world: msgspec.Raw
    sum: str = ""


def save(game: "Game") -> bytes:
    world = msgspec.json.encode(game.world, enc_hook=_hash_only)
    document = Document(
        FORMAT,
        game.kind.name,
        game.kind.version,
        game.world.content.hash,
        game.players,
        game.options,
        game.seed,
        game.opening,
        game.barrier,
        game.undone,
        tuple(game.journal or ()),
        msgspec.Raw(world),
    )
    return msgspec.json.encode(replace(document, sum=_sum(document)))


def _hash_only(content: object) -> object:
    assert isinstance(content, Content)
    return content.hash


def _sum(document: Document) -> str:
    plain = replace(document, sum="")
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:32]


def load(data: bytes, find: Callable[[str], "GameKind"], packs: Iterable[Path] = ()) -> "Game":
    """Open a save: exactly, else migrated, else replayed by keys up to the first mismatch."""
    document = _read(data)
    kind = find(document.game)
    folders = tuple(packs)
    content = kind.content(folders)
    options = kind.settle(document.players, document.options, content)
    if document.content != content.hash or document.version > kind.version:
        return _replayed(document, kind, options, folders)
    try:
        return _exact(document, kind, options, content, folders)
    except BadSave:
        if document.version == kind.version:
            raise
        return _replayed(document, kind, options, folders)


def _exact(
    document: Document, kind: "GameKind", options: dict[str, str], content: Content, packs: tuple[Path, ...]
) -> "Game":
    """The saved position itself, migrated where it is of an older version."""
    try:
        game = kind.opened(document.players, options, document.seed, document.opening, packs)
        game.world = _world(document, kind, content)
        game.journal = list(document.journal)
        game.barrier = document.barrier
        game.undone = document.undone
        there = all(by.seat < game.players for _, by in game.world.stack)
        if there:
            game.run()
        if not there or any(not 0 <= seat < game.players for seat in game.asked):
            raise BadSave("the position in this save asks a seat that is not there; load another copy")
        game.remember()
    except BadSave:
        raise
    except Exception as error:
        raise BadSave(f"the position in this save cannot be played ({error!r}); load another copy") from error
    return game


def _read(data: bytes) -> Document:
    if len(data) > MOST_BYTES:
        raise BadSave(f"this file is larger than {MOST_BYTES >> 20} MiB: it is not a save of Holdfast")
    try:
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        form = msgspec.json.decode(head.get("format", b"0"), type=int)
    except (msgspec.MsgspecError, RecursionError):
        raise BadSave("this file is not a save of Holdfast, or only a part of one; load another copy") from None
    if form > FORMAT:
        raise BadSave(
            f"this save has format {form}, made by a newer Holdfast; this one reads up to {FORMAT}: upgrade and load it again"
        )
    try:
        document = msgspec.json.decode(data, type=Document)
    except msgspec.MsgspecError as error:
        raise BadSave(f"this save is damaged ({error}); load another copy") from None
    if document.sum != _sum(document):
        raise BadSave(
            "this save was changed or damaged after it was written (its checksum does not fit); load another copy"
        )
    return document


def _world(document: Document, kind: "GameKind", content: Content) -> World:
    hook = Hook(kind.cards.registry(), {Content: lambda digest: content})
    try:
        raw = msgspec.json.decode(document.world)
        for version in range(document.version, kind.version):
            if step := kind.play.migrations.get(version):
                raw = step(raw)
        world = msgspec.convert(raw, kind.world, dec_hook=hook, str_keys=True)
        faults = [*_misplaced(world, document.players), *kind.play.audit(world)]
    except Exception as error:
        raise BadSave(f"the position in this save cannot be read ({error}); load another copy") from None
    if faults:
        raise BadSave(f"the position in this save is not a legal one ({faults[0]}); load another copy")
    return world


def _misplaced(world: World, players: int) -> list[str]:
    """What no position of any game can have: other seats than players, cards in two places or unheard of."""
    known = range(len(world.content.cards))
    places = [c for zone in world.zones.values() for c in zone.entries() if c >= 0]
    places += [c for pool in world.pools for c in pool]
    if world.players != players:
        return [f"{world.players} seats are not {players}"]
    if len(set(places)) != len(places):
        return ["a card lies in two places"]
    if len(world.seen) != len(known) or any(c not in known for c in places):
        return ["there is no such card"]
    undecided = [~e for zone in world.zones.values() for e in zone.entries() if e < 0]
    if any(undecided.count(p) > len(world.pools[p]) for p in set(undecided)):
        return ["more cards are to come than there are"]
    return []


def _replayed(document: Document, kind: "GameKind", options: dict[str, str], packs: tuple[Path, ...]) -> "Game":
    """The cards have changed since: play the recorded answers again as far as they fit."""
    try:
        game = kind.opened(document.players, options, document.seed, document.opening, packs)
    except Exception:  # the cards no longer fit the recorded opening
        game = kind.new(document.players, options, document.seed, packs)
    fitted = game.replay(document.journal)
    game.notice = (fitted, len(document.journal))
    return game
