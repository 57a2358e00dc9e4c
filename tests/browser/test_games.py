"""Whole games against bots, by clicking what the page offers."""

import pytest
from playwright.sync_api import Route, expect

import holdfast
from tests.browser.conftest import Opener

LONG = {
    "robinson": (9, "me,here,bot:random"),
    "naufragos": (8, "me,here,bot:random"),
    "under_our_sun": (5, "me,bot:random"),
    "this_war": (1, "me,bot:random"),
}
"""Seeds of games that are long however they are played, and who sits there: in sixty games of chance, played as the test
plays, those at the screen had at least 20 real choices; two of them where one alone may be dead before."""


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game(opened: Opener, game: str) -> None:
    seed, seats = LONG[game]
    table = opened()
    page = table.page
    options = {"language": "en"} | ({"characters": "random"} if game == "under_our_sun" else {})
    table.loaded(holdfast.definition(game).new(len(seats.split(",")), options, seed).save(), seats)
    expect(page.locator("header.top h1")).not_to_be_empty()
    table.play(4)
    table.wait_asked()
    assert not table.over
    assert table.play_to_the_end() >= 10
    ending = page.locator("[data-ending]")
    expect(ending).to_be_visible()
    expect(ending.locator(".say")).not_to_be_empty()
    page.get_by_role("button", name="Replay").click()
    slider = page.locator("input[type=range]")
    expect(page.locator("output")).to_contain_text(" of ")
    page.wait_for_function("() => document.querySelector('input[type=range]').max > 10")
    slider.fill("5")
    expect(page.locator("output")).to_contain_text("5 of")
    expect(page.locator("#board")).not_to_be_empty()
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-all]").click()
    expect(page.locator("[data-history] li")).to_have_count(1)
    expect(page.locator("[data-history] li strong")).not_to_be_empty()
    if game == "naufragos":  # all that is mine, instead of one table
        before = {cookie["value"] for cookie in page.context.cookies()}
        page.locator("[data-forget]").click()
        with page.expect_navigation():  # the page is loaded anew when all is gone
            page.locator("[data-forget-sure]").click()
        assert not before & {cookie["value"] for cookie in page.context.cookies()}, "who comes back is a stranger"
        expect(page.locator(".resume")).to_contain_text("No tables yet")
        return
    page.get_by_role("button", name="Delete", exact=True).click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator("dialog")).to_contain_text("No tables yet")


def test_a_game_that_nobody_has_drawn_has_its_place_in_the_lobby(opened: Opener) -> None:
    """A folder of rules is enough: a plain poster, a plain icon for each story, the server's own words."""
    page = opened().page
    value = {"value": "reef", "label": "The Reef"}
    story = {
        "name": "tale",
        "label": "Tale",
        "about": "",
        "default": "reef",
        "story": True,
        "names": True,
        "values": [value],
    }
    atoll = {"name": "atoll", "title": "The Atoll", "about": "Sand and salt.", "players": [1, 2], "settings": [story]}

    def with_one_more(route: Route) -> None:
        known = route.fetch()
        route.fulfill(response=known, json=[*known.json(), atoll | {"secrets": False, "bots": []}])

    page.route("**/api/games*", with_one_more)
    page.reload()
    page.locator("[data-pick=atoll]").click()
    picture = page.locator("[data-pick=atoll] img")
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    expect(page.locator("[data-pick=atoll] .about")).to_have_text("Sand and salt.")
    expect(page.locator("#which")).to_have_text("Tale")
    expect(page.locator("[data-value=reef] svg path").first).to_be_attached()
    expect(page.locator(".tname input")).to_have_attribute("placeholder", "The Reef")
