"""The engine's loop: it runs the effect stack of a world until a seat must answer."""

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import length_hint
from typing import TYPE_CHECKING, Any, Protocol

from holdfast.core.engine.effect import AnyEffect, Cause, Effects, Seat, tag_of
from holdfast.core.engine.effects import Heard, Last, Under, Window
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.engine.rule_overrides import NO_EFFECTS, SORTED, Laws, ResolvedQuestion
from holdfast.core.state.world import WATCHING, World

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition

MAX_STEPS = range(10_000)
"""The maximum number of effects between two answers; more means an endless rule."""
MAX_STACK = 10_000
"""The maximum number of effects on the stack; more means an endless rule."""


class EndlessEffects(RuntimeError):
    """An endless chain of effects, or a question that no seat can answer."""

    def __init__(self, what: str, stack: Sequence[tuple[AnyEffect, Cause]]) -> None:
        listing = "\n".join(f"  {tag_of(type(e))} {e!r} under {by!r}" for e, by in stack[-12:][::-1])
        super().__init__(f"{what}; the stack from the top:\n{listing}")


class BudgetSpent(Exception):
    """A search has applied as many effects as its budget allows; it stops, and the question is asked."""


def step_budget(steps: int) -> Iterator[int]:
    """Limit the number of effects that a search may apply in all copies of a game made for it. Counting effects instead
    of time makes searches end in the same way on every machine."""
    return iter(range(steps))


class PastPosition(Protocol):
    """An earlier position, unpacked or packed."""

    def copy(self) -> World:
        """Return the position to play on from."""


