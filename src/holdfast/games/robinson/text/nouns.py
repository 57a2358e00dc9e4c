"""Words that only this game can say: people, planned Actions, spaces, pawns, amounts, and cards named by their bare ids."""

from typing import TYPE_CHECKING

from holdfast.games.robinson.cards import Event, Invention
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.planning.pawns import COLOURS
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import item_text, sigil_text
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

ITEM_DECKS = ("invention", "scenario-invention")
"""Decks whose cards the rules name by their bare id."""


def nouns(teller: "Localizer", w: Island | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(("who-", "the-who-")):
        return person(teller, w, word)
    if word.startswith("first-who-"):
        return teller.say("as-first", who=person(teller, w, word.replace("first-", "the-")))
    if word.startswith("told-"):
        return told(teller, word.removeprefix("told-"))
    if word.startswith("sigil-") and w is not None:
        return sigil(teller, w, word[-1])
    if word.startswith("discovery/sigil-") and w is not None:
        return teller.name(f"{w.scenario_card().key}/{word.partition('/')[2]}")
    if ":" in word:
        kind, _, name = word.partition(":")
        return action(teller, w, kind, name)
    head, dash, rest = word.partition("-")
    if head == "amount":
        n, _, what = rest.partition("-")
        return amounts(teller, {what: int(n)})
    if head in SPACES and dash:
        return teller.say("on-space", what=marker(teller, rest), space=head)
    if head in COLOURS and dash:
        return pawn(teller, head, rest)
    if not teller.has(f"noun-{word}"):
        for deck in ITEM_DECKS:
            if (item := teller.name(f"{deck}/{word}")) is not None:
                return item
    return None


def person(teller: "Localizer", w: Island | None, word: str) -> str | None:
    """`who-0` is somebody's name, `the-who-0` the same within a sentence."""
    who = int(word.rpartition("-")[2])
    if who in (FRIDAY, JENNY):
        return teller.noun("friday" if who == FRIDAY else "jenny")
    if w is None or who >= len(w.characters):
        return teller.say("player", n=who + 1)
    character = w.character(who)
    within = f"noun-the-{character.id}"
    if word.startswith("the-") and teller.has(within):
        return teller.say(within)
    return teller.name(character.key)


def told(teller: "Localizer", key: str) -> str:
    """An Item with what it does."""
    card = teller.card(key)
    does = item_text(teller, card) if isinstance(card, Invention) else ""
    return teller.say("opt-told", what=teller.noun(key), text=does) if does else teller.noun(key)


def sigil(teller: "Localizer", w: Island, letter: str) -> str:
    """RC-901: what one of the four Discovery tokens of the Scenario is here, and what it does."""
    name, text = teller.name(f"{w.scenario_card().key}/sigil-{letter}"), sigil_text(teller, w.scenario_card(), letter)
    return teller.say("sigil-is", name=name, letter=letter.upper(), text=text)


def marker(teller: "Localizer", what: str) -> str:
    """What lies on a space: a source, a token, covered terrain."""
    return teller.say(f"mark-{what}") if teller.has(f"mark-{what}") else teller.noun(what)


def pawn(teller: "Localizer", colour: str, source: str) -> str:
    """An additional pawn, with the Item it comes from."""
    if colour == "dog":
        return teller.noun("dog")
    if source.startswith("extra"):
        number = int(source.removeprefix("extra") or 1)
        return teller.say("extra-pawn", colour=teller.noun(colour), n=number, **{"colour-is": colour})
    item = teller.name(f"mystery/{source}") if source == "compass" else teller.noun(source)
    return teller.say("item-pawn", colour=teller.noun(colour), item=item, **{"colour-is": colour})


def action(teller: "Localizer", w: Island | None, kind: str, name: str) -> str | None:
    """An Action by its kind and target: `build:shelter`, `gather:M2-wood`, the second Rest as `rest:rest+2`."""
    name, again, number = name.partition("+")
    if again:
        return teller.say("action-again", action=action(teller, w, kind, name), n=number)
    head, _, rest = name.partition("-")
    match kind:
        case "threat":
            word = threat_word(w, name) if w is not None else ""
            return threat(teller, name, word)
        case "hunt" if head == "burn":
            return teller.say("action-burn", space=rest)
        case "build" if head == "cross" and rest in SPACES:
            return teller.say("action-cross", what=teller.noun("cross"), space=rest)
        case "build":
            return teller.say("action-build", what=teller.noun(name))
        case "gather":
            return teller.say("action-gather", what=teller.noun(rest), space=head, **{"what-is": rest})
        case "explore" if name in SPACES:
            return teller.say("action-explore", space=name)
        case "explore" if head == "totem":
            return teller.say("action-site", space=rest)
        case "explore":
            return teller.say(f"action-{name}")
        case "special":
            return teller.say("action-reclaim", what=teller.noun(rest))
        case "hunt" | "arrange" | "rest":
            return teller.say(f"action-{kind}")
    return None


def threat(teller: "Localizer", side: str, word: str) -> str:
    """The Threat Action of the left or right card, by its name where it is known."""
    said = {"side": teller.noun(side), "card": teller.noun(word)}
    if word.startswith("wreckage/"):
        return teller.say("action-wreck", **said)
    return teller.say("action-threat" if word else "action-some-threat", **said)


def threat_word(w: Island, side: str) -> str:
    """The word for the Threat Action of a side: it stays true when the card has moved on."""
    for card in w.zones[f"threat-{side}"].top[-1:]:
        it = w.content.cards[card]
        return f"{it.key}/threat" if isinstance(it, Event) else it.key
    return ""


def action_word(w: Island, p: Planned) -> str:
    """The word by which the log names a planned Action."""
    slot = p.slot.partition("+")[0]
    return (threat_word(w, p.name) or slot) if p.kind == "threat" else slot
