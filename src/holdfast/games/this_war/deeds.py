"""What cards and Scripts do to the table: Noise, the Unknown deck, the house, decks, newcomers (effect vocabulary)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.table.zones import Zone
from holdfast.games.this_war.cards import Who
from holdfast.games.this_war.conditions import fittings_built, room
from holdfast.games.this_war.house import CRACKS, EMPTY, FITTING, OF_TYPE, SPACE, SPACES, accessible
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.lexicon import Peeked
from holdfast.games.this_war.numbers import (
    BOARD_UPS,
    MOST_COLD,
    MOST_NOISE,
    SPACES_OUTSIDE,
    STATES,
)
from holdfast.games.this_war.objectives import reached
from holdfast.games.this_war.people import one_by_one, people
from holdfast.games.this_war.world import SHEETS, City, RaidChange

# --- Cold and Noise -----------------------------------------------------------------------------------------------------------


class Cold(Effect[City]):
    """TW-202, TW-203, TW-211: Cold tokens come and go; six are the most."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.cold = max(0, min(MOST_COLD, w.cold + self.n))
        return ()


def louder(w: City, n: int) -> None:
    """TW-606: the Noise marker goes up or down, and never leaves the track."""
    w.noise = max(1, min(MOST_NOISE, w.noise + n))


class Noise(Effect[City]):
    """TW-606, TW-644: the marker never leaves the track, and a change alone causes no encounter; at home nobody counts."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase == "scavenging":
            louder(w, self.n)
        return ()


class NoiseSet(Effect[City]):
    """TW-606: the Noise marker is put on a number."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = self.n
        return ()


# --- the Unknown deck -----------------------------------------------------------------------------------------------------------


class ReturnCards(Effect[City]):
    """TW-611, TW-612, TW-640: the next Unknown cards go unseen under the Exploration deck. As a cost so many must be left,
    unless it says *or all*."""

    n: int
    or_all: bool = False

    def blocks(self, w: City, by: Cause) -> Blocks:
        if self.or_all or w.phase != "scavenging":
            return ()
        return needs(w.unknown >= self.n, "TW-612", "no-cards", need=self.n, have=w.unknown)

    def apply(self, w: City, by: Cause) -> Effects:
        n = min(self.n, w.unknown)
        w.unknown -= n
        bury_known(w, n)
        return ()


def bury_known(w: City, n: int) -> None:
    """TW-640: cards on top that everybody has looked at go under the deck, one after the other, as the cards they are."""
    z = w.zones["exploration"]
    known = min(n, len(z.top))
    if known:
        w.zones["exploration"] = Zone(z.top[:-known], z.mixed, (*z.top[-known:], *z.bottom), z.sees)


class AddUnknown(Effect[City]):
    """TW-1771: so many cards of the Exploration deck, unseen, at the bottom of the Unknown deck."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown += min(self.n, w.size("exploration") - w.unknown)
        return ()


class EndScavenging(Effect[City]):
    """TW-920: they leave the Location: no further card is revealed, nothing more is found, findings are chosen."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        w.tonight_too("home")
        return ()


class Peek(Effect[City]):
    """Everybody looks at the next cards of a deck, which stay where they are (TW-1601)."""

    deck: Peeked
    n: int = 1
    sort: bool = False
    """TW-625: any of the Unknown cards may then be returned."""

    def apply(self, w: City, by: Cause) -> Effects:
        zone = "exploration" if self.deck == "unknown" else self.deck
        n = min(self.n, w.unknown) if self.deck == "unknown" else self.n
        seen = w.look(zone, n)
        return (SortUnknown(seen),) if self.sort and seen else ()


class SortUnknown(Decision):
    """TW-625: return any of the cards that were looked at; the others lie in the order they are named, one of each kind at
    a time."""

    cards: tuple[int, ...]
    """Not yet decided; the first one named will be the next card."""
    kept: tuple[int, ...] = ()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.cards else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        named: set[str] = set()
        for card in self.cards:
            id = w.content.cards[card].id
            if id in named:
                continue
            named.add(id)
            rest = tuple([c for c in self.cards if c != card])
            menu.add(f"next:{id}", replace(self, cards=rest, kept=(*self.kept, card)))
            menu.add(f"return:{id}", Bury(card), replace(self, cards=rest))

    def apply(self, w: City, by: Cause) -> Effects:
        w.arrange("exploration", self.kept[::-1])
        return ()


class Bury(Effect[City]):
    """One card that was looked at goes under the Exploration deck."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.take(self.card, "exploration")
        w.put_under(self.card, "exploration")
        w.unknown -= 1
        return ()


# --- the house --------------------------------------------------------------------------------------------------------------------


def unbuild(w: City, space: int) -> None:
    """TW-331, TW-337: a Fitting goes back to its deck; what was being made there is lost."""
    card = w.house[space] - FITTING
    w.house[space] = EMPTY
    w.waits.pop(space, None)
    w.move(card, "built", "fittings")


class FittingReturn(Effect[City]):
    """So many built Fittings of the Leader's choice go back to the Fittings deck."""

    n: int = 1
    then: tuple[AnyEffect, ...] = ()
    """Where one was hit."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not fittings_built(w):
            return ()
        more: Effects = (FittingReturn(self.n - 1),) if self.n > 1 else ()
        return (PickFitting(), *more, *self.then)


class PickFitting(Decision):
    """Which Fitting is lost."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for space, kind in enumerate(w.house):
            if kind >= FITTING:
                menu.add(f"fitting:{SPACES[space]}", Unbuild(space))


