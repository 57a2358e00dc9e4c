"""Which offers are worth a question of their own: those that can change something at that moment (US-437)."""

from holdfast.core.engine.menu import Option
from holdfast.games.under_our_sun.dice.karma import KarmaRoll
from holdfast.games.under_our_sun.dice.luck import concerned, helps, loose
from holdfast.games.under_our_sun.dice.options import UseKarma
from holdfast.games.under_our_sun.options import ByMeans, Numbered, WithThing
from holdfast.games.under_our_sun.world import Sands


def matters(w: Sands, moment: str, option: Option) -> bool:
    """An offer must be able to help now."""
    match option.spec or option.key:
        case UseKarma(char):
            return karma(w, option, char)
        case ByMeans("cool-head") | "cool-head":
            rolled = w.rolled()
            return rolled is not None and helps(w, option.seat, list(range(len(rolled.faces))), len(rolled.faces))
        case Numbered("ghost-boots", die):
            return helps(w, option.seat, [die - 1], 1)
        case WithThing("use", "rope"):  # it makes the next Move of the phase cheaper
            return w.ap[w.turn] > 0
        case "discard":  # US-359: a player who wants to lay something down when the points are spent says so
            return False
    return True


def karma(w: Sands, option: Option, char: int) -> bool:
    """US-431, US-432: a roll that could turn out better with the karma dice, and is the player's own business."""
    rolled = w.rolled()
    if rolled is None or not concerned(w, option):
        return False
    again = option.then[0] if option.then else None
    if isinstance(again, KarmaRoll):
        return helps(w, option.seat, list(again.dice), len(again.dice))
    return helps(w, option.seat, loose(rolled), w.karma[char])
