"""The roll for Noise, and what may avert it (TW-607)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import KEPT, line, one, rolled, top, yes
from holdfast.games.this_war.options import KeptCard
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tracks import louder
from holdfast.games.this_war.world import City


def noise_roll_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-607: as low as the Noise, or lower, is an encounter."""
    if not outcomes:
        return None
    roll = rolled(outcomes)
    return line("listen", roll=roll, heard=yes(roll <= w.noise), now=w.noise)


def kept_card_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1841: a kept card has its moment."""
    who = one(w, effect.person) if hasattr(effect, "person") else {"who": "", "people": 0, "sex": "m"}
    return line("use-kept", card=top(w, "narrative-discard"), **who)


class RollNoise(Effect[City]):
    """TW-607: as low as the Noise, or lower, is an encounter; before it a thief or careful steps may help."""

    beat = "dice"
    log = noise_roll_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase != "scavenging" or not w.searching():
            return ()
        if can_sneak(w) or w.kept("careful-steps") >= 0:
            return (BeforeNoise(),)
        return listen(w)


def can_sneak(w: City) -> bool:
    """Arica: once per Scavenging, before a Noise roll."""
    return w.noise > 1 and "stealth" not in w.tonight and w.with_ability("stealth") != NOBODY


def listen(w: City) -> Effects:
    return () if black(w, "noise", need=-w.noise) > w.noise else (Encounter(),)


class BeforeNoise(Decision):
    """Roll, or use what may avert it."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("roll", Listen())
        if can_sneak(w):
            menu.add("stealth", Sneak(), Listen())
        if w.kept("careful-steps") >= 0:
            menu.add(KeptCard("careful-steps"), TreadSoftly())


class Listen(Effect[City]):
    """The roll for Noise."""

    log = noise_roll_entry

    def apply(self, w: City, by: Cause) -> Effects:
        return listen(w)


class Sneak(Effect[City]):
    """Noise −5, not below 1."""

    beat = "move"
    accounts_for = ("noise", "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        louder(w, -w.rules.stealth)
        w.tonight_too("stealth")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("sneak", now=w.noise, **one(w, w.with_ability("stealth")))


class TreadSoftly(Effect[City]):
    """TW-1841 (8): one Noise roll is ignored."""

    accounts_for = (*KEPT, "today")
    log = kept_card_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("careful-steps"), "kept", "narrative-discard")
        return ()
