"""The dice of This War of Mine: they fall before our eyes, tumble, and come to rest on what was rolled."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from holdfast.core.game import Game
from holdfast.core.save import save
from holdfast.games.this_war import KIND
from tests.browser.conftest import Opener, Table

LOAD = """async body => (await (await fetch('/api/tables/load?lang=en', {
  method: 'POST', headers: {'content-type': 'application/json'}, body})).json()).id"""


def game_at(wanted: Callable[[Game], bool]) -> Game:
    """The first game of careless answers that comes to such a position."""
    for seed in range(1, 200):
        game = KIND.new(1, {}, seed)
        while not game.over:
            if wanted(game):
                return game
            moves = game.question.moves(0)
            game.choose(moves[(seed + len(game.journal or ())) % len(moves)])
    raise LookupError("no game came to that")


def at(opened: Opener, game: Game, **wishes: Any) -> Table:
    """That position on the table of a browser."""
    table = opened(**wishes)
    page = table.page
    number = page.evaluate(LOAD, save(game).decode())
    page.goto(page.url.split("#")[0] + f"#/table/{number}")
    table.ready()
    return table


def test_the_dice_of_a_fight_fall_on_the_fighters(opened: Opener) -> None:
    game = game_at(lambda game: game.question.tag == "round")
    table = at(opened, game, reduced_motion="no-preference")
    page = table.page
    expect(page.locator("section.fight")).to_be_visible()
    expect(page.locator("[data-die]")).to_have_count(0)
    page.locator(".dock [data-key=fight]").click()
    page.locator(".fight [data-die] .rolling, .tray [data-die] .rolling").first.wait_for()
    game.choose("fight")
    expect(page.locator("[data-die] .rolling")).to_have_count(0)
    shown = [die.get_attribute("data-face") for die in page.locator("[data-die]").all()]
    assert len(shown) >= 1
    assert all(face in {str(face) for face in range(-4, 4)} for face in shown)


def test_a_black_die_lies_still_where_motion_is_not_wished(opened: Opener) -> None:
    game = game_at(lambda game: game.question.tag == "sort")
    rolled = game.view(0)["thrown"][-1]["face"]
    page = at(opened, game).page
    die = page.locator(".tray [data-die=black]").last
    expect(die).to_have_attribute("data-face", str(rolled))
    expect(die.locator("text")).to_have_text(str(rolled))
    expect(page.locator(".tumbles")).to_have_count(0)
