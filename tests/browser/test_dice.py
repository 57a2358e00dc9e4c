"""Dice fall before our eyes, tumble, and come to rest on what was rolled."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.core.game import Game
from holdfast.core.save import save
from holdfast.core.world import Rolled
from holdfast.games.this_war import KIND
from holdfast.server.tables import Recorder
from holdfast.server.telling import go_on
from tests.browser.conftest import Opener, Table

LOAD = """async body => (await (await fetch('/api/tables/load?lang=en', {
  method: 'POST', headers: {'content-type': 'application/json'}, body})).json()).id"""

WATCH = """() => {
  const look = () => {
    const moves = document.querySelector('.dice-tray.rolling')?.getAnimations({subtree: true}) ?? []
    if (moves.length) window.rest = Math.max(...moves.map(one => one.effect.getComputedTiming().endTime))
    else requestAnimationFrame(look)
  }
  look()
}"""
"""Waits for dice that tumble, and notes after how many milliseconds all of them will lie still."""
SHOWN = 2
"""So many throws lie on every tray, also beside a card; those before are counted."""


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


def rolling(name: str, least: int = 1, lies: bool = False) -> tuple[Game, str, list[Rolled]]:
    """A position of one person, an answer that lets so many throws fall, and these; the last may still lie there."""
    kind = holdfast.kind(name)
    for seed in range(1, 100):
        random, game = Random(seed), kind.new(1, {}, seed)
        while not game.over:
            option = random.choice(game.moves(game.asked[0]))
            trial, recorder = game.copy(journal=True), Recorder(kind)
            trial.watch(recorder)
            trial.answer(option)
            fell = recorder.fell
            fits = least <= len(fell) <= SHOWN and all(roll.faces for roll in fell) and not game.world.laid
            if fits and not trial.over and bool(trial.world.laid) == lies and go_on(trial, 0, {}) is None:
                return game, option.key, fell
            game.answer(option)
    raise LookupError("no answer let such dice fall")


def give(table: Table, key: str) -> None:
    """That answer, from the list of all where it is not at hand."""
    page, before = table.page, table.seq
    option = page.locator(f".dock [data-key='{key}']")
    if not option.count():
        page.keyboard.press("/")
        option = page.locator(f".chooser [data-key='{key}']")
    option.first.click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.seq) > n", arg=before)


@pytest.mark.parametrize("lies", [False, True])
@pytest.mark.parametrize("game", ["robinson", "naufragos", "under_our_sun"])
def test_as_many_dice_are_seen_as_fell(opened: Opener, game: str, lies: bool) -> None:
    position, key, fell = rolling(game, lies=lies)
    table = at(opened, position)
    page = table.page
    expect(page.locator("[data-die]")).to_have_count(0)
    give(table, key)
    expect(page.locator("[data-die]")).to_have_count(sum(len(roll.faces) for roll in fell))
    throws = page.locator(".dice-tray [role=img]")
    expect(throws).to_have_count(len(fell) - lies)
    assert all(throw.get_attribute("aria-label") for throw in throws.all())
    expect(page.locator(".dice-tray.rolling, .dice-tray[aria-live]")).to_have_count(0)


def test_the_dice_of_an_answer_come_to_rest_soon(opened: Opener) -> None:
    position, key, fell = rolling("under_our_sun", least=2)
    table = at(opened, position, reduced_motion="no-preference")
    page = table.page
    page.evaluate(WATCH)
    give(table, key)
    page.wait_for_function("() => window.rest")
    assert 500 < page.evaluate("() => window.rest") <= 1200
    expect(page.locator(".dice-tray.rolling")).to_have_count(0)
    expect(page.locator(".dice-tray [data-die]")).to_have_count(sum(len(roll.faces) for roll in fell))
