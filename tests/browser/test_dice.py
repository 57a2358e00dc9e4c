"""Dice fall before our eyes, tumble, and come to rest on what was rolled."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import holdfast
from holdfast.core.engine.game import Game
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.idle_questions import idle_answer
from holdfast.core.state.save import save
from holdfast.core.state.world import Rolled
from holdfast.games.robinson.rules import WEATHER_DICE
from holdfast.games.this_war import DEFINITION
from holdfast.games.under_our_sun.text.nouns.names import letter
from holdfast.tables.services.recorder import Recorder
from tests.browser.conftest import Opener, Table

WATCH = """() => {
  const seen = { throws: 0, rest: 0 }
  window.seen = seen
  let rolling = false
  const look = () => {
    const moves = [...document.querySelectorAll('[data-die].rolling')].flatMap(one => one.getAnimations())
    seen.rest = Math.max(seen.rest, ...moves.map(one => one.effect.getComputedTiming().endTime))
    if (moves.length && !rolling) seen.throws += 1
    rolling = moves.length > 0
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
}"""
"""Counts how often dice begin to tumble, and notes after how many milliseconds all of them will lie still."""
SHOWN = 2
"""So many throws lie on every tray, also beside a card; those before are counted."""


def game_at(wanted: Callable[[Game], bool]) -> Game:
    """The first game of careless answers that comes to such a position."""
    for seed in range(1, 200):
        game = DEFINITION.new(1, {}, seed)
        while not game.over:
            if wanted(game):
                return game
            moves = game.question.moves(0)
            game.choose(moves[(seed + len(game.journal or ())) % len(moves)])
    raise LookupError("no game came to that")


def sit(table: Table, game: Game, seats: str = "me") -> Table:
    """That position on the table of a browser; who is asked has the device in hand."""
    table.loaded(save(game), seats)
    table.wait_asked()
    return table


def at(opened: Opener, game: Game, **wishes: Any) -> Table:
    return sit(opened(**wishes), game)


def test_the_dice_of_a_fight_fall_on_the_fighters(opened: Opener) -> None:
    game = game_at(lambda game: game.question.tag == "round")
    table = at(opened, game, reduced_motion="no-preference", pace="once")
    page = table.page
    expect(page.locator("section.fight")).to_be_visible()
    expect(page.locator("[data-die]")).to_have_count(0)
    page.evaluate(WATCH)
    page.locator(".dock [data-key=fight]").click()
    page.wait_for_function("() => window.seen.throws")
    expect(page.locator("[data-die].rolling")).to_have_count(0)
    assert page.evaluate("() => window.seen.throws") == 1
    shown = [die.get_attribute("data-face") for die in page.locator("[data-die] [data-face]").all()]
    assert len(shown) >= 1
    assert all(face in {str(face) for face in range(-4, 4)} for face in shown)


def test_a_black_die_lies_still_where_motion_is_not_wished(opened: Opener) -> None:
    game = game_at(lambda game: game.question.tag == "sort")
    rolled = game.view(0)["thrown"][-1]["face"]
    page = at(opened, game).page
    die = page.locator(".dice-tray [data-colour=black]").last
    expect(die).to_have_attribute("data-face", str(rolled))
    expect(die.locator("text")).to_have_text(str(rolled))
    expect(page.locator("[data-die].rolling")).to_have_count(0)


def is_asked(game: Game, seat: int) -> bool:
    """Not answered by the table itself."""
    return default_pass(game, seat) is None and idle_answer(game, seat) is None


def rolling(
    name: str, least: int = 1, lies: bool = False, players: int = 1, of: str = ""
) -> tuple[Game, str, list[Rolled]]:
    """A position, an answer of the first seat that lets so many throws fall, and these; the last may still lie there.

    Then the last seat is asked.
    """
    kind = holdfast.definition(name)
    dealt = {one.name: "random" for one in kind.settings if one.name == "characters"}
    for seed in range(1, 100):
        random, game = Random(seed), kind.new(players, dealt, seed)
        while not game.over:
            option = random.choice(game.moves(game.asked[0]))
            trial, recorder = game.copy(journal=True), Recorder(kind)
            trial.watch(recorder)
            trial.answer(option)
            fell = recorder.fell
            fits = least <= len(fell) <= SHOWN and all(roll.faces for roll in fell) and not game.world.laid
            fits = fits and fell[-1].kind.startswith(of)
            fits = fits and game.asked == (0,) and trial.asked == (players - 1,) and bool(trial.world.laid) == lies
            if fits and is_asked(game, 0) and is_asked(trial, players - 1):
                return game, option.key, fell
            game.answer(option)
    raise LookupError("no answer let such dice fall")


def give(table: Table, key: str) -> None:
    """That answer, from the list of all where it is not at hand."""
    page, before = table.page, table.seq
    option = page.locator(f".dock [data-key='{key}']:visible")
    if not option.count():
        page.keyboard.press("/")
        option = page.locator(f".chooser [data-key='{key}']")
    option.first.click()
    if page.locator(".dock[data-doubt]").count():  # with idle pawns it asks once
        page.locator(f".dock [data-key='{key}']:visible").first.click()
    page.wait_for_function(
        "n => document.querySelector('[data-cover]') || Number(document.querySelector('.dock')?.dataset.seq) > n",
        arg=before,
    )


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
    expect(page.locator("[data-die].rolling, .dice-tray[aria-live]")).to_have_count(0)


def test_the_weather_of_robinson_falls_on_the_tray(opened: Opener) -> None:
    position, key, fell = rolling("robinson", of="weather")
    shown = fell[-1].shows
    assert shown == tuple([WEATHER_DICE[die][face] for die, face in zip(fell[-1].dice, fell[-1].faces, strict=True)])
    table = at(opened, position)
    give(table, key)
    sky = table.page.locator(".dice-tray [role=img]").last
    expect(sky).to_have_attribute("aria-label", re.compile("^Weather: "))
    expect(sky.locator("[data-die]")).to_have_count(len(shown))


def test_an_enemy_that_rolled_is_named(opened: Opener) -> None:
    position, key, fell = rolling("under_our_sun", of="enemy|")
    foe = fell[-1].foe
    name = next(one.name["en"] for one in position.world.content.deck("enemy") if one.key == foe.card)
    table = at(opened, position)
    give(table, key)
    expect(table.page.locator(".dice-tray [role=img]").last).to_have_attribute(
        "aria-label", re.compile(f"{name} {letter(foe.id)}: ")
    )


def tumbled(table: Table, fell: list[Rolled]) -> None:
    """They fell once, soon lay still, and all of them lie there."""
    page = table.page
    page.wait_for_function("() => window.seen.throws")
    expect(page.locator(".dice-tray [data-die]")).to_have_count(sum(len(roll.faces) for roll in fell))
    expect(page.locator("[data-die].rolling")).to_have_count(0)
    assert page.evaluate("() => window.seen.throws") == 1
    assert 500 < page.evaluate("() => window.seen.rest") <= 1200


def test_the_dice_of_an_answer_come_to_rest_soon(opened: Opener) -> None:
    position, key, fell = rolling("under_our_sun", least=2)
    table = at(opened, position, reduced_motion="no-preference", pace="once")
    page = table.page
    page.locator("#board h2").first.wait_for(state="attached")
    page.evaluate(WATCH)
    give(table, key)
    tumbled(table, fell)
    page.add_init_script(f"({WATCH})()")
    page.reload()
    expect(page.locator(".dice-tray [data-die]")).to_have_count(sum(len(roll.faces) for roll in fell))
    assert page.evaluate("() => window.seen.throws") == 0


def test_dice_tumble_on_a_board_that_comes_after_the_answer(opened: Opener) -> None:
    position, key, fell = rolling("under_our_sun", least=2)
    late: list[Route] = []
    table = opened(reduced_motion="no-preference", pace="once")
    page = table.page
    page.route("**/assets/Board-*.js", lambda route: late.append(route))
    sit(table, position)
    page.evaluate(WATCH)
    give(table, key)
    for board in late:
        board.continue_()
    tumbled(table, fell)


@pytest.mark.parametrize("game", ["under_our_sun", "naufragos"])
def test_dice_tumble_once_for_two_at_one_screen(opened: Opener, game: str) -> None:
    position, key, fell = rolling(game, players=2)
    table = sit(opened(reduced_motion="no-preference", pace="once"), position, "me,here")
    table.page.locator("#board h2").first.wait_for(state="attached")
    table.page.evaluate(WATCH)
    give(table, key)
    table.wait_asked()
    tumbled(table, fell)


def test_dice_come_to_rest_although_somebody_answers_meanwhile(opened: Opener) -> None:
    position, key, _ = rolling("under_our_sun", least=2)
    table = opened(reduced_motion="no-preference", pace="once")
    page = table.page

    def through(line: WebSocketRoute) -> None:
        """After an answer with dice the table tells at once of another one without."""
        server = line.connect_to_server()

        def tell(said: str | bytes) -> None:
            state = json.loads(said)
            if state["type"] == "state" and state["view"] is not None:
                state["size"] += 1  # what is made up here has another length: the page is not to count
                said = json.dumps(state)
            line.send(said)
            if state["type"] == "state" and state["beats"] and any(beat["dice"] for beat in state["beats"]):
                state["base"], state["seq"] = state["seq"], state["seq"] + 1
                none = [{"op": "replace", "path": "/fell", "value": []}]
                state["beats"] = [{**state["beats"][-1], "lines": [], "dice": [], "patch": none}]
                state["log"] = {"from": state["log"]["from"] + len(state["log"]["lines"]), "lines": []}
                line.send(json.dumps(state))

        server.on_message(tell)

    page.route_web_socket("**/socket?*", through)
    sit(table, position)
    page.locator("#board h2").first.wait_for(state="attached")
    page.evaluate(WATCH)
    give(table, key)
    page.wait_for_function("() => window.seen.throws")
    expect(page.locator(".dice-tray")).to_have_count(0)
    assert page.evaluate("() => window.seen.throws") == 1
