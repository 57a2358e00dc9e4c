"""Numbers of a game turned for one process: an experiment asks what another price or another card would do.

A number is a constant of the game's modules (`LONG.sand`, `TURNS.4`, `SEARCH_NOISE`), or a field of a card
(`event/storm.strength`; `event/*.strength` for the whole deck). Modules take their constants from one another when they are
imported, and reckon others from them: so constants are turned while their module is first imported, each right after its line,
and whatever stands below sees the new value. Hence a process has one set of numbers a game, for good. Files are not touched;
a save of such a game says what was turned.
"""

import ast
import importlib
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple, cast

import msgspec

from holdfast.core.cards.content import Card, Content, behaviour_hash
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.definition import GameDefinition, UnknownName

FIRST = "rules"
"""The module of a game in which a name is looked for first."""
EVERY = "*"
MARK = "__turned__"

Numbers = Mapping[str, Any]


class Place(NamedTuple):
    """Where a constant stands: its module, its name, and the way to one of its parts."""

    module: str
    name: str
    path: tuple[str, ...]


# --- finding ----------------------------------------------------------------------------------------------------------


def of_card(number: str) -> bool:
    return "/" in number


@cache
def constants(package: str) -> dict[str, tuple[str, ...]]:
    """The names of a game's constants, each with the modules in which it is given a value; read, not imported."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise UnknownName(f"there is no module {package}")
    top = Path(spec.origin).parent
    found: dict[str, list[str]] = {}
    for file in sorted(top.rglob("*.py")):
        parts = file.relative_to(top).with_suffix("").parts
        module = ".".join((package, *parts)).removesuffix(".__init__")
        for statement in ast.parse(file.read_bytes()).body:
            for name in bound(statement):
                if name.isupper():
                    found.setdefault(name, []).append(module)
    return {name: tuple(dict.fromkeys(modules)) for name, modules in found.items()}


def bound(statement: ast.stmt) -> list[str]:
    """The names that a statement gives a value."""
    match statement:
        case ast.Assign():
            targets = statement.targets
        case ast.AnnAssign(value=ast.expr()):
            targets = [statement.target]
        case _:
            return []
    return [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]


def place(package: str, number: str) -> Place:
    """Where a number stands. A name that stands in several modules is told apart by one: `player.weights:FOOD`."""
    wish, colon, rest = number.rpartition(":")
    name, *path = rest.split(".")
    known = constants(package)
    modules = known.get(name)
    if modules is None:
        listed = did_you_mean(name, list(known)) or f"; {FIRST}.py has them, such as {_such(known, package)}"
        raise UnknownName(f"{package.rpartition('.')[2]} has no number {name!r}{listed}")
    wanted = f"{package}.{wish if colon else FIRST}"
    if wanted not in modules:
        if colon or len(modules) > 1:
            ways = ", ".join(f"{module[len(package) + 1 :]}:{name}" for module in modules)
            raise UnknownName(f"the number {number!r} is not clear; there is {ways}")
        [wanted] = modules
    return Place(wanted, name, tuple(path))


def _such(known: Mapping[str, Sequence[str]], package: str) -> str:
    return ", ".join([name for name, modules in known.items() if f"{package}.{FIRST}" in modules][:5])


# --- putting ----------------------------------------------------------------------------------------------------------


def put(thing: Any, path: Sequence[str], value: Any, said: str) -> Any:
    """A copy of a constant with another value at the end of the way."""
    if not path:
        return like(thing, value, said)
    step, rest = path[0], path[1:]
    match thing:
        case dict():
            keys = {str(key): key for key in thing}
            if step not in keys:
                raise UnknownName(f"{said}: there is no {step!r} there{_or(step, list(keys))}")
            return thing | {keys[step]: put(thing[keys[step]], rest, value, said)}
        case msgspec.Struct() if step in thing.__struct_fields__:
            return msgspec.structs.replace(thing, **{step: put(getattr(thing, step), rest, value, said)})
        case msgspec.Struct():
            raise UnknownName(f"{said}: there is no {step!r} there{_or(step, list(thing.__struct_fields__))}")
        case tuple() if step in getattr(thing, "_fields", ()):
            return cast(Any, thing)._replace(**{step: put(getattr(thing, step), rest, value, said)})
        case tuple() if step.isdecimal() and int(step) < len(thing):
            at = int(step)
            new = (*thing[:at], put(thing[at], rest, value, said), *thing[at + 1 :])
            return type(thing)(*new) if hasattr(thing, "_fields") else new
        case tuple():
            places = getattr(thing, "_fields", ()) or [str(i) for i in range(len(thing))]
            raise UnknownName(f"{said}: there is no {step!r} there{_or(step, list(places))}")
    raise UnknownName(f"{said}: it is {thing!r} and has no parts")


def _or(word: str, known: list[str]) -> str:
    return did_you_mean(word, known) or f"; there is {', '.join(known)}"


def like(old: Any, new: Any, said: str) -> Any:
    """A value of the same form as the one it stands for."""
    match old, new:
        case (bool(), bool()) | (str(), str()):
            return new
        case int(), int() if not isinstance(old, bool) and not isinstance(new, bool):
            return new
        case float(), int() | float() if not isinstance(new, bool):
            return float(new)
        case dict(), Mapping():
            turned = old
            for key, value in new.items():
                turned = put(turned, (str(key),), value, said)
            return turned
        case tuple(), list() | tuple() if old and not hasattr(old, "_fields"):
            return tuple([like(old[min(i, len(old) - 1)], one, said) for i, one in enumerate(new)])
    raise UnknownName(f"{said}: {new!r} cannot stand for {old!r}")


# --- cards ------------------------------------------------------------------------------------------------------------


def turned_cards(definition: GameDefinition, content: Content, numbers: Numbers) -> Content:
    """The same cards, some with other numbers; what they do has another hash then."""
    wishes = {number: value for number, value in numbers.items() if of_card(number)}
    if not wishes:
        return content
    cards = list(content.unique)
    for number, value in wishes.items():
        deck, _, rest = number.partition("/")
        id, *path = rest.split(".")
        chosen = [i for i, card in enumerate(cards) if card.deck == deck and id in (card.id, EVERY)]
        if not chosen:
            decks = list(dict.fromkeys(card.deck for card in cards))
            ids = [card.id for card in cards if card.deck == deck]
            raise UnknownName(
                f"{definition.name} has no card {deck}/{id}{_or(id, ids) if ids else did_you_mean(deck, decks)}; "
                f"numbers of cards are written deck/id.field"
            )
        for i in chosen:
            cards[i] = _turned_card(definition, cards[i], path, value, number)
    return Content(cards, behaviour_hash(cards))


def _turned_card(definition: GameDefinition, card: Card, path: list[str], value: Any, number: str) -> Card:
    plain = opened(msgspec.to_builtins(card))
    fields = [name for name in card.__struct_fields__ if name not in ("id", "deck", "name", "flavour")]
    if not path or path[0] not in fields:
        raise UnknownName(f"{number}: cards of {card.deck} have {', '.join(fields)}{_near(path, fields)}")
    here, last = _last(plain, path, number)
    here[last] = value
    try:
        return msgspec.convert(plain, type(card), dec_hook=EffectDecoder(definition.components.registry()))
    except msgspec.ValidationError as error:
        raise UnknownName(f"{number}: {value!r} does not fit there ({error})") from None


def opened(plain: Any) -> Any:
    """The same with lists for tuples, so that any part of it can be set."""
    match plain:
        case dict():
            return {key: opened(value) for key, value in plain.items()}
        case list() | tuple():
            return [opened(value) for value in plain]
    return plain


def _near(path: list[str], fields: list[str]) -> str:
    return did_you_mean(path[0], fields) if path else ""


def _last(plain: Any, path: list[str], number: str) -> tuple[Any, Any]:
    """What holds the last part of the way, and the last part."""
    here = plain
    for step in path[:-1]:
        match here:
            case list() if step.isdecimal() and int(step) < len(here):
                here = here[int(step)]
            case dict() if step in here:
                here = here[step]
            case _:
                raise UnknownName(f"{number}: there is no {step!r} on that card")
    last = path[-1]
    if isinstance(here, list):
        if not last.isdecimal() or int(last) >= len(here):
            raise UnknownName(f"{number}: there is no {last!r} on that card")
        return here, int(last)
    if not isinstance(here, dict):
        raise UnknownName(f"{number}: there is no {last!r} on that card")
    return here, last


# --- turning ----------------------------------------------------------------------------------------------------------


def check(definition: GameDefinition, package: str, numbers: Numbers, packs: Sequence[Path] = ()) -> None:
    """Whether all these numbers are there and may have such values; nothing is turned."""
    for number, value in numbers.items():
        if not of_card(number):
            where = place(package, number)
            put(getattr(importlib.import_module(where.module), where.name), where.path, value, number)
    turned_cards(definition, definition.content(packs), numbers)


class Turning(SourceFileLoader):
    """Loads a module with some of its constants turned, each after its line."""

    def __init__(self, name: str, file: str, wishes: list[tuple[Place, str, Any]]) -> None:
        super().__init__(name, file)
        self.wishes = wishes

    def get_code(self, fullname: str) -> CodeType:
        tree = ast.parse(self.get_data(self.path), self.path)
        body: list[ast.stmt] = []
        for statement in tree.body:
            body.append(statement)
            for name in bound(statement):
                if any(where.name == name for where, _, _ in self.wishes):
                    body.append(ast.parse(f"{name} = {MARK}({name!r}, {name})").body[0])
        tree.body = body
        return compile(tree, self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__[MARK] = self.turned
        super().exec_module(module)

    def turned(self, name: str, value: Any) -> Any:
        for where, number, wish in self.wishes:
            if where.name == name:
                value = put(value, where.path, wish, number)
        return value


class OverrideFinder:
    """Finds the modules that hold turned numbers."""

    def __init__(self, wishes: list[tuple[Place, str, Any]]) -> None:
        self.wishes = wishes

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        mine = [wish for wish in self.wishes if wish[0].module == name]
        spec = PathFinder.find_spec(name, path, target) if mine else None
        if spec is not None and spec.origin is not None:
            spec.loader = Turning(name, spec.origin, mine)
        return spec


def turn(package: str, numbers: Numbers) -> GameDefinition:
    """Import a game with other numbers: before anything of it was imported, and once a process."""
    if package in sys.modules:
        raise RuntimeError(f"{package} is imported already; its numbers can no longer be turned in this process")
    wishes = [(place(package, number), number, value) for number, value in numbers.items() if not of_card(number)]
    finder = OverrideFinder(wishes)
    sys.meta_path.insert(0, finder)
    try:
        kind: GameDefinition = importlib.import_module(package).DEFINITION
        for where, _, _ in wishes:
            importlib.import_module(where.module)
    finally:
        sys.meta_path.remove(finder)
    kind.turned = msgspec.to_builtins(dict(numbers), str_keys=True)
    return kind
