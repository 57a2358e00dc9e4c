"""The structure of the source outside the games: names, sizes."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "holdfast"
MAX_MODULES = 12
"""Modules of one package."""
MAX_LINES = 400
"""Lines of one module."""


def modules(folder: Path) -> Iterator[Path]:
    return (file for file in folder.rglob("*.py") if "games" not in file.relative_to(SOURCE).parts)


def test_a_class_name_exists_once() -> None:
    names = Counter(
        node.name
        for file in modules(SOURCE)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, n in names.items() if n > 1] == []


@pytest.mark.parametrize("package", ["tables", "server"])
def test_packages_and_modules_are_small(package: str) -> None:
    files = list(modules(SOURCE / package))
    assert [str(file) for file in files if len(file.read_text(encoding="utf-8").splitlines()) > MAX_LINES] == []
    sizes = Counter(file.parent for file in files if file.name != "__init__.py")
    assert {str(folder): n for folder, n in sizes.items() if n > MAX_MODULES} == {}
