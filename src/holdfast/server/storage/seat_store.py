"""Stored seats, device codes and removals."""

import time
from collections.abc import Mapping

from holdfast.core.engine.effect import Seat
from holdfast.server.storage.database import Database
from holdfast.server.storage.write_queue import Statement
from holdfast.tables.records import SPECTATOR, SeatRow, to_json

MAX_TRIES = 20
"""Wrong codes at a table after which its open codes are void."""
MAX_REMOVED = 1000


class SeatStore:
    """The statements for seats; they publish events to every server on the database."""

    def __init__(self, database: Database) -> None:
        self.run = database.run

    # --- seats ---------------------------------------------------------------------------------------------------

    async def sit(self, who: str, id: str, seat: Seat, name: str, news: str) -> None:
        """Claim a seat for a browser, once; only its first browser names the seat."""
        naming = [
            (
                "update seats set name = ? where table_id = ? and seat = ? and not exists"
                " (select 1 from sittings where table_id = ? and seat = ? and who <> ?)",
                (name, id, seat, id, seat, who),
            )
        ]
        await self.run(
            (
                "insert into sittings (who, table_id, seat) values (?, ?, ?) on conflict do nothing",
                (who, id, seat),
            ),
            *(naming if name else []),
            news=(news,),
        )

    async def new_link(self, id: str, seat: Seat, token: str, host: str, news: str) -> None:
        """Store another token for a seat or for spectators; those who used the old one must claim the seat again."""
        change: Statement
        if seat == SPECTATOR:
            change = ("update tables set spectator = ? where id = ?", (token, id))
        else:
            change = ("update seats set token = ? where table_id = ? and seat = ?", (token, id, seat))
        await self.run(
            change,
            ("delete from sittings where table_id = ? and seat = ? and who <> ?", (id, seat, host)),
            news=(news,),
        )

    async def change_seat(self, id: str, seat: SeatRow, host: str, here: bool, news: str) -> None:
        """Replace the player of a seat; the previous one leaves, and with `here` the host claims it."""
        sits: list[Statement] = [
            (
                "insert into sittings (who, table_id, seat) values (?, ?, ?) on conflict do nothing",
                (host, id, seat.seat),
            ),
        ]
        await self.run(
            (
                "update seats set kind = ?, name = ?, bot = ?, token = ?, orders = ? where table_id = ? and seat = ?",
                (seat.kind, seat.name, seat.bot, seat.token, to_json(seat.orders), id, seat.seat),
            ),
            ("delete from sittings where table_id = ? and seat = ?", (id, seat.seat)),
            *(sits if here else []),
            news=(news,),
        )

    # --- moving to another device --------------------------------------------------------------------------------

    async def offer(self, id: str, who: str, code: str, lasts: float) -> None:
        """Store a code by which another browser takes over this one's seats at a table; an older code is void."""
        now = time.time()
        await self.run(
            ("delete from codes where until < ?", (now,)),
            (
                "insert into codes (table_id, who, code, until) values (?, ?, ?, ?) on conflict (table_id, who) do update"
                " set code = excluded.code, until = excluded.until, tries = 0",
                (id, who, code, now + lasts),
            ),
        )

    async def redeem(self, id: str, code: str) -> str | None:
        """Use up a code and return its browser; a wrong one counts against all open codes of the table."""
        open_one = "table_id = ? and until >= ? and tries < ?"
        values = (id, time.time(), MAX_TRIES)
        [found] = await self.run((f"delete from codes where code = ? and {open_one} returning who", (code, *values)))
        if found:
            return str(found[0][0])
        await self.run((f"update codes set tries = tries + 1 where {open_one}", values))
        return None

    async def move(self, id: str, old: str, new: str, *news: str) -> None:
        """Move all seats of a browser, and the table if it is the host, to another browser. The links of the seats are
        void, so that the old device cannot return by them."""
        await self.run(
            (
                "update seats set token = '' where table_id = ? and kind = 'link' and seat in"
                " (select seat from sittings where table_id = ? and who = ?)",
                (id, id, old),
            ),
            (
                "insert into sittings (who, table_id, seat) select ?, table_id, seat from sittings"
                " where table_id = ? and who = ? and seat <> ? on conflict do nothing",
                (new, id, old, SPECTATOR),
            ),
            ("delete from sittings where table_id = ? and who = ?", (id, old)),
            ("delete from codes where table_id = ? and who = ?", (id, old)),
            ("update tables set host = ? where id = ? and host = ?", (new, id, old)),
            news=news,
        )

    # --- leaving -------------------------------------------------------------------------------------------------

    async def leave(self, id: str, who: str, *news: str) -> None:
        """Drop all seats of a browser at a table; a seat that no other browser holds loses its name and chat lines."""
        alone = (
            "select seat from sittings where table_id = ? and who = ? and seat <> ? and seat not in"
            " (select seat from sittings where table_id = ? and who <> ?)"
        )
        values = (id, who, SPECTATOR, id, who)
        await self.run(
            (f"delete from chat where table_id = ? and seat in ({alone})", (id, *values)),
            (f"update seats set name = '' where table_id = ? and seat in ({alone})", (id, *values)),
            ("delete from sittings where table_id = ? and who = ?", (id, who)),
            ("delete from codes where table_id = ? and who = ?", (id, who)),
            news=news,
        )

    # --- removals ------------------------------------------------------------------------------------------------

    async def remove(self, id: str, who: str, tokens: Mapping[Seat, str], *news: str) -> None:
        """Remove a browser from a table for good, and void the links that it used."""
        links: list[Statement] = [
            ("update tables set spectator = ? where id = ?", (token, id))
            if seat == SPECTATOR
            else ("update seats set token = ? where table_id = ? and seat = ?", (token, id, seat))
            for seat, token in tokens.items()
        ]
        latest = "select at from barred where table_id = ? order by at desc limit ?"
        await self.run(
            ("delete from sittings where table_id = ? and who = ?", (id, who)),
            ("delete from codes where table_id = ? and who = ?", (id, who)),
            (
                "insert into barred (table_id, who, at) values (?, ?, ?) on conflict do nothing",
                (id, who, time.time()),
            ),
            (
                f"delete from barred where table_id = ? and at < (select min(at) from ({latest}) as latest)",
                (id, id, MAX_REMOVED),
            ),
            *links,
            news=news,
        )

    async def barred(self, id: str, who: str) -> bool:
        [found] = await self.run(("select 1 from barred where table_id = ? and who = ?", (id, who)))
        return bool(found)
