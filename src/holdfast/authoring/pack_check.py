"""User packs: a template to start from, and a check that explains all errors."""

import shutil
from pathlib import Path

from holdfast.core.cards.content import LANGUAGES, Content
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import PackError
from holdfast.core.cards.loader import LoadedCards, check_counts, check_references, read_cards, sources_in
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.text.localizer import Localizer, MissingText

Verdicts = dict[str, list[PackError]]
"""The errors of a pack for each game."""


def check_against_games(folder: Path) -> Verdicts:
    """Return the games that a pack may be for, those that have most of its decks, with its errors for each."""
    import holdfast

    decks = {file.stem for file in folder.glob("*.yaml")}
    known = {name: len(decks & holdfast.definition(name).components.decks.keys()) for name in holdfast.GAMES}
    most = max(known.values())
    return (
        {name: check_pack(holdfast.definition(name), folder) for name, n in known.items() if n == most} if most else {}
    )


def min_players(verdicts: Verdicts) -> Verdicts:
    """Return the games in which a pack has the fewest errors."""
    least = min(map(len, verdicts.values()), default=0)
    return {name: wrong for name, wrong in verdicts.items() if len(wrong) == least}


def check_pack(definition: GameDefinition, folder: Path) -> list[PackError]:
    """Return all errors of a pack; nothing if it is valid. Built-in decks can be checked too."""
    sources, wrong = sources_in(folder, definition)
    more = folder.resolve() != (definition.folder / "content").resolve()
    there = definition.content().unique if more else ()
    found = read_cards(definition, sources, EffectDecoder(definition.components.registry()), there)
    content = Content([*there, *found.cards], "")
    wrong += [*found.mistakes, *check_counts(definition, content.unique, more)]
    wrong += [*check_references(definition, content.unique, found.places), *_missing_texts(definition, content, found)]
    return sorted(wrong, key=lambda one: (one.file, one.line or 0, one.column or 0))


def _missing_texts(definition: GameDefinition, content: Content, found: LoadedCards) -> list[PackError]:
    """Return the cards whose effects have no messages in some language."""
    wrong: list[PackError] = []
    for lang in LANGUAGES:
        teller = Localizer(definition, lang, content)
        for card in found.cards:
            try:
                definition.text.card(teller, card)
            except MissingText as error:
                place = found.places[card.key].head
                says = f"no rules text ({error.args[0]})"
                wrong.append(PackError(says, f"{card.deck}.yaml", place.line, place.column, card.id))
    return wrong


def new_pack(definition: GameDefinition, folder: Path) -> list[Path]:
    """Copy the game's commented example pack as a template."""
    example = definition.folder / "pack-example"
    if not example.is_dir():
        raise UnknownName(f"{definition.name} has no example pack to start from; nothing was written")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UnknownName(f"{folder} is there already and not empty; name a new folder. Nothing was written")
    shutil.copytree(example, folder, dirs_exist_ok=True)
    return sorted(path for path in folder.rglob("*") if path.is_file())
