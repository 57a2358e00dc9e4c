"""What was answered, with the outcomes: enough to play the game again without the generator."""

from typing import TYPE_CHECKING

from holdfast.core.bounds import Often
from holdfast.core.engine.effect import EVERYBODY, BoundedRecord, Cause, Effect, Seat

if TYPE_CHECKING:
    from holdfast.core.state.world import World


class Entry(BoundedRecord):
    """One answer: who, to which question, which key, and the dice and draws that followed with who may read them."""

    seat: Seat
    question: str
    key: str
    outcomes: tuple[int, ...] = ()
    masks: tuple[int, ...] = ()
    secret: bool = False
    at: Often = 0
    """How many outcomes there had been before, also of answers that were taken back."""

    def seen_by(self, seat: Seat | None) -> "Entry":
        """As a seat may read it: without others' secret keys and without outcomes that are not for it.

        Not even their number shows: it may depend on what lies hidden.
        """
        bit = 0 if seat is None else 1 << seat
        outcomes = self.outcomes
        if self.masks:
            readable = [sees == EVERYBODY or sees & bit for sees in self.masks]
            outcomes = tuple([o for o, yes in zip(outcomes, readable, strict=True) if yes])
        key = "?" if self.secret and seat != self.seat else self.key
        return Entry(self.seat, self.question, key, outcomes, (), self.secret)


class Observer:
    """The one seam for logs, statistics, recordings and coverage: three plain hooks."""

    def applied(self, effect: "Effect[World]", by: Cause, w: "World", outcomes: tuple[int, ...]) -> None:
        """An effect was applied; `outcomes` are the dice and draws it made."""

    def answered(self, entry: Entry, by: Cause, w: "World", forced: bool) -> None:
        """A question was answered, by a seat or (forced) by the engine; told before the consequences."""

    def ended(self, w: "World") -> None:
        """The game is over."""
