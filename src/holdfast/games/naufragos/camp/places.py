"""Places in the camp that hold something: the orchard, lianas, a fallen tree, the cannon (NA-508, NA-957)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.naufragos.actions.foraging import tiles_left, used_tiles
from holdfast.games.naufragos.camp.camp_board import leave_camp
from holdfast.games.naufragos.camp.store import Rope, made_anew
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.rules import ORCHARD_TILES, ROPES
from holdfast.games.naufragos.world import ITEMS, NOBODY, Shore, actor


class Orchard(Effect[Shore]):
    """NA-957, NA-965: a tile of the card into the store; where none is on it, four are put on it, face down."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size("orchard"):
            w.draw("orchard", "tiles")
            w.came_to = ()
            return ()
        put, discarded = 0, w.size("forage-discard")
        while put < ORCHARD_TILES and tiles_left(w):
            w.pass_unseen("forage", "orchard")
            put += 1
        w.came_to = ((NOBODY, put),)
        return made_anew(w, "forage", discarded)


class OrchardLose(Effect[Shore]):
    """Fruit bats: tiles on the Orchard are discarded."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, w.size("orchard"))
        for _ in range(n):
            w.pass_unseen("orchard", used_tiles(w))
        w.came(self.n, n)
        return ()


class Lianas(Effect[Shore]):
    """A rope; the card goes once no rope token is left in the reserve."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Rope(), LianasGone())


class LianasGone(Effect[Shore]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(0, int(w.rope >= ROPES))
        if w.rope >= ROPES:
            leave_camp(w, by.card)
        return ()


class TakeWood(Effect[Shore]):
    """A fallen tree: wood of the card into the store; the card goes when it is empty."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, w.on_card[by.card])
        w.wood += n
        w.on_card[by.card] -= n
        if not w.on_card[by.card]:
            leave_camp(w, by.card)
        return ()


class LoadCannon(Effect[Shore]):
    """NA-508: the actor discards his powder; the cannon is loaded."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, "powder"), ITEMS[me])
        w.loaded = True
        return ()


class UnloadCannon(Effect[Shore]):
    """The loaded cannon is fired."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.loaded = False
        return ()
