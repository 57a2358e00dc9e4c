"""Pages and sentences that are only read, and what is noted for the end (TW-1214, TW-1242)."""

from typing import Any

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import PAGE, SAYING, LogEntry
from holdfast.games.this_war.log import tag_entry
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.world import City


def page_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1222: title, number and text, logged when it is known who is meant in it (TW-1223)."""
    script = w.script(effect.script)
    return LogEntry(PAGE, (("title", script.key), ("number", script.number), ("text", phrases.page(w, by, script))))


class ReadPage(Effect[City]):
    """A page of the Book that is only read."""

    script: str
    beat = "page"
    accounts_for = ("read",)
    log = page_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn_to(self.script)
        return ()


class Say(Effect[City]):
    """TW-1242: what is seen of the consequence before the numbers."""

    text: dict[str, str]

    def apply(self, w: City, by: Cause) -> Effects:
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1242: the same sentence in all languages; the reader's own is taken."""
        return LogEntry(SAYING, tuple([(lang, phrases.said(w, by, self.text[lang])) for lang in LANGUAGES]))


class Note(Effect[City], tag="epilogue"):
    """TW-1214: a number on the Save sheet, to be read at the end."""

    script: str
    beat = "page"
    accounts_for = ("notes",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if self.script not in w.notes:
            w.notes = (*w.notes, self.script)
        return ()


class LastPage(Effect[City]):
    """A page that is read at the end."""

    script: str
    beat = "page"
    accounts_for = ("read",)
    log = page_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn_to(self.script)
        return ()
