"""Options of the starting offer."""

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.under_our_sun.options import Person


class Buy(OptionSpec):
    """US-111, US-712: a card for points, for a character if the player has several; or for water."""

    pattern = "buy:{what}[:char-{who}]"
    what: str
    who: Person = -1
