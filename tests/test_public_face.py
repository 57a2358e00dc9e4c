"""The example of the public face, as it stands in the package's own words, played by whoever copies it."""

from itertools import product
from pathlib import Path

import pytest

import holdfast

DEFINITION = holdfast.definition("robinson")
SCENARIOS = next(setting.values for setting in DEFINITION.settings if setting.name == "scenario")


@pytest.mark.parametrize(("scenario", "players"), list(product(SCENARIOS, DEFINITION.players)))
def test_whoever_takes_the_first_option_comes_to_an_end(scenario: str, players: int) -> None:
    for seed in range(2):
        game = holdfast.new("robinson", players=players, options={"scenario": scenario}, seed=seed)
        for _ in range(1500):
            if game.over:
                break
            game.choose(game.question.options[0])
        assert game.outcome is not None


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    example = page.partition("```python\n")[2].partition("```")[0]
    exec(example, {})
    assert "Outcome(" in capsys.readouterr().out
