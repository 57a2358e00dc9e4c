"""Dice as they lie on the table: every throw is kept until others fall, so that all can see it (TW-002, TW-004 to TW-006)."""

from typing import Literal

from holdfast.games.this_war.pieces import Throw
from holdfast.games.this_war.rules import BLACK, DICE, NOBODY
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City

Reason = Literal[
    "book", "cold", "danger", "each", "empathy", "foe", "grief", "lock", "medicine", "music", "noise", "rummage", "shaken",
    "sniper", "special", "strike", "table", "thirst", "untreated",
]  # fmt: skip
"""What is rolled for."""


def black(w: City, why: Reason, who: int = NOBODY, need: int = 0, plus: int = 0) -> int:
    """The black die, 1 to 10. `need` is the least face that succeeds; if negative, the greatest that fails. What is added
    to it (`plus`) is shown, not added."""
    face = w.chance.below(BLACK) + 1
    lay(w, "black", face, why, who, need, plus)
    return face


def combat(w: City, colour: DieColour, why: Reason, who: int) -> int:
    """A combat die: hits, or a symbol. `who` is a Character, or the number of an enemy."""
    face = DICE[colour][w.chance.below(6)]
    lay(w, colour, face, why, who)
    return face


def lay(w: City, die: str, face: int, why: Reason, who: int, need: int = 0, plus: int = 0) -> None:
    """What lay there before this answer is taken up."""
    chance = w.chance
    before = chance.used - len(chance.record)
    thrown = w.thrown
    if thrown and thrown[0].at <= before:
        thrown = ()
    w.thrown = thrown + (Throw(chance.used, die, face, why, who, need, plus),)  # noqa: RUF005 - quicker than unpacking
