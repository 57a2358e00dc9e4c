"""The tables of rules-cards.md, read as they stand: what the catalogue says about each card, by the card's key."""

import re
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[4] / "src" / "holdfast" / "games" / "naufragos" / "rules-cards.md"
BACKS = {"C": "coast", "I": "interior", "H": "heart", "E": "event", "W": "wreckage", "K": "camp", "KR": "camp"}
DECKS = {"K": "camp", "E": "event", "W": "wreckage", "BC": "coast", "BI": "interior", "BH": "heart", "Z": "plot"}


@dataclass(frozen=True)
class Row:
    """A row of a table; what its table does not have is empty."""

    key: str
    title: str
    effect: str
    back: str = ""
    red: bool = False
    icons: tuple[str, ...] = ()
    cost: str = ""
    adds: frozenset[int] = frozenset()
    weather: str = ""
    wreck: int = 0
    rescue: frozenset[str] = frozenset()
    c: bool = False
    story: int = 0
    strength: int = 0

    @property
    def foot(self) -> bool:
        return "F" in self.icons

    @property
    def diary(self) -> bool:
        return "D" in self.icons

    @property
    def map(self) -> int:
        return sum(int(icon[1]) for icon in self.icons if re.fullmatch(r"M\d", icon))

    def by_branch(self) -> set[int]:
        """NA-923: the numbers that are arguments of `add`, `item` or `camp` in the effect."""
        return {int(n) for n in re.findall(r"\b(?:add|item|camp)\((\d+)", self.effect)}


def listed(cell: str) -> frozenset[int]:
    return frozenset(int(n) for n in re.findall(r"\d+", cell))


def row(cells: list[str]) -> Row | None:
    first = cells[0]
    if re.fullmatch(r"\d+", first) and len(cells) == 6:
        _, back, title, icons, effect, adds = cells
        cost = icons.removeprefix("cost ") if icons.startswith("cost") else ""
        key, red = f"plot/plot-{first}", back == "KR"
        return Row(key, title, effect, BACKS[back], red, tuple(icons.split()), cost, listed(adds))
    match = re.fullmatch(r"(K|E|W|BC|BI|BH|Z)(\d+)", first)
    if match is None:
        return None
    key = f"{DECKS[match[1]]}/{first.lower()}"
    match match[1]:
        case "K":
            return Row(key, cells[1], cells[3], "camp", cost=cells[2].removesuffix(" energy"))
        case "E":
            _, title, weather, wreck, effect, rescue = cells
            strip = frozenset(re.findall(r"\b[A-Z]{2}\b", rescue))
            return Row(key, title, effect, "event", weather=weather, wreck=int(wreck), rescue=strip, c="**C**" in title)
        case "W":
            _, title, story, strength, effect, _ = cells
            return Row(key, title, effect, "wreckage", story=int(story), strength=int(strength))
        case "Z":
            _, back, title, icons, effect, adds = cells
            return Row(key, title, effect, back, icons=tuple(icons.split()), adds=listed(adds))
    _, title, icons, effect, adds = cells
    return Row(key, title, effect, DECKS[match[1]], icons=tuple(icons.split()), adds=listed(adds))


def read() -> dict[str, Row]:
    found: dict[str, Row] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            it = row([cell.strip() for cell in line.strip().strip("|").split("|")])
            if it is not None:
                assert it.key not in found
                found[it.key] = it
    return found


ROWS = read()
