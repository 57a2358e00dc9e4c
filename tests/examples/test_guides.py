"""The guides quote code and name fields that exist."""

import re
from pathlib import Path

import pytest
from msgspec import Struct

from holdfast.core.cards.content import Card
from holdfast.games.robinson.cards import Scenario, ScenarioInvention, Sigil
from tests.examples.conftest import EXAMPLES

ROOT = EXAMPLES.parent
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_what_the_guide_quotes_of_embers_stands_there() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(EXAMPLES / "embers").glob("*.py")))
    known = {line.strip() for line in code.splitlines()}
    quoted = PYTHON.findall((ROOT / "docs/design/new-game.md").read_text(encoding="utf-8"))
    lines = {line.strip() for block in quoted if "check_game" not in block for line in block.splitlines()}
    assert sorted(lines - known) == []


@pytest.mark.parametrize(
    ("head", "kind"),
    [("`scenario.yaml`", Scenario), ("a sigil", Sigil), ("`scenario-invention.yaml`", ScenarioInvention)],
)
def test_the_guide_names_all_fields_of_a_scenario_in_a_pack(head: str, kind: type[Struct]) -> None:
    page = (ROOT / "docs/design/scenario.md").read_text(encoding="utf-8")
    _, _, *rows = page.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()
    named = re.findall(r"`(\w+)`", " ".join([row.split("|")[1] for row in rows]))
    given = {"id", "deck"} if issubclass(kind, Card) else set()
    assert sorted(named) == sorted(set(kind.__struct_encode_fields__) - given)
