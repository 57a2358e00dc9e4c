"""Death and inheritance (NA-172 to NA-183)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.belongings import Overloaded, bury, leave
from holdfast.games.naufragos.log import AWAY, HURT, PAWNS, THINGS, TOKENS, TRIP, WHITE, came_to, key, line, one
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import ITEMS, STORIES, Group, Shore, nobody_rescued


class Die(Effect[Shore]):
    """NA-173, NA-174, NA-182, NA-183: cube, pawns and markers go, the diary is lost, the things wait."""

    seat: int
    beat = "death"
    accounts_for = (*HURT, *PAWNS, *WHITE, *TRIP, *AWAY, *TOKENS, "dead", "deaths", "track", "starter")

    def apply(self, w: Shore, by: Cause) -> Effects:
        seat = self.seat
        if w.is_dead(seat):
            return ()
        group = w.group_of(seat) if w.groups else None
        was_lost = group is not None
        alone = len(group.members) == 1 if group else w.party == (seat,)
        w.dead |= 1 << seat
        w.away &= ~(1 << seat)
        w.deaths += 1
        w.track[seat] = 0
        w.energy[seat] = 0
        w.free_pawns[seat] = 0
        w.forget_pawns(seat)
        w.party = _others(w.party, seat)
        if was_lost:
            w.groups = tuple([Group(left, g.difficulty) for g in w.groups if (left := _others(g.members, seat))])
        for card in w.zones[STORIES[seat]].top:
            w.take(card, STORIES[seat])
            w.shuffle_in(card, "story")
        successor = w.after(seat) if seat == w.starter else w.starter
        w.came(0, int(successor != w.starter))
        if seat == w.starter:
            w.starter = successor
            w.white, w.white_waits = "", False
        if not w.living():
            return (nobody_rescued(w, "all-dead", "NA-183"),)
        return (Bequeath(seat, alone, was_lost),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-173, NA-182: who has died, and to whom the starting player's token passes."""
        passes = came_to(w, 0) and w.living()
        return line("die", passes="yes" if passes else "no", starter=phrases.name(w.starter), **one(w, self.seat))


def _others(members: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([s for s in members if s != seat])


class Bequeath(Effect[Shore]):
    """NA-175 to NA-177: [2013] shared out at once by all who live on; lost with a castaway who died alone out there."""

    seat: int
    alone: bool
    was_lost: bool
    quiet: ClassVar[bool] = True
    beat = "death"
    accounts_for = (*THINGS, "held", "zones.estate", "estate_food")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.alone:
            bury(w, self.seat)
            return ()
        leave(w, self.seat)
        return (ShareOut(tuple([s for s in w.living() if w.trauma[s] < w.rules.deadly_trauma])),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-174, NA-176, NA-179, NA-180: what goes with the dead, or waits to be shared out; no entry for nothing."""
        if not came_to(w, 0):
            return None
        gone = self.was_lost if w.rules.house_rules else self.alone
        return line("buried" if gone else "left-behind", **one(w, self.seat))


class ShareOut(Question[Shore]):
    """NA-175, NA-178: one thing at a time, from the starting player clockwise, until nothing is left."""

    heirs: tuple[int, ...]
    nth: int = 0

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if not self.heirs or not (w.zones["estate"].top or w.estate_food):
            return ()
        return (self.heirs[self.nth % len(self.heirs)],)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        after = ShareOut(self.heirs, self.nth + 1)
        for card in w.zones["estate"].top:
            menu.add(Thing("inherit", w.content.cards[card].id), Inherit(seat, card), after)
        if w.estate_food:
            menu.add(Thing("inherit", "food"), Inherit(seat), after)


class Inherit(Effect[Shore]):
    seat: int
    card: int = -1
    beat = "gain"
    accounts_for = (*THINGS, "held", "zones.estate", "estate_food")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.card < 0:
            w.estate_food -= 1
            w.held[self.seat] += 1
            return ()
        w.move(self.card, "estate", ITEMS[self.seat])
        return (Overloaded(self.seat),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("inherit", what=key(w, self.card) if self.card >= 0 else "log-food", **one(w, self.seat))
