"""Compile the functions of the rules, from the same source: python tools/compiled/compiling.py FOLDER

`hatch_build.py` does it where HOLDFAST_COMPILED=1 is in the environment. It needs mypy, setuptools and a C compiler.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import hoist

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OPTIMIZED = "1"
"""More makes it no quicker, and takes longer to compile."""
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
FLAGS = ["-fcommon", "-w"]
"""mypyc declares in every file of a group what the group takes from another; it warns of nothing that we wrote."""
CHECKED = "[mypy]\nfollow_imports = silent\nwarn_unused_ignores = False\ncache_dir = {cache}\n"


def compile_all(package: Path, into: Path, jobs: int = 0) -> list[Path]:
    """Write `holdfast/_compiled` below `into`: its extension modules and the table of what they hold."""
    modules = hoist.read(package)
    with tempfile.TemporaryDirectory(prefix="holdfast-compiled-") as name:
        work = Path(name)
        (work / "holdfast").mkdir()
        for one in package.iterdir():
            (work / "holdfast" / one.name).symlink_to(one.resolve())
        written = [write(work, module.compiled, hoist.written(module, modules)) for module in modules.values()]
        made = build(work, written, jobs or os.cpu_count() or 1)
        folder = into / "holdfast" / "_compiled"
        shutil.rmtree(folder, ignore_errors=True)
        kept = [copied(file, into / file.relative_to(work)) for file in made]
    for folder in sorted({file.parent for file in kept}):
        (folder / "__init__.py").touch()
    (into / "holdfast" / "_compiled" / "__init__.py").write_text(hoist.table(modules), encoding="utf-8")
    return sorted((into / "holdfast" / "_compiled").rglob("*.*"))


def write(work: Path, module: str, text: str) -> Path:
    file = work.joinpath(*module.split(".")).with_suffix(".py")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    for folder in file.parents[: len(module.split(".")) - 2]:
        (folder / "__init__.py").touch()
    return file


def copied(file: Path, to: Path) -> Path:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)
    return to


def group(file: str) -> str:
    """A library a game, so that only the game that is played is loaded, and one for the engine."""
    parts = Path(file).parts
    return f"{hoist.PACKAGE}.{parts[3] if parts[2] == 'games' else 'engine'}"


def build(work: Path, written: list[Path], jobs: int) -> list[Path]:
    """C by mypyc, then extension modules by the compiler of the system, some at a time."""
    from mypyc.build import mypycify

    files = [str(file.relative_to(work)) for file in written]
    groups: dict[str, list[str]] = {}
    for file in files:
        groups.setdefault(group(file), []).append(file)
    (work / "mypy.ini").write_text(CHECKED.format(cache=work / "cache"))
    before = Path.cwd()
    os.chdir(work)
    try:
        extensions = mypycify(
            ["--config-file", "mypy.ini", *files],
            opt_level=OPTIMIZED,
            debug_level="0",
            multi_file=True,
            separate=[(held, name) for name, held in groups.items()],
            target_dir="c",
        )
        for file in Path("c").rglob("__native_*.c"):
            file.write_text(f'#include "{HERE / "places.h"}"\n' + file.read_text(encoding="utf-8"), encoding="utf-8")
        return [work / file for file in linked(extensions, jobs)]
    finally:
        os.chdir(before)


def linked(extensions: list[Any], jobs: int) -> list[Path]:
    """Every source compiled once, the longest first; then what belongs together is linked."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    from setuptools import Extension

    extensions = [*extensions, Extension(f"{hoist.PACKAGE}.method", [str(HERE / "method.c")])]
    compiler = new_compiler()
    customize_compiler(compiler)
    wanted = {source: extension for extension in extensions for source in extension.sources}
    headers = [sysconfig.get_paths()["include"], *sorted({str(file.parent) for file in Path("c").rglob("*.h")})]

    def compiled(source: str) -> str:
        extension = wanted[source]
        folders = [*extension.include_dirs, *headers]
        [made] = compiler.compile(
            [source], output_dir="objects", include_dirs=folders, extra_postargs=[*extension.extra_compile_args, *FLAGS]
        )
        return str(made)

    def together(extension: Any) -> Path:
        file = Path(*extension.name.split(".")).with_name(extension.name.rpartition(".")[2] + SUFFIX)
        file.parent.mkdir(parents=True, exist_ok=True)
        compiler.link_shared_object([objects[source] for source in extension.sources], str(file))
        return file

    longest_first = sorted(wanted, key=lambda source: -Path(source).stat().st_size)
    with ThreadPoolExecutor(jobs) as pool:
        objects = dict(zip(longest_first, pool.map(compiled, longest_first), strict=True))
        return list(pool.map(together, extensions))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    compile_all(ROOT / "src" / "holdfast", Path(sys.argv[1]))
