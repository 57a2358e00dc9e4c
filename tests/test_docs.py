"""The documentation: links, navigation, decisions and dependencies. `make check-docs` builds the site."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
LINK = re.compile(r"(!?)\[[^\]]*\]\((?!https?:|mailto:)([^)\s#]*)(#[^)\s]*)?\)")
CODE = re.compile(r"^```.*?^```|^ {4,}.*?$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
PAGES = sorted(
    [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "research").rglob("*.md"), ROOT / "bench" / "README.md"]
)


def prose(page: Path) -> str:
    return CODE.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).strip().replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_and_pictures_exist(page: Path) -> None:
    broken = []
    for _, path, anchor in LINK.findall(prose(page)):
        target = page.parent / path if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor[1:] not in anchors(target)):
            broken.append(path + anchor)
    assert broken == []


def named_in(nav: Any) -> list[str]:
    """All pages of the navigation."""
    if isinstance(nav, str):
        return [nav]
    return [page for one in (nav.values() if isinstance(nav, dict) else nav) for page in named_in(one)]


def test_navigation_names_every_page_once() -> None:
    nav = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    decisions = {str(page.relative_to(DOCS)) for page in (DOCS / "contribute" / "decisions").glob("0*.md")}
    named = named_in(nav)
    assert sorted(named) == sorted({str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")} - decisions)


def test_index_of_decisions_names_all() -> None:
    folder = DOCS / "contribute" / "decisions"
    index = (folder / "index.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\]\((\d+-[^)]+)\)", index)) == sorted(page.name for page in folder.glob("0*.md"))


def test_pages_of_the_site_name_no_file_outside_it() -> None:
    outside = [
        f"{page.relative_to(ROOT)}: {path}"
        for page in DOCS.rglob("*.md")
        for _, path, _ in LINK.findall(prose(page))
        if path and not (page.parent / path).resolve().is_relative_to(DOCS)
    ]
    assert outside == []


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    asked = [*project["dependencies"], *[one for extra in extras for one in extra]]
    page = (DOCS / "contribute" / "dependencies.md").read_text(encoding="utf-8").lower()
    packages = {re.match(r"[\w.-]+", one)[0].lower() for one in asked}  # type: ignore[index]
    assert sorted(package for package in packages if package not in page) == []
