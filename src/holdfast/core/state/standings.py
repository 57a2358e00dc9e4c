"""Figures of a game: the state of every person at a moment, deaths and causes, the final score.

A game computes them from its world (`DisplayHooks.standing`, `DisplayHooks.fate`, `DisplayHooks.counted`);
`holdfast.review.summary` combines them.
"""

from holdfast.core.engine.effect import Record, Seat

NO_STATUS: Seat = -1


class PersonStatus(Record):
    """A person: their noun, their seat, and their remaining life."""

    name: str
    seat: Seat = NO_STATUS
    life: int = 0
    most: int = 0
    alive: bool = True


class Standing(Record):
    """The table at a moment: its people, and the shared resources, each by its word."""

    souls: tuple[PersonStatus, ...] = ()
    stores: tuple[tuple[str, int], ...] = ()


class Death(Record):
    """A person who dies or is lost to the group, and the cause (a card, or a word of the game)."""

    name: str
    cause: str = ""


class ScoreLine(Record):
    """A line of the score: the item, the count and the points for each; a seat's own if scores are separate."""

    what: str
    n: int
    each: int = 1
    seat: Seat = NO_STATUS


NO_STANDINGS = Standing()
