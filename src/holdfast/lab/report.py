"""One page that says what an experiment came to: a sentence and the verdicts first, then pictures, each with its table and its
caution beside it. It needs nothing but itself: no script, no network."""

from collections.abc import Iterable
from html import escape
from pathlib import Path
from statistics import NormalDist
from typing import Any, NamedTuple

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.lab import charts as drawing
from holdfast.lab.experiment import Band, Cell
from holdfast.lab.results import Results, Verdict, open_results, points, valued, verdict
from holdfast.lab.statistics import Rate, rate, stratified

STYLE = (Path(__file__).parent / "report.css").read_text(encoding="utf-8")
MOST_SHOWN = 10
"""Cards and actions at each end."""
MOST_PICTURES = 3
"""Variants whose losses are drawn."""
MOST_CAUSES = 8
WHEN = {"naufragos": "turn", "this_war": "day", "under_our_sun": "day"}
"""What games count, where it is no round."""
VERDICTS: dict[Verdict, str] = {"kept": "in the band", "near": "outside, within reach", "missed": "outside the band"}


class ContractResult(NamedTuple):
    """A contract, what it is about, what was found, and what is to be said of it."""

    cell: str
    variant: str
    band: Band
    found: Rate
    verdict: Verdict


def judge_contracts(results: Results) -> list[ContractResult]:
    """Every contract of every cell, or of all cells of a part together where it says so."""
    design = results.design
    said: list[ContractResult] = []
    for variant in design.variants:
        mine = [cell for cell in design.cells if cell.variant == variant]
        for i, part in enumerate(design.experiment.cells):
            cells = [cell for cell in mine if cell.part == i]
            for band in part.bands:
                groups = [cells] if band.over == "part" else [[cell] for cell in cells]
                for group in groups:
                    found = results.banded(group, band)
                    said.append(ContractResult(design.together(group), variant, band, found, verdict(found, band)))
    return said


def write(out: Path) -> Path:
    """The page of a folder of results, written into it."""
    page = out / "report.html"
    page.write_text(ReportPage(open_results(out)).html(), encoding="utf-8")
    return page


def scale(band: Band) -> int:
    """Shares are told in percent."""
    return 100 if valued(band.measure)[1] and band.take == "mean" else 1


