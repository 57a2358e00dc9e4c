"""Scenario 5, Cannibal Island: burn the villages, then the City (RC-985 to RC-998)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.actions.combat import FightOver, Strike
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.flow.ending import won
from holdfast.games.robinson.island.camp import MoveCamp, camp_sites
from holdfast.games.robinson.island.tokens import TokenLeaves, space_of
from holdfast.games.robinson.log import MAP, fields, line
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import target
from holdfast.games.robinson.planning.requirements import Survey
from holdfast.games.robinson.rules import CITY_TOKEN
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import CheckGoal, HuntSite, RoundBegins
from holdfast.games.robinson.setup.layout import LayItems, LayTiles, StartItems, deck, pick, start_tile
from holdfast.games.robinson.things.discovery import ready_item
from holdfast.games.robinson.things.resources import Lose, lowering
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island, Spot

CITY, CITY_TILE = "N4", 4
"""RC-985."""


class CityAndVillages(LayTiles):
    """RC-985, RC-988: the City is on its space face down, and every Totem found is a village."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.mark("village")
        start_tile(w)
        w.place(CITY, Spot(tile=pick(w, f"tile/tile-{CITY_TILE}", "placed"), down=True))
        deck(w, "tile", "tile")
        return ()


class RumAndPipe(LayItems):
    """RC-985: these two Starting Items and no others."""

    def apply(self, w: Island, by: Cause) -> Effects:
        for item in ("flask-of-rum", "pipe-and-tobacco"):
            card = pick(w, f"starting-item/{item}", "found-items")
            w.take(card, "found-items")
            ready_item(w, card)
        deck(w, "starting-box", "starting-item")
        return ()


class NoMoreItems(StartItems):
    """RC-985: nothing is drawn."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class CannibalsGoal(CheckGoal):
    """RC-986, RC-996."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (won(w, "RC-996"),) if w.score.get("city") else ()


class CityRises(RoundBegins):
    """RC-987: the City is turned face up; its Hills do not count as explored."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (CityShown(),) if w.round == w.rules.city_round else ()


class CityShown(Effect[Island]):
    """RC-987: the City is face up."""

    beat = "tile"
    accounts_for = MAP

    def apply(self, w: Island, by: Cause) -> Effects:
        w.place(CITY, replace(w.spots[CITY], down=False, covered=True, totem=CITY_TOKEN))
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("city-shown", space=CITY, n=city_strength(w))


def totems_shown(w: Island) -> int:
    """RC-989, RC-991, RC-994: revealed Totem icons that are not burnt; the City's counts too."""
    return sum(w.card(w.spots[s].tile, Tile).totem and "burnt" not in w.spots[s].tokens for s in w.explored())


class Village(Effect[Island]):
    """RC-988: the explorer is wounded, more without a Cure; some villages take a cube, if possible."""

    wounds: int = 1
    without_cure: int = 0
    demand: bool = False
    beat = "fight"

    def apply(self, w: Island, by: Cause) -> Effects:
        n = self.without_cure if self.without_cure and not w.has("cure") else self.wounds
        return (Wound("taker", n), *((Tribute(),) if self.demand else ()))

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-988: its effect on the explorer."""
        n = self.without_cure if self.without_cure and not w.has("cure") else self.wounds
        return line(
            "village", n=n, demand="yes" if self.demand and (w.free("wood") > 0 or w.free("food") > 0) else "no"
        )


class Tribute(Question[Island]):
    """RC-988: if possible discard 1 wood or 1 food."""

    def kinds(self, w: Island) -> list[str]:
        return [what for what in ("wood", "food") if w.free(what) > 0]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.kinds(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for what in self.kinds(w):
            menu.add(what, Lose(what, 1, if_possible=True))


def burnings(w: Island, s: Survey) -> None:
    """RC-990, RC-995: on any village or the City to which a path leads, always two pawns."""
    for space in w.explored():
        spot = w.spots[space]
        if spot.totem and "burnt" not in spot.tokens:
            if w.distance(space) < 99:
                s.open(target("hunt", f"burn-{space}", least=2, most=2))
            else:
                s.close(Begin("hunt", f"burn-{space}"), "RC-990", "no-path")


def strength_of(w: Island, space: str) -> int:
    """RC-986, RC-989: of a village, or of the City, which every burnt village weakens."""
    return city_strength(w) if w.spots[space].totem == CITY_TOKEN else w.rules.village_strength + totems_shown(w)


def city_strength(w: Island) -> int:
    """RC-986: less for every burnt village."""
    return w.rules.city_strength - w.rules.city_less * w.count("village")


class Burning(HuntSite):
    """RC-990: compare the Weapon level only; it burns whatever the Wounds."""

    def apply(self, w: Island, by: Cause) -> Effects:
        space = space_of(w, by)
        stronger = w.token("hunt", "beast")
        token = (TokenLeaves("beast", "hunt"),) if stronger else ()
        return (*token, Window("fight"), Strike(strength_of(w, space) + stronger), FightOver(), BurntDown(space))


class BurntDown(Effect[Island]):
    """RC-991, RC-996, RC-1000: the Totem is covered, its number removed; burning the City wins the game.

    The City is not burnt if Friday dies in the attack.
    """

    space: Space
    beat = "build"
    accounts_for = ("spots.*", "score.village", "score.city")

    def apply(self, w: Island, by: Cause) -> Effects:
        spot = w.spots[self.space]
        if spot.totem == CITY_TOKEN:
            if by.who == FRIDAY and not w.friday:
                return ()
            w.score["city"] = 1
        else:
            w.count_up("village")
        w.place(self.space, replace(spot, totem=0, tokens=tuple(sorted((*spot.tokens, "burnt")))))
        return (CheckGoal(),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-1000: the City is not burnt if Friday has died."""
        return (
            line("burnt-down", space=self.space, n=city_strength(w))
            if "burnt" in w.spots[self.space].tokens
            else line("city-stands", space=self.space)
        )


class CannibalRaid(Effect[Island]):
    """RC-993: Wounds by villages left, then the Camp must move."""

    beat = "fight"

    def apply(self, w: Island, by: Cause) -> Effects:
        n = max(0, w.rules.raid_wounds - w.count("village"))
        out: list[AnyEffect] = [Wound("each", n)] if n else []
        out.append(MoveCamp(forced=True) if camp_sites(w) else Overrun())
        return tuple(out)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-993: the Wounds, fewer for every burnt village."""
        burnt = w.count("village")
        return line("cannibal-raid", n=max(0, w.rules.raid_wounds - burnt), of=w.rules.raid_wounds, burnt=burnt)


class Overrun(Effect[Island]):
    """RC-993, RC-344: nowhere to go: the Shelter is lost with Roof and Palisade; without one each 2 Wounds."""

    beat = "fight"
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.shelter:
            return (Wound("each", w.rules.homeless_wounds),)
        return (ShelterLost(), *lowering({track: w.levels[track] for track in ("roof", "palisade")}))


class ShelterLost(Effect[Island]):
    beat = "loss"
    accounts_for = ("shelter",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.shelter = False
        return ()


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    return min(1.0, 0.15 * w.count("village") + 0.03 * w.levels["weapon"])


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    return {"village": w.count("village"), "city": w.count("city")}


SCENARIO = Difference(
    rounds=9,
    laws={
        LayTiles: CityAndVillages,
        LayItems: RumAndPipe,
        StartItems: NoMoreItems,
        CheckGoal: CannibalsGoal,
        RoundBegins: CityRises,
        HuntSite: Burning,
    },
    progress=progress,
    shows=shows,
    targets=(burnings,),
)
