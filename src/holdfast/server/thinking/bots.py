"""Bots answer for their seats without holding up the server: quick ones at once, thinkers in processes of their own."""

import asyncio
import contextlib
import logging
import os
from hashlib import blake2b

import msgspec

from holdfast.bots import bot
from holdfast.bots.imagined import Imagined
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.table.luck import Keyed
from holdfast.server.thinking import isolated
from holdfast.server.thinking.thinker import Result, Task

log = logging.getLogger("holdfast.server")
NAMES = ("random", "rollout:100ms", "rollout:500ms", "rollout:2000ms")
"""The bots that may be seated at a table over the network; each bounded in time."""
PATIENCE = 15.0
"""Seconds after which a thinker is given up and a random answer taken."""


class Thinker:
    """One process; it is started when there is something to think about, and again when it was lost."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._gone: list[asyncio.subprocess.Process] = []

    async def think(self, task: Task) -> Result:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await isolated.process("holdfast.server.thinking.thinker")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
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


def luck(game: Game, seat: Seat) -> int:
    """A seed for what is thought at this position: who takes an answer back and asks once more is told the same."""
    at, chance = f"{len(game.journal or ())} {seat}", game.world.chance
    if isinstance(chance, Keyed):
        return chance.aside(at) >> 16
    at = f"{game.seed} {at}"
    return int.from_bytes(blake2b(at.encode(), digest_size=6).digest())


class Thinkers:
    """A few thinkers; whoever needs one waits for one that is free."""

    def __init__(self, n: int = 0) -> None:
        self._all = [Thinker() for _ in range(n or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._free.put_nowait(thinker)

    async def think(self, task: Task) -> Result | None:
        """What a thinker says, or nothing where it failed."""
        thinker = await self._free.get()
        try:
            return await thinker.think(task)
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as error:
            log.warning("a thinker was given up: %r", error)
            return None
        finally:
            self._free.put_nowait(thinker)

    async def choose(self, name: str, game: Game, seat: Seat) -> str:
        """The key of a bot's answer."""
        if name != "random":
            task = Task(game.save().decode(), seat, luck(game, seat), bot=name)
            result = await self.think(task)
            if result is not None and result.key:
                return result.key
        return bot("random", luck(game, seat)).choose(Imagined(game, seat)).key

    async def odds(self, game: Game, seat: Seat, key: str, lang: str) -> Result | None:
        return await self.think(Task(game.save().decode(), seat, luck(game, seat), key=key, lang=lang))

    async def stop(self) -> None:
        for thinker in self._all:
            thinker.stop()
            await thinker.ended()
