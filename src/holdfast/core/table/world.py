"""What lies on the table in one game: plain data with a fast copy, and the few ways to change where cards lie."""

from collections import Counter
from collections.abc import Container, Iterable
from copy import copy as shallow
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


class World(Struct, kw_only=True):
    """The state every game has. A game adds its own fields and copies the mutable ones in `copy`."""

    players: int
    content: Content
    chance: Chance = field(default_factory=Chance)
    zones: dict[str, Zone] = field(default_factory=dict)
    pools: list[tuple[int, ...]] = field(default_factory=list)
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
        """An undecided entry becomes a card of its pool."""
        if entry >= 0:
            return entry
        chance, pool = self.chance, self.pools[~entry]
        i = chance.lot(len(pool), self._wanted(pool) if chance.wanted else UNTOLD)
        self.pools[~entry] = pool[:i] + pool[i + 1 :]
        return pool[i]

    def _wanted(self, pool: tuple[int, ...]) -> list[int]:
        """The place in the pool of the first dictated card that is in it."""
        cards = self.content.cards
        for name in self.chance.wanted:
            for i, card in enumerate(pool):
                if cards[card].key == name:
                    self.chance.wanted.remove(name)
                    return [i]
        return []

    def _lift(self, zone: str, sees: int) -> int:
        """Remove the top entry of a zone: the ordered ones first, then any of the mixed, then the bottom.

        Whoever does not see which of the mixed it was no longer knows where any of them is.
        """
        z = self.zones[zone]
        if z.top:
            self.zones[zone] = Zone(z.top[:-1], z.mixed, z.bottom, z.sees)
            return z.top[-1]
        mixed = z.mixed
        if mixed:
            first = mixed[0]
            if first < 0 and mixed.count(first) == len(mixed):
                self.zones[zone] = Zone((), mixed[1:], z.bottom, z.sees)
                return first
            if sees != EVERYBODY and len(mixed) > 1:
                for card in mixed:
                    if card >= 0:
                        self.seen[card] &= sees
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
        return self.chance.lot(len(mixed), self._wanted_among(mixed) if self.chance.wanted else UNTOLD)

    def _wanted_among(self, mixed: tuple[int, ...]) -> list[int]:
        """The place of the first dictated card that is, or may become, one of these."""
        cards = self.content.cards
        for name in self.chance.wanted:
            for i, entry in enumerate(mixed):
                if entry < 0 and any(cards[card].key == name for card in self.pools[~entry]):
                    return [i]
                if entry >= 0 and cards[entry].key == name:
                    self.chance.wanted.remove(name)
                    return [i]
        return []

    def resample(self, seat: Seat | None) -> None:
        """Put back and redraw what this seat cannot know; cards that others know stay known to them.

        Sealed ballots of others are taken back. For a spectator pass None.
        """
        bit = 0 if seat is None else 1 << seat
        pool_of = self.content.pool_of
        self.chance.forget()
        for name in self.face_down:
            self._mix_unseen(name, bit)
        holes: list[tuple[str, int, int, int]] = []
        for name, z in self.zones.items():
            for i, card in enumerate(z.entries()):
                if card >= 0 and not self.seen[card] & bit and self.seen[card] != EVERYBODY:
                    holes.append((name, i, pool_of[card], self.seen[card]))
                    self.pools[pool_of[card]] += (card,)
                    self.seen[card] = 0
        for name, i, pool, mask in holes:
            card = self.decide(~pool)
            self.seen[card] = mask
            z = self.zones[name]
            a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
            e = list(z.entries())
            e[i] = card
            self.zones[name] = Zone(tuple(e[b:]), tuple(e[a:b]), tuple(e[:a]), z.sees)
        for i, (effect, by) in enumerate(self.stack):
            hide = getattr(effect, "unsealed", None)
            if hide is not None:
                self.stack[i] = (hide(seat), by)
        self.chance.forget()

    def _mix_unseen(self, zone: str, bit: int) -> None:
        """The entries a seat has not seen change places among themselves, wherever in the deck they lie."""
        z = self.zones[zone]
        if not z.top and not z.bottom:
            return
        entries = list(z.entries())
        unseen = [i for i, entry in enumerate(entries) if entry < 0 or not self.seen[entry] & bit]
        mixed = [entries[i] for i in unseen]
        for i in unseen:
            entries[i] = mixed.pop(self.chance.below(len(mixed)))
        a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
        self.zones[zone] = Zone(tuple(entries[b:]), tuple(entries[a:b]), tuple(entries[:a]), z.sees)

    def misplaced(self, boxed: Container[str]) -> list[str]:
        """What is wrong with the cards: one that is not in exactly one place, a deck with more or fewer undecided cards
        than its pool, unless that is still in the box."""
        wrong = []
        places = Counter([card for pool in self.pools for card in pool])
        places.update([entry for z in self.zones.values() for entry in z.entries()])
        for i, card in enumerate(self.content.cards):
            if places[i] != 1:
                wrong.append(f"card {card.key} lies in {places[i]} places")
        for p, name in enumerate(self.content.pool_names):
            if name not in boxed and places[~p] != len(self.pools[p]):
                wrong.append(f"{places[~p]} undecided cards of {name}, {len(self.pools[p])} to decide")
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
