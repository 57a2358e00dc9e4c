"""All voters answer in any order; a sealed vote is nobody else's before the last, and a tie goes as the rule says."""

from itertools import permutations

import pytest

from holdfast.core.engine.effects import Ballot, Tally
from holdfast.core.state.world import BallotResult
from tests.core.stories import Ear, do, planning
from tests.core.toy import Note

COUNT = Tally((("sail", (Note("sail"),)), ("drift", (Note("drift"),))), tie=(Note("tie"),))


def vote(*votes, sealed=True, count=COUNT):
    game = do(planning(), Ballot((0, 1, 2)[: len(votes)], ("sail", "drift"), sealed=sealed), count)
    for seat, choice in enumerate(votes):
        game.choose(choice, seat)
    return game


@pytest.mark.parametrize(
    ("votes", "note"),
    [(("sail", "sail", "drift"), "sail0"), (("drift", "sail", "drift"), "drift0"), (("sail", "drift"), "tie0")],
)
def test_what_most_chose_happens(votes, note):
    assert vote(*votes).world.notes == (note,)


def test_a_tie_goes_to_the_breaker_if_he_voted_for_one_of_the_best():
    count = Tally(COUNT.outcomes, tie=COUNT.tie, breaker=1)
    assert vote("sail", "drift", count=count).world.notes == ("drift0",)


def test_without_voters_it_is_a_tie():
    assert do(planning(), Ballot((), ("sail", "drift")), COUNT).world.notes == ("tie0",)


def test_the_order_of_votes_does_not_matter():
    worlds = []
    for order in permutations(range(3)):
        game = do(planning(), Ballot((0, 1, 2), ("sail", "drift")), Note("counted"))
        for seat in order:
            assert seat in game.question.seats
            game.choose("sail" if seat else "drift", seat)
        assert game.world.laid == [BallotResult(((0, "drift"), (1, "sail"), (2, "sail")))]
        worlds.append(game.world)
    assert all(world == worlds[0] for world in worlds)


def test_a_sealed_vote_shows_to_its_owner_only():
    one, other = (do(planning(), Ballot((0, 1), ("sail", "drift"))) for _ in range(2))
    one.choose("sail", 0)
    other.choose("drift", 0)
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.journal[-1].seen_by(1) == other.journal[-1].seen_by(1)
    assert one.journal[-1].seen_by(0).key == "sail"


def test_an_open_vote_is_read_by_all():
    game = do(planning(), Ballot((0, 1), ("sail", "drift"), sealed=False), COUNT)
    game.choose("drift", 1)
    assert [game.journal[-1].seen_by(seat).key for seat in (0, 1, None)] == ["drift"] * 3


def test_observers_hear_that_a_vote_is_secret():
    game = do(planning(), Ballot((0, 1), ("sail", "drift")), COUNT)
    ear = game.watch(Ear())
    game.choose("drift", 1)
    assert [(entry.key, entry.secret) for entry, _ in ear.answers] == [("drift", True)]
