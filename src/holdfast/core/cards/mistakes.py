"""What is wrong with a pack, and where: one mistake is a place in a file, a card and a sentence."""

import difflib
from collections.abc import Sequence
from typing import Any


class Mistake(str):
    """A sentence for people, `file:line:column: card 'id': what is wrong`, as far as these are known; and its parts."""

    message: str
    file: str
    line: int | None
    column: int | None
    card: str

    def __new__(
        cls, message: str, file: str = "", line: int | None = None, column: int | None = None, card: str = ""
    ) -> "Mistake":
        where = ":".join([str(part) for part in (file, line, column) if part])
        whose = f"card {card!r}" if card else ""
        self = super().__new__(cls, ": ".join([part for part in (where, whose, message) if part]))
        self.message, self.file, self.line, self.column, self.card = message, file, line, column, card
        return self

    def plain(self) -> dict[str, Any]:
        """For programs."""
        return {name: getattr(self, name) for name in ("file", "line", "column", "card", "message")}


class BadPack(ValueError):
    """A pack that cannot be played with; says the first of its mistakes, and how many more there are."""

    def __init__(self, first: Mistake, *more: Mistake) -> None:
        self.mistakes = (first, *more)
        many = f" (and {len(more)} more; holdfast check names them all)" if more else ""
        super().__init__(f"{first}{many}")


def did_you_mean(word: str, known: Sequence[str]) -> str:
    """The nearest right word, as the end of a sentence that names a wrong one."""
    near = nearest(word, known)
    return f"; did you mean {near!r}?" if near is not None else ""


def nearest(word: str, known: Sequence[str]) -> str | None:
    return next(iter(difflib.get_close_matches(word, known, 1)), None)
