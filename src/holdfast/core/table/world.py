"""What lies on the table in one game: plain data with a fast copy, and the few ways to change where cards lie."""

from collections import Counter
from collections.abc import Container, Iterable
from copy import copy as shallow
from itertools import pairwise
from typing import ClassVar, Self

from msgspec import Struct, field

from holdfast.core.cards.content import Content
from holdfast.core.engine.bounds import WORLD_MOST, bind
from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Frozen, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.table.chance import Chance
from holdfast.core.table.zones import Zone


class Rolled(Frozen, tag="rolled"):
    """Dice on the table: face numbers, who rolled, and a mask of dice that may not be rolled again."""

    kind: str
    faces: tuple[int, ...]
    sides: tuple[int, ...]
    by: Cause = Cause()
    fixed: int = 0


class Cast(Frozen, tag="cast"):
    """A ballot on the table: who chose what."""

    votes: tuple[tuple[int, str], ...]


class Lasting(Frozen):
    """Something that lies on the table until its end: a number, a watch on an effect, or something put off.

    how: `add` a number to `what`; `before`, `after` or `instead` of the effect named `what`; `due` at moment `what`.
    until: `action`, `roll`, `phase`, `round`, `used`, or nothing for the whole game.
    """

    what: str
    n: int = 0
    seat: int = -1
    until: str = ""
    then: tuple[AnyEffect, ...] = ()
    how: str = "add"
    by: Cause = Cause()


WATCHING = frozenset({"before", "after", "instead"})
UNTOLD: list[int] = []
"""No place is dictated for a draw."""


class Outcome(Frozen):
    """How a game ended: won or lost for all, why (a rule's message id), and a score for each seat."""

    won: bool
    why: str
    rule: str
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def alone(self) -> bool:
        """Lost for the table, and yet somebody has won."""
        return not self.won and bool(self.winners)


