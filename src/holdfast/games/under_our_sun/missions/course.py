"""The course of a mission: its cards, its objectives, and when they are checked (US-1213 to US-1215, US-1226)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Either, Under
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Mission
from holdfast.games.under_our_sun.flow.ending import lost, survivors_win
from holdfast.games.under_our_sun.log import Told, key, line
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.world import Sands

NOBODY_DOES = Cause()


class CheckMission(Effect[Sands]):
    """US-1213 to US-1215: objectives and failures are checked after every action, at the end of phases and after
    Preparation: the objective first, then the failures."""

    quiet: ClassVar[bool] = True
    moment: ClassVar[Cause] = NOBODY_DOES

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.phase == "setup" or w.outcome is not None:
            return ()
        cards: tuple[Any, ...] = w.content.cards
        mission: Mission = cards[w.mission]
        now = self.moment
        if mission.stages[w.stage].objective.holds(w, now):
            return (NextCard(w.stage, now.place),)
        for failure in mission.fail:
            if failure.holds(w, now):
                return (lost(w, "failed", "US-902"),)
        if w.dead and not w.fights and nobody_left(w):
            return (lost(w, "all-dead", "US-902"),)
        return ()


class PhaseEndCheck(CheckMission):
    """US-1213: the same with objectives that are checked at the end of a phase."""

    moment: ClassVar[Cause] = Cause(place="phase-end")


CHECK = CheckMission()
THEN_CHECK: Effects = (CHECK,)


def nobody_left(w: Sands) -> bool:
    """US-902: no living character remains and none can be revived."""
    return w.dead == (1 << w.crew) - 1 and not w.crossed


def open_card(w: Sands) -> str:
    """The current mission card; a mission of a pack may have none."""
    cards = w.zones["mission-open"].top
    return key(w, cards[-1]) if cards else ""


class NextCard(Effect[Sands]):
    """US-1214: the next mission card is revealed at once, and does what it says; after the last one all is won."""

    stage: int
    place: str = ""
    beat = "phase"
    accounts_for = ("stage", "score", "zones.mission-open", "zones.mission-cards")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.stage != self.stage:
            return ()
        stages = w.mission_card().stages
        done = stages[w.stage].done
        w.stage += 1
        w.score["tests"] = 0
        w.score["stage_count"] = w.count
        show_mission_card(w)
        if w.stage >= len(stages):
            return (survivors_win(w, "mission", "US-901"),)
        cause = Cause(w.seat_of(max(w.turn, 0)), w.turn if w.turn >= 0 else w.first)
        return (Under(cause, (*done, *stages[w.stage].enter)), CheckMission())

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-1214: an objective is reached."""
        if w.stage != self.stage + 1:
            return None
        mission, card = w.mission_card(), open_card(w)
        if w.stage >= len(mission.stages) or not card:
            return line("objective-last")
        objective = mission.stages[w.stage - 1].objective
        way = ("a" if objective.a.holds(w, NOBODY_DOES) else "b") if isinstance(objective, Either) else ""
        return line("objective", goal=phrases.goal(mission.key, w.stage - 1, way), card=card)


def show_mission_card(w: Sands) -> None:
    """US-1004: finished and current mission cards are public; a mission of a pack may have none."""
    mission = w.mission_card()
    card = w.content.index.get(f"mission-and-other/m{mission.number}-{w.stage + 1}", -1)
    if card >= 0 and w.holds("mission-cards", card):
        w.move(card, "mission-cards", "mission-open")


class RepeatedTask(Effect[Sands]):
    """What a mission card repeats in every Preparation, after the enemies have moved."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return w.mission_card().stages[w.stage].preparation


def turned_up(w: Sands, pos: str) -> Effects:
    """US-1226: what the mission does when a tile is turned up: its own list, filter parts (M3), tracks (M4)."""
    mission = w.mission_card()
    perks, found = mission.perks, None
    if perks or mission.reveal:
        tile = w.ground(pos)
        dangerous = "parts" in perks and tile.kind == "normal" and tile.enemies > 0
        if dangerous and distance(pos, HAVEN) >= mission.knobs.parts_distance and w.score.get("parts", 0) < 3:
            w.score["parts"] = w.score.get("parts", 0) + 1
            w.change(pos, tokens=(*w.spots[pos].tokens, "part"))
        if "tracks" in perks and tile.event and w.score.get("laid", 0) < 3:
            w.score["laid"] = w.score.get("laid", 0) + 1
            w.change(pos, tokens=(*w.spots[pos].tokens, "track"))
        found = mission.reveal.get(str(tile.number)) if mission.reveal else None
    return (*(found or ()), CHECK)
