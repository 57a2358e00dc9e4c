"""Items that a card takes away."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.castaways.health import whom
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
            menu.add(f"lose:{w.content.cards[card].id}", LoseThis(card))

    def apply(self, w: Shore, by: Cause) -> Effects:
        loser = self.loser(w, by)
        if loser < 0 or self.how == "choice":
            return ()
        items = w.items(loser)
        return (LoseThis(items[w.chance.below(len(items))]),)


class LoseThis(Effect[Shore]):
    """This item leaves the game."""

    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        place = w.locate(self.card)
        w.came_to = ((ITEMS.index(place), 1),)
        discard(w, self.card, place)
        return ()


class DiscardItem(Effect[Shore]):
    """An item by its id, whoever holds it."""

    item: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in range(w.players):
            for card in w.items(seat):
                if w.content.cards[card].id == self.item:
                    discard(w, card, ITEMS[seat])
        return ()


class DiscardPerk(Effect[Shore]):
    """My item with this perk is used up."""

    perk: Perk

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, self.perk), ITEMS[me])
        return ()
