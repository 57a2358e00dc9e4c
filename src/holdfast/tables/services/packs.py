"""The packs of cards that this server offers, and those that a table uses.

A table stores the names of its packs. If one of them is no longer offered, the table is not opened but stays stored.
"""

import hashlib
from collections.abc import Iterable
from itertools import chain, combinations, islice
from pathlib import Path

import holdfast
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.engine.effect import Record

MOST_TRIED = 1_000
"""Combinations of packs that are tried to find those of a save."""


class Pack(Record):
    """A folder of cards for one game, by the folder's name; `keys` are its cards, one entry per physical card."""

    name: str
    game: str
    folder: str
    keys: tuple[str, ...]


class PackUnavailable(UnknownName):
    """Names of packs that this server does not offer."""

    def __init__(self, missing: list[str]) -> None:
        names = ", ".join(missing)
        super().__init__(
            f"this table is played with cards that this server does not offer now: {names}. Nothing is lost; "
            "start the server with --pack and these folders to go on"
        )
        self.missing = missing


def offered_packs(folders: Iterable[Path]) -> tuple[Pack, ...]:
    """Load the packs of a host for the games in which they have no error; raise UnknownName or InvalidPack if one fits
    none."""
    from holdfast.authoring.pack_check import check_against_games, min_players
    from holdfast.core.cards.errors import InvalidPack, checked_by

    packs: dict[tuple[str, str], Pack] = {}
    for folder in folders:
        verdicts = check_against_games(folder)
        sound = [name for name, wrong in verdicts.items() if not wrong]
        if not sound:
            nearest = next(iter(min_players(verdicts).items()), None)
            if nearest is None:
                raise UnknownName(f"{folder} is not a pack for any game: holdfast check {folder}")
            game, wrong = nearest
            raise InvalidPack(*wrong, named_by=checked_by([folder], game))
        for game in sound:
            name = folder.resolve().name
            if (game, name) in packs:
                raise UnknownName(f"two packs for {game} are called {name!r}; rename one of the folders")
            packs[game, name] = _pack(holdfast.definition(game), name, folder.resolve())
    return tuple(packs.values())


def _pack(definition: GameDefinition, name: str, folder: Path) -> Pack:
    more = definition.content((folder,)).cards[len(definition.content().cards) :]
    return Pack(name, definition.name, str(folder), tuple([card.key for card in more]))


class PackLibrary:
    """All packs on offer, ordered by name."""

    def __init__(self, packs: Iterable[Pack] = ()) -> None:
        self.packs = tuple(sorted(packs, key=lambda pack: pack.name))

    def of(self, game: str) -> list[Pack]:
        return [pack for pack in self.packs if pack.game == game]

    def missing(self, game: str, names: Iterable[str]) -> list[str]:
        """Return those of the names that are not offered for a game."""
        known = {pack.name for pack in self.of(game)}
        return sorted(set(names) - known)

    def folders(self, game: str, names: Iterable[str]) -> tuple[Path, ...]:
        """Return the folders of packs, always in the same order; raise PackUnavailable if one is not offered."""
        wanted = set(names)
        if missing := self.missing(game, wanted):
            raise PackUnavailable(missing)
        return tuple([Path(pack.folder) for pack in self.of(game) if pack.name in wanted])

    def made_with(self, definition: GameDefinition, listing: str) -> tuple[str, ...]:
        """Return the names of the packs that give exactly the cards of a save; none if no packs do."""
        own = [card.key for card in definition.content().cards]
        packs = self.of(definition.name)
        sets = chain.from_iterable(combinations(packs, n) for n in range(len(packs) + 1))
        for some in islice(sets, MOST_TRIED):
            keys = "\n".join([*own, *chain.from_iterable(pack.keys for pack in some)])
            if hashlib.sha256(keys.encode()).hexdigest()[:32] == listing:
                return tuple([pack.name for pack in some])
        return ()
