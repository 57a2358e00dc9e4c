"""Options of meals (NA-300 to NA-317)."""

from typing import Annotated, Literal

from msgspec import Meta

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.naufragos.options import CardId, SeatNumber

StoredFood = Annotated[str, Meta(pattern="^(cube|food)$")]


class FoodPiece(OptionSpec):
    """NA-305, NA-306, NA-315: a piece of the store is eaten, left, or given to the dog."""

    pattern = "{act}:{what}"
    act: Literal["eat", "leave", "dog"]
    what: StoredFood

    def facts(self) -> Facts:
        return Facts("feed-dog" if self.act == "dog" else self.act, what=self.what)


class FeedSomeone(OptionSpec):
    """NA-306: a piece is given to somebody who must eat it."""

    pattern = "feed:{what}:seat-{who}"
    what: StoredFood
    who: SeatNumber


class GiveOwnFood(OptionSpec):
    """NA-308: a counter of one's own is given to somebody."""

    pattern = "own:{act}:seat-{who}"
    who: SeatNumber
    act: Literal["give"] = "give"

    def facts(self) -> Facts:
        return Facts("give-own", who=self.who)


class KeepInLarder(OptionSpec):
    """NA-446: a food tile of the store goes onto the larder."""

    pattern = "larder:{what}"
    what: CardId

    def facts(self) -> Facts:
        return Facts("fill-larder", what=self.what)
