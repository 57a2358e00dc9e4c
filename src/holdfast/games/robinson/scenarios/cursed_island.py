"""Scenario 2, Cursed Island: five Crosses against the fog (RC-920 to RC-934)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.flow.ending import won
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.options import AtSpace
from holdfast.games.robinson.island.tokens import Veil, add_token, space_of, take_token
from holdfast.games.robinson.log import MAP, fields, line
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import target
from holdfast.games.robinson.planning.requirements import Survey, heavy, reach
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import CheckGoal, SiteExplored
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


class CursedGoal(CheckGoal):
    def apply(self, w: Island, by: Cause) -> Effects:
        return (won(w, "RC-920"),) if w.count("cross") >= w.rules.crosses else ()


def cross_sites(w: Island) -> list[tuple[str, int]]:
    """RC-921 to RC-924: the Camp tile or a tile in reach, without a Cross; fog needs one pawn more."""
    found = []
    for space in w.explored():
        d = w.distance(space)
        if d <= reach(w) and "cross" not in w.spots[space].tokens:
            found.append((f"cross-{space}", max(0, d - 1) + heavy(w.spots[space])))
    return found


class PlaceCross(Effect[Island]):
    """RC-920: at the end of the Action phase; won at once with the fifth."""

    beat = "build"
    accounts_for = ("spots.*", "score.cross")

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        if w.open_land(space) and add_token(w, space, "cross"):
            w.count_up("cross")
        return (CheckGoal(),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("place-cross", n=w.count("cross"))


class FogHere(Effect[Island]):
    """RC-932: the Cultists' hideout puts fog on the tile just explored."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        return () if "fog" in w.spots[space].tokens else (Veil(space, "fog"),)


class RemoveFog(Question[Island]):
    """RC-930: up to n fog markers anywhere."""

    n: int

    def foggy(self, w: Island) -> list[str]:
        return [s for s in SPACES if "fog" in w.spots[s].tokens]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.speaker(),) if self.n and self.foggy(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in self.foggy(w):
            menu.add(AtSpace("clear", space), FogLifts(space), RemoveFog(self.n - 1))
        menu.add("enough")


class FogLifts(Effect[Island]):
    space: Space
    beat = "move"
    accounts_for = MAP
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        take_token(w, self.space, "fog")
        return ()


class DarkTemple(Effect[Island]):
    """RC-931: found; it can be explored once, in a later round."""

    beat = "tile"
    accounts_for = ("marks", "today")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.mark(f"temple:{space_of(w, by)}")
        w.begin_today("new-temple")
        return ()


def temple(w: Island, s: Survey) -> None:
    """RC-931, RC-933: an Exploration on that tile, by the rules of distance, dice and tokens."""
    for space in w.marks_of("temple"):
        begin = Begin("explore", f"totem-{space}")
        d = w.distance(space)
        if w.new_today("temple"):
            s.close(begin, "RC-931", "later-round")
        elif not w.open_land(space) or d > reach(w):
            s.close(begin, "RC-933", "too-far")
        else:
            extra = max(0, d - 1) + heavy(w.spots[space])
            s.open(target("explore", f"totem-{space}", least=1 + extra, most=2 + extra))


class TempleExplored(SiteExplored):
    """RC-931: four Mystery cards at most: up to three Treasures and one Monster; once per game."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.unmark("temple")
        return (DrawMystery(treasure=3, monster=1, n=4),)


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    return min(1.0, w.count("cross") / w.rules.crosses)


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    return {"cross": w.count("cross"), "crosses": w.rules.crosses}


SCENARIO = Difference(
    rounds=10,
    laws={CheckGoal: CursedGoal, SiteExplored: TempleExplored},
    progress=progress,
    shows=shows,
    targets=(temple,),
    placed={"cross": cross_sites},
)
