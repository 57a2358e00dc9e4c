"""The browser client for developers: python tools/build_client.py build | check | fresh | folder.

build   build web/ into the package if its sources have changed
fresh   tell by the exit code whether the bundle is made from the sources as they are
check   the types of what the server sends (wire_types.py), and svelte-check: types and accessibility hints of every component, in a copy that keeps its packages
folder  print where that copy lies (axe-core for the browser tests is in its node_modules)
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "web"
sys.path.insert(0, str(ROOT))

import wire_types  # noqa: E402

import hatch_build  # noqa: E402


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time: test workers may ask for the bundle together."""
    lock = ROOT / "build" / f"{name}.lock"
    lock.parent.mkdir(exist_ok=True)
    for _ in range(1200):
        try:
            descriptor = os.open(lock, os.O_CREAT | os.O_EXCL)
            break
        except FileExistsError:
            with contextlib.suppress(FileNotFoundError):
                if time.time() - lock.stat().st_mtime > 300:  # left behind by a run that was killed
                    lock.unlink()
            time.sleep(0.25)
    else:
        raise TimeoutError(f"another process has held {lock} for five minutes")
    try:
        yield
    finally:
        os.close(descriptor)
        lock.unlink(missing_ok=True)


def packages() -> Path:
    """A copy of web/ with all its packages, the developers' ones too, installed anew when the lockfile changes."""
    hatch_build.copy(ROOT / "web", WORK)
    mark, lock = WORK / "node_modules" / ".lock", (WORK / "package-lock.json").read_bytes()
    if not mark.exists() or mark.read_bytes() != lock:
        hatch_build.install(WORK, dev=True)
        mark.write_bytes(lock)
    return WORK


def build() -> None:
    """Build the bundle if it is stale: in the developers' copy, whose packages are at hand."""
    if hatch_build.is_fresh(ROOT):
        return
    with alone("web"):
        if hatch_build.is_fresh(ROOT):
            return
        mark = hatch_build.stamp(ROOT / "web")
        folder = packages()
        binary, _ = hatch_build.node()
        hatch_build.run([binary, "node_modules/vite/bin/vite.js", "build"], folder)
        hatch_build.place(folder / "dist", ROOT / hatch_build.BUNDLE, mark)


def check() -> str:
    """Types of every component; the canary with its planted error must be found, or nothing was checked.

    The types of what the server sends must be as the Python structs are.
    """
    if old := wire_types.stale():
        names = ", ".join(file.relative_to(ROOT).as_posix() for file in old)
        raise RuntimeError(f"{names} differ from the Python structs: python tools/wire_types.py")
    with alone("web"):
        folder = packages()
        binary, _ = hatch_build.node()
        checker = [binary, "node_modules/svelte-check/bin/svelte-check", "--output", "human"]
        canary = folder / "src" / "Canary.svelte"
        canary.write_text('<script lang="ts">const planted: number = "an error";</script>{planted}\n')
        try:
            hatch_build.run([*checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings"], folder, 200)
        except RuntimeError as said:
            if "Canary.svelte" not in str(said):
                raise
            if "found 1 error and 0 warnings in 1 file" not in str(said):
                raise
        else:
            raise RuntimeError("svelte-check did not find the planted error, so it checked nothing.")
        finally:
            canary.unlink()
    return "svelte-check found nothing but the planted error"


def main() -> None:
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["check"]:
            print(check())
        case ["fresh"]:
            sys.exit(not hatch_build.is_fresh(ROOT))
        case ["folder"]:
            with alone("web"):
                print(packages())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
