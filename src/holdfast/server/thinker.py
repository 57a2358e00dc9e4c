"""A process that thinks for bots and reckons odds, so that the server never waits: one line in, one line out.

It ends when the server does: its input is then at an end. `python -m holdfast.server.thinker`
"""

import sys
from collections import Counter
from random import Random

import msgspec

import holdfast
from holdfast.bots import bot
from holdfast.bots.imagined import Imagined
from holdfast.core.effect import Frozen
from holdfast.core.menu import Refused
from holdfast.core.text import Log, MissingText, Teller, sentence

WORLDS = 200


class Task(Frozen):
    """A position and what is wanted: a bot's answer for a seat, or how an answer may turn out."""

    save: str
    seat: int
    seed: int
    bot: str = ""
    key: str = ""
    lang: str = "en"


class Result(Frozen):
    """The answer's key; or of so many imagined worlds in how many each line was told, the most likely first."""

    key: str = ""
    worlds: int = 0
    lines: tuple[tuple[str, int], ...] = ()


def think(task: Task) -> Result:
    game = holdfast.load(task.save.encode())
    at = Imagined(game, task.seat)
    if task.bot:
        return Result(bot(task.bot, task.seed).choose(at).key)
    return odds(at, Teller(game.kind, task.lang, game.world.content), task)


def odds(at: Imagined, teller: Teller, task: Task) -> Result:
    """Give the answer in many worlds as the seat may imagine them, and count what happens."""
    random = Random(task.seed)
    told: Counter[str] = Counter()
    worlds = 0
    for _ in range(WORLDS):
        game = at.world(random.getrandbits(48))
        log = Log(game.kind)
        game.watch(log)
        try:
            game.choose(task.key, task.seat)
        except Refused:
            continue
        worlds += 1
        told.update(set(_said(teller, log, game.world)))
    lines = [(text, n) for text, n in told.most_common() if n < worlds]
    return Result(task.key, worlds, tuple(lines[:12]))


def _said(teller: Teller, log: Log, w: object) -> list[str]:
    said = []
    for line in log.lines:
        try:
            said.append(sentence(teller.line(line, w)))  # type: ignore[arg-type]
        except MissingText:
            continue
    return said


def main() -> None:
    tasks = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            result = think(tasks.decode(line))
        except Exception as error:  # whatever it is, the server goes on with a simpler bot
            print(repr(error), file=sys.stderr)
            result = Result()
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    main()
