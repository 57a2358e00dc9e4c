"""The store: food, wood, ropes and sails (NA-020, NA-042, NA-926)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.log import FISH, FORAGE, came_to, changed, fields, line, one
from holdfast.games.naufragos.vocabulary import FoodTo, Pile
from holdfast.games.naufragos.world import Shore, actor


def food_left(w: Shore) -> int:
    """NA-020: food counters still in the reserve."""
    return w.rules.counters - w.food - sum(w.held) - w.estate_food


def wood_left(w: Shore) -> int:
    """NA-020: wood counters still in the reserve."""
    return w.rules.counters - w.wood - w.fire_wood - w.progress["bonfire"] - sum(w.on_card.values())


def made_anew(w: Shore, pile: Pile, discarded: int) -> Effects:
    """The log entry of a pile that was made again, if the discard has become smaller."""
    return (MadeAnew(pile),) if w.size(DISCARDS[pile]) < discarded else ()


DISCARDS: dict[str, str] = {"story": "story-discard", "forage": "forage-discard", "fish": "fish-discard"}


class MadeAnew(Effect[Shore]):
    """NA-117, NA-121, NA-138: all saw the discard shuffled and made the new pile."""

    pile: Pile
    accounts_for = ("zones.story", "zones.story-discard", *FORAGE, *FISH)
    log = fields("pile")

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


class Food(Effect[Shore]):
    """Food counters into the store or my hands; a loss takes what is there (NA-005); the dead hold nothing (NA-173)."""

    n: int
    to: FoodTo = "store"
    beat = "gain"
    accounts_for = ("food", "held")

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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        me, n = actor(w, by), came_to(w, self.n)
        if not n:
            return None
        return (
            line("food", n=n, now=w.food) if self.to == "store" else line("own-food", n=n, now=w.held[me], **one(w, me))
        )


class Wood(Effect[Shore]):
    """Wood counters into the store, or out of it."""

    n: int
    beat = "gain"
    accounts_for = ("wood",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.wood, min(self.n, wood_left(w)))
        w.wood += n
        w.came(self.n, n)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        n, gathered = came_to(w, self.n), by.place == "action" and by.target == "wood"
        if gathered:
            return line("gather-wood" if n else "no-wood-left", n=n, now=w.wood, **one(w, actor(w, by)))
        return line("wood", n=n, now=w.wood, short="yes" if self.n < n < 0 else "no") if n else None


class Rope(Effect[Shore]):
    """NA-042: at most two ropes are in play."""

    n: int = 1
    beat = "gain"
    accounts_for = ("rope",)
    log = changed("rope", lambda w: w.rope)

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.rope, min(w.rules.ropes - w.rope, self.n))
        w.rope += n
        w.came(self.n, n)
        return ()


class Sail(Effect[Shore]):
    """NA-042: at most two sails are in play."""

    n: int = 1
    beat = "move"
    accounts_for = ("sail",)
    log = changed("sail", lambda w: w.sail)

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.sail, min(w.rules.sails - w.sail, self.n))
        w.sail += n
        w.came(self.n, n)
        return ()
