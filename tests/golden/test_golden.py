"""Golden playthroughs: the beginning of a game of every scenario as a text that a person can read.

A change of the rules, the cards or the engine that changes how these games go shows here. Read the difference; where it
is meant, write the texts anew and look at them once more before you commit them:

    HOLDFAST_UPDATE=1 .venv/bin/pytest tests/golden
"""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

import holdfast
from holdfast.core.effect import EVERYBODY
from holdfast.core.game import Game
from holdfast.core.menu import Option

ANSWERS = 40
TABLES = [
    ("robinson", "castaways", 2),
    ("robinson", "cursed-island", 3),
    ("robinson", "jenny", 1),
    ("robinson", "volcano", 2),
    ("robinson", "cannibals", 4),
    ("robinson", "family", 3),
]
HEAD = (
    "# {} for {}, scenario {}, seed 1: seat, question, answer; then dice and draws, and the cards that came to light."
)


def chosen(game: Game, n: int) -> Option:
    """The move of the first seat asked whose key has the lowest checksum with the number of the answer.

    Hence the order of the options does not matter, and a new option seldom changes what is chosen.
    """
    question = game.question
    return min(question.moves(question.seats[0]), key=lambda option: crc32(f"{n} {option.key}".encode()))


def playthrough(name: str, scenario: str, players: int) -> Iterator[str]:
    game = holdfast.new(name, players, {"scenario": scenario}, seed=1)
    yield HEAD.format(name, players, scenario)
    seen = known(game)
    yield line(" 0. the opening", game.opening, names(game, seen))
    for n in range(1, ANSWERS + 1):
        if game.over:
            break
        game.choose(chosen(game, n))
        assert game.journal is not None
        entry = game.journal[-1]
        new, seen = known(game) - seen, known(game)
        yield line(f"{n:>2}. {entry.seat + 1} {entry.question}: {entry.key}", entry.outcomes, names(game, new))
    for figure, value in game.kind.stats(game.world).items():
        yield f"{figure} = {value}"


def known(game: Game) -> set[int]:
    """The cards that everybody has seen."""
    return {card for card, mask in enumerate(game.world.seen) if mask == EVERYBODY}


def names(game: Game, cards: set[int]) -> list[str]:
    return [game.world.content.cards[card].key for card in sorted(cards)]


def line(answer: str, outcomes: tuple[int, ...], cards: list[str]) -> str:
    parts = (answer, " ".join(map(str, outcomes)), " ".join(cards))
    return " | ".join(part for part in parts if part)


@pytest.mark.parametrize(("name", "scenario", "players"), TABLES, ids=[table[1] for table in TABLES])
def test_the_game_goes_as_it_went(name: str, scenario: str, players: int) -> None:
    file = Path(__file__).parent / f"{name}-{scenario}.txt"
    now = "".join(f"{line}\n" for line in playthrough(name, scenario, players))
    if os.environ.get("HOLDFAST_UPDATE"):
        file.write_text(now, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    changes = list(difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=1))
    hint = f"{file.name} has changed; where that is meant: HOLDFAST_UPDATE=1 pytest tests/golden"
    assert not changes, "\n".join([hint, *changes[:60]])
