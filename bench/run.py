"""Speed and size of every game, each figure beside its target; the yardstick is Catanatron, measured in the same run.

    python bench/run.py [--seconds 10] [--json] [game ...]

Holdfast and Catanatron play in turn, in short slices, and medians are taken: what else the machine does meanwhile
slows both alike, and the ratio stays. The timings are for reading; no test fails by them.
"""

import argparse
import gc
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from importlib.metadata import version
from itertools import cycle, product
from random import Random
from statistics import mean, median
from time import perf_counter
from typing import NamedTuple

import holdfast
from holdfast.bots import make_bot as companion
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import play_out
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.world import World

VARIETY = {"robinson": "scenario", "naufragos": "ruleset", "under_our_sun": "mission", "this_war": "difficulty"}
"""The setting of a game whose values are played in turn, with all player counts."""
SLICE = 0.25
"""Seconds that one side plays before the other one does."""
WARM = 1.0
"""Seconds that each side plays first. What both keep for good is then frozen, as `holdfast simulate` does: the collector
need not look through it again."""
COPIES = 500
POSITIONS = 24
FRESH = 5
"""How often a fresh process is started; the best one counts."""
START = """
import time
began = time.perf_counter()
import holdfast
holdfast.new({game!r})
seconds = time.perf_counter() - began
try:
    peak = next(int(line.split()[1]) for line in open("/proc/self/status") if line.startswith("VmHWM"))
except OSError:
    import resource
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(seconds, peak / 1024)
"""


@dataclass(frozen=True)
class Figure:
    """One line of the table: what was measured, its unit and its bound (`least` or `most`), if it has one."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None
    goal: float | None = None

    @property
    def met(self) -> bool | None:
        if self.least is not None:
            return self.value >= self.least
        return self.value <= self.most if self.most is not None else None

    @property
    def target(self) -> str:
        if self.least is not None:
            goal = f", goal {self.goal:g} {self.unit}" if self.goal else ""
            return f"at least {self.least:g} {self.unit}{goal}"
        return f"at most {self.most:g} {self.unit}" if self.most is not None else ""


Table = tuple[int, dict[str, str]]
"""A number of players and the options of a game."""


def tables(game: str) -> list[Table]:
    """All player counts with all values of the setting that makes the most difference."""
    kind = holdfast.definition(game)
    name = VARIETY.get(game, "")
    values = next((setting.values for setting in kind.settings if setting.name == name), ())
    return [(n, {name: value} if name else {}) for n, value in product(kind.players, values or ("",))]


def random_games(game: str, random: Random) -> Iterator[Callable[[], int]]:
    """Random games through the public face, the journal on; each call plays one and says how many answers it took."""
    for players, options in cycle(tables(game)):

        def play(players: int = players, options: dict[str, str] = options) -> int:
            one = holdfast.new(game, players, options, seed=random.getrandbits(32))
            play_out(one, random)
            return len(one.journal or ())

        yield play


def catanatron_games() -> Iterator[Callable[[], int]]:
    """Random games of four at Catanatron, in the same way."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play() -> int:
        one = Catan([RandomPlayer(color) for color in Color])
        one.play()
        return len(one.state.actions)

    while True:
        yield play


