"""The terminal's own words, in three languages."""

from pathlib import Path

from holdfast.core.text.localizer import Localizer, bundle

TEXT = Path(__file__).parent / "text"


class TerminalTexts(Localizer):
    """Says what the terminal itself has to say; the game's things are pronounced by the game's teller."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)
