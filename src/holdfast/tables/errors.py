"""Errors of tables, storage and workers."""

from typing import Any


class Rejected(Exception):
    """A command that the table does not accept now; `message` names one of the table's texts. Nothing has changed."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = args


class Stale(Rejected):
    """The table has changed since the answer was chosen."""

    def __init__(self) -> None:
        super().__init__("late")


class SeqTaken(Exception):
    """Another process has written this change first."""


class TableDeleted(Exception):
    """The table has been deleted."""


class StorageUnavailable(Exception):
    """The database cannot be read or written now; whether the last transaction counts must be looked up later."""


class StorageLost(StorageUnavailable):
    """The database file was deleted or overwritten under the server."""


class ChangesCompacted(Exception):
    """The requested changes are no longer stored one by one; start from the last snapshot."""


class Dropped(Exception):
    """A task that was not started, because its result is no longer wanted."""


class Busy(Exception):
    """A request that cannot be answered now; the message says why."""


class TooManyReviews(Exception):
    """Too many reviews are waiting already."""


def reason(error: StorageUnavailable) -> str:
    """Name the table's text that says why storage failed."""
    if isinstance(error, StorageLost):
        return "lost"
    return "full" if "full" in str(error) else "database"
