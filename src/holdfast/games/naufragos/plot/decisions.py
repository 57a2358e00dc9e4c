"""Decisions of one, votes of many, and whom they concern (NA-690 to NA-694, NA-929)."""

from collections import Counter
from typing import ClassVar

from msgspec import field

from holdfast.core.definition import Presentation
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Ballot, Under
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.state.world import BallotResult
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.cards import Choice
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.disputes import SideRolls
from holdfast.games.naufragos.log import key, line, one, toward
from holdfast.games.naufragos.options import Someone
from holdfast.games.naufragos.plot.prices import Pay, price_blocks
from holdfast.games.naufragos.vocabulary import Counted, Who
from holdfast.games.naufragos.world import SECRET, STORIES, Shore, actor

# --- decisions ---------------------------------------------------------------------------------------------------------


def choice_blocks(w: Shore, by: Cause, choice: Choice) -> Blocks:
    """What closes a branch: its price, or its condition."""
    blocks: Blocks = ()
    if choice.pay is not None:
        blocks += price_blocks(w, actor(w, by), choice.pay)
    if choice.when is not None:
        blocks += needs(choice.when.holds(w, by), "NA-005", "not-possible")
    return blocks


def branch(choice: Choice) -> Effects:
    return (Pay(choice.pay), *choice.then) if choice.pay is not None else choice.then


class Decide(Question[Shore]):
    """NA-690, NA-691: the one who drew the card decides, unless it says explorers or players: then they vote."""

    choices: tuple[Choice, ...]
    by: Who = "me"

    def at(self) -> str:
        """NA-800: nobody can tell by the asking which story tokens somebody holds."""
        for choice in self.choices:
            if choice.when is not None and getattr(choice.when, "secret", False):
                return SECRET
        return ""

    def voters(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if self.by == "players":
            return w.not_lost() if by.place == "event" else w.living()
        return whom(w, by, self.by)

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        voters = self.voters(w, by)
        if len(voters) == 1:
            for choice in self.choices:
                if not choice_blocks(w, by, choice):
                    return voters
        return ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            menu.add(choice.key, *branch(choice), blocks=choice_blocks(w, by, choice))

    def apply(self, w: Shore, by: Cause) -> Effects:
        voters = self.voters(w, by)
        return (Vote(tuple(voters), self.choices),) if len(voters) > 1 else ()

    def log_answer(self, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        """A choice, in the words of its card."""
        return line("decide", choice=choice_words(w, by, entry.key), **one(w, entry.seat))


class Vote(Effect[Shore]):
    """NA-691, NA-694: all concerned choose openly at the same time; what is closed to all is left out."""

    voters: tuple[int, ...]
    choices: tuple[Choice, ...]
    again: bool = False
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        choices = tuple([choice for choice in self.choices if not choice_blocks(w, by, choice)])
        if len(choices) < 2:
            return branch(choices[0]) if choices else ()
        keys = tuple([choice.key for choice in choices])
        return (Ballot(self.voters, keys, sealed=False), CountVotes(self.voters, choices, self.again))


def being_voted(w: Shore) -> "CountVotes | None":
    """The vote under way as `Vote` lays it down: while it is asked for, and once all have voted."""
    effect = next(w.coming(), None)
    return effect if isinstance(effect, CountVotes) else None


class CountVotes(Effect[Shore]):
    """NA-692, NA-694: the majority decides; after a tie one more vote, then a strength roll of the tied sides."""

    voters: tuple[int, ...]
    choices: tuple[Choice, ...]
    again: bool
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        ballot = w.laid.pop()
        assert isinstance(ballot, BallotResult)
        sides = {choice.key: tuple([s for s, key in ballot.votes if key == choice.key]) for choice in self.choices}
        most = max([len(side) for side in sides.values()])
        tied = [choice for choice in self.choices if len(sides[choice.key]) == most]
        if len(tied) == 1:
            return branch(tied[0])
        if not self.again:
            return (Vote(self.voters, self.choices, again=True),)
        return (SideRolls(tuple([sides[c.key] for c in tied]), tuple([branch(c) for c in tied])),)


def choice_words(w: Shore, by: Cause, chosen: str) -> str:
    """A branch in the words of its card, or of the rule that asks."""
    words = f"{key(w, by.card)}/choice/{chosen}" if by.card >= 0 else ""
    return words if words in w.content.cards[by.card].names() else f"log-choice-{chosen.replace(':', '-')}"


def log_vote(ballot: Ballot, w: Shore, by: Cause, entry: Entry) -> LogEntry:
    """NA-692: a vote after most have chosen already changes nothing any more."""
    vote = being_voted(w)
    votes = [
        *[ballot.cast for ballot in w.row(Ballot)],
        *[it.votes for it in w.laid[-1:] if isinstance(it, BallotResult)],
    ]
    before = [choice for cast in votes[:1] for seat, choice in cast if seat != entry.seat]
    most = max([before.count(choice) for choice in before], default=0)
    late = vote is not None and 2 * most > len(vote.voters)
    return line("vote", choice=choice_words(w, by, entry.key), late="yes" if late else "no", **one(w, entry.seat))


def log_ballot(ballot: Ballot, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """NA-691, NA-692: the result; each vote has an entry of its own."""
    cast = w.laid[-1]
    vote = being_voted(w)
    assert isinstance(cast, BallotResult)
    assert vote is not None
    votes = Counter([vote for _, vote in cast.votes]).most_common()
    if len(votes) > 1 and votes[0][1] == votes[1][1]:
        return line("vote-tied", again="yes" if vote.again else "no")
    return line("vote-decides", choice=choice_words(w, by, votes[0][0]), n=votes[0][1], of=len(cast.votes))


VOTING = Presentation(log=log_ballot, log_answer=log_vote, beat="fight", accounts_for=("fight",))


# --- for each, for one -------------------------------------------------------------------------------------------------


class Each(Effect[Shore]):
    """One castaway after the other, clockwise from the starter or in marching order; each is `me` in turn."""

    who: Who
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return tuple([Under(Cause(s, s, by.card, by.place), (Turnwise(self.then),)) for s in whom(w, by, self.who)])


class Turnwise(Effect[Shore]):
    """One castaway's turn in an `Each`; the dead have none."""

    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return () if w.is_dead(by.who) else self.then


class Pick(Question[Shore]):
    """I choose one castaway, who is `me` in what follows."""

    frm: Who = field(name="from")
    then: tuple[AnyEffect, ...]
    log_answer = toward("pick")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        me = actor(w, by)
        return (me,) if not w.is_dead(me) and whom(w, by, self.frm) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in whom(w, by, self.frm):
            menu.add(Someone("pick", other), Under(Cause(other, other, by.card, by.place), self.then))


class PickBy(Question[Shore]):
    """NA-929: the castaway not lost with most or fewest wounds or tokens; the starting player breaks ties."""

    what: Counted
    then: tuple[AnyEffect, ...]
    most: bool = True
    log_answer = toward("pick")

    def best(self, w: Shore) -> list[int]:
        seats = w.not_lost()
        count = {s: w.wounds[s] if self.what == "wounds" else w.size(STORIES[s]) for s in seats}
        wanted = (max if self.most else min)(count.values(), default=0)
        return [s for s in seats if count[s] == wanted]

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (w.starter,) if len(self.best(w)) > 1 else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in self.best(w):
            menu.add(Someone("pick", other), Under(Cause(other, other, by.card, by.place), self.then))

    def apply(self, w: Shore, by: Cause) -> Effects:
        best = self.best(w)
        return (Under(Cause(best[0], best[0], by.card, by.place), self.then),) if len(best) == 1 else ()
