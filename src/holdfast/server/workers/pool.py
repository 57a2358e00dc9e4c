"""Bots answer for their seats without holding up the server: quick ones at once, thinkers in processes of their own."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path

import msgspec

from holdfast.bots import make_bot
from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.perspective import Perspective
from holdfast.bots.suggestions import BotMove
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.standing_orders import NO_ORDERS
from holdfast.core.rng.committed import CommittedStream
from holdfast.core.state.save import save_in_steps
from holdfast.review.summary import GameSummary
from holdfast.server.workers import process as isolated
from holdfast.server.workers.fair_queue import FairQueue, QueueFull
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.services.tasks import CoachAdvice, Result, Task

log = logging.getLogger("holdfast.server")
NAMES = (
    "friend",
    "novice",
    "expert:300ms",
    "expert:1500ms",
    "random",
    "rollout:100ms",
    "rollout:500ms",
    "rollout:2000ms",
)
"""The bots that may be seated at a table over the network, the usual companion first; each bounded in time."""
IN_PROCESS = frozenset({"random"})
"""Those who need no process of their own."""
WORKER_TIMEOUT = 15.0
"""Seconds after which a thinker is given up and a random answer taken."""
COACH_PLAYOUTS = 900
"""Milliseconds that the coach may think."""
MAX_WAITING_ODDS = 4
"""So many answers one person may wait to hear the odds of."""


Wanted = Callable[[], bool]
"""Whether somebody still waits for a thought."""


class Dropped(Exception):
    """Nobody waits for this thought any more: it was not begun."""


def always() -> bool:
    """Somebody waits, as far as is known."""
    return True


def bot_names(name: str) -> str:
    """A bot that may be seated, the first where none is named; every table is seated by it, new or loaded."""
    if (name or NAMES[0]) not in NAMES:
        raise UnknownName(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return name or NAMES[0]


class Worker:
    """One process; it is started when there is something to think about, and again when it was lost."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._gone: list[asyncio.subprocess.Process] = []

    async def think(self, task: Task) -> Result:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await isolated.process("holdfast.tables.services.tasks")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), WORKER_TIMEOUT)
            return msgspec.json.decode(line, type=Result)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            self._gone = [one for one in self._gone if one.returncode is None] + [process]

    async def ended(self) -> None:
        """Until nothing is left of it."""
        for process in self._gone:
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()


def fresh_seed(game: Game, seat: Seat) -> int:
    """A seed for what is thought at this position: who takes an answer back and asks once more is told the same."""
    at, chance = f"{len(game.journal or ())} {seat}", game.world.chance
    if isinstance(chance, CommittedStream):
        return chance.aside(at) >> 16
    at = f"{game.seed} {at}"
    return int.from_bytes(blake2b(at.encode(), digest_size=6).digest())


async def save_text(game: Game) -> str:
    """A save for a thinker; of a long game it is made in slices."""
    return (await run_sliced(save_in_steps(game))).decode()


def _named(packs: tuple[Path, ...]) -> tuple[str, ...]:
    return tuple([str(folder) for folder in packs])


class WorkerPool:
    """A few thinkers; whoever needs one waits for one that is free, in turn with all others who do."""

    def __init__(self, n: int = 0) -> None:
        """`n` workers; by default as many as the computer bears."""
        self._all = [Worker() for _ in range(n or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._queue: FairQueue[Worker] = FairQueue(self._all)

    async def think(
        self, task: Task, whose: str, where: str = "", last: bool = False, wanted: Wanted = always
    ) -> Result | None:
        """What a thinker says, or nothing where it failed or there is none to be had; `where` is the address that asks, and
        `last` waits until nobody else does. Raises Dropped where nobody wants it when its turn has come."""
        try:
            async with self._queue.one(whose, where, last) as thinker:
                if not wanted():
                    raise Dropped
                result = await thinker.think(task)
        except QueueFull:
            return None
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as error:
            log.warning("a thinker was given up: %r", error)
            return None
        if result.wrong:
            log.warning("a thinker failed: %s", result.wrong)
            return None
        return result

    async def _thought(self, task: Task, whose: str, where: str, wanted: Wanted) -> Result | None:
        """The same for what a person asks: nothing where they are gone."""
        try:
            return await self.think(task, whose, where, wanted=wanted)
        except Dropped:
            return None

    async def choose(
        self,
        name: str,
        game: Game,
        seat: Seat,
        whose: str,
        packs: tuple[Path, ...] = (),
        wishes: tuple[str, ...] = (),
        purse: ThinkingBudget | None = None,
        where: str = "",
        last: bool = False,
        wanted: Wanted = always,
    ) -> BotMove:
        """A bot's answer; `whose` table it is, and the address from which somebody is there, take their turns among those
        who wait for a thinker."""
        if name in NAMES and name not in IN_PROCESS:
            save = await save_text(game)
            task = Task(save, seat, fresh_seed(game, seat), bot=name, wishes=wishes, purse=purse, packs=_named(packs))
            result = await self.think(task, f"bots of {whose}", where, last, wanted)
            if result is not None and result.chosen is not None:
                return result.chosen
        return BotMove(make_bot("random", fresh_seed(game, seat)).choose(Perspective(game, seat)).key)

    async def odds(
        self,
        game: Game,
        seat: Seat,
        key: str,
        lang: str,
        whose: str,
        packs: tuple[Path, ...] = (),
        orders: Mapping[str, bool] = NO_ORDERS,
        where: str = "",
        wanted: Wanted = always,
    ) -> Result | None:
        """How an answer may turn out, as the standing orders of the seat say; nothing where that cannot be said now."""
        line = f"odds for {whose}"
        save = await save_text(game)
        if self._queue.waiting(line, where) >= MAX_WAITING_ODDS:
            return None
        task = Task(save, seat, fresh_seed(game, seat), key=key, lang=lang, orders=dict(orders), packs=_named(packs))
        result = await self._thought(task, line, where, wanted)
        return result if result is not None and result.worlds else None

    async def advice(
        self,
        game: Game,
        seat: Seat,
        lang: str,
        whose: str,
        packs: tuple[Path, ...] = (),
        where: str = "",
        wanted: Wanted = always,
    ) -> CoachAdvice | None:
        """What the coach says to a seat that is asked; nothing where there is no thinker to be had now."""
        line = f"odds for {whose}"
        save = await save_text(game)
        if self._queue.waiting(line, where) >= MAX_WAITING_ODDS:
            return None
        task = Task(save, seat, fresh_seed(game, seat), coach=COACH_PLAYOUTS, lang=lang, packs=_named(packs))
        result = await self._thought(task, line, where, wanted)
        return None if result is None else result.counsel

    async def evening(
        self,
        game: Game,
        lang: str,
        whose: str,
        packs: tuple[Path, ...] = (),
        where: str = "",
        wanted: Wanted = always,
    ) -> GameSummary | None:
        """A finished game in figures; nothing where there is no thinker to be had now."""
        task = Task(await save_text(game), 0, 0, evening=True, lang=lang, packs=_named(packs))
        result = await self._thought(task, f"evenings of {whose}", where, wanted)
        return None if result is None else result.evening

    async def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()
            await thinker.ended()
