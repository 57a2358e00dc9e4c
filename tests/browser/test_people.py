"""People come and go in the browser: to another device by a code, and out by the host's hand."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.test_together import invited


def test_a_seat_moves_to_another_device(opened: Opener) -> None:
    host, friend = invited(opened, "naufragos")
    friend.page.locator("[data-menu]").click()
    friend.page.locator("[data-moving]").click()
    friend.page.locator("[data-make-code]").click()
    code = friend.page.locator("[data-code]").inner_text()
    phone = opened(viewport={"width": 390, "height": 844})
    phone.page.locator("[data-have-code]").click()
    phone.page.locator("[data-code-in]").fill(code.upper())
    phone.page.locator("[data-arrive]").click()
    phone.ready()
    assert "move" not in phone.page.url
    expect(friend.page.get_by_role("heading", name="You have no access to this table")).to_be_visible()
    expect(friend.page.get_by_text("Your seat has moved to another device")).not_to_have_count(0)
    assert host.page.locator(".dock").count() == 1


def test_the_host_shows_one_out_for_good(opened: Opener) -> None:
    host, friend = invited(opened, "naufragos")
    host.page.locator("[data-menu]").click()
    host.page.locator("[data-sitting-open]").click()
    hook, told = host.page.locator("[data-hook]"), host.page.locator("[data-hook-state]")
    for address, state in (("https://127.0.0.1/x", "none"), ("https://93.184.215.14/x", "set"), ("", "none")):
        hook.fill(address)
        hook.press("Enter")
        expect(
            host.page.locator("form:has([data-hook]) button")
        ).to_be_enabled()  # a form under way takes no second one
        expect(told).to_have_attribute("data-hook-state", state)
        expect(hook).to_have_value(address if address and state == "none" else "")  # a good one is never shown again
    old = host.page.locator("[data-link='1']").input_value()
    host.page.locator("[data-person='1'] [data-ask-out]").click()
    host.page.locator("[data-person='1'] [data-show-out]").click()
    expect(host.page.locator("[data-person]")).to_have_count(0)
    expect(host.page.locator("[data-link='1']")).not_to_have_value(old)
    expect(friend.page.get_by_text("The host of this table has removed you from it").first).to_be_visible()
