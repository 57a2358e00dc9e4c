"""A dark and a light colour theme; no information is shown by colour alone."""

import os

from textual.theme import Theme

DARK = Theme(
    name="holdfast-dark",
    primary="#6fa8b8",
    secondary="#8fb39a",
    accent="#d9b26f",
    success="#86b07a",
    warning="#d9a45b",
    error="#d0745f",
    foreground="#d9d4c7",
    background="#14191b",
    surface="#1a2124",
    panel="#232c30",
    dark=True,
    variables={"quiet": "#8b9694", "coast": "#557a84"},
)
LIGHT = Theme(
    name="holdfast-light",
    primary="#2f6f83",
    secondary="#4b7a58",
    accent="#8a5a12",
    success="#3d7236",
    warning="#94590d",
    error="#a63d28",
    foreground="#2a2a26",
    background="#f6f1e4",
    surface="#fbf7ee",
    panel="#e7dfcb",
    dark=False,
    variables={"quiet": "#6a685d", "coast": "#6d929c"},
)


THEMES = (LIGHT, DARK)


def requested_theme() -> str:
    """Return the light theme if the terminal reports a light background."""
    ground = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if ground in ("7", "15") else DARK.name
