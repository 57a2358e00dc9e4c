"""Positions saved under older versions, step by step to this one."""

from typing import Any


def tapped_apart(world: dict[str, Any]) -> dict[str, Any]:
    """Version 2: which enemies are tapped (US-611) stands in the world, no longer on each of them."""
    foes = world.get("foes", [])
    tapped = [foe["id"] for foe in foes if foe.pop("tapped", False)]
    return world | {"tapped_foes": tapped}
