"""Scenario 4, Volcano Island: explore, look into the sites, and leave before the lava (RC-960 to RC-975)."""

from functools import cache

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, replace
from holdfast.core.engine.menu import Block, block
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.cards import Price, Tile
from holdfast.games.robinson.flow.ending import lost, won
from holdfast.games.robinson.island.geography import BIT
from holdfast.games.robinson.island.tiles import TurnTileDown, turn_down
from holdfast.games.robinson.island.tokens import PlaceFog, PutToken, put_token, space_of
from holdfast.games.robinson.log import line
from holdfast.games.robinson.planning.burdens import FUR_IS_WOOD
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import target
from holdfast.games.robinson.planning.requirements import Survey, heavy, reach
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import CheckGoal, RoundBegins, SiteExplored, TotemFound
from holdfast.games.robinson.setup.layout import LayTiles, StartItems, deck, draw_items, pick
from holdfast.games.robinson.things.inventions import GainItem
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.world import Island, Spot

LAVA: dict[int, tuple[str, ...]] = {4: ("M4",), 5: ("N3", "S3"), 6: ("N2", "S2"), 7: ("M2",), 8: ("N1", "S1")}
"""RC-967: spaces destroyed at the beginning of a round."""
CRATER, LANDING, MISSING = "M3", "M4", ("N4", "S4")
"""RC-960, RC-964."""
EXPLORE_EXTRA = 1
"""RC-965: one pawn more for every Exploration."""


class CraterAndLanding(LayTiles):
    """RC-960, RC-964, RC-966: the Volcano in the middle, the Camp at the landing, two spaces missing; fur is wood."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.mark(FUR_IS_WOOD)
        w.camp = LANDING
        w.place(LANDING, Spot(tile=pick(w, "tile/tile-10", "placed")))
        w.place(CRATER, Spot(tile=pick(w, "tile/tile-8", "placed"), down=True))
        for space in (CRATER, *MISSING):
            w.gone |= BIT[space]
        deck(w, "tile", "tile")
        return ()


class KnifeAndShovel(StartItems):
    """RC-961: Knife and Shovel are built from the start."""

    def apply(self, w: Island, by: Cause) -> Effects:
        draw_items(w, int(w.options["starting_items"]))
        return tuple([GainItem(w.find("inventions", item)) for item in ("knife", "shovel")])


class VolcanoGoal(CheckGoal):
    def apply(self, w: Island, by: Cause) -> Effects:
        return (won(w, "RC-962"),) if "jelly-boat" in w.built else ()


class Lava(RoundBegins):
    """RC-967, RC-968: spaces become inaccessible, explored or not; at the Camp all die."""

    def apply(self, w: Island, by: Cause) -> Effects:
        spaces = LAVA.get(w.round, ())
        if not spaces:
            return ()
        if w.camp in spaces:
            return (LavaFlows(), lost(w, "lava", "RC-967"))
        return (LavaFlows(), *[TurnTileDown(s) for s in spaces if w.open_land(s)])


class LavaFlows(Effect[Island]):
    """RC-967: the spaces of this round are gone for good."""

    beat = "tile"
    accounts_for = ("gone",)

    def apply(self, w: Island, by: Cause) -> Effects:
        for space in LAVA[w.round]:
            w.gone |= BIT[space]
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("lava-flows", spaces="|".join(LAVA[w.round]))


class NoNumber(TotemFound):
    """RC-970: no number token when a Totem tile is revealed."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class PlaceAsh(Effect[Island]):
    """RC-969: IF POSSIBLE on n tiles or spaces, also inaccessible ones, never the Volcano."""

    n: int
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (PlaceFog(self.n, "ash", (CRATER, *MISSING)),)


class OneBurden(PutToken):
    """RC-965, RC-665: the minus-one-pawn token of the Exploration field is there for the whole game."""

    def apply(self, w: Island, by: Cause) -> Effects:
        burdened = self.token == "pawn" and self.at == "explore"
        return () if burdened else put_token(w, by, self.token, self.at)


def sites(w: Island, s: Survey) -> None:
    """RC-970 to RC-972: Totem tiles that were not looked into yet; RC-965 adds a pawn."""
    done, pawns = w.count("site"), w.rules.site_pawns
    if done >= len(pawns):
        return
    for space in w.explored():
        spot = w.spots[space]
        tile = w.card(spot.tile, Tile)
        if not tile.totem or spot.totem or tile.number == 10 or (w.marks and entered(tile) in w.marks):
            continue
        d = w.distance(space)
        if d > reach(w):
            s.close(Begin("explore", f"totem-{space}"), "RC-972", "too-far")
            continue
        extra = max(0, d - 1) + heavy(spot) + pawns[done] + EXPLORE_EXTRA
        s.open(target("explore", f"totem-{space}", least=1 + extra, most=2 + extra))


def entered(tile: Tile) -> str:
    """The mark of a site whose number token is gone."""
    return f"site:{tile.number}"


class SiteBuried(TurnTileDown):
    """RC-970, RC-683: the number token of a site goes with all others, but the site stays done: each Totem once."""

    def apply(self, w: Island, by: Cause) -> Effects:
        spot = w.spots[self.space]
        if spot.totem:
            w.mark(entered(w.card(spot.tile, Tile)))
        return turn_down(w, by, self.space)


class SiteEntered(SiteExplored):
    """RC-970, RC-971, RC-974: the lowest unused number; all its cards must be drawn, the old map saves one."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.count("site") >= len(w.rules.site_pawns):
            return ()
        number = w.count_up("site")
        space = space_of(w, by)
        w.place(space, replace(w.spots[space], totem=number))
        (draw,) = w.scenario_card().totems[number - 1]
        assert isinstance(draw, DrawMystery)
        if "fewer-mysteries" in w.today:
            w.end_today("fewer-mysteries")
            return (replace(draw, any=draw.any - 1),)
        return (draw,)


class FewerMysteries(Effect[Island]):
    """Old map: one Totem Exploration draws one card fewer."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        w.begin_today("fewer-mysteries")
        return ()


def jelly_boat(w: Island) -> Block | None:
    """RC-963, RC-975: both counts must be reached at planning."""
    tiles, totems = w.rules.tiles_and_sites(w.players)
    if w.count("tiles") >= tiles and w.count("site") >= totems:
        return None
    return block("RC-975", "boat-locked", tiles=tiles, sites=totems)


@cache
def fur_is_wood(wood: int, fur: int) -> tuple[Price, ...]:
    """RC-966: one fur is one wood, in any mixture; the cheaper fur price is not used."""
    return tuple([Price(wood=wood - n, fur=n) for n in range(wood + 1)])


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    tiles, totems = w.rules.tiles_and_sites(w.players)
    found = min(1.0, w.count("tiles") / tiles) + min(1.0, w.count("site") / totems)
    return 0.4 * found + 0.1 * ("rope" in w.built)


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    tiles, sites = w.rules.tiles_and_sites(w.players)
    done = {"tile": w.count("tiles"), "site": w.count("site")}
    return done | {"tiles": tiles, "sites": sites}


SCENARIO = Difference(
    rounds=8,
    laws={
        LayTiles: CraterAndLanding,
        StartItems: KnifeAndShovel,
        CheckGoal: VolcanoGoal,
        RoundBegins: Lava,
        TotemFound: NoNumber,
        SiteExplored: SiteEntered,
        TurnTileDown: SiteBuried,
        PutToken: OneBurden,
    },
    progress=progress,
    shows=shows,
    targets=(sites,),
    locks={"jelly-boat": jelly_boat},
    prices=fur_is_wood,
    explore_extra=EXPLORE_EXTRA,
)
