"""PostgreSQL for several servers at once; NOTIFY carries events between them."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Sequence

try:
    import psycopg
    from psycopg_pool import AsyncConnectionPool, PoolTimeout
except ImportError:
    raise SystemExit("holdfast: PostgreSQL needs its driver: pip install 'holdfast[postgres]'") from None

from holdfast.server.storage.database import no_rows, split_statements
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

LOCK = 4_857_211
"""The advisory lock under which tables are created and changed."""
CHANNEL = "holdfast"
WAIT = 5.0
"""Seconds to wait for a connection before the database is called unavailable."""
RETRY = 0.5
LONGEST = 7_000
"""Maximum bytes of one notification; PostgreSQL allows 8,000."""
log = logging.getLogger("holdfast.server")


def well_formed(url: str) -> bool:
    """Return whether the address is valid; otherwise a part of the password could appear as a host or port in an error."""
    before, _, asked = url.partition("://")[2].partition("?")
    place, _, name = before.partition("/")
    return place.count("@") <= 1 and "@" not in name and "@" not in asked


def advisory_key(news: Sequence[str]) -> list[str]:
    """Join the events into as few notifications as possible, one event per line; each notification wakes every server."""
    texts: list[str] = []
    for one in news:
        if texts and len(texts[-1].encode()) + len(one.encode()) < LONGEST:
            texts[-1] = f"{texts[-1]}\n{one}"
        else:
            texts.append(one)
    return texts


class ConnectionLost(StorageUnavailable):
    """The connection was lost or missing; whether the statements were executed is unknown."""


class Postgres:
    """One connection for reads and writes, and one that listens."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.on_news: Callable[[str], None] = no_rows
        self.on_return: Callable[[], None] = lambda: None
        self._pool: AsyncConnectionPool[psycopg.AsyncConnection] = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=1,
            timeout=WAIT,
            open=False,
            reconnect_timeout=WAIT,
            kwargs={"autocommit": True, "cursor_factory": psycopg.AsyncClientCursor},
            check=AsyncConnectionPool.check_connection,
        )
        self._waiting: deque[PendingWrite] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if not well_formed(self.url):
            raise StorageUnavailable(
                "the address is not well formed: in a password write %40 for @, %2F for / and %3F for ?"
            )
        try:
            await self._pool.open(wait=True, timeout=WAIT)
        except PoolTimeout as error:
            await self._pool.close()
            raise StorageUnavailable(f"PostgreSQL does not answer ({error})") from error
        await self._migrate()
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await asyncio.wait_for(ready.wait(), WAIT)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        if self._writing is not None:
            await self._writing
        await self._pool.close()

    async def run(self, *statements: Statement, news: Sequence[str] = ()) -> list[Rows]:
        """Execute statements; those that arrive during a write share the next transaction."""
        waiting = PendingWrite(statements, news, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await waiting.found

    async def _write(self) -> None:
        """Write all waiting statements, one transaction after another."""
        while batch := take_batch(self._waiting):
            notify(batch, await self._written(batch))

    async def _written(self, batch: list[PendingWrite]) -> list[Outcome]:
        """Execute a batch in one transaction; if one write fails, each in its own. After a lost connection nothing is
        retried, because it is unknown what was written."""
        try:
            return distribute(
                await self._run(statements_of(batch), [one for each in batch for one in each.news]), batch
            )
        except ConnectionLost as error:
            return [error] * len(batch)
        except Exception as error:
            return [error] if len(batch) == 1 else [(await self._written([one]))[0] for one in batch]

    async def _run(self, statements: Sequence[Statement], news: Sequence[str]) -> list[Rows]:
        """Execute statements in one message, which PostgreSQL treats as one transaction: separate round trips are
        slower."""
        told = [("select pg_notify(?, ?)", (CHANNEL, text)) for text in advisory_key(news)]
        sql = "; ".join([one for one, _ in (*statements, *told)]).replace("?", "%s")
        try:
            async with self._pool.connection() as db:
                try:
                    cursor = await db.execute(sql.encode(), [arg for _, args in (*statements, *told) for arg in args])
                except psycopg.Error as error:
                    if db.closed:
                        raise ConnectionLost(str(error)) from error
                    raise
                found: list[Rows] = []
                while len(found) < len(statements):
                    found.append(await cursor.fetchall() if cursor.description else [])
                    cursor.nextset()
                return found
        except psycopg.errors.ForeignKeyViolation as error:
            raise TableDeleted(str(error)) from error
        except psycopg.errors.UniqueViolation as error:
            raise SeqTaken(str(error)) from error
        except (PoolTimeout, OSError) as error:
            raise ConnectionLost(str(error)) from error
        except psycopg.Error as error:
            raise StorageUnavailable(str(error)) from error

    async def check(self) -> None:
        """Do nothing: the database server itself reports a loss."""

    async def _migrate(self) -> None:
        """Apply the migration files that this database does not have yet; one server at a time."""
        async with self._pool.connection() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
            await db.execute("create table if not exists schema_version (version integer not null)")
            cursor = await db.execute("select version from schema_version")
            seen = {version for (version,) in await cursor.fetchall()}
            for version, statements in split_statements():
                if version not in seen:
                    for sql in statements:
                        await db.execute(sql.encode())
                    await db.execute("insert into schema_version values (%s)", (version,))

    async def _listen(self, ready: asyncio.Event) -> None:
        """Receive the events of all servers; after a lost connection everything may have changed."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as db:
                    await db.execute(f"listen {CHANNEL}".encode())
                    if ready.is_set():
                        self.on_return()
                    ready.set()
                    async for news in db.notifies():
                        for one in news.payload.split("\n"):
                            self.on_news(one)
            except (psycopg.Error, OSError) as error:
                log.warning("lost the news of other servers, trying again: %s", error)
            await asyncio.sleep(RETRY)
