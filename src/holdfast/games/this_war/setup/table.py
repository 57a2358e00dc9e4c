"""Setting the table: everything in its place, then the people (TW-101 to TW-120, TW-1505)."""

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.zones import Zone
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.flow.day import Day
from holdfast.games.this_war.house.spaces import BOARDS, accessible
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import MEMBERS, group, leads, line, one, yes
from holdfast.games.this_war.options import CardNamed
from holdfast.games.this_war.rules import COUNT, HUNGER, ITEM, MISERY, NOBODY, PEOPLE, UNARMED
from holdfast.games.this_war.setup.layout import layout
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import gain
from holdfast.games.this_war.world import City, empty


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> City:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    w = City(players=players, content=content, chance=stream, options=options)
    w.stack = [(SetUp(), Cause())]
    return w


class SetUp(Effect[City]):
    """TW-101 to TW-120: everything on its place, then the people, then the first Morning."""

    beat = "phase"

    def apply(self, w: City, by: Cause) -> Effects:
        options = w.options
        first = options["first_player"]
        w.leader = w.chance.below(w.players) if first == "random" else int(first) - 1
        start = layout(w.content, w.rules.chapter_events)
        w.zones, w.pools, w.seen, w.reveals = start.zones.copy(), start.pools[:], start.seen[:], start.reveals
        advanced = options["board"] == "advanced"
        w.house = list(BOARDS[advanced])
        w.reach = accessible(w.house)
        w.levels = [0] * (PEOPLE * 5)
        w.held, w.meds = [UNARMED] * PEOPLE, [NOBODY] * PEOPLE
        w.tasks = [""] * PEOPLE
        w.storage, w.pile, w.waste, w.box = empty(), empty(), empty(), list(COUNT)
        for item, n in w.rules.start:
            gain(w, w.storage, ITEM[item], n)
        for space in ("far", "medium", "near"):
            w.draw("location", space)
        return (*gather(w), Begin(), Day())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("set-up", difficulty=w.options["difficulty"], short=yes(w.options["short"] == "on"))


def gather(w: City) -> Effects:
    """TW-104, TW-1505: one red-bordered and two black-bordered Characters, drawn or chosen."""
    if w.options["group"] == "chosen":
        return (ChooseCharacter(True), ChooseCharacter(False), ChooseCharacter(False))
    for pool in ("character-red", "character-black", "character-black"):
        welcome(w, w.decide(~w.content.pool(pool)))
    return ()


def welcome(w: City, card: int) -> None:
    """TW-108: a Character leaves the deck, whose order nobody knows, and joins the group."""
    entry = ~w.content.pool_of[card]
    z = w.zones["characters"]
    at = z.mixed.index(entry)
    w.zones["characters"] = Zone(mixed=z.mixed[:at] + z.mixed[at + 1 :], sees=0)
    w.put(card, "group")
    w.group = (*w.group, SHEETS[w.content].person[card])


class ChooseCharacter(Decision):
    """TW-1505: the players pick the group."""

    red: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.pools[w.content.pool("character-red" if self.red else "character-black")]:
            menu.add(CardNamed("character", w.content.cards[card].id), TakeCharacter(card))


class TakeCharacter(Effect[City]):
    """TW-1505: a picked Character leaves the deck for the group."""

    card: int
    accounts_for = MEMBERS

    def apply(self, w: City, by: Cause) -> Effects:
        pool = w.content.pool_of[self.card]
        left = w.pools[pool]
        at = left.index(self.card)
        w.pools[pool] = left[:at] + left[at + 1 :]
        welcome(w, self.card)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1505: the group is picked one by one."""
        p = w.group[-1]
        return line("take-character", profession=f"{phrases.name(w, p)}/profession", **one(w, p))


class Begin(Effect[City]):
    """TW-105, TW-1503, TW-1504: their States at the start; their names go on the Save sheet."""

    beat = "phase"
    accounts_for = ("starting", "levels", *MEMBERS)

    def apply(self, w: City, by: Cause) -> Effects:
        w.starting = w.group
        for p in w.group:
            w.set_level(p, HUNGER, w.rules.start_hunger)
            w.set_level(p, MISERY, w.rules.start_misery)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("begin", n=w.level(w.group[0], HUNGER), **leads(w), **group(w, w.group))
