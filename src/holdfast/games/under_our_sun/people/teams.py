"""Survivors and Sons of Liberty (US-960 to US-972, US-1191 to US-1193)."""

from functools import lru_cache

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.enemies.wandering import StepFoe
from holdfast.games.under_our_sun.flow.ending import is_sol, role, traitor_seat, traitor_wins
from holdfast.games.under_our_sun.log import DEED, PAWNS, Told, group, line, one, somebody
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.missions.course import CHECK
from holdfast.games.under_our_sun.options import Going
from holdfast.games.under_our_sun.people.options import MoveSon
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands, near

SPAWN_FLAG = "day:sol-spawn"


class RevealSelf(Effect[Sands]):
    """US-966, US-968: the role is public from now on; the goal stays secret (US-1009)."""

    seat: int
    beat = "fight"
    accounts_for = ("revealed", "score.revealed_day", "score.revealed_count")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.revealed |= 1 << self.seat
        w.score["revealed_day"] = w.day
        w.score["revealed_count"] = w.count
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-966: the role, never the goal (US-1009)."""
        return line("reveal-self", **group(w, w.of_seat(self.seat)))


def sol_options(w: Sands, char: int, menu: Menu, ap: int) -> None:
    """US-964, US-965, US-809: what a Son of Liberty may do in the own turn; using it reveals.

    Every seat of a semi-cooperative table sees the same keys in its explaining menu, so they reveal nothing.
    """
    seat = menu.seat
    if not is_sol(w, seat):
        return
    show = () if w.revealed >> seat & 1 else (RevealSelf(seat),)
    if show:
        menu.options.append(reveal_sol(seat))
    if w.fresh(SPAWN_FLAG):
        for pos in near(w, w.pos[char]):
            if pos != HAVEN:
                menu.options.append(sol_spawn(seat, char, pos, bool(show)))
    enough = needs(ap >= w.rules.sol_move_ap, "US-965", "no-ap", need=w.rules.sol_move_ap, have=ap)
    if enough and not menu.explain:
        return
    for foe in w.foes:
        if not w.fighter(foe).sol or distance(foe.pos, w.pos[char]) > 1:
            continue
        for pos in near(w, foe.pos):
            if pos != HAVEN or role(w, seat).goal == "arsonist":
                spec = MoveSon(foe.id, pos)
                menu.add(
                    spec,
                    *show,
                    Paid(char, w.rules.sol_move_ap, (SolMove(char, foe.id, pos),), key=spec.key),
                    blocks=enough,
                )


@lru_cache(maxsize=8)
def reveal_sol(seat: Seat) -> Option:
    """Made once."""
    return Option("reveal-sol", seat, (RevealSelf(seat), CHECK))


@lru_cache(maxsize=4096)
def sol_spawn(seat: Seat, char: int, pos: str, shows: bool) -> Option:
    """Made once; where it `shows` who he is, that comes first."""
    spawn: Effects = (SolSpawn(char, pos), CHECK)
    return option(Going("sol-spawn", pos), seat, (RevealSelf(seat), *spawn) if shows else spawn)


class SolSpawn(Effect[Sands]):
    """US-964: once per day, 0 AP: a Son of Liberty on an adjacent revealed tile."""

    char: int
    pos: Position
    beat = "move"
    accounts_for = ("used", *PAWNS)
    log = somebody("sol-spawn")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.spend(SPAWN_FLAG)
        return (Spawn(1, sol=True, where=self.pos, by_sol=self.char),)


class SolMove(Effect[Sands]):
    """US-965: 2 AP: a SoL enemy on the own or an adjacent tile moves one tile."""

    char: int
    foe: int
    pos: Position
    beat = "move"
    accounts_for = (*DEED, "foes.*.pos", "foes.*.by", "spots", "zones.stack", "zones.down:*")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.pos == HAVEN:
            w.set_foe(self.foe, pos=HAVEN, by=self.char)
            return ()
        return (StepFoe(self.foe, self.pos, by_sol=self.char),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-965: the sender is no secret any more; this entry reports the step."""
        foe = w.foe(self.foe)
        return (
            line("sol-move", foe=phrases.foe(w, foe), place=phrases.place(w, self.pos), **one(w, self.char))
            if foe
            else None
        )


# --- secret goals ------------------------------------------------------------------------------------------------------


def executioner_wins(w: Sands) -> bool:
    """Executioner, checked at the end of a phase: enough dead, one of them with the SoL's hand in it."""
    seat = traitor_seat(w)
    if seat < 0 or role(w, seat).goal != "executioner":
        return False
    dead = [c for c in range(w.crew) if w.dead >> c & 1 and w.seat_of(c) != seat]
    need = 1 if w.players == 3 else 2
    return len(dead) >= need and any(author in w.of_seat(seat) and victim in dead for author, victim in w.blood)


def arsonist_wins(w: Sands) -> bool:
    """Arsonist, at the end of a Night from day 2 on: alone in New Haven, two SoL enemies there or next to it."""
    seat = traitor_seat(w)
    if seat < 0 or role(w, seat).goal != "arsonist" or not w.revealed >> seat & 1 or w.day < 2:
        return False
    home = w.here(HAVEN)
    if not home or any(w.seat_of(c) != seat for c in home):
        return False
    return len([f for f in w.foes if w.fighter(f).sol and distance(f.pos, HAVEN) <= 1]) >= 2


class TraitorCheck(Effect[Sands]):
    """US-905, US-906: the secret goals, at the end of a phase."""

    night: bool = False
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if executioner_wins(w):
            return (traitor_wins(w, "executioner"),)
        if self.night and arsonist_wins(w):
            return (traitor_wins(w, "arsonist"),)
        return ()


def son_offers(w: Sands, seat: Seat, menu: Menu) -> None:
    """US-967: who meets a Son of Liberty may show that he is one of them."""
    if is_sol(w, seat) and w.seat_of(w.meeting) == seat:
        menu.add("reveal-sol", RevealSelf(seat), by=Cause(seat, w.meeting))
