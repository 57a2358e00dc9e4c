"""Words that only this game can say: people, planned Actions, spaces, pawns, amounts, and cards named by their bare ids."""

from typing import TYPE_CHECKING

from holdfast.games.robinson.cards import Invention
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.planning.log import threat_word
from holdfast.games.robinson.planning.pawns import COLOURS
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import item_text, sigil_text
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

ITEM_DECKS = ("invention", "scenario-invention")
"""Decks whose cards the rules name by their bare id."""


def nouns(localizer: "Localizer", w: Island | None, word: str) -> str | None:
    """A word of a key, an entry or a field, or nothing if the core knows it."""
    if word.startswith(("who-", "the-who-")):
        return person(localizer, w, word)
    if word.startswith("first-who-"):
        return localizer.say("as-first", who=person(localizer, w, word.replace("first-", "the-")))
    if word.startswith("told-"):
        return told(localizer, word.removeprefix("told-"))
    if word.startswith("sigil-") and w is not None:
        return sigil(localizer, w, word[-1])
    if word.startswith("discovery/sigil-") and w is not None:
        return localizer.name(f"{w.scenario_card().key}/{word.partition('/')[2]}")
    if ":" in word:
        kind, _, name = word.partition(":")
        return action(localizer, w, kind, name)
    head, dash, rest = word.partition("-")
    if head == "amount":
        n, _, what = rest.partition("-")
        return amounts(localizer, {what: int(n)})
    if head in SPACES and dash:
        return localizer.say("on-space", what=marker(localizer, rest), space=head)
    if head in COLOURS and dash:
        return pawn(localizer, head, rest)
    if not localizer.has(f"noun-{word}"):
        for deck in ITEM_DECKS:
            if (item := localizer.name(f"{deck}/{word}")) is not None:
                return item
    return None


def person(localizer: "Localizer", w: Island | None, word: str) -> str | None:
    """`who-0` is a person's name, `the-who-0` the same within a sentence."""
    who = int(word.rpartition("-")[2])
    if who in (FRIDAY, JENNY):
        return localizer.noun("friday" if who == FRIDAY else "jenny")
    if w is None or who >= len(w.characters):
        return localizer.say("player", n=who + 1)
    character = w.character(who)
    within = f"noun-the-{character.id}"
    if word.startswith("the-") and localizer.has(within):
        return localizer.say(within)
    return localizer.name(character.key)


def told(localizer: "Localizer", key: str) -> str:
    """An Item with what it does."""
    card = localizer.card(key)
    does = item_text(localizer, card) if isinstance(card, Invention) else ""
    return localizer.say("opt-told", what=localizer.noun(key), text=does) if does else localizer.noun(key)


def sigil(localizer: "Localizer", w: Island, letter: str) -> str:
    """RC-901: what one of the four Discovery tokens of the Scenario is here, and what it does."""
    name, text = (
        localizer.name(f"{w.scenario_card().key}/sigil-{letter}"),
        sigil_text(localizer, w.scenario_card(), letter),
    )
    return localizer.say("sigil-is", name=name, letter=letter.upper(), text=text)


def marker(localizer: "Localizer", what: str) -> str:
    """A marker on a space: a source, a token, covered terrain."""
    return localizer.say(f"mark-{what}") if localizer.has(f"mark-{what}") else localizer.noun(what)


def pawn(localizer: "Localizer", colour: str, source: str) -> str:
    """An additional pawn, with the Item it comes from."""
    if colour == "dog":
        return localizer.noun("dog")
    if source.startswith("extra"):
        number = int(source.removeprefix("extra") or 1)
        return localizer.say("extra-pawn", colour=localizer.noun(colour), n=number, **{"colour-is": colour})
    item = localizer.name(f"mystery/{source}") if source == "compass" else localizer.noun(source)
    return localizer.say("item-pawn", colour=localizer.noun(colour), item=item, **{"colour-is": colour})


def action(localizer: "Localizer", w: Island | None, kind: str, name: str) -> str | None:
    """An Action by its kind and target: `build:shelter`, `gather:M2-wood`, the second Rest as `rest:rest+2`."""
    name, again, number = name.partition("+")
    if again:
        return localizer.say("action-again", action=action(localizer, w, kind, name), n=number)
    head, _, rest = name.partition("-")
    match kind:
        case "threat":
            word = threat_word(w, name) if w is not None else ""
            return threat(localizer, name, word)
        case "hunt" if head == "burn":
            return localizer.say("action-burn", space=rest)
        case "build" if head == "cross" and rest in SPACES:
            return localizer.say("action-cross", what=localizer.noun("cross"), space=rest)
        case "build":
            return localizer.say("action-build", what=localizer.noun(name))
        case "gather":
            return localizer.say("action-gather", what=localizer.noun(rest), space=head, **{"what-is": rest})
        case "explore" if name in SPACES:
            return localizer.say("action-explore", space=name)
        case "explore" if head == "totem":
            return localizer.say("action-site", space=rest)
        case "explore":
            return localizer.say(f"action-{name}")
        case "special":
            return localizer.say("action-reclaim", what=localizer.noun(rest))
        case "hunt" | "arrange" | "rest":
            return localizer.say(f"action-{kind}")
    return None


def threat(localizer: "Localizer", side: str, word: str) -> str:
    """The Threat Action of the left or right card, by its name if it is known."""
    said = {"side": localizer.noun(side), "card": localizer.noun(word)}
    if word.startswith("wreckage/"):
        return localizer.say("action-wreck", **said)
    return localizer.say("action-threat" if word else "action-some-threat", **said)
