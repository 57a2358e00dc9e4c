"""The people a card means (RC-648), and the choices it leaves (RC-611)."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord, Cause, Outcomes, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Adventure
from holdfast.games.robinson.log import answered, line
from holdfast.games.robinson.log import people as concerned
from holdfast.games.robinson.world import Island


def resolve_people(w: Island, by: Cause, who: str) -> tuple[int, ...]:
    """RC-648: the people meant, resolved when the effect is applied (RC-228)."""
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
            return read_people(who)


def about_people(message: str) -> Callable[[Any, Island, Cause, Outcomes], LogEntry]:
    """An entry about the people an effect hits: `log = about_people("dies")`."""
    return lambda effect, w, by, outcomes: line(message, **concerned(resolve_people(w, by, effect.who)))


def join_people(people: Iterable[int]) -> str:
    """Certain people, in the form that `resolve_people` reads."""
    return "|".join(map(str, people))


@lru_cache(maxsize=1024)
def read_people(who: str) -> tuple[int, ...]:
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

    def log_answer(self, w: Island, by: Cause, entry: Entry) -> LogEntry | None:
        """A choice in the card's own words; other choices are shown by what follows."""
        card = w.content.cards[by.card] if by.card >= 0 else None
        return answered(w, by, entry) if isinstance(card, Adventure) and entry.key in card.choices else None
