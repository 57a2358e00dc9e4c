"""What a table does not do, and why: one of the server's words for whoever asked."""

from typing import Any

from holdfast.tables.storage_errors import StorageLost, StorageUnavailable


class Rejected(Exception):
    """Something a seat may not do now; the message is one of the server's words. Nothing has changed."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = args


class Stale(Rejected):
    """The table has moved on since the answer was chosen."""

    def __init__(self) -> None:
        super().__init__("late")


def reason(error: StorageUnavailable) -> str:
    """Why something could not be written down, as one of the server's words."""
    if isinstance(error, StorageLost):
        return "lost"
    return "full" if "full" in str(error) else "database"
