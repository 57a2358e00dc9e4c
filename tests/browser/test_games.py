"""Whole games against bots, by clicking what the page offers."""

import pytest
from playwright.sync_api import expect

import holdfast
from tests.browser.conftest import Opener

LONG = {"robinson": 2, "naufragos": 2, "under_our_sun": 5, "this_war": 1}
"""Seeds of games that are long however they are played: seat 0 answered at least 17 times in 24 games of chance."""


@pytest.mark.parametrize(("game", "seed"), LONG.items())
def test_a_whole_game(opened: Opener, game: str, seed: int) -> None:
    table = opened()
    page = table.page
    table.loaded(holdfast.kind(game).new(2, {"language": "en"}, seed).save(), "me,bot:random")
    expect(page.locator("header.top h1")).not_to_be_empty()
    table.play(4)
    assert not table.over
    assert table.play_to_the_end() >= 10
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
