"""Saves on this computer, written atomically."""

import os
from collections.abc import Iterable
from pathlib import Path

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.core.engine.game import Game
from holdfast.core.safe_files import FileTooLarge, read_regular_file
from holdfast.core.state.save import MAX_BYTES, BadSave


def autosaves(game: str) -> Path:
    """Return the autosave file of a game."""
    from platformdirs import user_data_path

    return user_data_path("holdfast", appauthor=False) / "saves" / f"{game}-last.json"


def make_room(file: Path) -> None:
    """Rename the previous autosave; it is kept until the next new game."""
    if file.exists():
        file.replace(file.with_name(file.name.replace("-last", "-before")))


def write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    scratch = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        scratch.write_bytes(data)
        scratch.replace(file)
    finally:
        scratch.unlink(missing_ok=True)


def read(file: Path) -> bytes:
    """Return the bytes of a save; a failure is reported in one line."""
    try:
        return read_regular_file(file, MAX_BYTES)
    except FileTooLarge:
        raise BadSave(f"{file}: larger than {MAX_BYTES >> 20} MiB: this is not a save of Holdfast") from None
    except OSError as error:
        raise BadSave(f"{file} cannot be read ({error.strerror or error}); name another file") from None


def opened(file: Path, packs: Iterable[Path] = ()) -> Game:
    """Load the game of a save file."""
    data = read(file)
    try:
        return holdfast.load(data, packs)
    except (BadSave, UnknownName) as error:
        raise BadSave(f"{file}: {error}") from None
