"""What happens is seen one beat after another: in order, at the pace of the person, and never in the way of an answer."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, Opener, Table


def alone(opened: Opener, game: str = "robinson", pace: str = "brisk", **wishes: object) -> Table:
    table = opened(**{"reduced_motion": "no-preference"} | wishes)
    table.page.evaluate(
        "pace => { const kept = JSON.parse(localStorage.holdfast); localStorage.holdfast = JSON.stringify({...kept, pace}); }",
        pace,
    )
    table.page.reload()
    table.seated(game, ("me",))
    return table


def to_planning(table: Table) -> None:
    page = table.page
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if page.locator("[data-beat-skip]").count():
            page.keyboard.press("Shift+Space")
        elif page.locator(".dock [data-key=ready]").count():
            return
        elif page.locator(".dock .primary, .dock .chips .chip.can").count():
            page.locator(".dock .primary, .dock .chips .chip.can").first.click()
        page.wait_for_timeout(150)


def ready(table: Table) -> None:
    table.page.set_default_timeout(15_000)
    to_planning(table)
    table.page.locator(".dock [data-key=ready]").click()
    if table.page.locator(".dock[data-doubt]").count():  # pawns stay idle
        table.page.locator(".dock [data-key=ready]").click()


def test_beats_come_one_by_one_and_the_question_after_them(opened: Opener) -> None:
    table = alone(opened)
    page = table.page
    ready(table)
    scene = page.locator("[data-beat]")
    expect(scene).to_be_visible()
    before = page.locator(".log li").count()
    page.keyboard.press("Space")
    expect(page.locator("[data-beat-next], .dock .chip").first).to_be_visible()
    page.keyboard.press("Shift+Space")
    expect(scene).to_have_count(0)
    expect(page.locator(".dock h2")).to_be_visible()
    assert page.locator(".log li").count() > before


def test_at_once_means_at_once(opened: Opener) -> None:
    table = alone(opened, pace="once")
    ready(table)
    expect(table.page.locator(".dock")).not_to_have_attribute("data-seq", "0")
    expect(table.page.locator("[data-beat]")).to_have_count(0)


def test_with_reduced_motion_the_same_is_told_at_once_in_the_log(opened: Opener) -> None:
    table = alone(opened, reduced_motion="reduce")
    ready(table)
    expect(table.page.locator(".log li").nth(5)).to_be_visible()
    expect(table.page.locator("[data-beat]")).to_have_count(0)


def test_a_reload_in_the_midst_shows_the_table_as_it_is(opened: Opener) -> None:
    table = alone(opened, pace="calm")
    ready(table)
    expect(table.page.locator("[data-beat]")).to_be_visible()
    table.page.reload()
    table.ready()
    expect(table.page.locator("[data-beat]")).to_have_count(0)
    expect(table.page.locator(".dock h2")).to_be_visible()


def test_a_line_of_the_log_shows_its_beat_once_more(opened: Opener) -> None:
    table = alone(opened)
    page = table.page
    ready(table)
    expect(page.locator("[data-beat]")).to_be_visible()
    page.keyboard.press("Shift+Space")
    expect(page.locator("[data-beat]")).to_have_count(0)
    prompt = page.locator(".dock h2").inner_text()
    again = page.locator("[data-again]").last
    again.scroll_into_view_if_needed()
    again.click(force=True)
    expect(page.locator("[data-beat]")).to_be_visible()
    page.keyboard.press("Shift+Space")
    expect(page.locator(".dock h2")).to_have_text(prompt)
