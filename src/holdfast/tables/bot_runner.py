"""Answers that no person has to give: bots and standing orders answer while a client is connected."""

import logging

from holdfast.bots.suggestions import BotMove
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Refused
from holdfast.tables.errors import Dropped, Rejected, Stale
from holdfast.tables.services.computations import choose_move
from holdfast.tables.services.runtime import Runtime
from holdfast.tables.table import Table
from holdfast.tables.table_state import BOT

log = logging.getLogger("holdfast.server")
BOT_TIMEOUT = 10.0
"""Seconds without a change after which a process replaces another that made the last one."""
RETRY = 1.0


class BotRunner:
    """Runner of the bots of all tables; it waits `pace` seconds before each answer."""

    def __init__(self, runtime: Runtime, pace: float) -> None:
        self._workers = runtime.workers
        self._clock = runtime.clock
        self._start = runtime.tasks.start
        self._pace = pace

    def drive(self, table: Table, own: bool = True) -> None:
        """Let bots and standing orders answer while a client is connected; `own` if this process made the last change.

        If another process made it, that one continues; if it is gone, this process does after `BOT_TIMEOUT` seconds.
        """
        if not table.audience.clients or table.game.over or table.deleted or not self._something(table):
            return
        if table.thinking is not None and not table.thinking.done():
            if not own or not table.patient:
                return
            table.thinking.cancel()
        table.patient = not own
        table.thinking = self._start(self._drive(table))

    def _something(self, table: Table) -> bool:
        """Whether there is an answer that no person has to give."""
        bots = {sits.seat for sits in table.seats if sits.kind == BOT}
        return not bots.isdisjoint(table.game.asked) or table.by_order() is not None

    async def _drive(self, table: Table) -> None:
        seq = -1
        while table.patient and seq != table.seq:
            seq = table.seq
            await self._clock.sleep(BOT_TIMEOUT)
        table.patient = False
        while table.audience.clients and not table.deleted:
            seq = table.seq
            try:
                answer = await self._unasked(table)
            except Dropped:
                return
            if answer is None:
                return
            seat, chosen, order = answer
            if not order and seat in table.people:
                continue  # a person has claimed the seat meanwhile
            if not order:
                table.company.answered(seat, chosen)
            try:
                await table.answer(seat, chosen.key, seq, unasked=order)
            except Stale:
                continue
            except Refused as refused:
                if table.seq != seq:
                    continue  # another client or bot answered meanwhile
                log.error("table %s: a bot was refused: %s", table.id, refused)
                table.audience.refresh()
                return
            except Rejected as no:
                table.audience.refresh()
                if no.message != "not-kept":
                    return
                await self._clock.sleep(RETRY)

    async def _unasked(self, table: Table) -> tuple[Seat, BotMove, bool] | None:
        """Return the next answer that no person has to give: seat, move, and whether by a standing order."""
        game = table.game
        if (order := table.by_order()) is not None:
            seat, key = order
            return seat, BotMove(key), True
        for sits in table.seats:
            if sits.kind == BOT and sits.seat in game.asked:
                if self._pace:
                    await self._clock.sleep(self._pace)
                company, who = table.company, (sits.seat, sits.bot)
                wishes, purse = company.wishes(game), company.purses.get(who)
                whose, packs, where = table.row.host, table.packs, table.audience.address
                alone = not table.people  # no person waits for an answer
                chosen = await choose_move(
                    self._workers,
                    sits.bot,
                    game,
                    sits.seat,
                    whose,
                    packs,
                    wishes,
                    purse,
                    where,
                    alone,
                    lambda: bool(table.audience.clients),
                )
                if chosen.purse is not None:
                    company.purses[who] = chosen.purse
                return sits.seat, chosen, False
        return None
