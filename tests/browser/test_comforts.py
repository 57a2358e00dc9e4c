"""What makes an evening pleasant: a sound, a notice, the title; after the end again, or all of it once more."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import holdfast
from tests.browser.conftest import Opener, Table
from tests.browser.test_table import at_planning
from tests.browser.test_together import invited, on_turn

WATCH = """
window.sounds = 0
const start = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when) }
window.notices = []
window.asks = 0
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { window.asks += 1; return (this.permission = window.allowed) }
  constructor(title, options) { window.notices.push([title, options.body]) }
}
window.allowed = 'granted'
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
document.hasFocus = () => !window.away
"""
"""Counts sounds and notices; asked for permission this browser allows it; and the tab is hidden when we say so."""


def watched(opened: Opener) -> Table:
    """A page that counts, at a table where it is asked."""
    table = opened()
    page = table.page
    page.add_init_script(WATCH)
    page.reload()
    table.seated("robinson")
    table.wait_asked()
    return table


def setting(page: Page, label: str, on: bool = True) -> None:
    page.locator("[data-menu]").click()
    page.get_by_label(label).set_checked(on)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def asked_again(table: Table) -> None:
    """Answer, and be asked the next thing."""
    table.answer()
    table.wait_asked()


def test_a_sound_only_for_those_who_want_it(opened: Opener) -> None:
    table = watched(opened)
    page = table.page
    page.evaluate("away = true")  # who looks on and answers at once is not called every time
    asked_again(table)
    asked_again(table)
    assert page.evaluate("sounds") == 0
    setting(page, "Sound when it is your turn")
    asked_again(table)
    page.wait_for_function("() => sounds > 0")
    setting(page, "Sound when it is your turn", on=False)
    before = page.evaluate("sounds")
    asked_again(table)
    assert page.evaluate("sounds") == before


def test_a_notice_only_where_it_is_allowed_and_nobody_looks(opened: Opener) -> None:
    table = watched(opened)
    page = table.page
    page.evaluate("away = true")
    asked_again(table)
    assert page.evaluate("[asks, notices.length]") == [0, 0]
    page.evaluate("away = false")
    setting(page, "Browser notification when it is your turn")
    page.wait_for_function("() => asks === 1")
    asked_again(table)
    assert page.evaluate("notices.length") == 0
    page.evaluate("away = true")
    asked_again(table)
    page.wait_for_function("() => notices.length > 0")
    title, prompt = page.evaluate("notices.at(-1)")
    assert title
    expect(page.locator(".dock h2")).to_contain_text(prompt)


def test_a_notice_that_is_refused_stays_off(opened: Opener) -> None:
    table = watched(opened)
    page = table.page
    page.evaluate("allowed = 'denied'")
    page.locator("[data-menu]").click()
    box = page.get_by_label("Browser notification when it is your turn")
    box.click()
    expect(page.get_by_text("Your browser does not allow notifications")).to_be_visible()
    expect(box).not_to_be_checked()


def test_the_title_says_whose_turn_it_is(opened: Opener) -> None:
    tables = invited(opened, "naufragos")
    asked = on_turn(*tables)
    for table in tables:
        mark = "^● .+ Holdfast$" if table is asked else "^[^●].* Holdfast$"
        expect(table.page).to_have_title(re.compile(mark))
    icon = asked.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/icon-asked.svg")
    for _ in range(12):
        asked.answer()
        now = on_turn(*tables)
        if now is not asked:
            break
    assert now is not asked
    expect(now.page).to_have_title(re.compile("^● "))
    expect(asked.page).to_have_title(re.compile("^[^●]"))
    expect(icon).to_have_attribute("href", "/icon.svg")


@pytest.fixture(scope="module")
def last_question(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The save of a game of one castaway that the next answers end."""
    kind = holdfast.definition("robinson")
    for seed in range(100):
        random, game = Random(seed), kind.new(1, {"language": "en"}, seed)
        while not game.over:
            game.choose(random.choice(game.question.moves(0)))
        game.undo(1, consent=True)
        if not game.over and game.question.tag != "window":
            break
    file = tmp_path_factory.mktemp("saves") / "nearly-over.json"
    file.write_bytes(game.save())
    return file


def test_after_the_end_it_can_be_watched_and_played_again(opened: Opener, last_question: Path) -> None:
    table = opened()
    page = table.page
    page.locator("[data-load]").set_input_files(last_question)
    table.ready()
    table.play_to_the_end()
    over = page.url
    page.get_by_role("button", name="Replay").click()
    slider, position = page.locator("input[type=range]"), page.locator("output")
    lines = page.locator("[role=log] li, aside li")
    expect(position).to_have_text(re.compile(r"^0 of [1-9]\d+$"))
    answers = int(slider.get_attribute("max") or 0)
    assert answers >= len(json.loads(last_question.read_text())["journal"])
    slider.fill(str(answers))
    expect(position).to_have_text(f"{answers} of {answers}")
    expect(lines).not_to_have_count(0)
    page.wait_for_function("() => document.querySelectorAll('aside li').length > 20")
    told = lines.count()
    slider.fill("1")
    expect(position).to_have_text(f"1 of {answers}")
    page.wait_for_function("n => document.querySelectorAll('aside li').length < n", arg=told)
    slider.press("ArrowRight")
    expect(position).to_have_text(f"2 of {answers}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(position).not_to_have_text(f"2 of {answers}")
    page.goto(over)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("url => location.href !== url", arg=over)
    table.ready()
    table.wait_asked()
    assert not table.over
    expect(page.locator("[data-ending]")).to_have_count(0)
    table.answer()


def moving(page: Page) -> list[str]:
    """What moves by itself on the page, but for a blink."""
    found: list[str] = page.evaluate(
        """() => document.getAnimations()
          .filter(a => a.playState === 'running' && (a.effect.getComputedTiming().duration > 50))
          .map(a => `${a.animationName ?? a.transitionProperty ?? 'script'} of ${a.effect.target?.className?.baseVal ?? a.effect.target?.className}`)"""
    )
    return found


@pytest.mark.parametrize("game", ["robinson", "naufragos", "under_our_sun", "this_war"])
def test_nothing_moves_where_motion_is_not_wanted(opened: Opener, game: str) -> None:
    table = opened()
    table.seated(game)
    for _ in range(3):
        table.answer()
        table.wait_asked()
        assert moving(table.page) == []


def test_what_can_be_chosen_breathes_where_nobody_minds_motion(opened: Opener) -> None:
    table = opened(reduced_motion="no-preference")
    table.page.evaluate("moved = []; addEventListener('animationstart', e => moved.push(e.target.className), true)")
    at_planning(table)
    table.page.wait_for_function("() => moved.some(name => /chip.*can/.test(name.baseVal ?? name))")
