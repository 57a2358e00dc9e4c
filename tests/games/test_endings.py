"""Every way in which a game can end has a sentence of its own in three languages."""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.state.world import Outcome
from holdfast.core.text.localizer import Localizer

TOLD_BY_THE_LOG = {"under_our_sun"}
"""Their ending names people: tests of their own read it."""


class Source:
    """The modules of a game, and who makes an outcome in them."""

    def __init__(self, game: str) -> None:
        folder = holdfast.definition(game).folder
        self.package = f"holdfast.games.{game}"
        self.trees = {
            ".".join([self.package, *file.relative_to(folder).with_suffix("").parts]): parsed(file)
            for file in folder.rglob("*.py")
        }

    def reasons(self, home: str, maker: str, place: int) -> Iterator[str]:
        """What stands at this place wherever this is called: words, or what is handed on by who is called himself."""
        for module, tree in self.trees.items():
            if module == home or (home, maker) in imported(tree):
                for call, around in calls(tree, maker):
                    yield from self.said(module, call.args[place], around)

    def said(self, module: str, it: ast.expr, around: tuple[ast.AST, ...]) -> Iterator[str]:
        match it:
            case ast.Constant(str(why)):
                yield why
            case ast.IfExp():
                yield from self.said(module, it.body, around)
                yield from self.said(module, it.orelse, around)
            case ast.Name(name):
                yield from self.handed_on(module, [n for n in around if isinstance(n, ast.FunctionDef)][-1], name)
            case ast.Attribute(ast.Name("self"), name):
                yield from self.handed_on(module, [n for n in around if isinstance(n, ast.ClassDef)][-1], name)
            case _:
                raise AssertionError(f"{module}:{it.lineno}: nobody can tell how this game ends")

    def handed_on(self, module: str, by: ast.FunctionDef | ast.ClassDef, name: str) -> Iterator[str]:
        """A closed list of words is all there can be; else whoever calls this says it."""
        hints: dict[str, Any] = get_type_hints(getattr(importlib.import_module(module), by.name))
        if closed := get_args(hints[name]):
            yield from closed
        elif isinstance(by, ast.FunctionDef):
            yield from self.reasons(module, by.name, [arg.arg for arg in by.args.args].index(name))
        else:
            fields = [n.target.id for n in by.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
            yield from self.reasons(module, by.name, fields.index(name))


@cache
def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> set[tuple[str | None, str]]:
    """What a module takes from others, and from which."""
    return {(node.module, it.name) for node in tree.body if isinstance(node, ast.ImportFrom) for it in node.names}


def calls(tree: ast.AST, name: str, around: tuple[ast.AST, ...] = ()) -> Iterator[tuple[ast.Call, tuple[ast.AST, ...]]]:
    """Where something is called, and what that stands in."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node, (*around, tree)
        yield from calls(node, name, (*around, tree))


@cache
def endings(game: str) -> frozenset[str]:
    """All reasons for which the rules of a game end it."""
    why = Outcome.__struct_fields__.index("why")
    return frozenset(Source(game).reasons(Outcome.__module__, Outcome.__name__, why))


@pytest.mark.parametrize(
    ("game", "some"),
    [
        ("robinson", {"goal", "time", "died", "jenny-died", "lava", "child-starved"}),
        ("naufragos", {"rescued", "all-dead", "all-lost", "no-rescue", "no-events"}),
        (
            "under_our_sun",
            {"mission", "traitor-dead", "saboteur", "executioner", "arsonist", "time", "failed", "all-dead"},
        ),
        ("this_war", {"victory", "survival", "nobody-left", "no-guard", "last-page"}),
    ],
)
def test_the_endings_are_found_where_the_rules_say_them(game: str, some: set[str]) -> None:
    assert endings(game) >= some


@pytest.mark.parametrize("game", sorted(set(holdfast.GAMES) - TOLD_BY_THE_LOG))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_ends_for_a_reason_without_words(game: str, lang: str) -> None:
    teller = Localizer(holdfast.definition(game), lang)
    assert [why for why in sorted(endings(game)) if not teller.has(f"why-{why}")] == []
