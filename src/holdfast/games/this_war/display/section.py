"""The house drawn in section: four floors one above the other, joined by the staircase (TW-030, TW-031)."""

from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from holdfast.games.this_war.house.spaces import CRACKS, ROWS, SPACE, STAIRS

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINTS = {
    0: " ", UP: "│", DOWN: "│", UP | DOWN: "│", LEFT: "─", RIGHT: "─", LEFT | RIGHT: "─", DOWN | RIGHT: "┌",
    DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘", UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | DOWN: "┬", LEFT | RIGHT | UP: "┴", UP | DOWN | LEFT | RIGHT: "┼",
}  # fmt: skip
"""A wall by where it goes on."""
STEP = "▚"
SMALL = 4
"""The longest word within a name that is left out if there is little room."""


class Piece(NamedTuple):
    """Some text in one style; `space` is the space of the house in which it stands."""

    text: str
    style: str = ""
    space: str = ""


Pieces = tuple[Piece, ...]


class Scale(NamedTuple):
    """How wide a room, a Crack and the staircase are inside, and how many lines a floor has."""

    room: int
    crack: int
    stairs: int
    lines: int

    def of(self, space: str) -> int:
        if SPACE[space] in CRACKS:
            return self.crack
        return self.stairs if SPACE[space] in STAIRS else self.room

    @property
    def width(self) -> int:
        return max(
            [start + sum([self.of(s) + 1 for s in row]) + 1 for row, start in zip(ROWS, self.starts, strict=True)]
        )

    @property
    def starts(self) -> list[int]:
        """Where each floor begins: the stairs stand one above the other."""
        before = []
        for row in ROWS:
            nth = next(i for i, s in enumerate(row) if SPACE[s] in STAIRS)
            before.append(sum([self.of(s) + 1 for s in row[:nth]]))
        return [max(before) - n for n in before]


def fitted(words: str, width: int, lines: int) -> list[str]:
    """A name in a few short lines: long words are cut, little ones left out where there is no room."""
    parts = words.split()
    if len(" ".join(parts)) > width * lines or len(parts) > lines:
        parts = [w for i, w in enumerate(parts) if i in (0, len(parts) - 1) or len(w) > SMALL or w[0].isupper()]
    if lines == 1 and len(" ".join(parts)) > width:
        whole = [part for part in parts if SMALL <= len(part) <= width]
        parts = (whole or parts)[:1]
    found: list[str] = []
    for part in parts:
        word = part if len(part) <= width else f"{part[: width - 1]}."
        if found and len(found[-1]) + 1 + len(word) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found[:lines]


def draw(cells: Mapping[str, list[Pieces]], scale: Scale) -> list[list[Piece]]:
    """The whole house; `cells` say what stands in each space, line by line."""
    width, tall = scale.width, scale.lines + 1
    walls = [[0] * width for _ in range(tall * len(ROWS) + 1)]
    inside: list[list[tuple[str, str, str]]] = [[("", "", "")] * width for _ in walls]
    for n, (row, start) in enumerate(zip(ROWS, scale.starts, strict=True)):
        x, y = start, n * tall
        for space in row:
            room = scale.of(space)
            _wall(walls, x, y, x + room + 1, y + tall)
            _fill(inside, x + 1, y + 1, room, scale.lines, space, cells.get(space, []))
            x += room + 1
    return [_line(wall, text) for wall, text in zip(walls, inside, strict=True)]


def _wall(walls: list[list[int]], left: int, top: int, right: int, bottom: int) -> None:
    for y in (top, bottom):
        for x in range(left, right):
            walls[y][x] |= RIGHT
            walls[y][x + 1] |= LEFT
    for x in (left, right):
        for y in range(top, bottom):
            walls[y][x] |= DOWN
            walls[y + 1][x] |= UP


def _fill(
    inside: list[list[tuple[str, str, str]]], x: int, y: int, room: int, lines: int, space: str, rows: list[Pieces]
) -> None:
    stairs = SPACE[space] in STAIRS
    for dy in range(lines):
        row = (Piece(STEP * room, "stairs"),) if stairs else rows[dy] if dy < len(rows) else ()
        letters = [(c, piece.style) for piece in row for c in piece.text][:room]
        letters += [(" ", "")] * (room - len(letters))
        for dx, (letter, style) in enumerate(letters):
            inside[y + dy][x + dx] = (letter, style, "" if stairs else space)


def _line(walls: list[int], inside: list[tuple[str, str, str]]) -> list[Piece]:
    signs = [
        (letter, style, space) if letter else (JOINTS[wall], "wall", "")
        for wall, (letter, style, space) in zip(walls, inside, strict=True)
    ]
    runs = groupby(signs, key=lambda sign: sign[1:])
    return [Piece("".join([sign[0] for sign in run]), style, space) for (style, space), run in runs]


def plain(lines: list[list[Piece]]) -> list[str]:
    """The drawing without styles."""
    return ["".join([piece.text for piece in line]).rstrip() for line in lines]
