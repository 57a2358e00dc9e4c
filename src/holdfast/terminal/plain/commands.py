"""The commands of the plain-line client, in the language of the table and in English.

Their words are in `text/*-commands.ftl`; other messages refer to those.
"""

from difflib import get_close_matches

from holdfast.core.text.rulebook import folded
from holdfast.terminal.texts import TerminalTexts

COMMANDS = (
    "list", "why", "hint", "undo", "redo", "save", "load", "more", "log", "rules", "cards", "board", "blocked", "keys", "ask", "seat",
    "help", "quit",
)  # fmt: skip
ALSO = {"all": "list"}
"""Synonyms of commands."""
PREFERENCES = ("less", "all")
"""Settings of `ask`."""
NEAR = 0.7
"""Minimum similarity of a mistyped command."""
LONGEST = 2
"""Maximum number of words of a command."""


def spelled(words: TerminalTexts, kind: str, names: tuple[str, ...]) -> dict[str, str]:
    """Return names by their normalized spelling, in English and the language of the table; the latter takes
    precedence."""
    heard = {folded(name): name for name in names}
    return heard | {_typed(words.say(f"{kind}-{name}")): name for name in names}


def _typed(word: str) -> str:
    """Normalize a word: no capitals, accents or spaces."""
    return folded(word).replace(" ", "")


class CommandParser:
    """A parser for commands in one language and in English."""

    def __init__(self, words: TerminalTexts) -> None:
        self.words = words
        self._names = spelled(words, "command", COMMANDS)
        self._names |= {heard: ALSO[name] for heard, name in spelled(words, "command", tuple(ALSO)).items()}
        self._wishes = spelled(words, "wish", PREFERENCES)

    def heard(self, line: str) -> tuple[str, str] | None:
        """Return the command at the beginning of a line and its argument, or None."""
        said = line.split(" ")
        for n in range(1, LONGEST + 1):
            name = self._names.get(_typed(" ".join(said[:n])))
            if name is not None:
                return name, " ".join(said[n:]).strip()
        return None

    def wish(self, said: str) -> str | None:
        """Return the `ask` setting named, or None."""
        return self._wishes.get(_typed(said))

    def nearest(self, line: str) -> str | None:
        """Return the most similar command in the language of the table, or None."""
        head = _typed(line.partition(" ")[0])
        near = get_close_matches(head, list(self._names), 1, NEAR)
        return self.words.say(f"command-{self._names[near[0]]}") if near else None
