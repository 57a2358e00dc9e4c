"""What is left behind and what is reached: closed sectors, the summit, and the last turn that it brings (NA-570 to NA-577,
NA-720 to NA-723, NA-739)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.exploration.options import ChooseTurn
from holdfast.games.naufragos.exploration.track import must_pass_over, pass_over
from holdfast.games.naufragos.log import fields, line
from holdfast.games.naufragos.rules import SUMMIT
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore


class Settle(Effect[Shore]):
    """NA-570, NA-572 to NA-577, NA-720, NA-739: once a card or option is fully resolved, closed sectors are left
    behind by everybody, and the first castaway on the summit decides about the end. What is done in the camp while an
    exploration card is in hand waits for that card."""

    active: int = -1
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        zones = w.zones
        if zones["exploring"].top:
            return ()
        if not (zones["coast"].mixed and zones["interior"].mixed and zones["heart"].mixed):
            leaving = tuple([seat for seat in w.living() if must_pass_over(w, seat)])
            if leaving:
                return (LeaveBehind(leaving), Settle(self.active))
        if w.summit >= 0 or SUMMIT not in w.track:
            return ()
        first = first_on_summit(w, self.active)
        if first < 0:
            return ()
        w.summit = first
        w.summit_turn = w.turn
        return (ReachSummit(first),)


class LeaveBehind(Effect[Shore]):
    """NA-570, NA-572: they leave a closed sector for the first space of the next one that is open."""

    seats: tuple[int, ...]
    accounts_for = ("track",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in self.seats:
            pass_over(w, seat)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("leave-behind", steps="|".join([phrases.space(s, w.track[s]) for s in self.seats]))


def first_on_summit(w: Shore, active: Seat) -> Seat:
    """NA-739: the active one before the others of the expedition, and these before the rest; nobody is -1."""
    there = [s for s in w.living() if w.track[s] == SUMMIT]
    order = (active, *w.party, *w.turn_order(active if active >= 0 else w.starter))
    return next((s for s in order if s in there), -1)


class ReachSummit(Effect[Shore]):
    """NA-720, NA-721: [2013] the decision is made at once, without looking at the event deck."""

    seat: int
    accounts_for = ("summit", "summit_turn", "zones.event")
    log = fields()

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ChooseLastTurn(self.seat),)


def turns_left(w: Shore) -> int:
    """NA-914, NA-916: basic events in the deck; plot events lengthen nothing."""
    return w.size("event") - plot_events(w)


def turn_left(w: Shore) -> bool:
    """NA-202, NA-203: is a basic event in the deck? One that is not decided yet is one."""
    mixed = w.zones["event"].mixed
    return (mixed != () and (mixed[0] < 0 or min(mixed) < 0)) or turns_left(w) > 0


def is_last(w: Shore) -> bool:
    """NA-720, NA-740: this turn was chosen as the last one, or the next was and cannot come any more."""
    return w.last_turn == w.turn or (w.last_turn > w.turn and not turn_left(w))


def plot_events(w: Shore) -> int:
    cards = w.content.cards
    return sum([entry >= 0 and isinstance(cards[entry], Plot) for entry in w.zones["event"].entries()])


class ChooseLastTurn(Question[Shore]):
    """NA-720, NA-723: this turn or the next is the last; only this one when no event is left."""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(ChooseTurn("this"), SetLastTurn(w.turn))
        menu.add(ChooseTurn("next"), SetLastTurn(w.turn + 1), blocks=needs(turns_left(w), "NA-723", "no-event-left"))


class SetLastTurn(Effect[Shore]):
    turn: int
    accounts_for = ("last_turn",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.last_turn = self.turn
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-720, NA-725 to NA-727: and what is decided after it."""
        ships = "one" if w.rules.one_ship() else "any"
        return line("set-last-turn", now="yes" if self.turn == w.turn else "no", ships=ships)
