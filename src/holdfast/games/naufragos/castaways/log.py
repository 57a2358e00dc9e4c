"""Log entries of energy, wounds and healing, in the words of the moment."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from holdfast.core.engine.effect import Cause, Outcomes
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import came_to, group, level, line, strained
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.games.naufragos.castaways.health import Energy, Healed, Wound

EVENING = ("survival", "end")
LOGGED_ANYWAY = ("rest", "warm-night", "cold-night")
"""Entries that are made although nobody's energy changes: without energy to lose there is a wound, which is logged (NA-162)."""
PRICE = "price"
"""The target of a cause: energy that is logged with what it pays for."""
DYING = len(CASTAWAYS)
"""With the seat: how many wounds it took to kill a castaway, stored in `came_to` besides the energy that was lost."""


def log_energy(effect: "Energy", w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """Energy gained and lost; none if another entry reports it."""
    evening = by.place == "" and w.phase in EVENING
    meant = [s for s in whom(w, by, effect.who) if not (effect.unless and w.perk(s, effect.unless) >= 0)]
    if not meant:
        return line("fire-alone") if effect.who == "not-lost" and effect.n > 0 and evening else None
    if by.place == "heat" or reported_elsewhere(w, effect, by):
        return None
    seats = [s for s in meant if came_to(w, effect.n, s)]
    changes = {came_to(w, effect.n, s) for s in seats}
    message = "energy" if len(seats) == 1 else "energy-each"
    if by.place == "action" and by.target in ("rest", "build"):
        message = by.target
    elif by.target == "return-roll":
        message = "another-try"
    elif evening and effect.who == "not-lost":
        message = "warm-night" if effect.n > 0 else "cold-night"
    elif evening:
        message = "lost-night"
    elif effect.n < 0 and by.place == "" and effect.who.isdigit():
        message = "effort"
    if not seats and message not in LOGGED_ANYWAY:
        return None
    return line(
        message,
        n=changes.pop() if len(changes) == 1 else 0,
        full="yes" if effect.full else "no",
        castaways=strained(w, seats),
        **level(w, meant[0]),
        **group(w, seats or meant[:1]),
    )


def reported_elsewhere(w: Shore, effect: "Energy", by: Cause) -> bool:
    """A price is reported by the entry of what it pays for; what food gives by that of the meal; what hunger (NA-312)
    and the medic (NA-930) take by that of the wounds."""
    if effect.n < 0 and (by.target == PRICE or (by.place == "action" and by.target == "campfire")):
        return True
    return w.phase in EVENING and by.place == "" and by.target == "" and effect.who.isdigit()


def hurt(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """What a scale shows now, if it is one castaway's."""
    seats = list(seats)
    alone = len(seats) == 1
    return {
        "wounds": w.wounds[seats[0]] if alone else 0,
        "trauma": w.trauma[seats[0]] if alone else 0,
        "top": w.top(seats[0]) if alone else 0,
        "alone": "yes" if alone else "no",
    }


def log_wound(effect: "Wound", w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """NA-165; by night it is hunger that wounds (NA-312)."""
    seats = whom(w, by, effect.who)
    if not seats:
        return None
    n = came_to(w, effect.n, DYING + seats[0]) if len(seats) == 1 else effect.n
    if by.place != "" or w.phase not in EVENING:
        return line("wound", n=n, **group(w, seats), **hurt(w, seats))
    weaker = "yes" if came_to(w, -1, seats[0]) else "no"
    return line("hunger", n=n, weaker=weaker, **level(w, seats[0]), **group(w, seats), **hurt(w, seats))


def log_healed(effect: "Healed", w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """NA-171; in the wounds step it is the medic who heals (NA-930)."""
    medic = w.having("medic") if by.place == "" and w.phase in EVENING else -1
    if medic >= 0:
        message, name = "medic-trauma" if effect.trauma else "medic-wound", phrases.name(medic)
        return line(message, medic=name, **level(w, medic), **group(w, effect.seats), **hurt(w, effect.seats))
    amounts = {came_to(w, effect.n, s) for s in effect.seats}
    n = amounts.pop() if len(amounts) == 1 else 0
    message = "healed-trauma" if effect.trauma else "healed"
    return line(message, n=n, **group(w, effect.seats), **hurt(w, effect.seats))
