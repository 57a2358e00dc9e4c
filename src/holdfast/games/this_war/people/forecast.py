"""Costs, gains and risks of medicine, alcohol and States (TW-803, TW-810, TW-1002)."""

from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.leader import ChoosePeople
from holdfast.games.this_war.people.health import AssignMeds, Treat
from holdfast.games.this_war.people.joining import Away, Join
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.spirit import DrinkUp, HabitGiven, Listens
from holdfast.games.this_war.people.states import LetGo, State
from holdfast.games.this_war.people.whom import people

FORECASTS = Forecasts()


@FORECASTS.of(AssignMeds)
def treats(forecast: CityForecast, effect: AssignMeds) -> None:
    forecast.who = effect.person
    forecast.pays(effect.item)
    state = n.WOUNDS if effect.item == n.BANDAGES else n.ILLNESS
    cured = min(forecast.w.rules.cures(effect.item), forecast.w.level(effect.person, state))
    if effect.item == n.HERBAL:
        forecast.rolls(odds.herbs(forecast.w.rules.herbs_help))
    else:
        forecast.brings(n.STATES[state], -cured)


@FORECASTS.of(Treat)
def cured(forecast: CityForecast, effect: Treat) -> None:
    forecast.who = effect.person
    forecast.pays("old-doctor")
    forecast.brings(n.STATES[effect.state], -1)


@FORECASTS.of(DrinkUp)
def drinks_up(forecast: CityForecast, effect: DrinkUp) -> None:
    forecast.who = effect.person
    forecast.pays(effect.item)
    forecast.brings("misery", -1)
    forecast.changes((effect.person,), n.FATIGUE, forecast.w.rules.tires(effect.item), "TW-810")


@FORECASTS.of(HabitGiven)
def habit(forecast: CityForecast, effect: HabitGiven) -> None:
    forecast.pays(effect.item)


@FORECASTS.of(Listens)
def listens(forecast: CityForecast, effect: Listens) -> None:
    forecast.who = effect.person
    forecast.rolls(odds.herbs(forecast.w.rules.music_box))


@FORECASTS.of(LetGo)
def lets_go(forecast: CityForecast, effect: LetGo) -> None:
    forecast.who = effect.person
    forecast.risk("fall", rule="TW-1006")


@FORECASTS.of(State)
def state(forecast: CityForecast, effect: State) -> None:
    """TW-1002: for the people it surely concerns, not those the Leader will pick."""
    at = n.STATES.index(effect.state)
    who = () if isinstance(effect.who, Pick) else people(forecast.w, forecast.by, effect.who)
    if not isinstance(effect.who, Pick) and not who:
        return
    if who and not forecast.team:
        forecast.team = [*who]
    forecast.changes(who, at, effect.n)


@FORECASTS.of(ChoosePeople)
def somebody(forecast: CityForecast, effect: ChoosePeople) -> None:
    if effect.picked:
        forecast.who, forecast.team = effect.picked[-1], [*effect.picked]


@FORECASTS.of(RemoveCharacter)
def removed(forecast: CityForecast, effect: RemoveCharacter) -> None:
    forecast.risk("gone", rule="TW-1014")


@FORECASTS.of(Away)
def away(forecast: CityForecast, effect: Away) -> None:
    forecast.risk("away", effect.days, "TW-1216")


@FORECASTS.of(Join)
def joins(forecast: CityForecast, effect: Join) -> None:
    forecast.brings("person")
