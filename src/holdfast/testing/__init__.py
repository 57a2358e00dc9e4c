"""Checks for game authors: whether a game keeps the engine's guarantees.

def test_embers() -> None:
    assert check_game(DEFINITION) == []
"""

from pathlib import Path

from holdfast.core.definition import GameDefinition
from holdfast.core.rng.stream import splitmix64
from holdfast.simulation.runner import ANY
from holdfast.testing import text_coverage as wording
from holdfast.testing.fuzzer import Case

GAMES = 24
CLOSELY = 5
"""The sampling rate: one question in this number is checked in detail."""
DECLARED = (wording.catalogue, wording.itself, wording.on_cards)
"""Checks that need no game in play."""


def check_game(definition: GameDefinition, games: int = GAMES, seed: int = 1, folder: Path | None = None) -> list[str]:
    """Check the definition and play random games of all player counts and settings under all checks.

    Return the findings in words: the broken guarantee, the game, the question. An empty list means that no fault was
    found. With `folder`, save every game with a finding, to be opened at a table.
    """
    found = [f"{definition.name}: {promise.__name__}: {words}" for promise in DECLARED for words in promise(definition)]
    known: set[str] = set()
    for n in range(games):
        players = definition.players[n % len(definition.players)]
        case = Case(definition, players, tuple((setting.name, ANY) for setting in definition.settings))
        for finding in case.findings(splitmix64(splitmix64(seed) + n) >> 11, CLOSELY, folder):
            if finding.words not in known:
                known.add(finding.words)
                found.append(str(finding))
    return found
