"""Places in the camp that hold something: the orchard, lianas, a fallen tree, the cannon (NA-508, NA-957)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.actions.foraging import new_tile, tiles_left, used_tiles
from holdfast.games.naufragos.camp.camp_board import leave_camp
from holdfast.games.naufragos.camp.store import Rope, made_anew
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.log import (
    CAMP_BOARD,
    FORAGE,
    THINGS,
    came_to,
    changed,
    key,
    line,
    named_line,
    one,
    somebody,
)
from holdfast.games.naufragos.world import ITEMS, NOBODY, Shore, actor


class Orchard(Effect[Shore]):
    """NA-957, NA-965: a tile of the card into the store; where none is on it, four are put on it, face down."""

    beat = "gain"
    accounts_for = FORAGE

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size("orchard"):
            w.draw("orchard", "tiles")
            w.came_to = ()
            return ()
        put, discarded = 0, w.size("forage-discard")
        while put < w.rules.orchard_tiles and tiles_left(w):
            w.pass_unseen("forage", "orchard")
            put += 1
        w.came_to = ((NOBODY, put),)
        return made_anew(w, "forage", discarded)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-957: a tile is taken from it, or it bears new ones, as far as there are any."""
        if not w.came_to:
            return new_tile(self, w, by, outcomes)
        return line("orchard", n=came_to(w, 0))


class OrchardLose(Effect[Shore]):
    """Fruit bats: tiles on the Orchard are discarded."""

    n: int
    accounts_for = FORAGE
    log = changed("orchard-lose", lambda w: w.size("orchard"))

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, w.size("orchard"))
        for _ in range(n):
            w.pass_unseen("orchard", used_tiles(w))
        w.came(self.n, n)
        return ()


class Lianas(Effect[Shore]):
    """A rope; the card goes once no rope token is left in the reserve."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Rope(), LianasGone())


class LianasGone(Effect[Shore]):
    quiet: ClassVar[bool] = True
    accounts_for = CAMP_BOARD

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(0, int(w.rope >= w.rules.ropes))
        if w.rope >= w.rules.ropes:
            leave_camp(w, by.card)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A camp card that has given all it had."""
        return line("card-used-up", card=key(w, by.card)) if came_to(w, 0) else None


class TakeWood(Effect[Shore]):
    """A fallen tree: wood of the card into the store; the card goes when it is empty."""

    n: int
    beat = "gain"
    accounts_for = ("wood", *CAMP_BOARD)

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, w.on_card[by.card])
        w.wood += n
        w.on_card[by.card] -= n
        if not w.on_card[by.card]:
            leave_camp(w, by.card)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """The card goes with its last wood."""
        left = w.on_card.get(by.card, 0)
        return line("take-wood", now=w.wood, left=left, card=key(w, by.card), **one(w, actor(w, by)))


class LoadCannon(Effect[Shore]):
    """NA-508: the actor discards powder; the cannon is loaded."""

    accounts_for = ("loaded", *THINGS)
    log = somebody("load-cannon")

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, "powder"), ITEMS[me])
        w.loaded = True
        return ()


class UnloadCannon(Effect[Shore]):
    """The loaded cannon is fired."""

    accounts_for = ("loaded",)
    log = named_line

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.loaded = False
        return ()
