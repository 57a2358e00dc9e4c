"""Numbered, grouped options in plain lines.

While a question is open an option keeps its number, even if other questions are asked in between (a skill used during
planning, another seat). A new option gets the next unused number, at the end of its group. A game may assign fixed
numbers, such as one per direction. Other ways to give the same answer are listed below it.
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
"""Number of options from which a list has headings."""
MAX_REPEATS = 3
"""Number of options with the same dice from which the dice are shown once."""
Dice = dict[str, str]
"""Dice text by the way to give an answer."""
Asked = tuple[AnyEffect, Cause, Seat, int]
"""Identity of a question: effect, cause, seat, and round or day."""
REST = ""
"""Group of options without a heading, shown last."""


class OptionGroup(NamedTuple):
    """The numbered options under one heading."""

    name: str
    answers: list[tuple[int, Option]]
    ways: dict[str, list[tuple[int, Option]]] = {}
    """Other ways to give an option of this group, by its key."""

    def told(self, session: "Session", known: Dice | None = None, keys: bool = False) -> Iterator[str]:
        """Yield a line per option and a line below it for the other ways to give it.

        Options of one kind with the same stakes share a row. `known` dice, shown in the heading, are left out; keys
        are shown only if requested.
        """
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
        """Return the dice shared by all options of this group, and by all other ways of one kind.

        Dice are shared if at least three options or ways throw them. A way that throws its option's dice has none of
        its own.
        """
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
    """Return the quantity of a way, used to sort from few to many, or 0."""
    _, _, by = way[0].partition(":") if way else ("", "", "")
    return int(by) if by.isdecimal() else 0


def how_of(session: "Session", option: Option) -> str:
    """Return the way in which an option gives its answer, or ""."""
    way = session.definition.display.way(option.key)
    return way[0] if way else ""


def kind_of(session: "Session", option: Option, dice: Dice) -> tuple[str, str, str]:
    """Return the key by which options share a row; an option without a shared row has its own."""
    label, shared = session.label(option), row(session, option)
    stakes = session.stakes(option, label, dice.get(how_of(session, option), ""))
    return (shared[0], stakes, "") if shared is not None else (option.key, stakes, label)


def way_of(session: "Session", option: Option, known: str, dice: Dice) -> str:
    """Return the text of a way, with its stakes if they differ from the option's."""
    how = how_of(session, option)
    stakes = session.stakes(option, session.label(option), dice.get(how, ""))
    return noted(way_words(session, how), stakes if stakes != known else "")


def way_words(session: "Session", way: str) -> str:
    how, _, by = way.partition(":")
    return session.localizer.say(f"way-{how}", by=session.localizer.noun(by, w=session.game.world)) if how else ""


def dice_text(session: "Session", dice: Dice) -> str:
    """Return the dice of a whole group: of its options, then of each other way."""
    told, known = [], dice.get("")
    for how, roll in sorted(dice.items()):
        if not how or roll != known:
            told.append(f"{way_words(session, how)}: {roll}" if how else roll)
    return "; ".join(told)


def noted(words: str, stakes: str) -> str:
    return f"{words.removesuffix('.')} – {stakes}" if stakes else words


def keyed(words: str, key: str, shown: bool) -> str:
    """Append the key in brackets if keys are shown."""
    return f"{words} [{key}]" if shown else words


def goes_on(last: Asked, asked: Asked) -> bool:
    """Return whether a question continues the last one, as in bartering or giving up things one by one."""
    return type(last[0]) is type(asked[0]) and not isinstance(asked[0], Window) and last[1:] == asked[1:]


class NumberedOptions:
    """Numbers of the options, per seat and open question."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Asked, dict[str, int]]] = []
        self._last: Asked | None = None
        self._known: dict[str, int] = {}
        self._numbers: dict[str, int] = {}

    def forget(self, stack: Sequence[tuple[AnyEffect, Cause]]) -> None:
        """Forget the numbers of questions that are no longer on the stack."""
        self._waiting = [one for one in self._waiting if any(effect is one[0][0] for effect, _ in stack)]

    def listed(
        self,
        question: OpenQuestion,
        seat: Seat,
        clock: int,
        definition: GameDefinition,
        own_number: Callable[[Option], int] = lambda option: 0,
    ) -> list[OptionGroup]:
        """Return the legal options of a seat in numbered groups; a short list is one group without a heading.

        `clock`, the number of the round or day, distinguishes a repeated question from a continued one.
        """
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
        """Number the new options; a different question, or one without any known option, is numbered from the start."""
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
    """Return the fixed numbers of the options; the first option claiming a number has it."""
    first = {number: option.key for option in reversed(options) if (number := own_number(option))}
    return {key: number for number, key in first.items()}


def about(deeds: ActionPatterns, option: Option) -> tuple[str, ...]:
    """Return the words that select an option's heading: action and object, then the action alone."""
    try:
        facts = deeds.read(option.key)
    except UnknownKey:
        return ()
    return f"{facts.deed}:{facts.what}", facts.deed
