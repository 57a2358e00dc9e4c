"""What a board shows hangs on facts, not on words: it is the same in every language."""

from random import Random

import pytest

import holdfast
from holdfast.core.engine.game import Game
from tests.browser.conftest import Opener

SIGNS = """() => [...document.querySelectorAll('#board svg')]
    .map((drawn) => [...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ')).sort()"""
WANTED = {"robinson": "planning", "naufragos": "place-pawn"}
"""The question at which a game's board is looked at: there all of it lies open."""
LATER = 25


def position(name: str, tag: str) -> Game:
    """Some answers into a game, where this is asked."""
    kind = holdfast.definition(name)
    random, game = Random(3), kind.new(2, {"language": "en"}, 3)
    n = 0
    while n < LATER or game.question.tag != tag:
        game.answer(random.choice(game.moves(game.asked[0])))
        n += 1
    return game


@pytest.mark.parametrize("game", WANTED)
def test_a_board_shows_the_same_signs_in_every_language(opened: Opener, game: str) -> None:
    save = position(game, WANTED[game]).save()
    seen = {}
    for lang in ("en", "it", "es"):
        table = opened(locale=lang)
        table.loaded(save, "me,here")
        table.page.locator("#board svg").first.wait_for()
        table.page.wait_for_load_state("networkidle")
        assert table.page.locator("html").get_attribute("lang") == lang
        seen[lang] = table.page.evaluate(SIGNS)
        table.page.screenshot(path=f"screenshots/facts-{game}-{lang}.png")
    assert len(seen["en"]) > 20
    assert seen["it"] == seen["en"]
    assert seen["es"] == seen["en"]
