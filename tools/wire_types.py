"""The TypeScript types of what travels: python tools/wire_types.py [check].

Written from the Python structs and typed dictionaries, so that a board cannot read what the server does not send:

web/src/lib/net/facts.gen.ts              messages, options' facts, and whatever types of `core` the games use
web/src/games/<game>/facts/types.gen.ts   `SampledOutcome`, the view: the bare fields of the world and what `DisplayHooks.view` returns;
                                          `Printed`, what is printed on a card: what `DisplayHooks.card` returns; both by
                                          the annotations of these two functions

Without an argument they are written; `check` tells by the exit code whether they are as they should be.
"""

from __future__ import annotations

import inspect
import sys
import types
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect as mi

ROOT = Path(__file__).resolve().parent.parent
SHARED = ROOT / "web" / "src" / "lib" / "net" / "facts.gen.ts"
HEAD = "// Written by tools/wire_types.py from the Python structs: change those, and run it again.\n"
UNNAMED = {"AnyEffect": "Effect", "AnyCondition": "Condition"}
"""What a card's effects are typed as in Python, and here."""
LOOSE = """/** An effect of a card, by its name; its fields are those of the struct of this name. */
export interface Effect {
  do: string;
  [field: string]: unknown;
}

/** A condition of a card, by its name. */
export interface Condition {
  is: string;
  [field: string]: unknown;
}
"""


