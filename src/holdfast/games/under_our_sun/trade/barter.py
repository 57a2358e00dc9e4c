"""Trade between characters (US-346, US-347, US-666): one action point, any number of goods, by agreement."""

from functools import cache
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.log import DEED, HANDS, LogOnly, Told, answers, line, mixed, one, to_whom, yes
from holdfast.games.under_our_sun.options import Quantity
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import held_in, kind_zone
from holdfast.games.under_our_sun.things.goods import LoadWeapons, spilt
from holdfast.games.under_our_sun.things.supply import add, kinds
from holdfast.games.under_our_sun.world import Sands

GOODS = frozenset({"water", *KINDS})


class Barter(Question[Sands]):
    """What passes from hand to hand: `give` and `want` are lists of goods; the partner agrees, the dead do not ask."""

    char: int
    other: int
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        options, char, other = menu.options, self.char, self.other
        give, want = self.give, self.want
        if w.alive(other):
            for thing in belongings(w, char, give):
                into = (
                    menu.backs if thing in want and thing in GOODS else options
                )  # the same for the same: few want that
                more = Barter(char, other, give + (thing,), want)  # noqa: RUF005 - quicker than unpacking
                into.append(option(Quantity("give", thing), seat, (more,)))
                if (n := several(w, char, thing, give)) > 1:
                    into.append(
                        option(Quantity("give", thing, n), seat, (Barter(char, other, give + (thing,) * n, want),))
                    )
        for thing in belongings(w, other, want):
            into = menu.backs if thing in give and thing in GOODS else options
            more = Barter(char, other, give, want + (thing,))  # noqa: RUF005
            into.append(option(Quantity("want", thing), seat, (more,)))
            if (n := several(w, other, thing, want)) > 1:
                into.append(option(Quantity("want", thing, n), seat, (Barter(char, other, give, want + (thing,) * n),)))
        if give or want:
            options.append(Option("propose", seat, (Agreement(char, other, give, want),)))
        options.append(leave_it(seat))


def several(w: Sands, char: int, thing: str, used: tuple[str, ...]) -> int:
    """How many of a kind of goods are not in the bargain yet: all of them may go at once."""
    return w.have(char, thing) - used.count(thing) if thing in GOODS else 1


@cache
def leave_it(seat: Seat) -> Option:
    return Option("leave-it", seat)


def belongings(w: Sands, char: int, used: tuple[str, ...]) -> list[str]:
    """Water, cubes, cards and objective tokens that are not in the bargain yet."""
    out = ["water"] if w.water[char] > used.count("water") else []
    for what, n in kinds(w.goods[char]):
        if not used or n > used.count(what):
            out.append(what)
    things = w.things(char)
    if not things and not w.carried[char]:
        return out
    ids, cards = list(w.carried[char]), w.content.cards
    for card in things:
        ids.append(cards[card].id)
    left = set(ids)
    for id in used:
        if id in left and ids.count(id) <= used.count(id):
            left.remove(id)
    return out + sorted(left)


class Agreement(Question[Sands]):
    """US-347: the partner must agree."""

    char: int
    other: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    log_answer = answers("refuse", "refuse")

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        ask = w.alive(self.other) and w.seat_of(self.other) != w.seat_of(self.char)
        return (w.seat_of(self.other),) if ask else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("agree", *self.moves())
        menu.add("refuse")

    def moves(self) -> tuple[AnyEffect, ...]:
        """Cards first, so that a bottle goes with its water; what nobody can carry is lost at the end."""
        hands = [Hand(self.char, self.other, thing) for thing in self.give]
        hands += [Hand(self.other, self.char, thing) for thing in self.want]
        return (
            Bargain(self.char, self.other, self.give, self.want),
            *sorted(hands, key=lambda hand: hand.thing == "water"),
            Spill(self.char),
            Spill(self.other),
            LoadWeapons(self.char),
            LoadWeapons(self.other),
            Overflow(self.char),
            Overflow(self.other),
        )

    def apply(self, w: Sands, by: Cause) -> Effects:
        asked = w.alive(self.other) and w.seat_of(self.other) != w.seat_of(self.char)
        return () if asked else self.moves()


class Bargain(LogOnly):
    """A bargain that is struck, for the log."""

    char: int
    other: int
    give: tuple[str, ...]
    want: tuple[str, ...]
    beat = "gain"
    accounts_for = (*DEED, *HANDS)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-346: what each gives; from the dead it is only taken."""
        what = "both" if self.give and self.want else "give" if self.give else "want"
        args = {"gives": mixed(self.give), "gets": mixed(self.want), "what": what, "living": yes(w.alive(self.other))}
        return line("bargain", **args, **to_whom(self.other), **one(w, self.char))


class Hand(Effect[Sands]):
    """One thing changes hands."""

    frm: int
    to: int
    thing: str
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.thing == "water":
            w.water[self.frm] -= 1
            w.water[self.to] += 1
        elif self.thing in KINDS:
            w.goods[self.frm] = add(w.goods[self.frm], self.thing, -1)
            w.goods[self.to] = add(w.goods[self.to], self.thing, 1)
        elif self.thing in w.carried[self.frm]:
            left = list(w.carried[self.frm])
            left.remove(self.thing)
            w.carried[self.frm] = tuple(left)
            w.carried[self.to] = (*w.carried[self.to], self.thing)
        else:
            card = next(c for c in w.things(self.frm) if w.content.cards[c].id == self.thing)
            w.move(card, held_in(w, self.frm, card), kind_zone(w, self.to, card))
        return ()


class Spill(Effect[Sands]):
    """US-1173: water beyond what he can carry is lost."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return spilt(w, self.char)
