"""The shelf: every folder here is a game, found by looking, not by a list."""

from pkgutil import iter_modules

IN_FRONT = ("robinson", "naufragos", "under_our_sun", "this_war")
"""The order in which they are offered; a game that is not named follows, by its name."""


def on_the_shelf() -> dict[str, str]:
    """Where each game's declaration stands, by the name of its folder; none is opened for that."""
    found = sorted(one.name for one in iter_modules(__path__) if one.ispkg)
    found.sort(key=lambda name: IN_FRONT.index(name) if name in IN_FRONT else len(IN_FRONT))
    return {name: f"{__name__}.{name}" for name in found}
