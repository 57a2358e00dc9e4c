"""The server's own words, in three languages."""

from functools import cache
from pathlib import Path
from typing import Any

from holdfast.core.content import LANGUAGES, Content
from holdfast.core.kind import GameKind
from holdfast.core.text import MissingText, Teller, bundle

TEXT = Path(__file__).parent / "text"


class Words(Teller):
    """Says what the table itself has to say; the game's things are pronounced by the game's teller."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)

    def maybe(self, *messages: str, **args: Any) -> str:
        """The first of these messages that there is, or nothing."""
        for message in messages:
            if self.has(message):
                return self.say(message, **args)
        return ""


@cache
def words(lang: str) -> Words:
    return Words(lang)


@cache
def teller(kind: GameKind, lang: str, content: Content) -> Teller:
    """One for all tables of a game: tellers do not change."""
    return Teller(kind, lang, content)


def spoken(lang: str | None) -> str:
    """A language the table speaks, English where the wish is another."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


__all__ = ["MissingText", "Words", "spoken", "teller", "words"]
