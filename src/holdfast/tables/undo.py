"""Undo requests and the redo stack of a table."""

from collections.abc import Iterable, Sequence

import msgspec

from holdfast.core.engine.effect import Record, Seat
from holdfast.core.engine.journal import Entry
from holdfast.tables.records import Change


class UndoRequest(msgspec.Struct):
    """A request to undo the last answer, and who has agreed to it."""

    by: Seat
    seq: int
    needs: set[Seat]
    yes: set[Seat] = set()
    decided: set[Seat] = set()
    """Absent seats for which the host has agreed."""

    @property
    def open(self) -> set[Seat]:
        """The seats that have not agreed yet."""
        return self.needs - self.yes - self.decided

    def add(self, agreements: Iterable[tuple[Seat, bool]]) -> None:
        """Add stored agreements: a seat, and whether the host has agreed for it."""
        for seat, by_host in agreements:
            (self.decided if by_host else self.yes).add(seat)


class UndoneAnswers(Record):
    """Answers that were undone together, in their order, and the seat that undid them."""

    by: Seat
    changes: tuple[Change, ...]


class RedoStack:
    """The redo stack of one table; any other answer clears it.

    Only answers without dice and draws can be redone: under a committed key no outcome is dealt twice.
    """

    def __init__(self) -> None:
        self._undone: list[UndoneAnswers] = []

    def push(self, by: Seat, entries: Sequence[Entry], unattended: Iterable[bool]) -> None:
        """Add answers that were undone."""
        if any(entry.outcomes for entry in entries):
            self._undone.clear()
            return
        changes = [
            Change(entry.seat, entry.key, entry.question, secret=entry.secret, unasked=alone, at=entry.at)
            for entry, alone in zip(entries, unattended, strict=True)
        ]
        self._undone.append(UndoneAnswers(by, tuple(changes)))

    def answered(self, change: Change) -> None:
        """Shorten the stack if the answer is the next one to redo; otherwise clear it."""
        if not self._undone:
            return
        last = self._undone.pop()
        same = last.changes[0]
        if (change.seat, change.question, change.key) != (same.seat, same.question, same.key):
            self._undone.clear()
        elif last.changes[1:]:
            self._undone.append(UndoneAnswers(last.by, last.changes[1:]))

    def next(self, seats: Iterable[Seat]) -> tuple[Change, ...]:
        """Return the answers that one of these seats may redo now."""
        return self._undone[-1].changes if self._undone and self._undone[-1].by in seats else ()

    def forget(self) -> None:
        self._undone.clear()
