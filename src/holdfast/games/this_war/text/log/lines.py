"""A line of the log and the words all lines share: people, cards, dice."""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.world import City

Outcomes = tuple[int, ...]
TellsOf = Callable[[City, Any, Cause, Outcomes], LogEntry | None]
Answers = Callable[[City, Entry, Cause], LogEntry | None]
Args = dict[str, int | str]


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards -----------------------------------------------------------------------------------------------


def key(w: City, card: int) -> str:
    return w.content.cards[card].key


def top(w: City, zone: str) -> str:
    """The key of the card that came to lie on a zone last, or nothing."""
    there = w.zones[zone].top
    return key(w, there[-1]) if there and there[-1] >= 0 else ""


def yes(it: object) -> str:
    return "yes" if it else "no"


def group(w: City, chars: Iterable[int]) -> Args:
    """Some people: `$who`, `$people` how many, `$sex` f if they are all women."""
    chars = list(chars)
    women = bool(chars) and all(w.character(p).woman for p in chars)
    return {"who": "|".join([phrases.name(w, p) for p in chars]), "people": len(chars), "sex": "f" if women else "m"}


def one(w: City, p: int) -> Args:
    return group(w, (p,))


def other(w: City, p: int) -> Args:
    """Somebody to whom something is done."""
    return {"other": phrases.name(w, p), "other_sex": "f" if w.character(p).woman else "m"}


def plain(message: str) -> TellsOf:
    """A line that needs no words."""
    return lambda w, e, by, outcomes: line(message)


def brought(w: City) -> Args:
    """TW-1211: the blank tokens that come home with whoever carries the rest."""
    tokens = [token.name for token in w.tokens if token.place == "findings"]
    return {"tokens": "|".join(tokens), "also": yes(tokens)}


def leads(w: City) -> Args:
    """TW-134, TW-136: who holds the Journal now; alone nobody has to say so."""
    return {"seat": phrases.seat(w.leader), "several": yes(w.players > 1)}


def phase(message: str) -> TellsOf:
    """The beginning of a phase, and who leads in it."""
    return lambda w, e, by, outcomes: line("phase", phase=message, **leads(w))


def rolled(outcomes: Outcomes, at: int = 0) -> int:
    """A black die (TW-002)."""
    return outcomes[at] + 1
