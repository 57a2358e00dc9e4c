"""A line of the log, and what many of them say: who did it, by which card, what lies there."""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.words.log import Line
from holdfast.games.robinson.world import Island

Told = Line | None

TellsOf = Callable[[Island, Any, Cause], Told]


def line(message: str, **args: int | str) -> Line:
    return Line(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


def the(who: int) -> str:
    return f"the-who-{who}"


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


def heading(phase: str) -> TellsOf:
    return lambda w, e, by: line("phase", phase=f"phase-{phase}")
