"""Errors in packs: each has a position in a file, a card and a sentence."""

import difflib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any


class PackError(str):
    """An error for people, `file:line:column: card 'id': message`, as far as these are known, and its parts."""

    message: str
    file: str
    line: int | None
    column: int | None
    card: str

    def __new__(
        cls, message: str, file: str = "", line: int | None = None, column: int | None = None, card: str = ""
    ) -> "PackError":
        where = ":".join([str(part) for part in (file, line, column) if part])
        whose = f"card {card!r}" if card else ""
        self = super().__new__(cls, ": ".join([part for part in (where, whose, message) if part]))
        self.message, self.file, self.line, self.column, self.card = message, file, line, column, card
        return self

    def plain(self) -> dict[str, Any]:
        """Return the error as plain data."""
        return {name: getattr(self, name) for name in ("file", "line", "column", "card", "message")}


class InvalidPack(ValueError):
    """A pack that cannot be used; its message holds the first error, the number of others, and the command that lists
    them."""

    def __init__(self, first: PackError, *more: PackError, named_by: str = "") -> None:
        self.mistakes = (first, *more)
        names = f"; {named_by} names them all" if named_by else ""
        super().__init__(f"{first} (and {len(more)} more{names})" if more else first)


def checked_by(folders: Iterable[Path], game: str) -> str:
    """Return the command that lists all errors of these packs."""
    return " or ".join([f"holdfast check {folder} --game {game}" for folder in folders])


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """Return the closest valid word as the end of an error message, or nothing."""
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near is not None else ""


def nearest(word: str, known: Sequence[str]) -> str | None:
    return next(iter(difflib.get_close_matches(word, known, 1)), None)
