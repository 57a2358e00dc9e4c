"""The rule catalogue of a game, read from its `rules*.md`: by id, and by full-text search."""

import re
from functools import cache
from pathlib import Path

RULE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-(?:EX)?\d+[a-z]?)\*\*\s*(.*)$")
SOURCE = re.compile(r"\s*\*\((?:source|ruling)[^)]*\)\*\s*$")


class Rule:
    """One numbered rule with the chapter it stands in."""

    __slots__ = ("chapter", "id", "text")

    def __init__(self, id: str, chapter: str, text: str) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text


@cache
def rules(folder: Path) -> dict[str, Rule]:
    """All rules of a game's folder by id."""
    found: dict[str, Rule] = {}
    for page in sorted(folder.glob("rules*.md"), key=lambda page: page.stem):  # the rules before the cards
        chapter = ""
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                chapter = line.lstrip("# ").strip()
            elif match := RULE.match(line):
                found[match[1]] = Rule(match[1], chapter, SOURCE.sub("", match[2]).replace("`", ""))
    return found


def search(folder: Path, words: str) -> list[Rule]:
    """Rules that contain all the words, those with more hits first."""
    wanted = [word.casefold() for word in words.split()]
    hits: list[tuple[int, Rule]] = []
    for rule in rules(folder).values():
        text = f"{rule.id} {rule.chapter} {rule.text}".casefold()
        if all(word in text for word in wanted):
            hits.append((sum(text.count(word) for word in wanted), rule))
    hits.sort(key=lambda hit: -hit[0])
    return [rule for _, rule in hits]
