"""An answer by which the game is over for everybody is asked about before it is given."""

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from tests.browser.conftest import ROOT, Opener, Table

PICTURES = ROOT / "screenshots"
SURE = {
    "en": ("Sure?", "ends the game"),
    "it": ("Sicuro?", "finisce subito"),
    "es": ("¿Seguro?", "termina al instante"),
}


def evening() -> bytes:
    """TW-505: the first evening, with nobody on guard yet."""
    game = holdfast.definition("this_war").new(1, {}, 3)
    friend = make_bot("friend", 3)
    while game.question.tag != "tasks":
        game.choose(friend.choose(Perspective(game, 0)).key, 0)
    return game.save()


def hold(table: Table) -> None:
    """Give the answer that leaves the door without a guard, out of the list of all."""
    table.page.locator("[data-rest]").first.click()
    table.page.locator('[data-key="unguarded"]:visible').first.click()


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_who_leaves_the_shelter_unguarded_is_asked_whether_they_are_sure(opened: Opener, lang: str) -> None:
    table = opened(locale=lang)
    table.loaded(evening(), "me")
    table.ready()
    page, before = table.page, table.seq
    hold(table)
    held = page.get_by_role("alertdialog")
    for words in SURE[lang]:
        expect(held).to_contain_text(words)
    assert table.seq == before
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"final-{lang}.png")
    expect(held.locator("[data-sure-back]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(held).to_have_count(0)
    expect(page.locator(".dock h2").first).to_be_focused()
    hold(table)
    expect(held).to_have_count(1)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    hold(table)
    page.locator("[data-sure-back]").click()
    expect(held).to_have_count(0)
    assert table.seq == before, "neither a digit nor Escape nor the way back gives an answer"


def test_whoever_is_sure_loses(opened: Opener) -> None:
    table = opened()
    table.loaded(evening(), "me")
    table.ready()
    hold(table)
    table.page.keyboard.press("Tab")
    expect(table.page.locator("[data-sure-anyway]")).to_be_focused()
    table.page.keyboard.press("Enter")
    expect(table.page.locator('.dock[data-over="true"]')).to_have_count(1, timeout=20_000)
