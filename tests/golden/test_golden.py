"""Golden playthroughs: whole games of all scenarios, rule sets, some missions and campaigns, as texts that one can read.

A change of the rules, the cards or the engine that changes how these games go shows here. Read the difference; where it
is meant, write the texts anew and look at them once more before you commit them:

    HOLDFAST_UPDATE=1 .venv/bin/pytest tests/golden
"""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log

FOLDER = Path(__file__).parent


class Table(NamedTuple):
    """A game that is played from its seed to its end."""

    game: str
    option: str
    value: str
    players: int
    seed: int = 1

    def __str__(self) -> str:
        """A scenario or a mission is told once; a rule set for several numbers of players. A switch is called by its name."""
        what = self.option if self.value == "on" else self.value
        parts = [self.game, what, *([] if self.option in ("scenario", "mission") else [str(self.players)])]
        return "-".join(parts if self.seed == 1 else [*parts, "long"])

    @property
    def head(self) -> str:
        return f"# {self.game} for {self.players}, {self.option} {self.value}, seed {self.seed}"


TABLES = [
    Table("robinson", "scenario", "castaways", 2),
    Table("robinson", "scenario", "cursed-island", 3),
    Table("robinson", "scenario", "jenny", 1),
    Table("robinson", "scenario", "volcano", 2),
    Table("robinson", "scenario", "cannibals", 4),
    Table("robinson", "scenario", "family", 3),
    Table("naufragos", "ruleset", "2013", 1),
    Table("naufragos", "ruleset", "2013", 3),
    Table("naufragos", "ruleset", "hr12", 2),
    Table("naufragos", "ruleset", "hr12", 4),
    Table("under_our_sun", "mission", "voice-in-the-static", 2),
    Table("under_our_sun", "mission", "dry-wells", 3),
    Table("under_our_sun", "mission", "hold-the-gate", 1),
    Table("under_our_sun", "mode", "semi", 4),
    Table("this_war", "short", "on", 1),
    Table("this_war", "group", "chosen", 4),
    Table("robinson", "scenario", "castaways", 2, 5563),
    Table("naufragos", "ruleset", "2013", 3, 13201),
    Table("under_our_sun", "mission", "dry-wells", 3, 2893),
    Table("this_war", "short", "on", 2, 8519),
]
"""The last ones are among the longest that this way of choosing plays."""


DEALT = {"under_our_sun": {"characters": "random"}, "naufragos": {"characters": "random"}}
"""Games whose players would choose their characters first: here they are dealt."""


def chosen(game: Game, n: int) -> Option:
    """The move of the first seat asked whose key has the lowest checksum with the number of the answer.

    Hence the order of the options does not matter, and a new option seldom changes what is chosen.
    """
    question = game.question
    return min(question.moves(question.seats[0]), key=lambda option: crc32(f"{n} {option.key}".encode()))


def playthrough(table: Table) -> Iterator[str]:
    game = holdfast.new(table.game, table.players, {table.option: table.value} | DEALT.get(table.game, {}), table.seed)
    yield f"{table.head}: seat, question, answer; then dice and draws, and the cards that came to light."
    seen = known(game)
    yield line("  0. the opening", game.opening, names(game, seen))
    n = 0
    while not game.over:
        n += 1
        game.choose(chosen(game, n))
        assert game.journal is not None
        entry = game.journal[-1]
        new, seen = known(game) - seen, known(game)
        yield line(f"{n:>3}. {entry.seat + 1} {entry.question}: {entry.key}", entry.outcomes, names(game, new))
    for figure, number in game.definition.display.stats(game.world).items():
        yield f"{figure} = {number}"


def known(game: Game) -> set[int]:
    """The cards that everybody has seen."""
    return {card for card, mask in enumerate(game.world.seen) if mask == EVERYBODY}


def names(game: Game, cards: set[int]) -> list[str]:
    return [game.world.content.cards[card].key for card in sorted(cards)]


def line(answer: str, outcomes: tuple[int, ...], cards: list[str]) -> str:
    parts = (answer, " ".join(map(str, outcomes)), " ".join(cards))
    return " | ".join(part for part in parts if part)


def story(table: Table) -> Iterator[str]:
    """The same game, as its log tells it."""
    kind = holdfast.definition(table.game)
    log = Log(kind)
    game = kind.new(table.players, {table.option: table.value} | DEALT.get(table.game, {}), table.seed, observers=[log])
    n = 0
    while not game.over:
        n += 1
        game.choose(chosen(game, n))
    yield f"{table.head}: the log."
    for lang in LANGUAGES:
        teller = Localizer(kind, lang, game.world.content)
        yield f"\n## {lang}"
        for line in log.lines:
            yield teller.line(line, game.world)


def compare(file: Path, lines: Iterator[str]) -> None:
    now = "".join(f"{line}\n" for line in lines)
    if os.environ.get("HOLDFAST_UPDATE"):
        file.write_text(now, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    changes = list(difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=1))
    hint = f"{file.name} has changed; where that is meant: HOLDFAST_UPDATE=1 pytest tests/golden"
    assert not changes, "\n".join([hint, *changes[:60]])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_game_goes_as_it_went(table: Table) -> None:
    compare(FOLDER / f"{table}.txt", playthrough(table))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_log_reads_as_it_read(table: Table) -> None:
    compare(FOLDER / f"{table}-log.txt", story(table))
