"""How much the browser fetches: the lobby, the table page, each drawn board; compressed by gzip.

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


def parts() -> dict[str, set[str]]:
    """The files of the lobby, of the table page beyond it, and of each board beyond the table page; with English words."""
    manifest = json.loads((STATIC / "manifest.json").read_text())
    words = [name for name, entry in manifest.items() if entry.get("name") == "words-en"]
    lobby = reached(["index.html", *words], manifest)
    table = reached(["src/table/Table.svelte"], manifest)
    found = {"lobby": lobby, "table": table - lobby}
    for name in sorted(manifest):
        if board := re.fullmatch(r"src/games/(\w+)/drawn\.ts", name):
            own = reached([name, f"src/games/{board[1]}/text/en.ftl?raw"], manifest)
            found[f"board {board[1]}"] = own - lobby - table
    return found


def sizes() -> dict[str, int]:
    """Compressed bytes of each part."""
    return {name: sum(size(STATIC / file) for file in files) for name, files in parts().items()}


def most(name: str) -> int:
    return LOBBY if name == "lobby" else TABLE if name == "table" else BOARD


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    if not (STATIC / "manifest.json").exists():
        sys.exit("The browser client is not built: python tools/build_client.py build")
    told = sizes()
    if wish.json:
        print(json.dumps(told))
        return
    print("Browser client, compressed")
    for name, n in told.items():
        target = f"at most {most(name) / 1000:.0f} kB{'' if n <= most(name) else '  TOO LARGE'}"
        print(f"  {name:<22} {n / 1000:7.1f} kB   {target}")


if __name__ == "__main__":
    main()
