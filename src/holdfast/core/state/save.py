"""Saves: one JSON document with game, options, rules version, content hash, world, stack and journal. Never a
pickle."""

import hashlib
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from msgspec import Meta

from holdfast.core.bounds import SaveLimits, Wide
from holdfast.core.cards.content import Content
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.engine.answers import SNAPSHOT_EVERY
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.rng.committed import Commitment, CommittedStream
from holdfast.core.rng.stream import RandomStream
from holdfast.core.slices import Steps, run_at_once
from holdfast.core.state.world import World

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition
    from holdfast.core.engine.game import Game

FORMAT = 1
MAX_BYTES = 16 << 20
MAX_ANSWERS = 100_000
MAX_STACK = 200
"""The maximum number of effects on a saved stack and of lasting things on a table. In 160 measured games at most 17
effects waited."""
STACKS = ("stack", "lasting", "laid")
MAX_USED = 1 << 40
"""The maximum number of dice and draws in an untrusted save, far above real games."""
ENTRIES_PER_STEP = 256
"""The number of journal entries that are encoded in one step."""
BYTES_PER_STEP = 1 << 20
"""The number of bytes that are hashed in one step."""
CHECKSUM_DIGITS = 32
"""The number of digits of the checksum."""
NUMBERS = {n: n for n in range(-500, 2000)}
"""Interned numbers of cards and pools."""
Count = Annotated[int, Meta(ge=0, le=MAX_ANSWERS)]
Journal = Annotated[tuple[Entry, ...], Meta(max_length=MAX_ANSWERS)]


class BadSave(ValueError):
    """A save that cannot be opened; the message says why and what to do. Nothing was changed."""


class Unplayable(BadSave):
    """A save of other rules whose answers do not all fit the current ones: its position cannot be verified."""

    def __init__(self, game: str, fitted: int, answers: int) -> None:
        self.game = game
        self.fitted = fitted
        self.answers = answers
        super().__init__(
            f"this save was written under other rules, and {fitted} of its {answers} answers fit those of today; "
            f"open it on your own computer: holdfast play {game} --load FILE"
        )


class Document(BoundedRecord):
    """The content of the file besides the world; `sum` guards against damage."""

    format: int
    game: str
    version: int
    content: str
    players: int
    options: dict[str, str]
    seed: Wide
    opening: tuple[int, ...]
    barrier: Count
    undone: Count
    journal: Journal
    world: msgspec.Raw
    rules: str = ""
    """The rules that wrote it: a hash of the code."""
    cards: str = ""
    """The list of cards; `content` is the hash of their behaviour."""
    luck: Commitment | None = None
    """The commitment of keyed luck; the key only when the game is over."""
    turned: str = ""
    """Numbers that a variant replaced on cards, as JSON (in older saves also those of the rules); never restored."""
    sum: str = ""


def save(game: "Game") -> bytes:
    return run_at_once(save_in_steps(game))


def save_in_steps(game: "Game") -> Steps[bytes]:
    """Make a save in steps: a long journal is encoded part by part."""
    journal = game.journal or ()
    parts: list[bytes] = []
    for i in range(0, len(journal), ENTRIES_PER_STEP):
        parts.append(msgspec.json.encode(journal[i : i + ENTRIES_PER_STEP])[1:-1])
        yield
    written = msgspec.Raw(b"[%b]" % b",".join(parts))
    document = Document(
        FORMAT,
        game.definition.name,
        game.definition.version,
        game.world.content.hash,
        game.players,
        game.options,
        game.seed,
        game.opening,
        game.barrier,
        game.undone,
        cast(Any, written),
        msgspec.Raw(_encoded(game.world)),
        code_of(game.definition),
        game.world.content.listing,
        _luck(game),
        game.world.content.overrides,
    )
    yield
    plain = msgspec.json.encode(document)
    digest = hashlib.sha256()
    for i in range(0, len(plain), BYTES_PER_STEP):
        digest.update(plain[i : i + BYTES_PER_STEP])
        yield
    return msgspec.json.encode(replace(document, sum=digest.hexdigest()[:CHECKSUM_DIGITS]))


class StoredPosition(BoundedRecord):
    """An earlier position by its number of answers: the world as compressed JSON."""

    answers: Count
    version: int
    world: bytes


class PackedPosition:
    """An earlier position that is unpacked when undo returns to it."""

    __slots__ = ("_content", "_kind", "before")

    def __init__(self, before: StoredPosition, definition: "GameDefinition", content: Content) -> None:
        self.before = before
        self._kind = definition
        self._content = content

    def copy(self) -> World:
        """Unpack the position."""
        return _decoded(msgspec.json.decode(zlib.decompress(self.before.world)), self._kind, self._content)


