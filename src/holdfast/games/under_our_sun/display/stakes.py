"""What an answer of Under Our Sun costs, brings, rolls and risks (US-302 to US-305), by what follows from it.

Only what its seat knows: tiles that lie face down and cards that nobody has drawn stay unknown.
"""

from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts
from holdfast.games.under_our_sun.display.forecasts import fights, goods, trade, ways
from holdfast.games.under_our_sun.display.forecasts.sheet import Sheet
from holdfast.games.under_our_sun.world import Sands, me

READ = {**ways.READ, **fights.READ, **goods.READ, **trade.READ}


def stakes(w: Sands, question: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an answer with its price, what it surely brings, its dice and its risks."""
    by = option.by or question.by
    sheet = Sheet(w, by, option.seat, me(w, by), READ)
    sheet.read(option.then)
    return sheet.told(facts)
