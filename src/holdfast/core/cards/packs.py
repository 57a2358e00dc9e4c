"""Content packs: folders of YAML deck files, decoded into cards, with the file, line and column of every mistake.

A pack holds data only. Plain YAML 1.2 scalars: only true, false, null and numbers are special; tags, aliases and
duplicate keys are refused; size and depth are limited.
"""

import difflib
import hashlib
import os
import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.cards.content import LANGUAGES, Card, Content, deeds
from holdfast.core.engine.bounds import DEEPEST
from holdfast.core.engine.effect import AnyCondition, AnyEffect, Condition

if TYPE_CHECKING:
    from holdfast.core.kind import GameKind

MOST_BYTES = 1 << 20
MOST_FILES = 64
DEEPEST_YAML = 24
MOST_COPIES = 99
INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]+")
WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
CARD_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class BadPack(ValueError):
    """A mistake in a content file: `file:line:column: card 'id': what is wrong`."""


class Place:
    """Where a value stands in its file, with the places of what it contains and of the keys before it."""

    __slots__ = ("column", "inner", "keys", "line")

    def __init__(self, mark: Any = None) -> None:
        self.line: int = mark.line + 1 if mark else 1
        self.column: int = mark.column + 1 if mark else 1
        self.inner: dict[object, Place] = {}
        self.keys: dict[object, Place] = {}

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"

    def at(self, path: Sequence[object]) -> "Place":
        """The deepest known place on a path; an unknown dictionary key stops there."""
        here = self
        for step in path:
            if step not in here.inner:
                break
            here = here.inner[step]
        return here


# --- reading YAML ----------------------------------------------------------------------------------------------------


def read_yaml(file: Path, text: str) -> tuple[Any, Place]:
    """Plain data and the place of every value."""
    import yaml

    loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        depth = 0
        for event in yaml.parse(text, Loader=loader):
            here = Place(event.start_mark)
            if isinstance(event, yaml.AliasEvent):
                raise BadPack(f"{file.name}:{here}: aliases are not allowed in a pack")
            if getattr(event, "tag", None) is not None:
                raise BadPack(f"{file.name}:{here}: tags are not allowed in a pack")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST_YAML:
                raise BadPack(f"{file.name}:{here}: nested deeper than {DEEPEST_YAML} levels")
        node = yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        here = Place(error.problem_mark or error.context_mark)
        raise BadPack(f"{file.name}:{here}: {error.problem or 'not readable as YAML'}") from None
    except yaml.reader.ReaderError as error:
        before = text[: error.position].split("\n")
        where = f"{file.name}:{len(before)}:{len(before[-1]) + 1}"
        raise BadPack(f"{where}: a character that text does not have (#x{ord(text[error.position]):04x})") from None
    if node is None:
        return None, Place()
    return _value(file, node)


def _value(file: Path, node: Any) -> tuple[Any, Place]:
    import yaml

    place = Place(node.start_mark)
    if isinstance(node, yaml.MappingNode):
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key, here = key_node.value, Place(key_node.start_mark)
            if not isinstance(key, str):
                raise BadPack(f"{file.name}:{here}: a key must be a word")
            if key in mapping:
                raise BadPack(f"{file.name}:{here}: {key!r} stands here twice")
            place.keys[key] = here
            mapping[key], place.inner[key] = _value(file, value_node)
        return mapping, place
    if isinstance(node, yaml.SequenceNode):
        items: list[Any] = []
        for i, item in enumerate(node.value):
            value, place.inner[i] = _value(file, item)
            items.append(value)
        return items, place
    return _scalar(node), place


def _scalar(node: Any) -> object:
    text: str = node.value
    if node.style:
        return text
    if text in WORDS:
        return WORDS[text]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if FLOAT.fullmatch(text) else text


# --- decoding effects --------------------------------------------------------------------------------------------------


