"""Write the generated pages of docs/reference from the code: python tools/build_reference.py [--check].

`--check` writes nothing and fails if a page is not current.
"""

import argparse
import inspect
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, get_args, get_type_hints, is_typeddict

import click
import msgspec

import holdfast
from holdfast.authoring import effect_docs as handbook
from holdfast.cli import main as holdfast_command
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.rulebook import rules
from holdfast.server.openapi import document
from holdfast.tables.protocol import inbound as messages
from holdfast.tables.protocol import outbound as wire

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "reference"
NOTE = "<!-- Written by tools/build_reference.py: change the code and run it again. -->"
ESCAPED = re.compile(r"([*_<>\[\]\\|])")


def cell(text: str) -> str:
    """A text as one cell of a Markdown table."""
    return ESCAPED.sub(r"\\\1", " ".join(text.split()))


def first_paragraph(thing: Any) -> str:
    return " ".join((inspect.getdoc(thing) or "").partition("\n\n")[0].split())


# --- command line ----------------------------------------------------------------------------------------------------


def commands(command: click.Command, path: str) -> Iterator[tuple[str, click.Command]]:
    """Yield a command and all commands below it, by their full names."""
    yield path, command
    if isinstance(command, click.Group):
        for name in sorted(command.commands):
            yield from commands(command.commands[name], f"{path} {name}")


def option_row(option: click.Option, context: click.Context) -> str | None:
    """The table row of an option; None if it is hidden."""
    record = option.get_help_record(context)
    return None if record is None else f"| `{record[0].replace('|', '/')}` | {cell(record[1])} |"


def cli_page() -> str:
    parts = ["# Command line", NOTE, "Seats are numbered from 1 here and from 0 in Python."]
    for path, command in commands(holdfast_command, "holdfast"):
        context = click.Context(command, info_name=path)
        usage = " ".join([path, *command.collect_usage_pieces(context)])
        rows = [
            row
            for one in command.get_params(context)
            if isinstance(one, click.Option)
            if (row := option_row(one, context))
        ]
        parts += [f"## {path}", f"    {usage}", cell(command.help or "")]
        parts.append("\n".join(["| Option | Meaning |", "|---|---|", *rows]))
    return "\n\n".join(part for part in parts if part)


# --- HTTP API --------------------------------------------------------------------------------------------------------


def http_page() -> str:
    api = document()
    rows = [
        f"| `{method.upper()} {path}` | {cell(one['summary'])} | {queries(one)} | {body_name(one)} |"
        for path, operations in sorted(api["paths"].items())
        for method, one in sorted(operations.items())
    ]
    bodies = [
        "\n\n".join([f"### {name}", *described(schema), schema_table(schema)])
        for name, schema in sorted(api["components"]["schemas"].items())
    ]
    parts = [
        "# HTTP API",
        NOTE,
        'The same as JSON is served at `/api/openapi.json`. Bodies are strict JSON; errors are `{"error": "…"}`.',
        "## Requests",
        "\n".join(["| Request | What it does | Query | Body |", "|---|---|---|---|", *rows]),
        "## Bodies",
        *bodies,
    ]
    return "\n\n".join(part for part in parts if part)


def queries(operation: dict[str, Any]) -> str:
    return ", ".join(f"`{one['name']}`" for one in operation["parameters"] if one["in"] == "query")


def body_name(operation: dict[str, Any]) -> str:
    for content in operation.get("requestBody", {}).get("content", {}).values():
        name = content["schema"].get("$ref", "").rpartition("/")[2]
        return f"[{name}](#{name.lower()})" if name else "binary"
    return ""


def described(schema: dict[str, Any]) -> list[str]:
    return [cell(schema["description"].partition("\n\n")[0])] if "description" in schema else []


def schema_table(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        f"| `{name}` | {cell(schema_type(one))} | {'yes' if name in required else 'no'} |"
        for name, one in schema.get("properties", {}).items()
    ]
    return "\n".join(["| Field | Type | Required |", "|---|---|---|", *rows]) if rows else ""


