"""The Unknown cards: returned, added, looked at (TW-611, TW-612, TW-625, TW-640, TW-920)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.state.zones import Zone
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import UNKNOWN, key, line, tag_entry
from holdfast.games.this_war.options import CardNamed
from holdfast.games.this_war.things.tracks import shifted
from holdfast.games.this_war.vocabulary import Peeked
from holdfast.games.this_war.world import City


class ReturnCards(Effect[City]):
    """TW-611, TW-612, TW-640: the next Unknown cards go unseen under the Exploration deck. As a cost, `n` must be left,
    unless it says *or all*."""

    n: int
    or_all: bool = False
    beat = "loss"
    accounts_for = UNKNOWN

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

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-611: as many as there were; at home there are none."""
        return line("return-cards", n=-w.shifts[0][2], left=w.unknown) if w.phase == "scavenging" and w.shifts else None


def bury_known(w: City, n: int) -> None:
    """TW-640: cards on top that everybody has looked at go under the deck, one after the other, as the cards they are."""
    z = w.zones["exploration"]
    known = min(n, len(z.top))
    if known:
        w.zones["exploration"] = Zone(z.top[:-known], z.mixed, (*z.top[-known:], *z.bottom), z.sees)


class AddUnknown(Effect[City]):
    """TW-1771: `n` cards of the Exploration deck, unseen, at the bottom of the Unknown deck."""

    n: int
    accounts_for = UNKNOWN

    def apply(self, w: City, by: Cause) -> Effects:
        n = max(0, min(self.n, w.size("exploration") - w.unknown))
        w.unknown += n
        w.shifts = shifted(n)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("add-unknown", n=w.shifts[0][2], left=w.unknown) if w.shifts else None


class EndScavenging(Effect[City]):
    """TW-920: they leave the Location: no further card is revealed, nothing more is found, findings are chosen."""

    beat = "phase"
    accounts_for = ("unknown", "tonight")
    log = tag_entry

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
    accounts_for = ("zones.exploration", "zones.events", "zones.night-raids")

    def apply(self, w: City, by: Cause) -> Effects:
        zone = "exploration" if self.deck == "unknown" else self.deck
        n = min(self.n, w.unknown) if self.deck == "unknown" else self.n
        seen = w.look(zone, n)
        return (SortUnknown(seen),) if self.sort and seen else ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-625: everybody looks."""
        zone = "exploration" if self.deck == "unknown" else self.deck
        n = min(self.n, w.unknown) if self.deck == "unknown" else self.n
        seen = [card for card in w.zones[zone].top[::-1][:n] if card >= 0]
        return (
            line("peek", deck=self.deck, n=len(seen), cards="|".join([key(w, card) for card in seen])) if seen else None
        )


class SortUnknown(Decision):
    """TW-625: return any of the cards that were looked at; the others lie in the order they are named, one of each kind at
    a time."""

    cards: tuple[int, ...]
    """Not yet decided; the first one named will be the next card."""
    kept: tuple[int, ...] = ()
    accounts_for = UNKNOWN

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
            menu.add(CardNamed("next", id), replace(self, cards=rest, kept=(*self.kept, card)))
            menu.add(CardNamed("return", id), Bury(card), replace(self, cards=rest))
        if len(self.cards) > 1:
            menu.add("as-they-lie", replace(self, cards=(), kept=(*self.kept, *self.cards)))
            menu.add("return-all", *[Bury(card) for card in self.cards], replace(self, cards=()))

    def apply(self, w: City, by: Cause) -> Effects:
        w.arrange("exploration", self.kept[::-1])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-625: the order in which the cards that were looked at will come."""
        return line("sorted-unknown", cards="|".join([key(w, card) for card in self.kept])) if self.kept else None


class Bury(Effect[City]):
    """One card that was looked at goes under the Exploration deck."""

    card: int
    beat = "death"
    accounts_for = UNKNOWN

    def apply(self, w: City, by: Cause) -> Effects:
        w.take(self.card, "exploration")
        w.put_under(self.card, "exploration")
        w.unknown -= 1
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("bury", card=key(w, self.card))
