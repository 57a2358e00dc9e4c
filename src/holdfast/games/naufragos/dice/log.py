"""Log entries of dice: the faces, everything that is added with its name, what must be reached, and whether it was."""

from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.log import group, line
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore

Faces = tuple[int, ...]
Added = list[tuple[str, int]]
"""What is added to the dice, by which word."""


def against(
    about: str, w: Shore, faces: Faces, seats: tuple[int, ...], added: Added, target: int, above: bool = False
) -> LogEntry:
    """A roll that must reach a number, or go above it (NA-632)."""
    added = [*added, *spent(w)]
    result = max(0, sum(faces) + sum([n for _, n in added]))
    enough = result > target if above else result >= target
    return line(
        f"roll-{about}",
        dice=phrases.dice(faces, added),
        result=result,
        target=target,
        enough="yes" if enough else "tie" if result == target else "no",
        **group(w, seats),
    )


def unopposed(about: str, w: Shore, faces: Faces, seats: tuple[int, ...], added: Added, **more: str) -> LogEntry:
    """A roll whose result is reported by what follows."""
    added = [*added, *spent(w)]
    result = sum(faces) + sum([n for _, n in added])
    parts = "several" if added else "one"
    return line(f"roll-{about}", dice=phrases.dice(faces, added), result=result, parts=parts, **more, **group(w, seats))


def spent(w: Shore) -> Added:
    """NA-680, NA-683: what a story token or luck adds to the roll under way."""
    word = "log-token" if w.rules.bags and w.rules.story_dice else "log-luck"
    return [(word, w.bonus)] if w.bonus else []
