"""Looking back upon an evening takes a while: each review is made by a process of its own, one after another, and kept.

The process tells how far it is, a line each, and at last the page: `{"done": 3, "of": 120}` … `{"page": "<!doctype …"}`.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.core.engine.effect import Record
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.server.workers import process as isolated
from holdfast.tables.services.tasks import Task

log = logging.getLogger("holdfast.server")
REVIEW_TIMEOUT = 600.0
"""Seconds by the clock that one review may take, and of processor half as many."""
MEMORY = 1 << 30
KEPT = 24
"""Reviews that are kept, the latest."""
WAITING = 6
"""Reviews that may be waited for at one time; who comes then is asked to come later."""
EACH = 2
"""Of these, how many one person may wait for."""
FAILED = 50
"""Reviews that failed and that nobody has asked for since, the latest."""
FORGET_AFTER = 60.0
"""Seconds after which a review that nobody asks for any more is not begun; the page asks every two."""

Key = tuple[str, int, str]
"""Which table, after how many answers, in which language."""


class ReviewProgress(Record):
    """How far a review is; at last its page."""

    done: int = 0
    of: int = 0
    page: str = ""
    wrong: str = ""


class TooMany(Exception):
    """Others are waiting for theirs."""


class ReviewJobs:
    """The reviews of this server."""

    def __init__(self, later: Callable[[Awaitable[None]], Any]) -> None:
        self._later = later
        self._one = asyncio.Semaphore(1)
        self._far: dict[Key, ReviewProgress] = {}
        self._open: dict[Key, str] = {}
        """Reviews that are made or waited for, and by whom."""
        self._asked: dict[Key, float] = {}
        """When somebody asked for it last."""

    def far(self, key: Key, game: Game, packs: tuple[Path, ...] = (), whose: str = "") -> ReviewProgress:
        """How far it is; the first question begins it. One that failed says so once, and is begun again at the next question."""
        known = self._far.get(key)
        self._asked[key] = time.monotonic()
        if known is None:
            waiting = [*self._open.values()]
            if len(waiting) >= WAITING or waiting.count(whose) >= EACH:
                del self._asked[key]
                raise TooMany
            known = self._far[key] = ReviewProgress(0, len(game.journal or ()))
            self._open[key] = whose
            task = Task(game.save().decode(), 0, 0, lang=key[2], packs=tuple([str(folder) for folder in packs]))
            self._later(self._make(key, task))
        elif key not in self._open:
            del self._asked[key]
            if known.wrong:
                del self._far[key]
        return known

    async def _make(self, key: Key, task: Task) -> None:
        try:
            async with self._one:
                if time.monotonic() - self._asked[key] > FORGET_AFTER:
                    del self._far[key]
                    return
                async with asyncio.timeout(REVIEW_TIMEOUT):
                    await self._listen(key, task)
        except Exception as error:  # whatever it is, the review has failed, and the next one is made
            self._far[key] = ReviewProgress(wrong=f"{error!r:.200}")
        finally:
            del self._open[key], self._asked[key]
        if not (made := self._far[key]).page:
            log.warning("a review was given up: %s", made.wrong)
            self._far[key] = ReviewProgress(wrong=made.wrong or "it ended early")
        for old in [one for one, far in self._far.items() if far.page][:-KEPT]:
            del self._far[old]
        for old in [one for one, far in self._far.items() if far.wrong][:-FAILED]:
            del self._far[old]

    async def _listen(self, key: Key, task: Task) -> None:
        process = await isolated.process("holdfast.server.workers.review_jobs")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task))
            process.stdin.close()
            while line := await process.stdout.readline():
                self._far[key] = msgspec.json.decode(line, type=ReviewProgress)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def run_review(task: Task, tell: Callable[[ReviewProgress], None]) -> str:
    """The page of a review, telling on the way how far it is."""
    from holdfast.review.analysis import review
    from holdfast.review.page import ReviewPage

    packs = [Path(folder) for folder in task.packs]
    game = holdfast.load(task.save.encode(), packs)
    teller = Localizer(game.definition, task.lang, game.world.content)
    seen = review(game, teller, packs, lambda done, of: tell(ReviewProgress(done, of)))
    return ReviewPage(seen, game, teller).html()


def confine() -> None:
    """Limits for this process, where the system knows such limits; people come first."""
    with contextlib.suppress(ImportError):
        import os
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(REVIEW_TIMEOUT / 2),) * 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(10)


def main() -> None:
    def tell(far: ReviewProgress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(far) + b"\n")
        sys.stdout.buffer.flush()

    confine()
    try:
        tell(ReviewProgress(page=run_review(msgspec.json.decode(sys.stdin.buffer.read(), type=Task), tell)))
    except Exception as error:  # whatever it is, the server says that there is none
        tell(ReviewProgress(wrong=f"{error!r:.200}"))


if __name__ == "__main__":
    main()
