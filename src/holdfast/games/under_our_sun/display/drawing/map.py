"""The map in hexagons of characters, with all that is to be seen on it."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.cards import Tile
from holdfast.games.under_our_sun.display.drawing.hexmap import Frame, Piece, Row, Scale, cropped, draw, frame, plain
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.text.nouns.names import letter, short_bearing, steps

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


WIDTH = 100
SCALES = (*[Scale(pitch, 2) for pitch in (16, 14, 12, 10)], *[Scale(pitch, 1) for pitch in (13, 11, 9, 8, 7, 6)])
"""From the clearest to the smallest."""
TALL = 60
"""No more lines than this for the map."""
MARKS = {
    "event": "!",
    "box": "□",
    "camp": "⌂",
    "campfire": "*",
    "kitchen": "#",
    "goods": "•",
    "body": "†",
    "token": "◆",
    "dealer": "¤",
    "hostage": "h",
    "trap": "^",
    "barricade": "=",
}
"""What lies on a tile, by the sign that stands for it."""
URGENT = MARKS["hostage"] + MARKS["token"]
"""What is seen even where there is little room."""
WATER, SYMBOL, PAWNS = "≈", "▲", "①②③④⑤⑥"


class Sight:
    """One view, in one language."""

    def __init__(self, localizer: "Localizer", view: dict[str, Any]) -> None:
        self.localizer = localizer
        self.view = view
        self.say = localizer.say

    def noun(self, key: str) -> str:
        return self.localizer.noun(key)

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, WIDTH, subsequent_indent="    ", drop_whitespace=True) if text else []

    def text(self, key: str) -> str:
        """What a card says."""
        card = self.localizer.card(key)
        return (
            self.localizer.definition.text.card(self.localizer, card)
            if card is not None and self.localizer.definition
            else ""
        )

    def where(self, pos: str) -> str:
        """A tile by name, number (where missions name it) and bearing."""
        key = self.view["map"].get(pos, {}).get("tile", "")
        name = self.tile(key) if key else self.say("unknown-land")
        return name if pos == HAVEN else f"{name} ({short_bearing(self.localizer, pos)})"

    def tile(self, key: str) -> str:
        card = self.localizer.card(key)
        target = isinstance(card, Tile) and card.kind == "target"
        return f"{self.noun(key)} {card.number}" if isinstance(card, Tile) and target else self.noun(key)


class Map(Sight):
    """The desert as everybody would see it looking down."""

    def active(self) -> int:
        """Whose surroundings are shown: the active character's, or the first player's."""
        return int(self.view["turn"]) if self.view["turn"] >= 0 else int(self.view["first"])

    def centre(self) -> str:
        return str(self.view["people"][self.active()]["pos"])

    def map_lines(self) -> list[str]:
        part, scale = self.fitted(WIDTH, TALL)
        return plain(draw(self.cells(scale), part, scale))

    def fitted(self, width: int, height: int) -> tuple[Frame, Scale]:
        """The largest hexagons with which the whole map fits; otherwise the surroundings of the active character."""
        whole = frame([*self.view["map"], *self.ghosts()])
        for scale in SCALES:
            wide, high = whole.size(scale)
            if wide <= width and high <= height:
                return whole, scale
        return cropped(whole, self.centre(), SCALES[-1], width, height), SCALES[-1]

    def ghosts(self) -> list[str]:
        """Positions around the active character where no tile lies, while there are tiles to lay."""
        p = self.view["people"][self.active()]
        if p["gone"] or p["crossed"] or not self.view["sizes"]["stack"]:
            return []
        return [pos for pos in neighbours(p["pos"]) if pos not in self.view["map"]]

    def cells(self, scale: Scale) -> dict[str, list[Row]]:
        cells = {pos: self.cell(pos, scale) for pos in self.view["map"]}
        middle = scale.slope - 1
        for pos in self.ghosts():
            way = self.say(f"short-{steps(pos, self.centre())[0][0]}")
            cells[pos] = [()] * middle + [(Piece(way, "ghost"),)]
        return cells

    def cell(self, pos: str, scale: Scale) -> list[Row]:
        """What stands in a hexagon: name, figures, who is there, what lies there."""
        it = self.view["map"][pos]
        here = self.present(pos)
        if not it["tile"]:
            name: Row = (Piece("?", "down"),)
            return [name, here, self.lying(pos)] if scale.slope > 1 else [name, (*here, *self.lying(pos))]
        style = "haven" if pos == HAVEN else "target" if self.tile(it["tile"]) != self.noun(it["tile"]) else "name"
        title: Row = (Piece(self.title(it["tile"], scale.inner), style),)
        if scale.slope > 1:
            return [title, self.figures(it), here, self.lying(pos)]
        signs = "".join([piece.text for piece in self.lying(pos)])
        first, rest = ("".join([sign for sign in signs if (sign in URGENT) == now]) for now in (True, False))
        gap = (Piece(" "),) if here or first else ()
        return [title, (*here, Piece(first, "mark"), *gap, *self.brief(it), Piece(rest, "mark"))]

    def title(self, key: str, room: int) -> str:
        """The name as far as there is room; the number of a target, which mission cards name, is kept."""
        name, whole = self.noun(key), self.tile(key)
        if len(whole) <= room:
            return whole
        number = whole[len(name) :].strip()
        left = room - len(number) - bool(number)
        return f"{name[: left - 1].rstrip()}… {number}".strip() if left > 2 else number or name[:room]

    def figures(self, it: dict[str, Any]) -> Row:
        """US-021: movement value, water, enemy symbols."""
        parts = [Piece(self.say("map-mv", n=it["mv"]), "mv")]
        water = it["water"] + it["stored"]
        parts += [Piece(f" {WATER}{water}", "water")] if water else []
        parts += [Piece(f" {SYMBOL}{it['symbols']}", "symbol")] if it["symbols"] else []
        return tuple(parts)

    def brief(self, it: dict[str, Any]) -> Row:
        parts = [Piece(str(it["mv"]), "mv")]
        parts += [Piece(WATER, "water")] if it["water"] + it["stored"] else []
        parts += [Piece(SYMBOL * it["symbols"], "symbol")] if it["symbols"] else []
        return tuple(parts)

    def present(self, pos: str) -> Row:
        """Characters by number, hidden ones in brackets, and enemies by letter."""
        parts = []
        for p in self.view["people"]:
            if p["pos"] == pos and not p["gone"] and not p["crossed"]:
                sign = f"†{PAWNS[p['char']]}" if p["dead"] else PAWNS[p["char"]]
                parts.append(Piece(f"({sign})" if p["hidden"] else sign, f"char-{p['char']}"))
        foes = "".join([letter(foe["id"]) for foe in self.view["enemies"] if foe["pos"] == pos])
        parts += [Piece(" " if parts else ""), Piece(foes, "foe")] if foes else []
        return tuple(parts)

    def lying(self, pos: str) -> Row:
        """The signs of all that lies on a tile."""
        v, it = self.view, self.view["map"][pos]
        signs = [MARKS[name] for name in ("trap", "barricade") if it[name]]
        if it["tile"]:
            signs += [MARKS[name] for name in ("event", "box") if it[name]]
            signs += [MARKS["camp"]] if it["camp"] and pos != HAVEN else []
            signs += [MARKS[it["fire"]]] if it["fire"] else []
            signs += [MARKS["goods"]] if it["printed"] or it["dropped"] or it["things"] else []
            signs += [MARKS["token"]] if it["tokens"] else []
        signs += [MARKS["body"]] if any(b["pos"] == pos for b in v["fallen"]) else []
        signs += [MARKS["dealer"]] if any(t["pos"] == pos != HAVEN for t in v["traders"]) else []
        signs += [MARKS["hostage"]] if any(h["pos"] == pos for h in v["captives"]) else []
        return (Piece("".join(signs), "mark"),) if signs else ()

    def whole_legend(self) -> list[str]:
        """What all signs mean, also those that are not on the map yet: it never changes, and is shown once."""
        signs = [f"{sign} {self.say(f'map-{name}')}" for name, sign in MARKS.items()]
        signs += [f"? {self.say('map-down')}", f"†① {self.say('map-dead')}"]
        return self.wrapped(self.say("board-legend", signs=", ".join(signs), some="yes"))

    def legend(self) -> list[str]:
        """What the signs on this map mean; those that are not on it are left out."""
        drawn = "".join([piece.text for pos in self.view["map"] for piece in self.lying(pos)])
        signs = [f"{sign} {self.say(f'map-{name}')}" for name, sign in MARKS.items() if sign in drawn]
        signs += [f"? {self.say('map-down')}"] if not all(it["tile"] for it in self.view["map"].values()) else []
        dead = [p for p in self.view["people"] if p["dead"] and not p["gone"]]
        signs += [f"†① {self.say('map-dead')}"] if dead else []
        return self.wrapped(self.say("board-legend", signs=", ".join(signs), some="yes" if signs else "no"))
