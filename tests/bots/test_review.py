"""The evening, looked over."""

import json
from random import Random

import pytest
from click.testing import CliRunner

import holdfast
from holdfast.bots.rollout import play_out
from holdfast.cli import main
from holdfast.core.text.localizer import Localizer
from holdfast.review.analysis import review
from holdfast.review.page import ReviewPage, points


def evening(name: str = "naufragos", players: int = 2):
    options = {"characters": "random"} if name in ("naufragos", "under_our_sun") else {}
    game = holdfast.new(name, players, options, seed=5)
    play_out(game, Random(2))
    return game


@pytest.mark.parametrize("name", ["robinson", "naufragos"])
def test_choices_and_luck_add_up_to_the_whole_way(name):
    game = evening(name)
    seen = review(game, Localizer(game.definition, "en", game.world.content), worlds=4)
    assert len(seen.steps) == len(game.journal)
    assert seen.chosen + seen.luck == pytest.approx(seen.steps[-1].after - seen.steps[0].before)
    assert seen.steps[-1].after in (0, 0.5, 1), "it has ended: everybody knows"
    for earlier, later in zip(seen.steps, seen.steps[1:], strict=False):
        assert earlier.after == later.before
    assert [step.answer for step in seen.turning] == sorted(step.answer for step in seen.turning)
    assert all(one.step.choice < 0 and one.step.seat == seat for seat, own in enumerate(seen.worst) for one in own)


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_the_page_needs_nothing_else_and_speaks_the_language(lang):
    game = evening()
    teller = Localizer(game.definition, lang, game.world.content)
    seen = review(game, teller, worlds=2)
    html = ReviewPage(seen, game, teller).html()
    assert f'<html lang="{lang}">' in html
    assert "<svg" in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
    for step in seen.turning:
        assert points(step.after - step.before) in html


def test_the_command_writes_a_page_beside_the_save(tmp_path):
    file = tmp_path / "evening.json"
    file.write_bytes(evening().save())
    said = CliRunner().invoke(main, ["review", str(file), "--lang", "es"])
    assert said.exit_code == 0, said.output
    assert (tmp_path / "evening-review.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    told = CliRunner().invoke(main, ["review", str(file), "--json"])
    assert json.loads(told.stdout)["steps"][0]["before"] > 0


def test_a_save_is_never_written_over(tmp_path):
    file = tmp_path / "evening.json"
    file.write_bytes(evening().save())
    said = CliRunner().invoke(main, ["review", str(file), "--output", str(file)])
    assert said.exit_code == 2
    assert "Nothing was written" in said.output
    assert json.loads(file.read_bytes())["game"] == "naufragos"


def test_nothing_played_is_nothing_to_look_back_upon(tmp_path):
    file = tmp_path / "new.json"
    file.write_bytes(holdfast.new("robinson", 1, seed=1).save())
    assert "nothing has been played" in CliRunner().invoke(main, ["review", str(file)]).output
