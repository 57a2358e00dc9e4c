"""The Book of Scripts (TW-1201 to TW-1227): one interpreter, one order."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.effects import Ballot, Tally
from holdfast.core.engine.menu import Blocks, Menu
from holdfast.games.this_war.barter import Barter
from holdfast.games.this_war.cards import Choice, Select
from holdfast.games.this_war.checks import check_effects
from holdfast.games.this_war.conditions import lacking
from holdfast.games.this_war.leader import Decision, bind
from holdfast.games.this_war.lexicon import PendingDeck
from holdfast.games.this_war.numbers import MOST_PENDING
from holdfast.games.this_war.people import EndScene, people
from holdfast.games.this_war.stores import unpayable
from holdfast.games.this_war.throws import black
from holdfast.games.this_war.world import City, Pending, under

# --- opening a Script --------------------------------------------------------------------------------------------------------


class OpenScript(Effect[City]):
    """TW-1201, TW-1202: while it is open nothing else may be done; a Script that is read once is not read again."""

    script: str
    again: tuple[AnyEffect, ...] = ()

    def apply(self, w: City, by: Cause) -> Effects:
        script = w.script(self.script)
        if script.once and self.script in w.read:
            return self.again
        w.scene += 1
        cause = replace(by, card=w.content.index[script.key], bound=(), target="")
        return under(w, cause, (Goto(self.script), EndScene()))


class Goto(Effect[City]):
    """TW-1222: text, select, effects, check, choices; nobody present, nothing happens (TW-1226)."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        script = w.script(self.script)
        w.turn_to(self.script)
        if not w.present():
            return ()
        cause = replace(by, card=w.content.index[script.key], target="")
        select: Effects = (Bind(script.select, self.script),) if script.select else (Told(self.script),)
        return under(w, cause, select)


class Bind(Decision):
    """TW-1223: the Leader says who it is; without a candidate the Script ends."""

    select: Select
    script: str

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(people(w, by, self.select.of)) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in people(w, by, self.select.of):
            menu.add(f"person:{w.id(p)}", Told(self.script), by=bind(by, self.select.bind, (p,)))

    def apply(self, w: City, by: Cause) -> Effects:
        one = people(w, by, self.select.of)
        return under(w, bind(by, self.select.bind, one), (Told(self.script),)) if one else ()


class Told(Effect[City]):
    """What a Script does after its text."""

    script: str
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        script = w.script(self.script)
        then: Effects = (*script.effects, *check_effects(script.check))
        if script.choices:
            return (*then, Choose(script.choices))
        return (*then, Goto(script.goto)) if script.goto else then


# --- choices -----------------------------------------------------------------------------------------------------------------


def choice_blocks(w: City, by: Cause, choice: Choice) -> Blocks:
    """TW-1204, TW-1205, TW-962: what closes a choice: its condition, or a cost or Commission that cannot be paid."""
    blocks = unpayable(w, by, choice.cost) if choice.cost else ()
    for effect in choice.effects:
        if isinstance(effect, Barter):
            blocks += effect.blocks(w, by)
    if choice.requires is not None:
        blocks += lacking(w, by, choice.requires)
    return blocks


def chosen(choice: Choice) -> Effects:
    """TW-1222: cost, effects, check, then go on or end."""
    then: Effects = (*choice.cost, *choice.effects, *check_effects(choice.check))
    return (*then, Goto(choice.goto)) if choice.goto else then


class Choose(Decision):
    """TW-1203, TW-1204: choices that are not open are shown with what they lack; if none is open the Script ends.

    With open votes (TW-1506) all players choose, and the Leader breaks a tie.
    """

    choices: tuple[Choice, ...]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if not w.present() or not self.open(w, by):
            return ()
        return () if w.options["open_votes"] == "on" and w.players > 1 else (w.leader,)

    def open(self, w: City, by: Cause) -> list[Choice]:
        return [choice for choice in self.choices if not choice_blocks(w, by, choice)]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *chosen(choice), blocks=choice_blocks(w, by, choice))

    def apply(self, w: City, by: Cause) -> Effects:
        choices = self.open(w, by)
        if not choices or not w.present():
            return ()
        if len(choices) == 1:
            return chosen(choices[0])
        keys = tuple([choice.key for choice in choices])
        outcomes = tuple([(choice.key, chosen(choice)) for choice in choices])
        return (
            Ballot(tuple(range(w.players)), keys, about="script", sealed=False),
            Tally(outcomes, breaker=w.leader),
        )


