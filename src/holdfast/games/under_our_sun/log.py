"""What lines of the log are made of: people, cards, places.

Every teller of a line is asked right after its effect was applied, with the table as it then is: what follows from the
effect has not happened yet.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import LogEntry
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.world import Sands, me

Told = LogEntry | None
TellsOf = Callable[[Sands, Any, Cause], Told]
Answers = Callable[[Sands, Entry, Cause], Told]
Args = dict[str, int | str]

DEED = ("ap", "used", "acted", "waiting", "turn")
"""An action, with its price."""
BLOWS = (*DEED, "uses", "goods", "foes", "zones.items-*", "zones.item", "zones.loot-discard", "score.boss")
"""An attack, and what it takes from the weapon."""


def line(message: str, **args: int | str) -> LogEntry:
    """A line; enemies stand in it with both prepositions too (`$of-foe`, `$to-foes`)."""
    for name in ("foe", "foes"):
        if isinstance(foes := args.get(name), str):
            args |= {f"of_{name}": phrases.forms(foes, "of"), f"to_{name}": phrases.forms(foes, "to")}
    return LogEntry(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards ---------------------------------------------------------------------------------------------------


def key(w: Sands, card: int) -> str:
    return w.content.cards[card].key


def keys(w: Sands, cards: Iterable[int]) -> str:
    return "|".join([key(w, card) for card in cards])


def yes(it: object) -> str:
    return "yes" if it else "no"


def group(w: Sands, chars: Iterable[int]) -> Args:
    """Some characters at the beginning of a sentence: `$who`, `$whom` within it, `$people`, `$sex` for agreement."""
    chars = list(chars)
    names = [phrases.name(char) for char in chars]
    all_women = chars and all(w.sheet(char).gender == "f" for char in chars)
    first = [phrases.capital(name) for name in names[:1]]
    return {
        "who": "|".join([*first, *names[1:]]),
        "whom": "|".join(names),
        "people": len(chars),
        "sex": "f" if all_women else "m",
    }


def one(w: Sands, char: int) -> Args:
    return group(w, (char,))


def other(char: int) -> Args:
    """Somebody to whom something is done: `$other`, and `$to`, `$of`, `$by` with their prepositions."""
    return {"other": phrases.name(char), "to": f"to-char-{char}", "of": f"of-char-{char}", "by": f"by-char-{char}"}


def hp(w: Sands, chars: Iterable[int]) -> Args:
    """HP as they are now: of one, and of all in a row."""
    chars = list(chars)
    char = chars[0]
    hurt = len(chars) == 1 and w.hp[char] and w.wounded(char)
    all_of_them = "|".join([phrases.health(w, c) for c in chars])
    return {"now": w.hp[char], "of_hp": w.sheet(char).hp, "wounded": yes(hurt), "newly": "no", "crew": all_of_them}


def somebody(message: str) -> TellsOf:
    """A line about the one named by the effect, or by its cause."""
    return lambda w, e, by: line(message, n=getattr(e, "n", 0), **one(w, getattr(e, "char", me(w, by))))


def here(message: str) -> TellsOf:
    """A line about somebody and the place where he is."""

    def told(w: Sands, e: Any, by: Cause) -> Told:
        char = getattr(e, "char", me(w, by))
        return line(message, place=phrases.place(w, w.pos[char]), **one(w, char))

    return told
