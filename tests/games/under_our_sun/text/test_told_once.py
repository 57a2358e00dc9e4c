"""A roll is told once, with what came of it; who is asked is named as the sentence wants it."""

import pytest

from holdfast.games.under_our_sun.flow.preparation import Meal
from tests.games.under_our_sun.arena import HAVEN, HERE, arena
from tests.games.under_our_sun.text.test_log import TELLERS, told, watched


@pytest.mark.rule("US-1103", "US-437")
def test_what_a_cool_head_rolls_is_told_with_it_and_no_later_roll_of_the_day_twice() -> None:
    t = arena("veteran", "thickskin")
    t.at(1, HAVEN)
    bear = t.foe("great-bear", HERE)
    t.turn(0)
    log = watched(t)
    t.dice("G0", "Y0", "G2", "Y1", "G0", "Y0")
    t.choose(f"attack:foe-{bear}:bare")
    for key in ("cool-head", "die:1", "die:2"):
        t.choose(key)
    t.go_on()
    lines = told(t, log)
    again = next(i for i, line in enumerate(lines) if "keeps steady nerves" in line)
    assert lines[again].endswith("rolls 2 dice again: now 3 successes")
    assert lines[again + 1].endswith("loses 3 HP (4 left)")
    assert len([line for line in lines if "Veteran attacks" in line]) == 1
    t.karma(0, 3)
    t.dice("G1", "Y0", "G0", "Y0")
    before = len(log.lines)
    t.choose(f"attack:foe-{bear}:bare")
    if t.asked == "window":
        t.go_on()
    later = told(t, log)[before:]
    assert len([line for line in later if "Veteran attacks" in line]) == 1


@pytest.mark.parametrize(
    ("lang", "asks"),
    [("en", "The Medic is hungry"), ("it", "Medica ("), ("es", "Médica (")],
)
def test_a_question_names_a_character_with_its_article_where_the_sentence_wants_one(lang: str, asks: str) -> None:
    t = arena("medic", "thickskin")
    t.goods(0, food=1)
    t.play(Meal(0))
    assert TELLERS[lang].prompt(t.game.question, t.w).startswith(asks)
