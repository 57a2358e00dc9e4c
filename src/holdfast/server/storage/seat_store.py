"""What is kept of people: who sits where, codes for another device, and whom the host has removed."""

import time
from collections.abc import Mapping

from holdfast.core.engine.effect import Seat
from holdfast.server.storage.database import Database
from holdfast.server.storage.write_queue import Statement
from holdfast.tables.records import SPECTATOR, SeatRow, to_json

MAX_TRIES = 20
"""Wrong codes at a table before those that are open there are void."""
MAX_REMOVED = 1000


class SeatStore:
    """The statements; like those of the store they tell every server on the same database what has changed."""

    def __init__(self, database: Database) -> None:
        self.run = database.run

    # --- who sits where -------------------------------------------------------------------------------------------------

    async def sit(self, who: str, id: str, seat: Seat, name: str, news: str) -> None:
        """A browser takes a seat; sitting down twice is sitting down once. Only the first there gives the seat a name."""
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
        """Another token for a seat or for spectators; whoever sat there by the old one must sit down again."""
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
        """Somebody else sits there from now on; whoever did gets up, and `here` the host sits down."""
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
        """A code by which another browser takes over what this one holds at a table; an older one is void."""
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
        """Whose code that is; from now on it is used up. A wrong one counts against all that are open at the table."""
        open_one = "table_id = ? and until >= ? and tries < ?"
        values = (id, time.time(), MAX_TRIES)
        [found] = await self.run((f"delete from codes where code = ? and {open_one} returning who", (code, *values)))
        if found:
            return str(found[0][0])
        await self.run((f"update codes set tries = tries + 1 where {open_one}", values))
        return None

    async def move(self, id: str, old: str, new: str, *news: str) -> None:
        """All seats of one browser are another's, and so is the table where it hosts it. The links of the seats are void:
        whoever has the old device cannot come back by them."""
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
        """A browser gives up all it holds at a table. Of a seat that nobody else holds, the name and what was said go too."""
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

    # --- whom the host has removed -------------------------------------------------------------------------------

    async def remove(self, id: str, who: str, tokens: Mapping[Seat, str], *news: str) -> None:
        """A browser loses all it holds at a table for good, and the links by which it came lead nowhere any more."""
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
