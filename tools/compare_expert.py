"""What looking ahead is worth: python tools/compare_expert.py [--contracts] [--bot NAME] [--games N] [--cells PART] [--table].

Friend and expert play the same seeds in the twelve cells that tell most, with `--contracts` in the other cells in which our own numbers
were turned, a game of each in turn; every game is written down when it has ended (balance/results/telling), so that it can be stopped
and gone on with at any time. How many games each wins is one
measure. Both games of a pair have the same luck where they do the same (`CommonRandomStream`), so that after the first answer that differs
they do not part by dice alone. The other is reckoned where they differ. Whenever the expert leaves the friend's answer, both
answers are tried in fresh imagined worlds that the expert has not seen, played to the end by friends. Added up over a game, the
differences are on the mean by how much the expert wins more often than the friend (the performance difference lemma, Kakade and
Langford 2002), and they vary less. The section of research/notes/2026-11-17-expert-and-friend.md is written from what there is, which is all that `--table` does.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import inf, sqrt
from pathlib import Path
from typing import NamedTuple

import msgspec
from measure_bots import parts

import holdfast
from holdfast.bots import make_bot as bot_named
from holdfast.bots.expert import Candidate, Expert, at_horizon, played_out_by, worth
from holdfast.bots.perspective import Perspective
from holdfast.bots.playthrough import Stop
from holdfast.bots.rollout import PlayoutBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.rng.common_random import CommonRandomStream
from holdfast.core.rng.stream import splitmix64
from holdfast.simulation.runner import seed_of, wilson

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "balance" / "results" / "telling"
PAGE = ROOT / "research" / "notes" / "2026-11-17-expert-and-friend.md"
SEED = 20_261_118
"""Seeds of verdicts begin here."""
WORLDS = 12
"""In which an answer that differs is tried beside the friend's."""
Z = 1.96
END = "## "
"""So the next section of the page begins."""


class Cell(NamedTuple):
    """A game with so many players."""

    game: str
    players: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        values = [value for name, value in self.options.items() if name != "characters"]
        return " ".join([self.game, *values, f"{self.players}p"])


TELLING = (
    *[Cell("robinson", n, {"scenario": "castaways"}) for n in (1, 2)],
    Cell("robinson", 1, {"scenario": "cursed-island"}),
    *[Cell("robinson", 2, {"scenario": one}) for one in ("jenny", "volcano")],
    *[Cell("robinson", 4, {"scenario": one}) for one in ("cannibals", "family")],
    Cell("naufragos", 1, {"ruleset": "2013", "characters": "random"}),
    Cell("naufragos", 2, {"ruleset": "hr12", "characters": "random"}),
    Cell("this_war", 2, {"difficulty": "standard", "board": "standard"}),
    Cell("under_our_sun", 2, {"mission": "dry-wells", "characters": "random"}),
    Cell("under_our_sun", 3, {"mission": "the-crossing", "characters": "random"}),
)
"""Every Scenario that has a floor, and two cells or one of each other game."""


TURNED = tuple(
    [
        Cell(part.game, int(part.players), {name: str(value) for name, value in part.options.items()})
        for part in parts("friend")
        if part.game != "robinson" and "mode" not in part.options
    ]
)
"""Cells in which our own numbers were turned; with a traitor the seats do not win together."""


class Survey(NamedTuple):
    """A section of the page, and the cells it tells of."""

    head: str
    cells: tuple[Cell, ...]


SURVEYS = {
    False: Survey("## Expert beside friend", TELLING),
    True: Survey(
        "## Expert beside friend where numbers were turned", tuple([one for one in TURNED if one not in TELLING])
    ),
}


class Played(msgspec.Struct, frozen=True):
    """A game of experts, beside the friends' on the same seed."""

    cell: str
    number: int
    friend: float
    expert: float
    """Which part of the seats won: in Náufragos one castaway may be rescued and another not."""
    answers: int
    milliseconds: float
    """Of the processor, for all answers of the experts."""
    left: int = 0
    """How often they left the friend's answer."""
    gain: float = 0.0
    """What that brought, in chances to win, as fresh worlds tell."""


def begun(cell: Cell, number: int) -> tuple[Game, Stop]:
    """A game whose luck hangs on what is done, and what begins it anew with each round."""
    game = holdfast.definition(cell.game).new(cell.players, cell.options, seed_of(SEED, number))
    luck = game.world.chance
    game.world.chance = aligned = CommonRandomStream(luck.state, luck.used)
    return game, at_horizon(game, inf, aligned)


def won(game: Game) -> float:
    return sum([worth(game, seat) for seat in range(game.players)]) / game.players


def of_friends(cell: Cell, number: int) -> float:
    """How friends fare."""
    game, over = begun(cell, number)
    friend = bot_named("friend")
    while not game.over and not over(game):
        game.choose(friend.choose(Perspective(game, game.question.seats[0], rivals=False)))
    return won(game)


def play(cell: Cell, name: str, number: int) -> Played:
    """One game of experts in all seats."""
    seed = seed_of(SEED, number)
    game, over = begun(cell, number)
    player = player_of(game.definition)
    assert player is not None
    bots = [bot_named(name, splitmix64(seed * 8 + seat)) for seat in range(cell.players)]
    answers, left, gain, took = 0, 0, 0.0, 0.0
    while not game.over and not over(game):
        seat = game.question.seats[0]
        at = Perspective(game, seat)
        began = time.process_time()
        chosen = bots[seat].choose(at)
        took += time.process_time() - began
        answers += 1
        own = player.weigh(at)[0].option
        if chosen.key != own.key:
            left += 1
            gain += gained(at, own, chosen, splitmix64(seed + answers))
        game.choose(chosen)
    return Played(cell.name, number, of_friends(cell, number), won(game), answers, 1000 * took, left, gain)


