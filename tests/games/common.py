"""What the test tables of all games share: a game that can be rearranged by hand, played answer by answer, and asked why."""

from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar, cast

from holdfast.core.engine.effect import AnyEffect, Cause, Question, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.engine.menu import Menu, Refused
from holdfast.core.state.world import World

W = TypeVar("W", bound=World)


class Pause(Question[World]):
    """Where a test stops and looks."""

    def asked(self, w: World, by: Cause) -> tuple[int, ...]:
        return (0,)

    def options(self, w: World, by: Cause, seat: int, menu: Menu) -> None:
        menu.add("look")
        menu.add("look-again")


class StopAfter(Observer):
    """Stops a game when an effect of this kind has been applied, before anything that follows."""

    def __init__(self, kind: type[Any]) -> None:
        self.kind = kind

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if isinstance(effect, self.kind):
            w.stack.append((Pause(), by))


class Record(Observer):
    """Keeps the effects of some kinds as they happen."""

    def __init__(self, kinds: tuple[type[Any], ...]) -> None:
        self.kinds = kinds
        self.seen: list[Any] = []

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if isinstance(effect, self.kinds):
            self.seen.append(effect)


class GameTable(Generic[W]):
    """One game with hands that may rearrange it. Each game's own table says how a position is set up in its words."""

    game: Game
    spare: ClassVar[tuple[str, ...]] = ()
    """Open piles: a card of which there are several is fetched from there rather than from somebody's hands."""

    @property
    def w(self) -> W:
        return cast(W, self.game.world)

    # --- cards -------------------------------------------------------------------------------------------------------

    def key(self, id: str, deck: str = "") -> str:
        """The full key of a card by its id, in this deck where it has one; a full key is what it is."""
        if "/" in id:
            return id
        cards = [card for card in self.w.content.unique if card.id == id]
        return next((card.key for card in cards if card.deck == deck), cards[0].key)

    def fetch(self, key: str, to: str) -> int:
        """Bring a card, wherever it is, to a zone; undecided decks keep their size where they can."""
        w = self.w
        copies = [i for i, card in enumerate(w.content.cards) if card.key == key]
        free = [c for c in copies if any(c in pool for pool in w.pools)]
        if not free:
            card = next((c for c in copies if w.locate(c) in self.spare), copies[0])
            w.move(card, w.locate(card), to)
            return card
        self._forget_one(~w.content.pool_of[free[0]], to)
        w.take_out(free[0], to)
        return free[0]

    def _forget_one(self, blank: int, to: str) -> None:
        """An undecided card of a pool less, in this zone where it has one."""
        zones = self.w.zones
        holders = [name for name in zones if blank in zones[name].mixed]
        holders = holders or [name for name in zones if blank in zones[name].entries()]
        holder = to if to in holders else holders[-1]
        z = zones[holder]
        parts = {"mixed": list(z.mixed), "bottom": list(z.bottom), "top": list(z.top)}
        next(part for part in parts.values() if blank in part).remove(blank)
        zones[holder] = replace(z, **{name: tuple(part) for name, part in parts.items()})

    def on_top(self, zone: str, *ids: str) -> None:
        """Known cards on top of a deck; the first named is drawn first."""
        for id in reversed(ids):
            self.fetch(self.key(id, zone), zone)

    def where(self, id: str) -> str:
        """The zone of the first copy of a card; nothing while it is still one of the undecided ones."""
        w = self.w
        card = w.content.index[self.key(id)]
        return next((name for name in w.zones if w.holds(name, card)), "")

    def draws(self, *ids: str) -> None:
        """Which undecided cards are drawn next, from whatever deck holds them."""
        self.game.dictate(draws=[self.key(id) for id in ids])

    # --- playing -----------------------------------------------------------------------------------------------------

    def pause(self) -> None:
        self.w.stack.append((Pause(), Cause()))
        self.game.run()

    def choose(self, key: str, seat: int | None = None) -> None:
        self.game.choose(key, seat)

    def answer(self, *keys: str) -> None:
        """Answer these keys as they are asked, passing windows in between."""
        for key in keys:
            if key not in self.keys():
                self.go_on()
            self.game.choose(key)
        self.go_on()

    def vote(self, **votes: str) -> None:
        """Everybody's vote: vote(s0="flee", s1="stay")."""
        for seat, key in votes.items():
            self.game.choose(key, int(seat[1:]))

    def go_on(self) -> None:
        """Pass every open window, until something else is asked."""
        while self.asked == "window":
            self.game.choose("go-on")

    def keys(self, seat: int | None = None) -> list[str]:
        q = self.game.question
        return [o.key for o in q.options_for(q.seats[0] if seat is None else seat)]

    def record(self, *kinds: type[Any]) -> list[Any]:
        """The effects of these kinds, in the order in which they will happen from now on."""
        observer = Record(kinds)
        self.game.watch(observer)
        return observer.seen

    @property
    def asked(self) -> str:
        return self.game.question.tag if not self.game.over else "over"

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.game.question.seats[0]

    @property
    def idle(self) -> bool:
        """Has everything that was played happened?"""
        return not self.game.over and self.game.question.tag == "pause"

    # --- asking why --------------------------------------------------------------------------------------------------

    def why(self, key: str, seat: int | None = None) -> set[str]:
        """The rules that forbid an answer now; nothing where it is legal."""
        return {block.rule for block in self.game.explain(key, seat)}

    def refuses(self, key: str, seat: int | None = None) -> set[str]:
        """The answer is refused, and nothing has changed; returns the rules."""
        before = self.snapshot()
        try:
            self.game.choose(key, seat)
        except Refused as refused:
            assert self.snapshot() == before
            return {block.rule for block in refused.blocks}
        raise AssertionError(f"{key} was not refused")

    def snapshot(self) -> dict[str, Any]:
        """Everything a spectator sees, and what chance will bring."""
        return {**self.game.view(None), "chance": self.w.chance.state}


def ids(w: World, cards: Iterable[int]) -> list[str]:
    return [w.content.cards[c].id for c in cards]
