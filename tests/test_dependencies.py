"""What Holdfast is installed with: bounded in pyproject.toml, pinned to the last byte in requirements/."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import hatch_build

ROOT = Path(__file__).resolve().parent.parent
PIN = re.compile(
    r"([a-z0-9-]+)(?:\[[a-z,]+\])?==([\w.]+)(?: ; ([^\\]+))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)"
)
FILES = ("build", "node", "play", "dev", "bench")


def declared() -> dict[str, list[Requirement]]:
    """Everything that is asked for, by the file in which it is pinned."""
    found = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project, build = found["project"], found["build-system"]["requires"]
    play, extras = project["dependencies"], project["optional-dependencies"]
    lines = {
        "build": build,
        "node": [hatch_build.NODE],
        "play": play,
        "dev": [
            *play,
            *[one for extra in ("dev", "postgres", "rl", "lab") for one in extras[extra]],
            *build,
            hatch_build.NODE,
        ],
        "bench": [*play, *extras["bench"]],
    }
    return {name: [Requirement(line) for line in asked] for name, asked in lines.items()}


def pinned(name: str) -> dict[str, set[str]]:
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    pins: dict[str, set[str]] = {}
    for package, version, _, _ in PIN.findall(text):
        pins.setdefault(package, set()).add(version)
    return pins


@pytest.mark.parametrize("name", FILES)
def test_every_dependency_has_an_upper_bound(name: str) -> None:
    open_ended = [str(one) for one in declared()[name] if not any(s.operator in ("<", "<=") for s in one.specifier)]
    assert not open_ended


@pytest.mark.parametrize("name", FILES)
def test_every_dependency_is_pinned_within_its_bounds(name: str) -> None:
    pins = pinned(name)
    for one in declared()[name]:
        versions = pins.get(canonicalize_name(one.name), set())
        assert versions, f"{one.name} is not pinned: run tools/lock_requirements.py"
        assert all(version in one.specifier for version in versions), (
            f"{one} is pinned elsewhere: run tools/lock_requirements.py"
        )


@pytest.mark.parametrize("name", FILES)
def test_pins_are_hashes_and_nothing_else(name: str) -> None:
    """No index, no address, no option but that nothing is built from source: then no stranger's code runs on the way."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    head, plain, rest = text.partition("--only-binary :all:\n\n")
    assert plain
    assert all(line.startswith("#") for line in head.splitlines())
    assert PIN.sub("", rest) == ""
    assert "/" not in rest


@pytest.mark.parametrize("name", FILES)
def test_a_package_has_one_version_wherever_it_is_pinned(name: str) -> None:
    all_of_them = pinned("dev")
    assert {n: v for n, v in pinned(name).items() if n in all_of_them and v != all_of_them[n]} == {}


def test_make_installs_what_is_pinned_and_nothing_else() -> None:
    lines = re.sub(r" \\\n\t+", " ", (ROOT / "Makefile").read_text())
    installs = re.findall(r"\$\(PIP\) install [^;&\n]+", lines)
    assert len(installs) >= 5
    for one in installs:
        assert "--require-hashes -r requirements/" in one or "--no-index --no-deps --no-build-isolation" in one, one
