"""Scenario 6, Family Robinson: nine Inventions, a home, and children to feed (RC-1010 to RC-1020)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.actions.building import Built, build
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.flow.ending import lost, won
from holdfast.games.robinson.island.options import OnSpace
from holdfast.games.robinson.island.tiles import MarkerRemoved, TerrainCovered, markers
from holdfast.games.robinson.island.tokens import space_of
from holdfast.games.robinson.log import STORE, fields, line
from holdfast.games.robinson.planning.planned import target
from holdfast.games.robinson.planning.requirements import Survey
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import CheckGoal, NightBegins, RoundBegins, SpecialAction
from holdfast.games.robinson.setup.layout import LayInventions, lay_inventions
from holdfast.games.robinson.things.resources import Level, level_changed, pay
from holdfast.games.robinson.world import Island


class NineInventions(LayInventions):
    """RC-1010, RC-1016: nine Inventions are the goal; the Camp may have several +1 food tokens."""

    def apply(self, w: Island, by: Cause) -> Effects:
        for card in lay_inventions(w, w.rules.goal_inventions):
            w.score[f"goal-{w.content.cards[card].id}"] = 1
        w.mark("many-food")
        return ()


def goal_inventions(w: Island) -> list[str]:
    """RC-1010: the Inventions that are the goal."""
    return [key.removeprefix("goal-") for key in w.score if key.startswith("goal-")]


class FamilyGoal(CheckGoal):
    """RC-1011: Shelter, Roof, Palisade, Weapon and all nine Inventions at once."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.shelter or min(w.levels.values()) < 1:
            return ()
        return (won(w, "RC-1011"),) if all(item in w.built for item in goal_inventions(w)) else ()


class HomelyLevel(Level):
    """RC-1011, RC-701: a level gained, whenever and by whatever, may be the last thing missing."""

    def apply(self, w: Island, by: Cause) -> Effects:
        after = level_changed(w, by, self.track, self.n, self.if_possible)
        return (*after, CheckGoal()) if self.n > 0 else after


class HomelyBuilt(Built):
    """RC-1011, RC-701: so may the Shelter."""

    def apply(self, w: Island, by: Cause) -> Effects:
        after = build(w, by, self.what)
        return (*after, CheckGoal()) if self.what == "shelter" else after


class Births(RoundBegins):
    """RC-1014."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (ChildBorn(),) if w.round in w.rules.births else ()


class ChildBorn(Effect[Island]):
    beat = "heal"
    accounts_for = ("score.child",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.count_up("child")
        return ()


class FeedChildren(NightBegins):
    """RC-1014, RC-1015, RC-711: children eat first; if food is lacking for one, the game is lost, and only fed ones
    score."""

    accounts_for = STORE

    def apply(self, w: Island, by: Cause) -> Effects:
        missing = pay(w, "food", w.count("child"))
        if not missing:
            return ()
        w.score["child"] -= missing
        return (lost(w, "child-starved", "RC-1014"),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        n = w.count("child")
        return line("children-eat", n=n, now=w.stock_for("food")) if n else None


class CoverFirstTerrain(Effect[Island]):
    """RC-1013: a terrain revealed for the first time is covered: it counts as unexplored."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        tile = w.tile(space)
        others = [spot.tile for s, spot in w.spots.items() if s != space and spot.tile >= 0]
        known = tile is None or any(w.card(card, Tile).terrain == tile.terrain for card in others)
        return () if known else (TerrainCovered(space),)


def reclaims(w: Island, s: Survey) -> None:
    """RC-1017, RC-1018: black markers on explored tiles; two pawns, always successful."""
    for space, what in markers(w):
        s.open(target("special", f"reclaim-{space}-{what}", least=2, most=2))


class Reclamation(SpecialAction):
    """RC-1018: one black marker less."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (MarkerRemoved(self.name.removeprefix("reclaim-")),)


class ClearMarker(Question[Island]):
    """Plow: one black marker from any tile."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.speaker(),) if markers(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, what in markers(w):
            menu.add(OnSpace("reclaim", space, what), MarkerRemoved(f"{space}-{what}"))


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    goal = goal_inventions(w)
    home = (w.shelter, *[level >= 1 for level in w.levels.values()])
    return (sum(item in w.built for item in goal) + sum(home)) / (len(goal) + len(home))


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    goal = goal_inventions(w)
    built = sum(item in w.built for item in goal)
    return {"built": built, "goal": len(goal), "child": w.count("child")}


SCENARIO = Difference(
    rounds=12,
    laws={
        LayInventions: NineInventions,
        CheckGoal: FamilyGoal,
        Level: HomelyLevel,
        Built: HomelyBuilt,
        RoundBegins: Births,
        NightBegins: FeedChildren,
        SpecialAction: Reclamation,
    },
    progress=progress,
    shows=shows,
    targets=(reclaims,),
)
