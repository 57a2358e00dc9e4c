"""What does not fit, and what is dropped (US-049, US-359, US-777, US-1218)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import DECKS, GROUND, HANDS, LogOnly, Told, key, line, one, yes
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.pieces import NOTHING, Body
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.text.nouns.names import stock
from holdfast.games.under_our_sun.things.gear import held_in, put_away
from holdfast.games.under_our_sun.things.supply import add, join, kinds, to_supply
from holdfast.games.under_our_sun.vocabulary import Good, Position
from holdfast.games.under_our_sun.world import Sands


class Overflow(Question[Sands]):
    """US-049: what does not fit on the board must be dropped on the tile at once."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return () if w.fits(self.char) else (w.owner[self.char],)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Overflow(self.char))


def overflow(w: Sands, char: int) -> Effects:
    """US-049: something must be dropped, or nothing where all has room."""
    return () if w.fits(char) else (Overflow(char),)


def drop_options(w: Sands, char: int, menu: Menu, after: AnyEffect) -> None:
    """One thing at a time: a cube, an item, an objective token, equipment."""
    for what, _ in kinds(w.goods[char]):
        menu.add(WithThing("drop", what), DropGoods(char, what), after)
    shown: set[str] = set()
    for card in w.things(char):
        id = w.content.cards[card].id
        if id not in shown:
            shown.add(id)
            menu.add(WithThing("drop", id), DropThing(char, card), after)
    for token in sorted(set(w.carried[char])):
        menu.add(WithThing("drop", token), DropToken(char, token), after)


def dropped(w: Sands, char: int, what: str) -> Told:
    """US-359, US-969: in a camp it is stored, but not by an outcast."""
    return line("drop", what=what, stored=yes(w.camp(w.pos[char]) and not w.outcast(char)), **one(w, char))


class DropGoods(Effect[Sands]):
    """US-359: on the tile; in a camp it is stored."""

    char: int
    what: Good
    n: int = 1
    beat = "loss"
    accounts_for = (*HANDS, *GROUND, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        w.goods[self.char] = add(w.goods[self.char], self.what, -self.n)
        if w.outcast(self.char):
            to_supply(w, self.what, self.n)
            return ()
        w.change(pos, dropped=add(w.spots[pos].dropped, self.what, self.n))
        return (Bait(pos),) if self.what == "food" else ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return dropped(w, self.char, phrases.goods({self.what: self.n}))


class Bait(Effect[Sands]):
    """M4: 3 food dropped on the boss's tile take a green die from it until the end of the phase."""

    pos: Position
    accounts_for = ("today", "spots.*.dropped")

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((foe for foe in w.foes_at(self.pos) if "boss" in w.fighter(foe).perks), None)
        food = KINDS.index("food")
        if boss is None or w.lasts("baited") or w.spots[self.pos].dropped[food] < 3:
            return ()
        w.change(self.pos, dropped=add(w.spots[self.pos].dropped, "food", -3))
        w.set_today("baited")
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """M4: the food has just been eaten."""
        boss = next((foe for foe in w.foes_at(self.pos) if "boss" in w.fighter(foe).perks), None)
        eaten = w.lasts("baited") and not w.spots[self.pos].dropped[KINDS.index("food")]
        return line("bait", foe=phrases.foe(w, boss)) if boss is not None and eaten else None


class DropThing(Effect[Sands]):
    """An item or a piece of equipment on the ground; water above the new capacity is lost (US-1173), in a camp it is
    stored (US-359)."""

    char: int
    card: int
    beat = "loss"
    accounts_for = (*HANDS, *GROUND, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        water = w.water[char]
        if w.outcast(char):
            put_away(w, self.card)
            return (*poured_out(char, water - w.water[char]), Overflow(char))
        w.move(self.card, held_in(w, char, self.card), "ground")
        pos = w.pos[char]
        w.lying[self.card] = pos
        over = max(0, water - w.water_room(char))
        w.water[char] -= over
        if over and w.camp(pos):
            w.change(pos, stored_water=w.spots[pos].stored_water + over)
            over = 0
        return (*poured_out(char, over), Overflow(char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return dropped(w, self.char, key(w, self.card))


class GoodsLost(LogOnly):
    """What a character has just lost, for the log."""

    char: int
    what: str
    n: int
    beat = "loss"
    accounts_for = ("goods", "water", "supply")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        if not self.n:
            return line("nothing-lost", **one(w, self.char))
        return line("goods-lost", goods=phrases.goods({self.what: self.n}), **one(w, self.char))


def poured_out(char: int, n: int) -> Effects:
    return (GoodsLost(char, "water", n),) if n else ()


class DropToken(Effect[Sands]):
    """US-1218: an objective token is laid down; it is never removed in Preparation."""

    char: int
    token: str
    accounts_for = (*HANDS, *GROUND, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        left = list(w.carried[self.char])
        left.remove(self.token)
        w.carried[self.char] = tuple(left)
        pos = w.pos[self.char]
        w.change(pos, tokens=(*w.spots[pos].tokens, self.token))
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return dropped(w, self.char, phrases.goods({self.token: 1}))


class DropWater(Effect[Sands]):
    """US-359: poured out it is lost; in a camp it is stored."""

    char: int
    n: int = 1
    accounts_for = (*HANDS, *GROUND, *DECKS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[self.char]
        w.water[self.char] -= self.n
        if w.camp(pos) and not w.outcast(self.char):
            w.change(pos, stored_water=w.spots[pos].stored_water + self.n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return dropped(w, self.char, phrases.goods({"water": self.n}))


class Swept(LogOnly):
    """What lay about and is gone, for the log: goods, cards, bodies of enemies."""

    goods: tuple[int, ...]
    cards: tuple[int, ...]
    bodies: tuple[tuple[int, int], ...] = ()
    """Their numbers and cards."""
    accounts_for = ("bodies", "uses", "tapped", "supply", "zones.enemies", "zones.enemy-discard", *GROUND, *DECKS)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-212 to US-214: what lay about, and the bodies."""
        bodies = [phrases.body(w, Body(id, card, "")) for id, card in self.bodies]
        goods = phrases.pieces(stock(self.goods))
        gone = [*goods, *[phrases.card(key(w, card)) for card in self.cards], *bodies]
        return line("swept", what="|".join(gone), many=len(gone))


def swept(goods: tuple[int, ...], cards: list[int], bodies: tuple[tuple[int, int], ...] = ()) -> Effects:
    """Nothing where nothing lay there."""
    return (Swept(goods, tuple(cards), bodies),) if goods != NOTHING or cards or bodies else ()


class DropAll(Effect[Sands]):
    """US-777: on elimination all goods lie on the tile."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, pos = self.char, w.pos[self.char]
        w.change(
            pos,
            dropped=join(w.spots[pos].dropped, w.goods[char]),
            tokens=(*w.spots[pos].tokens, *w.carried[char]),
        )
        w.goods[char] = NOTHING
        w.carried[char] = ()
        for card in w.things(char):
            w.move(card, held_in(w, char, card), "ground")
            w.lying[card] = pos
        w.water[char] = 0
        return ()
