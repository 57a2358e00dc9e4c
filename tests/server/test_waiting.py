"""What waits for the database is written in one transaction, and confirmed after it; one that fails takes none with it."""

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from holdfast.server.storage.database import Sqlite
from holdfast.tables.errors import SeqTaken


def counted(db: Sqlite) -> list[str]:
    """Each transaction that is begun from now on."""
    begun: list[str] = []
    assert db._db is not None
    db._db.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("begin") else None)
    return begun


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite3"


def put(n: int) -> tuple[str, tuple[int]]:
    return "insert into numbers values (?)", (n,)


async def opened(file: Path) -> Sqlite:
    db = Sqlite(file)
    await db.open()
    await db.run(("create table numbers (n integer primary key)", ()))
    return db


async def together(db: Sqlite, *work: Coroutine[Any, Any, Any]) -> list[Any]:
    """What these come to that all wait while the thread of the database is held."""
    release = threading.Event()
    held = asyncio.ensure_future(db._do(release.wait))
    waiting = [asyncio.ensure_future(one) for one in work]
    await asyncio.sleep(0)  # each is begun
    release.set()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_all_that_wait_share_a_transaction(file: Path) -> None:
    async def go() -> None:
        db = await opened(file)
        begun = counted(db)
        news: list[str] = []
        db.on_news = news.append
        found = await together(db, *(db.run(put(n), ("select ?", (n,)), news=(str(n),)) for n in range(40)))
        assert found == [[[], [(n,)]] for n in range(40)]
        assert len(begun) < 5
        assert news == [str(n) for n in range(40)]
        assert await db.run(("select count(*) from numbers", ())) == [[(40,)]]
        await db.close()

    asyncio.run(go())


def test_who_fails_fails_alone(file: Path) -> None:
    async def go() -> None:
        db = await opened(file)
        done = await together(db, *(db.run(put(n)) for n in (1, 2, 2, 3)))
        assert [type(one) for one in done] == [list, list, SeqTaken, list]
        assert await db.run(("select n from numbers order by n", ())) == [[(1,), (2,), (3,)]]
        await db.close()

    asyncio.run(go())


def test_who_no_longer_waits_harms_nobody(file: Path) -> None:
    async def go() -> None:
        db = await opened(file)
        release = threading.Event()
        held = asyncio.ensure_future(db._do(release.wait))
        given_up, other = asyncio.ensure_future(db.run(put(1))), asyncio.ensure_future(db.run(put(2)))
        await asyncio.sleep(0)
        given_up.cancel()
        release.set()
        await asyncio.gather(held, other)
        assert given_up.cancelled()
        assert (2,) in (await db.run(("select n from numbers", ())))[0]
        await db.close()

    asyncio.run(go())
