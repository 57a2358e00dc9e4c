"""The campfire: lit, fed, put out (NA-425 to NA-434)."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.memo import Memo
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.dice.rolls import Roll, total
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.world import Shore


class Fire(Effect[Shore]):
    """NA-430, NA-434: the campfire lights or goes out; wood on a fire that goes out is lost."""

    on: bool = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(1, int(w.fire != self.on))
        w.fire = self.on
        if not self.on:
            w.fire_wood = 0
        return ()


class LightFire(Effect[Shore]):
    """NA-426: [2013] the fire lights only with a wood of the store, which goes onto it."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.wood:
            return ()
        w.wood -= 1
        w.fire_wood = 1
        return (Fire(),)


class FeedFire(Effect[Shore]):
    """NA-428, NA-429: 1 wood of the store onto the lit fire."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wood -= 1
        w.fire_wood = 1
        return ()


class Campfire(Question[Shore]):
    """NA-425, NA-431, NA-432: he states his energy and rolls; the lighter, or 6 energy, need no roll."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        ready = w.perk(self.seat, "lighter") >= 0 or w.fire or not w.energy[self.seat]
        return () if ready else (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(1, w.energy[seat] + 1):
            menu.options.append(STAKES[seat][n])

    def apply(self, w: Shore, by: Cause) -> Effects:
        lighter = w.perk(self.seat, "lighter") >= 0
        return (LightFire(),) if lighter and not w.fire else ()


def stake(seat: Seat, n: int) -> Option:
    return Option(f"stake:{n}", seat, (Energy(str(seat), -n), RubSticks(seat, n)))


STAKES = tuple([Memo(partial(stake, seat)) for seat in CASTAWAYS])


class RubSticks(Effect[Shore]):
    """NA-425, NA-432: a roll not higher than the energy spent."""

    seat: int
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.n >= 6:
            return (LightFire(),)
        return (Roll("fire", 1, (self.seat,), (ReadSparks(self.seat, self.n),)),)


def tinder(w: Shore, seat: Seat) -> int:
    """What makes it easier to light the fire: wax candles."""
    return sum([n for _, n in kindling(w, seat)])


def kindling(w: Shore, seat: Seat) -> list[tuple[int, int]]:
    """The items that help to light the fire, each with how much."""
    return [(card, it.n) for card in w.items(seat) for it in w.item(card).modify if it.roll == "fire"]


class ReadSparks(Effect[Shore]):
    """NA-684: what was spent is subtracted here, where low is good; so do wax candles."""

    seat: int
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        bonus = w.bonus
        face = total(w) - 2 * bonus - tinder(w, self.seat)
        return (LightFire(),) if face <= self.n else ()
