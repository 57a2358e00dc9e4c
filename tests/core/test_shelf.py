"""The shelf: which games there are."""

import importlib
import sys
from pathlib import Path

import pytest

import holdfast
from holdfast import games


def test_every_folder_is_a_game() -> None:
    folders = {path.parent.name for path in Path(games.__path__[0]).glob("*/__init__.py")}
    assert set(games.on_the_shelf()) == folders
    assert list(games.on_the_shelf())[: len(games.IN_FRONT)] == list(games.IN_FRONT)
    assert all(holdfast.definition(name).name == name for name in folders)


def test_a_new_folder_is_a_new_game_and_stands_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "atoll").mkdir()
    (tmp_path / "atoll" / "__init__.py").write_text("DEFINITION = 'declared'")
    (tmp_path / "notes").mkdir()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    found = games.on_the_shelf()
    assert list(found) == [*games.IN_FRONT, "atoll"]
    assert "holdfast.games.atoll" not in sys.modules
    try:
        assert importlib.import_module(found["atoll"]).DEFINITION == "declared"
    finally:
        sys.modules.pop("holdfast.games.atoll", None)
        del games.atoll
