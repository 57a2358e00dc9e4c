"""Games with turned numbers, in processes that play nothing else: python -m holdfast.lab.override_worker

A process has one set of numbers a game (`core/number_overrides.py`). So whoever plays batches keeps a process for each set, hands it
jobs as lines of JSON and reads what they came to. It ends when its input does, with whoever began it.
"""

import atexit
import os
import signal
import subprocess
import sys
from base64 import b64decode, b64encode

import msgspec

from holdfast.core.number_overrides import turn
from holdfast.core.python_process import python_command, safe_environment
from holdfast.lab.batch import Batch, Job, play_in_process
from holdfast.simulation.executor import VersionMismatch

MOST_KEPT = 4
"""Processes kept at a time; the one that has waited longest goes."""


class WorkerGone(RuntimeError):
    """A process ended before its games did."""


class BatchReply(msgspec.Struct):
    """A batch, or why there is none: it would have been another game, or something broke."""

    batch: Batch | None = None
    strange: str = ""
    wrong: str = ""


class OverrideWorker:
    """A process with some numbers turned."""

    def __init__(self, module: str, numbers: bytes) -> None:
        folders = [path for path in sys.path if path]  # an empty one is the working folder
        self.process = subprocess.Popen(
            python_command("holdfast.lab.override_worker", module, b64encode(numbers).decode()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=safe_environment(PYTHONPATH=os.pathsep.join(folders)),
        )

    def play(self, job: Job) -> Batch:
        into, out = self.process.stdin, self.process.stdout
        assert into is not None
        assert out is not None
        try:
            into.write(msgspec.json.encode(job) + b"\n")
            into.flush()
            line = out.readline()
        except OSError:
            line = b""
        if not line:
            raise WorkerGone("a process with turned numbers ended before its games did")
        answer = msgspec.json.decode(line, type=BatchReply)
        if answer.strange:
            raise VersionMismatch(answer.strange)
        if answer.batch is None:
            raise RuntimeError(answer.wrong)
        return answer.batch

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


WORKERS: dict[tuple[str, bytes], OverrideWorker] = {}
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=WORKERS.clear)  # they listen to the one that began them


def play_aside(job: Job) -> Batch:
    """A batch by the process that has these numbers; one that was lost is begun anew, once."""
    which = job.cell.module, msgspec.json.encode(job.cell.numbers, order="sorted")
    for attempt in range(2):
        kept = WORKERS.pop(which, None) or OverrideWorker(*which)
        while len(WORKERS) >= MOST_KEPT:
            WORKERS.pop(next(iter(WORKERS))).end()
        try:
            batch = kept.play(job)
        except WorkerGone:
            kept.end()
            if attempt:
                raise
            continue
        WORKERS[which] = kept
        return batch
    raise AssertionError


@atexit.register
def end_all() -> None:
    while WORKERS:
        WORKERS.popitem()[1].end()


def main() -> None:
    """Turn the numbers, then play what is asked for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    module, numbers = sys.argv[1], msgspec.json.decode(b64decode(sys.argv[2]))
    out = sys.stdout.buffer
    turn(module, numbers)
    for line in sys.stdin.buffer:
        job = msgspec.json.decode(line, type=Job)
        try:
            answer = BatchReply(play_in_process(job))
        except VersionMismatch as error:
            answer = BatchReply(strange=str(error))
        except Exception as error:  # told to whoever asked
            answer = BatchReply(wrong=f"{type(error).__name__}: {error}")
        out.write(msgspec.json.encode(answer) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