class Sheet:
    """The declarations of one file, in the order in which they were needed."""

    def __init__(self) -> None:
        self.known: dict[str, type[Any]] = {}
        self.texts: dict[str, str] = {}
        self.shared: dict[str, Any] = {}
        """Types of `core` and of the wire that are used here and declared elsewhere."""

    def named(self, info: Any) -> str:
        """The name of a struct or typed dictionary, which is declared on the way."""
        cls: type[Any] = info.cls
        name = cls.__name__
        if is_shared(cls) and not isinstance(self, SharedSheet):
            self.shared[name] = info
            return name
        if self.known.setdefault(name, cls) is not cls:
            raise ValueError(f"two types are called {name}: {self.known[name]!r} and {cls!r}; rename one of them")
        if name not in self.texts:
            self.texts[name] = ""  # it may hold itself
            self.texts[name] = self.interface(name, cls, list(self.fields(info)))
        return name

    def fields(self, info: Any) -> Iterator[str]:
        if isinstance(info, mi.StructType) and info.tag_field:
            yield f"{info.tag_field}: {literal(info.tag)};"
        omits = isinstance(info, mi.StructType) and info.cls.__struct_config__.omit_defaults
        for field in ordered(info):
            may_miss = not field.required if isinstance(info, mi.TypedDictType) else omits and not field.required
            yield f"{field.encode_name}{'?' if may_miss else ''}: {self.typed(field.type)};"

    def interface(self, name: str, cls: type[Any], fields: list[str], base: str = "") -> str:
        lines = "".join(f"  {field}\n" for field in fields)
        return f"{told(cls)}export interface {name}{f' extends {base}' if base else ''} {{\n{lines}}}\n"

    def typed(self, info: Any) -> str:
        match info:
            case mi.Metadata():
                return str((info.extra or {}).get("ts") or self.typed(info.type))
            case mi.StructType() | mi.TypedDictType() | mi.DataclassType():
                return self.named(info)
            case mi.UnionType():
                return " | ".join(dict.fromkeys(self.typed(one) for one in info.types))
            case mi.LiteralType():
                return " | ".join(literal(value) for value in info.values)
            case mi.EnumType():
                return " | ".join(literal(one.value) for one in info.cls)
            case mi.DictType():
                key = "number" if isinstance(info.key_type, mi.IntType) else self.typed(info.key_type)
                record = f"Record<{key}, {self.typed(info.value_type)}>"
                return f"Partial<{record}>" if isinstance(info.key_type, mi.LiteralType) else record
            case mi.TupleType():
                return f"[{', '.join(self.typed(one) for one in info.item_types)}]"
            case mi.ListType() | mi.VarTupleType() | mi.SetType() | mi.FrozenSetType():
                item = self.typed(info.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case mi.StrType():
                return "string"
            case mi.BoolType():
                return "boolean"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.NoneType():
                return "null"
            case mi.CustomType():
                return self.loose(info.cls)
            case _:
                return "unknown"

    def loose(self, cls: type[Any]) -> str:
        """Effects and conditions; whatever else has no type of its own is sent as a word."""
        name = UNNAMED.get(cls.__name__)
        if name is None:
            return "string"
        self.shared[name] = None
        return name

    def whole(self) -> str:
        body = [text for text in self.texts.values() if text]
        imports = ""
        if self.shared:
            imports = f"import type {{ {', '.join(sorted(self.shared))} }} from '../../../lib/net/facts.gen';\n"
        return "\n".join(filter(None, (HEAD + imports, *body)))


class SharedSheet(Sheet):
    """What all games and pages share."""

    def loose(self, cls: type[Any]) -> str:
        return UNNAMED.get(cls.__name__, "string")

    def whole(self) -> str:
        return "\n".join((HEAD, *self.texts.values(), LOOSE))


def ordered(info: Any) -> list[Any]:
    """The fields as they stand in the class; those of typed dictionaries are told by the alphabet."""
    if not isinstance(info, mi.TypedDictType):
        return list(info.fields)
    order = list(get_type_hints(info.cls))
    return sorted(info.fields, key=lambda field: order.index(field.name))


def literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def told(cls: type[Any]) -> str:
    """The docstring of a class, where it has one of its own."""
    doc = inspect.cleandoc(cls.__dict__.get("__doc__") or "")
    if not doc or doc.startswith(f"{cls.__name__}("):
        return ""
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"/** {doc} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def is_shared(cls: type[Any]) -> bool:
    return cls.__module__.startswith(("holdfast.core.", "holdfast.server."))


def returned(function: Any) -> list[Any]:
    """What a function says that it returns, one by one; nothing where it says nothing that could be typed."""
    try:
        said = get_type_hints(function).get("return")
    except (NameError, TypeError):
        return []
    parts = get_args(said) if get_origin(said) in (Union, types.UnionType) else (said,)
    return [
        part for part in parts if is_typeddict(part) or (isinstance(part, type) and issubclass(part, msgspec.Struct))
    ]


def view_type(kind: Any, sheet: Sheet) -> str:
    """The view of a game: the bare fields of its world, and over them what it adds."""
    from holdfast.core.state.view import View
    from holdfast.core.state.world import ENGINE_FIELDS

    hidden = ENGINE_FIELDS | kind.world.hidden_fields | View.__annotations__.keys()
    fields: dict[str, str] = {}
    for field in mi.type_info(kind.world).fields:  # type: ignore[union-attr]
        if field.name not in hidden:
            fields[field.name] = f"{field.encode_name}: {sheet.typed(field.type)};"
    for part in returned(kind.display.view):
        info = mi.type_info(part)
        for field, text in zip(ordered(info), sheet.fields(info), strict=True):
            fields[field.name] = text
    sheet.named(mi.type_info(View))
    return sheet.interface("Seen", kind.world, list(fields.values()), "View")


def game_types(kind: Any) -> Sheet:
    """The file of one game."""
    sheet = Sheet()
    view = view_type(kind, sheet)
    printed = [sheet.named(mi.type_info(part)) for part in returned(kind.display.card)]
    sheet.texts["Seen"] = view
    for name, table in kind.display.tables.items():
        sheet.texts[name] = constant(name, table)
    if printed:
        sheet.texts["Printed"] = (
            f"/** What is printed on a card, by its deck. */\nexport type Printed = {' | '.join(printed)};\n"
        )
    return sheet


def constant(name: str, table: Any) -> str:
    """A table of the box (`DisplayHooks.tables`) as data."""
    lines = "".join(f"  {msgspec.json.encode(row).decode()},\n" for row in table)
    return f"export const {name} = [\n{lines}] as const;\n"


def shared_types(sheets: Iterable[Sheet]) -> Sheet:
    """What every page reads, and the types of `core` that the games use."""
    from holdfast.tables.protocol import outbound as wire

    shared = SharedSheet()
    for cls in wire.TYPES:
        shared.named(mi.type_info(cls))
    for sheet in sheets:
        for name in sorted(sheet.shared):
            if sheet.shared[name] is not None:
                shared.named(sheet.shared[name])
    return shared


def files() -> dict[Path, str]:
    """All generated files, as they should be."""
    import holdfast

    wanted: dict[Path, str] = {}
    sheets: list[Sheet] = []
    for folder in sorted((ROOT / "web" / "src" / "games").iterdir()):
        if folder.is_dir():
            sheet = game_types(holdfast.definition(folder.name))
            sheets.append(sheet)
            wanted[folder / "facts" / "types.gen.ts"] = sheet.whole()
    wanted[SHARED] = shared_types(sheets).whole()
    return wanted


def stale() -> list[Path]:
    """The generated files that are not as the structs are."""
    return [file for file, text in files().items() if not file.exists() or file.read_text(encoding="utf-8") != text]


def write() -> None:
    for file, text in files().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")


def main() -> None:
    match sys.argv[1:]:
        case []:
            write()
        case ["check"]:
            if old := stale():
                names = ", ".join(str(file.relative_to(ROOT)) for file in old)
                sys.exit(f"not as the Python structs are: {names}\nTo put this right: python tools/wire_types.py")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
