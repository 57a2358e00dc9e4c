"""What lines of the log are made of: people, cards, energy.

Every function that tells an effect is asked right after it was applied, with the table as it then is; what follows from
the effect has not happened yet.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.world import NOBODY, Shore, actor

Told = LogEntry | None
TellsOf = Callable[[Shore, Any, Cause], Told]
Answers = Callable[[Shore, Entry, Cause], Told]


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def came_to(w: Shore, said: int, seat: int = NOBODY) -> int:
    """What a gain or loss came to: at most what was there (NA-005), at most what there was room for (NA-167)."""
    return next((n for who, n in w.came_to if who == seat), said)


# --- people and cards ---------------------------------------------------------------------------------------------------


def key(w: Shore, card: int) -> str:
    return w.content.cards[card].key


def keys(w: Shore, cards: Iterable[int]) -> str:
    return "|".join([key(w, card) for card in cards])


def group(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """Some castaways as arguments: `$who`, `$people` for their number, `$sex` for agreement."""
    seats = list(seats)
    all_women = seats and all(w.sheet(s).sex == "f" for s in seats)
    return {"who": "|".join(map(phrases.name, seats)), "people": len(seats), "sex": "f" if all_women else "m"}


def one(w: Shore, seat: int) -> dict[str, int | str]:
    return group(w, (seat,))


def other(w: Shore, seat: int) -> dict[str, int | str]:
    """Somebody to whom something is done: `$to`, and `$sound` for a preposition before an a."""
    return {"to": phrases.name(seat), "sound": "a" if w.sheet(seat).name["it"].startswith("A") else "other"}


def level(w: Shore, seat: int, change: int = 0) -> dict[str, int | str]:
    """Somebody's energy and his present maximum, as it is or as it is about to be."""
    return {"now": max(0, min(w.energy[seat] + change, w.top(seat))), "of": w.top(seat)}


def strained(w: Shore, seats: Iterable[int], change: int = 0) -> str:
    """Castaways with their energy, as it is or as it is about to be."""
    return "|".join([phrases.energy(s, max(0, min(w.energy[s] + change, w.top(s))), w.top(s)) for s in seats])


def somebody(message: str) -> TellsOf:
    """A line about the one named by the effect, or by its cause."""

    def told(w: Shore, e: Any, by: Cause) -> Told:
        seat = getattr(e, "seat", actor(w, by))
        return line(message, n=getattr(e, "n", 0), **one(w, seat))

    return told


def with_card(message: str) -> TellsOf:
    """A line about somebody and a card that everybody sees."""
    return lambda w, e, by: line(message, card=key(w, e.card), **one(w, getattr(e, "seat", actor(w, by))))
