"""All errors of a value, found part by part after the decoder has reported the first one."""

import re
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec.structs import fields

from holdfast.core.bounds import COLLECTIONS
from holdfast.core.cards.content import Card
from holdfast.core.cards.effect_decoder import TAGS, EffectDecoder, small
from holdfast.core.cards.errors import did_you_mean, nearest

MOST_WORDS = 12
"""The maximum number of words of a closed field that an error lists in full."""
DIGIT = frozenset({r"\d", "[0-9]"})
PLAIN_WORD = re.compile(r"[\w /.:'<>=-]*")


class CardFieldError(NamedTuple):
    """An error, its path, and the key if the key is wrong and not its value."""

    says: str
    path: tuple[object, ...] = ()
    key: str = ""


class AllowedWords(NamedTuple):
    """The words of a closed field and other accepted forms."""

    words: tuple[str, ...]
    patterns: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    """Descriptions of the other forms, for readers of error messages."""


def field_errors(data: Any, kind: Any, hook: EffectDecoder) -> list[CardFieldError]:
    """Return every error that prevents decoding of data as this type."""
    try:
        msgspec.convert(data, kind, dec_hook=hook)
    except msgspec.ValidationError as error:
        found = [CardFieldError(one.says, (*step, *one.path), one.key) for step, one in _inside(data, kind, hook)]
        return found or [_plainly(str(error), data, kind)]
    return []


def _inside(data: Any, kind: Any, hook: EffectDecoder) -> Iterator[tuple[tuple[object, ...], CardFieldError]]:
    """Yield the errors of the parts, each with the path step to its part."""
    origin = get_origin(kind)
    if origin is Annotated:
        yield from _inside(data, kind.__origin__, hook)
    elif kind in TAGS:
        yield from (((), one) for one in _of_named(data, kind, hook))
    elif origin in (Union, UnionType):
        parts = [
            field_errors(data, part, hook) for part in get_args(kind) if part is not NoneType and _suits(data, part)
        ]
        yield from (((), one) for one in min(parts, key=len, default=[]))
    elif isinstance(data, dict) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _of_struct(data, kind, hook)
    elif isinstance(data, dict) and origin is dict:
        named, held = get_args(kind)
        for key, value in data.items():
            yield from (((), CardFieldError(one.says, (), key)) for one in field_errors(key, named, hook))
            yield from (((key,), one) for one in field_errors(value, held, hook))
    elif isinstance(data, list) and origin in COLLECTIONS:
        row = get_args(kind)
        kinds = [row[0]] * len(data) if origin is not tuple or ... in row else row
        for i, (value, one_kind) in enumerate(zip(data, kinds, strict=False)):
            yield from (((i,), one) for one in field_errors(value, one_kind, hook))


def _of_named(data: Any, kind: Any, hook: EffectDecoder) -> list[CardFieldError]:
    """Return the errors of an effect or a condition, under its name."""
    try:
        body, named = hook.named(kind, data)
    except ValueError as error:
        return [CardFieldError(str(error))]
    name = body[TAGS[kind][0]]
    return [CardFieldError(f"in {name}: {one.says}", one.path, one.key) for one in field_errors(body, named, hook)]


def _of_struct(
    data: dict[str, Any], kind: type[msgspec.Struct], hook: EffectDecoder
) -> Iterator[tuple[tuple[object, ...], CardFieldError]]:
    """Yield unknown, missing and invalid fields; a missing field that was misspelt is reported once."""
    known = {field.encode_name: field for field in fields(kind)}
    own = [name for name in known if not (issubclass(kind, Card) and name in ("id", "deck"))]
    meant = set()
    for key in data:
        if key not in known and key != kind.__struct_config__.tag_field:
            meant.add(nearest(key, own))
            near = did_you_mean(key, own) or f" (known: {', '.join(own)})"
            yield (), CardFieldError(f"object contains unknown field `{key}`{near}", (), key)
    for name, field in known.items():
        if name in data:
            yield from (((name,), one) for one in field_errors(data[name], field.type, hook))
        elif field.required and name not in meant:
            yield (), CardFieldError(f"object missing required field `{name}`")


