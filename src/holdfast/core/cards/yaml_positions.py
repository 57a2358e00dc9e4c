"""YAML files with the position of every value.

Plain YAML 1.2 scalars: only true, false, null and numbers are special; tags, aliases and duplicate keys are mistakes;
depth is limited.
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from holdfast.core.cards.errors import InvalidPack, PackError

DEEPEST_YAML = 24
INTEGER = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
FLOAT = re.compile(r"[-+]?[0-9]+\.[0-9]+")
WORDS: dict[str, object] = {"true": True, "false": False, "null": None, "~": None, "": None}


class SourcePosition:
    """The position of a value in its file, with the positions of its parts and of their keys."""

    __slots__ = ("column", "inner", "keys", "line")

    def __init__(self, mark: Any = None) -> None:
        self.line: int = mark.line + 1 if mark else 1
        self.column: int = mark.column + 1 if mark else 1
        self.inner: dict[object, SourcePosition] = {}
        self.keys: dict[object, SourcePosition] = {}

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"

    def at(self, path: Sequence[object]) -> "SourcePosition":
        """Return the deepest known position on a path; an unknown key ends the search."""
        here = self
        for step in path:
            if step not in here.inner:
                break
            here = here.inner[step]
        return here


class CardPlace(NamedTuple):
    """The position of a card: of its id and of its value."""

    head: SourcePosition
    body: SourcePosition

    def at(self, path: Sequence[object]) -> SourcePosition:
        """Return the position of a part of the card; of the whole card, that of its id."""
        return self.body.at(path) if path else self.head


class YamlSource:
    """One file being read: its data, positions, and errors that do not prevent further reading."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.mistakes: list[PackError] = []
        self.data, self.place = self._read(text)

    def wrong(self, message: str, here: SourcePosition, card: str = "") -> PackError:
        return PackError(message, self.file, here.line, here.column, card)

    def _read(self, text: str) -> tuple[Any, SourcePosition]:
        """Parse the file. Raise InvalidPack if it cannot be parsed."""
        import yaml

        loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        try:
            self._watch(yaml.parse(text, Loader=loader))
            node = yaml.compose(text, Loader=loader)
        except yaml.MarkedYAMLError as error:
            here = SourcePosition(error.problem_mark or error.context_mark)
            raise InvalidPack(self.wrong(error.problem or "not readable as YAML", here)) from None
        except yaml.reader.ReaderError as error:
            before = text[: error.position].split("\n")
            says = f"a character that text does not have (#x{ord(text[error.position]):04x})"
            raise InvalidPack(PackError(says, self.file, len(before), len(before[-1]) + 1)) from None
        return self._value(node) if node is not None else (None, SourcePosition())

    def _watch(self, events: Any) -> None:
        """Reject what no pack may contain. Check aliases and depth first: they could expand a small file."""
        import yaml

        depth = 0
        for event in events:
            here = SourcePosition(event.start_mark)
            if isinstance(event, yaml.AliasEvent):
                raise InvalidPack(*self.mistakes, self.wrong("aliases are not allowed in a pack", here))
            if getattr(event, "tag", None) is not None:
                self.mistakes.append(self.wrong("tags are not allowed in a pack", here))
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > DEEPEST_YAML:
                raise InvalidPack(*self.mistakes, self.wrong(f"nested deeper than {DEEPEST_YAML} levels", here))

    def _value(self, node: Any) -> tuple[Any, SourcePosition]:
        import yaml

        place = SourcePosition(node.start_mark)
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, place), place
        if isinstance(node, yaml.SequenceNode):
            items: list[Any] = []
            for i, item in enumerate(node.value):
                value, place.inner[i] = self._value(item)
                items.append(value)
            return items, place
        return _scalar(node), place

    def _mapping(self, node: Any, place: SourcePosition) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key, here = key_node.value, SourcePosition(key_node.start_mark)
            if not isinstance(key, str):
                self.mistakes.append(self.wrong("a key must be a word", here))
            elif key in mapping:
                self.mistakes.append(self.wrong(f"{key!r} stands here twice", here))
            else:
                place.keys[key] = here
                mapping[key], place.inner[key] = self._value(value_node)
        return mapping


def _scalar(node: Any) -> object:
    text: str = node.value
    if node.style:
        return text
    if text in WORDS:
        return WORDS[text]
    if INTEGER.fullmatch(text):
        return int(text)
    return float(text) if FLOAT.fullmatch(text) else text
