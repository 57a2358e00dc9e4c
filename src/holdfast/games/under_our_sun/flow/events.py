"""Events (US-506 to US-509, US-1151 to US-1153), and what their cards ask for."""

from collections.abc import Sequence
from typing import Any, ClassVar

from holdfast.core.engine.effect import (
    AnyCondition,
    AnyEffect,
    BoundedRecord,
    Cause,
    Effect,
    Effects,
    Outcomes,
    Question,
    Seat,
)
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import card_of, unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Event
from holdfast.games.under_our_sun.dice.rolls import Roll, roller, successes
from holdfast.games.under_our_sun.log import (
    Args,
    RollReader,
    Told,
    card_choice,
    key,
    line,
    one,
    somebody,
)
from holdfast.games.under_our_sun.options import CardChoice, Numbered, WithPerson, WithThing
from holdfast.games.under_our_sun.pieces import NOTHING
from holdfast.games.under_our_sun.things.dropping import swept
from holdfast.games.under_our_sun.things.gear import on_ground, put_away
from holdfast.games.under_our_sun.things.goods import PayGoods, Received, TakeCard
from holdfast.games.under_our_sun.things.supply import cannot_pay, receive, return_all
from holdfast.games.under_our_sun.vocabulary import Box, Good, Key, Position
from holdfast.games.under_our_sun.world import Sands, me


def event_due(w: Sands, char: int) -> bool:
    """US-507: the token is there, and no active enemy is left, or he came hidden."""
    return w.spots[w.pos[char]].event and w.alive(char) and (w.is_hidden(char) or not w.opposed(char))


class EventIfClear(Effect[Sands]):
    """US-506, US-507, US-424: on entering, after the fight."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (DrawEvent(self.char),) if event_due(w, self.char) else ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-507: enemies still oppose the character who came in."""
        pos = w.pos[self.char]
        waits = w.alive(self.char) and w.spots[pos].event and not event_due(w, self.char)
        return line("event-waits", place=phrases.place(w, pos)) if waits else None


def after_fight(w: Sands, pos: str, char: int) -> Effects:
    """US-508: the fight has just ended: the character who ended it draws, or the next exposed one there in turn order."""
    spot = w.spots.get(pos)
    return draws(w, pos, char) if spot is not None and spot.event and not w.fights else ()


def draws(w: Sands, pos: str, char: int) -> Effects:
    for foe in w.foes:
        if foe.pos == pos and not foe.only:
            return ()
    return next_drawer(w, pos, char)


def next_drawer(w: Sands, pos: str, char: int) -> Effects:
    there = sorted([c for c in w.here(pos) if w.exposed(c)], key=lambda c: (c - char) % w.crew)
    drawer = char if char in there else next(iter(there), -1)
    return (DrawEvent(drawer),) if drawer >= 0 else ()


class FightOver(Effect[Sands]):
    """What follows a combat turn: a waiting event (US-508)."""

    pos: Position
    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return after_fight(w, self.pos, self.char)


