"""Rendering of a seat's view, as text and as an image of that text."""

import numpy as np
from numpy.typing import NDArray

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of

WIDE, HIGH = 1120, 840
SIZE, LINE, MARGIN = 13, 16, 12
PAPER, INK = (250, 246, 236), (40, 36, 30)
Picture = NDArray[np.uint8]


def as_text(game: Game, seat: Seat) -> str:
    """Return the board in plain lines, the prompt, and the options in order with their numbers."""
    teller = Localizer(game.definition, game.options["language"], game.world.content)
    lines = game.definition.display.board(teller, game.view(seat))
    if game.outcome is not None:
        return "\n".join([*lines, "", teller.ending(game.outcome, game.world)])
    asking = game.question
    card = card_of(game.world, asking.by)
    said = [teller.option(asking.tag, option, game.world, card) for option in asking.moves(seat)]
    answers = [f"{i}  {label}" for i, label in enumerate(said)]
    return "\n".join([*lines, "", teller.prompt(asking, game.world), *answers])


def as_picture(text: str) -> Picture:
    """Return an image of fixed size with the text; text that does not fit is cut off."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as error:
        from holdfast.rl import MISSING

        raise ImportError(MISSING.format(name=error.name)) from error

    font = ImageFont.load_default(SIZE)
    paper = Image.new("RGB", (WIDE, HIGH), PAPER)
    pen = ImageDraw.Draw(paper)
    for i, line in enumerate(text.splitlines()[: (HIGH - 2 * MARGIN) // LINE]):
        pen.text((MARGIN, MARGIN + i * LINE), line, INK, font)
    return np.asarray(paper, np.uint8).copy()
