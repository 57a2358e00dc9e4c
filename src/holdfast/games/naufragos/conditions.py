"""Conditions that cards ask for."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Condition
from holdfast.games.naufragos.rules import CAMP_SPACES
from holdfast.games.naufragos.vocabulary import AnyPerk, Beast, Finished, Icon, Number, Perk, Stock
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, STORIES, Shore, actor


class Stocked(Condition[Shore]):
    """The store has it (NA-926: food counters, never tiles or cubes)."""

    what: Stock
    n: int = 1

    def holds(self, w: Shore, by: Cause) -> bool:
        have = {"food": w.food, "wood": w.wood, "rope": w.rope, "sail": w.sail}
        return have[self.what] >= self.n


class Has(Condition[Shore]):
    """NA-927: on an exploration card anybody on the expedition, otherwise anybody not lost."""

    item: str = ""
    perk: AnyPerk = ""
    icon: Icon = ""

    def holds(self, w: Shore, by: Cause) -> bool:
        seats = list(w.party) if by.place == "trip" else w.not_lost()
        return any(self._fits(w, card) for seat in seats for card in w.items(seat))

    def _fits(self, w: Shore, card: int) -> bool:
        item = w.item(card)
        return (
            (bool(self.item) and w.content.cards[card].id == self.item)
            or (bool(self.perk) and self.perk in item.perks)
            or (bool(self.icon) and item.signal == self.icon)
        )


class Holds(Condition[Shore]):
    """I hold an item with this perk."""

    perk: Perk

    def holds(self, w: Shore, by: Cause) -> bool:
        return w.perk(actor(w, by), self.perk) >= 0


class Carries(Condition[Shore]):
    """I hold any item."""

    def holds(self, w: Shore, by: Cause) -> bool:
        return bool(w.items(actor(w, by)))


class PlayersAtLeast(Condition[Shore]):
    n: int

    def holds(self, w: Shore, by: Cause) -> bool:
        return w.players >= self.n


class Solo(Condition[Shore]):
    def holds(self, w: Shore, by: Cause) -> bool:
        return w.solo()


class TokenOn(Condition[Shore]):
    """Dog, goat or cannon is in play."""

    name: Beast

    def holds(self, w: Shore, by: Cause) -> bool:
        return self.name in w.tokens


class ShelterBelow(Condition[Shore]):
    n: int
    together: int = 0
    """Where two or more castaways need a larger one: with them this shelter instead."""

    def holds(self, w: Shore, by: Cause) -> bool:
        return w.shelter < (self.n if w.solo() else max(self.n, self.together))


class FireLit(Condition[Shore]):
    def holds(self, w: Shore, by: Cause) -> bool:
        return w.fire


class Built(Condition[Shore]):
    name: Finished

    def holds(self, w: Shore, by: Cause) -> bool:
        return self.name in w.built


class CannonLoaded(Condition[Shore]):
    def holds(self, w: Shore, by: Cause) -> bool:
        return w.loaded


class OnCamp(Condition[Shore]):
    """This plot card lies on the camp board, covered or not."""

    n: Number

    def holds(self, w: Shore, by: Cause) -> bool:
        card = w.plot(self.n)
        return any(w.holds(PLACE_OF_CAMP_CARD[space], card) for space in CAMP_SPACES)


class WeatherBetween(Condition[Shore]):
    low: int
    high: int

    def holds(self, w: Shore, by: Cause) -> bool:
        return self.low <= w.weather <= self.high


class Company(Condition[Shore]):
    """Another explorer is with me."""

    def holds(self, w: Shore, by: Cause) -> bool:
        return len(w.party) > 1


class OrchardBears(Condition[Shore]):
    """Food tiles lie on the Orchard."""

    def holds(self, w: Shore, by: Cause) -> bool:
        return w.size("orchard") > 0


class StoryAtLeast(Condition[Shore]):
    """I hold a token of this value or more; nobody else can tell (NA-800)."""

    n: int
    secret: ClassVar[bool] = True

    def holds(self, w: Shore, by: Cause) -> bool:
        return any(w.piece(card).value >= self.n for card in w.zones[STORIES[actor(w, by)]].top)
