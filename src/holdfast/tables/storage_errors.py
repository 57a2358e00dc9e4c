"""What can go wrong where things are kept."""


class SeqTaken(Exception):
    """Somebody else has written this row first."""


class TableDeleted(Exception):
    """The table was deleted meanwhile."""


class StorageUnavailable(Exception):
    """The database cannot be read or written now; whether the last transaction counts must be looked up later."""


class ChangesCompacted(Exception):
    """Changes that somebody would follow are no longer kept one by one: he begins again from the last whole position."""


class StorageLost(StorageUnavailable):
    """What was kept is no longer where it was: somebody deleted or overwrote the file under the server."""
