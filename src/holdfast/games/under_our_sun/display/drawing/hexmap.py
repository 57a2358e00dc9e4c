r"""The map as hexagons of characters, flat at the top and the bottom (US-035), each piece with a style and its position.

 ______        A slope is `slope` lines high: with 1 a hexagon has two lines of text, with 2 it has four, of which
/ name \____   the last stands on its lower edge.
\_2_≈4_/
"""

from typing import NamedTuple

from holdfast.games.under_our_sun.map.geography import at

EDGE = "edge"


class Piece(NamedTuple):
    """Some characters of a line: how they are drawn, and the position they belong to."""

    text: str
    style: str = ""
    pos: str = ""


Row = tuple[Piece, ...]


class Scale(NamedTuple):
    """How large a hexagon is: its columns from one to the next, and the lines of a slope."""

    pitch: int
    slope: int

    @property
    def inner(self) -> int:
        """The length of the upper edge."""
        return self.pitch - self.slope

    def lines(self) -> list[int]:
        """How wide each line of text is."""
        widths = [self.inner + 2 * i for i in range(self.slope)]
        return widths + widths[::-1]


class Frame(NamedTuple):
    """Which part of the plane is drawn: columns, and half rows."""

    left: int
    right: int
    top: int
    bottom: int

    def holds(self, pos: str) -> bool:
        q, h = column(pos)
        return self.left <= q <= self.right and self.top <= h <= self.bottom

    def size(self, scale: Scale) -> tuple[int, int]:
        """Columns and lines of the drawing."""
        wide = (self.right - self.left + 1) * scale.pitch + scale.slope
        return wide, (self.bottom - self.top + 2) * scale.slope + 1


def column(pos: str) -> tuple[int, int]:
    """The column of a position, and its height in half hexagons."""
    q, r = at(pos)
    return q, 2 * r + q


def frame(places: list[str]) -> Frame:
    spots = [column(pos) for pos in places]
    qs, hs = [q for q, _ in spots], [h for _, h in spots]
    return Frame(min(qs), max(qs), min(hs), max(hs))


def cropped(whole: Frame, around: str, scale: Scale, width: int, height: int) -> Frame:
    """As much of the map around a position as fits."""
    q, h = column(around)
    columns = max(1, (width - scale.slope) // scale.pitch)
    halves = max(2, (height - 1) // scale.slope - 1)
    left, right = window(whole.left, whole.right, q, columns)
    top, bottom = window(whole.top, whole.bottom, h, halves)
    return Frame(left, right, top, bottom)


def window(low: int, high: int, middle: int, size: int) -> tuple[int, int]:
    """So many numbers between low and high, as near to the middle as may be."""
    if high - low < size:
        return low, high
    start = min(max(low, middle - size // 2), high - size + 1)
    return start, start + size - 1


def draw(cells: dict[str, list[Row]], part: Frame, scale: Scale) -> list[list[Piece]]:
    """All lines of the drawing; `cells` has the lines of text of each position, which are centred."""
    wide, high = part.size(scale)
    canvas = [[Piece(" ")] * wide for _ in range(high)]
    shown = {pos: rows for pos, rows in cells.items() if part.holds(pos)}
    for pos in shown:
        outline(canvas, *corner(pos, part, scale), scale)
    for pos, rows in shown.items():
        inscribe(canvas, *corner(pos, part, scale), scale, rows, pos)
    return [merged(line) for line in canvas]


def corner(pos: str, part: Frame, scale: Scale) -> tuple[int, int]:
    q, h = column(pos)
    return (q - part.left) * scale.pitch, (h - part.top) * scale.slope


def outline(canvas: list[list[Piece]], x: int, y: int, scale: Scale) -> None:
    k, inner = scale.slope, scale.inner
    for line in (y, y + 2 * k):
        for i in range(inner):
            if canvas[line][x + k + i].text == " ":
                canvas[line][x + k + i] = Piece("_", EDGE)
    for i in range(1, k + 1):
        canvas[y + i][x + k - i] = Piece("/", EDGE)
        canvas[y + i][x + k + inner - 1 + i] = Piece("\\", EDGE)
        canvas[y + k + i][x + i - 1] = Piece("\\", EDGE)
        canvas[y + k + i][x + 2 * k + inner - i] = Piece("/", EDGE)


def inscribe(canvas: list[list[Piece]], x: int, y: int, scale: Scale, rows: list[Row], pos: str) -> None:
    """The text of a hexagon; the last line leaves its edge where it says nothing."""
    k = scale.slope
    for i, width in enumerate(scale.lines()):
        start = x + 1 + (k - 1 - i if i < k else i - k)
        line = canvas[y + 1 + i]
        row = clipped(rows[i] if i < len(rows) else (), width)
        length = sum([len(piece.text) for piece in row])
        at_x = start + (width - length + 1) // 2
        if i < 2 * k - 1:
            for j in range(width):
                line[start + j] = Piece(" ", "", pos)
        for piece in row:
            for char in piece.text:
                line[at_x] = Piece(char, piece.style, pos)
                at_x += 1


def clipped(row: Row, width: int) -> Row:
    out: list[Piece] = []
    for piece in row:
        text = piece.text[:width]
        width -= len(text)
        out += [piece._replace(text=text)] if text else []
    return tuple(out)


def merged(line: list[Piece]) -> list[Piece]:
    """Neighbours of the same style and position as one piece; nothing at the end."""
    out: list[Piece] = []
    for piece in line:
        if out and out[-1][1:] == piece[1:]:
            out[-1] = out[-1]._replace(text=out[-1].text + piece.text)
        else:
            out.append(piece)
    while out and not out[-1].text.strip():
        out.pop()
    return out


def plain(lines: list[list[Piece]]) -> list[str]:
    return ["".join([piece.text for piece in line]).rstrip() for line in lines]
