"""Stealing from a dealer, and its anger (US-717, US-718)."""

from collections.abc import Sequence
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.rolls import successes
from holdfast.games.under_our_sun.dice.tests import GhillieNet
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen, put_foe
from holdfast.games.under_our_sun.log import DEED, HANDS, PAWNS, STALLS, Args, RollReader, Told, key, line, one, to_whom
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.people.characters import come_out
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.supply import receive
from holdfast.games.under_our_sun.trade.traders import change_stock, dealer, dealer_card, stock, trader_key
from holdfast.games.under_our_sun.vocabulary import Good
from holdfast.games.under_our_sun.world import Sands


class Untap(Effect[Sands]):
    """US-611: in the combat turn that goes on, no enemy has attacked yet."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.tapped_foes = ()
        return ()


class Theft(RollReader):
    """US-717, US-718: one cube for an attempt that succeeds, or the trader's anger; who was hidden is seen by all (US-421)."""

    char: int
    trader: int
    log = unlogged
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        taken = Snatch(self.char, self.trader, 1)
        if successes(w):
            return (taken,)
        symbols = (SpawnOpen(w.pos[self.char]),) if w.is_hidden(self.char) else ()
        caught = (Anger(self.char, self.trader), *symbols, FirstCombatTurn(self.char))
        if w.perk(self.char, "ghillie") >= 0:
            return (GhillieNet(self.char, (taken,), caught),)
        return caught

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        dealer = key(w, dealer_card(w, self.trader))
        return line("roll-theft", dealer=dealer, **dice, **one(w, self.char))


class Snatch(Question[Sands]):
    """US-717: any cube of the display, water included."""

    char: int
    trader: int
    n: int
    """How many are still to be taken: one, but in older saves."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        water, goods = stock(w, self.trader)
        return (w.seat_of(self.char),) if self.n and (water or any(goods)) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        water, goods = stock(w, self.trader)
        for what, n in (("water", water), *zip(KINDS, goods, strict=True)):
            if n:
                menu.add(
                    WithThing("snatch", what),
                    TakeStock(self.char, self.trader, what, stolen=True),
                    replace(self, n=self.n - 1),
                )

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (Overflow(self.char),)


class TakeStock(Effect[Sands]):
    char: int
    trader: int
    what: Good
    n: int = 1
    stolen: bool = False
    """US-717; otherwise it is taken for something sold (US-714)."""
    beat = "gain"
    accounts_for = (*STALLS, *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        change_stock(w, self.trader, self.what, -self.n)
        receive(w, self.char, self.what, self.n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-714, US-717: stolen, or taken for something sold."""
        message = "steal" if self.stolen else "payout"
        return line(
            message, goods=phrases.goods({self.what: self.n}), trader=trader_key(self.trader), **one(w, self.char)
        )


class Anger(Effect[Sands]):
    """US-718, US-720: from now on the dealer is this character's enemy."""

    char: int
    trader: int
    beat = "fight"
    accounts_for = ("foes.*.only", "zones.mission-cards", *PAWNS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        shown = come_out(w, self.char)
        card = dealer_card(w, self.trader)
        foe = next((f for f in w.foes if f.card == card), None)
        if foe is None:
            it = dealer(w, self.trader)
            assert it is not None
            w.move(card, w.locate(card), "enemies")
            put_foe(w, card, it.pos, only=1 << self.char, met=True)
        else:
            w.set_foe(foe.id, only=foe.only | 1 << self.char)
        return shown

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("anger", dealer=trader_key(self.trader), **to_whom(self.char))
