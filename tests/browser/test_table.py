"""What the table tells and how it is used: reasons, rules, cards, languages, keys, small screens."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

import holdfast
from holdfast.core.text.rulebook import pages, rules
from tests.browser.conftest import Opener, Table

ROBINSON = holdfast.definition("robinson").folder


def planning(opened: Opener, **wishes: object) -> Table:
    """Robinson at its first planning, where much is possible and much is not; the bot is ready."""
    return at_planning(opened(**wishes))


def at_planning(table: Table) -> Table:
    table.seated("robinson")
    for _ in range(12):
        table.wait_asked()
        if table.page.locator(".dock [data-main][data-key=ready], .dock [data-key^='take-back']").count():
            table.page.locator(".dock .sub.alone").wait_for()
            return table
        table.answer()
    raise AssertionError("no planning")


def test_what_is_blocked_says_why_and_opens_the_rule(opened: Opener) -> None:
    table = planning(opened)
    page = table.page
    page.keyboard.press("/")
    row = page.locator(".chooser .row.no").first
    expect(row.locator("small").first).not_to_be_empty()
    rule = row.locator(".rid").first.inner_text()
    row.locator(".rid").first.click()
    expect(page.locator("dialog.drawer .hit.on > .rid")).to_have_text(rule)
    page.locator("dialog.drawer input").fill("wood")
    expect(page.locator("dialog.drawer mark").first).to_have_text("wood", ignore_case=True)
    page.keyboard.press("Escape")
    expect(page.locator("dialog.drawer")).to_have_count(0)


def test_a_tooltip_says_why_not_on_the_board_too(opened: Opener) -> None:
    table = planning(opened)
    page = table.page
    page.keyboard.press("b")
    chip = page.locator(".dock .chip.no:not(.more)").first
    chip.hover()
    tip = page.locator("[role=tooltip]")
    expect(tip).to_be_visible()
    expect(tip.locator(".why").first).not_to_be_empty()
    before = table.seq
    chip.click(force=True)  # it says why once more, and nothing else
    assert table.seq == before


def test_the_promise_of_luck_is_short_and_whole_where_one_asks(opened: Opener) -> None:
    table = planning(opened)
    line = table.page.locator("[role=log] li", has=table.page.locator(".code"))
    expect(line).to_have_count(1)
    whole = line.locator("code")
    expect(whole).to_be_hidden()
    line.locator("summary").click()
    expect(whole).to_be_visible()
    code = whole.inner_text()
    assert len(code) == 64
    assert f"{code[:8]}…" in line.inner_text()


def test_a_card_of_the_log_can_be_read(opened: Opener) -> None:
    table = planning(opened)
    card = table.page.locator("[role=log] .card").first
    face = table.page.locator("[role=tooltip] .face h3")
    card.scroll_into_view_if_needed()
    card.click()  # it stays open, wherever a late line of the log moves the word
    expect(face).to_have_text(card.inner_text(), ignore_case=True)
    card.evaluate("it => { it.closest('li').style.marginTop = '40px'; dispatchEvent(new Event('scroll')); }")
    expect(face).to_have_text(card.inner_text(), ignore_case=True)
    table.page.keyboard.press("Escape")
    expect(face).to_have_count(0)
    table.page.locator("[data-filter=cards]").click()
    expect(table.page.locator("[role=log] li:not(:has(.card), .head)")).to_have_count(0)
    table.page.locator("[data-tell]").click()
    expect(table.page.locator("[data-story]")).to_contain_text(card.inner_text())


def test_planned_pawns_can_be_taken_back(opened: Opener) -> None:
    table = planning(opened)
    page = table.page
    planned = page.locator(".dock .chip.picked")
    before = planned.count()
    while page.locator(".dock .chip.picked").count() <= before:
        table.answer()
    seq = table.seq
    page.locator(".dock .chip.picked:visible").last.click()
    page.wait_for_function("n => Number(document.querySelector('.dock').dataset.seq) > n", arg=seq)


def test_language_is_switched_in_play(opened: Opener) -> None:
    table = planning(opened)
    page = table.page
    english = page.locator(".dock h2").inner_text()
    page.locator("[data-menu]").click()
    page.get_by_role("radio", name="Italiano").check()
    expect(page.locator(".dock h2")).not_to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.keyboard.press("Escape")
    expect(page.locator("[data-rules]")).to_contain_text("Regole")
    page.reload()
    table.ready()
    expect(page.locator("[data-rules]")).to_contain_text("Regole")
    table.answer()


def test_first_evening_leads_through_the_page(opened: Opener) -> None:
    table = opened(toured=False)
    page = table.page
    table.seated("robinson")
    tour = page.locator("[data-tour-box]")
    texts = []
    for step in range(7):
        texts.append(tour.locator(".text").inner_text())
        if step == 2:  # it waits while something else is read, and is there again
            page.locator("[data-menu]").click()
            expect(tour).to_have_count(0)
            page.keyboard.press("Escape")
            expect(tour.locator(".text")).to_have_text(texts[-1])
        tour.locator(".primary").click()
    expect(tour).to_have_count(0)
    assert len(set(texts)) == 7
    page.reload()
    table.ready()
    expect(tour).to_have_count(0)


def test_gallery_keeps_what_is_still_to_come(opened: Opener) -> None:
    table = opened()
    page = table.page
    table.seated("naufragos")
    page.locator(".tools").get_by_role("button", name="Cards", exact=True).click()
    expect(page.locator("dialog .face").first).to_be_visible()
    page.locator("dialog select").select_option("plot")
    backs, faces = page.locator("dialog .back"), page.locator("dialog .face")
    expect(backs).not_to_have_count(0)
    hidden = backs.count()
    assert hidden > 20
    spoilers = page.get_by_label("Show spoilers")
    spoilers.check()
    expect(backs).to_have_count(0)
    name = faces.last.locator("h3").inner_text()
    page.locator("dialog input[type=search]").fill(name)
    expect(faces.first.locator("h3")).to_have_text(name)
    spoilers.uncheck()  # what is still to come cannot be found by its name either
    expect(faces).to_have_count(0)
    page.locator("dialog input[type=search]").fill("")
    expect(backs).to_have_count(hidden)


def test_save_report_and_load(opened: Opener, tmp_path: Path) -> None:
    table = opened()
    page = table.page
    table.seated("robinson", ("me", "here"))  # nobody moves on while it is read
    table.play(3)
    table.wait_asked()
    at, question, lines = page.url, page.locator(".dock h2").inner_text(), page.locator("[role=log] li").count()
    page.locator("[data-menu]").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Download save").click()
    file = tmp_path / "save.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "robinson"
    page.get_by_role("button", name="Report a problem").click()
    page.locator("dialog textarea").fill("The hills look at me.")
    with page.expect_download() as told:
        page.get_by_role("button", name="Send report").click()
    report = json.loads(Path(told.value.path()).read_text())
    assert report["text"] == "The hills look at me."
    assert report["save"]["journal"] == json.loads(file.read_text())["journal"]
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-load]").set_input_files(file)
    table.ready()
    table.wait_asked()
    assert page.url != at
    expect(page.locator(".dock h2")).to_have_text(question)
    expect(page.locator("[role=log] li")).to_have_count(lines)
    page.goto(page.url.split("#")[0] + "#/")
    page.locator("[data-load]").set_input_files({"name": "no.json", "mimeType": "text/json", "buffer": b"{}"})
    expect(page.get_by_role("alert")).to_be_visible()


def test_phone(opened: Opener) -> None:
    table = opened(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = table.page
    table.seated("robinson")
    table.play(4)
    fits = "document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight"
    assert page.evaluate(fits)
    expect(page.locator(".side")).not_to_be_visible()
    page.locator("[data-tab=log]").click()
    expect(page.locator(".side [role=log]")).to_be_visible()
    expect(page.locator(".dock h2")).to_be_visible()
    small = page.evaluate(
        """() => [...document.querySelectorAll('.dock button, nav.tabs button, header.top button')]
          .filter(b => b.offsetParent && (b.offsetHeight < 40 || b.offsetWidth < 32)).map(b => b.outerHTML.slice(0, 90))"""
    )
    assert not small


def test_the_board_gets_the_room(opened: Opener) -> None:
    """Question and choices stand in a few lines, and on a tablet so does the log; nothing is out of reach for that."""
    table = planning(opened)
    page = table.page
    high = "what => [...document.querySelectorAll(what)].reduce((sum, one) => sum + one.offsetHeight, 0) / innerHeight"
    assert page.evaluate(high, ".dock") < 0.17
    page.set_viewport_size({"width": 820, "height": 1180})
    rest = page.locator(".dock .opts [data-rest]")
    expect(rest).to_be_visible()
    page.wait_for_function(f"() => ({high})('.dock, .side') < 0.27")
    chips = page.locator(".dock .chips .chip[data-key]")
    keys = {chip.get_attribute("data-key") for chip in chips.all()}
    rest.click()
    expect(page.locator(".chooser")).to_be_visible()
    assert keys <= {row.get_attribute("data-key") for row in page.locator(".chooser .row").all()}
    page.keyboard.press("Escape")
    expect(page.locator("[data-filter=cards]")).not_to_be_visible()
    page.locator("[data-tall]").click()
    expect(page.locator("[data-filter=cards]")).to_be_visible()
    page.locator("[data-tall]").click()
    expect(page.locator("[data-filter=cards]")).not_to_be_visible()


def test_keyboard_alone(opened: Opener) -> None:
    """From the lobby into a game and through answers, a filter, the rules and undo, without a pointer."""
    table = opened()
    page = table.page
    expect(page.locator("[data-pick=robinson]")).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className.includes('skip')")
    page.locator("[data-pick=robinson]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-pick=naufragos]")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("ArrowLeft")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("'start' in document.activeElement.dataset"):
            break
    page.keyboard.press("Enter")
    table.ready()
    for _ in range(3):
        table.wait_asked()
        before = table.seq
        main = page.locator(".dock [data-main]:not(.no)").count()
        page.keyboard.press("Enter" if main else "1")
        moved = "Number(document.querySelector('.dock')?.dataset.seq) > n"
        asks = "document.activeElement.matches('.chooser .row') || document.querySelector('.dock[data-doubt]') !== null"
        page.wait_for_function(f"n => {moved} || {asks}", arg=before)
        if main and page.locator(".dock[data-doubt]").count():
            page.keyboard.press("Enter")  # with idle pawns it asks once
        page.wait_for_function(f"n => {moved} || document.activeElement.matches('.chooser .row')", arg=before)
        if page.locator(".chooser .row").count():  # the number stood for several: one of them, by its own
            page.keyboard.press("1")
        page.wait_for_function(f"n => {moved}", arg=before)
    table.wait_asked()
    page.keyboard.press("r")
    expect(page.locator("dialog.drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dl")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.keyboard.press("t")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    before = table.seq
    free = page.locator("[data-undo]").get_attribute("data-free") == "true"
    page.keyboard.press("u")
    if not free:  # over a roll it asks once, also who plays alone
        expect(page.locator("[data-back-sure]")).to_be_visible()
        page.locator("[data-back-sure]").press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.seq) !== n", arg=before)


def test_single_keys_can_be_switched_off(opened: Opener) -> None:
    table = opened()
    page = table.page
    table.seated("robinson")
    page.locator("[data-menu]").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("dialog.drawer")).to_have_count(0)


def test_standing_orders_are_kept_by_kind(opened: Opener) -> None:
    table = planning(opened)
    page = table.page
    page.locator("[data-menu]").click()
    page.locator("dialog").get_by_role("button", name="When to ask about offers").click()
    page.get_by_role("group", name="All kinds").get_by_label("always").check()
    page.keyboard.press("Escape")
    page.reload()
    table.ready()
    page.locator("[data-menu]").click()
    page.locator("dialog").get_by_role("button", name="When to ask about offers").click()
    expect(page.get_by_role("group", name="All kinds").get_by_label("always")).to_be_checked()


def test_odds_are_told_before_chance_decides(opened: Opener) -> None:
    """Pointing at an option for a moment asks the server how it may turn out, and shows what it says."""
    asked: list[str] = []

    def through(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] != "odds":
                server.send(message)
                return
            asked.append(told["key"])
            outcomes = {83: "It goes well.", 17: "It does not." + " It is a long story." * 20}
            lines = [{"percent": n, "of": 1, "text": text, "said": f"{n} %: {text}"} for n, text in outcomes.items()]
            line.send(json.dumps({"type": "odds", "key": told["key"], "text": "", "lines": lines}))

        line.on_message(heard)

    table = opened()
    page = table.page
    page.route_web_socket("**/socket?*", through)
    table.seated("naufragos")
    table.wait_asked()
    chip = page.locator(".dock .chip.can:not(.group)").first
    chip.hover()
    expect(chip.locator(".has-odds")).to_be_visible()
    expect(page.locator("[role=tooltip]")).to_contain_text("83 %: It goes well.")
    assert chip.get_attribute("data-key") in asked
    page.wait_for_function(
        "() => document.querySelector('[role=tooltip]').getBoundingClientRect().bottom"
        " <= document.querySelector('.dock').getBoundingClientRect().top"
    )  # however much is told, nothing of it is hidden


@pytest.mark.skipif(not pages(ROBINSON, "es"), reason="not translated yet")
def test_rules_are_read_in_the_language_of_the_reader(opened: Opener) -> None:
    """Chapters, search without accents, a rule by its id and where it stands; nothing is left in English."""
    told = rules(ROBINSON, "es")
    page = opened().page
    page.goto(page.url.split("#")[0] + "#/rules/robinson")
    chapter = page.locator("[data-chapter=RC-101]")
    expect(chapter).to_contain_text(rules(ROBINSON)["RC-101"].chapter)
    page.locator("[data-lang]").select_option("es")
    expect(chapter).to_contain_text(told["RC-101"].chapter)
    expect(page.locator(".none")).to_have_count(0)
    page.locator("input[type=search]").fill("accion")
    expect(page.locator("article mark").first).to_have_text("Acción", ignore_case=True)
    expect(page.locator("article").first).to_have_attribute("lang", "es")
    page.locator("input[type=search]").fill("rc-412")
    expect(page.locator("article")).to_have_count(1)
    page.locator("article .rid").first.click()
    expect(page.locator("article.on")).to_contain_text(told["RC-412"].text[:30])
    expect(page.locator("h3")).to_have_text(told["RC-412"].chapter)
    expect(page.locator(".none")).to_have_count(0)
