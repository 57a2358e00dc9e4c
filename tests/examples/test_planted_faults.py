"""Faults that everybody makes once, planted in a copy of the example: each is found and named."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.conftest import EXAMPLES

ASK = "import json, embers; from holdfast.testing import check_game; print(json.dumps(check_game(embers.DEFINITION, games=12)))"
TOP_FIND = "w.content.cards[max(w.pools[w.content.pool('find')], default=0)].key"


def found(folder: Path) -> list[str]:
    """What `check_game` finds in the copy that lies there, in a process of its own."""
    env = os.environ | {"PYTHONPATH": str(folder)}
    asked = subprocess.run([sys.executable, "-c", ASK], env=env, capture_output=True, text=True)
    assert asked.returncode == 0, asked.stderr
    findings: list[str] = json.loads(asked.stdout)
    return findings


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLES / "embers", tmp_path / "embers", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_nothing_is_found_where_nothing_is_wrong(copy: Path) -> None:
    assert found(copy) == []


@pytest.mark.parametrize(
    ("file", "sound", "spoilt", "named"),
    [
        pytest.param("world.py", "        new.cold = self.cold[:]\n", "", "look at: cold", id="a list is not copied"),
        pytest.param(
            "turns.py",
            'menu.add("search", Search()',
            f'menu.add(f"search:{{{TOP_FIND}}}", Search()',
            "which is hidden from seat",
            id="a key names a hidden card",
        ),
        pytest.param(
            "turns.py",
            'LogEntry("log-search", (who(by),))',
            'LogEntry("log-search", (who(by), ("card", w.top_key(hand(by.seat)))))',
            "the log line log-search shows find/",
            id="a log line names a hidden card",
        ),
        pytest.param(
            "turns.py",
            'return LogEntry("log-heat", (("n", self.n), ("heat", w.heat)))',
            "return None",
            "and no line tells of it",
            id="something changes in silence",
        ),
        pytest.param(
            "turns.py",
            "in range(w.size(hand(seat))):",
            "in range(w.size(hand(seat)) + 1):",
            "but it fails: IndexError",
            id="an offer that raises",
        ),
        pytest.param(
            "turns.py",
            'needs(w.wood[seat], "EM-06", "no-wood") + ',
            "",
            "not a legal position",
            id="an offer against the rules",
        ),
        pytest.param("turns.py", '"EM-07", "not-cold"', '"EM-77", "not-cold"', "EM-77, which is no rule", id="a block"),
        pytest.param(
            "flow.py", '"""EM-10, EM-11, EM-12:', '"""EM-10, EM-99:', "EM-99 in its docstring", id="a docstring"
        ),
        pytest.param("flow.py", '"frozen", "EM-11"', '"frozen", "EM-55"', "'EM-55', which is no rule", id="an ending"),
        pytest.param(
            "text/es.ftl",
            "no-not-cold = No tienes frío\n",
            "",
            "es: no message no-not-cold",
            id="a reason without words",
        ),
        pytest.param(
            "text/it.ftl", "log-use = ", "log-used = ", "it: no message log-use", id="a log line without words"
        ),
        pytest.param(
            "text/it.ftl", "if-fire-low = ", "if-low = ", "card night/howling has no words", id="a card without words"
        ),
        pytest.param(
            "text/it.ftl", "noun-embers = ", "noun-ember = ", "it: no message noun-embers", id="a nameless game"
        ),
        pytest.param(
            "text/es.ftl", "about-embers = ", "about-ember = ", "es: no message about-embers", id="a dumb game"
        ),
    ],
)
def test_a_planted_fault_is_named(copy: Path, file: str, sound: str, spoilt: str, named: str) -> None:
    page = copy / "embers" / file
    text = page.read_text(encoding="utf-8")
    assert sound in text
    page.write_text(text.replace(sound, spoilt), encoding="utf-8")
    findings = found(copy)
    assert any(named in finding for finding in findings), findings