class Hook:
    """Decodes effects and conditions by a game's own vocabulary, for packs and saves alike."""

    def __init__(self, registry: Mapping[str, type[Any]], extra: Mapping[type[Any], Any] | None = None) -> None:
        self.registry = registry
        self.extra = extra or {}
        self._depth = 0

    def __call__(self, kind: type[Any], data: Any) -> Any:
        if kind in self.extra:
            return self.extra[kind](data)
        if kind is AnyEffect:
            return self._named(data, "do", "effect")
        if kind is AnyCondition:
            return self._named(data, "is", "condition")
        raise TypeError(f"{kind} cannot be read")

    def _named(self, data: Any, tag: str, what: str) -> Any:
        if isinstance(data, str):
            data = {tag: data}
        if not isinstance(data, dict) or not isinstance(data.get(tag), str):
            raise ValueError(f"{what}s are written {{{tag}: name, …}}")
        kind = self.registry.get(data[tag])
        if kind is None or issubclass(kind, Condition) != (what == "condition"):
            names = [n for n, k in self.registry.items() if issubclass(k, Condition) == (what == "condition")]
            raise ValueError(f"no {what} is called {data[tag]!r}{did_you_mean(data[tag], names)}")
        if self._depth >= DEEPEST:
            raise ValueError(f"{what}s hold one another more than {DEEPEST} deep")
        self._depth += 1
        try:
            return msgspec.convert(data, kind, dec_hook=self)
        except msgspec.ValidationError as error:
            raise ValueError(f"in {data[tag]}: {_small(str(error))}") from None
        finally:
            self._depth -= 1


