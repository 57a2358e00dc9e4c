"""For whoever writes a game: does it keep what the engine promises?

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
"""One question in so many is looked at closely."""
DECLARED = (wording.catalogue, wording.itself, wording.on_cards)
"""What can be seen before anybody plays."""


def check_game(definition: GameDefinition, games: int = GAMES, seed: int = 1, folder: Path | None = None) -> list[str]:
    """Look at the declaration and play random games of all player counts and settings under scrutiny.

    What was found, in words: the promise that was broken, in which game, at which question. Nothing means sound. In a
    `folder` it leaves a save of every game in which something was found, to be opened at the table.
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
