"""Helpers of log entries: people, cards and energy as arguments, and the fields whose change entries report.

An effect builds its entry by `log`, right after it was applied; what follows from the effect has not happened yet.
An entry names people and things by their words and cards by their keys; nothing in it is secret.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from holdfast.core.engine.effect import Cause, Outcomes, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.option_spec import KEY_PATTERNS, OptionSpec
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.options import Someone
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import NOBODY, Shore, actor

Log = Callable[[Any, Shore, Cause, Outcomes], LogEntry | None]
LogAnswer = Callable[[Any, Shore, Cause, Entry], LogEntry | None]
Spec = TypeVar("Spec", bound=OptionSpec)

# --- fields that change together -------------------------------------------------------------------------------------

PAWNS = ("free_pawns", "done")
"""Pawns at hand, and what has been done with the others."""
WHITE = ("white", "white_waits")
DAY = ("today", "scorched", "prepared", *WHITE)
"""What lasts for one turn."""
HURT = ("energy", "wounds", "trauma", "hurts")
"""NA-166: a wound lowers the maximum, and perhaps the energy."""
HEALED = ("wounds", "trauma")
MEAL = ("cubes", "food", "left", "held", "fed", "dog_fed", "energy")
TRIP = ("march", "party", "prepared", "difficulty")
AWAY = ("groups", "away")
TILES = ("zones.tiles", "zones.tiles-gone", "zones.forage-discard", "zones.fish-discard")
FORAGE = ("zones.forage", "zones.supply", "zones.orchard", *TILES)
FISH = ("zones.fish", "zones.catch", *TILES)
TOKENS = ("zones.story", "zones.story-discard", "zones.story-?")
THINGS = ("zones.items-?", "tokens")
"""Items, and the dog that goes with its card (NA-316)."""
EVENTS = ("zones.event", "zones.event-now", "zones.lasting-events", "zones.past-events")
DECKS = ("zones.coast", "zones.interior", "zones.heart", "zones.event", "zones.wreckage")
RESERVE = ("zones.reserve", "zones.removed")
CAMP_BOARD = ("zones.camp-?", "on_card", *WHITE)
"""NA-510: with a camp card goes what is on it."""
SITES = ("shelter", "places", "waiting", "built", "progress")

UNSAID = {
    "phase": "NA-200",
    "pawns": "NA-290",
    "zones.exploring": "NA-559",
    "zones.gone": "NA-559",
    "lost_turns": "NA-270",
    "alert": "NA-701",
    "rollers": "NA-684",
    "bonus": "NA-684",
    "luck_spent": "NA-684",
}
"""Fields that change without an entry: phases follow each other; a pawn returns when its action is resolved; a
resolved card leaves; turns of the lost are counted for the end; nobody else needs to know who wants to be asked; the
entry of a roll names who rolls and what was spent on it."""

# --- entries ---------------------------------------------------------------------------------------------------------


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def came_to(w: Shore, announced: int, seat: int = NOBODY) -> int:
    """What a gain or loss came to: at most what was there (NA-005), at most what there was room for (NA-167)."""
    return next((n for who, n in w.came_to if who == seat), announced)


def named_line(effect: Any, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """The message of the effect's own name, without arguments."""
    return line(tag_of(type(effect)))


def fields(*names: str) -> Log:
    """The message of the effect's own name with some of its fields, a card by its key, and its castaway."""

    def log(effect: Any, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
        values = {name: key(w, effect.card) if name == "card" else getattr(effect, name) for name in names}
        whose = one(w, effect.seat) if hasattr(effect, "seat") else {}
        return line(tag_of(type(effect)), **values, **whose)

    return log


def somebody(message: str) -> Log:
    """An entry about the castaway named by the effect, or by its cause."""

    def log(effect: Any, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(message, n=getattr(effect, "n", 0), **one(w, getattr(effect, "seat", actor(w, by))))

    return log


def with_card(message: str) -> Log:
    """An entry about a castaway and a card that everybody sees."""

    def log(effect: Any, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(message, card=key(w, effect.card), **one(w, getattr(effect, "seat", actor(w, by))))

    return log


def changed(message: str, now: Callable[[Shore], int]) -> Log:
    """An entry about a stock that has grown or shrunk; none if nothing was gained or lost."""

    def log(effect: Any, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        n = came_to(w, effect.n)
        return line(message, n=n, now=now(w)) if n else None

    return log


# --- answers ---------------------------------------------------------------------------------------------------------


def read(spec_type: type[Spec], entry: Entry) -> Spec | None:
    """The option that was chosen, if it has this shape."""
    found = KEY_PATTERNS[spec_type].read(entry.key)
    return found if isinstance(found, spec_type) else None


def just(message: str, *answers: str) -> LogAnswer:
    """Some answers of a question, each with its own words."""

    def log_answer(question: Any, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        return line(message, answer=entry.key, **one(w, entry.seat)) if entry.key in answers else None

    return log_answer


def toward(message: str) -> LogAnswer:
    """An answer that names another castaway."""

    def log_answer(question: Any, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        chosen = read(Someone, entry)
        if chosen is None or chosen.who == entry.seat:
            return None
        return line(message, **to_whom(w, chosen.who), **one(w, entry.seat))

    return log_answer


# --- arguments -------------------------------------------------------------------------------------------------------


def key(w: Shore, card: int) -> str:
    return w.content.cards[card].key


def keys(w: Shore, cards: Iterable[int]) -> str:
    return "|".join([key(w, card) for card in cards])


def group(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """Some castaways: `$who`, `$people` for their number, `$sex` for agreement."""
    seats = list(seats)
    all_women = seats and all(w.sheet(s).sex == "f" for s in seats)
    return {"who": "|".join(map(phrases.name, seats)), "people": len(seats), "sex": "f" if all_women else "m"}


def one(w: Shore, seat: int) -> dict[str, int | str]:
    return group(w, (seat,))


def to_whom(w: Shore, seat: int) -> dict[str, int | str]:
    """Somebody to whom something is done: `$to`, and `$sound` for a preposition before an a."""
    return {"to": phrases.name(seat), "sound": "a" if w.sheet(seat).name["it"].startswith("A") else "other"}


def level(w: Shore, seat: int, change: int = 0) -> dict[str, int | str]:
    """A castaway's energy and present maximum, as it is or as it is about to be."""
    return {"now": max(0, min(w.energy[seat] + change, w.top(seat))), "of": w.top(seat)}


def strained(w: Shore, seats: Iterable[int], change: int = 0) -> str:
    """Castaways with their energy, as it is or as it is about to be."""
    return "|".join([phrases.energy(s, max(0, min(w.energy[s] + change, w.top(s))), w.top(s)) for s in seats])
