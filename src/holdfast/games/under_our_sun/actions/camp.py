"""Sleep, camp, fire, cook (US-352 to US-364, US-750 to US-766)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import DEED, GROUND, HANDS, LogOnly, Told, here, line, one, somebody, yes
from holdfast.games.under_our_sun.pieces import ITEMS, NOTHING
from holdfast.games.under_our_sun.rules import FIT
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import kind_zone, on_ground, put_away
from holdfast.games.under_our_sun.things.goods import LoadWeapons
from holdfast.games.under_our_sun.things.supply import add, join, pay, receive, take_supply
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands


def sleep_cost(w: Sands, char: int, camp: bool) -> int:
    """US-353, US-354: 4; 1 more at Night in the open, 1 less in a Storm, 1 less in a camp; never below 3."""
    rules = w.rules
    cost = rules.sleep_ap - (w.keyword == "storm") - (1 if camp else -(w.phase == "night"))
    if cost < rules.least_sleep_ap:
        cost = rules.least_sleep_ap
    return max(rules.least_deep_sleep_ap, cost - 1) if w.today and w.lasts("sleep-cheaper", char) else cost


class Sleep(Effect[Sands]):
    """US-352, US-355: well-being up by one, unless an enemy pawn has come."""

    char: int
    beat = "use"
    accounts_for = (*DEED, "well", "today")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.exposed(self.char) and w.against(self.char):
            return ()
        w.well[self.char] = min(FIT, w.well[self.char] + 1)
        w.set_today("sleep-cheaper", self.char, False)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-355: with an enemy at hand nobody sleeps."""
        woken = w.exposed(self.char) and w.against(self.char)
        return line("no-sleep" if woken else "sleep", well=w.well[self.char], **one(w, self.char))


class SetUpCamp(Effect[Sands]):
    """US-360: the tent card is set aside for a camp on the own tile."""

    char: int
    card: int
    beat = "build"
    accounts_for = (*DEED, "spots.*.tent", "zones.camps", "zones.items-*", "zones.item")
    log = here("set-up-camp")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, ITEMS[self.char], "item"), "camps")
        w.change(w.pos[self.char], tent=self.card)
        return ()


class TakeDownCamp(Effect[Sands]):
    """US-361, US-753: the tent comes back, and all that was stored; what does not fit stays, water beyond is lost."""

    char: int
    beat = "build"
    accounts_for = (*DEED, "spots.*.tent", "zones.camps", *HANDS, *GROUND)
    log = here("take-down-camp")

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
    beat = "build"
    accounts_for = (*DEED, "spots.*.fire", "spots.*.dropped", "goods", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.wood:
            pay(w, self.char, "wood", 1)
        w.change(w.pos[self.char], fire="campfire")
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-362: for wood, or for a flare."""
        return line("light-fire", wood=yes(self.wood), place=phrases.place(w, w.pos[self.char]), **one(w, self.char))


class MakeKitchen(Effect[Sands]):
    """US-363: 1 metal turns the campfire into a field kitchen."""

    char: int
    accounts_for = (*DEED, "spots.*.fire", "spots.*.dropped", "goods", "supply")
    log = here("make-kitchen")

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "metal", 1)
        w.change(w.pos[self.char], fire="kitchen")
        return ()


class Cook(Effect[Sands]):
    """US-364: 1 food becomes 3."""

    char: int
    accounts_for = (*DEED, "goods", "spots.*.dropped")
    log = somebody("cook")

    def apply(self, w: Sands, by: Cause) -> Effects:
        pay(w, self.char, "food", 1)
        receive(w, self.char, "food", w.rules.cooked_food)
        return (Overflow(self.char),)


class PutOutFires(Effect[Sands]):
    """US-760: a Storm puts out every fire."""

    log = unlogged

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


class BurntDown(LogOnly):
    """Torches that have gone out, for the log."""

    cards: tuple[int, ...]
    accounts_for = ("uses", "zones.items-*", "zones.item", "zones.ground", "lying")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("burnt-down", n=len(self.cards))


class PutOut(Effect[Sands]):
    """US-764: a field kitchen leaves 1 metal."""

    pos: Position
    beat = "build"
    accounts_for = ("spots.*.fire", "spots.*.dropped", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        spot = w.spots[self.pos]
        dropped = add(spot.dropped, "metal", take_supply(w, "metal", 1)) if spot.fire == "kitchen" else spot.dropped
        w.change(self.pos, fire="", dropped=dropped)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("put-out", place=phrases.place(w, self.pos))
