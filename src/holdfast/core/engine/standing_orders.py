"""Standing orders: what a seat would answer without being asked, because nothing it could use matters now."""

from collections.abc import Mapping

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option

NO_ORDERS: Mapping[str, bool] = {}


def default_pass(game: Game, seat: Seat, orders: Mapping[str, bool] = NO_ORDERS) -> Option | None:
    """*Go on*, where a window asks this seat only about offers that do not matter to it now.

    `orders` say of kinds of offers (`*` is all) whether to ask always or never; else the game knows what matters. A
    window that is asked because of a secret is always a person's: a quick answer would tell something.
    """
    question = game.question.effect
    if not isinstance(question, Window):
        return None
    go_on, *offers = game.question.options_for(seat)
    if go_on.secret:
        return None
    always = orders.get("*")
    for offer in offers:
        wish = orders.get(game.definition.rules.deeds.read(offer.key).deed, always)
        if wish is None:
            wish = game.definition.rules.matters(game.world, question.at(), offer)
        if wish:
            return None
    return go_on
