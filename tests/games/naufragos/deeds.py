"""What a card does, told line by line and played at a prepared table.

A line is `how | given | answers | result`, played under both rule sets, or under one: `2013:trip`, `hr12:trip`.
Three castaways sit there (medic, cook, lucky), the first is the starting player; each has 2 wounds, 2 energy and
1 food counter in his hands. The store has 4 food, 4 wood and 1 rope, the supply 2 tiles; the weather is sun, the wreck
is empty. Exploration cards are drawn by the second castaway with the third at his side, at difficulty 6, on the second
space of the card's sector; camp cards are used by the first.

`given` changes that table (`dice=1-2` makes a line for each face), `answers` are the keys chosen in order (windows are
passed, `*key` is the vote of all explorers, or of all in the camp, `2>key` the third castaway's, `place:wood,diary` the first pawns of the phase), and `result` is everything that is different afterwards,
in facts: `E1+2` the second castaway has two more energy (`E+1` all have one more), `W` wounds, `T` trauma, `P` his place
on the track, `H` food counters in his hands, `S` story tokens, `I` his items; `D` the difficulty; `#gone+1` cards in a
zone; `18>interior` where a plot card went; `see1:heart+2` hidden cards he has seen; `to=…` where the card itself lies,
unless it went where such a card usually goes.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.games.naufragos.actions.wreckage import WreckDraw
from holdfast.games.naufragos.camp.camp_board import Standing
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.expedition import TakePending
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.exploration.track import sector_of_card
from holdfast.games.naufragos.flow.turn import Upkeep
from holdfast.games.naufragos.night.meals import Eating
from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.rules import FIRST_OF, SECTORS, SUMMIT
from holdfast.games.naufragos.setup.audit import faults
from holdfast.games.naufragos.world import STORIES
from tests.games.common import Pause
from tests.games.naufragos.table import RULESETS, Table, ids

CREW = ("medic", "cook", "lucky", "pathfinder")
Facts = dict[str, int | str]


@dataclass(frozen=True)
class Line:
    """One thing a card does, and everything that is different afterwards."""

    card: str
    ruleset: str
    how: str
    given: tuple[str, ...]
    answers: tuple[str, ...]
    result: str

    def __str__(self) -> str:
        return " ".join(filter(None, (self.card, self.ruleset, self.how, *self.given, *self.answers)))


def read(card: str, text: str) -> Iterator[Line]:
    for row in filter(None, map(str.strip, text.strip().splitlines())):
        how, given, answers, result = (part.strip() for part in row.split("|"))
        only, _, name = how.rpartition(":")
        for ruleset in (only,) if only else RULESETS:
            line = Line(card, ruleset, name, tuple(given.split()), tuple(answers.split()), result)
            yield from faces(line)


def faces(line: Line) -> Iterator[Line]:
    """A line for each face of `dice=4-6`."""
    for i, word in enumerate(line.given):
        if match := re.fullmatch(r"dice=(\d)-(\d)", word):
            for face in range(int(match[1]), int(match[2]) + 1):
                yield replace(line, given=(*line.given[:i], f"dice={face}", *line.given[i + 1 :]))
            return
    yield line


# --- the table --------------------------------------------------------------------------------------------------------


def fresh(ruleset: str, players: int = 3) -> Table:
    """The position that every line starts from."""
    t = Table(players, ruleset)
    t.abilities(*CREW[:players])
    t.wounds(*[2] * players)
    t.energy(*[2] * players)
    t.held(*[1] * players)
    t.store(food=4, wood=4, rope=1, wrecks=0)
    supply(t, 2)
    return t


def supply(t: Table, n: int) -> None:
    """So many unknown tiles in the supply."""
    w = t.w
    while w.size("supply") > n:
        w.pass_unseen("supply", "forage")
    while w.size("supply") < n:
        w.pass_unseen("forage", "supply")


def numbers(text: str, players: int) -> list[int]:
    """`2,0,1`, or one number for everybody."""
    found = [int(n) for n in text.split(",")]
    return found * players if len(found) == 1 else found


def change(t: Table, given: tuple[str, ...]) -> None:
    """Words that change the table."""
    w = t.w
    for word in given:
        what, _, value = word.partition("=")
        who, _, things = value.partition(":")
        match what:
            case "players" | "party":
                pass
            case "energy" | "wounds" | "trauma" | "held":
                getattr(t, what)(*numbers(value, w.players))
            case "food" | "wood" | "rope" | "sail" | "weather" | "wrecks" | "shelter" | "difficulty" | "cubes":
                t.store(**{what: int(value)})
                if value == "4" and what == "shelter":
                    w.places = ("", *w.places[1:])
            case "items":
                t.item(int(who), *things.split(","))
            case "story":
                t.story(int(who), *map(int, things.split(",")))
            case "token":
                w.tokens = (*w.tokens, value)
            case "dice":
                t.dice(*map(int, value.split(",")))
            case "draws":
                t.draws(*value.split(","))
            case "top":
                t.on_top(who, *things.split(","))
            case "fire":
                w.fire = True
            case "loaded":
                w.loaded = True
            case "built":
                t.build(value)
            case "sand" | "bonfire":
                w.progress[what] = int(value)
            case "camp":
                t.camp(value)
            case "lost":
                members = tuple(map(int, who.split(",")))
                t.lost((members, int(things or 7)))
            case "at":
                t.fetch(f"plot/plot-{who}", things)
            case "supply":
                supply(t, int(value))
            case "orchard":
                for _ in range(int(value)):
                    w.pass_unseen("forage", "orchard")
            case "pile":
                while w.size("forage") > int(value):
                    w.pass_unseen("forage", "unused")
            case "track":
                t.track(int(value))
                if int(value) == SUMMIT:
                    t.w.summit = 0  # he has been there before, and has decided
            case "tree":
                w.on_card[w.content.index["coast/bc11"]] = int(value)
            case _:
                raise ValueError(f"the table knows nothing of {word}")


def word(line: Line, what: str, otherwise: str) -> str:
    return next((g.partition("=")[2] for g in line.given if g.startswith(f"{what}=")), otherwise)


# --- facts ------------------------------------------------------------------------------------------------------------

UNCOUNTED = ("story", "items", "camp", "character", "reserve", "unused", "event", "past", "box")
"""Zones that other facts tell of, or that change whenever anything is revealed."""


def facts(t: Table, card: int = -1) -> Facts:
    """The table in small facts; the card in question is not counted where it lies."""
    w = t.w
    found: Facts = {
        "D": w.difficulty,
        "weather": w.weather,
        "wrecks": w.wrecks,
        "wreck": str(w.wreck_ready),
        "food": w.food,
        "wood": w.wood,
        "rope": w.rope,
        "sail": w.sail,
        "cubes": w.cubes,
        "fire": str(w.fire),
        "fire-wood": w.fire_wood,
        "shelter": w.shelter,
        "sand": w.progress["sand"],
        "bonfire": w.progress["bonfire"],
        "tree": sum(w.on_card.values()),
        "places": listed(filter(None, w.places)),
        "waiting": listed(w.waiting),
        "built": listed(w.built),
        "tokens": listed(w.tokens),
        "loaded": str(w.loaded),
        "today": listed(w.today),
        "lasting": listed(f"{it.what}{it.n:+}:{it.until}" for it in w.lasting),
        "lost": listed(f"{','.join(map(str, g.members))}@{g.difficulty}" for g in w.groups),
        "party": listed(w.party),
        "starter": str(w.starter),
        "prepared": w.prepared,
        "dead": w.dead,
        "summit": str(w.summit),
        "tiles": listed(ids(w, w.zones["tiles"].top)),
    }
    for seat in range(w.players):
        found |= {
            f"E{seat}": w.energy[seat],
            f"W{seat}": w.wounds[seat],
            f"T{seat}": w.trauma[seat],
            f"P{seat}": w.track[seat],
            f"H{seat}": w.held[seat],
            f"S{seat}": w.size(STORIES[seat]),
            f"I{seat}": listed(ids(w, [c for c in w.items(seat) if c != card])),
            f"shown{seat}": listed(w.piece(c).value for c in w.zones[STORIES[seat]].top if w.seen[c] == EVERYBODY),
        }
    for zone in w.zones:
        entries = [e for e in w.zones[zone].entries() if e != card]
        plots = [e for e in entries if e >= 0 and isinstance(it := w.content.cards[e], Plot) and it.number]
        if zone not in ("reserve", "event-now") and not zone.startswith("items"):
            found |= {f"{w.content.cards[e].id[5:]}>{zone}": "" for e in plots}
        if not zone.startswith(UNCOUNTED) and zone not in ("forage", "tiles"):
            found[f"#{zone}"] = len(entries) - len(plots)
    for zone in (*SECTORS, "event", "wreckage"):
        z = w.zones[zone]
        known = [e for e in z.entries() if e >= 0 and e != card]
        for seat in range(w.players):
            found[f"see{seat}:{zone}"] = sum(1 for e in known if w.seen[e] >> seat & 1)
        found[f"top:{zone}"] = in_order(w, [e for e in z.top if e != card])
        found[f"bottom:{zone}"] = in_order(w, [e for e in z.bottom if e != card])
    return found


def in_order(w: Any, entries: list[int]) -> str:
    """The known cards at an end of a deck as they would be drawn; plot cards have their own facts."""
    named = ids(w, [e for e in reversed(entries) if e >= 0])
    return ",".join(id for id in named if not id.startswith("plot-")) or "-"


def listed(things: object) -> str:
    return ",".join(sorted(map(str, things))) or "-"  # type: ignore[call-overload]


def difference(before: Facts, after: Facts) -> str:
    """What changed, as a result is written."""
    out = []
    for fact in before.keys() | after.keys():
        if ">" in fact:
            out += [fact] if fact not in before else []
            continue
        was, now = before[fact], after[fact]
        if isinstance(now, str):
            out += [f"{fact}={now}"] if now != was else []
        elif now != was:
            out.append(f"{fact}{now - int(was):+}")
    return " ".join(sorted(out))


def written(line: Line) -> str:
    """A result in the order of `difference`, with "each castaway" written out."""
    players = int(word(line, "players", "3"))
    out = []
    for fact in line.result.split():
        each = re.fullmatch(r"[EWTPHS][+-]\d+", fact)
        out += [f"{fact[0]}{p}{fact[1:]}" for p in range(players)] if each else [fact]
    return " ".join(sorted(out))


# --- how a card is played -----------------------------------------------------------------------------------------------


class StopAfter(Observer):
    """Stops the game when the first effect of this kind, and what follows from it, has happened."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind, self.waits = kind, True

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if self.waits and isinstance(effect, self.kind):
            self.waits = False
            w.stack.append((Pause(), by))


