"""Tiles: looked at, covered, turned face down, and the black markers on them (RC-676, RC-681 to RC-684, RC-805)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.options import AtSpace, OnSpace
from holdfast.games.robinson.island.sources import SourceFree
from holdfast.games.robinson.island.tokens import TokenOff, forget, remember, space_of
from holdfast.games.robinson.log import MAP, TILES, Log, fields, key, line, log_decision, nothing_there, open_cards
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.rules import CITY_TOKEN
from holdfast.games.robinson.things.inventions import LoseItem
from holdfast.games.robinson.things.items import ShortcutPending
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.vocabulary import AnyTerrain, Order, Space, TileToken
from holdfast.games.robinson.world import Island, Spot


class LookAtTiles(Effect[Island]):
    """RC-1218, RC-805: the top tiles are seen by all; then they are put back in any order, or one on top."""

    n: int = 3
    then: Order = "order"
    beat = "tile"
    accounts_for = TILES
    log = open_cards("looked-at", "look-at-tiles")

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in w.look("tile", self.n):
            w.move(card, "tile", "looked-at")
        return (ReturnTiles(self.then),)


class ReturnTiles(Question[Island]):
    """`order`: one after the other, the last one named on top; `one`: one on top, the others shuffled back."""

    how: Order

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.size("looked-at") else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["looked-at"].top:
            tile = w.content.cards[card].id
            menu.add(OfCard("put", tile), TileReturned(card, self.how))


class TileReturned(Effect[Island]):
    card: int
    how: Order
    beat = "tile"
    accounts_for = TILES

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.how == "one":
            for card in w.zones["looked-at"].top:
                if card != self.card:
                    w.take(card, "looked-at")
                    w.shuffle_in(card, "tile")
            w.move(self.card, "looked-at", "tile")
            return ()
        w.move(self.card, "looked-at", "tile")
        return (ReturnTiles(self.how),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("tile-returned", card=key(w, self.card), how=self.how)


class CoverTerrain(Question[Island]):
    """RC-684: IF POSSIBLE the terrain of one tile counts as unexplored; without a terrain, that of the target."""

    terrain: AnyTerrain = ""
    log = nothing_there
    log_answer = log_decision

    def tiles(self, w: Island, by: Cause) -> list[str]:
        if not self.terrain:
            space = space_of(w, by)
            return [space] if w.open_land(space) and not w.spots[space].covered else []
        return [
            s for s in w.explored() if w.card(w.spots[s].tile, Tile).terrain == self.terrain and not w.spots[s].covered
        ]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.tiles(w, by) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in self.tiles(w, by):
            menu.add(AtSpace("tile", space), TerrainCovered(space))


def terrain(message: str) -> Log:
    """An entry about the terrain of the effect's space."""

    def log(effect: Any, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        tile = w.tile(effect.space)
        return line(message, space=effect.space, terrain=tile.terrain if tile is not None else "")

    return log


class TerrainCovered(Effect[Island]):
    """RC-684, RC-227: the card remembers what it covered."""

    space: Space
    beat = "move"
    accounts_for = MAP
    log = terrain("terrain-covered")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.place(self.space, replace(w.spots[self.space], covered=True))
        mine = f"{self.space}-terrain"
        forget(w, mine)
        remember(w, by, mine)
        return ()


class UncoverTerrain(Effect[Island]):
    """RC-227: the terrain this card covered is explored again; older saves know its space alone."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = w.links.pop(by.card, "").partition("-")[0]
        return (TerrainFree(space),) if space in w.spots and w.spots[space].covered else ()


class TerrainFree(Effect[Island]):
    """The marker on a terrain is taken off."""

    space: Space
    beat = "move"
    accounts_for = MAP
    log = terrain("terrain-free")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.place(self.space, replace(w.spots[self.space], covered=False))
        return ()


def is_city(w: Island, space: str) -> bool:
    """RC-987, RC-999: is the City of Cannibals on this space?"""
    return w.spots[space].totem == CITY_TOKEN and "village" in w.marks


class TurnDown(Question[Island]):
    """RC-681, RC-682, RC-999: IF POSSIBLE one tile next to the Camp becomes inaccessible; never the City."""

    log = nothing_there
    log_answer = log_decision

    def tiles(self, w: Island) -> list[str]:
        return [s for s in w.adjacent() if not is_city(w, s)]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.tiles(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in self.tiles(w):
            menu.add(AtSpace("tile", space), TurnTileDown(space))


class TurnTileDown(Effect[Island]):
    """RC-681, RC-934, RC-676: face down, all tokens and markers removed; a Shortcut there is lost."""

    space: Space
    beat = "tile"
    accounts_for = (*MAP, "marks", "score.cross")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        return turn_down(w, by, self.space)


def turn_down(w: Island, by: Cause, space: str) -> Effects:
    spot = w.spots[space]
    remember(w, by, space)
    if "cross" in spot.tokens:
        w.score["cross"] -= 1
    w.place(space, replace(spot, down=True, exhausted=(), covered=False, totem=0, tokens=()))
    return (LoseItem("shortcut", True),) if "shortcut" in spot.tokens else ()


class TurnLinkedDown(Effect[Island]):
    """RC-1222: the tile this card marked; not if its token is gone; never the Camp tile: then each 1 Wound.

    Nor the City (RC-999).
    """

    token: TileToken
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = w.links.pop(by.card, "")
        if space not in w.spots or self.token not in w.spots[space].tokens or is_city(w, space):
            return ()
        return (Wound("each"),) if space == w.camp else (TurnTileDown(space),)


class TurnUp(Effect[Island]):
    """RC-683, RC-227, RC-1134: the tile that this card turned down comes back without tokens and new icons."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = w.links.pop(by.card, "")
        back = space in w.spots and w.spots[space].tile >= 0 and not w.gone >> SPACES.index(space) & 1
        return (TileUp(space), ShortcutPending()) if back else (ShortcutPending(),)


class TileUp(Effect[Island]):
    """RC-683: accessible again, and clean."""

    space: Space
    beat = "tile"
    accounts_for = MAP
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.place(self.space, Spot(tile=w.spots[self.space].tile))
        return ()


# --- black markers -----------------------------------------------------------------------------------------------------


def markers(w: Island) -> list[tuple[str, str]]:
    """Every black marker on an accessible tile: exhausted sources and covered terrain; none is on the City (RC-987)."""
    found = []
    for space in w.explored():
        spot = w.spots[space]
        found += [(space, source) for source in spot.exhausted]
        if spot.covered and not is_city(w, space):
            found.append((space, "terrain"))
    return found


class MarkerRemoved(Effect[Island]):
    """RC-1018, RC-1219: a source or a terrain is free again."""

    name: str
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space, _, what = self.name.partition("-")
        return (TerrainFree(space),) if what == "terrain" else (SourceFree(space, what),)


REMOVABLE = ("fog", "ash", "beast", "pawn", "embers")
"""RC-1219: what the protective amulet may remove besides black markers."""


def removable(w: Island) -> list[tuple[str, str]]:
    """RC-1219: every such token on a tile or space, and every black marker."""
    return [(s, t) for s in SPACES for t in w.spots[s].tokens if t in REMOVABLE] + markers(w)


class RemoveAnyToken(Question[Island]):
    """RC-1219: any token or black marker of a tile or space; no number tokens, Crosses or Camp."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if removable(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, what in removable(w):
            menu.add(OnSpace("remove", space, what), TokenRemoved(space, what))


class TokenRemoved(Effect[Island]):
    space: Space
    what: str
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.what in REMOVABLE:
            return (TokenOff(self.what, self.space),)
        return (MarkerRemoved(f"{self.space}-{self.what}"),)
