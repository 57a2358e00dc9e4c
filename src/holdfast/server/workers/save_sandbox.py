"""Checks of foreign saves, each in a process with limits of time and memory."""

import asyncio
import contextlib
import sys

import msgspec

from holdfast.core.state.save import BadSave, Unplayable
from holdfast.server.workers import process as isolated
from holdfast.tables.protocol.tasks import SaveCheck
from holdfast.tables.services.fair_queue import FairQueue, QueueFull
from holdfast.tables.services.packs import Pack, PackLibrary
from holdfast.tables.services.save_check import TOO_MUCH, TooManyAnswers, check_save

CPU_SECONDS, TIMEOUT = 5, 60
"""Processor time of a check, and real time: a busy machine is no fault of a save."""
MEMORY = 1 << 30
AT_ONCE = 2
"""Saves that are checked at the same time."""
MAX_BYTES = 32 << 20
"""Size of a result."""
PER_DEVICE, PER_ADDRESS = 2, 8
"""Saves of one device, and of one address, that may wait."""


class SaveSandbox:
    """Checks saves, each in a new process; the saves of one address wait for each other."""

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        self._queue = FairQueue(range(AT_ONCE))
        self._packs = msgspec.json.encode(packs).decode()

    async def check(self, data: bytes, owner: str = "", address: str = "") -> SaveCheck:
        """Return the position to which a save's answers lead. Raise BadSave if it cannot be opened, and QueueFull if too many
        wait: of the same device (`owner`) or address. If the caller stops waiting, the process is killed."""
        if self._queue.waiting(owner, address) >= PER_DEVICE or self._queue.waiting_at(address) >= PER_ADDRESS:
            raise QueueFull
        async with self._queue.one(owner, address):
            process = await isolated.process("holdfast.server.workers.save_sandbox", self._packs)
            try:
                result, _ = await asyncio.wait_for(process.communicate(data), TIMEOUT)
            except (TimeoutError, OSError):
                raise BadSave(TOO_MUCH) from None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return decode_check(result)


def decode_check(data: bytes) -> SaveCheck:
    try:
        check = msgspec.json.decode(data, type=SaveCheck)
    except msgspec.MsgspecError:  # the process was stopped at a limit
        raise BadSave(TOO_MUCH) from None
    if check.too_long:
        raise TooManyAnswers(check.too_long)
    if check.unplayable:
        raise Unplayable(check.game, check.fitted, check.answers)
    if check.wrong:
        raise BadSave(check.wrong)
    return check


def confine() -> None:
    """Limit this process, if the system can; on Windows only the timeout applies."""
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    confine()
    packs = msgspec.json.decode(sys.argv[1], type=tuple[Pack, ...]) if sys.argv[1:] else ()
    result = msgspec.json.encode(check_save(sys.stdin.buffer.read(), PackLibrary(packs)))
    sys.stdout.buffer.write(result if len(result) <= MAX_BYTES else msgspec.json.encode(SaveCheck(TOO_MUCH)))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
