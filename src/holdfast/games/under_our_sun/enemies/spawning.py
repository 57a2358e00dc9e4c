"""Enemies appear (US-511 to US-522, US-1133)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.enemies.deck import draw_enemy, search_enemy
from holdfast.games.under_our_sun.log import DEED, PAWNS, LogOnly, Told, key, line
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.vocabulary import MaybeDice, MaybeKind, Position, Where
from holdfast.games.under_our_sun.world import Sands, me, near


def put_foe(
    w: Sands,
    card: int,
    pos: str,
    damage: int = 0,
    wave: bool = False,
    bonus: str = "",
    by: int = -1,
    met: bool = False,
    only: int = 0,
) -> Foe:
    """US-071, US-511: a pawn on the tile, with a number of its own."""
    id = w.next_id
    foe = Foe(id, card, pos, damage, wave, bonus, by, met, only)
    w.next_id = id + 1
    w.foes += (foe,)
    return foe


class Appear(LogOnly):
    """Enemies that have just come into play, for the log."""

    foes: tuple[int, ...]
    beat = "move"
    accounts_for = (*DEED, *PAWNS)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        foes = [foe for foe in w.foes if foe.id in self.foes]
        if not foes:
            return None
        return line(
            "appear",
            foes="|".join([phrases.foe(w, f) for f in foes]),
            cards="|".join(dict.fromkeys([key(w, f.card) for f in foes])),
            n=len(foes),
            place=phrases.place(w, foes[0].pos),
        )


def appeared(foes: list[int]) -> Effects:
    return (Appear(tuple(foes)),) if foes else ()


class Spawn(Effect[Sands]):
    """US-511, US-1133: enemies of the deck on a tile; `kind` and `sol` search for one that fits.

    where: here, adjacent (revealed, without characters, not New Haven, lowest direction), random-adjacent, or a
    position. `fallback`: a mission takes the next Human, then any enemy, where no Son of Liberty is left (US-1216).
    """

    n: int = 1
    kind: MaybeKind = ""
    sol: bool = False
    where: Where = "here"
    bonus: MaybeDice = ""
    wave: bool = False
    fallback: bool = False
    by_sol: int = -1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = spawn_place(w, by, self.where)
        if not pos:
            return ()
        foes: list[int] = []
        for _ in range(self.n):
            card = search_enemy(w, self.kind, self.sol) if self.kind or self.sol else draw_enemy(w)
            if card < 0 and self.fallback:
                card = search_enemy(w, "Human", False)
                card = draw_enemy(w) if card < 0 else card
            if card >= 0:
                foes.append(put_foe(w, card, pos, 0, self.wave, self.bonus, self.by_sol).id)
        return appeared(foes) or (NobodyCame(),)


class NobodyCame(LogOnly):
    """US-518: the deck was searched in vain, for the log."""

    accounts_for = ("zones.enemy", "zones.enemy-discard")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("nobody-came")


def spawn_place(w: Sands, by: Cause, where: str) -> str:
    if where == "here":
        return w.pos[me(w, by)]
    if where not in ("adjacent", "random-adjacent"):
        return where
    around = [p for p in near(w, w.pos[me(w, by)]) if p != HAVEN]
    if where == "adjacent":
        return next((p for p in around if not w.here(p)), "")
    return around[w.chance.below(len(around))] if around else ""


class SpawnOpen(Effect[Sands]):
    """US-513, US-522: the open symbols of a tile spawn, all cards first."""

    pos: Position
    most: int = 9
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return spawn_open(w, self.pos, min(self.most, w.open_symbols(self.pos)))


def spawn_open(w: Sands, pos: str, n: int) -> Effects:
    """So many of its symbols."""
    foes: list[int] = []
    for _ in range(n):
        card = draw_enemy(w)
        if card >= 0:
            foes.append(put_foe(w, card, pos).id)
    return appeared(foes)
