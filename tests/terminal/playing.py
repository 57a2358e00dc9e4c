"""Whole games at the terminal, for every game alike."""

import io
import re
from collections import Counter
from collections.abc import Collection, Mapping
from pathlib import Path
from random import Random

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Question
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of
from holdfast.terminal.plain import PlainApp
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
        numbers = {option.key: number for number, option in self.table.numbers(seat).items()}
        return f"{numbers[move.key]}\n"


def play_in_plain_lines(table: Session, lang: str = "en") -> str:
    """A person at the first seat plays to the end, and no rule fails; what was told."""
    out = io.StringIO()
    PlainApp(table, Person(table), out).run()
    told = out.getvalue()
    assert ENDING[lang] in told
    assert FAULT[lang] not in told
    return told


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


class Said:
    """A game in the words of the terminal, in three languages; `raw` is what must never show in them."""

    def __init__(self, definition: GameDefinition, raw: str, often: int) -> None:
        self.definition = definition
        self.raw = re.compile(raw)
        self.often = often
        """A question is said so many times in a game; then it is known."""
        self.tellers = {lang: Localizer(definition, lang, definition.content()) for lang in LANGUAGES}
        self.sources = [file.read_text(encoding="utf-8") for file in definition.folder.rglob("*.py")]

    def clean(self, text: str) -> str:
        assert not self.raw.search(text), f"a raw word shows in {text!r}"
        return text

    def question(self, game: Game, localizer: Localizer) -> list[str]:
        """Prompt, labels and reasons, all clean; no two legal options of a seat are called the same."""
        asking, w = game.question, game.world
        card = card_of(w, asking.by)
        said = [self.clean(localizer.prompt(asking, w))]
        for seat in asking.seats:
            labels: dict[str, str] = {}
            for option in asking.explained(seat):
                label = self.clean(localizer.option(asking.tag, option, w, card))
                said.append(label)
                said += [self.clean(localizer.block(block, w).rpartition(" (")[0]) for block in option.blocks]
                if not option.blocks:
                    assert labels.setdefault(label, option.key) == option.key, f"two options are called {label!r}"
        return said

    def board(self, game: Game, localizer: Localizer, seat: int = 0) -> list[str]:
        lines = self.definition.display.board(localizer, game.view(seat))
        assert max([len(line) for line in lines], default=0) <= 100
        return [self.clean(line) if line.strip() else line for line in lines]

    def play(self, game: Game, random: Random, most: int, never: Collection[str] = ()) -> int:
        """Any answers but some, so many at most; questions are said in all languages, and the board at each first one."""
        met: Counter[str] = Counter()
        for step in range(most):
            if game.over:
                return step
            asking = game.question
            met[asking.tag] += 1
            for teller in self.tellers.values():
                if met[asking.tag] <= self.often:
                    self.question(game, teller)
                if met[asking.tag] == 1:
                    self.board(game, teller, random.randrange(game.players))
            seat = random.choice(asking.seats)
            some = asking.moves(seat) if random.random() < 0.9 else asking.options_for(seat)
            game.choose(random.choice([option for option in some if option.key not in never] or some))
        return most

    def unasked(self, lang: str, registry: Mapping[str, type], least: int) -> list[str]:
        """Kinds of questions without a prompt."""
        tags = [tag for tag, kind in registry.items() if issubclass(kind, Question)]
        assert len(tags) >= least
        return [tag for tag in tags if not self.tellers[lang].has(f"ask-{tag}")]

    def unreasoned(self, lang: str, least: int) -> list[str]:
        """Refusals in the game's sources without words."""
        blocks = re.compile(r'(?:needs|block)\([^"]*"[A-Z]{2}-\d+",\s*"([a-z-]+)"')
        refusals = {says for source in self.sources for says in blocks.findall(source)}
        assert len(refusals) >= least
        return [says for says in sorted(refusals) if not self.tellers[lang].has(f"no-{says}")]
