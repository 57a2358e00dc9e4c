"""What a card does, told line by line and played at a prepared table.

A line is `half | given | answers | result`. Three castaways sit there: Carpenter (first), Cook (the taker), Explorer;
unhurt, two Determination each, Morale 0, wood 3, food 3, fur 2, a Shelter with Roof, Palisade and Weapon at 2,
tiles around the Camp, three Beasts to hunt. `given` changes that table, `answers` are the keys chosen in order (windows
are passed), and `result` is everything that is different afterwards, in facts: `W1+2` the Cook has two more Wounds,
`W+1` every player has one more, `D` Determination, `wood-1`, `morale+1`, `@build=reroll` a field's tokens,
`M2.exhausted=parrot`, `#treasures+1` cards in a zone (the card in question is not counted), `today=…`, `due=night`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from holdfast.core.engine.effect import EVERYBODY, AnyEffect
from holdfast.core.engine.effects import Due, Window
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.flow.arrivals import EndOfActions
from holdfast.games.robinson.flow.event import DrawEvent, SlideThreats
from holdfast.games.robinson.flow.morale import MoralePhase
from holdfast.games.robinson.flow.night import FoodRots, SpiderWebs
from holdfast.games.robinson.flow.production import ProductionPhase
from holdfast.games.robinson.flow.round import BeginningOfRound
from holdfast.games.robinson.flow.weather import WeatherPhase
from holdfast.games.robinson.people.persons import PERSONS
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.world import RESOURCES, Spot
from tests.games.robinson.table import Table

TAKER = 1
QUIET = "event/the-island-fights-back"
"""On Castaways its Book effect and its Event effect are nothing."""
NAMES = {4: "F", 5: "J"}
Facts = dict[str, int | str]


@dataclass(frozen=True)
class Line:
    """One thing a card does, and everything that is different afterwards."""

    card: str
    half: str
    given: tuple[str, ...]
    answers: tuple[str, ...]
    result: str
    """As it stands in the table of expectations."""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.card, self.half, *self.given, *self.answers)))


def read(card: str, text: str) -> Iterator[Line]:
    for row in filter(None, map(str.strip, text.strip().splitlines())):
        half, given, answers, result = (part.strip() for part in row.split("|"))
        yield Line(card, half, tuple(given.split()), tuple(answers.split()), result)


# --- the table --------------------------------------------------------------------------------------------------------


def fresh(scenario: str = "castaways", players: int = 3) -> Table:
    """The position that every line starts from."""
    t = Table(players=players, scenario=scenario, starting_items="0")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for space, number in (("M2", 6), ("N1", 7), ("S1", 10)):
        t.tile(space, number)
    t.determination(*[2] * players)
    t.give(wood=3, food=3, fur=2)
    t.shelter()
    t.levels(roof=2, palisade=2, weapon=2)
    for beast in ("wild-pig", "birds", "fox"):
        t.beast(beast)
    for side in ("left", "right"):
        for card in t.w.zones[f"threat-{side}"].top:
            t.w.move(card, f"threat-{side}", "wreckage")
    t.w.round = 3
    return t


def change(t: Table, given: tuple[str, ...]) -> None:
    """Words that change the table: `item=cure`, `wood=0`, `weapon=1`, `token=build:reroll`, `scar=brown-leg-1` …"""
    w = t.w
    for word in given:
        what, _, value = word.partition("=")
        match what:
            case "item":
                w.shelter, home = True, w.shelter
                levels = dict(w.levels)
                t.item(*value.split(","))
                w.levels.update(levels)
                w.shelter = home
            case "built":
                t.fetch(f"invention/{value}", "items")
                w.built = (*w.built, value)
            case "covered":
                t.spot(value, covered=True)
            case "face":
                t.game.dictate(dice=[int(value)])
            case "wood" | "food" | "fur" | "ration":
                t.give(**{what: int(value)})
            case "roof" | "palisade" | "weapon":
                t.levels(**{what: int(value)})
            case "homeless":
                w.shelter = False
            case "wounds":
                t.wounds(*[int(value)] * w.players)
            case "determination":
                t.determination(*[int(value)] * w.players)
            case "morale":
                w.morale = int(value)
            case "token":
                place, _, tokens = value.partition(":")
                t.token(place, *tokens.split(","))
            case "on":
                space, _, tokens = value.partition(":")
                t.spot(space, tokens=tuple(tokens.split(",")))
            case "exhausted":
                space, _, sources = value.partition(":")
                t.spot(space, exhausted=tuple(sources.split(",")))
            case "scar":
                colour, part, who = value.split("-")
                w.scars = (*w.scars, (colour, part, int(who)))
            case "bare":
                for space in ("M2", "N1", "S1"):
                    clear(t, space)
            case "camp":
                w.camp = value
            case "today":
                w.today = (*w.today, *value.split(","))
            case "mark":
                w.marks = (*w.marks, *value.split(","))
            case "round":
                w.round = int(value)
            case "clouds":
                kind, _, n = value.partition(":")
                w.clouds = {"rain": 0, "winter": 0, kind: int(n)}
            case "no-beasts":
                for card in w.zones["hunting"].top:
                    w.move(card, "hunting", "beast")
            case "treasure":
                t.treasure(value)
            case "top":
                zone, _, keys = value.partition(":")
                t.on_top(zone, *keys.split(","))
            case "tile":
                space, _, number = value.partition(":")
                t.tile(space, int(number))
            case "marked":
                w.marked = tuple(w.find("items", item) for item in value.split(","))
            case "scenario":
                pass
            case "draws":
                t.draws(*value.split(","))
            case "threats":
                left, _, right = value.partition(",")
                t.threat(left, "left")
                t.threat(right, "right")
            case _:
                raise ValueError(f"the table knows nothing of {word}")


def clear(t: Table, space: str) -> None:
    """The tile of this space goes back to the stack."""
    card = t.w.spots[space].tile
    t.w.place(space, Spot())
    t.w.take(card, "placed")
    t.w.shuffle_in(card, "tile")


# --- facts ------------------------------------------------------------------------------------------------------------


def facts(t: Table, card: int = -1) -> Facts:
    """The table in small facts; the card in question is not counted where it lies."""
    w = t.w
    found: Facts = {"morale": w.morale, "first": str(w.first), "camp": w.camp, "shelter": str(w.shelter)}
    for p in range(PERSONS):
        found[f"W{NAMES.get(p, p)}"] = w.wounds[p]
        found[f"D{NAMES.get(p, p)}"] = w.determination[p]
    for i, what in enumerate(RESOURCES):
        found[what] = w.stock[what]
        found[f"future-{what}"] = sum(w.future[4 * p + i] for p in range(PERSONS))
    found |= w.levels
    found |= {f"@{place}": listed(tokens) for place, tokens in w.fields.items()}
    for space, spot in w.spots.items():
        found[f"{space}.exhausted"] = listed(spot.exhausted)
        found[f"{space}.covered"] = str(spot.covered)
        found[f"{space}.down"] = str(spot.down)
        found[f"{space}.tokens"] = listed(spot.tokens)
        found[f"{space}.tile"] = w.content.cards[spot.tile].id if spot.tile >= 0 else "-"
        found[f"{space}.totem"] = str(spot.totem)
    found["items"] = listed(w.built)
    found["today"] = listed(f for f in w.today if not f.startswith("new-"))
    found["tomorrow"] = listed(w.tomorrow)
    found["marks"] = listed(w.marks)
    found["marked"] = listed(w.content.cards[c].id for c in w.marked)
    found["scars"] = listed("-".join(map(str, scar)) for scar in w.scars)
    found["arrows"] = listed(f"{who}:{arrow}" for who, arrow in w.arrows_covered)
    found["outside"] = listed(map(str, w.outside))
    found["due"] = listed(it.what for it in w.lasting)
    found["extras"] = listed(w.extras)
    found["rain"], found["winter"] = w.clouds.get("rain", 0), w.clouds.get("winter", 0)
    found["weather"] = listed(w.weather)
    found["temporary"] = w.temporary
    found |= {f"score-{what}": n for what, n in w.score.items()}
    for zone in ("hunting", "event"):
        known = [c for c in w.zones[zone].top if c >= 0 and w.seen[c] == EVERYBODY]
        found[f"seen-{zone}"] = listed(w.content.cards[c].id for c in known)
    found["hunting-bottom"] = listed(w.content.cards[c].id for c in w.zones["hunting"].bottom)
    for zone in w.zones:
        found[f"#{zone}"] = w.size(zone) - (card >= 0 and w.holds(zone, card))
    return found


def listed(things: object) -> str:
    return ",".join(sorted(map(str, things))) or "-"  # type: ignore[call-overload]


def difference(before: Facts, after: Facts) -> str:
    """What changed, as a result is written."""
    out = []
    for fact in sorted(before.keys() | after.keys()):
        now = after.get(fact, before.get(fact))
        was = before.get(fact, 0 if isinstance(now, int) else "-")
        if isinstance(now, int):
            n = now - int(was)
            if n:
                out.append(f"{fact}{n:+}")
        elif now != was:
            out.append(f"{fact}={after.get(fact, '-')}")
    return " ".join(sorted(out))


def written(result: str, players: int = 3) -> str:
    """A result in the order of `difference`, with "each player" written out."""
    out = []
    for word in result.split():
        each = word[:1] in "WD" and word[1:2] in "+-"
        out += [f"{word[0]}{p}{word[1:]}" for p in range(players)] if each else [word]
    return " ".join(sorted(out))


# --- the halves of a card -----------------------------------------------------------------------------------------------

Lay = Callable[[Table, str], int]
"""Puts the card where it must lie before anything happens, and returns it."""
Play = Callable[[Table, str], None]
"""Begins; the answers follow."""


@dataclass(frozen=True)
class Half:
    """A half or use of a card: `ends` is where the card lies afterwards, `but` the same story without the card."""

    lay: Lay
    play: Play
    ends: str = ""
    but: Play | None = None


def top(zone: str, *below: str) -> Lay:
    def lay(t: Table, key: str) -> int:
        t.on_top(zone, key, *below)
        return t.w.zones[zone].top[-1]

    return lay


def top_of_deck(t: Table, key: str) -> int:
    return top(key.partition("/")[0])(t, key)


def threat_on(side: str) -> Lay:
    def lay(t: Table, key: str) -> int:
        return t.threat(key.partition("/")[2], side)

    return lay


def kept(t: Table, key: str) -> int:
    """Where a card or token of this deck lies while it waits to be used."""
    deck, _, name = key.partition("/")
    match deck:
        case "mystery":
            return t.treasure(name)
        case "discovery":
            return t.discovery(name)
        case "starting-item":
            return t.starting_item(name)
        case "invention":
            if name not in t.w.built:
                change(t, (f"item={name}",))
            return t.w.find("items", name)
    return t.fetch(key, "kept")


def to_board(t: Table, key: str) -> int:
    return t.fetch(key, "inventions")


def hunted(t: Table, key: str) -> int:
    return t.beast(key.partition("/")[2])


def gained(t: Table, key: str) -> int:
    """Waiting in Future Resources."""
    card = t.fetch(key, "future")
    t.w.owner[card] = TAKER
    return card


def plays(*effects: AnyEffect, who: int = -1, place: str = "", target: str = "") -> Play:
    def play(t: Table, key: str) -> None:
        t.play(*effects, who=who, place=place, target=target)

    return play


def plan(t: Table, key: str) -> None:
    t.to_planning()


def slid(t: Table, key: str) -> None:
    """The card's own Event effect happens first, two rounds later it slides off."""
    t.play(DrawEvent())
    while not t.idle:
        t.choose(t.keys()[0])
    (card,) = t.w.zones["threat-right"].top
    t.w.move(card, "threat-right", "threat-left")
    t.play(SlideThreats())


