"""A raft adrift: a toy game in which every mechanism of the core occurs once, small enough to know by heart."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

from msgspec import field

from holdfast.core.cards.content import Card, Content
from holdfast.core.definition import (
    Components,
    DisplayHooks,
    GameDefinition,
    Presentation,
    RulesHooks,
    Setting,
    TextHooks,
)
from holdfast.core.engine import effects as core
from holdfast.core.engine.effect import (
    AnyEffect,
    Cause,
    Condition,
    Effect,
    Effects,
    Outcomes,
    Question,
    Seat,
    tag_of,
)
from holdfast.core.engine.effects import (
    Ballot,
    Due,
    EndOf,
    Over,
    Reroll,
    Tally,
    Throw,
    Under,
    Window,
)
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.world import Outcome, World
from holdfast.core.state.zones import Zone, undecided
from holdfast.core.text.log import LogEntry

DAYS, RAFT = 4, 3


class Sea(Card):
    """What the sea brings: it happens at once, or is kept in hand for its moment."""

    then: tuple[AnyEffect, ...] = ()
    use: str = ""


class Role(Card):
    saboteur: bool = False


class Raft(World, kw_only=True):
    day: int = 0
    wood: int = 1
    raft: int = 0
    catch: list[int] = field(default_factory=list)
    wounds: list[int] = field(default_factory=list)
    jobs: tuple[str, ...] = ()
    ready: int = 0
    holes: int = 0
    rough: bool = False
    notes: tuple[str, ...] = ()
    noted: dict[int, int] = field(default_factory=dict)

    hidden_fields: ClassVar[frozenset[str]] = frozenset({"holes"})

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.catch = self.catch[:]
        new.wounds = self.wounds[:]
        new.noted = self.noted.copy()
        return new

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        cards = self.content.cards
        if moment == "night" and cards[self.zones[f"role-{seat}"].top[0]].saboteur:
            menu.add("sabotage", Sabotage(), blocks=needs(not self.holes, "TY-42", "done"), stay=True, secret=True)
        if moment == "rest" and self.wounds[seat]:
            menu.add("rest", Wound("taker", -1), stay=True, by=Cause(seat))
        for place, card in enumerate(self.zones[f"hand-{seat}"].top):
            if cards[card].use == moment:
                blocks = needs(not self.rolled().fixed, "TY-31", "fixed")
                menu.add(f"reroll:{place}", Discard(place), Reroll((0,)), blocks=blocks, stay=True, by=Cause(seat))

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        if moment == "night":
            return tuple(range(self.players))
        hands = [seat for seat in range(self.players) if self.size(f"hand-{seat}")]
        return tuple(hands) if moment == "dice" else ()


# --- small things that happen ------------------------------------------------------------------------------------


class Note(Effect[Raft]):
    """Written down with the seat that caused it, so that a test can read the order of things."""

    word: str

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.notes = (*w.notes, f"{self.word}{by.seat}" if by.seat >= 0 else self.word)
        w.noted[by.seat] = w.noted.get(by.seat, 0) + 1
        return ()


class Gain(Effect[Raft]):
    n: int = 1

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.wood = max(w.wood + self.n, 0)
        return ()


class Wound(Effect[Raft]):
    """TY-20: the taker's, or everybody's; the dead are not hurt again."""

    who: str = "taker"
    n: int = 1
    may_be_void: ClassVar[bool] = True

    def void(self, w: Raft, by: Cause) -> bool:
        return self.who == "taker" and w.wounds[by.seat] >= 3

    def apply(self, w: Raft, by: Cause) -> Effects:
        for seat in range(w.players) if self.who == "each" else (by.seat,):
            w.wounds[seat] += self.n
        return ()


class Countdown(Effect[Raft]):
    """A loop is an effect that returns itself."""

    n: int

    def apply(self, w: Raft, by: Cause) -> Effects:
        return (Note(f"{self.n}-"), Countdown(self.n - 1)) if self.n else ()


class Whirl(Effect[Raft]):
    """A rule that runs in a circle."""

    turns: int = 0

    def apply(self, w: Raft, by: Cause) -> Effects:
        return (Whirl(self.turns + 1),)


class Sabotage(Effect[Raft]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.holes = 1
        return ()


class WoodAtLeast(Condition[Raft]):
    n: int

    def holds(self, w: Raft, by: Cause) -> bool:
        return w.wood >= self.n


# --- cards ---------------------------------------------------------------------------------------------------------


class DrawSea(Effect[Raft]):
    """TY-10: turn up the top card; it happens to whoever drew it."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        if not w.size("sea"):
            w.refill("sea", "pile")
        card = w.draw("sea", "pile")
        return (Under(Cause(by.seat, card=card), w.content.cards[card].then),)


