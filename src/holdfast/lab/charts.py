"""The pictures and tables of a report. Pictures are drawn by Altair and written as SVG: nothing is loaded when it is read, and it
prints as it is."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from holdfast.simulation.extras import require_package

INK, INK_2, LINE, PAPER = "#1d2828", "#45504c", "#b9a67a", "#fcf6e7"
LINK, OK, DANGER = "#17565c", "#225933", "#962525"
COLORS = ("#a4391f", "#17666a", "#d98a4e", "#1d3b40", "#74507f", "#7c9a52", "#8a5d14", "#575a4c")
"""Printing inks, in the order in which things are told apart."""
SHAPES = ("circle", "diamond", "square", "triangle-up", "cross")
FONT = "Liberation Sans, Segoe UI, Noto Sans, Arial, sans-serif"
ROW = 26
Rows = Sequence[dict[str, Any]]


def _alt() -> Any:
    alt = require_package("altair")
    alt.data_transformers.disable_max_rows()
    return alt


def _svg(chart: Any, said: str) -> str:
    """A chart as a picture with words for whoever cannot see it."""
    axis = {"labelColor": INK_2, "titleColor": INK_2, "gridColor": LINE, "gridOpacity": 0.5, "domainColor": LINE}
    chart = (
        chart.configure(background="transparent", font=FONT)
        .configure_axis(**axis, tickColor=LINE, labelFontSize=12, titleFontSize=12, labelLimit=260)
        .configure_view(stroke=None)
        .configure_legend(labelColor=INK, titleColor=INK_2, orient="top", title=None, labelFontSize=12, labelLimit=300)
        .configure_header(labelColor=INK, labelFontSize=13, labelFontWeight="bold", title=None)
    )
    drawn: str = require_package("vl_convert").vegalite_to_svg(chart.to_dict())
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{said}" ', 1)


def _height(rows: Rows, each: int) -> int:
    return max(3, len({row["cell"] for row in rows})) * (ROW + 10 * each)


def rates(rows: Rows, bands: Rows, variants: Sequence[str], title: str) -> str:
    """A mark and its interval a variant, the band a contract asks for behind them."""
    alt = _alt()
    cells = list(dict.fromkeys(row["cell"] for row in rows))
    y = alt.Y("cell:N", sort=cells, title=None, axis=alt.Axis(grid=False))
    offset = alt.YOffset("variant:N", sort=list(variants))
    colour = alt.Color("variant:N", sort=list(variants), scale=alt.Scale(range=COLORS))
    shape = alt.Shape("variant:N", sort=list(variants), scale=alt.Scale(range=SHAPES), legend=None)
    x = alt.X("mean:Q", title=title, scale=alt.Scale(domain=[0, 100]))
    base = alt.Chart(alt.Data(values=list(rows))).encode(y=y, yOffset=offset)
    layers = []
    if bands:
        layers.append(
            alt.Chart(alt.Data(values=list(bands)))
            .mark_bar(color=OK, opacity=0.17)
            .encode(y=y, x=alt.X("low:Q", title=title), x2="high:Q")
        )
    layers.append(base.mark_rule(strokeWidth=3).encode(x="low:Q", x2="high:Q", color=colour))
    layers.append(
        base.mark_point(filled=True, size=110, opacity=1, stroke=PAPER).encode(x=x, color=colour, shape=shape)
    )
    layers.append(
        base.mark_text(align="left", dx=9, dy=-8, color=INK, fontSize=11, fontWeight="bold").encode(
            x="mean:Q", text=alt.Text("mean:Q", format=".0f")
        )
    )
    return _svg(alt.layer(*layers).properties(width=440, height=_height(rows, len(variants))), "Rates by cell")


def differences(rows: Rows, variants: Sequence[str]) -> str:
    """By how many points a variant differs, and 0."""
    alt = _alt()
    cells = list(dict.fromkeys(row["cell"] for row in rows))
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=alt.Y("cell:N", sort=cells, title=None, axis=alt.Axis(grid=False)),
        yOffset=alt.YOffset("variant:N", sort=list(variants)),
        color=alt.Color("variant:N", sort=list(variants), scale=alt.Scale(range=COLORS[1:])),
    )
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=INK, strokeWidth=1.6).encode(x="x:Q")
    layers = [
        zero,
        base.mark_rule(strokeWidth=4).encode(x=alt.X("low:Q", title="points, same seeds"), x2="high:Q"),
        base.mark_square(filled=True, size=90, opacity=1, stroke=PAPER).encode(x="mean:Q"),
        base.mark_text(align="left", dx=9, dy=-8, fontSize=11).encode(x="mean:Q", text="said:N", color=alt.value(INK)),
    ]
    return _svg(alt.layer(*layers).properties(width=400, height=_height(rows, len(variants))), "Paired differences")


def causes(rows: Rows, order: Sequence[str], word: str) -> str:
    """How many ended by what, and when, one above the other; a cause has the same ink in every picture."""
    alt = _alt()
    chart = (
        alt.Chart(alt.Data(values=list(rows)))
        .mark_bar(stroke=PAPER, strokeWidth=1)
        .encode(
            x=alt.X("round:O", title=word, axis=alt.Axis(labelAngle=0)),
            y=alt.Y("n:Q", title=None),
            color=alt.Color(
                "cause:N", scale=alt.Scale(domain=list(order), range=COLORS[: len(order)]), legend=alt.Legend(columns=4)
            ),
            order=alt.Order("rank:Q"),
        )
        .properties(width=580, height=220)
    )
    return _svg(chart, "Causes by round")


def survival(rows: Rows, variants: Sequence[str], word: str) -> str:
    """The share of games that are not lost yet, round by round, a small picture a cell."""
    alt = _alt()
    chart = (
        alt.Chart(alt.Data(values=list(rows)))
        .mark_line(interpolate="step-after", strokeWidth=2.4)
        .encode(
            x=alt.X("round:Q", title=word, axis=alt.Axis(tickMinStep=1, grid=False)),
            y=alt.Y("share:Q", title="not lost, %", scale=alt.Scale(domain=[0, 100])),
            color=alt.Color("variant:N", sort=list(variants), scale=alt.Scale(range=COLORS)),
            strokeDash=alt.StrokeDash("variant:N", sort=list(variants), legend=None),
            facet=alt.Facet("cell:N", columns=4, sort=list(dict.fromkeys(row["cell"] for row in rows))),
        )
        .properties(width=210, height=120)
    )
    return _svg(chart, "Games not lost, by round")


def companions(rows: Rows) -> str:
    """Cards and actions by how much more often games with them were won."""
    alt = _alt()
    names = [row["name"] for row in rows]
    base = alt.Chart(alt.Data(values=list(rows))).encode(
        y=alt.Y("name:N", sort=names, title=None, axis=alt.Axis(grid=False)),
        color=alt.condition("datum.mean > 0", alt.value(OK), alt.value(DANGER)),
    )
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=INK).encode(x="x:Q")
    layers = [
        zero,
        base.mark_rule(strokeWidth=3).encode(x=alt.X("low:Q", title="points more won with it"), x2="high:Q"),
        base.mark_point(filled=True, size=70, opacity=1).encode(x="mean:Q"),
    ]
    return _svg(alt.layer(*layers).properties(width=380, height=max(4, len(rows)) * 20), "What goes with winning")


def reliability(rows: Rows) -> str:
    """What a judge said beside what happened: on the line it was right."""
    alt = _alt()
    line = alt.Chart(alt.Data(values=[{"x": 0, "y": 0}, {"x": 100, "y": 100}]))
    base = alt.Chart(alt.Data(values=list(rows)))
    x = alt.X("said:Q", title="chance that was estimated, %", scale=alt.Scale(domain=[0, 100]))
    layers = [
        line.mark_line(color=LINE, strokeDash=[4, 4]).encode(x="x:Q", y="y:Q"),
        base.mark_rule(color=LINK, strokeWidth=2).encode(x=x, y=alt.Y("low:Q"), y2="high:Q"),
        base.mark_circle(color=LINK, opacity=0.9).encode(
            x=x,
            y=alt.Y("won:Q", title="won in truth, %", scale=alt.Scale(domain=[0, 100])),
            size=alt.Size("n:Q", legend=None, scale=alt.Scale(range=[40, 400])),
        ),
    ]
    return _svg(alt.layer(*layers).properties(width=340, height=300), "Reliability of the estimate")


# --- on the page ----------------------------------------------------------------------------------------------------


def panel(id: str, title: str, drawn: str, cap: str, more: str, wide: str = "") -> str:
    """A picture with what is to be said of it."""
    said = f'<p class="cap">{cap}</p>' if cap else ""
    return f'<section class="paper {wide}" id="{id}"><h2>{escape(title)}</h2><figure>{drawn}</figure>{said}{more}</section>'


def table(
    head: Sequence[str], rows: Iterable[Sequence[Any]], title: str = "Read as a table", shown: bool = False
) -> str:
    """The same figures to read, folded away where a picture shows them."""
    body = "".join(
        "<tr>" + "".join(f"<td{_number(value)}>{escape(str(value))}</td>" for value in row) + "</tr>" for row in rows
    )
    table = f"<table><tr>{''.join(f'<th>{escape(one)}</th>' for one in head)}</tr>{body}</table>"
    return table if shown else f"<details><summary>{escape(title)}</summary>{table}</details>"


def _number(value: Any) -> str:
    return ' class="n"' if isinstance(value, int | float) else ""
