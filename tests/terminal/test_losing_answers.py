"""An answer by which the game is over for everybody: the table asks whether one is sure."""

import asyncio
import io

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.losing_answers import losing_answers
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.screen.app import ScreenApp
from holdfast.terminal.session import Session
from tests.terminal.test_screen import Seen

SURE = {"en": "everyone loses. Sure?", "it": "persa per tutti. Sicuri?", "es": "la pierden todos. ¿Seguro?"}


def evening(lang: str = "en") -> Session:
    """TW-505: the first evening, with nobody on guard yet."""
    table = Session.new(holdfast.definition("this_war"), 1, {}, 3, lang)
    while table.game.question.tag != "tasks":
        table.answer(table.game.moves(0)[0])
    return table


def told(table: Session, *lines: str) -> str:
    out = io.StringIO()
    PlainApp(table, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plain_table_asks_once_before_the_shelter_is_left_unguarded(lang: str) -> None:
    table = evening(lang)
    assert SURE[lang] in told(table, "unguarded")
    assert not table.over
    yes = {"en": "yes", "it": "sì", "es": "sí"}[lang]
    told(table, "unguarded", yes)
    assert table.over


def test_the_same_number_again_is_meant() -> None:
    table = evening()
    number = next(n for n, option in table.numbers(0).items() if option.key == "unguarded")
    assert told(table, str(number), str(number)).count("Sure?") == 1
    assert table.over


def test_anything_else_leaves_the_game_as_it_stood() -> None:
    table = evening()
    shown = told(table, "unguarded", "no", "yes", "unguarded", "board", "unguarded")
    assert shown.count("Sure?") == 3, "who has said something else is asked again"
    assert not table.over


def test_the_screen_asks_too() -> None:
    async def play() -> None:
        app = ScreenApp(evening())
        async with app.run_test(size=(120, 40)) as pilot:
            seen = Seen(app, pilot)
            await seen.rest()
            await seen.choose("unguarded")
            await seen.press("n")
            assert not seen.session.over
            await seen.choose("unguarded")
            await seen.press("y")
            assert seen.session.over

    asyncio.run(play())


def test_an_answer_that_does_not_end_the_game_is_not_final() -> None:
    table = evening()
    assert losing_answers(table.game, 0) == {"unguarded"}
    assert losing_answers(Session.new(holdfast.definition("robinson"), 2, {}, 5).game, 0) == frozenset()
