"""What is kept: tables, every answer before it is confirmed, now and then a whole position, and what was said."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.rng.committed import Commitment
from holdfast.server.storage.database import Database
from holdfast.server.storage.write_queue import Statement
from holdfast.tables.records import (
    TABLE,
    Change,
    ChatLine,
    GameResult,
    SeatRow,
    Snapshot,
    TableRow,
    seat_row,
    table_row,
    to_json,
)
from holdfast.tables.storage_errors import ChangesCompacted

MAX_CHAT = 200
MAX_CHANGES = 1000
"""Changes before the last whole position that are kept one by one: so many another server may lag behind. Who answers and
takes back without end fills no disk by it."""


class TableStore:
    """The statements; `news` tell every server on the same database what has changed at which table."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.run = database.run

    # --- tables --------------------------------------------------------------------------------------------------

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], here: Iterable[Seat], first: Snapshot, luck: Commitment
    ) -> None:
        """A new table with its seats, the seats that the host's browser holds, its first position and its luck."""
        t = table
        values = (t.id, t.name, t.game, t.players, to_json(t.options), t.lang, t.host, t.spectator, t.made, t.changed)
        await self.run(
            (
                "insert into tables (id, name, game, players, options, lang, host, spectator, made, changed, outcome,"
                " asked, packs, luck) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*values, to_json(t.ending) if t.ending else "", to_json(t.asked), to_json(t.packs), to_json(luck)),
            ),
            *[
                (
                    "insert into seats (table_id, seat, kind, name, bot, token, orders) values (?, ?, ?, ?, ?, ?, ?)",
                    (t.id, s.seat, s.kind, s.name, s.bot, s.token, to_json(s.orders)),
                )
                for s in seats
            ],
            *[("insert into sittings (who, table_id, seat) values (?, ?, ?)", (t.host, t.id, seat)) for seat in here],
            self._snapshot(t.id, first),
        )

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table with its seats."""
        rows, seats = await self.run(
            (f"{TABLE} where id = ?", (id,)),
            ("select seat, kind, name, bot, token, orders from seats where table_id = ? order by seat", (id,)),
        )
        if not rows:
            return None
        return table_row(rows[0]), [seat_row(*s) for s in seats]

    async def tables_of(self, who: str) -> list[TableRow]:
        """The tables that a browser hosts or sits at, the latest first."""
        [rows] = await self.run(
            (
                f"{TABLE} where host = ? or id in (select table_id from sittings where who = ?)"
                " order by changed desc limit 200",
                (who, who),
            )
        )
        return [table_row(row) for row in rows]

    async def luck(self, id: str) -> Commitment | None:
        """The key under which a table rolls; nothing where it began before there were keys."""
        [rows] = await self.run(("select luck from tables where id = ?", (id,)))
        return msgspec.json.decode(rows[0][0], type=Commitment) if rows and rows[0][0] else None

    async def renew_luck(self, id: str, old: Commitment, new: Commitment) -> Commitment | None:
        """Another key in the place of the old one; returns the one that counts, for another server may have been first."""
        await self.run(("update tables set luck = ? where id = ? and luck = ?", (to_json(new), id, to_json(old))))
        return await self.luck(id)

    async def known(self, who: str) -> bool:
        """Whether this browser hosts a table, sits at one or was removed from one: only then its cookie is one of ours."""
        found = await self.run(
            ("select 1 from tables where host = ? limit 1", (who,)),
            ("select 1 from sittings where who = ? limit 1", (who,)),
            ("select 1 from barred where who = ? limit 1", (who,)),
        )
        return any(found)

    async def rename(self, id: str, name: str, news: str) -> None:
        await self.run(("update tables set name = ? where id = ?", (name, id)), news=(news,))

    async def coach(self, id: str, on: bool, news: str) -> None:
        """Whether the coach may be asked at a table."""
        await self.run(("update tables set coach = ? where id = ?", (int(on), id)), news=(news,))

    async def mute(self, id: str, muted: Sequence[Seat], news: str) -> None:
        await self.run(("update tables set muted = ? where id = ?", (to_json(muted), id)), news=(news,))

    async def lock(self, id: str, password: str, news: str) -> None:
        """From now on whoever sits down by a link is asked for this password."""
        await self.run(("update tables set password = ? where id = ?", (password, id)), news=(news,))

    async def hook(self, id: str, hook: str, news: str) -> None:
        await self.run(("update tables set hook = ? where id = ?", (hook, id)), news=(news,))

    async def wish(self, id: str, seq: int, wish: str, news: str) -> None:
        """Somebody waits to take back what led to change `seq`, or waits no more; a later change ends it anyway."""
        await self.run(
            (
                "update tables set wish = ? where id = ? and not exists"
                " (select 1 from journal where table_id = ? and seq > ?)",
                (wish, id, id, seq),
            ),
            news=(news,),
        )

    async def delete(self, id: str, news: str) -> None:
        """PostgreSQL and SQLite drop what belongs to the table with it; reports of it go too."""
        await self.run(
            ("delete from reports where table_id = ?", (id,)), ("delete from tables where id = ?", (id,)), news=(news,)
        )

    # --- the game ------------------------------------------------------------------------------------------------

    async def append(
        self,
        id: str,
        seq: int,
        row: Change,
        news: str,
        asked: tuple[Seat, ...] = (),
        ending: GameResult | None = None,
        snapshot: Snapshot | None = None,
        luck: Commitment | None = None,
    ) -> None:
        """Write a change as number `seq`, with another key where luck begins anew; Conflict where there is one already."""
        now = time.time()
        end = to_json(ending) if ending else ""
        more: list[Statement] = []
        if snapshot is not None:
            more.append(self._snapshot(id, snapshot))
            more.append(("delete from journal where table_id = ? and seq <= ?", (id, snapshot.seq - MAX_CHANGES)))
        if luck is not None:
            more.append(("update tables set luck = ? where id = ?", (to_json(luck), id)))
        await self.run(
            ("insert into journal (table_id, seq, entry, at) values (?, ?, ?, ?)", (id, seq, to_json(row), now)),
            (
                "update tables set changed = ?, outcome = ?, asked = ?, wish = '' where id = ?",
                (now, end, to_json(asked), id),
            ),
            *more,
            news=(news,),
        )

    async def rows(self, id: str, since: int) -> list[Change]:
        """The changes after number `since`, in order; Gap where the first of them are not kept any more."""
        [rows] = await self.run(
            ("select seq, entry from journal where table_id = ? and seq > ? order by seq", (id, since)),
        )
        if rows and rows[0][0] != since + 1:
            raise ChangesCompacted
        return [msgspec.json.decode(entry, type=Change) for _, entry in rows]

    async def position(self, id: str) -> Snapshot | None:
        """The last whole position."""
        [rows] = await self.run(("select data from snapshots where table_id = ?", (id,)))
        return await asyncio.to_thread(msgspec.json.decode, rows[0][0], type=Snapshot) if rows else None

    async def keep(self, id: str, position: Snapshot) -> None:
        await self.run(self._snapshot(id, position))

    def _snapshot(self, id: str, position: Snapshot) -> tuple[str, tuple[Any, ...]]:
        return (
            "insert into snapshots (table_id, seq, data) values (?, ?, ?) on conflict (table_id) do update"
            " set seq = excluded.seq, data = excluded.data where excluded.seq >= snapshots.seq",
            (id, position.seq, to_json(position)),
        )

    # --- talk and reports ----------------------------------------------------------------------------------------

    async def say(self, id: str, key: str, said: ChatLine, news: str) -> None:
        await self.run(
            (
                "insert into chat (table_id, id, at, seat, name, said, n) values (?, ?, ?, ?, ?, ?,"
                " (select coalesce(max(n), 0) + 1 from chat where table_id = ?))",
                (id, key, said.at, said.seat, said.name, said.text, id),
            ),
            (
                "delete from chat where table_id = ? and at < (select min(at) from"
                " (select at from chat where table_id = ? order by at desc limit ?) as latest)",
                (id, id, MAX_CHAT),
            ),
            news=(news,),
        )

    async def chat(self, id: str) -> list[ChatLine]:
        """The latest lines of the chat, oldest first: as they were said, not as the clock went."""
        [rows] = await self.run(
            (
                "select seat, name, said, at from chat where table_id = ? order by n desc, at desc limit ?",
                (id, MAX_CHAT),
            )
        )
        return [ChatLine(*row) for row in rows[::-1]]

    async def report(self, key: str, id: str, text: str, data: str, most: int) -> None:
        """Keep a report; of each table so many, the latest."""
        await self.run(
            (
                "insert into reports (id, table_id, at, said, data) values (?, ?, ?, ?, ?)",
                (key, id, time.time(), text, data),
            ),
            (
                "delete from reports where table_id = ? and at < (select min(at) from"
                " (select at from reports where table_id = ? order by at desc limit ?) as latest)",
                (id, id, most),
            ),
        )

    async def tell(self, news: str) -> None:
        """News that are not kept."""
        await self.run(news=(news,))
