"""What one sees of an action phase: twelve pictures, 250 ms apart, on one strip a game, beside the other pictures."""

import time
from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.idle_questions import idle_answer
from holdfast.core.text.beats import Beats
from holdfast.core.text.log import effect_entry
from tests.browser.conftest import PATIENCE, ROOT, Opener, Table

PICTURES = ROOT / "screenshots"
FRAMES, APART = 12, 250
OPTIONS = {"under_our_sun": {"characters": "random"}}


class Kinds:
    """The kinds of beats that one answer sets off."""

    def __init__(self, game: Game, seat: int, key: str) -> None:
        from holdfast.core.engine.journal import Observer

        trial = game.copy(journal=True)
        beats = Beats(game.definition.beats, trial.world.copy())

        class Watch(Observer):
            def applied(self, effect, by, w, outcomes):  # type: ignore[no-untyped-def]
                told = effect_entry(game.definition, w, effect, by, outcomes) is not None
                beats.applied(effect, by, w, told, 0, 0)

        trial.watch(Watch())
        trial.choose(key, seat)
        self.found = [beat.kind for beat in beats.found]


def before(game: str, wanted: set[str], many: int = 1, since: int = 1) -> tuple[bytes, str]:
    """The position before the first answer that sets off so many beats, among them the wanted; and that answer."""
    for seed in range(2, 40):
        if (found := moment(game, wanted, many, since, seed)) is not None:
            return found
    raise AssertionError(f"no such moment in {game}")


def moment(game: str, wanted: set[str], many: int, since: int, seed: int) -> tuple[bytes, str] | None:
    """That of one evening, where a person is asked."""
    evening = holdfast.definition(game).new(1, OPTIONS.get(game, {}), seed)
    player = make_bot("random", seed)
    while not evening.over:
        seat = evening.asked[0]
        unasked = default_pass(evening, seat) or idle_answer(evening, seat)
        if unasked is not None:
            evening.choose(unasked.key, seat)
            continue
        key = player.choose(Perspective(evening, seat)).key
        kinds = Kinds(evening, seat, key).found
        if wanted <= set(kinds) and len(kinds) >= many and evening.definition.rules.clock(evening.world) >= since:
            return evening.save(), key
        evening.choose(key, seat)
    return None


def at(opened: Opener, game: str, save: bytes) -> Table:
    table = opened(reduced_motion="no-preference")
    table.loaded(save, "me")
    expect(table.page.locator("#board > *").first).to_be_visible()
    return table


def give(page: Page, key: str) -> None:
    """An answer, wherever the page has put it."""
    chip = page.locator(f'.dock [data-key="{key}"]:visible')
    if chip.count():
        chip.first.click()
        return
    page.keyboard.press("/")
    page.locator(f'.chooser [data-key="{key}"]').first.click()


def strip(page: Page, frames: list[bytes], name: str) -> None:
    PICTURES.mkdir(exist_ok=True)
    images = "".join(f'<img src="data:image/jpeg;base64,{b64encode(one).decode()}" width=480>' for one in frames)
    sheet = page.context.new_page()
    sheet.set_viewport_size({"width": 1920, "height": 900})
    sheet.set_content(f"<body style='margin:0;line-height:0;background:#222'>{images}</body>")
    sheet.screenshot(path=PICTURES / f"film-{name}.png", full_page=True)
    sheet.close()


@pytest.mark.parametrize(
    ("game", "wanted", "since"),
    [
        ("robinson", "dice", 1),
        pytest.param("naufragos", "card", 1, marks=pytest.mark.long),
        pytest.param("this_war", "card", 2, marks=pytest.mark.long),
        pytest.param("under_our_sun", "dice", 1, marks=pytest.mark.long),
    ],
)
def test_a_film_of_an_action_phase(opened: Opener, game: str, wanted: str, since: int) -> None:
    save, key = before(game, {wanted}, 7, since)
    page = at(opened, game, save).page
    give(page, key)
    expect(page.locator("[data-beat]")).to_be_visible()
    frames = []
    for _ in range(FRAMES):
        frames.append(page.screenshot(type="jpeg", quality=70))
        page.wait_for_timeout(APART)
    strip(page, frames, game)
    page.keyboard.press("Shift+Space")
    expect(page.locator("[data-beat]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "kind"),
    [("this_war", "death"), ("this_war", "page"), pytest.param("naufragos", "death", marks=pytest.mark.long)],
)
def test_a_death_is_mourned_and_a_page_is_read(opened: Opener, game: str, kind: str) -> None:
    save, key = before(game, {kind})
    page = at(opened, game, save).page
    give(page, key)
    scene = page.locator(f"[data-beat={kind}]")
    until = time.monotonic() + PATIENCE
    while not scene.count():
        assert time.monotonic() < until
        page.keyboard.press("Space")
        page.wait_for_timeout(120)
    expect(scene).to_be_visible()
    page.wait_for_timeout(1000)
    page.screenshot(path=PICTURES / f"beat-{kind}-{game}.png")
    assert scene.inner_text().strip()


def test_what_happened_while_one_was_away(opened: Opener) -> None:
    save, key = before("robinson", {"dice"}, many=4)
    page = at(opened, "robinson", save).page
    page.evaluate(
        "() => { Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => globalThis.away ? 'hidden' : 'visible'}); globalThis.away = true; document.dispatchEvent(new Event('visibilitychange')) }"
    )
    seq = page.locator(".dock").get_attribute("data-seq") or ""
    give(page, key)
    expect(page.locator(".dock")).not_to_have_attribute("data-seq", seq)
    expect(page.locator("[data-missed]")).to_have_count(0)
    page.evaluate("() => { globalThis.away = false; document.dispatchEvent(new Event('visibilitychange')) }")
    missed = page.locator("[data-missed]")
    expect(missed.locator("li").nth(2)).to_be_visible()
    page.screenshot(path=PICTURES / "missed-1440.png")
    missed.locator("[data-catch-up]").click()
    expect(missed).to_have_count(0)
    expect(page.locator("[data-beat]")).to_be_visible()
    page.keyboard.press("Shift+Space")
    expect(page.locator(".dock h2")).to_be_visible()
