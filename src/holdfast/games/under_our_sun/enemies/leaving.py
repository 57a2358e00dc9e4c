"""Enemies are hurt, fall and leave (US-516, US-617, US-1125)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, replace
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.enemies.deck import discard_enemy
from holdfast.games.under_our_sun.log import FALLS, PAWNS, LogOnly, Told, line
from holdfast.games.under_our_sun.pieces import Body, Foe
from holdfast.games.under_our_sun.world import Sands


def cover_symbol(w: Sands, pos: str) -> None:
    """US-516: a universal token on a free symbol of the tile, if it has one."""
    if w.free_symbols(pos):
        w.change(pos, covered=w.spots[pos].covered + 1)


def leave(w: Sands, id: int) -> Foe | None:
    """Its pawn leaves the map, if it is still there, and covers a symbol."""
    foe = w.foe(id)
    if foe is not None:
        i = w.foes.index(foe)
        w.foes = w.foes[:i] + w.foes[i + 1 :]
        cover_symbol(w, foe.pos)
    return foe


class Dismiss(Effect[Sands]):
    """US-1125: an enemy leaves: card under the deck, a symbol covered, no body."""

    id: int
    beat = "death"
    accounts_for = ("truce", "spots.*.covered", *PAWNS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = leave(w, self.id)
        if foe is not None:
            discard_enemy(w, foe.card)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        gone = w.zones["enemy-discard"].top
        return line("dismiss", foe=phrases.foe(w, Body(self.id, gone[-1], ""))) if gone else None


class Fall(Effect[Sands]):
    """US-516, US-617: a defeated enemy leaves its body, and covers a symbol."""

    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        fall(w, self.id)
        return (Fallen((self.id,)),)


class Fallen(LogOnly):
    """Enemies whose bodies lie there from now on, for the log."""

    foes: tuple[int, ...]
    accounts_for = FALLS

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-516, US-617: their bodies lie there, and so many enemies more may come up from the symbols of the tile."""
        bodies = [body for body in w.bodies if body.id in self.foes]
        if not bodies:
            return None
        names = "|".join([phrases.foe(w, body) for body in bodies])
        pos = bodies[0].pos
        tile = w.tile(pos)
        more = w.free_symbols(pos) if tile is not None and tile.enemies else -1
        return line("fallen", foes=names, n=len(bodies), more=more, place=phrases.place(w, pos))


def fall(w: Sands, id: int) -> None:
    """What `Fall` does, at once."""
    foe = leave(w, id)
    if foe is not None:
        w.bodies = (*w.bodies, Body(id, foe.card, foe.pos))
        if "boss" in w.fighter(foe).perks:
            w.score["boss"] = 1


class RemoveBody(Effect[Sands]):
    """US-349: a looted body is removed."""

    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        body = next(b for b in w.bodies if b.id == self.id)
        w.bodies = tuple([b for b in w.bodies if b.id != self.id])
        discard_enemy(w, body.card)
        return (Searched(self.id, body.card),)


class Searched(LogOnly):
    """A body that is gone, for the log."""

    id: int
    card: int
    accounts_for = ("bodies", "zones.enemies", "zones.enemy-discard", "zones.box")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("searched", foe=phrases.foe(w, Body(self.id, self.card, "")))


class HurtFoe(Effect[Sands]):
    """US-617, US-780: damage marks, never more than its HP; outside a fight a defeated enemy falls at once."""

    id: int
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id) if self.n else None
        return hurt_foe(w, foe, self.n) if foe is not None else ()


def hurt_foe(w: Sands, foe: Foe, n: int) -> Effects:
    """The same for an enemy at hand."""
    id, life = foe.id, w.life(foe)
    damage = min(life, foe.damage + n)
    w.renew_foe(foe, replace(foe, damage=damage))
    return (Fall(id),) if not w.fights and damage >= life else ()
