"""A server in a process of its own, the system's Chromium, and pages that complain about every error they log."""

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect, sync_playwright

from holdfast.core.cards.content import LANGUAGES
from tests.ports import free_port
from tests.seeds import SEEDED_PROGRAM

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
import build_client  # noqa: E402

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The shell without a window first: nobody looks at it, and it takes a quarter less of the machine."""
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 60.0
"""Seconds until something that must come is called missing; it costs nothing when it comes."""
expect.set_options(timeout=PATIENCE * 1000)


class Server:
    """`holdfast serve` on a port and a file that stay the same when it is started again."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", SEEDED_PROGRAM, "serve", "--no-browser", "--pace", "0", "--web-hooks"]
        command += ["--port", str(self.port), "--database", str(self.file)]
        with self.file.with_suffix(".log").open("ab") as said:
            self.process = subprocess.Popen(command, stdout=said, stderr=said, cwd=ROOT)
        until = time.monotonic() + 2 * PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            try:
                self.ask("/healthz")
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError("the server did not start: " + self.file.with_suffix(".log").read_text())

    def ask(self, path: str) -> None:
        urllib.request.urlopen(self.url + path, timeout=PATIENCE).close()

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


MAY_BE_LOGGED = (
    *("ERR_CONNECTION_", "ERR_CONTENT_LENGTH_MISMATCH", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_SOCKET_NOT_CONNECTED"),
    *("ERR_EMPTY_RESPONSE", "ERR_INTERNET", "WebSocket connection", "503", "400"),
)
"""A server that a test kills, in the middle of an answer too, and refusals that a test asks for."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    build_client.build()
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    running.start()
    for lang in LANGUAGES:  # the games are read once, before a page waits for them
        running.ask(f"/api/games?lang={lang}")
    yield running
    running.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    names = [os.environ.get("HOLDFAST_CHROMIUM", ""), *CHROMIUMS]
    found = next((path for name in names if name and (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("These tests drive the system's Chromium, and there is none: apt-get install chromium")
    running = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
    yield running
    running.close()


Opener = Callable[..., "Table"]


@pytest.fixture
def opened(chromium: Browser, server: Server) -> Iterator[Opener]:
    """Open a browser of its own (its own cookies) at the lobby; what it logs as an error fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def complain(text: str) -> None:
        if not any(word in text for word in MAY_BE_LOGGED):
            complaints.append(text)

    def make(path: str = "/", toured: bool = True, pace: str = "brisk", **wishes: Any) -> Table:
        context = chromium.new_context(**{"viewport": DESKTOP, "locale": "en", "reduced_motion": "reduce"} | wishes)
        contexts.append(context)
        seen = '["robinson","naufragos","under_our_sun","this_war"]' if toured else "[]"
        context.add_init_script(f'localStorage.holdfast ??= \'{{"toured":{seen},"pace":"{pace}"}}\'')
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complain(message.text) if message.type == "error" else None)
        page.goto(server.url + path)
        return Table(page)

    yield make
    for context in contexts:
        context.close()
    assert not complaints


