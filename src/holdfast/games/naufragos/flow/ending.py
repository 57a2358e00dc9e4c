"""Leaving the island: the rescue, the score, the end (NA-183, NA-202, NA-720 to NA-739)."""

from typing import ClassVar

from holdfast.core.definition import Presentation
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Over
from holdfast.core.state.world import Outcome
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.store import made_anew
from holdfast.games.naufragos.castaways.diary import tokens_left
from holdfast.games.naufragos.exploration.summit import is_last
from holdfast.games.naufragos.log import DAY, EVENTS, TOKENS, group, line
from holdfast.games.naufragos.rules import STORY_OF
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import STORIES, Shore, nobody_rescued


def icons(w: Shore) -> set[str]:
    """NA-728, NA-729, NA-946: finished constructions, the loaded cannon, and the items of those not lost."""
    found = set()
    for construction, icon in (("bonfire", "bb"), ("sand", "ss"), ("raft", "ra")):
        if construction in w.built:
            found.add(icon)
    if w.loaded:
        found.add("ca")
    for seat in w.not_lost():
        found |= {w.item(card).signal for card in w.items(seat)}
    return found - {""}


def answers(w: Shore, card: int, have: set[str]) -> bool:
    """All icons of one strip must be met together (NA-728)."""
    return any(have.issuperset(strip) for strip in w.happening(card).rescue)


def rescuers(w: Shore) -> list[int]:
    """NA-726, NA-915: the current event, plot events of this turn, and every card still in the deck."""
    return [*w.zones["event-now"].top, *[card for card in w.zones["event"].entries() if card >= 0]]


class RescueCheck(Effect[Shore]):
    """NA-725, NA-726, NA-732: after the survival phase of the last turn. [2013] Any card of the deck will do."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not is_last(w):
            return ()
        have = icons(w)
        if not w.not_lost():
            return (nobody_rescued(w, "all-lost", "NA-732"),)
        w.look("event", w.size("event"))
        if ships := [card for card in rescuers(w) if answers(w, card, have)]:
            return (Rescue(ships[0]),)
        return (nobody_rescued(w, "no-rescue", "NA-726"),)


class Rescue(Effect[Shore]):
    """NA-734: [2013] each rescued castaway draws tokens for the space reached, then all is counted."""

    ship: int = -1
    """The event whose ship has seen the signals."""
    accounts_for = EVENTS

    def apply(self, w: Shore, by: Cause) -> Effects:
        discarded = w.size("story-discard")
        w.came_to = ()
        for seat in w.not_lost():
            before = w.size(STORIES[seat])
            for _ in range(STORY_OF[w.track[seat]]):
                if tokens_left(w):
                    w.draw("story", STORIES[seat])
            w.came_to += ((seat, w.size(STORIES[seat]) - before),)
        return (*made_anew(w, "story", discarded), Score())

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-728, NA-734: which signals were seen; [2013] and the tokens for how far each has come."""
        have = icons(w)
        strips = w.happening(self.ship).rescue if self.ship >= 0 else (sorted(have),)
        strip = next(strip for strip in strips if have.issuperset(strip))
        drawn = [phrases.drawn(seat, n) for seat, n in w.came_to if n]
        return line(
            "rescue",
            signals="|".join(strip),
            tokens="yes" if drawn else "no",
            drawn="|".join(drawn),
            **group(w, w.not_lost()),
        )


def card_points(w: Shore, seat: int) -> int:
    return sum([w.item(card).story for card in w.items(seat)])


def token_points(w: Shore, seat: int) -> int:
    return sum([w.piece(card).value for card in w.zones[STORIES[seat]].top])


class Score(Effect[Shore]):
    """NA-730, NA-736, NA-737, NA-793: only the rescued score; the highest score wins, or all of them together."""

    track: bool = False
    """[HR1.2] The number of the exploration space is added (NA-735)."""
    quiet: ClassVar[bool] = True
    accounts_for = TOKENS

    def apply(self, w: Shore, by: Cause) -> Effects:
        saved = w.not_lost()
        scores = [0] * w.players
        for seat in saved:
            scores[seat] = token_points(w, seat) + card_points(w, seat) + self.track * STORY_OF[w.track[seat]]
        if w.rules.cooperative:
            total = sum(scores)
            return (Over(Outcome(True, "rescued", "NA-793", (total,) * w.players, tuple(range(w.players)))),)
        ranks = {s: (scores[s], w.track[s], -w.trauma[s], -w.wounds[s]) for s in saved}
        best = max(ranks.values())
        winners = tuple(sorted([s for s in saved if ranks[s] == best]))
        return (Over(Outcome(True, "rescued", "NA-736", tuple(scores), winners)),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-730, NA-734, NA-735: only the rescued score."""
        scores = []
        for seat in w.not_lost():
            diary, items, track = token_points(w, seat), card_points(w, seat), self.track * STORY_OF[w.track[seat]]
            scores.append(phrases.score(seat, diary + items + track, diary, items, track))
        return line("score", scores="|".join(scores))


def log_over(over: Over, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """NA-736, NA-793: who has won, or why nobody has."""
    winners = over.outcome.winners
    if not winners:
        return LogEntry(f"why-{over.outcome.why}")
    if w.rules.cooperative:
        return line("all-win", n=over.outcome.scores[0])
    return line("wins", n=max(over.outcome.scores), **group(w, winners))


ENDING = Presentation(log=log_over, beat="end", accounts_for=("turn", "starter", *DAY, *EVENTS))
