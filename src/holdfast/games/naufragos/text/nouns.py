"""Words that only this game can say: castaways, spaces of the board, and cards named by their bare ids."""

from typing import TYPE_CHECKING

from holdfast.games.naufragos.text.phrases import PREFIX, phrase
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

DECKS = ("wreckage", "plot", "camp", "event", "coast", "interior", "heart", "forage", "fish", "story", "character")
"""Where the card of a bare id is looked for; ids are unique among them."""
PEOPLE = ("who-", "the-who-", "seat-")


def nouns(localizer: "Localizer", w: Shore | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(PREFIX):
        return phrase(localizer, w, word)
    if word.startswith(PEOPLE) or word.isdigit():
        return person(localizer, w, int(word.rpartition("-")[2]))
    if ":" in word:
        return space(localizer, w, word)
    if not localizer.has(f"noun-{word}"):
        for deck in DECKS:
            if (name := localizer.name(f"{deck}/{word}")) is not None:
                return name
    return None


def person(localizer: "Localizer", w: Shore | None, seat: int) -> str | None:
    """A castaway by name; before there are castaways, the player."""
    if w is None or seat >= len(w.characters) or w.characters[seat] < 0:
        return localizer.say("player", n=seat + 1)
    return localizer.name(w.content.cards[w.characters[seat]].key)


def key_of(localizer: "Localizer", card_id: str) -> str:
    """The key of the card with a bare id, or nothing."""
    return next((key for deck in DECKS if localizer.name(key := f"{deck}/{card_id}") is not None), "")


def space(localizer: "Localizer", w: Shore | None, word: str) -> str | None:
    """A space of the board by its action, one of the camp board by the card that lies there."""
    action, _, n = word.partition(":")
    if action == "camp" and n.isdigit():
        card = w.on_camp(word) if w is not None else -1
        return (
            localizer.name(w.content.cards[card].key)
            if w is not None and card >= 0
            else localizer.say("camp-space", n=n)
        )
    return localizer.say(f"act-{action}") if localizer.has(f"act-{action}") else None