@dataclass(frozen=True)
class How:
    """`lay` puts the card where it must lie, `play` begins, `ends` is where such a card lies afterwards."""

    lay: Callable[[Table, str], int]
    play: Callable[[Table, int], None]
    ends: str = "gone"


def me(t: Table) -> int:
    return min(1, t.w.players - 1)


def on_deck(t: Table, key: str) -> int:
    w = t.w
    card = w.content.index[key]
    t.fetch(key, sector_of_card(w, card) if w.card(card).trip else "event" if w.card(card).event else "wreckage")
    return card


def set_out(t: Table, card: int, party: str) -> None:
    """The expedition is out there when the story begins."""
    w = t.w
    w.march = w.party = tuple(map(int, party.split(",")))
    if w.difficulty == 4:
        w.difficulty = 6
    sector = sector_of_card(w, card)
    t.track(*[FIRST_OF[sector] + 1 if s in w.party else 0 for s in range(w.players)])


def draws(t: Table, card: int) -> None:
    from holdfast.games.naufragos.exploration.expedition import DrawCard

    seat = t.w.party[0]
    t.play(DrawCard(seat, sector_of_card(t.w, card)), who=seat)


def to_pending(t: Table, key: str) -> int:
    return t.fetch(key, "pending")


def takes_pending(t: Table, card: int) -> None:
    t.play(TakePending(t.w.party[0], card), who=t.w.party[0])


