"""Options of what castaways own and trade (NA-650 to NA-659), and of their diaries."""

from typing import Annotated, Literal

from msgspec import Meta

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.naufragos.options import CardId, SeatNumber


class OfferTo(OptionSpec):
    """NA-950: an item that is too much is offered to a neighbour."""

    pattern = "offer:{what}:seat-{who}"
    what: CardId
    who: SeatNumber


class GiveThing(OptionSpec):
    """NA-655: what is offered in a trade."""

    pattern = "give:{what}"
    what: CardId

    def facts(self) -> Facts:
        return Facts("give-thing", what=self.what)


class AcceptItem(OptionSpec):
    """NA-950: a neighbour takes the item."""

    pattern = "{deed}"
    deed: Literal["accept"] = "accept"


class PutBackToken(OptionSpec):
    """Quill and paper: one of two story tokens goes back."""

    pattern = "return:{what}"
    what: Annotated[str, Meta(pattern="^(first|second)$")]

    def facts(self) -> Facts:
        return Facts("put-back", what=self.what)


class UseItem(OptionSpec):
    """NA-950: an item is discarded for its effect."""

    pattern = "use:{what}"
    what: CardId
