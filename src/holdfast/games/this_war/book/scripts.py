"""The Book of Scripts (TW-1201 to TW-1227): one interpreter, one order."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.effects import Ballot, Tally
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Blocks, Menu
from holdfast.core.state.world import BallotResult
from holdfast.core.text.log import CHOICE, PAGE, LogEntry, unlogged
from holdfast.games.this_war.book.checks import check_effects
from holdfast.games.this_war.book.conditions import lacking
from holdfast.games.this_war.cards import Choice, NightRaid, Select
from holdfast.games.this_war.leader import Decision, bind
from holdfast.games.this_war.log import group, line
from holdfast.games.this_war.options import Number, Someone
from holdfast.games.this_war.people.states import EndScene
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City, under

# --- opening a Script ------------------------------------------------------------------------------------------------


class OpenScript(Effect[City]):
    """TW-1201, TW-1202: while it is open nothing else may be done; a Script that is read once is not read again."""

    script: str
    again: tuple[AnyEffect, ...] = ()
    log = unlogged

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
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        script = w.script(self.script)
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
            menu.add(Someone("person", w.id(p)), Told(self.script), by=bind(by, self.select.bind, (p,)))

    def apply(self, w: City, by: Cause) -> Effects:
        one = people(w, by, self.select.of)
        return under(w, bind(by, self.select.bind, one), (Told(self.script),)) if one else ()


def page_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1222: title, number and text, logged when it is known who is meant in it (TW-1223)."""
    script = w.script(effect.script)
    return LogEntry(PAGE, (("title", script.key), ("number", script.number), ("text", phrases.page(w, by, script))))


class Told(Effect[City]):
    """What a Script does after its text."""

    script: str
    quiet: ClassVar[bool] = True
    accounts_for = ("read",)
    log = page_entry

    def apply(self, w: City, by: Cause) -> Effects:
        script = w.script(self.script)
        w.turn_to(self.script)
        then: Effects = (*script.effects, *check_effects(script.check))
        if script.choices:
            return (*then, Choose(script.choices))
        return (*then, Goto(script.goto)) if script.goto else then


# --- choices --------------------------------------------------------------------------------------------------------


def choice_blocks(w: City, by: Cause, choice: Choice) -> Blocks:
    """TW-1204, TW-1205, TW-962: what closes a choice: its condition, or a cost or Commission that cannot be paid."""
    blocks = unpayable(w, by, choice.cost) if choice.cost else ()
    for effect in choice.effects:
        if isinstance(effect, Barter):
            blocks += effect.blocks(w, by)
    if choice.requires is not None:
        blocks += lacking(w, by, choice.requires)
    return blocks


def choice_entry(w: City, by: Cause, key: str) -> LogEntry | None:
    """A choice of a Script or a card in its own words, or nothing if the card does not have it."""
    card = w.content.cards[by.card] if by.card >= 0 else None
    label = f"{card.key}/choice/{key}" if card is not None else ""
    if card is None or label not in card.names():
        return None
    return LogEntry(CHOICE, (("choice", phrases.choice(w, by, label)),))


def chooses(question: Any, w: City, by: Cause, entry: Entry) -> LogEntry | None:
    """A choice in the words of its Script or card; also that nothing was chosen (TW-617), or that nothing is
    open (TW-1204)."""
    if entry.key == "leave":
        stands = by.card >= 0 and isinstance(w.content.cards[by.card], NightRaid)
        return line("stand-up") if stands else line("leave-alone", **group(w, w.searching()))
    if entry.key == "go-on":
        return line("no-choice")
    return choice_entry(w, by, entry.key)


def chosen(choice: Choice) -> Effects:
    """TW-1222: cost, effects, check, then go on or end."""
    then: Effects = (*choice.cost, *choice.effects, *check_effects(choice.check))
    return (*then, Goto(choice.goto)) if choice.goto else then


class Choose(Decision):
    """TW-1203, TW-1204: choices that are not open are shown with what they lack. Nothing is decided in silence (TW-1228): the
    only open one is shown and accepted, and so is it that none is open; then the Script ends.

    With open votes (TW-1506) all players choose, and the Leader breaks a tie.
    """

    choices: tuple[Choice, ...]
    accepted: ClassVar[bool] = True
    log_answer = chooses

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if not w.present():
            return ()
        votes = w.options["open_votes"] == "on" and w.players > 1
        return () if votes and len(self.open(w, by)) > 1 else (w.leader,)

    def open(self, w: City, by: Cause) -> list[Choice]:
        return [choice for choice in self.choices if not choice_blocks(w, by, choice)]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *chosen(choice), blocks=choice_blocks(w, by, choice))
        if not self.open(w, by):
            menu.add("go-on")

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.present():
            return ()
        choices = self.open(w, by)
        keys = tuple([choice.key for choice in choices])
        outcomes = tuple([(choice.key, chosen(choice)) for choice in choices])
        return (
            OpenBallot(tuple(range(w.players)), keys, about="script", sealed=False),
            Tally(outcomes, breaker=w.leader),
        )


class OpenBallot(Ballot, tag="ballot"):
    """TW-1506: all players vote openly on a Script; the Leader breaks a tie."""

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1506: the choice that won, when all votes are cast."""
        cast = w.laid[-1] if w.laid else None
        return choice_entry(w, by, winner(cast, w.leader)) if isinstance(cast, BallotResult) else None

    def log_answer(self, w: Any, by: Cause, entry: Entry) -> LogEntry:
        card = w.content.cards[by.card].key
        return line("vote", seat=phrases.seat(entry.seat), choice=phrases.choice(w, by, f"{card}/choice/{entry.key}"))


def winner(cast: BallotResult, leader: int) -> str:
    """TW-1506: the choice with the most votes; the Leader breaks a tie."""
    votes = [vote for _, vote in cast.votes]
    best = max([votes.count(vote) for vote in votes])
    winners = [vote for vote in votes if votes.count(vote) == best]
    return dict(cast.votes)[leader] if len(set(winners)) > 1 else winners[0]


class Offered(Decision):
    """The choices of a card (TW-617): one of them, or none where the card does not say *must*."""

    choices: tuple[Choice, ...]
    must: bool = False
    otherwise: tuple[AnyEffect, ...] = ()
    """What follows where nothing is chosen or nothing can be."""
    logs_forced: ClassVar[bool] = True
    log_answer = chooses

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
            menu.add(Number("way", i + 1), *way, blocks=unpayable(w, by, way))
