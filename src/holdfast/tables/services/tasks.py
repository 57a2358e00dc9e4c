"""The tasks that workers run: bots, coach, odds, summaries.

As a process it reads one task per line and writes one result per line, until its input ends.
"""

import math
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

import holdfast
from holdfast.bots.coach import advise, certain_loss
from holdfast.bots.odds import WORLDS, ExpectedChange, estimate_odds
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import TimeBudget
from holdfast.bots.suggestions import choose_with_suggestions
from holdfast.core.engine.game import Game
from holdfast.core.player import Reason
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import Log
from holdfast.review.summary import summarize
from holdfast.tables.protocol.tasks import CoachAdvice, LikelyLine, OutcomeText, RatedOptionText, Result, Task

LINES = 12
MOST_CHANGES = 4
LITTLE = 0.05
"""Smallest average change that is reported."""
ALIKE = 4
"""Minimum number of equally likely outcomes of one kind that are grouped, and the number of names in a group."""
HEADING = ("—", "·")


def run_task(task: Task) -> Result:
    folders = [Path(folder) for folder in task.packs]
    game = holdfast.load(task.save.encode(), folders)
    if task.evening:
        return Result(evening=summarize(game, Localizer(game.definition, task.lang, game.world.content), folders))
    at = Perspective(game, task.seat)
    if task.bot:
        return Result(chosen=choose_with_suggestions(task.bot, at, task.seed, task.wishes, task.purse))
    teller = Localizer(game.definition, task.lang, game.world.content)
    if task.coach:
        return Result(counsel=coach_advice(game, teller, task))
    return odds(at, teller, task)


def coach_advice(game: Game, localizer: Localizer, task: Task) -> CoachAdvice:
    """Ask the coach for a seat, in its language."""
    advice = advise(game, task.seat, TimeBudget(task.coach), task.seed)

    def said(why: Reason | None) -> str:
        try:
            return "" if why is None else localizer.because(why, game.world)
        except MissingText:
            return ""

    answers = [
        RatedOptionText(
            one.key, one.chance, one.low, one.high, one.worlds, certain_loss(advice, one.key), said(one.why)
        )
        for one in advice.answers
    ]
    return CoachAdvice(advice.best, said(advice.why), advice.second, advice.close, tuple(answers))


def odds(at: Perspective, localizer: Localizer, task: Task) -> Result:
    """Play the answer in many worlds as the seat may imagine them, and count the outcomes."""
    told: dict[str, Counter[str]] = {}

    def watch(game: Game) -> Callable[[], None]:
        log = Log(game.definition)
        game.watch(log)

        def settled() -> None:
            for kind, text in _said(localizer, log, game.world):
                told.setdefault(kind, Counter())[text] += 1

        return settled

    found = estimate_odds(at, task.key, task.orders, WORLDS, task.seed, watch)
    lines = [line for texts in told.values() for line in together(texts, found.worlds)]
    lines.sort(key=lambda line: (1 if line.of > 1 else 2 * (line.told < found.worlds / 5), -line.told))
    shares = [
        OutcomeText(one.kind, one.of, one.low, one.high, changes(localizer, one.changes, task.lang))
        for one in found.shares
    ]
    return Result(
        task.key,
        found.worlds,
        tuple(lines[:LINES]),
        tuple(shares),
        found.counted,
        found.chance,
        bool(found.assumed),
    )


def changes(localizer: Localizer, found: tuple[ExpectedChange, ...], lang: str) -> tuple[str, ...]:
    """Return the greatest changes as amounts: +1.5 food."""
    great = sorted([one for one in found if abs(one.mean) >= LITTLE], key=lambda one: -abs(one.mean))
    return tuple([f"{amount(one.mean, lang)} {localizer.noun(one.what, 2)}" for one in great[:MOST_CHANGES]])


def amount(mean: float, lang: str) -> str:
    """Format an amount with its sign, and a decimal if it is not whole."""
    shown = f"{abs(mean):.1f}".removesuffix(".0")
    return ("−" if mean < 0 else "+") + (shown if lang == "en" else shown.replace(".", ","))


def together(texts: Counter[str], worlds: int) -> list[LikelyLine]:
    """Group the entries of one kind if mostly one of many equally likely ones occurs, and only one."""
    open_ones = [(text, n) for text, n in texts.most_common() if n < worlds]
    many, total = len(open_ones), sum(n for _, n in open_ones)
    if many < ALIKE or not worlds / 2 <= total <= worlds or not rounded([n for _, n in open_ones]):
        return [LikelyLine(text, n) for text, n in open_ones]
    begin, names = apart([text for text, _ in open_ones])
    return [LikelyLine(begin, total, tuple(names[:ALIKE]), many)]


def rounded(counts: list[int]) -> bool:
    """Return whether chance alone explains the differences (chi-squared, two and a half deviations)."""
    mean, free = sum(counts) / len(counts), len(counts) - 1
    return sum((n - mean) ** 2 / mean for n in counts) <= free + 2.5 * math.sqrt(2 * free)


def apart(texts: list[str]) -> tuple[str, list[str]]:
    """Return the common beginning of sentences and the name in which each differs, up to the next comma or bracket."""
    words = [text.split() for text in texts]
    shared = 0
    while all(shared < len(one) - 1 and one[shared] == words[0][shared] for one in words):
        shared += 1
    rest = [" ".join(one[shared:]).rstrip(".") for one in words]
    names = {re.split(r"[,;:.]? [(–—]|[,;:.] ", text)[0] for text in rest}
    found = names if len(names) == len(rest) else rest
    return " ".join(words[0][:shared]), sorted(found, key=lambda name: (int(name) if name.isdecimal() else 0, name))


def _said(localizer: Localizer, log: Log, w: object) -> set[tuple[str, str]]:
    """Return the entries with their kinds, without the beginnings of phases."""
    said = set()
    for line in log.lines:
        try:
            text = sentence(localizer.line(line, w))  # type: ignore[arg-type]
        except MissingText:
            continue
        if not text.startswith(HEADING):
            said.add((line.message, text))
    return said


def main() -> None:
    tasks = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            result = run_task(tasks.decode(line))
        except Exception as error:  # after any error the server continues with a simpler bot
            result = Result(wrong=f"{error!r:.200}")
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the input
    main()
