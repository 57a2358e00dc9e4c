"""Building the package: with the browser client, or without where somebody works on the rules alone."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest


@pytest.fixture
def hatch_build() -> ModuleType:
    spec = spec_from_file_location("hatch_build", Path(__file__).parents[2] / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A tree with the client's sources and no bundle."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    return tmp_path


def test_a_client_that_is_missing_is_built(
    hatch_build: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HOLDFAST_NO_CLIENT", raising=False)
    assert hatch_build.is_wanted(root)


def test_one_may_go_without_it(hatch_build: ModuleType, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLDFAST_NO_CLIENT", "1")
    monkeypatch.setattr(hatch_build, "build", lambda root: pytest.fail("it was built"))
    hook: Any = SimpleNamespace(root=str(root))
    data: dict[str, list[str]] = {"artifacts": []}
    assert hatch_build.ClientBuildHook.dependencies(hook) == []
    hatch_build.ClientBuildHook.initialize(hook, "standard", data)
    assert not (root / hatch_build.BUNDLE).exists()
