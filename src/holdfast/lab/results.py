"""Results as Parquet files, one row a game: written batch by batch, so that a run can be stopped at any time and gone on with.

A folder of results holds `experiment.yaml` as it was, `design.json` with the cells, and `games/KEY….parquet`; `decisions/` where
they were wished, `errors/` with the saves of games that went wrong. A cell is known by everything on which its games depend: what
was played once is not played again, also after cells were added to the experiment; after a rule has changed, it is.
"""

import base64
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import ceil
from pathlib import Path
from typing import Any, Literal

import msgspec

from holdfast.core.definition import UnknownName
from holdfast.core.safe_files import read_regular_file
from holdfast.lab.batch import Batch, Job, play
from holdfast.lab.experiment import Band, Cell, Design
from holdfast.lab.statistics import Difference, Rate, difference, mean, rate
from holdfast.simulation.executor import ExecutionTarget, run_batches
from holdfast.simulation.extras import require_package

SECONDS = 3.0
"""So long should a batch take: what is lost with a worker is little, and so is what is said between them."""
FIRST = 4
"""Games of the first batch of a cell, by which its speed is known."""
PASSES = 8
"""Cells are played in turn, so that a run that is cut short has something of each."""
GROWTH = 1.5
"""By how much more is played from look to look where a precision is to be reached."""

GAMES = {
    "cell": "VARCHAR",
    "game": "VARCHAR",
    "players": "INTEGER",
    "bots": "VARCHAR",
    "options": "MAP(VARCHAR, VARCHAR)",
    "packs": "VARCHAR[]",
    "numbers": "VARCHAR",
    "number": "BIGINT",
    "seed": "BIGINT",
    "won": "BOOLEAN",
    "alone": "BOOLEAN",
    "first_won": "BOOLEAN",
    "came_to": "DOUBLE",
    "rule": "VARCHAR",
    "why": "VARCHAR",
    "scores": "INTEGER[]",
    "decisions": "INTEGER",
    "rounds": "INTEGER",
    "figures": "MAP(VARCHAR, DOUBLE)",
    "words": "MAP(VARCHAR, VARCHAR)",
    "tracks": "STRUCT(round INTEGER, alive INTEGER, life INTEGER, chance DOUBLE, stores MAP(VARCHAR, INTEGER))[]",
    "deaths": "STRUCT(round INTEGER, who VARCHAR, cause VARCHAR)[]",
    "actions": "MAP(VARCHAR, INTEGER)",
    "cards": "VARCHAR[]",
    "error": "VARCHAR",
}
DECISIONS = {
    "cell": "VARCHAR",
    "number": "BIGINT",
    "n": "INTEGER",
    "round": "INTEGER",
    "seat": "INTEGER",
    "question": "VARCHAR",
    "options": "INTEGER",
    "key": "VARCHAR",
    "deed": "VARCHAR",
}
"""Columns and their types, as DuckDB writes them."""


def run_experiment(
    design: Design,
    out: Path,
    where: ExecutionTarget,
    progress: Callable[[int, int], object] = lambda played, planned: None,
) -> "Results":
    """Play what is missing of an experiment. Ctrl-C stops it: what is finished is kept, and the results say that it was cut."""
    keeper = ResultsWriter(out, design)
    cut = False
    try:
        for target in look_sizes(design):
            unsure = {cell.key: cell for cell in keeper.unsure()}
            Run(keeper, list(unsure.values()), target, where, progress).play()
            if not keeper.unsure():
                break
    except KeyboardInterrupt:
        cut = True
    finally:
        keeper.tidy()
    return Results(out, design, cut)


def look_sizes(design: Design) -> Iterator[int]:
    """How many games a cell are played before results are looked at; the same for any number of workers."""
    one = design.experiment
    if one.precision is None:
        assert one.games is not None
        yield one.games
        return
    n = one.precision.least
    while n < one.precision.most:
        yield n
        n = ceil(n * GROWTH)
    yield one.precision.most


