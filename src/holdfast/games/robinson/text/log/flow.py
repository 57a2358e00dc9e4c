"""How the set-up, the phases and the end are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Adventure, Character, Event, Mystery, Scenario
from holdfast.games.robinson.log import TellsOf, Told, by_card, line, tail, the, top_of
from holdfast.games.robinson.world import Island


def set_up(w: Island, e: Any, by: Cause) -> Told:
    return line("set-up", scenario=w.card(w.scenario, Scenario).key)


def draw_characters(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-characters", cards="|".join(w.card(c, Character).key for c in w.characters))


def characters_chosen(w: Island, e: Any, by: Cause) -> Told:
    return draw_characters(w, e, by) if w.characters else None


def laid_out(w: Island, e: Any, by: Cause) -> Told:
    return line("laid-out", cards=tail(w, "threat-right", 1))


def start_items(w: Island, e: Any, by: Cause) -> Told:
    return line("start-items", cards=tail(w, "starting", 9)) if w.size("starting") else None


def round_begins(w: Island, e: Any, by: Cause) -> Told:
    return line("round", n=w.round, of=w.rounds, first=the(w.first))


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
    if isinstance(card, Event) and card.slide:
        return line("threat-effect", card=card.key)
    space = w.links.get(e.card, "")
    down = space in w.spots and w.spots[space].down
    return line("threat-gone", card=card.key, space=space if down else "")


def slide_threats(w: Island, e: Any, by: Cause) -> Told:
    return line("slide-threats", left=tail(w, "threat-left", 2), right=tail(w, "threat-right", 2))


def reshuffle(w: Island, e: Any, by: Cause) -> Told:
    return line("reshuffle", deck=f"pile-{e.deck}")


def first_player(w: Island, e: Any, by: Cause) -> Told:
    return line("first-player-to-next", who=the(w.first)) if w.players > 1 else None


def produce(w: Island, e: Any, by: Cause) -> Told:
    """RC-242, RC-248 to RC-250: what comes in, and what this round's cards have made of it."""
    why = "|".join([f"made-{flag}" for flag in CHANGES_PRODUCTION if flag in w.today])
    return line("produce", wood=w.produced.get("wood", 0), food=w.produced.get("food", 0), why=why)


CHANGES_PRODUCTION = ("skip-production", "no-food", "no-wood", "food-fewer", "wood-more", "half-production")


def yields(w: Island, e: Any, by: Cause) -> Told:
    """RC-245, RC-247: of a Production that gives nothing nothing is told beforehand."""
    barred = {"skip-production", f"no-{e.what}"} & set(w.today)
    return None if barred else line("yields", n=e.n, what=e.what)


def roll_weather(w: Island, e: Any, by: Cause) -> Told:
    """The clouds of all dice by their kind, and what the Hungry Animals die shows if it was among them."""
    clouds: dict[str, int] = {}
    animals = []
    for shown in w.weather:
        die, _, face = shown.partition(":")
        if die == "animals":
            animals.append(f"sky-animals-{face}")
        else:
            kind, _, n = face.partition("-")
            clouds[kind] = clouds.get(kind, 0) + int(n or 1)
    told = [f"sky-{kind}-{n}" if n > 1 else f"sky-{kind}" for kind, n in clouds.items()] + animals
    return line("roll-weather", dice="|".join(told)) if told else None


def gather_clouds(w: Island, e: Any, by: Cause) -> Told:
    """RC-501, RC-511: the clouds that count, and what has changed them on the way: tokens, the Furnace, an old coat."""
    rain, winter = w.clouds.get("rain", 0), w.clouds.get("winter", 0)
    fallen = sum(int(face.partition("-")[2] or 1) for die, face in map(parted, w.weather) if face.startswith("winter"))
    tokens = w.token("weather", "rain") + w.token("weather", "winter")
    left = fallen + w.token("weather", "winter")
    furnace = w.has("furnace") and left > 0
    coat = w.treasure("old-clothes") and left - furnace > 0
    why = [*["by-tokens"] * bool(tokens), *["invention/furnace"] * furnace, *["mystery/old-clothes"] * coat]
    if not rain + winter:
        return line("no-clouds", why="|".join(why))
    roof = w.levels["roof"]
    kept = "yes" if rain <= roof and not winter else "no"
    return line("gather-clouds", rain=rain, winter=winter, roof=roof, kept=kept, why="|".join(why))


def parted(shown: str) -> tuple[str, str]:
    die, _, face = shown.partition(":")
    return die, face


def face_clouds(w: Island, e: Any, by: Cause) -> Told:
    """RC-503 to RC-505: what the clouds take, and for what."""
    winter = w.clouds.get("winter", 0)
    above = max(0, winter + w.clouds.get("rain", 0) - w.levels["roof"])
    return line("face-clouds", winter=winter, above=above) if w.at_camp() and winter + above else None


def animals(message: str) -> TellsOf:
    def told(w: Island, e: Any, by: Cause) -> Told:
        faces = [shown.partition(":")[2] for shown in w.weather if shown.startswith("animals:")]
        return line(message, face=f"animals-{faces[0]}") if faces else None

    return told


def hungry_animals(w: Island, e: Any, by: Cause) -> Told:
    """RC-506: only the beast needs a comparison; what the others take is told when it is taken."""
    attacks = "animals:beast" in w.weather
    return line("strike", strength=w.rules.weather_beast, weapon=w.levels["weapon"], helmet="no") if attacks else None


def storm(w: Island, e: Any, by: Cause) -> Told:
    return line("storm") if w.token("weather", "storm") else None


def over(w: Island, e: Any, by: Cause) -> Told:
    return LogEntry(f"why-{e.outcome.why}")


LINES: dict[str, TellsOf] = {
    "round": round_begins,
    "set-up": set_up,
    "draw-characters": draw_characters,
    "choose-characters": characters_chosen,
    "lay-wreckage": laid_out,
    "start-items": start_items,
    "slide-threats": slide_threats,
    "reshuffle": reshuffle,
    "over": over,
    "draw-event": draw_event,
    "book": book,
    "threat-effect": threat_effect,
    "first-player-to-next": first_player,
    "into-event-deck": by_card("into-event-deck"),
    "produce": produce,
    "yields": yields,
    "face-clouds": face_clouds,
    "look-at-event": top_of("event", "look-at-event"),
    "roll-weather": roll_weather,
    "gather-clouds": gather_clouds,
    "animals-die": animals("hungry-animals"),
    "hungry-animals": hungry_animals,
    "storm": storm,
    "reroll-animals": animals("reroll-animals"),
}
