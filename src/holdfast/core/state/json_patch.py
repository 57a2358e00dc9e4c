"""Differences between two views as a JSON Patch (RFC 6902), at the deepest level to keep them small."""

from collections.abc import Iterable, Iterator
from typing import Any

Op = dict[str, Any]


def diff(old: dict[str, Any], new: dict[str, Any]) -> list[Op]:
    """Return the operations that turn the old view into the new one."""
    return list(_fields(old, new, ""))


def without_paths(patch: list[Op], parts: dict[str, Any]) -> list[Op]:
    """Return the operations that change nothing under these paths; single zones are also paths."""
    paths = [f"/zones/{_escaped(name)}" for name in parts.get("zones", ())]
    paths += [f"/{_escaped(name)}" for name in parts if name != "zones"]
    under = tuple([f"{path}/" for path in paths])
    return [op for op in patch if op["path"] not in paths and not op["path"].startswith(under)]


def _fields(old: dict[str, Any], new: dict[str, Any], under: str) -> Iterator[Op]:
    for name, value in new.items():
        if name not in old:
            yield {"op": "add", "path": f"{under}/{_escaped(name)}", "value": value}
        elif (was := old[name]) is not value and was != value:
            yield from _between(was, value, f"{under}/{_escaped(name)}")
    for name in old:
        if name not in new:
            yield {"op": "remove", "path": f"{under}/{_escaped(name)}"}


def _between(old: Any, new: Any, path: str) -> Iterable[Op]:
    """Return the operations between two different values."""
    if isinstance(old, dict) and isinstance(new, dict) and _named(old) and _named(new):
        return _fields(old, new, path)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [op for i, (one, other) in pairs if one != other for op in _between(one, other, f"{path}/{i}")]
    return ({"op": "replace", "path": path, "value": new},)


def _named(fields: dict[Any, Any]) -> bool:
    """Return whether the keys are names; the view types never mix kinds of keys."""
    return not fields or type(next(iter(fields))) is str


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def apply_patch(view: dict[str, Any], patch: list[Op]) -> dict[str, Any]:
    """Return the view after these operations; the input is unchanged."""
    out = dict(view)
    for op in patch:
        *under, name = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
        into: Any = out
        for part in under:
            at = int(part) if isinstance(into, list) else part
            into[at] = list(into[at]) if isinstance(into[at], list | tuple) else dict(into[at])
            into = into[at]
        if op["op"] == "remove":
            del into[name]
        else:
            into[int(name) if isinstance(into, list) else name] = op["value"]
    return out