def catanatron_choices(games: int = 12) -> float:
    """The share of Catanatron's recorded answers that had an alternative; the others were forced."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    answers, choices = 0, 0

    class Counting(RandomPlayer):
        def decide(self, game: object, playable_actions: Iterable[object]) -> object:
            nonlocal answers, choices
            actions = list(playable_actions)
            answers += 1
            choices += len(actions) > 1
            return super().decide(game, actions)

    for seed in range(games):
        Catan([Counting(color) for color in Color], seed=seed).play()
    return choices / answers


class Forced(Observer):
    """Counts the answers that the engine gave because there was only one."""

    n = 0

    def answered(self, entry: Entry, by: Cause, w: World, forced: bool) -> None:
        self.n += forced


def forced_answers(game: str) -> float:
    """So many answers were forced here for each decision, over one round of all tables."""
    random, decisions, counter = Random(2), 0, Forced()
    for players, options in tables(game):
        one = holdfast.new(game, players, options, seed=random.getrandbits(32))
        one.watch(counter)
        play_out(one, random)
        decisions += len(one.journal or ())
    return counter.n / decisions


class Pace(NamedTuple):
    """How quickly random games are played: whole games and decisions per second."""

    games: float
    decisions: float


def pace(games: Iterator[Callable[[], int]], seconds: float) -> Pace:
    """Over one slice; the game that is under way at its end is played out."""
    played, decisions, began = 0, 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += next(games)()
        played += 1
    return Pace(played / spent, decisions / spent)


def speeds(game: str, seconds: float) -> tuple[Pace, Pace, Pace]:
    """The pace here and at Catanatron, and the ratio: medians over slices taken in turn."""
    ours, theirs = random_games(game, Random(1)), catanatron_games()
    pace(ours, WARM), pace(theirs, WARM)
    gc.collect()
    gc.freeze()
    pairs = [(pace(ours, SLICE), pace(theirs, SLICE)) for _ in range(max(3, round(seconds / SLICE / 2)))]
    ratios = [Pace(a.games / b.games, a.decisions / b.decisions) for a, b in pairs]
    return middling([a for a, _ in pairs]), middling([b for _, b in pairs]), middling(ratios)


def middling(paces: list[Pace]) -> Pace:
    return Pace(median(one.games for one in paces), median(one.decisions for one in paces))


def timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def middle(game: str, table: Table, seed: int) -> Game:
    """A position half-way through a random game."""
    players, options = table
    whole = holdfast.new(game, players, options, seed)
    play_out(whole, Random(seed))
    journal = whole.journal or []
    half = holdfast.new(game, players, options, seed)
    half.replay(journal[: len(journal) // 2])
    return half


def copy_time(game: str) -> float:
    """Seconds for one copy of a mid-game position: the best of several tries, the mean over positions."""

    return each(positions(game), lambda position: position.copy())


def positions(game: str) -> list[Game]:
    """Mid-game positions of all kinds of tables at which somebody is asked."""
    places = zip(range(POSITIONS), cycle(tables(game)), strict=False)
    found = [middle(game, table, seed) for seed, table in places]
    return [one for one in found if one.asked]


def each(places: list[Game], work: Callable[[Game], object]) -> float:
    """Seconds for one piece of work on a position: the best of several tries, the mean over positions."""

    def often(position: Game) -> None:
        for _ in range(COPIES):
            work(position)

    return mean(min(timed(lambda p=p: often(p)) for _ in range(3)) / COPIES for p in places)


def imagining_time(game: str) -> float:
    """Seconds to redraw, in a copy, what a seat cannot know; the copy itself is not counted."""
    places = positions(game)
    both = each(places, lambda one: one.copy(seed=1).resample(one.asked[0]))
    return both - each(places, lambda one: one.copy(seed=1))


def face_time(game: str) -> float:
    """Seconds to judge a position by what a seat knows: its face, and the chance to win."""
    return each(positions(game), lambda one: one.definition.rules.estimate(ObservedWorld(one.world, one.asked[0])))


def friend_time(game: str) -> float:
    """Seconds that a friend takes for an answer, on the mean over whole games."""
    answers, spent = 0, 0.0
    for seed, (players, options) in enumerate(tables(game)[:6]):
        one, bot = holdfast.new(game, players, options, seed), companion("friend")
        while one.asked:
            at = Perspective(one, one.asked[0])
            began = perf_counter()
            option = bot.choose(at)
            spent += perf_counter() - began
            answers += 1
            one.answer(option)
    return spent / answers


def set_up_share(game: str) -> float:
    """Which part of a random game it takes to set it up: the median over the tables."""
    shares = []
    for seed, (players, options) in enumerate(tables(game) * 3):
        began = perf_counter()
        one = holdfast.new(game, players, options, seed)
        ready = perf_counter()
        play_out(one, Random(seed))
        shares.append((ready - began) / (perf_counter() - began))
    return median(shares)


def fresh_process(game: str) -> tuple[float, float]:
    """Seconds to import Holdfast and begin a game, and the peak of memory in MB; the best of several processes."""
    runs = []
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    for _ in range(FRESH):
        said = subprocess.run(
            [sys.executable, "-c", START.format(game=game)], capture_output=True, text=True, check=True, env=plain
        ).stdout
        seconds, megabytes = map(float, said.split())
        runs.append((seconds, megabytes))
    return min(s for s, _ in runs), min(m for _, m in runs)


def figures(game: str, seconds: float) -> list[Figure]:
    ours, theirs, ratio = speeds(game, seconds)
    began, megabytes = fresh_process(game)
    return [
        Figure("whole games per second", ours.games, ""),
        Figure("whole games per second of Catanatron", theirs.games, ""),
        Figure("ratio of whole games", ratio.games, "×"),
        Figure("decisions per second", ours.decisions, ""),
        Figure("decisions per second of Catanatron", theirs.decisions, ""),
        Figure("ratio to all answers of Catanatron", ratio.decisions, "×", least=2.2, goal=3),
        Figure("ratio where both count forced ones", ratio.decisions * (1 + forced_answers(game)), "×"),
        Figure("ratio where both count choices only", ratio.decisions / catanatron_choices(), "×"),
        Figure("copy of a mid-game position", copy_time(game) * 1e6, "µs", most=15),
        Figure("imagining what a seat cannot know", imagining_time(game) * 1e6, "µs", most=30),
        Figure("judging a position by a face", face_time(game) * 1e6, "µs"),
        Figure("an answer of a friend", friend_time(game) * 1e3, "ms", most=1),
        Figure("set-up, of a random game", set_up_share(game) * 100, "%", most=10),
        Figure("import and a new game", began, "s", most=0.15),
        Figure("peak memory of that process", megabytes, "MB", most=45),
    ]


MARKS = {True: "met", False: "NOT met", None: ""}


def table(measured: dict[str, list[Figure]]) -> Iterator[str]:
    yield f"{'game':<10} {'figure':<36} {'measured':>12}   target"
    for game, lines in measured.items():
        for i, line in enumerate(lines):
            value = f"{line.value:,.0f}" if line.value >= 1000 else f"{line.value:.3g}"
            shown = f"{value} {line.unit:<2}"
            yield f"{'' if i else game:<10} {line.name:<36} {shown:>12}   {line.target:<26} {MARKS[line.met]}".rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Speed and size of the games, as ratios to Catanatron in the same run."
    )
    parser.add_argument("games", nargs="*", metavar="game", help="which games (all where you do not say)")
    parser.add_argument("--seconds", type=float, default=10, help="how long each game plays against Catanatron")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    wished = parser.parse_args()
    try:
        yardstick = version("catanatron")
    except ImportError:
        sys.exit("bench: Catanatron, the yardstick, is not installed: pip install -e '.[bench]', or make bench")
    for game in wished.games:
        if game not in holdfast.GAMES:
            sys.exit(f"bench: there is no game {game!r}; there are {', '.join(holdfast.GAMES)}")
    measured = {game: figures(game, wished.seconds) for game in wished.games or holdfast.GAMES}
    setting = {"holdfast": version("holdfast"), "catanatron": yardstick, "python": platform.python_version()}
    if wished.json:
        plain = {g: [{**asdict(line), "met": line.met} for line in lines] for g, lines in measured.items()}
        print(json.dumps({**setting, "games": plain}, ensure_ascii=False, indent=2))
        return
    print(", ".join(f"{name} {number}" for name, number in setting.items()))
    print("\n".join(table(measured)))


if __name__ == "__main__":
    main()