class World(Struct, kw_only=True):
    """The state every game has. A game adds its own fields and copies the mutable ones in `copy`."""

    players: int
    content: Content
    chance: Chance = field(default_factory=Chance)
    zones: dict[str, Zone] = field(default_factory=dict)
    pools: list[tuple[int, ...]] = field(default_factory=list)
    """What undecided entries may become: a pool a deck, as `content` has them, then bags (see `_bag`)."""
    bagged: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Cards that came out of a bag unseen by somebody, by which way: the bag's entry first, what lay in it last."""
    seen: list[int] = field(default_factory=list)
    laid: list[Rolled | Cast] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    watched: tuple[str, ...] = ()
    stack: list[tuple[AnyEffect, Cause]] = field(default_factory=list)
    reveals: int = 0
    outcome: Outcome | None = None

    face_down: ClassVar[frozenset[str]] = frozenset()
    """Decks whose cards look alike from behind although everybody may know that certain cards are among them: a seat
    that has not looked does not know where in the deck they are."""
    set_aside: ClassVar[frozenset[str]] = frozenset()
    """Zones of cards that the rules name and lay aside: nobody has read them, but chance has no part in which they are."""
    hidden_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a game's world that no view shows as they are."""
    passing_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields that are only there to be seen and count by the generator, which never goes back: the dice that fell last."""

    def __init_subclass__(cls) -> None:
        bind(cls, WORLD_MOST)

    def copy(self, seed: int | None = None) -> Self:
        """The same position; with a seed, the copy has its own future. Games extend it for their own lists."""
        new = shallow(self)
        new.chance = self.chance.branch(seed)
        new.zones = self.zones.copy()
        new.pools = self.pools[:]
        new.bagged = self.bagged.copy() if self.bagged else {}
        new.seen = self.seen[:]
        new.laid = self.laid[:]
        new.lasting = self.lasting[:]
        new.stack = self.stack[:]
        return new

    # --- what a game says about itself -------------------------------------------------------------------------

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        """Add the options this seat has at this moment besides the question's own."""

    def offering(self, moment: str) -> bool:
        """Whether anything is ever offered at a moment besides the question's own: where not, nobody asks again."""
        return bool(moment)

    def likely(self, moment: str) -> int:
        """A mask of the seats that may have an offer; a game that can tell at a glance saves many windows."""
        return EVERYBODY

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """Seats that, as far as everybody knows, may hold a secret offer: always asked, whether they do or not."""
        return ()

    def secretive(self) -> bool:
        """Whether anybody can be a suspect in this game at all."""
        return type(self).suspects is not World.suspects

    def turn_order(self, start: Seat) -> tuple[Seat, ...]:
        return SEATS[self.players][start]

    # --- cards -------------------------------------------------------------------------------------------------

    def size(self, zone: str) -> int:
        z = self.zones[zone]
        return len(z.top) + len(z.mixed) + len(z.bottom)

    def draw(self, zone: str, to: str) -> int:
        """The top card goes to another zone; whoever sees that zone has now seen the card."""
        card = self._lift(zone, self.zones[to].sees)
        if card < 0:
            card = self.decide(card)
        self.put(card, to)
        return card

    def put(self, card: int, to: str) -> None:
        """Lay a card on top of a zone."""
        z = self.zones[to]
        sees = z.sees
        self.zones[to] = Zone(z.top + (card,), z.mixed, z.bottom, sees)  # noqa: RUF005 - quicker than unpacking
        known = self.seen[card]
        if known | sees != known:
            self.seen[card] = known | sees
            self.reveals += 1
            if sees == EVERYBODY and self.bagged:
                self.bagged.pop(card, None)

    def put_under(self, card: int, to: str) -> None:
        """Lay a card at the bottom of a zone."""
        z = self.zones[to]
        self.zones[to] = Zone(z.top, z.mixed, (card, *z.bottom), z.sees)
        self.show(card, z.sees)

    def show(self, card: int, sees: int) -> None:
        """These seats know now which card this is."""
        known = self.seen[card]
        if known | sees != known:
            self.seen[card] = known | sees
            self.reveals += 1
            if sees == EVERYBODY and self.bagged:
                self.bagged.pop(card, None)

    def take(self, card: int, frm: str) -> None:
        """Remove a decided card from a zone."""
        z = self.zones[frm]
        top = z.top
        if top and top[-1] == card:
            self.zones[frm] = Zone(top[:-1], z.mixed, z.bottom, z.sees)
        elif card in top:
            i = len(top) - 1 - top[::-1].index(card)
            self.zones[frm] = Zone(without(top, i), z.mixed, z.bottom, z.sees)
        elif card in z.mixed:
            self.zones[frm] = Zone(top, without(z.mixed, z.mixed.index(card)), z.bottom, z.sees)
        else:
            self.zones[frm] = Zone(top, z.mixed, without(z.bottom, z.bottom.index(card)), z.sees)

    def move(self, card: int, frm: str, to: str) -> None:
        self.take(card, frm)
        self.put(card, to)

    def holds(self, zone: str, card: int) -> bool:
        z = self.zones[zone]
        return card in z.top or card in z.mixed or card in z.bottom

    def locate(self, card: int, *likely: str) -> str:
        """The zone in which a card lies; where it is likely to lie is looked at first."""
        for name in likely:
            if self.holds(name, card):
                return name
        for name, z in self.zones.items():
            if card in z.top or card in z.mixed or card in z.bottom:
                return name
        raise LookupError(f"{self.content.cards[card].key} lies nowhere")

    def take_out(self, card: int, to: str) -> None:
        """A certain card is taken out of the box and laid on top of a zone."""
        pool = self.content.pool_of[card]
        left = self.pools[pool]
        self.pools[pool] = without(left, left.index(card))
        self.put(card, to)

    def shuffle_in(self, card: int, zone: str) -> None:
        """Whoever saw the card knows that it is in there, not where; the order of the rest is lost too."""
        z = self.zones[zone]
        self.zones[zone] = Zone((), z.entries() + (card,), (), z.sees)  # noqa: RUF005 - quicker than unpacking

    def shuffle(self, zone: str) -> None:
        z = self.zones[zone]
        self.zones[zone] = Zone((), z.entries(), (), z.sees)

    def refill(self, zone: str, frm: str) -> None:
        """Shuffle a discard pile into an empty deck."""
        z, pile = self.zones[zone], self.zones[frm]
        self.zones[zone] = Zone((), z.entries() + pile.entries(), (), z.sees)
        self.zones[frm] = Zone(sees=pile.sees)

    def pass_unseen(self, zone: str, to: str, on_top: bool = False) -> None:
        """The top card of a deck goes face down to another, on top or in among its cards: nobody sees it."""
        entry = self._lift(zone, 0)
        into = self.zones[to]
        if on_top:
            self.zones[to] = Zone((*into.top, entry), into.mixed, into.bottom, into.sees)
        else:
            self.zones[to] = Zone((), (*into.entries(), entry), (), into.sees)

    def look(self, zone: str, n: int, sees: int = EVERYBODY) -> tuple[int, ...]:
        """Decide the top n cards, show them to these seats, leave them where they are; topmost first."""
        cards: list[int] = []
        for _ in range(min(n, self.size(zone))):
            card = self.decide(self._lift(zone, sees))
            self.show(card, sees)
            cards.append(card)
        z = self.zones[zone]
        self.zones[zone] = Zone((*z.top, *cards[::-1]), z.mixed, z.bottom, z.sees)
        return tuple(cards)

    def arrange(self, zone: str, cards: Iterable[int], sees: int = EVERYBODY) -> None:
        """Lay cards of a zone on top of it in a new order, the last one uppermost; only these seats know it now."""
        for card in cards:
            self.take(card, zone)
            self.put(card, zone)
            self.seen[card] &= sees

    def decide(self, entry: int) -> int:
        """An undecided entry becomes a card of its pool; out of a bag that may take two steps."""
        if entry >= 0:
            return entry
        chance, pool = self.chance, self.pools[~entry]
        i = chance.lot(len(pool), self._wanted(pool) if chance.wanted else UNTOLD)
        self.pools[~entry] = pool[:i] + pool[i + 1 :]
        inside = pool[i]
        if ~entry < len(self.content.pools):
            return inside
        card = self.decide(inside)
        self.seen[card] = 0
        self.bagged[card] = (entry, *(self.bagged.pop(card, (inside,)) if inside < 0 else (inside,)))
        return card

    def _wanted(self, entries: tuple[int, ...]) -> list[int]:
        """The place of the first dictated card that is, or may become, one of these."""
        for name in self.chance.wanted:
            for i, entry in enumerate(entries):
                if entry < 0 and self._may_become(entry, name):
                    return [i]
                if entry >= 0 and self.content.cards[entry].key == name:
                    self.chance.wanted.remove(name)
                    return [i]
        return []

    def _may_become(self, entry: int, name: str) -> bool:
        """Whether a card of this name may come of an undecided entry."""
        cards = self.content.cards
        return any(self._may_become(e, name) if e < 0 else cards[e].key == name for e in self.pools[~entry])

    def _lift(self, zone: str, sees: int) -> int:
        """Remove the top entry of a zone: the ordered ones first, then any of the mixed, then the bottom.

        Where somebody does not see which of the mixed it was, they all go into a bag first.
        """
        z = self.zones[zone]
        if z.top:
            self.zones[zone] = Zone(z.top[:-1], z.mixed, z.bottom, z.sees)
            return z.top[-1]
        mixed = z.mixed
        if mixed:
            if sees != EVERYBODY:
                mixed = self._bag(mixed)
            first = mixed[0]
            if first < 0 and mixed.count(first) == len(mixed):
                self.zones[zone] = Zone((), mixed[1:], z.bottom, z.sees)
                return first
            i = self._pick(mixed)
            self.zones[zone] = Zone((), mixed[:i] + mixed[i + 1 :], z.bottom, z.sees)
            return mixed[i]
        if not z.bottom:
            raise IndexError(f"nothing lies in {zone}")
        self.zones[zone] = Zone((), (), z.bottom[:-1], z.sees)
        return z.bottom[-1]

    def _pick(self, mixed: tuple[int, ...]) -> int:
        if len(mixed) == 1:
            return 0
        return self.chance.lot(len(mixed), self._wanted(mixed) if self.chance.wanted else UNTOLD)

    def _bag(self, mixed: tuple[int, ...]) -> tuple[int, ...]:
        """Cards that are known to be among others, but not where, become a pool of their own.

        So everybody goes on knowing what is in it, and nobody can tell one of its entries from another, wherever they
        are laid. Entries that are alike need no bag.
        """
        if mixed.count(mixed[0]) == len(mixed):
            return mixed
        self.pools.append(mixed)
        return (~(len(self.pools) - 1),) * len(mixed)

    def back(self, entry: int) -> str:
        """The pool by whose name an entry is shown from behind."""
        content = self.content
        if entry >= 0:
            return content.pool_names[content.pool_of[entry]]
        if ~entry < len(content.pools):
            return content.pool_names[~entry]
        inside = self.pools[~entry]
        return self.back(min(inside)) if inside else ""

    # --- what a seat may imagine ---------------------------------------------------------------------------------

    def resample(self, seat: Seat | None) -> bool:
        """Put back and redraw what this seat cannot know; cards that others know stay known to them.

        What all know about the order of a deck stays: only what is equally unknown changes places. Sealed ballots of
        others are taken back; whether there were any is returned. For a spectator pass None.
        """
        bit = 0 if seat is None else 1 << seat
        self.chance.forget()
        self._redraw(self._unknown(bit), self._unknown_in_bags(bit))
        taken_back = False
        for i, (effect, by) in enumerate(self.stack):
            hide = getattr(effect, "unsealed", None)
            if hide is not None:
                self.stack[i] = (hide(seat), by)
                taken_back = True
        self.chance.forget()
        return taken_back

    def _unknown(self, bit: int) -> dict[str, list[int]]:
        """By zone the places of the cards that a seat has not seen; in open zones there are none."""
        seen = self.seen
        found: dict[str, list[int]] = {}
        for name, z in self.zones.items():
            if z.sees == EVERYBODY or name in self.set_aside:
                continue
            entries = z.bottom + z.mixed + z.top
            if not entries or max(entries) < 0:
                continue
            places = [i for i, c in enumerate(entries) if c >= 0 and seen[c] != EVERYBODY and not seen[c] & bit]
            if places:
                found[name] = places
        return found

    def _unknown_in_bags(self, bit: int) -> list[tuple[int, int]]:
        """The same in bags: a card that only others know to be in there."""
        seen, first = self.seen, len(self.content.pools)
        return [
            (b, i)
            for b in range(first, len(self.pools))
            for i, c in enumerate(self.pools[b])
            if c >= 0 and seen[c] != EVERYBODY and not seen[c] & bit
        ]

    def _redraw(self, zones: dict[str, list[int]], bags: list[tuple[int, int]]) -> None:
        """All of these go back to where they came from; then each place gets one that may lie there."""
        holes: list[tuple[str, int, int]] = []
        again: list[int] = []
        for name, places in zones.items():
            entries = self.zones[name].entries()
            ways = [self._put_back(entries[i]) for i in places]
            if len(set(ways)) > 1 and any(self.seen[entries[i]] for i in places):
                self._disorder(ways)  # who looked at them may have laid them in another order
            again += ways
            holes += [(name, i, self.seen[entries[i]]) for i in places]
            for i in places:
                self.seen[entries[i]] = 0
        inside = [(b, i, self.pools[b][i]) for b, i in bags]
        masks = [self.seen[card] for _, _, card in inside]
        for _, _, card in inside:
            self.pools[self.content.pool_of[card]] += (card,)
            self.seen[card] = 0
        for (b, i, old), mask in zip(inside, masks, strict=True):
            card = self.decide(~self.content.pool_of[old])
            self.pools[b] = (*self.pools[b][:i], card, *self.pools[b][i + 1 :])
            self.seen[card] = mask
        for (name, i, mask), way in zip(holes, again, strict=True):
            card = self.decide(way)
            self.seen[card] = mask
            self._replace(name, i, card)

    def _put_back(self, card: int) -> int:
        """A card goes back to its pool, or the way it came out of a bag; returns the entry it will be drawn from."""
        way = self.bagged.pop(card, None)
        pool = self.content.pool_of[card]
        if way is None:
            self.pools[pool] += (card,)
            return ~pool
        for outer, inner in pairwise(way):
            self.pools[~outer] += (inner,)
        if way[-1] < 0:
            self.pools[pool] += (card,)
        return way[0]

    def _disorder(self, entries: list[int]) -> None:
        left = entries[:]
        for i in range(len(entries)):
            entries[i] = left.pop(self.chance.below(len(left)))

    def _replace(self, name: str, i: int, card: int) -> None:
        """Another card in this place of a zone, counted from the bottom."""
        z = self.zones[name]
        a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
        e = [*z.bottom, *z.mixed, *z.top]
        e[i] = card
        self.zones[name] = Zone(tuple(e[b:]), tuple(e[a:b]), tuple(e[:a]), z.sees)

    def misplaced(self, boxed: Container[str]) -> list[str]:
        """What is wrong with the cards: one that is not in exactly one place, a deck with more or fewer undecided cards
        than its pool, unless that is still in the box."""
        wrong = []
        places = Counter([card for pool in self.pools for card in pool])
        places.update([entry for z in self.zones.values() for entry in z.entries()])
        for i, card in enumerate(self.content.cards):
            if places[i] != 1:
                wrong.append(f"card {card.key} lies in {places[i]} places")
        for p, pool in enumerate(self.pools):
            name = self.content.pool_names[p] if p < len(self.content.pools) else "a bag"
            if name not in boxed and places[~p] != len(pool):
                wrong.append(f"{places[~p]} undecided cards of {name}, {len(pool)} to decide")
        return wrong

    # --- numbers, watches, things put off ------------------------------------------------------------------------

    def add_up(self, what: str, seat: Seat, base: int = 0) -> int:
        """A number where it is made: the base, and what lasts on the table for this seat or for all."""
        for it in self.lasting:
            if it.how == "add" and it.what == what and (it.seat < 0 or it.seat == seat):
                base += it.n
        return base

    def last(self, it: Lasting) -> None:
        self.lasting.append(it)
        if it.how in WATCHING:
            self._index()

    def end(self, until: str) -> None:
        """Everything that was to last until now is over."""
        left = [it for it in self.lasting if it.until != until]
        if len(left) < len(self.lasting):
            self.lasting = left
            self._index()

    def forget(self, gone: Iterable[Lasting]) -> None:
        for it in gone:
            self.lasting.remove(it)
        self._index()

    def _index(self) -> None:
        self.watched = tuple(sorted({it.what for it in self.lasting if it.how in WATCHING}))

    def taken_up(self) -> Rolled:
        """The dice on the table, taken up by the effect that reads them."""
        dice = self.laid.pop()
        assert isinstance(dice, Rolled)
        return dice

    def rolled(self) -> Rolled | None:
        """The dice on the table, if dice were laid last."""
        dice = self.laid[-1] if self.laid else None
        return dice if isinstance(dice, Rolled) else None


bind(World, WORLD_MOST)


def without(entries: tuple[int, ...], i: int) -> tuple[int, ...]:
    return entries[:i] + entries[i + 1 :]


def seats_from(start: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, clockwise from one."""
    return tuple([(start + i) % players for i in range(players)])


MOST_PLAYERS = 8
SEATS = tuple([tuple([seats_from(start, players) for start in range(players)]) for players in range(MOST_PLAYERS + 1)])
"""The same for all tables that there are."""
