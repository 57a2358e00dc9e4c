"""Story tokens: taken, lost, shown (NA-412, NA-658, NA-800, NA-813)."""

from typing import ClassVar

from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.store import made_anew
from holdfast.games.naufragos.castaways.options import PutBackToken
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import TOKENS, came_to, group, line, one, somebody
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.vocabulary import Who
from holdfast.games.naufragos.world import STORIES, Shore, actor


def tokens_left(w: Shore) -> bool:
    """NA-138, NA-139: [2013] an empty pile is made again of the discard."""
    if w.zones["story"].mixed:
        return True
    if not w.size("story") and w.size("story-discard"):
        w.refill("story", "story-discard")
    return w.size("story") > 0


def may_write(w: Shore, seat: Seat) -> bool:
    """NA-658: while somebody holds the Ink, nobody else gains story tokens."""
    holder = w.holder("ink")
    return holder < 0 or holder == seat


class Story(Effect[Shore]):
    """Random tokens, known to their owner alone; the parrot says each one aloud."""

    who: Who = "me"
    n: int = 1
    beat = "card"
    accounts_for = TOKENS

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came_to = ()
        discarded = w.size("story-discard")
        for seat in whom(w, by, self.who):
            taken = 0
            while taken < self.n and may_write(w, seat) and tokens_left(w):
                card = w.draw("story", STORIES[seat])
                if w.perk(seat, "open-diary") >= 0:
                    w.show(card, EVERYBODY)
                taken += 1
            if taken < self.n:
                w.came_to += ((seat, taken),)
        return made_anew(w, "story", discarded) if discarded else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-800: how many, never which; the parrot says it aloud."""
        seats = [s for s in whom(w, by, self.who) if may_write(w, s)]
        if not seats:
            return line("no-ink", **group(w, whom(w, by, self.who))) if whom(w, by, self.who) else None
        n = came_to(w, self.n, seats[0])
        seats = [s for s in seats if came_to(w, self.n, s) == n]
        if not n:
            return None
        shown = seats[0] if len(seats) == 1 and w.perk(seats[0], "open-diary") >= 0 else -1
        newest = w.zones[STORIES[shown]].top[-n:] if shown >= 0 else ()
        values = phrases.plain(", ".join([str(w.piece(card).value) for card in newest])) if newest else ""
        wrote = by.place == "action" and by.target == "diary"
        now = w.size(STORIES[seats[0]]) if len(seats) == 1 else 0
        message = "diary" if wrote else "story"
        return line(message, n=n, now=now, shown="yes" if values else "no", values=values, **group(w, seats))


class LoseStory(Effect[Shore]):
    """A random own token goes to the discard [2013] or back into the bag [HR1.2]."""

    who: Who = "me"
    n: int = 1
    accounts_for = TOKENS

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came_to = ()
        for seat in whom(w, by, self.who):
            lost = min(self.n, w.size(STORIES[seat]))
            if lost < self.n:
                w.came_to += ((seat, lost),)
            for _ in range(lost):
                tokens = w.zones[STORIES[seat]].top
                card = tokens[w.chance.lot(len(tokens), [])]
                w.take(card, STORIES[seat])
                if w.rules.bags:
                    w.shuffle_in(card, "story")
                else:
                    w.put(card, "story-discard")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if not outcomes:
            return None
        seats = [s for s in whom(w, by, self.who) if came_to(w, self.n, s)]
        return line("lose-story", n=came_to(w, self.n, seats[0]), **group(w, seats)) if seats else None


class Diary(Effect[Shore]):
    """NA-412; with the quill two tokens are drawn, one is kept and the other goes back."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.perk(self.seat, "two-tokens") < 0 or not may_write(w, self.seat):
            return (Story(str(self.seat)),)
        return (Story(str(self.seat)), DrawSecond(self.seat))


class DrawSecond(Effect[Shore]):
    """Quill and paper: a second token to choose from."""

    seat: int
    beat = "card"
    accounts_for = TOKENS

    def apply(self, w: Shore, by: Cause) -> Effects:
        discarded = w.size("story-discard")
        able = bool(w.zones[STORIES[self.seat]].top) and tokens_left(w)
        w.came(0, int(able))
        if not able:
            return ()
        w.draw("story", STORIES[self.seat])
        return (*made_anew(w, "story", discarded), LookAtBoth(self.seat))

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-412: nothing where there was no second one."""
        return line("draw-second", **one(w, self.seat)) if came_to(w, 0) else None


class LookAtBoth(Effect[Shore]):
    """The two tokens drawn last are compared."""

    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        first, second = w.zones[STORIES[self.seat]].top[-2:]
        return (KeepOne(self.seat, first, second),)


class KeepOne(Question[Shore]):
    """Quill and paper: which of the two tokens goes back? Who only imagines it has other tokens there (NA-811)."""

    seat: int
    first: int
    second: int
    private = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for place, card in (("first", self.first), ("second", self.second)):
            menu.add(PutBackToken(place), PutBack(self.seat, card))

    def unsealed(self, seat: Seat | None) -> AnyEffect:
        return self if seat == self.seat else LookAtBoth(self.seat)


class PutBack(Effect[Shore]):
    seat: int
    card: int
    accounts_for = TOKENS
    log = somebody("put-back")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.take(self.card, STORIES[self.seat])
        w.shuffle_in(self.card, "story")
        return ()


class ShowToken(Effect[Shore]):
    """Secret diaries: a token of at least this value is shown to all, the lowest that will do; it stays with its owner."""

    n: int
    beat = "gain"
    accounts_for = TOKENS

    def apply(self, w: Shore, by: Cause) -> Effects:
        tokens = [card for card in w.zones[STORIES[actor(w, by)]].top if w.piece(card).value >= self.n]
        w.show(min(tokens, key=lambda card: w.piece(card).value), EVERYBODY)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        me = actor(w, by)
        value = next(n for card in w.zones[STORIES[me]].top if (n := w.piece(card).value) >= self.n)
        return line("show-token", value=value, **one(w, me))
