"""Joining a combat turn (US-649 to US-651, US-659, US-1103)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.combat.attacks import Dodge, attacks_on, free_attack, targets
from holdfast.games.under_our_sun.combat.weapons import IN_SHOT, arms, bombs, in_throw
from holdfast.games.under_our_sun.log import Told, line, one, yes
from holdfast.games.under_our_sun.world import Sands


def can_join(w: Sands, char: int) -> bool:
    """US-651: one who does not take part yet; 1 AP, or the Veteran's free one."""
    fight = w.fights[-1]
    if char in fight.participants or not w.hp[char] or not w.alive(char):
        return False
    return bool(w.ap[char] or free_join(w)) and reaches(w, char, fight.tile)


def reaches(w: Sands, char: int, tile: str) -> bool:
    """US-651: on the fight tile, or next to it with a loaded ranged weapon."""
    pos = w.pos[char]
    if pos == tile:
        return bool(targets(w, char, tile))
    kit = w.kit(char)
    if not (kit.ranged or kit.bombs) or pos not in IN_SHOT[tile] or not targets(w, char, tile):
        return False
    return bool(arms(w, char, tile, kit)) or (in_throw(w, char, tile) and bool(bombs(w, char)))


def free_join(w: Sands) -> bool:
    """Veteran: once per phase one character that joins her combat turn pays nothing (US-1103)."""
    cards: tuple[Any, ...] = w.content.cards
    for c in w.fights[-1].participants:
        if "coordinated-strike" in cards[w.characters[c]].able:
            return w.fresh(f"phase:coordinated:{c}")
    return False


def free_later(w: Sands, joining: Effects) -> bool:
    """US-1103: the Veteran is asked before, and if she joins, one without AP can follow her."""
    veteran = w.having("coordinated-strike")
    return JoinFight(veteran) in joining and w.fresh(f"phase:coordinated:{veteran}")


class JoinFight(Question[Sands]):
    """US-649, US-650, US-659: yes or no, once; the action is named when its turn comes."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if can_join(w, self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.ap[self.char]:
            menu.add("join", Joined(self.char))
        if free_join(w):
            menu.add("join-free", Joined(self.char, free=True))
        menu.add("stay-out")


class Joined(Effect[Sands]):
    """US-649: the price is paid with the yes; a hidden one is exposed by his action (US-427, US-651)."""

    char: int
    free: bool = False
    beat = "move"
    accounts_for = ("ap", "used")

    def apply(self, w: Sands, by: Cause) -> Effects:
        fight = w.fight()
        if self.free:
            w.spend(f"phase:coordinated:{w.having('coordinated-strike')}")
        else:
            w.ap[self.char] -= 1
        fight.participants += (self.char,)
        fight.free |= self.free << self.char
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-649, US-1103: with what it has cost."""
        return line("joined", free=yes(self.free), now=w.ap[self.char], **one(w, self.char))


class JoinerAct(Question[Sands]):
    """US-649, US-651: the joiner names action and target; without a target only a dodge is left. A hidden
    character joins with an attack."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, tile = self.char, w.fight().tile
        for attack in attacks_on(w, char, tile, targets(w, char, tile), w.kit(char)):
            menu.options.append(attack.paid.get(seat) or free_attack(attack, seat))
        if w.pos[char] == tile and (not w.is_hidden(char) or not targets(w, char, tile)):
            menu.add("dodge", Dodge(char))