def did_you_mean(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


# --- decks -----------------------------------------------------------------------------------------------------------------


def read_deck(
    file: Path, deck: str, kind: type[Card], hook: Hook, text: str, taken: Collection[str] = ()
) -> list[Card]:
    """One deck file: a mapping `cards:` of card id to card. Ids in `taken` stand in this deck already."""
    if len(text) > MOST_BYTES:
        raise BadPack(f"{file.name}: larger than {MOST_BYTES} bytes")
    data, place = read_yaml(file, text)
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadPack(f"{file.name}:{place}: a deck file is a mapping with `cards:`, and under it one entry a card id")
    for key in data:
        if key not in ("cards", "deck"):
            near = did_you_mean(key, ["cards", "deck"])
            raise BadPack(f"{file.name}:{place.keys[key]}: a deck file has no {key!r}{near}")
    cards = place.inner["cards"]
    for id in data["cards"]:
        if id in taken:
            raise BadPack(
                f"{file.name}:{cards.keys[id]}: card {id!r}: stands in this deck already; give your own card another id"
            )
    return [
        _card(file, deck, kind, hook, id, body, cards.keys[id], cards.inner[id]) for id, body in data["cards"].items()
    ]


def _card(file: Path, deck: str, kind: type[Card], hook: Hook, id: str, body: Any, key: Place, place: Place) -> Card:
    def wrong(what: str, here: Place) -> BadPack:
        return BadPack(f"{file.name}:{here}: card {id!r}: {what}")

    if not CARD_ID.fullmatch(id):
        raise wrong("an id is small letters, digits and hyphens", key)
    if not isinstance(body, dict):
        raise wrong("a card is a mapping with name, flavour and its effects", place)
    try:
        card = msgspec.convert({**body, "id": id, "deck": deck}, kind, dec_hook=hook)
    except msgspec.MsgspecError as error:
        says, path = _path(str(error))
        here = place.at(path)
        if match := re.search(r"unknown field `(.+?)`", says):
            fields = _fields_at(says, hook) or kind.__struct_fields__
            here = here.keys.get(match[1], here)
            says += (
                did_you_mean(match[1], fields) or f" (known: {', '.join(f for f in fields if f not in ('id', 'deck'))})"
            )
        raise wrong(says, here) from None
    for field in ("name", "flavour"):
        missing = [lang for lang in LANGUAGES if not getattr(card, field).get(lang, "").strip()]
        if missing:
            raise wrong(f"no {field} in {', '.join(missing)}", place.at([field]))
    if not 1 <= card.count <= MOST_COPIES:
        raise wrong(f"a card has 1 to {MOST_COPIES} copies, not {card.count}", place.at(["count"]))
    return card


def _fields_at(says: str, hook: Hook) -> tuple[str, ...]:
    names: list[str] = re.findall(r"in ([a-z-]+):", says)
    return hook.registry[names[-1]].__struct_fields__ if names and names[-1] in hook.registry else ()


def _path(message: str) -> tuple[str, list[object]]:
    """msgspec says `… - at $.a[0].b`, one part for each nested effect: join the parts to one path."""
    path: list[object] = []
    message = message.replace(" - at `key` in `", " - at `")
    parts = re.findall(r" - at `\$((?:\.[\w-]+|\[\d+\]|\[\.\.\.\])*)`", message)
    for part in parts[::-1]:
        for step in re.findall(r"\.([\w-]+)|\[(\d+)\]", part):
            path.append(step[0] if step[0] else int(step[1]))
    says = re.sub(r" - at `\$[^`]*`", "", message)
    return _small(says), path


def _small(says: str) -> str:
    return says[0].lower() + says[1:]


def load_content(kind: "GameKind", packs: Sequence[Path]) -> Content:
    """All decks of a game, from the cache where the files have not changed."""
    sources: list[tuple[Path, str]] = []
    for folder in (kind.folder / "content", *packs):
        sources += _sources(folder, kind)
    digest = hashlib.sha256()
    for file, text in sources:
        digest.update(f"{file.name}\0{len(text)}\0{text}".encode())
    name = digest.hexdigest()[:32]
    hook = Hook(kind.cards.registry())
    found = _from_cache(kind, name, hook)
    if found is None:
        cards = _read(kind, sources, hook)
        found = cards, deeds(cards)
        _to_cache(kind, name, *found)
    _check_counts(kind, found[0], bool(packs))
    if packs and (wrong := kind.cards.strays(found[0])):
        raise BadPack(wrong[0])
    return Content(*found)


def _read(kind: "GameKind", sources: Sequence[tuple[Path, str]], hook: Hook) -> list[Card]:
    cards: list[Card] = []
    for file, text in sources:
        deck = file.stem
        taken = [card.id for card in cards if card.deck == deck]
        cards += read_deck(file, deck, kind.cards.decks[deck], hook, text, taken)
    return cards


def _sources(folder: Path, kind: "GameKind") -> list[tuple[Path, str]]:
    if not folder.is_dir():
        raise BadPack(
            f"{folder} is not a folder; a pack is a folder of deck files such as {next(iter(kind.cards.decks))}.yaml"
        )
    files = sorted(folder.glob("*.yaml"))
    if len(files) > MOST_FILES:
        raise BadPack(f"{folder.name}: more than {MOST_FILES} files")
    if not files:
        raise BadPack(f"{folder.name}: no deck file (*.yaml) in this folder")
    return [(file, read_source(file, kind)) for file in files]


def read_source(file: Path, kind: "GameKind") -> str:
    """The text of a deck file; its name says which deck it is."""
    deck = file.stem
    if deck not in kind.cards.decks:
        near = did_you_mean(deck, list(kind.cards.decks))
        raise BadPack(f"{file.name}: {kind.name} has no deck {deck!r}{near}; it has {', '.join(kind.cards.decks)}")
    try:
        if file.stat().st_size > MOST_BYTES:
            raise BadPack(f"{file.name}: larger than {MOST_BYTES} bytes")
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPack(f"{file.name}: not UTF-8 text") from None
    except OSError as error:
        raise BadPack(f"{file.name}: cannot be read ({error.strerror})") from None


def _check_counts(kind: "GameKind", cards: Sequence[Card], more: bool) -> None:
    """The catalogue's counts are exact: a deck with a missing card does not load. User packs may only add."""
    have: dict[str, int] = dict.fromkeys(kind.cards.counts, 0)
    for card in cards:
        have[card.deck] = have.get(card.deck, 0) + card.count
    for deck, n in kind.cards.counts.items():
        if have[deck] < n or (have[deck] > n and not more):
            raise BadPack(f"{deck}.yaml: {have[deck]} cards, the catalogue says {n}")
        room = None if kind.cards.own is None else kind.cards.own.get(deck, 0)
        if room is not None and have[deck] - n > room:
            rule = f" ({kind.cards.own_rule})" if kind.cards.own_rule else ""
            raise BadPack(
                f"{deck}.yaml: {have[deck] - n} cards of your own; {kind.name} has room for {room} in this deck{rule}"
            )


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "holdfast"


def _cache_file(kind: "GameKind", name: str) -> Path:
    return cache_folder() / f"{kind.name}-{kind.version}-{name}.json"


def _from_cache(kind: "GameKind", name: str, hook: Hook) -> tuple[list[Card], str] | None:
    """The cards as they were read before, and what they do; None where there are none or the file is damaged."""
    try:
        total, _, body = _cache_file(kind, name).read_bytes().partition(b"\n")
        if total.decode() != hashlib.sha256(body).hexdigest():
            return None
        done, cards = msgspec.json.decode(body, type=tuple[str, list[tuple[str, Any]]])
        return [msgspec.convert(card, kind.cards.decks[deck], dec_hook=hook) for deck, card in cards], done
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError, KeyError):
        return None


def _to_cache(kind: "GameKind", name: str, cards: Sequence[Card], done: str) -> None:
    body = msgspec.json.encode((done, [(card.deck, card) for card in cards]))
    file = _cache_file(kind, name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        scratch = file.with_suffix(f".{os.getpid()}.tmp")
        scratch.write_bytes(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
        scratch.replace(file)
    except OSError:
        return