def reveals(t: Table, card: int) -> None:
    """The event phase; a plot event alone, before the basic event after it does anything."""
    if isinstance(t.w.content.cards[card], Plot):
        t.game.watch(StopAfter(Settle))
    t.phase("event")


def in_reserve(t: Table, key: str) -> int:
    return t.w.content.index[key]


def arrives(t: Table, card: int) -> None:
    it = t.w.content.cards[card]
    assert isinstance(it, Plot)
    t.play(Add(it.number), who=0)


def on_board(t: Table, key: str) -> int:
    card = t.w.content.index[key]
    return card if key.startswith("camp/") else t.camp(t.w.content.cards[card].id)


def uses(t: Table, card: int) -> None:
    """The first castaway's first pawn goes on the camp card, nobody places any other."""
    t.act("camp:" + t.w.locate(card)[5:])


def stands(t: Table, card: int) -> None:
    """What a red card does at the start of the actions phase, or of the survival phase."""
    standing = t.w.camp_card(card).standing
    assert standing is not None
    t.game.watch(StopAfter(Standing))
    t.phase(standing.at)


def finds(t: Table, card: int) -> None:
    t.play(WreckDraw(1), who=0)


def in_hand(t: Table, key: str) -> int:
    t.item(0, t.w.content.cards[t.w.content.index[key]].id)
    return t.w.content.index[key]


