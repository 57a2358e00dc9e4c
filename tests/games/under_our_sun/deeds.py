"""What a card does, told line by line and played at a prepared table.

A line is `how | given | answers | result`. Three characters sit there: the Veteran (0) and the Scout (1) exposed on
HERE, a quiet tile north of New Haven (Dust Road, MV 1, four fields), the Medic (2) in New Haven. They have 4, 3 and 3
HP, 3 water, 6 AP, no karma dice, and are OK; the Veteran holds 1 food and 1 fabric. To the north lies Rock Ridge
(`N`, MV 4), to the north-east the Dune Sea (`E`, MV 3), to the north-west the Salt Pan (`W`, MV 1), all empty and quiet.
It is the Morning under a clear sky. The bag holds only wood.

`given` changes that table; `dice=G1,Y0 R-1` are all dice that will be rolled, in their order and with their colours,
`D3` is any other number (directions, lots). `answers` are the keys chosen in order; windows are passed. `result` is
everything that is different afterwards, in facts: `H0-1` the Veteran has lost 1 HP, `W` water, `A` action points, `F`
well-being, `K` karma dice, `food0+1` goods, `I0=knife` his cards (`bow:2` with ammunition, `rope*` turned); `at1=N`
where the Scout is; `HERE.box=skill` what lies on a tile; `foes=wolf@HERE~1` enemies and their damage.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.wandering import PullEnemy
from holdfast.games.under_our_sun.flow.day import DrawSun, PhaseEnd, SetPoints
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.events import DrawEvent
from holdfast.games.under_our_sun.flow.night import DrawNight
from holdfast.games.under_our_sun.map.moving import Step
from holdfast.games.under_our_sun.pieces import Body
from holdfast.games.under_our_sun.rules import DICE, KINDS
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.games.under_our_sun.things.loot import DrawLoot
from tests.games.under_our_sun.table import Table, ids

PLACES = {"HERE": "0,-1", "HAVEN": "0,0", "N": "0,-2", "E": "1,-2", "W": "-1,-1", "NN": "0,-3"}
HAVEN = PLACES["HAVEN"]
NAMES = {pos: name for name, pos in PLACES.items()}
Facts = dict[str, int | str]


@dataclass(frozen=True)
class Line:
    """One thing a card does, and everything that is different afterwards."""

    card: str
    how: str
    given: tuple[str, ...]
    answers: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.card, self.how, *self.given, *self.answers)))


def read(card: str, text: str) -> Iterator[Line]:
    for row in filter(None, map(str.strip, text.strip().splitlines())):
        how, given, answers, result = (part.strip() for part in row.split("|"))
        yield Line(card, how, tuple(given.split()), tuple(answers.split()), result)


def place(name: str) -> str:
    return PLACES.get(name, name)


def placed(key: str) -> str:
    """A key with the names of places written out: `move:N`."""
    return ":".join(place(part) for part in key.split(":"))


# --- the table --------------------------------------------------------------------------------------------------------


def fresh(players: int = 3, mission: str = "voice-in-the-static") -> Table:
    """The position that every line starts from."""
    t = Table(players, mission)
    t.crew(*("veteran", "scout", "medic", "thickskin")[:players])
    for name, number in (("HERE", 2), ("N", 13), ("E", 22), ("W", 10)):
        t.blank(PLACES[name], number, water=0)
    t.weather("clear-sky")
    t.at(0, PLACES["HERE"])
    t.at(1, PLACES["HERE"])
    t.hp(*(4, 3, 3, 5)[:players])
    t.water(*[3] * players)
    t.ap(*[6] * players)
    t.goods(0, food=1, fabric=1)
    bag(t, "wood")
    return t


def bag(t: Table, *kinds: str) -> None:
    """The bag holds only these: the other cubes lie in the supply."""
    w = t.w
    for what, n in list(w.bag.items()):
        if what in w.supply:
            w.supply[what] += n
        w.bag[what] = 0
    for what in kinds:
        n = 4 if len(kinds) == 1 else 1
        if what in w.supply:
            w.supply[what] -= n
        w.bag[what] = n


def change(t: Table, given: tuple[str, ...]) -> None:
    """Words that change the table."""
    w = t.w
    for word in given:
        what, _, value = word.partition("=")
        who, _, things = value.partition(":")
        match what:
            case "hp" | "water" | "ap" | "karma":
                getattr(t, what)(*map(int, value.split(",")))
            case "well":
                w.well = [int(n) for n in value.split(",")]
            case "crew":
                hp, water = w.hp[:], w.water[:]
                t.crew(*value.split(","))
                t.hp(*hp)
                t.water(*water)
            case "food" | "metal" | "wood" | "fabric" | "connector" | "alcohol" | "plastic" | "cartridge" | "arrow":
                t.goods(0, **{what: int(value)})
            case "empty":
                for kind, n in zip(KINDS, w.goods[0], strict=True):
                    t.goods(0, **{kind: -n})
            case "item":
                t.item(0, *value.split(","))
            case "uses":
                card = next(c for c in w.things(0) if w.content.cards[c].id == who)
                w.uses[card] = int(things)
            case "owner":
                t.item(int(who), *things.split(","))
            case "at":
                t.at(int(who), place(things))
            case "hidden":
                for char in value.split(","):
                    w.bit("hidden", int(char), True)
            case "infected" | "dead":
                w.bit(what, int(value), True)
                if what == "dead":
                    w.hp[int(value)] = 0
            case "foe" | "new":
                name, _, spot = value.partition("@")
                pos, _, hurt = spot.partition("~")
                t.foe(name, place(pos), damage=int(hurt or 0), met=what == "foe")
            case "body":
                name, _, pos = value.partition("@")
                card = t.fetch(t.key(name, "enemy"), "enemies")
                w.bodies = (*w.bodies, Body(w.next_id, card, place(pos)))
                w.next_id += 1
            case "top":
                t.on_top(who, *things.split(","))
            case "bag":
                bag(t, *filter(None, value.split(",")))
            case "dropped":
                kind, _, n = things.partition("-")
                goods = tuple([int(n) * (k == kind) for k in KINDS])
                w.change(place(who), dropped=goods)
                if kind in w.supply:
                    w.supply[kind] -= int(n)
            case "spot":
                field, _, mark = things.partition("-")
                w.change(place(who), **{field: int(mark) if mark.isdigit() else mark == "yes" or mark})
            case "lying":
                card = t.fetch(t.key(things), "ground")
                w.lying[card] = place(who)
            case "alone":
                t.at(1, HAVEN)
            case "outside":
                t.at(0, HAVEN)
                t.at(1, HAVEN)
            case "blank":
                t.blank(place(who), int(things), water=0)
            case "without":
                for name in value.split(","):
                    del w.spots[place(name)]
            case "today":
                w.today = (*w.today, value)
            case "truce":
                w.bit("truce", int(value), True)
            case "tired":
                w.bit("tired_next", int(value), True)
            case "night":
                t.night()
            case "weather":
                t.weather(value)
            case "dice":
                pass
            case _:
                raise ValueError(f"the table knows nothing of {word}")


LATE = ("uses=", "water=")
"""What must wait until the card itself lies there."""


def dice(line: Line) -> list[str]:
    return [d for g in line.given if g.startswith("dice=") for d in g[5:].split(",")]


def dictate(t: Table, line: Line) -> None:
    for die in dice(line):
        if die[0] == "D":
            t.numbers(int(die[1:]))
        else:
            t.dice(die)


# --- facts ------------------------------------------------------------------------------------------------------------

COUNTED = ("loot", "loot-discard", "enemy", "enemy-discard", "stack")


def listed(things: Any) -> str:
    return ",".join(sorted(map(str, things))) or "-"


def goods(tuple_: tuple[int, ...]) -> str:
    return ",".join(f"{what}-{n}" for what, n in zip(KINDS, tuple_, strict=True) if n) or "-"


def facts(t: Table) -> Facts:
    """The table in small facts."""
    w = t.w
    found: Facts = {}
    for c in range(w.crew):
        found |= {f"H{c}": w.hp[c], f"W{c}": w.water[c], f"A{c}": w.ap[c], f"F{c}": w.well[c], f"K{c}": w.karma[c]}
        found |= {f"{what}{c}": n for what, n in zip(KINDS, w.goods[c], strict=True)}
        found[f"at{c}"] = NAMES.get(w.pos[c], w.pos[c])
        found[f"I{c}"] = listed(thing(t, card) for card in w.things(c))
        found[f"T{c}"] = listed(w.carried[c])
    for mask in ("hidden", "infected", "dead", "gone", "crossed", "truce", "tired_next"):
        found[mask] = listed(c for c in range(w.crew) if getattr(w, mask) >> c & 1)
    for pos, spot in w.spots.items():
        name = NAMES.get(pos, pos)
        found |= {
            f"{name}.printed": goods(spot.printed),
            f"{name}.dropped": goods(spot.dropped),
            f"{name}.water": spot.water,
            f"{name}.stored": spot.stored_water,
            f"{name}.event": str(spot.event),
            f"{name}.box": spot.box or "-",
            f"{name}.covered": spot.covered,
            f"{name}.camp": str(spot.tent >= 0),
            f"{name}.fire": spot.fire or "-",
            f"{name}.trap": str(spot.trap),
            f"{name}.barricade": str(spot.barricade),
            f"{name}.tokens": listed(spot.tokens),
        }
        found[f"{name}.tile"] = w.content.cards[spot.tile].id if spot.tile >= 0 else "down"
    found["foes"] = " ".join(beast(t, foe) for foe in w.foes) or "-"
    found["foes"] = found["foes"].replace(" ", ",")
    found["bodies"] = listed(f"{ids(w, [b.card])[0]}@{NAMES.get(b.pos, b.pos)}" for b in w.bodies)
    found["lying"] = listed(f"{ids(w, [c])[0]}@{NAMES.get(p, p)}" for c, p in w.lying.items())
    found["dealers"] = listed(f"{d.id}@{NAMES.get(d.pos, d.pos)}:{d.water}:{goods(d.goods)}" for d in w.dealers)
    found["today"] = listed(w.today)
    found["used"] = listed(w.used)
    found["hostages"] = listed(f"{h.pos}/{h.hp}/{h.guide}/{h.freed}" for h in w.hostages)
    found["stage"] = w.stage
    found["delivered"] = listed(f"{k}-{n}" for k, n in w.delivered.items())
    found["stack"] = ",".join(ids(w, [c for c in reversed(w.zones["stack"].top) if c >= 0])) or "-"
    found |= {f"#{zone}": w.size(zone) for zone in COUNTED}
    return found


def thing(t: Table, card: int) -> str:
    w = t.w
    uses = f":{w.uses[card]}" if w.gear(card).uses else ""
    return f"{w.gear(card).id}{uses}{'*' * (card in w.tapped)}"


def beast(t: Table, foe: Any) -> str:
    name = t.w.content.cards[foe.card].id
    return f"{name}@{NAMES.get(foe.pos, foe.pos)}{f'~{foe.damage}' if foe.damage else ''}"


def difference(before: Facts, after: Facts) -> str:
    """What changed, as a result is written; a tile that is new is told by its number alone."""
    out = []
    new = {fact.partition(".")[0] for fact in after if fact.endswith(".tile") and fact not in before}
    for fact in before.keys() | after.keys():
        if fact.partition(".")[0] in new:
            out += [f"{fact}={after[fact]}"] if fact.endswith(".tile") else []
            continue
        was, now = before[fact], after[fact]
        if isinstance(now, str):
            out += [f"{fact}={now}"] if now != was else []
        elif now != was:
            out.append(f"{fact}{now - int(was):+}")
    return " ".join(sorted(out))


# --- how a card is played -----------------------------------------------------------------------------------------------


def id_of(key: str) -> str:
    return key.partition("/")[2]


def event(t: Table, key: str) -> None:
    t.on_top("event", id_of(key))
    t.w.change(PLACES["HERE"], event=True)
    t.play(DrawEvent(0), who=0)


def night(t: Table, key: str) -> None:
    t.night()
    t.fetch(key, "night")
    t.play(DrawNight(0), who=0)


def turn(t: Table, key: str) -> None:
    """The Veteran, or whoever plays her part, takes a turn."""
    t.turn(0)


def enter(t: Table, key: str) -> None:
    """He enters HERE."""
    t.play(Step(0, PLACES["HERE"]), who=0)


def find(t: Table, key: str) -> None:
    """The top card of the loot deck is drawn."""
    t.play(DrawLoot(), who=0)


def drink(t: Table, key: str) -> None:
    """The start of a turn under this sun."""
    t.weather(id_of(key))
    t.play(Drink(0), who=0)


def begin(t: Table, key: str) -> None:
    """The action points of a phase under this sun."""
    t.weather(id_of(key))
    t.play(SetPoints(), who=0)


def under(t: Table, key: str) -> None:
    """A turn under this sun."""
    t.weather(id_of(key))
    t.turn(0)


def sunrise(t: Table, key: str) -> None:
    """The sun card of a phase is drawn."""
    t.draws(id_of(key))
    t.play(DrawSun(), who=0)


def lure(t: Table, key: str) -> None:
    """The nearest enemy comes two tiles closer."""
    t.play(PullEnemy(2), who=0)


def thirst(t: Table, key: str) -> None:
    t.play(Drink(0), who=0)


def over(t: Table, key: str) -> None:
    """The phase ends."""
    t.play(PhaseEnd(), who=0)


def dawn(t: Table, key: str) -> None:
    """The Preparation of the next day, up to the first meal."""
    t.phase("preparation")


HOW: dict[str, Callable[[Table, str], None]] = {
    "event": event,
    "night": night,
    "turn": turn,
    "own": turn,
    "enter": enter,
    "find": find,
    "drink": drink,
    "thirst": thirst,
    "begin": begin,
    "under": under,
    "sunrise": sunrise,
    "lure": lure,
    "over": over,
    "dawn": dawn,
}
RESTING = ("pause", "take-turn", "meal")
"""Questions at which a story may end."""


class Witness(Observer):
    """The dice that were rolled, everything that was done and everything that was chosen."""

    def __init__(self) -> None:
        self.rolled = ""
        self.done: list[AnyEffect] = []
        self.chosen: set[str] = set()

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        self.done.append(effect)
        if isinstance(effect, Roll):
            self.rolled += effect.colours

    def answered(self, entry: Any, by: Cause, w: Any, forced: bool) -> None:
        self.chosen.add(entry.key)


def settle(t: Table, answers: tuple[str, ...]) -> None:
    for key in answers:
        seat, _, chosen = key.rpartition(">")
        chosen = placed(chosen)
        if t.asked == "window" and chosen not in t.keys():
            t.go_on()
        assert chosen in t.keys(int(seat) if seat else None), f"{t.asked}: {chosen} is not among {t.keys()}"
        t.choose(chosen, int(seat) if seat else None)
    if "go-on" not in answers:
        t.go_on()


def table_for(line: Line, *watch: Observer) -> tuple[Table, Facts]:
    t = fresh()
    change(t, tuple(g for g in line.given if not g.startswith(LATE)))
    if line.how != "find" and line.card.startswith(("item/", "equipment/", "loot/")):
        t.item(0, id_of(line.card))
    if line.how == "find":
        t.on_top("loot", id_of(line.card))
    change(t, tuple(g for g in line.given if g.startswith(LATE)))
    for observer in watch:
        t.game.watch(observer)
    dictate(t, line)
    before = facts(t)
    HOW[line.how](t, line.card)
    return t, before


def happens(line: Line, *watch: Observer) -> str:
    """Play a line: everything that is different; its dice were rolled, with these colours, and no others."""
    witness = Witness()
    t, before = table_for(line, witness, *watch)
    settle(t, line.answers)
    assert t.asked in RESTING, f"{t.asked} is asked, {t.keys()}"
    assert not faults(t.w), faults(t.w)
    assert not t.w.chance.faces, "a die was not rolled"
    told = "".join(d[0] for d in dice(line) if d[0] in DICE)
    assert witness.rolled == told, f"rolled {witness.rolled}, told {told}"
    return difference(before, facts(t))


def written(line: Line) -> str:
    """A result in the order of `difference`."""
    return " ".join(sorted(line.result.split()))


def refused(line: Line) -> bool:
    """Is the last answer not to be had?"""
    t, _ = table_for(line)
    if line.answers[:-1]:
        settle(t, line.answers[:-1])
    return placed(line.answers[-1]) not in t.keys()


__all__ = ["PLACES", "Line", "Witness", "facts", "fresh", "happens", "read", "refused", "written"]
