"""Answers in words that are kept while what they rest on stays are those that would be made anew."""

from random import Random

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.game import Game
from holdfast.tables.presenters.option_cache import Held
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.presenters.read_tracking import EVERYTHING, Noting, Posing, changed, reading, reads_of
from holdfast.tables.services.texts import localizer_for, table_texts

ANSWERS = 60


def tellings(game: Game) -> list[SeatPresenter]:
    content = game.world.content
    return [
        SeatPresenter(
            game,
            localizer_for(game.definition, LANGUAGES[seat % len(LANGUAGES)], content),
            table_texts(LANGUAGES[0]),
            seat,
        )
        for seat in game.asked
    ]


@pytest.mark.parametrize("name", holdfast.GAMES)
def test_what_is_kept_is_what_would_be_said_anew(name: str) -> None:
    definition: GameDefinition = holdfast.definition(name)
    random = Random(name)
    held, several = Held(), 0
    game = definition.new(4, {}, 1)
    for _ in range(ANSWERS):
        if game.over:
            held, game = Held(), definition.new(4, {}, random.getrandbits(32))
        asking = game.question
        several += len(asking.seats) > 1
        for telling in tellings(game):
            assert telling.seat is not None
            kept = [(told.plain, told.cards) for told in telling.options(asking, telling.seat, held)]
            assert kept == [(told.plain, told.cards) for told in telling.options(asking, telling.seat)]
        game = game.copy(journal=True)
        seat = random.choice(game.asked)
        game.choose(random.choice(game.menu(seat)).key, seat)
    assert several or name != "robinson"


def test_fields_are_noted_also_where_methods_read_them() -> None:
    w = holdfast.new("robinson", 4).world
    noted = reading(w)
    assert isinstance(noted, type(w))
    assert noted.size("hunting") == w.size("hunting")
    assert noted._reads == 1 << type(w).__struct_fields__.index("zones")
    with pytest.raises(AttributeError):
        noted.players = 3


def test_who_looks_beside_the_world_has_read_everything() -> None:
    game = holdfast.new("robinson", 4)
    noting = Noting(game)
    posing = Posing(noting, game.question)
    assert posing.tag == game.question.tag
    assert not noting.world._reads
    assert posing.seats == game.question.seats
    assert noting.world._reads == EVERYTHING
    assert reads_of(game) == EVERYTHING
    assert changed(game.world, game.world.copy()) & EVERYTHING


def test_the_order_of_a_dictionary_counts_as_a_change() -> None:
    before = holdfast.new("robinson", 4).world
    after = before.copy()
    assert changed(before, after) == 1 << len(type(before).__struct_fields__)
    after.zones = dict(reversed(after.zones.items()))
    assert changed(before, after) & 1 << type(before).__struct_fields__.index("zones")
