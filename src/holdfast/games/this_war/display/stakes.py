"""What an answer costs and risks, by what follows from it: nothing that lies face down, no page of the Book before it is read."""

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts, Roll
from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war.book import forecast as book
from holdfast.games.this_war.book.checks import check_effects
from holdfast.games.this_war.cards import Check, Choice, Chooser, Script
from holdfast.games.this_war.city import forecast as city
from holdfast.games.this_war.city.listening import Listen, RollNoise
from holdfast.games.this_war.combat import forecast as combat
from holdfast.games.this_war.combat.blows import Blow
from holdfast.games.this_war.flow import forecast as flow
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.house import forecast as house
from holdfast.games.this_war.people import forecast as people
from holdfast.games.this_war.people.whom import people as whom
from holdfast.games.this_war.rules import BLACK
from holdfast.games.this_war.things import forecast as things
from holdfast.games.this_war.things.stores import GiveUp, PickValue
from holdfast.games.this_war.things.tracks import Noise
from holdfast.games.this_war.world import City

CHOICES = frozenset({"choose", "offered", "meet", "ballot"})
"""Questions whose answers are choices of a card."""
SEVERAL = frozenset({"all-present", "all-in-shelter", "guards", "scavengers", "all"})
"""People on whom a deed may weigh."""
LOUD = (Noise, Listen, RollNoise)
"""The effects of a Script that the label of a choice shows: its Noise."""
FORECASTS = Forecasts(
    house.FORECASTS
    | people.FORECASTS
    | flow.FORECASTS
    | things.FORECASTS
    | city.FORECASTS
    | combat.FORECASTS
    | book.FORECASTS
)


def stakes(w: City, question: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an answer with its price, what it surely brings, its dice and its risks."""
    by = option.by or question.by
    forecast = CityForecast(w, by, option.seat, FORECASTS)
    choice = chosen(w, question, option) if question.tag in CHOICES else None
    if option.key == "unguarded":  # TW-505: of the night after it nothing counts any more
        forecast.risk("unguarded", rule="TW-505")
        return forecast.complete(facts)
    if choice is None:
        forecast.read(option.then)
        if isinstance(blow := question.effect, Blow) and blow.face > 0 and option.key == "again" and blow.shots == 1:
            forecast.roll = odds.better(blow.colour, blow.weapon, blow.again - 1, blow.face)
        if isinstance(price := question.effect, PickValue):
            overpays(forecast, price, option)
        return forecast.complete(facts)
    card = w.content.cards[by.card]
    forecast.read(choice.cost)
    if isinstance(card, Script):  # TW-1203: what a Script makes of a choice is read when it has been made
        forecast.read([effect for effect in choice.effects if isinstance(effect, LOUD)])
        decided(forecast, choice.check)
    else:
        forecast.read(option.then[len(choice.cost) :])
    forecast.card = card.key
    return forecast.complete(Facts("choose", option.key))


def overpays(forecast: CityForecast, price: PickValue, option: Option) -> None:
    """TW-962: what is given beyond a price is lost."""
    given = [forecast.w.worth(step.item) * step.n for step in option.then if isinstance(step, GiveUp)]
    if sum(given) > price.n:
        forecast.risk("overpaid", sum(given) - price.n, "TW-962")


def decided(forecast: CityForecast, check: Check | None) -> None:
    """TW-1207 to TW-1209: which dice decide, and by which numbers; what they bring is for the page to tell. What a deed does to
    everybody's conscience nobody knows before."""
    if check is None:
        return
    if check.danger:
        forecast.read(check_effects(check))
    elif check.rows:
        forecast.rolls(Roll(("black",), " ".join(("page", *check.rows))))
    elif check.empathy not in SEVERAL and 0 < (empathy := feels(forecast, check.empathy)) < BLACK:
        forecast.rolls(Roll(("black",), f"page 1-{empathy} {empathy + 1}-{BLACK}"))


def feels(forecast: CityForecast, who: str) -> int:
    """The Empathy of whom a page names."""
    return max([forecast.w.empathy(p) for p in whom(forecast.w, forecast.by, who)], default=0)


def chosen(w: City, question: OpenQuestion, option: Option) -> Choice | None:
    """The choice of the card on the table that is meant."""
    by: Cause = option.by or question.by
    card = w.content.cards[by.card] if by.card >= 0 else None
    if not isinstance(card, Chooser):
        return None
    return next((choice for choice in card.choices if choice.key == option.key), None)
