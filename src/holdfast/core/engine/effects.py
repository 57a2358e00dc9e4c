"""The effects, conditions and questions that every game has."""

from typing import ClassVar

from holdfast.core.engine.effect import (
    AnyCondition,
    AnyEffect,
    Cause,
    Condition,
    Effect,
    Effects,
    Question,
    Seat,
    replace,
)
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.memo import Memo
from holdfast.core.state.world import BallotResult, Lasting, Outcome, Rolled, World


class Under(Effect[World]):
    """The same effects under another cause."""

    by: Cause
    then: tuple[AnyEffect, ...] = ()
    quiet: ClassVar[bool] = True

    def apply(self, w: World, by: Cause) -> Effects:
        stack, by = w.stack, self.by
        for effect in reversed(self.then):
            stack.append((effect, by))
        return ()


class If(Effect[World]):
    """A condition of a card with its effects, and the effects otherwise."""

    cond: AnyCondition
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()
    quiet: ClassVar[bool] = True

    def apply(self, w: World, by: Cause) -> Effects:
        return self.then if self.cond.holds(w, by) else self.otherwise


class Not(Condition[World]):
    """The negation of a condition."""

    cond: AnyCondition

    def holds(self, w: World, by: Cause) -> bool:
        return not self.cond.holds(w, by)


class Both(Condition[World]):
    """Both of two conditions."""

    a: AnyCondition
    b: AnyCondition

    def holds(self, w: World, by: Cause) -> bool:
        return self.a.holds(w, by) and self.b.holds(w, by)


class Either(Condition[World]):
    """Either of two conditions, or both."""

    a: AnyCondition
    b: AnyCondition

    def holds(self, w: World, by: Cause) -> bool:
        return self.a.holds(w, by) or self.b.holds(w, by)


class Throw(Effect[World]):
    """All dice of all games. The result stays on the table until the following effect reads it."""

    kind: str
    sides: tuple[int, ...]

    def apply(self, w: World, by: Cause) -> Effects:
        faces = []
        for n in self.sides:
            faces.append(w.chance.below(n))
        w.laid.append(Rolled(self.kind, tuple(faces), self.sides, by))
        return ()


class Reroll(Effect[World]):
    """A second roll of some dice on the table; with `final` they may not be rolled a third time."""

    dice: tuple[int, ...]
    final: bool = True

    def apply(self, w: World, by: Cause) -> Effects:
        rolled = w.taken_up()
        faces, fixed = list(rolled.faces), rolled.fixed
        for i in self.dice:
            faces[i] = w.chance.below(rolled.sides[i])
            fixed |= self.final << i
        w.laid.append(Rolled(rolled.kind, tuple(faces), rolled.sides, rolled.by, fixed))
        return ()


class Window(Question[World]):
    """A window for offers: seats with an offer for this moment are asked in turn, starting with the actor.

    A secret offer counts as a pass: asking the seat again would reveal that it used one.
    """

    moment_: str
    passed: int = 0
    quiet: ClassVar[bool] = True

    def at(self) -> str:
        return self.moment_

    def first(self, w: World, by: Cause, likely: int, suspects: tuple[Seat, ...]) -> Menu | None:
        """Build the menu of the next seat: the option to pass, then the offers."""
        moment, passed = self.moment_, self.passed
        if not likely and not suspects:
            return None
        for seat in w.turn_order(by.seat if by.seat > 0 else 0):
            if not likely >> seat & 1 and (seat not in suspects or passed >> seat & 1):
                continue
            menu = Menu(seat)
            w.offers(moment, seat, menu)
            offered = menu.options
            if offered or menu.backs or seat in suspects:
                offered.insert(0, GO_ON[moment, passed, seat, seat in suspects])
                return menu
        return None

    def asked(self, w: World, by: Cause) -> tuple[Seat, ...]:
        menu = self.first(w, by, w.likely(self.moment_) & ~self.passed, w.suspects(self.moment_))
        return () if menu is None else (menu.seat,)

    def options(self, w: World, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.options.append(GO_ON[self.moment_, self.passed, seat, seat in w.suspects(self.moment_)])

    def passed_by(self, seat: Seat) -> "Window":
        return Window(self.moment_, self.passed | 1 << seat)


def go_on(at: tuple[str, int, Seat, bool]) -> Option:
    """Return the option that passes."""
    moment, passed, seat, secret = at
    return Option("go-on", seat, (Window(moment, passed | 1 << seat),), secret=secret)


GO_ON = Memo(go_on)


class Ballot(Question[World]):
    """A ballot that all voters answer in any order. In a sealed ballot, no seat sees a vote before the last one."""

    voters: tuple[int, ...]
    choices: tuple[str, ...]
    about: str = ""
    cast: tuple[tuple[int, str], ...] = ()
    sealed: bool = True

    def asked(self, w: World, by: Cause) -> tuple[Seat, ...]:
        done = [seat for seat, _ in self.cast]
        return tuple([seat for seat in self.voters if seat not in done])

    def options(self, w: World, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice, replace(self, cast=(*self.cast, (seat, choice))), secret=self.sealed)

    def unsealed(self, seat: Seat | None) -> "Ballot":
        """Return the ballot as a seat knows it: other seats' sealed votes are removed."""
        return replace(self, cast=tuple([v for v in self.cast if v[0] == seat])) if self.sealed else self

    def apply(self, w: World, by: Cause) -> Effects:
        w.laid.append(BallotResult(tuple(sorted(self.cast))))
        return ()


class Tally(Effect[World]):
    """The evaluation of a ballot: the option with most votes happens; a tie goes to `tie` or to the seat `breaker`."""

    outcomes: tuple[tuple[str, tuple[AnyEffect, ...]], ...]
    tie: tuple[AnyEffect, ...] = ()
    breaker: int = -1

    def apply(self, w: World, by: Cause) -> Effects:
        ballot = w.laid.pop()
        assert isinstance(ballot, BallotResult)
        votes = [choice for _, choice in ballot.votes]
        best = max([votes.count(choice) for choice in votes], default=0)
        winners = sorted({choice for choice in votes if votes.count(choice) == best})
        if len(winners) != 1:
            decided = dict(ballot.votes).get(self.breaker)
            if decided not in winners:
                return self.tie
            winners = [decided]
        return dict(self.outcomes)[winners[0]]


class Last(Effect[World]):
    """The placement of a lasting effect on the table, under its cause."""

    it: Lasting
    quiet: ClassVar[bool] = True

    def apply(self, w: World, by: Cause) -> Effects:
        w.last(replace(self.it, by=by))
        return ()


class Due(Effect[World]):
    """All effects deferred to this moment, oldest first."""

    moment: str
    quiet: ClassVar[bool] = True

    def apply(self, w: World, by: Cause) -> Effects:
        if not w.lasting:
            return ()
        due = [it for it in w.lasting if it.how == "due" and it.what == self.moment]
        if not due:
            return ()
        w.forget(due)
        return tuple([Under(it.by, it.then) for it in due])


class EndOf(Effect[World]):
    """The end of effects that lasted until now."""

    until: str
    quiet: ClassVar[bool] = True

    def apply(self, w: World, by: Cause) -> Effects:
        w.end(self.until)
        return ()


class Over(Effect[World]):
    """The end of the game; only this empties the stack."""

    outcome: Outcome
    beat: ClassVar[str] = "end"

    def apply(self, w: World, by: Cause) -> Effects:
        w.outcome = self.outcome
        w.stack.clear()
        return ()


class Heard(Effect[World]):
    """An effect whose watches have already been triggered; the game applies the wrapped effect."""

    effect: AnyEffect
    quiet: ClassVar[bool] = True
