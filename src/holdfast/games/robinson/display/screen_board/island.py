"""The island of Robinson Crusoe as hexagons of text: three rows of four, the middle row half a space to the left.

╭──╯     ╰──┬──╯      Slopes are two rows high, so a hexagon has a narrow line at its top and bottom
│  beach    │         and `height` whole lines between them.
╰──╮     ╭──┴──╮
"""

from typing import NamedTuple

from textual.content import Content

from holdfast.boards.markup import about, row, styled
from holdfast.games.robinson.island.geography import SPACES

COAST = "$coast"


class Hex(NamedTuple):
    """The content of one space: a word at the top, whole lines, a word at the bottom, each with its style."""

    top: tuple[str, str]
    lines: tuple[tuple[str, str], ...] = ()
    bottom: tuple[str, str] = ("", "")
    ground: str = ""
    marked: bool = False


class Grid(NamedTuple):
    """`width` from wall to wall, `height` whole lines."""

    width: int
    height: int

    @property
    def half(self) -> int:
        return self.width // 2

    @property
    def peak(self) -> int:
        """How far a slope reaches to each side of the end of an upper wall."""
        return self.half // 2

    @property
    def valley(self) -> int:
        """The same for the beginning of a lower wall."""
        return self.half - self.peak


def slopes(grid: Grid, peaks: range, valleys: range, up: str, down: str) -> tuple[list[str], list[str]]:
    """Two rows of characters: walls from above end at the peaks, walls to below begin in the valleys."""
    width = max(peaks[-1], valleys[-1]) + 1
    upper, lower = [" "] * width, [" "] * width
    for line, at, arm, corners in ((upper, peaks, grid.peak, "╭╮"), (lower, valleys, grid.valley, "╰╯")):
        for x in at:
            for i in range(x - arm, x + arm + 1):
                if 0 <= i < width:
                    line[i] = "─"
            for i, corner in zip((x - arm, x + arm), corners, strict=True):
                if 0 <= i < width:
                    line[i] = corner
            line[x] = up if line is upper else down
    return upper, lower


def ends(upper: list[str], lower: list[str], left: int, right: int) -> None:
    """At the coast the line goes only one way."""
    for line, corners in ((upper, "╰╯"), (lower, "╭╮")):
        for x, corner in zip((left, right), corners, strict=True):
            if line[x] != " ":
                line[x] = corner
    for line in (upper, lower):
        line[:left] = [" "] * left
        del line[right + 1 :]


def filled(line: list[str], hexes: list[tuple[int, str, Hex]], width: int, which: str, i: int = 0) -> Content:
    """A row of the drawing with the content of the hexagons; `hexes` with the column at which each begins."""
    parts: list[Content | str] = []
    done = 0
    for start, space, it in hexes:
        text, style = it.top if which == "top" else it.bottom if which == "bottom" else ("", "")
        if which == "line" and i < len(it.lines):
            text, style = it.lines[i]
        text = text[:width].center(width)
        if which == "top" and it.marked:
            style = "bold reverse"
        ground = f" on {it.ground}" if it.ground else ""
        parts += [styled("".join(line[done:start]), COAST), about(text, space, f"{style}{ground}".strip())]
        done = start + width
    return row(*parts, styled("".join(line[done:]), COAST))


def island(hexes: dict[str, Hex], grid: Grid) -> list[Content]:
    """All rows of the drawing."""
    width, half = grid.width, grid.half
    far = 4 * width
    inset = range(half, half + far + 1, width)
    flush = range(0, far + 1, width)
    tips = range(width, far + 1, width)
    seams = (
        slopes(grid, tips, inset, "─", "┬"),
        slopes(grid, inset, flush, "┴", "┬"),
        slopes(grid, flush, inset, "┴", "┬"),
        slopes(grid, inset, tips, "┴", "─"),
    )
    for (upper, lower), left in zip(seams, (half, 0, 0, half), strict=True):
        size = half + far + 1
        upper += [" "] * (size - len(upper))
        lower += [" "] * (size - len(lower))
        ends(upper, lower, left, half + far)
    lines = [styled("".join(seams[0][0]), COAST)]
    for r, name in enumerate("NMS"):
        shift = 0 if name == "M" else half
        spaces = [s for s in SPACES if s[0] == name]
        begins = [(shift + i * width, space, hexes[space]) for i, space in enumerate(spaces)]
        above = [(x + grid.valley + 1, space, it) for x, space, it in begins]
        below = [(x + grid.peak + 1, space, it) for x, space, it in begins]
        walls = [" "] * (half + far + 1)
        for x in range(shift, shift + far + 1, width):
            walls[x] = "│"
        lines.append(filled(seams[r][1], above, width - 2 * grid.valley - 1, "top"))
        inside = [(x + 1, space, it) for x, space, it in begins]
        lines += [filled(walls, inside, width - 1, "line", i) for i in range(grid.height)]
        lines.append(filled(seams[r + 1][0], below, width - 2 * grid.peak - 1, "bottom"))
    lines.append(styled("".join(seams[3][1]), COAST))
    return lines
