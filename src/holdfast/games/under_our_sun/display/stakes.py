"""What an option costs, brings, rolls and risks (US-302 to US-305), by what follows from it."""

from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts
from holdfast.core.forecast import Forecasts
from holdfast.games.under_our_sun.actions import forecast as actions
from holdfast.games.under_our_sun.combat import forecast as combat
from holdfast.games.under_our_sun.forecast import Sheet
from holdfast.games.under_our_sun.things import forecast as things
from holdfast.games.under_our_sun.trade import forecast as trade
from holdfast.games.under_our_sun.world import Sands

FORECASTS = Forecasts({**actions.FORECASTS, **combat.FORECASTS, **things.FORECASTS, **trade.FORECASTS})


def stakes(w: Sands, question: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an option with its price, what it surely brings, its dice and its risks."""
    sheet = Sheet(w, option.by or question.by, option.seat, FORECASTS)
    sheet.read(option.then)
    return sheet.complete(facts)
