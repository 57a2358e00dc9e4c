"""Standing orders: what a seat answers without being asked, because none of its offers matters now."""

from collections.abc import Mapping

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option

NO_ORDERS: Mapping[str, bool] = {}


def default_pass(game: Game, seat: Seat, orders: Mapping[str, bool] = NO_ORDERS) -> Option | None:
    """Return the pass option if a window asks this seat only about offers that do not matter now.

    `orders` set per kind of offer (`*` is all) whether to ask always or never; otherwise the game decides. A window
    that is asked because of a secret is never answered automatically: a quick answer would reveal something.
    """
    question = game.question.effect
    if not isinstance(question, Window):
        return None
    go_on, *offers = game.question.options_for(seat)
    if go_on.secret:
        return None
    always = orders.get("*")
    for offer in offers:
        ask = orders.get(game.definition.rules.deeds.read(offer.key).deed, always)
        if ask is None:
            ask = game.definition.rules.matters(game.world, question.at(), offer)
        if ask:
            return None
    return go_on
