"""A place to fight in: two quiet tiles side by side north of New Haven, and who stands there."""

from tests.games.under_our_sun.table import Table

HERE = "0,-1"
"""Dust Road: MV 1, four fields, no symbols."""
NEXT = "1,-1"
"""Well House: MV 1, two fields, no symbols; next to HERE and to New Haven."""
FAR = "1,-2"
"""Salt Pan: MV 1, four fields, no symbols; next to HERE and NEXT."""
HAVEN = "0,0"


def arena(*crew: str, semi: bool = False) -> Table:
    """All stand exposed on HERE with 6 AP, in the Morning, under a clear sky; character 0 is first."""
    t = Table(players=len(crew), mode="semi" if semi else "coop")
    t.crew(*crew)
    t.blank(HERE, 2)
    t.blank(NEXT, 24)
    t.blank(FAR, 10)
    t.weather("clear-sky")
    for char in range(len(crew)):
        t.at(char, HERE)
    t.ap(*[6] * len(crew))
    return t


def rolls(seen: list[object], context: str) -> list[str]:
    """The dice of the recorded rolls of one kind, in their order."""
    return [roll.colours for roll in seen if roll.context == context]  # type: ignore[attr-defined]


def health(t: Table, *chars: int) -> list[int]:
    return [t.w.hp[c] for c in chars]


__all__ = ["FAR", "HAVEN", "HERE", "NEXT", "arena", "health", "rolls"]
