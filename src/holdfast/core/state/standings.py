"""An evening in figures: how everybody fares at a moment, who dies of what, and what is counted at the end.

A game tells it of its world (`DisplayHooks.standing`, `DisplayHooks.fate`, `DisplayHooks.counted`); `holdfast.review.summary` puts it together.
"""

from holdfast.core.engine.effect import Record, Seat

NO_STATUS: Seat = -1


class PersonStatus(Record):
    """A person: the noun by which he is named, whose he is, and how much of his life is left."""

    name: str
    seat: Seat = NO_STATUS
    life: int = 0
    most: int = 0
    alive: bool = True


class Standing(Record):
    """The table at a moment: its people, and what all have in common, each by its word."""

    souls: tuple[PersonStatus, ...] = ()
    stores: tuple[tuple[str, int], ...] = ()


class Death(Record):
    """Somebody dies or is lost to the group: who, and of what (a card, or a word of the game)."""

    name: str
    cause: str = ""


class ScoreLine(Record):
    """A line of the score: what is counted, how many, and what each is worth; a seat's own, where they are not one."""

    what: str
    n: int
    each: int = 1
    seat: Seat = NO_STATUS


NO_STANDINGS = Standing()