class Run:
    """Games up to a number, of all cells in turn."""

    def __init__(
        self,
        keeper: "ResultsWriter",
        cells: list[Cell],
        target: int,
        where: ExecutionTarget,
        progress: Callable[[int, int], object],
    ) -> None:
        self.keeper = keeper
        self.cells = cells
        self.target = target
        self.where = where
        self.progress = progress
        self.speed: dict[str, float] = {}
        self.decisions = keeper.design.experiment.decisions

    def play(self) -> None:
        have = sum(self.target - sum(map(len, self.keeper.missing(cell, self.target))) for cell in self.cells)
        planned = self.target * len(self.cells)
        self.progress(have, planned)
        if have == planned:
            return
        for job, batch in run_batches(play, self.jobs(), self.where):
            self.keeper.keep(job, batch)
            self.speed[job.cell.key] = batch.seconds / (job.last - job.first)
            have += job.last - job.first
            self.progress(have, planned)

    def jobs(self) -> Iterator[Job]:
        """All that is missing, in turn; a job is made when somebody is free for it."""
        seed = self.keeper.design.experiment.seed
        gaps = {cell.key: self.keeper.missing(cell, self.target) for cell in self.cells}
        for turn in range(1, PASSES + 1):
            upto = ceil(self.target * turn / PASSES)
            for cell in self.cells:
                mine = gaps[cell.key]
                while mine and mine[0].start < upto:
                    gap = mine.pop(0)
                    last = min(gap.stop, gap.start + self.size(cell, gap.stop - gap.start))
                    if last < gap.stop:
                        mine.insert(0, range(last, gap.stop))
                    yield Job(cell, seed, gap.start, last, self.decisions)

    def size(self, cell: Cell, left: int) -> int:
        """Games of the next batch: some seconds' worth, and at the end not all for one, as long as it is worth sharing."""
        speed = self.speed.get(cell.key)
        if speed is None:
            return FIRST
        worth = int(SECONDS / max(speed, 1e-6))
        return max(1, min(worth, max(ceil(left / self.where.hands), worth // 10)))


class ResultsWriter:
    """A folder of results while games are added to it."""

    def __init__(self, out: Path, design: Design) -> None:
        self.duckdb = require_package("duckdb").connect()
        self.duckdb.execute("SET threads = 1")  # processes are forked beside it
        self.out = out
        self.design = design
        out.mkdir(parents=True, exist_ok=True)
        (out / "experiment.yaml").write_text(design.text, encoding="utf-8")
        (out / "design.json").write_bytes(msgspec.json.format(msgspec.json.encode(design), indent=1))
        check_regular_files(out)
        self.have: dict[str, list[range]] = {cell.key: [] for cell in design.cells}
        for folder in ("games", "decisions"):
            (out / folder).mkdir(exist_ok=True)
        self.tidy()
        islands = f"""
            SELECT cell, min(number), max(number) + 1
            FROM (SELECT cell, number, number - row_number() OVER (PARTITION BY cell ORDER BY number) AS island
                  FROM {source(out, self.have)})
            GROUP BY cell, island"""
        for key, first, last in self.duckdb.execute(islands).fetchall():
            self.have[key].append(range(first, last))

    def missing(self, cell: Cell, upto: int) -> list[range]:
        """The games of a cell that nobody has played yet."""
        gaps: list[range] = []
        at = 0
        for have in sorted(self.have[cell.key], key=lambda one: one.start):
            if at < min(have.start, upto):
                gaps.append(range(at, min(have.start, upto)))
            at = max(at, have.stop)
        return [*gaps, range(at, upto)] if at < upto else gaps

    def keep(self, job: Job, batch: Batch) -> None:
        name = f"{job.cell.key}-{job.first:09}-{job.last:09}.parquet"
        if batch.decisions:
            self.write(batch.decisions, self.out / "decisions" / name, DECISIONS)
        for failed in batch.failed:
            if failed.save:
                folder = self.out / "errors"
                folder.mkdir(exist_ok=True)
                (folder / f"{job.cell.key}-{failed.game}.json").write_bytes(base64.b64decode(failed.save))
        self.write(batch.games, self.out / "games" / name, GAMES)
        self.have[job.cell.key].append(range(job.first, job.last))

    def write(self, lines: bytes, file: Path, columns: dict[str, str]) -> None:
        scratch, name = tempfile.mkstemp(suffix=".ndjson")
        with os.fdopen(scratch, "wb") as to:
            to.write(lines)
        typed = ", ".join(f"{column}: '{kind}'" for column, kind in columns.items())
        read = f"read_json({quoted(name)}, format = 'newline_delimited', columns = {{{typed}}})"
        try:
            self.copy(f"SELECT * FROM {read}", file)
        finally:
            os.unlink(name)

    def copy(self, select: str, file: Path) -> None:
        half = file.with_suffix(".half")
        self.duckdb.execute(f"COPY ({select}) TO {quoted(half)} (FORMAT parquet, COMPRESSION zstd)")
        half.replace(file)

    def tidy(self) -> None:
        """The batches of each cell as one file, in the order of games; half-written files are of no use."""
        for folder in ("games", "decisions"):
            for half in (self.out / folder).glob("*.half"):
                half.unlink()
            for key in {cell.key for cell in self.design.cells}:
                files = sorted((self.out / folder).glob(f"{key}*.parquet"))
                whole = self.out / folder / f"{key}.parquet"
                if files and files != [whole]:
                    order = "cell, number" if folder == "games" else "cell, number, n"
                    listed = ", ".join(map(quoted, files))
                    self.copy(f"SELECT DISTINCT ON ({order}) * FROM read_parquet([{listed}]) ORDER BY {order}", whole)
                    for file in files:
                        if file != whole:
                            file.unlink()

    def unsure(self) -> list[Cell]:
        """The cells that need more games: all of a row, as long as one of them is not known well enough."""
        precision = self.design.experiment.precision
        if precision is None:
            return list(self.design.cells)
        results = Results(self.out, self.design)
        unsure: list[Cell] = []
        for row in self.design.rows:
            rates = [results.rate(cell) for cell in row]
            if any(one.half * 100 > precision.points for one in rates):
                unsure += row
        return unsure


def quoted(file: Path | str) -> str:
    """A file's name in SQL."""
    return "'" + str(file).replace("'", "''") + "'"


def source(out: Path, keys: Iterable[str]) -> str:
    """The games of these cells, each once, as something to select from."""
    files = [file for key in dict.fromkeys(keys) for file in sorted((out / "games").glob(f"{key}*.parquet"))]
    if not files:
        columns = ", ".join(f"NULL::{kind} AS {name}" for name, kind in GAMES.items())
        return f"(SELECT {columns} WHERE false)"
    listed = ", ".join(map(quoted, files))
    once = "DISTINCT ON (cell, number) " if any("-" in file.name for file in files) else ""
    return f"(SELECT {once}* FROM read_parquet([{listed}]))"


class Results:
    """What an experiment came to, as far as it was played."""

    def __init__(self, out: Path, design: Design, cut: bool = False) -> None:
        self.out = out
        self.design = design
        self.cut = cut
        self.duckdb = require_package("duckdb").connect()
        self.duckdb.execute(f"CREATE VIEW games AS FROM {source(out, [cell.key for cell in design.cells])}")

    @property
    def sequential(self) -> bool:
        return self.design.experiment.precision is not None

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Any question in SQL; the games are the table `games`."""
        found: list[tuple[Any, ...]] = self.duckdb.execute(query, list(values)).fetchall()
        return found

    @cached_property
    def played(self) -> int:
        return int(self.ask("SELECT count(*) FROM games")[0][0])

    @cached_property
    def failed(self) -> list[tuple[str, int, str]]:
        return [
            (a, b, c) for a, b, c in self.ask("SELECT cell, number, error FROM games WHERE error <> '' ORDER BY 1, 2")
        ]

    def rate(self, cell: Cell, measure: str = "won", of: str = "all") -> Rate:
        """The share of a cell's games that were won, or another share; with its interval."""
        return self.over([cell], measure, of)

    def over(self, cells: list[Cell], measure: str, of: str = "all") -> Rate:
        """The same of several cells together; of figures that are no shares, their mean."""
        value, share = valued(measure)
        query = f"SELECT count(v), coalesce(sum(v), 0), coalesce(sum(v * v), 0) FROM (SELECT {value} AS v FROM games WHERE {WHICH[of]} AND error = '' AND list_contains(?, cell))"
        [(games, total, squares)] = self.ask(query, [cell.key for cell in cells])
        return rate(total, games, self.sequential) if share else mean(total, squares, games)

    def median(self, cells: list[Cell], measure: str, of: str) -> Rate:
        """The middle value, with the interval of its order statistics."""
        value, _ = valued(measure)
        query = f"SELECT {value} FROM games WHERE {WHICH[of]} AND error = '' AND list_contains(?, cell) ORDER BY 1"
        values = [float(v) for (v,) in self.ask(query, [cell.key for cell in cells]) if v is not None]
        n = len(values)
        if not n:
            return Rate(0, 0.0, float("-inf"), float("inf"))
        half = 0.98 * n**0.5
        low, high = max(0, int(n / 2 - half)), min(n - 1, ceil(n / 2 + half))
        return Rate(n, values[n // 2], values[low], values[high])

    def banded(self, cells: list[Cell], band: Band) -> Rate:
        """What a contract asks about."""
        if band.take == "median":
            return self.median(cells, band.measure, band.of)
        return self.over(cells, band.measure, band.of)

    def difference(self, base: Cell, other: Cell, measure: str = "won") -> Difference:
        """By how much the other differs from the first in the games that both have played."""
        value, _ = valued(measure)
        query = f"""
            SELECT count(*), coalesce(sum(d), 0), coalesce(sum(d * d), 0), count(*) FILTER (d > 0), count(*) FILTER (d < 0) FROM (
                SELECT b.v - a.v AS d
                FROM (SELECT number, {value} AS v FROM games WHERE cell = ? AND error = '') a
                JOIN (SELECT number, {value} AS v FROM games WHERE cell = ? AND error = '') b USING (number)
            )"""
        [(pairs, total, squares, better, worse)] = self.ask(query, base.key, other.key)
        return difference(pairs, total, squares, better, worse, self.sequential)

    def said(self) -> str:
        """The rates of all cells, and how the variants differ, in lines."""
        lines = [f"{self.design.experiment.title} ({self.played:,} games{', cut short' if self.cut else ''})"]
        width = max(len(self.design.label(cell)) for cell in self.design.cells)
        names = max(len(name) for name in self.design.variants)
        for row in self.design.rows:
            for cell in row:
                one = self.rate(cell)
                line = f"{self.design.label(cell):{width}}  {cell.variant:{names}}  "
                line += f"{percent(one)}, {one.games} games" if one.games else "no games yet"
                change = self.difference(row[0], cell)
                if cell is not row[0] and change.pairs:
                    line += f"; {points(change)}"
                lines.append(line)
        if self.failed:
            lines.append(f"{len(self.failed)} games did not end as they should; the first: {self.failed[0][2]}")
        return "\n".join(lines)


WHICH: dict[str, str] = {"all": "true", "won": "won", "lost": "NOT won"}


def valued(measure: str) -> tuple[str, bool]:
    """A measure as SQL, and whether it is a share: `won`, `alone`, a figure of the game, a share of the players
    (`rescued/players`), or a figure a player (`lost_turns per player`)."""
    if measure in ("won", "alone", "first_won"):
        return f"{measure}::INTEGER", True
    figure = measure.removesuffix("/players").removesuffix(" per player")
    if not figure.replace("_", "").isalnum():
        raise UnknownName(f"a measure is won, alone, a figure, figure/players or figure per player, not {measure!r}")
    each = "" if figure == measure else " / players"
    return f"figures['{figure}']{each}", measure.endswith("/players")


def percent(one: Rate) -> str:
    return f"{100 * one.mean:.1f} % ({100 * one.low:.1f} to {100 * one.high:.1f})"


def points(one: Difference) -> str:
    sure = "" if one.sure else ", which may be chance"
    return f"{100 * one.mean:+.1f} points ({100 * one.low:+.1f} to {100 * one.high:+.1f}){sure}".replace("-", "−")


MOST_BYTES = 64 << 20
"""Of the design of an experiment."""


def check_regular_files(out: Path) -> None:
    """Refuse a folder in which a FIFO or a device has the name of a file with games: reading it might never end."""
    for file in sorted(out.glob("*/*.parquet")):
        if not file.is_file():
            raise UnknownName(f"{file} is not a plain file; remove it, or play the experiment into another folder")


def open_results(out: Path) -> Results:
    """The results in a folder."""
    check_regular_files(out)
    file = out / "design.json"
    if not file.exists():
        raise UnknownName(f"{out} holds no results of an experiment; holdfast lab run writes them")
    try:
        design = msgspec.json.decode(read_regular_file(file, MOST_BYTES), type=Design)
    except (msgspec.MsgspecError, OSError) as error:
        raise UnknownName(f"{file} cannot be read ({error}); play the experiment again into another folder") from None
    return Results(out, design)


Verdict = Literal["kept", "near", "missed"]


def verdict(one: Rate, band: Band) -> Verdict:
    """Kept where the estimate lies in the band, near where its interval reaches it."""
    scale = 100 if valued(band.measure)[1] and band.take == "mean" else 1
    low, high = band.low / scale, band.high / scale
    if one.games and one.within(low, high):
        return "kept"
    return "near" if one.games and one.reaches(low, high) else "missed"
