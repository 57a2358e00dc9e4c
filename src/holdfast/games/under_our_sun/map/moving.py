"""Moving: Move, Charge, Sneak, Explore, and what happens on entering (US-311 to US-333, US-426)."""

from collections.abc import Container
from functools import cache
from typing import Any, ClassVar, NamedTuple

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import card_of, unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.stealth import Expose
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import spawn_open
from holdfast.games.under_our_sun.flow.events import DrawEvent, EventIfClear, event_due
from holdfast.games.under_our_sun.flow.night import night_on_entering
from holdfast.games.under_our_sun.log import WALK, Told, card_choice, line, one
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.map.tiles import RevealTile
from holdfast.games.under_our_sun.missions.course import THEN_CHECK
from holdfast.games.under_our_sun.missions.hostages import lead
from holdfast.games.under_our_sun.options import CardChoice, Going
from holdfast.games.under_our_sun.people.characters import OutOfHiding, own_doing
from holdfast.games.under_our_sun.trade.traders import calm
from holdfast.games.under_our_sun.vocabulary import Pace, Position
from holdfast.games.under_our_sun.world import Sands, me


class Stride(NamedTuple):
    """What changes the prices of a character's steps."""

    rough: int = 0
    """The weather makes tiles of MV 3 or 4 dearer by this."""
    sneaking: int = 1
    """US-314: a Sneak costs this more than a Move."""
    boots: int = 0
    """Boots that make a Move cheaper."""
    rope: int = 0
    """A rope makes a Move to a tile of MV 3 or 4 cheaper by this."""


def stride(w: Sands, char: int, perks: Container[str], able: Container[str]) -> Stride:
    """The stride of a character with the perks of its cards and its abilities."""
    rough = boots = 0
    if w.sun >= 0 and w.phase != "night":
        cards: tuple[Any, ...] = w.content.cards
        rough = cards[w.sun].rough
    if perks:
        boots = ("trail-boots" in perks) + ("boots" in perks and w.fresh(f"phase:boots:{char}"))
    rope = bool(w.today) and w.lasts("rope", char)
    return Stride(rough, "light-feet" not in able, boots, rope)


@cache
def prices(mv: int, stride: Stride) -> tuple[int, int]:
    """US-311, US-314: what Move and Sneak cost: the movement value, what the weather adds, and 1 more for sneaking;
    boots and rope help a Move only, and never below 1."""
    cost = mv + (stride.rough if mv >= 3 else 0)
    less = stride.boots + (stride.rope if mv >= 3 else 0)
    return (max(1, cost - less) if less else cost), max(1, cost + stride.sneaking)


def move_cost(w: Sands, char: int, pos: str, sneaking: bool = False) -> int:
    """What a step to this tile costs."""
    return prices(w.ground(pos).mv, stride(w, char, w.kit(char).perks, w.sheet(char).able))[sneaking]


class Travel(Effect[Sands]):
    """US-311 to US-322, US-426: the price, the leaving attacks, the test, the step.

    how: move, charge (to a position just revealed) or sneak.
    """

    char: int
    pos: Position
    how: Pace
    ap: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos, how = self.char, self.pos, self.how
        w.ap[char] -= self.ap
        if how == "move" and self.ap:
            self._worn(w)
        step: Effects = (Step(char, pos),)
        leaving = False
        if w.hidden >> char & 1:
            if w.watched_here(char):
                seen = (Expose(char), LeavingAttacks(char), *step)
                hide = (Step(char, pos, True),) if how == "sneak" else step
                test = Test("stealth", hide, seen, sneaking=how == "sneak")
                shown = (RevealTile(pos),) if how == "charge" else ()
                return own_doing(w, by, char, (*shown, test)) + THEN_CHECK
        elif w.foes and w.opposed(char):
            leaving = True
        if how == "sneak":
            test = Test("stealth", (Step(char, pos, True),), step, 1, "", True)
            step = (IfAlive(char, (test,)) if leaving else test,)
        step = own_doing(w, by, char, step) + THEN_CHECK
        if leaving:
            step = (CombatTurn(char, w.pos[char]),) + step  # noqa: RUF005 - quicker than unpacking
        return (RevealTile(pos),) + step if how == "charge" else step  # noqa: RUF005

    def _worn(self, w: Sands) -> None:
        """Boots and rope are used up by a Move that they make cheaper."""
        char = self.char
        perks = w.kit(char).perks
        if not w.today and "boots" not in perks:
            return
        mv = w.ground(self.pos).mv
        heavy = 2 if "trail-boots" in perks else 1
        if mv > heavy and "boots" in perks and w.fresh(f"phase:boots:{char}"):
            w.spend(f"phase:boots:{char}")
        if mv >= 3:
            w.set_today("rope", char, False)


