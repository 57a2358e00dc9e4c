"""The generated effect reference for card authors: every effect and condition that a card may name, with its fields.

Fields come from the structs, examples from the built-in cards, sentences from the card texts. An effect that no card
uses and that has no message is internal to the engine.
"""

import re
from collections.abc import Collection, Iterable, Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from holdfast.core.bounds import COLLECTIONS, MAX_ITEMS
from holdfast.core.cards.content import LANGUAGES, Card, Words
from holdfast.core.cards.effect_decoder import TAGS
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.cards.validation import allowed_values, listed
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.engine.effect import BoundedRecord, Condition, Effect, tag_of
from holdfast.core.text.localizer import Localizer, MissingText, sentence

PLAIN = {int: "a number", float: "a number", str: "a word", bool: "true or false", NoneType: "nothing"}
UNQUOTED = re.compile(r"[A-Za-z][\w /-]*")
INFERRED = ("true", "false", "null")
DEEPEST_PARTS = 2
"""The maximum depth of described nested parts."""


class Field(BoundedRecord):
    """One field of an effect: its type in plain words, its accepted words, and its default as YAML."""

    name: str
    type: str
    words: tuple[str, ...] = ()
    default: str | None = None


class Example(BoundedRecord):
    """An effect as it is on a built-in card, and its text."""

    card: str
    name: Words
    written: str
    says: Words


class EffectEntry(BoundedRecord):
    """An effect or a condition; `own` if only the engine uses it."""

    name: str
    what: str
    about: str
    fields: tuple[Field, ...]
    example: Example | None = None
    own: bool = False


def entries(definition: GameDefinition) -> list[EffectEntry]:
    """Return all effects, then all conditions, each sorted by name."""
    content = definition.content()
    tellers = {lang: Localizer(definition, lang, content) for lang in LANGUAGES}
    used = _plainest(content.unique, definition.components.spoilers)
    found = [_entry(tellers, tag, one, used.get(tag)) for tag, one in definition.components.registry().items()]
    return sorted(found, key=lambda entry: (entry.what == "condition", entry.name))


def plain(thing: Any) -> Any:
    """Return all fields of an entry as plain data, including empty ones."""
    match thing:
        case msgspec.Struct():
            return {name: plain(getattr(thing, name)) for name in type(thing).__struct_fields__}
        case tuple():
            return [plain(part) for part in thing]
    return thing


def entry(definition: GameDefinition, name: str) -> EffectEntry:
    """Return the entry of a name."""
    every = {one.name: one for one in entries(definition)}
    if name not in every:
        raise UnknownName(f"{definition.name} has no effect or condition {name!r}{did_you_mean(name, list(every))}")
    return every[name]


def _entry(tellers: dict[str, Localizer], tag: str, kind: type[Any], use: "Use | None") -> EffectEntry:
    what, message = ("condition", f"if-{tag}") if issubclass(kind, Condition) else ("effect", f"fx-{tag}")
    example = None
    if use is not None:
        says = {lang: _text(teller, use) for lang, teller in tellers.items()}
        example = Example(use.card.key, use.card.name, to_yaml(msgspec.to_builtins(use.thing)), says)
    about = " ".join((kind.__doc__ or "").strip().partition("\n\n")[0].split())
    own = use is None and not tellers[LANGUAGES[0]].has(message)
    return EffectEntry(tag, what, about, tuple([_field(field) for field in fields(kind)]), example, own)


def _text(localizer: Localizer, use: "Use") -> str:
    """Return the sentence of a use; if a condition has no message alone, that of the effect around it; otherwise
    nothing."""
    try:
        return (
            sentence(localizer.effect(use.thing)) if isinstance(use.thing, Effect) else localizer.condition(use.thing)
        )
    except MissingText:
        return sentence(localizer.effect(use.around)) if isinstance(use.around, Effect) else ""


# --- examples --------------------------------------------------------------------------------------------------------


class Use(NamedTuple):
    """An effect or a condition on a card, and the effect that contains it, if any."""

    card: Card
    thing: Any
    around: Any

    def cost(self, spoilers: Collection[str]) -> tuple[bool, bool, int]:
        """Return a sort key, the length of the example; a spoiler card is used only if there is no other."""
        data = msgspec.to_builtins(self.thing)
        return self.card.deck in spoilers, len(data) == 1, len(msgspec.json.encode(data))


def _plainest(cards: Iterable[Card], spoilers: Collection[str]) -> dict[str, Use]:
    """Return for each effect and condition its shortest use with a text, the first of equals."""
    best: dict[str, Use] = {}
    for card in cards:
        for use in _uses(card, card, None):
            tag = tag_of(type(use.thing))
            if tag not in best or use.cost(spoilers) < best[tag].cost(spoilers):
                best[tag] = use
    return best


def _uses(card: Card, thing: Any, around: Any) -> Iterator[Use]:
    """Yield all effects and conditions of a card, including nested ones."""
    if isinstance(thing, Effect | Condition):
        yield Use(card, thing, around)
    parts: Iterable[Any] = ()
    match thing:
        case msgspec.Struct():
            parts = [getattr(thing, name) for name in type(thing).__struct_fields__]
        case dict():
            parts = thing.values()
        case tuple() | list():
            parts = thing
    for part in parts:
        yield from _uses(card, part, thing if isinstance(thing, Effect) else around)


