"""The common interface of both databases: statements in a transaction, and events for all processes that share one."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol, TypeVar

from holdfast.server.storage.file_lock import DatabaseFileLock
from holdfast.server.storage.write_queue import (
    Outcome,
    PendingWrite,
    Rows,
    Statement,
    distribute,
    notify,
    statements_of,
    take_batch,
)
from holdfast.tables.errors import SeqTaken, StorageUnavailable, TableDeleted

SQL = Path(__file__).parent / "sql"
log = logging.getLogger("holdfast.server")

T = TypeVar("T")


class Database(Protocol):
    """A database. `run` executes all statements or none, then publishes `news` to all listeners in every process."""

    on_news: Callable[[str], None]
    on_return: Callable[[], None]
    """Called when events may have been missed."""

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def run(self, *statements: Statement, news: Sequence[str] = ()) -> list[Rows]: ...
    async def check(self) -> None:
        """Raise StorageLost if the database was deleted or replaced."""


def split_statements() -> list[tuple[int, list[str]]]:
    """Return the numbered migration files, each as a list of statements."""
    found = []
    for file in sorted(SQL.glob("*.sql")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
        found.append((int(file.stem), [s.strip() for s in "\n".join(lines).split(";") if s.strip()]))
    return found


def no_rows(news: str) -> None:
    """Ignore an event; used before there is a listener."""


def shareable(url: str) -> bool:
    """Return whether several processes may share the database."""
    return url.startswith(("postgresql://", "postgres://"))


def database(url: str) -> Database:
    """Open a database by its address: `postgresql://…`, or a file (also as `sqlite:///file`)."""
    if shareable(url):
        from holdfast.server.storage.postgres import Postgres

        return Postgres(url)
    return Sqlite(Path(url.removeprefix("sqlite:///")))


class Sqlite:
    """The standard library's SQLite in a thread of its own, so that only the caller waits for the disk."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.on_news: Callable[[str], None] = no_rows
        self.on_return: Callable[[], None] = lambda: None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="holdfast-sqlite")
        self._waiting: deque[PendingWrite] = deque()
        self._db: sqlite3.Connection | None = None
        self._hold = DatabaseFileLock(file)

    async def open(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        await self._do(self._open)

    async def check(self) -> None:
        await self._do(self._hold.check)

    async def close(self) -> None:
        await self._do(self._close)
        self._thread.shutdown()

    async def run(self, *statements: Statement, news: Sequence[str] = ()) -> list[Rows]:
        loop = asyncio.get_running_loop()
        waiting = PendingWrite(statements, news, loop.create_future())
        self._waiting.append(waiting)
        self._thread.submit(self._run_waiting, loop)
        found = await waiting.found
        for one in news:
            self.on_news(one)
        return found

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # --- in the thread -------------------------------------------------------------------------------------------

    def _open(self) -> None:
        try:
            self._hold.take()
            self._hold.mark(self._connection())
        except sqlite3.DatabaseError as error:
            self._close()
            raise StorageUnavailable(f"{self.file} cannot be written ({error})") from error
        except BaseException:
            self._close()
            raise

    def _connection(self) -> sqlite3.Connection:
        """Return the connection; open it if necessary, also after an earlier attempt failed."""
        if self._db is None:
            try:
                db = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
                for pragma in ("journal_mode=wal", "synchronous=normal", "foreign_keys=on", "busy_timeout=5000"):
                    db.execute(f"pragma {pragma}")
                _migrate(db)
            except sqlite3.DatabaseError as error:
                raise StorageUnavailable(f"{self.file} cannot be opened ({error})") from error
            self._db = db
        return self._db

    def _run_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Execute all waiting writes in one transaction; if one of them fails, execute each in its own."""
        batch = take_batch(self._waiting)
        outcomes: list[Outcome] = []
        try:
            outcomes = distribute(self._run(statements_of(batch)), batch) if batch else []
        except BaseException as error:
            outcomes = [error] if len(batch) == 1 else [self._tried(one) for one in batch]
        loop.call_soon_threadsafe(notify, batch, outcomes)

    def _tried(self, one: PendingWrite) -> Outcome:
        try:
            return self._run(one.statements)
        except BaseException as error:
            return error

    def _run(self, statements: Sequence[Statement]) -> list[Rows]:
        db = self._connection()
        writes = any(_writes(sql) for sql, _ in statements)
        if writes:
            self._hold.check()
        try:
            db.execute("begin immediate" if writes else "begin")
            found = [db.execute(sql, args).fetchall() for sql, args in statements]
            db.execute("commit")
        except sqlite3.IntegrityError as error:
            _roll_back(db)
            raise (TableDeleted if "FOREIGN" in str(error) else SeqTaken)(str(error)) from error
        except sqlite3.DatabaseError as error:
            _roll_back(db)
            raise StorageUnavailable(str(error)) from error
        if writes:
            self._hold.check()  # otherwise it was written into a file that is deleted
        return found

    def _close(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None
        self._hold.release()


def _writes(sql: str) -> bool:
    return not sql.lstrip().startswith("select")


def _roll_back(db: sqlite3.Connection) -> None:
    """Roll back, unless the error has already done so."""
    if db.in_transaction:
        try:
            db.execute("rollback")
        except sqlite3.DatabaseError as error:
            log.warning("could not roll back: %s", error)


def _migrate(db: sqlite3.Connection) -> None:
    """Apply the migration files that this database does not have yet, each in one transaction."""
    db.execute("create table if not exists schema_version (version integer not null)")
    for version, statements in split_statements():
        db.execute("begin immediate")
        [(seen,)] = db.execute("select count(*) from schema_version where version = ?", (version,)).fetchall()
        for sql in () if seen else statements:
            db.execute(sql)
        if not seen:
            db.execute("insert into schema_version values (?)", (version,))
        db.execute("commit")
