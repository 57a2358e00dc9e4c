"""What many log entries share: people, cards, dice, and the fields whose change they report.

An effect returns its entry from `log`, right after it was applied: a message of `text/*-log.ftl` and its arguments. An
entry names people and cards by their keys; nothing that happens in this game is secret (TW-1601).
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause, Outcomes, tag_of
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.world import City

Logs = Callable[[Any, City, Cause, Outcomes], LogEntry]
"""What `log = …` may be in the class of an effect."""
Args = dict[str, int | str]

# --- the fields whose change entries report -------------------------------------------------------------------------------

GOODS = ("storage", "pile", "box")
"""Tokens and resources: one stock loses what another gains (TW-021, TW-022)."""
IN_HANDS = ("held", *GOODS)
FALLS = ("levels", "fallen", "wavering", "fell_outside", "group", "scavengers", "stopped", "away", "meds", "bandaged")
"""A State; a Character who reaches its last level is out, with everything they carried (TW-1006, TW-1013)."""
STATE = (*FALLS, *IN_HANDS)
MEMBERS = ("group", "zones.group", "zones.characters")
TURN = ("turn", "jobs", "idle", "today")
"""Who has something to do in this turn (TW-301)."""
BLANK_TOKENS = ("tokens",)
FATE = ("zones.fate", "zones.fate-discard")
FIGHT = ("fight", "raid")
VISITOR = ("zones.visitors", "zones.visitor-now")
RAIDS = ("zones.raid-now", "zones.night-raids", "zones.raid-discard")
DONE = ("jobs",)
"""One assignment less to carry out (TW-307)."""
UNKNOWN = ("unknown", "zones.exploration", "zones.explored", "zones.area")
FINDINGS = ("zones.findings", "zones.findings-discard", "zones.findings-now")
GONE_HOME = ("zones.residents", "zones.resident-discard", "tonight", "location", "stopped")
"""The expedition is over (TW-634)."""
KEPT = ("zones.kept", "zones.narrative-discard")
NARRATIVE = (*KEPT, "zones.narrative", "zones.narrative-now")
HOUSE = ("house", "reach", "remnants", "zones.shelter-*", "zones.remnants")
FITTINGS = ("house", "waits", "zones.fittings", "zones.built")
LOCATIONS = ("zones.near", "zones.medium", "zones.far", "zones.location", "zones.waste")

UNSAID = {"leader": "TW-134", "moved": "TW-021", "shifts": "TW-1002", "thrown": "TW-002", "scene": "TW-1017"}
"""Fields that entries consist of: each phase, turn and card shows who leads, dice are shown where they fall, and a scene
is as long as its page or fight."""
READ_OUT = frozenset(
    ["event", "fate", "exploration", "night-raid", "resident", "visitor", "objective", "narrative-action"]
)
"""Decks whose cards are read to the table when they are met."""

# --- entries ----------------------------------------------------------------------------------------------------------------


def line(message: str, **args: int | str) -> LogEntry:
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def tag_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """An entry without arguments, named after the effect: `log = tag_entry`."""
    return line(tag_of(type(effect)))


def phase_entry(phase: str) -> Logs:
    """The beginning of a phase, and who leads in it."""
    return lambda effect, w, by, outcomes: line("phase", phase=phase, **leads(w))


def in_vain(w: City, by: Cause, space: int) -> LogEntry:
    """TW-334: the space has changed since something was assigned there."""
    return line("in-vain", space=phrases.space(space), **one(w, by.who))


def kept_card_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1841: a kept card is used."""
    who = one(w, effect.person) if hasattr(effect, "person") else {"who": "", "people": 0, "sex": "m"}
    return line("use-kept", card=top(w, "narrative-discard"), **who)


# --- people, cards, dice ----------------------------------------------------------------------------------------------------


def key(w: City, card: int) -> str:
    return w.content.cards[card].key


def top(w: City, zone: str) -> str:
    """The key of the last card of a zone, or nothing."""
    there = w.zones[zone].top
    return key(w, there[-1]) if there and there[-1] >= 0 else ""


def yes(it: object) -> str:
    return "yes" if it else "no"


def group(w: City, chars: Iterable[int]) -> Args:
    """Several people: `$who`, their number `$people`, and `$sex`, which is f if they are all women."""
    chars = list(chars)
    women = bool(chars) and all(w.character(p).woman for p in chars)
    return {"who": "|".join([phrases.name(w, p) for p in chars]), "people": len(chars), "sex": "f" if women else "m"}


def one(w: City, p: int) -> Args:
    return group(w, (p,))


def other(w: City, p: int) -> Args:
    """The person to whom something is done."""
    return {"other": phrases.name(w, p), "other_sex": "f" if w.character(p).woman else "m"}


def brought(w: City) -> Args:
    """TW-1211: the blank tokens that are carried home."""
    tokens = [token.name for token in w.tokens if token.place == "findings"]
    return {"tokens": "|".join(tokens), "also": yes(tokens)}


def leads(w: City) -> Args:
    """TW-134, TW-136: who holds the Journal now; a single player is not named."""
    return {"seat": phrases.seat(w.leader), "several": yes(w.players > 1)}


def rolled(outcomes: Outcomes) -> int:
    """A black die (TW-002)."""
    return outcomes[0] + 1