def handled(t: Table, key: str) -> None:
    """The card's own Event effect happens first, then comes its Threat Action."""
    t.play(DrawEvent())
    while not t.idle:
        t.choose(t.keys()[0])
    t.to_planning()


ACTIONS = {
    "building-adventure": ("build", "build:weapon"),
    "gathering-adventure": ("gather", "gather:M2-parrot"),
    "exploration-adventure": ("explore", "explore:N2"),
}


def acts(adventure: str, success: str = "success") -> Play:
    """The Cook builds a weapon, gathers at M2 or explores N2 (a tile 5), alone, with these dice."""

    def play(t: Table, key: str) -> None:
        kind, action = ACTIONS[key.partition("/")[0]]
        if kind == "explore":
            t.w.camp = "M2"
            t.on_top("tile", "tile/tile-5")
            t.on_top("discovery", "discovery/tobacco")
        t.to_planning()
        t.choose(action, TAKER)
        t.dice(kind, "blank", success, adventure)
        t.resolve()
        t.go_on()

    return play


def draws(t: Table, key: str) -> None:
    t.play(DrawMystery(any=1), EndOfActions(), who=TAKER, place="action", target="M2")


def hunts(t: Table, key: str) -> None:
    t.to_planning()
    t.plan(TAKER, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()


def rests(t: Table, key: str) -> None:
    t.to_planning()
    t.choose("rest:rest", TAKER)
    t.resolve()


def gathers(t: Table, key: str) -> None:
    t.to_planning()
    t.plan(TAKER, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.resolve()


def arranges(t: Table, key: str) -> None:
    t.to_planning()
    t.choose("arrange:camp", TAKER)
    t.resolve()


def explores(t: Table, key: str) -> None:
    t.w.camp = "M2"
    t.on_top("tile", "tile/tile-5")
    t.to_planning()
    t.plan(TAKER, "explore:N2", "join:explore:N2:pawn")
    t.resolve()


def comes_back(draw: str) -> Play:
    """Drawn in an Action, and later out of the Event deck."""

    def play(t: Table, key: str) -> None:
        acts(draw)(t, key)
        t.on_top("event", *([key] if draw == "adventure" else []), QUIET)
        t.play(DrawEvent())

    return play


def second(t: Table, key: str) -> int:
    t.on_top("mystery", "mystery/gold", key)
    return t.w.zones["mystery"].top[-2]


def fights(t: Table, key: str) -> None:
    t.under_way(TAKER)
    t.play(Fight(5), who=TAKER, place="action")


def searches(t: Table, key: str) -> None:
    t.play(DrawMystery(any=2), EndOfActions(), who=TAKER, place="action", target="M2")


ends_actions = plays(EndOfActions(), who=TAKER, place="action")
weather = plays(WeatherPhase())

HALVES: dict[str, Half] = {
    "event": Half(top("event"), plays(DrawEvent()), "threat-right"),
    "threat": Half(threat_on("right"), plan, "event-discard"),
    "wreckage": Half(threat_on("right"), plan, "wreckage"),
    "handled": Half(top("event"), handled, "event-discard"),
    "slide": Half(threat_on("left"), plays(SlideThreats())),
    "slid": Half(top("event"), slid, "event-discard"),
    "upper": Half(top_of_deck, acts("adventure"), but=acts("blank")),
    "failed": Half(top_of_deck, acts("adventure", "two"), but=acts("blank", "two")),
    "later": Half(top("event", QUIET), plays(DrawEvent()), but=plays(DrawEvent())),
    "returns": Half(top_of_deck, comes_back("adventure"), but=comes_back("blank")),
    "mystery": Half(top("mystery"), draws, but=ends_actions),
    "search": Half(top("mystery", "mystery/gold"), searches, but=ends_actions),
    "search-late": Half(second, searches, but=ends_actions),
    "gained": Half(gained, ends_actions, but=ends_actions),
    "hunt": Half(hunted, hunts, "beast-discard"),
    "build": Half(to_board, plan, "items"),
    "planning": Half(kept, plan, but=plan),
    "fight": Half(kept, fights, but=fights),
    "rest": Half(kept, rests, but=rests),
    "gather": Half(kept, gathers, but=gathers),
    "explore": Half(kept, explores, but=explores),
    "arrange": Half(kept, arranges, but=arranges),
    "morale": Half(kept, plays(MoralePhase()), but=plays(MoralePhase())),
    "produce": Half(kept, plays(ProductionPhase()), but=plays(ProductionPhase())),
    "weather": Half(kept, weather, but=weather),
    "rot": Half(kept, plays(FoodRots()), but=plays(FoodRots())),
    **{m: Half(kept, plays(Window(m), who=0)) for m in ("round", "night", "clouds", "production")},
}


def settle(t: Table, answers: tuple[str, ...]) -> None:
    """Give the answers; windows and orders on the way are passed.

    `act`, `pair`, `both` are the Threat Action by the Cook alone, with the Explorer, or with both of his own pawns;
    `make:x` is a sure Building Action of his;
    `tonight`, `morning`, `round-end` let that moment come; `dice:…` and `sky:…` tell what the next dice show.
    """
    for key in answers:
        word, _, rest = key.partition(":")
        match word:
            case "ready":
                t.resolve()
            case "act" | "pair" | "both":
                t.choose("threat:right" + (f":{rest}" if rest else ""), TAKER)
                if word != "act":
                    t.choose("join:threat:right:pawn", 2 if word == "pair" else TAKER)
                t.resolve()
            case "make":
                t.plan(TAKER, f"build:{rest}", f"join:build:{rest.partition(':')[0]}:pawn")
                t.resolve()
            case "tonight":
                t.w.phase = "night"
                t.play(Due("night"), SpiderWebs())
            case "round-end":
                t.play(Due("round-end"))
            case "morning":
                t.play(BeginningOfRound())
            case "dice":
                t.dice(*rest.split(","))
            case "sky":
                die, _, face = rest.partition(",")
                t.weather(**{die: face})
            case _ if ">" in key:
                seat, _, chosen = key.partition(">")
                t.choose(chosen, int(seat))
            case _:
                if key not in t.keys():
                    t.go_on()
                t.choose(key)
    t.go_on()


def table_for(line: Line) -> Table:
    scenario = [word.partition("=")[2] for word in line.given if word.startswith("scenario=")]
    t = fresh(*scenario)
    change(t, line.given)
    return t


def happens(line: Line) -> tuple[str, Table]:
    """Play a line: everything that is different and where the card lies, and the table afterwards."""
    half = HALVES[line.half]
    t = table_for(line)
    card = half.lay(t, line.card)
    before = facts(t, card)
    if half.but is not None:
        other = table_for(line)
        unused = half.lay(other, line.card)
        other.w.move(unused, other.w.locate(unused), "box")
        other.w.built = tuple(i for i in other.w.built if f"invention/{i}" != line.card)
        half.but(other, line.card)
        settle(other, ("ready",) if half.but is plan else ())
        before = facts(other, unused) | {"items": before["items"]}
    half.play(t, line.card)
    settle(t, line.answers)
    now = difference(before, facts(t, card))
    assert t.idle, f"{line}: {t.asked} is asked, {t.keys()}"
    lies = t.w.locate(card)
    if half.ends:
        assert lies == half.ends, f"{line}: the card lies in {lies}"
        return now, t
    return " ".join(sorted((*now.split(), f"to={lies}"))), t


def forbidden(line: Line) -> set[str]:
    """A line that ends in a refusal: the rules that forbid its last answer."""
    half = HALVES[line.half.removeprefix("no-")]
    t = table_for(line)
    half.lay(t, line.card)
    half.play(t, line.card)
    *before, last = line.answers
    settle_exactly(t, before)
    return t.refuses(last, TAKER if half.play is plan else None)


def settle_exactly(t: Table, keys: list[str]) -> None:
    """Give the answers and pass nothing."""
    for key in keys:
        seat, to, chosen = key.partition(">")
        t.choose(chosen if to else key, int(seat) if to else None)
