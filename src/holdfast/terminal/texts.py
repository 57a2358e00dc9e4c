"""Texts of the terminal client in three languages."""

from pathlib import Path

from holdfast.core.text.localizer import Localizer, bundle

TEXT = Path(__file__).parent / "text"


class TerminalTexts(Localizer):
    """A localizer for the terminal's own messages; the game's localizer does the rest."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)
