"""Log entries: helpers for people, cards and places, and the fields that many entries report.

An effect logs what happened by its `log`, right after it was applied: what follows from it has not happened yet.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.journal import Entry
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Event
from holdfast.games.under_our_sun.text.nouns.names import GOODS, TOKENS
from holdfast.games.under_our_sun.world import Sands, me

Told = LogEntry | None
Logs = Callable[[Any, Sands, Cause, Outcomes], Told]
Args = dict[str, int | str]

# --- fields that entries report ------------------------------------------------------------------------------------------

DEED = ("ap", "used", "acted", "waiting", "turn")
"""An action, with its price."""
BLOWS = (*DEED, "uses", "goods", "foes", "zones.items-*", "zones.item", "zones.loot-discard", "score.boss")
"""An attack, and what it takes from the weapon."""
CLOCK = ("phase", "day", "count", "turn", "first", "acted", "waiting", "ap", "karma_used", "used", "today", "tapped")
"""A phase begins or ends: what was spent is fresh again."""
HANDS = ("goods", "water", "carried", "uses", "supply", "zones.items-*", "zones.gear-*")
"""What somebody carries, and what his cards are loaded with."""
DECKS = ("zones.item", "zones.equipment", "zones.loot", "zones.loot-discard")
"""Where cards come from, and where they go."""
GROUND = ("spots.*.dropped", "spots.*.stored_water", "spots.*.tokens", "lying", "zones.ground")
"""What lies on a tile or is stored there."""
STALLS = ("lawrence", "lawrence_water", "dealers", "zones.lawrence", "zones.dealer-*", "bag", "supply")
"""What traders have."""
PAWNS = ("foes", "next_id", "zones.enemies", "zones.enemy", "zones.enemy-discard", "zones.box", "zones.mission-cards")
"""Enemies that come into play or leave it."""
FALLS = ("foes", "bodies", "spots.*.covered", "score.boss")
"""Enemies that are beaten."""
TILES = ("spots", "zones.map", "zones.stack", "zones.down:*", "supply", "score.parts", "score.laid")
"""Tiles that come to light, with all that lies on them."""
WALK = (*DEED, "pos", "hidden", "visited", "hostages.*.pos", "today")
"""A step, and who goes along."""
TASK = (*DEED, "score", "delivered")
"""The mission makes progress."""

# --- entries -------------------------------------------------------------------------------------------------------------


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


def to_whom(char: int) -> Args:
    """Somebody to whom something is done: `$other`, and `$to`, `$of`, `$by` with their prepositions."""
    return {"other": phrases.name(char), "to": f"to-char-{char}", "of": f"of-char-{char}", "by": f"by-char-{char}"}


def hp(w: Sands, chars: Iterable[int]) -> Args:
    """HP as they are now: of one, and of all in a row."""
    chars = list(chars)
    char = chars[0]
    hurt = len(chars) == 1 and w.hp[char] and w.wounded(char)
    all_of_them = "|".join([phrases.health(w, c) for c in chars])
    return {"now": w.hp[char], "of_hp": w.sheet(char).hp, "wounded": yes(hurt), "newly": "no", "crew": all_of_them}


def mixed(things: tuple[str, ...]) -> str:
    """Goods, tokens and cards of a bargain in a row."""
    counted = {what: n for what, n in Counter(things).items() if what in GOODS or what in TOKENS}
    cards = [thing for thing in things if thing not in counted]
    return "|".join([phrases.goods({what: n}) for what, n in counted.items()] + cards)


def by_name(w: Sands, cards: Iterable[int]) -> str:
    """Cards by their names alone; their texts are read elsewhere."""
    return "|".join([phrases.card(key(w, card)) for card in cards])


# --- entries that several effects share ----------------------------------------------------------------------------------


def somebody(message: str) -> Logs:
    """An entry about the character that the effect names, or its cause."""
    return lambda effect, w, by, outcomes: line(
        message, n=getattr(effect, "n", 0), **one(w, getattr(effect, "char", me(w, by)))
    )


def here(message: str) -> Logs:
    """An entry about a character and the tile where the character is."""

    def log(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> LogEntry:
        char = getattr(effect, "char", me(w, by))
        return line(message, place=phrases.place(w, w.pos[char]), **one(w, char))

    return log


def water(message: str) -> Logs:
    """An entry about a character and the water it has now."""

    def log(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> LogEntry:
        char = getattr(effect, "char", me(w, by))
        return line(message, now=w.water[char], of=w.water_room(char), **one(w, char))

    return log


def no_effect(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> LogEntry:
    """A card that finds nothing to turn, nothing to heal."""
    return line("no-effect", **one(w, me(w, by)))


def card_choice(question: Any, w: Sands, by: Cause, entry: Entry) -> Told:
    """The answer to a question of a card, in the words of the card."""
    card = w.content.cards[by.card] if by.card >= 0 else None
    if not isinstance(card, Event) or entry.key not in card.choices:
        return None
    return line("decide", choice=f"{card.key}/choice/{entry.key}", **one(w, me(w, by)))


def answers(message: str, key: str) -> Callable[[Any, Sands, Cause, Entry], Told]:
    """`log_answer = answers("rush", "rush")`: an entry for one answer of a question, by the character who gives it."""

    def log_answer(question: Any, w: Sands, by: Cause, entry: Entry) -> Told:
        own = w.of_seat(entry.seat)
        return line(message, **one(w, by.who if by.who in own else own[0])) if entry.key == key else None

    return log_answer


# --- rolls ---------------------------------------------------------------------------------------------------------------


class LogOnly(Effect[Sands]):
    """An effect that changes nothing; its fields are what its log entry reports."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


class RollReader(Effect[Sands]):
    """An effect that reads the dice on the table."""

    def log_roll(self, w: Sands, by: Cause, roll: Rolled, dice: Args, then: Sequence[AnyEffect]) -> Told:
        """Return the entry of the dice that it will read: what they are rolled for, and what they mean."""
        return None


def foe_roll(about: str, w: Sands, id: int, dice: Args) -> Told:
    """An entry of dice that decide about an enemy, with the HP that it loses and keeps."""
    foe = w.foe(id)
    if foe is None:
        return None
    n = int(dice["n"])
    hp: Args = {"lost": phrases.lost(w, foe, n), "left": phrases.left(w, foe, n)}
    return line(f"roll-{about}", foe=phrases.foe(w, foe), **hp, **dice)
