"""Figures for screens, search and simulations: what a view adds, what a position is worth, what a game counts."""

from collections.abc import Mapping
from typing import Any, NotRequired, TypedDict

import msgspec

from holdfast.core.definition import EmptyView
from holdfast.games.under_our_sun.cards import Team
from holdfast.games.under_our_sun.combat.weapons import enemy_dice
from holdfast.games.under_our_sun.display.dice import Throw, thrown
from holdfast.games.under_our_sun.flow.ending import traitor_seat
from holdfast.games.under_our_sun.missions.progress import Figure, progress
from holdfast.games.under_our_sun.missions.tasks import wanted
from holdfast.games.under_our_sun.pieces import TEAMS, Foe
from holdfast.games.under_our_sun.rules import HAVEN, KINDS
from holdfast.games.under_our_sun.trade.traders import LAWRENCE, dealer, display, stock
from holdfast.games.under_our_sun.world import Sands

TABLES = {"RESOURCES": KINDS}
"""US-048: what can be carried and counted."""
DECKS_SHOWN = ("stack", "enemy", "night", "event", "loot")


class Choosing(TypedDict):
    """US-104: while characters are chosen, who has which."""

    chosen: list[str]


class ThingHeld(TypedDict):
    """An item or a piece of equipment, what is left on it, and whether it is turned."""

    name: str
    uses: int
    turned: bool


class Person(TypedDict):
    """A character as everybody sees it."""

    char: int
    seat: int
    name: str
    hp: int
    most_hp: int
    water: int
    most_water: int
    ap: int
    well: int
    karma: int
    pos: str
    hidden: bool
    dead: bool
    gone: bool
    infected: bool
    crossed: bool
    waits: bool
    wounded: bool
    goods: dict[str, int]
    things: list[ThingHeld]
    tokens: list[str]


class Place(TypedDict):
    """A position of the map; while its tile lies face down, there are only traps and barricades."""

    tile: str
    trap: bool
    barricade: bool
    mv: NotRequired[int]
    symbols: NotRequired[int]
    printed: NotRequired[dict[str, int]]
    dropped: NotRequired[dict[str, int]]
    things: NotRequired[list[str]]
    water: NotRequired[int]
    stored: NotRequired[int]
    event: NotRequired[bool]
    box: NotRequired[str]
    camp: NotRequired[bool]
    fire: NotRequired[str]
    tokens: NotRequired[list[str]]
    fields: NotRequired[int]


class EnemySeen(TypedDict):
    """An enemy in play."""

    id: int
    name: str
    pos: str
    damage: int
    life: int
    tapped: bool
    melee: str
    """The dice it strikes with as things stand, by their colours; `ranged`: those it shoots with."""
    ranged: str


class Fallen(TypedDict):
    """A defeated enemy that may be looted."""

    id: int
    name: str
    pos: str


class Stall(TypedDict):
    """A trader's display, and where it stands."""

    id: str
    name: str
    pos: str
    water: int
    goods: dict[str, int]
    cards: list[str]


class Captive(TypedDict):
    """A hostage, and who leads it."""

    pos: str
    hp: int
    guide: int
    freed: bool


class Seen(TypedDict):
    """The desert by readable keys."""

    people: list[Person]
    map: dict[str, Place]
    enemies: list[EnemySeen]
    fallen: list[Fallen]
    traders: list[Stall]
    captives: list[Captive]
    weather: str
    mission_cards: list[str]
    mission_name: str
    progress: list[Figure]
    wanted: dict[str, int]
    role: str
    sizes: dict[str, int]
    bag_left: int
    roll: Throw | None
    """The dice that lie on the table."""


class Role(TypedDict):
    """What nobody else is shown."""

    role: str


def show(w: Sands) -> Seen | Choosing:
    """What a view adds to the bare fields: people, map, enemies, traders and the mission by readable keys; while
    characters are chosen (US-104), who has which."""
    if not w.characters or -1 in w.characters or not w.hp:
        return {"chosen": [w.content.keys[card] if card >= 0 else "" for card in w.characters]}
    rolled = w.rolled()
    return {
        "people": [person(w, char) for char in range(w.crew)],
        "map": {pos: place(w, pos) for pos in w.spots},
        "enemies": [enemy(w, foe) for foe in w.foes],
        "fallen": [{"id": b.id, "name": w.content.keys[b.card], "pos": b.pos} for b in w.bodies],
        "traders": [stall(w, trader) for trader in (LAWRENCE, *[d.id for d in w.dealers])],
        "captives": [{"pos": h.pos, "hp": max(0, h.hp), "guide": h.guide, "freed": h.freed} for h in w.hostages],
        "weather": w.content.keys[w.sun] if w.sun >= 0 else "",
        "mission_cards": keys(w, "mission-open"),
        "mission_name": w.mission_card().key,
        "progress": progress(w),
        "wanted": wanted(w) if w.stage < len(w.mission_card().stages) else {},
        "role": "",
        "sizes": {deck: w.size(deck) for deck in DECKS_SHOWN},
        "bag_left": sum(w.bag.values()),
        "roll": msgspec.to_builtins(thrown(rolled)) if rolled is not None else None,
    }