def schema_type(schema: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return "one of " + ", ".join(str(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(schema_type(one) for one in schema["anyOf"])
    kind = str(schema.get("type", "anything"))
    if kind == "array":
        items = schema.get("items")
        return f"list of {schema_type(items)}" if isinstance(items, dict) else "list"
    limits = [
        f"{word} {schema[name]}"
        for name, word in (("minimum", "from"), ("maximum", "to"), ("minLength", "at least"), ("maxLength", "at most"))
        if name in schema
    ]
    return " ".join([kind, *limits]) + (" characters" if "maxLength" in schema else "")


# --- messages --------------------------------------------------------------------------------------------------------


def messages_page() -> str:
    """Messages of the socket in both directions, with the types they are made of."""
    _, components = msgspec.json.schema_components([messages.AnyMessage], ref_template="#/{name}")
    sent = []
    for one in get_args(messages.AnyMessage):
        schema = components[one.__name__]
        schema = {**schema, "properties": {k: v for k, v in schema["properties"].items() if k != "type"}}
        sent += [f"### {one.__struct_config__.tag}", first_paragraph_of(one), schema_table(schema)]
    received = []
    for name, one in vars(wire).items():
        if is_typeddict(one) and one.__module__ == wire.__name__:
            hints = get_type_hints(one)
            rows = [
                f"| `{field}` | {cell(type_name(hint))} | {'yes' if field in one.__required_keys__ else 'no'} |"
                for field, hint in hints.items()
            ]
            received += [f"### {name}", cell(first_paragraph_of(one))]
            received += ["\n".join(["| Field | Type | Always there |", "|---|---|---|", *rows])] if rows else []
    parts = [
        "# WebSocket messages",
        NOTE,
        "The socket of a table is `/api/tables/{id}/socket`. [Presenters and protocol](../contribute/presenters.md) explains how the\n"
        "messages work together.",
        "## From the client",
        *sent,
        "## From the server",
        "Each message has a `type`; these are the messages and the types they are made of.",
        *received,
    ]
    return "\n\n".join(part for part in parts if part)


def first_paragraph_of(one: type[Any]) -> str:
    """The class's own docstring; nothing if it has none."""
    return first_paragraph(one) if one.__dict__.get("__doc__") else ""


def type_name(hint: Any) -> str:
    """A Python type as it is written, without its modules."""
    if isinstance(hint, type) and not get_args(hint):
        return hint.__name__
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", str(hint)).replace("NoneType", "None")


# --- rules, effects, changelog ---------------------------------------------------------------------------------------


def rules_page() -> str:
    parts = [
        "# Rule catalogues",
        NOTE,
        "Every rule of a game has an id. `holdfast rules RC-412` prints one, `holdfast rules move camp` searches all of them, and\n"
        "`--lang it` or `--lang es` shows them in Italian or Spanish. In the source they are in `rules.md` and `rules-cards.md` of each game.",
    ]
    for game in holdfast.GAMES:
        kind = holdfast.definition(game)
        catalogue = rules(kind.folder)
        title = Localizer(kind, "en", kind.content()).noun(game)
        parts.append(f"## {title}: {len(catalogue)} rules")
        rows = ["| Chapter | First | Last | Rules |", "|---|---|---|---|"]
        for chapter, group in groupby(catalogue.values(), key=lambda rule: rule.chapter):
            ids = [rule.id for rule in group]
            rows.append(f"| {cell(chapter)} | {ids[0]} | {ids[-1]} | {len(ids)} |")
        parts.append("\n".join(rows))
    return "\n\n".join(parts)


def changelog_page() -> str:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").strip()
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{NOTE}\n{rest}"


def pages() -> dict[str, str]:
    """Every generated page by its path below docs/reference."""
    found = {
        "cli.md": cli_page(),
        "http.md": http_page(),
        "messages.md": messages_page(),
        "rules.md": rules_page(),
        "changelog.md": changelog_page(),
    }
    found |= {f"effects/{game}.md": handbook.page(holdfast.definition(game)) for game in holdfast.GAMES}
    return {path: text.rstrip() + "\n" for path, text in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail if a page is not current")
    check = parser.parse_args().check
    stale = []
    for path, text in pages().items():
        file = PAGES / path
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(path)
            if not check:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
    if check and stale:
        sys.exit(f"Not current: {', '.join(stale)}. Run python tools/build_reference.py")


if __name__ == "__main__":
    main()
