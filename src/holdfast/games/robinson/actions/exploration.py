"""Exploration (RC-401 to RC-416): the tile, its terrain, Beast, Totem and Discovery tokens; the night outside."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Last
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Lasting
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.actions.hunting import BeastAppears
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.sources import Exhaust
from holdfast.games.robinson.island.tokens import NOWHERE, space_in, take_token
from holdfast.games.robinson.log import MAP, TILES, actor, fields, key, last_cards, line
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.scenarios.occasions import SiteExplored, TotemFound
from holdfast.games.robinson.things.discovery import DrawDiscovery
from holdfast.games.robinson.things.items import ShortcutPending
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.things.options import OfCard
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


class ExploreDone(Effect[Island]):
    """RC-403: a successful Exploration, of a space or of what a Scenario or card offers instead."""

    name: str
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.name in SPACES:
            return (Explore(self.name),)
        if self.name == "map":
            return (TreasureMap(),)
        return (SiteExplored(self.name),)


class Explore(Effect[Island]):
    """RC-403, RC-410, RC-997: draw the top tile; with the Canoe two, of which one is chosen."""

    space: Space
    beat = "tile"
    accounts_for = TILES

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("tile"):
            return (Determination("taker", w.rules.failed_determination),)
        for _ in range(min(w.rules.canoe_tiles if w.has("canoe") else 1, w.size("tile"))):
            w.draw("tile", "looked-at")
        return (ChooseTile(self.space),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-410, RC-997: with the Canoe there is a choice; the tiles may run out."""
        tiles = w.size("looked-at")
        if tiles > 1:
            return line("canoe-tiles", cards=last_cards(w, "looked-at", tiles))
        return None if tiles else line("no-tiles")


class ChooseTile(Question[Island]):
    space: Space

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["looked-at"].top:
            menu.add(OfCard("tile", w.content.cards[card].id), PlaceTile(self.space, card))


class PlaceTile(Effect[Island]):
    """RC-403 to RC-407, RC-484, RC-1134: face up on its space, then terrain, Beast, Totem, Discovery tokens."""

    space: Space
    card: int
    beat = "tile"
    accounts_for = (*MAP, "score.tiles", *TILES)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "looked-at", "placed")
        for other in w.zones["looked-at"].top:
            w.take(other, "looked-at")
            w.shuffle_in(other, "tile")
        tile = w.card(self.card, Tile)
        w.place(self.space, replace(w.spots[self.space], tile=self.card))
        w.count_up("tiles")
        out: list[AnyEffect] = []
        if take_token(w, self.space, "embers"):
            out.append(Exhaust("tile", if_possible=True))
        if "beast" in tile.symbols:
            out.append(BeastAppears())
        if tile.totem:
            out.append(TotemFound(self.space))
        if tile.discovery:
            out.append(DrawDiscovery(tile.discovery))
        return (*out, ShortcutPending())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(
            "place-tile",
            space=self.space,
            card=key(w, self.card),
            terrain=getattr(w.content.cards[self.card], "terrain", ""),
        )


class NightOutside(Effect[Island]):
    """RC-548, RC-549: the taker stays away tonight; `then` happens at the beginning of the next round.

    A Totem is explored on its tile (RC-933, RC-972); the treasure map and the rescue have none. Of two Explorations of
    one player in a round, the one that found a shelter counts (RC-559).
    """

    then: tuple[AnyEffect, ...] = ()
    beat = "loss"
    accounts_for = ("outside.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        if 0 <= by.who < w.players:
            tile = None
            if w.acting is not None and w.acting.kind == "explore" and w.acting.name not in NOWHERE:
                tile = w.tile(space_in(w, w.acting.name))
            found = tile is not None and tile.shelter
            w.outside[by.who] = found or w.outside.get(by.who, False)
        return (Last(Lasting("morning", how="due", then=self.then)),) if self.then else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("night-outside", who=actor(w, by))


class TreasureMap(Effect[Island]):
    """RC-1226: the Action on the treasure map draws two Treasures; the map is used up."""

    beat = "card"
    accounts_for = ("zones.treasures", "uses.*")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.find("treasures", "treasure-map")
        if card >= 0:
            w.uses.pop(card, None)
            w.move(card, "treasures", "mystery-discard")
        return (DrawMystery(treasure=w.rules.map_treasures),)
