"""The end of a game: a last scene, who lived and died, the score, the evening as a chart, and what one may do then."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from tests.browser.conftest import ROOT, Opener

PICTURES = ROOT / "screenshots"
EVENINGS = {
    "robinson": ("random", 2, 2, {}),
    "naufragos": ("friend", 3, 1, {}),
    "this_war": ("random", 2, 2, {}),
    "under_our_sun": ("random", 2, 2, {"characters": "random"}),
}


def played(game: str) -> bytes:
    name, players, seed, options = EVENINGS[game]
    evening = holdfast.definition(game).new(players, options, seed)
    bots = [make_bot(name, seed + seat) for seat in range(players)]
    while not evening.over:
        seat = evening.asked[0]
        evening.choose(bots[seat].choose(Perspective(evening, seat)).key, seat)
    return evening.save()


def kept(name: str) -> Path:
    PICTURES.mkdir(exist_ok=True)
    return PICTURES / f"{name}.png"


@pytest.mark.parametrize("game", EVENINGS)
def test_a_last_scene(opened: Opener, game: str) -> None:
    table = opened(locale={"naufragos": "es", "this_war": "it"}.get(game, "en"))
    page = table.page
    _, players, _, _ = EVENINGS[game]
    table.loaded(played(game), ",".join(["me", *["here"] * (players - 1)]))
    ending = page.locator("[data-ending]")
    expect(ending.locator(".print")).to_be_visible()
    expect(ending.locator("[data-chart]")).to_be_visible()
    expect(ending.locator("[data-souls] li").first).to_be_visible()
    assert ending.locator("h3").inner_text()
    assert "evening-" not in ending.inner_text()
    turns = ending.locator("[data-turns] li")
    expect(ending.locator("[data-pin]")).to_have_count(turns.count())
    page.screenshot(path=kept(f"ending-{game}-1440"))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(ending.locator(".do .primary")).to_be_in_viewport()
    page.screenshot(path=kept(f"ending-{game}-390"))
    assert page.evaluate("document.querySelector('[data-ending]').scrollWidth <= innerWidth")
    if game == "robinson":
        assert turns.count()
        turns.first.locator("button").click()
        expect(page.locator("[data-asked]")).to_be_visible()
        page.go_back()
        over = page.url
        page.locator("[data-same]").click()
        page.wait_for_function("url => location.href !== url", arg=over)
        table.ready()
        assert not table.over


def test_the_evening_is_looked_over_on_a_page_of_its_own(opened: Opener) -> None:
    table = opened()
    page = table.page
    table.loaded(played("under_our_sun"), "me,here")
    with page.context.expect_page() as other:
        page.locator("[data-review]").click()
    review = other.value
    expect(review.locator("h1")).to_contain_text("Game review")
    expect(review.locator(".turning li").first).to_be_visible(timeout=240_000)
    review.set_viewport_size({"width": 1440, "height": 900})
    review.screenshot(path=kept("review-1440"))


def test_the_story_is_taken_home(opened: Opener) -> None:
    table = opened()
    page = table.page
    table.loaded(played("this_war"), "me,here")
    page.locator("[data-ending] [data-tell]").click()
    expect(page.locator("[data-story] p").first).to_be_visible()
    with page.expect_download() as kept_one:
        page.locator("[data-markdown]").click()
    assert Path(kept_one.value.path()).read_text(encoding="utf-8").startswith("# ")
    page.emulate_media(media="print")
    page.screenshot(path=kept("story-print"))
    assert page.pdf().count(b"/Type /Page\n") > 1, "the whole story is printed, not one window of it"
