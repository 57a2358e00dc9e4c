"""What a browser has to fetch before it shows a table: so few bytes, in so few files, that a phone on a slow line has it soon."""

import sys

import pytest

from tests.browser.conftest import ROOT, build_client

sys.path.insert(0, str(ROOT / "bench"))
import bundle

SLOW, ANSWERS = 200_000, 0.15
"""Bytes a second, and seconds until an answer begins."""
ROUNDS = 6
"""The page, its script, the table with the words, the socket (twice), the board."""
SOON = 3.0
BESIDE = 60_000
"""Bytes that come besides: the first message of the socket, words and list of the games, heads of answers."""
FILES = 26
"""Six are fetched at a time."""


@pytest.fixture(scope="module")
def parts() -> dict[str, set[str]]:
    build_client.build()
    return bundle.parts()


def test_no_part_of_the_page_is_larger_than_it_may_be(parts: dict[str, set[str]]) -> None:
    sizes = bundle.sizes()
    assert len(sizes) == 6
    assert [name for name, n in sizes.items() if n > bundle.most(name)] == []


def test_a_phone_on_a_slow_line_has_the_table_soon(parts: dict[str, set[str]]) -> None:
    page = parts["lobby"] | parts["table"]
    for name, board in parts.items():
        if not name.startswith("board"):
            continue
        files = page | board
        waits = ROUNDS * ANSWERS + (sum(bundle.size(bundle.STATIC / file) for file in files) + BESIDE) / SLOW
        assert waits < SOON, f"{name}: {waits:.1f} s"
        assert len(files) <= FILES, f"{name}: {len(files)} files"


def test_what_is_fetched_lies_there_packed(parts: dict[str, set[str]]) -> None:
    for file in set().union(*parts.values()):
        plain = bundle.STATIC / file
        if plain.stat().st_size < 1000:
            continue
        for ending in (".br", ".gz"):
            assert plain.with_name(plain.name + ending).stat().st_size < plain.stat().st_size
