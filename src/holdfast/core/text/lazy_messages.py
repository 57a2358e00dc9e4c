"""Messages are read when somebody says them: a game has thousands, and an evening needs a few hundred of them.

Fluent's own bundle reads whole files at once, which took longer than all else a server does before it answers.
"""

import re
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
"""Where a message or a term begins: whatever goes on with one is indented, or begins with a bracket."""
MAX_CACHED = 20_000
"""So many sentences are remembered in each language of a game."""


def entries(text: str) -> dict[str, str]:
    """What stands in a file, by name; the names of terms begin with a stroke."""
    found = list(ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class References(Visitor):
    """Which messages and terms an entry names."""

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
    """The messages of a language, each as it stands in its file until it is asked for."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self.said: dict[tuple[Any, ...], str] = {}
        """What was said, by the message, the names of its arguments and their values."""

    def add(self, text: str) -> None:
        """A whole file. What was there under the same name is said otherwise from now on."""
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
        """An entry, and first whatever it names. Two threads may do so at once, and find the same."""
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
