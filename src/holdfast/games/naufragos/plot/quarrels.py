"""What is between people: taking sides, the disputed treasure, a divided camp."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.camp_board import leave_camp
from holdfast.games.naufragos.castaways.belongings import Receive
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import Energy, Wound
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.disputes import Quarrel
from holdfast.games.naufragos.log import CAMP_BOARD, group, just, key, line, one, to_whom, toward
from holdfast.games.naufragos.options import Someone, TwoWords
from holdfast.games.naufragos.world import Shore, actor


class SideWith(Question[Shore]):
    """Complicated relationships: I side with one explorer: both gain 1 energy, everybody else not lost loses 1."""

    log_answer = toward("side-with")
    logs_forced = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if whom(w, by, "others") else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in whom(w, by, "others"):
            gains = [Energy(str(s), 1) for s in (seat, other)]
            losses = [Energy(str(s), -1) for s in w.not_lost() if s not in (seat, other)]
            menu.add(Someone("side", other), *gains, *losses)


TREASURE = "plot-28"


class Covetous(Effect[Shore]):
    """Covetous hands: clockwise from the owner, each other castaway not lost may once dispute the treasure."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        owner = holder_of(w, TREASURE)
        if owner < 0 or w.is_lost(owner):
            return ()
        return tuple([Challenge(s) for s in w.turn_order(owner)[1:] if s in w.not_lost()])


def holder_of(w: Shore, item: str) -> Seat:
    for seat in range(w.players):
        if any(w.content.cards[card].id == item for card in w.items(seat)):
            return seat
    return -1


class Challenge(Question[Shore]):
    """Does the challenger dispute the present holder of the treasure?"""

    seat: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        holder = holder_of(w, TREASURE)
        able = holder not in (-1, self.seat) and not w.is_dead(self.seat)
        return (self.seat,) if able else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("challenge", Duel(seat, holder_of(w, TREASURE)))
        menu.add("no-challenge")


class Duel(Effect[Shore]):
    """The challenger wins the treasure, or a wound."""

    seat: int
    holder: int
    accounts_for = ("fight",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(28)
        return (Quarrel(self.seat, self.holder, (WinTreasure(self.seat, card),), (LoseDuel(self.seat),)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("duel", card=key(w, w.plot(28)), **to_whom(w, self.holder), **one(w, self.seat))


class WinTreasure(Effect[Shore]):
    """Only the challenger can win it; the holder merely keeps it."""

    challenger: int
    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Receive(self.challenger, self.card),) if by.who == self.challenger else ()


class LoseDuel(Effect[Shore]):
    """Only the challenger is wounded."""

    challenger: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Wound(str(self.challenger)),) if by.who == self.challenger else ()


class Reconcile(Question[Shore]):
    """Divided camp: with one other castaway in the camp who agrees, 1 energy and 1 story token each; solo 2 energy."""

    log_answer = toward("reach-out")

    def partners(self, w: Shore, by: Cause) -> list[int]:
        me = actor(w, by)
        return [s for s in w.in_camp() if s != me and w.energy[s]] if w.energy[me] else []

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.partners(w, by) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in self.partners(w, by):
            menu.add(Someone("reach-out", other), HandShake(seat, other))
        menu.add(TwoWords("reach-out", "nobody"))

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        if w.solo() and w.energy[me] >= 2:
            return (Energy("me", -2), Peace((me,)))
        return ()


class HandShake(Question[Shore]):
    """The other one pays the same, or not."""

    seat: int
    other: int
    log_answer = just("no-peace", "no-peace")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.other,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("make-peace", Energy(str(self.seat), -1), Energy(str(seat), -1), Peace((self.seat, seat)))
        menu.add("no-peace")


class Peace(Effect[Shore]):
    """The camp is one again."""

    seats: tuple[int, ...]
    beat = "fight"
    accounts_for = CAMP_BOARD

    def apply(self, w: Shore, by: Cause) -> Effects:
        leave_camp(w, by.card)
        return tuple([Story(str(s)) for s in self.seats])

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("peace", **group(w, self.seats))
