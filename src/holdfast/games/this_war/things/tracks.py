"""Cold and Noise (TW-202, TW-203, TW-211, TW-606)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.log import line
from holdfast.games.this_war.rules import MOST_COLD, MOST_NOISE, NOBODY
from holdfast.games.this_war.world import City


class Cold(Effect[City]):
    """TW-202, TW-203, TW-211: Cold tokens come and go; six are the most."""

    n: int
    beat = "loss"
    accounts_for = ("cold",)

    def apply(self, w: City, by: Cause) -> Effects:
        before, w.cold = w.cold, max(0, min(MOST_COLD, w.cold + self.n))
        w.shifts = shifted(w.cold - before)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-202: beyond the end of its track it does not rise."""
        if w.shifts:
            return line("cold", n=w.shifts[0][2], now=w.cold)
        return line("cold-full", now=w.cold) if self.n > 0 else None


def shifted(n: int) -> tuple[tuple[int, int, int], ...]:
    """The shift of a track that is nobody's, if it moved."""
    return ((NOBODY, 0, n),) if n else ()


def heard(noise: int, n: int) -> int:
    """TW-606: where the Noise marker comes to stand; it never leaves the track."""
    return max(1, min(MOST_NOISE, noise + n))


def louder(w: City, n: int) -> None:
    """TW-606: the Noise marker goes up or down."""
    w.noise = heard(w.noise, n)


class Noise(Effect[City]):
    """TW-606, TW-644: the marker never leaves the track, and a change alone causes no encounter; at home nobody counts."""

    n: int
    beat = "loss"
    accounts_for = ("noise",)

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase == "scavenging":
            before = w.noise
            louder(w, self.n)
            w.shifts = shifted(w.noise - before)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-606: below 1 it does not fall."""
        if w.phase != "scavenging":
            return None
        if w.shifts:
            return line("noise", n=w.shifts[0][2], now=w.noise)
        return line("noise-least", now=w.noise) if self.n < 0 else None


class NoiseSet(Effect[City]):
    """TW-606: the Noise marker is put on a number."""

    n: int
    accounts_for = ("noise",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = self.n
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("noise-set", now=w.noise)
