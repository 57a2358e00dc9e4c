"""The rules, compiled from the same source: where Holdfast was built with HOLDFAST_COMPILED=1, functions in C stand in for
those of the modules of rules, right after each is imported. Nobody has to know: classes, saves and answers are the same.

With HOLDFAST_PLAIN=1 in the environment the source itself is run, as where nothing was compiled.
"""

import os
import sys
from functools import lru_cache
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Any

PACKAGE = "holdfast._compiled"
Held = tuple[tuple[str, ...], tuple[tuple[str, str, str], ...], tuple[str, ...]]
"""Of a module: its functions that are compiled; its methods, each by its class, its name and the function it is; and its
functions whose results are kept."""


def made() -> dict[str, Held]:
    """What was compiled, by module; nothing in the plain build."""
    if os.environ.get("HOLDFAST_PLAIN") or find_spec(PACKAGE) is None:
        return {}
    found: dict[str, Held] = import_module(PACKAGE).MODULES
    return found


MODULES = made()
BUILD = "compiled" if MODULES else "plain"


class Source(SourceFileLoader):
    """Loads a module as it is written, then puts its compiled functions in their places."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        functions, methods, kept = MODULES[module.__name__]
        compiled = import_module(PACKAGE + module.__name__.removeprefix("holdfast"))
        method = import_module(f"{PACKAGE}.method").method
        for name in functions:
            setattr(module, name, getattr(compiled, name))
        for name in kept:
            keeping = lru_cache(**getattr(module, name).cache_parameters())
            again = keeping(getattr(compiled, f"{name}__bare"))
            setattr(module, name, again)
            setattr(compiled, name, again)
        for kind, name, function in methods:
            setattr(getattr(module, kind), name, method(getattr(compiled, function)))


class Finder:
    """Finds the modules of which something was compiled."""

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name, path, target) if name in MODULES else None
        if spec is not None and spec.origin is not None:
            spec.loader = Source(name, spec.origin)
        return spec


if MODULES:
    sys.meta_path.insert(0, Finder())
