"""The server's own words, in three languages."""

from functools import cache
from pathlib import Path

from holdfast.core.cards.content import LANGUAGES, Content
from holdfast.core.definition import GameDefinition
from holdfast.core.text.localizer import Localizer, MissingText, bundle
from holdfast.tables.ports import Workers

TEXT = Path(__file__).parent / "text"


class TableTexts(Localizer):
    """Says what the table itself has to say; the game's things are pronounced by the game's teller."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)


@cache
def table_texts(lang: str) -> TableTexts:
    return TableTexts(lang)


@cache
def localizer_for(definition: GameDefinition, lang: str, content: Content) -> Localizer:
    """One for all tables of a game: tellers do not change."""
    return Localizer(definition, lang, content)


_learnt: set[tuple[str, str, Content]] = set()


async def preload(workers: Workers, definition: GameDefinition, content: Content, *langs: str) -> None:
    """Load the texts of a game beside the event loop: it takes a moment in which no table may wait."""
    for lang in langs:
        if (definition.name, lang, content) not in _learnt:
            await workers.offload(localizer_for, definition, lang, content)
            _learnt.add((definition.name, lang, content))


def supported_language(lang: str | None) -> str:
    """A language the table speaks, English where the wish is another."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


__all__ = ["MissingText", "TableTexts", "localizer_for", "preload", "supported_language", "table_texts"]
