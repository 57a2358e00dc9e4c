"""Options that are kept encoded are those that would be made again."""

from random import Random

import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.game import Game
from holdfast.tables.presenters import question as presenter
from holdfast.tables.presenters.option_cache import OptionCache
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.services.texts import localizer_for, table_texts

ANSWERS = 60


def presenters(game: Game) -> list[SeatPresenter]:
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
def test_a_cached_option_is_the_one_that_would_be_encoded_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition: GameDefinition = holdfast.definition(name)
    random = Random(name)
    caches: dict[bool, OptionCache] = {}
    shared, several = True, 0
    monkeypatch.setattr(
        presenter,
        "option_label",
        lambda _, content: caches.setdefault(True, OptionCache(content)) if shared else OptionCache(content),
    )
    game = definition.new(4, {}, 1)
    for _ in range(ANSWERS):
        if game.over:
            game = definition.new(4, {}, random.getrandbits(32))
        asking = game.question
        several += len(asking.seats) > 1
        for seat_presenter in presenters(game):
            assert seat_presenter.seat is not None
            shared = True
            kept = seat_presenter.options(asking, seat_presenter.seat)
            shared = False
            assert kept == seat_presenter.options(asking, seat_presenter.seat)
        game = game.copy(journal=True)
        seat = random.choice(game.asked)
        game.choose(random.choice(game.menu(seat)).key, seat)
    assert several or name != "robinson"
    assert caches
