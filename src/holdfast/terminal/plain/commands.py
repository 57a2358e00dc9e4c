"""What can be said at a table besides answers: each command by its word in the language of the table, or in English.

The words stand in `text/*-commands.ftl`; sentences that name a command take its word from there.
"""

from difflib import get_close_matches

from holdfast.core.text.rulebook import folded
from holdfast.terminal.texts import TerminalTexts

COMMANDS = (
    "list", "why", "hint", "undo", "redo", "save", "load", "more", "log", "rules", "cards", "board", "blocked", "keys", "ask", "seat",
    "help", "quit",
)  # fmt: skip
ALSO = {"all": "list"}
"""Other words that mean a command."""
PREFERENCES = ("less", "all")
"""How much one may wish to be asked."""
NEAR = 0.7
"""How like a command a word must be to be taken for one with a slip in it."""
LONGEST = 2
"""Words that a command has at most."""


def spelled(words: TerminalTexts, kind: str, names: tuple[str, ...]) -> dict[str, str]:
    """What is meant, by how it may be typed: in English, and before that in the language of the table."""
    heard = {folded(name): name for name in names}
    return heard | {_typed(words.say(f"{kind}-{name}")): name for name in names}


def _typed(word: str) -> str:
    """As it is compared: neither capitals nor accents nor gaps matter."""
    return folded(word).replace(" ", "")


class CommandParser:
    """Hears commands in one language and in English."""

    def __init__(self, words: TerminalTexts) -> None:
        self.words = words
        self._names = spelled(words, "command", COMMANDS)
        self._names |= {heard: ALSO[name] for heard, name in spelled(words, "command", tuple(ALSO)).items()}
        self._wishes = spelled(words, "wish", PREFERENCES)

    def heard(self, line: str) -> tuple[str, str] | None:
        """The command that a line begins with, and what follows it; nothing where it begins with none."""
        said = line.split(" ")
        for n in range(1, LONGEST + 1):
            name = self._names.get(_typed(" ".join(said[:n])))
            if name is not None:
                return name, " ".join(said[n:]).strip()
        return None

    def wish(self, said: str) -> str | None:
        """How much somebody wishes to be asked."""
        return self._wishes.get(_typed(said))

    def nearest(self, line: str) -> str | None:
        """The command that somebody may have meant, in the language of the table."""
        head = _typed(line.partition(" ")[0])
        near = get_close_matches(head, list(self._names), 1, NEAR)
        return self.words.say(f"command-{self._names[near[0]]}") if near else None
