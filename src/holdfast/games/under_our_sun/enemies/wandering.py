"""Enemies move (US-218, US-530 to US-543, US-1166)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, replace
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.dice.rolls import Roll, colours, successes
from holdfast.games.under_our_sun.enemies.leaving import HurtFoe
from holdfast.games.under_our_sun.log import Args, RollReader, Told, foe_roll, line, yes
from holdfast.games.under_our_sun.lookups import OTHERS
from holdfast.games.under_our_sun.map.geography import distance, neighbour, neighbours
from holdfast.games.under_our_sun.map.tiles import lay_down
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.rules import DICE, HAVEN
from holdfast.games.under_our_sun.vocabulary import MaybePosition, Position
from holdfast.games.under_our_sun.world import Sands, me


def may_enter(w: Sands, foe: Foe, pos: str) -> bool:
    """US-536, US-537: Animals shun fire, nobody enters New Haven unless the mission allows it."""
    spot = w.spots.get(pos)
    if spot is not None and spot.fire and w.fighter(foe).kind == "Animal":
        return False
    return pos != HAVEN or "gate" in w.mission_card().perks


def open_to(w: Sands, foe: Foe, pos: str) -> bool:
    """US-535 to US-537: nothing bars the way, and there is a tile to stand on, or one to lay."""
    return may_enter(w, foe, pos) and (pos in w.spots or w.size("stack") > 0)


class StepFoe(Effect[Sands]):
    """US-530, US-535, US-539: one tile; an unrevealed position gets a face-down tile; a trap snaps."""

    id: int
    pos: Position
    by_sol: int = -1
    beat = "move"
    accounts_for = ("foes.*.pos", "foes.*.by", "spots", "zones.stack", "zones.down:*")

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or not may_enter(w, foe, self.pos) or not lay_down(w, self.pos):
            return ()
        by_sol = self.by_sol if self.by_sol >= 0 else foe.by
        w.renew_foe(foe, replace(foe, pos=self.pos, by=by_sol))
        if not w.spots[self.pos].trap:
            return ()
        w.change(self.pos, trap=False)
        return (Roll("trap", "GG", self.pos, (ReadHarm(self.id),)),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        foe = w.foe(self.id)
        if foe is None or foe.pos != self.pos or self.by_sol >= 0:
            return None
        return line(
            "step-foe", foe=phrases.foe(w, foe), place=phrases.there(w, self.pos), down=yes(w.tile(self.pos) is None)
        )


class ReadHarm(RollReader):
    """The successes of a roll are damage to an enemy."""

    id: int
    log = unlogged
    accounts_for = ("foes", "spots.*.trap", "spots.*.barricade")

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (HurtFoe(self.id, successes(w)),)

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        what = "barricade" if colours(roll) == "Y" else "trap"
        return foe_roll("harm", w, self.id, dice | {"what": what})


def held(w: Sands, foe: Foe) -> bool:
    """US-419, US-534: an exposed character on its tile keeps an enemy there."""
    place, where, faced = foe.pos, w.pos, False
    if place in where:
        for char in OTHERS[w.crew][w.dead | w.crossed | w.hidden]:
            if where[char] == place and foe in w.against(char):
                faced = True
                break
    return faced


def guards(w: Sands, foe: Foe) -> bool:
    """US-1208: a Son of Liberty on the tile of a bound hostage stays with it."""
    return w.fighter(foe).sol and any(h.pos == foe.pos and not h.freed for h in w.hostages)


class WanderFoe(Effect[Sands]):
    """US-531, US-533: a D8: six directions, 7 stays, 8 goes for the nearest character."""

    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        return wander(w, foe) if foe is not None else ()


def wander(w: Sands, foe: Foe) -> Effects:
    """The same for an enemy at hand."""
    if held(w, foe) or foe.only or (w.hostages and guards(w, foe)):
        return ()
    direction = w.chance.below(8) + 1
    if direction == 7:
        return ()
    if direction < 7:
        return (StepFoe(foe.id, neighbour(foe.pos, direction)),)
    target = prey(w, foe)
    return approach(w, foe, w.pos[target]) if target >= 0 else ()


def approach(w: Sands, foe: Foe, goal: str) -> Effects:
    """One step toward a place, where a way is open (US-544)."""
    step = toward(w, foe, goal)
    return (StepFoe(foe.id, step),) if step != foe.pos else ()


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


def toward(w: Sands, foe: Foe, goal: str) -> str:
    """US-533, US-544: a nearer neighbour that is open to it; revealed ones first, then the lowest direction number."""
    pos = foe.pos
    here, spots, step = distance(pos, goal), w.spots, ""
    for p in neighbours(pos):
        if distance(p, goal) < here and open_to(w, foe, p):
            spot = spots.get(p)
            if spot is not None and spot.tile >= 0:
                return p
            step = step or p
    return step or pos


def away(w: Sands, foe: Foe, danger: str) -> str:
    """US-1166: of the positions that it may enter and that are no nearer to the danger the farthest, revealed ones
    first, then the lowest direction number; nothing if all are barred."""
    here = distance(foe.pos, danger)
    ways = [p for p in neighbours(foe.pos) if distance(p, danger) >= here and open_to(w, foe, p)]
    if not ways:
        return ""
    far = max([distance(p, danger) for p in ways])
    ways = [p for p in ways if distance(p, danger) == far]
    shown = [p for p in ways if (spot := w.spots.get(p)) is not None and spot.tile >= 0]
    return (shown or ways)[0]


class Chase(Effect[Sands]):
    """US-543: an enemy moves toward a place step by step, and stops on a tile with an exposed character
    or in a trap."""

    id: int
    goal: Position
    steps: int = 1
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or not self.steps or held(w, foe) or foe.pos == self.goal:
            return ()
        step = toward(w, foe, self.goal)
        if step == foe.pos:
            return ()
        spot = w.spots.get(step)
        if spot is not None and spot.trap:
            return (StepFoe(self.id, step),)
        return (StepFoe(self.id, step), Chase(self.id, self.goal, self.steps - 1))


class Scare(Effect[Sands]):
    """US-1166: an enemy moves one step away, to where it may."""

    id: int
    danger: Position
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or "boss" in w.fighter(foe).perks:
            return ()
        refuge = away(w, foe, self.danger)
        return (StepFoe(self.id, refuge),) if refuge else ()


class PullEnemy(Effect[Sands]):
    """Circling Howls, Howler: the nearest enemy at distance 1 to 3 without an exposed character comes closer."""

    steps: int = 1
    otherwise: tuple[AnyEffect, ...] = ()
    goal: MaybePosition = ""

    def apply(self, w: Sands, by: Cause) -> Effects:
        goal = self.goal or w.pos[me(w, by)]
        called = nearest(w, goal)
        return (Chase(called, goal, self.steps),) if called >= 0 else self.otherwise

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-544, US-1125, US-1208: which enemy calls which, and which cannot come; a card has an entry of its own."""
        goal = self.goal or w.pos[me(w, by)]
        called = w.foe(nearest(w, goal))
        if called is None:
            return None
        comes = toward(w, called, goal) != called.pos
        howler = next((foe for foe in w.foes_at(goal) if "howler" in w.fighter(foe).perks), None) if self.goal else None
        if howler is not None:
            return line("howl", foe=phrases.foe(w, howler), called=phrases.foe(w, called), comes=yes(comes))
        return line("barred", foe=phrases.foe(w, called)) if not comes else None


