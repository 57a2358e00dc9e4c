"""The browser client for developers: python tools/build_client.py build | check | format | fresh | folder.

build   build web/ into the package if its sources have changed
fresh   exit with 0 if the bundle is up to date
check   check generated types (wire_types.py), components (svelte-check), style (ESLint, Prettier) and unit tests (Vitest)
format  format web/ with Prettier
folder  print the folder of the copy of web/ with all packages (axe-core for the browser tests is in its node_modules)
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
FORMATTED = ["src", "tests", "build-tools", "*.js", "*.ts", "!**/*.{gen.ts,json,md}"]
"""The arguments that name the formatted files to Prettier."""
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


def format_client() -> None:
    """Format the copy with Prettier, and copy the changed files back."""
    with alone("web"):
        folder = packages()
        prettier(folder, "--write")
        for path in hatch_build.sources(ROOT / "web"):
            formatted = (folder / path.relative_to(ROOT / "web")).read_bytes()
            if path.read_bytes() != formatted:
                path.write_bytes(formatted)


def prettier(folder: Path, mode: str) -> None:
    node("prettier/bin/prettier.cjs", folder, mode, "--cache", "--log-level", "warn", *FORMATTED)


def node(program: str, folder: Path, *arguments: str) -> None:
    """Run a program of the client's packages; a failure shows the end of its output."""
    binary, _ = hatch_build.node()
    hatch_build.run([binary, f"node_modules/{program}", *arguments], folder, 200)


def check() -> str:
    """Check generated types, components, style and unit tests.

    svelte-check must find an error that is planted in a file of its own; otherwise it has checked nothing.
    """
    if old := wire_types.stale():
        names = ", ".join(file.relative_to(ROOT).as_posix() for file in old)
        raise RuntimeError(f"{names} differ from the Python structs: python tools/wire_types.py")
    with alone("web"):
        folder = packages()
        check_components(folder)
        node("eslint/bin/eslint.js", folder, "--cache", "--max-warnings", "0", ".")
        prettier(folder, "--check")
        node("vitest/vitest.mjs", folder, "run")
    return "svelte-check, ESLint, Prettier and Vitest found no fault"


def check_components(folder: Path) -> None:
    canary = folder / "src" / "Canary.svelte"
    canary.write_text('<script lang="ts">const planted: number = "an error";</script>{planted}\n')
    arguments = ("--output", "human", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
    try:
        node("svelte-check/bin/svelte-check", folder, *arguments)
    except RuntimeError as error:
        if "Canary.svelte" not in str(error) or "found 1 error and 0 warnings in 1 file" not in str(error):
            raise
    else:
        raise RuntimeError("svelte-check did not find the planted error, so it checked nothing.")
    finally:
        canary.unlink()


def main() -> None:
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["check"]:
            print(check())
        case ["format"]:
            format_client()
        case ["fresh"]:
            sys.exit(not hatch_build.is_fresh(ROOT))
        case ["folder"]:
            with alone("web"):
                print(packages())
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
