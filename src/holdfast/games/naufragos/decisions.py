"""Decisions of one, votes of many, and costs that several may share (NA-587, NA-690 to NA-694, NA-926 to NA-929)."""

from typing import ClassVar

from msgspec import field

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.effects import Ballot, Under
from holdfast.core.engine.menu import Blocks, Menu, block, needs
from holdfast.core.table.world import Cast
from holdfast.games.naufragos.belongings import discard
from holdfast.games.naufragos.cards import Choice, Price
from holdfast.games.naufragos.castaways import Energy, whom
from holdfast.games.naufragos.lexicon import Counted, Lot, Who
from holdfast.games.naufragos.strength import SideRolls
from holdfast.games.naufragos.world import ITEMS, SECRET, STORIES, Shore, actor

# --- prices ------------------------------------------------------------------------------------------------------------


def food_within_reach(w: Shore, seat: Seat) -> int:
    """NA-926: from hand or store; an explorer or a lost castaway only from his own."""
    return w.held[seat] + (w.food if w.at_camp(seat) else 0)


def price_blocks(w: Shore, seat: Seat, price: Price) -> Blocks:
    """NA-005, NA-184: a cost is paid in full or the option may not be chosen."""
    blocks: Blocks = ()
    if w.energy[seat] < price.energy:
        blocks += (block("NA-184", "no-energy", need=price.energy, have=w.energy[seat]),)
    if w.held[seat] < price.own_food:
        blocks += (block("NA-005", "no-own-food", need=price.own_food),)
    if price.food and food_within_reach(w, seat) < price.food:
        blocks += (block("NA-926", "no-food", need=price.food),)
    if w.food < price.store_food:
        blocks += (block("NA-005", "no-store-food", need=price.store_food),)
    if w.wood < price.wood:
        blocks += (block("NA-005", "no-wood", need=price.wood),)
    return blocks


class Pay(Effect[Shore]):
    """A price that can be paid is paid by me; food without a place comes first from the store (NA-926)."""

    price: Price

    def apply(self, w: Shore, by: Cause) -> Effects:
        me, price = actor(w, by), self.price
        from_store = min(price.food, w.food) if w.at_camp(me) else 0
        w.food -= price.store_food + from_store
        w.held[me] -= price.own_food + price.food - from_store
        w.wood -= price.wood
        return (Energy(str(me), -price.energy),) if price.energy else ()


class MustPay(Effect[Shore]):
    """The cost is paid whenever it can be; only if it cannot, the other part happens. The store pays its part even if
    nobody is in the camp (NA-222)."""

    pay: Price
    otherwise: tuple[AnyEffect, ...] = ()

    def apply(self, w: Shore, by: Cause) -> Effects:
        pay = self.pay
        away = not whom(w, by, "me") and (pay.energy or pay.food or pay.own_food)
        if away or price_blocks(w, actor(w, by), pay):
            return self.otherwise
        return (Pay(self.pay),)


# --- decisions ---------------------------------------------------------------------------------------------------------


def choice_blocks(w: Shore, by: Cause, choice: Choice) -> Blocks:
    """What closes a branch: its price, or its condition."""
    blocks: Blocks = ()
    if choice.pay is not None:
        blocks += price_blocks(w, actor(w, by), choice.pay)
    if choice.when is not None:
        blocks += needs(choice.when.holds(w, by), "NA-005", "not-possible")
    return blocks


def branch(choice: Choice) -> Effects:
    return (Pay(choice.pay), *choice.then) if choice.pay is not None else choice.then


class Decide(Question[Shore]):
    """NA-690, NA-691: the one who drew the card decides, unless it says explorers or players: then they vote."""

    choices: tuple[Choice, ...]
    by: Who = "me"

    def at(self) -> str:
        """NA-800: nobody can tell by the asking what story tokens he holds."""
        for choice in self.choices:
            if choice.when is not None and getattr(choice.when, "secret", False):
                return SECRET
        return ""

    def voters(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if self.by == "players":
            return w.not_lost() if by.place == "event" else w.living()
        return whom(w, by, self.by)

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        voters = self.voters(w, by)
        if len(voters) == 1:
            for choice in self.choices:
                if not choice_blocks(w, by, choice):
                    return voters
        return ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *branch(choice), blocks=choice_blocks(w, by, choice))

    def apply(self, w: Shore, by: Cause) -> Effects:
        voters = self.voters(w, by)
        return (Vote(tuple(voters), self.choices),) if len(voters) > 1 else ()


class Vote(Effect[Shore]):
    """NA-691, NA-694: all concerned choose openly at the same time; what is closed to all is left out."""

    voters: tuple[int, ...]
    choices: tuple[Choice, ...]
    again: bool = False
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        choices = tuple([choice for choice in self.choices if not choice_blocks(w, by, choice)])
        if len(choices) < 2:
            return branch(choices[0]) if choices else ()
        keys = tuple([choice.key for choice in choices])
        return (Ballot(self.voters, keys, sealed=False), CountVotes(self.voters, choices, self.again))


class CountVotes(Effect[Shore]):
    """NA-692, NA-694: the majority decides; after a tie one more vote, then a strength roll of the tied sides."""

    voters: tuple[int, ...]
    choices: tuple[Choice, ...]
    again: bool

    def apply(self, w: Shore, by: Cause) -> Effects:
        ballot = w.laid.pop()
        assert isinstance(ballot, Cast)
        sides = {choice.key: tuple([s for s, key in ballot.votes if key == choice.key]) for choice in self.choices}
        most = max([len(side) for side in sides.values()])
        tied = [choice for choice in self.choices if len(sides[choice.key]) == most]
        if len(tied) == 1:
            return branch(tied[0])
        if not self.again:
            return (Vote(self.voters, self.choices, again=True),)
        return (SideRolls(tuple([sides[c.key] for c in tied]), tuple([branch(c) for c in tied])),)


