"""The list of answers in plain lines: groups, numbers that do not shift, maps and plans that are shown whole."""

import io
from types import SimpleNamespace
from typing import cast

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Cause, Effect
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.text.localizer import Localizer, sentence
from holdfast.games import on_the_shelf
from holdfast.games.robinson.things.inventions import DiscardInventions
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.terminal.line_layout import parts
from holdfast.terminal.numbered_options import NumberedOptions
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.session import Session
from tests.terminal.playing import play_in_plain_lines

GAMES = sorted(on_the_shelf())


def planning(seed: int = 5) -> Session:
    table = Session.new(holdfast.definition("robinson"), 2, {}, seed)
    while table.game.question.tag != "planning":
        if not table.pass_window():
            table.answer(table.options(table.asked[0])[0])
    return table


def numbers(table: Session, seat: int = 0) -> dict[str, int]:
    return {option.key: number for number, option in table.numbers(seat).items()}


def told(table: Session, *lines: str, terse: bool = False, keys: bool = False) -> str:
    out = io.StringIO()
    PlainApp(table, io.StringIO("".join(f"{line}\n" for line in lines)), out, terse, keys).run()
    return out.getvalue()


def test_numbers_do_not_shift_while_one_plans():
    table = planning()
    before = numbers(table)
    table.answer(table.find("explore:N1", 0))
    after = numbers(table)
    kept = before.keys() & after.keys()
    assert len(kept) > 5
    assert {key: before[key] for key in kept} == {key: after[key] for key in kept}
    new = after.keys() - before.keys()
    assert min(after[key] for key in new) > max(before.values())
    table.undo()
    assert numbers(table) == before


def the_same_as_far_as_it_is_there(before: dict[str, int], after: dict[str, int]) -> bool:
    kept = before.keys() & after.keys()
    assert len(kept) > 5
    new = [number for key, number in after.items() if key not in before]
    return {key: before[key] for key in kept} == {key: after[key] for key in kept} and min(new, default=99) > len(
        before
    )


def test_numbers_do_not_shift_when_an_item_is_used_while_one_plans():
    """What the Item asks is another list; then planning goes on as it was."""
    table = planning(seed=0)
    begun = numbers(table)
    table.answer(table.find("explore:N1", 0))
    before = numbers(table)
    assert min(before.values()) > 1 or before != begun, "the plan has left gaps"
    table.answer(table.find("use:pipe-and-tobacco", 0))
    assert table.game.question.tag == "share"
    assert min(numbers(table, table.asked[0]).values()) == 1, "another question begins at one"
    while table.game.question.tag == "share":
        table.answer(table.options(table.asked[0])[0])
    after = numbers(table)
    assert the_same_as_far_as_it_is_there(before, after)
    assert "explore:N1" not in after


def test_numbers_do_not_shift_when_another_seat_is_looked_at():
    table = planning()
    table.listed(0)
    table.answer(table.find("explore:N1", 0))
    before = numbers(table)
    assert numbers(table, 1)
    assert numbers(table) == before


def test_numbers_do_not_shift_when_a_turn_goes_on_after_a_free_act():
    """US-359: discarding costs nothing and asks what; then the turn goes on."""
    table = Session.new(holdfast.definition("under_our_sun"), 2, {"characters": "random"}, 3)
    while table.game.question.tag != "take-turn":
        table.answer(table.find("pass", table.asked[0]))
    seat = table.asked[0]
    table.listed(seat)
    table.answer(table.find("explore:0,1" if "explore:0,1" in numbers(table, seat) else "refill", seat))
    before = numbers(table, seat)
    table.answer(table.find("discard", seat))
    assert table.game.question.tag == "discard"
    assert min(numbers(table, seat).values()) == 1
    while table.game.question.tag == "discard":
        table.answer(table.options(seat)[0])
    assert the_same_as_far_as_it_is_there(before, numbers(table, seat))


def test_the_next_turn_begins_at_one():
    """US-202: the same question to the same Character, in another phase."""
    table = Session.new(holdfast.definition("under_our_sun"), 2, {"characters": "random"}, 3)
    while table.game.question.tag != "take-turn":
        table.answer(table.find("pass", table.asked[0]))
    seat, phase = table.asked[0], table.game.world.phase
    table.listed(seat)
    while table.game.world.phase == phase:
        asked = table.asked[0]
        keys = numbers(table, asked)
        table.answer(table.find("wait" if "wait" in keys else next(iter(keys)), asked))
    while table.asked != (seat,) or table.game.question.tag != "take-turn":
        table.answer(table.options(table.asked[0])[0])
    found = sorted(numbers(table, seat).values())
    assert found == list(range(1, len(found) + 1))


