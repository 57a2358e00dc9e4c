"""The rule catalogue of a game: by id and by full-text search, in the reader's language.

The English rules are `rules*.md` in the game's folder. A translation is one page, `text/rules.<lang>.md`, with the
same ids under chapters of its own words; a rule that it lacks is told in English.
"""

import re
import unicodedata
from functools import cache, cached_property
from pathlib import Path

ENGLISH = "en"
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-(?:EX)?\d+[a-z]?)\*\*\s*(.*)$")
REFERENCE = re.compile(r"\b[A-Z]{2}-(?:EX)?\d+[a-z]?\b")
ACCENTS = re.compile("[\u0300-\u036f]")
SOURCE = re.compile(r"\s*\*\((?:source|ruling|fonte|fuente)[^)]*\)\*\s*$")


class Rule:
    """One numbered rule with the chapter it stands in, and the language it is told in."""

    def __init__(self, id: str, chapter: str, text: str, lang: str = ENGLISH) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.lang = lang

    @cached_property
    def hay(self) -> str:
        """What is searched."""
        return folded(f"{self.id} {self.chapter} {self.text}")


def folded(text: str) -> str:
    """As it is compared: neither capitals nor accents matter."""
    return ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))


def id_of(wanted: str) -> str:
    """An id as the catalogues write it."""
    return wanted[:2].upper() + wanted[2:].lower().replace("ex", "EX")


def pages(folder: Path, lang: str = ENGLISH) -> list[Path]:
    """The pages on which a game's rules stand, the rules before the cards."""
    if lang == ENGLISH:
        return sorted(folder.glob("rules*.md"), key=lambda page: page.stem)
    page = folder / "text" / f"rules.{lang}.md"
    return [page] if page.exists() else []


def read(folder: Path, lang: str = ENGLISH) -> dict[str, Rule]:
    """The rules that stand on the pages of one language."""
    found: dict[str, Rule] = {}
    for page in pages(folder, lang):
        chapter = ""
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                chapter = line.lstrip("# ").strip()
            elif match := RULE.match(line):
                found[match[1]] = Rule(match[1], chapter, SOURCE.sub("", match[2]).replace("`", ""), lang)
    return found


@cache
def rules(folder: Path, lang: str = ENGLISH) -> dict[str, Rule]:
    """All rules of a game's folder by id, in the order of the English ones, which stand in for what is missing."""
    english = read(folder)
    if lang == ENGLISH:
        return english
    spoken = read(folder, lang)
    chapters = {rule.chapter: spoken[id].chapter for id, rule in english.items() if id in spoken}
    return {
        id: spoken.get(id) or Rule(id, chapters.get(rule.chapter, rule.chapter), rule.text)
        for id, rule in english.items()
    }


def search(folder: Path, words: str, lang: str = ENGLISH) -> list[Rule]:
    """Rules that contain all the words, those with more hits first."""
    wanted = folded(words).split()
    hits: list[tuple[int, Rule]] = []
    for rule in rules(folder, lang).values():
        text = rule.hay
        if all(word in text for word in wanted):
            hits.append((sum(text.count(word) for word in wanted), rule))
    hits.sort(key=lambda hit: -hit[0])
    return [rule for _, rule in hits]
