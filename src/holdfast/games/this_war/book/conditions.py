"""Conditions that cards and Scripts ask for."""

from holdfast.core.engine.effect import AnyCondition, Cause, Condition
from holdfast.core.engine.effects import Both
from holdfast.core.engine.menu import Block, Blocks, block
from holdfast.games.this_war.house.standing import beside_base, fittings_built
from holdfast.games.this_war.people.joining import room
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.rules import STATES
from holdfast.games.this_war.things.stores import amount
from holdfast.games.this_war.vocabulary import (
    Blank,
    CharacterId,
    Counted,
    Family,
    FittingName,
    Op,
    StateName,
    Where,
    Whom,
)
from holdfast.games.this_war.world import City

ASKED = "TW-1204"
"""The rule of choices that are not open."""


def compare(a: int, op: Op, b: int) -> bool:
    if op == "<":
        return a < b
    if op == "<=":
        return a <= b
    if op == "=":
        return a == b
    return a >= b if op == ">=" else a > b


def lacking(w: City, by: Cause, condition: AnyCondition) -> Blocks:
    """TW-1204: what is missing where a condition does not hold; a condition that `lacks` something names it."""
    if condition.holds(w, by):
        return ()
    if isinstance(condition, Both):
        return lacking(w, by, condition.a) + lacking(w, by, condition.b)
    lacks = getattr(condition, "lacks", None)
    return (block(ASKED, "not-met") if lacks is None else lacks(w, by),)


class Has(Condition[City]):
    """At least `n` of a token, resource or family are there."""

    item: Family
    n: int = 1
    where: Where = "here"

    def holds(self, w: City, by: Cause) -> bool:
        return amount(w.stock(self.where), self.item) >= self.n

    def lacks(self, w: City, by: Cause) -> Block:
        have = amount(w.stock(self.where), self.item)
        return block(ASKED, "no-items", what=self.item, need=self.n, have=have)


class Built(Condition[City]):
    """At least `n` Fittings of this name are in the house."""

    fitting: FittingName
    n: int = 1

    def holds(self, w: City, by: Cause) -> bool:
        cards = w.content.cards
        return len([c for c in fittings_built(w) if cards[c].id.startswith(self.fitting)]) >= self.n

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-fitting", what=f"fitting/{self.fitting}")


class Beside(Condition[City]):
    """A Fitting of this name is beside the one that is being used."""

    fitting: FittingName

    def holds(self, w: City, by: Cause) -> bool:
        return beside_base(w, int(by.target), self.fitting)


class FittingsBuilt(Condition[City]):
    """TW-1833: at least `n` Fittings are built at the same time."""

    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return len(fittings_built(w)) >= self.n


class Cleared(Condition[City]):
    """TW-1833: at least `n` Shelter cards have left their slots."""

    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return w.size("shelter-gone") >= self.n


class BoardedUp(Condition[City]):
    """At least `n` Board-Ups are in place."""

    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return w.boards.bit_count() >= self.n


class Level(Condition[City]):
    """One of these people has a State within these levels."""

    who: Whom
    state: StateName
    low: int = 1
    high: int = 3

    def holds(self, w: City, by: Cause) -> bool:
        state = STATES.index(self.state)
        return any(self.low <= w.level(p, state) <= self.high for p in people(w, by, self.who))


class Count(Condition[City]):
    """How many Characters are in the group (`characters`) or present."""

    of: Counted
    op: Op
    n: int

    def counted(self, w: City) -> int:
        return len(w.group) if self.of == "characters" else len(w.present())

    def holds(self, w: City, by: Cause) -> bool:
        return compare(self.counted(w), self.op, self.n)

    def lacks(self, w: City, by: Cause) -> Block:
        if self.op != ">=":
            return block(ASKED, "not-met")
        says = "no-group" if self.of == "characters" else "no-present"
        return block(ASKED, says, need=self.n, have=self.counted(w))


class Present(Condition[City]):
    """A Character by name is here."""

    name: CharacterId

    def holds(self, w: City, by: Cause) -> bool:
        return any(w.id(p) == self.name for p in w.present())

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-person", what=f"character/{self.name}")


class AnyProwess(Condition[City]):
    """The Prowess of somebody present compares like this."""

    op: Op
    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return any(compare(w.prowess(p), self.op, self.n) for p in w.present())


class ColdIs(Condition[City]):
    """The number of Cold tokens compares like this."""

    op: Op
    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return compare(w.cold, self.op, self.n)


class HasToken(Condition[City]):
    """A blank token is in the game."""

    name: Blank

    def holds(self, w: City, by: Cause) -> bool:
        return w.token(self.name) is not None

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-token", what=self.name)


class WasRead(Condition[City]):
    """A Script has been read in this campaign."""

    script: str

    def holds(self, w: City, by: Cause) -> bool:
        return self.script in w.read


class ChapterIs(Condition[City]):
    """Which Chapter it is."""

    op: Op
    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return compare(w.chapter, self.op, self.n)


class DayIs(Condition[City]):
    """Which day it is."""

    op: Op
    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return compare(w.day, self.op, self.n)


class UnknownLeft(Condition[City]):
    """The number of Unknown cards compares like this."""

    op: Op
    n: int

    def holds(self, w: City, by: Cause) -> bool:
        return compare(w.unknown, self.op, self.n)


class LostToday(Condition[City]):
    """TW-1715: somebody died or left since the last Dawn."""

    def holds(self, w: City, by: Cause) -> bool:
        return w.losses > 0


class FullHouse(Condition[City]):
    """TW-118: there is no room for another Character, or nobody is left to come (TW-1109)."""

    def holds(self, w: City, by: Cause) -> bool:
        return not room(w)


class AtHome(Condition[City]):
    """The scene is in the Shelter."""

    def holds(self, w: City, by: Cause) -> bool:
        return w.phase != "scavenging"