def test_what_is_given_up_one_after_another_keeps_its_number():
    answers, options = NumberedOptions(), [Option(f"discard:{key}", 0) for key in "abcd"]

    def shown(effect: Effect, left: list[Option]) -> dict[str, int]:
        asking = SimpleNamespace(effect=effect, by=Cause(), options_for=lambda seat: left)
        [group] = answers.listed(cast(OpenQuestion, asking), 0, 1, holdfast.definition("robinson"))
        return {option.key: number for number, option in group.answers}

    assert shown(DiscardInventions(2), options) == {f"discard:{key}": n for n, key in enumerate("abcd", 1)}
    assert shown(DiscardInventions(1), options[1:]) == {f"discard:{key}": n for n, key in enumerate("bcd", 2)}
    assert shown(Window("dice"), options[1:])["discard:b"] == 1


def test_what_is_new_stands_at_the_end_of_its_group():
    table = planning()
    table.listed(0)
    table.answer(table.find("explore:N1", 0))
    for group in table.listed(0):
        found = [number for number, _ in group.answers]
        assert found == sorted(found)


def test_the_same_action_by_another_hand_stands_under_it():
    table = Session.new(holdfast.definition("robinson"), 1, {}, 5)
    while table.game.question.tag != "planning":
        if not table.pass_window():
            table.answer(table.options(0)[0])
    shown = told(table, keys=True)
    assert shown.count("Exploring N1") == 1
    under = next(line for line in shown.splitlines() if "[both:explore:N1]" in line)
    assert under.startswith("    ")
    assert "Friday" in under
    assert "[friday:explore:N1]" in under
    assert numbers(table).keys() == {option.key for option in table.options(0)}


def test_another_question_begins_at_one():
    table = planning()
    numbers(table)
    for seat in (0, 1):
        table.answer(table.find("ready", seat))
    if not table.over:
        assert min(numbers(table, table.asked[0]).values()) == 1


def test_a_long_list_has_the_headings_of_the_rulebook_in_its_order():
    table = planning()
    names = [group.name for group in table.listed(0)]
    groups = [*table.definition.display.groups, ""]
    assert names == sorted(names, key=groups.index)
    assert {"threat", "build", "explore", "arrange"} <= set(names)
    shown = told(table)
    assert shown.index("\nThreats and wreckage:\n") < shown.index("\nBuilding") < shown.index("\nExploring")


def test_dice_that_all_answers_of_a_group_throw_are_told_once():
    """RC-441: from three on, over the group; each way to answer has its own."""
    shown = told(planning(seed=1))
    heading = next(line for line in shown.splitlines() if line.startswith("Building – "))
    dice = "Action dice: success 67 %, a Wound 67 %, an Adventure 50 %"
    assert heading == f"Building – {dice}; with both pawns: success 100 %:"
    under = shown.partition(heading)[2].partition("\nExploring")[0]
    assert "%" not in under


def test_a_short_list_has_none():
    table = Session.new(holdfast.definition("robinson"), 2, {}, 5)
    assert [group.name for group in table.listed(0)] == [""]


@pytest.mark.parametrize("game", GAMES)
def test_every_group_has_a_heading_and_no_deed_two_groups(game):
    kind = holdfast.definition(game)
    deeds = [deed for group in kind.display.groups.values() for deed in group]
    assert len(deeds) == len(set(deeds))
    for lang in LANGUAGES:
        teller = Localizer(kind, lang)
        assert all(teller.has(f"group-{name}") for name in kind.display.groups)


def test_a_number_that_is_gone_is_refused():
    table = planning()
    gone = numbers(table)["threat:right:one"]
    shown = told(table, str(gone), str(gone))
    assert f"There is no answer {gone} now" in shown


def test_a_map_and_a_plan_are_one_part():
    hexes = [" /  \\", "/    \\", "\\    /", " \\__/"]
    boxes = ["+---+", "| a |", "+---+"]
    board = ["Camp: here", *hexes, "Food: 1", "    and more", *boxes, "Planned: rest", "Planned: hunt", "Deck: 3"]
    assert parts(board) == [
        "Camp: here",
        "\n".join(hexes),
        "Food: 1\n    and more",
        "\n".join(boxes),
        "Planned: rest\nPlanned: hunt",
        "Deck: 3",
    ]


