"""Conditions as clauses: *if there are neither Meds nor Bandages*."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.effects import Both, Either, Not
from holdfast.games.this_war.book.conditions import (
    AnyProwess,
    Beside,
    Built,
    ChapterIs,
    ColdIs,
    Count,
    DayIs,
    Has,
    Level,
    UnknownLeft,
    WasRead,
)
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.text.card_text.naming import UNNAMED, Naming
from holdfast.games.this_war.text.nouns import counted, item_named

OPS = {"<": "less", "<=": "at-most", "=": "exactly", ">=": "at-least", ">": "more"}
DENIED = {"<": ">=", "<=": ">", ">=": "<", ">": "<="}


class Conditions(Naming):
    """Pronounces what cards and Scripts ask for."""

    def condition(self, condition: Any, no: bool = False) -> str:
        """A condition as a clause, or its opposite."""
        match condition:
            case Not(cond=inner):
                return self.condition(inner, not no)
            case Both() | Either():
                return self.joined(condition, no)
            case Has():
                return self.has((condition,), no)
            case Level():
                return self.level((condition,), no)
            case Count() | AnyProwess() | ColdIs() | ChapterIs() | DayIs() | UnknownLeft():
                return self.compared(condition, no)
        args = self.localizer.arguments(condition)
        match condition:
            case Built(fitting=fitting) | Beside(fitting=fitting):
                args["what"] = self.localizer.name(f"fitting/{fitting}") or self.localizer.noun(fitting)
            case WasRead(script=script):
                args["number"] = self.script(script)
        return self.say(f"if-{tag_of(type(condition))}", **args | {"no": "none" if no else "yes"})

    def joined(self, condition: Both | Either, no: bool) -> str:
        """Conditions that belong together; alike ones are said in one: *neither Meds nor Bandages*."""
        either = isinstance(condition, Either) != no
        parts = flattened(condition)
        if isinstance(condition, Either):
            first = parts[0]
            if all(isinstance(p, Has) and p.n == 1 and p.where == first.where for p in parts):
                return self.has(parts, no)
            if all(isinstance(p, Level) and alike(p, first) for p in parts):
                return self.level(parts, no)
        said = [self.condition(part, no) for part in parts]
        message = "if-either" if either else "if-both"
        out = said[0]
        for part in said[1:]:
            out = self.say(message, a=out, b=part)
        return out

    def has(self, parts: Sequence[Has], no: bool) -> str:
        """TW-1301: goods that lie somewhere; of several kinds, any of them or none."""
        teller, first = self.localizer, parts[0]
        goods = teller.listed([counted(teller, part.item, part.n) for part in parts], "or")
        none = [item_named(teller, part.item, 2) for part in parts]
        things = none[0]
        for thing in none[1:]:
            things = self.say("nor-more", first=things, last=thing)
        how = ("none" if first.n == 1 else "fewer") if no else "yes"
        return self.say(
            "if-has", **{"where-is": first.where, "goods": goods, "things": things, "no": how, "n": first.n}
        )

    def level(self, parts: Sequence[Level], no: bool) -> str:
        """Somebody within these levels of a State."""
        first = parts[0]
        states = self.localizer.listed([self.localizer.noun(part.state) for part in parts], "or")
        me = first.who in UNNAMED
        one = self.whom(Pick(1, first.who))
        args = {"who-is": "me" if me else "other", "whom": one, "group": self.group(first.who), "states": states}
        args |= {"range": self.levels(first.low, first.high), "no": "none" if no else "yes"}
        wounds = me and len(parts) == 1 and first.state == "wounds"
        return self.say("if-level-wounds" if wounds else "if-level", **args)

    def compared(self, it: Any, no: bool) -> str:
        """A number against another: *not at least 3* is *fewer than 3*."""
        op = DENIED.get(it.op, it.op) if no else it.op
        said = self.say("compare", op=OPS[op], n=it.n)
        text = self.say(f"if-{tag_of(type(it))}", compared=said, n=it.n, of=getattr(it, "of", ""))
        return self.say("if-not", cond=text) if no and it.op == "=" else text


def flattened(condition: Both | Either) -> list[Any]:
    """The parts of an *or* of *ors*, or an *and* of *ands*."""
    out: list[Any] = []
    for part in (condition.a, condition.b):
        if isinstance(part, Both | Either) and type(part) is type(condition):
            out += flattened(part)
        else:
            out.append(part)
    return out


def alike(one: Level, other: Level) -> bool:
    """The same people and levels, if not the same State."""
    return (one.who, one.low, one.high) == (other.who, other.low, other.high)
