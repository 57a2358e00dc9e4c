"""What has changed from one view to another, as a JSON Patch (RFC 6902): fields, and zones one by one."""

from typing import Any

Op = dict[str, Any]
DEEP = frozenset({"zones"})
"""Fields whose members are compared one by one."""


def difference(old: dict[str, Any], new: dict[str, Any]) -> list[Op]:
    """The steps that make the new view of the old one."""
    return _between(old, new, "", DEEP)


def _between(old: dict[str, Any], new: dict[str, Any], under: str, deep: frozenset[str]) -> list[Op]:
    found: list[Op] = []
    for name, value in new.items():
        path = f"{under}/{_escaped(name)}"
        if name not in old:
            found.append({"op": "add", "path": path, "value": value})
        elif (before := old[name]) is not value and before != value:
            if name in deep and isinstance(before, dict):
                found += _between(before, value, path, frozenset())
            else:
                found.append({"op": "replace", "path": path, "value": value})
    found += [{"op": "remove", "path": f"{under}/{_escaped(name)}"} for name in old if name not in new]
    return found


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def patched(view: dict[str, Any], patch: list[Op]) -> dict[str, Any]:
    """The view after these steps; the one that was given stays as it is."""
    out = dict(view)
    for op in patch:
        *under, name = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
        into = out
        for part in under:
            into[part] = dict(into[part])
            into = into[part]
        if op["op"] == "remove":
            del into[name]
        else:
            into[name] = op["value"]
    return out
