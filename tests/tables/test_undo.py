"""Undo requests at tables in memory: no server, no time, and two processes on one storage."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from holdfast.tables.errors import Rejected
from holdfast.tables.registry import TableRegistry
from holdfast.tables.table import Table
from tests.tables.memory import MemoryStorage, memory_storage, registry_on


async def opened(registry: TableRegistry) -> Table:
    table = await registry.table("table")
    assert table is not None
    return table


async def settle(*registries: TableRegistry) -> None:
    """Let events arrive everywhere."""
    while tasks := [task for one in registries for task in one.runtime.tasks._tasks]:
        await asyncio.gather(*tasks)


async def answer(table: Table) -> int:
    """Give answers until all players have answered something; the seat of the last one."""
    given: set[int] = set()
    while len(given) < table.game.players:
        seat = next((seat for seat in table.asked if seat not in given), table.asked[0])
        await table.answer(seat, table.game.moves(seat)[0], table.seq)
        given.add(seat)
    return seat


def at_two_tables(test: Callable[..., Any]) -> None:
    """Run a test with one storage and the tables of two processes."""

    async def work() -> None:
        storage = memory_storage("naufragos", 3)
        one, two = registry_on(storage), registry_on(storage)
        await test(storage, one, two, await opened(one), await opened(two))

    asyncio.run(work())


def test_a_table_needs_nothing_but_its_ports() -> None:
    async def work() -> None:
        storage = memory_storage("robinson", 2)
        table = await opened(registry_on(storage))
        for _ in range(20):
            seat = table.asked[0]
            await table.answer(seat, table.game.moves(seat)[0], table.seq)
        again = await opened(registry_on(storage))
        assert again.seq == table.seq == len(storage.changes) == 20
        assert again.game.save() == table.game.save()

    asyncio.run(work())


def test_the_last_agreement_undoes_the_answer() -> None:
    async def test(storage: MemoryStorage, one: Any, two: Any, here: Table, there: Table) -> None:
        seat = await answer(here)
        await settle(one, two)
        asking = (seat + 1) % 3
        before = len(here.game.journal or ())
        await here.request_undo(asking, frozenset({asking}), here.seq)
        assert here.waiting is not None, "known at once, without an event"
        await settle(one, two)
        assert there.waiting is not None
        assert there.waiting.open == {0, 1, 2} - {asking}
        first, second = sorted(there.waiting.open)
        await here.agree_to_undo(frozenset({first}), True)
        await settle(one, two)
        assert there.waiting.open == {second}
        await there.agree_to_undo(frozenset({second}), True)
        await settle(one, two)
        assert here.waiting is None
        assert there.waiting is None
        assert len(here.game.journal or ()) == len(there.game.journal or ()) < before
        assert [change.back > 0 for change in storage.changes].count(True) == 1

    at_two_tables(test)


def test_agreements_at_two_processes_at_once_are_all_counted() -> None:
    """Each writes its own row: none overwrites another, and the answer is undone once."""

    async def test(storage: MemoryStorage, one: Any, two: Any, here: Table, there: Table) -> None:
        seat = await answer(here)
        await settle(one, two)
        asking = (seat + 1) % 3
        await here.request_undo(asking, frozenset({asking}), here.seq)
        await settle(one, two)
        first, second = sorted({0, 1, 2} - {asking})
        await asyncio.gather(
            here.agree_to_undo(frozenset({first}), True), there.agree_to_undo(frozenset({second}), True)
        )
        await settle(one, two)
        assert [change.back > 0 for change in storage.changes].count(True) == 1
        assert here.seq == there.seq == len(storage.changes)

    at_two_tables(test)


@pytest.mark.parametrize("refused", [True, False])
def test_a_request_ends_everywhere(refused: bool) -> None:
    async def test(storage: MemoryStorage, one: Any, two: Any, here: Table, there: Table) -> None:
        seat = await answer(here)
        await settle(one, two)
        asking = (seat + 1) % 3
        await here.request_undo(asking, frozenset({asking}), here.seq)
        await settle(one, two)
        if refused:
            await there.agree_to_undo(frozenset({seat}), False)
        else:
            await here.withdraw_undo(frozenset({asking}))
        await settle(one, two)
        assert here.waiting is None
        assert there.waiting is None
        assert storage.row.wish == ""
        with pytest.raises(Rejected, match="nobody-asks-undo"):
            await there.agree_to_undo(frozenset({seat}), True)

    at_two_tables(test)


def test_a_table_opened_later_knows_the_request_and_its_agreements() -> None:
    async def test(storage: MemoryStorage, one: Any, two: Any, here: Table, there: Table) -> None:
        seat = await answer(here)
        asking = (seat + 1) % 3
        await here.request_undo(asking, frozenset({asking}), here.seq)
        first, second = sorted({0, 1, 2} - {asking})
        await here.agree_to_undo(frozenset({first}), True)
        third = registry_on(storage)
        late = await opened(third)
        await settle(third)
        assert late.waiting is not None
        assert late.waiting.open == {second}

    at_two_tables(test)
