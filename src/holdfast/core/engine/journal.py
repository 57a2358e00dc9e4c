"""Recorded answers and their outcomes: enough to replay the game without the generator."""

from typing import TYPE_CHECKING

from holdfast.core.bounds import Often
from holdfast.core.engine.effect import EVERYBODY, BoundedRecord, Cause, Effect, Seat

if TYPE_CHECKING:
    from holdfast.core.state.world import World


class Entry(BoundedRecord):
    """One answer: seat, question, key, and the dice and draws that followed with the seats that may see them."""

    seat: Seat
    question: str
    key: str
    outcomes: tuple[int, ...] = ()
    masks: tuple[int, ...] = ()
    secret: bool = False
    at: Often = 0
    """The number of earlier outcomes, including those of undone answers."""

    def seen_by(self, seat: Seat | None) -> "Entry":
        """Return the entry as a seat may see it: without other seats' secret keys and outcomes.

        Even their number is hidden, because it may depend on hidden cards.
        """
        bit = 0 if seat is None else 1 << seat
        outcomes = self.outcomes
        if self.masks:
            readable = [sees == EVERYBODY or sees & bit for sees in self.masks]
            outcomes = tuple([o for o, yes in zip(outcomes, readable, strict=True) if yes])
        key = "?" if self.secret and seat != self.seat else self.key
        return Entry(self.seat, self.question, key, outcomes, (), self.secret)


class Observer:
    """The interface for logs, statistics, recordings and coverage: three hooks."""

    def applied(self, effect: "Effect[World]", by: Cause, w: "World", outcomes: tuple[int, ...]) -> None:
        """Handle an applied effect; `outcomes` are the dice and draws it made."""

    def answered(self, entry: Entry, by: Cause, w: "World", forced: bool) -> None:
        """Handle an answer, given by a seat or (forced) by the engine; called before its consequences."""

    def ended(self, w: "World") -> None:
        """Handle the end of the game."""
