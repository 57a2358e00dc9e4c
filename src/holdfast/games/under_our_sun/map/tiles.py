"""The map: revealing tiles, laying them face down (US-020 to US-039, US-331 to US-333, US-535)."""

from collections.abc import Iterator
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.state.zones import Zone
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Tile
from holdfast.games.under_our_sun.log import DEED, TILES, Args, Told, line, one
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.missions.course import turned_up
from holdfast.games.under_our_sun.options import Going, NoMore, Numbered
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.things.supply import take_supply
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands, me


def down_zone(pos: str) -> str:
    return f"down:{pos}"


def lay_down(w: Sands, pos: str) -> bool:
    """US-535: a face-down tile of the stack under an enemy; with an empty stack there is none."""
    if pos in w.spots:
        return True
    if w.bare("stack"):
        return False
    w.zones[down_zone(pos)] = Zone(sees=0)
    w.pass_unseen("stack", down_zone(pos), on_top=True)
    w.spots[pos] = Spot()
    return True


FACE_DOWN = Spot()


def nowhere(w: Sands) -> Spot | None:
    """US-038, US-039: an empty position is as good as a face-down tile while tiles are left in the stack."""
    z = w.zones["stack"]
    return FACE_DOWN if z.mixed or z.top or z.bottom else None


def features(tile: Tile) -> list[str]:
    """What can be seen on a tile."""
    found = [phrases.feature("enemies", tile.enemies)] if tile.enemies else []
    found += [phrases.feature("water", tile.water)] if tile.water else []
    found += [phrases.feature("event")] if tile.event else []
    found += [phrases.feature("box")] if tile.box else []
    return found + ([phrases.feature("camp")] if tile.camp else [])


class RevealTile(Effect[Sands]):
    """US-331, US-332: the tile is turned up, its resources, event and container tokens are put on it."""

    pos: Position
    beat = "tile"
    accounts_for = (*TILES, *DEED)

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = self.pos
        spot = w.spots.get(pos)
        if spot is None:
            if w.bare("stack"):
                return ()
            card = w.draw("stack", "map")
        elif spot.tile < 0:
            card = w.draw(down_zone(pos), "map")
            del w.zones[down_zone(pos)]
        else:
            return ()
        put_tile(w, pos, card)
        return turned_up(w, pos)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-331, US-332: with what is to be seen there."""
        tile = w.tile(self.pos)
        if tile is None:
            return None
        seen = features(tile)
        args: Args = {"features": "|".join(seen), "many": len(seen)}
        if w.phase == "setup" or by.who < 0:
            return line("tile", place=phrases.far(w, self.pos), **args)
        return line("reveal-tile", place=phrases.found(w, self.pos), **args, **one(w, me(w, by)))


def put_tile(w: Sands, pos: str, card: int) -> None:
    """US-023, US-024, US-066: what the tile lists, as far as the supply has it."""
    cards: tuple[Any, ...] = w.content.cards
    tile: Tile = cards[card]
    printed = NOTHING
    if tile.resources:
        cubes = [0] * len(KINDS)
        for what, n in tile.resources.items():
            cubes[PLACE[what]] = take_supply(w, what, n)
        printed = tuple(cubes)
    w.spots[pos] = Spot(card, printed, NOTHING, tile.water, 0, tile.event, tile.box)


class Reveal(Question[Sands]):
    """Binoculars, drone: positions within a distance that lie next to a tile on the table (US-1166)."""

    distance: int
    n: int = 1

    def open(self, w: Sands, by: Cause) -> Iterator[str]:
        here = w.pos[me(w, by)]
        return (p for p in frontier(w) if distance(here, p) <= self.distance)

    def any_open(self, w: Sands, by: Cause) -> bool:
        return next(self.open(w, by), None) is not None

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n and self.any_open(w, by) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for pos in self.open(w, by):
            menu.add(Going("reveal", pos), RevealTile(pos), Reveal(self.distance, self.n - 1))
        menu.add(NoMore("reveal", "none"))


def frontier(w: Sands) -> Iterator[str]:
    """Unrevealed positions next to a tile on the table, each once, in a fixed order, made one by one."""
    found: set[str] = set()
    spots, empty = w.spots, nowhere(w)
    for pos in spots:
        for p in neighbours(pos):
            spot = spots.get(p, empty)
            if spot is not None and spot.tile < 0 and p not in found:
                found.add(p)
                yield p


class RevealAny(Question[Sands]):
    """Friendly Drifter: any one unrevealed position next to a revealed tile."""

    def open(self, w: Sands) -> list[str]:
        return [p for p in frontier(w) if any(q in w.spots and w.spots[q].tile >= 0 for q in neighbours(p))]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.open(w) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for pos in self.open(w):
            menu.add(Going("reveal", pos), RevealTile(pos))


class ReorderTiles(Effect[Sands]):
    """Old Map: he looks at the top tiles of the stack and puts them back in any order."""

    n: int
    beat = "move"
    accounts_for = ("zones.stack",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        seat = w.seat_of(char)
        cards = w.look("stack", self.n, 1 << seat)
        return (TileOrder(seat, cards),) if cards else ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1001: how many, never which."""
        return line("reorder-tiles", n=self.n, **one(w, me(w, by)))


class TileOrder(Question[Sands]):
    """Which tile is revealed first, which next?"""

    seat: int
    cards: tuple[int, ...]
    order: tuple[int, ...] = ()
    private: ClassVar[bool] = True

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if self.cards else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for i, card in enumerate(self.cards):
            rest = self.cards[:i] + self.cards[i + 1 :]
            menu.add(Numbered("next", i + 1), TileOrder(self.seat, rest, (*self.order, card)))

    def unsealed(self, seat: Seat | None) -> AnyEffect:
        """As another seat may imagine it: he looks at whatever lies there."""
        return self if seat == self.seat else ReorderTiles(len(self.order) + len(self.cards))

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.arrange("stack", self.order[::-1], 1 << self.seat)
        return ()


class Opened(Effect[Sands]):
    pos: Position
    beat = "tile"
    accounts_for = ("spots.*.box",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(self.pos, box="")
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("opened", place=phrases.place(w, self.pos))
