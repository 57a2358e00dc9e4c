"""A stranger's save is opened in a process of its own first, with limits of time and memory: `read`.

Where its rules and cards are ours its answers are played again and must lead to its position. Else the position is taken
on trust: every open answer is tried once before it may come near a table.
"""

import asyncio
import contextlib
import sys

import msgspec

import holdfast
from holdfast.core.engine.effect import Plain
from holdfast.core.engine.game import Game
from holdfast.core.kind import Unknown
from holdfast.core.table.save import BadSave, answers_in, made_of, trusted
from holdfast.server.packs import Pack, Shelf
from holdfast.server.thinking import isolated

SECONDS, CLOCK = 5, 60
"""Of processor; and by the clock, since a machine that is busy is no fault of a save."""
MEMORY = 1 << 30
AT_ONCE = 2
"""Saves that are read side by side; more wait."""
MOST_ANSWERS = 5_000
"""Answers of a save that is opened; a table where more are given plays on."""
NOTHING_OFFERED = Shelf()
TOO_MUCH = "this save takes more time or memory than a game needs: it was not opened"


class TooLong(BadSave):
    """A save with more answers than a server opens."""

    def __init__(self, answers: int) -> None:
        super().__init__(f"this save has {answers} answers, and a server opens saves of at most {MOST_ANSWERS}")
        self.answers = answers


class Verdict(Plain):
    """What is wrong with a save; or whether its position is taken on trust, and the packs with which it was made."""

    wrong: str = ""
    trust: bool = False
    packs: tuple[str, ...] = ()
    too_long: int = 0
    """How many answers it has, if that is more than a server opens."""


class Reader:
    """Reads saves, a process each."""

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._packs = msgspec.json.encode(packs).decode()

    async def read(self, data: bytes) -> Verdict:
        """What a save is like. Raises BadSave where it cannot be opened; nothing was changed."""
        async with self._free:
            process = await isolated.process("holdfast.server.thinking.reader", self._packs)
            try:
                told, _ = await asyncio.wait_for(process.communicate(data), CLOCK)
            except (TimeoutError, OSError):
                raise BadSave(TOO_MUCH) from None
            finally:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return decided(told)


def decided(told: bytes) -> Verdict:
    try:
        verdict = msgspec.json.decode(told, type=Verdict)
    except msgspec.MsgspecError:  # it was stopped at a limit
        raise BadSave(TOO_MUCH) from None
    if verdict.too_long:
        raise TooLong(verdict.too_long)
    if verdict.wrong:
        raise BadSave(verdict.wrong)
    return verdict


def judge(data: bytes, shelf: Shelf = NOTHING_OFFERED) -> Verdict:
    """Open a save as a table would, with the packs among those on offer that make its cards."""
    try:
        if (answers := answers_in(data)) > MOST_ANSWERS:
            return Verdict(too_long=answers)
        name, listing = made_of(data)
        packs = shelf.made_with(holdfast.kind(name), listing)
        folders = shelf.folders(name, packs)
        game = holdfast.load(data, folders)
        trust = trusted(data, game, folders)
        if trust:
            probe(game)
        return Verdict(trust=trust, packs=packs)
    except (BadSave, Unknown) as error:
        return Verdict(str(error))
    except (MemoryError, RecursionError):
        return Verdict(TOO_MUCH)
    except Exception as error:
        return Verdict(f"the position in this save cannot be played ({error!r:.200}); load another copy")


def probe(game: Game) -> None:
    """Give every open answer once: what it sets off must come to an end."""
    for seat in game.asked:
        for option in game.menu(seat):
            game.copy(seed=1).choose(option.key, seat)


def confine() -> None:
    """Limits for this process, where the system knows such limits; on Windows the clock alone ends it."""
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    confine()
    packs = msgspec.json.decode(sys.argv[1], type=tuple[Pack, ...]) if sys.argv[1:] else ()
    verdict = judge(sys.stdin.buffer.read(), Shelf(packs))
    sys.stdout.buffer.write(msgspec.json.encode(verdict))
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
