"""A picture of the table for the documentation: python tools/terminal_screenshot.py docs/pictures/terminal.svg."""

import asyncio
import sys
from pathlib import Path
from random import Random

import holdfast
from holdfast.terminal.screen.app import ScreenApp
from holdfast.terminal.session import Session

SEED, ROUND, PLANNED, SIZE = 389, 4, 3, (116, 40)
"""The same seed gives the same game, so the picture changes only where the screen or the rules do."""


def midgame() -> Session:
    """A game of two in the planning of its fourth round, with some pawns on the board."""
    session = Session.new(holdfast.definition("robinson"), 2, {"scenario": "castaways"}, SEED)
    random = Random(SEED)
    while not session.over and not ready(session):
        question = session.game.question
        session.answer(random.choice(question.moves(question.seats[0])))
    return session


def ready(session: Session) -> bool:
    view = session.game.view()
    return bool(view["round"] == ROUND and view["question"] == "planning" and len(view["plan"]) == PLANNED)


async def picture() -> str:
    app = ScreenApp(midgame())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*["down"] * 4)
        await pilot.pause()
        return app.export_screenshot(title="Holdfast")


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(picture()), encoding="utf-8")
