"""Reviews of finished games. Each is made by its own process, one after another, and cached.

The process writes its progress, one JSON object per line, and finally the page: `{"done": 3, "of": 120}` …
`{"page": "<!doctype …"}`.
"""

import asyncio
import contextlib
import logging
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.core.text.localizer import Localizer
from holdfast.server.workers import process as isolated
from holdfast.tables.errors import TooManyReviews
from holdfast.tables.protocol.tasks import ReviewKey, ReviewProgress, Task

log = logging.getLogger("holdfast.server")
REVIEW_TIMEOUT = 600.0
"""Seconds that one review may take; its processor time is limited to half of it."""
MEMORY = 1 << 30
MAX_CACHED = 24
MAX_WAITING = 6
"""Reviews that may wait at the same time."""
MAX_WAITING_EACH = 2
"""Reviews for which one device may wait."""
MAX_FAILED = 50
"""Failed reviews that are remembered until they are requested again."""
FORGET_AFTER = 60.0
"""Seconds after which a review that is not requested any more is not started; the page asks every two."""


class ReviewJobs:
    """The reviews of this server."""

    def __init__(self, start: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._start = start
        self._one = asyncio.Semaphore(1)
        self._progress: dict[ReviewKey, ReviewProgress] = {}
        self._open: dict[ReviewKey, str] = {}
        """The owners of the reviews that run or wait."""
        self._asked: dict[ReviewKey, float] = {}
        """The time of the last request."""

    def progress(self, key: ReviewKey, make_task: Callable[[], Task], answers: int, owner: str = "") -> ReviewProgress:
        """Return a review's progress; the first call starts it. A failed review restarts on the next call."""
        known = self._progress.get(key)
        self._asked[key] = time.monotonic()
        if known is None:
            waiting = [*self._open.values()]
            if len(waiting) >= MAX_WAITING or waiting.count(owner) >= MAX_WAITING_EACH:
                del self._asked[key]
                raise TooManyReviews
            known = self._progress[key] = ReviewProgress(0, answers)
            self._open[key] = owner
            self._start(self._make(key, make_task()))
        elif key not in self._open:
            del self._asked[key]
            if known.wrong:
                del self._progress[key]
        return known

    async def _make(self, key: ReviewKey, task: Task) -> None:
        try:
            async with self._one:
                if time.monotonic() - self._asked[key] > FORGET_AFTER:
                    del self._progress[key]
                    return
                async with asyncio.timeout(REVIEW_TIMEOUT):
                    await self._listen(key, task)
        except Exception as error:  # the review failed; the next one starts
            self._progress[key] = ReviewProgress(wrong=f"{error!r:.200}")
        finally:
            del self._open[key], self._asked[key]
        if not (made := self._progress[key]).page:
            log.warning("a review failed: %s", made.wrong)
            self._progress[key] = ReviewProgress(wrong=made.wrong or "it ended early")
        for old in [one for one, progress in self._progress.items() if progress.page][:-MAX_CACHED]:
            del self._progress[old]
        for old in [one for one, progress in self._progress.items() if progress.wrong][:-MAX_FAILED]:
            del self._progress[old]

    async def _listen(self, key: ReviewKey, task: Task) -> None:
        process = await isolated.process("holdfast.server.workers.review_jobs")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task))
            process.stdin.close()
            while line := await process.stdout.readline():
                self._progress[key] = msgspec.json.decode(line, type=ReviewProgress)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def run_review(task: Task, report: Callable[[ReviewProgress], None]) -> str:
    """Make the page of a review and report its progress."""
    from holdfast.review.analysis import review
    from holdfast.review.page import ReviewPage

    packs = [Path(folder) for folder in task.packs]
    game = holdfast.load(task.save.encode(), packs)
    localizer = Localizer(game.definition, task.lang, game.world.content)
    analysis = review(game, localizer, packs, lambda done, of: report(ReviewProgress(done, of)))
    return ReviewPage(analysis, game, localizer).html()


def confine() -> None:
    """Limit this process, if the system can, and lower its priority."""
    with contextlib.suppress(ImportError):
        import os
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (int(REVIEW_TIMEOUT / 2),) * 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.nice(10)


def main() -> None:
    def write(progress: ReviewProgress) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(progress) + b"\n")
        sys.stdout.buffer.flush()

    confine()
    try:
        write(ReviewProgress(page=run_review(msgspec.json.decode(sys.stdin.buffer.read(), type=Task), write)))
    except Exception as error:  # the server reports the failure
        write(ReviewProgress(wrong=f"{error!r:.200}"))


if __name__ == "__main__":
    main()