def test_a_drawn_card_is_read_out_once_unless_terse():
    shown, terse = (
        told(Session.new(holdfast.definition("robinson"), 1, {}, 5), "1", "ready", terse=on) for on in (False, True)
    )
    table = Session.new(holdfast.definition("robinson"), 1, {}, 5)
    items = [card for line in table.log.lines for card in table.cards(line)]
    assert items
    for card in items:
        flavour = card.flavour["en"][:30]
        assert shown.count(flavour) == 1
        assert flavour not in terse


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_out_are_decks_of_the_game(game):
    kind = holdfast.definition(game)
    assert kind.text.read_out
    assert kind.text.read_out <= kind.components.decks.keys()


@pytest.mark.parametrize(
    ("lang", "explore", "charge"),
    [
        ("en", "Explore unknown land", "Charge into unknown land"),
        ("it", "Esplorare la terra ignota", "Irrompere nella terra ignota"),
        ("es", "Explorar tierra desconocida", "Cargar hacia tierra desconocida"),
    ],
)
def test_answers_that_are_alike_but_for_the_direction_stand_in_one_row(lang: str, explore: str, charge: str):
    """US-312, US-331: one row for exploring and one for charging, not twelve lines; each answer keeps its number."""
    table = Session.new(holdfast.definition("under_our_sun"), 2, {"characters": "random"}, 3, lang=lang)
    while table.game.question.tag != "take-turn":
        table.answer(table.find("pass", table.asked[0]))
    seat = table.asked[0]
    wanted = numbers(table, seat)
    lines = told(table, keys=True).splitlines()
    for head, words in (("explore", explore), ("charge", charge)):
        [row] = [line for line in lines if line.startswith(words)]
        keys = [key for key in wanted if key.startswith(f"{head}:")]
        assert len(keys) == 6
        assert all(f"{wanted[key]}. " in row and f"[{key}]" in row for key in keys)
    assert not [line for line in lines if "[explore:" in line and not line.startswith(explore)]


@pytest.mark.rule("US-036")
def test_a_direction_has_the_same_number_on_every_tile() -> None:
    """1 to 6 clockwise from north to explore or move, 7 to 12 to charge or sneak; other answers come after them."""
    table = Session.new(holdfast.definition("under_our_sun"), 2, {"characters": "random"}, 3)
    heads = {"explore": 0, "move": 0, "charge": 6, "sneak": 6}
    moved, stood = 0, ""
    for _ in range(400):
        if table.over or moved > 3:
            break
        seat, w = table.asked[0], table.game.world
        shown = numbers(table, seat)
        if table.game.question.tag == "take-turn":
            around = neighbours(w.pos[w.turn])
            ways = {key: n for key, n in shown.items() if key.partition(":")[0] in heads}
            for key, number in ways.items():
                head, _, pos = key.partition(":")
                assert number == heads[head] + around.index(pos) + 1
            assert min((n for key, n in shown.items() if key not in ways), default=13) > 12
            moved, stood = moved + (w.pos[w.turn] != stood), w.pos[w.turn]
        wanted = [key for key in shown if key.startswith("move:")] or [key for key in shown if key == "explore:0,1"]
        table.answer(table.find(wanted[0] if wanted else table.game.moves(seat)[0].key, seat))
    assert moved > 3


@pytest.mark.parametrize(
    ("lang", "ways"),
    [
        (
            "en",
            "5. together with Arica, without the Shovel [dig-with:a3:arica] · "
            "6. together with Bruno, without the Shovel [dig-with:a3:bruno]",
        ),
        (
            "it",
            "5. in due, con Arica, senza la Pala [dig-with:a3:arica] · "
            "6. in due, con Bruno, senza la Pala [dig-with:a3:bruno]",
        ),
        (
            "es",
            "5. entre dos, con Arica, sin la Pala [dig-with:a3:arica] · "
            "6. entre dos, con Bruno, sin la Pala [dig-with:a3:bruno]",
        ),
    ],
)
def test_whoever_helps_to_dig_stands_in_one_line_under_the_place(lang: str, ways: str) -> None:
    table = Session.new(holdfast.definition("this_war"), 1, {}, 0, lang)
    while table.game.question.tag != "assign":
        table.answer(table.game.moves(table.asked[0])[0])
    lines = [line for group in table.listed(0) for line in group.told(table, keys=True)]
    under = next(i for i, line in enumerate(lines) if line.endswith("[dig:a3]")) + 1
    assert lines[under].strip() == ways


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_game_ended_is_told_once_and_without_a_code(lang: str) -> None:
    table = Session.new(holdfast.definition("robinson"), 1, {}, 5, lang)
    table.game.world.wounds[0] = table.game.world.life(0) - 1
    shown = play_in_plain_lines(table, lang)
    assert table.over
    why, rule = table.ending()
    assert shown.count(sentence(why)) == 1
    assert rule not in shown
    assert sentence(why) in [sentence(line) for line in table.lines()], "the log keeps it"
