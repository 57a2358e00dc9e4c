"""What the guides point to is there."""

import re
from pathlib import Path

import pytest

from tests.examples.conftest import EXAMPLES

ROOT = EXAMPLES.parent
GUIDES = ("docs/add-a-game.md", "docs/add-a-scenario.md", "docs/architecture.md", "CONTRIBUTING.md", "README.md")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("guide", GUIDES)
def test_links_lead_somewhere(guide: str) -> None:
    page = ROOT / guide
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert links or guide == "docs/add-a-scenario.md"
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_what_the_guide_quotes_of_embers_stands_there() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(EXAMPLES / "embers").glob("*.py")))
    known = {line.strip() for line in code.splitlines()}
    quoted = PYTHON.findall((ROOT / "docs/add-a-game.md").read_text(encoding="utf-8"))
    lines = {line.strip() for block in quoted if "check_game" not in block for line in block.splitlines()}
    assert sorted(lines - known) == []
