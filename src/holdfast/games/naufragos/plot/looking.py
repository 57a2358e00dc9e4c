"""Looking at hidden cards: only the one who acts sees them (NA-812).

In sampled worlds of others these are other cards: there they are looked at again (NA-811).
"""

from collections.abc import Callable
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.exploration.options import FromDeck
from holdfast.games.naufragos.log import DECKS, fields, line, one
from holdfast.games.naufragos.options import TwoWords
from holdfast.games.naufragos.plot.options import DrawnNext, LookedAt
from holdfast.games.naufragos.rules import SECTOR_OF, SECTORS
from holdfast.games.naufragos.vocabulary import Afterwards, AnyAfter, AnyDeck, Looked
from holdfast.games.naufragos.world import SECRET, Shore, actor


class Look(Question[Shore]):
    """Cards of a deck are looked at; then they go back, in a new order, or each to the top or the bottom."""

    deck: Looked
    n: int = 1
    then: Afterwards = "back"

    def decks(self, w: Shore, by: Cause) -> list[Any]:
        """`reached`: exploration decks up to the actor's sector; `any`: every exploration deck (K3, plot 44)."""
        if self.deck not in ("reached", "any"):
            return [self.deck] if w.size(self.deck) else []
        sector = SECTOR_OF[w.track[actor(w, by)]]
        reach = len(SECTORS) if self.deck == "any" or sector == "summit" else SECTORS.index(sector) + 1
        return [s for s in SECTORS[:reach] if w.size(s)]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        me = whom(w, by, "me")
        return (me[0],) if me and len(self.decks(w, by)) > 1 else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for deck in self.decks(w, by):
            menu.add(FromDeck("look", deck), replace(self, deck=deck))

    def apply(self, w: Shore, by: Cause) -> Effects:
        decks, me = self.decks(w, by), whom(w, by, "me")
        return (Peek(me[0], decks[0], self.n, self.then),) if decks and me else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return None if self.decks(w, by) else line("nothing-to-look-at")


class Peek(Effect[Shore]):
    """He alone sees them."""

    seat: int
    deck: AnyDeck
    n: int
    then: AnyAfter
    beat = "card"
    accounts_for = DECKS
    log = fields("deck", "n")

    def apply(self, w: Shore, by: Cause) -> Effects:
        cards = w.look(self.deck, self.n, 1 << self.seat)
        return (THEN[self.then](self.seat, self.deck, cards),)


class Seen(Question[Shore]):
    """He has seen them; they stay as they are. People are asked, so that they can look."""

    seat: int
    deck: AnyDeck
    cards: tuple[int, ...]
    moment: ClassVar[str] = SECRET
    private: ClassVar[bool] = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(LookedAt("seen"), LayBack(self.cards), back=True)

    def unsealed(self, seat: Seat | None) -> AnyEffect:
        return self if seat == self.seat else Peek(self.seat, self.deck, len(self.cards), "back")


class LayBack(Effect[Shore]):
    """The cards lie as they lay."""

    cards: tuple[int, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


def laid_back(effect: "TopOrBottom | Reorder", w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """NA-812: that the cards lie in their deck again, never in which order."""
    return line("laid-back", deck=effect.deck, **one(w, effect.seat))


class TopOrBottom(Question[Shore]):
    """Each card in turn, topmost first: it stays on top, or goes under the deck."""

    seat: int
    deck: AnyDeck
    cards: tuple[int, ...]
    keep: tuple[int, ...] = ()
    under: tuple[int, ...] = ()
    private: ClassVar[bool] = True
    accounts_for = DECKS
    log = laid_back

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if self.cards else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        card, rest = self.cards[0], self.cards[1:]
        menu.add(LookedAt("top"), replace(self, cards=rest, keep=(*self.keep, card)))
        menu.add(LookedAt("bottom"), replace(self, cards=rest, under=(*self.under, card)))
        if rest:
            menu.add(TwoWords("top", "all"), replace(self, cards=(), keep=(*self.keep, *self.cards)))
            menu.add(TwoWords("bottom", "all"), replace(self, cards=(), under=(*self.under, *self.cards)))

    def unsealed(self, seat: Seat | None) -> AnyEffect:
        n = len(self.keep) + len(self.under) + len(self.cards)
        return self if seat == self.seat else Peek(self.seat, self.deck, n, "top-or-bottom")

    def apply(self, w: Shore, by: Cause) -> Effects:
        return tuple([ToBottom(self.seat, self.deck, card) for card in self.under])


class ToBottom(Effect[Shore]):
    """A card that only the actor knows goes under its deck."""

    seat: int
    deck: AnyDeck
    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.take(self.card, self.deck)
        w.put_under(self.card, self.deck)
        w.seen[self.card] &= 1 << self.seat
        return ()


class Reorder(Question[Shore]):
    """The cards go back in any order: which one is drawn first, which next? Or all that are left as they lie."""

    seat: int
    deck: AnyDeck
    cards: tuple[int, ...]
    order: tuple[int, ...] = ()
    private: ClassVar[bool] = True
    accounts_for = DECKS
    log = laid_back

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if self.cards else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for i, card in enumerate(self.cards):
            rest = self.cards[:i] + self.cards[i + 1 :]
            menu.add(DrawnNext(i + 1), replace(self, cards=rest, order=(*self.order, card)))
        if len(self.cards) > 1:
            menu.add(TwoWords("next", "all"), replace(self, cards=(), order=(*self.order, *self.cards)))

    def unsealed(self, seat: Seat | None) -> AnyEffect:
        n = len(self.order) + len(self.cards)
        return self if seat == self.seat else Peek(self.seat, self.deck, n, "reorder")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.arrange(self.deck, self.order[::-1], 1 << self.seat)
        return ()


THEN: dict[str, Callable[[Seat, str, tuple[int, ...]], AnyEffect]] = {
    "top-or-bottom": TopOrBottom,
    "reorder": Reorder,
    "back": Seen,
}
"""What is done with cards that were looked at."""
