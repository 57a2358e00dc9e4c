"""What a card orders for the day, for the night, and for decks to come."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.log import line, tag_entry
from holdfast.games.this_war.pieces import RaidChange
from holdfast.games.this_war.vocabulary import Flag, Used
from holdfast.games.this_war.world import City


class FlagDay(Effect[City]):
    """A rule of the day or of the night, by a word the rules know."""

    name: Flag
    night: bool = False
    accounts_for = ("today", "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        if self.night:
            w.tonight_too(self.name)
        else:
            w.remember(self.name)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """A rule of the day or of the night."""
        return line("flag", name=self.name)


class RaidMod(Effect[City]):
    """TW-1793: the next Night Raid has other numbers, or is ignored (TW-726)."""

    damage: int = 0
    wounds: int = 0
    ignore: bool = False
    accounts_for = ("raid_changes",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.raid_changes = (*w.raid_changes, RaidChange(self.damage, self.wounds, self.ignore))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        if self.ignore:
            return line("raid-ignored")
        return line("raid-mod", damage=self.damage, wounds=self.wounds)


class ShuffleRaids(Effect[City]):
    """TW-1831: all discarded Night Raids are shuffled into their deck."""

    accounts_for = ("zones.night-raids", "zones.raid-discard")
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.refill("night-raids", "raid-discard")
        return ()


class RemoveEvent(Effect[City]):
    """TW-210: the next Event leaves the game unseen."""

    accounts_for = ("zones.events", "zones.unused")
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("events"):
            w.pass_unseen("events", "unused")
        return ()


class UsedToday(Effect[City]):
    """An ability that works once per day."""

    what: Used
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(self.what)
        return ()


class UsedTonight(Effect[City]):
    """Something that works once a night."""

    what: Used
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight_too(self.what)
        return ()
