"""The page of an experiment in a real browser, with the network off."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

import holdfast
from holdfast.lab.experiment import parse_experiment
from holdfast.lab.report import write
from holdfast.lab.results import run_experiment
from holdfast.simulation.executor import ExecutionTarget
from tests.lab.test_report import TEXT


def test_a_report_opens_without_a_network(chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(holdfast.GAMES, "tiny", "tests.tiny")
    page = write(
        run_experiment(parse_experiment(TEXT.replace("games: 60", "games: 20")), tmp_path, ExecutionTarget(1)).out
    )
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, offline=True)
    seen: list[str] = []
    try:
        tab = context.new_page()
        tab.on("console", lambda said: seen.append(said.text))
        tab.on("request", lambda asked: seen.append(asked.url) if asked.url != page.as_uri() else None)
        tab.goto(page.as_uri())
        assert tab.title().endswith("Holdfast lab")
        pictures = tab.locator("figure svg").all()
        assert len(pictures) >= 3
        for picture in pictures:
            box = picture.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) > 40
        tab.get_by_text("Read as a table").first.click()
        assert tab.locator("details[open] table").first.is_visible()
        width = tab.evaluate("document.documentElement.scrollWidth")
        assert width <= 1440
        assert seen == []
    finally:
        context.close()
