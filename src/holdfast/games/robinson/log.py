"""Helpers for log entries, and the groups of fields that entries account for.

An effect returns its entry from `log`, right after it was applied: a message of `text/*-log.ftl` and its arguments.
People are named by number (`the-who-0`), cards by their keys and things by their words; each reader's language names them.
"""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Outcomes, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import ANSWER, LogEntry, card_of
from holdfast.games.robinson.world import Island

Log = Callable[[Any, Island, Cause, Outcomes], LogEntry | None]

STORE = ("stock.*",)
GAINS = ("future.*",)
"""Resources gained in this Action phase, which arrive at its end."""
KEPT_FOR_LATER = ("zones.future", "owner.*")
"""Cards and tokens gained in this Action phase, and who gained them."""
NEW_PHASE = ("phase", "ready", "extras", "weather", "clouds.*", "fields.weather", "produced.*")
"""What is cleared when a phase begins."""
MAP = ("spots.*", "land", "links.*")
"""The island, and what cards remember of it."""
DISCOVERIES = ("zones.discovery", "zones.discoveries", "zones.found", "zones.discovery-gone")
INVENTIONS = ("zones.invention", "zones.inventions", "zones.invention-discard", "zones.ideas")
ITEMS = ("built", "marked", "zones.items", "zones.scenario-items", "zones.inventions")
THREATS = ("zones.threat-*", "zones.leaving", "zones.event-discard", "zones.wreckage")
BEASTS = ("zones.hunting", "zones.beast", "zones.aside", "zones.found-beasts")
MYSTERIES = ("zones.mystery", "zones.turned", "zones.ignored", "searches")
ON_TABLE = ("zones.resolving",)
TILES = ("zones.tile", "zones.looked-at", "zones.placed")
ROUND_OVER = ("round", "first", "phase", "used", "today", "tomorrow")
UNLOGGED_FIELDS = {
    "acting": "RC-265",
    "zones.*-discard": "RC-214",
    "zones.resolving": "RC-214",
    "zones.leaving": "RC-219",
    "temporary": "RC-457",
    "searches": "RC-694",
    "loot": "RC-685",
    "links.*": "RC-227",
}
"""Fields that may change without an entry: notes of the rules, and cards that go where they always go."""
READ_OUT = frozenset({
    "event", "wreckage", "building-adventure", "gathering-adventure", "exploration-adventure", "mystery", "beast",
    "discovery", "starting-item", "character",
})  # fmt: skip
"""Decks whose cards are read to the table when they are met."""


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def the(who: int) -> str:
    return f"the-who-{who}"


def people(concerned: Sequence[int]) -> dict[str, int | str]:
    """The arguments `who` and `people` of an entry about several people."""
    return {"who": "|".join(map(the, concerned)), "people": len(concerned)}


def decider(w: Island, seat: int) -> str:
    """The noun for the player who decides, marked if they decide for the group as First Player (RC-557, RC-611)."""
    return f"first-who-{seat}" if seat == w.first and w.players > 1 else the(seat)


def actor(w: Island, by: Cause) -> str:
    return the(by.who if by.who >= 0 else w.first)


def key(w: Island, card: int) -> str:
    return w.content.cards[card].key


def last_cards(w: Island, zone: str, n: int, *kinds: str) -> str:
    """The last n cards of an open zone, or the last n of certain decks."""
    cards = [key(w, c) for c in w.zones[zone].top if not kinds or w.content.cards[c].deck in kinds]
    return "|".join(cards[-n:])


def changed(
    message: str, concerned: Sequence[int], n: int, total: Sequence[int], w: Island, **more: int | str
) -> LogEntry | None:
    """A number of some people changed: who, by how much, and the new number if it is one person."""
    if not concerned:
        return None
    alone = len(concerned) == 1
    now, of = (total[concerned[0]], w.life(concerned[0])) if alone else (-1, -1)
    return line(message, **people(concerned), n=n, now=now, of=of, **more)


# --- whole logs: `log = fields` ------------------------------------------------------------------------------------------


def fields(effect: Effect[Island], w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
    """An entry with the effect's own fields."""
    said: dict[str, int | str] = {}
    for name in type(effect).__struct_fields__:
        value = getattr(effect, name)
        if name == "card" and isinstance(value, int):
            value = key(w, value)
        if isinstance(value, int | str) and not isinstance(value, bool):
            said[name.rstrip("_")] = value
    return line(tag_of(type(effect)), **said)


def heading(phase: str) -> Log:
    """The heading of a phase: `log = heading("night")`."""
    return lambda effect, w, by, outcomes: line("phase", phase=f"phase-{phase}")


def by_card(message: str) -> Log:
    """An entry about the card that caused the effect."""
    return lambda effect, w, by, outcomes: (
        line(message, who=actor(w, by), card=key(w, by.card)) if by.card >= 0 else None
    )


def its_card(message: str) -> Log:
    """An entry about the effect's `card`."""
    return lambda effect, w, by, outcomes: line(message, card=key(w, effect.card))


def top_of(zone: str, message: str) -> Log:
    """An entry about the card that everybody sees on top of a deck."""

    def log(effect: Any, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        cards = [c for c in w.zones[zone].top[-1:] if c >= 0 and w.seen[c] == -1]
        return line(message, card=key(w, cards[0])) if cards else None

    return log


def open_cards(zone: str, message: str) -> Log:
    """An entry about all cards of an open zone."""
    return lambda effect, w, by, outcomes: (
        line(message, who=actor(w, by), cards=last_cards(w, zone, 9)) if w.size(zone) else None
    )


def nothing_there(effect: Any, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
    """RC-613: what a card does if possible is not possible."""
    return line("nothing-there")


# --- answers: `log_answer = log_label` -------------------------------------------------------------------------------------


def answered(w: Island, by: Cause, entry: Entry) -> LogEntry:
    """An answer by the label of its option."""
    said = (("seat", the(entry.seat)), ("question", entry.question), ("key", entry.key), ("card", card_of(w, by)))
    return LogEntry(ANSWER, said)


def log_label(question: Any, w: Island, by: Cause, entry: Entry) -> LogEntry:
    """The answer by its label: no later entry shows it."""
    return answered(w, by, entry)


def log_decision(question: Any, w: Island, by: Cause, entry: Entry) -> LogEntry | None:
    """Who decided for the group; the following entries show what."""
    return line("decides", who=decider(w, entry.seat)) if w.players > 1 else None
