"""What a card orders for the day, for the night, and for decks to come."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.this_war.pieces import RaidChange
from holdfast.games.this_war.vocabulary import Flag, Used
from holdfast.games.this_war.world import City


class FlagDay(Effect[City]):
    """A rule of the day or of the night, by a word the rules know."""

    name: Flag
    night: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        if self.night:
            w.tonight_too(self.name)
        else:
            w.remember(self.name)
        return ()


class RaidMod(Effect[City]):
    """TW-1793: the next Night Raid has other numbers, or is ignored (TW-726)."""

    damage: int = 0
    wounds: int = 0
    ignore: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        w.raid_changes = (*w.raid_changes, RaidChange(self.damage, self.wounds, self.ignore))
        return ()


class ShuffleRaids(Effect[City]):
    """TW-1831: all discarded Night Raids are shuffled into their deck."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.refill("night-raids", "raid-discard")
        return ()


class RemoveEvent(Effect[City]):
    """TW-210: the next Event leaves the game unseen."""

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("events"):
            w.pass_unseen("events", "unused")
        return ()


class UsedToday(Effect[City]):
    """An ability that works once per day."""

    what: Used

    def apply(self, w: City, by: Cause) -> Effects:
        w.remember(self.what)
        return ()


class UsedTonight(Effect[City]):
    """Something that works once a night."""

    what: Used

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight_too(self.what)
        return ()
