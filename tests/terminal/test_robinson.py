"""Robinson at the terminal: a real game is played, kept, opened again and told."""

import io
from pathlib import Path
from random import Random

import pytest

import holdfast
from holdfast.terminal.plain import Plain
from holdfast.terminal.session import Session

KIND = holdfast.kind("robinson")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_the_same_after_it_was_saved(players: int, tmp_path: Path) -> None:
    table = Session.new(KIND, players, {}, seed=players)
    random, file = Random(players), tmp_path / "game.json"
    while not table.over:
        seat = random.choice(table.asked)
        table.answer(random.choice(table.game.question.moves(seat)))
        if random.random() < 0.2:
            table.save(file)
            loaded = Session.load(file)
            assert loaded.game.save() == table.game.save()
            assert loaded.log.lines == table.log.lines


def test_a_person_can_play_a_whole_game_in_plain_lines() -> None:
    table = Session.new(KIND, 2, {}, seed=4)
    table.seat({1: "random"})

    class Person(io.StringIO):
        """Answers with any move, by its number, until the game is over."""

        random = Random(1)

        def readline(self, size: int | None = -1, /) -> str:
            if table.over:
                return "quit\n"
            seat = table.asked[0]
            move = self.random.choice(table.game.question.moves(seat))
            return f"{table.options(seat).index(move) + 1}\n"

    out = io.StringIO()
    Plain(table, Person(), out).run()
    assert "The game is lost." in out.getvalue() or "The game is won." in out.getvalue()
    assert "A rule of the program failed" not in out.getvalue()
