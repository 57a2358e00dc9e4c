"""The tiny game on the list of games, and a home of its own for what is kept and cached."""

from pathlib import Path

import pytest

import holdfast


@pytest.fixture(autouse=True)
def tiny_table(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(home / "cache"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(holdfast.GAMES, "tiny", "tests.tiny")
    return home
