"""A Scenario of one's own: a pack brings it, its card says everything (`pack-example`)."""

import random
from pathlib import Path

import pytest

import holdfast
from holdfast.authoring.pack_check import check_pack
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.engine.effect import Cause
from holdfast.core.text.localizer import Localizer
from holdfast.games.robinson.flow.round import BeginningOfRound
from holdfast.games.robinson.scenarios.occasions import TotemFound

DEFINITION = holdfast.definition("robinson")
PACK = DEFINITION.folder / "pack-example"


def test_the_example_is_without_mistakes() -> None:
    assert check_pack(DEFINITION, PACK) == []


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_is_played_to_its_end(players: int) -> None:
    for seed in range(3):
        game = DEFINITION.new(players, {"scenario": "beacon"}, seed, packs=(PACK,))
        assert game.world.rounds == 6
        dice = random.Random(seed)
        while not game.over:
            options = game.question.options
            game.choose(options[dice.randrange(len(options))])
        assert game.outcome is not None


def test_its_lock_opens_and_its_goal_wins() -> None:
    game = DEFINITION.new(2, {"scenario": "beacon", "first_player": "1"}, 5, packs=(PACK,))
    w = game.world
    beacon = w.find("scenario", "beacon-fire")
    assert beacon >= 0
    w.move(beacon, "scenario", "scenario-items")
    w.built = (*w.built, "beacon-fire")
    w.shelter = True
    for round_ in (3, 4):
        assert not game.over
        w.round = round_
        w.stack.append((BeginningOfRound(), Cause()))
        game.run()
    assert game.outcome is not None
    assert (game.outcome.won, game.outcome.rule) == (True, "RC-701")


def test_what_its_totems_mean_happens_when_one_is_found() -> None:
    """RC-406: the card names no number, so every Totem means the same."""
    game = DEFINITION.new(2, {"scenario": "beacon"}, 5, packs=(PACK,))
    w = game.world
    before = w.morale
    w.stack.append((TotemFound("N1"), Cause(0, 0)))
    game.run()
    assert w.morale == before + 1
    assert "totems" not in w.score


def test_its_goal_stands_on_the_board() -> None:
    game = DEFINITION.new(2, {"scenario": "beacon"}, 1, packs=(PACK,))
    for lang in ("en", "it", "es"):
        teller = Localizer(DEFINITION, lang, game.world.content)
        lines = DEFINITION.display.board(teller, game.view(0))
        assert any("4" in line for line in lines[1:3]), lines[:4]


def test_a_scenario_with_too_few_days_of_weather_is_refused(tmp_path: Path) -> None:
    text = (PACK / "scenario.yaml").read_text(encoding="utf-8").replace("rounds: 6", "rounds: 7")
    (tmp_path / "scenario.yaml").write_text(text, encoding="utf-8")
    for other in PACK.glob("*.yaml"):
        if other.name != "scenario.yaml":
            (tmp_path / other.name).write_text(other.read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(InvalidPack, match="6 lists of dice for 7 rounds"):
        DEFINITION.content((tmp_path,))


def test_its_card_says_everything_that_it_changes(tmp_path: Path) -> None:
    """Text and behaviour cannot disagree: what a round begins with, who explores with how many, what waits for what."""
    for file in PACK.glob("scenario*.yaml"):
        text = file.read_text(encoding="utf-8")
        extra = "    begins: [{do: wound, who: each, n: 1}]\n    explore_extra: 1\n    book:"
        (tmp_path / file.name).write_text(text.replace("    book:", extra, 1), encoding="utf-8")
    content = DEFINITION.content((tmp_path,))
    card = next(one for one in content.deck("scenario") if one.id == "beacon")
    for lang, says in {
        "en": ("begins with: Each player gets 1 Wound", "1 more pawn", "only if 1 tile has been explored"),
        "it": ("comincia con: Ogni giocatore subisce 1 Ferita", "1 pedina in più", "è stata esplorata 1 tessera"),
        "es": ("empieza con: Cada jugador recibe 1 Herida", "1 peón más", "se ha explorado 1 loseta"),
    }.items():
        told = DEFINITION.text.card(Localizer(DEFINITION, lang, content), card)
        assert [part for part in says if part not in told] == [], told
