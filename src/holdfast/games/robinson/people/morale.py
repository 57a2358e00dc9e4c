"""The Morale track (RC-004, RC-647) and the arrows that move it (RC-1217)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.log import line, the
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.world import Island


class Morale(Effect[Island]):
    """RC-004, RC-647: the marker never leaves the track, and no Wounds follow."""

    n: int

    def apply(self, w: Island, by: Cause) -> Effects:
        moved = max(w.rules.morale_low, min(w.rules.morale_high, w.morale + self.n)) - w.morale
        return (MoraleMoves(moved),) if moved else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-004: the marker never leaves the track; its moves have their own entry."""
        if self.n < 0 and w.morale == w.rules.morale_low:
            return line("morale-stays", how="lowest")
        return line("morale-stays", how="highest") if self.n > 0 and w.morale == w.rules.morale_high else None


class MoraleMoves(Effect[Island]):
    """How far the marker really goes."""

    n: int
    beat = "gain"
    accounts_for = ("morale",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.morale += self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("morale", n=self.n, now=w.morale)


class CoverArrows(Question[Island]):
    """RC-1217: n Morale arrows are covered, one at a time; crossing them has no effect any more."""

    n: int

    def arrows(self, w: Island) -> list[tuple[int, int]]:
        open_ = [(s, a) for s in range(w.players) for a in w.character(s).arrows]
        return [arrow for arrow in open_ if arrow not in w.arrows_covered]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.n and self.arrows(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who, arrow in self.arrows(w):
            menu.add(Somebody("cover", who, arrow), CoverArrow(who, arrow), CoverArrows(self.n - 1))


class CoverArrow(Effect[Island]):
    who: int
    arrow: int
    accounts_for = ("arrows_covered",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.arrows_covered = (*w.arrows_covered, (self.who, self.arrow))
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("cover-arrow", who=the(self.who))
