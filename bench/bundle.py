"""How much the browser fetches: the lobby, the table page, each drawn board; compressed as a server in front would do it.

    python bench/bundle.py [--json]

The page counts its entry, its styles and what it imports at once; a board counts what it needs beyond the table page.
"""

import argparse
import gzip
import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATIC = ROOT / "src" / "holdfast" / "server" / "static"
LOBBY, TABLE, BOARD = 100_000, 150_000, 150_000
"""Bytes, compressed, that the lobby, the table and each board may take at most."""


def size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def reached(start: list[str], manifest: dict[str, dict[str, list[str]]]) -> set[str]:
    """The files that are fetched for these entries: what they import at once, and all styles."""
    found: set[str] = set()
    todo = list(start)
    seen: set[str] = set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        entry = manifest[name]
        found.add(entry["file"])  # type: ignore[arg-type]
        found.update(entry.get("css", []))
        todo += entry.get("imports", [])
    return found


def parts() -> dict[str, int]:
    """Compressed bytes of the lobby, of the table page beyond it, and of each board beyond the table page."""
    manifest = json.loads((STATIC / "manifest.json").read_text())
    words = [name for name in manifest if re.search(r"src/(text/en|games/\w+/text/en-shell)\.ftl\?raw$", name)]
    lobby = reached(["index.html", *words], manifest)
    table = reached(["src/table/Table.svelte"], manifest)
    total = lambda files: sum(size(STATIC / file) for file in files)  # noqa: E731
    told = {"lobby": total(lobby), "table": total(table - lobby)}
    for name in sorted(manifest):
        if found := re.fullmatch(r"src/games/(\w+)/Board\.svelte", name):
            beside = [f"src/games/{found[1]}/{part}.svelte" for part in ("Board", "Crew", "Bar")]
            beside += [f"src/games/{found[1]}/text/en.ftl?raw"]
            own = reached([part for part in beside if part in manifest], manifest)
            told[f"board {found[1]}"] = total(own - lobby - table)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if not (STATIC / "manifest.json").exists():
        sys.exit("The browser client is not built: python tools/web.py build")
    told = parts()
    if wish.json:
        print(json.dumps(told))
        return
    print("Browser client, compressed")
    for name, n in told.items():
        most = LOBBY if name == "lobby" else TABLE if name == "table" else BOARD
        target = f"at most {most / 1000:.0f} kB{'' if n <= most else '  TOO LARGE'}"
        print(f"  {name:<22} {n / 1000:7.1f} kB   {target}")


if __name__ == "__main__":
    main()
