"""What holds the event loop is measured and named."""

import asyncio
import functools
import logging
import time
from pathlib import Path

import pytest

from holdfast.server import loop_watchdog
from holdfast.server.context import Settings
from holdfast.server.loop_watchdog import Hold, Report, Watchdog, callback_name, merge_reports, warn
from tests.server.conftest import Start
from tests.server.people import EASY, run

HELD = 0.3


def block() -> None:
    """Hold the loop."""
    time.sleep(HELD)


async def hold_it() -> None:
    """Hold it in a task."""
    await asyncio.sleep(0)
    block()


def test_a_callback_that_holds_the_loop_is_caught_and_named() -> None:
    held: list[Hold] = []
    watchdog = Watchdog(held.append, limit=HELD / 2)
    with watchdog.watching():
        asyncio.run(hold_it())
    assert len(held) == 1
    assert held[0].seconds >= HELD
    assert "block (test_loop_watchdog.py)" in held[0].caller
    assert "task hold_it" in held[0].caller
    report = watchdog.report()
    assert report.too_long == 1
    assert report.callbacks > 1
    assert report.longest[0] == held[0]


def test_what_is_no_task_is_named_too() -> None:
    held: list[Hold] = []

    async def main() -> None:
        asyncio.get_running_loop().call_soon(functools.partial(block))
        await asyncio.sleep(0.01)

    with Watchdog(held.append, limit=HELD / 2).watching():
        asyncio.run(main())
    assert ["block" in one.caller for one in held] == [True]
    assert callback_name(functools.partial(block)) == "block"


def test_nothing_is_measured_afterwards() -> None:
    before = asyncio.Handle.__dict__["_run"]
    watchdog = Watchdog(limit=HELD / 2)
    with watchdog.watching():
        pass
    asyncio.run(hold_it())
    assert watchdog.report().callbacks == 0
    assert asyncio.Handle.__dict__["_run"] is before


def test_a_report_knows_the_longest_and_how_long_most_take() -> None:
    one = Report(1500, 1, (Hold(0.5, "a"), Hold(0.002, "b"), Hold(0.001, "c")))
    other = Report(500, 1, (Hold(0.4, "d"),))
    both = merge_reports([one, other])
    assert both[:2] == (2000, 2)
    assert [hold.caller for hold in both.longest] == ["a", "d", "b", "c"]
    assert both.percentile(99.9) == Hold(0.002, "b"), "two of two thousand are longer"
    assert both.lines()[0] == "longest hold 500.0 ms by a"
    assert Report(0, 0, ()).lines() == ["no callback ran"]


def test_the_longest_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop_watchdog, "MAX_HOLDS", 3)
    watchdog = Watchdog(limit=1)
    for seconds in (0.1, 0.5, 0.2, 0.4, 0.3):
        watchdog._note(loop_watchdog.CurrentCallback(0), seconds, block)
    assert [hold.seconds for hold in watchdog.report().longest] == [0.5, 0.4, 0.3]
    assert watchdog.report().callbacks == 5


def test_a_server_with_debug_writes_into_its_log_what_holds_it(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(str(tmp_path / "tables.sqlite3"), Settings(limits=EASY, pace=0, debug=True))
    with caplog.at_level(logging.WARNING, "holdfast.server"):
        run(server, hold_it())
    assert any("held for" in one.message and "block" in one.message for one in caplog.records)


def test_the_warning_says_how_long_and_by_whom(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "holdfast.server"):
        warn(Hold(0.0312, "something"))
    assert caplog.records[0].getMessage() == "the event loop was held for 31.2 ms by something"
