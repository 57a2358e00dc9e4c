"""A copy is the same position and a life of its own; an imagined world keeps all that its seat knows."""

from collections import Counter

import pytest

import holdfast
from holdfast.core.engine.effects import Ballot, Throw
from tests.core.stories import card, deal, do, keys, new, planning, wander
from tests.core.toy import Note, Scout


def all_places(w):
    """Every card once: in a zone or in its pool."""
    return sorted([c for z in w.zones.values() for c in z.entries() if c >= 0] + [c for p in w.pools for c in p])


def masks(w):
    """Per zone and place, who knows the card there."""
    return {name: [w.seen[c] if c >= 0 else 0 for c in z.entries()] for name, z in w.zones.items()}


def positions(games=12):
    for seed in range(games):
        game = wander(new(players=1 + seed % 3, seed=seed), seed, answers=4 * seed)
        if not game.over:
            yield game


def test_a_copy_is_equal_and_has_the_same_future():
    for game in positions():
        copy = game.copy(journal=True)
        assert copy.save() == game.save()
        assert wander(copy, 1).save() == wander(game, 1).save()


def test_what_happens_in_a_copy_does_not_happen_in_the_original():
    for game in positions():
        before, options = game.save(), [option.key for option in game.question.options]
        wander(game.copy(), 2)
        wander(game.copy(seed=3), 2)
        imagined = game.copy(seed=4, journal=True)
        imagined.resample(0)
        wander(imagined, 2)
        assert game.save() == before
        assert [option.key for option in game.question.options] == options


def dice(game):
    return do(game, Throw("many", (6,) * 20), Note("")).world.laid[-1].faces


def test_a_copy_with_a_seed_has_another_future_and_always_the_same_one():
    game = planning()
    futures = [dice(game.copy(seed=seed)) for seed in (1, 2, 3)]
    assert len({dice(game.copy()), *futures}) == 4
    assert dice(game.copy(seed=2)) == futures[1]
    assert dice(game.copy()) == dice(game)


def test_a_copy_with_a_seed_does_not_know_what_was_dictated():
    game = planning()
    game.dictate(dice=[5] * 20, draws=["sea/leak"])
    assert dice(game.copy(seed=1)) != (5,) * 20
    assert dice(game.copy()) == (5,) * 20


def test_a_copy_keeps_no_journal_unless_wished():
    game = wander(new(seed=1), 1, answers=5)
    assert game.copy().journal is None
    assert game.copy().undo() is False
    copy = game.copy(journal=True)
    copy.choose(copy.question.options[0])
    assert len(copy.journal) == len(game.journal) + 1


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_imagined_world_looks_the_same_to_its_seat(seat):
    for game in positions(30):
        if seat is not None and seat >= game.players:
            continue
        imagined = game.copy(seed=7)
        imagined.resample(seat)
        again = {"asked": list(imagined.question.seats)}  # sealed votes are asked for again
        assert imagined.view(seat) == game.view(seat) | (again if game.question.tag == "ballot" else {})
        assert masks(imagined.world) == masks(game.world), "what others know stays known to them"
        assert all_places(imagined.world) == all_places(game.world) == list(range(18))
        if seat in game.question.seats:
            assert keys(imagined, seat) == keys(game, seat)


def test_an_imagined_world_differs_in_what_its_seat_cannot_know():
    game = planning()
    deal(game, "sea/rope", "hand-1")
    hands, roles = Counter(), Counter()
    for seed in range(60):
        imagined = game.copy(seed=seed)
        imagined.resample(0)
        w = imagined.world
        hands[w.content.cards[w.zones["hand-1"].top[0]].id] += 1
        roles[w.content.cards[w.zones["role-1"].top[0]].id] += 1
    assert len(hands) > 5
    assert set(roles) == {"sailor", "saboteur"}
    assert roles["sailor"] > roles["saboteur"], "two sailors and the saboteur are left"


def test_an_imagined_world_keeps_what_its_seat_knows():
    game = planning()
    rope = deal(game, "sea/rope", "hand-0")
    do(game, Scout(), seat=0)
    looked = game.world.zones["sea"].top
    for seed in range(20):
        imagined = game.copy(seed=seed)
        imagined.resample(0)
        assert imagined.world.zones["hand-0"].top == (rope,)
        assert imagined.world.zones["sea"].top == looked


def test_looked_at_cards_are_others_secrets():
    game = planning()
    do(game, Scout(), seat=1)
    tops = set()
    for seed in range(20):
        imagined = game.copy(seed=seed)
        imagined.resample(0)
        top = imagined.world.zones["sea"].top
        assert [imagined.world.seen[c] for c in top] == [0b10, 0b10]
        tops.add(top)
    assert len(tops) > 5


def test_sealed_votes_of_others_are_taken_back_and_asked_again():
    game = do(planning(), Ballot((0, 1, 2), ("sail", "drift")))
    game.choose("sail", 0)
    game.choose("drift", 1)
    for seat, asked in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1, 2)), (None, (0, 1, 2))):
        imagined = game.copy(seed=1)
        imagined.resample(seat)
        assert imagined.question.seats == asked
    assert game.question.seats == (2,)


def test_open_votes_stay():
    game = do(planning(), Ballot((0, 1), ("sail", "drift"), sealed=False))
    game.choose("sail", 0)
    imagined = game.copy(seed=1)
    imagined.resample(1)
    assert imagined.question.seats == (1,)


def test_imagining_takes_nothing_that_was_dictated():
    game = planning()
    game.dictate(draws=["sea/leak"])
    imagined = game.copy()
    imagined.resample(0)
    assert game.world.chance.wanted == ["sea/leak"]
    assert wander(imagined, 1).over


def test_a_finished_game_may_be_imagined_too():
    game = wander(new(seed=2), 2)
    game.resample(0)
    assert game.over


def test_cards_of_the_same_name_are_different_cards():
    game = planning()
    assert card(game, "sea/gull", 1) == card(game, "sea/gull") + 1
    assert game.world.content.cards[card(game, "sea/gull", 2)].id == "gull"


@pytest.mark.parametrize("game", holdfast.GAMES)
def test_a_world_changes_as_any_object_does(game):
    """msgspec's own way of setting a field is slower; it must not come back with a class that is made anew."""
    w = holdfast.new(game).world
    for it in (w, w.chance):
        assert type(it).__setattr__ is object.__setattr__
        with pytest.raises(AttributeError):
            it.nonsense = 1
