"""The Night Raid, the phase, and the Crime Wave after it (TW-701 to TW-703, TW-720 to TW-727)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.pending import due
from holdfast.games.this_war.combat.raid import RevealRaid
from holdfast.games.this_war.combat.weapons import ArmAll
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.log import TURN, line, phase_entry, tag_entry
from holdfast.games.this_war.options import Number
from holdfast.games.this_war.people.states import EndScene
from holdfast.games.this_war.world import City


class NightRaidPhase(Effect[City]):
    """TW-724, TW-726, TW-727: every night, also without anybody at home; an ignored Raid draws no card, but crime goes on."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")
    log = phase_entry("raid")

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "raid"
        return (*due(w, "night-raids", (ArmGuards(),)), CrimeWave(), RaidNightOver())


class ArmGuards(Effect[City]):
    """TW-701, TW-703: the guards are armed before the card is revealed; it is, even if none is left (TW-727)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        if any(change.ignore for change in w.raid_changes):
            w.raid_changes = ()
            return (NoRaid(),)
        w.scene += 1
        return (ArmAll(), RevealRaid(), EndScene())


class NoRaid(Effect[City]):
    """TW-726: an ignored Raid: nobody comes."""

    accounts_for = ("raid_changes",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        return ()


# --- crime ----------------------------------------------------------------------------------------------------------


class CrimeWave(Effect[City]):
    """TW-720 to TW-723: two red-cornered cards, in any combination, are shuffled unseen into their decks; three in the
    harder game (TW-1504)."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        n = min(w.rules.crime, w.size("red-raids") + w.size("red-residents"))
        return (Wave(n),) if n else ()


class Wave(Decision):
    """TW-722: the Leader chooses the combination."""

    n: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        raids, residents = w.size("red-raids"), w.size("red-residents")
        for k in range(max(0, self.n - residents), min(self.n, raids) + 1):
            menu.options.append(more(seat, k, self.n - k))


class MoreCrime(Effect[City]):
    """TW-720: red-cornered cards of each kind are shuffled unseen into their decks."""

    raids: int
    residents: int
    beat = "loss"
    accounts_for = ("zones.night-raids", "zones.residents", "zones.red-*")

    def apply(self, w: City, by: Cause) -> Effects:
        for _ in range(self.raids):
            w.pass_unseen("red-raids", "night-raids")
        for _ in range(self.residents):
            w.pass_unseen("red-residents", "residents")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("crime", raids=self.raids, residents=self.residents)


@lru_cache(maxsize=1024)
def more(seat: Seat, raids: int, residents: int) -> Option:
    return option(Number("raids", raids), seat, (MoreCrime(raids, residents),))


class RaidNightOver(Effect[City]):
    """TW-1823: the night is over, and what held for it."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight = ()
        return (PassOn(),)
