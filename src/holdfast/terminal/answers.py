"""The list of answers in plain lines: in groups as the rulebook has them, under numbers that do not shift.

While the same question is asked, as in planning, an answer keeps its number; a new one gets the next that nobody had, and
stands at the end of its group.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from holdfast.core.engine.asking import Asking
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Option

LONG = 8
"""From so many answers on a list has headings."""
REST = ""
"""The group of what has none: it stands last."""


class Group(NamedTuple):
    """Answers under one heading, each with its number."""

    name: str
    answers: list[tuple[int, Option]]


Row = Callable[[Option], tuple[str, str] | None]
"""What an answer has in common with others of its kind, and what is its own (`Voice.row`)."""


def lines(answers: Sequence[tuple[int, Option]], row: Row, said: Callable[[Option], tuple[str, str]]) -> Iterator[str]:
    """Each answer with what it risks in a line of its own; those of one kind, with the same at stake, in one row."""
    for (what, stakes, label), together in groupby(answers, key=lambda one: kind_of(one[1], row, said)):
        mind = f" – {stakes}" if stakes else ""
        members = [(number, option, row(option)) for number, option in together]
        if len(members) > 1:
            each = [f"{number}. {own[1]} [{option.key}]" for number, option, own in members if own is not None]
            yield f"{what}{mind}: {' · '.join(each)}"
        else:
            [(number, option, _)] = members
            yield f"{number}. {label or said(option)[0]}{mind} [{option.key}]"


def kind_of(option: Option, row: Row, said: Callable[[Option], tuple[str, str]]) -> tuple[str, str, str]:
    """What answers of one row are alike in; another answer is like no other."""
    label, stakes = said(option)
    shared = row(option)
    return (shared[0], stakes, "") if shared is not None else (option.key, stakes, label)


class Answers:
    """The numbers of one seat's answers."""

    def __init__(self) -> None:
        self._asked: tuple[object, ...] = ()
        self._numbers: dict[str, int] = {}

    def listed(
        self,
        asking: Asking,
        seat: Seat,
        clock: int,
        groups: Mapping[str, tuple[str, ...]],
        deed: Callable[[Option], str],
    ) -> list[Group]:
        """The open answers of a seat in their groups; a short list is one group without a heading. By `clock`, the number of
        the round or day, it is seen that a question is asked anew."""
        options = asking.options_for(seat)
        together = self._grouped(options, groups, deed)
        self._count(
            (asking.tag, asking.effect, asking.by, seat, clock),
            [option for _, members in together for option in members],
        )
        return [Group(name, self._in_order(members)) for name, members in together]

    def _in_order(self, options: Sequence[Option]) -> list[tuple[int, Option]]:
        return sorted([(self._numbers[option.key], option) for option in options], key=lambda one: one[0])

    def _grouped(
        self, options: Sequence[Option], groups: Mapping[str, tuple[str, ...]], deed: Callable[[Option], str]
    ) -> list[tuple[str, list[Option]]]:
        belongs = {one: name for name, deeds in groups.items() for one in deeds}
        found: dict[str, list[Option]] = {name: [] for name in (*groups, REST)}
        for option in options:
            found[belongs.get(deed(option), REST)].append(option)
        filled = [(name, members) for name, members in found.items() if members]
        return filled if len(options) >= LONG and len(filled) > 1 else [(REST, list(options))]

    def _count(self, asked: tuple[object, ...], options: Sequence[Option]) -> None:
        """Number what is new; all of it, where another question is asked or nothing of the old list is left."""
        if asked != self._asked or not any(option.key in self._numbers for option in options):
            self._asked = asked
            self._numbers = {}
        for option in options:
            self._numbers.setdefault(option.key, len(self._numbers) + 1)
