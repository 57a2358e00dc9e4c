"""Long lists of answers in plain lines: in short, in full, or only those with some words; a number always means the same."""

import io
import re

import pytest

import holdfast
from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.terminal.line_layout import WIDTH
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.plain.option_list import SCREEN, Listing, has, height
from holdfast.terminal.plain.option_rows import brief, paragraph, similar, unbracketed
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts

LONG = {"robinson": "planning", "naufragos": "place-pawn", "this_war": "assign", "under_our_sun": "take-turn"}


def at_a_long_list(game: str, lang: str, least: int = 24) -> Session:
    """The first time that somebody has so many answers to the question of this game that has most."""
    for seed in range(1, 9):
        table = Session.new(holdfast.definition(game), 2, {}, seed, lang)
        friend = make_bot("friend", seed)
        for _ in range(400):
            if table.over:
                break
            seat = table.game.asked[0]
            if table.game.question.tag == LONG[game] and len(table.options(seat)) >= least:
                return table
            table.answer(friend.choose(Perspective(table.game, seat)))
    raise AssertionError("no list is long")


def listing(table: Session, keys: bool = False) -> Listing:
    return Listing(table, TerminalTexts(table.localizer.lang), table.game.asked[0], keys)


def numbers_in(lines: list[str]) -> set[int]:
    return {int(number) for line in lines for number in re.findall(r"(?:^|(?<= ))(\d+)\. ", line)}


def told(table: Session, *lines: str) -> str:
    out = io.StringIO()
    PlainApp(table, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(LONG))
def test_every_answer_has_its_number_in_every_way_of_telling(game: str, lang: str) -> None:
    table = at_a_long_list(game, lang)
    shown = listing(table)
    numbers = set(table.numbers(shown.seat))
    assert numbers <= numbers_in(shown.whole())
    assert numbers <= numbers_in(shown.short())
    assert height(shown.short()) <= max(height(shown.whole()), SCREEN)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_beyond_a_screen_is_told_in_short_and_says_how_to_see_more(lang: str) -> None:
    table = at_a_long_list("robinson", lang, 44)
    shown = listing(table)
    assert height(shown.short()) < 0.7 * height(shown.whole())
    word = TerminalTexts(lang).say("command-list")
    assert word in shown.short()[-1]
    assert all(word not in line for line in shown.whole())
    assert max(len(line) for line in shown.short() if line.startswith("    ")) <= WIDTH
    assert listing(table, keys=True).short() == listing(table, keys=True).whole(), "who writes keys down sees all"


@pytest.mark.parametrize(("lang", "word"), [("en", "wood"), ("it", "legna"), ("es", "madera")])
def test_a_word_lists_the_answers_that_have_it_and_nothing_changes(lang: str, word: str) -> None:
    table = at_a_long_list("robinson", lang)
    seat, before = table.game.asked[0], table.game.save()
    found = listing(table).with_words(word.upper())
    kept = numbers_in(found[1:])
    assert 0 < len(kept) < len(table.numbers(seat))
    for number, option in table.numbers(seat).items():
        assert number in kept or not has(table.label(option), [word])
    assert "\n".join(found[1:]) in told(table, f"seat {seat + 1}", word)
    assert table.game.save() == before


def test_a_heading_opens_its_group() -> None:
    table = at_a_long_list("robinson", "en")
    group = next(group for group in table.listed(table.game.asked[0]) if group.name == "build")
    assert {number for number, _ in group.answers} <= numbers_in(listing(table).with_words("building"))


def test_list_tells_all_in_full_and_list_with_words_some() -> None:
    table = at_a_long_list("robinson", "en", 44)
    seat = f"seat {table.game.asked[0] + 1}"
    whole = "\n".join(listing(table).whole())
    assert whole not in told(table, seat)
    for said in ("list", "all"):
        assert whole in told(table, seat, said)
    assert "\n".join(listing(table).with_words("rest")) in told(table, seat, "list rest")


def test_what_is_only_not_allowed_now_is_found_with_its_reason() -> None:
    table = Session.new(holdfast.definition("robinson"), 1, {}, 5)
    while table.game.question.tag != "planning":
        table.answer(table.game.moves(0)[0])
    found = listing(table).with_words("roof")
    assert found[0] == "Blocked now:"
    assert "Shelter" in found[1]


def test_words_that_no_answer_has_are_not_understood() -> None:
    table = at_a_long_list("robinson", "en")
    assert listing(table).with_words("zeppelin") == []
    assert listing(table).with_words("a") == []
    assert "There is no option “zeppelin”" in told(table, "zeppelin")
    assert "No answer contains “zeppelin”" in told(table, "list zeppelin")


def test_names_are_short_and_what_they_share_is_said_once() -> None:
    assert (
        brief("Building: Roof (3 wood, 1–2 pawns): Roof +1, keeps off one cloud")
        == "Building: Roof (3 wood, 1–2 pawns)"
    )
    names = ["Building: Knife (1–2 pawns)", "Building: Roof (3 wood, 1–2 pawns)"]
    assert similar([name.split() for name in names]) == 1
    assert unbracketed("Building", ["Knife (1–2 pawns)", "Roof (3 wood, 1–2 pawns)"]) == (
        "Building (1–2 pawns)",
        ["Knife", "Roof (3 wood)"],
    )
    same = ["Dig: Rubble (A3)", "Dig: Rubble (C2)"]
    assert similar([name.split() for name in same]) == 1, "they differ in their brackets"
    assert paragraph("Take", ["1. a", "2. b"]) == ["    Take: 1. a · 2. b"]
