"""Golden playthroughs: the beginning of games of all scenarios, rule sets, some missions and campaigns as texts that one can read.

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
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.words.log import Log
from holdfast.core.words.teller import Teller

FOLDER = Path(__file__).parent
ANSWERS = 40
TOLD = 80
"""How many answers a log that is told in words goes on."""
TABLES = [
    ("robinson", "scenario", "castaways", 2),
    ("robinson", "scenario", "cursed-island", 3),
    ("robinson", "scenario", "jenny", 1),
    ("robinson", "scenario", "volcano", 2),
    ("robinson", "scenario", "cannibals", 4),
    ("robinson", "scenario", "family", 3),
    ("naufragos", "ruleset", "2013", 1),
    ("naufragos", "ruleset", "2013", 3),
    ("naufragos", "ruleset", "hr12", 2),
    ("naufragos", "ruleset", "hr12", 4),
    ("under_our_sun", "mission", "voice-in-the-static", 2),
    ("under_our_sun", "mission", "dry-wells", 3),
    ("under_our_sun", "mission", "hold-the-gate", 1),
    ("under_our_sun", "mode", "semi", 4),
    ("this_war", "short", "on", 1),
    ("this_war", "group", "chosen", 4),
]
LOGS = [
    ("naufragos", "ruleset", "2013", 3),
    ("naufragos", "ruleset", "hr12", 4),
    ("under_our_sun", "mission", "dry-wells", 3),
    ("under_our_sun", "mode", "semi", 4),
    ("this_war", "short", "on", 1),
    ("this_war", "group", "chosen", 4),
]
"""Games whose log is kept too, as it reads in each language."""
DEALT = {"under_our_sun": {"characters": "random"}}
"""Games whose players would choose their characters first: here they are dealt."""
HEAD = "# {} for {}, {} {}, seed 1: seat, question, answer; then dice and draws, and the cards that came to light."
LOG_HEAD = "# {} for {}, {} {}, seed 1: the log."


def chosen(game: Game, n: int) -> Option:
    """The move of the first seat asked whose key has the lowest checksum with the number of the answer.

    Hence the order of the options does not matter, and a new option seldom changes what is chosen.
    """
    question = game.question
    return min(question.moves(question.seats[0]), key=lambda option: crc32(f"{n} {option.key}".encode()))


def playthrough(name: str, option: str, value: str, players: int) -> Iterator[str]:
    game = holdfast.new(name, players, {option: value} | DEALT.get(name, {}), seed=1)
    yield HEAD.format(name, players, option, value)
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
    for figure, number in game.kind.show.stats(game.world).items():
        yield f"{figure} = {number}"


def known(game: Game) -> set[int]:
    """The cards that everybody has seen."""
    return {card for card, mask in enumerate(game.world.seen) if mask == EVERYBODY}


def names(game: Game, cards: set[int]) -> list[str]:
    return [game.world.content.cards[card].key for card in sorted(cards)]


def line(answer: str, outcomes: tuple[int, ...], cards: list[str]) -> str:
    parts = (answer, " ".join(map(str, outcomes)), " ".join(cards))
    return " | ".join(part for part in parts if part)


def story(name: str, option: str, value: str, players: int) -> Iterator[str]:
    """The same game further on, as its log tells it."""
    kind = holdfast.kind(name)
    log = Log(kind)
    game = kind.new(players, {option: value} | DEALT.get(name, {}), 1, observers=[log])
    for n in range(1, TOLD + 1):
        if game.over:
            break
        game.choose(chosen(game, n))
    yield LOG_HEAD.format(name, players, option, value)
    for lang in LANGUAGES:
        teller = Teller(kind, lang, game.world.content)
        yield f"\n## {lang}"
        for line in log.lines:
            yield teller.line(line, game.world)


def stem(name: str, option: str, value: str, players: int) -> str:
    """A scenario or a mission is told once; a rule set for several numbers of players. A switch is called by its name."""
    what = option if value == "on" else value
    return f"{name}-{what}" if option in ("scenario", "mission") else f"{name}-{what}-{players}"


def compare(file: Path, lines: Iterator[str]) -> None:
    now = "".join(f"{line}\n" for line in lines)
    if os.environ.get("HOLDFAST_UPDATE"):
        file.write_text(now, encoding="utf-8")
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    changes = list(difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="", n=1))
    hint = f"{file.name} has changed; where that is meant: HOLDFAST_UPDATE=1 pytest tests/golden"
    assert not changes, "\n".join([hint, *changes[:60]])


@pytest.mark.parametrize("table", TABLES, ids=lambda table: stem(*table))
def test_the_game_goes_as_it_went(table: tuple[str, str, str, int]) -> None:
    compare(FOLDER / f"{stem(*table)}.txt", playthrough(*table))


@pytest.mark.parametrize("table", LOGS, ids=lambda table: stem(*table))
def test_the_log_reads_as_it_read(table: tuple[str, str, str, int]) -> None:
    compare(FOLDER / f"{stem(*table)}-log.txt", story(*table))
