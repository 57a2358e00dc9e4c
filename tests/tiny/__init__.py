"""A tiny game for the tests of bots, terminal and command line: all that a table needs, in a page.

The castaways draw a card each round, then each in turn builds the raft or fishes. The raft needs three planks before
the last round ends. Behind the doors at the end (option `doors`) exactly one way leads home, and everybody sees it.
"""

from pathlib import Path
from typing import Any, ClassVar

from holdfast.core.cards.content import Card, Content
from holdfast.core.definition import Components, DisplayHooks, GameDefinition, RulesHooks, Setting, TextHooks
from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Over
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.world import Outcome, World
from holdfast.core.state.zones import Zone, undecided
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import LogEntry


class Rules(BoundedRecord):
    """The numbers of a table."""

    rounds: int = 4


class Beach(World, kw_only=True):
    """A few counters and a deck of weather."""

    hidden_fields: ClassVar[frozenset[str]] = frozenset({"rules"})
    rules: Rules = Rules()
    round: int = 0
    wood: int = 1
    planks: int = 0
    door: int = 0
    fault: bool = False


class Weather(Card, kw_only=True):
    """A card of the only deck."""

    then: tuple[AnyEffect, ...] = ()


class Wood(Effect[Beach]):
    n: int

    def apply(self, w: Beach, by: Cause) -> Effects:
        w.wood = max(0, w.wood + self.n)
        return ()


class NextRound(Effect[Beach]):
    def apply(self, w: Beach, by: Cause) -> Effects:
        if w.planks >= 3:
            return (Over(Outcome(True, "home", "TY-02", (w.planks,) * w.players)),)
        if w.round == w.rules.rounds:
            return (Over(Outcome(False, "late", "TY-03", (w.planks,) * w.players)),)
        w.round += 1
        turns = tuple([Turn(seat) for seat in range(w.players)])
        return (DrawWeather(), Ready(), *turns, NextRound())

    def log(self, w: Beach, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return LogEntry("log-round", (("n", w.round),)) if w.outcome is None else None


class DrawWeather(Effect[Beach]):
    def apply(self, w: Beach, by: Cause) -> Effects:
        card = w.draw("deck", "weather")
        drawn: Any = w.content.cards[card]
        return tuple(drawn.then)

    def log(self, w: Beach, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-weather", (("card", w.content.cards[w.zones["weather"].top[-1]].key),))


class Ready(Question[Beach]):
    """All are asked at the same time."""

    said: tuple[int, ...] = ()

    def asked(self, w: Beach, by: Cause) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(w.players) if seat not in self.said])

    def options(self, w: Beach, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("ready", Ready((*self.said, seat)))
        menu.add("sing", Ready((*self.said, seat)), Wood(0))


class Turn(Question[Beach]):
    """TY-01: build with wood, or fish it out of the sea."""

    seat: int
    done: bool = False

    def asked(self, w: Beach, by: Cause) -> tuple[Seat, ...]:
        return () if self.done else (self.seat,)

    def options(self, w: Beach, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("build", Build(), blocks=needs(w.wood, "TY-01", "no-wood", n=1))
        menu.add("fish", Fish())
        menu.add("rest", Wood(0))
        if w.fault:
            menu.add("break", Broken())
        for n in range(1, w.door and 6):
            menu.add(f"door:{n}", Door(n))


class Build(Effect[Beach]):
    def apply(self, w: Beach, by: Cause) -> Effects:
        w.wood -= 1
        w.planks += 1
        return ()

    def log(self, w: Beach, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry("log-build", (("n", w.planks),))


class Fish(Effect[Beach]):
    def apply(self, w: Beach, by: Cause) -> Effects:
        w.wood += w.chance.below(3)
        return ()


class Door(Effect[Beach]):
    n: int

    def apply(self, w: Beach, by: Cause) -> Effects:
        home = self.n == w.door
        return (Over(Outcome(home, "home" if home else "late", "TY-02" if home else "TY-03", (0,) * w.players)),)


class Broken(Effect[Beach]):
    """A rule with a mistake in it."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Beach, by: Cause) -> Effects:
        raise ZeroDivisionError("the raft fell apart")


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Beach:
    w = Beach(players=players, content=content, chance=stream)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = {"deck": undecided(0, len(content.cards)), "weather": Zone()}
    w.door = int(options["doors"])
    w.fault = options["fault"] == "on"
    w.stack.append((NextRound(), Cause()))
    return w


def board(localizer: Localizer, view: dict[str, Any]) -> list[str]:
    return [
        localizer.say("board-round", n=view["round"]),
        localizer.say("board-raft", wood=view["wood"], planks=view["planks"]),
    ]


def check(players: int, options: dict[str, str]) -> str:
    return "the sea is only rough for two" if options["sea"] == "rough" and players != 2 else ""


REGISTRY = {
    "wood": Wood,
    "next-round": NextRound,
    "draw-weather": DrawWeather,
    "ready": Ready,
    "turn": Turn,
    "build": Build,
    "fish": Fish,
    "door": Door,
    "broken": Broken,
    "over": Over,
}

DEFINITION = GameDefinition(
    name="tiny",
    prefix="TY",
    version=1,
    players=range(1, 4),
    settings=(
        Setting("doors", ("0", "1", "2", "3", "4", "5")),
        Setting("sea", ("calm", "rough")),
        Setting("fault", ("off", "on")),
    ),
    folder=Path(__file__).parent,
    world=Beach,
    components=Components(
        decks={"weather": Weather},
        registry=lambda: REGISTRY,
    ),
    rules=RulesHooks(
        spares=False,
        set_up=set_up,
        audit=lambda w: [] if w.planks >= 0 else ["planks below nothing"],
        check=check,
    ),
    text=TextHooks(
        card=lambda teller, card: teller.effects(card.then),
    ),
    display=DisplayHooks(
        stats=lambda w: {"last_round": w.round, "why": w.outcome.why},
        board=board,
    ),
)