def own(w: Sands, seat: int | None, everybody: Mapping[str, Any]) -> Role | EmptyView:
    """The side that a seat is on, where there are two."""
    if seat is None or "role" not in everybody or not w.rules.semi or not (team := w.zones[TEAMS[seat]].top):
        return {}
    return {"role": w.card(team[0], Team).key}


def enemy(w: Sands, foe: Foe) -> EnemySeen:
    """An enemy with its HP, and the dice it attacks with after the first combat turn (US-612, US-613)."""
    fighter = w.fighter(foe)
    return {
        "id": foe.id,
        "name": w.content.keys[foe.card],
        "pos": foe.pos,
        "damage": min(foe.damage, w.life(foe)),
        "life": w.life(foe),
        "tapped": foe.id in w.tapped_foes,
        "melee": enemy_dice(w, foe, fighter, False, False),
        "ranged": enemy_dice(w, foe, fighter, True, False),
    }


def stall(w: Sands, trader: int) -> Stall:
    """A trader's display, and where it stands."""
    water, goods = stock(w, trader)
    it = dealer(w, trader)
    return {
        "id": display(trader),
        "name": f"mission-and-other/{display(trader)}",
        "pos": it.pos if it is not None else HAVEN,
        "water": water,
        "goods": {what: n for what, n in zip(KINDS, goods, strict=True) if n},
        "cards": keys(w, display(trader)),
    }


def person(w: Sands, char: int) -> Person:
    return {
        "char": char,
        "seat": w.seat_of(char),
        "name": w.content.keys[w.characters[char]],
        "hp": w.hp[char],
        "most_hp": w.sheet(char).hp,
        "water": w.water[char],
        "most_water": w.water_room(char),
        "ap": w.ap[char],
        "well": w.well[char],
        "karma": w.karma[char],
        "pos": w.pos[char],
        "hidden": w.is_hidden(char),
        "dead": bool(w.dead >> char & 1),
        "gone": bool(w.gone >> char & 1),
        "infected": bool(w.infected >> char & 1),
        "crossed": bool(w.crossed >> char & 1),
        "waits": bool(w.waiting >> char & 1),
        "wounded": w.wounded(char),
        "goods": {what: n for what, n in zip(KINDS, w.goods[char], strict=True) if n},
        "things": [
            {"name": w.content.keys[card], "uses": w.uses.get(card, 0), "turned": card in w.tapped}
            for card in w.things(char)
        ],
        "tokens": list(w.carried[char]),
    }


def place(w: Sands, pos: str) -> Place:
    spot = w.spots[pos]
    if spot.tile < 0:
        return {"tile": "", "trap": spot.trap, "barricade": spot.barricade}
    tile = w.ground(pos)
    return {
        "tile": tile.key,
        "trap": spot.trap,
        "barricade": spot.barricade,
        "mv": tile.mv,
        "symbols": w.free_symbols(pos),
        "printed": {what: n for what, n in zip(KINDS, spot.printed, strict=True) if n},
        "dropped": {what: n for what, n in zip(KINDS, spot.dropped, strict=True) if n},
        "things": [w.content.keys[card] for card, where in w.lying.items() if where == pos],
        "water": spot.water,
        "stored": spot.stored_water,
        "event": spot.event,
        "box": spot.box,
        "camp": w.camp(pos),
        "fire": spot.fire,
        "tokens": list(spot.tokens),
        "fields": tile.fields,
    }


def keys(w: Sands, zone: str) -> list[str]:
    return [w.content.keys[card] for card in w.zones[zone].top]


def worth(w: Sands, seat: int) -> float:
    """What a finished game is worth to a seat: its own win is 1; otherwise how far the mission came, or failed."""
    outcome = w.outcome
    if outcome is not None and seat in outcome.winners:
        return 1.0
    stages = len(w.mission_card().stages)
    progress = w.stage / stages
    alive = len(w.living()) / w.crew if w.crew else 0
    if seat == traitor_seat(w):
        return 0.2 * (1 - progress) + 0.1 * (1 - alive)
    return 0.4 * progress + 0.15 * alive + 0.1 * min(1.0, w.day / w.days)


def winners(w: Sands) -> str:
    """US-905: which side has won."""
    if w.outcome is None or not w.outcome.winners:
        return "nobody"
    return "survivors" if w.outcome.won else "son-of-liberty"


def stats(w: Sands) -> dict[str, float | str]:
    """Figures of a finished game for `simulate`."""
    outcome = w.outcome
    traitor = traitor_seat(w)
    return {
        "day": w.day,
        "why": outcome.why if outcome else "",
        "winners": winners(w),
        "stage": w.stage,
        "deaths": w.deaths,
        "eliminated": w.gone.bit_count(),
        "tiles": len(w.spots),
        **{f"hp_{cause}": w.score.get(f"hp-{cause}", 0) for cause in ("fights", "thirst", "hunger", "infection")},
        "traitor": int(traitor >= 0),
        "traitor_won": int(bool(outcome) and traitor >= 0 and outcome is not None and traitor in outcome.winners),
    }