# --- for each, for one -------------------------------------------------------------------------------------------------


class Each(Effect[Shore]):
    """One castaway after the other, clockwise from the starter or in marching order; each is `me` in his turn."""

    who: Who
    then: tuple[AnyEffect, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        return tuple([Under(Cause(s, s, by.card, by.place), (Turnwise(self.then),)) for s in whom(w, by, self.who)])


class Turnwise(Effect[Shore]):
    """One castaway's turn in an `Each`; the dead have none."""

    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return () if w.is_dead(by.who) else self.then


class Pick(Question[Shore]):
    """I choose one castaway, who is `me` in what follows."""

    frm: Who = field(name="from")
    then: tuple[AnyEffect, ...]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        me = actor(w, by)
        return (me,) if not w.is_dead(me) and whom(w, by, self.frm) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in whom(w, by, self.frm):
            menu.add(f"pick:seat-{other}", Under(Cause(other, other, by.card, by.place), self.then))


class PickBy(Question[Shore]):
    """NA-929: the castaway not lost with most or fewest wounds or tokens; the starting player breaks ties."""

    what: Counted
    then: tuple[AnyEffect, ...]
    most: bool = True

    def best(self, w: Shore) -> list[int]:
        seats = w.not_lost()
        count = {s: w.wounds[s] if self.what == "wounds" else w.size(STORIES[s]) for s in seats}
        wanted = (max if self.most else min)(count.values(), default=0)
        return [s for s in seats if count[s] == wanted]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (w.starter,) if len(self.best(w)) > 1 else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in self.best(w):
            menu.add(f"pick:seat-{other}", Under(Cause(other, other, by.card, by.place), self.then))

    def apply(self, w: Shore, by: Cause) -> Effects:
        best = self.best(w)
        return (Under(Cause(best[0], best[0], by.card, by.place), self.then),) if len(best) == 1 else ()


# --- shared costs ------------------------------------------------------------------------------------------------------


def concerned(w: Shore, by: Cause) -> tuple[int, ...]:
    """NA-587, NA-928: the active castaway first, then marching order on an expedition, clockwise in the camp."""
    me = actor(w, by)
    if me in w.party:
        at = w.march.index(me)
        return tuple([s for s in (*w.march[at:], *w.march[:at]) if s in w.party])
    camp = w.in_camp()
    return tuple([s for s in w.turn_order(me) if s in camp])


class Together(Effect[Shore]):
    """NA-928: n energy together."""

    n: int
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Shares(self.n, concerned(w, by), (), self.then, self.otherwise),)


class Shares(Question[Shore]):
    """NA-587: each states what he gives, the later ones only the missing part; else nothing is paid."""

    n: int
    seats: tuple[int, ...]
    given: tuple[int, ...] = ()
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()

    def missing(self) -> int:
        return self.n - sum(self.given)

    def hopeless(self, w: Shore) -> bool:
        return self.missing() > sum([w.energy[s] for s in self.seats[len(self.given) :]])

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if not self.missing() or self.hopeless(w):
            return ()
        return (self.seats[len(self.given)],)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(min(w.energy[seat], self.missing()) + 1):
            menu.add(f"give:{n}", replace(self, given=(*self.given, n)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.missing():
            return self.otherwise
        paid = [Energy(str(s), -n) for s, n in zip(self.seats, self.given, strict=False) if n]
        return (*paid, *self.then)


class OfferItems(Question[Shore]):
    """NA-928: items given freely: each concerned castaway in order may offer one; the first offers are taken."""

    n: int = 1
    who: Who = "not-lost"
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()
    offered: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()

    def left(self, w: Shore, by: Cause) -> list[int]:
        """Who is still to be asked, and has something to offer."""
        seats = [s for s in w.turn_order(max(0, actor(w, by))) if s in whom(w, by, self.who)]
        return [s for s in seats if s not in self.passed and [c for c in w.items(s) if c not in self.offered]]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        left = self.left(w, by)
        return (left[0],) if left and len(self.offered) < self.n else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.items(seat):
            if card not in self.offered:
                menu.add(f"offer:{w.content.cards[card].id}", replace(self, offered=(*self.offered, card)))
        menu.add("offer-nothing", replace(self, passed=(*self.passed, seat)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if len(self.offered) < self.n:
            return self.otherwise
        for card in self.offered:
            discard(w, card, w.locate(card))
        return self.then


class Helped(Question[Shore]):
    """Somebody may pay energy to spare me what follows otherwise; asked from me in marching order (NA-928)."""

    n: int
    who: Who = "others"
    otherwise: tuple[AnyEffect, ...] = ()
    passed: tuple[int, ...] = ()

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        meant = whom(w, by, self.who)
        able = [s for s in concerned(w, by) if s in meant and s not in self.passed and w.energy[s] >= self.n]
        return (able[0],) if able else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("help", Energy(str(seat), -self.n))
        menu.add("do-not-help", replace(self, passed=(*self.passed, seat)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        return self.otherwise


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
        discard(w, self.card, w.locate(self.card))
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

    perk: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        discard(w, w.perk(me, self.perk), ITEMS[me])
        return ()