class DrawEvent(Effect[Sands]):
    """US-506: one event card, and the token is gone."""

    char: int
    beat = "card"
    accounts_for = ("spots.*.event", "zones.event", "zones.event-discard")

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        if not w.spots[pos].event:
            return ()
        w.change(pos, event=False)
        if w.bare("event"):
            if w.bare("event-discard"):
                return ()
            w.refill("event", "event-discard")
        card = w.draw("event", "event-discard")
        then = w.card(card, Event).then
        cause = Cause(w.seat_of(self.char), self.char, card, "event")
        return (Under(cause, then),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        drawn = w.zones["event-discard"].top
        if not drawn:
            return None
        return line("event", card=key(w, drawn[-1]), place=phrases.place(w, w.pos[self.char]), **one(w, self.char))


# --- decisions ---------------------------------------------------------------------------------------------------------


class Choice(BoundedRecord):
    """One branch of a decision; a payment needs the full amount (US-808)."""

    key: Key
    then: tuple[AnyEffect, ...] = ()
    pay: dict[Good, int] = {}
    when: AnyCondition | None = None


def choice_blocks(w: Sands, by: Cause, choice: Choice) -> Blocks:
    char = me(w, by)
    blocks = cannot_pay(w, char, choice.pay)
    if choice.when is not None:
        blocks += needs(choice.when.holds(w, by), "US-1153", "not-possible")
    return blocks


class Decide(Question[Sands]):
    """US-509: choices belong to the player of the affected character."""

    choices: tuple[Choice, ...]
    log_answer = card_choice

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = me(w, by)
        if not w.alive(char) or all(choice_blocks(w, by, c) for c in self.choices):
            return ()
        return (w.seat_of(char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = me(w, by)
        for choice in self.choices:
            price = tuple([PayGoods(char, what, n) for what, n in choice.pay.items()])
            menu.add(CardChoice(choice.key, card_of(w, by)), *price, *choice.then, blocks=choice_blocks(w, by, choice))


# --- verbs of events -----------------------------------------------------------------------------------------------------


class PlaceContainer(Effect[Sands]):
    test: Box
    beat = "tile"
    accounts_for = ("spots.*.box",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(w.pos[me(w, by)], box=self.test)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("place-container", test=self.test, place=phrases.place(w, w.pos[me(w, by)]))


class TakeItem(Question[Sands]):
    """Toolbox: one item of this price or less from the item deck."""

    price: int

    def open(self, w: Sands) -> dict[str, int]:
        found: dict[str, int] = {}
        cards: tuple[Any, ...] = w.content.cards
        for card in w.zones["item"].top:
            if cards[card].price <= self.price:
                found.setdefault(cards[card].id, card)
        return found

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.open(w) and w.alive(me(w, by)) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for id, card in self.open(w).items():
            menu.add(WithThing("take", id), TakeCard(me(w, by), card))


class ClearDropped(Effect[Sands]):
    """Sand Devil: dropped goods on the tile go to the supply and to their decks, but not those in a camp."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[me(w, by)]
        if w.camp(pos):
            return ()
        goods, cards = w.spots[pos].dropped, on_ground(w, pos)
        return_all(w, goods)
        w.change(pos, dropped=NOTHING)
        for card in cards:
            put_away(w, card)
        return swept(goods, cards)


class ShareWater(Question[Sands]):
    """Water Barrel: one other character on the tile gains water."""

    n: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = me(w, by)
        return (by.seat,) if len(w.here(w.pos[char])) > 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in w.here(w.pos[me(w, by)]):
            if other != me(w, by):
                menu.add(WithPerson("water", other), GiveWater(other, self.n))


class GiveWater(Effect[Sands]):
    char: int
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = receive(w, self.char, "water", self.n)
        return (Received(self.char, ("water",) * n),)


class Truce(Effect[Sands]):
    """Wounded Raider: the next Human enemy that would start a first combat turn with him leaves instead."""

    beat = "fight"
    accounts_for = ("truce",)
    log = somebody("truce")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.bit("truce", me(w, by), True)
        return ()


class Gamble(Question[Sands]):
    """Gambler: stake 1 to 3 own water on a green die, or decline."""

    log_answer = card_choice

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.alive(me(w, by)) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = me(w, by)
        for n in range(1, min(3, w.water[char]) + 1):
            menu.add(Numbered("stake", n), PayGoods(char, "water", n), Bet(n))
        menu.add(CardChoice("decline", card_of(w, by)))


class Bet(Effect[Sands]):
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        return (Roll("table", "G", w.pos[char], (Winnings(self.n),), char),)


class Winnings(RollReader):
    """A success returns twice, a double success three times the stake."""

    n: int
    log = unlogged
    accounts_for = ("water",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        won = successes(w)
        char = me(w, by)
        n = receive(w, char, "water", self.n * (1 + won)) if won else 0
        return (Received(char, ("water",) * n),) if n else ()

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        return line("roll-gamble", stake=self.n, **dice, **one(w, roller(roll)))
