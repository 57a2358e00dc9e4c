"""What comes next the world tells (`row`, `call_off`, `coming`): nobody in a game looks down the engine's stack."""

import re
from collections.abc import Iterator
from pathlib import Path

import holdfast

GAMES = Path(holdfast.__file__).parent / "games"
LOOKS = re.compile(r"\.stack\[|(?:reversed|len|iter)\(\w+\.stack\)|\bin \w+\.stack\b")
ASKED = "this_war/world.py"
"""Tells which question is on the table: the one look at the top of the stack."""


def modules() -> Iterator[tuple[str, str]]:
    for path in sorted(GAMES.rglob("*.py")):
        yield path.relative_to(GAMES).as_posix(), path.read_text()


def test_words_and_views_do_not_know_the_stack() -> None:
    telling = [(name, text) for name, text in modules() if name.split("/")[1:2] in (["text"], ["display"])]
    assert len(telling) > 60
    assert [name for name, text in telling if re.search(r"\bw\.stack\b", text)] == []


def test_rules_do_not_look_down_the_stack() -> None:
    assert [name for name, text in modules() if LOOKS.search(text)] == [ASKED]
