"""How soon `holdfast` answers: from its start to the page, and to the list of games that the lobby shows.

    python bench/start.py [--times 5] [--json]

The best of several starts, each with a new file; what Python compiles and what Holdfast caches is there from the one before.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from holdfast.server.run import listen

MOST = 1.0
"""Seconds in which the page is to be answered."""
ASKED = {"page": "/", "games": "/api/games?lang=en"}


def used(pid: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def started() -> dict[str, float]:
    with listen("127.0.0.1", 0, exact=True) as door:
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--port", str(port)]
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        began = time.perf_counter()
        server = subprocess.Popen(
            [*command, "--database", f"{folder}/tables.sqlite3"], stdout=subprocess.DEVNULL, env=env
        )
        told: dict[str, float] = {}
        try:
            for name, path in ASKED.items():
                while name not in told:
                    try:
                        urllib.request.urlopen(f"http://127.0.0.1:{port}{path}").close()
                        told |= {name: time.perf_counter() - began, f"{name}_processor": used(server.pid)}
                    except OSError:
                        time.sleep(0.005)
            return told
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    wished = parser.parse_args()
    found = [started() for _ in range(wished.times + 1)][1:]
    best = {name: min(one[name] for one in found) for name in found[0]}
    if wished.json:
        print(json.dumps(best))
        return
    print(
        f"started: the page after {best['page']:.2f} s (at most {MOST:g}), the games after {best['games']:.2f} s; "
        f"processor time {best['page_processor']:.2f} s and {best['games_processor']:.2f} s"
    )


if __name__ == "__main__":
    main()
