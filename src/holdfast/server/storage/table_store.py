"""Stored tables: every answer before it is confirmed, snapshots, chat and reports."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.core.rng.committed import Commitment
from holdfast.server.storage.database import Database
from holdfast.server.storage.write_queue import Statement
from holdfast.tables.errors import ChangesCompacted
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

MAX_CHAT = 200
MAX_CHANGES = 1000
"""Changes before the last snapshot that stay stored one by one, so that other servers can catch up; the limit bounds
the space that endless answers and undos use."""


class TableStore:
    """The statements for tables; `news` informs every server on the database about changed tables."""

    def __init__(self, database: Database) -> None:
        self.run = database.run
        self.open, self.close, self.check = database.open, database.close, database.check
        self._database = database

    def watch(self, on_event: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        self._database.on_news, self._database.on_return = on_event, on_reconnect

    # --- tables --------------------------------------------------------------------------------------------------

    async def create(
        self, table: TableRow, seats: Iterable[SeatRow], here: Iterable[Seat], first: Snapshot, luck: Commitment
    ) -> None:
        """Store a new table with its seats, those that the host's browser holds, its first snapshot and its key."""
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

    async def load(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Return a table with its seats."""
        rows, seats = await self.run(
            (f"{TABLE} where id = ?", (id,)),
            ("select seat, kind, name, bot, token, orders from seats where table_id = ? order by seat", (id,)),
        )
        if not rows:
            return None
        return table_row(rows[0]), [seat_row(*s) for s in seats]

    async def tables_of(self, who: str) -> list[TableRow]:
        """Return the tables that a browser hosts or has a seat at, the latest first."""
        [rows] = await self.run(
            (
                f"{TABLE} where host = ? or id in (select table_id from sittings where who = ?)"
                " order by changed desc limit 200",
                (who, who),
            )
        )
        return [table_row(row) for row in rows]

    async def commitment(self, id: str) -> Commitment | None:
        """Return the key of a table; None if the table is older than keys."""
        [rows] = await self.run(("select luck from tables where id = ?", (id,)))
        return msgspec.json.decode(rows[0][0], type=Commitment) if rows and rows[0][0] else None

    async def replace_commitment(self, id: str, old: Commitment, new: Commitment) -> Commitment | None:
        """Replace a key and return the valid one, because another server may have replaced it first."""
        await self.run(("update tables set luck = ? where id = ? and luck = ?", (to_json(new), id, to_json(old))))
        return await self.commitment(id)

    async def knows_device(self, who: str) -> bool:
        """Return whether this browser hosts a table, has a seat or was removed from one; only then its cookie is known."""
        found = await self.run(
            ("select 1 from tables where host = ? limit 1", (who,)),
            ("select 1 from sittings where who = ? limit 1", (who,)),
            ("select 1 from barred where who = ? limit 1", (who,)),
        )
        return any(found)

    async def rename(self, id: str, name: str, event: str) -> None:
        await self.run(("update tables set name = ? where id = ?", (name, id)), news=(event,))

    async def set_coach(self, id: str, on: bool, event: str) -> None:
        """Allow or forbid the coach at a table."""
        await self.run(("update tables set coach = ? where id = ?", (int(on), id)), news=(event,))

    async def set_muted(self, id: str, muted: Sequence[Seat], event: str) -> None:
        await self.run(("update tables set muted = ? where id = ?", (to_json(muted), id)), news=(event,))

    async def set_password(self, id: str, password: str, event: str) -> None:
        """Store the password that is required to claim a seat by a link."""
        await self.run(("update tables set password = ? where id = ?", (password, id)), news=(event,))

    async def set_webhook(self, id: str, hook: str, event: str) -> None:
        await self.run(("update tables set hook = ? where id = ?", (hook, id)), news=(event,))

    async def undo_request(self, id: str) -> tuple[str, list[tuple[Seat, bool]]]:
        """Return the open undo request as JSON, or nothing, and the seats that have agreed to it."""
        requests, agreements = await self.run(
            ("select wish from tables where id = ?", (id,)),
            ("select seat, by_host from undo_agreements where table_id = ?", (id,)),
        )
        return (requests[0][0] if requests else ""), [(seat, bool(by_host)) for seat, by_host in agreements]

    async def set_undo_request(self, id: str, seq: int, request: str, event: str) -> None:
        """Write or clear the request to undo change `seq`; a later change ends it anyway."""
        await self.run(
            (
                "update tables set wish = ? where id = ? and not exists"
                " (select 1 from journal where table_id = ? and seq > ?)",
                (request, id, id, seq),
            ),
            ("delete from undo_agreements where table_id = ?", (id,)),
            news=(event,),
        )

    async def agree_to_undo(
        self, id: str, seq: int, seats: Iterable[Seat], by_host: bool, event: str
    ) -> list[tuple[Seat, bool]]:
        """Write agreements to the undo of change `seq` and return all of them. The first statement locks the table's row:
        of several processes exactly one sees the last agreement."""
        *_, agreements = await self.run(
            ("update tables set wish = wish where id = ?", (id,)),
            *[
                (
                    "insert into undo_agreements (table_id, seq, seat, by_host) values (?, ?, ?, ?) on conflict do nothing",
                    (id, seq, seat, int(by_host)),
                )
                for seat in sorted(seats)
            ],
            ("select seat, by_host from undo_agreements where table_id = ? and seq = ?", (id, seq)),
            news=(event,),
        )
        return [(seat, bool(by_host)) for seat, by_host in agreements]

    async def delete(self, id: str, event: str) -> None:
        """Delete a table and its reports; the database deletes all other rows that belong to it."""
        await self.run(
            ("delete from reports where table_id = ?", (id,)), ("delete from tables where id = ?", (id,)), news=(event,)
        )

    # --- seats ---------------------------------------------------------------------------------------------------

    async def seats_in(self, ids: Sequence[str], who: str) -> dict[str, tuple[list[SeatRow], list[Seat]]]:
        """Return the seats of several tables, and those that a browser holds."""
        marks = ", ".join("?" * len(ids))
        rows, held = await self.run(
            (
                "select table_id, seat, kind, name, bot, token, orders from seats"
                f" where table_id in ({marks}) order by seat",
                ids,
            ),
            ("select table_id, seat from sittings where who = ? order by seat", (who,)),
        )
        found: dict[str, tuple[list[SeatRow], list[Seat]]] = {id: ([], []) for id in ids}
        for id, *seat in rows:
            found[id][0].append(seat_row(*seat))
        for id, number in held:
            if id in found:
                found[id][1].append(number)
        return found

    async def seats_of(self, who: str, id: str) -> list[Seat]:
        """Return the seats that a browser holds at a table; -1 for a spectator."""
        [rows] = await self.run(("select seat from sittings where who = ? and table_id = ? order by seat", (who, id)))
        return [seat for (seat,) in rows]

    async def seat_holders(self, id: str) -> dict[Seat, frozenset[str]]:
        """Return the browsers that hold each seat; -1 for spectators."""
        [rows] = await self.run(("select seat, who from sittings where table_id = ?", (id,)))
        held: dict[Seat, set[str]] = {}
        for seat, who in rows:
            held.setdefault(seat, set()).add(who)
        return {seat: frozenset(who) for seat, who in held.items()}

    async def set_orders(self, id: str, seat: Seat, orders: dict[str, bool], event: str) -> None:
        await self.run(
            ("update seats set orders = ? where table_id = ? and seat = ?", (to_json(orders), id, seat)), news=(event,)
        )

    # --- the game ------------------------------------------------------------------------------------------------

    async def commit(
        self,
        id: str,
        seq: int,
        change: Change,
        event: str,
        asked: tuple[Seat, ...] = (),
        ending: GameResult | None = None,
        snapshot: Snapshot | None = None,
        commitment: Commitment | None = None,
    ) -> None:
        """Write a change as number `seq`, with a new key if there is one; raise SeqTaken if that number exists."""
        now = time.time()
        end = to_json(ending) if ending else ""
        more: list[Statement] = []
        if snapshot is not None:
            more.append(self._snapshot(id, snapshot))
            more.append(("delete from journal where table_id = ? and seq <= ?", (id, snapshot.seq - MAX_CHANGES)))
        if commitment is not None:
            more.append(("update tables set luck = ? where id = ?", (to_json(commitment), id)))
        await self.run(
            ("insert into journal (table_id, seq, entry, at) values (?, ?, ?, ?)", (id, seq, to_json(change), now)),
            (
                "update tables set changed = ?, outcome = ?, asked = ?, wish = '' where id = ?",
                (now, end, to_json(asked), id),
            ),
            *more,
            news=(event,),
        )

    async def changes_after(self, id: str, since: int) -> list[Change]:
        """Return the changes after number `since`, in order; raise ChangesCompacted if the first ones are no longer
        stored."""
        [rows] = await self.run(
            ("select seq, entry from journal where table_id = ? and seq > ? order by seq", (id, since)),
        )
        if rows and rows[0][0] != since + 1:
            raise ChangesCompacted
        return [msgspec.json.decode(entry, type=Change) for _, entry in rows]

    async def snapshot(self, id: str) -> Snapshot | None:
        """Return the last snapshot."""
        [rows] = await self.run(("select data from snapshots where table_id = ?", (id,)))
        return await asyncio.to_thread(msgspec.json.decode, rows[0][0], type=Snapshot) if rows else None

    async def save_snapshot(self, id: str, position: Snapshot) -> None:
        await self.run(self._snapshot(id, position))

    def _snapshot(self, id: str, position: Snapshot) -> tuple[str, tuple[Any, ...]]:
        return (
            "insert into snapshots (table_id, seq, data) values (?, ?, ?) on conflict (table_id) do update"
            " set seq = excluded.seq, data = excluded.data where excluded.seq >= snapshots.seq",
            (id, position.seq, to_json(position)),
        )

    # --- chat and reports ----------------------------------------------------------------------------------------

    async def add_chat(self, id: str, key: str, line: ChatLine, event: str) -> None:
        await self.run(
            (
                "insert into chat (table_id, id, at, seat, name, said, n) values (?, ?, ?, ?, ?, ?,"
                " (select coalesce(max(n), 0) + 1 from chat where table_id = ?))",
                (id, key, line.at, line.seat, line.name, line.text, id),
            ),
            (
                "delete from chat where table_id = ? and at < (select min(at) from"
                " (select at from chat where table_id = ? order by at desc limit ?) as latest)",
                (id, id, MAX_CHAT),
            ),
            news=(event,),
        )

    async def chat(self, id: str) -> list[ChatLine]:
        """Return the latest chat lines, oldest first, in the order of writing instead of clock time."""
        [rows] = await self.run(
            (
                "select seat, name, said, at from chat where table_id = ? order by n desc, at desc limit ?",
                (id, MAX_CHAT),
            )
        )
        return [ChatLine(*row) for row in rows[::-1]]

    async def add_report(self, key: str, id: str, text: str, data: str, most: int) -> None:
        """Store a report; only the latest ones of each table stay."""
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

    async def publish(self, event: str) -> None:
        """Publish an event that is not stored."""
        await self.run(news=(event,))
