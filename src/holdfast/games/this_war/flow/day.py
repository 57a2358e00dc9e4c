"""A whole day and night (TW-150): read this first."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.text.log import unlogged
from holdfast.games.this_war.flow.dawn import DawnPhase
from holdfast.games.this_war.flow.dusk import DuskPhase
from holdfast.games.this_war.flow.evening import EveningPhase
from holdfast.games.this_war.flow.morning import MorningPhase
from holdfast.games.this_war.flow.night_raid import NightRaidPhase
from holdfast.games.this_war.flow.scavenging import ScavengingPhase
from holdfast.games.this_war.flow.turns import DayPhase
from holdfast.games.this_war.world import City


class Day(Effect[City]):
    """TW-150: Morning, Day Actions, Dusk, Evening, Scavenging, Night Raid, Dawn; then the next day."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        return (
            MorningPhase(),
            DayPhase(),
            DuskPhase(),
            EveningPhase(),
            ScavengingPhase(),
            NightRaidPhase(),
            DawnPhase(),
            Day(),
        )
