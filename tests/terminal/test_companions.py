"""What companions did before a person is asked again, in plain lines: together, the ordinary in one sentence, all of it."""

import io

import pytest

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import sentence
from holdfast.core.text.log import LogEntry
from holdfast.games import on_the_shelf
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.plain.bot_summaries import NOBODY, BotSummaries, SpokenLine, between, join
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts


def company(game: str, lang: str = "en", seed: int = 3) -> Session:
    table = Session.new(holdfast.definition(game), 3, {}, seed, lang)
    table.seat({1: "friend", 2: "friend"})
    return table


class Friend(io.StringIO):
    """A person who answers like a friend, so many times; then some commands."""

    def __init__(self, table: Session, answers: int, *commands: str) -> None:
        super().__init__()
        self.table, self.left, self.commands, self.mind = table, answers, list(commands), make_bot("friend", 7)

    def readline(self, size: int | None = -1, /) -> str:
        if self.table.over or not self.left:
            return f"{self.commands.pop(0)}\n" if self.commands else ""
        self.left -= 1
        return f"{self.mind.choose(Perspective(self.table.game, self.table.asked[0])).key}\n"


def told(table: Session, answers: int, *commands: str) -> str:
    out = io.StringIO()
    PlainApp(table, Friend(table, answers, *commands), out).run()
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_companion_plans_is_one_sentence(lang: str) -> None:
    shown = " ".join(told(company("robinson", lang), 0).split())
    assert {
        "en": "The Cook plans: Exploring S1, Arranging the Camp; is ready.",
        "it": "Il Cuoco pianifica: Esplorazione di S1, Sistemare il campo; ha finito di pianificare.",
        "es": "El Cocinero planifica: Exploración de S1, Ordenar el campamento; ha terminado de planificar.",
    }[lang] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_nothing_that_happened_is_left_out(game: str, lang: str) -> None:
    table = company(game, lang)
    shown = " ".join(told(table, 12).split()).casefold()
    companions = BotSummaries(table)
    for said in companions.read(0):
        if table.page(said.line) is not None or table.over:
            continue
        words = said.words.removesuffix(".")
        if said.joins:
            words = words.removeprefix(next(name for name in companions.names[said.seat] if words.startswith(name)))
            words = words.partition(": ")[2] or words
        assert " ".join(words.split()).casefold() in shown


def test_luck_others_and_cards_have_lines_of_their_own() -> None:
    table = company("under_our_sun")
    told(table, 6)
    companions = BotSummaries(table)
    lucky = set(table.past.lines_of_luck(table.game.journal or []))
    joined = [(n, said) for n, said in enumerate(companions.read(0)) if said.joins]
    assert joined
    for n, said in joined:
        assert n not in lucky
        assert said.seat in table.bots
        assert not table.cards(said.line)
        assert all(name not in said.words for seat in {0, 1, 2} - {said.seat} for name in companions.names[seat])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_more_tells_the_last_block_line_by_line_and_changes_nothing(lang: str) -> None:
    table = company("naufragos", lang)
    shown = told(table, 4, TerminalTexts(lang).say("command-more")).rpartition("> ")[0].rpartition("> ")[2]
    before = table.past.marks[max(n for n, entry in enumerate(table.game.journal or []) if entry.seat == 0)]
    lines = [sentence(line) for line in table.lines(before)]
    assert lines
    assert [line for line in shown.splitlines() if line in lines] == lines


def test_a_long_part_has_a_heading_and_a_short_one_none() -> None:
    shown = told(company("under_our_sun"), 6)
    assert "\n· Veteran ·\n" in shown
    assert "· Thickskin ·\nThickskin drinks 2 water" not in shown


def test_clauses_are_joined_and_the_same_words_not_said_twice() -> None:
    told = join("The Cook plans: Rest.", "plans: Rest.", "plans: Hunting.")
    assert told == "The Cook plans: Rest, Hunting."
    assert join(told, "plans: Hunting.", "is ready.") == "The Cook plans: Rest, Hunting; is ready."


def test_what_names_nobody_belongs_to_whose_lines_stand_around_it() -> None:
    def line(seat: int, words: str = "x") -> SpokenLine:
        return SpokenLine(LogEntry("x"), words, seat, False)

    def seats(*lines: SpokenLine) -> list[int]:
        return [said.seat for said in between(list(lines))]

    assert seats(line(1), line(NOBODY), line(1), line(NOBODY), line(2)) == [1, 1, 1, NOBODY, 2]
    assert seats(line(1), line(NOBODY, "— Night —"), line(1)) == [1, NOBODY, 1]
