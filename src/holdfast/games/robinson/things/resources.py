"""Wood, food, fur and the levels of Roof, Palisade and Weapon; what cannot be paid is Unfulfilled Demand (RC-645 ff.)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.log import GAINS, STORE, fields, line
from holdfast.games.robinson.people.wounds import Unfulfilled
from holdfast.games.robinson.vocabulary import Resource, Track
from holdfast.games.robinson.world import RESOURCES, Island


def to_future(w: Island, card: int, who: int) -> None:
    """RC-293: cards and tokens gained by an Action wait in Future Resources, with the person who gained them
    (RC-548)."""
    w.put(card, "future")
    w.owner[card] = who


def pay(w: Island, what: str, n: int) -> int:
    """RC-514: discard up to n, perishable food before non-rotting food; returns what is missing."""
    paid = min(n, max(0, w.free(what)))
    if what == "food":
        perishable = min(paid, w.stock["food"])
        w.stock["food"] -= perishable
        w.stock["ration"] -= paid - perishable
    else:
        w.stock[what] -= paid
    return n - paid


def eat(w: Island, who: int, n: int = 1) -> int:
    """RC-550: a person outside eats their own gains, everybody else eats at the Camp; returns what is missing."""
    if who not in w.outside:
        return pay(w, "food", n)
    for what in ("food", "ration"):
        eaten = min(n, w.gained(who, what))
        w.gain_later(who, what, -eaten)
        n -= eaten
    return n


class Gain(Effect[Island]):
    """RC-293, RC-225: Future Resources in an Action, Available Resources at any other time."""

    what: Resource
    n: int = 1
    per_player: bool = False
    beat = "gain"
    accounts_for = (*STORE, *GAINS, "used")

    def total(self, w: Island) -> int:
        return self.n * len(w.everyone()) if self.per_player else self.n

    def apply(self, w: Island, by: Cause) -> Effects:
        n = self.total(w)
        if w.waits(by):
            w.gain_later(max(by.who, 0), self.what, n)
        else:
            w.stock[self.what] += n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("gain", n=self.total(w), what=self.what, later="yes" if w.waits(by) else "no")


class Lose(Effect[Island]):
    """RC-645, RC-646, RC-613: pay what is there; the rest is Wounds unless IF POSSIBLE.

    The food for a skill comes from where its owner is (RC-552).
    """

    what: Resource
    n: int = 1
    if_possible: bool = False
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        own = by.place == "skill" and self.what == "food"
        paid = min(self.n, w.meal(by.who) if own else max(0, w.free(self.what)))
        lost = (Lost(self.what, paid, by.who if own else -1),) if paid else ()
        if paid == self.n or self.if_possible:
            return lost
        return (*lost, Unfulfilled(self.what, self.n - paid))


class Lost(Effect[Island]):
    """RC-514: what is really discarded, from a person's own gains outside or from the Camp."""

    what: Resource
    n: int
    who: int = -1
    beat = "loss"
    accounts_for = (*STORE, *GAINS)

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.who >= 0:
            eat(w, self.who, self.n)
        else:
            pay(w, self.what, self.n)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("lose", n=self.n, what=self.what, now=w.meal(self.who) if self.who >= 0 else w.stock_for(self.what))


class LoseAllResources(Effect[Island]):
    """RC-657: all cubes of Available Resources."""

    beat = "loss"
    accounts_for = STORE
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        for what in RESOURCES:
            w.stock[what] = 0
        return ()


def can_rise(w: Island, track: str) -> bool:
    """RC-345: Roof and Palisade need a Shelter."""
    return track == "weapon" or w.sheltered()


class Level(Effect[Island]):
    """RC-008, RC-652, RC-653: Roof, Palisade or Weapon up or down; what cannot be taken away is Wounds."""

    track: Track
    n: int
    if_possible: bool = False
    beat = "build"
    accounts_for = ("levels.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        return level_changed(w, by, self.track, self.n, self.if_possible)

    def cancelled(self) -> Effects:
        """RC-672."""
        return (LevelCancelled(self.track, self.n),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A loss is logged when the level is lowered."""
        if self.n <= 0:
            return None
        if not can_rise(w, self.track):
            return line("no-shelter", track=self.track)
        return line("level", track=self.track, n=self.n, now=w.levels[self.track])


def level_changed(w: Island, by: Cause, track: str, n: int, if_possible: bool) -> Effects:
    have = w.levels[track]
    if n >= 0:
        if can_rise(w, track):
            w.levels[track] = have + n
        elif by.place == "item":
            w.links[by.card] = in_vain(track)
        return ()
    lowered = lowering({track: min(have, -n)})
    missing = -n - have
    return (*lowered, Unfulfilled(track, missing)) if missing > 0 and not if_possible else lowered


class Lowered(Effect[Island]):
    """What a level really loses."""

    track: Track
    n: int
    beat = "loss"
    accounts_for = ("levels.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.levels[self.track] -= self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("level", track=self.track, n=-self.n, now=w.levels[self.track])


def lowering(losses: dict[str, int]) -> Effects:
    return tuple([Lowered(track, n) for track, n in losses.items() if n > 0])


def in_vain(track: str) -> str:
    """What an Item remembers whose levels nobody got (RC-653, RC-677)."""
    return f"in-vain-{track}"


class LevelCancelled(Effect[Island]):
    """RC-672, RC-677: subtracted down to 0, without Wounds; what the Item never gave is not lost."""

    track: Track
    n: int
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.links.get(by.card) == in_vain(self.track):
            del w.links[by.card]
            return ()
        return (Level(self.track, -self.n, if_possible=True),)


class Halve(Effect[Island]):
    """RC-651: the loss is rounded down; 0 or 1 loses nothing."""

    track: Track

    def apply(self, w: Island, by: Cause) -> Effects:
        return lowering({self.track: w.levels[self.track] // 2})

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-651: half of it is nothing; a loss is logged when the level is lowered."""
        return line("nothing-there") if w.levels[self.track] < 2 else None


class SetLevel(Effect[Island]):
    track: Track
    n: int = 0
    beat = "loss"
    accounts_for = ("levels.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.levels[self.track] = self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("level-now", track=self.track, now=w.levels[self.track])
