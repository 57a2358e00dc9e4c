"""Whole games at the terminal, for every game alike."""

import io
from collections.abc import Callable
from pathlib import Path
from random import Random

from holdfast.core.game import Game
from holdfast.core.text import Teller, card_of
from holdfast.terminal.plain import Plain
from holdfast.terminal.session import Session

ENDING = {"en": "The game is", "it": "La partita è", "es": "La partida"}
FAULT = {"en": "A rule of the program failed", "it": "Una regola del programma", "es": "Una regla del programa"}


class Person(io.StringIO):
    """Answers with any move, by its number, until the game is over."""

    def __init__(self, table: Session, seed: int = 1) -> None:
        super().__init__()
        self.table = table
        self.random = Random(seed)

    def readline(self, size: int | None = -1, /) -> str:
        if self.table.over:
            return "quit\n"
        seat = self.table.asked[0]
        move = self.random.choice(self.table.game.question.moves(seat))
        return f"{self.table.options(seat).index(move) + 1}\n"


def play_in_plain_lines(table: Session, lang: str = "en") -> None:
    """A person at the first seat plays to the end, and no rule fails."""
    out = io.StringIO()
    Plain(table, Person(table), out).run()
    assert ENDING[lang] in out.getvalue()
    assert FAULT[lang] not in out.getvalue()


def play_and_save(table: Session, seed: int, folder: Path, often: float, most: int = 100_000) -> None:
    """Now and then the game is kept and opened again: it is the same, and so is its log."""
    random, file = Random(seed), folder / "game.json"
    for _ in range(most):
        if table.over:
            break
        seat = random.choice(table.asked)
        table.answer(random.choice(table.game.question.moves(seat)))
        if random.random() < often:
            table.save(file)
            loaded = Session.load(file)
            assert loaded.game.save() == table.game.save()
            assert loaded.log.lines == table.log.lines


def question_said(game: Game, teller: Teller, clean: Callable[[str], str]) -> list[str]:
    """Prompt, labels and reasons, all clean; no two legal options of a seat are called the same."""
    asking, w = game.question, game.world
    card = card_of(w, asking.by)
    said = [clean(teller.prompt(asking, w))]
    for seat in asking.seats:
        labels: dict[str, str] = {}
        for option in asking.explained(seat):
            label = clean(teller.option(asking.tag, option, w, card))
            said.append(label)
            said += [clean(teller.block(block, w).rpartition(" (")[0]) for block in option.blocks]
            if not option.blocks:
                assert labels.setdefault(label, option.key) == option.key, f"two options are called {label!r}"
    return said
