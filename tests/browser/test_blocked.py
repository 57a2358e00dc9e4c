"""Every place of a board where nothing can be done says why not, and by which rule."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

import holdfast
from holdfast.core.engine.game import Game
from tests.browser.conftest import Opener

SHUT = "#board [data-place][aria-disabled=true]"
MANY = {
    ("robinson", "planning"): 20,
    ("naufragos", "place-pawn"): 10,
    ("naufragos", "white-pawn"): 3,
    ("this_war", "assign"): 10,
    ("this_war", "haggle"): 10,
    ("under_our_sun", "take-turn"): 6,
    ("under_our_sun", "dealing"): 2,
}
"""So many answers are blocked at the question at which a board is looked at: where much of it is shut."""
PRESS = """place => document.querySelector(`#board [data-place="${CSS.escape(place)}"][aria-disabled=true]`)
    .dispatchEvent(new MouseEvent('click', {bubbles: true}))"""


def shut(name: str, tag: str) -> Game:
    """A game at this question, where many answers are blocked."""
    kind = holdfast.definition(name)
    options = {"language": "en"} | ({"characters": "random"} if name == "under_our_sun" else {})
    for seed in range(40):
        random, game = Random(seed), kind.new(2, options, seed)
        for n in range(120):
            if not game.asked:
                break
            if n > 10 and game.question.tag == tag and blocked(game) >= MANY[name, tag]:
                return game
            game.answer(random.choice(game.moves(game.asked[0])))
    pytest.fail(f"in no game of {name} is so much blocked")


def blocked(game: Game) -> int:
    return sum(bool(option.blocks) for option in game.explaining_menu(game.asked[0]))


@pytest.mark.parametrize(("game", "tag"), MANY)
def test_every_blocked_place_says_why_not(opened: Opener, game: str, tag: str) -> None:
    table = opened()
    page = table.page
    table.loaded(shut(game, tag).save(), "me,here")
    table.wait_asked()
    page.locator(SHUT).first.wait_for()
    places = page.locator(SHUT).evaluate_all("all => [...new Set(all.map((one) => one.dataset.place))]")
    silent = [place for place in places if not told(page, place)]
    page.screenshot(path=f"screenshots/blocked-{game}-{tag}.png")
    assert not silent, f"{len(silent)} of {len(places)}"


def told(page: Page, place: str) -> bool:
    """Whether a click there brings at least one reason with its rule; a busy machine may take some seconds for it."""
    page.evaluate(PRESS, place)
    tip = page.locator("[role=tooltip]")
    try:
        expect(tip.locator(".why").first).to_be_visible(timeout=20_000)
    except AssertionError:
        return False
    said = tip.locator(".why").evaluate_all("all => all.map((one) => one.innerText)")
    page.keyboard.press("Escape")
    expect(tip.locator(".why")).to_have_count(0)
    return all(line.split("\n")[0] for line in said) and any("-" in line.split("\n")[-1] for line in said)
