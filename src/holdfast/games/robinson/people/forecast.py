"""What effects on Wounds, Determination and Morale cost, bring and risk."""

from holdfast.core.facts import Risk
from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.people.deciding import resolve_people
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Heal, HealAmong, Wound, arrows_crossed
from holdfast.games.robinson.world import Island

FORECASTS = Forecasts()


@FORECASTS.of(Wound)
def wound(forecast: Forecast, it: Wound) -> None:
    forecast.concerns(*resolve_people(forecast.w, forecast.by, it.who))
    forecast.risk("wounds", it.n, "RC-641")


@FORECASTS.of(Heal)
def heal(forecast: Forecast, it: Heal) -> None:
    healed = resolve_people(forecast.w, forecast.by, it.who)
    forecast.concerns(*healed)
    forecast.brings("healing", min(it.n, max([forecast.w.wounds[one] for one in healed], default=0)))


@FORECASTS.of(HealAmong)
def heal_among(forecast: Forecast, it: HealAmong) -> None:
    if it.n > 0 and not forecast.team:  # else it is what is left for others
        forecast.brings("healing", it.n)


@FORECASTS.of(Determination)
def determination(forecast: Forecast, it: Determination) -> None:
    forecast.concerns(*resolve_people(forecast.w, forecast.by, it.who))
    forecast.brings("determination", it.n) if it.n > 0 else forecast.pays("determination", -it.n)


@FORECASTS.of(Morale)
def morale(forecast: Forecast, it: Morale) -> None:
    room = forecast.w.rules.morale_high - forecast.w.morale
    forecast.brings("morale", min(it.n, room)) if it.n > 0 else forecast.pays("morale", -it.n)


def wounding(w: Island, who: int, n: int, rule: str) -> tuple[Risk, ...]:
    """RC-641, RC-643: Wounds of a person, the Morale that they cost, and whether they are the last."""
    after = w.wounds[who] + n
    risks = [Risk("wounds", n, rule)]
    if after >= w.life(who):
        return (*risks, Risk("dies", 0, "RC-702"))
    arrows = len(arrows_crossed(w, who, w.wounds[who], after))
    return (*risks, Risk("morale-falls", arrows, "RC-643")) if arrows else tuple(risks)
