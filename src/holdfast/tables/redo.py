"""What was taken back and may be given again, as long as nobody has answered anything else since.

Only answers without dice and draws are: under the key of a table no outcome is dealt twice, so that who takes back a roll
answers anew, with fresh dice.
"""

from collections.abc import Iterable, Sequence

from holdfast.core.engine.effect import Record, Seat
from holdfast.core.engine.journal import Entry
from holdfast.tables.records import Change


class UndoneAnswers(Record):
    """What was taken back at once, in the order in which it was answered, and by whom."""

    by: Seat
    rows: tuple[Change, ...]


class RedoStack:
    """Of one table, the last that was taken back on top."""

    def __init__(self) -> None:
        self._taken: list[UndoneAnswers] = []

    def took(self, by: Seat, entries: Sequence[Entry], unasked: Iterable[bool]) -> None:
        """These answers were taken back."""
        if any(entry.outcomes for entry in entries):
            self._taken.clear()
            return
        rows = [
            Change(entry.seat, entry.key, entry.question, secret=entry.secret, unasked=alone, at=entry.at)
            for entry, alone in zip(entries, unasked, strict=True)
        ]
        self._taken.append(UndoneAnswers(by, tuple(rows)))

    def answered(self, row: Change) -> None:
        """The same answer again goes on towards where the table was; any other leads elsewhere."""
        if not self._taken:
            return
        last = self._taken.pop()
        same = last.rows[0]
        if (row.seat, row.question, row.key) != (same.seat, same.question, same.key):
            self._taken.clear()
        elif last.rows[1:]:
            self._taken.append(UndoneAnswers(last.by, last.rows[1:]))

    def next(self, seats: Iterable[Seat]) -> tuple[Change, ...]:
        """What these seats may give again now: what one of them took back."""
        return self._taken[-1].rows if self._taken and self._taken[-1].by in seats else ()

    def forget(self) -> None:
        self._taken.clear()
