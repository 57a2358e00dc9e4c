"""Story tokens and luck spent on dice (NA-680 to NA-687, NA-790, NA-791, NA-795)."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import EVERYBODY, Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo
from holdfast.games.naufragos.cards import PARTS
from holdfast.games.naufragos.dice.options import ChangeRoll
from holdfast.games.naufragos.dice.rolls import ThrowDice, can_be_lucky
from holdfast.games.naufragos.log import TOKENS, fields, somebody
from holdfast.games.naufragos.options import Amount
from holdfast.games.naufragos.world import ACTING, STORIES, Shore


class Repeat(Effect[Shore]):
    """NA-680, NA-687, NA-802: [2013] a token goes face down to the discard, and the whole roll is repeated."""

    seat: int
    beat = "use"
    accounts_for = TOKENS
    log = somebody("repeat")

    def apply(self, w: Shore, by: Cause) -> Effects:
        spend_token(w, self.seat, lowest(w, w.zones[STORIES[self.seat]].top))
        w.luck_spent = True
        w.bonus = int(w.ability(self.seat) == "lucky")
        return (ThrowAgain(),)


def lowest(w: Shore, tokens: tuple[int, ...]) -> int:
    """The token of the lowest value."""
    pieces = PARTS[w.content].pieces
    return min(tokens, key=lambda card: pieces[card].value)


class ThrowAgain(Effect[Shore]):
    """The same dice once more; the second result stands."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        old = w.taken_up()
        return (ThrowDice(old.kind, len(old.faces)),)


class AddToken(Effect[Shore]):
    """NA-683, NA-685, NA-686: [HR1.2] a token of this value is shown, goes back to the bag and adds its value."""

    seat: int
    value: int
    beat = "gain"
    accounts_for = TOKENS
    log = fields("value")

    def apply(self, w: Shore, by: Cause) -> Effects:
        pieces = PARTS[w.content].pieces
        for card in w.zones[STORIES[self.seat]].top:
            if pieces[card].value == self.value:
                spend_token(w, self.seat, card)
                break
        w.luck_spent = True
        w.bonus = self.value + (w.ability(self.seat) == "lucky")
        return ()


class BeLucky(Effect[Shore]):
    """NA-791: the lucky castaway's one roll of the turn."""

    beat = "use"
    accounts_for = ("today",)
    log = somebody("be-lucky")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.remember("luck")
        w.luck_spent = True
        w.bonus = 1
        return ()


def spend_token(w: Shore, seat: Seat, card: int) -> None:
    """NA-137, NA-138, NA-801: [2013] face down to a discard; [HR1.2] shown, and back into the bag."""
    w.take(card, STORIES[seat])
    if w.rules.bags:
        w.show(card, EVERYBODY)
        w.shuffle_in(card, "story")
    else:
        w.put(card, "story-discard")


def story_offers(w: Shore, moment: str, seat: Seat, menu: Menu) -> None:
    """Before the dice [HR1.2] or after them [2013], once per roll, for those who roll."""
    if w.luck_spent or seat not in w.rollers:
        return
    if not w.rules.story_dice:
        if moment == "roll" and can_be_lucky(w, seat):
            menu.add(ChangeRoll("luck"), BeLucky(), stay=True, by=ACTING[seat])
        return
    tokens = w.zones[STORIES[seat]].top
    if not tokens:
        return
    if moment == "rolled":
        menu.options.append(REPEATS[seat])
    elif moment == "roll":
        pieces, values = PARTS[w.content].pieces, set()
        for card in tokens:
            values.add(pieces[card].value)
        for value in sorted(values):
            menu.options.append(TOKEN_OPTIONS[seat][value])


def repeat_option(seat: Seat) -> Option:
    return option(ChangeRoll("repeat"), seat, (Repeat(seat),), stay=True, by=ACTING[seat])


def token_option(seat: Seat, value: int) -> Option:
    return option(Amount("add-token", value), seat, (AddToken(seat, value),), stay=True, by=ACTING[seat])


REPEATS = tuple([repeat_option(seat) for seat in range(len(ACTING))])
TOKEN_OPTIONS = tuple([Memo(partial(token_option, seat)) for seat in range(len(ACTING))])
"""Made once."""
