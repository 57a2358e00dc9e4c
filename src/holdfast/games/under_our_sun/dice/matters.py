"""Which offers are worth a question of their own: those that can change something at that moment (US-437)."""

from collections.abc import Callable

from holdfast.core.engine.menu import Option
from holdfast.games.under_our_sun.dice.karma import KarmaRoll
from holdfast.games.under_our_sun.dice.luck import concerned, helps, loose
from holdfast.games.under_our_sun.world import Sands


def matters(w: Sands, moment: str, option: Option) -> bool:
    """An offer must be able to help now."""
    useful = HELPS.get(option.key.partition(":")[0])
    return useful is None or useful(w, option)


def karma(w: Sands, option: Option) -> bool:
    """US-431, US-432: a roll that could turn out better with so many karma dice, and is one's own business."""
    rolled = w.rolled()
    if rolled is None or not concerned(w, option):
        return False
    again = option.then[0] if option.then else None
    if isinstance(again, KarmaRoll):
        return helps(w, option.seat, list(again.dice), len(again.dice))
    char = int(option.key.split(":")[1].rpartition("-")[2])
    return helps(w, option.seat, loose(rolled), w.karma[char])


def cool_head(w: Sands, option: Option) -> bool:
    """US-1103: any number of dice of an attack."""
    rolled = w.rolled()
    return rolled is not None and helps(w, option.seat, list(range(len(rolled.faces))), len(rolled.faces))


def ghost_boots(w: Sands, option: Option) -> bool:
    """One die of a stealth test."""
    return helps(w, option.seat, [int(option.key.rpartition(":")[2]) - 1], 1)


def use(w: Sands, option: Option) -> bool:
    """A rope makes the next Move of the phase cheaper: nobody asks for it who has no points left to move."""
    return option.key != "use:rope" or w.ap[w.turn] > 0


def never(w: Sands, option: Option) -> bool:
    """US-359: who wants to lay something down when his points are spent says so to the table."""
    return False


HELPS: dict[str, Callable[[Sands, Option], bool]] = {
    "discard": never,
    "karma": karma,
    "cool-head": cool_head,
    "ghost-boots": ghost_boots,
    "use": use,
}
"""Offers by the head of their key; one that is not here always matters."""
