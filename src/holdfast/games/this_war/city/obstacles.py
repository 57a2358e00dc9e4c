"""Obstacles outside: what opens them, and what is behind (TW-622, TW-626, TW-641, TW-642)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Condition, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Block, Menu, block
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.conditions import ASKED
from holdfast.games.this_war.book.scripts import Offered
from holdfast.games.this_war.cards import Chooser
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import GOODS, line, rolled, yes
from holdfast.games.this_war.rules import LOCKPICK, NOBODY
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.things.tokens import carried
from holdfast.games.this_war.things.tracks import Noise
from holdfast.games.this_war.vocabulary import Blank
from holdfast.games.this_war.world import City


class Pair(Condition[City]):
    """TW-622, TW-1716: two scavengers, or one who is strong enough alone."""

    def holds(self, w: City, by: Cause) -> bool:
        return len(w.searching()) > 1 or w.with_ability("strong") != NOBODY

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-pair")


class Carried(Condition[City]):
    """A blank token is where it can be used now."""

    name: Blank

    def holds(self, w: City, by: Cause) -> bool:
        return carried(w, self.name)

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-token", what=self.name)


class PickLock(Effect[City]):
    """TW-622, TW-323, TW-641: 4–10 opens it and costs the Lockpick; a failure leaves the other ways. Arica may roll again."""

    then: tuple[AnyEffect, ...]
    again: bool = True
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "lock", need=w.rules.lock_holds + 1) > w.rules.lock_holds:
            discard(w, w.pile, LOCKPICK, 1)
            return self.then
        if self.again and w.with_ability("picklock") != NOBODY:
            return (TryAgain(self.then),)
        return (LockHeld(),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("pick-lock", roll=rolled(outcomes), open=yes(rolled(outcomes) > w.rules.lock_holds))


class TryAgain(Decision):
    """Picklock: the second result stands."""

    then: tuple[AnyEffect, ...]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("again", PickLock(self.then, again=False))
        menu.add("keep", LockHeld())


class LockHeld(Effect[City]):
    """The other ways to deal with the door are still open."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.content.cards[by.card]
        assert isinstance(card, Chooser)
        return (Offered(tuple([choice for choice in card.choices if choice.key != "pick"])),)


class Twist(Effect[City]):
    """TW-626: the Location's Script of a colour, or silence."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        return (ByColour(w.place(w.location).scripts, (Noise(-1),)),)