def pack_past(game: "Game") -> Steps[tuple[StoredPosition, ...]]:
    """Pack the positions that the game keeps for undo, in steps: one every 128 answers."""
    for i, (n, world) in enumerate(game._past):
        if n and not n % SNAPSHOT_EVERY and isinstance(world, World):
            before = StoredPosition(n, game.definition.version, zlib.compress(_encoded(world)))
            game._past[i] = (n, PackedPosition(before, game.definition, world.content))
            yield
    return tuple([one.before for _, one in game._past if isinstance(one, PackedPosition)])


def restore_past(game: "Game", past: Iterable[StoredPosition]) -> None:
    """Let a game that was just loaded return to these positions, unless its rules have changed."""
    if game.notice is not None:
        return
    kind, content = game.definition, game.world.content
    known = [(one.answers, PackedPosition(one, kind, content)) for one in past if one.version == kind.version]
    game._past = sorted([*known, *game._past], key=lambda it: it[0])


def _luck(game: "Game") -> Commitment | None:
    chance = game.world.chance
    return chance.told(game.over) if isinstance(chance, CommittedStream) else None


def _encoded(world: World) -> bytes:
    return msgspec.json.encode(world, enc_hook=_hash_only)


def _hash_only(content: object) -> object:
    assert isinstance(content, Content)
    return content.hash


def _checksum(document: Document) -> str:
    plain = replace(document, sum="")
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:CHECKSUM_DIGITS]


def load(data: bytes, find: Callable[[str], "GameDefinition"], packs: Iterable[Path] = ()) -> "Game":
    """Open a save: exactly if the cards are the same, even with other behaviour; otherwise migrated; otherwise replayed
    by keys up to the first mismatch."""
    document = read_document(data)
    kind = find(document.game)
    if document.turned:
        raise BadSave(
            f"this save is of an experiment with other numbers ({document.turned}) that cannot be restored; "
            f"play its game again from its seed"
        )
    folders = tuple(packs)
    content = kind.content(folders)
    options = kind.settle(document.players, document.options, content)
    if document.cards not in ("", content.listing) or document.version > kind.version:
        return _replayed(document, kind, options, folders)
    try:
        return _exact(document, kind, options, content, folders)
    except BadSave:
        if document.version == kind.version and document.content == content.hash:
            raise
        return _replayed(document, kind, options, folders)


def _exact(
    document: Document, definition: "GameDefinition", options: dict[str, str], content: Content, packs: tuple[Path, ...]
) -> "Game":
    """Return the saved position itself, migrated if it is of an older version."""
    try:
        world = _world(document, definition, content)
        game = _opened(document, definition, options, packs, getattr(world, "rules", None))
        game.world = world
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


def read_document(data: bytes) -> Document:
    """Decode a save file. Raise BadSave if it is no save or damaged."""
    if len(data) > MAX_BYTES:
        raise BadSave(f"this file is larger than {MAX_BYTES >> 20} MiB: it is not a save of Holdfast")
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
    if document.sum != _checksum(document):
        raise BadSave(
            "this save was changed or damaged after it was written (its checksum does not fit); load another copy"
        )
    return document


def _decoded(raw: Any, definition: "GameDefinition", content: Content, room: SaveLimits | None = None) -> World:
    hook = EffectDecoder(definition.components.registry(), {Content: lambda digest: content}, room)
    return msgspec.convert(_interned(raw), definition.world, dec_hook=hook, str_keys=True)


def _world(document: Document, definition: "GameDefinition", content: Content) -> World:
    try:
        raw = msgspec.json.decode(document.world)
        for version in range(document.version, definition.version):
            if step := definition.rules.migrations.get(version):
                raw = step(raw)
        for name in STACKS:
            if len(raw[name]) > MAX_STACK:
                raise ValueError(f"{len(raw[name])} entries in its {name}; no game has more than {MAX_STACK}")
        world = _decoded(raw, definition, content, SaveLimits(len(content.cards), largest_printed(content)))
        faults = [*_card_faults(world, document.players), *definition.rules.audit(world)]
    except Exception as error:
        raise BadSave(f"the position in this save cannot be read ({error}); load another copy") from None
    if faults:
        raise BadSave(f"the position in this save is not a legal one ({faults[0]}); load another copy")
    return world


@cache
def largest_printed(content: Content) -> int:
    """Return the largest number in an effect on a card: a pack may express *all of them* by a huge number."""
    return max([largest_in(card, False) for card in content.unique], default=0)


