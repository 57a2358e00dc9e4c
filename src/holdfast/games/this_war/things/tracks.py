"""Cold and Noise (TW-202, TW-203, TW-211, TW-606)."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.this_war.rules import MOST_COLD, MOST_NOISE, NOBODY
from holdfast.games.this_war.world import City


class Cold(Effect[City]):
    """TW-202, TW-203, TW-211: Cold tokens come and go; six are the most."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        before, w.cold = w.cold, max(0, min(MOST_COLD, w.cold + self.n))
        w.shifts = shifted(w.cold - before)
        return ()


def shifted(n: int) -> tuple[tuple[int, int, int], ...]:
    """A track that is nobody's has moved by so much, or not at all."""
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

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase == "scavenging":
            before = w.noise
            louder(w, self.n)
            w.shifts = shifted(w.noise - before)
        return ()


class NoiseSet(Effect[City]):
    """TW-606: the Noise marker is put on a number."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = self.n
        return ()
