"""Forage tiles: the supply, the bag, the store (NA-400 to NA-404)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.camp.store import made_anew
from holdfast.games.naufragos.log import FORAGE, came_to, key, keys, line, one
from holdfast.games.naufragos.vocabulary import TilesTo
from holdfast.games.naufragos.world import Shore, actor


def tiles_left(w: Shore) -> bool:
    """NA-121, NA-139: [2013] the discard becomes a new pile; [HR1.2] an empty bag stays empty."""
    if not w.size("forage") and w.size("forage-discard"):
        w.refill("forage", "forage-discard")
    return w.size("forage") > 0


def used_tiles(w: Shore) -> str:
    """NA-121, NA-119: where a used forage tile goes."""
    return "tiles-gone" if w.rules.bags else "forage-discard"


def new_tile(effect: AnyEffect, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """A forage tile comes face up into the store."""
    tiles = w.zones["tiles"].top
    return line("tile", card=key(w, tiles[-1]), **one(w, actor(w, by))) if tiles else None


class Forage(Effect[Shore]):
    """NA-404: tiles face down into the supply, or face up into the store; a loss takes random tiles of the supply."""

    n: int
    to: TilesTo = "supply"
    beat = "tile"
    accounts_for = FORAGE

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(self.n, -w.size("supply")) if self.n < 0 else 0
        discarded = w.size("forage-discard")
        for _ in range(-n):
            w.pass_unseen("supply", used_tiles(w))
        while n < self.n and self.n > 0 and tiles_left(w):
            n += 1
            if self.to == "store":
                w.draw("forage", "tiles")
            else:
                w.pass_unseen("forage", "supply")
        w.came(self.n, n)
        return made_anew(w, "forage", discarded)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        n = came_to(w, self.n)
        if not n:
            return None
        if self.to == "store":
            return line("tiles-found", cards=keys(w, w.zones["tiles"].top[-n:]))
        return line("forage", n=n, now=w.size("supply"))


class GoForaging(Effect[Shore]):
    """NA-400: [2013] a random tile of the supply into the store; an empty supply gives nothing."""

    seat: int
    accounts_for = FORAGE

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (TakeFromSupply(),) if w.size("supply") else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-400, NA-401: [2013] the supply has nothing; [HR1.2] the bag, from which it is filled."""
        if w.size("forage" if w.rules.bags else "supply"):
            return None
        return line("empty-bag" if w.rules.bags else "nothing-to-forage", **one(w, self.seat))


class TakeFromBag(Effect[Shore]):
    """NA-401: [HR1.2] a random tile of the bag."""

    beat = "tile"
    accounts_for = FORAGE

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size("forage"):
            w.draw("forage", "tiles")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return new_tile(self, w, by, outcomes) if outcomes else None


class MoreFromSupply(Question[Shore]):
    """NA-401, NA-402: [HR1.2] one more tile of the supply, if wanted and one is there."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.size("supply") else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("take-supply", TakeFromSupply())
        menu.add("leave-supply")


class TakeFromSupply(Effect[Shore]):
    beat = "tile"
    accounts_for = FORAGE
    log = new_tile

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.draw("supply", "tiles")
        return ()
