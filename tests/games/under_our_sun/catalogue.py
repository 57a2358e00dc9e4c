"""The tables of rules-cards.md as rows of plain text, so that the cards can be compared with them."""

import re
from functools import cache

from holdfast.games.under_our_sun import DEFINITION

Row = dict[str, str]


@cache
def lines() -> list[str]:
    return (DEFINITION.folder / "rules-cards.md").read_text(encoding="utf-8").splitlines()


def cells(line: str) -> list[str]:
    return [plain(cell) for cell in line.strip().strip("|").split("|")]


def plain(cell: str) -> str:
    """Without marks of origin and typographic dashes."""
    return re.sub(r"`\[[^]]*\]`", "", cell).replace("–", "-").strip()


def table(section: str) -> list[Row]:
    """The first table under a heading or after a rule id."""
    start = next(i for i, line in enumerate(lines()) if section in line)
    first = next(i for i in range(start, len(lines())) if lines()[i].startswith("|"))
    head = cells(lines()[first])
    out = []
    for line in lines()[first + 2 :]:
        if not line.startswith("|"):
            break
        out.append(dict(zip(head, cells(line), strict=True)))
    return out


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'s", "s")).strip("-")


def amounts(text: str) -> dict[str, int]:
    """`1 metal, 2 connector` as numbers."""
    return {what: int(n) for n, what in re.findall(r"(\d+) (\w+)", text)}


def number(text: str) -> int:
    return 0 if text == "-" else int(text)


__all__ = ["Row", "amounts", "number", "plain", "slug", "table"]
