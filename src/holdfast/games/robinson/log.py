"""Lines of the log: what many of them say, and what they account for.

An effect tells what has happened by its `log`, just after it was applied: a message of `text/*-log.ftl` and its arguments.
People are named by number (`the-who-0`), cards by their keys and things by their words; each reader pronounces them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Outcomes, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import ANSWER, LogEntry, card_of
from holdfast.games.robinson.world import Island

Told = LogEntry | None

STORE = ("stock.*",)
GAINS = ("future.*",)
"""What waits for the end of the Actions."""
KEPT_FOR_LATER = ("zones.future", "owner.*")
"""Cards and tokens that wait, by whoever gained them."""
NEW_PHASE = ("phase", "ready", "extras", "weather", "clouds.*", "fields.weather", "produced.*")
"""What is cleared away when a phase begins."""

TellsOf = Callable[[Island, Any, Cause], Told]


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def the(who: int) -> str:
    return f"the-who-{who}"


def people(concerned: Sequence[int]) -> dict[str, int | str]:
    """Those of whom a line speaks, as its arguments `who` and `people`."""
    return {"who": "|".join(map(the, concerned)), "people": len(concerned)}


def fields(effect: Effect[Island], w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
    """A line with the effect's own fields, for effects that say all by them: `log = fields`."""
    said: dict[str, int | str] = {}
    for name in type(effect).__struct_fields__:
        value = getattr(effect, name)
        if name == "card" and isinstance(value, int):
            value = key(w, value)
        if isinstance(value, int | str) and not isinstance(value, bool):
            said[name.rstrip("_")] = value
    return line(tag_of(type(effect)), **said)


def answered(w: Island, by: Cause, entry: Entry) -> LogEntry:
    """An answer, in the words of its button."""
    said = (("seat", the(entry.seat)), ("question", entry.question), ("key", entry.key), ("card", card_of(w, by)))
    return LogEntry(ANSWER, said)


def changed(message: str, concerned: Sequence[int], n: int, total: Sequence[int], w: Island, **more: int | str) -> Told:
    """Somebody's number changes: who, by how much, and what it is now where it is one person."""
    if not concerned:
        return None
    alone = len(concerned) == 1
    now, of = (total[concerned[0]], w.life(concerned[0])) if alone else (-1, -1)
    return line(message, **people(concerned), n=n, now=now, of=of, **more)


def decider(w: Island, seat: int) -> str:
    """Who decides: by whose name, and where it is for the group, that it is the First Player's to decide (RC-557, RC-611)."""
    return f"first-who-{seat}" if seat == w.first and w.players > 1 else the(seat)


def actor(w: Island, by: Cause) -> str:
    return the(by.who if by.who >= 0 else w.first)


def key(w: Island, card: int) -> str:
    return w.content.cards[card].key


def tail(w: Island, zone: str, n: int, *kinds: str) -> str:
    """The last n cards of an open zone, those of certain decks only."""
    cards = [key(w, c) for c in w.zones[zone].top if not kinds or w.content.cards[c].deck in kinds]
    return "|".join(cards[-n:])


def by_card(message: str) -> TellsOf:
    """A line about the card by which it happens."""
    return lambda w, e, by: line(message, who=actor(w, by), card=key(w, by.card)) if by.card >= 0 else None


def top_of(zone: str, message: str) -> TellsOf:
    """A card that everybody looks at on top of its deck."""

    def told(w: Island, e: Any, by: Cause) -> Told:
        cards = [c for c in w.zones[zone].top[-1:] if c >= 0 and w.seen[c] == -1]
        return line(message, card=key(w, cards[0])) if cards else None

    return told


def lying(zone: str, message: str) -> TellsOf:
    """All cards that lie openly in a zone."""
    return lambda w, e, by: line(message, who=actor(w, by), cards=tail(w, zone, 9)) if w.size(zone) else None


def heading(phase: str) -> Callable[[Any, Island, Cause, Outcomes], LogEntry]:
    """With which a phase begins: `log = heading("night")`."""
    return lambda effect, w, by, outcomes: line("phase", phase=f"phase-{phase}")