def largest_in(part: Any, effect: bool) -> int:
    """Return the largest number in the effects of a part of a card; `effect`: the part is inside an effect."""
    if type(part) is int:
        return abs(part) if effect else 0
    if isinstance(part, msgspec.Struct):
        effect = effect or isinstance(part, AnyEffect | AnyCondition)
        parts: Iterable[Any] = [getattr(part, name) for name in part.__struct_fields__]
    elif isinstance(part, dict):
        parts = part.values()
    else:
        parts = part if isinstance(part, tuple | list | set | frozenset) else ()
    return max([largest_in(one, effect) for one in parts], default=0)


def _interned(raw: Any) -> Any:
    """Intern words and small numbers that positions share: a server holds many positions."""
    if type(raw) is dict:
        return {sys.intern(name): _interned(value) for name, value in raw.items()}
    if type(raw) is list:
        return [_interned(value) for value in raw]
    if type(raw) is str:
        return sys.intern(raw)
    return NUMBERS.get(raw, raw) if type(raw) is int else raw


def _card_faults(world: World, players: int) -> list[str]:
    """Return faults that no position of any game can have: seats without players, misplaced or unknown cards."""
    known = range(len(world.content.cards))
    entries = [e for zone in world.zones.values() for e in zone.entries()]
    entries += [e for pool in world.pools for e in pool]
    places = [c for c in entries if c >= 0]
    if not world.chance.sound():
        return ["chance has no such state"]
    if world.players != players:
        return [f"{world.players} seats are not {players}"]
    if len(set(places)) != len(places):
        return ["a card lies in two places"]
    if len(world.seen) != len(known) or any(c not in known for c in places):
        return ["there is no such card"]
    if any(e < 0 for pool in world.pools for e in pool):
        return ["there is no such card"]
    undecided = Counter([~e for e in entries if e < 0])
    if any(n > len(world.pools[p]) for p, n in undecided.items()):
        return ["more cards are to come than there are"]
    return []


def save_header(data: bytes) -> tuple[str, str]:
    """Return the game of a save and the hash of its list of cards."""
    document = read_document(data)
    return document.game, document.cards


def answers_in(data: bytes) -> int:
    """Return the number of answers in a save. Raise BadSave if it is none."""
    return len(read_document(data).journal)


def check_reached(data: bytes, game: "Game", again: "Game", fitted: int) -> None:
    """Check that a save that was just opened may be played: all its answers were replayed and led to `again`. Raise
    Unplayable if only some of them fit, and BadSave if the rules and cards are unchanged and yet the answers do not
    lead to its position."""
    document = read_document(data)
    ours = (document.rules, document.content) == (code_of(game.definition), game.world.content.hash)
    answers = len(game.journal or ())
    if game.notice is None and ours and (fitted < answers or not same_position(again, game)):
        raise BadSave("the answers in this save do not lead to its position: it was changed by hand; load another copy")
    if fitted < answers:
        raise Unplayable(game.definition.name, fitted, answers)
    if again.world.chance.used > MAX_USED:
        raise BadSave(f"this save counts more than {MAX_USED} dice and draws, which no game has; load another copy")


def same_position(one: "Game", other: "Game") -> bool:
    """Return whether two games are at the same position. Only the state of the generator may differ, because it never
    goes back."""
    there, here = one.world.copy(), other.world.copy()
    there.chance = here.chance = RandomStream()
    for name in here.passing_fields:
        setattr(there, name, getattr(here, name))
    return _encoded(there) == _encoded(here)


@cache
def code_of(definition: "GameDefinition") -> str:
    """Return the hash of the game's and the engine's code."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).parent.parent, definition.folder):
        for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.so"), *folder.rglob("*.pyd")]):
            digest.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:32]


def _replayed(
    document: Document, definition: "GameDefinition", options: dict[str, str], packs: tuple[Path, ...]
) -> "Game":
    """Replay the recorded answers as far as they fit, after the cards have changed."""
    game = _opened(document, definition, options, packs)
    fitted = game.replay(document.journal)
    game.notice = (fitted, len(document.journal))
    return game


def _opened(
    document: Document,
    definition: "GameDefinition",
    options: dict[str, str],
    packs: tuple[Path, ...],
    rules: object = None,
) -> "Game":
    """Return the first question as recorded; if the cards no longer fit that opening, as it would be today."""
    try:
        return definition.opened(document.players, options, document.seed, document.opening, packs, rules=rules)
    except Exception:
        return definition.new(document.players, options, document.seed, packs)
