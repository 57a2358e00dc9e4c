"""Options as data: an action and its target. One pattern writes the key of an option and parses it.

    class Heal(OptionSpec):
        pattern = "heal:who-{who}[:{n}]"
        who: int
        n: int = 0

    Heal(3).key == "heal:who-3"
    Heal(3, 2).key == "heal:who-3:2"

A part in brackets is left out while its field has its default. A `Literal` field accepts only its words.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args, get_origin, get_type_hints

from msgspec import Meta
from msgspec.structs import fields as struct_fields

from holdfast.core.engine.effect import Record
from holdfast.core.facts import MAX_CACHED, ActionPatterns, Facts, UnknownKey

PARTS = re.compile(r"\[([^\]]*)\]|([^\[]+)")
FIELD = re.compile(r"\{(\w+)\}")


class NamedAs(NamedTuple):
    """The noun that names a field's value in texts: `Person = Annotated[int, NamedAs("the-who-{}")]`."""

    noun: str


class OptionSpec(Record):
    """One shape of option, as data."""

    pattern: ClassVar[str] = ""
    group: ClassVar[str] = ""
    """The heading of the option in long lists."""
    spends: ClassVar[tuple[str, ...]] = ()
    """World fields that the option uses up, as paths."""

    @property
    def key(self) -> str:
        """The key used in menus, journals, saves and logs."""
        return KEY_PATTERNS[type(self)].write(self)

    @classmethod
    def read(cls, key: str) -> "OptionSpec | None":
        """Return the option that a key stands for, or None if the key has another shape."""
        return KEY_PATTERNS[cls].read(key)

    def facts(self) -> Facts:
        """Return its fields under the names that all games share, for boards, bots and the coach."""
        named: dict[str, Any] = {"deed": KEY_PATTERNS[type(self)].head}
        return Facts(**named | {name: getattr(self, name) for name in type(self).__struct_fields__})


class KeyPattern:
    """Writes and parses the keys of one class. The writing function is compiled once per class."""

    def __init__(self, spec_type: Any) -> None:
        self.spec_type: type[OptionSpec] = spec_type
        self.head = re.split(r"[:\[{]", spec_type.pattern)[0]
        hints = get_type_hints(spec_type, include_extras=True)
        defaults = {field.name: field.default for field in struct_fields(spec_type)}
        self._names = FIELD.findall(spec_type.pattern.partition(":")[2])
        self._numbers = [name for name in defaults if _unannotated(hints[name]) is int]
        self._nouns = {
            name: annotation.noun
            for name in defaults
            for annotation in getattr(hints[name], "__metadata__", ())
            if isinstance(annotation, NamedAs)
        }
        writes, reads = [], ""
        for optional, required in PARTS.findall(spec_type.pattern):
            part = optional or required
            names = FIELD.findall(part)
            filled = FIELD.sub(r"{spec.\1}", part)
            write = f"f{filled!r}"
            read = FIELD.sub(
                lambda match: f"(?P<{match[1]}>{_value_regex(hints[match[1]])})",
                re.escape(part).replace(r"\{", "{").replace(r"\}", "}"),
            )
            if optional:
                [name] = names
                write, read = f"({write} if spec.{name} != {defaults[name]!r} else '')", f"(?:{read})?"
            writes.append(write)
            reads += read
        self.write: Callable[[OptionSpec], str] = eval(f"lambda spec: {' + '.join(writes)}", {})
        self._regex = re.compile(reads)

    def fields(self, spec: OptionSpec) -> Iterator[tuple[str, int | str]]:
        """Yield the name and value of each field after the head; a value with a `NamedAs` noun as that noun."""
        for name in self._names:
            value = getattr(spec, name)
            yield name, self._nouns[name].format(value) if name in self._nouns else value

    def read(self, key: str) -> OptionSpec | None:
        """Return the spec that a key stands for, or None if the key has another shape."""
        match = self._regex.fullmatch(key)
        if match is None:
            return None
        values: dict[str, Any] = {name: value for name, value in match.groupdict().items() if value is not None}
        for name in self._numbers:
            if name in values:
                values[name] = int(values[name])
        return self.spec_type(**values)


class KeyPatterns(dict[type[OptionSpec], KeyPattern]):
    """The pattern of each class, built on first use."""

    def __missing__(self, spec_type: type[OptionSpec]) -> KeyPattern:
        pattern = self[spec_type] = KeyPattern(spec_type)
        return pattern


KEY_PATTERNS = KeyPatterns()


def _unannotated(hint: Any) -> Any:
    while get_origin(hint) is Annotated:
        hint = hint.__origin__
    return hint


def _value_regex(hint: Any) -> str:
    """A regular expression for one field: its words, a number, or anything up to the next colon."""
    for annotation in getattr(hint, "__metadata__", ()):
        if isinstance(annotation, Meta) and annotation.pattern:
            return re.sub(r"\((?!\?)", "(?:", annotation.pattern.strip("^$"))
    hint = _unannotated(hint)
    if get_origin(hint) is Literal:
        return "|".join([re.escape(str(word)) for word in sorted(get_args(hint), key=len, reverse=True) if word != ""])
    return r"-?\d+" if hint is int else "[^:]+?"


def option_specs_in(modules: Iterable[ModuleType]) -> tuple[type[OptionSpec], ...]:
    """The option specs that the modules of a game define."""
    found = [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, OptionSpec)
        and thing.__module__ == module.__name__
        and thing.pattern
    ]
    return tuple(dict.fromkeys(found))


class SingleWords(ActionPatterns):
    """Reads keys of a single word: branches of cards may have any."""

    def _read(self, key: str) -> Facts:
        if not key or ":" in key:
            raise UnknownKey(f"no option of this game has the key {key!r}")
        return Facts(key)


class OptionReader(ActionPatterns):
    """Reads the keys of a game's options by the classes that write them.

    Keys that no class writes are read by the patterns of `others`.
    """

    def __init__(self, specs: Iterable[type[OptionSpec]], others: ActionPatterns | None = None) -> None:
        super().__init__()
        self._specs = tuple(specs)
        self._others = others or SingleWords()
        self._patterns = self._others._patterns | {KEY_PATTERNS[spec_type].head: [] for spec_type in self._specs}
        self._known: dict[str, OptionSpec | None] = {}

    def spec(self, key: str) -> OptionSpec | None:
        """Return the spec that a key stands for; None for a key of a single word."""
        try:
            return self._known[key]
        except KeyError:
            candidates = (KEY_PATTERNS[spec_type].read(key) for spec_type in self._specs)
            spec = next((candidate for candidate in candidates if candidate is not None), None)
            if len(self._known) < MAX_CACHED:
                self._known[key] = spec
            return spec

    def _read(self, key: str) -> Facts:
        spec = self.spec(key)
        return self._others.read(key) if spec is None else spec.facts()
