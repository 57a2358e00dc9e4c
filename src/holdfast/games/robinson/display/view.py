"""What a view adds to the bare fields of the world, what dice an onlooker sees, and the figures of a finished game."""

from typing import Any, NotRequired, TypedDict

from holdfast.core.definition import EmptyView
from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Reroll, Throw
from holdfast.core.state.world import BallotResult, Rolled
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.flow.weather import RerollAnimals, RollAnimals, RollWeather
from holdfast.games.robinson.island.geography import BIT, SPACES
from holdfast.games.robinson.people.persons import FRIDAY, JENNY, PAWN_OWNER
from holdfast.games.robinson.planning.options import HELPERS, ResolveAction
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.world import FIELDS, RESOURCES, Island

NOBODY = -1
DECKS_SHOWN = ("event", "hunting", "beast", "tile", "discovery", "mystery", "invention", "aside", "starting-box")
ROWS = ("inventions", "items", "scenario", "scenario-items", "starting", "discoveries", "treasures", "kept", "future")


class Skill(TypedDict):
    """RC-605: a skill, and whether it was used this round."""

    id: str
    name: str
    cost: int
    used: bool


class Person(TypedDict):
    """A person on the island; only players have arrows, skills, scars and pawns."""

    who: int
    name: str
    character: str
    wounds: int
    life: int
    determination: int
    outside: bool
    arrows: NotRequired[list[int]]
    skills: NotRequired[list[Skill]]
    personal: NotRequired[list[str]]
    scars: NotRequired[list[tuple[str, str]]]
    pawns: NotRequired[int]


class Space(TypedDict):
    """A space with its tile's terrain and symbols."""

    tile: str
    down: bool
    gone: bool
    camp: bool
    tokens: list[str]
    totem: int
    terrain: NotRequired[str]
    covered: NotRequired[bool]
    symbols: NotRequired[list[str]]
    exhausted: NotRequired[list[str]]
    shelter: NotRequired[bool]
    has_totem: NotRequired[bool]


class Action(TypedDict):
    """A planned Action: what and where, what is assigned to it, and its pawns."""

    kind: str
    name: str
    what: str
    where: str
    n: int
    """Which of several alike."""
    how: str
    wood: int
    fur: int
    food: int
    least: int
    most: int
    pawns: list[str]
    slot: str


class Pawn(TypedDict):
    """A pawn that can be placed: whose it is, or which additional one."""

    id: str
    who: int
    colour: str
    of: str


class Sky(TypedDict):
    """A weather die as it fell: `n` clouds of a kind, or an animal."""

    die: str
    face: str
    what: str
    n: int


class Pawns(TypedDict):
    """RC-279: the pawns that an Action needs, and those with which it succeeds without dice."""

    least: int
    most: int


class Table(TypedDict):
    """What a view of the island adds."""

    card: str
    people: list[Person]
    island: dict[str, Space]
    threats: dict[str, list[str]]
    rows: dict[str, list[str]]
    uses_left: dict[str, int]
    gains: dict[str, int]
    free: dict[str, int]
    sheltered: bool
    forecast: list[list[str]]
    sky: list[Sky]
    progress: dict[str, int]
    sizes: dict[str, int]
    plan: list[Action]
    acting: Action | None
    standing: list[Pawn]
    explores: dict[str, Pawns]
    terrains: list[str]


def show(w: Island) -> Table | EmptyView:
    """What a view adds to the bare fields: people, island, plan, cards and forecast by readable keys."""
    if not w.characters:
        return {}
    return {
        "card": w.scenario_card().key,
        "people": [person(w, who) for who in people(w)],
        "island": {space: spot(w, space) for space in SPACES},
        "threats": {side: keys(w, f"threat-{side}") for side in ("left", "right")},
        "rows": {row: keys(w, row) for row in ROWS},
        "uses_left": {w.content.keys[card]: n for card, n in w.uses.items()},
        "gains": {what: w.all_gained(what) for what in RESOURCES},
        "free": {what: w.free(what) for what in ("wood", "food", "fur")},
        "sheltered": w.sheltered(),
        "forecast": [list(dice) for dice in w.scenario_card().weather[w.round - 1 :]],
        "sky": [{"die": it.die, "face": it.face, "what": it.what, "n": it.n} for it in w.weather_faces()],
        "progress": difference(w).shows(w),
        "sizes": {deck: w.size(deck) for deck in DECKS_SHOWN},
        "plan": [action(p) for p in w.plan],
        "acting": action(w.acting) if w.acting is not None else None,
        "standing": pawns(w),
        "explores": explores(w),
        "terrains": sorted(w.terrains()),
    }