class EngineLoop:
    """The effect loop of a world. Undo and replay use the journal only."""

    __slots__ = (
        "_laws",
        "_menus",
        "_no_menus",
        "_past",
        "_plain",
        "_posed",
        "_questions",
        "_secretive",
        "_ways",
        "asked",
        "barrier",
        "budget",
        "definition",
        "journal",
        "notice",
        "observers",
        "opening",
        "options",
        "players",
        "seed",
        "undone",
        "world",
    )

    def __init__(
        self, definition: "GameDefinition", world: World, players: int, options: dict[str, str], seed: int
    ) -> None:
        self.definition = definition
        self.players = players
        self.options = options
        self.seed = seed
        self.world = world
        self._laws: Laws = definition.rules.laws(world)
        _, self._plain, self._questions = SORTED.setdefault(id(self._laws), (self._laws, {}, {}))
        self.journal: list[Entry] | None = []
        self.observers: list[Observer] = []
        self.opening: tuple[int, ...] = ()
        self.barrier = 0
        self.undone = 0
        self.budget: Iterator[int] | None = None
        """The remaining effects of a search (`budget`); None outside a search."""
        self._past: list[tuple[int, PastPosition]] = []
        self._secretive = world.secretive()
        self._no_menus: list[Menu | None] = [None] * players
        self._ways: ResolvedQuestion
        self._posed: tuple[AnyEffect, Cause]
        self.asked: tuple[Seat, ...] = ()
        """The seats that are asked now; none when the game is over."""
        self._menus = self._no_menus.copy()
        self.notice: tuple[int, int] | None = None

    def start(self) -> None:
        """Run from set-up to the first question."""
        self.run()
        self.opening, _ = self.world.chance.taken()
        self.world.chance.forget()
        self._past.append((0, self.world.copy()))

    def run(self, answer: Option | None = None) -> None:
        """Apply an answer, then the stack, until a seat must answer or the game is over.

        Effects that neither ask nor may be void nor add a watch are applied directly; the rest, and all effects while
        watches or observers exist, go through `_step`. The first following effect bypasses the stack.
        """
        w = self.world
        plain = NO_EFFECTS if w.watched or self.observers else self._plain
        stack = w.stack
        self._menus = self._no_menus.copy()
        after: Effects = ()
        if answer is not None:
            _, by = self._posed
            if answer.secret or answer.by is not None:
                by = self._lift(answer)
            elif not (answer.stay or self._ways.stays):
                stack.pop()
            after = answer.then
        for _ in MAX_STEPS if self.budget is None else islice(self.budget, len(MAX_STEPS)):
            if after:
                n = len(after)
                if n == 1:
                    (effect,) = after
                elif n == 2:
                    effect, second = after
                    stack.append((second, by))
                else:
                    effect = after[0]
                    for e in after[:0:-1]:
                        stack.append((e, by))
                    if len(stack) > MAX_STACK:
                        break
            else:
                try:
                    effect, by = stack.pop()
                except IndexError:
                    self._end()
                    return
            try:
                apply = plain[type(effect)]
            except KeyError:
                apply = None
            if apply is None:
                follows = self._step(effect, by)
                if follows is None:
                    return
                after = follows
                if w.watched:
                    plain = NO_EFFECTS
            else:
                after = apply(effect, w, by)
        raise self._runaway(after, by)

    def _runaway(self, after: Effects, by: Cause) -> EndlessEffects | BudgetSpent:
        if self.budget is not None and not length_hint(self.budget):
            return BudgetSpent("this search has applied as many effects as it may")
        stack = self.world.stack + [(e, by) for e in after[::-1]]
        what = "effects that wait" if len(stack) > MAX_STACK else "effects without a decision"
        return EndlessEffects(f"more than {len(MAX_STEPS)} {what}", stack)

    def _end(self) -> None:
        """End the game when the stack is empty."""
        self.asked = ()
        if self.world.outcome is None:
            raise EndlessEffects("the stack ran out before the game was over", self.world.stack)
        for observer in self.observers:
            observer.ended(self.world)

    def _step(self, effect: Any, by: Cause) -> Effects | None:
        """Run a question: return the effects that follow if no seat is asked, or None while it waits on the stack."""
        try:
            ways = self._questions[type(effect)]
        except KeyError:
            return self._anything(effect, by)
        w = self.world
        menu: Menu | None = None
        asked: tuple[Seat, ...] = ()
        if ways.window:
            moment = effect.moment_
            likely = w.likely(moment) & ~effect.passed
            if likely or self._secretive:
                menu = effect.first(w, by, likely, w.suspects(moment) if self._secretive else ())
                if menu is not None:
                    asked = (menu.seat,)
        else:
            ask = ways.asked
            asked = ask(effect, w, by)
        if asked:
            self.asked = asked
            self._posed = posed = (effect, by)
            self._ways = ways
            w.stack.append(posed)
            if menu is None:
                if len(asked) > 1:
                    return None
                (seat,) = asked
                menu = Menu(seat, False, ways.more)
                fill = ways.options
                fill(effect, w, by, seat, menu)
                moment = ways.at(effect) if ways.moment is None else ways.moment
                if moment:
                    w.offers(moment, seat, menu)
            if len(menu.options) < 2:
                forced = self._forced(ways, effect, menu)
                if forced is not None:
                    return forced
            self._menus[menu.seat] = menu
            return None
        if w.watched or self.observers:
            return self._carefully(self._laws.get(type(effect), type(effect)), effect, by)
        apply = ways.apply
        return () if apply is None else apply(effect, w, by)

    def _anything(self, effect: Any, by: Cause) -> Effects | None:
        """Apply an effect of an unknown or special kind: classify it first."""
        kind = type(effect)
        if kind is Heard:
            effect = effect.effect
            return self._carefully(self._laws.get(type(effect), type(effect)), effect, by, heard=True)
        law = self._laws.get(kind, kind)
        if law.asks:
            self._questions[kind] = ResolvedQuestion(kind, law, self.world)
            self._plain[kind] = None
            return self._step(effect, by)
        self._plain[kind] = None if law.may_be_void or kind is Last else law.apply
        return self._carefully(law, effect, by)

    def _carefully(self, law: Any, effect: Any, by: Cause, heard: bool = False) -> Effects:
        """Apply an effect, unless it is void or watched; notify observers."""
        w = self.world
        if law.may_be_void and law.void(effect, w, by):
            return ()
        if w.watched and not heard and tag_of(type(effect)) in w.watched and self._watched(effect, by):
            return ()
        at = len(w.chance.record)
        after: Effects = law.apply(effect, w, by)
        outcomes = tuple(w.chance.record[at:])
        for observer in self.observers:
            observer.applied(effect, by, w, outcomes)
        return after

    def _forced(self, ways: ResolvedQuestion, effect: Any, menu: Menu) -> Effects | None:
        """Answer and log a question with one option that no suspect is asked, and return what follows; there is no undo
        option."""
        seat, options = menu.seat, menu.options
        if ways.accepted and options:
            return None
        if not ways.relentless and (menu.backs or (menu.more and self._backs(menu))):
            return None
        if not options:
            raise EndlessEffects(f"seat {seat} has nothing to answer", self.world.stack)
        if self._secretive and seat in self.world.suspects(ways.at(effect)):
            return None
        (option,) = options
        if self.observers:
            self._tell(option, forced=True)
        by = self._lift(option)
        return option.then if option.by is None else (Under(by, option.then),)

    def _tell(self, option: Option, forced: bool) -> None:
        """Notify observers of an answer before its consequences."""
        entry, by = self._entry(option), self.world.stack[-1][1]
        for observer in self.observers:
            observer.answered(entry, by, self.world, forced)

    def _entry(self, option: Option) -> Entry:
        """Return the journal entry of an answer to the question on top of the stack."""
        effect, _ = self.world.stack[-1]
        secret = option.secret or getattr(effect, "private", False)
        return Entry(option.seat, tag_of(type(effect)), option.key, secret=secret)

    def _watched(self, effect: AnyEffect, by: Cause) -> bool:
        """Apply watches: `instead` replaces the effect, `before` and `after` surround it; each triggers once per
        effect."""
        w = self.world
        tag = tag_of(type(effect))
        heard = [it for it in w.lasting if it.how in WATCHING and it.what == tag and it.seat in (-1, by.seat)]
        if not heard:
            return False
        instead = [it for it in heard if it.how == "instead"][:1]
        body: AnyEffect = Under(by, instead[0].then) if instead else Heard(effect)
        w.forget([it for it in heard if it.until == "used" and (it.how != "instead" or it is instead[0])])
        around = [
            *(Under(by, it.then) for it in heard if it.how == "before"),
            body,
            *(Under(by, it.then) for it in heard if it.how == "after"),
        ]
        for e in around[::-1]:
            w.stack.append((e, by))
        return True

    def _lift(self, option: Option) -> Cause:
        """Remove an answered question from the stack, unless it stays; return the cause of its answer."""
        effect, by = self._posed
        if not option.stay:
            if not self._ways.stays:
                self.world.stack.pop()
        elif option.secret and isinstance(effect, Window):
            self.world.stack[-1] = (effect.passed_by(option.seat), by)
        return by if option.by is None else option.by

    def _backs(self, menu: Menu) -> list[Option]:
        """Return the undo options, created on first access."""
        if menu.more:
            menu.more = False
            question, by = self._posed
            offered, menu.backs = menu.backs, []
            self._ways.backs(question, self.world, by, menu.seat, menu)
            menu.backs += offered
        return menu.backs
