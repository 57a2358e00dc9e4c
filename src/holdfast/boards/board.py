"""How the table of a game is drawn. A board sees only what the view shows and what is printed on the cards."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from textual.content import Content

from holdfast.core.cards.content import Content as Cards
from holdfast.core.definition import GameDefinition
from holdfast.core.facts import Facts
from holdfast.core.text.localizer import Localizer, MissingText

Said = tuple[str, ...]
"""Words that stand on the table and can be clicked: a space, a card, a person, as each board calls them."""


class BoardContext(NamedTuple):
    """What a board is drawn from: a seat's view, the texts of the game and of the terminal, the printed cards."""

    view: dict[str, Any]
    localizer: Localizer
    words: Localizer
    cards: Cards
    lines: Callable[[], list[str]]
    """The game's own board in plain lines."""

    def noun(self, word: str) -> str:
        """A word of the game; one that nobody has written down is shown as it is."""
        try:
            return self.localizer.noun(word)
        except MissingText:
            return word

    def mark(self, token: str) -> str:
        """A token that lies on the board."""
        for message in (f"mark-{token}-token", f"mark-{token}"):
            if self.localizer.has(message):
                return self.localizer.say(message)
        return self.noun(token)

    def say(self, message: str, **args: object) -> str:
        """A word of the drawing itself: the terminal's, or the game's own."""
        return (self.words if self.words.has(message) else self.localizer).say(message, **args)


class TerminalSize(NamedTuple):
    """How large the terminal is."""

    width: int
    height: int


class Board:
    """A table without a drawing: one page with the game's own lines."""

    pages: tuple[str, ...] = ("board",)
    drawn: bool = False
    """Is there a map?"""
    titles: Mapping[str, str] = {}
    """What stands over a page where it is not `page-` and its name."""

    def heading(self, look: BoardContext) -> list[str]:
        """What stands in the top line after the game's name."""
        return []

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        """The drawn map; what the highlighted option speaks of is marked."""
        return Content()

    def beside(self, look: BoardContext) -> list[Content]:
        """What must be seen beside the question: dice on the table, a plan that grows."""
        return []

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        return Content("\n".join(look.lines()))

    def name(self, token: str, look: BoardContext) -> str:
        """What was clicked, in words."""
        return look.noun(token)

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """What an answer speaks of, by the words that can be clicked on the table."""
        said = (facts.deed, facts.what, facts.where, facts.to, facts.by, facts.card)
        return tuple(dict.fromkeys([word for word in said if word]))

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        """The cards that these words name, by their keys."""
        return [card.key for word in words for card in look.cards.unique if word in (card.id, card.key)]


def board_of(definition: GameDefinition) -> Board:
    """The drawn table of a game; one without a drawing is shown in the lines of its own `board`."""
    if not definition.display.screen:
        return Board()
    board: Board = import_module(definition.display.screen).BOARD
    return board