def placing(t: Table, card: int) -> None:
    t.to_placing()


def eats(t: Table, card: int) -> None:
    t.play(Eating(), who=0)


def ages(t: Table, card: int) -> None:
    """The end of a turn, up to where the next one would begin."""
    t.stop_at_dawn()
    t.play(Upkeep(), who=0)


def fights(t: Table, card: int) -> None:
    """He defends against 10 in the camp: winning brings a wood, losing costs one."""
    t.play(Fight(10, "me", win=(Wood(1),), lose=(Wood(-1),)), who=0)


HOW: dict[str, How] = {
    "trip": How(on_deck, draws),
    "pending": How(to_pending, takes_pending),
    "event": How(on_deck, reveals, "event-now"),
    "arrive": How(in_reserve, arrives, "camp-6"),
    "camp": How(on_board, uses, "camp-6"),
    "stand": How(on_board, stands, "camp-6"),
    "find": How(on_deck, finds, "items-0"),
    "use": How(in_hand, placing),
    "act": How(in_hand, placing, "items-0"),
    "eat": How(in_hand, eats, "items-0"),
    "age": How(in_hand, ages, "items-0"),
    "fight": How(in_hand, fights, "items-0"),
}
RESTING = ("pause", "march", "place-pawn", "white-pawn")
"""Questions at which a story may end."""


def settle(t: Table, answers: tuple[str, ...]) -> None:
    for key in answers:
        if t.asked == "window" and key not in t.keys():
            t.go_on()
        if key.startswith("*"):
            assert sorted(t.game.question.seats) == sorted(t.w.party or t.w.not_lost())
            for seat in t.game.question.seats:
                t.choose(key[1:], seat)
        elif ">" in key:
            seat, _, chosen = key.partition(">")
            assert seat == str(t.seat) or int(seat) in t.game.question.seats, f"{t.asked} asks {t.game.question.seats}"
            t.choose(chosen, int(seat))
        elif key.startswith("place:"):
            pawns = key[6:].split(",")
            t.pawns(*pawns, *["pass"] * (2 * t.w.players - len(pawns)))
        else:
            t.choose(key)
    t.go_on()


def table_for(line: Line) -> tuple[Table, int]:
    t = fresh(line.ruleset, int(word(line, "players", "3")))
    how = HOW[line.how.removeprefix("no-")]
    late = tuple(g for g in line.given if g.startswith("tree="))
    change(t, tuple(g for g in line.given if g not in late))
    card = how.lay(t, line.card)
    change(t, late)
    if how.play in (draws, takes_pending):
        set_out(t, card, word(line, "party", "1,2" if t.w.players > 1 else "0"))
    return t, card


def happens(line: Line, *watch: Observer) -> str:
    """Play a line: everything that is different, and where the card lies if it is not where such a card goes."""
    t, card = table_for(line)
    how = HOW[line.how]
    before = facts(t, card)
    for observer in watch:
        t.game.watch(observer)
    how.play(t, card)
    settle(t, line.answers)
    assert t.asked in RESTING, f"{t.asked} is asked, {t.keys()}"
    assert not faults(t.w)
    assert not t.w.chance.faces, "a die was not rolled"
    now = difference(before, facts(t, card)).split()
    lies = t.w.locate(card)
    usual = f"camp-{t.w.content.cards[card].id[1]}" if line.card.startswith("camp/") else how.ends
    return " ".join(sorted(now + ([f"to={lies}"] if lies != usual else [])))


def forbidden(line: Line) -> set[str]:
    """A line that ends in a refusal: the rules that forbid its last answer."""
    t, card = table_for(line)
    if line.how == "no-camp":
        t.to_placing()
        return t.refuses("camp:" + t.w.locate(card)[5:])
    HOW[line.how.removeprefix("no-")].play(t, card)
    settle_all_but_last(t, line.answers)
    return t.refuses(line.answers[-1])


def settle_all_but_last(t: Table, answers: tuple[str, ...]) -> None:
    if answers[:-1]:
        settle(t, answers[:-1])
