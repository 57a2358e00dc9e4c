"""Pages and sentences that are only read, and what is noted for the end (TW-1214, TW-1242)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.this_war.world import City


class ReadPage(Effect[City]):
    """A page of the Book that is only read."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn_to(self.script)
        return ()


class Say(Effect[City]):
    """TW-1242: what is seen of the consequence before the numbers."""

    text: dict[str, str]

    def apply(self, w: City, by: Cause) -> Effects:
        return ()


class Note(Effect[City], tag="epilogue"):
    """TW-1214: a number on the Save sheet, to be read at the end."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        if self.script not in w.notes:
            w.notes = (*w.notes, self.script)
        return ()


class LastPage(Effect[City]):
    """A page that is read at the end."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn_to(self.script)
        return ()