def gained(at: Perspective, own: Option, chosen: Option, seed: int) -> float:
    """By how much one answer is better than the other, in worlds of their own."""
    player = player_of(at.definition)
    assert player is not None
    both = Candidate(own), Candidate(chosen)
    judge = Expert(PlayoutBudget(1), seed, judged=worth)
    for _ in range(WORLDS):
        judge.world(at, both, played_out_by(player), inf)
    return both[1].lead(both[0])[0]


def kept(name: str) -> list[Played]:
    file = KEPT / f"{name.replace(':', '-')}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Played) for line in lines]


def measure(cells: tuple[Cell, ...], name: str, games: int) -> None:
    """Play what is missing, a game of every cell in turn."""
    KEPT.mkdir(parents=True, exist_ok=True)
    have = {(one.cell, one.number) for one in kept(name)}
    for number in range(games):
        for cell in cells:
            if (cell.name, number) in have:
                continue
            played = play(cell, name, number)
            with (KEPT / f"{name.replace(':', '-')}.jsonl").open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
            if sys.stderr.isatty():
                print(f"\r{number + 1} of {games}: {cell.name}".ljust(60), end="", file=sys.stderr, flush=True)


def spread(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))


def share(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def points(mean: float, error: float) -> str:
    return f"{100 * mean:+.1f} ± {100 * Z * error:.1f}".replace("-", "−")


def row(name: str, own: list[Played]) -> str:
    wins = [sum(one.friend for one in own), sum(one.expert for one in own)]
    paired = spread([one.expert - one.friend for one in own])
    reckoned = spread([one.gain for one in own])
    answers = sum(one.answers for one in own)
    cost = sum(one.milliseconds for one in own) / answers
    left = sum(one.left for one in own) / len(own)
    told = [share(wins[0], len(own)), share(wins[1], len(own)), points(*paired), points(*reckoned)]
    return f"| {name} | {len(own)} | {' | '.join(told)} | {left:.1f} of {answers / len(own):.0f} | {cost:.0f} |"


def table(survey: Survey, name: str) -> str:
    """A row a cell, and the mean over cells, each counting as much as the others."""
    played = kept(name)
    games = {cell.name: [one for one in played if one.cell == cell.name] for cell in survey.cells}
    there = {cell: own for cell, own in games.items() if len(own) > 1}
    lines = [
        survey.head,
        "",
        f"`{name}` on the same seeds (from {SEED}), by `make compare-expert` (tools/compare_expert.py). *Paired* is the difference of games won, by the",
        "same luck where both do the same; *reckoned* what the answers in which it left the friend's are worth in fresh imagined",
        "worlds (less noisy, and the same on the mean); in points with their 95 % interval. In Náufragos who is rescued counts,",
        "castaway by castaway. *Left*: so many answers a game; the last column is milliseconds of the processor an answer.",
        "",
        "| cell | games | friend | expert | paired | reckoned | left | ms |",
        "|---|---|---|---|---|---|---|---|",
        *[row(cell, own) for cell, own in there.items()],
    ]
    if there:
        lines.append(mean_row(list(there.values())))
    return "\n".join(lines) + "\n"


def mean_row(cells: list[list[Played]]) -> str:
    def over(values: list[list[float]]) -> tuple[float, float]:
        parts = [spread(one) for one in values]
        return sum(mean for mean, _ in parts) / len(parts), sqrt(sum(error**2 for _, error in parts)) / len(parts)

    paired = over([[one.expert - one.friend for one in own] for own in cells])
    reckoned = over([[one.gain for one in own] for own in cells])
    cost = sum(sum(one.milliseconds for one in own) / sum(one.answers for one in own) for own in cells) / len(cells)
    n = sum(len(own) for own in cells)
    return f"| mean of {len(cells)} cells | {n} | | | {points(*paired)} | {points(*reckoned)} | | {cost:.0f} |"


def write(survey: Survey, name: str) -> None:
    """The section of the page, in the place of the one that is there, or at its end."""
    page = PAGE.read_text(encoding="utf-8")
    before, _, after = page.partition(f"{survey.head}\n")
    rest = after.partition(f"\n{END}")
    tail = END + rest[2] if rest[1] else ""
    PAGE.write_text(f"{before.rstrip()}\n\n{table(survey, name)}\n{tail}".rstrip() + "\n", encoding="utf-8")


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--contracts", action="store_true", help="the other cells in which our own numbers were turned")
    wish.add_argument("--bot", default="expert:2")
    wish.add_argument("--games", type=int, default=60)
    wish.add_argument("--cells", default="", metavar="PART", help="only cells with this in their name")
    wish.add_argument("--table", action="store_true", help="only write the page")
    given = wish.parse_args()
    survey = SURVEYS[given.contracts]
    if not given.table:
        try:
            measure(tuple([cell for cell in survey.cells if given.cells in cell.name]), given.bot, given.games)
        except KeyboardInterrupt:
            print("Stopped; the same command goes on with it.", file=sys.stderr)
    write(survey, given.bot)


if __name__ == "__main__":
    main()
