"""What a phone on a slow line waits for: from its first request until the table is shown, in Chromium.

    python bench/line.py [--game robinson] [--json]

The line has 1.6 Mbit/s and answers after 150 ms; nothing was fetched before. Bytes are as they came over it.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from typing import Any

from playwright.sync_api import Page, sync_playwright

from holdfast.server.run import listen

PHONE = {"width": 390, "height": 844}
DOWN, UP, LATENCY = 1.6e6 / 8, 0.75e6 / 8, 150
"""Bytes a second, and milliseconds."""
MOST = 3.0
"""Seconds in which the table is to be shown."""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SHOWN = (".dock h2", "#board svg")
OPEN = """async (game) => (await (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
    body: JSON.stringify({game, seats: [{kind: 'me'}, {kind: 'here'}]})})).json()).id"""


class Line:
    """What comes over it."""

    def __init__(self, page: Page) -> None:
        self.requests = 0
        self.fetched = 0.0
        self.heard = 0
        told = page.context.new_cdp_session(page)
        told.send("Network.enable")
        told.send("Network.setCacheDisabled", {"cacheDisabled": False})
        told.on("Network.loadingFinished", self._finished)
        told.on("Network.webSocketFrameReceived", lambda frame: self._frame(frame["response"]["payloadData"]))
        slow = {"offline": False, "latency": LATENCY, "downloadThroughput": DOWN, "uploadThroughput": UP}
        told.send("Network.emulateNetworkConditions", slow)

    def _finished(self, event: dict[str, Any]) -> None:
        self.requests += 1
        self.fetched += event["encodedDataLength"]

    def _frame(self, payload: str) -> None:
        self.heard += len(payload.encode())


def measure(base: str, game: str) -> dict[str, float]:
    with sync_playwright() as playwright:
        found = next(path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name)))
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        try:
            host = browser.new_context(viewport=PHONE, locale="en")  # type: ignore[arg-type]
            page = host.new_page()
            page.goto(base)
            table = page.evaluate(OPEN, game)
            phone = browser.new_context(viewport=PHONE, locale="en", storage_state=host.storage_state())  # type: ignore[arg-type]
            page = phone.new_page()
            line = Line(page)
            began = time.perf_counter()
            page.goto(f"{base}/#/table/{table}", wait_until="commit")
            for part in SHOWN:
                page.locator(part).first.wait_for()
            shown = time.perf_counter() - began
            return {
                "shown_s": shown,
                "requests": line.requests,
                "kb": line.fetched / 1000,
                "socket_kb": line.heard / 1000,
            }
        finally:
            browser.close()


def run(game: str) -> dict[str, float]:
    with listen("127.0.0.1", 0, exact=True) as door:
        port = door.getsockname()[1]
    base = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--port", str(port)]
        server = subprocess.Popen([*command, "--database", f"{folder}/tables.sqlite3"], stdout=subprocess.DEVNULL)
        try:
            for _ in range(400):
                try:
                    urllib.request.urlopen(f"{base}/api/games?lang=en").close()
                    break
                except OSError:
                    time.sleep(0.05)
            return measure(base, game)
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="robinson")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    wished = parser.parse_args()
    told = run(wished.game)
    if wished.json:
        print(json.dumps(told))
        return
    print(
        f"a table of {wished.game} on a slow line: shown after {told['shown_s']:.1f} s (at most {MOST:g}), "
        f"{told['requests']} requests, {told['kb']:.0f} kB and {told['socket_kb']:.0f} kB by its socket"
    )


if __name__ == "__main__":
    main()
