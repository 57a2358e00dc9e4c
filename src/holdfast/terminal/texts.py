"""The terminal's own words, in three languages."""

from pathlib import Path

from holdfast.core.text.localizer import Teller, bundle

TEXT = Path(__file__).parent / "text"


class Words(Teller):
    """Says what the terminal itself has to say; the game's things are pronounced by the game's teller."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)