class Table:
    """A page as a person uses it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # --- lobby -------------------------------------------------------------------------------------------------

    def choose(self, game: str, seats: tuple[str, ...] = ("me", "bot"), story: str = "") -> None:
        """Set a table up in the lobby; bots are the quick ones."""
        page = self.page
        page.locator(f"[data-pick={game}]").click()
        while page.locator(".seat").count() > 1:
            page.locator(".seat .off").last.click()
        for kind in seats[1:]:
            page.locator(f"[data-add={kind}]").click()
        for n, kind in enumerate(seats):
            if kind == "bot":
                page.locator(f"[data-bot='{n}']").select_option("random")
        if story:
            page.locator(f"[data-value='{story}']").click()

    def begin(self) -> None:
        small = self.page.locator("[data-start-small]")
        (small if small.is_visible() else self.page.locator("[data-start]")).click()

    def seated(self, game: str, seats: tuple[str, ...] = ("me", "bot"), story: str = "") -> None:
        """At a new table."""
        self.choose(game, seats, story)
        self.begin()
        self.ready()

    def loaded(self, save: bytes, seats: str) -> None:
        """At a table that goes on from a save, with these at its seats."""
        post = "async ([save, seats]) => (await (await fetch(`/api/tables/load?seats=${seats}`, {method: 'POST', headers: {'content-type': 'application/json'}, body: save})).json()).id"
        made = self.page.evaluate(post, [save.decode(), seats])
        self.page.goto(f"{self.page.url.split('#')[0]}#/table/{made}")
        self.ready()

    def ready(self) -> None:
        self.page.locator(".dock h2, [data-cover]").first.wait_for()
        self.uncover()
        expect(self.page.locator(".dock h2")).to_be_visible()

    def uncover(self) -> None:
        """Whoever has the device now says so."""
        cover = self.page.locator("[data-cover]")
        if cover.count():
            cover.locator("button").click()
            expect(cover).to_have_count(0)

    # --- table -------------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        return int(self.page.locator(".dock").get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        return self.page.locator(".dock").get_attribute("data-over") == "true"

    def asked(self) -> bool:
        return self.page.locator(".dock[data-mine=true]").count() > 0

    def wait_asked(self) -> None:
        asked = self.page.locator(".dock[data-mine=true], .dock[data-over=true]")
        asked.or_(self.page.locator("[data-cover]")).first.wait_for()
        self.uncover()
        asked.wait_for()

    def answer(self) -> str:
        """Click the first thing that the page offers, and wait until the table has moved on."""
        page = self.page
        self.wait_asked()
        if self.over:
            return ""
        before = self.seq
        plain = ".dock .chips .chip.can:not(.group):visible, .dock [data-main]:not(.no):visible"
        group = ".dock .chip.group:visible"
        rest = ".dock .offer.can:visible, .dock .chip.picked:visible"
        page.locator(f"{plain}, {group}, {rest}").first.wait_for()
        option = page.locator(plain).first
        if not option.count() and page.locator(group).count():
            page.locator(group).first.click()
            option = page.locator(".chooser .row.can").first
        elif not option.count():
            option = page.locator(rest).first
        key = option.get_attribute("data-key") or ""
        option.click()
        if page.locator(".dock[data-doubt]").count():  # it is asked once whether something may stay undone
            page.locator(".dock [data-main]").click()
        moved = "Number(document.querySelector('.dock')?.dataset.seq) > n || document.querySelector('[data-cover]')"
        page.wait_for_function(f"n => {moved}", arg=before)
        return key

    def play(self, answers: int) -> None:
        for _ in range(answers):
            self.wait_asked()
            if self.over:
                return
            self.answer()

    def play_to_the_end(self) -> int:
        """Click on as fast as the page allows: the main button, else any chip or row, else something planned."""
        clicks = self.page.evaluate(CLICKER, 3 * PATIENCE * 1000)
        expect(self.page.locator("[data-ending]")).to_be_visible()
        assert self.over, f"not over after {clicks} clicks: {self.page.locator('.dock').inner_text()}"
        return int(clicks)


CLICKER = """limit => new Promise((resolve, reject) => {
  const end = Date.now() + limit
  let clicks = 0, last = '', luck = 7
  const any = what => {
    const all = document.querySelectorAll(`${what}:not([data-key="unguarded"])`)  // nobody gives the house up (TW-505)
    luck = (luck * 16807) % 2147483647
    return all[luck % all.length]
  }
  const step = () => {
    const dock = document.querySelector('.dock'), cover = document.querySelector('[data-cover]')
    if (dock?.dataset.over === 'true' || Date.now() > end) return resolve(clicks)
    const sure = dock?.querySelector('[data-sure-anyway]')  // an answer that ends the game for everybody is meant
    const stamp = cover ? cover.textContent : `${dock?.dataset.seq} ${dock?.dataset.doubt ?? ''} ${!!sure}`
    const button = stamp === last ? null : cover ? cover.querySelector('button') : sure ? sure : dock?.dataset.mine === 'true'
      ? dock.querySelector('[data-main]:enabled:not(.no)') ?? any('.chooser .row.can:enabled')
        ?? any('.chips .chip.can:enabled') ?? any('.chip.picked:enabled') ?? any('.offer.can:enabled')
      : null
    if (button) {
      button.click()
      clicks += 1
      if (cover || button.dataset.key) last = stamp
    }
    setTimeout(step, 4)
  }
  step()
})"""


def new_link(table: Table, which: str) -> str:
    """A link of the table that is open, from the menu."""
    page = table.page
    page.locator("[data-menu]").click()
    page.locator("[data-invite]").click()
    link = page.locator(f"[data-link='{which}']")
    if not link.count():
        page.locator(f"[data-make='{which}']").click()
    value = link.input_value()
    page.keyboard.press("Escape")
    return value


__all__ = ["Error", "Opener", "Server", "Table", "new_link"]
