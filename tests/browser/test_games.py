"""Whole games against bots, by clicking what the page offers."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener


@pytest.mark.parametrize("game", ["robinson", "naufragos", "under_our_sun", "this_war"])
def test_a_whole_game(opened: Opener, game: str) -> None:
    table = opened()
    page = table.page
    table.seated(game)
    expect(page.locator("header.top h1")).not_to_be_empty()
    table.play(6)
    assert table.play_to_the_end(60) > 0
    ending = page.locator("[data-ending]")
    expect(ending).to_be_visible()
    expect(ending.locator(".say")).not_to_be_empty()
    page.get_by_role("button", name="Watch again").click()
    slider = page.locator("input[type=range]")
    expect(page.locator("output")).to_contain_text(" of ")
    page.wait_for_function("() => document.querySelector('input[type=range]').max > 10")
    slider.fill("5")
    expect(page.locator("output")).to_contain_text("5 of")
    expect(page.locator("#board")).not_to_be_empty()
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-all]").click()
    expect(page.locator("dialog li")).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("dialog li")).to_contain_text("No table yet")
