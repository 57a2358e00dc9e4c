"""Colour cards, and the Scripts they open (TW-1850)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.log import line
from holdfast.games.this_war.vocabulary import ColourName
from holdfast.games.this_war.world import City


def draw_colour(w: City) -> str:
    """TW-1850: a Colour card, shuffled back at once."""
    card = w.draw("colour", "colour-now")
    w.take(card, "colour-now")
    w.shuffle_in(card, "colour")
    return w.content.cards[card].id


class ByColour(Effect[City]):
    """Draw a Colour card: the Script of that colour, or what happens where there is none or it has been read."""

    scripts: dict[ColourName, str]
    silence: tuple[AnyEffect, ...] = ()
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        return (ColourDrawn(draw_colour(w), self.scripts, self.silence),)


class ColourDrawn(Effect[City]):
    """What a drawn colour stands for."""

    colour: ColourName
    scripts: dict[ColourName, str]
    silence: tuple[AnyEffect, ...] = ()
    beat = "card"
    accounts_for = ("zones.colour",)

    def apply(self, w: City, by: Cause) -> Effects:
        script = self.script(w)
        return (OpenScript(script),) if script else self.silence

    def script(self, w: City) -> str:
        """TW-1202: the Script of the colour, unless it was read once and for all."""
        script = self.scripts.get(self.colour, "")
        return "" if not script or (w.script(script).once and script in w.read) else script

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1850, TW-1202: the colour, and whether there is a Script for it, or there was one; asked before it is opened."""
        why = "open" if self.script(w) else "read" if self.colour in self.scripts else "none"
        return line("colour", colour=f"colour/{self.colour}", page=why)
