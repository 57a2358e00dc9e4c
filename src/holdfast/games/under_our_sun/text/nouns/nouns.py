"""Words that only this game can say: players and characters, places, enemies, and cards named by their bare ids."""

from typing import TYPE_CHECKING

from holdfast.games.under_our_sun.phrases import PREFIX
from holdfast.games.under_our_sun.text.nouns.names import DECKS, POSITION, foe, person, place
from holdfast.games.under_our_sun.text.nouns.names import named as part
from holdfast.games.under_our_sun.text.nouns.phrases import phrase
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


FORMS = ("the", "of", "to", "by")
"""`the-char-0`, `of-char-0` …: a character within a sentence, with the article its name takes."""


def nouns(localizer: "Localizer", w: Sands | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(PREFIX):
        return phrase(localizer, w, word)
    if word.startswith("arm-"):
        return part(localizer, w, word.removeprefix("arm-"))
    if word.isdigit():
        return person(localizer, w, int(word))
    if POSITION.fullmatch(word):
        return place(localizer, w, word)
    head, _, number = word.rpartition("-")
    if number.isdigit():
        form, _, kind = head.rpartition("-")
        if kind == "who" and form == "the" and w is not None:
            return localizer.listed([character(localizer, w, char, form) for char in w.of_seat(int(number))])
        if kind in ("char", "who") and form in ("", *FORMS):
            return character(localizer, w, int(number), form)
        if head == "seat":
            return player(localizer, w, int(number))
        if head in ("foe", "body"):
            return foe(localizer, w, int(number))
    if not localizer.has(f"noun-{word}"):
        return named(localizer, w, word)
    return None


def named(localizer: "Localizer", w: Sands | None, word: str) -> str | None:
    """A mission's own word, a card of a bare id, or nothing."""
    own = localizer.name(f"{w.mission_card().key}/word/{word}") if w is not None and "/" not in word else None
    if own is not None:
        return own
    return next((name for deck in DECKS if (name := localizer.name(f"{deck}/{word}")) is not None), None)


def character(localizer: "Localizer", w: Sands | None, char: int, form: str) -> str:
    """A character by name; `the`, `of`, `to`, `by`: as it stands within a sentence."""
    name = person(localizer, w, char)
    if not form or w is None or char >= len(w.characters) or w.characters[char] < 0:
        return name
    message = f"{form}-{w.sheet(char).id}"
    return localizer.say(message) if localizer.has(message) else localizer.say(f"{form}-somebody", name=name)


def player(localizer: "Localizer", w: Sands | None, seat: int) -> str:
    """A player by his character; one who leads several, or none yet, by his number."""
    chars = w.of_seat(seat) if w is not None else []
    if w is None or len(chars) != 1 or chars[0] >= len(w.characters):
        return localizer.say("player-number", n=seat + 1)
    return person(localizer, w, chars[0])


def gender(w: Sands, char: int) -> str:
    """m or f, for messages that must agree with a character."""
    return w.sheet(char).gender
