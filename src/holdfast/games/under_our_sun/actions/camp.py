"""Sleep, camp, fire, cook (US-352 to US-364, US-750 to US-766)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.under_our_sun.pieces import ITEMS, NOTHING
from holdfast.games.under_our_sun.rules import COOKED, DEEP_SLEEP_LEAST, FIT, SLEEP, SLEEP_LEAST
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import kind_zone, on_ground, put_away
from holdfast.games.under_our_sun.things.goods import LoadWeapons
from holdfast.games.under_our_sun.things.supply import add, join, pay, receive, take_supply
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands


def sleep_cost(w: Sands, char: int, camp: bool) -> int:
    """US-353, US-354: 4; 1 more at Night in the open, 1 less in a Storm, 1 less in a camp; never below 3."""
    cost = SLEEP - (w.keyword == "storm") - (1 if camp else -(w.phase == "night"))
    if cost < SLEEP_LEAST:
        cost = SLEEP_LEAST
    return max(DEEP_SLEEP_LEAST, cost - 1) if w.today and f"sleep-cheaper:{char}" in w.today else cost


class Sleep(Effect[Sands]):
    """US-352, US-355: well-being up by one, unless an enemy pawn has come."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.exposed(self.char) and w.against(self.char):
            return ()
        w.well[self.char] = min(FIT, w.well[self.char] + 1)
        w.today = tuple([flag for flag in w.today if flag != f"sleep-cheaper:{self.char}"])
        return ()


class SetUpCamp(Effect[Sands]):
    """US-360: the tent card is set aside for a camp on the own tile."""

    char: int
    card: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, ITEMS[self.char], "item"), "camps")
        w.change(w.pos[self.char], tent=self.card)
        return ()


class TakeDownCamp(Effect[Sands]):
    """US-361, US-753: the tent comes back, and all that was stored; what does not fit stays, water beyond is lost."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        spot = w.spots[pos]
        for card in (spot.tent, *on_ground(w, pos)):
            w.move(card, w.locate(card), kind_zone(w, char, card))
            w.lying.pop(card, None)
        w.goods[char] = join(w.goods[char], spot.dropped)
        w.change(pos, tent=-1, stored_water=0, dropped=NOTHING)
        receive(w, char, "water", spot.stored_water)
        return (LoadWeapons(char), Overflow(char))


class LightFire(Effect[Sands]):
    """US-362: a campfire for 1 wood, or for a flare."""

    char: int
    wood: bool = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.wood:
            pay(w, self.char, "wood", 1)
        w.change(w.pos[self.char], fire="campfire")
        return ()


class MakeKitchen(Effect[Sands]):
    """US-363: 1 metal turns the campfire into a field kitchen."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "metal", 1)
        w.change(w.pos[self.char], fire="kitchen")
        return ()


class Cook(Effect[Sands]):
    """US-364: 1 food becomes 3."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "food", 1)
        receive(w, self.char, "food", COOKED)
        return (Overflow(self.char),)


class PutOutFires(Effect[Sands]):
    """US-760: a Storm puts out every fire."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([PutOut(pos) for pos, spot in w.spots.items() if spot.fire])


class TorchesOut(Effect[Sands]):
    """Torch: at the end of the phase a lit one is burnt down, wherever it is."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        burnt: list[int] = []
        for card, left in w.uses.items():
            if not left and "torch" in w.gear(card).perks:
                burnt.append(card)
        for card in burnt:
            put_away(w, card)
        return (BurntDown(tuple(burnt)),) if burnt else ()


class BurntDown(Effect[Sands]):
    """Torches that have gone out, for the log."""

    cards: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class PutOut(Effect[Sands]):
    """US-764: a field kitchen leaves 1 metal."""

    pos: Position

    def apply(self, w: Sands, by: Cause) -> Effects:
        spot = w.spots[self.pos]
        dropped = add(spot.dropped, "metal", take_supply(w, "metal", 1)) if spot.fire == "kitchen" else spot.dropped
        w.change(self.pos, fire="", dropped=dropped)
        return ()
