"""What the tests of servers have measured of their event loops, gathered from all processes and shown at the end."""

from typing import Any

import msgspec
import pytest

from holdfast.server.loop_watchdog import Report, merge_reports

REPORTS = pytest.StashKey[list[Report]]()
OUTPUT = "event loops"


def reports(config: pytest.Config) -> list[Report]:
    """The reports of this process, to which more are added."""
    return config.stash.setdefault(REPORTS, [])


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the reports of a process of tests to the one that started it."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output[OUTPUT] = msgspec.json.encode(reports(session.config)).decode()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take the reports of a process of tests that has ended."""
    sent = getattr(node, "workeroutput", {}).get(OUTPUT, "[]")
    reports(node.config).extend(msgspec.json.decode(sent, type=list[Report]))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Show what held an event loop longest; it fails nothing, for the machine may be busy."""
    if found := reports(config):
        terminalreporter.section("event loops of the servers")
        for line in merge_reports(found).lines():
            terminalreporter.write_line(line)
