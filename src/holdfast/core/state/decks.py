"""The positions of cards, the operations that move them, and undecided cards."""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import ClassVar

from msgspec import Struct, field

from holdfast.core.bounds import MAX_WORLD_ITEMS, bind_limits
from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.zones import Zone

UNDICTATED: list[int] = []
"""No index is dictated for a draw."""


class Decks(Struct, kw_only=True):
    """The cards of a world: zones, pools of undecided cards, and who has seen what."""

    content: Content
    chance: RandomStream = field(default_factory=RandomStream)
    zones: dict[str, Zone] = field(default_factory=dict)
    pools: list[tuple[int, ...]] = field(default_factory=list)
    """The cards that undecided entries may become: one pool per deck, from `content`."""
    seen: list[int] = field(default_factory=list)
    reveals: int = 0
    set_aside: ClassVar[frozenset[str]] = frozenset()
    """Zones of cards that the rules name and set aside: unseen, but not random."""

    def size(self, zone: str) -> int:
        z = self.zones[zone]
        return len(z.top) + len(z.mixed) + len(z.bottom)

    def bare(self, zone: str) -> bool:
        """Return whether a zone is empty."""
        z = self.zones[zone]
        return not (z.mixed or z.top or z.bottom)

    def draw(self, zone: str, to: str) -> int:
        """Move the top card to another zone; seats that see that zone have now seen the card."""
        card = self._lift(zone, self.zones[to].sees)
        if card < 0:
            card = self.decide(card)
        self.put(card, to)
        return card

    def turn_up(self, zone: str) -> int:
        """Show the top card to everybody before it is placed anywhere."""
        card = self._lift(zone, EVERYBODY)
        if card < 0:
            card = self.decide(card)
        if self.seen[card] != EVERYBODY:
            self.seen[card] = EVERYBODY
            self.reveals += 1
        return card

    def put(self, card: int, to: str) -> None:
        """Put a card on top of a zone."""
        z = self.zones[to]
        sees = z.sees
        self.zones[to] = Zone(z.top + (card,), z.mixed, z.bottom, sees)  # noqa: RUF005 - faster than unpacking
        known = self.seen[card]
        if known | sees != known:
            self.seen[card] = known | sees
            self.reveals += 1

    def put_under(self, card: int, to: str) -> None:
        """Put a card at the bottom of a zone."""
        z = self.zones[to]
        self.zones[to] = Zone(z.top, z.mixed, (card, *z.bottom), z.sees)
        self.show(card, z.sees)

    def show(self, card: int, sees: int) -> None:
        """Record that these seats have seen this card."""
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
        """Return the zone of a card; likely zones are searched first."""
        for name in likely:
            if self.holds(name, card):
                return name
        for name, z in self.zones.items():
            if card in z.top or card in z.mixed or card in z.bottom:
                return name
        raise LookupError(f"{self.content.cards[card].key} lies nowhere")

    def take_out(self, card: int, to: str) -> None:
        """Take a certain card out of the box and put it on top of a zone."""
        pool = self.content.pool_of[card]
        left = self.pools[pool]
        self.pools[pool] = without(left, left.index(card))
        self.put(card, to)

    def take_all_out(self, cards: Sequence[int], to: str) -> None:
        """Take several cards out of the box; the last of them is on top."""
        taken, z = set(cards), self.zones[to]
        for pool in {self.content.pool_of[card] for card in cards}:
            self.pools[pool] = tuple([card for card in self.pools[pool] if card not in taken])
        self.zones[to] = Zone((*z.top, *cards), z.mixed, z.bottom, z.sees)
        for card in cards:
            self.show(card, z.sees)

    def shuffle_in(self, card: int, zone: str) -> None:
        """Shuffle a card into a zone: seats that saw it know that it is there, not where; the order of the rest is lost
        too."""
        z = self.zones[zone]
        self.zones[zone] = Zone((), z.entries() + (card,), (), z.sees)  # noqa: RUF005 - faster than unpacking

    def shuffle(self, zone: str) -> None:
        z = self.zones[zone]
        self.zones[zone] = Zone((), z.entries(), (), z.sees)

    def refill(self, zone: str, frm: str) -> None:
        """Shuffle a discard pile into an empty deck."""
        z, pile = self.zones[zone], self.zones[frm]
        self.zones[zone] = Zone((), z.entries() + pile.entries(), (), z.sees)
        self.zones[frm] = Zone(sees=pile.sees)

    def pass_unseen(self, zone: str, to: str, on_top: bool = False) -> None:
        """Move the top card of a deck face down to another deck, on top or shuffled in: no seat sees it."""
        entry = self._lift(zone, 0)
        into = self.zones[to]
        if on_top:
            self.zones[to] = Zone((*into.top, entry), into.mixed, into.bottom, into.sees)
        else:
            self.zones[to] = Zone((), (*into.entries(), entry), (), into.sees)

    def look(self, zone: str, n: int, sees: int = EVERYBODY) -> tuple[int, ...]:
        """Decide the top n cards, show them to these seats and leave them in place; topmost first."""
        cards: list[int] = []
        for _ in range(min(n, self.size(zone))):
            card = self.decide(self._lift(zone, sees))
            self.show(card, sees)
            cards.append(card)
        z = self.zones[zone]
        self.zones[zone] = Zone((*z.top, *cards[::-1]), z.mixed, z.bottom, z.sees)
        return tuple(cards)

    def arrange(self, zone: str, cards: Iterable[int], sees: int = EVERYBODY) -> None:
        """Put cards of a zone on top of it in a new order, the last one uppermost; only these seats know it now."""
        for card in cards:
            self.take(card, zone)
            self.put(card, zone)
            self.seen[card] &= sees

    def decide(self, entry: int) -> int:
        """Replace an undecided entry by a card of its pool."""
        if entry >= 0:
            return entry
        chance, pool = self.chance, self.pools[~entry]
        i = chance.lot(len(pool), self._wanted(pool) if chance.wanted else UNDICTATED)
        self.pools[~entry] = pool[:i] + pool[i + 1 :]
        return pool[i]

    def _wanted(self, pool: tuple[int, ...]) -> list[int]:
        """Return the index in the pool of the first dictated card that is in it."""
        cards = self.content.cards
        for name in self.chance.wanted:
            for i, card in enumerate(pool):
                if cards[card].key == name:
                    self.chance.wanted.remove(name)
                    return [i]
        return []

    def _lift(self, zone: str, sees: int) -> int:
        """Remove the top entry of a zone: the ordered ones first, then any of the mixed, then the bottom.

        A seat that does not see which of the mixed cards it was no longer knows where any of them is.
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
        return self.chance.lot(len(mixed), self._wanted_among(mixed) if self.chance.wanted else UNDICTATED)

    def _wanted_among(self, mixed: tuple[int, ...]) -> list[int]:
        """Return the index of the first dictated card that is, or may become, one of these."""
        cards = self.content.cards
        for name in self.chance.wanted:
            for i, entry in enumerate(mixed):
                if entry < 0 and any(cards[card].key == name for card in self.pools[~entry]):
                    return [i]
                if entry >= 0 and cards[entry].key == name:
                    self.chance.wanted.remove(name)
                    return [i]
        return []

    def back(self, entry: int) -> str:
        """Return the pool that names an entry's back."""
        content = self.content
        return content.pool_names[~entry if entry < 0 else content.pool_of[entry]]

    def misplaced(self, boxed: Container[str]) -> list[str]:
        """Return the errors of the card positions: a card that is not in exactly one place, or a deck whose number of
        undecided cards differs from its pool, unless it is still in the box."""
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


bind_limits(Decks, MAX_WORLD_ITEMS)


def without(entries: tuple[int, ...], i: int) -> tuple[int, ...]:
    return entries[:i] + entries[i + 1 :]