class ReportPage:
    """The results of an experiment as a page."""

    def __init__(self, results: Results) -> None:
        if not results.played:
            raise UnknownName(f"there are no games in {results.out} yet; holdfast lab run plays them")
        self.results = results
        self.design = results.design
        self.measure = next(
            (band.measure for part in self.design.experiment.cells for band in part.bands if _headline(band)), "won"
        )
        games = {cell.game for cell in self.design.cells}
        self.when = " or ".join(dict.fromkeys(WHEN.get(game, "round") for game in sorted(games)))
        self.judged = judge_contracts(results)

    def html(self) -> str:
        title = escape(self.design.experiment.title)
        parts = [
            self.answer(),
            self.rates(),
            self.differences(),
            self.losses(),
            self.deaths(),
            self.survival(),
            self.companions(),
            self.reliability(),
            self.versions(),
        ]
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title} · Holdfast lab</title><style>{STYLE}</style></head><body>"
            f'<header class="top"><span class="mark">HOLDFAST</span><div><h1>Lab report: {title}</h1>'
            f"<p>{escape(self.subtitle())}</p></div><nav>"
            '<a href="#rates">Rates</a><a href="#losses">Losses</a><a href="#with">Cards and actions</a>'
            '<a href="#judge">Is the judge honest?</a><a href="#versions">Seeds, versions</a></nav></header>'
            f"<main>{''.join(parts)}</main></body></html>\n"
        )

    # --- words ---

    def subtitle(self) -> str:
        cells = self.design.cells
        games = ", ".join(dict.fromkeys(cell.game for cell in cells))
        bots = ", ".join(dict.fromkeys(cell.seating for cell in cells))
        many = len(self.design.variants)
        variants = f" × {many} variants on the same seeds" if many > 1 else ""
        cut = ", not finished yet" if self.unfinished() else ""
        return f"{games} · {bots} · {len(self.design.rows)} cell{'s' * (len(self.design.rows) > 1)}{variants} · {self.results.played:,} games{cut}"

    def unfinished(self) -> bool:
        wanted = self.design.experiment.games
        return wanted is not None and any(self.results.rate(cell).games < wanted for cell in self.design.cells)

    def answer(self) -> str:
        counted = {word: sum(one.verdict == word for one in self.judged) for word in VERDICTS}
        chips = [
            f'<span class="v {word}">{n} of {len(self.judged)} {VERDICTS[word]}</span>'
            for word, n in counted.items()
            if n
        ]
        verdicts = f'<p class="verdicts">{"".join(chips)}</p>' if chips else ""
        return (
            '<section class="paper wide answer"><p class="lab">In one sentence</p>'
            f'<p class="big">{self.sentence()}</p>{verdicts}</section>'
        )

    def sentence(self) -> str:
        """The largest sure change, or the range of the rates."""
        best: tuple[float, str] | None = None
        compared = sum(len(row) - 1 for row in self.design.rows)
        among = f" That is the largest change of {compared} that were compared." if compared > 1 else ""
        for row in self.design.rows:
            for cell in row[1:]:
                change = self.results.difference(row[0], cell, self.measure)
                if change.sure and (best is None or abs(change.mean) > best[0]):
                    before, after = (self.results.rate(one, self.measure) for one in (row[0], cell))
                    said = (
                        f"<b>{escape(cell.variant)}</b> brings {escape(self.design.label(cell))} from "
                        f"<b>{_percent(before)}</b> to <b>{_percent(after)}</b>: {points(change)}.{among}"
                    )
                    best = abs(change.mean), said
        if best:
            return best[1]
        if len(self.design.variants) > 1:
            return "No variant differs from the first by more than chance may explain."
        found = sorted(
            [(self.results.rate(cell, self.measure).mean, cell) for cell in self.design.cells], key=lambda one: one[0]
        )
        (low, worst), (high, top) = found[0], found[-1]
        if worst is top:
            return f"<b>{_percent(self.results.rate(top, self.measure))}</b> of {self.results.played:,} games are {self.word()}."
        return (
            f"From <b>{100 * low:.0f} %</b> ({escape(self.design.label(worst))}) to <b>{100 * high:.0f} %</b> "
            f"({escape(self.design.label(top))}) are {self.word()}."
        )

    def word(self) -> str:
        return escape(self.measure.partition("/")[0].replace("_", " "))

    # --- pictures ---

    def rates(self) -> str:
        rows = []
        for cell in self.design.cells:
            one = self.results.rate(cell, self.measure)
            if one.games:
                rows.append({"cell": self.design.label(cell), "variant": cell.variant, **_hundred(one), "n": one.games})
        bands = [
            {"cell": one.cell, "low": one.band.low, "high": one.band.high, "rule": one.band.rule}
            for one in self.judged
            if one.variant == self.design.variants[0] and one.band.measure == self.measure and _headline(one.band)
        ]
        how = "A confidence sequence, 95 % at all times" if self.results.sequential else "Wilson, 95 %"
        cap = f"{how}; the number is the estimate. " + ("The band is what the contract asks for." if bands else "")
        table = drawing.table(
            ["cell", "variant", self.word() + ", %", "from", "to", "games"],
            [[r["cell"], r["variant"], r["mean"], r["low"], r["high"], r["n"]] for r in rows],
        )
        wide = "" if len(self.design.variants) > 1 else "wide"
        drawn = drawing.rates(rows, bands, self.design.variants, f"{self.measure}, %")
        return drawing.panel(
            "rates", f"{self.word().capitalize()}, by cell", drawn, cap, table + self.contracts(), wide
        )

    def contracts(self) -> str:
        if not self.judged:
            return ""
        rows = [
            [one.cell, one.variant, one.band.rule, *report_text(one), one.found.games, VERDICTS[one.verdict]]
            for one in self.judged
        ]
        head = ["cell", "variant", "contract", "measure", "asked for", "found", "interval", "games", "verdict"]
        return drawing.table(head, rows, "The contracts")

    def differences(self) -> str:
        rows = []
        for row in self.design.rows:
            for cell in row[1:]:
                one = self.results.difference(row[0], cell, self.measure)
                if one.pairs:
                    named = {"cell": self.design.label(cell), "variant": cell.variant, "said": _sign(100 * one.mean)}
                    counts = {"pairs": one.pairs, "better": one.better, "worse": one.worse}
                    rows.append({**named, **_hundred(one), **counts})
        if not rows:
            return ""
        table = drawing.table(
            ["cell", "variant", "points", "from", "to", "pairs", "better with it", "worse with it"],
            [[r[c] for c in ("cell", "variant", "mean", "low", "high", "pairs", "better", "worse")] for r in rows],
        )
        cap = f"Against “{escape(self.design.variants[0])}”, game by game. An interval that misses 0 is a real change."
        drawn = drawing.differences(rows, self.design.variants[1:])
        return drawing.panel("paired", "Paired difference", drawn, cap, table)

    def losses(self) -> str:
        """How games were lost, and when."""
        query = "SELECT rounds, why, count(*) FROM games WHERE NOT won AND list_contains(?, cell) GROUP BY 1, 2 ORDER BY 1, 2"
        return self.by_cause("losses", "How games were lost, and when", query)

    def deaths(self) -> str:
        query = """SELECT d.round, d.cause, count(*) FROM (SELECT unnest(deaths) AS d FROM games WHERE list_contains(?, cell))
            GROUP BY 1, 2 ORDER BY 1, 2"""
        return self.by_cause("deaths", "What they died of, and when", query)

    def by_cause(self, id: str, title: str, query: str) -> str:
        sums: dict[str, int] = {}
        for _, cause, n in self.results.ask(query, [cell.key for cell in self.design.cells]):
            sums[cause] = sums.get(cause, 0) + n
        common = sorted(sums, key=lambda cause: (-sums[cause], cause))[: MOST_CAUSES - 1]
        named = {cause: self.named(cause, self.design.cells) for cause in common}
        order = [*dict.fromkeys(named.values()), *(["others"] if len(sums) > len(common) else [])]
        drawn, tables = [], []
        for variant in self.design.variants[:MOST_PICTURES]:
            found = self.results.ask(query, [cell.key for cell in self.design.cells if cell.variant == variant])
            rows: dict[tuple[int, str], int] = {}
            for when, cause, n in found:
                key = when, named.get(cause, "others")
                rows[key] = rows.get(key, 0) + n
            if not rows:
                continue
            values = [
                {"round": r, "cause": cause, "n": n, "rank": order.index(cause)} for (r, cause), n in rows.items()
            ]
            values.sort(key=lambda one: (one["rank"], one["round"]))
            head = f'<p class="lab">{escape(variant)}</p>' if len(self.design.variants) > 1 else ""
            drawn.append(f"<div>{head}{drawing.causes(values, order, self.when)}</div>")
            tables.append(drawing.table([self.when, "cause", "n"], [[v["round"], v["cause"], v["n"]] for v in values]))
        if not drawn:
            return ""
        cap = "All cells together, counted."
        return drawing.panel(id, title, "".join(drawn), cap, "".join(tables), "wide")

    def survival(self) -> str:
        query = "SELECT rounds, count(*) FILTER (NOT won), count(*) FROM games WHERE cell = ? AND error = '' GROUP BY 1 ORDER BY 1"
        rows: list[dict[str, Any]] = []
        last = self.results.ask("SELECT max(rounds) FROM games")[0][0] or 0
        for cell in self.design.cells:
            found = self.results.ask(query, cell.key)
            total = sum(n for _, _, n in found)
            lost = {when: n for when, n, _ in found}
            standing = total
            for when in range(last + 1):
                standing -= lost.get(when, 0)
                if total:
                    share = round(100 * standing / total, 1)
                    rows.append(
                        {"cell": self.design.label(cell), "variant": cell.variant, "round": when, "share": share}
                    )
        if not rows or not last:
            return ""
        table = drawing.table(
            ["cell", "variant", self.when, "not lost, %"],
            [[r["cell"], r["variant"], r["round"], r["share"]] for r in rows],
        )
        cap = f"The share of games that are won or still open after each {self.when}."
        drawn = drawing.survival(rows, self.design.variants, self.when)
        return drawing.panel("survival", f"Survival by {self.when}", drawn, cap, table, "wide")

    def companions(self) -> str:
        panels = []
        for title, column in (("Cards", "cards"), ("Actions", "map_keys(actions)")):
            rows = self.going_with(column)
            shown = [*rows[:MOST_SHOWN], *[row for row in rows[-MOST_SHOWN:] if row not in rows[:MOST_SHOWN]]]
            if not shown:
                continue
            table = drawing.table(
                ["what", "points more won", "from", "to", "games with it", "without"],
                [[r["name"], r["mean"], r["low"], r["high"], r["with"], r["without"]] for r in rows],
            )
            care = (
                '<p class="care">What goes with winning is no cause of it, unless it was a factor of the experiment: '
                "who lives longer sees more cards and does more. Compared within cells; intervals allow for how many were "
                "compared.</p>"
            )
            panels.append(
                drawing.panel("with", f"{title} that go with winning", drawing.companions(shown), "", care + table)
            )
        return "".join(panels)

    def going_with(self, column: str) -> list[dict[str, Any]]:
        """By name, how much more often games with it were won than games of the same cell without it (Mantel–Haenszel)."""
        totals = {key: (n, won) for key, n, won in self.results.ask(_COUNT.format("cell"))}
        counted = self.results.ask(
            f"SELECT cell, name, count(*), count(*) FILTER (won) FROM "
            f"(SELECT cell, won, unnest({column}) AS name FROM games WHERE error = '') GROUP BY 1, 2"
        )
        named: dict[str, list[tuple[str, int, int]]] = {}
        for key, name, n, won in counted:
            named.setdefault(name, []).append((key, n, won))
        found: list[dict[str, Any]] = []
        z = NormalDist().inv_cdf(1 - 0.025 / max(1, len(named)))
        for name, strata in named.items():
            one = stratified(strata, totals, z)
            if one:
                found.append({"name": self.named(name, self.design.cells), **one})
        sure = [one for one in found if one["low"] > 0 or one["high"] < 0]
        return sorted(sure, key=lambda one: -one["mean"])

    def reliability(self) -> str:
        query = """
            SELECT least(9, floor(10 * t.chance)) AS bin, avg(t.chance), avg(came_to), count(*),
                   count(DISTINCT (cell, number))
            FROM (SELECT cell, number, came_to, unnest(tracks) AS t FROM games WHERE error = '')
            WHERE t.chance IS NOT NULL GROUP BY 1 ORDER BY 1"""
        rows = []
        for _, said, won, n, games in self.results.ask(query):
            one = rate(won * games, games, sequential=False)
            rows.append(
                {"said": round(100 * said, 1), "won": round(100 * won, 1), **_hundred(one), "n": n, "games": games}
            )
        if not rows:
            return ""
        table = drawing.table(
            ["estimated, %", "won, %", "positions", "games"], [[r["said"], r["won"], r["n"], r["games"]] for r in rows]
        )
        cap = f"Positions at the begin of a {self.when}, as the first seat sees them. On the line the judge is right."
        return drawing.panel("judge", "Is the judge honest?", drawing.reliability(rows), cap, table)

    def versions(self) -> str:
        prints = {cell.game: cell.print for cell in self.design.cells}
        rows = [[game, version, rules[:12], cards[:12]] for game, (version, rules, cards) in prints.items()]
        seconds = self.results.ask("SELECT sum(decisions) FROM games")[0][0]
        failed = f" {len(self.results.failed)} games did not end as they should." if self.results.failed else ""
        said = (
            f"{self.results.played:,} games, {seconds or 0:,} decisions, seeds from {self.design.experiment.seed}.{failed} "
            "The rows are in games/*.parquet beside this page."
        )
        return (
            f'<section class="paper" id="versions"><h2>Seeds, versions</h2><p>{said}</p>'
            f"{drawing.table(['game', 'holdfast', 'rules', 'cards'], rows, '', shown=True)}"
            f"<details><summary>experiment.yaml</summary><pre>{escape(self.design.text)}</pre></details></section>"
        )

    def named(self, word: str, cells: Iterable[Cell]) -> str:
        """A card by its name, anything else by its word."""
        if "/" in word:
            for cell in cells:
                try:
                    content = holdfast.definition(cell.game).content(cell.folders)
                except (UnknownName, ValueError):  # it was played where there were other games or packs
                    continue
                if word in content.index:
                    return content.cards[content.index[word]].name.get("en", word)
        return word.replace("-", " ").replace("_", " ") or "unsaid"