def _suits(data: Any, kind: Any) -> bool:
    """Return whether data of this form can be intended as this type, valid or not."""
    while get_origin(kind) is Annotated:
        kind = kind.__origin__
    origin = get_origin(kind) or kind
    match data:
        case str():
            return (
                kind is str or kind in TAGS or (origin is Literal and any(isinstance(w, str) for w in get_args(kind)))
            )
        case list():
            return origin in COLLECTIONS and origin is not dict
        case dict():
            return origin is dict or kind in TAGS or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))
    return origin is Literal or (isinstance(origin, type) and isinstance(data, origin))


# --- words -----------------------------------------------------------------------------------------------------------


def allowed_values(kind: Any) -> AllowedWords | None:
    """Return the accepted values of a closed field; None if any value is accepted."""
    origin = get_origin(kind)
    if origin is Literal:
        return AllowedWords(tuple([str(word) for word in get_args(kind)]))
    if origin is Annotated:
        metas = [meta for meta in kind.__metadata__ if getattr(meta, "pattern", None)]
        if not metas:
            return allowed_values(kind.__origin__)
        return _alternatives(metas[0].pattern)._replace(examples=tuple(metas[0].examples or ()))
    return None


def _alternatives(pattern: str) -> AllowedWords:
    r"""Return the words that a pattern such as `^(water|food|\d)$` accepts."""
    body = pattern.removeprefix("^").removesuffix("$")
    if body.startswith("(") and body.endswith(")") and _level(body[1:-1]):
        body = body[1:-1].removeprefix("?:")
    parts = [""]
    depth = 0
    for letter in body:
        depth += (letter in "([") - (letter in ")]")
        if letter == "|" and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    words = tuple([part for part in parts if PLAIN_WORD.fullmatch(part)])
    if not words:
        return AllowedWords((), (pattern,))
    return AllowedWords(words, tuple([part for part in parts if part not in words]))


def _level(body: str) -> bool:
    """Return whether all brackets are balanced."""
    depth = 0
    for letter in body:
        depth += (letter == "(") - (letter == ")")
        if depth < 0:
            return False
    return not depth


def listed(choice: AllowedWords) -> str:
    """Return the words of a closed field as a list: `a, b, c or a digit`. Forms without an example are described in the
    rules only."""
    parts = [", ".join([word for word in choice.words if word])]
    if not DIGIT.isdisjoint(choice.patterns):
        parts.append("a digit")
    if choice.examples:
        parts.append(f"such as {' or '.join(choice.examples)}")
    elif not any(choice.words):
        parts += [f"like {pattern}" for pattern in choice.patterns]
    return " or ".join([part for part in parts if part])


def _plainly(says: str, data: Any, kind: Any) -> CardFieldError:
    """Return the decoder's message in plain words for pack authors."""
    says, path = _way(says)
    choice = allowed_values(kind)
    if choice is None or not isinstance(data, str) or not re.match("invalid enum|expected `str` matching", says):
        return CardFieldError(says, path)
    if not any(choice.words):
        return CardFieldError(f"{data!r} does not fit here; it must be {listed(choice)}", path)
    near = did_you_mean(data, choice.words)
    short = len(choice.words) <= MOST_WORDS
    some = listed(choice) if short else ", ".join(choice.words[:MOST_WORDS]) + " …"
    if not near:
        return CardFieldError(f"there is no {data!r} here; it is one of {some}", path)
    return CardFieldError(f"there is no {data!r} here{near}{f' It is one of {some}' if short else ''}", path)


def _way(message: str) -> tuple[str, tuple[object, ...]]:
    """Join the parts of a msgspec path (`… - at $.a[0].b`, one per nested effect) to one path."""
    path: list[object] = []
    message = message.replace(" - at `key` in `", " - at `")
    for part in re.findall(r" - at `\$((?:\.[\w-]+|\[\d+\]|\[\.\.\.\])*)`", message)[::-1]:
        for name, place in re.findall(r"\.([\w-]+)|\[(\d+)\]", part):
            path.append(name or int(place))
    return small(re.sub(r" - at `\$[^`]*`", "", message)), tuple(path)
