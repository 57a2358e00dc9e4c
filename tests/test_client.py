"""The sources of the browser client: what must hold before it is built."""

import json
import re
from pathlib import Path

import pytest

import holdfast

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


def lockfile() -> dict[str, dict[str, object]]:
    return json.loads((WEB / "package-lock.json").read_text())["packages"]


def test_lockfile_holds_the_bindings_of_every_platform() -> None:
    """npm writes only this machine's native packages where a registry lacks the others; `npm ci` then fails elsewhere."""
    packages = lockfile()
    wanted = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    peers = {name for entry in packages.values() for name in entry.get("peerDependenciesMeta", {})}
    missing = {name for name in wanted - peers if f"node_modules/{name}" not in packages}
    assert len([name for name in wanted if name.startswith("@rolldown/binding-")]) >= 15
    assert not missing


def test_lockfile_names_no_address() -> None:
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text()
    assert not [entry for entry in lockfile().values() if "resolved" in entry or "funding" in entry]


def messages(path: Path) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in path.read_text().splitlines():
        if head := re.match(r"([a-z][\w-]*) =", line):
            name = head[1]
            assert name not in found, f"{path.name}: {name} is written twice"
            found[name] = set()
        if name and not line.startswith("#"):
            found[name] |= set(re.findall(r"\$([\w-]+)", line))
    return found


@pytest.mark.parametrize("text", [str(path.relative_to(WEB)) for path in sorted(WEB.glob("src/**/text/en*.ftl"))])
def test_texts_say_the_same_in_all_languages(text: str) -> None:
    english = messages(WEB / text)
    for lang in ("it", "es"):
        other = messages((WEB / text).with_name(Path(text).name.replace("en", lang, 1)))
        assert english.keys() == other.keys(), english.keys() ^ other.keys()
        assert not [name for name in english if english[name] != other[name]]


def test_no_template_sets_a_style_that_the_content_policy_refuses() -> None:
    """A fixed style attribute is parsed from markup and refused; `style:left={x}` and `style="left:{x}px"` go by script."""
    bad = [
        f"{path.relative_to(WEB)}: {found}"
        for path in sorted(WEB.glob("src/**/*.svelte"))
        for found in re.findall(r"""\sstyle=(?:"[^"{]*"|'[^'{]*')""", path.read_text())
    ]
    assert not bad


def test_the_shell_names_no_game_and_no_story() -> None:
    """A game is shown by what lies in its folder, so that a new one needs nothing else."""
    games = {spelt for game in holdfast.GAMES for spelt in (game, game.replace("_", "-"))}
    stories = {
        id for game in holdfast.GAMES for one in holdfast.definition(game).settings if one.story for id in one.values
    }
    ids = "|".join(sorted(stories))
    named = re.compile(
        rf"(?<![\w-])(?:{'|'.join(sorted(games))}|(?:{ids})(?=['\"`]?:)|(?<=['\"`])(?:{ids})(?=['\"`]))(?![\w-])"
    )
    bad = [
        f"{path.relative_to(WEB)}: {found}"
        for room in ("src/lib", "src/lobby", "src/table", "src/text", "build-tools")
        for path in sorted((WEB / room).rglob("*.*"))
        for found in named.findall(path.read_text())
    ]
    assert not bad
