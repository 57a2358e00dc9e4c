"""Log coverage: every visible change after an answer must have a log entry that accounts for it."""

from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.state.view import visible_zones
from holdfast.core.state.world import ENGINE_FIELDS

Path = tuple[str, ...]
ASIDE = frozenset({"laid"})
"""Dice that are on the table for a moment: the log entry of their roll covers them."""


def visible_state(game: Game, seat: Seat | None) -> dict[str, Any]:
    """Return a seat's visible state as plain data: the bare fields and the zones, without derived view fields."""
    w = game.world
    hidden = ENGINE_FIELDS | w.hidden_fields | ASIDE
    plain = {name: getattr(w, name) for name in w.__struct_fields__ if name not in hidden}
    seen: dict[str, Any] = msgspec.to_builtins(plain, enc_hook=str)
    return seen | {"zones": visible_zones(w, seat)}


def unlogged_changes(
    definition: GameDefinition, before: Mapping[str, Any], after: Mapping[str, Any], accounts: Iterable[tuple[str, ...]]
) -> Iterator[str]:
    """Yield the changed fields that no log entry accounts for, in words."""
    covered = {as_path(tag) for tags in (*accounts, tuple(definition.text.unsaid)) for tag in tags}
    for path, old, new in changes(before, after):
        if not any(covers(tag, path) for tag in covered):
            yield f"{'.'.join(path)} was {_short(old)} and is {_short(new)}, and no line tells of it"


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """Yield the differences of two pieces of plain data, as deep as both are dictionaries or lists of one length."""
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in {**old, **new}:
            yield from changes(old.get(name), new.get(name), (*path, str(name)))
    elif (
        isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new) and path[0] != "zones"
    ):
        for i, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from changes(one, other, (*path, str(i)))
    else:
        yield path, old, new


def as_path(tag: str) -> Path:
    return tuple(tag.split("."))


def covers(tag: Path, path: Path) -> bool:
    """Return whether a tag covers a path; it covers everything below it, and a star matches any part of one name."""
    return len(tag) <= len(path) and all(fnmatchcase(name, part) for part, name in zip(tag, path, strict=False))


def _short(value: Any) -> str:
    said = str(value)
    return said if len(said) < 80 else f"{said[:77]}…"
