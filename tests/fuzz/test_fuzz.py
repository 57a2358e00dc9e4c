"""Random games of every game, scenario, player count and option, under a scrutiny that trusts nothing.

The short form is part of every test run. The long form (`make test-long`) plays twenty times as many games.
"""

import dataclasses
from pathlib import Path

import pytest

import holdfast
from holdfast.core.definition import GameDefinition
from holdfast.core.state import save as saves
from holdfast.testing.fuzzer import Case, cases, seeds
from tests import tiny
from tests.core import toy
from tests.games.naufragos import charmed_shore as shore
from tests.games.naufragos.charmed_shore import charmed_shore
from tests.games.robinson import island
from tests.games.robinson.charmed import charmed
from tests.games.this_war import charmed as city
from tests.games.this_war.charmed import charmed_city
from tests.games.under_our_sun import charmed as sands
from tests.games.under_our_sun.charmed import charmed_sands
from tests.seeds import LONG

GAMES = 1
"""How many games a case plays in the short form."""
LONGER = 20
EACH = {
    "robinson": ("scenario",),
    "naufragos": ("ruleset",),
    "under_our_sun": ("mission*mode",),
    "this_war": ("difficulty",),
}
"""The settings of which every value is played by all player counts."""
CASES = [case for name in holdfast.GAMES for case in cases(holdfast.definition(name), *EACH.get(name, ()))]
CHARMED = [
    case
    for kind, setting in (
        (charmed(), "scenario"),
        (charmed_shore(), "ruleset"),
        (charmed_sands(), "mission"),
        (charmed_city(), "difficulty"),
    )
    for case in cases(kind, setting)
    if "any" not in dict(case.options).values()
]
"""Games in which random play sees late rounds too."""
IN_STEP = {
    "robinson": island.in_step,
    "naufragos": shore.in_step,
    "under_our_sun": sands.in_step,
    "this_war": city.in_step,
}
"""What must be in step at each game's table, besides what `audit` wants of every position."""
MODELS = [*cases(toy.DEFINITION), Case(tiny.DEFINITION, 2, (("doors", "any"), ("sea", "any")))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_keep_every_promise(case: Case, tmp_path: Path) -> None:
    for seed in seeds(case, 0, GAMES):
        case.play(seed, tmp_path)


@pytest.mark.parametrize("case", CHARMED if LONG else CHARMED[::2], ids=str)
def test_so_do_games_in_which_nobody_dies(case: Case, tmp_path: Path) -> None:
    [seed] = seeds(case, 0, 1)
    case.play(seed, tmp_path, every=60, also=IN_STEP[case.definition.name])


@pytest.mark.parametrize("definition", dict.fromkeys(case.definition for case in CHARMED), ids=lambda kind: kind.name)
def test_their_laws_are_those_of_a_charmed_life(definition: GameDefinition) -> None:
    game = definition.new(definition.players[0])
    own = holdfast.definition(definition.name).rules.laws(game.world)
    assert definition.rules.laws(game.world).keys() > own.keys()


@pytest.mark.long
@pytest.mark.parametrize("case", CHARMED if LONG else CHARMED[::2], ids=str)
def test_so_do_many_games_in_which_nobody_dies(case: Case, tmp_path: Path) -> None:
    for seed in seeds(case, 1, LONGER):
        case.play(seed, tmp_path, every=60, also=IN_STEP[case.definition.name])


@pytest.mark.long
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_many_random_games_keep_every_promise(case: Case, part: int, tmp_path: Path) -> None:
    share = GAMES * LONGER // 4
    for seed in seeds(case, GAMES + part * share, share):
        case.play(seed, tmp_path)


@pytest.mark.parametrize("case", MODELS, ids=str)
def test_so_do_the_model_games(case: Case, tmp_path: Path) -> None:
    """They have what no game has yet: secrets, sealed ballots, suspects."""
    for seed in seeds(case, 0, 5):
        case.play(seed, tmp_path, every=4)


def failure(case: Case, folder: Path) -> tuple[str, Path]:
    """The first failure of a case that fails, and its save."""
    for seed in range(20):
        try:
            case.play(seed, folder)
        except AssertionError as error:
            return str(error), folder / f"{case.definition.name}-{seed}.json"
    pytest.fail("nothing failed")


def test_a_failure_leaves_a_save_that_opens_at_the_table(tmp_path: Path) -> None:
    message, file = failure(Case(tiny.DEFINITION, 1, (("fault", "on"),)), tmp_path)
    assert message.startswith(f"tiny for 1 with seed {file.stem[5:]} and fault=on: ")
    assert f"ZeroDivisionError: the raft fell apart\nTo see it: holdfast play tiny --load {file}" in message
    assert not saves.load(file.read_bytes(), lambda name: tiny.DEFINITION).over


def test_a_position_that_cannot_be_opened_is_reported_with_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sterner = dataclasses.replace(
        tiny.DEFINITION.rules, audit=lambda w: ["one plank too many"] if w.planks == 2 else []
    )
    monkeypatch.setattr(tiny.DEFINITION, "rules", sterner)
    message, file = failure(Case(tiny.DEFINITION, 1), tmp_path)
    assert "not a legal position: one plank too many" in message
    assert message.endswith(f"To see it: holdfast play tiny --load {file}, then: 1 build")
