"""Fluent messages parsed on first use: a game has thousands, and one session needs a few hundred.

Fluent's own bundle parses whole files at once, which dominated the start-up time of a server.
"""

import re
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
"""The start of a message or a term: continuation lines are indented or start with a bracket."""
MAX_CACHED = 20_000
"""The number of formatted sentences cached per language of a game."""


def entries(text: str) -> dict[str, str]:
    """Return the messages of a file by name; the names of terms start with a hyphen."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class References(Visitor):
    """The messages and terms that an entry refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        match node:
            case ast.MessageReference():
                self.found.add(node.id.name)
            case ast.TermReference():
                self.found.add(f"-{node.id.name}")
        super().generic_visit(node)


class LazyBundle(FluentBundle):
    """The messages of a language, each unparsed until first use."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self.said: dict[tuple[Any, ...], str] = {}
        """Formatted messages by message, argument names and values."""

    def add(self, text: str) -> None:
        """Add a whole file. Its messages replace existing ones of the same name."""
        self._unread |= entries(text)
        self.said.clear()

    def remember(self, key: tuple[Any, ...], text: str) -> None:
        if len(self.said) >= MAX_CACHED:
            self.said.clear()
        self.said[key] = text

    def has_message(self, message_id: str) -> bool:
        return message_id in self._unread or message_id in self._messages

    def get_message(self, message_id: str) -> Message:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, name: str) -> None:
        """Parse an entry, and first the entries it refers to. Concurrent calls get the same result."""
        text = self._unread.get(name)
        if text is None:
            return
        entry = FluentParser(with_spans=False).parse_entry(text)
        names = References()
        names.visit(entry)
        for other in names.found - {name}:
            self._read(other)
        self.add_resource(ast.Resource([entry]), allow_overrides=True)
        self._unread.pop(name, None)
