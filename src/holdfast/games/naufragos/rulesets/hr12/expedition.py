"""House rules 1.2: the expedition, its return, and tokens on dice."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import Under, Window
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.dice.log import Faces, against
from holdfast.games.naufragos.dice.rolls import BEFORE, ReadsDice, Roll, ThrowDice, begin_roll, may_spend, total
from holdfast.games.naufragos.exploration.expedition import DrawCard, March, NextExplorer, deck_blocks
from holdfast.games.naufragos.exploration.options import FromDeck, OnTheWay
from holdfast.games.naufragos.exploration.returning import ReturnRoll, after_attempt, return_bonus, return_modifiers
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.exploration.track import Difficulty, step
from holdfast.games.naufragos.log import line
from holdfast.games.naufragos.rules import SECTORS
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.vocabulary import Dice
from holdfast.games.naufragos.world import Shore


class HrMarch(March):
    """Rows 31 and 32, NA-541 to NA-543, NA-545: on by one space and the explorer's own deck, an earlier deck, or pending."""

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        here = w.sector(seat)
        own = SECTORS.index(here) if here in SECTORS else len(SECTORS)
        if here != "summit":
            menu.add(OnTheWay("advance"), GoOn(seat))
        elif menu.explain:
            menu.closed(OnTheWay("advance"), *needs(False, "NA-545", "on-the-summit"))
        for i, sector in enumerate(SECTORS):
            if i < own and w.size(sector):
                menu.add(FromDeck("draw", sector), DrawCard(seat, sector))
            elif menu.explain:
                menu.closed(
                    FromDeck("draw", sector),
                    *(needs(i < own, "NA-543", "not-an-earlier-sector") or deck_blocks(w, sector, True)),
                )
        self.offer_rest(w, seat, menu)


class GoOn(Effect[Shore]):
    """NA-541, NA-544: the white cube and the explorer's cube move 1 forward; a card of the deck there is drawn."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        step = Cause(by.seat, by.who, by.card, by.place, "step-on")
        return (Under(step, (Difficulty(1),)), StepOn(self.seat))


class StepOn(Effect[Shore]):
    seat: int
    quiet: ClassVar[bool] = True
    beat = "move"
    accounts_for = ("track", "difficulty")

    def apply(self, w: Shore, by: Cause) -> Effects:
        step(w, self.seat)
        sector = w.sector(self.seat)
        if sector == "summit" or not w.size(sector):
            return (Settle(self.seat), NextExplorer(self.seat))
        return (DrawCard(self.seat, sector),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-541: [HR1.2] the explorer's own step, for which the difficulty rose by 1."""
        return line("step-on", step=phrases.space(self.seat, w.track[self.seat]), now=w.difficulty)


class HrReturnRoll(ReturnRoll):
    """Rows 33 to 35, NA-581: each returning explorer rolls, from the active one in marching order."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = tuple([s for s in self.group if s in w.party])
        return (OneReturns(group),) if group else ()


class OneReturns(Effect[Shore]):
    """NA-582, NA-593: the next member rolls; when nobody is left to roll, the attempt has failed."""

    group: tuple[int, ...]
    rolled: int = 0
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.rolled >= len(self.group):
            return after_attempt(w, self.group, home=False)
        roller = self.group[self.rolled]
        return (Roll("return", 2, (roller,), (ReadOne(self.group, self.rolled),)),)


class ReadOne(ReadsDice, Effect[Shore]):
    """NA-582: one explorer's success suffices for all."""

    group: tuple[int, ...]
    rolled: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if total(w) + return_bonus(w, self.group, self.group[self.rolled]) >= w.difficulty:
            return after_attempt(w, self.group, home=True)
        return (OneReturns(self.group, self.rolled + 1),)

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        roller = self.group[self.rolled]
        return against("return", w, faces, (roller,), return_modifiers(w, self.group, roller), w.difficulty)


class HrRoll(Roll):
    """NA-242: before any roll a waiting white pawn may be resolved."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.white_waits and self.kind != "wounds":
            return (Window("dice"), CastDice(self.kind, self.dice, self.rollers, self.then))
        return cast_dice(w, self)


class CastDice(Effect[Shore]):
    """Row 36, NA-683: before the roll the one who rolls may add a token's value; never after."""

    kind: Dice
    dice: int
    rollers: tuple[int, ...]
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return cast_dice(w, self)


def cast_dice(w: Shore, roll: Roll | CastDice) -> Effects:
    begin_roll(w, roll.rollers)
    throw = ThrowDice(roll.kind, roll.dice)
    if may_spend(w, roll.rollers):
        return (BEFORE, throw) + roll.then  # noqa: RUF005 - quicker than unpacking
    return (throw,) + roll.then  # noqa: RUF005
