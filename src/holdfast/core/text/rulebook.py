"""The rule catalogue of a game: by id, in the reader's language; questions in words are `searching`'s.

The English rules are `rules*.md` in the game's folder. A translation is one page, `text/rules.<lang>.md`, with the
same ids under chapters of its own words; a rule that it lacks is told in English.

A Markdown table belongs to the rule before it, with nothing but blank lines between, when that rule speaks of a table.
So a table without such a rule (glossary, rulings log, the plan of the Book) is for who reads the page, as are those of
the cards (`rules-cards.md`), which players see as cards.
"""

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from textwrap import wrap

ENGLISH = "en"
RULE = re.compile(r"^\s*[-*] \*\*([A-Z]{2}-(?:EX)?\d+[a-z]?)\*\*\s*(.*)$")
REFERENCE = re.compile(r"\b[A-Z]{2}-(?:EX)?\d+[a-z]?\b")
ACCENTS = re.compile("[\u0300-\u036f]")
REMARK = re.compile(r"\s*\*\(.*?\)\*")
"""Where a rule comes from and why it was decided so: `*(source: Setup 2)*`, `*(ruling: smallest change (2 of 3))*`."""
TABLE = re.compile(r"\b(table|tabella|tabla)\b", re.IGNORECASE)
DASHES = re.compile(r"\|[ :|-]+\|")
CARDS = "rules-cards"
GAP = "  "

Table = tuple[tuple[str, ...], ...]


class Rule:
    """One numbered rule with the chapter it stands in, its table (the head first), and the language it is told in."""

    def __init__(self, id: str, chapter: str, text: str, lang: str = ENGLISH, table: Table = ()) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.lang = lang
        self.table = table


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


def plain(text: str) -> str:
    """A text as it is shown: without remarks and ticks."""
    return REMARK.sub("", text).replace("`", "").strip()


def cells(line: str) -> tuple[str, ...]:
    """One line of a Markdown table."""
    return tuple(plain(cell) for cell in line.strip().removeprefix("|").removesuffix("|").split("|"))


def read(folder: Path, lang: str = ENGLISH) -> dict[str, Rule]:
    """The rules that stand on the pages of one language."""
    found: dict[str, Rule] = {}
    for page in pages(folder, lang):
        chapter = ""
        tabled: Rule | None = None
        for line in page.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                chapter, tabled = line.lstrip("# ").strip(), None
            elif match := RULE.match(line):
                rule = found[match[1]] = Rule(match[1], chapter, plain(match[2]), lang)
                tabled = rule if page.stem != CARDS and TABLE.search(rule.text) else None
            elif tabled and line.startswith("|"):
                tabled.table += () if DASHES.fullmatch(line.strip()) else (cells(line),)
            elif line.strip() or (tabled and tabled.table):
                tabled = None
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
        id: spoken.get(id) or Rule(id, chapters.get(rule.chapter, rule.chapter), rule.text, table=rule.table)
        for id, rule in english.items()
    }


def aligned(table: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table in letters of one width: columns side by side, the head underlined, long cells wrapped.

    A table that is too wide narrows its widest columns, but none below its longest word; where that does not help, each
    row is told as a sentence.
    """
    if not table:
        return []
    columns = list(zip(*table, strict=True))
    widths = [max(map(len, column)) for column in columns]
    least = [max(len(word) for cell in column for word in cell.split() or [""]) for column in columns]
    while sum(widths) + len(GAP) * (len(widths) - 1) > width:
        room = [n for n in range(len(widths)) if widths[n] > least[n]]
        if not room:
            return sentences(table, width)
        widths[max(room, key=lambda n: widths[n])] -= 1
    lines: list[str] = []
    for n, row in enumerate(table):
        wrapped = [wrap(cell, wide, break_on_hyphens=False) for cell, wide in zip(row, widths, strict=True)]
        for k in range(max(map(len, wrapped))):
            parts = [part[k] if k < len(part) else "" for part in wrapped]
            lines.append(GAP.join(part.ljust(wide) for part, wide in zip(parts, widths, strict=True)).rstrip())
        if n == 0:
            lines.append(GAP.join("─" * wide for wide in widths))
    return lines


def sentences(table: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table row by row, each cell after its head."""
    rows = ["; ".join(f"{name}: {cell}" for name, cell in zip(table[0], row, strict=True)) for row in table[1:]]
    return [line for row in rows for line in wrap(row, width, subsequent_indent=GAP)]