_COUNT = "SELECT {0}, count(*), count(*) FILTER (won) FROM games WHERE error = '' GROUP BY {0}"


def _headline(band: Band) -> bool:
    return valued(band.measure)[1] and band.take == "mean" and band.of == "all" and band.over == "cell"


def report_text(one: ContractResult) -> list[str]:
    """Measure, what is asked for, what was found and its interval, as words of a table."""
    k, band = scale(one.band), one.band
    unit = " %" if k == 100 else ""
    measure = " ".join([*([band.take] if band.take == "median" else []), band.measure.replace("_", " ")])
    measure += {"all": "", "won": ", of the won", "lost": ", of the lost"}[band.of]
    low, high = (f"{band.low:g}", f"{band.high:g}")
    found = f"{k * one.found.mean:.1f}{unit}" if one.found.games else "–"
    interval = f"{k * one.found.low:.1f}–{k * one.found.high:.1f}" if one.found.games else "–"
    return [measure, f"{low}–{high}{unit}", found, interval]


def _percent(one: Rate) -> str:
    return f"{100 * one.mean:.0f} %"


def _sign(value: float) -> str:
    return f"{value:+.0f}".replace("-", "−")


def _hundred(one: Any) -> dict[str, float]:
    return {name: round(100 * getattr(one, name), 1) for name in ("mean", "low", "high")}
