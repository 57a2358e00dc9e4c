"""What a table tries out by itself, in the thread that serves everybody, ends soon: it has one budget for all who are asked."""

from typing import Any

import pytest

from holdfast.core import idle_questions as idle
from holdfast.core.engine.game import Game
from holdfast.tables.table import unattended_answer
from tests.core.test_idle import LONG, applied, idle_question, toilsome

PEOPLE = 8


@pytest.fixture
def question() -> tuple[Game, Any]:
    """A question that nobody is asked, and all those who would be asked at a table with many seats."""
    game, seat = idle_question()
    applied.clear()
    return game, [(seat, {})] * PEOPLE


def test_an_idle_question_is_answered_by_the_table(question: tuple[Game, Any]) -> None:
    game, people = question
    assert unattended_answer(game, people) is not None
    assert unattended_answer(toilsome(game, 100), people) is not None


def test_all_who_are_asked_share_one_budget(question: tuple[Game, Any]) -> None:
    """Then they are asked, though nothing would come of their answers."""
    game, people = question
    assert unattended_answer(toilsome(game, LONG), people) is None
    assert 0 < len(applied) <= idle.STEPS * idle.WORLDS