class Offered(Decision):
    """The choices of a card (TW-617): one of them, or none where the card does not say *must*."""

    choices: tuple[Choice, ...]
    must: bool = False
    otherwise: tuple[AnyEffect, ...] = ()
    """What follows where nothing is chosen or nothing can be."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        for choice in self.choices:
            if not choice_blocks(w, by, choice):
                return (w.leader,)
        return ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *chosen(choice), blocks=choice_blocks(w, by, choice))
        if not self.must:
            menu.add("leave", *self.otherwise)

    def apply(self, w: City, by: Cause) -> Effects:
        return self.otherwise


class ChooseOne(Decision):
    """One of several bundles of effects; as a cost one of them must be payable."""

    ways: tuple[tuple[AnyEffect, ...], ...]

    def blocks(self, w: City, by: Cause) -> Blocks:
        found = [unpayable(w, by, way) for way in self.ways]
        return found[0] if all(found) else ()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if any(not unpayable(w, by, way) for way in self.ways) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for i, way in enumerate(self.ways):
            menu.add(f"way:{i + 1}", *way, blocks=unpayable(w, by, way))


class Say(Effect[City]):
    """TW-1242: what is seen of the consequence before the numbers."""

    text: dict[str, str]

    def apply(self, w: City, by: Cause) -> Effects:
        return ()


# --- colours -----------------------------------------------------------------------------------------------------------------


def draw_colour(w: City) -> str:
    """TW-1850: a Colour card, shuffled back at once."""
    card = w.draw("colour", "colour-now")
    w.take(card, "colour-now")
    w.shuffle_in(card, "colour")
    return w.content.cards[card].id


class ByColour(Effect[City]):
    """Draw a Colour card: the Script of that colour, or what happens where there is none or it has been read."""

    scripts: dict[str, str]
    silence: tuple[AnyEffect, ...] = ()

    def apply(self, w: City, by: Cause) -> Effects:
        return (ColourDrawn(draw_colour(w), self.scripts, self.silence),)


class ColourDrawn(Effect[City]):
    """What a drawn colour stands for."""

    colour: str
    scripts: dict[str, str]
    silence: tuple[AnyEffect, ...] = ()

    def apply(self, w: City, by: Cause) -> Effects:
        script = self.script(w)
        return (OpenScript(script),) if script else self.silence

    def script(self, w: City) -> str:
        """TW-1202: the Script of the colour, unless it was read once and for all."""
        script = self.scripts.get(self.colour, "")
        return "" if not script or (w.script(script).once and script in w.read) else script


# --- what comes back later -----------------------------------------------------------------------------------------------------


class PutPending(Effect[City], tag="pending"):
    """TW-1213: a Script token on a deck; there are nine (TW-1212)."""

    deck: PendingDeck
    script: str
    when: str = "next"
    range: str = ""
    mode: str = "before"
    stay: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        if len(w.pending) >= MOST_PENDING:
            w.pending = w.pending[1:]
        low, _, high = self.range.partition("-")
        new = Pending(
            self.deck,
            self.script,
            int(low or 0),
            int(high or low or 0),
            self.mode == "instead",
            self.stay,
        )
        w.pending = (*w.pending, new)
        return ()


def due(w: City, deck: str, draw: tuple[AnyEffect, ...]) -> Effects:
    """TW-1213, TW-1227: pending Scripts of a deck, oldest first, before the card is drawn or instead of it."""
    if not w.pending:
        return draw
    waiting = tuple([p for p in w.pending if p.deck == deck])
    return (PendingDue(waiting, draw),) if waiting else draw


class PendingDue(Effect[City]):
    """The tokens on a deck, one after the other; one with a range rolls for it."""

    waiting: tuple[Pending, ...]
    draw: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        if not self.waiting:
            return self.draw
        first, rest = self.waiting[0], replace(self, waiting=self.waiting[1:])
        if first not in w.pending:
            return (rest,)
        if first.low and not first.low <= black(w, "book") <= first.high:
            return (rest,)
        if not first.stay:
            at = w.pending.index(first)
            w.pending = (*w.pending[:at], *w.pending[at + 1 :])
        if first.instead:
            return (OpenScript(first.script), replace(rest, draw=()))
        return (OpenScript(first.script), rest)


class Note(Effect[City], tag="epilogue"):
    """TW-1214: a number on the Save sheet, to be read at the end."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        if self.script not in w.notes:
            w.notes = (*w.notes, self.script)
        return ()
