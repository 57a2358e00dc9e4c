"""Pin every package that Holdfast is installed, built and tested with, by version and hash: python tools/lock_requirements.py

Writes requirements/*.txt from pyproject.toml with `uv` (pip install uv), for every system and Python that we name. A pin
that is there already stays as long as it fits; `python tools/lock_requirements.py --upgrade` takes the newest of all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402

HEAD = "# Written by tools/lock_requirements.py from pyproject.toml: {what}.\n--only-binary :all:\n\n"
EDITABLE = "editables>=0.5,<1"
"""What hatchling asks for when a source tree is installed as it lies."""


def wanted() -> dict[str, tuple[str, list[str]]]:
    """For each file what it is for, and what is asked for."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = declared["project"]
    play, extras = project["dependencies"], project["optional-dependencies"]
    build = [*declared["build-system"]["requires"], EDITABLE]
    node = [hatch_build.NODE]
    return {
        "dev": ("to work on Holdfast", [*play, *extras["dev"], *build, *node]),
        "play": ("to play", play),
        "bench": ("to measure", [*play, *extras["bench"]]),
        "build": ("to build and install Holdfast itself", build),
        "node": ("to build the page in the browser", node),
    }


def main() -> None:
    uv = shutil.which("uv")
    if uv is None:
        sys.exit("This needs uv: pip install uv")
    FOLDER.mkdir(exist_ok=True)
    common = FOLDER / "dev.txt"
    for name, (what, lines) in wanted().items():
        file = FOLDER / f"{name}.txt"
        command = [uv, "pip", "compile", "-", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
        command += ["--only-binary", ":all:", "--no-header", "--no-annotate", "--output-file", str(file)]
        if file != common:
            command += ["--constraints", str(common)]
            file.unlink(missing_ok=True)
        subprocess.run([*command, *sys.argv[1:]], input="\n".join(lines), text=True, check=True, env=os.environ)
        file.write_text(HEAD.format(what=what) + file.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
