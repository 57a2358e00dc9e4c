"""The exploration track, its empty decks, and the return difficulty (NA-030 to NA-033, NA-537, NA-570 to NA-578)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import came_to, line
from holdfast.games.naufragos.rules import FIRST_OF, SECTOR_OF, SECTORS, SUMMIT
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.vocabulary import Who
from holdfast.games.naufragos.world import Shore

NEXT = dict(zip(SECTORS, (*SECTORS[1:], "summit"), strict=True))


class Difficulty(Effect[Shore]):
    """NA-537, NA-552: the white cube, between the lowest space of the rule set and 15; only on an expedition."""

    n: int
    beat = "loss"
    accounts_for = ("difficulty", "track")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.party:
            before = w.difficulty
            w.difficulty = max(w.rules.lowest_difficulty, min(w.rules.highest_difficulty, before + self.n))
            w.came(self.n, w.difficulty - before)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """The step for which it rises (NA-541) tells it too."""
        n = came_to(w, self.n)
        return line("difficulty", n=n, now=w.difficulty) if n and w.party and by.target != "step-on" else None


class Advance(Effect[Shore]):
    """NA-551, NA-571: steps on the exploration track; a sector whose deck is empty is passed over on entering."""

    who: Who = "me"
    n: int = 1
    accounts_for = ("track", "seen_foot")

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = whom(w, by, self.who)
        w.came_to = tuple([(seat, 0) for seat in seats if w.track[seat] == SUMMIT])
        for seat in seats:
            for _ in range(self.n):
                step(w, seat)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        seats = [s for s in whom(w, by, self.who) if came_to(w, self.n, s)]
        return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in seats])) if seats else None


def step(w: Shore, seat: Seat) -> None:
    before = w.sector(seat)
    w.track[seat] = min(SUMMIT, w.track[seat] + 1)
    if w.sector(seat) != before:
        pass_over(w, seat)


def sector_ahead(w: Shore, seat: Seat) -> str:
    """NA-541, NA-571: the sector in which the next step ends, past those whose deck is empty."""
    here, sector = w.sector(seat), SECTOR_OF[min(SUMMIT, w.track[seat] + 1)]
    while sector not in (here, "summit") and closed(w, sector):
        sector = NEXT[sector]
    return sector


def sector_of_card(w: Shore, card: int) -> str:
    """The sector of an exploration card is its back."""
    it = w.card(card)
    return str(getattr(it, "on", it.deck))


def closed(w: Shore, sector: str) -> bool:
    """NA-570, NA-578: the deck is empty, and no card of it is still being resolved."""
    return not w.size(sector) and sector not in [sector_of_card(w, card) for card in w.zones["exploring"].top]


def pass_over(w: Shore, seat: Seat) -> None:
    """NA-570, NA-571: on to the first space of the next sector while this one is closed."""
    while must_pass_over(w, seat):
        w.track[seat] = FIRST_OF[NEXT[w.sector(seat)]]


def must_pass_over(w: Shore, seat: Seat) -> bool:
    """NA-570: the sector is closed; nobody goes on from the summit."""
    sector = SECTOR_OF[w.track[seat]]
    return sector != "summit" and closed(w, sector)