def to_yaml(data: Any) -> str:
    """Return plain data as one line of YAML, as in a deck file."""
    match data:
        case dict():
            return "{" + ", ".join([f"{key}: {to_yaml(value)}" for key, value in data.items()]) + "}"
        case list() | tuple():
            return "[" + ", ".join([to_yaml(value) for value in data]) + "]"
        case str() if UNQUOTED.fullmatch(data) and data not in INFERRED:
            return data
    return msgspec.json.encode(data).decode()


# --- fields ----------------------------------------------------------------------------------------------------------


def _field(field: FieldInfo) -> Field:
    choice = allowed_values(_present(field.type))
    return Field(field.encode_name, plainly(field.type), choice.words if choice else (), _default(field))


def _default(field: FieldInfo) -> str | None:
    if field.default is not NODEFAULT:
        return to_yaml(msgspec.to_builtins(field.default))
    if field.default_factory is not NODEFAULT:
        return to_yaml(msgspec.to_builtins(field.default_factory()))
    return None


def _present(kind: Any) -> Any:
    """Return the type of an optional field without None."""
    if get_origin(kind) in (Union, UnionType):
        parts = [part for part in get_args(kind) if part is not NoneType]
        return parts[0] if len(parts) == 1 else kind
    return kind


def plainly(kind: Any, depth: int = 0) -> str:
    """Return a type in plain words."""
    if choice := allowed_values(kind):
        return f"one of {listed(choice)}" if any(choice.words) else f"a word {listed(choice)}"
    origin = get_origin(kind)
    if origin is Annotated:
        return _bounds(kind) or plainly(kind.__origin__, depth)
    if kind in TAGS:
        return "a condition" if TAGS[kind][1] == "condition" else "an effect"
    if origin in (Union, UnionType):
        return " or ".join([plainly(part, depth) for part in get_args(kind)])
    if origin in COLLECTIONS:
        return _collection(origin, [part for part in get_args(kind) if part is not ...], ... in get_args(kind), depth)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if depth >= DEEPEST_PARTS:
            return "…"
        inner = [f"{one.encode_name} ({plainly(one.type, depth + 1)})" for one in fields(kind)]
        return f"a mapping of {', '.join(inner)}"
    return PLAIN.get(kind, getattr(kind, "__name__", str(kind)))


def _bounds(kind: Any) -> str:
    """Return the bounds of a number, if any are declared."""
    if kind.__origin__ is not int:
        return ""
    said = {name: getattr(meta, name) for meta in kind.__metadata__ for name in ("ge", "le", "gt", "lt")}
    least = said.get("ge")
    most = said.get("le")
    low = f" from {least}" if least is not None and least > -MAX_ITEMS else ""
    high = f" to {most}" if most is not None and most < MAX_ITEMS else ""
    return f"a number{low}{high}" if low or high else ""


def _collection(origin: Any, parts: list[Any], endless: bool, depth: int) -> str:
    if origin is dict:
        return f"a mapping, under each word {plainly(parts[1], depth)}"
    if origin is tuple and not endless:
        return f"a row of {', '.join([plainly(part, depth) for part in parts])}"
    if parts[0] in TAGS:
        return f"{TAGS[parts[0]][1]}s"
    return f"a list, each {plainly(parts[0], depth)}"


# --- the page --------------------------------------------------------------------------------------------------------


def page(definition: GameDefinition) -> str:
    """Return the effect reference of a game as Markdown."""
    title = Localizer(definition, LANGUAGES[0], definition.content()).noun(definition.name)
    offered = [one for one in entries(definition) if not one.own]
    parts = [
        f"# What the cards of {title} may do",
        f"Made by the program from its own code and cards; `holdfast effects {definition.name} NAME` prints one entry. An effect\n"
        "is written `{do: name, …}`, a condition `{is: name, …}`; a field with a default may be left out.",
    ]
    for what in ("effect", "condition"):
        parts += [f"## {what.capitalize()}s", *[_section(one) for one in offered if one.what == what]]
    return "\n\n".join(parts) + "\n"


def _section(one: EffectEntry) -> str:
    parts = [f"### {one.name}", one.about, "\n".join([f"- `{f.name}`: {_escaped(describe(f))}" for f in one.fields])]
    if one.example is not None:
        parts.append(f"`{one.example.written}` stands on {one.example.name[LANGUAGES[0]]} (`{one.example.card}`):")
        parts.append("\n".join([f"- {lang}: {_escaped(says)}" for lang, says in one.example.says.items() if says]))
    return "\n\n".join([part for part in parts if part])


def describe(field: Field) -> str:
    """Return a field in words, with its default."""
    return field.type if field.default is None else f"{field.type} (left out: {field.default})"


def _escaped(text: str) -> str:
    return re.sub(r"([*_<\[\]\\|])", r"\\\1", text)
