"""Packs of one's own: a first one to start from, and a check that explains what is wrong with it."""

import shutil
from pathlib import Path

from holdfast.core.cards.content import LANGUAGES, Card, Content
from holdfast.core.cards.packs import MOST_FILES, BadPack, Hook, load_content, read_deck, read_source
from holdfast.core.kind import GameKind, Unknown
from holdfast.core.words.teller import MissingText, Teller


def games_for(folder: Path) -> list[str]:
    """The games a pack may be for: those that have its decks, and of these the ones in which it has no mistake, if any."""
    import holdfast

    decks = {file.stem for file in folder.glob("*.yaml")}
    fitting = [name for name in holdfast.GAMES if decks and decks <= set(holdfast.kind(name).cards.decks)]
    if len(fitting) < 2:
        return fitting
    sound = [name for name in fitting if not faults(holdfast.kind(name), folder)]
    return sound or fitting


def faults(kind: GameKind, folder: Path) -> list[str]:
    """What is wrong with a pack: the first mistake of every file; nothing where it can be played."""
    if not folder.is_dir():
        return [
            f"{folder} is not a folder; a pack is a folder of deck files such as {next(iter(kind.cards.decks))}.yaml"
        ]
    files = sorted(folder.glob("*.yaml"))
    if not files or len(files) > MOST_FILES:
        return [f"{folder}: a pack has 1 to {MOST_FILES} deck files (*.yaml), this folder has {len(files)}"]
    hook, built_in = Hook(kind.cards.registry()), kind.content()
    cards: list[Card] = []
    wrong: list[str] = []
    for file in files:
        deck = file.stem
        try:
            text = read_source(file, kind)
            cards += read_deck(
                file, deck, kind.cards.decks[deck], hook, text, {card.id for card in built_in.deck(deck)}
            )
        except (BadPack, OSError) as error:
            wrong.append(str(error))
    if not wrong:
        try:
            content = load_content(kind, (folder,))
        except BadPack as error:
            return [str(error)]
        wrong += _unspoken(kind, content, cards)
    return wrong


def _unspoken(kind: GameKind, content: Content, cards: list[Card]) -> list[str]:
    """Cards whose effects have no words in some language."""
    wrong: list[str] = []
    for lang in LANGUAGES:
        teller = Teller(kind, lang, content)
        for card in cards:
            try:
                kind.words.card(teller, card)
            except MissingText as error:
                wrong.append(f"{card.deck}.yaml: card {card.id!r}: no rules text ({error.args[0]})")
    return wrong


def new_pack(kind: GameKind, folder: Path) -> list[Path]:
    """A copy of the game's example pack, with comments, to be changed into one's own."""
    example = kind.folder / "pack-example"
    if not example.is_dir():
        raise Unknown(f"{kind.name} has no example pack to start from; nothing was written")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Unknown(f"{folder} is there already and not empty; name a new folder. Nothing was written")
    shutil.copytree(example, folder, dirs_exist_ok=True)
    return sorted(path for path in folder.rglob("*") if path.is_file())
