"""The house rules 1.2: their numbers, and their laws, each of which stands in for the effect it names.

The docstrings of the laws give the row of the table of differences.
"""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.games.naufragos.rules import STANDARD
from holdfast.games.naufragos.rulesets.hr12.ending import HrReachSummit, HrRescue, HrRescueCheck
from holdfast.games.naufragos.rulesets.hr12.expedition import HrMarch, HrReturnRoll, HrRoll
from holdfast.games.naufragos.rulesets.hr12.lost import HrAfterFirst, HrAttempt
from holdfast.games.naufragos.rulesets.hr12.survival import HrBequeath, HrFireStep, HrWoundRoll, HrWoundsStep
from holdfast.games.naufragos.rulesets.hr12.turn import (
    HrEndOfTurn,
    HrEventSteps,
    HrGoForaging,
    HrLightFire,
    HrNextTurn,
    HrPut,
    HrPutWhite,
    HrResolvePawn,
    HrRest,
    HrRevealEvent,
    HrSetOut,
    HrSurvivalPhase,
)

HOUSE_RULES = replace(
    STANDARD,
    name="hr12",
    c_events_up_to=1,
    supply_at_start=False,
    bags=True,
    watch_at_start=True,
    lowest_difficulty=1,
    starting_difficulty=(4, 3, 2, 1),
    starving_wounds=1,
    lost_survive=True,
    trade_on_expedition=True,
    trade_with_lost=False,
)
SWITCHES: dict[str, tuple[type[Any], ...]] = {
    "event_first": (HrEventSteps,),
    "wounds_before_rescue": (HrSurvivalPhase, HrEndOfTurn),
    "rest_heals_first": (HrRest,),
    "lost_survive": (HrFireStep,),
    "summit_sees_events": (HrReachSummit,),
    "rescue_of_the_day": (HrRescueCheck,),
    "track_counts": (HrRescue,),
}
"""Laws that stand for themselves: rules of one's own may take them up or leave them out."""
LAWS: dict[type[Any], type[Any]] = {
    law.__mro__[1]: law
    for law in (
        HrEventSteps, HrSurvivalPhase, HrEndOfTurn, HrNextTurn, HrRevealEvent, HrPutWhite, HrPut, HrResolvePawn, HrSetOut,
        HrAttempt, HrAfterFirst, HrGoForaging, HrLightFire, HrRest, HrMarch, HrReturnRoll, HrRoll, HrFireStep, HrBequeath,
        HrWoundsStep, HrWoundRoll, HrReachSummit, HrRescueCheck, HrRescue,
    )
}  # fmt: skip
