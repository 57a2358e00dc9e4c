"""Every way in which a game can end has a sentence of its own in three languages."""

import re

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.words.teller import Teller

NAMED = re.compile(r'"([a-z]+(?:-[a-z]+)*)", "[A-Z]{2}-\d+"')
"""Why and by which rule, as an outcome names them; a block names them the other way round."""
TOLD_BY_THE_LOG = {"under_our_sun"}
"""Their ending names people: tests of their own read it."""


def endings(game: str) -> set[str]:
    """All reasons that the rules of a game name."""
    folder = holdfast.kind(game).folder
    return {why for file in folder.rglob("*.py") for why in NAMED.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("game", sorted(set(holdfast.GAMES) - TOLD_BY_THE_LOG))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_ends_for_a_reason_without_words(game: str, lang: str) -> None:
    found = endings(game)
    teller = Teller(holdfast.kind(game), lang)
    assert found
    assert [why for why in sorted(found) if not teller.has(f"why-{why}")] == []