class March(Effect[Sands]):
    """US-323: several Moves as one answer. Each is a Move of its own, and the next is made only while nothing has come up:
    he lives, is where he meant to be, nobody is against him, the mission is where it was, and the way is free."""

    char: int
    path: tuple[Position, ...]
    ap: int
    """What all of it costs."""
    stage: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, path = self.char, self.path
        if not w.alive(char) or w.opposed(char) or w.stage != self.stage or not w.room(path[0]):
            return ()
        if path[0] not in neighbours(w.pos[char]) or (ap := move_cost(w, char, path[0])) > w.ap[char]:
            return ()
        step = Travel(char, path[0], "move", ap)
        return (step, March(char, path[1:], self.ap - ap, self.stage)) if path[1:] else (step,)


class LeavingAttacks(Effect[Sands]):
    """US-320, US-426: every enemy pawn on the left tile attacks once; no symbol spawns."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (CombatTurn(self.char, w.pos[self.char]),) if w.threatened(self.char) else ()


class IfAlive(Effect[Sands]):
    char: int
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return self.then if w.alive(self.char) else ()


class Step(Effect[Sands]):
    """US-318, US-321: the pawn is placed, if he lives and a field is free; hostages follow."""

    char: int
    pos: Position
    hidden: bool = False
    beat = "move"
    accounts_for = WALK

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, self.pos
        if (w.dead | w.crossed) >> char & 1 or not w.room(pos):
            return ()
        left = w.pos[char]
        w.pos[char] = pos
        shown: Effects = ()
        if self.hidden != w.hidden >> char & 1:
            w.hidden ^= 1 << char
            shown = () if self.hidden else (OutOfHiding(char),)
        home = lead(w, char, pos) if w.hostages else ()
        calmed = calm(w, left) if w.dealers and w.foes else ()
        if home or calmed or shown:
            return (*shown, *home, *calmed, Enter(char))
        return enter(w, by, char)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-318: only if there was room."""
        if w.pos[self.char] != self.pos or not w.alive(self.char):
            return None
        guided = len([h for h in w.hostages if h.guide == self.char])
        message = "tunnel" if by.place == "event" else "sneak-in" if self.hidden else "step"
        return line(message, place=phrases.there(w, self.pos), guided=guided, **one(w, self.char))


class Tunnel(Question[Sands]):
    """US-1153: at once to any revealed tile with a free field within 3 hexes, exposed, with the normal entry."""

    log_answer = card_choice

    def open(self, w: Sands, by: Cause) -> list[str]:
        here = w.pos[me(w, by)]
        return [p for p in w.revealed_tiles() if p != here and distance(p, here) <= 3 and w.room(p)]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.alive(me(w, by)) and self.open(w, by) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for pos in self.open(w, by):
            menu.add(Going("tunnel", pos), Step(me(w, by), pos))
        menu.add(CardChoice("decline", card_of(w, by)))


class Enter(Effect[Sands]):
    """US-269, US-321: night card, enemies and first combat turn, event; the mission is checked when the action is over."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return enter(w, by, self.char)


def enter(w: Sands, by: Cause, char: int) -> Effects:
    if w.phase == "night":
        drawn = night_on_entering(w, char)
        if drawn:
            return own_doing(w, by, char, (*drawn, Activate(char, w.openings), EventIfClear(char)))
    met = activate(w, char)
    event = w.spots[w.pos[char]].event
    if met:
        return own_doing(w, by, char, (*met, EventIfClear(char)) if event else met)
    return own_doing(w, by, char, (DrawEvent(char),)) if event and event_due(w, char) else ()


class Activate(Effect[Sands]):
    """US-512, US-601, US-602, US-658: symbols spawn; a first combat turn, unless another exposed one is there and
    nothing spawned. With whom the night card has made him fight already, he does not begin again (US-269)."""

    char: int
    openings: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return activate(w, self.char, w.openings == self.openings)


def activate(w: Sands, char: int, begins: bool = True) -> Effects:
    """US-602: he fights only if an enemy actually spawned, or one met him alone."""
    if (w.dead | w.crossed | w.hidden) >> char & 1:
        return ()
    pos = w.pos[char]
    n = w.open_symbols(pos)
    met = begins and bool(w.foes) and w.opposed(char)
    if not n and not met:
        return ()
    if met and w.pos.count(pos) > 1:
        for c in w.here(pos):
            if c != char and w.exposed(c):
                met = False
    spawned = spawn_open(w, pos, n) if n else ()
    return spawned + (FirstCombatTurn(char),) if met or spawned else ()  # noqa: RUF005 - quicker than unpacking


class FirstIfMet(Effect[Sands]):
    """US-602: in older saves only."""

    char: int
    before: int
    met: bool
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (FirstCombatTurn(self.char),) if self.met or len(w.foes) > self.before else ()