def nearest(w: Sands, goal: str) -> int:
    """The enemy that a call from this place would reach, or nobody."""
    found, away = -1, 4
    for foe in w.foes:  # the oldest of those who are equally near
        far = distance(foe.pos, goal)
        if 1 <= far < away and not foe.only and not held(w, foe):
            found, away = foe.id, far
    return found


class EnemiesMove(Effect[Sands]):
    """US-218, US-538: one after the other in the order of spawning; waves and boss have their own way."""

    log = unlogged

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
            return (WaveMove(self.id),)
        cards: tuple[Any, ...] = w.content.cards
        perks = cards[foe.card].fighter.perks
        if perks and "boss" in perks:
            target = prey(w, foe)
            return (Chase(self.id, w.pos[target]),) if target >= 0 else ()
        return wander(w, foe)


class WaveMove(Effect[Sands]):
    """M5: a wave enemy moves 1 tile toward New Haven; a barricade costs it that move and a roll of damage."""

    id: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.id)
        if foe is None or held(w, foe) or foe.pos == HAVEN:
            return ()
        spot = w.spots[foe.pos]
        if spot.barricade and distance(foe.pos, HAVEN) == 1:
            w.change(foe.pos, barricade=False)
            return (Roll("trap", w.mission_card().knobs.barricade, foe.pos, (ReadHarm(self.id),)),)
        return (Chase(self.id, HAVEN),)
