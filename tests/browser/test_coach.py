"""The coach at the table: what it would do, and a warning before an answer that throws much away."""

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.games.robinson.scenarios.castaways import stage_needs
from tests.browser.conftest import ROOT, Opener
from tests.browser.test_comforts import setting

PICTURES = ROOT / "screenshots"


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_a_hint_marks_the_answer_and_says_why_or_how_likely(opened: Opener, lang: str) -> None:
    table = opened(locale=lang)
    table.seated("robinson", ("me",))
    page = table.page
    page.keyboard.press("h")
    panel = page.locator("[data-coach-panel]")
    expect(panel).to_be_visible()
    best = panel.locator("[data-coach-best]")
    expect(best).to_be_visible(timeout=20_000)
    assert best.inner_text().strip()
    page.keyboard.press("h")
    expect(panel).to_have_count(0)


def last_log() -> tuple[bytes, str]:
    """A castaway of the last round with the fire lit who may lay the last wood on the pile; and the answer that leaves it undone (RC-910)."""
    for seed in range(1, 400):
        evening = holdfast.definition("robinson").new(1, {"scenario": "castaways"}, seed)
        friend = make_bot("friend", seed)
        while not evening.over:
            seat, w = evening.asked[0], evening.world
            last = w.round == w.rounds and w.score.get("stage", 0) == w.rules.stages - 1 and "fire" in w.built
            if last and evening.question.tag == "pile-up" and 0 < stage_needs(w) <= w.stock["wood"]:
                return evening.save(), "pile:0"
            evening.choose(friend.choose(Perspective(evening, seat)).key, seat)
    raise AssertionError("nobody came so far")


def test_an_answer_that_throws_much_away_is_held_once_where_one_wishes_it(opened: Opener) -> None:
    save, worse = last_log()
    table = opened()
    page = table.page
    table.loaded(save, "me")
    setting(page, "Warn me before costly answers")
    page.reload()  # the coach looks at a question when it is asked
    table.ready()
    before = table.seq
    page.keyboard.press("h")
    expect(page.locator("[data-coach-best]")).to_be_visible(timeout=30_000)
    page.keyboard.press("h")
    page.locator(f'.dock [data-key="{worse}"]').first.click()
    held = page.get_by_role("alertdialog")
    expect(held).to_contain_text("Sure?")
    assert table.seq == before
    page.screenshot(path=PICTURES / "warning-1440.png")
    expect(page.locator("[data-sure-better]")).to_be_visible()
    page.locator("[data-sure-better]").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.seq) > n", arg=before)
    expect(held).to_have_count(0)
