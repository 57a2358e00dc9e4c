"""Enemies: spawning, moving, leaving (US-511 to US-543, US-1125)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, replace
from holdfast.core.table.world import without
from holdfast.core.table.zones import Zone
from holdfast.games.under_our_sun.dice import OTHERS, Roll, successes
from holdfast.games.under_our_sun.geography import distance, neighbour, neighbours
from holdfast.games.under_our_sun.lexicon import MaybeDice, MaybeKind, Where
from holdfast.games.under_our_sun.map import lay_down
from holdfast.games.under_our_sun.numbers import DICE, HAVEN
from holdfast.games.under_our_sun.pieces import Body, Foe
from holdfast.games.under_our_sun.world import Sands, me, near

# --- the deck ----------------------------------------------------------------------------------------------------------


def draw_enemy(w: Sands) -> int:
    """US-503, US-518: the top card; used ones come back when the deck is exhausted; -1 when all are in play."""
    z = w.zones["enemy"]
    if not (z.mixed or z.top or z.bottom):
        if not w.size("enemy-discard"):
            return -1
        w.refill("enemy", "enemy-discard")
    return w.draw("enemy", "enemies")


def search_enemy(w: Sands, kind: str, sol: bool) -> int:
    """The first fitting card from the top; the others are shuffled back."""
    cards: tuple[Any, ...] = w.content.cards
    before = w.zones["enemies"]
    aside: list[int] = []
    found = -1
    while True:
        card = draw_enemy(w)
        if card < 0:
            break
        fighter = cards[card].fighter
        if (not kind or fighter.kind == kind) and (not sol or fighter.sol):
            found = card
            break
        aside.append(card)
    if aside:
        top = before.top if found < 0 else (*before.top, found)
        w.zones["enemies"] = Zone(top, before.mixed, before.bottom, before.sees)
        z = w.zones["enemy"]
        w.zones["enemy"] = Zone((), (*z.entries(), *aside), (), z.sees)
    return found


def search_wolf(w: Sands, card: int) -> int:
    """The other card of the same name, from deck or discards; -1 while it is in play."""
    name = w.content.cards[card].key
    other = next((c for c in range(len(w.content.cards)) if c != card and w.content.cards[c].key == name), -1)
    if other < 0:
        return -1
    if w.holds("enemy-discard", other) or w.holds("enemy", other):
        w.move(other, w.locate(other), "enemies")
    elif other in w.pools[w.content.pool_of[other]]:
        pool = w.content.pool_of[other]
        w.pools[pool] = tuple([c for c in w.pools[pool] if c != other])
        z = w.zones["enemy"]
        w.zones["enemy"] = replace(z, mixed=without(z.mixed, z.mixed.index(~pool)))
        w.put(other, "enemies")
    else:
        return -1
    w.shuffle("enemy")
    return other


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


class Appear(Effect[Sands]):
    """Enemies that have just come into play, for the log."""

    foes: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


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
        return appeared(foes)


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

    pos: str
    most: int = 9

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


# --- leaving -----------------------------------------------------------------------------------------------------------


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


def discard_enemy(w: Sands, card: int) -> None:
    w.move(card, w.locate(card, "enemies"), "enemy-discard" if w.content.cards[card].deck == "enemy" else "box")


class Dismiss(Effect[Sands]):
    """US-1125: an enemy leaves: card under the deck, a symbol covered, no body."""

    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = leave(w, self.id)
        if foe is not None:
            discard_enemy(w, foe.card)
        return ()


class Fall(Effect[Sands]):
    """US-516, US-617: a defeated enemy leaves its body, and covers a symbol."""

    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        fall(w, self.id)
        return ()


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

    def apply(self, w: Sands, by: Cause) -> Effects:
        body = next(b for b in w.bodies if b.id == self.id)
        w.bodies = tuple([b for b in w.bodies if b.id != self.id])
        discard_enemy(w, body.card)
        return ()


class HurtFoe(Effect[Sands]):
    """US-617: damage marks; outside a fight a defeated enemy falls at once."""

    id: int
    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id) if self.n else None
        return hurt_foe(w, foe, self.n) if foe is not None else ()


def hurt_foe(w: Sands, foe: Foe, n: int) -> Effects:
    """The same for an enemy at hand."""
    id, damage = foe.id, foe.damage + n
    w.renew_foe(foe, Foe(id, foe.card, foe.pos, damage, foe.wave, foe.bonus, foe.by, foe.met, foe.only))
    return (Fall(id),) if not w.fights and damage >= w.life(foe) else ()


# --- moving ------------------------------------------------------------------------------------------------------------


def may_enter(w: Sands, foe: Foe, pos: str) -> bool:
    """US-536, US-537: Animals shun fire, nobody enters New Haven unless the mission allows it."""
    spot = w.spots.get(pos)
    if spot is not None and spot.fire and w.fighter(foe).kind == "Animal":
        return False
    return pos != HAVEN or "gate" in w.mission_card().perks


class StepFoe(Effect[Sands]):
    """US-530, US-535, US-539: one tile; an unrevealed position gets a face-down tile; a trap snaps."""

    id: int
    pos: str
    by_sol: int = -1

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or not may_enter(w, foe, self.pos) or not lay_down(w, self.pos):
            return ()
        by_sol = self.by_sol if self.by_sol >= 0 else foe.by
        w.renew_foe(foe, Foe(foe.id, foe.card, self.pos, foe.damage, foe.wave, foe.bonus, by_sol, foe.met, foe.only))
        if not w.spots[self.pos].trap:
            return ()
        w.change(self.pos, trap=False)
        return (Roll("trap", "GG", self.pos, (ReadHarm(self.id),)),)


class ReadHarm(Effect[Sands]):
    """The successes of a roll are damage to an enemy."""

    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (HurtFoe(self.id, successes(w)),)


def held(w: Sands, foe: Foe) -> bool:
    """US-419, US-534: an exposed character on its tile keeps an enemy there."""
    place, where, faced = foe.pos, w.pos, False
    if place in where:
        for char in OTHERS[w.crew][w.dead | w.gone | w.crossed | w.hidden]:
            if where[char] == place and foe in w.against(char):
                faced = True
                break
    return faced


class WanderFoe(Effect[Sands]):
    """US-531, US-533: a D8: six directions, 7 stays, 8 goes for the nearest character."""

    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        return wander(w, foe) if foe is not None else ()


def wander(w: Sands, foe: Foe) -> Effects:
    """The same for an enemy at hand."""
    if held(w, foe) or foe.only:
        return ()
    direction = w.chance.below(8) + 1
    if direction == 7:
        return ()
    if direction < 7:
        return (StepFoe(foe.id, neighbour(foe.pos, direction)),)
    target = prey(w, foe)
    return (StepFoe(foe.id, toward(w, foe.pos, w.pos[target])),) if target >= 0 else ()


def prey(w: Sands, foe: Foe) -> int:
    """US-532: the nearest character; tied ones roll 2 green dice, the fewest successes draw it on."""
    targets = [c for c in w.living() if w.exposed(c) and w.pos[c] != HAVEN]
    if "gate" in w.mission_card().perks:
        targets = [c for c in w.living() if w.exposed(c)]
    if not targets:
        return -1
    nearest = min([distance(foe.pos, w.pos[c]) for c in targets])
    tied = [c for c in targets if distance(foe.pos, w.pos[c]) == nearest]
    while len(tied) > 1:
        rolls = {c: sum([DICE["G"][w.chance.below(8)] for _ in range(2)]) for c in tied}
        fewest = min(rolls.values())
        tied = [c for c in tied if rolls[c] == fewest]
        if len({w.pos[c] for c in tied}) == 1:
            break
    return tied[0]


def toward(w: Sands, pos: str, goal: str) -> str:
    """US-533: a nearer neighbour; revealed ones first, then the lowest direction number."""
    here, spots, step = distance(pos, goal), w.spots, ""
    for p in neighbours(pos):
        if distance(p, goal) < here:
            spot = spots.get(p)
            if spot is not None and spot.tile >= 0:
                return p
            step = step or p
    return step or pos


def away(w: Sands, pos: str, danger: str) -> str:
    """US-1166: one step to the position farthest away, revealed ones first, then the lowest direction number."""
    far = max([distance(p, danger) for p in neighbours(pos)])
    ways = [p for p in neighbours(pos) if distance(p, danger) == far]
    shown = [p for p in ways if (spot := w.spots.get(p)) is not None and spot.tile >= 0]
    return (shown or ways)[0]


class Chase(Effect[Sands]):
    """US-543: an enemy moves toward a place step by step, and stops on a tile with an exposed character
    or in a trap."""

    id: int
    goal: str
    steps: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or not self.steps or held(w, foe) or foe.pos == self.goal:
            return ()
        step = toward(w, foe.pos, self.goal)
        spot = w.spots.get(step)
        if spot is not None and spot.trap:
            return (StepFoe(self.id, step),)
        return (StepFoe(self.id, step), Chase(self.id, self.goal, self.steps - 1))


class Scare(Effect[Sands]):
    """US-1166: an enemy moves one step away."""

    id: int
    danger: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or "boss" in w.fighter(foe).perks:
            return ()
        return (StepFoe(self.id, away(w, foe.pos, self.danger)),)


class PullEnemy(Effect[Sands]):
    """Circling Howls, Howler: the nearest enemy at distance 1 to 3 without an exposed character comes closer."""

    steps: int = 1
    otherwise: tuple[AnyEffect, ...] = ()
    goal: str = ""

    def apply(self, w: Sands, by: Cause) -> Effects:
        goal = self.goal or w.pos[me(w, by)]
        nearest, away = -1, 4
        for foe in w.foes:  # the oldest of those who are equally near
            far = distance(foe.pos, goal)
            if 1 <= far < away and not foe.only and not held(w, foe):
                nearest, away = foe.id, far
        return (Chase(nearest, goal, self.steps),) if nearest >= 0 else self.otherwise


class EnemiesMove(Effect[Sands]):
    """US-218, US-538: one after the other in the order of spawning; waves and boss have their own way."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([OneMoves(foe.id) for foe in w.foes])


class OneMoves(Effect[Sands]):
    """One enemy in Preparation."""

    id: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None:
            return ()
        if foe.wave:
            return WaveMove(self.id).apply(w, by)
        cards: tuple[Any, ...] = w.content.cards
        perks = cards[foe.card].fighter.perks
        if perks and "boss" in perks:
            target = prey(w, foe)
            return (Chase(self.id, w.pos[target]),) if target >= 0 else ()
        return wander(w, foe)


class WaveMove(Effect[Sands]):
    """M5: a wave enemy moves 1 tile toward New Haven; a barricade costs it that move and a roll of damage."""

    id: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or held(w, foe) or foe.pos == HAVEN:
            return ()
        spot = w.spots[foe.pos]
        if spot.barricade and distance(foe.pos, HAVEN) == 1:
            w.change(foe.pos, barricade=False)
            return (Roll("trap", w.mission_card().knobs.barricade, foe.pos, (ReadHarm(self.id),)),)
        return (Chase(self.id, HAVEN),)
