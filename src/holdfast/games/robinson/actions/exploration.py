"""Exploration (RC-401 to RC-416): the tile, its terrain, Beast, Totem and Discovery tokens; the night outside."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Last
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Lasting
from holdfast.games.robinson.actions.hunting import BeastAppears
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.sources import Exhaust
from holdfast.games.robinson.island.tokens import NOWHERE, space_in, take_token
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.scenarios.occasions import SiteExplored, TotemFound
from holdfast.games.robinson.things.discovery import DrawDiscovery
from holdfast.games.robinson.things.items import ShortcutPending
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


class ExploreDone(Effect[Island]):
    """RC-403: a successful Exploration, of a space or of what a Scenario or card offers instead."""

    name: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.name in SPACES:
            return (Explore(self.name),)
        if self.name == "map":
            return (TreasureMap(),)
        return (SiteExplored(self.name),)


class Explore(Effect[Island]):
    """RC-403, RC-410, RC-997: draw the top tile; with the Canoe two, of which one is chosen."""

    space: Space

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.size("tile"):
            return (Determination("taker", w.rules.failed_determination),)
        for _ in range(min(2 if w.has("canoe") else 1, w.size("tile"))):
            w.draw("tile", "looked-at")
        return (ChooseTile(self.space),)


class ChooseTile(Question[Island]):
    space: Space

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["looked-at"].top:
            menu.add(f"tile:{w.content.cards[card].id}", PlaceTile(self.space, card))


class PlaceTile(Effect[Island]):
    """RC-403 to RC-407, RC-484, RC-1134: face up on its space, then terrain, Beast, Totem, Discovery tokens."""

    space: Space
    card: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.move(self.card, "looked-at", "placed")
        for other in w.zones["looked-at"].top:
            w.take(other, "looked-at")
            w.shuffle_in(other, "tile")
        tile = w.card(self.card, Tile)
        w.place(self.space, replace(w.spots[self.space], tile=self.card))
        w.score["tiles"] = w.score.get("tiles", 0) + 1
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


class NightOutside(Effect[Island]):
    """RC-548, RC-549: the taker stays away tonight; what follows happens at the beginning of the next round.

    A Totem is explored on its tile (RC-933, RC-972); the treasure map and the rescue lead to none. Of two Explorations
    that keep him away the one that found a shelter gives him a bed (RC-559).
    """

    then: tuple[AnyEffect, ...] = ()

    def apply(self, w: Island, by: Cause) -> Effects:
        if 0 <= by.who < w.players:
            tile = None
            if w.acting is not None and w.acting.kind == "explore" and w.acting.name not in NOWHERE:
                tile = w.tile(space_in(w, w.acting.name))
            found = tile is not None and tile.shelter
            w.outside[by.who] = found or w.outside.get(by.who, False)
        return (Last(Lasting("morning", how="due", then=self.then)),) if self.then else ()


class TreasureMap(Effect[Island]):
    """RC-1226: the Action on the treasure map draws two Treasures; the map is used up."""

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.find("treasures", "treasure-map")
        if card >= 0:
            w.uses.pop(card, None)
            w.move(card, "treasures", "mystery-discard")
        return (DrawMystery(treasure=2),)
