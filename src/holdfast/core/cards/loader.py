"""Content packs: folders of deck files, built-in or added by users. A pack holds data only."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from holdfast.core.cards.cache import from_cache, to_cache
from holdfast.core.cards.content import Card, Content, behaviour_hash
from holdfast.core.cards.deck_files import read_deck
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import InvalidPack, PackError, checked_by, did_you_mean
from holdfast.core.cards.yaml_positions import CardPlace
from holdfast.core.safe_files import FileTooLarge, read_regular_file

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition

MAX_BYTES = 1 << 20
MAX_FILES = 64
NOWHERE: Mapping[str, CardPlace] = {}


class CardSource(NamedTuple):
    """The text of a deck file; its name is the name of the deck."""

    file: str
    deck: str
    text: str


class LoadedCards(NamedTuple):
    """The cards that were read, the errors of the others, and the position of each by deck and id."""

    cards: list[Card]
    mistakes: list[PackError]
    places: dict[str, CardPlace]


def load_content(definition: "GameDefinition", packs: Sequence[Path]) -> Content:
    """Load all decks of a game, from the cache if the files have not changed. Raise InvalidPack with all errors."""
    sources: list[CardSource] = []
    wrong: list[PackError] = []
    built_in = definition.folder / "content"
    named_by = checked_by(packs or (built_in,), definition.name)
    for folder in (built_in, *packs):
        here, faults = sources_in(folder, definition)
        sources += here
        wrong += faults
    _refuse(wrong, named_by)
    digest = hashlib.sha256()
    for file, _, text in sources:
        digest.update(f"{file}\0{len(text)}\0{text}".encode())
    name = digest.hexdigest()[:32]
    hook = EffectDecoder(definition.components.registry())
    found = from_cache(definition, name, hook)
    if found is None:
        cards, wrong, _ = read_cards(definition, sources, hook)
        _refuse(wrong, named_by)
        found = cards, behaviour_hash(cards)
        to_cache(definition, name, *found)
    _refuse(check_counts(definition, found[0], bool(packs)), named_by)
    _refuse(check_references(definition, found[0]) if packs else [], named_by)
    return Content(*found)


def _refuse(wrong: Sequence[PackError], named_by: str) -> None:
    if wrong:
        raise InvalidPack(*wrong, named_by=named_by)


def read_cards(
    definition: "GameDefinition", sources: Iterable[CardSource], hook: EffectDecoder, there: Iterable[Card] = ()
) -> LoadedCards:
    """Read the cards of deck files in their order, in addition to existing cards."""
    found = LoadedCards([], [], {})
    taken = {card.key for card in there}
    for file, deck, text in sources:
        ids = {key.partition("/")[2] for key in taken if key.startswith(f"{deck}/")}
        cards, wrong, places = read_deck(file, deck, definition.components.decks[deck], hook, text, ids)
        found.cards.extend(cards)
        found.mistakes.extend(wrong)
        found.places.update({f"{deck}/{id}": place for id, place in places.items()})
        taken.update(f"{deck}/{id}" for id in places)
    return found


def sources_in(folder: Path, definition: "GameDefinition") -> tuple[list[CardSource], list[PackError]]:
    """Return the readable deck files of a folder and the errors of the others."""
    if not folder.is_dir():
        such = f"{next(iter(definition.components.decks))}.yaml"
        return [], [PackError(f"{folder} is not a folder; a pack is a folder of deck files such as {such}")]
    files = sorted(folder.glob("*.yaml"))
    if len(files) > MAX_FILES:
        return [], [PackError(f"more than {MAX_FILES} files", folder.name)]
    if not files:
        return [], [PackError("no deck file (*.yaml) in this folder", folder.name)]
    sources: list[CardSource] = []
    wrong: list[PackError] = []
    for file in files:
        try:
            sources.append(_source(file, definition))
        except InvalidPack as error:
            wrong += error.mistakes
    return sources, wrong


def _source(file: Path, definition: "GameDefinition") -> CardSource:
    deck = file.stem
    if deck not in definition.components.decks:
        near = did_you_mean(deck, list(definition.components.decks))
        raise InvalidPack(
            PackError(
                f"{definition.name} has no deck {deck!r}{near}; it has {', '.join(definition.components.decks)}",
                file.name,
            )
        )
    try:
        return CardSource(file.name, deck, read_regular_file(file, MAX_BYTES, within=file.parent).decode("utf-8"))
    except UnicodeDecodeError:
        raise InvalidPack(PackError("not UTF-8 text", file.name)) from None
    except FileTooLarge as error:
        raise InvalidPack(PackError(error.strerror or "", file.name)) from None
    except (OSError, RuntimeError) as error:  # a link that leads to itself is a RuntimeError of older Pythons
        why = getattr(error, "strerror", None) or error
        raise InvalidPack(PackError(f"cannot be read ({why})", file.name)) from None


def check_references(
    definition: "GameDefinition", cards: Sequence[Card], places: Mapping[str, CardPlace] = NOWHERE
) -> list[PackError]:
    """Return the game's own errors on cards, such as unknown names, each with its position if it is known.

    A card that cannot be decoded still counts as a target for its name.
    """
    unread = places.keys() - {card.key for card in cards}
    wrong: list[PackError] = []
    for card, says, path, wanted in definition.components.strays(cards):
        if unread.isdisjoint(wanted):
            place = places[card.key].at(path) if card.key in places else None
            line, column = (place.line, place.column) if place else (None, None)
            wrong.append(PackError(says, f"{card.deck}.yaml", line, column, card.id))
    return wrong


def check_counts(definition: "GameDefinition", cards: Sequence[Card], more: bool) -> list[PackError]:
    """Check the number of cards per deck: built-in decks match the catalogue exactly; user packs may only add."""
    have: dict[str, int] = dict.fromkeys(definition.components.counts, 0)
    for card in cards:
        have[card.deck] = have.get(card.deck, 0) + card.count
    wrong: list[PackError] = []
    for deck, n in definition.components.counts.items():
        if have[deck] < n or (have[deck] > n and not more):
            wrong.append(PackError(f"{have[deck]} cards, the catalogue says {n}", f"{deck}.yaml"))
        room = None if definition.components.own is None else definition.components.own.get(deck, 0)
        if room is not None and have[deck] - n > room:
            rule = f" ({definition.components.own_rule})" if definition.components.own_rule else ""
            says = f"{have[deck] - n} cards of your own; {definition.name} has room for {room} in this deck{rule}"
            wrong.append(PackError(says, f"{deck}.yaml"))
    return wrong
