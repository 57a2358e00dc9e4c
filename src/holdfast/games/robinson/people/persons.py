"""Who is at the table: players by their seats, Friday and Jenny, and their pawns (RC-262, RC-736, RC-946)."""

from functools import lru_cache

from holdfast.core.cards.content import Content
from holdfast.games.robinson.cards import Character
from holdfast.games.robinson.rules import Rules

FRIDAY, JENNY, PERSONS = 4, 5, 6
"""Persons that are no seats (RC-736, RC-946); players are 0 to 3."""
ALL_PLAYERS = tuple(tuple(range(n)) for n in range(5))
PAWNS = tuple((f"{seat}a", f"{seat}b") for seat in range(4))
PAWN_OWNER = {pawn: seat for seat, pawns in enumerate(PAWNS) for pawn in pawns}
ONE_PAWN = tuple(f"one-pawn:{seat}" for seat in range(4))


@lru_cache(maxsize=256)
def sheets(content: Content, characters: tuple[int, ...], rules: Rules) -> dict[int, tuple[int, tuple[int, ...]]]:
    """Life and Morale arrows of everybody at the table."""
    people: dict[int, tuple[int, tuple[int, ...]]] = {FRIDAY: (rules.friday_life, ()), JENNY: (rules.jenny_life, ())}
    for seat, card in enumerate(characters):
        sheet = content.cards[card]
        assert isinstance(sheet, Character)
        people[seat] = (sheet.life, sheet.arrows)
    return people