def action(p: Planned) -> Action:
    """An Action in the plan, with the facts of its options; one that a card brings has no slot of its own."""
    slot = p.slot.partition(":")[2] or p.name
    about = ResolveAction(p.kind, slot).facts()
    return {
        "kind": p.kind,
        "name": p.name,
        "what": about.what,
        "where": about.where,
        "n": about.n,
        "how": p.how,
        "wood": p.wood,
        "fur": p.fur,
        "food": p.food,
        "least": p.least,
        "most": p.most,
        "pawns": list(p.pawns),
        "slot": p.slot,
    }


def pawns(w: Island) -> list[Pawn]:
    """RC-262, RC-267: all pawns of this phase, placed or not."""
    own = [pawn for who in range(w.players) for pawn in w.pawns_of(who)]
    found: list[Pawn] = [{"id": pawn, "who": PAWN_OWNER[pawn], "colour": "", "of": ""} for pawn in own]
    if w.friday:
        found.append({"id": "friday", "who": FRIDAY, "colour": "", "of": ""})
    if w.jenny == "camp":
        found.append({"id": "jenny", "who": JENNY, "colour": "", "of": ""})
    at_work = [pawn for p in (*w.plan, *([w.acting] if w.acting is not None else [])) for pawn in p.pawns]
    others = [pawn for pawn in at_work if pawn not in PAWN_OWNER and pawn not in HELPERS]
    for extra in dict.fromkeys((*w.extras, *others)):
        colour, _, of = extra.partition("-")
        found.append({"id": extra, "who": NOBODY, "colour": colour, "of": of})
    return found


def explores(w: Island) -> dict[str, Pawns]:
    """RC-279: the number of pawns for each space that can be explored now."""
    found: dict[str, Pawns] = {}
    for it in w.targets:
        if it.kind == "explore" and it.name in w.spots:
            found.setdefault(it.name, {"least": it.least, "most": it.most})
    return found


def people(w: Island) -> list[int]:
    helpers = [FRIDAY] if w.friday else []
    return [*range(w.players), *helpers, *([JENNY] if w.jenny else [])]


def person(w: Island, who: int) -> Person:
    helper = "friday" if who == FRIDAY else "jenny"
    out: Person = {
        "who": who,
        "name": helper,
        "character": helper,
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
        "character": character.id,
        "arrows": [arrow for arrow in character.arrows if (who, arrow) not in w.arrows_covered],
        "skills": [
            {"id": s.id, "name": f"{character.key}/{s.id}", "cost": s.cost, "used": s.id in w.used}
            for s in character.skills
        ],
        "personal": keys(w, f"personal-{who}"),
        "scars": [(colour, part) for colour, part, bearer in w.scars if bearer == who],
        "pawns": len(w.pawns_of(who)),
    }


def keys(w: Island, zone: str) -> list[str]:
    """The cards of an open row by their keys."""
    return [w.content.keys[card] for card in w.zones[zone].top]


def spot(w: Island, space: str) -> Space:
    """A space with its tile's terrain and symbols."""
    it = w.spots[space]
    out: Space = {
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
        "tiles": w.count("tiles"),
    }


def dice_told(w: Island, effect: Any, outcomes: tuple[int, ...]) -> Rolled | None:
    """The dice that were just rolled: those of an Action with what it is about, those of the weather, which do not wait on
    the table."""
    if not outcomes:
        return None
    if isinstance(effect, Throw | Reroll) and w.laid:
        return about_dice(w.laid[-1])
    if not isinstance(effect, RollWeather | RollAnimals | RerollAnimals):
        return None
    every = isinstance(effect, RollWeather)
    shown = [it for it in w.weather_faces() if every or it.die == "animals"]
    dice, faces = tuple([it.die for it in shown]), tuple([it.face for it in shown])
    return Rolled("weather", outcomes, (6,) * len(outcomes), dice=dice, shows=faces)


def about_dice(lies: Rolled | BallotResult) -> Rolled | None:
    """Dice of an Action, with what is built or gathered."""
    if not isinstance(lies, Rolled) or lies.kind not in FIELDS:
        return None
    about = ResolveAction(lies.kind, lies.by.target).facts()
    return replace(lies, by=replace(lies.by, target=about.what))
