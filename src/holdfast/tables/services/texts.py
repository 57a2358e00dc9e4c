"""The texts of the table itself, in three languages."""

from functools import cache
from pathlib import Path

from holdfast.core.cards.content import LANGUAGES, Content
from holdfast.core.definition import GameDefinition
from holdfast.core.text.localizer import Localizer, MissingText, bundle
from holdfast.tables.ports import Workers

TEXT = Path(__file__).parent / "text"


class TableTexts(Localizer):
    """A localizer for texts of the table; the game's localizer handles the game's objects."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)


@cache
def table_texts(lang: str) -> TableTexts:
    return TableTexts(lang)


@cache
def localizer_for(definition: GameDefinition, lang: str, content: Content) -> Localizer:
    """Return the localizer that all tables of a game share."""
    return Localizer(definition, lang, content)


_learnt: set[tuple[str, str, Content]] = set()


async def preload(workers: Workers, definition: GameDefinition, content: Content, *langs: str) -> None:
    """Load the texts of a game beside the event loop, so that no table waits."""
    for lang in langs:
        if (definition.name, lang, content) not in _learnt:
            await workers.offload(localizer_for, definition, lang, content)
            _learnt.add((definition.name, lang, content))


def supported_language(lang: str | None) -> str:
    """Return the language if the table has it, otherwise English."""
    return lang if lang in LANGUAGES else LANGUAGES[0]


__all__ = ["MissingText", "TableTexts", "localizer_for", "preload", "supported_language", "table_texts"]
