"""What a view adds to the bare fields of the world, what dice an onlooker sees, and the figures of a finished game."""

from typing import Any

from holdfast.core.table.world import Rolled
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.flow.weather import RerollAnimals, RollAnimals, RollWeather
from holdfast.games.robinson.island.geography import BIT, SPACES
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.world import RESOURCES, Island

DECKS_SHOWN = ("event", "hunting", "beast", "tile", "discovery", "mystery", "invention", "aside", "starting-box")
ROWS = ("inventions", "items", "scenario", "scenario-items", "starting", "discoveries", "treasures", "kept", "future")


def show(w: Island, seat: int | None) -> dict[str, Any]:
    """What a view adds to the bare fields: people, island, cards and forecast by readable keys."""
    if not w.characters:
        return {}
    return {
        "card": w.scenario_card().key,
        "people": [person(w, who) for who in people(w)],
        "island": {space: spot(w, space) for space in SPACES},
        "threats": {side: keys(w, f"threat-{side}") for side in ("left", "right")},
        "rows": {row: keys(w, row) for row in ROWS},
        "uses_left": {w.content.cards[card].key: n for card, n in w.uses.items()},
        "gains": {what: sum(w.future[i :: len(RESOURCES)]) for i, what in enumerate(RESOURCES)},
        "free": {what: w.free(what) for what in ("wood", "food", "fur")},
        "sheltered": w.sheltered(),
        "forecast": [list(dice) for dice in w.scenario_card().weather[w.round - 1 :]],
        "progress": difference(w).shows(w),
        "sizes": {deck: w.size(deck) for deck in DECKS_SHOWN},
    }


def people(w: Island) -> list[int]:
    helpers = [FRIDAY] if w.friday else []
    return [*range(w.players), *helpers, *([JENNY] if w.jenny else [])]


def person(w: Island, who: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "who": who,
        "name": "friday" if who == FRIDAY else "jenny",
        "wounds": w.wounds[who],
        "life": w.life(who),
        "determination": w.determination[who],
        "outside": who in w.outside,
    }
    if who >= w.players:
        return out
    character = w.character(who)
    return out | {
        "name": character.key,
        "arrows": [arrow for arrow in character.arrows if (who, arrow) not in w.arrows_covered],
        "skills": [
            {"name": f"{character.key}/{s.id}", "cost": s.cost, "used": s.id in w.used} for s in character.skills
        ],
        "personal": keys(w, f"personal-{who}"),
        "scars": [[colour, part] for colour, part, bearer in w.scars if bearer == who],
        "pawns": len(w.pawns_of(who)),
    }


def keys(w: Island, zone: str) -> list[str]:
    """The cards of an open row by their keys."""
    return [w.content.cards[card].key for card in w.zones[zone].top]


def spot(w: Island, space: str) -> dict[str, Any]:
    """A space as it lies there, with its tile's terrain and symbols."""
    it = w.spots[space]
    out: dict[str, Any] = {
        "tile": "",
        "down": it.down,
        "gone": bool(w.gone & BIT[space]),
        "camp": space == w.camp,
        "tokens": list(it.tokens),
        "totem": it.totem,
    }
    if it.tile < 0:
        return out
    tile = w.card(it.tile, Tile)
    return out | {
        "tile": tile.key,
        "terrain": tile.terrain,
        "covered": it.covered,
        "symbols": list(tile.symbols),
        "exhausted": list(it.exhausted),
        "shelter": tile.shelter,
        "has_totem": tile.totem,
    }


def stats(w: Island) -> dict[str, float | str]:
    """Figures of a finished game for `simulate`."""
    outcome = w.outcome
    return {
        "round": w.round,
        "why": outcome.why if outcome else "",
        "points": outcome.scores[0] if outcome else 0,
        "wounds": sum(w.wounds[: w.players]),
        "items": w.size("items"),
        "tiles": w.score.get("tiles", 0),
    }


def weather_dice(w: Island, effect: Any, outcomes: tuple[int, ...]) -> Rolled | None:
    """The dice that were just rolled: they do not wait on the table, and what they show is kept in words."""
    if not outcomes or not isinstance(effect, RollWeather | RollAnimals | RerollAnimals):
        return None
    shown = [one for one in w.weather if isinstance(effect, RollWeather) or one.startswith("animals:")]
    return Rolled(" ".join(("weather", *shown)), outcomes, (6,) * len(outcomes))
