"""The base class of drawn boards; a board sees only the view and the printed cards."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from textual.content import Content

from holdfast.core.cards.content import Content as Cards
from holdfast.core.definition import GameDefinition
from holdfast.core.facts import Facts
from holdfast.core.text.localizer import Localizer, MissingText

Said = tuple[str, ...]
"""Tokens that can be clicked on the table, such as a space, a card or a person."""


class BoardContext(NamedTuple):
    """The input of a board: a seat's view, the texts of game and terminal, and the printed cards."""

    view: dict[str, Any]
    localizer: Localizer
    words: Localizer
    cards: Cards
    lines: Callable[[], list[str]]
    """The game's own board in plain lines."""

    def noun(self, word: str) -> str:
        """Return a word of the game, or the key itself if it has no text."""
        try:
            return self.localizer.noun(word)
        except MissingText:
            return word

    def mark(self, token: str) -> str:
        """Return the mark of a token on the board."""
        for message in (f"mark-{token}-token", f"mark-{token}"):
            if self.localizer.has(message):
                return self.localizer.say(message)
        return self.noun(token)

    def say(self, message: str, **args: object) -> str:
        """Return a message of the terminal, or the game's own."""
        return (self.words if self.words.has(message) else self.localizer).say(message, **args)


class TerminalSize(NamedTuple):
    """The size of the terminal."""

    width: int
    height: int


class Board:
    """A board without a drawing: one page with the game's own lines."""

    pages: tuple[str, ...] = ("board",)
    drawn: bool = False
    """Whether there is a map."""
    titles: Mapping[str, str] = {}
    """Titles of pages that differ from the message `page-` and the name."""

    def heading(self, look: BoardContext) -> list[str]:
        """Return the top line after the game's name."""
        return []

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        """Return the map; the objects of the highlighted option are marked."""
        return Content()

    def beside(self, look: BoardContext) -> list[Content]:
        """Return what belongs beside the question, such as dice on the table or a growing plan."""
        return []

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        return Content("\n".join(look.lines()))

    def name(self, token: str, look: BoardContext) -> str:
        """Return the text of a clicked token."""
        return look.noun(token)

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """Return the clickable tokens that an option refers to."""
        said = (facts.deed, facts.what, facts.where, facts.to, facts.by, facts.card)
        return tuple(dict.fromkeys([word for word in said if word]))

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        """Return the keys of the cards that these tokens name."""
        return [card.key for word in words for card in look.cards.unique if word in (card.id, card.key)]


def board_of(definition: GameDefinition) -> Board:
    """Return a game's board, or the plain board if it has no drawing."""
    if not definition.display.screen:
        return Board()
    board: Board = import_module(definition.display.screen).BOARD
    return board
