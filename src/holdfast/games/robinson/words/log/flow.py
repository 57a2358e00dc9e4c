"""How the set-up, the phases and the end are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.words.log import Line
from holdfast.games.robinson.cards import Adventure, Character, Event, Mystery, Scenario
from holdfast.games.robinson.words.log.line import TellsOf, Told, by_card, heading, line, tail, the, top_of
from holdfast.games.robinson.world import Island


def set_up(w: Island, e: Any, by: Cause) -> Told:
    return line("set-up", scenario=w.card(w.scenario, Scenario).key)


def draw_characters(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-characters", cards="|".join(w.card(c, Character).key for c in w.characters))


def start_items(w: Island, e: Any, by: Cause) -> Told:
    return line("start-items", cards=tail(w, "starting", 9)) if w.size("starting") else None


def round_begins(w: Island, e: Any, by: Cause) -> Told:
    return line("round", n=w.round, of=w.rounds, first=the(w.first))


def event_phase(w: Island, e: Any, by: Cause) -> Told:
    return line("phase", phase="phase-event") if w.round > 1 else None


def draw_event(w: Island, e: Any, by: Cause) -> Told:
    for card in w.zones["resolving"].top[-1:]:
        it = w.content.cards[card]
        if isinstance(it, Event):
            return line("draw-event", card=it.key, icon=f"icon-{it.icon}")
        if isinstance(it, Adventure | Mystery):
            return line("draw-later", card=it.key, later=f"{it.key}/later")
    return None


def book(w: Island, e: Any, by: Cause) -> Told:
    return line("book") if w.scenario_card().book else None


def threat_effect(w: Island, e: Any, by: Cause) -> Told:
    card = w.content.cards[e.card]
    slides = isinstance(card, Event) and card.slide
    return line("threat-effect" if slides else "threat-gone", card=card.key)


def first_player(w: Island, e: Any, by: Cause) -> Told:
    return line("first-player-to-next", who=the(w.first))


def produce(w: Island, e: Any, by: Cause) -> Told:
    return line("produce", wood=w.produced.get("wood", 0), food=w.produced.get("food", 0))


def roll_weather(w: Island, e: Any, by: Cause) -> Told:
    faces = [shown.partition(":")[2] for shown in w.weather if not shown.startswith("animals:")]
    return line("roll-weather", dice="|".join(f"sky-{f}" for f in faces)) if faces else None


def gather_clouds(w: Island, e: Any, by: Cause) -> Told:
    rain, winter = w.clouds.get("rain", 0), w.clouds.get("winter", 0)
    return (
        line("gather-clouds", rain=rain, winter=winter, roof=w.levels["roof"]) if rain + winter else line("no-clouds")
    )


def animals(message: str) -> TellsOf:
    def told(w: Island, e: Any, by: Cause) -> Told:
        faces = [shown.partition(":")[2] for shown in w.weather if shown.startswith("animals:")]
        return line(message, face=f"animals-{faces[0]}") if faces else None

    return told


def meals(w: Island, e: Any, by: Cause) -> Told:
    return line("meals", n=w.stock_for("food"))


def open_air(w: Island, e: Any, by: Cause) -> Told:
    return None if w.sheltered() else line("open-air")


def over(w: Island, e: Any, by: Cause) -> Told:
    return Line(f"why-{e.outcome.why}")


LINES: dict[str, TellsOf] = {
    "action-phase": heading("action"),
    "event-phase": event_phase,
    "morale-phase": heading("morale"),
    "production-phase": heading("production"),
    "weather-phase": heading("weather"),
    "night-phase": heading("night"),
    "round": round_begins,
    "set-up": set_up,
    "draw-characters": draw_characters,
    "start-items": start_items,
    "over": over,
    "draw-event": draw_event,
    "book": book,
    "threat-effect": threat_effect,
    "first-player-to-next": first_player,
    "into-event-deck": by_card("into-event-deck"),
    "produce": produce,
    "look-at-event": top_of("event", "look-at-event"),
    "roll-weather": roll_weather,
    "gather-clouds": gather_clouds,
    "hungry-animals": animals("hungry-animals"),
    "reroll-animals": animals("reroll-animals"),
    "open-air": open_air,
    "meals": meals,
}
