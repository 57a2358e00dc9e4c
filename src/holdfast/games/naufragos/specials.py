"""Verbs that few cards need, each named after what it does."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Last
from holdfast.core.engine.menu import Menu
from holdfast.core.table.world import Lasting
from holdfast.games.naufragos.belongings import Receive, discard
from holdfast.games.naufragos.campboard import leave_camp
from holdfast.games.naufragos.castaways import Energy, Wound, whom
from holdfast.games.naufragos.lexicon import Bettered, Dearer, Deck
from holdfast.games.naufragos.numbers import ORCHARD_TILES, ROPES
from holdfast.games.naufragos.stores import Rope, tiles_left, used_tiles
from holdfast.games.naufragos.story import Story
from holdfast.games.naufragos.strength import Quarrel
from holdfast.games.naufragos.world import ITEMS, Shore, actor


class Cost(Effect[Shore]):
    """An action costs more or less this turn."""

    action: Dearer
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(f"cost-{self.action}", self.n, until="turn")),)


class Bonus(Effect[Shore]):
    """This turn only: `fishing` tiles, `return` rolls, or the `difficulty` an expedition starts with."""

    what: Bettered
    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Last(Lasting(self.what, self.n, until="turn")),)


class Prepare(Effect[Shore]):
    """NA-507: this turn's expedition, if he is on it; after it, nothing."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.prepared |= 1 << actor(w, by)
        return ()


class IfWounded(Effect[Shore]):
    """What follows only if somebody got a wound by what came first."""

    first: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (*self.first, SinceThen(w.hurts, self.then))


class SinceThen(Effect[Shore]):
    hurts: int
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return self.then if w.hurts > self.hurts else ()


# --- places in the camp ------------------------------------------------------------------------------------------------


class Orchard(Effect[Shore]):
    """NA-957, NA-965: a tile of the card into the store; where none is on it, four are put on it, face down."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size("orchard"):
            w.draw("orchard", "tiles")
            return ()
        for _ in range(ORCHARD_TILES):
            if tiles_left(w):
                w.pass_unseen("forage", "orchard")
        return ()


class OrchardLose(Effect[Shore]):
    """Fruit bats: tiles on the Orchard are discarded."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        for _ in range(min(self.n, w.size("orchard"))):
            w.pass_unseen("orchard", used_tiles(w))
        return ()


class Lianas(Effect[Shore]):
    """A rope; the card goes once no rope token is left in the reserve."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Rope(), LianasGone())


class LianasGone(Effect[Shore]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.rope >= ROPES:
            leave_camp(w, by.card)
        return ()


class TakeWood(Effect[Shore]):
    """A fallen tree: wood of the card into the store; the card goes when it is empty."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = min(self.n, w.on_card[by.card])
        w.wood += n
        w.on_card[by.card] -= n
        if not w.on_card[by.card]:
            leave_camp(w, by.card)
        return ()


class LoadCannon(Effect[Shore]):
    """NA-508: the actor discards his powder; the cannon is loaded."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, "powder"), ITEMS[me])
        w.loaded = True
        return ()


class UnloadCannon(Effect[Shore]):
    """The loaded cannon is fired."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.loaded = False
        return ()


class DiscardTop(Effect[Shore]):
    """The top card of a deck is discarded."""

    deck: Deck

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size(self.deck):
            w.draw(self.deck, "gone")
        return ()


# --- people ------------------------------------------------------------------------------------------------------------


class SideWith(Question[Shore]):
    """Complicated relationships: I side with one explorer: both gain 1 energy, everybody else not lost loses 1."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if whom(w, by, "others") else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in whom(w, by, "others"):
            gains = [Energy(str(s), 1) for s in (seat, other)]
            losses = [Energy(str(s), -1) for s in w.not_lost() if s not in (seat, other)]
            menu.add(f"side:seat-{other}", *gains, *losses)


TREASURE = "plot-28"


class Covetous(Effect[Shore]):
    """Covetous hands: clockwise from the owner, each other castaway not lost may once dispute the treasure."""

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
    """Does he dispute whoever holds the treasure now?"""

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

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(28)
        return (Quarrel(self.seat, self.holder, (WinTreasure(self.seat, card),), (LoseDuel(self.seat),)),)


class WinTreasure(Effect[Shore]):
    """Only the challenger can win it; the holder merely keeps it."""

    challenger: int
    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Receive(self.challenger, self.card),) if by.who == self.challenger else ()


class LoseDuel(Effect[Shore]):
    """Only the challenger is wounded."""

    challenger: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Wound(str(self.challenger)),) if by.who == self.challenger else ()


class Reconcile(Question[Shore]):
    """Divided camp: with one other castaway in the camp who agrees, 1 energy and 1 story token each; solo 2 energy."""

    def partners(self, w: Shore, by: Cause) -> list[int]:
        me = actor(w, by)
        return [s for s in w.in_camp() if s != me and w.energy[s]] if w.energy[me] else []

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.partners(w, by) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in self.partners(w, by):
            menu.add(f"reach-out:seat-{other}", HandShake(seat, other))
        menu.add("reach-out:nobody")

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        if w.solo() and w.energy[me] >= 2:
            return (Energy("me", -2), Peace((me,)))
        return ()


class HandShake(Question[Shore]):
    """The other one pays his part too, or not."""

    seat: int
    other: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.other,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("make-peace", Energy(str(self.seat), -1), Energy(str(seat), -1), Peace((self.seat, seat)))
        menu.add("no-peace")


class Peace(Effect[Shore]):
    """The camp is one again."""

    seats: tuple[int, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        leave_camp(w, by.card)
        return tuple([Story(str(s)) for s in self.seats])
