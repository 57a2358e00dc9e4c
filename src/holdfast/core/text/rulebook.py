"""The rule catalogue of a game, by id in the reader's language; `rule_search` answers questions in words.

The English rules are `rules*.md` in the game's folder. A translation is one page, `text/rules.<lang>.md`, with the same
ids under translated chapters; a missing rule falls back to English.

A Markdown table belongs to the rule before it, if only blank lines are between them and that rule mentions a table.
Other tables (glossary, rulings log, the plan of the Book) are for readers of the page, as are those of the cards
(`rules-cards.md`), which players see as cards.
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
"""The source of a rule and the reason for a ruling: `*(source: Setup 2)*`, `*(ruling: smallest change (2 of 3))*`."""
TABLE = re.compile(r"\b(table|tabella|tabla)\b", re.IGNORECASE)
DASHES = re.compile(r"\|[ :|-]+\|")
CARDS = "rules-cards"
GAP = "  "

Table = tuple[tuple[str, ...], ...]


class Rule:
    """One numbered rule with its chapter, its table (the head first), and its language."""

    def __init__(self, id: str, chapter: str, text: str, lang: str = ENGLISH, table: Table = ()) -> None:
        self.id = id
        self.chapter = chapter
        self.text = text
        self.lang = lang
        self.table = table


def folded(text: str) -> str:
    """Return the text for comparison, without capitals and accents."""
    return ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold()))


def id_of(wanted: str) -> str:
    """Return an id in the form of the catalogues."""
    return wanted[:2].upper() + wanted[2:].lower().replace("ex", "EX")


def pages(folder: Path, lang: str = ENGLISH) -> list[Path]:
    """Return the pages of a game's rules, the rules before the cards."""
    if lang == ENGLISH:
        return sorted(folder.glob("rules*.md"), key=lambda page: page.stem)
    page = folder / "text" / f"rules.{lang}.md"
    return [page] if page.exists() else []


def plain(text: str) -> str:
    """Return the text without remarks and backticks."""
    return REMARK.sub("", text).replace("`", "").strip()


def cells(line: str) -> tuple[str, ...]:
    """Return the cells of one line of a Markdown table."""
    return tuple(plain(cell) for cell in line.strip().removeprefix("|").removesuffix("|").split("|"))


def read(folder: Path, lang: str = ENGLISH) -> dict[str, Rule]:
    """Return the rules on the pages of one language."""
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
    """Return all rules of a game's folder by id, in the order of the English ones, which replace missing
    translations."""
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
    """Format a table in monospaced columns, the head underlined, long cells wrapped.

    A table that is too wide narrows its widest columns, but none below its longest word; if that does not suffice, each
    row becomes a sentence.
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
    """Return a table row by row, each cell after its head."""
    rows = ["; ".join(f"{name}: {cell}" for name, cell in zip(table[0], row, strict=True)) for row in table[1:]]
    return [line for row in rows for line in wrap(row, width, subsequent_indent=GAP)]
