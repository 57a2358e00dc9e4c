"""Reviews are waited for in a queue that nobody can fill: not by failing ones, nor by many."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any

import pytest

import holdfast
from holdfast.server.workers import review_jobs as looking
from holdfast.server.workers.review_jobs import MAX_WAITING, MAX_WAITING_EACH, ReviewJobs
from holdfast.tables.errors import TooManyReviews
from holdfast.tables.protocol.tasks import ReviewKey, ReviewProgress, Task

GAME = holdfast.definition("robinson").new(1)


def key(n: int) -> ReviewKey:
    return (f"table{n}", 1, "en")


class Here:
    """Reviews that end as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ends: Any) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.begun: list[ReviewKey] = []
        self.looking = ReviewJobs(self.later)

        async def listen(which: ReviewKey, task: Task) -> None:
            self.begun.append(which)
            await ends(self.looking, which)

        monkeypatch.setattr(self.looking, "_listen", listen)

    def later(self, work: Awaitable[None]) -> None:
        self.tasks.append(asyncio.ensure_future(work))

    def request(self, which: ReviewKey, owner: str) -> ReviewProgress:
        return self.looking.progress(which, lambda: Task(GAME.save().decode(), 0, 0), 0, owner)

    async def all(self) -> None:
        await asyncio.gather(*self.tasks)


async def fail(here: ReviewJobs, which: ReviewKey) -> None:
    raise ValueError("no review today")


async def odd(here: ReviewJobs, which: ReviewKey) -> None:
    raise RuntimeError("nobody thought of this")


@pytest.mark.parametrize("ends", [fail, odd])
def test_failed_ones_are_no_queue(monkeypatch: pytest.MonkeyPatch, ends: Any) -> None:
    """So many fail that nobody asks for again: the next is made all the same."""

    async def many() -> None:
        here = Here(monkeypatch, ends)
        for n in range(3 * MAX_WAITING):
            here.request(key(n), f"person {n}")
            await here.all()
        assert len(here.begun) == 3 * MAX_WAITING
        told = here.request(key(1), "person 1")
        assert told.wrong, "it is told once"
        assert not here.request(key(1), "person 1").wrong, "and made again"

    asyncio.run(many())


def test_failed_ones_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def many() -> None:
        here = Here(monkeypatch, fail)
        for n in range(looking.MAX_FAILED + 30):
            here.request(key(n), f"person {n}")
            await here.all()
        assert len(here.looking._progress) == looking.MAX_FAILED
        assert not here.looking._open
        assert not here.looking._asked

    asyncio.run(many())


def test_nobody_fills_the_queue_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def many() -> None:
        end = asyncio.Event()

        async def wait(here: ReviewJobs, which: ReviewKey) -> None:
            await end.wait()
            here._progress[which] = ReviewProgress(page="<p>")

        here = Here(monkeypatch, wait)
        for n in range(MAX_WAITING_EACH):
            here.request(key(n), "greedy")
        with pytest.raises(TooManyReviews):
            here.request(key(MAX_WAITING_EACH), "greedy")
        assert not here.request(key(0), "greedy").page, "one's own may be asked for again"
        here.request(key(20), "another")
        end.set()
        await here.all()
        assert here.request(key(20), "another").page
        here.request(key(MAX_WAITING_EACH), "greedy")
        await here.all()

    asyncio.run(many())


def test_what_nobody_asks_for_any_more_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    async def many() -> None:
        first = asyncio.Event()

        async def wait(here: ReviewJobs, which: ReviewKey) -> None:
            await first.wait()
            here._progress[which] = ReviewProgress(page="<p>")

        here = Here(monkeypatch, wait)
        for n, who in enumerate("abc"):
            here.request(key(n), who)
        await asyncio.sleep(0)
        late = time.monotonic() + looking.FORGET_AFTER + 1
        monkeypatch.setattr(time, "monotonic", lambda: late)
        here.request(key(2), "c")
        first.set()
        await here.all()
        assert here.begun == [key(0), key(2)]
        assert key(1) not in here.looking._progress

    asyncio.run(many())
