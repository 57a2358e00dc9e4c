"""Answers in words, each made once: for all tables that offer the same, and at one table while what they rest on stays."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts
from holdfast.core.state.world import World
from holdfast.tables.presenters.cards import Cards, cards_in
from holdfast.tables.presenters.read_tracking import EVERYTHING, Fields, changed
from holdfast.tables.protocol import outbound as wire

MAX_CACHED = 10_000
"""Answers of a game that are kept in words."""


class EncodedOption(NamedTuple):
    """An answer as JSON, the cards that it names, and what of the world was read for it."""

    plain: bytes
    cards: Cards
    reads: Fields


Answers = dict[str, tuple[Option, EncodedOption]]
"""Answers by their keys."""
NO_OPTIONS: Answers = {}


class OptionCache:
    """Answers as they were put into words: all tables of a game offer the same ones all evening."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._known: dict[tuple[Any, ...], EncodedOption] = {}
        self._blocked: dict[tuple[str, bool], tuple[Facts, EncodedOption]] = {}

    def known(self, of: tuple[Any, ...]) -> EncodedOption | None:
        """An answer as JSON, by all that it depends on."""
        return self._known.get(of)

    def keep(self, of: tuple[Any, ...], worded: wire.OptionMessage, reads: Fields) -> EncodedOption:
        if len(self._known) >= MAX_CACHED:
            self._known.clear()
        told = self._known[of] = self._told(worded, reads)
        return told

    def blocked(self, key: str, offer: bool, facts: Facts) -> EncodedOption:
        """An answer that is blocked now, by what it is. Most have the same facts whenever they are."""
        known = self._blocked.get((key, offer))
        if known is None or (known[0] is not facts and known[0] != facts):
            if len(self._blocked) >= MAX_CACHED:
                self._blocked.clear()
            bare: wire.Blocked = {"key": key, "open": False, "facts": msgspec.to_builtins(facts)}
            if offer:
                bare["offer"] = True
            known = self._blocked[key, offer] = (facts, self._told(bare, EVERYTHING))
        return known[1]

    def _told(self, worded: wire.OptionMessage | wire.Blocked, reads: Fields) -> EncodedOption:
        plain = msgspec.json.encode(worded)
        return EncodedOption(plain, cards_in(plain, self._content), reads)


@cache
def option_label(definition: GameDefinition, content: Content) -> OptionCache:
    """One for all tables of a game."""
    return OptionCache(content)


class Among(NamedTuple):
    """What the answers of a menu are told among."""

    moment: str
    offers: frozenset[str]
    """Those that the moment offers, not the question."""
    common: Facts
    """What all of them cost, bring or risk."""


class Held:
    """The open answers that a table was told last. Each holds until something changes that was read for it: of several who
    plan at once, one changes little for the others."""

    def __init__(self) -> None:
        self._world: World | None = None
        self._asked: tuple[Any, ...] = ()
        self._told: dict[tuple[Seat, str], tuple[Among, Answers]] = {}

    def forget(self) -> None:
        self._world = None
        self._told.clear()

    def of(self, whose: tuple[Seat, str], among: Among, question: OpenQuestion, world: World) -> Answers:
        """What still holds of the answers of a seat in a language."""
        if world is not self._world:
            self._look(question, world)
        before, told = self._told.get(whose, (among, NO_OPTIONS))
        return told if before == among else NO_OPTIONS

    def keep(self, whose: tuple[Seat, str], among: Among, told: Answers) -> None:
        self._told[whose] = (among, told)

    def _look(self, question: OpenQuestion, world: World) -> None:
        """Let go of what does not hold any more."""
        asked = (question.effect, question.by)
        if self._world is None or asked != self._asked:
            self._told.clear()
        else:
            changes = changed(self._world, world)
            for whose, (among, told) in self._told.items():
                still = {key: (option, one) for key, (option, one) in told.items() if not one.reads & changes}
                self._told[whose] = (among, still)
        self._world, self._asked = world, asked
