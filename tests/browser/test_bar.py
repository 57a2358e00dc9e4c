"""The question bar: what answers cost and risk stands on them, it keeps its height, and a phone that lies shows the board."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from tests.browser.conftest import Opener, Table

LYING = {"width": 844, "height": 390}
UPRIGHT = {"width": 390, "height": 844}


def to_question(table: Table, key: str, most: int = 60) -> None:
    """Answer until this one can be given."""
    for _ in range(most):
        table.wait_asked()
        if table.page.locator(f".dock [data-key='{key}']").count():
            return
        table.answer()
    raise AssertionError(f"{key} was never asked")


@pytest.mark.parametrize(("locale", "success", "turn"), [("en", "success", "Turn 1"), ("it", "riuscita", "Turno 1")])
def test_chips_carry_price_chance_and_stakes(opened: Opener, locale: str, success: str, turn: str) -> None:
    table = opened(locale=locale)
    table.seated("naufragos")
    to_question(table, "pass")
    page = table.page
    expect(page.locator(".dock .crumb")).to_contain_text(turn)
    expect(page.locator(".dock .crumb .rid")).to_contain_text("NA-")
    page.locator("[data-rest]").first.wait_for()
    assert page.locator(".dock .price").count() or page.locator(".dock .stakes").count()


def test_placing_no_pawn_is_quiet_and_asks_once(opened: Opener) -> None:
    table = opened()
    table.seated("naufragos")
    to_question(table, "pass")
    page = table.page
    button = page.locator(".dock [data-main]")
    assert "quiet" in (button.get_attribute("class") or "")
    assert page.locator(".dock .primary[data-key=pass]").count() == 0
    before = table.seq
    button.click()
    expect(page.locator(".dock[data-doubt=pass]")).to_be_visible()
    assert table.seq == before
    button.click()
    page.wait_for_function("n => Number(document.querySelector('.dock').dataset.seq) > n", arg=before)


def test_ready_with_idle_pawns_asks_once(opened: Opener) -> None:
    table = opened()
    table.seated("robinson", ("me",))
    to_question(table, "ready")
    page = table.page
    before = table.seq
    page.locator(".dock [data-key=ready]").click()
    expect(page.locator(".dock [data-main]")).to_contain_text("idle")
    assert table.seq == before
    page.mouse.move(720, 5)  # pointed at is nothing: the first answer with dice
    page.keyboard.press("p")
    expect(page.locator("[data-odds-dice] svg path").first).to_be_attached()
    expect(page.locator("[data-odds-card] .seal")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("[data-odds-card]")).to_have_count(0)
    assert table.seq == before


def test_what_was_taken_back_is_given_again_and_a_roll_is_asked_about(opened: Opener) -> None:
    table = opened()
    table.seated("robinson", ("me",))
    page = table.page
    seen = set()
    for _ in range(40):
        free = page.locator("[data-undo]").get_attribute("data-free")
        if page.locator("[data-undo]").is_enabled() and free not in seen:
            seen.add(free)
            before = table.seq
            prompt = page.locator(".dock h2").inner_text()
            page.locator("[data-undo]").click()
            if free == "false":
                expect(page.get_by_role("heading", name="Undo past a roll?")).to_be_visible()
                assert table.seq == before
                page.keyboard.press("Escape")
            else:
                page.locator("[data-redo]").click()
                page.wait_for_function("n => Number(document.querySelector('.dock').dataset.seq) > n + 1", arg=before)
                expect(page.locator(".dock h2")).to_have_text(prompt)
                expect(page.locator("[data-redo]")).to_have_count(0)
        if len(seen) == 2:
            return
        table.answer()
        table.wait_asked()
    raise AssertionError(f"only {seen}")


@pytest.mark.parametrize("game", ["robinson", "naufragos"])
def test_the_bar_keeps_its_height_while_a_phase_lasts(opened: Opener, game: str) -> None:
    table = opened()
    table.seated(game)
    heights: dict[str, list[float]] = {}
    page = table.page
    for _ in range(24):
        table.wait_asked()
        if table.over:
            break
        at = " ".join(page.locator(".dock .crumb span").all_inner_texts()[:2])
        box = page.locator(".dock").bounding_box()
        assert box is not None
        heights.setdefault(at, []).append(box["height"])
        table.answer()
    changes = sum(sum(abs(a - b) >= 1 for a, b in pairwise(one)) for one in heights.values())
    assert changes <= 2, heights


@pytest.mark.parametrize("game", ["robinson", "naufragos", "this_war", "under_our_sun"])
def test_a_phone_that_lies_shows_the_board(opened: Opener, game: str) -> None:
    table = opened(viewport=LYING, has_touch=True)
    complaints: list[str] = []
    table.page.on("console", lambda said: complaints.append(said.text) if "NaN" in said.text else None)
    table.seated(game)
    table.play(5)
    table.wait_asked()
    page = table.page
    board, dock = page.locator("#board").bounding_box(), page.locator(".dock").bounding_box()
    assert board is not None
    assert dock is not None
    assert board["width"] >= 480
    assert board["height"] >= 300
    assert dock["x"] >= 540
    if game == "robinson":
        scrolls = "() => [...document.querySelectorAll('.spread, .map')].some(e => e.scrollHeight > e.clientHeight + 1)"
        assert not page.evaluate(scrolls)
    assert not complaints


@pytest.mark.parametrize("game", ["robinson", "naufragos"])
def test_an_upright_phone_has_a_low_bar(opened: Opener, game: str) -> None:
    table = opened(viewport=UPRIGHT, has_touch=True)
    table.seated(game)
    heights, plates, maps = [], [], []
    table.page.locator(".board").first.wait_for()
    for _ in range(10):
        table.wait_asked()
        if table.over:
            break
        plates.append(table.page.locator(".p-crew .plate").first.is_visible() if game == "robinson" else True)
        maps.append(table.page.locator(".map .isle").is_visible() if game == "robinson" else True)
        box = table.page.locator(".dock").bounding_box()
        assert box is not None
        heights.append(box["height"])
        table.answer()
    if game == "robinson":
        assert all(plates), "who sits here is always seen"
        assert sum(maps) > len(maps) / 2, "the island gives way to cards now and then"
    heights.sort()
    assert heights[len(heights) // 2] <= 176


def test_tooltips_end_with_what_they_belonged_to(opened: Opener) -> None:
    table = opened()
    table.seated("naufragos")
    to_question(table, "pass")
    page = table.page
    page.locator(".dock .chip.can").first.hover()
    expect(page.locator("[role=tooltip]")).to_be_visible()
    tip, dock = page.locator("[role=tooltip]").bounding_box(), page.locator(".dock").bounding_box()
    assert tip is not None
    assert dock is not None
    assert tip["y"] + tip["height"] <= dock["y"] + 1, "it covers no answer"
    before = table.seq
    page.locator(".dock .chip.can:not(.group)").first.click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.seq) > n", arg=before)
    closed = "!(document.querySelector('[role=tooltip]')?.matches(':popover-open') ?? false)"
    page.wait_for_function(f"() => {closed} || document.querySelector('.dock :hover') !== null")


def test_what_is_at_hand_leaves_the_answers_their_room(opened: Opener) -> None:
    """Long offers stand one below the other: beside each other they squeezed the answers to a letter each."""
    game, friend = holdfast.definition("this_war").new(2, {"language": "en"}, 12), make_bot("friend")
    while not any(option.key.startswith("search:") for option in game.question.options):
        game.choose(friend.choose(Perspective(game, game.question.seats[0])))
    table = opened()
    table.loaded(game.save(), "me,bot:random")
    table.wait_asked()
    page = table.page
    offers = page.locator(".dock .offer[data-key]")
    expect(offers).to_have_count(2)
    first, second = [offers.nth(n).bounding_box() for n in (0, 1)]
    assert first
    assert second
    assert second["y"] > first["y"]
    chips = [chip.bounding_box() for chip in page.locator(".dock .chips .chip:visible").all()]
    assert chips
    assert sum(box["width"] for box in chips if box) > 400
