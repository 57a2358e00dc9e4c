"""Content packs: folders of YAML deck files, decoded into cards, with the file, line and column of every mistake.

A pack holds data only. Plain YAML 1.2 scalars: only true, false, null and numbers are special; tags, aliases and
duplicate keys are refused; size and depth are limited.
"""

import difflib
import hashlib
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from holdfast.core.content import LANGUAGES, Card, Content
from holdfast.core.effect import AnyCondition, AnyEffect, Condition

if TYPE_CHECKING:
    from holdfast.core.kind import GameKind

MOST_BYTES = 1 << 20
MOST_FILES = 64
DEEPEST = 24
INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]+")
WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}
CARD_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class BadPack(ValueError):
    """A mistake in a content file: `file:line:column: card 'id': what is wrong`."""


class Place:
    """Where a value stands in its file, with the places of what it contains."""

    __slots__ = ("column", "inner", "line")

    def __init__(self, line: int, column: int) -> None:
        self.line = line
        self.column = column
        self.inner: dict[object, Place] = {}

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
            mark: Any = event.start_mark
            if isinstance(event, yaml.AliasEvent):
                raise BadPack(f"{file.name}:{mark.line + 1}:{mark.column + 1}: aliases are not allowed in a pack")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST:
                raise BadPack(f"{file.name}:{mark.line + 1}:{mark.column + 1}: nested deeper than {DEEPEST} levels")
        node = yaml.compose(text, Loader=loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        where = f"{file.name}:{mark.line + 1}:{mark.column + 1}" if mark else file.name
        raise BadPack(f"{where}: {error.problem or 'not readable as YAML'}") from None
    except yaml.YAMLError as error:
        raise BadPack(f"{file.name}: not readable as YAML ({error})") from None
    if node is None:
        return None, Place(1, 1)
    return _value(file, node)


def _value(file: Path, node: Any) -> tuple[Any, Place]:
    import yaml

    place = Place(node.start_mark.line + 1, node.start_mark.column + 1)
    if not node.tag.startswith("tag:yaml.org,2002:"):
        raise BadPack(f"{file.name}:{place.line}:{place.column}: tags are not allowed in a pack")
    if isinstance(node, yaml.MappingNode):
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = key_node.value
            if not isinstance(key, str):
                raise BadPack(
                    f"{file.name}:{key_node.start_mark.line + 1}:{key_node.start_mark.column + 1}: a key must be a word"
                )
            if key in mapping:
                raise BadPack(
                    f"{file.name}:{key_node.start_mark.line + 1}:{key_node.start_mark.column + 1}: {key!r} stands here twice"
                )
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
    if node.style is not None:
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
            raise ValueError(f"a {what} is written {{{tag}: name, …}}")
        kind = self.registry.get(data[tag])
        if kind is None or issubclass(kind, Condition) != (what == "condition"):
            names = [n for n, k in self.registry.items() if issubclass(k, Condition) == (what == "condition")]
            raise ValueError(f"no {what} is called {data[tag]!r}{did_you_mean(data[tag], names)}")
        try:
            return msgspec.convert(data, kind, dec_hook=self)
        except msgspec.ValidationError as error:
            raise ValueError(f"in {data[tag]}: {error}") from None


def did_you_mean(word: str, known: Sequence[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    return f"; did you mean {near[0]!r}?" if near else ""


# --- decks -----------------------------------------------------------------------------------------------------------------


def read_deck(file: Path, deck: str, kind: type[Card], hook: Hook, text: str) -> list[Card]:
    """One deck file: a mapping `cards:` of card id to card."""
    if len(text) > MOST_BYTES:
        raise BadPack(f"{file.name}: larger than {MOST_BYTES} bytes")
    data, place = read_yaml(file, text)
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadPack(f"{file.name}:1:1: a deck file is a mapping with `cards:`, and under it one entry a card id")
    for key in data:
        if key not in ("cards", "deck"):
            here = place.inner[key]
            raise BadPack(
                f"{file.name}:{here.line}:{here.column}: a deck file has no {key!r}{did_you_mean(key, ['cards', 'deck'])}"
            )
    return [
        _card(file, deck, kind, hook, id, body, place.inner["cards"].inner[id]) for id, body in data["cards"].items()
    ]


def _card(file: Path, deck: str, kind: type[Card], hook: Hook, id: str, body: Any, place: Place) -> Card:
    def wrong(what: str, path: Sequence[object] = ()) -> BadPack:
        here = place.at(path)
        return BadPack(f"{file.name}:{here.line}:{here.column}: card {id!r}: {what}")

    if not CARD_ID.fullmatch(id):
        raise wrong("an id is small letters, digits and hyphens")
    if not isinstance(body, dict):
        raise wrong("a card is a mapping with name, flavour and its effects")
    try:
        card = msgspec.convert({**body, "id": id, "deck": deck}, kind, dec_hook=hook)
    except msgspec.MsgspecError as error:
        says, path = _path(str(error), body)
        known = kind.__struct_fields__
        if match := re.search(r"unknown field `(.+?)`", says):
            fields = _fields_at(says, kind, hook) or known
            path = [*path, match[1]]
            says += (
                did_you_mean(match[1], fields) or f" (known: {', '.join(f for f in fields if f not in ('id', 'deck'))})"
            )
        raise wrong(says, path) from None
    for field in ("name", "flavour"):
        missing = [lang for lang in LANGUAGES if not getattr(card, field).get(lang, "").strip()]
        if missing:
            raise wrong(f"no {field} in {', '.join(missing)}", [field])
    return card


def _fields_at(says: str, kind: type[Card], hook: Hook) -> tuple[str, ...]:
    names: list[str] = re.findall(r"in ([a-z-]+):", says)
    return hook.registry[names[-1]].__struct_fields__ if names and names[-1] in hook.registry else ()


def _path(message: str, body: Any) -> tuple[str, list[object]]:
    """msgspec says `… - at $.a[0].b`, one part for each nested effect: join the parts to one path."""
    path: list[object] = []
    parts = re.findall(r" - at `\$((?:\.[\w-]+|\[\d+\]|\[\.\.\.\])*)`", message)
    for part in parts[::-1]:
        for step in re.findall(r"\.([\w-]+)|\[(\d+)\]", part):
            path.append(step[0] if step[0] else int(step[1]))
    says = re.sub(r" - at `\$[^`]*`", "", message)
    return says[0].lower() + says[1:], path


def load_content(kind: "GameKind", packs: Sequence[Path]) -> Content:
    """All decks of a game, from the JSON cache where the files have not changed."""
    sources: list[tuple[Path, str, str]] = []
    for folder in (kind.folder / "content", *packs):
        sources += _sources(folder, kind)
    digest = hashlib.sha256()
    for file, deck, text in sources:
        digest.update(f"{deck}\0{file.name}\0{len(text)}\0{text}".encode())
    digest.update(str(kind.version).encode())
    name = digest.hexdigest()[:32]
    hook = Hook(kind.registry())
    cards = _from_cache(kind, name, hook)
    if cards is None:
        cards = [card for file, deck, text in sources for card in read_deck(file, deck, kind.decks[deck], hook, text)]
        _check_counts(kind, cards, bool(packs))
        _to_cache(kind, name, cards)
    return Content(cards, name)


def _sources(folder: Path, kind: "GameKind") -> list[tuple[Path, str, str]]:
    if not folder.is_dir():
        raise BadPack(
            f"{folder} is not a folder; a pack is a folder of deck files such as {next(iter(kind.decks))}.yaml"
        )
    files = sorted(folder.glob("*.yaml"))
    if len(files) > MOST_FILES:
        raise BadPack(f"{folder.name}: more than {MOST_FILES} files")
    if not files:
        raise BadPack(f"{folder.name}: no deck file (*.yaml) in this folder")
    return [(file, file.stem, read_source(file, kind)) for file in files]


def read_source(file: Path, kind: "GameKind") -> str:
    """The text of a deck file, where the game has such a deck and the file is of a decent size."""
    deck = file.stem
    if deck not in kind.decks:
        raise BadPack(
            f"{file.name}: {kind.name} has no deck {deck!r}{did_you_mean(deck, list(kind.decks))}; it has {', '.join(kind.decks)}"
        )
    if file.stat().st_size > MOST_BYTES:
        raise BadPack(f"{file.name}: larger than {MOST_BYTES} bytes")
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPack(f"{file.name}: not UTF-8 text") from None


def _check_counts(kind: "GameKind", cards: Sequence[Card], more: bool) -> None:
    """The catalogue's counts are exact: a deck with a missing card does not load. User packs may only add."""
    have: dict[str, int] = {}
    ids: set[str] = set()
    for card in cards:
        have[card.deck] = have.get(card.deck, 0) + card.count
        if card.key in ids:
            raise BadPack(
                f"{card.deck}.yaml: card {card.id!r} stands twice in this deck; give your own card another id"
            )
        ids.add(card.key)
    for deck, n in kind.deck_counts.items():
        if have.get(deck, 0) < n or (have[deck] != n and not more):
            raise BadPack(f"{deck}.yaml: {have.get(deck, 0)} cards, the catalogue says {n}")


def cache_folder() -> Path:
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "holdfast"


def _from_cache(kind: "GameKind", name: str, hook: Hook) -> list[Card] | None:
    file = cache_folder() / f"{kind.name}-{name}.json"
    try:
        decks: dict[str, Any] = msgspec.json.decode(file.read_bytes())
        return [
            msgspec.convert(card, kind.decks[deck], dec_hook=hook) for deck, cards in decks.items() for card in cards
        ]
    except (OSError, msgspec.MsgspecError, KeyError):
        return None


def _to_cache(kind: "GameKind", name: str, cards: Sequence[Card]) -> None:
    decks: dict[str, list[Card]] = {}
    for card in cards:
        decks.setdefault(card.deck, []).append(card)
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        scratch = folder / f"{kind.name}-{name}.{os.getpid()}.tmp"
        scratch.write_bytes(msgspec.json.encode(decks))
        scratch.replace(folder / f"{kind.name}-{name}.json")
    except OSError:
        return
