"""What several give together: energy, items, help (NA-587, NA-928)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace, tag_of
from holdfast.core.engine.effects import Under
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.belongings import discard
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import THINGS, keys, line, one, to_whom
from holdfast.games.naufragos.options import GiveEnergy, Thing
from holdfast.games.naufragos.vocabulary import Who
from holdfast.games.naufragos.world import Shore, actor


def concerned(w: Shore, by: Cause) -> tuple[int, ...]:
    """NA-587, NA-928: the active castaway first, then marching order on an expedition, clockwise in the camp."""
    me = actor(w, by)
    if me in w.party:
        return w.marching(me)
    camp = w.in_camp()
    return tuple([s for s in w.turn_order(me) if s in camp])


class Together(Effect[Shore]):
    """NA-928: n energy together."""

    n: int
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Shares(self.n, concerned(w, by), (), self.then, self.otherwise),)


class Shares(Question[Shore]):
    """NA-587: each states a share, the later ones only the missing part; otherwise nothing is paid."""

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
            menu.add(GiveEnergy(n), replace(self, given=(*self.given, n)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.missing():
            return self.otherwise
        paid = [Energy(str(s), -n) for s, n in zip(self.seats, self.given, strict=False) if n]
        bought = tag_of(type(self.then[0])) if self.then else ""
        return (Under(Cause(by.seat, by.who, by.card, by.place, bought), tuple(paid)), *self.then)


class OfferItems(Question[Shore]):
    """NA-928: items given freely: each concerned castaway in order may offer one; the first offers are taken."""

    n: int = 1
    who: Who = "not-lost"
    then: tuple[AnyEffect, ...] = ()
    otherwise: tuple[AnyEffect, ...] = ()
    offered: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    accounts_for = THINGS

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
                menu.add(Thing("offer", w.content.cards[card].id), replace(self, offered=(*self.offered, card)))
        menu.add("offer-nothing", replace(self, passed=(*self.passed, seat)))

    def apply(self, w: Shore, by: Cause) -> Effects:
        if len(self.offered) < self.n:
            return self.otherwise
        for card in self.offered:
            discard(w, card, w.locate(card))
        return self.then

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if len(self.offered) < self.n:
            return line("nothing-offered", n=self.n)
        return line("offer-items", cards=keys(w, self.offered))


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

    def log_answer(self, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        """Whether somebody spares the one who drew the card what would follow."""
        me = actor(w, by)
        if entry.seat != me:
            return line("helped", answer=entry.key, **to_whom(w, me), **one(w, entry.seat))
        return line("helped", answer="alone", **to_whom(w, me), **one(w, me)) if entry.key == "help" else None
