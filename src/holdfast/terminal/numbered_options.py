"""The list of answers in plain lines: in groups as the rulebook has them, under numbers that do not shift.

While the same question is asked, as in planning, an answer keeps its number, whatever else is asked in between: a skill
that is used while one plans, or another seat. A new one gets the next that nobody had, and stands at the end of its group.
A game may give answers numbers of their own, the same in every list: a direction is found by its number blindly. What gives an answer in another way stands under it.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import AnyEffect, Cause, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import ActionPatterns, UnknownKey

if TYPE_CHECKING:
    from holdfast.terminal.session import Session

LONG = 8
"""From so many answers on a list has headings."""
MAX_REPEATS = 3
"""From so many answers with the same dice on these are told once."""
Dice = dict[str, str]
"""Dice in words, by the way in which an answer is given."""
Asked = tuple[AnyEffect, Cause, Seat, int]
"""A question by what is asked, why, whom, and in which round or day."""
REST = ""
"""The group of what has none: it stands last."""


class OptionGroup(NamedTuple):
    """Answers under one heading, each with its number."""

    name: str
    answers: list[tuple[int, Option]]
    ways: dict[str, list[tuple[int, Option]]] = {}
    """What gives an answer of this group in another way, by its key."""

    def told(self, session: "Session", known: Dice | None = None, keys: bool = False) -> Iterator[str]:
        """A line for each answer, and one under it with the ways to give it; those of one kind, with the same at stake,
        in one row, wherever their numbers stand. Dice that are `known` from the heading are not told again, and keys only
        on wish."""
        dice = known or {}
        kinds: dict[tuple[str, str, str], list[tuple[int, Option]]] = {}
        for one in self.answers:
            kinds.setdefault(kind_of(session, one[1], dice), []).append(one)
        for (what, stakes, label), members in kinds.items():
            if len(members) > 1:
                rows = [(n, option, row(session, option)) for n, option in members]
                each = [f"{n}. {keyed(own[1], option.key, keys)}" for n, option, own in rows if own is not None]
                yield f"{noted(what, stakes)}: {' · '.join(each)}"
                continue
            [(number, option)] = members
            yield f"{number}. {keyed(noted(label or session.label(option), stakes), option.key, keys)}"
            if ways := self.ways.get(option.key):
                each = [f"{n}. {keyed(way_of(session, way, stakes, dice), way.key, keys)}" for n, way in ways]
                yield "    " + " · ".join(each)

    def dice(self, session: "Session") -> Dice:
        """The dice that all answers of this group throw, and all ways of one kind to give them which throw any: from
        three on they are told once. A way that throws what its answer does has none of its own to tell."""
        found: dict[str, list[str]] = {}
        own = {how_of(session, option) for _, option in self.answers}
        for _, option in self.answers:
            thrown = session.roll(option)
            for _, way in ((0, option), *self.ways.get(option.key, ())):
                if roll := session.roll(way):
                    found.setdefault(how_of(session, way), []).append(roll)
                if roll != thrown:
                    own.add(how_of(session, way))
        if len(found.get("", ())) < len(self.answers):
            found.pop("", None)
        alike = {how: rolls[0] for how, rolls in found.items() if len(rolls) >= MAX_REPEATS and len(set(rolls)) == 1}
        return alike if "" in alike else {how: roll for how, roll in alike.items() if how in own}


def row(session: "Session", option: Option) -> tuple[str, str] | None:
    return session.definition.text.row(session.localizer, session.game.world, option)


def number_of(way: tuple[str, str] | None) -> int:
    """How many of something a way takes, where it says so: they stand from few to many."""
    _, _, by = way[0].partition(":") if way else ("", "", "")
    return int(by) if by.isdecimal() else 0


def how_of(session: "Session", option: Option) -> str:
    """The way in which an answer is given, where it has one."""
    way = session.definition.display.way(option.key)
    return way[0] if way else ""


def kind_of(session: "Session", option: Option, dice: Dice) -> tuple[str, str, str]:
    """What answers of one row are alike in; another answer is like no other."""
    label, shared = session.label(option), row(session, option)
    stakes = session.stakes(option, label, dice.get(how_of(session, option), ""))
    return (shared[0], stakes, "") if shared is not None else (option.key, stakes, label)


def way_of(session: "Session", option: Option, known: str, dice: Dice) -> str:
    """The way alone, by what or with whom; what it costs and risks where that is not what is known of the answer."""
    how = how_of(session, option)
    stakes = session.stakes(option, session.label(option), dice.get(how, ""))
    return noted(way_words(session, how), stakes if stakes != known else "")


def way_words(session: "Session", way: str) -> str:
    how, _, by = way.partition(":")
    return session.localizer.say(f"way-{how}", by=session.localizer.noun(by, w=session.game.world)) if how else ""


def dice_text(session: "Session", dice: Dice) -> str:
    """What is thrown, once for a whole group: for its answers, then for each way to give them."""
    told, known = [], dice.get("")
    for how, roll in sorted(dice.items()):
        if not how or roll != known:
            told.append(f"{way_words(session, how)}: {roll}" if how else roll)
    return "; ".join(told)


def noted(words: str, stakes: str) -> str:
    return f"{words.removesuffix('.')} – {stakes}" if stakes else words


def keyed(words: str, key: str, shown: bool) -> str:
    """Words with the key of what they stand for, where keys are shown."""
    return f"{words} [{key}]" if shown else words


def goes_on(last: Asked, asked: Asked) -> bool:
    """Is this the next step of what was asked last, as in a barter or where one thing after another is given up?"""
    return type(last[0]) is type(asked[0]) and not isinstance(asked[0], Window) and last[1:] == asked[1:]


class NumberedOptions:
    """The numbers of answers, for each seat and each question that waits."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Asked, dict[str, int]]] = []
        self._last: Asked | None = None
        self._known: dict[str, int] = {}
        self._numbers: dict[str, int] = {}

    def forget(self, stack: Sequence[tuple[AnyEffect, Cause]]) -> None:
        """Only what still lies on the stack is asked again; another question like it begins anew."""
        self._waiting = [one for one in self._waiting if any(effect is one[0][0] for effect, _ in stack)]

    def listed(
        self,
        question: OpenQuestion,
        seat: Seat,
        clock: int,
        definition: GameDefinition,
        own_number: Callable[[Option], int] = lambda option: 0,
    ) -> list[OptionGroup]:
        """The open answers of a seat in their groups; a short list is one group without a heading. By `clock`, the number of
        the round or day, it is seen that a question is asked anew."""
        options = question.options_for(seat)
        keys = {option.key for option in options}
        ways: dict[str, list[Option]] = {}
        for option in options:
            way = definition.display.way(option.key)
            if way is not None and way[1] in keys:
                ways.setdefault(way[1], []).append(option)
        for others in ways.values():
            others.sort(key=lambda option: number_of(definition.display.way(option.key)))
        under = {option.key for others in ways.values() for option in others}
        together = self._grouped([option for option in options if option.key not in under], definition)
        self._count(
            (question.effect, question.by, seat, clock),
            [one for _, members in together for option in members for one in (option, *ways.get(option.key, ()))],
            owned(options, own_number),
            definition.display.own_numbers,
        )
        return [
            OptionGroup(
                name, self._in_order(members), {o.key: self._in_order(ways[o.key]) for o in members if o.key in ways}
            )
            for name, members in together
        ]

    def _in_order(self, options: Sequence[Option]) -> list[tuple[int, Option]]:
        return sorted([(self._numbers[option.key], option) for option in options], key=lambda one: one[0])

    def _grouped(self, options: Sequence[Option], definition: GameDefinition) -> list[tuple[str, list[Option]]]:
        groups, deeds = definition.display.groups, definition.rules.deeds
        belongs = {one: name for name, deeds in groups.items() for one in deeds}
        found: dict[str, list[Option]] = {name: [] for name in (*groups, REST)}
        for option in options:
            found[next((belongs[word] for word in about(deeds, option) if word in belongs), REST)].append(option)
        filled = [(name, members) for name, members in found.items() if members]
        return filled if len(options) >= LONG and len(filled) > 1 else [(REST, list(options))]

    def _count(self, asked: Asked, options: Sequence[Option], own: dict[str, int], kept: int) -> None:
        """Number what is new; all of it, where another question is asked or nothing of the old list is left."""
        known = next((numbers for one, numbers in self._waiting if one == asked), None)
        if known is None and self._last is not None and goes_on(self._last, asked):
            known = dict(self._known) if 2 * sum(o.key in self._numbers for o in options) >= len(options) else None
        if known is None or not any(option.key in known or option.key in own for option in options):
            known = {}
        self._waiting = [one for one in self._waiting if one[0] != asked] + [(asked, known)]
        self._last, self._known = asked, known
        free = {key: number for key, number in own.items() if number not in known.values()}
        for option in options:
            if option.key not in known and option.key not in free:
                known[option.key] = max([kept if free else 0, *known.values()]) + 1
        self._numbers = {**known, **free}


def owned(options: Sequence[Option], own_number: Callable[[Option], int]) -> dict[str, int]:
    """The numbers that answers have in every list; where two claim one, the first has it."""
    first = {number: option.key for option in reversed(options) if (number := own_number(option))}
    return {key: number for number, key in first.items()}


def about(deeds: ActionPatterns, option: Option) -> tuple[str, ...]:
    """By what an answer finds its heading: its deed with what it is about, else its deed alone."""
    try:
        facts = deeds.read(option.key)
    except UnknownKey:
        return ()
    return f"{facts.deed}:{facts.what}", facts.deed
