"""The exploration track and the return difficulty; empty decks; the summit (NA-030 to NA-033, NA-537, NA-570 to NA-578)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, needs
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.castaways import whom
from holdfast.games.naufragos.lexicon import Who
from holdfast.games.naufragos.numbers import FIRST_OF, HIGHEST_DIFFICULTY, SECTOR_OF, SECTORS, SUMMIT
from holdfast.games.naufragos.world import Shore

NEXT = dict(zip(SECTORS, (*SECTORS[1:], "summit"), strict=True))


class Difficulty(Effect[Shore]):
    """NA-537, NA-552: the white cube, between the lowest space of the rule set and 15; only on an expedition."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.party:
            w.difficulty = max(w.rules.lowest_difficulty, min(HIGHEST_DIFFICULTY, w.difficulty + self.n))
        return ()


class Advance(Effect[Shore]):
    """NA-551, NA-571: steps on the exploration track; a sector whose deck is empty is passed over on entering."""

    who: Who = "me"
    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in whom(w, by, self.who):
            for _ in range(self.n):
                step(w, seat)
        return ()


def step(w: Shore, seat: Seat) -> None:
    before = w.sector(seat)
    w.track[seat] = min(SUMMIT, w.track[seat] + 1)
    if w.sector(seat) != before:
        pass_over(w, seat)


def sector_of_card(w: Shore, card: int) -> str:
    """The sector of an exploration card is its back."""
    it = w.card(card)
    return str(getattr(it, "on", it.deck))


def closed(w: Shore, sector: str) -> bool:
    """NA-570, NA-578: the deck is empty, and no card of it is still being resolved."""
    return not w.size(sector) and sector not in [sector_of_card(w, card) for card in w.zones["exploring"].top]


def pass_over(w: Shore, seat: Seat) -> None:
    """NA-570, NA-571: on to the first space of the next sector while this one is closed."""
    while (sector := SECTOR_OF[w.track[seat]]) != "summit" and closed(w, sector):
        w.track[seat] = FIRST_OF[NEXT[sector]]


class Settle(Effect[Shore]):
    """NA-570, NA-572 to NA-577, NA-720, NA-739: once a card or option is fully resolved, closed sectors are left
    behind by everybody, and the first castaway on the summit decides about the end."""

    active: int = -1
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        zones = w.zones
        if not (zones["coast"].mixed and zones["interior"].mixed and zones["heart"].mixed):
            for seat in w.living():
                pass_over(w, seat)
        if w.summit >= 0 or SUMMIT not in w.track:
            return ()
        first = first_on_summit(w, self.active)
        if first < 0:
            return ()
        w.summit = first
        w.summit_turn = w.turn
        return (ReachSummit(first),)


def first_on_summit(w: Shore, active: Seat) -> Seat:
    """NA-739: the active one before the others of his expedition, and these before the rest; nobody is -1."""
    there = [s for s in w.living() if w.track[s] == SUMMIT]
    order = (active, *w.party, *w.turn_order(active if active >= 0 else w.starter))
    return next((s for s in order if s in there), -1)


class ReachSummit(Effect[Shore]):
    """NA-720, NA-721: [2013] he decides at once, without looking at the event deck."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ChooseLastTurn(self.seat),)


def turns_left(w: Shore) -> int:
    """NA-914, NA-916: basic events in the deck; plot events lengthen nothing."""
    return w.size("event") - plot_events(w)


def turn_left(w: Shore) -> bool:
    """NA-202, NA-203: is a basic event in the deck? One that is not decided yet is one."""
    mixed = w.zones["event"].mixed
    return (mixed != () and (mixed[0] < 0 or min(mixed) < 0)) or turns_left(w) > 0


def plot_events(w: Shore) -> int:
    cards = w.content.cards
    return sum([entry >= 0 and isinstance(cards[entry], Plot) for entry in w.zones["event"].entries()])


class ChooseLastTurn(Question[Shore]):
    """NA-720, NA-723: this turn or the next is the last; only this one when no event is left."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("last-turn:this", SetLastTurn(w.turn))
        menu.add("last-turn:next", SetLastTurn(w.turn + 1), blocks=needs(turns_left(w), "NA-723", "no-event-left"))


class SetLastTurn(Effect[Shore]):
    turn: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.last_turn = self.turn
        return ()
