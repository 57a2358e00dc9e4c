"""Items that a card takes away."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import THINGS, key, line, one
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.vocabulary import Lot, Perk, Who
from holdfast.games.naufragos.world import ITEMS, Shore, actor


class LoseItem(Question[Shore]):
    """An item is discarded: by lot, or as its owner chooses."""

    who: Who = "me"
    how: Lot = "choice"

    def loser(self, w: Shore, by: Cause) -> Seat:
        seats = whom(w, by, self.who)
        return seats[0] if seats and w.items(seats[0]) else -1

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        loser = self.loser(w, by)
        return (loser,) if loser >= 0 and self.how == "choice" else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.items(seat):
            menu.add(Thing("lose", w.content.cards[card].id), LoseThis(card))

    def apply(self, w: Shore, by: Cause) -> Effects:
        loser = self.loser(w, by)
        if loser < 0 or self.how == "choice":
            return ()
        items = w.items(loser)
        return (LoseThis(items[w.chance.below(len(items))]),)


class LoseThis(Effect[Shore]):
    """This item leaves the game."""

    card: int
    beat = "loss"
    accounts_for = THINGS

    def apply(self, w: Shore, by: Cause) -> Effects:
        place = w.locate(self.card)
        w.came_to = ((ITEMS.index(place), 1),)
        discard(w, self.card, place)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        [(seat, _)] = w.came_to
        return line("lose-this", card=key(w, self.card), **one(w, seat))


class DiscardItem(Effect[Shore]):
    """An item by its id, in any hands."""

    item: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in range(w.players):
            for card in w.items(seat):
                if w.content.cards[card].id == self.item:
                    discard(w, card, ITEMS[seat])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """An item that a card asks for by its id."""
        gone = w.zones["gone"].top
        return line("discarded", card=key(w, gone[-1])) if gone and w.content.cards[gone[-1]].id == self.item else None


class DiscardPerk(Effect[Shore]):
    """My item with this perk is used up."""

    perk: Perk
    accounts_for = THINGS

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, self.perk), ITEMS[me])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """The card that was discarded last."""
        gone = w.zones["gone"].top
        return line("discarded", card=key(w, gone[-1])) if gone else None
