"""Whom a card means (RC-648), and what it leaves to decide (RC-611)."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord, Cause, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.log import line
from holdfast.games.robinson.log import people as concerned
from holdfast.games.robinson.world import Island


def whom(w: Island, by: Cause, who: str) -> tuple[int, ...]:
    """RC-648: who is meant, answered when the effect is applied (RC-228)."""
    match who:
        case "taker" | "bearer":
            return (by.who,) if by.who >= 0 else (w.first,)
        case "first":
            return (w.first,)
        case "each":
            return w.everyone()
        case "camp":
            return w.at_camp()
        case "hit" if by.place == "weather":
            return w.at_camp()
        case "hit":
            return (by.who,) if by.place in ("action", "fight") and by.who >= 0 else w.everyone()
        case _:
            return unnamed(who)


def befalls(message: str) -> Callable[[Any, Island, Cause, Outcomes], LogEntry]:
    """A line about those whom an effect hits: `log = befalls("dies")`."""
    return lambda effect, w, by, outcomes: line(message, **concerned(whom(w, by, effect.who)))


def named(people: Iterable[int]) -> str:
    """Certain people, as `whom` reads them."""
    return "|".join(map(str, people))


@lru_cache(maxsize=1024)
def unnamed(who: str) -> tuple[int, ...]:
    return tuple([int(person) for person in who.split("|")])


class Choice(BoundedRecord):
    """One branch of a decision on a card; `key` is the word of its button. What needs something is only there `when` it is."""

    key: str
    then: tuple[AnyEffect, ...] = ()
    when: AnyCondition | None = None


class Decide(Question[Island]):
    """RC-611, RC-612, RC-635, RC-650, RC-1241: exactly one branch, also one that cannot be paid."""

    choices: tuple[Choice, ...]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),)

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for choice in self.choices:
            if choice.when is None or choice.when.holds(w, by):
                menu.add(choice.key, *choice.then)