class Dive(Effect[Raft]):
    """TY-11: a card into the hand, unseen by the others."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        if w.size("sea"):
            w.draw("sea", f"hand-{by.seat}")
        return ()


class Discard(Effect[Raft]):
    """A card in hand is named by its place."""

    place: int

    def apply(self, w: Raft, by: Cause) -> Effects:
        hand = f"hand-{by.seat}"
        w.move(w.zones[hand].top[self.place], hand, "pile")
        return ()


class Stow(Effect[Raft]):
    """TY-12: the next card goes into the chest, unseen by all."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        if w.size("sea"):
            w.pass_unseen("sea", "chest")
        return ()


class ComeBack(Effect[Raft]):
    """TY-13: this card is shuffled into the sea again."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.take(by.card, "pile")
        w.shuffle_in(by.card, "sea")
        return ()


class Scout(Effect[Raft]):
    """TY-14: look at two, put them back in any order, or one of them under the rest."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        return (Settle(len(w.look("sea", 2, 1 << by.seat))),)


class Settle(Question[Raft]):
    n: int
    private: ClassVar[bool] = True

    def asked(self, w: Raft, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n else ()

    def options(self, w: Raft, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep")
        menu.add("swap", Swap(), blocks=needs(self.n > 1, "TY-14", "too-few"))
        for place in range(self.n):
            menu.add(f"under:{place}", Sink(place))


class RoughSettle(Settle):
    """TY-81: in a rough sea nothing is put under."""

    def options(self, w: Raft, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep")
        menu.add("swap", Swap(), blocks=needs(self.n > 1, "TY-14", "too-few"))


class Swap(Effect[Raft]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.arrange("sea", w.zones["sea"].top[:-3:-1], 1 << by.seat)
        return ()


class Sink(Effect[Raft]):
    place: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        card = w.zones["sea"].top[-1 - self.place]
        w.take(card, "sea")
        w.put_under(card, "sea")
        return ()


# --- a day ---------------------------------------------------------------------------------------------------------


class Day(Effect[Raft]):
    """TY-01: dawn, the sea, plans, work, council, night; and again."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.day += 1
        if w.raft >= RAFT or w.day > DAYS:
            return (Finish(),)
        w.jobs, w.ready = ("",) * w.players, 0
        ballot = Ballot(tuple(range(w.players)), ("sail", "drift"), "course", sealed=w.day % 2 == 1)
        count = Tally((("sail", (Note("sail"),)), ("drift", (Gain(),))), tie=(Note("tie"),))
        return (Leak(), Due("dawn"), DrawSea(), Plan(), Work(), ballot, count, Window("night"), EndOf("round"), Day())


class Leak(Effect[Raft]):
    """What was done at night shows at dawn."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.wood, w.holes = max(w.wood - w.holes, 0), 0
        return ()


JOBS = ("fish", "dive", "scout", "build")


class Plan(Question[Raft]):
    """TY-02: everybody puts his worker, in any order, and says when he is ready."""

    moment: ClassVar[str] = "plan"

    def asked(self, w: Raft, by: Cause) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(w.players) if not w.ready >> seat & 1])

    def options(self, w: Raft, by: Cause, seat: Seat, menu: Menu) -> None:
        job, mine = w.jobs[seat], Cause(seat)
        for name in JOBS:
            blocks = needs(name != "build" or w.wood, "TY-03", "wood", n=1)
            if not job:
                menu.add(f"put:{name}", Put(name), blocks=blocks, stay=True, by=mine)
        menu.add("ready", Ready(), blocks=needs(job, "TY-04", "idle"), stay=True, by=mine)
        if job:
            menu.add("take-back", Put(""), stay=True, back=True, by=mine)


class Put(Effect[Raft]):
    job: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.jobs = tuple([self.job if seat == by.seat else job for seat, job in enumerate(w.jobs)])
        return ()


class Ready(Effect[Raft]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.ready |= 1 << by.seat
        return ()


class Work(Effect[Raft]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        fish = (Throw("fish", (6,)), Window("dice"), Catch())
        does: dict[str, Effects] = {"fish": fish, "dive": (Dive(),), "scout": (Scout(),), "build": (Build(),)}
        return tuple([Under(Cause(seat), does[job]) for seat, job in enumerate(w.jobs)])


class Catch(Effect[Raft]):
    """TY-30: a fish on 3 and more, and whatever lasts."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        face = w.taken_up().faces[0] + 1
        w.catch[by.seat] += w.add_up("catch", by.seat, int(face >= 3))
        return ()


class RoughCatch(Catch):
    """TY-80: in a rough sea on a 6 only."""

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.catch[by.seat] += w.add_up("catch", by.seat, int(w.taken_up().faces[0] == 5))
        return ()


class Build(Effect[Raft]):
    may_be_void: ClassVar[bool] = True

    def void(self, w: Raft, by: Cause) -> bool:
        return not w.wood

    def apply(self, w: Raft, by: Cause) -> Effects:
        w.raft += 1
        return (Gain(-1),)


class Finish(Effect[Raft]):
    """TY-90: home if the raft is built; whoever caught most is the hero."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Raft, by: Cause) -> Effects:
        won, best = w.raft >= RAFT, max(w.catch)
        heroes = tuple([seat for seat, n in enumerate(w.catch) if won and n == best])
        return (Over(Outcome(won, "raft-built" if won else "adrift", "TY-90", tuple(w.catch), heroes)),)


# --- the declaration -----------------------------------------------------------------------------------------------

OWN = (
    Note,
    Gain,
    Wound,
    Countdown,
    Whirl,
    Sabotage,
    WoodAtLeast,
    DrawSea,
    Dive,
    Discard,
    Stow,
    ComeBack,
    Scout,
    Settle,
)
OWN += (Swap, Sink, Day, Leak, Plan, Put, Ready, Work, Catch, Build, Finish)
CORE = (core.Under, core.If, Throw, Reroll, Window, Ballot, Tally, core.Last, Due, EndOf, Over, core.Heard)


def vocabulary() -> Mapping[str, type[Any]]:
    return {tag_of(kind): kind for kind in (*CORE, *OWN)}


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Raft:
    seats = range(players)
    w = Raft(players=players, content=content, chance=stream, rough=options["sea"] == "rough")
    w.catch, w.wounds = [0] * players, [0] * players
    w.pools, w.seen = list(content.pools), [0] * len(content.cards)
    sea, role = content.pool("sea"), content.pool("role")
    w.zones = {"sea": undecided(sea, len(content.pools[sea])), "pile": Zone(), "chest": Zone(sees=0)}
    w.zones |= {f"hand-{seat}": Zone(sees=1 << seat) for seat in seats}
    w.zones |= {f"role-{seat}": Zone(sees=1 << seat) for seat in seats}
    w.zones["box"] = undecided(role, len(content.pools[role]))
    for seat in seats:
        w.draw("box", f"role-{seat}")
    w.stack = [(Day(), Cause(stream.below(players)))]
    return w


def log(effect: Any, w: Raft, by: Cause, outcomes: Outcomes) -> LogEntry:
    return LogEntry(f"log-{tag_of(type(effect))}", (("n", getattr(effect, "n", 1)), ("seat", f"who-{by.seat}")))


Gain.log = Wound.log = log


def laws(w: Raft) -> dict[type[Any], type[Any]]:
    return {Catch: RoughCatch, Settle: RoughSettle} if w.rough else {}


def declared(
    folder: Path = Path(__file__).parent,
    version: int = 1,
    world: type[Raft] = Raft,
    set_up: Any = set_up,
    counts: dict[str, int] | None = None,
    migrations: dict[int, Any] | None = None,
) -> GameDefinition:
    """The toy's declaration; a test may make its own with other cards or another version."""
    return GameDefinition(
        name="toy",
        prefix="TY",
        version=version,
        players=range(1, 4),
        settings=(Setting("sea", ("calm", "rough")),),
        folder=folder,
        world=world,
        components=Components(
            decks={"sea": Sea, "role": Role},
            registry=vocabulary,
            counts={"sea": 14, "role": 4} if counts is None else counts,
        ),
        rules=RulesHooks(
            set_up=set_up,
            laws=laws,
            audit=lambda w: ["less than no wood"] if w.wood < 0 else [],
            migrations=migrations or {},
        ),
        text=TextHooks(core_effects={Throw: Presentation(log=log)}),
        display=DisplayHooks(
            view=lambda w: {"sizes": {name: len(z) for name, z in w.zones.items()}},
            stats=lambda w: {"day": w.day},
        ),
    )


DEFINITION = declared()
