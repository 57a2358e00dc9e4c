"""Rest: energy by the shelter, and a wound heals (NA-040, NA-450, NA-451)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.health import Energy, Heal
from holdfast.games.naufragos.dice.log import Faces, unopposed
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.rules import CASTAWAYS, Rules
from holdfast.games.naufragos.world import Shore


class Rest(Effect[Shore]):
    """NA-450: [2013] energy by the shelter, then the lowest wound heals."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        rest = rest_roll(w, self.seat)
        return rest + HEALS[self.seat] if w.wounds[self.seat] else rest


def rest_roll(w: Shore, seat: int) -> Effects:
    """NA-040: without a shelter 1 energy and no roll."""
    if not w.shelter:
        return (Energy(str(seat), 1 + warmth(w, seat)),)
    return REST_ROLLS[seat]


class ReadRest(ReadsDice, Effect[Shore]):
    """NA-040: what the shelter gives on 1 to 3, and on 4 to 6."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        gained = w.rules.rest[w.shelter][min(6, total(w)) >= 4]
        return (Energy(str(self.seat), gained + warmth(w, self.seat)),)

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        return unopposed("rest", w, faces, (self.seat,), [])


def usual(rules: Rules, level: int) -> float:
    """The mean energy of a rest, by the shelter."""
    return sum(rules.rest[level]) / 2


def warmth(w: Shore, seat: int) -> int:
    """Blanket and pelt: 1 energy more; the two do not add up."""
    return 1 if w.perk(seat, "blanket") >= 0 else 0


REST_ROLLS: tuple[Effects, ...] = tuple([(Roll("rest", 1, (seat,), (ReadRest(seat),)),) for seat in CASTAWAYS])
HEALS: tuple[Effects, ...] = tuple([(Heal(str(seat)),) for seat in CASTAWAYS])
