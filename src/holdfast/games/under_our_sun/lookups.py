"""What is the same for all games with the same cards, or for all crews of the same size; made once."""

from functools import cache, lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Seat
from holdfast.core.memo import MemoPerContent
from holdfast.games.under_our_sun.cards import Tile


@lru_cache(maxsize=1024)
def skilled(content: Content, characters: tuple[int, ...]) -> dict[str, int]:
    """Who of a crew has each ability; no two have the same, and nobody has one before he is chosen."""
    cards: tuple[Any, ...] = content.cards
    return {ability: char for char, card in enumerate(characters) if card >= 0 for ability in cards[card].able}


def tile_cards(content: Content) -> dict[int, tuple[int, ...]]:
    """The tiles of each number."""
    found: dict[int, tuple[int, ...]] = {}
    for i, card in enumerate(content.cards):
        if isinstance(card, Tile):
            found[card.number] = (*found.get(card.number, ()), i)
    return found


TILES = MemoPerContent(tile_cards)


@cache
def chars_of(owner: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The characters of a seat."""
    return tuple([char for char, its in enumerate(owner) if its == seat])


def clockwise(crew: int, first: int, out: int) -> tuple[int, ...]:
    return tuple([c for i in range(crew) if not out >> (c := (first + i) % crew) & 1])


ORDER = tuple(
    [
        tuple([tuple([clockwise(crew, first, out) for out in range(1 << crew)]) for first in range(crew)])
        for crew in range(7)
    ]
)
"""The characters of a crew clockwise from one of them, without those in a mask."""
ABLE = 6
"""The first bit for abilities among those who can change a roll."""
BY_KARMA = (1 << ABLE) - 1
MEMBERS = tuple([tuple([char for char in range(ABLE) if mask >> char & 1]) for mask in range(1 << ABLE)])
"""The characters of each mask."""
OTHERS = tuple([tuple([MEMBERS[(1 << crew) - 1 & ~mask] for mask in range(1 << ABLE)]) for crew in range(ABLE + 1)])
"""The characters of a crew who are not in a mask."""


def seats_of(owner: tuple[int, ...], changers: int) -> int:
    """The seats of those who can change a roll."""
    return SEATS[owner][changers if changers <= BY_KARMA else (changers | changers >> ABLE) & BY_KARMA]


class Seats(dict[tuple[int, ...], tuple[int, ...]]):
    """The seats of the characters in each mask, by the owners of all; made once."""

    def __missing__(self, owner: tuple[int, ...]) -> tuple[int, ...]:
        if len(owner) > ABLE:  # a save may say so; with each of them the table would be twice as long
            raise ValueError(f"a crew has at most {ABLE} characters, not {len(owner)}")
        found = [0]
        for seat in owner:
            found += [mask | 1 << seat for mask in found]
        self[owner] = made = tuple(found)
        return made


SEATS = Seats()
