"""Words that only this game can say: castaways, spaces of the board, and cards named by their bare ids."""

from typing import TYPE_CHECKING

from holdfast.games.naufragos.text.log.phrases import PREFIX, phrase
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

DECKS = ("wreckage", "plot", "camp", "event", "coast", "interior", "heart", "forage", "fish", "story", "character")
"""Where the card of a bare id is looked for; ids are unique among them."""
PEOPLE = ("who-", "the-who-", "seat-")


def nouns(teller: "Localizer", w: Shore | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(PREFIX):
        return phrase(teller, w, word)
    if word.startswith(PEOPLE) or word.isdigit():
        return person(teller, w, int(word.rpartition("-")[2]))
    if ":" in word:
        return space(teller, w, word)
    if not teller.has(f"noun-{word}"):
        for deck in DECKS:
            if (name := teller.name(f"{deck}/{word}")) is not None:
                return name
    return None


def person(teller: "Localizer", w: Shore | None, seat: int) -> str | None:
    """A castaway by name; before there are castaways, the player."""
    if w is None or seat >= len(w.characters) or w.characters[seat] < 0:
        return teller.say("player", n=seat + 1)
    return teller.name(w.content.cards[w.characters[seat]].key)


def key_of(teller: "Localizer", card_id: str) -> str:
    """The key of the card with a bare id, or nothing."""
    return next((key for deck in DECKS if teller.name(key := f"{deck}/{card_id}") is not None), "")


def space(teller: "Localizer", w: Shore | None, word: str) -> str | None:
    """A space of the board by its action, one of the camp board by the card that lies there."""
    action, _, n = word.partition(":")
    if action == "camp" and n.isdigit():
        card = w.on_camp(word) if w is not None else -1
        return teller.name(w.content.cards[card].key) if w is not None and card >= 0 else teller.say("camp-space", n=n)
    return teller.say(f"act-{action}") if teller.has(f"act-{action}") else None
