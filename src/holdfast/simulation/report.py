"""The figures of a simulation as a text table."""

from collections.abc import Sequence

from holdfast.simulation.runner import ResultGroup, SimulationReport, wilson

MOST_WORDS = 6
"""The number of most frequent words shown for a figure of words."""


def format_report(game: str, report: SimulationReport) -> str:
    low, high = wilson(report.wins, report.games)
    others = f", {report.alone} more by some of the players against the others" if report.alone else ""
    head = (
        f"{game}: {report.wins} of {report.games} games won, {share(report.wins, report.games)} "
        f"(95 % between {low:.1%} and {high:.1%}){others}\n"
        f"{report.decisions:,} decisions in {report.seconds:.1f} s, {report.decisions_per_second:,.0f} a second"
    )
    parts = [head, table(report.groups), *value_text(report.groups)]
    if report.errors:
        parts.append(f"{len(report.errors)} games did not end as they should; the first:")
        parts += [f"seed {e.seed}, {e.players} players {e.options or ''}: {e.message}" for e in report.errors[:3]]
    return "\n\n".join(part for part in parts if part)


def share(wins: int, games: int) -> str:
    return f"{wins / games:.1%}" if games else "-"


def table(groups: Sequence[ResultGroup]) -> str:
    """Return one line per group: its options, its win rate, and the means of the game's own numbers."""
    if not groups:
        return ""
    options = list(groups[0].options)
    numbers = sorted({name for group in groups for name in group.sums})
    rows = [["players", *options, "games", "won", "95 %", *(name.replace("_", " ") for name in numbers)]]
    for group in groups:
        low, high = wilson(group.wins, group.games)
        stats = group.stats
        rows.append(
            [
                str(group.players),
                *group.options.values(),
                str(group.games),
                share(group.wins, group.games),
                f"{low:.1%} to {high:.1%}",
                *(f"{stats[name]:.2f}" if name in stats else "-" for name in numbers),
            ]
        )
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


def value_text(groups: Sequence[ResultGroup]) -> list[str]:
    """Return the figures that are words, over all groups, the most frequent first."""
    total = ResultGroup(0, {})
    for group in groups:
        total.merge(group)
    lines: list[str] = []
    for name, counts in total.counts.items():
        common = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        shown = ", ".join(f"{word} {n}" for word, n in common[:MOST_WORDS])
        more = f", {len(common) - MOST_WORDS} others" if len(common) > MOST_WORDS else ""
        lines.append(f"{name.replace('_', ' ')}: {shown}{more}")
    return lines
