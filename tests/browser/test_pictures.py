"""Axe finds no serious fault; pictures of every page at three widths in both lights go to screenshots/."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Opener, build_client

PICTURES = ROOT / "screenshots"
WIDTHS = {1440: 900, 820: 1180, 390: 844}
GAMES = ("robinson", "naufragos", "under_our_sun", "this_war")


@pytest.fixture(scope="session")
def axe() -> str:
    with build_client.alone("web"):
        folder = build_client.packages()
    return (folder / "node_modules" / "axe-core" / "axe.min.js").read_text()


def faults(page: Page, axe: str, part: str = "html", rules: tuple[str, ...] = ()) -> list[str]:
    """What axe finds in a part of the page, by all rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found = page.evaluate(
        """async ([part, rules]) => (await axe.run(part, {resultTypes: ['violations'], ...(rules.length ? {runOnly: rules} : {})})).violations
          .filter(v => ['serious', 'critical'].includes(v.impact))
          .map(v => v.id + ': ' + v.nodes.slice(0, 4).map(n => n.target.join(' ') + ' ' + n.html.slice(0, 120)).join(' | '))""",
        [part, list(rules)],
    )
    return list(found)


def drawn(page: Page) -> None:
    """What has changed is on the screen, pictures and letters too."""
    page.evaluate(
        """async () => {
          const moving = document.getAnimations().filter(a => a.playState === 'running' && a.effect?.getComputedTiming().endTime < 2000)
          const loading = [...document.images].filter(i => !i.complete && i.loading !== 'lazy')
          const all = [document.fonts.ready, ...moving.map(a => a.finished.catch(() => 0)),
            ...loading.map(i => new Promise(r => { i.onload = i.onerror = r }))]
          await Promise.race([Promise.all(all), new Promise(r => setTimeout(r, 2000))])
          await new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))
        }"""
    )


def shot(page: Page, name: str, few: bool = False) -> None:
    """At three widths, the widest and the narrowest in both lights; of what lies over the table only a few."""
    PICTURES.mkdir(exist_ok=True)
    for width, height in WIDTHS.items():
        if few and width == 820:
            continue
        page.set_viewport_size({"width": width, "height": height})
        for light in (
            ("light", "dark") if not few and width != 820 else ("dark",) if few and width == 390 else ("light",)
        ):
            page.emulate_media(color_scheme=light)
            drawn(page)
            page.screenshot(path=Path(PICTURES, f"{name}-{light}-{width}.png"))
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")


def blind(page: Page, name: str) -> None:
    """As those see it who cannot tell some colours apart; whatever is told must still be."""
    eyes = page.context.new_cdp_session(page)
    for kind in ("protanopia", "deuteranopia", "tritanopia", "none"):
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        if kind != "none":
            page.screenshot(path=Path(PICTURES, f"{name}-{kind}.png"))
    eyes.detach()


def test_lobby(opened: Opener, axe: str) -> None:
    table = opened(bypass_csp=True)
    page = table.page
    page.locator("[data-pick]").first.wait_for()
    assert page.locator(".seat .pawn text").all_text_contents() == ["1", "2"], "a seat is not told by its colour alone"
    found = faults(page, axe)
    shot(page, "lobby")
    for path in ("#/credits", "#/rules"):
        page.goto(page.url.split("#")[0] + path)
        page.locator(f"nav a[href='{path}'][aria-current=page]").wait_for()
        page.locator("main h1").wait_for()
        drawn(page)
        found += faults(page, axe)
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_table(opened: Opener, axe: str, game: str) -> None:
    table = opened(bypass_csp=True)
    page = table.page
    table.seated(game)
    table.play(9)
    table.wait_asked()
    drawn(page)
    found = faults(page, axe)
    page.emulate_media(color_scheme="dark")
    found += ["dark " + fault for fault in faults(page, axe, rules=("color-contrast",))]
    shot(page, f"table-{game}")
    blind(page, f"table-{game}")
    if game == "robinson":
        for what in ("[data-menu]", "[data-rules]"):
            page.locator(what).click()
            page.locator("dialog[open]").wait_for()
            if what == "[data-rules]":
                page.locator("dialog [data-chapter]").first.wait_for()
            drawn(page)
            found += [f"{what} {fault}" for fault in faults(page, axe, "dialog")]
            shot(page, "menu" if "menu" in what else "rules", few=True)
            page.keyboard.press("Escape")
        page.keyboard.press("/")
        page.locator(".chooser").wait_for()
        found += ["options " + fault for fault in faults(page, axe, ".dock")]
        shot(page, "options", few=True)
    assert not found
