"""An answer the rules do not allow is refused with its reasons, and nothing has changed."""

import pytest

import holdfast
from holdfast.core.engine.menu import Refused
from tests.core.stories import keys, new, planning, wander


def refused(game, *answer):
    before = game.save()
    with pytest.raises(Refused) as caught:
        game.choose(*answer)
    assert game.save() == before
    return caught.value


def test_an_unknown_key():
    error = refused(planning(), "fly", 0)
    assert [(block.rule, block.says, block.args) for block in error.blocks] == [
        ("HF-01", "no-such-option", (("key", "fly"),))
    ]
    assert str(error) == "fly: HF-01 (no-such-option, key fly); nothing was changed"


def test_a_very_long_key_is_not_repeated_at_length():
    assert len(str(refused(planning(), "x" * 100_000, 0))) < 300


def test_a_blocked_key_names_the_rule_that_forbids_it():
    game = planning()
    game.world.wood = 0
    game.run()
    error = refused(game, "put:build", 0)
    assert [(block.rule, block.says, block.args) for block in error.blocks] == [("TY-03", "wood", (("n", 1),))]
    assert game.explain("put:build", 0) == error.blocks
    assert game.explain("put:fish", 0) == ()


def test_a_seat_that_is_not_asked():
    game = planning()
    game.choose("put:fish", 0)
    game.choose("ready", 0)
    error = refused(game, "put:fish", 0)
    assert (error.blocks[0].rule, dict(error.blocks[0].args)) == ("HF-02", {"seat": 1, "asked": "2, 3"})
    assert refused(game, "put:fish", 99).blocks[0].rule == "HF-02"


def test_an_option_of_an_earlier_question():
    game = planning()
    option = game.question.options_for(0)[0]
    game.choose(option)
    assert refused(game, option).blocks[0].rule == "HF-01"


def test_an_explained_option_that_is_blocked():
    game = planning()
    [ready] = [option for option in game.question.explained(0) if option.key == "ready"]
    assert refused(game, ready).blocks == ready.blocks
    assert [block.rule for block in ready.blocks] == ["TY-04"]


def test_after_the_end():
    game = wander(new(seed=1), 1)
    assert game.over
    assert refused(game, "ready", 0).blocks[0].rule == "HF-05"
    assert game.explain("ready")[0].says == "game-over"
    with pytest.raises(Refused):
        _ = game.question


def test_the_plain_menu_is_the_explained_one_without_what_is_blocked():
    for seed in range(20):
        game = wander(new(seed=seed), seed, answers=seed)
        if not game.over:
            for seat in game.question.seats:
                legal = [option.key for option in game.question.explained(seat) if not option.blocks]
                assert legal == keys(game, seat)


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (4, {}, "toy is for 1 to 3 players, not 4"),
        (2, {"see": "calm"}, "toy has no option 'see'; it has language, sea"),
        (2, {"sea": "high"}, "option sea of toy is one of calm, rough, not 'high'"),
        (2, {"language": "fr"}, "option language of toy is one of en, it, es, not 'fr'"),
    ],
)
def test_a_wish_that_cannot_be_met(players, options, says):
    with pytest.raises(holdfast.UnknownName) as caught:
        new(players, **options)
    assert str(caught.value) == says


def test_a_game_that_does_not_exist():
    with pytest.raises(holdfast.UnknownName, match="there is no game 'chess'; there are "):
        holdfast.new("chess")


def test_a_move_by_its_place_is_the_option_at_that_place():
    game, same = planning(), planning()
    key = game.moves(0)[1].key
    game.move(0, 1)
    same.choose(key, 0)
    assert game.journal == same.journal


def test_a_move_of_a_seat_that_is_not_asked():
    game = planning()
    game.choose("put:fish", 0)
    game.choose("ready", 0)
    before = game.save()
    with pytest.raises(Refused, match="HF-02"):
        game.move(0, 0)
    assert game.save() == before
