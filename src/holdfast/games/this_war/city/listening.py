"""The roll for Noise, and what may avert it (TW-607)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tracks import louder
from holdfast.games.this_war.world import City

STEALTH = 5
"""By how much Arica lowers the Noise."""


class RollNoise(Effect[City]):
    """TW-607: as low as the Noise, or lower, is an encounter; before it a thief or careful steps may help."""

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
            menu.add("use:careful-steps", TreadSoftly())


class Listen(Effect[City]):
    """The roll for Noise."""

    def apply(self, w: City, by: Cause) -> Effects:
        return listen(w)


class Sneak(Effect[City]):
    """Noise −5, not below 1."""

    def apply(self, w: City, by: Cause) -> Effects:
        louder(w, -STEALTH)
        w.tonight_too("stealth")
        return ()


class TreadSoftly(Effect[City]):
    """TW-1841 (8): one Noise roll is ignored."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("careful-steps"), "kept", "narrative-discard")
        return ()
