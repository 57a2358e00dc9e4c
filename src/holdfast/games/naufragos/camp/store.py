"""The store: food, wood, ropes and sails (NA-020, NA-042, NA-926)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.naufragos.rules import COUNTERS, ROPES, SAILS
from holdfast.games.naufragos.vocabulary import FoodTo, Pile
from holdfast.games.naufragos.world import Shore, actor


def food_left(w: Shore) -> int:
    """NA-020: food counters still in the reserve."""
    return COUNTERS - w.food - sum(w.held) - w.estate_food


def wood_left(w: Shore) -> int:
    """NA-020: wood counters still in the reserve."""
    return COUNTERS - w.wood - w.fire_wood - w.progress["bonfire"] - sum(w.on_card.values())


def made_anew(w: Shore, pile: Pile, discarded: int) -> Effects:
    """Whether a pile was made anew since so many of its pieces lay on the discard."""
    return (MadeAnew(pile),) if w.size(DISCARDS[pile]) < discarded else ()


DISCARDS: dict[str, str] = {"story": "story-discard", "forage": "forage-discard", "fish": "fish-discard"}


class MadeAnew(Effect[Shore]):
    """NA-117, NA-121, NA-138: all saw the discard shuffled and made the new pile."""

    pile: Pile

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


class Food(Effect[Shore]):
    """Food counters into the store or my hands; a loss takes what is there (NA-005); the dead hold nothing (NA-173)."""

    n: int
    to: FoodTo = "store"

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, food_left(w))
        me = actor(w, by)
        if self.to == "store":
            n = max(n, -w.food)
            w.food += n
        elif w.is_dead(me):
            n = 0
        else:
            n = max(n, -w.held[me])
            w.held[me] += n
        w.came(self.n, n)
        return ()


class Wood(Effect[Shore]):
    """Wood counters into the store, or out of it."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.wood, min(self.n, wood_left(w)))
        w.wood += n
        w.came(self.n, n)
        return ()


class Rope(Effect[Shore]):
    """NA-042: at most two ropes are in play."""

    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.rope, min(ROPES - w.rope, self.n))
        w.rope += n
        w.came(self.n, n)
        return ()


class Sail(Effect[Shore]):
    """NA-042: at most two sails are in play."""

    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.sail, min(SAILS - w.sail, self.n))
        w.sail += n
        w.came(self.n, n)
        return ()
