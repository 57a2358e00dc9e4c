"""Costs, gains, dice and risks of Scavenging (TW-603 to TW-641)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect
from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.city.encounters import Hide, UseHideout
from holdfast.games.this_war.city.listening import Listen, RollNoise, Sneak
from holdfast.games.this_war.city.locations import ExchangeLocation
from holdfast.games.this_war.city.obstacles import PickLock
from holdfast.games.this_war.city.packing import BackToStorage, LeaveBehind, PickUp, TakeToken, TakeToPile
from holdfast.games.this_war.city.searching import DrawFindings, Search, UseFindings, search_noise
from holdfast.games.this_war.city.unknown import EndScavenging, ReturnCards
from holdfast.games.this_war.flow.scavenging import GoTo
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.things.tracks import Noise, NoiseSet, heard

FORECASTS = Forecasts()


@FORECASTS.of(GoTo)
def goes(forecast: CityForecast, effect: GoTo) -> None:
    w = forecast.w
    place = w.place(w.places()[effect.space])
    forecast.card = place.key
    forecast.risk(f"danger-{place.danger}", rule="TW-1762")


@FORECASTS.of(ExchangeLocation)
def exchanged(forecast: CityForecast, effect: ExchangeLocation) -> None:
    where = forecast.w.places().get(effect.place)
    if where is not None:
        forecast.card = forecast.w.content.cards[where].key


@FORECASTS.of(Noise)
def noise(forecast: CityForecast, effect: Noise) -> None:
    louder(forecast, effect.n, "noise")


def louder(forecast: CityForecast, by: int, risk: str) -> None:
    """TW-606, TW-618: further Noise; by another word if it is more than the card says."""
    if forecast.w.phase == "scavenging":
        forecast.noise = heard(forecast.noise, by)
        if by > 0:
            forecast.risk(risk, by, "TW-606")


@FORECASTS.of(NoiseSet)
def noise_set(forecast: CityForecast, effect: NoiseSet) -> None:
    forecast.noise = effect.n


@FORECASTS.of(Sneak)
def sneaks(forecast: CityForecast, effect: Sneak) -> None:
    forecast.noise = heard(forecast.noise, -forecast.w.rules.stealth)


@FORECASTS.of(Listen, RollNoise)
def listening(forecast: CityForecast, effect: AnyEffect) -> None:
    """TW-607: as low as the Noise, or lower, is an encounter."""
    if forecast.w.phase == "scavenging":
        forecast.rolls(odds.black_die("encounter", forecast.noise))
        forecast.risk("encounter", rule="TW-607")


@FORECASTS.of(Search)
def searches(forecast: CityForecast, effect: Search) -> None:
    """TW-618: a Findings card, whatever is heard."""
    forecast.brings(f"find-{effect.row}")
    loud = search_noise(forecast.w)
    louder(forecast, loud, "noise" if loud == forecast.w.rules.search_noise else "louder")
    listening(forecast, effect)


@FORECASTS.of(PickLock)
def picks_lock(forecast: CityForecast, effect: PickLock) -> None:
    again = effect.again and forecast.w.with_ability("picklock") != n.NOBODY
    forecast.rolls(odds.lock(again, forecast.w.rules.lock_holds))
    forecast.risk("tool-used-up", 1, "TW-641")


@FORECASTS.of(UseFindings)
def uses_findings(forecast: CityForecast, effect: UseFindings) -> None:
    findings = forecast.w.findings(effect.card)
    forecast.card = findings.key
    forecast.read(findings.rows[effect.row])


@FORECASTS.of(ReturnCards)
def returns(forecast: CityForecast, effect: ReturnCards) -> None:
    forecast.pays("unknown-card", min(effect.n, forecast.w.unknown))


@FORECASTS.of(UseHideout)
def hideout(forecast: CityForecast, effect: UseHideout) -> None:
    forecast.pays("hideout")


@FORECASTS.of(Hide)
def hides(forecast: CityForecast, effect: Hide) -> None:
    forecast.pays("unknown-card", min(1, forecast.w.unknown))


@FORECASTS.of(EndScavenging)
def leaves(forecast: CityForecast, effect: EndScavenging) -> None:
    forecast.risk("go-home", forecast.w.unknown, "TW-920")


@FORECASTS.of(DrawFindings)
def finds(forecast: CityForecast, effect: DrawFindings) -> None:
    for row in effect.rows:
        forecast.brings(f"find-{row}", effect.n)


@FORECASTS.of(TakeToPile, BackToStorage, PickUp)
def packs(forecast: CityForecast, effect: Any) -> None:
    forecast.brings(effect.item, getattr(effect, "n", 1))


@FORECASTS.of(LeaveBehind)
def left_behind(forecast: CityForecast, effect: LeaveBehind) -> None:
    forecast.pays(effect.item)


@FORECASTS.of(TakeToken)
def takes_token(forecast: CityForecast, effect: TakeToken) -> None:
    forecast.brings(effect.name)
