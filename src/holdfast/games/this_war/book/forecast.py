"""Costs, gains, dice and risks of checks, pages and Narrative Actions (TW-819, TW-1207 to TW-1209, TW-1850)."""

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.effects import If
from holdfast.core.facts import Probability, Roll
from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.actions.places import TakeIdea
from holdfast.games.this_war.book.checks import DangerRoll, DangerRolls, EmpathyCheck, Hurt, RollAgain
from holdfast.games.this_war.book.checks import Roll as TableRoll
from holdfast.games.this_war.book.colours import ByColour, ColourDrawn
from holdfast.games.this_war.book.narrative import Drop, Tell, in_vain
from holdfast.games.this_war.book.scripts import Goto, OpenScript
from holdfast.games.this_war.cards import NarrativeAction, Pick
from holdfast.games.this_war.city.encounters import Talk
from holdfast.games.this_war.combat.story import MarkUs
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.world import City

FORECASTS = Forecasts()


@FORECASTS.of(Hurt, MarkUs)
def hurt(forecast: CityForecast, effect: Hurt | MarkUs) -> None:
    forecast.who = effect.person
    forecast.changes((effect.person,), n.WOUNDS, effect.n)


@FORECASTS.of(If)
def condition(forecast: CityForecast, effect: If) -> None:
    """As the condition is now."""
    forecast.read(effect.then if effect.cond.holds(forecast.w, forecast.by) else effect.otherwise)


@FORECASTS.of(EmpathyCheck)
def empathy(forecast: CityForecast, effect: EmpathyCheck) -> None:
    """TW-1207: as low as the Empathy of one of them, or lower; after other dice it is said without its chance."""
    most = max([forecast.w.empathy(p) for p in people(forecast.w, forecast.by, effect.who)], default=0)
    if not most:
        return
    check = odds.black_die("misery", most)
    forecast.rolls(check)
    if forecast.roll != check:
        forecast.risk("empathy", rule="TW-1207")


@FORECASTS.of(DangerRoll)
def danger(forecast: CityForecast, effect: DangerRoll) -> None:
    """TW-1209."""
    who = () if isinstance(effect.who, Pick) else people(forecast.w, forecast.by, effect.who)
    forecast.rolls(odds.danger(effect.colour, forecast.w.prowess(who[0]) if who and effect.prowess else 0))


@FORECASTS.of(DangerRolls)
def danger_again(forecast: CityForecast, effect: DangerRolls) -> None:
    forecast.who = effect.person
    forecast.rolls(odds.danger(effect.colour, effect.again))


@FORECASTS.of(TableRoll, RollAgain)
def table(forecast: CityForecast, effect: TableRoll | RollAgain) -> None:
    forecast.rolls(Roll(("black",)))


@FORECASTS.of(Goto, OpenScript)
def book(forecast: CityForecast, effect: AnyEffect) -> None:
    forecast.risk("script", rule="TW-1201")


@FORECASTS.of(ByColour)
def by_colour(forecast: CityForecast, effect: ByColour) -> None:
    """TW-1850: the share of the five colours that opens a page which may still be read."""
    w = forecast.w
    pages = [colour for colour in effect.scripts if ColourDrawn(colour, effect.scripts).script(w)]
    if len(pages) == len(n.COLOURS):
        forecast.risk("script", rule="TW-1201")
        return
    forecast.rolls(Roll((), "", (Probability("page", len(pages) / len(n.COLOURS)),)))


@FORECASTS.of(Talk)
def talks(forecast: CityForecast, effect: Talk) -> None:
    by_colour(forecast, ByColour(forecast.w.resident(forecast.by.card).talk))


@FORECASTS.of(TakeIdea, Tell, Drop)
def card(forecast: CityForecast, effect: TakeIdea | Tell | Drop) -> None:
    w, found = forecast.w, forecast.w.content.cards[effect.card]
    forecast.card = found.key
    if not isinstance(effect, Tell) or not isinstance(found, NarrativeAction) or found.keep:
        return
    by = Cause(card=effect.card, place="narrative")
    if in_vain(w, effect.card):
        forecast.risk("in-vain", rule="TW-819")
    elif found.effects and all(changes_nothing(w, by, one) for one in found.effects):
        forecast.risk("no-effect", rule="TW-819")


def changes_nothing(w: City, by: Cause, effect: AnyEffect) -> bool:
    """TW-408, TW-1842: nobody whom a State would leave, or no Cold to take off."""
    match effect:
        case State(who=Pick()):
            return not effect.among(w, by)
        case Cold(n=n):
            return n < 0 and not w.cold
    return False
