"""Whom a card means (NA-223, NA-555, NA-556)."""

from holdfast.core.engine.effect import Cause, Seat
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.world import Shore, actor, living

ONE = {str(seat): (seat,) for seat in CASTAWAYS}
"""Seats as the engine writes them; most effects mean one."""


def whom(w: Shore, by: Cause, who: str) -> tuple[Seat, ...]:
    """NA-555, NA-556, NA-223: the castaways a word of a card means, the living only."""
    one = ONE.get(who)
    if one is not None:
        return () if w.dead and w.dead >> one[0] & 1 else one
    match who:
        case "me":
            me = actor(w, by)
            gone = w.is_dead(me) or (by.place == "event" and w.is_lost(me))
            return () if gone else (me,)
        case "explorers":
            return w.party
        case "others":
            return others(w.party, actor(w, by))
        case "in-camp":
            return w.in_camp()
        case "not-lost":
            return w.not_lost()
        case "all":
            return w.living()
        case "starter":
            return () if w.is_dead(w.starter) or w.is_lost(w.starter) else (w.starter,)
        case "wounded":
            return wounded(w, w.not_lost())
        case "fighters":
            return living(w, w.fight.seats) if w.fight else ()
        case "same-place":
            return w.company(actor(w, by))
        case "dog-owner":
            owner = w.holder("dog")
            return (owner,) if owner >= 0 else ()
    raise ValueError(f"nobody is called {who}")


def others(seats: tuple[Seat, ...], me: Seat) -> tuple[Seat, ...]:
    return tuple([s for s in seats if s != me])


def wounded(w: Shore, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those among them with white cubes."""
    found: tuple[Seat, ...] = ()
    for seat in seats:
        if w.wounds[seat]:
            found += (seat,)
    return found