class Unbuild(Effect[City]):
    """TW-337: a Fitting is lost."""

    space: int

    def apply(self, w: City, by: Cause) -> Effects:
        unbuild(w, self.space)
        return ()


class ShelterCardRestore(Effect[City]):
    """A collapse: a plain heap of Rubble lies on a slot again, if that slot is empty."""

    slot: str

    def apply(self, w: City, by: Cause) -> Effects:
        space = SPACE[self.slot]
        if w.house[space] == EMPTY:
            w.house[space] = OF_TYPE["plain-rubble"]
            w.reach = accessible(w.house)
        return ()


class BoardUp(Effect[City]):
    """TW-033: a Board-Up on a free accessible Crack, or one of the Leader's choice less."""

    n: int = 1

    def apply(self, w: City, by: Cause) -> Effects:
        if self.n > 0:
            return (PickCrack(free_cracks(w)),) if free_cracks(w) else ()
        there = tuple([c for c in CRACKS if w.boards >> c & 1])
        return (PickCrack(there, off=True),) if there else ()


def free_cracks(w: City) -> tuple[int, ...]:
    """TW-038: Cracks that can be boarded up now; there are three tokens."""
    if w.boards.bit_count() >= BOARD_UPS:
        return ()
    return tuple([c for c in CRACKS if w.reach >> c & 1 and not w.boards >> c & 1])


class PickCrack(Decision):
    """TW-033: on which Crack a Board-Up is put, or from which it is taken."""

    cracks: tuple[int, ...]
    off: bool = False

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for crack in self.cracks:
            menu.add(f"crack:{SPACES[crack]}", Boards(crack))


class Boards(Effect[City]):
    """A Board-Up is put on a Crack, or taken off it; an Objective may ask for them (TW-208)."""

    crack: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.boards ^= 1 << self.crack
        return reached(w)


# --- Locations ----------------------------------------------------------------------------------------------------------------------


def exchange(w: City, space: str) -> None:
    """TW-808, TW-809: the card leaves play, those above it move down towards Near, Far gets a new one."""
    if w.zones[space].top:
        w.move(w.zones[space].top[-1], space, "waste")
    at = SPACES_OUTSIDE.index(space)
    for lower, upper in zip(SPACES_OUTSIDE[at:], SPACES_OUTSIDE[at + 1 :], strict=False):
        if w.zones[upper].top:
            w.move(w.zones[upper].top[-1], upper, lower)
    if w.size("location"):
        w.draw("location", "far")


class ExchangeLocation(Effect[City]):
    """TW-808: one space, or one of the Leader's choice, or none."""

    place: str = "chosen"

    def apply(self, w: City, by: Cause) -> Effects:
        if self.place == "chosen":
            return (PickExchange(),)
        exchange(w, self.place)
        return ()


class PickExchange(Decision):
    """TW-808: which Location is exchanged, or none."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("none")
        for space in w.places():
            menu.add(f"exchange:{space}", ExchangeLocation(space))


# --- people who come, go, return ------------------------------------------------------------------------------------------------------


class Join(Effect[City]):
    """TW-118, TW-1107 to TW-1109: the next unused Character joins with these States, if there is room and somebody left."""

    states: dict[str, int] = {}
    """Hunger 1 and Misery 1 where nothing is said."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not room(w):
            return ()
        card = w.draw("characters", "group")
        person = SHEETS[w.content].person[card]
        w.group = (*w.group, person)
        w.idle |= 1 << person
        for state, level in (self.states or {"hunger": 1, "misery": 1}).items():
            w.levels[person * 5 + STATES.index(state)] = level
        if w.phase == "raid":
            w.tasks[person] = "floor"
        return ()


class Away(Effect[City]):
    """TW-1216: somebody is away for so many mornings: no actions, no tasks, no food."""

    who: Who
    days: int = 1

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        for p in people(w, by, self.who):
            w.away = (*w.away, (p, w.day + self.days))
            w.tasks[p] = ""
            w.scavengers = tuple([q for q in w.scavengers if q != p])
        return ()


# --- the day ----------------------------------------------------------------------------------------------------------------------------


class FlagDay(Effect[City]):
    """A rule of the day or of the night, by a word the rules know."""

    name: str
    night: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        if self.night:
            w.tonight_too(self.name)
        else:
            w.remember(self.name)
        return ()


class RaidMod(Effect[City]):
    """TW-1793: the next Night Raid has other numbers, or is ignored (TW-726)."""

    damage: int = 0
    wounds: int = 0
    ignore: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        w.raid_changes = (*w.raid_changes, RaidChange(self.damage, self.wounds, self.ignore))
        return ()


class ShuffleRaids(Effect[City]):
    """TW-1831: all discarded Night Raids are shuffled into their deck."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.refill("night-raids", "raid-discard")
        return ()


class RemoveEvent(Effect[City]):
    """TW-210: the next Event leaves the game unseen."""

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("events"):
            w.pass_unseen("events", "unused")
        return ()
