"""A stranger's save is opened in a process of its own first, with limits of time and memory: `read`.

The position in the file is never the one that is played. Its answers are given again in that process, from the opening, by
the rules of today; where all of them fit, the server gets the position to which they lead, and the log they leave. A position
that cannot be reached in this way is refused.
"""

import asyncio
import contextlib
import sys

import msgspec

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Record
from holdfast.core.engine.game import Game
from holdfast.core.slices import run_at_once
from holdfast.core.state.save import (
    BadSave,
    StoredPosition,
    Unplayable,
    answers_in,
    check_reached,
    pack_past,
    read_document,
    same_position,
    save_header,
)
from holdfast.server.workers import process as isolated
from holdfast.server.workers.fair_queue import FairQueue, QueueFull
from holdfast.tables.presenters.log import replay_with_log
from holdfast.tables.records import VisibleLogEntry
from holdfast.tables.services.packs import Pack, PackLibrary

SECONDS, CLOCK = 5, 60
"""Of processor; and by the clock, since a machine that is busy is no fault of a save."""
MEMORY = 1 << 30
AT_ONCE = 2
"""Saves that are read side by side; more wait."""
MAX_BYTES = 32 << 20
"""Of what such a process may hand to the server."""
EACH, TOGETHER = 2, 8
"""Saves of one person, and of one address, that may wait."""
NOTHING = msgspec.Raw(b"null")
MAX_ANSWERS = 5_000
"""Answers of a save that is opened; a table where more are given plays on."""
NOTHING_OFFERED = PackLibrary()
TOO_MUCH = "this save takes more time or memory than a game needs: it was not opened"


class TooManyAnswers(BadSave):
    """A save with more answers than a server opens."""

    def __init__(self, answers: int) -> None:
        super().__init__(f"this save has {answers} answers, and a server opens saves of at most {MAX_ANSWERS}")
        self.answers = answers


class SaveCheck(Record):
    """What is wrong with a save; otherwise where its answers led, and the packs with which it was made."""

    wrong: str = ""
    unplayable: bool = False
    """Its answers do not all fit."""
    game: str = ""
    packs: tuple[str, ...] = ()
    fitted: int = 0
    answers: int = 0
    """How many answers stand in the file, and how many of them fit the rules of today."""
    uncertified: bool = False
    """Its key was shown before: the game cannot go on as certified."""
    differs: bool = False
    """The position is not the one in the file."""
    save: msgspec.Raw = NOTHING
    """The position to which the answers led, as a save."""
    past: tuple[StoredPosition, ...] = ()
    """Positions on the way, for undo."""
    lines: tuple[VisibleLogEntry, ...] = ()
    too_long: int = 0
    """How many answers it has, if that is more than a server opens."""


class SaveSandbox:
    """Reads saves, a process each; of one address one at a time, so that nobody keeps all others waiting."""

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        self._queue = FairQueue(range(AT_ONCE))
        self._packs = msgspec.json.encode(packs).decode()

    async def read(self, data: bytes, whose: str = "", where: str = "") -> SaveCheck:
        """Return the position to which a save's answers lead. Raise BadSave if it cannot be opened, and TooLong if too many
        wait: of the same device `whose`, or at the same address `where`. If the caller stops waiting, the process is ended."""
        if self._queue.waiting(whose, where) >= EACH or self._queue.waiting_at(where) >= TOGETHER:
            raise QueueFull
        async with self._queue.one(whose, where):
            process = await isolated.process("holdfast.tables.services.save_check", self._packs)
            try:
                told, _ = await asyncio.wait_for(process.communicate(data), CLOCK)
            except (TimeoutError, OSError):
                raise BadSave(TOO_MUCH) from None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return decode_check(told)


def decode_check(told: bytes) -> SaveCheck:
    try:
        verdict = msgspec.json.decode(told, type=SaveCheck)
    except msgspec.MsgspecError:  # it was stopped at a limit
        raise BadSave(TOO_MUCH) from None
    if verdict.too_long:
        raise TooManyAnswers(verdict.too_long)
    if verdict.unplayable:
        raise Unplayable(verdict.game, verdict.fitted, verdict.answers)
    if verdict.wrong:
        raise BadSave(verdict.wrong)
    return verdict


def check_save(data: bytes, shelf: PackLibrary = NOTHING_OFFERED) -> SaveCheck:
    """Open a save as a table would, with the packs among those on offer that make its cards, and give its answers again."""
    try:
        if (answers := answers_in(data)) > MAX_ANSWERS:
            return SaveCheck(too_long=answers)
        name, listing = save_header(data)
        packs = shelf.made_with(holdfast.definition(name), listing)
        folders = shelf.folders(name, packs)
        game = holdfast.load(data, folders)
        again, fitted, lines = replay_with_log(game, folders)
        check_reached(data, game, again, fitted)
        luck = read_document(data).luck
        return _admitted(game, again, lines, packs, luck is not None and luck.open)
    except Unplayable as error:
        return SaveCheck(str(error), unplayable=True, game=error.game, fitted=error.fitted, answers=error.answers)
    except (BadSave, UnknownName) as error:
        return SaveCheck(str(error))
    except (MemoryError, RecursionError):
        return SaveCheck(TOO_MUCH)
    except Exception as error:
        return SaveCheck(f"the position in this save cannot be played ({error!r:.200}); load another copy")


def _admitted(
    game: Game, again: Game, lines: tuple[VisibleLogEntry, ...], packs: tuple[str, ...], uncertified: bool
) -> SaveCheck:
    """A save whose answers all fit: the position to which they led. Where the journal is the same as in the file, what was
    taken back there counts as taken back."""
    fitted, answers = game.notice or (len(game.journal or ()),) * 2
    if len(again.journal or ()) == len(game.journal or ()):
        again.undone, again.barrier = game.undone, max(again.barrier, min(game.barrier, len(game.journal or ())))
    differs = game.notice is not None or not same_position(again, game)
    save = msgspec.Raw(again.save())
    return SaveCheck(
        game=game.definition.name,
        packs=packs,
        fitted=fitted,
        answers=answers,
        uncertified=uncertified,
        differs=differs,
        save=save,
        past=run_at_once(pack_past(again)),
        lines=lines,
    )


def confine() -> None:
    """Limits for this process, where the system knows such limits; on Windows the clock alone ends it."""
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    confine()
    packs = msgspec.json.decode(sys.argv[1], type=tuple[Pack, ...]) if sys.argv[1:] else ()
    told = msgspec.json.encode(check_save(sys.stdin.buffer.read(), PackLibrary(packs)))
    sys.stdout.buffer.write(told if len(told) <= MAX_BYTES else msgspec.json.encode(SaveCheck(TOO_MUCH)))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
