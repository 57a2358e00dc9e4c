"""How castaways are told: energy, wounds, death."""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.naufragos.castaways.health import DYING, PRICE, whom, wounded
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.text.log.lines import Told, came_to, group, key, level, line, one, strained
from holdfast.games.naufragos.world import Shore

EVENING = ("survival", "end")


def energy(w: Shore, e: Any, by: Cause) -> Told:
    """Energy gained and lost, in the words of the moment; what another line says with it is left out."""
    meant = [s for s in whom(w, by, e.who) if not (e.unless and w.perk(s, e.unless) >= 0)]
    if not meant:
        return line("fire-alone") if e.who == "not-lost" and e.n > 0 and by.place == "" and w.phase in EVENING else None
    if by.place == "heat" or _told_elsewhere(w, e, by):
        return None
    seats = [s for s in meant if came_to(w, e.n, s)]
    changes = {came_to(w, e.n, s) for s in seats}
    message = "energy" if len(seats) == 1 else "energy-each"
    if by.place == "action" and by.target in ("rest", "build"):
        message = by.target
    elif by.target == "return-roll":
        message = "another-try"
    elif by.place == "" and w.phase in EVENING:
        message = _evening(e)
    elif e.n < 0 and by.place == "" and e.who.isdigit():
        message = "effort"
    if not seats and message not in TOLD_ANYWAY:
        return None
    return line(
        message,
        n=changes.pop() if len(changes) == 1 else 0,
        full="yes" if e.full else "no",
        castaways=strained(w, seats),
        **level(w, meant[0]),
        **group(w, seats or meant[:1]),
    )


TOLD_ANYWAY = ("rest", "warm-night", "cold-night")
"""What is worth a line although nobody's energy changes: who has none to lose gets a wound, which is told (NA-162)."""


def _evening(e: Any) -> str:
    """NA-320 to NA-322: the night."""
    if e.who == "not-lost":
        return "warm-night" if e.n > 0 else "cold-night"
    return "lost-night"


def _told_elsewhere(w: Shore, e: Any, by: Cause) -> bool:
    """A price that the line of what it pays for tells; what food gives, which the meal tells; what hunger (NA-312) and
    the medic's pains (NA-930) take, which the wounds tell."""
    if e.n < 0 and (by.target == PRICE or (by.place == "action" and by.target == "campfire")):
        return True
    return w.phase in EVENING and by.place == "" and by.target == "" and e.who.isdigit()


def exhausted(w: Shore, e: Any, by: Cause) -> Told:
    return line("exhausted", **group(w, e.seats), **hurt(w, e.seats))


def hurt(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """What a scale shows now, where it is one castaway's."""
    seats = list(seats)
    alone = len(seats) == 1
    return {
        "wounds": w.wounds[seats[0]] if alone else 0,
        "trauma": w.trauma[seats[0]] if alone else 0,
        "top": w.top(seats[0]) if alone else 0,
        "alone": "yes" if alone else "no",
    }


def wound(w: Shore, e: Any, by: Cause) -> Told:
    """NA-165; by night it is hunger that wounds (NA-312)."""
    seats = whom(w, by, e.who)
    if not seats:
        return None
    n = came_to(w, e.n, DYING + seats[0]) if len(seats) == 1 else e.n
    if by.place != "" or w.phase not in EVENING:
        return line("wound", n=n, **group(w, seats), **hurt(w, seats))
    weaker = "yes" if came_to(w, -1, seats[0]) else "no"
    return line("hunger", n=n, weaker=weaker, **level(w, seats[0]), **group(w, seats), **hurt(w, seats))


def nobody_to_heal(w: Shore, e: Any, by: Cause) -> Told:
    """NA-171: a camp card that was to heal, on somebody who has no wound any more."""
    seats = whom(w, by, e.who)
    return line("no-wound", **group(w, seats[:1])) if by.place == "camp" and seats and not wounded(w, seats) else None


def healed(w: Shore, e: Any, by: Cause) -> Told:
    """NA-171; in the wounds step it is the medic who heals (NA-930)."""
    medic = w.having("medic") if by.place == "" and w.phase in EVENING else -1
    if medic >= 0:
        message, name = "medic-trauma" if e.trauma else "medic-wound", phrases.name(medic)
        return line(message, medic=name, **level(w, medic), **group(w, e.seats), **hurt(w, e.seats))
    healed = {came_to(w, e.n, s) for s in e.seats}
    n = healed.pop() if len(healed) == 1 else 0
    return line("healed-trauma" if e.trauma else "healed", n=n, **group(w, e.seats), **hurt(w, e.seats))


def trauma(w: Shore, e: Any, by: Cause) -> Told:
    seats = whom(w, by, e.who)
    return line("trauma", n=e.n, **group(w, seats), **hurt(w, seats)) if seats else None


def scar(w: Shore, e: Any, by: Cause) -> Told:
    return line("scar", **one(w, e.seat), **hurt(w, (e.seat,)))


def die(w: Shore, e: Any, by: Cause) -> Told:
    """NA-173, NA-182: who has died, and to whom the starting player's token passes."""
    passes = came_to(w, 0) and w.living()
    return line("die", passes="yes" if passes else "no", starter=phrases.name(w.starter), **one(w, e.seat))


def bequeath(w: Shore, e: Any, by: Cause) -> Told:
    """NA-174, NA-176, NA-179, NA-180: what goes with the dead, or waits to be shared out; nothing where he had nothing."""
    if not came_to(w, 0):
        return None
    gone = e.was_lost if w.rules.name == "hr12" else e.alone
    return line("buried" if gone else "left-behind", **one(w, e.seat))


def inherit(w: Shore, e: Any, by: Cause) -> Told:
    return line("inherit", what=key(w, e.card) if e.card >= 0 else "log-food", **one(w, e.seat))
