"""The chart of the win probability: solid for changes by choices, dotted for changes by dice and draws."""

from collections.abc import Sequence

from holdfast.review.analysis import AnswerReview

WIDTH, HEIGHT, LEFT, TOP, PLOT, BARS = 1000, 448, 52, 18, 320, 60
"""The size of the sheet, the position and height of the plot, and the height of the bars below it."""


class Plot:
    """The coordinates of answers and probabilities on the sheet."""

    def __init__(self, steps: Sequence[AnswerReview]) -> None:
        self.steps = steps
        self.wide = (WIDTH - LEFT - 24) / max(1, len(steps))

    def x(self, answers: float) -> float:
        return LEFT + answers * self.wide

    def y(self, chance: float) -> float:
        return TOP + (1 - chance) * PLOT


def draw_chart(steps: Sequence[AnswerReview], turning: Sequence[AnswerReview], names: tuple[str, str]) -> str:
    """Return the chart as SVG; `names` are those of the plot and of a round."""
    plot = Plot(steps)
    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{names[0]}" xmlns="http://www.w3.org/2000/svg">',
        *_grid(plot),
        *_line(plot),
        *_rounds(plot, names[1]),
        *_points(plot, turning),
        "</svg>",
    ]
    return "".join(parts)


def _grid(plot: Plot) -> list[str]:
    found = []
    for percent in (0, 25, 50, 75, 100):
        y = plot.y(percent / 100)
        found.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - 20}"/>')
        found.append(f'<text class="axis" x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>')
    return found


def _line(plot: Plot) -> list[str]:
    """Draw each answer in two halves: to its expected value, then to its result."""
    chosen, lucky = [], []
    for i, step in enumerate(plot.steps):
        a, b, c = plot.x(i), plot.x(i + 0.5), plot.x(i + 1)
        chosen.append(f"M{a:.1f} {plot.y(step.before):.1f}L{b:.1f} {plot.y(step.expected):.1f}")
        lucky.append(f"M{b:.1f} {plot.y(step.expected):.1f}L{c:.1f} {plot.y(step.after):.1f}")
    return [f'<path class="luck" d="{"".join(lucky)}"/>', f'<path class="choice" d="{"".join(chosen)}"/>']


def _rounds(plot: Plot, name: str) -> list[str]:
    """Draw bars per round: the changes by choices and by luck."""
    base, found = TOP + PLOT + 24 + BARS / 2, [f'<text class="axis" x="4" y="{TOP + PLOT + 20}">{name}</text>']
    for number in dict.fromkeys(step.round for step in plot.steps):
        own = [(i, step) for i, step in enumerate(plot.steps) if step.round == number]
        x = plot.x(own[0][0])
        middle = (x + plot.x(own[-1][0] + 1)) / 2
        found.append(f'<path class="round" d="M{x:.1f} {TOP}V{TOP + PLOT}"/>')
        found.append(f'<text class="axis" x="{middle:.1f}" y="{TOP + PLOT + 20}" text-anchor="middle">{number}</text>')
        for kind, amount, at in (
            ("choice", sum(step.choice for _, step in own), middle - 9),
            ("luck", sum(step.luck for _, step in own), middle + 1),
        ):
            high = min(BARS / 2, abs(amount) * BARS)
            top = base - high if amount > 0 else base
            found.append(f'<rect class="bar-{kind}" x="{at:.1f}" y="{top + 8:.1f}" width="8" height="{high:.1f}"/>')
    found.append(f'<path class="round" d="M{LEFT} {base + 8}H{WIDTH - 20}"/>')
    return found


def _points(plot: Plot, turning: Sequence[AnswerReview]) -> list[str]:
    """Draw the turning points, numbered in order of time; green for gains, red for losses."""
    found = []
    for number, step in enumerate(turning, 1):
        kind = "rose" if step.after > step.before else "fell"
        x, y = plot.x(step.answer + 1), plot.y(step.after)
        at = y - 26 if y > TOP + 40 else y + 26
        found.append(
            f'<path class="leader" d="M{x:.1f} {y:.1f}V{at:.1f}"/><circle class="{kind}" cx="{x:.1f}" cy="{at:.1f}" r="11"/>'
            f'<text class="number" x="{x:.1f}" y="{at + 4:.1f}" text-anchor="middle">{number}</text>'
        )
    return found
