"""The Unknown cards: returned, added, looked at (TW-611, TW-612, TW-625, TW-640, TW-920)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.state.zones import Zone
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.things.tracks import shifted
from holdfast.games.this_war.vocabulary import Peeked
from holdfast.games.this_war.world import City


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
        w.shifts = shifted(-n)
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
        n = max(0, min(self.n, w.size("exploration") - w.unknown))
        w.unknown += n
        w.shifts = shifted(n)
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
        if len(self.cards) > 1:
            menu.add("as-they-lie", replace(self, cards=(), kept=(*self.kept, *self.cards)))
            menu.add("return-all", *[Bury(card) for card in self.cards], replace(self, cards=()))

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
