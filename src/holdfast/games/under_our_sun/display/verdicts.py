"""How an answer turns out: what dice came to (US-402, US-617, US-631, US-717), and what a seat's characters have."""

from typing import Any

from holdfast.core.state.world import Rolled
from holdfast.games.under_our_sun.combat.attacks import Blast, KeepDodge, Wounds, up
from holdfast.games.under_our_sun.combat.crimes import Evaded, Struck
from holdfast.games.under_our_sun.dice.rolls import net
from holdfast.games.under_our_sun.dice.tests import GhillieNet, ReadRows, ReadTest
from holdfast.games.under_our_sun.trade.stealing import Theft
from holdfast.games.under_our_sun.world import Sands

CARRIED = ("food", "cartridge", "arrow")


def verdict(w: Sands, effect: Any, outcomes: tuple[int, ...], rolled: Rolled | None) -> str:
    """Attacks fell, hurt or miss; tests succeed or fail. A ghillie net may still turn a failed test: that is not read yet."""
    if rolled is None:
        return ""
    match effect:
        case Wounds(_, foe):
            return blow(w, (foe,), net(rolled))
        case Blast(_, foes):
            return blow(w, foes, net(rolled))
        case Struck(_, other):
            n = net(rolled)
            return "success" if n >= w.hp[other] else "partial" if n else "failure"
        case ReadTest(test):
            if net(rolled) >= test.need:
                return "success"
            return "" if w.row(GhillieNet) else "failure"
        case KeepDodge() | Evaded() | Theft() | ReadRows():
            return "success" if net(rolled) else "failure"
    return ""


def blow(w: Sands, foes: tuple[int, ...], n: int) -> str:
    """US-617: all of them are beaten, some are hurt, or none is."""
    if not n:
        return "failure"
    left = [foe for foe in map(w.foe, foes) if foe is not None and up(w, foe)]
    return "partial" if left else "success"


def holds(w: Sands, seat: int) -> dict[str, int]:
    """What the characters of the seat have between them."""
    chars = w.of_seat(seat)
    found = {"hp": w.hp, "water": w.water, "karma": w.karma, "ap": w.ap}
    held = {what: sum([amounts[char] for char in chars]) for what, amounts in found.items()}
    return held | {what: sum([w.have(char, what) for char in chars]) for what in CARRIED}
