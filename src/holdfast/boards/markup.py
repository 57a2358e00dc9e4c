"""Styled and clickable text; colours are names of the theme."""

from collections.abc import Iterable

from textual.content import Content
from textual.style import Style

DIM = "$quiet"
HEAD = "bold $accent"
GOOD = "$text-success"
BAD = "$text-error"
WARM = "$text-warning"
COOL = "$text-primary"


def styled(text: str, style: str = "") -> Content:
    return Content.styled(text, style)


def about(text: str, token: str, style: str = "") -> Content:
    """Return text that filters the options by `token` when clicked."""
    return Content.styled(text, style).stylize(Style.from_meta({"about": token}))


def button(text: str, action: str, style: str = "") -> Content:
    """Return text that acts like a key when clicked."""
    return Content.styled(text, style).stylize(Style.from_meta({"@click": action}))


def row(*parts: Content | str) -> Content:
    return Content.assemble(*parts)


def listed(parts: Iterable[Content], between: str = ", ") -> Content:
    return Content(between).join(parts)


def page(lines: Iterable[Content]) -> Content:
    return Content("\n").join(lines)
