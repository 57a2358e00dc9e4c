"""The rules compiled from the same source: `make test-compiled` runs these, and the tests of rules, with the compiled build."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import BuiltinFunctionType

import pytest

import holdfast
from holdfast.compiled import MODULES, PACKAGE
from holdfast.core.state.observed_world import ObservedWorld

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools" / "compiled"))

import hoist  # noqa: E402

WANTED = os.environ.get("HOLDFAST_BUILD", "plain")
"""Which build the tests are told that they run with."""
compiled_only = pytest.mark.skipif(WANTED == "plain", reason="of the compiled build: make test-compiled")


def test_the_build_is_the_one_that_is_told() -> None:
    assert holdfast.BUILD == WANTED
    said = subprocess.run([sys.executable, "-m", "holdfast", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.strip().endswith(f"({WANTED})")


def test_every_function_stands_on_its_line() -> None:
    """A traceback out of a compiled function names the line of the source."""
    modules = hoist.read(ROOT / "src" / "holdfast")
    assert len(modules) > 200
    for module in modules.values():
        made = {one.name: one.lineno for one in ast.parse(hoist.written(module, modules)).body if hasattr(one, "name")}
        lifted = {function.name: function.lineno for function in module.functions}
        lifted |= {f"{function.name}__bare": function.lineno for function in module.kept}
        lifted |= {f"{kind}__{method.name}": method.lineno for kind, method in module.methods}
        assert made == lifted


@compiled_only
def test_what_was_compiled_is_in_its_place() -> None:
    assert MODULES.keys() == hoist.read(ROOT / "src" / "holdfast").keys()
    for name, (functions, methods, kept) in MODULES.items():
        module, made = import_module(name), import_module(PACKAGE + name.removeprefix("holdfast"))
        assert str(made.__file__).endswith(tuple(EXTENSION_SUFFIXES))
        for function in functions:
            assert getattr(module, function) is getattr(made, function)
        for function in kept:
            assert getattr(module, function).__wrapped__ is getattr(made, f"{function}__bare")
        for kind, method, function in methods:
            assert getattr(getattr(module, kind), method) is getattr(made, function)


@compiled_only
def test_a_face_answers_by_compiled_methods_and_shows_no_more() -> None:
    game = holdfast.new("naufragos", 3, seed=4)
    face = ObservedWorld(game.world, 0)
    assert isinstance(type(game.world).turn_order, BuiltinFunctionType)
    assert face.turn_order(0) == (0, 1, 2)
    assert face.turn_order.__self__ is face
    assert "turn_order" in vars(type(face)), "found without a detour"


@compiled_only
@pytest.mark.parametrize(("bot", "games"), [("random", 160), ("friend", 48)])
@pytest.mark.parametrize("game", ["robinson", "naufragos", "under_our_sun", "this_war"])
def test_games_are_the_same_answer_by_answer(game: str, bot: str, games: int) -> None:
    script = [sys.executable, str(ROOT / "tests" / "compiled" / "games.py"), game, str(games), bot]
    plain = {**os.environ, "HOLDFAST_PLAIN": "1"}
    runs = [subprocess.Popen(script, stdout=-1, stderr=-1, text=True, env=env) for env in (os.environ, plain)]
    (quick, builds), (slow, others) = [run.communicate() for run in runs]
    assert (builds, others) == ("# compiled\n", "# plain\n")
    assert quick == slow
    assert quick.count("\n") == games
