"""Several people: seat links, spectators, one screen for two, consent, talk; and what the network does to them."""

import re
import time

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, Opener, Server, Table, new_link

PEOPLE = ("Ana", "Bruno", "Clara")


def invited(opened: Opener, game: str, seats: tuple[str, ...] = ("me", "link")) -> tuple[Table, Table]:
    """A host and a friend who has come by the link."""
    host = opened()
    host.choose(game, seats)
    host.page.locator("[data-seat-name='0']").fill("Ana")
    host.begin()
    link = host.page.locator("[data-link='1']").input_value()
    host.page.locator("[data-draw='1']").click()
    expect(host.page.locator("[data-qr] path")).to_have_attribute("d", re.compile("M2 2h1"))
    host.page.locator("[data-enter]").click()
    host.ready()
    friend = opened("/" + link.split("/", 3)[3])
    expect(friend.page.locator("h1")).to_contain_text("Ana invites you to")
    friend.page.locator("form input").fill("Bruno")
    friend.page.locator("[data-arrive]").click()
    friend.ready()
    assert "sit" not in friend.page.url
    return host, friend


def on_turn(*tables: Table) -> Table:
    """Whoever is asked now."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for table in tables:
            if table.asked():
                return table
        tables[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def level(*tables: Table) -> None:
    """All show the same moment."""
    until = time.monotonic() + PATIENCE
    while len({table.seq for table in tables}) > 1:
        assert time.monotonic() < until, "not everybody has heard"
        tables[0].page.wait_for_timeout(25)


def test_two_browsers_and_a_spectator(opened: Opener) -> None:
    host, friend = invited(opened, "naufragos")
    watcher = opened("/" + new_link(host, "spectator").split("/", 3)[3])
    expect(watcher.page.locator("h1")).to_contain_text("Watch Ana play Náufragos")
    watcher.page.locator("[data-arrive]").click()
    watcher.ready()
    for _ in range(6):
        on_turn(host, friend).answer()
    level(host, friend, watcher)
    log = ".side [role=log] li"
    expect(friend.page.locator(log)).to_have_count(host.page.locator(log).count())
    assert watcher.page.locator(".dock .chip, .dock [data-main], [data-undo]").count() == 0
    expect(watcher.page.locator("header.top")).to_contain_text("you are watching")
    expect(host.page.locator("header.top")).to_contain_text("1 spectator")
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_label("Say something").fill("<b>South</b> first?")
    friend.page.keyboard.press("Enter")
    expect(host.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.locator(".chat li")).to_contain_text("<b>South</b> first?")


def test_undo_needs_the_consent_of_the_table_past_a_reveal(opened: Opener) -> None:
    host, friend = invited(opened, "naufragos")
    undo = "[data-undo]"
    for _ in range(40):
        on_turn(host, friend).answer()
        level(host, friend)
        free = [table.page.locator(undo).get_attribute("data-free") for table in (host, friend)]
        if free == ["false", "false"]:
            break
    assert free == ["false", "false"]
    before = host.seq
    host.page.locator(undo).click()
    expect(friend.page.locator(".dock h2")).to_contain_text("Ana asks")
    friend.page.locator("[data-consent=no]").click()
    expect(friend.page.locator("[data-consent]")).to_have_count(0)
    host.page.locator(undo).click()
    friend.page.locator("[data-consent=yes]").click()
    host.page.wait_for_function("n => Number(document.querySelector('.dock').dataset.seq) !== n", arg=before)
    expect(friend.page.locator("[data-consent]")).to_have_count(0)


def test_hot_seat_hides_the_table_while_the_device_changes_hands(opened: Opener) -> None:
    """Three at one screen, and one of them a traitor."""
    table = opened()
    page = table.page
    table.choose("under_our_sun", ("me", "here", "here"))
    for seat, name in enumerate(PEOPLE):
        page.locator(f"[data-seat-name='{seat}']").fill(name)
    page.locator("details summary").first.click()
    page.locator("[data-setting=mode]").select_option("semi")
    table.begin()
    hands = set()
    for _ in range(40):
        page.locator("[data-cover], .dock[data-mine=true]").first.wait_for()
        cover = page.locator("[data-cover]")
        if cover.count():
            assert page.locator("#board, .dock, [role=log]").count() == 0
            name = page.locator("[data-cover] h1").inner_text().split(",")[0]
            hands.add(name)
            page.locator("[data-cover] button").click()
            expect(page.locator(".dock[data-mine=true]")).to_be_visible()
            expect(page.locator(".dock .sub")).to_contain_text(name)
        else:
            key = page.locator(".dock [data-main], .dock .chip.can:not(.group)").first
            before = table.seq
            key.click()
            page.wait_for_function(
                "n => document.querySelector('[data-cover]') || Number(document.querySelector('.dock').dataset.seq) > n",
                arg=before,
            )
        if len(hands) > 1:
            break
    assert len(hands) > 1


def test_one_screen_without_secrets_needs_no_cover(opened: Opener) -> None:
    table = opened()
    table.seated("robinson", ("me", "here"))
    for _ in range(6):
        assert table.page.locator("[data-cover]").count() == 0
        table.answer()


def test_reload_in_mid_game(opened: Opener) -> None:
    table = opened()
    table.seated("robinson", ("me", "here"))  # nobody moves on while it is read
    table.play(3)
    table.wait_asked()
    seen = [table.page.locator(what).inner_text() for what in (".dock h2", ".dock .chips")]
    table.page.reload()
    table.ready()
    table.wait_asked()
    assert seen == [table.page.locator(what).inner_text() for what in (".dock h2", ".dock .chips")]
    table.answer()


def test_a_lost_connection_comes_back(opened: Opener) -> None:
    lines: list[WebSocketRoute] = []
    down: list[WebSocketRoute] = []
    lost = False

    def through(line: WebSocketRoute) -> None:
        if lost:  # it is tried again, and nobody answers
            down.append(line)
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    table = opened()
    table.page.route_web_socket("**/socket?*", through)
    table.seated("robinson")
    table.answer()
    lost = True
    lines[0].close()
    expect(table.page.get_by_role("alert")).to_contain_text("The connection is lost")
    while not down:
        table.page.wait_for_timeout(25)
    lost = False
    expect(table.page.get_by_role("alert")).to_have_count(0)
    table.answer()


def test_server_killed_and_started_again(opened: Opener, server: Server) -> None:
    table = opened()
    table.seated("under_our_sun")
    table.play(2)
    table.wait_asked()
    seq = table.seq
    server.kill()
    expect(table.page.get_by_role("alert")).to_contain_text("Reconnecting")
    table.page.locator("[data-menu]").click()
    table.page.get_by_role("radio", name="Italiano").check()  # its words lie on the server that is not there
    table.page.keyboard.press("Escape")
    server.start()
    expect(table.page.get_by_role("alert")).to_have_count(0)
    expect(table.page.locator("html")).to_have_attribute("lang", "it")
    assert table.seq >= seq
    table.answer()


def test_who_plans_together_can_suggest(opened: Opener) -> None:
    host, friend = invited(opened, "robinson")
    for _ in range(12):
        table = on_turn(host, friend)
        if host.asked() and friend.asked():
            break
        table.answer()
    host.page.get_by_role("button", name="Suggest").click()
    chips = host.page.locator(".dock .chips .chip.can:not(.group)")
    before = host.seq
    if chips.count():
        label = chips.first.locator(".lbl").inner_text()
        chips.first.click()
    else:  # so much can be planned that everything stands in groups
        host.page.locator(".dock .chips .chip.group").first.click()
        label = ""
        host.page.locator(".chooser [data-key]").first.click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator(".chat li")).to_contain_text(f"suggests: {label}")
    assert host.seq == before
    friend.page.locator(".chat .take").click()
    friend.page.wait_for_function("n => Number(document.querySelector('.dock').dataset.seq) > n", arg=before)
