"""The campfire: lit, fed, put out (NA-425 to NA-434)."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.dice.log import Faces, spent
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.log import came_to, group, key, level, line, one
from holdfast.games.naufragos.options import Amount
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore, actor


class Fire(Effect[Shore]):
    """NA-430, NA-434: the campfire lights or goes out; wood on a fire that goes out is lost."""

    on: bool = True
    beat = "build"
    accounts_for = ("fire", "fire_wood", "wood")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(1, int(w.fire != self.on))
        w.fire = self.on
        if not self.on:
            w.fire_wood = 0
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-426, NA-434: [2013] with the wood that it takes to light it."""
        if not came_to(w, 1):
            return None
        return line("fire", on="yes" if self.on else "no", wood=w.fire_wood, now=w.wood)


class LightFire(Effect[Shore]):
    """NA-426: [2013] the fire lights only with a wood of the store, which goes onto it."""

    quiet: ClassVar[bool] = True
    beat = "build"

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.wood:
            return ()
        w.wood -= 1
        w.fire_wood = 1
        return (Fire(),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-426: [2013] without wood nothing burns."""
        return line("no-wood-to-light") if w.rules.fire_takes_wood and not w.wood and not w.fire_wood else None


class FeedFire(Effect[Shore]):
    """NA-428, NA-429: 1 wood of the store onto the lit fire."""

    beat = "build"
    accounts_for = ("fire_wood", "wood")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wood -= 1
        w.fire_wood = 1
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("feed-fire", now=w.wood, **one(w, actor(w, by)))


class Campfire(Question[Shore]):
    """NA-425, NA-431, NA-432: energy is stated and a die rolled; the lighter, or 6 energy, need no roll."""

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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-256, NA-258: somebody came to light it, and it burns already or there is no strength left."""
        if w.fire:
            return line("burns-already", **one(w, self.seat))
        tired = not w.energy[self.seat] and w.perk(self.seat, "lighter") < 0
        return line("too-tired-for-fire", **one(w, self.seat)) if tired else None


def stake(seat: Seat, n: int) -> Option:
    return option(Amount("stake", n), seat, (Energy(str(seat), -n), RubSticks(seat, n)))


STAKES = tuple([Memo(partial(stake, seat)) for seat in CASTAWAYS])


class RubSticks(Effect[Shore]):
    """NA-425, NA-432: a roll not higher than the energy spent."""

    seat: int
    n: int
    beat = "build"
    accounts_for = ("energy",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.n >= 6:
            return (LightFire(),)
        return (Roll("fire", 1, (self.seat,), (ReadSparks(self.seat, self.n),)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("sure-fire" if self.n >= 6 else "rub-sticks", n=self.n, **level(w, self.seat), **one(w, self.seat))


def tinder(w: Shore, seat: Seat) -> int:
    """What makes it easier to light the fire: wax candles."""
    return sum([n for _, n in kindling(w, seat)])


def kindling(w: Shore, seat: Seat) -> list[tuple[int, int]]:
    """The items that help to light the fire, each with how much."""
    return [(card, it.n) for card in w.items(seat) for it in w.item(card).modify if it.roll == "fire"]


class ReadSparks(ReadsDice, Effect[Shore]):
    """NA-684: what was spent is subtracted here, where low is good; so do wax candles."""

    seat: int
    n: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        bonus = w.bonus
        face = total(w) - 2 * bonus - tinder(w, self.seat)
        return (LightFire(),) if face <= self.n else ()

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        """NA-425, NA-684: low is good, and what helps is subtracted."""
        helps = [(word, -n) for word, n in spent(w)]
        helps += [(key(w, card), -n) for card, n in kindling(w, self.seat)]
        result = max(0, sum(faces) + sum([n for _, n in helps]))
        return line(
            "roll-fire",
            dice=phrases.dice(faces, helps),
            stake=self.n,
            result=result,
            parts="several" if helps else "one",
            enough="yes" if result <= self.n else "no",
            **group(w, (self.seat,)),
        )
