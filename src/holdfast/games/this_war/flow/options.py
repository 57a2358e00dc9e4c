"""Options of Dusk, Evening and Scavenging that concern several people or a Location."""

from typing import Literal

from holdfast.games.this_war.options import Answer
from holdfast.games.this_war.vocabulary import CharacterId, Exchanged, TaskName


class PairGoesWithout(Answer):
    """TW-403: two Characters do not drink."""

    pattern = "dry:{who}+{what}"
    who: CharacterId
    what: CharacterId


class NightPlan(Answer):
    """TW-501: one Character goes out, another stands guard, all others sleep."""

    pattern = "night:{who}:{what}"
    who: CharacterId
    what: CharacterId


class SameTask(Answer):
    """TW-501: one task for all who have none yet."""

    pattern = "all:{what}"
    what: TaskName


class OutsideSpace(Answer):
    """TW-601, TW-808: a Location, by its space on the board."""

    pattern = "{deed}:{where}"
    deed: Literal["go", "exchange"]
    where: Exchanged
